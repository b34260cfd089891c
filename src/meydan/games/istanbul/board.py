"""Where the places lie and how far apart they are; the limits of random layouts."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.choices import CARD_FAR, MOVE
from meydan.games.istanbul.tables import ALL_PLACES, BLACK_MARKET, FOUNTAIN, TEA_HOUSE
from meydan.kernel.choice import Choice

UNREACHED = 99
WAYS = 4  # numbers of ways: two here, two of the companion


class Way:
    """A kind of move, to a place so many steps away; its number is its own, below WAYS."""

    def __init__(self, number: int, choices: list[Choice], least: int, most: int) -> None:
        self.number = number
        self.choices = choices
        self.least = least
        self.most = most


NEAR: Final = Way(0, MOVE, 1, 2)
FAR: Final = Way(1, CARD_FAR, 3, 4)


class Board:
    """A finished layout: who is near and far from each place. Made once per layout and shared by all copies.

    `wall` is a border between two places that cannot be crossed, or nothing. Ways are walked when first asked for.
    """

    grid: list[int]
    columns: int
    places: list[int]
    beside: list[list[int]]  # by place: its neighbours, walls or not, in ascending order
    wall: list[int]

    def __init__(self, grid: list[int], columns: int, wall: list[int], beside: list[list[int]]) -> None:
        self.grid = grid
        self.columns = columns
        self.places = sorted(grid)
        self.beside = beside
        self.wall = wall
        self._steps: list[list[int] | None] = [None] * (ALL_PLACES + 1)
        self._reached: list[list[Choice] | None] = [None] * (WAYS * (ALL_PLACES + 1))
        self._lines: list[list[int] | None] = [None] * (ALL_PLACES + 1)
        self._walled: dict[int, Board] = {}

    def distance(self, one: int, other: int) -> int:
        """Orthogonal steps between two places."""
        return self.steps(one)[other]

    def neighbours(self, place: int) -> list[int]:
        """The places beside a place, walls or not, in ascending order."""
        return self.beside[place]

    def walled(self, wall: list[int]) -> Board:
        """The same layout with a border between two places, or itself without one."""
        if not wall:
            return self
        key = wall[0] * (ALL_PLACES + 1) + wall[1]
        if key not in self._walled:
            self._walled[key] = Board(self.grid, self.columns, wall, self.beside)
        return self._walled[key]

    def reach(self, way: Way, start: int) -> list[Choice]:
        """The moves of one way from a place, in ascending order of their ends. The list is shared."""
        at = way.number * (ALL_PLACES + 1) + start
        known = self._reached[at]
        if known is None:
            steps = self.steps(start)
            known = [way.choices[place] for place in self.places if way.least <= steps[place] <= way.most]
            self._reached[at] = known
        return known

    def straight(self, start: int) -> list[int]:
        """Places three or more open steps away in a row or column, in ascending order."""
        known = self._lines[start]
        if known is None:
            known = self._lines_from(start)
            self._lines[start] = known
        return known

    def _lines_from(self, start: int) -> list[int]:
        cell = self.grid.index(start)
        row, column = cell // self.columns, cell % self.columns
        found: list[int] = []
        for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            steps = 1
            place = start
            while (
                0 <= row + down * steps < len(self.grid) // self.columns and 0 <= column + right * steps < self.columns
            ):
                ahead = self.grid[(row + down * steps) * self.columns + column + right * steps]
                if self.distance(place, ahead) != 1:
                    break
                if steps > 2:
                    found.append(ahead)
                place = ahead
                steps += 1
        return sorted(found)

    def steps(self, start: int) -> list[int]:
        """The steps from one place to all others, by place."""
        known = self._steps[start]
        if known is None:
            known = self._walk(start)
            self._steps[start] = known
        return known

    def _walk(self, start: int) -> list[int]:
        steps = [UNREACHED] * (ALL_PLACES + 1)
        if start not in self.grid:
            return steps
        steps[start] = 0
        ahead = [start]
        at = 0
        while at < len(ahead):
            place = ahead[at]
            at += 1
            for beside in self.beside[place]:
                if steps[beside] == UNREACHED and not (place in self.wall and beside in self.wall):
                    steps[beside] = steps[place] + 1
                    ahead.append(beside)
        return steps


def neighbours_of(grid: list[int], columns: int) -> list[list[int]]:
    """By place, the places that share a side with it, in ascending order."""
    beside: list[list[int]] = [[] for _ in range(ALL_PLACES + 1)]
    for cell, place in enumerate(grid):
        for other, neighbour in enumerate(grid):
            if cell_distance(cell, other, columns) == 1:
                beside[place].append(neighbour)
        beside[place].sort()
    return beside


def cell_distance(one: int, other: int, columns: int) -> int:
    return abs(one // columns - other // columns) + abs(one % columns - other % columns)


def fountain_cells(columns: int, rows: int) -> list[int]:
    """Where the Fountain may lie in a random layout: not on the edge; on 5 x 5 in the centre. [IST-L.3]"""
    if columns == 5 and rows == 5:
        return [12]
    return [row * columns + column for row in range(1, rows - 1) for column in range(1, columns - 1)]


def may_face(one: int, other: int, columns: int, strict: bool) -> bool:
    """Whether Black Market and Tea House may lie on these two cells of a random layout. [IST-L.3] [IST-L.4]"""
    if strict and (one // columns == other // columns or one % columns == other % columns):
        return False
    return cell_distance(one, other, columns) >= 3


def laying_order(places: list[int]) -> list[int]:
    """Random layouts are laid place by place: first the three that have limits, then the others."""
    limited = [FOUNTAIN, BLACK_MARKET, TEA_HOUSE]
    return limited + [place for place in places if place not in limited]


def laying_weights(grid: list[int], place: int, columns: int, strict: bool) -> list[int]:
    """For each cell, in how many ways the limited places can still be laid if this place lies there."""
    free = [cell for cell in range(len(grid)) if grid[cell] == 0]
    weights = [0] * len(grid)
    for cell in fountain_cells(columns, len(grid) // columns) if place == FOUNTAIN else free:
        if place == FOUNTAIN:
            others = [other for other in free if other != cell]
            weights[cell] = sum(1 for one in others for two in others if may_face(one, two, columns, strict))
        elif place == BLACK_MARKET:
            weights[cell] = sum(1 for other in free if may_face(cell, other, columns, strict))
        elif place == TEA_HOUSE:
            weights[cell] = 1 if may_face(cell, grid.index(BLACK_MARKET), columns, strict) else 0
        else:
            weights[cell] = 1
    return weights
