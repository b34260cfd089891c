"""A view as it crosses the wire, made again into what our bots are shown: so that one of them can advise a person."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from meydan.bots import make_bot
from meydan.games.istanbul import view as istanbul
from meydan.games.istanbul_dice import view as dice
from meydan.games.san_juan import view as san_juan
from meydan.kernel.frame import Frame
from meydan.kernel.game import Game, find_game
from meydan.kernel.header import Header
from meydan.kernel.view import View, tupled

BOT = make_bot("greedy")


def kinds_of(told: dict[str, Any]) -> tuple[Any, Any]:
    """What a view and a player's part of it are made of."""
    if told["game"] == "istanbul":
        expanded = "guild" in told
        return (
            (istanbul.ExpandedView, istanbul.ExpandedPlayerView)
            if expanded
            else (istanbul.IstanbulView, istanbul.PlayerView)
        )
    if told["game"] == "san-juan":
        return san_juan.SanJuanView, san_juan.PlayerView
    return dice.DiceView, dice.PlayerView


def frame_of(game: Game[Any], told: dict[str, Any]) -> Frame[Any]:
    kind = game.frames[told["name"]]
    return kind(*(told[name] for name in kind.FIELDS))


def view_of(told: dict[str, Any]) -> View:
    game = find_game(told["game"])
    kind, player = kinds_of(told)
    made: dict[str, Any] = {
        "header": Header(game, told["seats"], told["game_options"], None, rules=told["rules"]),
        "options": tuple(game.space.by_text[text] for text in told["options"]),
        "players": tuple(player(**{name: tupled(value) for name, value in one.items()}) for one in told["players"]),
        "stack": tuple(frame_of(game, one) for one in told["stack"]),
    }
    seen: View = kind(
        **{name: made.get(name, tupled(told.get(name))) for name in (field.name for field in fields(kind))}
    )
    return seen


def advice(told: dict[str, Any]) -> str:
    """What the greedy bot would choose, given what a page was told."""
    return BOT.choose(view_of(told)).text
