# uncompiled: words are for people and never on a hot path
"""Several answers that people give as one: cards or goods that are picked, and what says so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from meydan.games.san_juan.build import Pay, Spend
from meydan.games.san_juan.cards import HOLDS_GOODS, IS_PRODUCTION
from meydan.games.san_juan.choices import DISCARD, DONE, KEEP, NONE, PAY, PRODUCE, SELL, SPEND
from meydan.games.san_juan.councillor import Keep
from meydan.games.san_juan.picking import PickCards, PickUpTo
from meydan.games.san_juan.producer import Produce
from meydan.games.san_juan.state import Player, SanJuan
from meydan.games.san_juan.trader import Sell, good_price
from meydan.kernel.choice import Choice

# What is done with what is picked, where it is not discarded.
_DOES: Final = {
    "Keep": "keep", "Pay": "pay", "Spend": "spend", "Produce": "produce", "Sell": "sell",
    "Office": "exchange", "Amnesty": "exchange", "Chapel": "under", "Bank": "under",
}  # fmt: skip
_GOODS: Final[dict[type, list[Choice]]] = {Produce: PRODUCE, Sell: SELL, Spend: SPEND}


@dataclass(frozen=True, slots=True)
class Pickable:
    """What can be picked: a kind of card, or a building of the own town by its slot, and the choice that says so."""

    at: int
    text: str
    brings: int = 0  # cards


@dataclass(frozen=True, slots=True)
class Pick:
    """Things of the `hand`, those `drawn` or of the `town` are picked in this order, as many as from `least` to `most`.

    Who picks fewer than `most` says `end`; but where it `stops`, only if something is left that could follow in order.
    """

    of: Literal["hand", "drawn", "town"]
    does: str
    things: list[Pickable]
    least: int
    most: int
    end: str | None = None
    stops: bool = False
    best: Sequence[int] = ()  # slots that are worth most, or that have to be spent


def pick(state: SanJuan) -> Pick | None:
    """What is picked where several things are, by who is asked."""
    if not state.stack:
        return None
    frame: Any = state.stack[-1]
    if isinstance(frame, (Produce, Sell, Spend)):
        return _goods(state, frame)
    if not isinstance(frame, (PickCards, PickUpTo, Pay, Keep)):
        return None
    player = state.players[frame.seat]
    first = player.picked[-1] if player.picked else 0
    held = player.looking if isinstance(frame, Keep) else [kind for kind, count in enumerate(player.hand) if count]
    verb = KEEP if isinstance(frame, Keep) else PAY if isinstance(frame, Pay) else DISCARD
    if isinstance(frame, PickUpTo):
        verb, due, end = frame.verb(), min(frame.most() - len(player.picked), player.cards), DONE.text
    else:
        due, end = frame.due - len(player.picked), None
    things = [Pickable(kind, verb[kind].text) for kind in sorted(set(held)) if kind >= first]
    of: Literal["drawn", "hand"] = "drawn" if isinstance(frame, Keep) else "hand"
    return Pick(of, _DOES.get(state.question, "discard"), things, 0 if end else due, due, end)


def held(state: SanJuan, picked: Pick) -> dict[str, int]:
    """How often each choice of a pick can be made."""
    player = state.players[state.seat]
    if picked.of == "town":  # a building each
        return dict(Counter(thing.text for thing in picked.things))
    return {
        thing.text: player.looking.count(thing.at) if picked.of == "drawn" else player.hand[thing.at]
        for thing in picked.things
    }


def _goods(state: SanJuan, frame: Produce | Sell | Spend) -> Pick:
    """Goods to be made, sold or spent, by the buildings they lie on."""
    player = state.players[frame.seat]
    texts = {choice.what: choice.text for choice in _GOODS[type(frame)] if choice is not NONE}
    slots = slots_offered(frame, player)
    brings = {slot: good_price(state, player.town[slot]) if isinstance(frame, Sell) else 0 for slot in slots}
    things = [Pickable(slot, texts[player.town[slot]], brings[slot]) for slot in slots]
    most = min(frame.left, len(things))
    if isinstance(frame, Spend):  # no more than has to be spent, the cheapest first
        least = max(0, frame.due - player.cards)
        return Pick("town", _DOES["Spend"], things, least, min(most, frame.due), DONE.text, True, slots[:least])
    best = sorted(slots, key=lambda slot: -(brings[slot] or player.town[slot]))
    return Pick("town", _DOES[state.question], things, 0, most, DONE.text, True, best[:most])


def slots_offered(frame: Produce | Sell | Spend, player: Player) -> list[int]:
    """The buildings on which a good can be made, or from which one can be taken, in the order of the kinds."""
    last = frame.last(player) if isinstance(frame, Sell) else frame.last
    chosen = 0 if isinstance(frame, Spend) else frame.slots
    slots = []
    for slot, kind in enumerate(player.town):
        fits = IS_PRODUCTION[kind] and player.goods[slot] < 0 if isinstance(frame, Produce) else player.goods[slot] >= 0
        if fits and HOLDS_GOODS[kind] and kind >= last and not (chosen >> slot) & 1:
            slots.append(slot)
    return sorted(slots, key=lambda slot: (player.town[slot], slot))
