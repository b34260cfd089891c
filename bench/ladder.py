"""Is the ladder even? Each level against the one below, games of two, for every game and mix.

    PYTHONPATH=build/compiled nice python bench/ladder.py                      # all games and mixes, 200 games a step
    PYTHONPATH=build/compiled nice python bench/ladder.py san-juan --base --games 60 --top 100 --jobs 1

Every game is kept in a file of its pairing, so it can be interrupted and goes on; a file is named by how both levels
think, so a level that was changed is played anew and the others are not. `--write` puts tables into bench/strength.md.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from dataclasses import asdict
from hashlib import sha256
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from rich.console import Console

import meydan  # noqa: F401  (makes the games known)
from meydan.arena.tournament import Outcome, Plan, Results, as_json, play, ratings
from meydan.arena.workers import workers
from meydan.bots.ladder import LIKES, NAMES, PEOPLED, head_of
from meydan.cli import reports
from meydan.kernel.files import write_whole
from meydan.kernel.game import find_game

ROOT = Path(__file__).resolve().parent.parent
EVEN = (0.65, 0.80)  # how often a level is to beat the one below
LOWEST = 1000  # points


def mixes(game: str, base: bool) -> Iterator[dict[str, Any]]:
    """The base game, each expansion, and all of them."""
    boxes = next((option.values for option in find_game(game).options if option.name == "expansions"), ())
    for count in range(1 if base else len(boxes) + 1):
        for some in combinations(boxes, count):
            yield {"expansions": list(some)} if some else {}


def kept_in(folder: Path, game: str, options: dict[str, Any], names: tuple[str, str]) -> Path:
    """The file of a pairing: it has another name when one of the two thinks otherwise."""
    told = [(name, repr(head_of(name.partition("@")[0], game)), LIKES.get(game)) for name in names]
    digest = sha256(repr(told).encode()).hexdigest()[:8]
    return folder / ("-".join([game, *options.get("expansions", []), *names, digest]) + ".jsonl")


def measure(game: str, options: dict[str, Any], asked: argparse.Namespace, console: Console) -> None:
    """One game and mix: play what is missing, and tell how even its steps are."""
    names = [*NAMES[:-1], f"{NAMES[-1]}@{asked.top}" if asked.top else NAMES[-1]]
    crew = asked.jobs or os.cpu_count() or 1
    found: list[Outcome] = []
    told: dict[str, Any] = {}
    for lower, upper in pairwise(names):
        plan = Plan.of(game, [upper, lower], games=asked.games, seed=asked.seed, options=options)
        results = Results(plan, kept_in(asked.results, game, options, (upper, lower)))
        with workers(crew) as team:
            play(results, team, crew)
        told = as_json(results, lower)
        found += results.outcomes()
        rate = found[-1].win_rate
        verdict = "even" if EVEN[0] <= rate <= EVEN[1] else "too close" if rate < EVEN[0] else "too far"
        console.print(f"{game} {options.get('expansions', '')} {upper} beats {lower}: {rate:.1%}", verdict)
    points = ratings(names, found, 2, names[0])
    told |= {"pairings": [asdict(one) for one in found], "ratings": [asdict(one) for one in points]}
    console.print(reports.tournament(told))
    by_name = {one.bot: round(LOWEST + one.points, -1) for one in points}
    console.print(f"STRENGTH of {game}: {tuple(int(by_name[name]) for name in names)}")
    if asked.write:
        page = ROOT / "bench" / "strength.md"
        write_whole(page, reports.in_a_page(page, f"The ladder: {reports.title_of(told)}", told))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_of", nargs="*", default=PEOPLED, metavar="GAME")
    parser.add_argument("--games", type=int, default=200, help="of each step")
    parser.add_argument("--base", action="store_true", help="without expansions only")
    parser.add_argument("--top", type=int, default=0, help="tries of the highest level, which takes longest")
    parser.add_argument("--jobs", type=int, default=0, help="processes; one for each core unless given")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument(
        "--results", type=Path, default=ROOT / "build" / "ladder", help="a folder for every game played"
    )
    parser.add_argument("--write", action="store_true", help="put the tables into bench/strength.md")
    asked = parser.parse_args()
    asked.results.mkdir(parents=True, exist_ok=True)
    console = Console(highlight=False)
    for game in asked.games_of:
        for options in mixes(game, asked.base):
            measure(game, options, asked, console)


if __name__ == "__main__":
    main()
