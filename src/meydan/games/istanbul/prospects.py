"""What awaits a merchant who comes to a place: whom it pays, whether there is anything to do, and what it lacks."""

from __future__ import annotations

from meydan.games.istanbul.choices import END, PAY, SKIP, STOP
from meydan.games.istanbul.places.action import PlaceAction
from meydan.games.istanbul.printed import MERCHANT_FEE
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.turn import ENCOUNTERS, AssistantStep, MeetMerchants, begin_action
from meydan.kernel.choice import Choice
from meydan.kernel.game import Prospect
from meydan.kernel.words import Reason

NEUTRAL_MERCHANT = -1  # who is paid when nobody owns the merchant
HAND = ("card ", "guild ")


def prospect(state: Istanbul, seat: int) -> Prospect | None:
    """For a position right after a choice of a seat, which it changes; None where no merchant came to a place."""
    pays: list[tuple[int, int]] = []
    top = state.stack[-1]
    came = isinstance(top, (AssistantStep, PlaceAction))
    if not came or top.seat != seat or state.spot != state.players[seat].place:
        return None
    if isinstance(top, AssistantStep):
        helped = [choice for choice in top.options(state) if choice is not STOP]
        if not helped:
            return _told(pays, [], Reason("no-assistants"), True, state)
        state.apply(helped[0])
        top = state.stack[-1]
        pays += [(other, MERCHANT_FEE) for other in state.owners_met(seat)]
        pays += [(NEUTRAL_MERCHANT, MERCHANT_FEE) for place in state.neutral_merchants if place == state.spot]
    if isinstance(top, MeetMerchants):
        fee = state.fee(seat)
        if state.players[seat].lira < fee:
            return _told(pays, [("lira", fee - state.players[seat].lira)], None, True, state)
        state.players[seat].lira -= fee
        state.stack.pop()
        begin_action(state, seat)
        top = state.stack[-1]
    if not isinstance(top, PlaceAction):
        return None
    why = top.why_idle(state)
    can = why is None and any(choice is not SKIP for choice in top.options(state))
    lacks = [] if can or why is not None else top.lacks(state)
    met = any(choice is not END for choice in ENCOUNTERS[seat].options(state))
    return _told(pays, lacks, why, not can and not met, state)


def _told(
    pays: list[tuple[int, int]], lacks: list[tuple[str, int]], why: Reason | None, idle: bool, state: Istanbul
) -> Prospect:
    cards = idle and why is None and any(_helps(state, choice, lacks) for choice in state.options())
    return Prospect(pays, lacks, why, idle, cards)


def _helps(state: Istanbul, choice: Choice, lacks: list[tuple[str, int]]) -> bool:
    """Whether a card in hand brings something that is lacking."""
    if not choice.text.startswith(HAND):
        return False
    asked = type(state.stack[-1])
    after = state.clone()
    after.apply(choice)
    top = after.stack[-1]
    if type(top) is not asked:
        return False
    if not isinstance(top, PlaceAction):
        return PAY in top.options(after)
    short = sum(number for _, number in top.lacks(after))
    return short < sum(number for _, number in lacks)
