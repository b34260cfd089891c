# uncompiled: it checks, it does not play fast
"""Whether components add up: what a game's check collects."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def all_of(piles: Iterable[Sequence[int]], others: Iterable[int] = ()) -> list[int]:
    """How many there are of each kind: piles say so by kind, and others lie there one by one."""
    found = [sum(column) for column in zip(*piles, strict=True)]
    for kind in others:
        found[kind] += 1
    return found


class Count:
    """Collects what does not add up."""

    def __init__(self) -> None:
        self.wrong: list[str] = []

    def expect(self, what: str, found: object, wanted: object) -> None:
        if found != wanted:
            self.wrong.append(f"{what}: {found} instead of {wanted}")

    def expect_each(self, what: str, names: Sequence[object], found: Sequence[int], wanted: Sequence[int]) -> None:
        """The same for every kind at once, since nearly always all of them add up."""
        if found != wanted:
            for name, one, other in zip(names, found, wanted, strict=True):
                self.expect(f"{what} {name!r}", one, other)

    def never(self, bad: bool, what: str) -> None:
        if bad:
            self.wrong.append(what)
