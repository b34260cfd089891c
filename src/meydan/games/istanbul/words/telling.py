# uncompiled: words are for people and never on a hot path
"""All that Istanbul tells people, with whatever boxes are in the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from meydan.games.istanbul.choices import KEEP
from meydan.games.istanbul.expansions.letters import words as _letters  # noqa: F401  (its words join those below)
from meydan.games.istanbul.expansions.mocha import words as _mocha  # noqa: F401
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.view import IstanbulView, world_from_view
from meydan.games.istanbul.words import asking, facts, helping, lines, parts, printed, reasons, setting, shapes, table
from meydan.games.istanbul.words.board import next_ruby, places_now
from meydan.games.istanbul.words.options import told
from meydan.games.istanbul.words.parts import asks
from meydan.games.istanbul.words.wanting import wanted
from meydan.kernel.events import Event
from meydan.kernel.header import Header
from meydan.kernel.rng import Rng
from meydan.kernel.said import Said, said
from meydan.kernel.setting import Task
from meydan.kernel.telling import Asked, Line, Luck, Section, Shape, Told, Topic, Words
from meydan.kernel.words import Reason

COMPARED: Final = ("rubies", "lira", "goods", "cards")
Ways = dict[str, facts.Signs]  # by option, for those that go somewhere


class IstanbulWords(Words[Istanbul, facts.IstanbulFacts, printed.IstanbulPrinted]):
    """The words of Istanbul."""

    prefix = ""
    same = helping.SAME
    compared = tuple(Said(f"ist-label-{name}") for name in COMPARED)
    icons = ("ruby", "lira", "barrow")
    charts = tuple((name, Said(f"ist-chart-{name}")) for name in COMPARED[:2])
    luck = Luck(2, 12, "ist-luck")

    def holdings(self, state: Istanbul, seat: int) -> dict[str, int]:
        return parts.holdings(state, seat)

    def whole(self, view: IstanbulView) -> Istanbul:
        return world_from_view(view, Rng(0))

    def asked(self, view: Any) -> Asked[facts.IstanbulFacts]:
        """Everything is tried out once, for words and numbers."""
        state: Istanbul = self.whole(view)
        options, ways = self._told(state, view)
        places = places_now(state, view.seat)
        return Asked(
            self.question(state, view.seat),
            self.shape(state) if view.options else Shape(),
            options,
            facts.opened(state, options, lambda anchor: self.topic(anchor, view.header)),
            facts.groups(state, options),
            [self.standing(state, seat) for seat in range(view.header.seats)],
            table.text(state, view.seat, places, ways),
            facts.facts(state, list(view.options), places, ways),
            self.goal(state, view),
            self.auto(state, view),
            self.now(state, view),
        )

    def question(self, state: Istanbul, seat: int) -> Said:
        return asking.question(state, seat)

    def shape(self, state: Istanbul) -> Shape:
        return shapes.shape(state)

    def options(self, state: Istanbul, view: IstanbulView) -> list[Told]:
        return self._told(state, view)[0]

    def _told(self, state: Istanbul, view: IstanbulView) -> tuple[list[Told], Ways]:
        found: list[Told] = []
        ways: Ways = {}
        for choice in view.options:
            option = told(state, choice)
            signs, option.hints, option.about = facts.hints(state, choice)
            found.append(option)
            if signs is not None:
                ways[option.text] = signs
        return found, ways

    def opened(self, state: Istanbul, view: IstanbulView) -> dict[str, Said]:
        return facts.opened(state, self.options(state, view), lambda anchor: self.topic(anchor, view.header))

    def groups(self, state: Istanbul, view: IstanbulView) -> dict[str, Said]:
        return facts.groups(state, self.options(state, view))

    def text(self, state: Istanbul, view: IstanbulView) -> list[Section]:
        return table.text(state, view.seat, places_now(state, view.seat), self._told(state, view)[1])

    def lines(self, events: Sequence[Event], header: Header | None) -> list[Line | None]:
        return lines.lines(events, header)

    def knows(self, reason: Reason) -> bool:
        return reason.code in reasons.CODES

    def reason(self, reason: Reason, state: Istanbul | None = None, about: str | None = None) -> Said:
        return reasons.reason(reason, state)

    def wanted(self, anchor: str, state: Istanbul) -> str | None:
        return wanted(anchor, state)

    def score(self, state: Istanbul, seat: int) -> Sequence[int]:
        return state.players[seat].score()

    def facts(self, state: Istanbul, view: IstanbulView) -> facts.IstanbulFacts:
        return facts.facts(state, list(view.options), places_now(state, view.seat), self._told(state, view)[1])

    def goal(self, state: Istanbul, view: IstanbulView) -> Said | None:
        first = view.options and state.round == 1 and asks(state) == "Move"
        return said("ist-goal", n=state.rules.target) if first else None

    def auto(self, state: Istanbul, view: IstanbulView) -> str | None:
        return KEEP.text if view.options == (KEEP,) else None

    def now(self, state: Istanbul, view: IstanbulView) -> dict[str, list[Said]]:
        """Where rubies are sold, what the next one costs."""
        prices = {f"place:{place}": next_ruby(state, place) for place in state.rules.places}
        return {anchor: price for anchor, price in prices.items() if price}

    def printed(self, header: Header) -> printed.IstanbulPrinted:
        return printed.printed(header)

    def setting(self, state: Istanbul) -> list[Task]:
        return setting.steps(state)

    def topics(self, header: Header | None) -> list[tuple[Said, list[str]]]:
        return helping.topics(header)

    def topic(self, anchor: str, header: Header | None) -> Topic | None:
        return helping.topic(anchor, header)


WORDS: Final = IstanbulWords()
