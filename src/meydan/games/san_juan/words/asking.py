# uncompiled: words are for people and never on a hot path
"""What is asked, how it is answered, what each answer does and what on the table stands for it."""

from __future__ import annotations

from typing import Any, Final

from meydan.games.san_juan import choices as c
from meydan.games.san_juan.build import slot_meant
from meydan.games.san_juan.cards import ARCHIVE, CATHEDRAL, GOLD_MINE, NAMES
from meydan.games.san_juan.councillor import cards_to_draw, cards_to_keep
from meydan.games.san_juan.event_cards import slot_to_lose
from meydan.games.san_juan.printed import COUNCIL_PRIVILEGE, COUNCILLOR, ROLES
from meydan.games.san_juan.producer import Produce
from meydan.games.san_juan.roles import may_double
from meydan.games.san_juan.state import SanJuan
from meydan.games.san_juan.trader import good_price
from meydan.games.san_juan.words.costs import cost, price
from meydan.games.san_juan.words.naming import card, good, object_card, role, some_cards
from meydan.games.san_juan.words.picks import held, pick
from meydan.kernel.choice import Choice
from meydan.kernel.said import Arg, Said, Seat, said
from meydan.kernel.telling import SOME, YES, Shape, Told

# -- what is asked ------------------------------------------------------------------------------------------

_OF_ROLES: Final = ("Build", "Produce", "Sell", "Council")  # what the role of somebody else asks
_OF_OBJECTS: Final = ("Cover", "Mine")  # whose sentence has the card as the object of its verb
_YES: Final = ("UseLibrary", "Council", "Mine", "TakeRevealed")


def question(state: SanJuan) -> Said:
    """What is asked, with the numbers that matter for the answer."""
    name = state.question
    if state.seat < 0:
        return said("sj-event-ended")
    plain = Said(f"sj-ask-{name}{_variant(state)}", _numbers(state))
    if name not in _OF_ROLES or state.phase < 0 or state.chooser == state.seat:
        return plain
    return said("sj-ask-theirs", name=Seat(state.chooser), role=role(state.phase, ".of"), question=plain)


def _variant(state: SanJuan) -> str:
    """Where a question is asked in other words."""
    if state.question == "ChooseRole" and state.events_open:
        return "-event"
    if state.question == "Council" and _has_archive(state):
        return "-archive"
    return "-first" if state.question == "VisitRole" and state.header.rules == 1 else ""


def _numbers(state: SanJuan) -> dict[str, Arg]:
    """What a question may mention."""
    frame: Any = state.stack[-1]
    player = state.players[frame.seat]
    args: dict[str, Arg] = {}
    kind = getattr(frame, "kind", getattr(frame, "building", -1))
    if kind >= 0:
        args["card"] = object_card(kind) if state.question in _OF_OBJECTS else card(kind)
    if state.question == "Council":
        drawn, keep = _council(state)
        args |= {"drawn": some_cards(drawn), "keep": keep, "due": some_cards(drawn - keep)}
    elif hasattr(frame, "due"):
        left = frame.due - len(player.picked)
        args |= {"left": left, "what": some_cards(left), "due": some_cards(frame.due)}
    elif state.question in ("Produce", "Sell"):
        args["allowed"] = shape(state).most
    if state.revealed:
        args["revealed"] = object_card(state.revealed[0])
    return args


def _council(state: SanJuan) -> tuple[int, int]:
    """How many cards a councillor’s draw is for who is asked, and how many of them are kept."""
    return cards_to_draw(state.privilege_of(state.seat)), cards_to_keep(state, state.seat)


def _has_archive(state: SanJuan) -> bool:
    return (state.helpers(state.seat) >> ARCHIVE) & 1 == 1


def shape(state: SanJuan) -> Shape:
    """How a question is answered."""
    picked = pick(state)
    if picked:
        counts = held(state, picked)
        things = [(text, option(state, c.SPACE.by_text[text])) for text in counts]
        return Shape(SOME, picked.least, picked.most, picked.end, things, counts=counts, stops=picked.stops)
    return Shape(YES) if state.question in _YES else Shape()


