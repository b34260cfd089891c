"""Finished games to analyse, and efforts small enough for a test."""

from __future__ import annotations

from functools import cache

from meydan.analysis import Effort
from meydan.bots import make_bot
from meydan.kernel.record import Record
from meydan.kernel.rng import Rng
from meydan.kernel.table import Table
from tests.test_builds import compiled

SMALL = Effort("small", tries=4, most=4, rounds=1, look=8, first_pairs=4, long_look=12, pairs=16, worlds=2)
BOTH = ("new-buildings", "events")
MIXES = [
    ("istanbul-dice", 2, ()),
    ("istanbul-dice", 4, ()),
    ("san-juan", 2, ()),
    ("san-juan", 4, (("expansions", BOTH), ("setup", "drafted"))),
    ("istanbul", 4, ()),
    ("istanbul", 2, (("layout", "random"), ("neutral_assistants", True))),
]
FEW = MIXES if compiled() else MIXES[:1]  # the plain build shows no more than that it works


@cache
def played(game: str, seats: int, given: tuple = (), seed: int = 1) -> Record:
    """A game of greedy players who err now and then."""
    options = {name: list(value) if isinstance(value, tuple) else value for name, value in given}
    table = Table(game, seats=seats, seed=seed, options=options)
    greedy, rng = make_bot("greedy"), Rng(seed)
    while not table.over:
        answers = table.options()
        wise = rng.below(6) > 0
        table.play(greedy.choose(table.view(table.seat)) if wise else answers[rng.below(len(answers))])
    return table.record()
