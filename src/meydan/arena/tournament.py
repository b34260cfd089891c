"""Who is stronger: bots in pairs, all seats rotated on every deal, until that is decided or the games are played.

A pairing is one seat of a bot against all other seats of another one. All pairings meet the same deals. A shared win
counts as a part of one. What came of it is told as a share of wins with Wilson's interval, and as a rating: points of
Elo in the model of Plackett and Luce, where a bot wins with its share of the strength at the table, also at tables of
more than two.
"""

from __future__ import annotations

import csv
import io
import json
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from itertools import combinations
from pathlib import Path
from statistics import fmean, pvariance
from typing import Any, Final

from meydan.arena.simulate import Z_95, BadMatch, Bring, Match, Row, play_range, seated, wilson
from meydan.arena.workers import Workers, batches
from meydan.bots import bring_bot
from meydan.kernel.errors import MeydanError
from meydan.kernel.game import find_game

POINT: Final = math.log(10) / 400  # of Elo: ten times as strong are 400 points
MARGIN: Final = 20.0  # points that make a difference, for who asks until it is sure
DOUBT: Final = 0.05  # how often a test may be wrong, either way
FEWEST_DEALS: Final = 24  # before a test decides: until then nobody knows how much luck there is
VERSION: Final = 1  # of the file of results


class BadResults(MeydanError):
    """A file of results that belongs to other games, or cannot be read."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """One seat of a bot, and the others of another."""

    bot: str
    rival: str

    @property
    def name(self) -> str:
        return f"{self.bot} v {self.rival}"


@dataclass(frozen=True, slots=True)
class Plan:
    """All that decides a tournament; the same plan gives the same games, on any number of machines."""

    game: str
    seats: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    pairings: tuple[Pairing, ...]
    games: int  # of each pairing, at most
    seed: str
    until_sure: bool = False

    @classmethod
    def of(
        cls,
        game: str,
        bots: Sequence[str],
        *,
        seats: int = 2,
        games: int = 400,
        seed: str = "1",
        options: Mapping[str, Any] | None = None,
        gauntlet: bool = False,
        until_sure: bool = False,
    ) -> Plan:
        """Everybody against everybody; or the first bot against each of the others. Games are whole deals."""
        if len(bots) < 2 or len(set(bots)) < len(bots):
            raise BadMatch(f"name at least two bots, each once, not {', '.join(bots) or 'none'}")
        for name in bots:
            bring_bot(name)
        if games < 1:
            raise BadMatch(f"the number of games must be 1 or more, not {games}")
        settled = find_game(game).header(seats, None, options or {}).options
        if gauntlet:
            pairs = [(bots[0], other) for other in bots[1:]]
        else:  # at a table of two it is the same either way round
            pairs = [pair for a, b in combinations(bots, 2) for pair in ([(a, b)] if seats == 2 else [(a, b), (b, a)])]
        whole = -(-games // seats) * seats
        pairings = tuple(Pairing(*pair) for pair in pairs)
        return cls(find_game(game).name, seats, settled, tuple(bots), pairings, whole, str(seed), until_sure)

    def match(self, pairing: Pairing) -> Match:
        return Match(self.game, self.seats, seated((pairing.bot, pairing.rival), self.seats), self.options, self.seed)


# -- what is known of a pairing -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of the games of one pairing so far. Points are those of the bot over its rival."""

    bot: str
    rival: str
    games: int
    wins: float
    win_rate: float
    low: float
    high: float
    points: float
    points_low: float
    points_high: float
    verdict: str  # stronger, weaker or level, where a test was asked for and has decided; else nothing
    ms_per_answer: float  # of processor time, of the bot


class Score:
    """The games of one pairing, in the order of their numbers: so a verdict does not depend on who was quicker."""

    def __init__(self, plan: Plan, pairing: Pairing) -> None:
        self.plan = plan
        self.pairing = pairing
        self.verdict = ""
        self.rows: dict[int, Row] = {}
        self._deals: list[float] = []  # of each whole deal: the bot's share of wins in it

    def add(self, row: Row) -> None:
        """One more game; when it completes the next deal, the test looks again."""
        self.rows[row.index] = row
        seats = self.plan.seats
        while not self.verdict:
            first = len(self._deals) * seats
            deal = [self.rows[number] for number in range(first, first + seats) if number in self.rows]
            if len(deal) < seats:
                break
            self._deals.append(fmean(won(one, self.pairing.bot) for one in deal))
            if self.plan.until_sure:
                self.verdict = decided(self._deals, seats)

    @property
    def over(self) -> bool:
        return bool(self.verdict) or len(self.rows) >= self.plan.games

    def counted(self) -> list[Row]:
        """The games that count: after a verdict those that led to it."""
        known = [self.rows[number] for number in sorted(self.rows)]
        return known[: len(self._deals) * self.plan.seats] if self.verdict else known

    def outcome(self) -> Outcome:
        rows, seats = self.counted(), self.plan.seats
        wins = sum(won(row, self.pairing.bot) for row in rows)
        low, high = wilson(wins, len(rows))
        asked = thought = 0.0
        for row in rows:
            at = row.bots.index(self.pairing.bot)
            asked, thought = asked + row.asked[at], thought + row.thought[at]
        return Outcome(
            self.pairing.bot, self.pairing.rival, len(rows), wins, wins / max(1, len(rows)), low, high,
            points_for((wins + 1 / seats) / (len(rows) + 1), seats), points_for(low, seats), points_for(high, seats),
            self.verdict, 1000 * thought / asked if asked else 0.0,
        )  # fmt: skip


