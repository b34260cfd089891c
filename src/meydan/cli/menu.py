"""The options as a numbered list, and what a typed answer means."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from meydan.cli.look import ACCENT, DIM, paint
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.tables import LETTERS
from meydan.games.istanbul.words import describe_choice, describe_group, place_now
from meydan.games.istanbul.words.describe import TRAVELS, destination
from meydan.kernel.choice import Choice

SHOWN_SALES: Final = 6  # the best-paying sales; the others are one row
SHOWN_OFFERS: Final = 8  # the lowest offers at an auction; any other can be typed
LISTED: Final = 8  # so many places for one thing, among other things, are listed singly
CARDS_FROM: Final = 21  # where cards begin when the question's own answers are numbered by themselves
CARDS_FROM_BIG: Final = 31  # the same with more places
DECLINES: Final = ("skip", "stop", "done", "end", "pass", "decline")
NUMBERED: Final = re.compile(r"^(.+) k?(\d+)$")
LEAD: Final = re.compile(r"^(play “.*?”|play guild card \d+|movement tile|companion): ")


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the menu: what to type, what it does, and the choice; several choices open a menu of their own."""

    key: str
    text: str
    note: str
    choices: tuple[Choice, ...]


class Menu:
    """The options of one question. Places and bids keep their own numbers; whatever declines is 0 beside them."""

    def __init__(
        self, options: Sequence[Choice], state: Istanbul, names: Sequence[str], *, deeper: bool = False
    ) -> None:
        self.options = tuple(options)
        self.deeper = deeper  # the ways to use one card, which need not name it again
        self.state = state
        self.names = names
        own = [option for option in options if option.provider < 0 or len({o.provider for o in options}) == 1]
        cards = [option for option in options if option not in own]
        acts = [option for option in own if option.text not in DECLINES]
        declines = [option for option in own if option.text in DECLINES]
        stems = {_stem(option) for option in acts}
        others = [option for option in acts if _stem(option) == ""]  # a delivered letter, beside those for places
        few = not others or (len(others) == 1 and len(acts) <= LISTED)
        self.natural = len(stems - {""}) == 1 and few
        self.rows: list[Row] = []
        first = CARDS_FROM if state.rules.columns < 5 else CARDS_FROM_BIG
        if self.natural:
            numbered = [option for option in acts if option not in others]
            first = max(first, (numbered[-1].arg // 10 + 1) * 10 + 1 if stems == {"offer"} else 0)
            shown = numbered[:SHOWN_OFFERS] if stems == {"offer"} else numbered
            self.rows += [self._row(str(option.arg), option) for option in shown]
            if len(shown) < len(numbered):
                self.rows.append(Row("…", f"or any more, up to {numbered[-1].arg} lira", "", tuple(numbered)))
            self.rows += [self._row(str(first), option) for option in others]
            self.rows += [self._row("0", option) for option in declines]
        else:
            acts, rest = _best_first(acts)
            for choices in _by_stem(acts):
                key = str(len(self.rows) + 1)
                self.rows.append(self._group(key, choices) if len(choices) > 1 else self._row(key, choices[0]))
            for option in declines:
                self.rows.append(self._row(str(len(self.rows) + 1), option))
            if rest:
                self.rows.append(self._group(str(len(self.rows) + 1), rest))
        number = first + len(others) if self.natural else len(self.rows) + 1
        for group in _by_provider(cards):
            rows = [group] if len(group) > 2 else [[option] for option in group]
            for choices in rows:
                make = self._group(str(number), choices) if len(choices) > 1 else self._row(str(number), choices[0])
                self.rows.append(make)
                number += 1
        self.default = self._default()

    def _row(self, key: str, option: Choice) -> Row:
        note = ""
        if option in TRAVELS and (option.provider < 0 or self.deeper or option.text.startswith("card far ")):
            note = place_now(self.state, self.state.seat, destination(self.state, option))
        text = describe_choice(self.state, option, self.names)
        return Row(key, LEAD.sub("", text) if self.deeper else text, note, (option,))

    def _group(self, key: str, choices: Sequence[Choice]) -> Row:
        return Row(key, describe_group(choices, self.names), "", tuple(choices))

    def _default(self) -> Choice | None:
        """What Enter means: the only option, or the only one that makes sense before anything is rolled or drawn."""
        if len(self.options) == 1:
            return self.options[0]
        wise = self.state.header.game.sensible(self.state, list(self.options))
        obvious = len(wise) == 1 and wise[0].provider < 0 and _stem(wise[0]) != "move"
        luck = ("sell", "draw", "roll", "take", "reroll", "enlist", "trader", "courier")
        letters = wise[0].text == "collect" and self.state.question != "CollectMail"
        return wise[0] if obvious and not letters and not wise[0].text.startswith(luck) else None

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
        what = describe_choice(self.state, row.choices[0], self.names, brief=True) if brief and row.note else row.text
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
        if self.natural and typed.isdigit():
            meant = [option for option in self.options if _stem(option) and option.arg == int(typed)]
            if len(meant) == 1:
                return (meant[0],)
        found = self.state.header.game.space.find(in_order(typed))
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


def in_order(typed: str) -> str:
    """A typed choice with its goods in the order of the game, so that `sell yggr` is `sell RGGY`."""
    found = re.match(rf"^\s*(sell|deliver)\s+([{LETTERS}]+)\s*$", typed, re.IGNORECASE)
    return f"{found[1].lower()} {''.join(sorted(found[2].upper(), key=LETTERS.index))}" if found else typed


def _stem(option: Choice) -> str:
    """The words before the number in `move 9`; empty for a choice that does not end with its own number."""
    found = NUMBERED.match(option.text)
    return found[1] if found and int(found[2]) == option.arg else ""


def _best_first(acts: list[Choice]) -> tuple[list[Choice], list[Choice]]:
    """Sales with the best-paying first, and those that would make the list too long."""
    if len(acts) <= SHOWN_SALES or not all(option.text.startswith("sell ") for option in acts):
        return sorted(acts, key=lambda o: -o.more) if acts and acts[0].text.startswith("sell ") else acts, []
    best = sorted(acts, key=lambda option: -option.more)
    return best[:SHOWN_SALES], best[SHOWN_SALES:]


def _by_stem(acts: Sequence[Choice]) -> list[list[Choice]]:
    """Each choice by itself, but the many places for one thing together."""
    groups: dict[str, list[Choice]] = {}
    for option in acts:
        groups.setdefault(_stem(option) or option.text, []).append(option)
    rows: list[list[Choice]] = []
    for choices in groups.values():
        rows += [choices] if len(choices) > LISTED else [[option] for option in choices]
    return rows


def _by_provider(cards: Sequence[Choice]) -> list[list[Choice]]:
    groups: dict[int, list[Choice]] = {}
    for option in cards:
        groups.setdefault(option.provider, []).append(option)
    return list(groups.values())
