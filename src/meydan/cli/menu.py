"""The options as a numbered list, and what a typed answer means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meydan.cli.face import face_of
from meydan.cli.look import ACCENT, DIM, paint
from meydan.kernel.choice import Choice


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the menu: what to type, what it does, and the choice; several choices open a menu of their own."""

    key: str
    text: str
    note: str
    choices: tuple[Choice, ...]


class Menu:
    """The options of one question, listed as the game's face wants it.

    `also` are numbers that can be typed although no row shows them.
    """

    def __init__(self, options: Sequence[Choice], state: Any, names: Sequence[str], *, deeper: bool = False) -> None:
        self.options = tuple(options)
        self.deeper = deeper  # the choices of one row, which need not name again what they share
        self.state = state
        self.names = names
        self.face = face_of(state)
        self.also: dict[str, Choice] = {}
        self.rows = self.face.rows(self)
        self.default = self._default()

    def row(self, key: str, choices: Sequence[Choice], text: str = "") -> Row:
        """A row for a choice, or for several of them."""
        if text or len(choices) > 1:
            return Row(key, text or self.face.describe_group(self.state, choices, self.names), "", tuple(choices))
        return Row(key, *self.face.row_text(self, choices[0]), tuple(choices))

    def _default(self) -> Choice | None:
        """What Enter means: the only option, or the only one that makes sense before anything is rolled or drawn."""
        if len(self.options) == 1:
            return self.options[0]
        wise: list[Choice] = self.state.header.game.sensible(self.state, list(self.options))
        return wise[0] if len(wise) == 1 and self.face.enter(self.state, wise[0]) else None

    # -- showing ----------------------------------------------------------------------------------------------

    def lines(self, width: int, *, notes: bool = True, brief: bool = False) -> RenderableType:
        """The menu at a width: in two columns where every line is short, or made short for a small screen."""
        texts = [self._line(row, notes, brief) for row in self.rows]
        half = (width - 2) // 2
        short = [text for text in texts if len(text) <= half]
        long = [text for text in texts if len(text) > half]
        if len(short) > (3 if brief else 6) and (brief or not long):
            left = (len(short) + 1) // 2
            columns = Table.grid(padding=(0, 1))
            columns.add_column(width=half, no_wrap=True)
            columns.add_column(width=half, no_wrap=True)
            for at in range(left):
                columns.add_row(*short[at::left])
            return Group(columns, _hanging(long)) if long else columns
        return _hanging(texts)

    def _line(self, row: Row, notes: bool, brief: bool) -> Text:
        short = brief and row.note
        what = self.face.describe(self.state, row.choices[0], self.names, brief=True) if short else row.text
        text = paint(f"{row.key:>3}  ", f"bold {ACCENT}") + Text(what)
        if notes and row.note and not brief:
            text.append(f"  ({row.note})", DIM)
        if row.choices == (self.default,):
            text.append("  ← Enter", DIM)
        return text

    # -- understanding ----------------------------------------------------------------------------------------

    def meant(self, typed: str) -> tuple[Choice, ...]:
        """The choice a typed answer means, the choices of a group, or nothing."""
        if not typed:
            return (self.default,) if self.default is not None else ()
        for row in self.rows:
            if row.key == typed:
                return row.choices
        if typed in self.also:
            return (self.also[typed],)
        found = self.state.header.game.space.find(self.face.tidy(self, typed))
        if found is not None and found in self.options:
            return (found,)
        rows = [row for row in self.rows if row.text.lower().replace("’", "'").startswith(typed.lower())]
        return rows[0].choices if len(rows) == 1 and len(typed) > 2 else ()


def _hanging(texts: Sequence[Text]) -> Table:
    """One line below the other; a long one goes on under its text, not under its number."""
    table = Table.grid(padding=0)
    table.add_column(width=5, no_wrap=True)
    table.add_column()
    for text in texts:
        table.add_row(text[:5], text[5:])
    return table
