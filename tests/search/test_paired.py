"""The search: exactly repeatable, the same on both builds, blind to what is hidden, and stronger than its policy."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from meydan.arena.simulate import Match, play_one
from meydan.bots import SearchBot, UnknownBot, make_bot
from meydan.kernel.game import find_game
from meydan.kernel.rng import Rng
from meydan.search.budget import Budget
from tests.search.test_minds import MIXES, positions
from tests.test_builds import compiled

ROOT = Path(__file__).parent.parent.parent


def told(thought):
    """All that was thought, to the last digit."""
    tried = [
        [one.choice.text, one.visits, one.mean, one.error, [step.text for step in one.line]] for one in thought.tried
    ]
    return [thought.choice.text, thought.rollouts, thought.chances, tried]


def asked(game, seats, options, every):
    """Some of the questions of one game; the state is played on after each."""
    return (state for number, state in enumerate(positions(game, seats, options)) if number % every == every // 2)


def digest(every):
    """What is thought about some questions of each mix."""
    return [
        told(SearchBot(number, "16").think(state.view(state.seat)))
        for game, seats, options in MIXES
        for number, state in enumerate(asked(game, seats, options, every))
    ]


@pytest.mark.parametrize(("game", "seats", "options"), MIXES)
def test_the_same_seed_thinks_the_same(game, seats, options):
    for state in asked(game, seats, options, 80):
        one, other = (SearchBot(7, "20").think(state.view(state.seat)) for _ in range(2))
        assert told(one) == told(other)
        assert one.choice in state.answers()
        assert one.tried[0].choice is one.choice
        assert sum(one.chances) == pytest.approx(1.0)


@pytest.mark.parametrize(("game", "seats", "options"), MIXES)
def test_what_is_hidden_changes_nothing(game, seats, options):
    rules = find_game(game)
    for state in asked(game, seats, options, 80):
        other = rules.shuffle_hidden(state, state.seat, Rng(3))
        thoughts = [SearchBot(5, "20").think(where.view(state.seat)) for where in (state, other)]
        assert told(thoughts[0]) == told(thoughts[1])


def test_both_builds_think_the_same():
    """The other process runs the plain sources; this one runs what is being tested."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = "import json; from tests.search.test_paired import digest; print(json.dumps(digest(200)))"
    found = subprocess.run(
        [sys.executable, "-c", command], env=environment, cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert json.loads(found.stdout) == digest(200)


def test_a_question_with_one_answer_takes_no_thought():
    state = find_game("san-juan").start(3, 1, {})
    while len(state.answers()) > 1:
        state.apply(state.answers()[0])
        while state.seat < 0:
            state.apply(state.stack[-1].options(state)[0])
    thought = SearchBot(1, "20").think(state.view(state.seat))
    assert (thought.choice, thought.tried, thought.rollouts) == (state.answers()[0], [], 0)


def test_budgets_are_kept():
    state = find_game("istanbul").start(4, 1, {})
    assert SearchBot(1, "50").think(state.view(0)).rollouts <= 50
    assert SearchBot(1, "5ms").think(state.view(0)).tried
    with pytest.raises(ValueError, match="rollouts or of milliseconds"):
        Budget()


@pytest.mark.parametrize("name", ["search@", "search@0", "search@ms", "search@5s", "search@-1"])
def test_a_budget_that_means_nothing_is_refused(name):
    with pytest.raises(UnknownBot, match="search@100ms"):
        make_bot(name)


# One seat against greedy on a few deals, the same every time. What is asked for is two or three standard errors below
# what hundreds of games showed, so that only a collapse fails. The plain build shows no more than that games end.
@pytest.mark.parametrize(
    ("game", "seats", "deals", "least"), [("san-juan", 3, 8, 10), ("istanbul", 4, 5, 6), ("istanbul-dice", 3, 6, 4)]
)
def test_it_holds_its_own_against_greedy(game, seats, deals, least):
    rules = find_game(game)
    bot, games, least = ("search@32", deals * seats, least) if compiled() else ("search@2", 1, 0)
    match = Match(game, seats, (bot, *["greedy"] * (seats - 1)), rules.header(seats, None, {}).options, "quick")
    won = 0
    for number in range(games):
        row = play_one(match, rules, number)
        assert row.ranks
        won += row.ranks[row.bots.index(bot)] == 1
        if least and won == least:
            break  # more games would change nothing
    assert won >= least
