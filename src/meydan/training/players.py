"""Who plays and who teaches: with the nets of a folder, or with nothing at the very beginning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from meydan.bots import Bot, bring_bot
from meydan.kernel.choice import Choice
from meydan.kernel.game import find_game
from meydan.kernel.header import Header
from meydan.search.budget import Budget
from meydan.search.finding import find_mind, find_net, find_policy
from meydan.search.paired import Search
from meydan.search.rollout import AnySensible, Policy
from meydan.training.boxes import Mix
from meydan.training.selfplay import ALWAYS, Teacher, lesson_game, seed_of

ASKED: Final = 250  # of a thousand questions, those in which a search teaches
NOBODY: Final = ""
OWN_SEARCH: Final = "own search"  # the teacher that searches with the nets there are; others are bots by their names

Nets = Path | None  # the folder of the nets; None as long as there are none


def quick_player(header: Header, nets: Nets, seed: int) -> Policy:
    """Who answers quickly: what was learned, and before that anything sensible."""
    if nets is None or not (nets / f"{find_mind(header.game).box(header)}.policy.json").is_file():
        return AnySensible(header.game, seed)
    return find_policy(header, nets) or AnySensible(header.game, seed)


def search_with(header: Header, nets: Nets, seed: int) -> Search:
    """The search with these nets. Without any, it looks who is ahead."""
    value = None if nets is None else find_net(header, nets)
    return Search(find_mind(header.game), quick_player(header, nets, seed_of(seed, "policy")), value, seed)


class Trained(Bot):
    """The search with the nets of a folder, so many rollouts at each question."""

    name = "trained"

    def __init__(self, nets: Nets, rollouts: int, seed: int = 0) -> None:
        super().__init__(seed)
        self.nets = nets
        self.budget = Budget(rollouts=rollouts)

    def choose(self, view: Any) -> Choice:
        return search_with(view.header, self.nets, self.rng.word()).think(view, self.budget).choice


def bring_trained(nets: Mapping[str, Nets], rollouts: int, name: str, seed: int = 0) -> Bot:
    """One of several such bots, by its name."""
    return Trained(nets[name], rollouts, seed)


@dataclass(frozen=True, slots=True)
class Course:
    """All that decides which games are played to learn from; plain data, so that it can be sent to another process."""

    game: str
    mixes: tuple[Mix, ...]
    seed: str
    nets: Nets
    teacher: str  # NOBODY, OWN_SEARCH, or a bot by its name
    rollouts: int

    def play(self, numbers: Sequence[int]) -> list[str]:
        """The games of these numbers, a line each. A game depends on nothing but the course and its number."""
        return [line for line in map(self._game, numbers) if line is not None]

    def _game(self, number: int) -> str | None:
        rules = find_game(self.game)
        seats, options = self.mixes[number % len(self.mixes)]
        seed = f"{self.seed}/{number}"
        header = rules.header(seats, None, options)
        player = quick_player(header, self.nets, seed_of(seed, "player"))
        asked = ASKED if self.teacher == OWN_SEARCH else ALWAYS
        return lesson_game(rules, seats, options, seed, player, self._teacher(header, seed), asked)

    def _teacher(self, header: Header, seed: str) -> Teacher | None:
        if self.teacher == NOBODY:
            return None
        luck = seed_of(seed, "teacher")
        bot = Trained(self.nets, self.rollouts, luck) if self.teacher == OWN_SEARCH else bring_bot(self.teacher, luck)
        return lambda state, seat, options: bot.choose(state.view(seat))
