"""Where the places lie and how far apart they are; the limits of random layouts."""

from __future__ import annotations

from meydan.games.istanbul.choices import CARD_FAR, MOVE
from meydan.games.istanbul.tables import BLACK_MARKET, COLUMNS, FOUNTAIN, PLACES, ROWS, TEA_HOUSE
from meydan.kernel.choice import Choice


class Board:
    """A finished layout: who is near and far from each place. Made once per game and shared by its copies."""

    near: list[list[Choice]]
    far: list[list[Choice]]

    def __init__(self, grid: list[int]) -> None:
        self.cells = [0] * (PLACES + 1)
        for cell, place in enumerate(grid):
            self.cells[place] = cell
        self.near = [[]]
        self.far = [[]]
        for start in range(1, PLACES + 1):
            steps = [self.distance(start, place) for place in range(1, PLACES + 1)]
            self.near.append([MOVE[place] for place in range(1, PLACES + 1) if 1 <= steps[place - 1] <= 2])
            self.far.append([CARD_FAR[place] for place in range(1, PLACES + 1) if 3 <= steps[place - 1] <= 4])

    def distance(self, one: int, other: int) -> int:
        """Orthogonal steps between two places."""
        return cell_distance(self.cells[one], self.cells[other])


def cell_distance(one: int, other: int) -> int:
    return abs(one // COLUMNS - other // COLUMNS) + abs(one % COLUMNS - other % COLUMNS)


def is_inner(cell: int) -> bool:
    """Whether a cell does not lie on the edge of the board."""
    return 0 < cell // COLUMNS < ROWS - 1 and 0 < cell % COLUMNS < COLUMNS - 1


def may_face(one: int, other: int, strict: bool) -> bool:
    """Whether Black Market and Tea House may lie on these two cells of a random layout. [IST-L.3] [IST-L.4]"""
    if strict and (one // COLUMNS == other // COLUMNS or one % COLUMNS == other % COLUMNS):
        return False
    return cell_distance(one, other) >= 3


# Random layouts are laid place by place: first the three that have limits, then the others.
LAYING_ORDER = [FOUNTAIN, BLACK_MARKET, TEA_HOUSE] + [
    place for place in range(1, PLACES + 1) if place not in (FOUNTAIN, BLACK_MARKET, TEA_HOUSE)
]


def laying_weights(grid: list[int], place: int, strict: bool) -> list[int]:
    """For each cell, in how many ways the limited places can still be laid if this place lies there."""
    free = [cell for cell in range(PLACES) if grid[cell] == 0]
    weights = [0] * PLACES
    for cell in free:
        if place == FOUNTAIN:
            weights[cell] = _pairs([other for other in free if other != cell], strict) if is_inner(cell) else 0
        elif place == BLACK_MARKET:
            weights[cell] = sum(1 for other in free if may_face(cell, other, strict))
        elif place == TEA_HOUSE:
            weights[cell] = 1 if may_face(cell, grid.index(BLACK_MARKET), strict) else 0
        else:
            weights[cell] = 1
    return weights


def _pairs(free: list[int], strict: bool) -> int:
    return sum(1 for one in free for other in free if may_face(one, other, strict))
