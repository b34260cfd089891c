# uncompiled: words are for people and never on a hot path
"""All that Istanbul tells people, with whatever boxes are in the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from meydan.games.istanbul.choices import KEEP
from meydan.games.istanbul.expansions.letters import words as _letters  # noqa: F401  (its words join those below)
from meydan.games.istanbul.expansions.mocha import words as _mocha  # noqa: F401
from meydan.games.istanbul.expansions.state import Bazaar
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.view import IstanbulView, world_from_view
from meydan.games.istanbul.words import asking, facts, helping, lines, printed, reasons
from meydan.games.istanbul.words.board import places_now
from meydan.games.istanbul.words.options import opt, priced, told
from meydan.games.istanbul.words.parts import asks
from meydan.games.istanbul.words.wanting import wanted
from meydan.kernel.events import Event
from meydan.kernel.header import Header
from meydan.kernel.rng import Rng
from meydan.kernel.said import Said, said
from meydan.kernel.telling import Asked, Figure, Line, Shape, Told, Topic, Words
from meydan.kernel.words import Reason

Ways = list[tuple[Told, dict[str, Any] | None]]
COMPARED: Final = ("rubies", "lira", "goods", "cards")


class IstanbulWords(Words[Istanbul]):
    """The words of Istanbul."""

    prefix = ""
    compared = [Said(f"ist-label-{name}") for name in COMPARED]
    charts = [("rubies", Said("ist-chart-rubies")), ("lira", Said("ist-chart-lira"))]

    def whole(self, view: IstanbulView) -> Istanbul:
        return world_from_view(view, Rng(0))

    def question(self, state: Istanbul, seat: int) -> Said:
        return asking.question(state, seat)

    def shape(self, state: Istanbul) -> Shape:
        return asking.shape(state, asks(state))

    def asked(self, view: Any) -> Asked:
        state = self.whole(view)
        told = self._told(state, view)
        return Asked(
            self.question(state, view.seat),
            self.shape(state),
            [option for option, _ in told],
            [self.standing(state, seat) for seat in range(view.header.seats)],
            self._facts(state, view, told),
        )

    def options(self, state: Istanbul, view: IstanbulView) -> list[Told]:
        return [option for option, _ in self._told(state, view)]

    def facts(self, state: Istanbul, view: IstanbulView) -> dict[str, Any]:
        return self._facts(state, view, self._told(state, view))

    def _told(self, state: Istanbul, view: IstanbulView) -> Ways:
        """Each option, and the signs of those that are ways to go."""
        found = []
        for choice in view.options:
            option = told(state, choice)
            signs, option.hints = facts.hints(state, choice)
            found.append((option, signs))
        return found

    def lines(self, events: Sequence[Event], header: Header) -> list[Line | None]:
        return lines.lines(events, header)

    def knows(self, reason: Reason) -> bool:
        return reason.code in reasons.CODES

    def reason(self, reason: Reason, state: Istanbul | None) -> Said:
        return reasons.reason(reason, state)

    def wanted(self, anchor: str, state: Istanbul) -> str | None:
        return wanted(anchor, state)

    def standing(self, state: Istanbul, seat: int) -> list[Figure]:
        rubies, lira, goods, _ = state.players[seat].score()
        numbers = {"ruby": ("rubies", rubies), "lira": ("lira", lira), "barrow": ("goods", goods)}
        return [Figure(icon, Said(f"ist-label-{name}"), n) for icon, (name, n) in numbers.items()]

    def _facts(self, state: Istanbul, view: IstanbulView, told: Ways) -> dict[str, Any]:
        """The state of each place, seals; and for who is asked, what the question asks to reckon with."""
        found: dict[str, Any] = {
            "target": state.rules.target,
            "asks": asks(state),
            "places": places_now(state, view.seat),
        }
        if isinstance(state, Bazaar):
            found["seals"] = [state.trader(seat).seals() for seat in range(len(state.players))]
        if not view.options:
            return found
        options = [option for option, _ in told]
        things = {choice.text: facts.thing(state, choice) for choice in view.options}
        titles = {one.touches: self.topic(one.touches, view.header) for one in options if one.touches}
        short = [(choice, one) for choice, one in zip(view.options, options, strict=True) if one.icons]
        found |= {
            "ways": {option.text: signs for option, signs in told if signs is not None},
            "things": {text: thing for text, thing in things.items() if thing is not None},
            "reckoned": facts.reckoned(state),
            "short": {choice.text: facts.short(state, choice, one.icons[0]) for choice, one in short},
            "opened": facts.opened(state, options, lambda anchor: getattr(titles.get(anchor), "title", None)),
        }
        if any(one.touches == "figure:smuggler" for one in options):
            found["groups"] = {"figure:smuggler": priced(state, "smuggler", opt("smuggler-any"))}
        if state.round == 1 and state.question == "Move":
            found["goal"] = said("ist-goal", n=state.rules.target)
        if list(view.options) == [KEEP]:
            found["auto"] = KEEP.text
        return found

    def printed(self, header: Header) -> dict[str, Any]:
        return printed.printed(header)

    def topics(self, header: Header) -> list[tuple[Said, list[str]]]:
        return helping.topics(header)

    def topic(self, anchor: str, header: Header) -> Topic | None:
        return helping.topic(anchor, header)


WORDS: Final = IstanbulWords()
