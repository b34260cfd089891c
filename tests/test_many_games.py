"""Whole games over all mixes end, and no component is lost: of Istanbul 10,000 compiled, 500 interpreted."""

import pytest

import meydan
from meydan.kernel.conformance import LONGEST, mixes
from meydan.kernel.rng import Rng
from meydan.kernel.rollout import sensible_playout
from tests.test_builds import compiled

CHUNKS = 20
GAMES = {"istanbul": 10_000 if compiled() else 500}
OF_OTHERS = 3_000 if compiled() else 300  # they have fewer mixes


@pytest.mark.parametrize("game", meydan.GAMES.values(), ids=lambda game: game.name)
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_games_end_and_conserve_components(game, chunk):
    every_mix = mixes(game)
    for number in range(chunk, GAMES.get(game.name, OF_OTHERS), CHUNKS):
        seats, options = every_mix[number % len(every_mix)]
        state = game.start(seats, f"many/{number}", options)
        rng = Rng(number)
        decisions = 0
        while not state.over:
            decisions += sensible_playout(state, rng, 250)
            assert game.check(state) == [], f"game {number}: {seats} seats, {options}"
            assert decisions < LONGEST, f"game {number} does not end: {seats} seats, {options}"
        assert state.result().winners
