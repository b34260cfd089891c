# uncompiled: words are for people and never on a hot path
"""What is asked and what can be chosen, in English. Prices and numbers come from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from meydan.games.san_juan.build import NOWHERE, price, slot_meant, ways_to_place
from meydan.games.san_juan.choices import (
    BESIDE,
    BUILD,
    BURY,
    DEPOSIT,
    DISCARD,
    EVENT,
    KEEP,
    LOSE,
    LOSE_COPY,
    OVER,
    PAY,
    PRODUCE,
    ROLE,
    SELL,
    SPEND,
)
from meydan.games.san_juan.councillor import cards_to_keep
from meydan.games.san_juan.happenings import slot_to_lose
from meydan.games.san_juan.state import SanJuan
from meydan.games.san_juan.tables import (
    BUILDER,
    COST,
    COUNCIL_CARDS,
    COUNCIL_PRIVILEGE,
    CRANE,
    CUSTOMS_OFFICE,
    GOLD_MINE,
    GOLDSMITH,
    GOODS,
    LIBRARY,
    MINED_CARDS,
    POINTS,
    TITLES,
)
from meydan.games.san_juan.trader import good_price
from meydan.games.san_juan.view import SanJuanView, world_from_view
from meydan.games.san_juan.words.catalogue import CARD_NAMES, CARD_TEXTS, NAMES, ROLE_NAMES, ROLE_TEXTS, counted
from meydan.kernel.choice import Choice
from meydan.kernel.rng import Rng


def as_state(seen: SanJuanView | SanJuan) -> SanJuan:
    """A whole state that fits a view, to ask the rules; what the view does not tell is made up, and never told on."""
    return world_from_view(seen, Rng(0)) if isinstance(seen, SanJuanView) else seen


# -- what is asked ------------------------------------------------------------------------------------------

# A second key after a space is a variant, chosen in `question`.
QUESTIONS: Final = {
    "ChooseRole": "Which role do you take?",
    "ChooseRole event": "Which role or event do you take?",
    "VisitRole": "Which role does the governor’s visit repeat? Buildings have no effect during it.",
    "VisitRole first": "Which role does the governor’s visit repeat?",
    "UseLibrary": "Do you use your library for this role? You have another turn this round.",
    "Build": "What do you build? You hold {cards}.",
    "Cover": "Where does the {kind} stand?",
    "Spend": "Do you spend a good on the {kind}? {due} to pay, and you hold {cards}.",
    "Pay": "Which cards do you pay for the {kind}? {left} to pay.",
    "Produce": "What do you produce? {allowed} at most.",
    "Sell": "What do you sell? {allowed} at most.",
    "Council": "Do you draw {drawn} and keep {keep}?",
    "Keep": "Which of the cards do you keep? {left} to keep.",
    "Discard": "Which card do you discard? {left} to discard.",
    "Mine": "Do you use your {building}?",
    "TakeRevealed": "Do you take the {revealed}?",
    "Office": "Your office building: which card do you discard to draw another?",
    "Chapel": "Do you put a card under your chapel?",
    "Bank": "Do you put cards under your bank? You can do this once per game.",
    "Limit": "You hold too many cards. Which one do you discard? {left} to discard.",
    "Draft": "Which card do you not keep? {left} to discard.",
    "Taxes": "Which card do you discard as taxes?",
    "Amnesty": "Which card do you discard to draw another?",
    "Boom": "What do you build for free?",
    "Earthquake": "Which building do you lose?",
}


def question(seen: SanJuanView | SanJuan, names: Sequence[str] = NAMES) -> str:
    """What the seat to answer is asked, in plain words."""
    state = as_state(seen)
    key = state.question
    if key == "ChooseRole" and state.events_open:
        key = "ChooseRole event"
    if key == "VisitRole" and state.header.rules == 1:
        key = "VisitRole first"
    return QUESTIONS[key].format(**_values(state))


def _values(state: SanJuan) -> dict[str, object]:
    """What a question may mention."""
    frame: Any = state.stack[-1]
    player = state.players[frame.seat]
    drawn = COUNCIL_CARDS + COUNCIL_PRIVILEGE * state.privilege_of(frame.seat)
    due = getattr(frame, "due", 0)
    return {
        "cards": counted(player.cards, "card"),
        "kind": TITLES[getattr(frame, "kind", 0)],
        "building": TITLES[getattr(frame, "building", 0)],
        "due": due,
        "left": due - len(player.picked),
        "allowed": counted(getattr(frame, "left", 0), "good"),
        "drawn": counted(drawn, "card"),
        "keep": cards_to_keep(state, frame.seat),
        "revealed": TITLES[state.revealed[0]] if state.revealed else "",
        "text": card_text(state.revealed[0]) if state.revealed else "",
        "mine": _MINES.get(getattr(frame, "building", 0), ""),
    }


# -- what can be chosen -------------------------------------------------------------------------------------

PHRASES: Final = {
    "library": "use your library: the privilege twice",
    "without": "keep your library for your second turn",
    "pass": "pass",
    "pass Build": "build nothing",
    "pass Boom": "build nothing",
    "pass Council": "draw nothing",
    "pass Mine": "leave it",
    "done": "that is all",
    "done Produce": "produce no more",
    "done Sell": "sell no more",
    "done Spend": "pay the rest with cards",
    "done Chapel": "put no card under it",
    "done Bank": "put no more cards under it",
    "done Office": "discard no more",
    "done Amnesty": "discard no more",
    "leave": "leave it",
    "back": "build something else",
    "draw": "draw the cards",
    "draw Council": "draw {drawn}, keep {keep}",
    "use": "use it",
    "use Mine": "{mine}",
    "take": "take it",
    "take TakeRevealed": "take the {revealed}: {text}",
}
_MINES: Final = {
    GOLD_MINE: f"turn up {MINED_CARDS} cards, and take the cheapest if all costs differ",
    GOLDSMITH: "turn up a card, which you may take if nobody has that building",
}
_LOSSES: Final = [*LOSE, *(copy for copies in LOSE_COPY for copy in copies)]
_CARDS: Final = [*PAY, *KEEP, *DISCARD, *BURY, *DEPOSIT, *_LOSSES]


def describe_choice(
    seen: SanJuanView | SanJuan, choice: Choice, names: Sequence[str] = NAMES, *, brief: bool = False
) -> str:
    """What an option will do: what it costs and brings. `brief` is for small screens."""
    state = as_state(seen)
    if choice in ROLE:
        return ROLE_NAMES[choice.arg] if brief else f"{ROLE_NAMES[choice.arg]}: {role_text(state, choice.arg)}"
    if choice in EVENT:
        return CARD_NAMES[choice.arg] if brief else f"{CARD_NAMES[choice.arg]}: {CARD_TEXTS[choice.arg]}"
    if choice in BUILD:
        text = f"{CARD_NAMES[choice.arg]} for {_building_price(state, choice.arg)}"
        return text if brief else f"{text}: {card_text(choice.arg)}"
    if choice is BESIDE or choice in OVER:
        return _place(state, choice)
    if choice in SPEND:
        return f"the {good_name(choice.arg)}"
    if choice in PRODUCE:
        return good_name(choice.arg)
    if choice in SELL:
        worth = f" for {counted(good_price(state, choice.arg), 'card')}" if state.price >= 0 else ""
        return f"{good_name(choice.arg)}{worth}"
    if choice in _LOSSES and state.question == "Earthquake":
        return f"{CARD_NAMES[choice.arg]}{_lost_with(state, choice)}"
    if choice in _CARDS:
        return CARD_NAMES[choice.arg] if brief else f"{CARD_NAMES[choice.arg]}: {card_text(choice.arg)}"
    if f"{choice.text} {state.question}" in PHRASES:
        return PHRASES[f"{choice.text} {state.question}"].format(**_values(state))
    return PHRASES[choice.text]


def role_text(state: SanJuan, role: int) -> str:
    """What a role brings, with the privilege as it is for whom it is asked."""
    player = state.players[max(state.seat, 0)]
    doubled = player.has(LIBRARY) and not player.library_used and state.question != "VisitRole"
    return ROLE_TEXTS[role][int(doubled)]


def _lost_with(state: SanJuan, choice: Choice) -> str:
    """What is lost together with a building."""
    player = state.players[state.seat]
    slot = slot_to_lose(player, choice)
    under = len(player.tucked[slot]) + len(player.sunk[slot])
    lost = ["its good"] * (player.goods[slot] >= 0) + [f"{counted(under, 'card')} under it"] * (under > 0)
    return f", with {' and '.join(lost)}" if lost else ""


def describe_group(choices: Sequence[Choice], names: Sequence[str] = NAMES) -> str:
    """Several options in one line."""
    return f"{choices[0].text.split()[0]} {', '.join(TITLES[choice.arg] for choice in choices)}"


def good_name(kind: int) -> str:
    """The good that lies on a kind of building."""
    return "customs office’s good" if kind == CUSTOMS_OFFICE else GOODS[kind]


def card_text(kind: int) -> str:
    """What is printed on a card: cost, points and what it does."""
    worth = f", {counted(POINTS[kind], 'point')}" if POINTS[kind] else ""
    return f"cost {COST[kind]}{worth}, {CARD_TEXTS[kind]}"


def _building_price(state: SanJuan, kind: int) -> str:
    """What a building costs now: beside the others, and with the crane at best."""
    seat = state.seat
    if seat < 0 or state.phase != BUILDER:
        return "nothing"
    costs = counted(price(state, seat, kind, NOWHERE), "card") if price(state, seat, kind, NOWHERE) else "nothing"
    player = state.players[seat]
    if (state.helpers(seat) >> CRANE) & 1:
        over = [
            price(state, seat, kind, player.slot_to_leave(below))
            for below in player.town
            if below != CRANE and below != kind
        ]
        if over and min(over) < price(state, seat, kind, NOWHERE):
            costs += f", or {min(over) or 'nothing'} with the crane"
    return costs


def _place(state: SanJuan, choice: Choice) -> str:
    """Where a building stands and what it costs there."""
    frame: Any = state.stack[-1]
    where = "beside the others" if choice is BESIDE else f"over the {TITLES[choice.arg]}"
    if state.question != "Cover" or choice not in ways_to_place(state, frame.seat, frame.kind):
        return where
    player = state.players[frame.seat]
    cost = price(state, frame.seat, frame.kind, slot_meant(player, choice))
    return f"{where}: {counted(cost, 'card')} to pay"
