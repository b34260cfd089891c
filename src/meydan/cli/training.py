"""`meydan train`: makes the nets anew, from nothing. What learning needs is asked for only when it is started."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from meydan.cli import reports

if TYPE_CHECKING:
    from meydan.training.strength import Strength

STRENGTHS = ("generation", "seats", "games", "won", "Elo gained", "verdict", "kept", "Elo", "95% bounds")


class Bars:
    """One bar at a time on stderr; what came of a generation stays there as a line. In a file every step is a line."""

    def __init__(self, bar: Progress) -> None:
        self.bar = bar
        self.task = bar.add_task("", total=None)
        self.what = ""

    def step(self, what: str, done: int, total: int) -> None:
        if what != self.what:
            self.what = what
            self.bar.reset(self.task, description=what)
            if not self.bar.console.is_terminal:
                self.say(f"{what}: {done} of {total}")
        self.bar.update(self.task, completed=done, total=total)

    def say(self, text: str) -> None:
        self.bar.console.print(text, highlight=False, soft_wrap=True)


def train(
    folder: Annotated[Path, typer.Argument(help="Where games and nets are kept; the same command goes on from there.")],
    box: Annotated[
        list[str] | None,
        typer.Option(help="What to train, such as san-juan-events; may be repeated.", show_default="all"),
    ] = None,
    generations: Annotated[int, typer.Option(min=1, help="How many generations, those before included.")] = 6,
    games: Annotated[int, typer.Option(min=2, help="Games of practice in each generation.")] = 20_000,
    rollouts: Annotated[int, typer.Option(min=1, help="How much the search thinks in the arena.")] = 60,
    arena: Annotated[int, typer.Option(min=2, help="Games of new nets against old ones at most, at each table.")] = 400,
    teacher: Annotated[
        str, typer.Option(help="A bot, also file.py:Class, whose answers the first generation learns.", metavar="BOT")
    ] = "",
    seed: Annotated[str, typer.Option(help="The seed of all luck: the same one makes the same nets.")] = "1",
    jobs: Annotated[
        int, typer.Option("--jobs", "--processes", min=0, help="How many processes.", show_default="one for each core")
    ] = 0,
    ship: Annotated[
        bool, typer.Option("--ship", help="Copy the nets that were kept into this package: bots play with them.")
    ] = False,
) -> None:
    """Teach the search bot: nets practise against themselves, then meet the old ones; the stronger are kept."""
    from meydan.search.finding import FOLDER
    from meydan.training import generations as training
    from meydan.training.boxes import boxes
    from meydan.training.strength import strengths

    chosen = boxes(box or ())
    settings = training.Settings(games, rollouts, arena, teacher, seed)
    home = folder.expanduser().resolve()
    with reports.progress_bar() as bar:
        training.train(home, chosen, generations, settings, jobs or os.cpu_count() or 1, Bars(bar))
    console = Console(highlight=False)
    for one in chosen:
        console.print(one.name, style="bold")
        rows = strengths(training.reports(home / one.name))
        console.print(reports.table_of(STRENGTHS, [_row(row) for row in rows]))
        console.print(f"{folder / one.name / 'strength.svg'} shows it.", soft_wrap=True)
        for path in training.ship(home, one, FOLDER) if ship else ():
            console.print(f"shipped {path}", soft_wrap=True)


def _row(one: Strength) -> list[str]:
    return [
        str(one.generation), str(one.seats), str(one.games), f"{one.won:.1%}", f"{one.gained:+.0f}", one.verdict,
        "yes" if one.kept else "no", f"{one.points:+.0f}", f"{one.low:+.0f} to {one.high:+.0f}",
    ]  # fmt: skip
