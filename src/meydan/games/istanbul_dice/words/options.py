# uncompiled: words are for people and never on a hot path
"""What is asked, and what each answer does. What it takes and brings is found by carrying it out on a copy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from meydan.games.istanbul_dice.actions import CarryOut, due_goods
from meydan.games.istanbul_dice.bazaar import can_pay, half_of
from meydan.games.istanbul_dice.choices import (
    BROWN_ANY,
    BY_DIE,
    DECLINE,
    IS_CARDS,
    IS_CASH,
    IS_FOUR,
    IS_PAIR,
    IS_RUBY,
    IS_SAME,
    IS_THREE,
    IS_TILE,
    KEEP,
    SORT,
    SPACE,
    TILE,
)  # fmt: skip
from meydan.games.istanbul_dice.events import SPENT, TOOK
from meydan.games.istanbul_dice.printed import (
    AREA_NAMES,
    BROWN,
    CARD,
    CARD_NAMES,
    CARDS,
    COIN,
    COIN_WORTH,
    COLOURS,
    CONSOLATION,
    CRYSTAL,
    GOODS,
    GOODS_TILES,
    LETTERS,
    MONEY,
    MOSQUE,
    TILE_COLOUR,
    TILE_NAMES,
)
from meydan.games.istanbul_dice.state import DiceGame
from meydan.games.istanbul_dice.words.names import (
    DICE,
    MARKERS,
    area_name,
    card_name,
    colour,
    condition,
    dice,
    dice_in,
    gain_of,
    goods_in,
    icon_of,
    lira,
    others_text,
    own_text,
    piece,
    price_of,
    ruby_price,
    so_many,
    thing,
    tile_full,
    tile_icon,
    tile_name,
    tile_text,
)  # fmt: skip
from meydan.kernel.choice import Choice
from meydan.kernel.events import Event
from meydan.kernel.said import Arg, Said, Seat, said
from meydan.kernel.telling import BUNDLE, YES, Shape, Told, Way, ways_of

SORTS: Final = ("same", "pair", "three", "four", "lira", "cards")  # of the actions that are printed on the board
BROUGHT: Final = {IS_PAIR: CRYSTAL, IS_THREE: BROWN}

# -- what is asked ------------------------------------------------------------------------------------------


def question(state: DiceGame) -> Said:
    """What the seat to answer is asked."""
    name = state.question
    frame: Any = state.stack[-1] if state.stack else None
    values: dict[str, Arg] = {}
    if name == "Reroll":
        values = {"crystals": so_many("crystal", state.players[frame.seat].crystals)}
    elif name == "Act":
        values = {"actions": so_many("actions", state.actions_left)}
        name += "-empty" if not sum(state.dice) else "-nothing" if len(state.answers()) == 1 else ""
    elif name == "Pay":
        action = _bought(state)
        values = {
            "what": _gain(action),
            "cost": goods_in(*due_goods(state, action)),
            "left": so_many("goods", frame.extra),
        }
        name += "" if frame.need else "-any"
    elif name == "TakeMarkers" and frame.first >= 0:
        name, values = f"{name}-more", {"what": piece(frame.first)}
    elif name in ("Accept", "Offer"):
        values = {"card": card_name(frame.card), "name": Seat(state.active)}
        name += "-free" if name == "Accept" and not CARDS[frame.card].own.is_priced() else ""
    elif name == "DiscardTile":
        values = {"what": thing("tiles", frame.left)}
    return Said(f"dice-ask-{name}", values)


def _bought(state: DiceGame) -> Choice:
    """The action that is being paid."""
    waiting = [frame for frame in state.stack if isinstance(frame, CarryOut)]
    return SPACE.actions[waiting[-1].action]


def _gain(action: Choice) -> Said:
    """What an action that is paid in goods brings."""
    sort = SORT[action.index]
    if sort == IS_TILE:
        return said("dice-bought-tile", tile=tile_full(action.what))
    if sort == IS_RUBY:
        return said("dice-bought-ruby", area=area_name(action.what))
    return thing("any", 2) if sort == IS_FOUR else piece(BROUGHT.get(sort, action.what))


# -- how it is answered -------------------------------------------------------------------------------------


def shape(state: DiceGame) -> Shape:
    """Payments, markers and dice are picked as bundles; cards that offer something are a yes or no."""
    name, seat = state.question, state.seat
    if name == "Reroll":
        ways = [Way(_faces(choice), [choice.text]) for choice in state.answers() if choice is not KEEP]
        things = [(die, said(f"dice-face-{LETTERS[face]}")) for face, die in enumerate(DICE)]
        return Shape(
            BUNDLE, 1, sum(state.dice), KEEP.text, [one for at, one in enumerate(things) if state.dice[at]], ways
        )
    if name in PARTS:
        ways = ways_of(state, lambda events: dict(Counter(part for one in events for part in PARTS[name](one, seat))))
        names = sorted({part for way in ways for part in way.parts}, key=_order)
        size = sum(ways[0].parts.values())
        return Shape(BUNDLE, size, size, None, [(part, _piece(part)) for part in names], ways, likely=name == "Pay")
    return Shape(YES) if name in ("Accept", "Offer") else Shape()


def _faces(choice: Choice) -> dict[str, int]:
    return {DICE[face]: n for face, n in enumerate(dice_in(choice.what)) if n}


def spent_on(event: Event) -> list[str]:
    """What paid for a good, as a picture; nothing for other events."""
    if event.kind is not SPENT:
        return []
    _, good, how = event.args
    return [MARKERS[BROWN] if how > 1 else DICE[good] if how == BY_DIE else MARKERS[good]]


def _spent(event: Event, seat: int) -> list[str]:
    return spent_on(event)


def _taken(event: Event, seat: int) -> list[str]:
    """Markers that were taken; with the last of them the next turn may begin, and bring others their income."""
    return [icon_of(event.args[1])] * event.args[2] if event.kind is TOOK and event.args[0] == seat else []


PARTS: Final[dict[str, Callable[[Event, int], list[str]]]] = {"Pay": _spent, "TakeMarkers": _taken}
_PIECES: Final = (*DICE, *MARKERS)


def _piece(part: str) -> Said:
    """A die or a marker to pay with."""
    sort, _, of = part.partition("-")
    return said(f"dice-die-{of}") if sort == "die" else said(f"dice-marker-{of}")


def _order(part: str) -> int:
    return _PIECES.index(part)


# -- trying an action ---------------------------------------------------------------------------------------


@dataclass
class Paid:
    """How an action would most likely be paid: dice first, brown markers last."""

    icons: list[str]
    choices: list[str]  # the answers that say so

    @property
    def brown(self) -> int:
        return self.icons.count(MARKERS[BROWN])


def paid(state: DiceGame, choice: Choice) -> Paid:
    """Carry an action out on a copy, as far as it is paid."""
    copy = state.clone()
    happened: list[Event] = []
    copy.events = happened
    seat = copy.seat
    copy.apply(choice)
    choices: list[str] = []
    while copy.question == "Pay" and copy.seat == seat:
        first = copy.answers()[0]
        choices.append(first.text)
        copy.apply(first)
    icons = [icon for event in happened for icon in spent_on(event)]
    if SORT[choice.index] == IS_CASH:
        icons = [DICE[COIN]] * state.dice[COIN]
    elif SORT[choice.index] == IS_CARDS:
        icons = [DICE[CARD]] * choice.what
    elif SORT[choice.index] == IS_RUBY and choice.what == MONEY:
        icons = ["lira"]
    return Paid(icons, choices)


# -- what an answer does ------------------------------------------------------------------------------------


def options(state: DiceGame) -> list[Told]:
    return [told(state, choice) for choice in state.answers()]


def kept(state: DiceGame) -> list[Told]:
    """While dice may be rolled again: what those that lie there could pay for, once they are kept."""
    if state.question != "Reroll":
        return []
    copy = state.clone()
    copy.apply(KEEP)
    found = [told(copy, choice) for choice in copy.answers()] if copy.question == "Act" else []
    return [one for one in found if one.touches]


def told(state: DiceGame, choice: Choice) -> Told:
    """An option with what it takes and brings."""
    if choice.index < len(SORT) and not choice.chance:
        return _action(state, choice)
    verb = choice.text.partition(" ")[0]
    make = _SAID.get(verb)
    found = Told(choice.text, said(f"dice-option-{verb}") if make is None else make(state, choice))
    found.closes = choice in SPACE.closers
    if verb in ("take", "give"):
        found.icons = [MARKERS[choice.what]]
    elif verb == "card":
        found.touches, found.button = f"card:{CARD_NAMES[choice.what]}", True
    elif verb == "discard":
        found.touches, found.button = f"own:{TILE_NAMES[choice.what]}", True
        found.icons = [tile_icon(choice.what)]
    return found


def _action(state: DiceGame, choice: Choice) -> Told:
    """An action, or something of the same sort that a card gives for nothing."""
    sort = SORT[choice.index]
    free = state.question in ("ChooseTile", "ChooseRuby")
    pays = Paid([], []) if free else paid(state, choice)
    need, extra = due_goods(state, choice)
    cost: Arg = goods_in(need, extra)
    if pays.brown:
        cost = said("dice-cost-brown", cost=cost, brown=piece(BROWN, pays.brown))
    found = Told(
        choice.text, said("dice-option-trade", cost=cost, what=_gain(choice)), along=[] if extra else pays.choices
    )
    found.touches = f"action:{SORTS[sort]}" if sort < IS_TILE else ""
    found.icons = pays.icons
    if need:
        found.short = _way(need, pays.brown)
    if sort in (IS_SAME, IS_PAIR, IS_THREE):
        found.icons = [*pays.icons, "into", icon_of(BROUGHT.get(sort, choice.what))]
    elif sort == IS_CASH:
        found.said = said("dice-option-lira", coins=thing("coins", state.dice[COIN]), what=_cashed(state))
        found.icons = []
    elif sort == IS_CARDS:
        found.said = said("dice-option-cards", n=choice.what, dice=thing("cards", choice.what))
    elif sort == IS_TILE:
        name = f"dice-option-tile{'-free' * free}{'-ruby' * _brings_ruby(state)}"
        found.said = said(name, cost=cost, tile=tile_name(choice.what), text=tile_text(choice.what))
        found.touches, found.icons = f"tile:{TILE_NAMES[choice.what]}", [tile_icon(choice.what)]
    elif sort == IS_RUBY:
        cost = cost if need else ruby_price(state, choice.what)
        found.said = said(f"dice-option-ruby{'-free' * free}", area=area_name(choice.what), cost=cost)
        found.touches, found.icons = f"area:{AREA_NAMES[choice.what]}", ["ruby"]
    found.pays = pays.icons
    return found


def _way(need: int, brown: int) -> Said:
    """One of several ways to pay, in a few words: “1 red, 1 blue”."""
    parts: list[Arg] = [said(f"dice-short-{COLOURS[good]}", n=n) for good, n in enumerate(dice_in(need)[:GOODS]) if n]
    way = said("dice-plain", text=parts)
    return said("dice-short-way", way=way, brown=said("dice-short-brown", n=brown)) if brown else way


def _cashed(state: DiceGame) -> Arg:
    """What the coin dice bring, and the goods tiles with them."""
    tiles = [(TILE_COLOUR[tile], state.working(state.active, tile)) for tile in GOODS_TILES]
    return [lira(COIN_WORTH * state.dice[COIN]), *[piece(good, n) for good, n in tiles if n]]


def _brings_ruby(state: DiceGame) -> bool:
    """Whether one more tile brings the ruby of the mosque: a face-up one is taken on a copy."""
    copy, seat = state.clone(), state.seat
    if not copy.row:
        return False
    before = copy.players[seat].rubies
    copy.gain_tile(seat, copy.row[0])
    return copy.players[seat].rubies > before


def _card(state: DiceGame, choice: Choice) -> Said:
    """A card that was turned up; what cannot be met brings a lira only."""
    frame: Any = state.stack[-1]
    card = CARDS[choice.what]
    brown = state.players[frame.seat].brown
    met = frame.dice >= card.dice and brown >= card.shown_brown and can_pay(state, frame.seat, card.own)
    own = own_text(card) if met else said("dice-card-unmet", need=condition(card), lira=lira(CONSOLATION))
    if card.others is None:
        return said("dice-option-card-alone", card=card_name(choice.what), own=own)
    return said("dice-option-card", card=card_name(choice.what), own=own, others=others_text(card))


def _answer(state: DiceGame, choice: Choice) -> Said:
    """What accepting or declining a card means."""
    frame: Any = state.stack[-1]
    half = half_of(state, frame.seat, frame.card)
    if choice is DECLINE:
        return (
            said("dice-option-decline-lira", lira=lira(CONSOLATION))
            if state.question == "Accept"
            else said("dice-option-decline")
        )
    if half.is_priced():
        return said("dice-option-accept", cost=price_of(half), what=gain_of(half))
    return said("dice-option-accept-free", what=gain_of(half))


def _end(state: DiceGame, choice: Choice) -> Said:
    if state.actions_left and len(state.answers()) > 1:
        return said("dice-option-end-early", actions=thing("actions", state.actions_left))
    return said("dice-option-end")


def _discard(state: DiceGame, choice: Choice) -> Said:
    return said("dice-option-discard", tile=tile_name(choice.what), text=tile_text(choice.what))


def _brown(state: DiceGame, choice: Choice) -> Said:
    return (
        said("dice-option-brown-any") if choice is BROWN_ANY else said("dice-option-brown", colour=colour(choice.what))
    )


_SAID: Final[dict[str, Callable[[DiceGame, Choice], Said]]] = {
    "end": _end,
    "die": lambda state, choice: said("dice-option-die", what=colour(choice.what)),
    "marker": lambda state, choice: said("dice-option-marker", what=piece(choice.what)),
    "brown": _brown,
    "take": lambda state, choice: said("dice-option-take", what=piece(choice.what)),
    "give": lambda state, choice: said("dice-option-give", what=piece(choice.what)),
    "card": _card,
    "accept": _answer,
    "decline": _answer,
    "discard": _discard,
    "reroll": lambda state, choice: said("dice-option-reroll", dice=dice(dice_in(choice.what)), crystal=piece(CRYSTAL)),
}


def wanted(state: DiceGame, anchor: str) -> str | None:
    """What somebody seems to want who clicks on something that does not glow: one way to do it."""
    kind, _, which = anchor.partition(":")
    if state.question == "Reroll" or state.seat != state.active:
        return None
    if kind == "action" and which in SORTS:
        return next(choice.text for choice in SPACE.actions if SORT[choice.index] == SORTS.index(which))
    if kind == "tile" and which in TILE_NAMES:
        return TILE[TILE_NAMES.index(which)].text
    if kind == "area" and which in AREA_NAMES and which != AREA_NAMES[MOSQUE]:
        return f"ruby {which}"
    return f"discard {which}" if kind == "own" and which in TILE_NAMES and state.question == "DiscardTile" else None
