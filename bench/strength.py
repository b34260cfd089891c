"""How strong is the search? Every bar of it, against the yardstick and against itself with less time.

    PYTHONPATH=build/compiled nice python bench/strength.py                       # what is missing of all rows
    PYTHONPATH=build/compiled nice python bench/strength.py --rows 10ms --boxes san-juan --games 100

Every game is kept in `bench/results`, in a file named by who played, by the nets it played with and by the way the
search thinks: so it can be interrupted, and goes on; games with other nets or of another search do not count. The
table at the top of bench/strength.md is written anew.
"""

from __future__ import annotations

import argparse
import os
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from rich.console import Console

import meydan  # noqa: F401  (makes the games known)
from meydan.arena.tournament import Outcome, Plan, Results, play
from meydan.arena.workers import workers
from meydan.kernel.files import write_whole
from meydan.kernel.game import find_game
from meydan.search.finding import FOLDER, find_mind
from meydan.search.paired import THINKING

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "bench" / "strength.md"
TITLE = "## The bars"
YARDSTICK = f"{Path('bench', 'yardstick', 'greedy.py')}:Greedy"
ROLLOUTS = f"{Path('bench', 'rivals.py')}:Rollouts"
HEADINGS = ("one seat of", "against", "game", "seats", "bar", "games", "won", "95 % bounds", "ms a question", "")


@dataclass(frozen=True)
class Box:
    """A game and mix, with the share of wins that is asked for in each row."""

    name: str
    game: str
    seats: int
    options: dict[str, Any]
    bars: tuple[float, float, float, float, float]

    def digest(self) -> str:
        """What it plays with: the nets, and the way of thinking."""
        box = find_mind(find_game(self.game)).box(find_game(self.game).header(self.seats, None, self.options))
        nets = b"".join((FOLDER / f"{box}.{ending}").read_bytes() for ending in ("json", "policy.json"))
        return f"{sha256(nets).hexdigest()[:8]}-{THINKING}"


BOXES = (
    Box("istanbul", "istanbul", 4, {}, (0.40, 0.60, 0.70, 0.58, 0.5)),
    Box("grand-bazaar", "istanbul", 4, {"expansions": ["mocha", "letters"]}, (0.40, 0.60, 0.70, 0.58, 0.5)),
    Box("san-juan", "san-juan", 3, {}, (0.65, 0.85, 0.90, 0.58, 0.5)),
    Box("dice", "istanbul-dice", 3, {}, (0.42, 0.50, 0.55, 0.54, 0.5)),
)
ROWS = {  # by name: who, against whom, at how many seats (0: those of the box), and how many games
    "10ms": ("search@10ms", YARDSTICK, 0, 400),
    "100ms": ("search@100ms", YARDSTICK, 0, 400),
    "1s": ("search@1000ms", YARDSTICK, 0, 200),
    "self": ("search@1000ms", "search@100ms", 2, 400),
    "rollouts": ("search@50ms", ROLLOUTS, 2, 100),
}


def measure(row: str, box: Box, games: int, folder: Path, jobs: int) -> Outcome | None:
    """Play what is missing, up to so many games; None if nothing was played, nor is to be."""
    bot, rival, seats, wanted = ROWS[row]
    path = folder / f"{row}-{box.name}-{box.digest()}.jsonl"

    def results(most: int) -> Results:
        more: dict[str, Any] = {"seats": seats or box.seats, "options": box.options, "gauntlet": True}
        return Results(Plan.of(box.game, [bot, rival], games=most, **more), path)

    if not games and not path.is_file():
        return None
    found = results(wanted)
    if found.played() < min(games, wanted):
        found = results(min(games, wanted))
        with workers(jobs) as team:
            play(found, team, jobs)
    return found.outcomes()[0] if found.played() else None


def told(row: str, box: Box, one: Outcome) -> tuple[str, ...]:
    bar = box.bars[list(ROWS).index(row)]
    verdict = ("held" if one.win_rate >= bar else "not held") + (" so far" if one.games < ROWS[row][3] else "")
    rival = {YARDSTICK: "the yardstick", ROLLOUTS: "rollouts, 500 ms"}.get(one.rival, one.rival)
    return (
        one.bot, rival, box.name, str(ROWS[row][2] or box.seats), f"{bar:.0%}", str(one.games), f"{one.win_rate:.1%}",
        f"{one.low:.1%} to {one.high:.1%}", f"{one.ms_per_answer:.1f}", verdict,
    )  # fmt: skip


def write_page(rows: list[tuple[str, ...]]) -> None:
    """The table, in place of the older one."""
    text = PAGE.read_text(encoding="utf-8") if PAGE.exists() else "# How strong the bots are\n"
    marks = ("---",) * len(HEADINGS)
    table = "\n".join(f"| {' | '.join(line)} |" for line in (HEADINGS, marks, *rows))
    part = f"{TITLE}\n\n{table}\n\nAll seats rotated on every deal, seed 1; `bench/strength.py` plays and writes it.\n"
    start = text.find(TITLE)
    if start < 0:
        head, _, rest = text.partition("\n")
        write_whole(PAGE, f"{head}\n\n{part}\n{rest.lstrip()}".rstrip() + "\n")
        return
    end = text.find("\n## ", start)
    write_whole(PAGE, text[:start] + part + (text[end:] if end >= 0 else ""))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", nargs="*", default=list(ROWS), choices=list(ROWS))
    parser.add_argument("--boxes", nargs="*", default=[box.name for box in BOXES], choices=[box.name for box in BOXES])
    parser.add_argument("--games", type=int, default=400, help="of each row at most; 0 only writes the table")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--results", type=Path, default=ROOT / "bench" / "results")
    asked = parser.parse_args()
    os.chdir(ROOT)  # bots of our own are found from here
    asked.results.mkdir(parents=True, exist_ok=True)
    console = Console(highlight=False, soft_wrap=True)
    found: list[tuple[str, ...]] = []
    for row in ROWS:
        for box in BOXES:
            wanted = asked.games if row in asked.rows and box.name in asked.boxes else 0
            outcome = measure(row, box, wanted, asked.results, asked.jobs)
            if outcome is not None:
                found.append(told(row, box, outcome))
                if wanted:
                    console.print(*found[-1], sep="  ")
    write_page(found)


if __name__ == "__main__":
    main()