def auto(state: SanJuan) -> str | None:
    """In somebody else’s phase: to draw costs nothing, and sometimes there is nothing to build, or one good to make."""
    frame = state.stack[-1]
    options = [choice.text for choice in state.answers()]
    if state.chooser == state.seat:
        return None
    if state.question == "Build":
        return options[0] if len(options) == 1 else None
    if isinstance(frame, Produce):
        picked = pick(state)
        same = picked and (len(picked.things) <= frame.left or len({thing.text for thing in picked.things}) == 1)
        return options[0] if same else None
    return c.DRAW.text if state.question == "Council" else None


# -- what an option does ------------------------------------------------------------------------------------

_LOSE: Final = [*c.LOSE, *(copy for copies in c.LOSE_COPY for copy in copies)]
# By verb: its choices, and what stands for them.
_OF_VERBS: Final[dict[str, tuple[list[Choice], str]]] = {
    "role": (c.ROLE, "role"),
    "event": (c.EVENT, "event"),
    "build": (c.BUILD, "card"),
    "over": (c.OVER, "own"),
    "spend": (c.SPEND, "own"),
    "pay": (c.PAY, "card"),
    "produce": (c.PRODUCE, "own"),
    "sell": (c.SELL, "own"),
    "keep": (c.KEEP, "drawn"),
    "discard": (c.DISCARD, "card"),
    "bury": (c.BURY, "card"),
    "deposit": (c.DEPOSIT, "card"),
    "lose": (_LOSE, "own"),
}
_VERBS: Final = {
    verb: ([choice for choice in listed if choice is not c.NONE], where) for verb, (listed, where) in _OF_VERBS.items()
}
_VERB: Final = {choice.text: verb for verb, (found, _) in _VERBS.items() for choice in found}
# Questions at which passing, or having done, is said in words of its own.
_CLOSING: Final = {
    ("pass", "Build"): "-build", ("pass", "Boom"): "-build", ("pass", "Council"): "-council", ("pass", "Mine"): "-mine",
    ("done", "Produce"): "-produce", ("done", "Sell"): "-sell", ("done", "Spend"): "-spend", ("done", "Bank"): "-bank",
    ("done", "Chapel"): "-chapel", ("done", "Office"): "-office", ("done", "Amnesty"): "-office",
}  # fmt: skip
_WANTED: Final = {
    "ChooseRole": "role event", "VisitRole": "role", "Build": "build", "Boom": "build", "Cover": "over",
    "Spend": "spend", "Pay": "pay", "Produce": "produce", "Sell": "sell", "Keep": "keep", "Discard": "discard",
    "Limit": "discard", "Draft": "discard", "Taxes": "discard", "Office": "discard", "Amnesty": "discard",
    "Chapel": "bury", "Bank": "deposit", "Earthquake": "lose",
}  # fmt: skip


def told(state: SanJuan, choice: Choice) -> Told:
    """An option: what it does, and what stands for it."""
    does = option(state, choice)
    short = Said(f"{does.id}.short", does.args) if _VERB.get(choice.text) == "build" else None
    told = Told(choice.text, does, touches(choice), closes=choice in c.SPACE.closers, short=short)
    told.finger = choice in c.EVENT
    return told


def touches(choice: Choice) -> str | None:
    """The thing on the table that stands for an option: a role, an event, a card, an own building; or nothing."""
    verb = _VERB.get(choice.text)
    if verb is None:
        return None
    if choice is c.BUILD[CATHEDRAL]:
        return NAMES[choice.what]  # the cathedral, which lies on the table
    return f"{_VERBS[verb][1]}:{(ROLES if verb == 'role' else NAMES)[choice.what]}"


def wanted(anchor: str, state: SanJuan) -> str | None:
    """What a click on something means that does not glow."""
    for verb in _WANTED.get(state.question, "").split():
        for choice in _VERBS[verb][0]:
            if touches(choice) == anchor:
                return choice.text
    return None


