"""`meydan setup`: how a real box is set up, step by step, with the board drawn."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from meydan.cli.look import ACCENT, BRASS, DIM, paint
from meydan.companion.code import LUCKS, BadCode
from meydan.companion.setting import Setting, setting, setting_by_code
from meydan.kernel.errors import BadOption
from meydan.kernel.game import find_game
from meydan.kernel.setting import Cell, Lot, Task
from meydan.voice import LANGUAGES, Voice


def set_up(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game; `meydan games` lists them.", metavar="GAME")],
    seats: Annotated[int, typer.Option(help="How many players.")] = 3,
    code: Annotated[str | None, typer.Option(help="The code of a set-up, to lay the same as friends.")] = None,
    lang: Annotated[
        str, typer.Option(help=f"The language: {', '.join(LANGUAGES)}.", show_default="that of games")
    ] = "",
    *,
    options: dict[str, Any],
) -> None:
    """Tell how the real box is set up: what goes where, who begins with how much, and the code of a random layout."""
    if lang and lang not in LANGUAGES:
        raise BadOption(f"there are no words in {lang!r}; there are {', '.join(LANGUAGES)}")
    voice, known = Voice(lang or context.obj), find_game(game)
    if code is None:
        made = setting(known, seats, options, secrets.randbelow(LUCKS))
    elif options:
        raise BadOption(f"a code says it all: {', '.join(options)} cannot be chosen besides")
    else:
        try:
            made = setting_by_code(known, seats, code)
        except BadCode as error:
            raise BadOption(voice.say(error.said)) from None
    show(Console(highlight=False), voice, made)


def show(console: Console, voice: Voice, made: Setting) -> None:
    """All steps, one below the other."""
    console.print(paint(voice("setup-title", game=voice(f"game-{made.game}")), "bold"))
    code = paint(f"{voice('setup-code')}  ", DIM) + paint(made.code, f"bold {ACCENT}")
    console.print(code + paint(f"  {voice('setup-code-about')}", DIM), soft_wrap=True)
    for number, step in enumerate(made.steps, 1):
        console.print()
        console.print(paint(f"{number}. ", f"bold {BRASS}") + paint(voice.say(step.title), "bold"))
        for part in parts(voice, step):
            console.print(Padding(part, (0, 0, 0, 3)))


def parts(voice: Voice, step: Task) -> list[RenderableType]:
    """What a step tells: sentences, tiles as they lie, and what goes where."""
    found: list[RenderableType] = [Text(voice.say(one)) for one in step.says]
    if step.rows:
        found.append(grid(voice, step.rows))
    return [*found, lots(voice, step.lots)] if step.lots else found


def grid(voice: Voice, rows: Sequence[Sequence[Cell]]) -> Table:
    """Tiles as they lie, each with its number and name."""
    drawn = Table(box=box.ROUNDED, show_header=False, show_lines=True, padding=(0, 1), border_style=DIM)
    for _ in rows[0]:
        drawn.add_column(ratio=1)
    for row in rows:
        drawn.add_row(
            *[paint(f"{one.number} " if one.number else "", BRASS) + Text(voice.say(one.name)) for one in row]
        )
    return drawn


def lots(voice: Voice, told: Sequence[Lot]) -> Table:
    """Where, what, and a few words more."""
    drawn = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for lot in told:
        what = voice.list([voice.say(pile.what) for pile in lot.piles])
        note = paint(f"  {voice.say(lot.note)}", DIM) if lot.note else Text()
        drawn.add_row(paint(voice.say(lot.to), "bold"), Text(what) + note)
    return drawn
