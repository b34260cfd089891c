"""Erring as people do: values are seen through a blur, and options are overlooked, the less the more depends on them.

Nothing here is play at random: an option far below the best is out of reach of the blur, and hardly ever all is
overlooked that is better.
"""

from __future__ import annotations

from typing import Final

from meydan.kernel.choice import Choice
from meydan.kernel.rng import Rng
from meydan.search.thought import Thought

FINE: Final = 1 << 20  # steps in which chances are told apart
HALVED: Final = 0.06  # of win chance: where so much more depends on it, half as much is overlooked
WON: Final = 0.995  # from here on a game is as good as won, and everybody but a beginner sees it


class Failings:
    """How somebody errs. All in parts of 1: `blur` and `liking` of the chance to win, `overlook` of all options."""

    def __init__(self, blur: float, overlook: float, liking: float, misses_wins: bool) -> None:
        self.blur = blur  # a value seems better or worse by at most so much
        self.overlook = overlook  # how often an option is not seen, where nothing depends on it
        self.liking = liking  # what is liked seems so much better
        self.misses_wins = misses_wins


class Seen:
    """An option as it seems to somebody who errs."""

    def __init__(self, choice: Choice, value: float) -> None:
        self.choice = choice
        self.value = value


def err(thought: Thought, failings: Failings, likes: list[str], rng: Rng) -> Choice:
    """What somebody with these failings answers after a thought; liked is what begins with one of some words."""
    if len(thought.tried) < 2:
        return thought.choice
    best = 0.0
    for tried in thought.tried:
        best = max(best, tried.mean)
    seen: list[Seen] = []
    for tried in thought.tried:
        value = best if tried.choice is thought.choice else tried.mean  # the search knows best which is best
        if value >= WON and not failings.misses_wins:
            return thought.choice
        seems = value + failings.blur * (chance(rng) + chance(rng) - 1.0)
        for like in likes:
            if tried.choice.text.startswith(like):
                seems += failings.liking
                break
        seen.append(Seen(tried.choice, seems))
    seen.sort(key=lambda one: -one.value)
    for at in range(len(seen) - 1):
        lost = seen[0].value - seen[at + 1].value
        if chance(rng) >= failings.overlook * 0.5 ** (lost / HALVED):
            return seen[at].choice
    return seen[-1].choice


def chance(rng: Rng) -> float:
    """A number from 0 to 1, all alike."""
    return rng.below(FINE) / FINE