def option(state: SanJuan, choice: Choice) -> Said:
    """What an option does."""
    verb = _VERB.get(choice.text)
    if verb is None:
        return _plain(state, choice)
    kind = choice.what
    if verb == "role":
        return said("sj-option-role", role=role(kind), text=role_text(state, kind, state.seat))
    if verb == "event":
        return said("sj-option-event", card=object_card(kind), text=card(kind, ".text"))
    if verb == "build":
        return _build(state, kind)
    if verb == "over":
        return said("sj-option-over-for", card=object_card(kind), cost=_cost_there(state, choice))
    if verb == "sell":
        return said("sj-option-sell-for", good=good(kind, ".obj"), cost=some_cards(good_price(state, kind)))
    if verb in ("spend", "produce"):
        return said(f"sj-option-{verb}", good=good(kind, ".obj"))
    if verb == "lose":
        return _lose(state, choice)
    return said(f"sj-option-{verb}", card=object_card(kind))


def _plain(state: SanJuan, choice: Choice) -> Said:
    """An option that names no card."""
    frame: Any = state.stack[-1]
    if choice is c.BESIDE:
        return said("sj-option-beside-for", cost=_cost_there(state, choice))
    if choice is c.DRAW:
        drawn, keep = _council(state)
        if _has_archive(state):
            return said("sj-option-draw-archive", what=some_cards(drawn), due=some_cards(drawn - keep))
        return said("sj-option-draw", what=some_cards(drawn), keep=keep)
    if choice is c.USE:
        return said("sj-option-use" if frame.building == GOLD_MINE else "sj-option-use-goldsmith")
    if choice is c.TAKE:
        shown = state.revealed[0]
        return said("sj-option-take-card", card=object_card(shown), text=card(shown, ".text"))
    return said(f"sj-option-{choice.text}{_CLOSING.get((choice.text, state.question), '')}")


def _build(state: SanJuan, kind: int) -> Said:
    found = price(state, state.seat, kind)
    args: dict[str, Arg] = {"card": object_card(kind), "text": card(kind, ".text")}
    if not found.cost.total:
        return Said("sj-option-build-free", args)
    args["cost"] = some_cards(found.cost.total)
    if found.crane is None:
        return Said("sj-option-build", args)
    return Said("sj-option-build-crane", {**args, "crane": some_cards(found.crane)})


def _cost_there(state: SanJuan, choice: Choice) -> Said:
    """What a building costs beside the others, or over one of them."""
    frame: Any = state.stack[-1]
    over = slot_meant(state.players[frame.seat], choice)
    return some_cards(cost(state, frame.seat, frame.kind, over).total)


def _lose(state: SanJuan, choice: Choice) -> Said:
    """Buildings of a kind are told apart by what is lost with them."""
    player = state.players[state.seat]
    slot = slot_to_lose(player, choice)
    below = len(player.tucked[slot]) + len(player.sunk[slot])
    way = ("", "-cards", "-good", "-both")[2 * (player.goods[slot] >= 0) + (below > 0)]
    return said(f"sj-option-lose{way}", card=object_card(choice.what), **({"n": below} if below else {}))


# -- roles --------------------------------------------------------------------------------------------------


def _times(state: SanJuan, number: int, seat: int) -> int:
    """How often the privilege of a role counts: for who took it, for a seat that chooses now, else plainly."""
    if state.phase == number:
        return max(1, state.privilege)
    choosing = state.seat == seat >= 0 and state.question == "ChooseRole" and not (state.taken >> number) & 1
    return 2 if choosing and may_double(state, seat) else 1


def role_text(state: SanJuan, number: int, seat: int) -> Said:
    """What a role does, with its privilege."""
    count = _times(state, number, seat)
    return said(f"sj-role-{ROLES[number]}.text", n=count * (COUNCIL_PRIVILEGE if number == COUNCILLOR else 1))


def role_short(state: SanJuan, number: int, seat: int) -> Said:
    """The privilege in two or three words."""
    count = _times(state, number, seat)
    return said(f"sj-role-{ROLES[number]}.short", n=cards_to_draw(count) if number == COUNCILLOR else count)
