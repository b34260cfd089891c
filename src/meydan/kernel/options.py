# uncompiled: a description, looked at once per game
"""What can be agreed before a game, typed: from this the set-up page, the command line and every check are made."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from meydan.kernel.errors import BadOption

FLAG: Final = "flag"  # yes or no
ONE: Final = "one"  # one of these
SOME: Final = "some"  # some of these
TRUE: Final = ("true", "yes", "on", "1")
FALSE: Final = ("false", "no", "off", "0")
UNSAID: Final = object()
MANY: Final = 99  # players, and no game has so many


@dataclass(frozen=True, slots=True)
class Case:
    """What can be chosen if another option is just so: the usual value, all of them, and the pieces of an own order."""

    when: tuple[str, ...]
    usual: str
    values: tuple[str, ...]
    order: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that can be agreed before a game, and a sentence about it for programmers.

    `values` are those of one or some; where they depend on another option, `by` names it and `cases` tell them. A flag
    may be for so many players only (`seats`), or go with exactly these values of another option (`only_with`).
    """

    name: str
    kind: str
    about: str
    values: tuple[str, ...] = ()
    by: str = ""
    cases: tuple[Case, ...] = ()
    seats: tuple[int, int] = (0, MANY)
    only_with: tuple[str, tuple[str, ...]] | None = None

    @property
    def default(self) -> Any:
        """What is agreed if nothing is said."""
        if self.kind == FLAG:
            return False
        return [] if self.kind == SOME else (self.cases[0].usual if self.cases else self.values[0])

    @property
    def allowed(self) -> str:
        """What it may be, for programmers."""
        if self.kind == FLAG:
            return "true or false"
        if not self.cases:
            return f"{'one' if self.kind == ONE else 'some'} of {', '.join(self.values)}"
        parts = [f"with {' and '.join(case.when) or 'none'} {', '.join(case.values)}" for case in self.cases]
        return f"{'; '.join(parts)}; or an order of your own, row by row" if self.cases[0].order else "; ".join(parts)


def values_of(option: Option) -> list[Any]:
    """Everything an option can be, without orders of one's own."""
    if option.kind == FLAG:
        return [False, True]
    values = list(dict.fromkeys([*option.values, *(value for case in option.cases for value in case.values)]))
    if option.kind == ONE:
        return values
    return [list(some) for many in range(len(values) + 1) for some in combinations(values, many)]


def settle(options: Sequence[Option], seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """Check what is given and fill in the rest, in the order of the options: plain data, fit for a record."""
    settled: dict[str, Any] = {}
    for option in sorted(options, key=lambda one: bool(one.by)):  # what others depend on comes first
        settled[option.name] = _value(option, given.get(option.name, UNSAID), settled)
    for option in options:
        if option.kind == FLAG and settled[option.name]:
            least, most = option.seats
            if not least <= seats <= most:
                raise BadOption(f"{option.name} is for {least} to {most} players, not {seats}")
            if option.only_with is not None and settled[option.only_with[0]] != list(option.only_with[1]):
                other, wanted = option.only_with
                raise BadOption(f"{option.name} goes with {other} {', '.join(wanted)} alone")
    return {option.name: settled[option.name] for option in options}


def _value(option: Option, given: Any, settled: Mapping[str, Any]) -> Any:
    if option.kind == FLAG:
        return _flag(option, given)
    if option.kind == SOME:
        return _some(option, given)
    case = next((one for one in option.cases if list(one.when) == settled[option.by]), None)
    values, usual = (option.values, option.values[0]) if case is None else (case.values, case.usual)
    if given is UNSAID:
        return usual
    if isinstance(given, str) and given in values:
        return given
    if case is not None and case.order:
        return _order(option, given, case)
    raise BadOption(f"{option.name} is {' or '.join(values)}, not {given!r}")


def _flag(option: Option, given: Any) -> bool:
    if isinstance(given, str) and given.lower() in TRUE + FALSE:
        return given.lower() in TRUE
    if given is UNSAID or isinstance(given, bool):
        return given is True
    raise BadOption(f"{option.name} is true or false, not {given!r}")


def _some(option: Option, given: Any) -> list[str]:
    """Those asked for, in their own order."""
    asked = re.split(r"[\s,+]+", given.strip()) if isinstance(given, str) else [] if given is UNSAID else given
    if not isinstance(asked, list | tuple):
        raise BadOption(f"{option.name} is a list of {' and '.join(option.values)}, not {given!r}")
    for one in asked:
        if one and one not in option.values:
            raise BadOption(f"{option.name} cannot have {one!r}; there are {', '.join(option.values)}")
    return [one for one in option.values if one in asked]


def _order(option: Option, given: Any, case: Case) -> list[int]:
    """An order of one's own: numbers, in rows or not, or as text with any separators."""
    pieces = sorted(case.order)
    if isinstance(given, str):
        numbers = [int(number) for number in re.findall(r"\d+", given)]
        if not numbers or re.sub(r"[\d\s,;/|]", "", given):
            names = ", ".join(case.values)
            raise BadOption(
                f"there is no {option.name} {given!r}; there are {names}, or a grid of the {len(pieces)} places"
            )
    else:
        rows = given if isinstance(given, list | tuple) else []
        numbers = [number for row in rows for number in (row if isinstance(row, list | tuple) else [row])]
        if not numbers or any(type(number) is not int for number in numbers):
            raise BadOption(f"a {option.name} is a name or a grid of the {len(pieces)} places, not {given!r}")
    if sorted(numbers) != pieces:
        which = f"1 to {len(pieces)}" if pieces[-1] == len(pieces) else ", ".join(str(piece) for piece in pieces)
        raise BadOption(f"a grid names each of the places {which} once, row by row; this one is {numbers}")
    return numbers
