"""Where the places lie and how far apart they are; the limits of random layouts."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.choices import CARD_FAR, MOVE
from meydan.games.istanbul.printed import ALL_PLACES, BLACK_MARKET, FOUNTAIN, TEA_HOUSE
from meydan.kernel.choice import Choice
from meydan.kernel.words import Reason

UNREACHED: Final = 99
WAYS: Final = 9  # numbers of ways: two here, the others with the cards, tiles and places they belong to
ROUND_A_WALL: Final = 2  # how many steps more than through it
NOTHING: Final[list[int]] = []


class Way:
    """A kind of move, to a place so many steps away; its number is its own, below WAYS."""

    def __init__(self, number: int, choices: list[Choice], least: int, most: int, straight: bool = False) -> None:
        self.number = number
        self.choices = choices
        self.least = least
        self.most = most
        self.straight = straight  # whether only along a row or column


NEAR: Final = Way(0, MOVE, 1, 2)  # [IST-T.4]
FAR: Final = Way(1, CARD_FAR, 3, 4)  # [IST-C.12]


class Board:
    """A finished layout: who is near and far from each place. Made once per layout and shared by all copies.

    Ways are found when first asked for.
    """

    grid: list[int]
    columns: int
    places: list[int]
    beside: list[list[int]]  # by place: its neighbours, walls or not, in ascending order
    cells: list[int]  # by place: where it lies, or -1

    def __init__(self, grid: list[int], columns: int, beside: list[list[int]]) -> None:
        self.grid = grid
        self.columns = columns
        self.places = sorted(grid)
        self.beside = beside
        self.cells = [-1] * (ALL_PLACES + 1)
        for cell, place in enumerate(grid):
            self.cells[place] = cell
        self._steps: list[list[int] | None] = [None] * (ALL_PLACES + 1)
        self._reached: list[list[Choice] | None] = [None] * (WAYS * (ALL_PLACES + 1))
        self._walled: dict[int, Board] = {}

    def distance(self, one: int, other: int) -> int:
        """Orthogonal steps between two places. [IST-L.1]"""
        return self.steps(one)[other]

    def neighbours(self, place: int) -> list[int]:
        """The places beside a place, walls or not, in ascending order."""
        return self.beside[place]

    def walled(self, wall: list[int]) -> Board:
        """The same layout with a border between two neighbours that cannot be crossed, or itself without one."""
        if not wall:
            return self
        key = wall[0] * (ALL_PLACES + 1) + wall[1]
        if key not in self._walled:
            self._walled[key] = WalledBoard(self, wall[0], wall[1])
        return self._walled[key]

    def reach(self, way: Way, start: int) -> list[Choice]:
        """The moves of one way from a place, by their ends in ascending order; a shared list. [IST-T.6 IST-19.11]"""
        at = way.number * (ALL_PLACES + 1) + start
        known = self._reached[at]
        if known is None:
            steps = self.steps(start)
            ends = [place for place in self.places if way.least <= steps[place] <= way.most]
            if way.straight:
                ends = [place for place in ends if self.in_line(start, place)]
            known = [way.choices[place] for place in ends]
            self._reached[at] = known
        return known

    def steps(self, start: int) -> list[int]:
        """The steps from one place to all others, by place."""
        known = self._steps[start]
        if known is None:
            known = self.count_steps(start)
            self._steps[start] = known
        return known

    def count_steps(self, start: int) -> list[int]:
        steps = [UNREACHED] * (ALL_PLACES + 1)
        here = self.cells[start]
        if here >= 0:
            for cell, place in enumerate(self.grid):
                steps[place] = cell_distance(here, cell, self.columns)
        return steps

    def in_line(self, one: int, other: int) -> bool:
        """Whether one can walk straight on from a place on the board to another. [IST-19.10]"""
        here = self.cells[one]
        there = self.cells[other]
        return here // self.columns == there // self.columns or here % self.columns == there % self.columns


class WalledBoard(Board):
    """A layout with a border between two neighbours that cannot be crossed. [IST-19.5-6]

    It matters only in the row or column that it cuts, for walks from one side to the other: the way round is two steps
    longer. All others lose nothing, so the open board answers for them.
    """

    behind: list[list[int]]  # by place: what lies in its row or column on the other side, where the border cuts that

    def __init__(self, board: Board, one: int, other: int) -> None:
        super().__init__(board.grid, board.columns, board.beside)
        self.open = board
        low = min(self.cells[one], self.cells[other])
        before: list[int] = []
        after: list[int] = []
        for place in self.grid:
            if board.in_line(one, place) and board.in_line(other, place):
                (before if self.cells[place] <= low else after).append(place)
        self.behind = [NOTHING] * (ALL_PLACES + 1)
        for place in before:
            self.behind[place] = after
        for place in after:
            self.behind[place] = before

    def reach(self, way: Way, start: int) -> list[Choice]:
        return super().reach(way, start) if self.behind[start] else self.open.reach(way, start)

    def count_steps(self, start: int) -> list[int]:
        steps = self.open.steps(start)
        if self.behind[start]:
            steps = steps.copy()
            for place in self.behind[start]:
                steps[place] += ROUND_A_WALL
        return steps

    def in_line(self, one: int, other: int) -> bool:
        return other not in self.behind[one] and super().in_line(one, other)


def why_not_on_board(place: int) -> Reason:
    return Reason("not-on-board", {"place": place})


def neighbours_of(grid: list[int], columns: int) -> list[list[int]]:
    """By place, the places that share a side with it, in ascending order. [IST-L.1]"""
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
    """Where the Fountain may lie in a random layout: not on the edge; on 5 x 5 in the centre. [IST-L.3 IST-X.4]"""
    if columns == 5 and rows == 5:
        return [12]
    return [row * columns + column for row in range(1, rows - 1) for column in range(1, columns - 1)]


def may_face(one: int, other: int, columns: int, strict: bool) -> bool:
    """Whether Black Market and Tea House may lie on these two cells of a random layout. [IST-L.3-4]"""
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
