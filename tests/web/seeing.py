"""A view as it crosses the wire, made again into what our bots are shown: so that one of them can advise a person."""

from __future__ import annotations

from typing import Any

from meydan.bots import make_bot
from meydan.games.istanbul.view import BazaarView, IstanbulView, PlayerView, TraderView
from meydan.kernel.game import find_game
from meydan.kernel.header import Header
from meydan.kernel.view import tupled

BOT = make_bot("greedy")


def view_of(told: dict[str, Any]) -> IstanbulView:
    game = find_game(told["game"])
    kind = BazaarView if "guild" in told else IstanbulView
    player = TraderView if "coffee" in told["players"][0] else PlayerView
    made: dict[str, Any] = {
        "header": Header(game, told["seats"], told["game_options"], None),
        "options": tuple(game.space.by_text[text] for text in told["options"]),
        "players": tuple(player(**{name: tupled(value) for name, value in one.items()}) for one in told["players"]),
        "stack": tuple(game.frames[name](*values) for name, *values in told["stack"]),
    }
    return kind(**{name: made.get(name, tupled(told.get(name))) for name in kind.__dataclass_fields__})


def advice(told: dict[str, Any]) -> str:
    """What the greedy bot would choose, given what a page was told."""
    return BOT.choose(view_of(told)).text
