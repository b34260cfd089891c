"""The options as a numbered list, and what a typed answer means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meydan.cli.look import ACCENT, DIM, paint
from meydan.cli.scene import Scene
from meydan.kernel.choice import Choice
from meydan.kernel.said import Said
from meydan.kernel.telling import BUNDLE, GO, NUMBER

LISTED: Final = 2  # so many options of one group are listed singly
MOST: Final = 12  # of more numbers or bundles than these, only so many are listed:
SHOWN: Final = 8
NOTE: Final = 100  # hints that are not longer stand behind an option
OTHERS_FROM: Final = 31  # where other options begin when places or numbers keep their own


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the menu: what to type, what it does, and the choice; several choices open a menu of their own."""

    key: str
    text: str
    note: str
    choices: tuple[Choice, ...]


class Menu:
    """The options of one question, or those of one row of it.

    `also` are numbers that can be typed although no row shows them.
    """

    def __init__(self, scene: Scene, options: Sequence[Choice] = ()) -> None:
        self.options: tuple[Choice, ...] = tuple(options or scene.view.options)
        self.deeper = bool(options)  # the choices of one row, which need not name again what they share
        self.state, self.face, self.asked, self.voice = scene.state, scene.face, scene.asked, scene.voice
        self.told = {told.text: told for told in self.asked.options}
        self.also: dict[str, Choice] = {}
        self.rows = self.face.rows(self) or self._rows()
        self.default = self._default()

    # -- listing ----------------------------------------------------------------------------------------------

    def _rows(self) -> list[Row]:
        """One for each option or group of options; places and numbers keep their own, 0 is what closes the question."""
        groups: dict[str, list[Choice]] = {}
        titles: dict[str, Said] = {}
        for option in self.options:
            found = None if self.deeper else self.face.group(self, self.told[option.text])
            key, title = found or (option.text, self.told[option.text].said)
            titles[key] = title
            groups.setdefault(key, []).append(option)
        kept = {} if self.deeper else self._own_numbers()
        self.also = {number: option for option, number in kept.items()}
        rows: list[Row] = []
        free = OTHERS_FROM if kept else 1
        while str(free) in self.also:
            free += 10
        for group, choices in groups.items():
            few = len(choices) <= LISTED and not self.asked.groups.get(group)
            for some in [[one] for one in choices] if few else [choices]:
                number = kept.get(some[0]) if len(some) == 1 else None
                if number is None and self.told[some[0].text].closes and not self.deeper:
                    number = "0"
                if number is None or any(row.key == number for row in rows):
                    number, free = str(free), free + 1
                rows.append(self.row(number, some, "" if few else self.voice.say(titles[group])))
        return rows if self.deeper else self._shortened(rows)

    def _shortened(self, rows: list[Row]) -> list[Row]:
        """Of very many numbers or bundles the first are listed; one row has the rest."""
        shape = self.asked.shape
        order = [way.choices[0] for way in shape.ways if len(way.choices) == 1]
        many = [row for row in rows if len(row.choices) == 1 and (row.key in self.also or row.choices[0].text in order)]
        if len(many) <= MOST or shape.kind not in (NUMBER, BUNDLE):
            return rows
        if shape.kind == BUNDLE:
            ranked = sorted(many, key=lambda row: order.index(row.choices[0].text))
            many = [replace(row, key=old.key) for row, old in zip(ranked, many, strict=True)]
        rest = [row.choices[0] for row in many[SHOWN:]]
        if shape.kind == NUMBER:
            more = Row("…", self.voice("cli-up-to", n=int(many[-1].key)), "", tuple(rest))
        else:
            more = self.row(many[SHOWN].key, rest, self.voice("cli-others", n=len(rest)))
        return [*many[:SHOWN], more, *[row for row in rows if row.key not in {one.key for one in many}]]

    def _own_numbers(self) -> dict[Choice, str]:
        """Options that are typed by a number of their own: a bid, or a place where only one of them leads."""
        found: dict[Choice, str] = {}
        for option in self.options:
            told, kind = self.told[option.text], self.asked.shape.kind
            place = (told.touches or "").removeprefix("place:")
            if kind == NUMBER and told.number is not None:
                found[option] = str(told.number)
            elif kind == GO and place.isdigit() and place not in found.values():
                found[option] = place
        return found

    def row(self, key: str, choices: Sequence[Choice], text: str = "") -> Row:
        """A row for a choice, or for several of them: then with what tells their texts apart."""
        told = self.told[choices[0].text]
        if len(choices) > 1:
            ways = [choice.text.partition(" ")[2] for choice in choices]
            return Row(key, text, ", ".join([*ways[:5], "…"] if len(ways) > 6 else ways), tuple(choices))
        said = told.short if told.short is not None and self.deeper else told.said
        notes = [note for note in map(self.voice.say, told.hints) if len(note) <= NOTE]
        return Row(key, text or self.voice.say(said), " ".join(notes), tuple(choices))

    def _default(self) -> Choice | None:
        """What Enter means: the only option, the likely one, or the only one that makes sense where it closes."""
        if len(self.options) == 1:
            return self.options[0]
        shape, game = self.asked.shape, self.state.header.game
        if shape.likely:
            return next((option for option in self.options if option.text == shape.ways[0].choices[0]), None)
        wise: list[Choice] = game.sensible(self.state, list(self.options))
        return wise[0] if len(wise) == 1 and self.face.enter(self, wise[0]) else None

    # -- showing ----------------------------------------------------------------------------------------------

    def lines(self, width: int, *, notes: bool = True, cut: int = 0) -> RenderableType:
        """The menu at a width: in two columns where every line is short.

        For small screens, each is cut to a line (1), or to half a line (2).
        """
        texts = [self._line(row, notes and not cut) for row in self.rows]
        half = (width - 2) // 2
        short = [text for text in texts if len(text) <= half or cut > 1]
        long = [text for text in texts if text not in short]
        if len(short) > (3 if cut else 6) and (cut or not long):
            left = (len(short) + 1) // 2
            columns = Table.grid(padding=(0, 1))
            columns.add_column(width=half, no_wrap=True)
            columns.add_column(width=half, no_wrap=True)
            for at in range(left):
                columns.add_row(*short[at::left])
            return Group(columns, _hanging(long, width, cut)) if long else columns
        return _hanging(texts, width, cut)

    def _line(self, row: Row, notes: bool) -> Text:
        text = paint(f"{row.key:>3}  ", f"bold {ACCENT}") + Text(row.text)
        if notes and row.note:
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


def _hanging(texts: Sequence[Text], width: int, cut: int) -> Table:
    """One line below the other; a long one goes on under its text, not under its number."""
    table = Table.grid(padding=0)
    table.add_column(width=5, no_wrap=True)
    table.add_column(no_wrap=cut > 0, max_width=width - 5)
    for text in texts:
        table.add_row(text[:5], text[5:])
    return table
