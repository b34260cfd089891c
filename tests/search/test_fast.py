"""What rollouts are played with: greedy answers from a state are those from a view, and turns follow one another."""

import pytest

from meydan.bots import make_bot
from meydan.bots.searching import find_fast
from meydan.kernel.frame import CHANCE
from meydan.kernel.game import find_game
from meydan.kernel.rng import Rng
from meydan.kernel.rollout import settle
from meydan.search.finding import find_mind

MIXES = [
    ("istanbul", 4, {}),
    ("istanbul", 2, {"layout": "random", "neutral_assistants": True, "caravan_leader": True}),
    ("istanbul", 5, {"expansions": ["mocha"]}),
    ("istanbul", 3, {"expansions": ["letters"], "new_cards_only": True}),
    ("istanbul", 4, {"expansions": ["mocha", "letters"]}),
    ("san-juan", 3, {}),
    ("san-juan", 2, {"expansions": ["new-buildings"]}),
    ("san-juan", 4, {"expansions": ["events"]}),
    ("san-juan", 4, {"expansions": ["new-buildings", "events"], "setup": "drafted"}),
    ("istanbul-dice", 2, {}),
    ("istanbul-dice", 4, {}),
]


def positions(game, seats, options, seed=1):
    """The questions of one game, in which greedy players err now and then."""
    rules = find_game(game)
    rng = Rng(seed)
    state = rules.start(seats, seed, options)
    greedy = make_bot("greedy")
    while not state.over:
        if state.seat == CHANCE:
            settle(state, rng)
            continue
        answers = state.answers()
        if len(answers) > 1:
            yield state
            if rng.below(8) == 0:
                state.apply(answers[rng.below(len(answers))])
                continue
        state.apply(answers[0] if len(answers) == 1 else greedy.choose(state.view(state.seat)))


@pytest.mark.parametrize(("game", "seats", "options"), MIXES)
def test_greedy_from_a_state_is_greedy_from_a_view(game, seats, options):
    policy, greedy = find_fast(game), make_bot("greedy")
    for state in positions(game, seats, options):
        assert policy.answer(state, state.seat, state.answers()) is greedy.choose(state.view(state.seat))


@pytest.mark.parametrize(("game", "seats", "options"), MIXES)
def test_each_seat_has_a_number_for_every_name(game, seats, options):
    mind = find_mind(find_game(game))
    for state in positions(game, seats, options):
        names = mind.names(state.header)
        rows = mind.features(state)
        assert len(set(names)) == len(names)
        assert [len(row) for row in rows] == [len(names)] * seats
        assert all(type(value) is int and abs(value) < 1000 for row in rows for value in row)


@pytest.mark.parametrize(("game", "seats", "options"), MIXES)
def test_turns_never_come_back(game, seats, options):
    mind = find_mind(find_game(game))
    turns = [turn for turn in map(mind.turn, positions(game, seats, options)) if turn >= 0]
    assert turns == sorted(turns)
    assert len(set(turns)) > 10
