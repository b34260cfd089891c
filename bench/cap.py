"""How much does luck leave to win? A player that cheats, beside one that does not: it sees all cards.

    PYTHONPATH=build/compiled nice python bench/cap.py san-juan --games 402 --milliseconds 100

It is the search, with the true position in place of sampled worlds; what will be drawn and rolled it does not know
either. Against the yardstick, all seats rotated on the deals of `bench/strength.py`: where even that wins no more, a
bar is out of reach for luck, and not for want of thought.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from functools import partial
from typing import Any

from strength import BOXES, ROOT, YARDSTICK, Box

from meydan.arena.seeds import seed_of
from meydan.arena.simulate import LIMIT, Match, play_out, wilson
from meydan.arena.workers import batches, workers
from meydan.bots import Bot, bring_bot
from meydan.bots.quick import quick_player
from meydan.kernel.chance import SeedChance
from meydan.kernel.choice import Choice
from meydan.kernel.game import find_game
from meydan.search.budget import Budget
from meydan.search.finding import find_mind, find_net
from meydan.search.paired import WORLDS, Question, Search

SEED = "1"


class Cheat(Bot):
    """Looks at the position itself, which whoever plays it out gives away."""

    name = "cheat"

    def __init__(self, seed: int, state: Any, milliseconds: float) -> None:
        super().__init__(seed)
        self.state = state
        self.milliseconds = milliseconds

    def choose(self, view: Any) -> Choice:
        mind, net = find_mind(view.header.game), find_net(view.header)
        budget = Budget(milliseconds=self.milliseconds)
        budget.begin()
        question = Question(
            Search(mind, quick_player(view.header, self.rng), net, self.rng.word()), view, budget, turns=0
        )
        question.worlds = [self.state.clone()] * WORLDS
        return question.think().choice


def play(box: Box, milliseconds: float, numbers: Sequence[int]) -> list[float]:
    """What the cheat won of these games."""
    rules = find_game(box.game)
    match = Match(box.game, box.seats, (), box.options, SEED)
    found = []
    for number in numbers:
        seed, own = match.deal(number)
        state: Any = rules.initial(rules.header(box.seats, seed, box.options))
        bots = [bring_bot(YARDSTICK, seed_of(seed, seat)) for seat in range(box.seats)]
        bots[own] = Cheat(seed_of(seed, own), state, milliseconds)
        play_out(state, bots, SeedChance(seed), LIMIT)
        ranks = rules.result(state).ranks
        found.append(1 / ranks.count(1) if ranks[own] == 1 else 0.0)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("box", choices=[box.name for box in BOXES])
    parser.add_argument("--games", type=int, default=402)
    parser.add_argument("--milliseconds", type=float, default=100.0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    os.chdir(ROOT)  # bots of our own are found from here
    box = next(box for box in BOXES if box.name == asked.box)
    won: list[float] = []
    with workers(asked.jobs) as team:
        for some in team.each(partial(play, box, asked.milliseconds), batches(range(asked.games), asked.jobs)):
            won += some
            low, high = wilson(sum(won), len(won))
            print(f"{box.name}, all cards seen, {asked.milliseconds:.0f} ms: won {sum(won) / len(won):.1%} of", end=" ")
            print(f"{len(won)} games ({low:.1%} to {high:.1%})", flush=True)


if __name__ == "__main__":
    main()
