"""What any bot must stand: whole games beside others, every question of wild games, and worlds it cannot tell apart."""

from meydan.kernel.chance import SeedChance
from meydan.kernel.frame import CHANCE
from meydan.kernel.rng import Rng


def plays_on(state, bots, seed, most=5000):
    """A game from here to its end by these bots, one for each seat: every answer is among the options."""
    luck, agreed = SeedChance(seed), f"{state.header.seats} seats, {state.header.options}"
    for _ in range(most):
        if state.over:
            return
        if state.seat == CHANCE:
            state.apply(luck.answer(state))
            continue
        view = state.view(state.seat)
        choice = bots[state.seat].choose(view)
        assert choice in view.options, (
            f"{choice} at {view.question}: {state.header.seats} seats, {state.header.options}"
        )
        state.apply(choice)
    assert state.over, agreed


def questions_of_wild_play(bot, states, rng, most, every=lambda view: True):
    """The kinds of questions of random games that were put to a bot, whose answers are legal but are not played."""
    asked = set()
    for state in states:
        for _ in range(most):
            if state.over:
                break
            if state.seat == CHANCE:
                state.apply(state.header.game.chance(state).sample(state, rng))
                continue
            view = state.view(state.seat)
            if every(view):
                asked.add(view.question)
                assert bot.choose(view) in view.options, f"{view.question}, {state.header.seats} seats"
            state.apply(view.options[rng.below(len(view.options))])
    return asked


def is_not_moved_by_what_it_cannot_see(bot, state, most=5000):
    """In a world in which all that it cannot see was dealt anew, a bot answers the same."""
    luck, rng = SeedChance("hidden"), Rng(3)
    for _ in range(most):
        if state.over:
            break
        if state.seat == CHANCE:
            state.apply(luck.answer(state))
            continue
        choice = bot.choose(state.view(state.seat))
        other = state.header.game.shuffle_hidden(state, state.seat, rng)
        assert bot.choose(other.view(state.seat)) is choice
        state.apply(choice)
