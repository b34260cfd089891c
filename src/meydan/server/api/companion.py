"""For people with the real box: what a game came to that was played with it. Nothing is stored."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from meydan.companion.scoring import BadScore, Entry, Scored, score
from meydan.companion.sheets import SHEETS
from meydan.kernel.errors import BadOption, UnknownGame
from meydan.server.api import WRITING, refusals
from meydan.server.api.fields import MOST, Web
from meydan.server.guarding import account_of
from meydan.server.problems import Problem

Counted = Annotated[int, msgspec.Meta(ge=0, le=MOST)]


class EntryWish(msgspec.Struct, forbid_unknown_fields=True):
    """What one player has at the end: how many of each thing, by the names of the sheet; what is left out is none."""

    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    has: Annotated[dict[str, Counted], msgspec.Meta(max_length=100)] = {}


class ScoreWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who played, in the order of the seats, and with which boxes."""

    players: Annotated[list[EntryWish], msgspec.Meta(min_length=1, max_length=10)]
    options: dict[str, Any] = {}


@post(
    "/api/companion/score/{game:str}",
    status_code=200,
    summary="What a game with the real box came to",
    tags=["companion"],
    responses=refusals(*WRITING, "bad-option"),
)
async def score_of(request: Web, game: FromPath[str], data: JSONBody[ScoreWish]) -> Scored:
    """The sheet of a game like this, the ranking of what was entered, how points come about and what broke a tie."""
    request.app.state.limits.hit("replay", request, account_of(request))
    try:
        return score(game, data.options, [Entry(one.name, one.has) for one in data.players])
    except BadScore as error:
        raise Problem("bad-option", str(error), said=error.said) from None
    except (BadOption, UnknownGame, ValueError) as error:
        raise Problem("bad-option", str(error), allowed=sorted(SHEETS) if game not in SHEETS else ()) from None


HANDLERS = [score_of]
