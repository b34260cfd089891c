# uncompiled: words are for people and never on a hot path
"""The Dice Game as it is told: what is asked, what an option does, what happened, why not, how it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meydan.games.istanbul_dice.printed import TILE_NAMES
from meydan.games.istanbul_dice.state import DiceGame
from meydan.games.istanbul_dice.view import DiceView, world_from_view
from meydan.games.istanbul_dice.words import help, lines, names, options, reasons, setting, table
from meydan.games.istanbul_dice.words.table import DiceFacts, DicePrinted
from meydan.kernel.events import Event
from meydan.kernel.header import Header
from meydan.kernel.said import Said, said
from meydan.kernel.setting import Task
from meydan.kernel.telling import Line, Luck, Section, Shape, Told, Topic, Words
from meydan.kernel.words import Reason


class DiceWords(Words[DiceGame, DiceFacts, DicePrinted]):
    """The words of Istanbul: The Dice Game."""

    prefix = "dice-"
    same = help.SAME
    compared = (said("dice-label-rubies"), said("dice-label-worth"))
    icons = ("ruby", "lira")
    charts = tuple((field, said(f"dice-chart-{field}")) for field in ("rubies", "lira", "tiles"))
    luck = Luck(0, 5, "dice-luck")

    def whole(self, view: DiceView) -> DiceGame:
        return world_from_view(view)

    def holdings(self, state: DiceGame, seat: int) -> dict[str, int]:
        return names.holdings(state, seat)

    def question(self, state: DiceGame, seat: int) -> Said:
        return options.question(state)

    def shape(self, state: DiceGame) -> Shape:
        return options.shape(state)

    def options(self, state: DiceGame, view: DiceView) -> list[Told]:
        return options.options(state) if view.options else []

    def opened(self, state: DiceGame, view: DiceView) -> dict[str, Said]:
        """An action that can be paid in several ways asks which."""
        asks = {
            f"action:{sort}": said("dice-ask-Act-which", action=said(f"dice-action-{sort}")) for sort in options.SORTS
        }
        return {**asks, "action:cards": said("dice-ask-Act-cards")}

    def lines(self, events: Sequence[Event], header: Header | None) -> list[Line | None]:
        return lines.lines(events)

    def reason(self, reason: Reason, state: DiceGame | None = None, about: str | None = None) -> Said:
        return reasons.reason(reason, state, about)

    def wanted(self, anchor: str, state: DiceGame) -> str | None:
        return options.wanted(state, anchor)

    def score(self, state: DiceGame, seat: int) -> Sequence[int]:
        return state.players[seat].rubies, state.players[seat].worth()

    def text(self, state: DiceGame, view: DiceView) -> list[Section]:
        return table.text(state, view.seat)

    def facts(self, state: DiceGame, view: DiceView) -> DiceFacts:
        return table.facts(state)

    def printed(self, header: Header) -> DicePrinted:
        return table.printed(header)

    def setting(self, state: DiceGame) -> list[Task]:
        return setting.steps(state)

    def topics(self, header: Header | None) -> list[tuple[Said, list[str]]]:
        return help.topics(header)

    def more_topics(self) -> list[str]:
        return [f"tile:{tile}" for tile in TILE_NAMES]

    def topic(self, anchor: str, header: Header | None) -> Topic | None:
        return help.topic(anchor, header)


WORDS: Final = DiceWords()