def won(row: Row, bot: str) -> float:
    """A bot's part of a win; a game without an end is nobody's."""
    at = row.bots.index(bot)
    return 1 / row.ranks.count(1) if row.ranks and row.ranks[at] == 1 else 0.0


def rate_for(points: float, seats: int) -> float:
    """How often a bot wins that is so many points stronger than each of the others."""
    strength = math.exp(points * POINT)
    return strength / (strength + seats - 1)


def points_for(rate: float, seats: int) -> float:
    """How many points stronger than each of the others a bot is that wins so often."""
    rate = min(max(rate, 1e-4), 1 - 1e-4)
    return math.log(rate * (seats - 1) / (1 - rate)) / POINT


def decided(deals: Sequence[float], seats: int, margin: float = MARGIN, doubt: float = DOUBT) -> str:
    """Whether a bot is stronger, weaker or level, by two sequential tests of the likelihoods of "no difference" and of
    "so many points"; nothing as long as both are open. A deal is one sample: its rotations share their luck.
    """
    if len(deals) < FEWEST_DEALS:
        return ""
    stronger = _test(deals, rate_for(0, seats), rate_for(margin, seats), doubt)
    weaker = _test(deals, rate_for(0, seats), rate_for(-margin, seats), doubt)
    if stronger > 0 or weaker > 0:
        return "stronger" if stronger > 0 else "weaker"
    return "level" if stronger < 0 and weaker < 0 else ""


def _test(deals: Sequence[float], null: float, other: float, doubt: float) -> int:
    """1 if the other rate is the likelier one, -1 if the first is, 0 as long as it is open."""
    spread = max(pvariance(deals), 1e-3)  # a run of equal deals does not mean that there is no luck
    likelier = len(deals) * (other - null) * (2 * fmean(deals) - null - other) / (2 * spread)
    bound = math.log((1 - doubt) / doubt)
    return (likelier >= bound) - (likelier <= -bound)


# -- ratings ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Rating:
    """Points of a bot, where the anchor has 0, and their interval of 95 %."""

    bot: str
    points: float
    low: float
    high: float


