"""How the table is laid by number of players, and what chance decides before the first turn."""

from __future__ import annotations

from meydan.games.istanbul_dice.chance import refill
from meydan.games.istanbul_dice.printed import (
    CARD_COPIES,
    FACES,
    GOODS,
    PRICES,
    START_CRYSTALS,
    TILE_COPIES,
    TILE_NAMES,
)
from meydan.games.istanbul_dice.state import DiceGame, Player
from meydan.games.istanbul_dice.turn import START_GAME
from meydan.kernel.header import Header


def lay_table(header: Header) -> DiceGame:
    """The table before the six tiles are shown and the first dice are rolled. [DICE-S.1-5]"""
    state: DiceGame = header.game.blank(header)
    state.players = [new_player(seat) for seat in range(header.seats)]
    state.tracks = [len(prices) for prices in PRICES[header.seats]]
    state.tile_bag = TILE_COPIES.copy()
    state.lost_tiles = [0] * len(TILE_NAMES)
    state.deck = CARD_COPIES[header.rules].copy()
    state.deck_size = sum(state.deck)
    state.discard = [0] * len(state.deck)
    state.dice = [0] * FACES
    state.round = 1
    state.ask(START_GAME)
    refill(state)
    return state


def new_player(seat: int) -> Player:
    """What a player begins with: a crystal, and a lira for each player before. [DICE-S.6-7]"""
    player = Player()
    player.clear()
    player.lira = seat
    player.crystals = START_CRYSTALS
    player.goods = [0] * GOODS
    player.tiles = [0] * len(TILE_NAMES)
    return player
