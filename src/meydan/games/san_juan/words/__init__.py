# uncompiled: words are for people and never on a hot path
"""San Juan as it is told: what is asked, what an option does, what happened, why not, how it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meydan.games.san_juan.scoring import score
from meydan.games.san_juan.state import SanJuan
from meydan.games.san_juan.view import SanJuanView, world_from_view
from meydan.games.san_juan.words import asking, log, setting, table, topics
from meydan.games.san_juan.words.naming import role, some_cards, the_card
from meydan.kernel.events import Event
from meydan.kernel.header import Header
from meydan.kernel.rng import Rng
from meydan.kernel.said import Arg, Said, said
from meydan.kernel.setting import Task
from meydan.kernel.telling import Line, Section, Shape, Told, Topic, Words
from meydan.kernel.words import Reason

_CARDS: Final = ("card", "building", "event", "last")


class SanJuanWords(Words[SanJuan, table.SanJuanFacts, table.SanJuanPrinted]):
    """San Juan, with and without expansions."""

    prefix = "sj-"
    same = topics.SAME
    compared = (said("sj-label-points"), said("sj-label-wealth"))
    icons = ("points", "card")
    charts = tuple((name, said(f"sj-chart-{name}")) for name in ("points", "buildings", "cards"))

    def whole(self, view: SanJuanView) -> SanJuan:
        return world_from_view(view, Rng(0))

    def question(self, state: SanJuan, seat: int) -> Said:
        return asking.question(state)

    def shape(self, state: SanJuan) -> Shape:
        return asking.shape(state)

    def options(self, state: SanJuan, view: SanJuanView) -> list[Told]:
        return [asking.told(state, choice) for choice in view.options]

    def lines(self, events: Sequence[Event], header: Header | None) -> list[Line | None]:
        return log.lines(events)

    def reason(self, reason: Reason, state: SanJuan | None = None, about: str | None = None) -> Said:
        args: dict[str, Arg] = {}
        for name, value in reason.values.items():
            number = int(str(value))
            if name in _CARDS:
                args[name] = the_card(number)
            elif name == "role":
                args[name] = role(number, ".of")
            else:
                args[name] = some_cards(number) if name in ("cost", "due") else number
        return Said(f"sj-reason-{reason.code.removeprefix(self.prefix)}", args)

    def wanted(self, anchor: str, state: SanJuan) -> str | None:
        return asking.wanted(anchor, state)

    def score(self, state: SanJuan, seat: int) -> Sequence[int]:
        return score(state, seat)

    def holdings(self, state: SanJuan, seat: int) -> dict[str, int]:
        player = state.players[seat]
        return {"sj-points": score(state, seat)[0], "sj-goods": player.goods_held(), "sj-cards": player.cards}

    def text(self, state: SanJuan, view: SanJuanView) -> list[Section]:
        return table.text(state, view.seat)

    def facts(self, state: SanJuan, view: SanJuanView) -> table.SanJuanFacts:
        return table.facts(state, view)

    def auto(self, state: SanJuan, view: SanJuanView) -> str | None:
        return asking.auto(state) if view.options else None

    def printed(self, header: Header) -> table.SanJuanPrinted:
        return table.printed(header)

    def setting(self, state: SanJuan) -> list[Task]:
        return setting.steps(state)

    def topics(self, header: Header | None) -> list[tuple[Said, list[str]]]:
        return topics.topics(header)

    def more_topics(self) -> list[str]:
        return ["cathedral"]

    def topic(self, anchor: str, header: Header | None) -> Topic | None:
        return topics.topic(anchor)


WORDS: Final = SanJuanWords()
