"""13 Sultan's Palace: a ruby for every good on the track that no ruby covers."""

from __future__ import annotations

from meydan.games.istanbul.choices import DELIVER, SKIP, SKIP_ONLY, WILDS
from meydan.games.istanbul.places.action import PlaceAction, missing
from meydan.games.istanbul.printed import GOODS, PALACE, PALACE_FIELDS, PALACE_TRACK
from meydan.games.istanbul.state import Istanbul
from meydan.kernel.choice import Choice
from meydan.kernel.words import Reason


def _prices() -> list[list[int]]:
    """For each number of uncovered fields: how many of each good, and last how many of any kind. [IST-13.2]"""
    prices = []
    for uncovered in range(PALACE_FIELDS):
        fields = PALACE_TRACK[:uncovered]
        prices.append([fields.count(good) for good in range(len(GOODS))] + [fields.count(-1)])
    return prices


PRICES = _prices()


class DeliverGoods(PlaceAction):
    """Hand in every uncovered good and take the next ruby; fields of any kind take what you like. [IST-13.1-4]"""

    def options(self, state: Istanbul) -> list[Choice]:
        can = deliveries(state, self.seat)
        return [*can, SKIP] if can else SKIP_ONLY

    def act(self, state: Istanbul, choice: Choice) -> None:
        price = price_now(state)
        wild = WILDS[choice.what]
        for good in range(len(GOODS)):
            state.give(self.seat, good, price[good] + wild[good])
        state.take_ruby(self.seat, PALACE)

    def why_not_act(self, state: Istanbul, choice: Choice) -> Reason | None:
        if choice not in DELIVER:
            return None
        if state.rubies[PALACE] == 0:
            return Reason("no-rubies")
        price = price_now(state)
        goods = state.players[self.seat].goods
        for good, name in enumerate(GOODS):
            if goods[good] < price[good]:
                return Reason("needs-goods", {"good": name, "need": price[good], "have": goods[good]})
        if choice.how != price[len(GOODS)]:
            return Reason("wild-count", {"need": price[len(GOODS)]})
        for good, name in enumerate(GOODS):
            need = price[good] + WILDS[choice.what][good]
            if goods[good] < need:
                return Reason("needs-goods", {"good": name, "need": need, "have": goods[good]})
        return None

    def why_idle(self, state: Istanbul) -> Reason | None:
        return None if state.rubies[PALACE] else Reason("no-rubies")

    def lacks(self, state: Istanbul) -> list[tuple[str, int]]:
        price = price_now(state)
        goods = state.players[self.seat].goods
        found: list[tuple[str, int]] = []
        spare = 0
        for good, name in enumerate(GOODS):
            found += missing(name, price[good], goods[good])
            spare += max(0, goods[good] - price[good])
        return found + missing("any-goods", price[len(GOODS)], spare)


def price_now(state: Istanbul) -> list[int]:
    """The goods due for the next ruby; there must be one."""
    return PRICES[PALACE_FIELDS - state.rubies[PALACE]]


def deliveries(state: Istanbul, seat: int) -> list[Choice]:
    """Every way to pay for the next ruby. [IST-13.3]"""
    can: list[Choice] = []
    if state.rubies[PALACE] == 0:
        return can
    price = price_now(state)
    goods = state.players[seat].goods
    for good in range(len(GOODS)):
        if goods[good] < price[good]:
            return can
    for deliver in DELIVER:
        if deliver.how == price[len(GOODS)]:
            wild = WILDS[deliver.what]
            if (
                goods[0] >= price[0] + wild[0]
                and goods[1] >= price[1] + wild[1]
                and goods[2] >= price[2] + wild[2]
                and goods[3] >= price[3] + wild[3]
            ):
                can.append(deliver)
    return can