def ratings(bots: Sequence[str], outcomes: Sequence[Outcome], seats: int, anchor: str) -> list[Rating]:
    """The strengths under which what happened is likeliest, the strongest first. Half a deal of draws is added to each
    pairing, so that who always won is not infinitely strong.
    """
    free = [bot for bot in bots if bot != anchor]
    at = {bot: number for number, bot in enumerate(free)}
    strength = dict.fromkeys(bots, 0.0)
    spread: list[list[float]] = []
    for _ in range(60):
        slope = [0.0] * len(free)
        bend = [[0.0] * len(free) for _ in free]
        for one in outcomes:
            games, wins = one.games + 1, one.wins + 1 / seats
            rate = rate_for((strength[one.bot] - strength[one.rival]) / POINT, seats)
            for bot, sign in ((one.bot, 1.0), (one.rival, -1.0)):
                if bot in at:
                    slope[at[bot]] += sign * (wins - games * rate)
                    for other, also in ((one.bot, 1.0), (one.rival, -1.0)):
                        if other in at:
                            bend[at[bot]][at[other]] += sign * also * games * rate * (1 - rate)
        spread = _inverse(bend)
        steps = [sum(cell * part for cell, part in zip(row, slope)) for row in spread]
        for bot, step in zip(free, steps):
            strength[bot] += max(-2.0, min(2.0, step))
        if max((abs(step) for step in steps), default=0.0) < 1e-9:
            break
    found = []
    for bot in bots:
        half = Z_95 * math.sqrt(spread[at[bot]][at[bot]]) if bot in at else 0.0
        found.append(Rating(bot, *((strength[bot] + part) / POINT for part in (0.0, -half, half))))
    return sorted(found, key=lambda rating: -rating.points)


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By elimination: there are never more than a few bots."""
    size = len(matrix)
    work = [[*row, *(float(at == other) for other in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(work[row][at]))
        if abs(work[pivot][at]) < 1e-12:
            raise BadMatch("these pairings do not connect all bots, so they cannot be rated together")
        work[at], work[pivot] = work[pivot], work[at]
        work[at] = [cell / work[at][at] for cell in work[at]]
        for row in range(size):
            if row != at:
                factor = work[row][at]
                work[row] = [cell - factor * other for cell, other in zip(work[row], work[at])]
    return [row[size:] for row in work]


# -- playing ------------------------------------------------------------------------------------------------


class Results:
    """Every game that was played, a line each in a file, so that a tournament goes on where it was interrupted."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan = plan
        self.path = path
        self.scores = {pairing: Score(plan, pairing) for pairing in plan.pairings}
        if path is not None:
            self._open(path)

    def _open(self, path: Path) -> None:
        agreed = json.loads(json.dumps({"meydan": "arena", "version": VERSION, **self._agreed()}))
        try:
            text = path.read_text(encoding="utf-8") if path.exists() else ""
            whole = text[: text.rfind("\n") + 1]
            if whole != text:  # a line that was cut off
                path.write_text(whole, encoding="utf-8")
            lines = whole.splitlines()
            if not lines:
                path.write_text(json.dumps(agreed) + "\n", encoding="utf-8")
                return
            if json.loads(lines[0]) != agreed:
                raise BadResults(f"{path} holds the results of another tournament: name a new file, or the same bots")
            for line in lines[1:]:
                told = json.loads(line)
                self.add(Pairing(*told.pop("pairing")), _row(told), write=False)
        except (OSError, ValueError, TypeError, KeyError) as error:
            raise BadResults(f"{path} cannot be read as results: {error}") from None

    def _agreed(self) -> dict[str, Any]:
        """More games or bots may be asked for later: what was played before still counts."""
        return {"game": self.plan.game, "seats": self.plan.seats, "options": self.plan.options, "seed": self.plan.seed}

    def add(self, pairing: Pairing, row: Row, write: bool = True) -> None:
        score = self.scores.get(pairing)
        if score is not None and row.index < self.plan.games:
            score.add(row)
        if write and self.path is not None:
            told = {"pairing": [pairing.bot, pairing.rival], **asdict(row)}
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(told) + "\n")

    def outcomes(self) -> list[Outcome]:
        return [score.outcome() for score in self.scores.values()]

    def ratings(self, anchor: str | None = None) -> list[Rating]:
        """Of all bots; the anchor is the last one named, unless another is."""
        return ratings(self.plan.bots, self.outcomes(), self.plan.seats, anchor or self.plan.bots[-1])

    def played(self) -> int:
        return sum(len(score.rows) for score in self.scores.values())


def _row(told: dict[str, Any]) -> Row:
    plain: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in told.items()}
    return Row(**plain)


def play(
    results: Results,
    team: Workers,
    jobs: int,
    progress: Callable[[Results], None] | None = None,
    bring: Bring = bring_bot,
) -> None:
    """Play what is missing; a pairing ends as soon as it is decided, if the plan is to be sure only."""
    for pairing, score in results.scores.items():
        for numbers in _portions(results.plan, score, jobs):
            work = partial(play_range, results.plan.match(pairing), bring=bring)
            for batch in team.each(work, batches(numbers, jobs)):
                for row in batch:
                    results.add(pairing, row)
                if progress is not None:
                    progress(results)


def _portions(plan: Plan, score: Score, jobs: int) -> Iterator[Sequence[int]]:
    """The games that are missing: all at once, or some deals at a time where a verdict may come first."""
    size = plan.seats * max(FEWEST_DEALS // 2, 4 * jobs) if plan.until_sure else plan.games
    for first in range(0, plan.games, size):
        if score.over:
            return
        missing = [number for number in range(first, min(first + size, plan.games)) if number not in score.rows]
        if missing:
            yield missing


# -- telling ------------------------------------------------------------------------------------------------


def as_csv(outcomes: Sequence[Outcome]) -> str:
    """A line for each pairing."""
    file = io.StringIO()
    writer = csv.DictWriter(file, list(Outcome.__dataclass_fields__), lineterminator="\n")
    writer.writeheader()
    for one in outcomes:
        row = asdict(one)
        writer.writerow({name: round(value, 4) if isinstance(value, float) else value for name, value in row.items()})
    return file.getvalue()


def as_json(results: Results, anchor: str | None = None) -> dict[str, Any]:
    """All of it as plain values."""
    return {
        "game": results.plan.game,
        "seats": results.plan.seats,
        "options": dict(results.plan.options),
        "seed": results.plan.seed,
        "pairings": [asdict(one) for one in results.outcomes()],
        "ratings": [asdict(one) for one in results.ratings(anchor)],
    }
