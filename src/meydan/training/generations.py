"""From nothing to nets, again and again: they practise, and are kept if they are not weaker than those before.

A folder holds all of it, and nothing that is there is made twice:

    FOLDER/<box>/strength.csv, strength.svg     how strong each generation is
    FOLDER/<box>/<generation>/settings.json     how it is made
                              practice.pickle   how far practice is, as long as it goes on
                              <box>.json        the value that was learned
                              <box>.policy.json the quick player that was learned
                              arena-2.jsonl     games of the new nets against the old ones, at a table of two
                              report.json       who was stronger, and whether the new nets were kept

Every file is written whole. The same settings make the same nets and reports, on any number of processes.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, Protocol

from meydan.arena.tournament import Pairing, Plan, Results, play
from meydan.arena.workers import Workers, workers
from meydan.bots import bring_bot
from meydan.kernel.errors import MeydanError
from meydan.kernel.files import write_whole
from meydan.search.finding import FORMAT
from meydan.training.boxes import Box, Mix
from meydan.training.nets import Rows, numpy, plain, write_rows
from meydan.training.players import Nets, bring_trained
from meydan.training.practising import Course
from meydan.training.strength import write_strength

REPORT: Final = "report.json"
NOTHING: Final = "nothing"  # the rival of the first generation: a search that has learned nothing


class BadTraining(MeydanError):
    """A folder that was begun otherwise, or in which there is nothing to ship."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How each generation of each box is made."""

    games: int = 20_000
    rollouts: int = 60  # at each question, of who plays in the arena
    arena: int = 400  # games at each table at most, to find out who is stronger
    teacher: str = ""  # a bot whose answers are learned in the first generation
    seed: str = "1"


class Tell(Protocol):
    """Hears how far it is."""

    def step(self, what: str, done: int, total: int) -> None: ...

    def say(self, text: str) -> None: ...


def train(folder: Path, boxes: Sequence[Box], generations: int, settings: Settings, jobs: int, tell: Tell) -> None:
    """So many generations of each box. What was made before is not made again."""
    numpy()
    if settings.teacher:
        bring_bot(settings.teacher)
    with workers(jobs) as team:
        for number in range(generations):
            for box in boxes:
                Generation(folder, box, number, settings).make(team, jobs, tell)
                write_strength(folder / box.name, box.name, reports(folder / box.name))


def reports(folder: Path) -> list[dict[str, Any]]:
    """What came of each generation of a box so far, the oldest first."""
    found: list[dict[str, Any]] = []
    while (path := folder / str(len(found)) / REPORT).is_file():
        found.append(json.loads(path.read_text(encoding="utf-8")))
    return found


def kept(folder: Path) -> int | None:
    """The newest generation of a box whose nets were kept."""
    return max((one["generation"] for one in reports(folder) if one["kept"]), default=None)


def ship(folder: Path, box: Box, to: Path) -> list[Path]:
    """Copy the nets that were kept of a box; those that were written."""
    number = kept(folder / box.name)
    if number is None:
        raise BadTraining(f"no nets of {box.name} were kept in {folder}, so there is nothing to ship")
    found = sorted((folder / box.name / str(number)).glob(f"{box.name}.*json"))
    for path in found:
        write_whole(to / path.name, path.read_bytes())
    return [to / path.name for path in found]


