# uncompiled: words are for people and never on a hot path
"""What is asked, with the numbers that matter for the answer. Each box adds what its own questions speak of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from meydan.games.istanbul.choices import END, STOP
from meydan.games.istanbul.expansions.state import ExpandedIstanbul
from meydan.games.istanbul.places.action import PlaceAction
from meydan.games.istanbul.places.dealer import dealer_price
from meydan.games.istanbul.places.palace import price_now
from meydan.games.istanbul.printed import BY_ERRAND, CATCH_LIRA, FROM_AFAR
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.words.options import caught, is_one_die
from meydan.games.istanbul.words.parts import at, below, card, is_idle, obj, payees, place, plain, spot
from meydan.games.istanbul.words.reasons import reason
from meydan.kernel.choice import Choice
from meydan.kernel.said import Arg, Said, Seat, said
from meydan.kernel.words import Reason


@dataclass(slots=True)
class Asked:
    """A question, who is asked, and what can be answered without cards: nothing in the eyes of others."""

    state: Any
    frame: Any
    player: Any
    own: list[Choice]
    cards: bool  # whether a card or tile may be used as well


Values = Mapping[str, Arg]
VARIANTS: Final[dict[str, Callable[[Asked], str]]] = {}
VALUES: Final[dict[str, Callable[[Asked], Values]]] = {}


def question(state: Istanbul, seat: int) -> Said:
    """The question to the seat that is asked; where it is about a place without a piece of theirs, that is said."""
    if state.seat < 0:
        return Said("ist-event-ended" if state.over else "ist-reason-chance-to-answer")
    if isinstance(state, ExpandedIstanbul) and state.copying >= 0:
        return said("ist-ask-copying", card=card(state.copying))
    frame: Any = state.stack[-1]
    own = plain(state) if seat == state.seat else []
    asked = Asked(state, frame, state.players[state.seat], own, bool(own) and len(state.options()) > len(own))
    told = _nothing(asked)
    if told is not None:
        return told
    name = state.question
    found = Said(f"ist-ask-{name}{VARIANTS.get(name, _plainly)(asked)}", dict(VALUES.get(name, _nothing_more)(asked)))
    if not isinstance(frame, PlaceAction):
        return found
    if frame.manner == FROM_AFAR:
        return said("ist-ask-afar", place=place(frame.place), question=found)
    if frame.manner == BY_ERRAND and asked.player.family == frame.place != state.spot:
        return said("ist-ask-errand", at=at(frame.place), question=found)
    return found


def _plainly(asked: Asked) -> str:
    return ""


def _nothing_more(asked: Asked) -> Values:
    return {}


# -- variants of questions ------------------------------------------------------------------------------------


def _merchants(asked: Asked) -> str:
    if asked.own == [STOP]:
        return "-poor"
    if isinstance(asked.state, ExpandedIstanbul) and asked.state.companion_acts:
        return "-companion"
    return "" if _sole(asked.state, asked.frame.seat) else "-many"


def _sole(state: Istanbul, seat: int) -> bool:
    """Whether one merchant of one player is all that is met."""
    met = state.owners_met(seat)
    return len(met) == 1 and state.players[met[0]].place == state.spot and state.spot not in state.neutral_merchants


def _encounters(asked: Asked) -> str:
    if asked.own and caught(asked.state) >= 0:
        return "-catch"
    if asked.own == [END]:
        return "-card" if asked.cards else "-end"
    return "" if asked.state.spot else "-nowhere"


def _dice(asked: Asked) -> str:
    if bid_of(asked.state):
        return "-bid"
    if asked.frame.red:
        return ""
    return "-one" if is_one_die(asked.state) else "-card"


def bid_of(state: Istanbul) -> int:
    """The number named in the Tea House while its roll may still be bent, or 0."""
    return getattr(below(state), "bid", 0) if state.question == "BendDice" else 0


VARIANTS.update(
    MeetMerchants=_merchants,
    Encounters=_encounters,
    BendDice=_dice,
    AssistantStep=lambda asked: "" if asked.own != [STOP] else "-card" if asked.cards else "-none",
    SellGoods=lambda asked: "-any" if asked.frame.any_kind else "",
)


# -- what the questions speak of ------------------------------------------------------------------------------


def _met(asked: Asked) -> Values:
    names = payees(asked.state, asked.frame.seat) or said("ist-nothing")
    return {"names": names, "what": obj("lira", asked.state.fee(asked.frame.seat)), "have": asked.player.lira}


def _left_to_do(asked: Asked) -> Values:
    name = caught(asked.state) if asked.own else -1
    if name >= 0:
        return {"name": Seat(name), "what": obj("lira", CATCH_LIRA)}
    return _here(asked) if asked.state.spot else {}


def _here(asked: Asked) -> Values:
    return {"at": at(spot(asked.state))}


def _shown(asked: Asked) -> Values:
    state = asked.state
    return {"low": state.low, "high": state.high, "bid": bid_of(state)}


VALUES.update(
    AssistantStep=_here,
    Ordered=_here,
    MeetMerchants=_met,
    Encounters=_left_to_do,
    BendDice=_shown,
    TakeGood=_shown,
    TakeTwo=_shown,
    BuyRuby=lambda asked: {"cost": obj("lira", dealer_price(asked.state)), "have": asked.player.lira},
)


# -- where a place has nothing to offer -----------------------------------------------------------------------

LACKING: Final[dict[str, Callable[[Istanbul], Reason]]] = {
    "DeliverGoods": lambda state: Reason("too-few-goods", {"price": price_now(state)}),
    "TakeTile": lambda state: Reason("nothing-for-tiles"),
    "VisitTavern": lambda state: Reason("little-coffee"),
}


def _nothing(asked: Asked) -> Said | None:
    """Said instead of the question where a place has nothing to offer but to pass on, with the reason."""
    frame, state = asked.frame, asked.state
    if not isinstance(frame, PlaceAction) or not asked.own or not is_idle(state):
        return None
    why = frame.why_idle(state) or _lacking(asked)
    here = at(frame.place)
    if why is None:
        return None if asked.cards else said("ist-ask-nothing", at=here)
    return said(f"ist-ask-nothing-{'card' if asked.cards else 'why'}", at=here, reason=reason(why, state))


def _lacking(asked: Asked) -> Reason | None:
    told = LACKING.get(type(asked.frame).__name__)
    if told is not None:
        return told(asked.state)
    for what, short in asked.frame.lacks(asked.state):
        have = asked.player.seals() if what == "seals" else getattr(asked.player, what)
        return Reason(f"needs-{what}", {"need": have + short, "have": have})
    return None
