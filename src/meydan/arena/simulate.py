"""Bots against each other, many times: who wins how often, from which seat, and how long it takes.

Every deal is played once with each rotation of the bots, so that all of them sit everywhere on the same luck.
Game `i` is deal `i // seats` with rotation `i % seats`, and depends on nothing but the seed and its number: the
result is the same for any number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import fmean, median
from time import perf_counter, process_time
from typing import Any

from meydan.arena.seeds import seed_of
from meydan.bots import Bot, bring_bot
from meydan.kernel.chance import SeedChance, new_seed
from meydan.kernel.choice import Choice
from meydan.kernel.errors import MeydanError
from meydan.kernel.frame import CHANCE
from meydan.kernel.game import Game, find_game
from meydan.kernel.record import Record

LIMIT = 50_000  # decisions after which a game counts as unfinished
Z_95 = 1.959964

Bring = Callable[[str, int], Bot]  # finds a bot by its name, with its own luck


class BadMatch(MeydanError):
    """Bots, seats or numbers of games that do not fit together."""


@dataclass(frozen=True, slots=True)
class Match:
    """All that decides how game `i` of a match goes; plain data, so that it can be sent to another process."""

    game: str
    seats: int
    bots: tuple[str, ...]  # one per seat, before rotation
    options: Mapping[str, Any]
    seed: str
    rotate: bool = True
    limit: int = LIMIT
    records: str | None = None  # the folder in which each game is kept

    def deal(self, index: int) -> tuple[str, int]:
        """The seed of a game's luck, and by how many seats the bots move up in it."""
        if self.rotate:
            return f"{self.seed}/{index // self.seats}", index % self.seats
        return f"{self.seed}/{index}", 0


@dataclass(frozen=True, slots=True)
class Row:
    """How one game went. Ranks and scores are by seat, and empty if the game was not finished."""

    index: int
    bots: tuple[str, ...]
    decisions: int
    rounds: int
    ranks: tuple[int, ...]
    scores: tuple[int, ...]  # what the ranking compares first
    score: str  # its name, such as rubies
    asked: tuple[int, ...] = ()  # how many answers each seat had to think of
    thought: tuple[float, ...] = field(default=(), compare=False)  # and how many seconds of processor time they took


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """Wins of one seat; a shared win counts as a part of one."""

    seat: int
    games: int
    wins: float
    win_rate: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class BotSummary:
    """Wins of one bot; `games` counts each seat it took. `mean_score` is of what the ranking compares first."""

    games: int
    wins: float
    win_rate: float
    low: float
    high: float
    mean_rank: float
    mean_score: float


@dataclass(frozen=True, slots=True)
class Summary:
    """What came out of many games. `score` names what the ranking compares first, such as rubies."""

    game: str
    seats: int
    games: int
    unfinished: int
    decisions: int
    seconds: float
    score: str
    bots: dict[str, BotSummary]
    by_seat: list[SeatSummary]
    rounds: dict[str, float]
    winner_score: float
    options: dict[str, Any] = field(default_factory=dict)
    seed: str = ""

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def to_json_dict(self) -> dict[str, Any]:
        """The summary as plain values."""
        return {
            "game": self.game,
            "seats": self.seats,
            "games": self.games,
            "unfinished": self.unfinished,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "bots": {name: self._bot(bot) for name, bot in self.bots.items()},
            "by_seat": [
                {"seat": seat.seat, "games": seat.games, "wins": round(seat.wins, 3), **_rates(seat)}
                for seat in self.by_seat
            ],
            "rounds": {name: round(value, 3) for name, value in self.rounds.items()},
            f"winner_{self.score}": round(self.winner_score, 3),
            "options": self.options,
            "seed": self.seed,
        }

    def _bot(self, bot: BotSummary) -> dict[str, Any]:
        return {
            "games": bot.games,
            "wins": round(bot.wins, 3),
            **_rates(bot),
            "mean_rank": round(bot.mean_rank, 3),
            f"mean_{self.score}": round(bot.mean_score, 3),
        }


