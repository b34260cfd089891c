"""Speed of other Python game engines, measured in this process on one thread."""

import gc
import importlib
import importlib.metadata
import random
import timeit
from collections.abc import Callable
from statistics import median_low
from time import perf_counter
from types import ModuleType
from typing import Any

OPEN_SPIEL_GAMES = ("backgammon", "gin_rummy", "hearts", "python_block_dominoes")
SURVEY_GAMES = 9  # untimed games that find a typical length and the share of forced actions

Row = dict[str, Any]


class PeerMissing(Exception):
    """A peer, or one of its games, is not there to be measured."""


def measure_catanatron(seconds: float = 3.0) -> Row:
    """Time uniformly random four-player games of catanatron."""
    catanatron = _need("catanatron", "catanatron")
    survey = [_catanatron_survey(catanatron, seed) for seed in range(1, SURVEY_GAMES + 1)]

    def play(seed: int) -> tuple[int, int]:
        game = _catanatron_game(catanatron, seed)
        game.play()
        return len(game.state.actions), len(game.state.actions)

    row = _timed(play, seconds)
    length, seed = _typical([actions for actions, _ in survey])
    game = _catanatron_game(catanatron, seed)
    for _ in range(length // 2):
        game.play_tick()
    return _row("catanatron", "catanatron", row, survey, game.copy)


def measure_open_spiel(name: str, seconds: float = 3.0) -> Row:
    """Time random playouts of one OpenSpiel game through its Python API."""
    pyspiel = _need("pyspiel", "open_spiel")
    importlib.import_module("open_spiel.python.games")  # registers the games written in Python
    if name not in pyspiel.registered_names():
        raise PeerMissing(f"this build of open_spiel has no game {name}")
    game = pyspiel.load_game(name)
    survey = [_spiel_survey(game, seed) for seed in range(1, SURVEY_GAMES + 1)]

    def play(seed: int) -> tuple[int, int]:
        return _spiel_playout(game.new_initial_state(), random.Random(seed))

    row = _timed(play, seconds)
    length, seed = _typical([actions for actions, _ in survey])
    state = game.new_initial_state()
    _spiel_playout(state, random.Random(seed), stop=length // 2)
    return _row(f"OpenSpiel {name}", "open_spiel", row, survey, state.clone)


def _need(module: str, distribution: str) -> ModuleType:
    """Import a peer, or say how to get it."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        how = "`make bench` installs it, or pip install -c constraints.txt '.[bench]'"
        raise PeerMissing(f"{distribution} cannot be imported ({error}): {how}") from error


def _timed(play: Callable[[int], tuple[int, int]], seconds: float) -> Row:
    """Play whole games with seeds 1, 2, 3, ... until the time is up; `play` returns actions and steps."""
    games = actions = steps = 0
    gc.collect()
    gc.freeze()  # what other peers have loaded must not slow this one's collections
    start = perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        games += 1
        more_actions, more_steps = play(games)
        actions += more_actions
        steps += more_steps
        elapsed = perf_counter() - start
    gc.unfreeze()
    return {
        "actions_per_second": actions / elapsed,
        "steps_per_second": steps / elapsed,
        "games_per_second": games / elapsed,
        "actions_per_game": actions / games,
    }


def _row(name: str, distribution: str, row: Row, survey: list[tuple[int, int]], copy: Callable[[], object]) -> Row:
    """Complete a timed row with its name, its forced share and its time to copy a state."""
    forced = sum(count for _, count in survey) / sum(actions for actions, _ in survey)
    version = importlib.metadata.version(distribution)
    return {"name": name, "version": version, **row, "forced_share": forced, "copy_us": _best_us(copy)}


def _best_us(call: Callable[[], object], repeats: int = 7) -> float:
    """Return the time of one call in microseconds, best of several repeats of about 0.1 s."""
    timer = timeit.Timer(call)
    loops = max(1, int(0.1 / (timer.timeit(100) / 100)))
    return min(timer.repeat(repeats, loops)) / loops * 1e6


def _typical(lengths: list[int]) -> tuple[int, int]:
    """Return the median game length and the seed that gave it."""
    length = median_low(lengths)
    return length, lengths.index(length) + 1


def _catanatron_game(catanatron: ModuleType, seed: int) -> Any:
    """Return a new game of four random players."""
    return catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color], seed=seed)


def _catanatron_survey(catanatron: ModuleType, seed: int) -> tuple[int, int]:
    """Play one game untimed and return its actions and how many of them were forced."""
    game = _catanatron_game(catanatron, seed)
    forced = 0

    def decide(player: Any, game: Any, actions: Any) -> Any:
        nonlocal forced
        forced += len(actions) == 1
        return player.decide(game, actions)

    game.play(decide_fn=decide)
    return len(game.state.actions), forced


def _spiel_playout(state: Any, rng: random.Random, stop: int = -1) -> tuple[int, int]:
    """Play at random to the end, or to `stop` actions, and return player actions and steps with chance."""
    actions = chances = 0
    choice, uniform = rng.choice, rng.random
    while actions != stop and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_sample(state.chance_outcomes(), uniform()))
            chances += 1
        else:
            state.apply_action(choice(state.legal_actions()))
            actions += 1
    return actions, actions + chances


def _sample(outcomes: list[tuple[int, float]], left: float) -> int:
    """Return the chance outcome at `left`, a number from 0 to 1."""
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


def _spiel_survey(game: Any, seed: int) -> tuple[int, int]:
    """Play one game untimed and return its player actions and how many of them were forced."""
    final = game.new_initial_state()
    actions, _ = _spiel_playout(final, random.Random(seed))
    state, forced = game.new_initial_state(), 0
    for action in final.history():
        forced += not state.is_chance_node() and len(state.legal_actions()) == 1
        state.apply_action(action)
    return actions, forced
