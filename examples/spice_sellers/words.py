"""What Spice Sellers tells people. Sentences are in `locale/`; most are found by the name of what they tell of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meydan.kernel.choice import Choice
from meydan.kernel.events import Event
from meydan.kernel.header import Header
from meydan.kernel.said import Arg, Said, Seat, said
from meydan.kernel.telling import BIG, NUMBER, SMALL, Line, Nothing, Section, Shape, Thing, Told, Topic, Words
from spice_sellers.game import SpiceView
from spice_sellers.rules import (
    OFFER,
    OFFERED,
    OPENED,
    ROUNDS,
    SACK_CARDS,
    SACK_COST,
    SOLD,
    SPICES,
    STALL,
    STALL_COSTS,
    STALL_WORTH,
    TURN_BEGAN,
    Sell,
    SpiceSellers,
    revenue,
)

WEIGHTS = {TURN_BEGAN: SMALL, SOLD: BIG, OPENED: BIG}


def spice(kind: int) -> Said:
    """A spice as the object of a verb."""
    return said(f"spice-{SPICES[kind].name}.obj")


def goods(kind: int, cards: int) -> Said:
    """So many cards of a spice."""
    return said(f"spice-{SPICES[kind].name}.cards", n=cards)


def coins(n: int) -> Said:
    return said("spice-coins", n=n)


def cards(n: int) -> Said:
    return said("spice-cards", n=n)


PRINTED: dict[str, Arg] = {
    "cost": coins(SACK_COST), "cards": cards(SACK_CARDS), "worth": coins(STALL_WORTH), "rounds": ROUNDS,
}  # fmt: skip


class SpiceWords(Words[SpiceSellers, Nothing, Nothing]):
    """The words of Spice Sellers."""

    prefix = "spice-"
    compared = (said("spice-label-wealth"), said("spice-label-stalls"))
    icons = ("coin", "stall")
    charts = (("wealth", said("spice-label-wealth")),)

    def values(self, numbers: Mapping[str, Any]) -> dict[str, Arg]:
        """Numbers of events and reasons that stand for things."""
        told: dict[str, Arg] = dict(numbers)
        if "coins" in numbers:
            told["coins"] = coins(numbers["coins"])
        if "spice" in numbers:
            told["spice"] = spice(numbers["spice"])
            told["goods"] = goods(numbers["spice"], numbers.get("cards", 1))
        return told

    def goal(self, state: SpiceSellers, view: SpiceView) -> Said | None:
        return said("spice-goal", **PRINTED) if view.round == 1 else None

    def shape(self, state: SpiceSellers) -> Shape:
        return Shape(NUMBER) if state.question == "Sell" else Shape()

    def option(self, state: SpiceSellers, choice: Choice) -> Told:
        told, seller, frame = super().option(state, choice), state.players[state.seat], state.stack[-1]
        if choice in OFFER:
            name = SPICES[choice.what].name
            told.said = said("spice-option-offer", spice=spice(choice.what), held=seller.hand[choice.what])
            told.icons, told.touches = [name], f"spice:{name}"
        elif isinstance(frame, Sell):
            sold, brings = goods(frame.spice, choice.what), coins(revenue(frame.spice, choice.what))
            told.said, told.number = said("spice-option-sell", goods=sold, coins=brings), choice.what
        elif choice is STALL:
            told.said = said("spice-option-stall", cost=coins(STALL_COSTS[seller.stalls]))
        else:
            told.said = Said(told.said.id, {**PRINTED, "coins": coins(1)})
        return told

    def line(self, event: Event) -> Line | None:
        line = super().line(event)
        if line is not None:
            line.weight = WEIGHTS.get(event.kind, line.weight)
            if event.kind in (OFFERED, SOLD):
                line.icons = [SPICES[event.values()["spice"]].name]
        return line

    def text(self, state: SpiceSellers, view: SpiceView) -> list[Section]:
        """The square, then every seller; one's own hand is told in full."""
        square = [said("spice-round", round=view.round, rounds=ROUNDS), said("spice-deck", cards=cards(view.deck_size))]
        prices = [
            Thing(f"spice:{one.name}", said(f"spice-{one.name}"), said("spice-price", price=one.price, sold=sold))
            for one, sold in zip(SPICES, view.sold)
        ]
        told = [Section(said("spice-square"), square, prices)]
        for seat, seller in enumerate(view.players):
            stalls = [said("spice-stalls", n=seller.stalls)] if seller.stalls else []
            has = [said("spice-has", what=[coins(seller.coins), *stalls, cards(seller.cards)])]
            if seat == view.seat and seller.cards:
                hand = [goods(kind, held) for kind, held in enumerate(view.hand) if held]
                has.append(said("spice-hand", what=hand))
            told.append(Section(said("spice-seller", name=Seat(seat)), has, seat=seat))
        return told

    def topics(self, header: Header | None) -> list[tuple[Said, list[str]]]:
        return [
            (said("spice-help"), ["turn", "sell", "end"]),
            (said("spice-spices"), [f"spice:{one.name}" for one in SPICES]),
        ]

    def topic(self, anchor: str, header: Header | None) -> Topic | None:
        if anchor in ("turn", "sell", "end"):
            rules = ["SPICE-E" if anchor == "end" else "SPICE-T"]
            return Topic(said(f"spice-topic-{anchor}"), [said(f"spice-topic-{anchor}-text", **PRINTED)], rules)
        for one in SPICES:
            if anchor == f"spice:{one.name}":
                text = said("spice-topic-spice-text", price=one.price, cards=cards(one.copies))
                return Topic(said(f"spice-{one.name}"), [text], ["SPICE-T"])
        return None


WORDS = SpiceWords()
