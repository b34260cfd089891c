# uncompiled: words are for people and never on a hot path
"""What Letters & Seals tells: its options, its questions and what happened."""

from __future__ import annotations

from meydan.games.istanbul.expansions.choices import (
    ASK_COURIER,
    CARD_COMPANION,
    CARD_COPY,
    CARD_ERRAND,
    CARD_FIGURE,
    CARD_GOOD_LIRA,
    CARD_JOIN,
    CARD_RIDE,
    COMPANION,
    DELIVERED,
    DOUBLE,
    GO_COMPANION,
    GO_MERCHANT,
    LETTER,
    OFFER,
    PICK,
    PLACE_COMPANION,
    RUBY,
    TAKE_LIRA,
)
from meydan.games.istanbul.expansions.letters.kiosk import UseTile
from meydan.games.istanbul.expansions.printed import (
    KIOSK_LIRA,
    SEALS_FOR_A_TURN,
)
from meydan.games.istanbul.expansions.state import ExpandedIstanbul
from meydan.games.istanbul.printed import FIGURES, GOODS, SMUGGLER, TOLL
from meydan.games.istanbul.words.asking import VALUES, VARIANTS, Asked, Values
from meydan.games.istanbul.words.lines import KINDS, VALUES_OF, Kind
from meydan.games.istanbul.words.options import (
    COLLECTED,
    anchor,
    ask_figure,
    card_to_place,
    opt,
    played,
    priced,
    simply,
    tells,
)
from meydan.games.istanbul.words.parts import THINGS, amount, at, card, has_coffee, kiosk, obj, place, to
from meydan.kernel.choice import Choice
from meydan.kernel.said import Seat, said
from meydan.kernel.telling import Told

# -- what can be chosen ---------------------------------------------------------------------------------------

simply(RUBY, "ruby", "place", place=place)
simply(GO_MERCHANT, "merchant-to", "place", at=at)
simply(GO_COMPANION, "companion-to", "place", at=at)
simply(LETTER, "letter", "letter", place=place)
card_to_place((*CARD_ERRAND, *CARD_COMPANION, *CARD_RIDE), to=to)
tells(ASK_COURIER)(ask_figure)
COLLECTED.update(
    VisitEmbassy=lambda state, choice: opt("collect-letters"), VisitKiosk=lambda state, choice: opt("collect-kiosk")
)


@tells(DELIVERED)
def _delivered(state: ExpandedIstanbul, choice: Choice) -> Told:
    return Told(choice.text, opt("delivered"), "delivered")


@tells(PICK)
def _pick(state: ExpandedIstanbul, choice: Choice) -> Told:
    return Told(choice.text, opt("pick", tile=kiosk(choice.what, has_coffee(state))), f"kiosk:{choice.what}")


@tells(TAKE_LIRA)
def _take_lira(state: ExpandedIstanbul, choice: Choice) -> Told:
    frame = state.stack[-1]
    lira = KIOSK_LIRA[frame.tile] if isinstance(frame, UseTile) else TOLL
    return Told(choice.text, opt("take", what=obj("lira", lira)))


@tells(OFFER)
def _offer(state: ExpandedIstanbul, choice: Choice) -> Told:
    return Told(choice.text, opt("offer", what=obj("lira", choice.what)), number=choice.what)


@tells(DOUBLE)
def _double(state: ExpandedIstanbul, choice: Choice) -> Told:
    return Told(choice.text, opt("double", what=obj("seals", SEALS_FOR_A_TURN)))


@tells(COMPANION)
def _companion(state: ExpandedIstanbul, choice: Choice) -> Told:
    return Told(choice.text, opt("companion", to=to(choice.what)), "companion", anchor(choice.what), button=True)


@tells(PLACE_COMPANION)
def _place_companion(state: ExpandedIstanbul, choice: Choice) -> Told:
    here = at(state.players[state.seat].place)
    return Told(choice.text, opt("place-companion", at=here), "companion", button=True)


@tells(CARD_GOOD_LIRA)
def _good_lira(state: ExpandedIstanbul, choice: Choice) -> Told:
    return played(choice, what=obj(THINGS[choice.what]))


@tells(CARD_COPY)
def _copy(state: ExpandedIstanbul, choice: Choice) -> Told:
    return played(choice, other=card(state.discard[-1]) if state.discard else said("ist-nothing"))


@tells(CARD_JOIN)
def _join(state: ExpandedIstanbul, choice: Choice) -> Told:
    there = state.players[choice.what % len(state.players)].place
    return played(choice, name=Seat(choice.what), to=to(there))


@tells(CARD_FIGURE)
def _figure(state: ExpandedIstanbul, choice: Choice) -> Told:
    """By the first version of the rules the encounter tile helped from afar as well."""
    name = FIGURES[choice.how]
    of_goods = choice.how == SMUGGLER
    found = played(choice, f"-{name}", what=obj(GOODS[choice.what])) if of_goods else played(choice, f"-{name}")
    found.said = priced(state, name, found.said, met=state.header.rules < 2)
    return found


# -- what is asked --------------------------------------------------------------------------------------------

VARIANTS["Bid"] = lambda asked: "" if asked.frame.high else "-open"


def _bid(asked: Asked) -> Values:
    frame = asked.frame
    return {
        "name": Seat(frame.leader),
        "what": obj("lira", frame.high),
        "have": amount("lira", asked.player.lira),
    }


VALUES.update(
    Bid=_bid,
    UseTile=lambda asked: {"tile": kiosk(asked.frame.tile, has_coffee(asked.state), "-text")},
    SpendLetters=lambda asked: {"what": obj("seals", asked.frame.need)},
    VisitSociety=lambda asked: {"what": obj("seals", asked.player.seals())},
)

# -- what happened --------------------------------------------------------------------------------------------

KINDS.update(
    {
        "got-letter": Kind("letter", source="here", target="me"),
        "delivered-letter": Kind("seal", source="me", target="place"),
        "spent-letter": Kind("letter", source="me", target="here"),
        "reshuffled-letters": Kind("letter", "small"),
        "companion-joined": Kind("companion", target="me"),
        "companion-placed": Kind("companion", source="me", target="place"),
        "companion-moved": Kind("companion", target="place"),
        "companion-left": Kind("companion", target="me"),
        "kiosk-shown": Kind("tile", "small"),
        "reshuffled-kiosk": Kind("tile", "small"),
        "picked-tile": Kind("tile", target="me"),
        "used-tile": Kind("tile"),
        "rolled-die": Kind("dice"),
        "offered": Kind("lira"),
        "passed": Kind(),
        "won-auction": Kind("lira", "big", source="me", target="other"),
        "took-double-turn": Kind("seal"),
        "extra-turn": Kind("clock"),
    }
)
KIOSK_EVENTS = ("kiosk-shown", "picked-tile", "used-tile")
VALUES_OF.update({name: lambda given, coffee: {"tile": kiosk(given["tile"], coffee)} for name in KIOSK_EVENTS})
VALUES_OF.update(
    {
        "reshuffled-letters": lambda given, coffee: {"n": given["letters"]},
        "reshuffled-kiosk": lambda given, coffee: {"n": given["tiles"]},
        "offered": lambda given, coffee: {"what": obj("lira", given["lira"])},
        "won-auction": lambda given, coffee: {"what": obj("lira", given["lira"]), "name": Seat(given["to"])},
    }
)