def _rates(part: BotSummary | SeatSummary) -> dict[str, float]:
    return {"win_rate": round(part.win_rate, 4), "low": round(part.low, 4), "high": round(part.high, 4)}


def wilson(wins: float, games: int, z: float = Z_95) -> tuple[float, float]:
    """Wilson's interval for a win rate, of 95 % unless another `z` is given; without games it is 0 to 1."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = z * z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = z / (1 + spread) * (rate * (1 - rate) / games + spread / (4 * games)) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)


# -- playing ------------------------------------------------------------------------------------------------


def simulate(
    game: str,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: str | int | None = None,
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
    rotate: bool = True,
    records: str | Path | None = None,
) -> Summary:
    """Play many games. With fewer bots than seats the last one takes the rest: `greedy,random` is one against many.

    `progress` is told how many games are done. `jobs` is the number of processes. A bot may be your own, as
    `file.py:Class`. The record of each game is kept in the folder `records`, if one is named.
    """
    rules = find_game(game)
    settled = rules.header(seats, None, options or {}).options
    luck = new_seed() if seed is None else str(seed)
    for name in bots:
        bring_bot(name)
    match = Match(game, seats, seated(bots, seats), settled, luck, rotate, records=_new_folder(records))
    if games < 1:
        raise BadMatch(f"the number of games must be 1 or more, not {games}")
    if jobs < 1:
        raise BadMatch(f"the number of processes must be 1 or more, not {jobs}")
    from meydan.arena.workers import batches, workers  # which play matches, so it imports this

    started = perf_counter()
    rows: list[Row] = []
    with workers(jobs) as team:
        for batch in team.each(partial(play_range, match), batches(range(games), jobs)):
            rows += batch
            if progress is not None:
                progress(len(rows))
    rows.sort(key=lambda row: row.index)
    return summarise(match, rows, perf_counter() - started)


def seated(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for each seat: the last one named takes all seats that are left."""
    if not bots:
        raise BadMatch("name at least one bot")
    if len(bots) > seats:
        raise BadMatch(f"{len(bots)} bots ({', '.join(bots)}) are too many for {seats} seats")
    return (*bots, *[bots[-1]] * (seats - len(bots)))


def play_range(match: Match, numbers: Sequence[int], bring: Bring = bring_bot) -> list[Row]:
    """Play the games of these numbers. A pure function: run it wherever you like."""
    rules = find_game(match.game)
    return [play_one(match, rules, index, bring) for index in numbers]


def play_one(match: Match, rules: Game[Any], index: int, bring: Bring = bring_bot) -> Row:
    """Play one game of a match."""
    seed, rotation = match.deal(index)
    seats = match.seats
    names = tuple(match.bots[(seat - rotation) % seats] for seat in range(seats))
    bots = [bring(name, seed_of(seed, rotation, "bot", seat)) for seat, name in enumerate(names)]
    state = rules.initial(rules.header(seats, seed, match.options))
    thinking = [Thinking(bot) for bot in bots]
    decisions = play_out(state, thinking, SeedChance(seed), match.limit)
    result = state.result()
    if match.records is not None:
        record = Record.of(state, reveal=True, players=[f"{name} bot" for name in names])
        Path(match.records, f"{match.game}-{index:06}.json").write_text(record.to_json(), encoding="utf-8")
    return Row(
        index=index,
        bots=names,
        decisions=decisions,
        rounds=getattr(state, "round", 0),
        ranks=() if result is None else result.ranks,
        scores=() if result is None else tuple(score[0] for score in result.scores),
        score="" if result is None else result.compared[0],
        asked=tuple(one.asked for one in thinking),
        thought=tuple(one.seconds for one in thinking),
    )


