"""A world that is dealt anew in place looks the same to the seat, and all pieces are still there."""

from __future__ import annotations

from typing import Any

import pytest

import meydan
from meydan.kernel.conformance import mixes
from meydan.kernel.frame import CHANCE
from meydan.kernel.rng import Rng
from meydan.search.finding import find_mind

LOOKS = 40  # one position in so many is looked at


def positions(game: Any, seats: int, options: dict[str, Any]) -> list[Any]:
    """Some positions of one game of any players."""
    rng = Rng(seats)
    state = game.initial(game.header(seats, None, options))
    found = []
    for number in range(1200):
        if not state.stack:
            break
        if state.seat == CHANCE:
            choice = state.stack[-1].sample(state, rng)
        else:
            answers = game.sensible(state, state.answers())
            choice = answers[rng.below(len(answers))]
        state.apply(choice)
        if number % LOOKS == 0 and state.stack:
            found.append(state.clone())
    return found


@pytest.mark.parametrize("game", meydan.GAMES.values(), ids=lambda game: game.name)
def test_nothing_that_a_seat_sees_changes(game: Any) -> None:
    mind, dealt = find_mind(game), 0
    seen: set[str] = set()
    for seats, options in mixes(game):
        box = f"{seats} {options.get('expansions')}"
        if box in seen:
            continue
        seen.add(box)
        for state in positions(game, seats, options):
            for seat in range(-1, seats):
                world = state.clone()
                assert mind.redeal(world, seat, Rng(dealt))
                assert world.view(seat) == state.view(seat)
                assert game.check(world) == []
                dealt += world != state
    assert dealt > 50 or game.name == "istanbul-dice"  # where nothing is hidden


def test_worlds_dealt_in_place_differ_as_sampled_ones_do() -> None:
    """Each card comes to a hand about as often either way."""
    game = meydan.find_game("san-juan")
    state = meydan.start("san-juan", seats=3, seed=4)
    mind, rng = find_mind(game), Rng(9)
    held = [[0, 0] for _ in state.players[1].hand]
    world = game.sample_world(state.view(0), rng)
    for _ in range(600):
        for way, other in enumerate((game.sample_world(state.view(0), rng), world)):
            for kind, count in enumerate(other.players[1].hand):
                held[kind][way] += count
        world = world.clone()
        mind.redeal(world, 0, rng)
    for one, other in held:
        assert abs(one - other) < 12 + 4 * (one + other) ** 0.5
