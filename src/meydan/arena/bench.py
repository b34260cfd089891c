"""How fast a game runs here: random play with and without events, copying, several processes, greedy games."""

from __future__ import annotations

import gc
import multiprocessing
from collections.abc import Callable, Iterator, Mapping
from multiprocessing.connection import Connection
from statistics import median_low
from time import perf_counter
from typing import Any

from meydan.arena.simulate import Match, play_one
from meydan.bots.quick import is_known
from meydan.kernel import state as kernel_state
from meydan.kernel.game import Game, find_game
from meydan.kernel.rng import Rng
from meydan.kernel.rollout import playout, settle

LIMIT = 50_000
SURVEY = 9  # untimed games that find the usual length and the share of forced decisions
SLICES = 4  # each rate is the best of so many parts of its time
CLONES = 2_000


def bench(game: str, seconds: float = 2.0, jobs: int = 2, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Measure; each rate takes about `seconds`. Laying the table is not part of any time.

    Decisions and games a second are those of uniformly random play with four seats on one core.
    """
    rules = find_game(game)
    header = rules.header(_seats(rules), None, options or {})
    mix = dict(header.options)
    survey = [_survey(_new(rules, seed, mix), Rng(seed)) for seed in range(1, SURVEY + 1)]
    lengths = [decisions for decisions, _ in survey]
    quiet = _best(seconds, lambda span: _random_rate(rules, mix, span, events=False))
    told = _best(seconds, lambda span: _random_rate(rules, mix, span, events=True))
    greedy = _best(seconds, lambda span: _greedy_rate(rules, mix, span)) if is_known(header) else None
    return {
        "game": game,
        "build": build(),
        "decisions_per_second": quiet[0],
        "decisions_per_second_with_events": told[0],
        "clone_us": _clone_us(rules, mix, lengths),
        "games_per_second": quiet[1],
        "forced_share": sum(forced for _, forced in survey) / sum(lengths),
        "two_process_speedup": _speedup(game, mix, seconds, jobs),
        "greedy_games_per_second": greedy[0] if greedy else None,
    }


def build() -> str:
    """Whether the kernel runs compiled or interpreted."""
    return "interpreted" if str(kernel_state.__file__).endswith(".py") else "compiled"


def _seats(rules: Game[Any]) -> int:
    """Four, or as near to it as the game allows."""
    return max(rules.min_seats, min(4, rules.max_seats))


def _new(rules: Game[Any], seed: int, mix: Mapping[str, Any]) -> Any:
    return rules.start(_seats(rules), seed, mix)


def _survey(state: Any, rng: Rng) -> tuple[int, int]:
    """Decisions of one random game, and how many of them had only one option."""
    decisions = 0
    forced = 0
    settle(state, rng)
    while state.stack and decisions < LIMIT:
        forced += len(state.answers()) == 1
        decisions += playout(state, rng, 1)
        settle(state, rng)
    return decisions, forced


def _best(seconds: float, measure: Callable[[float], tuple[float, float]]) -> tuple[float, float]:
    """The best of several short measurements: other programs only ever make it slower."""
    return max(measure(seconds / SLICES) for _ in range(SLICES))


def _random_rate(rules: Game[Any], mix: Mapping[str, Any], span: float, events: bool) -> tuple[float, float]:
    """Decisions and games a second of uniformly random play, always the same games."""
    gc.collect()
    decisions = 0
    spent = 0.0
    games = 0
    while spent < span:
        games += 1
        state = _new(rules, games, mix)
        if events:
            state.events = []
        start = perf_counter()
        decisions += playout(state, Rng(games), LIMIT)
        spent += perf_counter() - start
    return decisions / spent, games / spent


def _greedy_rate(rules: Game[Any], mix: Mapping[str, Any], span: float) -> tuple[float, float]:
    """Games and decisions a second of greedy bots."""
    gc.collect()
    match = Match(rules.name, _seats(rules), ("greedy",) * _seats(rules), mix, "bench")
    decisions = 0
    games = 0
    start = perf_counter()
    spent = 0.0
    while spent < span:
        decisions += play_one(match, rules, games * match.seats).decisions
        games += 1
        spent = perf_counter() - start
    return games / spent, decisions / spent


def _clone_us(rules: Game[Any], mix: Mapping[str, Any], lengths: list[int]) -> float:
    """Microseconds to copy the state in the middle of a game of the usual length."""
    usual = median_low(lengths)
    seed = lengths.index(usual) + 1
    state = _new(rules, seed, mix)
    playout(state, Rng(seed), usual // 2)
    clone = state.clone
    best = float("inf")
    for _ in range(SLICES):
        start = perf_counter()
        for _ in range(CLONES):
            clone()
        best = min(best, perf_counter() - start)
    return best / CLONES * 1e6


# -- several processes --------------------------------------------------------------------------------------


def _speedup(game: str, mix: Mapping[str, Any], seconds: float, jobs: int) -> float:
    """What `jobs` processes decide together, against one of them alone: alone and together by turns, best of each."""
    context = multiprocessing.get_context("spawn")
    workers = []
    pipes: list[Connection] = []
    for _ in range(jobs):
        ours, theirs = context.Pipe()
        worker = context.Process(target=_measure_when_asked, args=(game, mix, theirs), daemon=True)
        worker.start()
        theirs.close()
        workers.append(worker)
        pipes.append(ours)
    try:
        for pipe in pipes:
            pipe.recv()  # ready
        alone = 0.0
        together = 0.0
        for _ in range(SLICES // 2):
            alone = max(alone, sum(_rates(pipes[:1], seconds / SLICES)))
            together = max(together, sum(_rates(pipes, seconds / SLICES)))
        for pipe in pipes:
            pipe.send(0.0)
    finally:
        for worker in workers:
            worker.join(timeout=1)
            worker.kill()
    return together / alone


def _rates(pipes: list[Connection], span: float) -> Iterator[float]:
    for pipe in pipes:
        pipe.send(span)
    for pipe in pipes:
        yield pipe.recv()


def _measure_when_asked(game: str, mix: Mapping[str, Any], pipe: Connection) -> None:
    """In a process of its own: measure for each time sent, until that is 0."""
    rules = find_game(game)
    pipe.send("ready")
    while span := pipe.recv():
        pipe.send(_random_rate(rules, mix, span, events=False)[0])
