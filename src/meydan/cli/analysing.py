"""`meydan analyse`: win chances as small charts, luck and play apart, turning points, what would have been better."""

from __future__ import annotations

import json
import os
from itertools import groupby
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from meydan.analysis import DEEP, KINDS, QUICK, Analysis, NotFinished, Verdict, analyse
from meydan.analysis.analysing import Progress
from meydan.analysis.wording import told_verdicts, worded
from meydan.cli import reports
from meydan.cli.files import find_file, read_record
from meydan.cli.look import BRASS, BRICK, DIM, badge, paint
from meydan.cli.scene import voice_for
from meydan.cli.seating import BOT, called
from meydan.cli.story import sentence
from meydan.kernel.errors import BadOption, BadRecord
from meydan.kernel.record import Record
from meydan.voice import Voice

BARS: Final = "▁▂▃▄▅▆▇█"
CHART_WIDTH: Final = 56
COLUMNS: Final = ("start", "luck", "play", "others", "unseen", "result")
STYLES: Final = {"inaccuracy": BRASS, "mistake": BRICK, "blunder": f"bold {BRICK}"}


def analyse_file(
    context: typer.Context,
    file: Annotated[str, typer.Argument(help="A record; also a name in the games folder, or last.", metavar="FILE")],
    deep: Annotated[bool, typer.Option("--deep", help="Look longer and further.")] = False,
    eyes: Annotated[
        int, typer.Option(min=0, help="With the eyes of one seat, from 1, and its decisions only; 0 sees all.")
    ] = 0,
    jobs: Annotated[int, typer.Option(min=0, help="How many processes.", show_default="one for each core")] = 0,
    seed: Annotated[int, typer.Option(min=0, help="The same one gives the same analysis.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON and nothing else on stdout.")] = False,
) -> None:
    """What a finished game was decided by: luck, play, and what would have been better."""
    path = find_file(file)
    record = read_record(path)
    if eyes > record.seats:
        raise BadOption(f"there is no seat {eyes}; the seats are 1 to {record.seats}")
    voice = voice_for(context.obj, record.seats)
    try:
        with reports.progress_bar() as bar:
            made = analyse(
                record, DEEP if deep else QUICK, eyes=eyes - 1 if eyes else None, seed=seed,
                jobs=jobs or os.cpu_count() or 1, progress=told_by(bar, voice),
            )  # fmt: skip
    except (BadRecord, NotFinished) as error:
        raise BadRecord(f"{path}: {error}") from None
    if as_json:
        print(json.dumps(made.to_json_dict(), ensure_ascii=False))
    else:
        Report(Console(highlight=False), voice, record, made).show()


def told_by(bar: Any, voice: Voice) -> Progress:
    """Progress as a bar for each of the two passes."""
    tasks: dict[str, Any] = {}

    def tell(what: str, done: int, total: int) -> None:
        if what not in tasks:
            tasks[what] = bar.add_task(voice(f"analysis-making-{what}"), total=total)
        bar.update(tasks[what], completed=done)

    return tell


