"""Tables for what the machine found out: simulations, checks and measurements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from meydan.cli.look import BRICK, DIM, paint
from meydan.kernel.game import find_game


def progress_bar() -> Progress:
    """A bar on stderr, so that stdout holds nothing but the answer."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


def table_of(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """A plain table: the first column to the left, numbers to the right."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for at, heading in enumerate(headings):
        table.add_column(heading, justify="right" if at else "left", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table


def simulation(told: Mapping[str, Any]) -> RenderableType:
    """How often each bot won, with the bounds of the estimate; how long games were; how fast it went."""
    score = next(key for bot in told["bots"].values() for key in bot if key.startswith("mean_") and key != "mean_rank")
    rows = [
        [
            name,
            str(bot["games"]),
            str(_number(bot["wins"])),
            f"{bot['win_rate']:.1%}",
            f"{bot['low']:.1%} to {bot['high']:.1%}",
            f"{bot['mean_rank']:.2f}",
            f"{bot[score]:.2f}",
        ]
        for name, bot in told["bots"].items()
    ]
    rounds = told["rounds"]
    return Group(
        paint(f"{told['games']} games of {told['game']} with {told['seats']} seats{_mix(told, 'and')}", "bold"),
        table_of(["bot", "games", "wins", "win rate", "95% bounds", "mean rank", score.replace("_", " ")], rows),
        Text(
            f"Rounds: {rounds['min']} to {rounds['max']}, median {_number(rounds['median'])}, mean {rounds['mean']:.1f}"
        ),
        paint(
            f"{told['decisions']:,} decisions in {told['seconds']:.1f} s: {told['decisions_per_second']:,.0f} a second",
            DIM,
        ),
    )


def title_of(told: Mapping[str, Any]) -> str:
    """Which game was played, by how many, with what."""
    return f"{find_game(told['game']).title} with {told['seats']} seats{_mix(told, 'and')}"


PAIRINGS = ("bot", "against", "games", "won", "95% bounds", "Elo", "verdict", "ms")
RATINGS = ("bot", "Elo", "95% bounds")


def _pairings(told: Mapping[str, Any]) -> list[list[str]]:
    return [
        [
            one["bot"], one["rival"], str(one["games"]), f"{one['win_rate']:.1%}",
            f"{one['low']:.1%} to {one['high']:.1%}", f"{one['points']:+.0f}", one["verdict"],
            f"{one['ms_per_answer']:.2f}",
        ]
        for one in told["pairings"]
    ]  # fmt: skip


def _ratings(told: Mapping[str, Any]) -> list[list[str]]:
    return [
        [one["bot"], f"{one['points']:+.0f}", f"{one['low']:+.0f} to {one['high']:+.0f}"] for one in told["ratings"]
    ]


def tournament(told: Mapping[str, Any]) -> RenderableType:
    """Each pairing, and all bots by their rating."""
    return Group(
        paint(title_of(told), "bold"), table_of(PAIRINGS, _pairings(told)), Text(), table_of(RATINGS, _ratings(told))
    )


def in_a_page(page: Path, title: str, told: Mapping[str, Any]) -> str:
    """A page of results in which this tournament has its part, in place of an older one of the same title."""
    lines = [f"## {title}", "", *_markdown(PAIRINGS, _pairings(told)), "", *_markdown(RATINGS, _ratings(told))]
    seed = f"Seed {told['seed']}; all seats rotated on every deal; points after Plackett and Luce."
    part = "\n".join([*lines, "", seed, ""])
    text = page.read_text(encoding="utf-8") if page.exists() else "# How strong the bots are\n\n"
    start = text.find(f"## {title}\n")
    if start < 0:
        return f"{text.rstrip()}\n\n{part}"
    end = text.find("\n## ", start)
    return f"{text[:start]}{part}" + (text[end:] if end >= 0 else "")


def _markdown(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    marks = ["---", *["---:"] * (len(headings) - 1)]
    return [f"| {' | '.join(row)} |" for row in (headings, marks, *rows)]


def _mix(told: Mapping[str, Any], link: str) -> str:
    """What was agreed, as far as it is not the usual: expansions, then everything else."""
    agreed = told.get("options", {})
    usual = {option.name: option.default for option in find_game(told["game"]).options}
    boxes = agreed.get("expansions", [])
    more = [
        name.replace("_", " ") if value is True else f"{name} {value}"
        for name, value in agreed.items()
        if name != "expansions" and value != usual.get(name)
    ]
    return "".join([f" {link} {' and '.join(boxes)}" if boxes else "", *(f", {part}" for part in more)])


def _number(value: float) -> str:
    return f"{value:g}" if value != int(value) else f"{int(value)}"


MEASURES = {
    "decisions_per_second": ("decisions a second, random play", ",.0f"),
    "decisions_per_second_with_events": ("the same with events told", ",.0f"),
    "clone_us": ("microseconds to copy a state", ".2f"),
    "games_per_second": ("random games a second", ",.1f"),
    "greedy_games_per_second": ("games a second among greedy bots", ",.1f"),
    "forced_share": ("share of decisions with one option", ".1%"),
    "two_process_speedup": ("speed-up with two processes", ".2f"),
}


def measurements(told: Mapping[str, Any]) -> RenderableType:
    """What was measured, in words."""
    rows = [[words, format(told[key], form)] for key, (words, form) in MEASURES.items() if told.get(key) is not None]
    title = paint(f"{told['game']}{_mix(told, 'with')}, {told['build']} build", "bold")
    return Group(title, table_of(["", ""], rows))


def checks(rows: Sequence[tuple[int, Mapping[str, Any], Sequence[str]]]) -> RenderableType:
    """For each mix of options, the numbers of seats it was played with, and what did not hold."""
    mixes: dict[str, list[tuple[int, int]]] = {}
    for seats, options, problems in rows:
        grid = [name for name, value in options.items() if isinstance(value, list) and name != "expansions"]
        plain = [str(value) for value in options.values() if isinstance(value, str)]
        on = [name for name, value in options.items() if value is True]
        mix = ", ".join(
            [*options.get("expansions", []), *plain, *(f"{name} of one’s own" for name in grid), *on]
        ).replace("_", " ")
        mixes.setdefault(mix, []).append((seats, len(problems)))
    table = table_of(["options", "seats", "result"], [])
    for mix, found in mixes.items():
        bad = sum(count for _, count in found)
        result = paint(f"{bad} problems", f"bold {BRICK}") if bad else Text("holds")
        table.add_row(mix, " ".join(str(seats) for seats, _ in found), result)
    return table
