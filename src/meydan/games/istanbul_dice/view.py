# uncompiled: views cross wires, so they are plain dataclasses
"""Who may see what: everything is open but the order of deck and stack, which nobody holds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from meydan.games.istanbul_dice.setup import empty_table
from meydan.games.istanbul_dice.state import DiceGame, Player
from meydan.games.istanbul_dice.tables import CARD_COPIES, TILE_COPIES
from meydan.kernel.choice import Choice
from meydan.kernel.codec import copied, fields_of, plain
from meydan.kernel.frame import Frame
from meydan.kernel.header import Header


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody may know about a player: all of it."""

    lira: int
    crystals: int
    goods: tuple[int, ...]
    brown: int
    tiles: tuple[int, ...]
    rubies: int
    mosque_done: bool


@dataclass(frozen=True, slots=True)
class DiceView:
    """What one seat may know of a game; seat -1 watches. `options` is filled only while this seat is to answer."""

    header: Header
    seat: int
    to_answer: int
    question: str
    options: tuple[Choice, ...]
    players: tuple[PlayerView, ...]
    stack: tuple[Frame[Any], ...]
    tracks: tuple[int, ...]
    row: tuple[int, ...]
    tiles_left: int
    lost_tiles: tuple[int, ...]
    new_tiles: tuple[int, ...]
    deck_size: int
    discard: tuple[int, ...]
    revealed: tuple[int, ...]
    dice: tuple[int, ...]
    actions_left: int
    active: int
    round: int
    final: bool

    def to_dict(self) -> dict[str, Any]:
        """The view as plain values, for a wire or a comparison."""
        told: dict[str, Any] = {
            "game": self.header.game.name,
            "seats": self.header.seats,
            "game_options": copied(self.header.options),
        }
        for name in self.__dataclass_fields__:
            value = getattr(self, name)
            if name == "players":
                told[name] = [
                    {key: plain(getattr(player, key)) for key in player.__dataclass_fields__} for player in value
                ]
            elif name == "options":
                told[name] = [choice.text for choice in value]
            elif name != "header":
                told[name] = plain(value)
        return told


_MADE_HERE = ("header", "seat", "to_answer", "question", "options", "players", "tiles_left")


def make_view(state: DiceGame, seat: int) -> DiceView:
    """Build what a seat may know."""
    header = state.header
    if header.seed is not None:  # from which all luck to come could be told
        header = Header(header.game, header.seats, header.options, None, header.commitment)
    asked = state.seat
    told: dict[str, Any] = {
        "header": header,
        "seat": seat,
        "to_answer": asked,
        "question": state.question,
        "options": tuple(state.answers()) if seat >= 0 and asked == seat else (),
        "players": tuple(_player(player) for player in state.players),
        "tiles_left": sum(state.tile_bag),
    }
    for name in DiceView.__dataclass_fields__:
        if name not in _MADE_HERE:
            told[name] = _tupled(getattr(state, name))
    return DiceView(**told)


def world_from_view(view: DiceView) -> DiceGame:
    """The state that fits a view: what lies in deck and stack is what lies nowhere else."""
    state = empty_table(view.header)
    for name in fields_of(state):
        if name not in ("players", "deck", "tile_bag"):
            setattr(state, name, _listed(getattr(view, name)))
    for seen in view.players:
        player = Player()
        for name in fields_of(player):
            setattr(player, name, _listed(getattr(seen, name)))
        state.players.append(player)
    state.deck = [copies - view.discard[card] - view.revealed.count(card) for card, copies in enumerate(CARD_COPIES)]
    state.tile_bag = [
        copies - view.row.count(tile) - view.lost_tiles[tile] - sum(player.tiles[tile] for player in view.players)
        for tile, copies in enumerate(TILE_COPIES)
    ]
    return state


def _player(player: Player) -> PlayerView:
    return PlayerView(**{name: _tupled(getattr(player, name)) for name in PlayerView.__dataclass_fields__})


def _tupled(value: Any) -> Any:
    return tuple(_tupled(item) for item in value) if isinstance(value, list) else value


def _listed(value: Any) -> Any:
    return [_listed(item) for item in value] if isinstance(value, tuple) else value
