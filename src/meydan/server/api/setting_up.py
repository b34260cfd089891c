"""How a real box is set up, for people who play at a table of their own. It is no secret and needs no account."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from meydan.companion.code import LUCKS, BadCode
from meydan.companion.setting import Setting, setting, setting_by_code
from meydan.kernel.errors import BadOption, UnknownGame
from meydan.kernel.game import GAMES, find_game
from meydan.server.api import WRITING, refusals
from meydan.server.api.fields import Seats, Short, Web
from meydan.server.guarding import account_of
from meydan.server.problems import Problem


class SettingWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who plays with what: options as for a table, or the code of a set-up, which holds them."""

    seats: Seats
    options: dict[str, Any] = {}
    code: Annotated[Short | None, msgspec.Meta(description="as somebody typed it")] = None


@post(
    "/api/companion/setup/{game:str}",
    status_code=200,
    summary="How a real box is set up",
    tags=["companion"],
    responses=refusals(*WRITING, "bad-option"),
)
async def set_up(request: Web, game: FromPath[str], data: JSONBody[SettingWish]) -> Setting:
    """What goes where and who begins with how much, step by step, from the game's own set-up; and its code."""
    request.app.state.limits.hit("replay", request, account_of(request))
    try:
        known = find_game(game)
        if data.code is None:
            return setting(known, data.seats, data.options, secrets.randbelow(LUCKS))
        if data.options:
            raise BadOption("a code says it all: options cannot be chosen besides")
        return setting_by_code(known, data.seats, data.code)
    except UnknownGame as error:
        raise Problem("bad-option", str(error), allowed=sorted(GAMES)) from None
    except BadCode as error:
        raise Problem("bad-option", str(error), said=error.said) from None
    except (BadOption, ValueError) as error:
        raise Problem("bad-option", str(error)) from None


HANDLERS = [set_up]
