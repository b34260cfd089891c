"""Can an analysis be believed? Its chances in games it has not seen, and whether it finds planted blunders.

    PYTHONPATH=build/compiled nice python bench/analysis.py                       # all games, both parts
    PYTHONPATH=build/compiled nice python bench/analysis.py dice --games 50 --parts chances

Chances: games of quick players among themselves. At each quarter of every game the Brier score of the chart and that of
the net alone, and at some more positions how often who was given 0 to 10 %, 10 to 20 % ... of a chance did win.
Blunders: decisions of the top level, each judged as an analysis does; and in its place the worst answer there was, if a
deep look says that it loses ten points or more.
The tables are written to bench/analysis.md.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console

from meydan.analysis import DEEP, FINE, INACCURACY, QUICK
from meydan.analysis.chart import walk
from meydan.analysis.eye import Eye
from meydan.analysis.judge import Chances, Judge
from meydan.analysis.verdicts import duel_of, judge_decision, look, meet
from meydan.arena.seeds import seed_of
from meydan.arena.simulate import Match, play_out
from meydan.arena.workers import workers
from meydan.bots import make_bot
from meydan.kernel.chance import SeedChance
from meydan.kernel.choice import Choice
from meydan.kernel.files import write_whole
from meydan.kernel.frame import CHANCE
from meydan.kernel.game import find_game
from meydan.kernel.record import Record
from meydan.kernel.rng import Rng
from meydan.puzzles.finding import is_decision

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "bench" / "analysis.md"
BOXES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "istanbul": ("istanbul", 4, {}),
    "grand-bazaar": ("istanbul", 4, {"expansions": ["mocha", "letters"]}),
    "san-juan": ("san-juan", 3, {}),
    "dice": ("istanbul-dice", 3, {}),
}
QUARTERS = (0.0, 0.25, 0.5, 0.75)
MORE = 12  # positions of each game for the deciles, beside the quarters
BANDS = 10
PLAYERS = {"chances": "greedy", "blunders": "vizier@400"}
DECISIONS = 12  # of each game, of which the worst answer is looked for
LOST = 0.10  # what a planted blunder must lose
SEED = "held out"


@dataclass
class Found:
    """What was counted, in one game or in all of them."""

    chart: list[float] = field(default_factory=lambda: [0.0] * len(QUARTERS))  # squared errors
    net: list[float] = field(default_factory=lambda: [0.0] * len(QUARTERS))
    judged: int = 0  # seats, at each quarter
    told: list[float] = field(default_factory=lambda: [0.0] * BANDS)
    won: list[float] = field(default_factory=lambda: [0.0] * BANDS)
    times: list[int] = field(default_factory=lambda: [0] * BANDS)
    own: int = 0
    own_blamed: int = 0
    planted: int = 0
    planted_blamed: int = 0

    def add(self, other: Found) -> None:
        for name, value in vars(other).items():
            mine = getattr(self, name)
            both = [a + b for a, b in zip(mine, value, strict=True)] if isinstance(value, list) else mine + value
            setattr(self, name, both)


def game_of(box: str, part: str, number: int) -> tuple[Record, list[float]]:
    """A game among players of one sort, and who won it."""
    game, seats, options = BOXES[box]
    rules = find_game(game)
    seed, _ = Match(game, seats, (), options, f"{SEED} {part}", rotate=False).deal(number)
    state: Any = rules.initial(rules.header(seats, seed, options))
    bots = [make_bot(PLAYERS[part], seed_of(seed, seat)) for seat in range(seats)]
    play_out(state, bots, SeedChance(seed), 50_000)
    ranks = rules.result(state).ranks
    return Record.of(state, reveal=True), [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


# -- chances ------------------------------------------------------------------------------------------------


def chances(box: str, number: int) -> Found:
    """One game: what the chart and the net said on the way, beside who won."""
    record, won = game_of(box, "chances", number)
    rng = Rng(seed_of("positions", number))
    first = next(moment.at for moment in walk(record) if moment.state.seat != CHANCE)  # before, things are laid out
    length = len(record.steps) - first
    quarters = [first + int(length * share) for share in QUARTERS]
    wanted = {first + rng.below(length) for _ in range(MORE)} | set(quarters)
    judge = Judge(record.header(), QUICK, 1)
    found = Found(judged=len(won))
    for moment in walk(record):
        if moment.at not in wanted:
            continue
        told = judge.chances(moment.state, moment.turn, moment.begun)
        for seat, chance in enumerate(told):
            band = min(BANDS - 1, int(chance * BANDS))
            found.told[band] += chance
            found.won[band] += won[seat]
            found.times[band] += 1
        if moment.at in quarters:
            at = quarters.index(moment.at)
            found.chart[at] += off(told, won)
            found.net[at] += off(judge.now(moment.state), won)
    return found


def off(told: Chances, won: list[float]) -> float:
    return sum((chance - result) ** 2 for chance, result in zip(told, won, strict=True))


# -- blunders -----------------------------------------------------------------------------------------------


def blunders(box: str, number: int) -> Found:
    """Some decisions of a game: as they were made, and as badly as they could have been."""
    record, _ = game_of(box, "blunders", number)
    rng = Rng(seed_of("decisions", number))
    found = Found()
    real = [moment.at for moment in walk(record) if is_decision(moment.state)]
    wanted = {real[rng.below(len(real))] for _ in range(DECISIONS)}
    for moment in walk(record):
        if moment.at not in wanted:
            continue
        state = moment.state
        view = state.view(state.seat)
        chosen = state.find(record.steps[moment.at])
        found.own += 1
        found.own_blamed += blamed(view, chosen, moment.at)
        worst = worst_of(view, moment.at)
        deep = Eye(view, Rng(seed_of("deep", number, moment.at)))
        if look(deep, worst, DEEP.long_look, DEEP.pairs, deep.far).loss >= LOST:
            found.planted += 1
            found.planted_blamed += blamed(view, worst, moment.at)
    return found


def blamed(view: Any, chosen: Choice, at: int) -> bool:
    """Whether an analysis calls it a mistake or blunder."""
    return judge_decision(view, chosen, at, QUICK, 1).kind not in (FINE, INACCURACY)


def worst_of(view: Any, at: int) -> Choice:
    """The answer that does worst in some tries, of all that there are."""
    first, *others = view.options
    eye = Eye(view, Rng(seed_of("worst", at)))
    gains = {one: duel_of(meet(eye, one, first, QUICK.first_pairs, eye.near)).loss for one in others}
    gains[first] = 0.0
    return min(gains, key=lambda one: gains[one])


# -- tables -------------------------------------------------------------------------------------------------


def table(headings: list[str], rows: list[list[str]]) -> str:
    lines = [headings, ["---", *["---:"] * (len(headings) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def told_chances(found: dict[str, Found], games: int) -> Iterator[str]:
    yield f"## Chances\n\nIn {games} games that no net was made from. Brier score a seat, chart / net alone:\n"
    rows = []
    for box, one in found.items():
        seats = max(1, one.judged)
        pairs = zip(one.chart, one.net, strict=True)
        rows.append([box, *(f"{chart / seats:.4f} / {net / seats:.4f}" for chart, net in pairs)])
    yield table(["", "start", "1/4", "1/2", "3/4"], rows)
    yield "\nHow often those won who were told such a chance, less what they were told, in points (and how many):\n"
    rows = []
    for box, one in found.items():
        bands = zip(one.told, one.won, one.times, strict=True)
        rows.append([box, *(f"{100 * (won - told) / n:+.1f} ({n})" if n else "" for told, won, n in bands)])
    yield table(["", *(f"{10 * band}-{10 * band + 10} %" for band in range(BANDS))], rows)


def told_blunders(found: dict[str, Found], games: int) -> Iterator[str]:
    yield f"\n## Planted blunders\n\nDecisions in {games} games of the top level, called mistake or blunder:\n"
    rows = [[box, f"{one.own_blamed} of {one.own}", share(one.own_blamed, one.own),
             f"{one.planted_blamed} of {one.planted}", share(one.planted_blamed, one.planted)]
            for box, one in found.items()]  # fmt: skip
    yield table(["", "its own", "", "the worst answer, where it loses 10 points", ""], rows)


def share(part: int, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else ""


PARTS: dict[str, tuple[Callable[[str, int], Found], Callable[[dict[str, Found], int], Iterator[str]]]] = {
    "chances": (chances, told_chances),
    "blunders": (blunders, told_blunders),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("boxes", nargs="*", default=list(BOXES), metavar="BOX", help=", ".join(BOXES))
    parser.add_argument("--parts", nargs="*", default=list(PARTS), choices=list(PARTS))
    parser.add_argument("--games", type=int, default=200, help="of each box for the chances")
    parser.add_argument("--blunders", type=int, default=20, metavar="GAMES", help="of each box for the blunders")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="write bench/analysis.md")
    asked = parser.parse_args()
    lines = ["# Can an analysis be believed?\n\nWritten by `bench/analysis.py --write`.\n"]
    with workers(asked.jobs) as team:
        for part in asked.parts:
            work, tell = PARTS[part]
            games = asked.games if part == "chances" else asked.blunders
            found: dict[str, Found] = {}
            for box in asked.boxes:
                found[box] = Found()
                for one in team.each(partial(work, box), range(games)):
                    found[box].add(one)
            lines += tell(found, games)
    text = "\n".join(lines) + "\n"
    Console(highlight=False, soft_wrap=True).print(text, markup=False)
    if asked.write:
        write_whole(PAGE, text)


if __name__ == "__main__":
    main()
