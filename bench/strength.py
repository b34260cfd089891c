"""How strong a bot is: one seat against yardsticks in all others, every deal once with each rotation.

    python bench/strength.py san-juan --seats 3 --bot search@100ms --games 402
    python bench/strength.py istanbul --seats 4 --with mocha --with letters --bot search@60

Tells the share of games won with Wilson's interval of 95 %, beside what chance would win, and what a question cost in
milliseconds of a processor. The games are always the same for the same seed, whatever the bot.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import process_time
from typing import Any

from meydan.arena.simulate import Match, play_one, wilson
from meydan.bots import Bot, bring_bot
from meydan.kernel.choice import Choice
from meydan.kernel.game import find_game

YARDSTICK = f"{Path(__file__).resolve().parent / 'yardstick' / 'greedy.py'}:Greedy"


class Timed(Bot):
    """Another bot, and how long it thought."""

    spec = ""
    questions: list[float] = []

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.bot = bring_bot(self.spec, seed)

    def choose(self, view: Any) -> Choice:
        began = process_time()
        choice = self.bot.choose(view)
        self.questions.append(process_time() - began)
        return choice


def measure(game: str, seats: int, options: dict[str, Any], bot: str, against: str, games: int, seed: str) -> Any:
    """Play, and say from time to time how it stands; the result as plain values."""
    sys.modules.setdefault("strength", sys.modules[__name__])
    Timed.spec = bot
    rules = find_game(game)
    settled = rules.header(seats, None, options).options
    match = Match(game, seats, ("strength:Timed", *[against] * (seats - 1)), settled, seed)
    games += -games % seats
    wins = 0.0
    told: dict[str, Any] = {}
    for index in range(games):
        row = play_one(match, rules, index)
        seat = row.bots.index("strength:Timed")
        if row.ranks and row.ranks[seat] == 1:
            wins += 1 / row.ranks.count(1)
        low, high = wilson(wins, index + 1)
        times = sorted(Timed.questions)
        told = {
            "game": game, "seats": seats, "options": options, "bot": bot, "games": index + 1,
            "rate": round(wins / (index + 1), 4), "low": round(low, 4), "high": round(high, 4),
            "chance": round(1 / seats, 4), "questions": round(len(times) / (index + 1), 1),
            "ms": round(sum(times) / len(times) * 1000, 2), "ms_p99": round(times[len(times) * 99 // 100] * 1000, 2),
        }  # fmt: skip
        if (index + 1) % (8 * seats) == 0:
            print(json.dumps(told), file=sys.stderr, flush=True)
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--with", dest="boxes", action="append", default=[])
    parser.add_argument("--bot", default="search@100ms")
    parser.add_argument("--against", default=YARDSTICK)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="strength")
    told = parser.parse_args()
    options = {"expansions": told.boxes} if told.boxes else {}
    print(json.dumps(measure(told.game, told.seats, options, told.bot, told.against, told.games, told.seed)))


if __name__ == "__main__":
    main()
