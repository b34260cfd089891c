# uncompiled: views cross wires, so they are plain dataclasses
"""Who may see what: everything is open but the order of deck and stack, which nobody holds. [DICE-G.6-7]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from meydan.games.istanbul_dice.printed import CARD_COPIES, TILE_COPIES
from meydan.games.istanbul_dice.state import DiceGame, Player
from meydan.kernel.codec import fields_of
from meydan.kernel.view import COMMON, View, common, listed, showing


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
class DiceView(View):
    """What one seat may know of a game; seat -1 watches. `options` is filled only while this seat is to answer."""

    players: tuple[PlayerView, ...]
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
    final: bool


SHOW_PLAYER: Final = showing(PlayerView)
SHOW: Final = showing(DiceView, *COMMON, "players", "tiles_left")


def make_view(state: DiceGame, seat: int) -> DiceView:
    """Build what a seat may know."""
    return SHOW(state, *common(state, seat), tuple(map(SHOW_PLAYER, state.players)), sum(state.tile_bag))


def world_from_view(view: DiceView) -> DiceGame:
    """The state that fits a view: what lies in deck and stack is what lies nowhere else."""
    state: DiceGame = view.header.game.blank(view.header)
    for name in fields_of(state):
        if name not in ("players", "deck", "tile_bag"):
            setattr(state, name, listed(getattr(view, name)))
    for seen in view.players:
        player = Player()
        for name in fields_of(player):
            setattr(player, name, listed(getattr(seen, name)))
        state.players.append(player)
    state.deck = [
        copies - view.discard[card] - view.revealed.count(card)
        for card, copies in enumerate(CARD_COPIES[view.header.rules])
    ]
    state.tile_bag = [
        copies - view.row.count(tile) - view.lost_tiles[tile] - sum(player.tiles[tile] for player in view.players)
        for tile, copies in enumerate(TILE_COPIES)
    ]
    return state
