"""What is trained: every mix of boxes of every game that tells a position in numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from meydan.kernel.errors import BadOption
from meydan.kernel.game import GAMES, Game, find_game
from meydan.search.finding import find_mind

Mix = tuple[int, dict[str, Any]]  # seats and options


@dataclass(frozen=True, slots=True)
class Box:
    """A mix of boxes, whose positions look alike: one value and one quick player are learned for it."""

    name: str
    game: str
    mixes: tuple[Mix, ...]  # what is played, in turn

    @property
    def rules(self) -> Game[Any]:
        return find_game(self.game)

    @property
    def tables(self) -> list[Mix]:
        """At which tables strength is measured: of two seats, and of the usual number."""
        usual = (self.rules.min_seats + self.rules.max_seats + 1) // 2
        return [next(mix for mix in self.mixes if mix[0] == seats) for seats in (self.rules.min_seats, usual)]


def boxes(names: Sequence[str] = ()) -> list[Box]:
    """All of them, or those of these names; an error for a wrong name lists the right ones."""
    found: dict[str, list[Mix]] = {}
    games: dict[str, str] = {}
    for game in GAMES.values():
        mind = find_mind(game)
        for seats, options in _mixes(game):
            header = game.header(seats, None, options)
            if mind.names(header):
                box = mind.box(header)
                games[box] = game.name
                found.setdefault(box, []).append((seats, options))
    for name in names:
        if name not in found:
            raise BadOption(f"there is nothing to train that is called {name!r}; there are {', '.join(sorted(found))}")
    return [Box(name, games[name], tuple(found[name])) for name in (names or sorted(found))]


def _mixes(game: Game[Any]) -> list[Mix]:
    """Each of its boxes for each number of seats, half of them on random layouts."""
    found: list[Mix] = []
    for seats, options in game.mixes():
        boxes = options.get("expansions", [])
        layout = options.get("layout", "")
        if layout not in ("", "short", "random") and not (boxes and layout == "first"):
            continue
        kept: dict[str, Any] = {"expansions": boxes} if boxes else {}
        mix = (seats, {**kept, "layout": layout} if layout else kept)
        if mix not in found:
            found.append(mix)
    return found
