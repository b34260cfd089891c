# uncompiled: it inherits from Bot, which is not compiled
"""The ladder: five players of every game, from one who overlooks things to one who overlooks nothing.

Who they are is told in words, by game (see `meydan/voice.py`); how they think and err is this table. Each is to beat
the one below in 65 to 80 of 100 games of two; `bench/ladder.py` measures it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from meydan.bots.searching import SearchBot, read_budget
from meydan.kernel.choice import Choice
from meydan.search.budget import Budget
from meydan.search.erring import Failings, err

FAR: Final = 0  # turns ahead: as many as do the game good
THIS: Final = 1  # to the end of the turn
LIKING: Final = 0.04  # of win chance


@dataclass(frozen=True, slots=True)
class Head:
    """How somebody thinks: so many tries, so far ahead; and errs: see `search/erring.py`."""

    rollouts: int
    turns: int = FAR
    blur: float = 0.0
    overlook: float = 0.0


@dataclass(frozen=True, slots=True)
class Level:
    """A step of the ladder. At a table it thinks for at most so many milliseconds of a processor at each question."""

    name: str
    milliseconds: int
    fond: bool = False  # follows a liking
    misses_wins: bool = False


LEVELS: Final = (
    Level("apprentice", 100, misses_wins=True),
    Level("peddler", 100),
    Level("trader", 150, fond=True),
    Level("master", 400),
    Level("vizier", 1000),
)
LONGEST: Final = max(level.milliseconds for level in LEVELS)
NAMES: Final = tuple(level.name for level in LEVELS)
USUAL: Final = "trader"  # whom people meet who say nothing else

# By game, from the lowest level to the highest; what is not here plays as any game does.
ANY: Final = ""
HEADS: Final[dict[str, tuple[Head, Head, Head, Head, Head]]] = {
    ANY: (
        Head(24, THIS, blur=0.12, overlook=0.60),
        Head(24, THIS, blur=0.06, overlook=0.40),
        Head(24, THIS, blur=0.03, overlook=0.20),
        Head(32, blur=0.01, overlook=0.04),
        Head(4000),
    ),
    "istanbul": (
        Head(24, 3, blur=0.075, overlook=0.42),
        Head(24, 3, blur=0.036, overlook=0.22),
        Head(24, 3, blur=0.014, overlook=0.07),
        Head(48, 3, blur=0.004, overlook=0.02),
        Head(4000),
    ),
    "istanbul-dice": (
        Head(24, THIS, blur=0.12, overlook=0.60),
        Head(24, THIS, blur=0.06, overlook=0.40),
        Head(24, THIS, blur=0.025, overlook=0.16),
        Head(64, THIS, blur=0.005, overlook=0.02),
        Head(4000),
    ),
    "san-juan": (
        Head(24, THIS, blur=0.08, overlook=0.48),
        Head(24, THIS, blur=0.036, overlook=0.25),
        Head(24, 3, blur=0.026, overlook=0.15),
        Head(24, 3, blur=0.01, overlook=0.06),
        Head(4000),
    ),
}

# What the fond one likes, by the words with which such answers begin.
LIKES: Final[dict[str, tuple[str, ...]]] = {
    "istanbul": ("move 13", "move 16", "send 13", "send 16"),  # rubies, at the palace and from the dealer
    "istanbul-dice": ("ruby",),
    "san-juan": ("build",),  # the role, and each building
}


class LevelBot(SearchBot):
    """A player of the ladder: `vizier@60` has 60 tries instead of its own, `vizier@100ms` at most so long."""

    level: Level  # each class has its own

    def __init__(self, seed: int = 0, budget: str | None = None) -> None:
        super().__init__(seed)
        self.limit = Budget(milliseconds=self.level.milliseconds) if budget is None else read_budget(budget)

    def choose(self, view: Any) -> Choice:
        game = view.header.game.name
        head = head_of(self.name, game)
        self.budget = Budget(self.limit.rollouts or head.rollouts, self.limit.milliseconds)
        thought = self.think(view, head.turns)
        if head.blur == head.overlook == 0.0 and not self.level.fond:
            return thought.choice
        liking = LIKING if self.level.fond else 0.0
        failings = Failings(head.blur, head.overlook, liking, self.level.misses_wins)
        return err(thought, failings, list(LIKES.get(game, ())), self.rng)


# Measured in games of two by `bench/ladder.py`: points of Elo, where 100 points more win 64 of 100 games.
# San Juan and the lower three of Istanbul: with the present nets, 80 games a step. The Dice Game: with older ones. The
# rest is estimated.
STRENGTH: Final[dict[str, tuple[int, int, int, int, int]]] = {
    ANY: (1000, 1160, 1320, 1480, 1640),
    "istanbul": (1000, 1160, 1310, 1440, 1640),
    "istanbul-dice": (1000, 1150, 1260, 1380, 1510),
    "san-juan": (1000, 1140, 1260, 1380, 1580),
}


def strength(level: str, game: str) -> int:
    """How strong a level is at a game, in points of Elo; the lowest has 1000."""
    return STRENGTH.get(game, STRENGTH[ANY])[NAMES.index(level)]


PEOPLED: Final = ("istanbul", "istanbul-dice", "san-juan")  # games whose bots have names of their own


def who_is(level: str, game: str) -> str:
    """The message that says what a level is called in a game; its attributes are `title` and `about`."""
    return f"bot-{game}-{level}" if game in PEOPLED else f"bot-{level}"


def within(bot: str, milliseconds: float) -> str:
    """The name of a bot that thinks no longer than that: one of the ladder; others have no say in it."""
    if bot not in LADDER:
        return bot
    return f"{bot}@{max(1, round(min(LADDER[bot].level.milliseconds, milliseconds)))}ms"


def head_of(level: str, game: str) -> Head:
    """How a level thinks about a game."""
    return HEADS.get(game, HEADS[ANY])[NAMES.index(level)]


LADDER: Final[dict[str, type[LevelBot]]] = {
    level.name: type(level.name.title(), (LevelBot,), {"name": level.name, "level": level}) for level in LEVELS
}