class Report:
    """An analysis for people, in their language."""

    def __init__(self, console: Console, voice: Voice, record: Record, made: Analysis) -> None:
        self.console = console
        self.voice = voice
        self.record = record
        self.made = made
        self.worded = worded(record, made)

    def show(self) -> None:
        game = self.voice(f"game-{self.record.game}")
        self.console.print(paint(self.voice("cli-game-of", game=game, n=self.record.seats), "bold"))
        self.head("analysis-chances")
        self.console.print(self.chart())
        self.head("analysis-shares")
        self.console.print(self.shares())
        self.console.print(Text(self.voice("analysis-points"), style=DIM))
        self.head("analysis-kinds")
        self.console.print(self.kinds())
        self.head("analysis-turning")
        for one in self.made.turning:
            self.console.print(Text(self.moment(one.at)), badge(one.seat), self.name(one.seat), points(one.change))
        self.head("analysis-verdicts")
        self.console.print(self.counts())
        for verdict in told_verdicts(self.made):
            self.verdict(verdict)

    def head(self, said: str) -> None:
        self.console.print()
        self.console.print(paint(self.voice(said), f"bold {BRASS}"))

    def name(self, seat: int) -> str:
        """The colour of a seat, and who played it."""
        told = self.record.players[seat].removesuffix(BOT) if seat < len(self.record.players) else ""
        who = called(told, self.record.game, self.voice) if told else ""
        return f"{self.voice.names[seat]} ({who})" if who else self.voice.names[seat]

    # -- tables -----------------------------------------------------------------------------------------------

    def chart(self) -> Table:
        """One line of bars for each seat, from the first position to the last."""
        table = Table.grid(padding=(0, 1))
        rows = self.made.chances
        width = min(CHART_WIDTH, len(rows))
        shown = [rows[at * (len(rows) - 1) // max(1, width - 1)] for at in range(width)]
        for seat in range(self.made.seats):
            bars = "".join(BARS[min(len(BARS) - 1, int(row[seat] * len(BARS)))] for row in shown)
            table.add_row(badge(seat), self.voice.names[seat], f"{rows[0][seat]:.0%}", bars, f"{rows[-1][seat]:.0%}")
        return table

    def shares(self) -> Table:
        """Where each seat's result came from, in points of win chance."""
        table = reports.table_of(["", *(self.voice(f"analysis-share-{name}") for name in COLUMNS)], [])
        for seat, share in enumerate(self.made.shares):
            found = [points(getattr(share, name), signed=name not in ("start", "result")) for name in COLUMNS]
            table.add_row(badge(seat) + paint(f" {self.name(seat)}"), *found)
        return table

    def kinds(self) -> Table:
        """What each kind of luck gave and took."""
        table = reports.table_of(["", *(self.voice.names[seat] for seat in range(self.made.seats))], [])
        by_stream: dict[str, list[list[float]]] = {}
        for kind in self.made.luck:
            by_stream.setdefault(kind.stream, []).append(kind.change)
        for stream, rows in by_stream.items():
            id = f"analysis-luck-{stream}"
            table.add_row(
                self.voice(id) if self.voice.has(id) else stream,
                *(points(sum(column)) for column in zip(*rows, strict=True)),
            )
        return table

    def counts(self) -> Table:
        """How many verdicts of each kind each seat has."""
        table = reports.table_of(["", *(self.voice(f"analysis-verdict-{kind}") for kind in KINDS)], [])
        for seat in range(self.made.seats):
            if self.made.eyes in (None, seat):
                kinds = [verdict.kind for verdict in self.made.verdicts or () if verdict.seat == seat]
                table.add_row(badge(seat) + paint(f" {self.name(seat)}"), *(str(kinds.count(kind)) for kind in KINDS))
        return table

    # -- decisions --------------------------------------------------------------------------------------------

    def verdict(self, verdict: Verdict) -> None:
        lost = self.voice("analysis-lost", points=f"{100 * verdict.loss:.0f}", error=f"{100 * verdict.error:.0f}")
        kind = paint(self.voice(f"analysis-verdict-{verdict.kind}"), STYLES[verdict.kind])
        line = " · ".join(self.voice.say(said) for said in self.worded[verdict.at].better)
        self.console.print()
        self.console.print(badge(verdict.seat), kind, Text(lost))
        self.console.print(Padding(Text(self.moment(verdict.at)), (0, 0, 0, 3)))
        self.console.print(Padding(Text(self.voice("analysis-better", line=line)), (0, 0, 0, 3)))
        self.console.print(Padding(Text(" ".join(map(self.voice.say, verdict.why))), (0, 0, 0, 3)))

    def moment(self, at: int) -> str:
        """What happened at a step: somebody's choice, or what luck brought."""
        told, step = self.worded[at], self.made.steps[at]
        luck = [
            sentence(self.voice, seat, [self.voice.say(line.said) for line in lines])
            for seat, lines in groupby(told.lines, lambda line: line.seat)
        ]
        what = " ".join(luck) or self.record.steps[at]
        if told.deed is not None:
            what = f"{self.voice.names[step.seat]}: {self.voice.say(told.deed)}"
        return self.voice("analysis-moment", round=step.round, what=what)


def points(change: float, signed: bool = True) -> str:
    """A change of win chance in points, with a minus as it is printed."""
    told = f"{100 * change:+.0f}" if signed else f"{100 * change:.0f}"
    return "0" if told in ("+0", "-0") else told.replace("-", "−")
