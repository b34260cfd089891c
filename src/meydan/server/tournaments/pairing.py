"""Who meets whom in the next round, and who sits where. No input or output, and the same whenever it is asked again.

Each against each in pairs follows a plan: `pairs.py`. Any other round is the one with the least fault among those that
were looked at, and these are all where few play. What a fault is: `weighing.py`; how rounds are found: `drawing.py`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from meydan.server.tournaments.drawing import Drawing
from meydan.server.tournaments.pairs import each_against_each
from meydan.server.tournaments.plan import KNOCKOUT, ROBIN, Drawn, Plan, Played, Round, byes, sizes
from meydan.server.tournaments.weighing import NOBODY, Weighing


def draw(
    plan: Plan,
    entrants: Sequence[int],
    past: Sequence[Played],
    points: dict[int, int],
    seed: str,
    rounds: int,
    everybody: Sequence[int] = (),
) -> Round:
    """The next round for these entrants, the best first, of so many rounds that are planned.

    `everybody` are those whom a round robin of pairs began with, also if they left.
    """
    number = 1 + max((one.round for one in past), default=0)
    luck = random.Random(f"{seed}/round/{number}")
    if plan.kind == ROBIN and plan.most == 2:
        places = sorted(everybody or entrants, key=lambda one: random.Random(f"{seed}/place/{one}").random())
        return each_against_each(plan, places, entrants, past, number, rounds)
    order = list(entrants)
    if number == 1:
        luck.shuffle(order)
    count = byes(len(order), plan, first=number == 1)
    people = sizes(len(order) - count, plan)
    left_out = []
    if plan.most == 2 and len(order) % 2:  # nobody is somebody whom one can meet: it is a bye, or a bot
        order.append(NOBODY)
        count -= not plan.bots
        people = [2] * ((len(order) - count) // 2)
    weighing = Weighing(plan, order, past, points)
    if count:
        left_out = weighing.most_due_a_bye(count)
        order = [one for one in order if one not in left_out]
        weighing = Weighing(plan, order, past, points)
    drawing = Drawing(plan, order, people, weighing, luck)
    left = 0 if plan.kind == KNOCKOUT else rounds - number
    seated = drawing.best(left)
    if plan.most == 2 and not plan.bots:
        left_out += [max(seats) for seats in seated if NOBODY in seats]
        seated = [seats for seats in seated if NOBODY not in seats]
    return Round([Drawn(tuple(one or None for one in seats)) for seats in seated], left_out)
