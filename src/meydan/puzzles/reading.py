"""The puzzles that come with the package, and those of any file."""

from __future__ import annotations

import hashlib
from datetime import date
from functools import cache
from pathlib import Path
from typing import Final

from meydan.kernel.errors import BadOption
from meydan.puzzles.puzzle import BadPuzzle, Puzzle
from meydan.search.finding import FOLDER

SHIPPED: Final = Path(__file__).parent / "shipped"
FIRST_DAY: Final = date(2026, 1, 1)


def read_file(path: Path) -> list[Puzzle]:
    """The puzzles of a file, one in each line; what is wrong is said with the number of the line."""
    found: list[Puzzle] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        try:
            found.append(Puzzle.from_json(line))
        except BadPuzzle as error:
            raise BadPuzzle(f"{path.name}, line {number}: {error}") from None
    return found


@cache
def shipped() -> tuple[Puzzle, ...]:
    """All puzzles of the package."""
    return tuple(puzzle for path in sorted(SHIPPED.glob("*.jsonl")) for puzzle in read_file(path))


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in shipped()}


def find_puzzle(id: str) -> Puzzle:
    """The puzzle of that name; an error says that there is none."""
    found = _by_id().get(id)
    if found is None:
        raise BadOption(f"there is no puzzle {id!r}; there are {len(_by_id())}, and `meydan puzzles list` lists them")
    return found


@cache
def _by_day() -> tuple[Puzzle, ...]:
    """All puzzles in an order that mixes games and boxes: ids are digests."""
    return tuple(sorted(shipped(), key=lambda puzzle: puzzle.id))


def of_the_day(day: date) -> Puzzle:
    """The puzzle of a day: the same for everybody, another one each day until all were there."""
    return _by_day()[(day - FIRST_DAY).days % len(_by_day())]


@cache
def nets_of(box: str) -> str:
    """Which nets judged: a digest of their files."""
    told = b"".join((FOLDER / f"{box}{ending}").read_bytes() for ending in (".json", ".policy.json"))
    return hashlib.sha256(told).hexdigest()[:12]
