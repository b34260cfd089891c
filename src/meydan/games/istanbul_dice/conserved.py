# uncompiled: it checks, it does not play fast
"""Nothing is lost and nothing is made up: what must add up on every table."""

from __future__ import annotations

from meydan.games.istanbul_dice.printed import (
    AREA_NAMES,
    CARD_COPIES,
    CARD_NAMES,
    MOSQUE,
    MOST_DICE,
    PRICES,
    RESOURCES,
    ROW,
    TARGET,
    TILE_COPIES,
    TILE_NAMES,
    TOTALS,
)
from meydan.games.istanbul_dice.state import DiceGame
from meydan.kernel.counting import Count


def check_components(state: DiceGame) -> list[str]:
    """Resources, rubies, tiles, cards and dice are conserved; empty when all is well."""
    count = Count()
    _resources(state, count)
    _rubies(state, count)
    _tiles(state, count)
    _cards(state, count)
    _dice(state, count)
    return count.wrong


def _resources(state: DiceGame, count: Count) -> None:
    for resource, name in enumerate(RESOURCES):
        held = [player.has(resource) for player in state.players]
        count.never(min(held) < 0, f"somebody has less than no {name}: {held}")
        count.never(sum(held) > TOTALS[resource], f"there are {TOTALS[resource]} {name} and players have {held}")


def _rubies(state: DiceGame, count: Count) -> None:
    prices = PRICES[len(state.players)]
    count.expect("ruby areas", len(state.tracks), len(AREA_NAMES))
    for area, left in enumerate(state.tracks):
        count.never(not 0 <= left <= len(prices[area]), f"{left} rubies in the area {AREA_NAMES[area]}")
    held = sum(player.rubies for player in state.players)
    count.expect("rubies", sum(state.tracks) + held, sum(len(area) for area in prices))
    done = sum(player.mosque_done for player in state.players)
    count.expect("rubies of the mosque", state.tracks[MOSQUE] + done, len(prices[MOSQUE]))
    reached = any(player.rubies >= TARGET[len(state.players)] for player in state.players)
    count.expect("the last round", state.final, reached)


def _tiles(state: DiceGame, count: Count) -> None:
    for tile, copies in enumerate(TILE_COPIES):
        held = [player.tiles[tile] for player in state.players]
        found = sum(held) + state.tile_bag[tile] + state.row.count(tile) + state.lost_tiles[tile]
        count.expect(f"mosque tiles {TILE_NAMES[tile]}", found, copies)
        count.never(
            min(*held, state.tile_bag[tile], state.lost_tiles[tile]) < 0, f"less than no tiles {TILE_NAMES[tile]}"
        )
        new = state.new_tiles.count(tile)
        count.never(new > held[state.active], f"{new} new tiles {TILE_NAMES[tile]} of {held[state.active]}")
    count.expect("order of the row", state.row, sorted(state.row))
    count.never(len(state.row) > ROW, f"the row has {len(state.row)} tiles")


def _cards(state: DiceGame, count: Count) -> None:
    for card, copies in enumerate(CARD_COPIES[state.header.rules]):
        found = state.deck[card] + state.discard[card] + state.revealed.count(card)
        count.expect(f"bazaar cards {CARD_NAMES[card]}", found, copies)
        count.never(min(state.deck[card], state.discard[card]) < 0, f"less than no cards {CARD_NAMES[card]}")
    count.expect("size of the deck", state.deck_size, sum(state.deck))


def _dice(state: DiceGame, count: Count) -> None:
    count.never(min(state.dice) < 0, f"less than no dice: {state.dice}")
    count.never(sum(state.dice) > MOST_DICE, f"more dice than there are: {state.dice}")