class Thinking(Bot):
    """A bot whose processor time is measured while it chooses."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = type(bot).__name__
        self.asked = 0
        self.seconds = 0.0

    def choose(self, view: Any) -> Choice:
        self.asked += 1
        before = process_time()
        answer = self.bot.choose(view)
        self.seconds += process_time() - before
        return answer


def play_out(state: Any, bots: Sequence[Bot], luck: SeedChance, limit: int) -> int:
    """Let the bots play to the end, or until `limit` decisions; the number of decisions made.

    A bot is not asked when there is only one answer.
    """
    decisions = 0
    while state.stack and decisions < limit:
        seat = state.seat
        if seat == CHANCE:
            answer = luck.answer(state)
        else:
            options = state.answers()
            answer = options[0] if len(options) == 1 else bots[seat].choose(state.view(seat))
            if answer not in options:
                allowed = ", ".join(option.text for option in options)
                raise BadMatch(f"{bots[seat].name} answered {answer!r}, which is not possible: {allowed}")
            decisions += 1
        state.apply(answer)
        state.history = (answer, state.history)
    return decisions


def _new_folder(records: str | Path | None) -> str | None:
    """The folder for records, made if it is not there; one with something in it is refused, so that nothing is lost."""
    if records is None:
        return None
    folder = Path(records).expanduser().resolve()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise BadMatch(f"the folder {records} is not empty: name a new one, so that no record is replaced")
    except OSError as error:
        raise BadMatch(f"the folder {records} cannot be used: {error.strerror}") from None
    return str(folder)


# -- counting -----------------------------------------------------------------------------------------------


class _Tally:
    """Games, wins, ranks and scores of one bot or seat."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.ranks: list[int] = []
        self.scores: list[int] = []

    def add(self, row: Row, seat: int) -> None:
        self.games += 1
        if row.ranks:
            self.ranks.append(row.ranks[seat])
            self.scores.append(row.scores[seat])
            if row.ranks[seat] == 1:
                self.wins += 1 / row.ranks.count(1)

    def rate(self) -> float:
        return self.wins / self.games


def summarise(match: Match, rows: Sequence[Row], seconds: float) -> Summary:
    """Count what happened. A game that was not finished has been won by nobody."""
    by_bot: dict[str, _Tally] = {name: _Tally() for name in match.bots}
    by_seat = [_Tally() for _ in range(match.seats)]
    for row in rows:
        for seat, name in enumerate(row.bots):
            by_bot[name].add(row, seat)
            by_seat[seat].add(row, seat)
    finished = [row for row in rows if row.ranks]
    lengths = [row.rounds for row in finished if row.rounds]
    return Summary(
        game=match.game,
        seats=match.seats,
        games=len(rows),
        unfinished=len(rows) - len(finished),
        decisions=sum(row.decisions for row in rows),
        seconds=seconds,
        score=finished[0].score if finished else "score",
        bots={name: _bot_summary(tally) for name, tally in by_bot.items()},
        by_seat=[_seat_summary(seat, tally) for seat, tally in enumerate(by_seat)],
        rounds=_spread(lengths),
        winner_score=_mean([max(row.scores) for row in finished]),
        options=dict(match.options),
        seed=match.seed,
    )


def _bot_summary(tally: _Tally) -> BotSummary:
    low, high = wilson(tally.wins, tally.games)
    return BotSummary(tally.games, tally.wins, tally.rate(), low, high, _mean(tally.ranks), _mean(tally.scores))


def _seat_summary(seat: int, tally: _Tally) -> SeatSummary:
    low, high = wilson(tally.wins, tally.games)
    return SeatSummary(seat, tally.games, tally.wins, tally.rate(), low, high)


def _spread(lengths: Sequence[int]) -> dict[str, float]:
    if not lengths:
        return {"median": 0, "mean": 0, "min": 0, "max": 0}
    return {"median": median(lengths), "mean": fmean(lengths), "min": min(lengths), "max": max(lengths)}


def _mean(values: Sequence[int]) -> float:
    return fmean(values) if values else 0.0
