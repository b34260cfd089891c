"""14 Small Mosque and 15 Great Mosque: tiles with abilities, and a ruby for both of one mosque."""

from __future__ import annotations

from meydan.games.istanbul.choices import SKIP, TILE
from meydan.games.istanbul.events import FIFTH_JOINED, TOOK_TILE
from meydan.games.istanbul.places.action import PlaceAction, missing
from meydan.games.istanbul.printed import BLUE, GOODS, MOSQUE_TILES, OWN, TILE_MOSQUE, TILES
from meydan.games.istanbul.state import Istanbul, changed
from meydan.kernel.choice import Choice
from meydan.kernel.words import Reason


class TakeTile(PlaceAction):
    """Show as many goods as the top tile asks for, pay one of them, take the tile. [IST-14.1-2 IST-14.4]"""

    def options(self, state: Istanbul) -> list[Choice]:
        player = state.players[self.seat]
        options: list[Choice] = []
        for colour in MOSQUE_TILES[self.place]:
            if (
                not player.has_tile(colour)
                and state.tiles_left[colour]
                and player.goods[colour] >= tile_cost(state, colour)
            ):
                options.append(TILE[colour])
        options.append(SKIP)
        return options

    def act(self, state: Istanbul, choice: Choice) -> None:
        take_tile(state, self.seat, choice.what)

    def why_not_act(self, state: Istanbul, choice: Choice) -> Reason | None:
        if choice not in TILE:
            return None
        colour = choice.what
        have = state.players[self.seat].goods[colour]
        return why_no_tile(state, self.seat, self.place, colour) or Reason(
            "needs-goods", {"good": GOODS[colour], "need": tile_cost(state, colour), "have": have}
        )

    def why_idle(self, state: Istanbul) -> Reason | None:
        for colour in MOSQUE_TILES[self.place]:
            if why_no_tile(state, self.seat, self.place, colour) is None:
                return None
        return Reason("no-tile-left")

    def lacks(self, state: Istanbul) -> list[tuple[str, int]]:
        """What the tile that is nearest lacks."""
        nearest: list[tuple[str, int]] = []
        for colour in MOSQUE_TILES[self.place]:
            if why_no_tile(state, self.seat, self.place, colour) is None:
                short = missing(GOODS[colour], tile_cost(state, colour), state.players[self.seat].goods[colour])
                if not short:
                    return short
                if not nearest or short[0][1] < nearest[0][1]:
                    nearest = short
        return nearest


def take_tile(state: Istanbul, seat: int, colour: int) -> None:
    """Pay one of its good and take the top tile of a colour; both of a mosque bring a ruby. [IST-14.1-3]"""
    player = state.players[seat]
    state.give(seat, colour, 1)
    state.tiles_left = changed(state.tiles_left, colour, state.tiles_left[colour] - 1)
    player.tiles |= 1 << colour
    state.tell(TOOK_TILE, seat, colour)
    if colour == BLUE:  # [IST-Q.7]
        player.stack.insert(0, OWN)
        state.tell(FIFTH_JOINED, seat)
    mosque = TILE_MOSQUE[colour]
    both = MOSQUE_TILES[mosque]
    if player.has_tile(both[0]) and player.has_tile(both[1]):
        state.take_ruby(seat, mosque)


def why_no_tile(state: Istanbul, seat: int, mosque: int, colour: int) -> Reason | None:
    """Why a seat cannot take a tile at a mosque whatever goods it has; None if goods alone could be missing."""
    tile = {"tile": TILES[colour]}
    if TILE_MOSQUE[colour] != mosque:
        return Reason("other-mosque", tile)
    if state.players[seat].has_tile(colour):
        return Reason("has-tile", tile)
    return None if state.tiles_left[colour] else Reason("no-tiles", tile)


def tile_cost(state: Istanbul, colour: int) -> int:
    """How many goods the top tile of a colour asks to be shown; a tile and its good share a number. [IST-S.5]"""
    costs = state.rules.mosque_costs
    return costs[len(costs) - state.tiles_left[colour]]