class Generation:
    """One round of practising and comparing, for one box."""

    def __init__(self, folder: Path, box: Box, number: int, settings: Settings) -> None:
        self.box = box
        self.number = number
        self.settings = settings
        self.all = folder / box.name
        self.folder = self.all / str(number)
        self.rival = kept(self.all)  # its nets are those to play with, and to be compared with
        self.seed = f"{settings.seed}/{box.name}/{number}"

    @property
    def old(self) -> Nets:
        return None if self.rival is None else self.all / str(self.rival)

    def make(self, team: Workers, jobs: int, tell: Tell) -> None:
        """Do what is missing."""
        if (self.folder / REPORT).is_file():
            return
        self.agree()
        self.practise(team, tell)
        tables = [self.compare(mix, team, jobs, tell) for mix in self.box.tables]
        told = {"generation": self.number, "against": self.rival, "kept": not_weaker(tables), "tables": tables}
        write_whole(self.folder / REPORT, json.dumps(told, indent=2) + "\n")
        points = ", ".join(f"{one['points']:+.0f} with {one['seats']} seats" for one in tables)
        tell.say(f"{self.box.name}, generation {self.number}: {points}; {'kept' if told['kept'] else 'not kept'}")

    def agree(self) -> None:
        """A generation is made to its end as it was begun."""
        path = self.folder / "settings.json"
        wanted = asdict(self.settings)
        begun = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else wanted
        other = [name for name in wanted if begun.get(name) != wanted[name]]
        if other:
            said = ", ".join(f"--{name} {begun.get(name) or 'none'}" for name in other)
            raise BadTraining(f"{self.folder} was begun with {said}: say the same, or remove this folder")
        write_whole(path, json.dumps(begun, indent=2) + "\n")

    # -- practice -------------------------------------------------------------------------------------------

    def practise(self, team: Workers, tell: Tell) -> None:
        """Take up practice where it was, to its end; then there are two nets."""
        value, policy = (self.folder / f"{self.box.name}.{ending}" for ending in ("json", "policy.json"))
        if value.is_file() and policy.is_file():
            return
        kept = self.folder / "practice.pickle"
        course: Course = pickle.loads(kept.read_bytes()) if kept.is_file() else self.course()
        what = f"{self.box.name} {self.number}: practising"
        tell.step(what, course.done, course.steps)
        course.practise(team, kept, lambda done: tell.step(what, done, course.steps))
        write_rows(self._signed(course, course.value.settled().rows()), value)
        write_rows(self._signed(course, course.policy.settled().met()), policy)
        kept.unlink()

    def course(self) -> Course:
        """Practice from the nets that were kept; at the very beginning from nothing."""
        policy, value = (
            None if self.old is None else json.loads((self.old / f"{self.box.name}.{ending}").read_text("utf-8"))
            for ending in ("policy.json", "json")
        )
        teacher = "" if self.number else self.settings.teacher
        return Course(self.box, policy, value, self.settings.games, self.seed, teacher)

    def _signed(self, course: Course, rows: Rows) -> Rows:
        """A net says how it was made."""
        return {
            "format": FORMAT,
            "box": self.box.name,
            "rules": self.box.rules.rules_version,
            "made": {
                "by": f"meydan train, generation {self.number}",
                "from": course.teacher or (NOTHING if self.rival is None else f"generation {self.rival}"),
                "games": course.games,
                "questions": course.questions,
                "seed": self.settings.seed,
                "loss": round(course.loss, 4),
                "loss of chance": round(course.loss_of_chance, 4),
            },
            **plain(rows),
        }

    # -- strength -------------------------------------------------------------------------------------------

    def compare(self, table: Mix, team: Workers, jobs: int, tell: Tell) -> dict[str, Any]:
        """The search with the new nets in one seat, with the old ones in the others, until it is decided."""
        seats, options = table
        settled = self.box.rules.header(seats, None, options).options
        new, old = f"generation {self.number}", NOTHING if self.rival is None else f"generation {self.rival}"
        games = -(-self.settings.arena // seats) * seats
        plan = Plan(self.box.game, seats, settled, (new, old), (Pairing(new, old),), games, self.seed, until_sure=True)
        results = Results(plan, self.folder / f"arena-{seats}.jsonl")
        what = f"{self.box.name} {self.number}: new against old, {seats} seats"
        tell.step(what, results.played(), games)
        play(
            results, team, jobs, lambda now: tell.step(what, now.played(), games),
            partial(bring_trained, {new: self.folder, old: self.old}, self.settings.rollouts),
        )  # fmt: skip
        outcome = results.outcomes()[0]
        rating = next(one for one in results.ratings(old) if one.bot == new)
        return {
            "seats": seats,
            "games": outcome.games,
            "won": round(outcome.win_rate, 4),
            "points": round(rating.points, 1),
            "low": round(rating.low, 1),
            "high": round(rating.high, 1),
            "verdict": outcome.verdict,
        }


def not_weaker(tables: Sequence[dict[str, Any]]) -> bool:
    """Whether nets are kept: weaker at no table, and where that is open, not behind at all tables together."""
    verdicts = {one["verdict"] for one in tables}
    return "weaker" not in verdicts and (verdicts == {"level"} or sum(one["points"] for one in tables) >= 0)
