"""Makes puzzles: games are played or read, puzzles are found in them, and files keep them, one for each box of a game.

Whoever starts it again goes on from what the files hold. What is found in a game depends on its seed and number alone,
never on how many processes there are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from meydan.arena.seeds import seed_of
from meydan.arena.workers import workers
from meydan.kernel.files import write_whole
from meydan.kernel.header import Header
from meydan.kernel.record import Record
from meydan.kernel.rng import Rng
from meydan.puzzles.finding import Found, find_in_play, find_in_record
from meydan.puzzles.puzzle import Made, Puzzle, id_of
from meydan.puzzles.reading import nets_of, read_file
from meydan.puzzles.themes import themes_of
from meydan.search.finding import find_mind
from meydan.training.boxes import Box

SELF_PLAY: Final = "self-play"
ENDING: Final = ".jsonl"
MUCH: Final = 16  # puzzles: who lacks so many gets one more game each time

Progress = Callable[[str, int, int], None]  # which box, how many puzzles it has, how many are wanted


@dataclass(frozen=True, slots=True)
class Job:
    """One game to look through, in any process: one to be played, or one that was."""

    box: Box
    number: int
    seed: str
    source: str = SELF_PLAY
    record: Record | None = None


def look_through(job: Job) -> tuple[Job, list[Puzzle]]:
    """The puzzles of one game."""
    rng = Rng(seed_of(job.seed, job.box.name, job.source, job.number))
    if job.record is not None:
        found = find_in_record(job.record, rng)
    else:
        seats, options = job.box.mixes[job.number % len(job.box.mixes)]
        found = find_in_play(job.box.rules.start(seats, rng.word(), options), rng)
    return job, [puzzle_of(one, job) for one in found]


def puzzle_of(found: Found, job: Job) -> Puzzle:
    """What was found, as it is kept."""
    header: Header = found.view.header
    puzzle = Puzzle(
        id=id_of(found.view),
        box=job.box.name,
        game=header.game.name,
        rules=header.rules,
        seats=header.seats,
        options=dict(header.options),
        seat=found.view.seat,
        position=found.position.encode(),
        line=found.line,
        accepted=found.accepted,
        themes=[],
        evidence=found.evidence,
        made=Made(job.source, job.seed, job.number, nets_of(job.box.name)),
    )
    return replace(puzzle, themes=themes_of(puzzle))


class Kept:
    """The puzzles of a box in its file, without doubles, in the order of the games they are from."""

    def __init__(self, folder: Path, box: Box) -> None:
        self.box = box
        self.path = folder / f"{box.name}{ENDING}"
        self.puzzles = read_file(self.path) if self.path.is_file() else []

    def next_number(self, seed: str) -> int:
        """The first game of a seed that nobody looked through."""
        made = [puzzle.made for puzzle in self.puzzles]
        return 1 + max((one.number for one in made if (one.source, one.seed) == (SELF_PLAY, seed)), default=-1)

    def add(self, puzzles: Iterable[Puzzle]) -> None:
        known = {puzzle.id for puzzle in self.puzzles}
        self.puzzles += [puzzle for puzzle in puzzles if puzzle.id not in known]
        self.puzzles.sort(key=lambda puzzle: (puzzle.made.source, puzzle.made.seed, puzzle.made.number))
        self.write()

    def tell_themes(self) -> None:
        """Tell themes anew: they follow from the rest."""
        told = [replace(puzzle, themes=themes_of(puzzle)) for puzzle in self.puzzles]
        if told != self.puzzles:
            self.puzzles = told
            self.write()

    def write(self) -> None:
        write_whole(self.path, "".join(f"{puzzle.to_json()}\n" for puzzle in self.puzzles))


def make(
    folder: Path,
    boxes: Sequence[Box],
    want: int,
    *,
    seed: str = "1",
    jobs: int = 1,
    games: int = 0,
    records: Sequence[tuple[str, Record]] = (),
    progress: Progress | None = None,
) -> dict[str, int]:
    """Look through games until each box has its share of the puzzles that are wanted of its game; how many it has.

    First the records, by name; then self-play, one game of each box after the other. `games` ends it after so many of
    each box; 0 never does.
    """
    shares = {box.name: -(-want // sum(other.game == box.game for other in boxes)) for box in boxes}
    kept = {box.name: Kept(folder, box) for box in boxes}
    for one in kept.values():
        one.tell_themes()
    following = {box.name: kept[box.name].next_number(seed) for box in boxes}
    limits = {name: number + games for name, number in following.items()}

    def lacking() -> list[Box]:
        return [
            box
            for box in boxes
            if len(kept[box.name].puzzles) < shares[box.name]
            and not (games and following[box.name] >= limits[box.name])
        ]

    def keep(made: Iterable[tuple[Job, list[Puzzle]]]) -> None:
        for job, puzzles in made:
            kept[job.box.name].add(puzzles)
            if progress is not None:
                progress(job.box.name, len(kept[job.box.name].puzzles), shares[job.box.name])

    with workers(jobs) as team:
        keep(team.each(look_through, [*jobs_of(records, boxes, kept, seed)]))
        while wave := lacking():
            played: list[Job] = []
            while len(played) < jobs:
                for box in wave:
                    lack = shares[box.name] - len(kept[box.name].puzzles)
                    for _ in range(1 + lack // MUCH):
                        played.append(Job(box, following[box.name], seed))
                        following[box.name] += 1
            keep(team.each(look_through, played))
    return {name: len(one.puzzles) for name, one in kept.items()}


def jobs_of(
    records: Sequence[tuple[str, Record]], boxes: Sequence[Box], kept: dict[str, Kept], seed: str
) -> Iterable[Job]:
    """The records of these boxes that nobody looked through."""
    by_name = {box.name: box for box in boxes}
    for name, record in records:
        header: Any = record.header()
        box = by_name.get(find_mind(header.game).box(header))
        if box is not None and all(puzzle.made.source != name for puzzle in kept[box.name].puzzles):
            yield Job(box, 0, seed, name, record)
