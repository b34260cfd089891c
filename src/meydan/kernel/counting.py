# uncompiled: it checks, it does not play fast
"""Whether components add up: what a game's check collects."""

from __future__ import annotations


class Count:
    """Collects what does not add up."""

    def __init__(self) -> None:
        self.wrong: list[str] = []

    def expect(self, what: str, found: object, wanted: object) -> None:
        if found != wanted:
            self.wrong.append(f"{what}: {found} instead of {wanted}")

    def never(self, bad: bool, what: str) -> None:
        if bad:
            self.wrong.append(what)
