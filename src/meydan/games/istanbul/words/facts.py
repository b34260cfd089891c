# uncompiled: words are for people and never on a hot path
"""What people reckon at the table, asked from the rules: ways and their fees, prices, odds, what an answer brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from meydan.games.istanbul.choices import (
    BID,
    CARD_FAR,
    DICE,
    DISCARD,
    DRAW_DECK,
    DRAW_DISCARD,
    EXTRA,
    GIVE,
    KEEP,
    MOVE,
    PAY,
    PICK_UP,
    PICK_UP_NEUTRAL,
    REROLL,
    SEND,
    STOP,
    TAKE,
    TILE,
    TURN_HIGH,
    TURN_LOW,
    YELLOW_TILE,
)
from meydan.games.istanbul.deck import ALL_CARDS
from meydan.games.istanbul.expansions.choices import (
    BARRIER,
    BESIDE,
    CARD_COMPANION,
    CARD_CORNER,
    CARD_RIDE,
    CARD_SIX,
    COMPANION,
    DELIVERED,
    DISCARD_GUILD,
    GIVE_COFFEE,
    LETTER,
    PICK,
    RIDE,
    TAKE_COFFEE,
    TAKE_JEWELRY,
    TAKE_LIRA,
    WITHOUT,
)
from meydan.games.istanbul.expansions.printed import DELIVERED_SEALS, LETTER_SEALS, ROAST_LIRA_PRICE, ROASTED
from meydan.games.istanbul.expansions.state import ExpandedIstanbul
from meydan.games.istanbul.places.markets import SellGoods
from meydan.games.istanbul.places.palace import DeliverGoods, price_now
from meydan.games.istanbul.printed import (
    FOUNTAIN,
    GOODS,
    MARKET_PAY,
    TILES,
    TOLL,
)
from meydan.games.istanbul.prospects import prospect
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.turn import AssistantStep
from meydan.games.istanbul.words.asking import bid_of
from meydan.games.istanbul.words.board import Places, demand, next_ruby
from meydan.games.istanbul.words.options import TAKEN, anchor, bends, chances, is_one_die, opt, priced, settled, total
from meydan.games.istanbul.words.parts import (
    NEUTRAL_OWNER,
    THINGS,
    acting,
    amount,
    asks,
    helpers,
    obj,
    tried,
)
from meydan.games.istanbul.words.reasons import reason
from meydan.kernel.choice import Choice
from meydan.kernel.game import Prospect
from meydan.kernel.said import Arg, Said, Seat, said
from meydan.kernel.telling import Told, Topic

WALKS: Final = (MOVE, CARD_FAR, COMPANION, CARD_COMPANION)  # whose steps are counted
BY_COMPANION: Final = (COMPANION, CARD_COMPANION)
WAYS: Final = {choice for way in (*WALKS, CARD_CORNER, CARD_RIDE, RIDE) for choice in way}


# -- where one can go -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Signs:
    """What a way to a place means before it is gone: numbers for the board, and what awaits there.

    `steps` is 0 where nobody walks, as with a jump to a corner; a `ride` goes straight, by the movement tile.
    `fetch`: an assistant waits there. `fee` is what the merchants there are paid. `ends`: the turn ends there, and
    nothing in hand would help.
    """

    steps: int
    ride: bool
    fetch: bool
    fee: int
    ends: bool
    idle: bool
    awaits: list[Said]


@dataclass(frozen=True, slots=True)
class Picked:
    """An answer as a thing that can be picked: how many of it are mine, and how many fit."""

    kind: Literal["card", "guild", "kiosk", "letter", "tile", "deck", "icon", "without"]
    name: str
    count: int
    have: int | None = None
    room: int | None = None


@dataclass(frozen=True, slots=True)
class Sale:
    """What goods can be sold for: which are wanted, by kind, and what one, two and so on of them bring."""

    wanted: list[int]
    pays: list[int]


@dataclass(frozen=True, slots=True)
class Delivery:
    """The goods that are due, how many of any kind besides, and how many of each are left for these."""

    price: list[int]
    any: int
    spare: list[int]


@dataclass(frozen=True, slots=True)
class Bids:
    """By number: in how many of a hundred rolls it is reached, and the lira it then brings; those of a miss.

    `red`: the red tile may bend the roll.
    """

    percent: dict[int, int]
    lira: dict[int, int]
    missed: int
    red: bool


@dataclass(frozen=True, slots=True)
class Bent:
    """What an answer makes of the dice: their total, what that brings, and which face is turned to which.

    `idle`: it makes the roll no better. Of a new roll only is known in how many of a hundred it would do.
    """

    total: int | None = None
    gain: tuple[str, int] | None = None
    turns: tuple[int, int] | None = None
    idle: bool = False
    percent: int | None = None


@dataclass(frozen=True, slots=True)
class Rolled:
    """The dice as they lie, and what answers would make of them."""

    dice: list[int]
    answers: dict[str, Bent]


@dataclass(frozen=True, slots=True)
class Auction:
    """The highest offer, and who made it."""

    high: int
    leader: int


@dataclass(frozen=True, slots=True)
class Letters:
    """How many seals are asked for, and how many a letter is worth before and after it was delivered."""

    need: int
    letter: int
    delivered: int


@dataclass(frozen=True, slots=True)
class Roasting:
    """What an exchange costs in lira, and the coffee that none, one, two or three of them bring."""

    lira: int
    coffee: list[int]


@dataclass(frozen=True, slots=True)
class Wall:
    """Where the barrier can be set: between which places, and the choices that say so."""

    between: tuple[int, int]
    choices: list[str]


@dataclass(frozen=True, slots=True)
class IstanbulFacts:
    """What people reckon in Istanbul: how many rubies begin the end, and what is being done (`asks`).

    `places` tells how things stand at each place, for who looks; `ways` what the options mean that go somewhere. With
    Letters & Seals, `seals` are what everybody's letters are worth. Of who is asked: the options that are `things`, and
    what the question asks to reckon with.
    """

    target: int
    asks: str
    places: Places
    ways: dict[str, Signs]
    seals: list[int] | None
    things: dict[str, Picked]
    sale: Sale | None = None
    delivery: Delivery | None = None
    bids: Bids | None = None
    rolled: Rolled | None = None
    auction: Auction | None = None
    letters: Letters | None = None
    roasting: Roasting | None = None
    walls: list[Wall] | None = None


def way(state: Istanbul, choice: Choice) -> tuple[Signs, list[Said]]:
    """What a way to go means before it is gone: numbers for the board, and what to know about it."""
    seat = state.seat
    after = tried(state, choice)
    top = after.stack[-1]
    answers = top.options(after) if isinstance(top, AssistantStep) else []
    start = state.players[seat].place
    if isinstance(state, ExpandedIstanbul) and any(choice in one for one in BY_COMPANION):
        start = state.player(seat).companion
    walked = any(choice in one for one in WALKS)
    steps = state.board_of(seat).distance(start, choice.what) if walked else 0
    fetch = PICK_UP in answers or PICK_UP_NEUTRAL in answers
    fee = 0 if after.spot == FOUNTAIN else after.fee(seat)
    ahead = prospect(after, seat)  # which goes on to the action, or as far as it comes
    if ahead is None:
        return Signs(steps, choice in RIDE, fetch, fee, False, False, []), []
    helping = helpers(after) if ahead.idle else []
    awaits = _awaited(ahead, helping, state)
    ends, idle = answers == [STOP] and not helping, ahead.idle and not helping
    return Signs(steps, choice in RIDE, fetch, fee, ends, idle, awaits), awaits


def _awaited(ahead: Prospect, helping: list[Choice], state: Istanbul) -> list[Said]:
    """What awaits whoever goes there: what is lacking, which cards and tiles may help, who is paid."""
    told: list[Said] = []
    if ahead.lacks:
        told.append(said("ist-ahead-lacks", what=[amount(what, n) for what, n in ahead.lacks]))
    elif ahead.why is not None:
        told.append(reason(ahead.why, state))
    elif ahead.idle:
        told.append(said("ist-ahead-idle"))
    if any(choice.provider != YELLOW_TILE for choice in helping):
        told.append(said("ist-ahead-cards"))
    elif helping:
        told.append(said("ist-ahead-tile"))
    if ahead.pays:
        owners = [seat for seat, _ in ahead.pays]
        neutral = owners.count(NEUTRAL_OWNER)
        names: list[Arg] = [Seat(seat) for seat in dict.fromkeys(owners) if seat != NEUTRAL_OWNER]
        names += [said("ist-neutral-merchants", n=neutral)] if neutral else []
        lira = sum(paid for _, paid in ahead.pays)
        told.append(said("ist-ahead-pays", what=obj("lira", lira), names=names))
    return told


def hints(state: Istanbul, choice: Choice) -> tuple[Signs | None, list[Said], str | None]:
    """Before somebody goes to a place or sends the family there: signs for the board, what awaits, and that place."""
    signs: Signs | None = None
    told: list[Said] = []
    if choice in WAYS:
        signs, told = way(state, choice)
    elif choice not in SEND:
        return None, [], None
    return signs, [*told, *next_ruby(state, choice.what)], anchor(choice.what)


# -- things that stand for an answer --------------------------------------------------------------------------


def thing(state: Istanbul, choice: Choice) -> Picked | None:
    """An answer as a thing that can be picked: what it is, how many, how many of them are mine, how many fit."""
    made = _PICTURED.get(choice)
    if made is None:
        return None
    kind, name = made(choice, state)
    if kind != "icon":
        held = state.players[state.seat].hand[choice.what] if choice in DISCARD else 1
        return Picked(kind, name, held)
    player: Any = state.players[state.seat]
    have = player.goods[GOODS.index(name)] if name in GOODS else getattr(player, name, 0)
    comes = name in GOODS and choice not in GIVE
    count = TAKEN.get(asks(state), ("", 1))[1] if choice in TAKE else TOLL if choice is PAY else 1
    return Picked(kind, name, count, have, player.capacity if comes else None)


Picture = Callable[[Choice, Istanbul], tuple[Any, str]]


def _pictures(*made: tuple[Sequence[Choice], Picture]) -> dict[Choice, Picture]:
    return {choice: picture for family, picture in made for choice in family}


_PICTURED: Final = _pictures(
    ((*TAKE, TAKE_JEWELRY, TAKE_COFFEE, *EXTRA, *GIVE, GIVE_COFFEE), lambda one, state: ("icon", THINGS[one.what])),
    ((TAKE_LIRA, PAY), lambda one, state: ("icon", "lira")),
    (WITHOUT, lambda one, state: ("without", GOODS[one.what])),
    (DISCARD, lambda one, state: ("card", ALL_CARDS[one.what])),
    (DISCARD_GUILD, lambda one, state: ("guild", str(one.what))),
    ([DRAW_DECK], lambda one, state: ("deck", "")),
    ([DRAW_DISCARD], lambda one, state: ("card", ALL_CARDS[state.discard[-1]])),
    (PICK, lambda one, state: ("kiosk", str(one.what))),
    (TILE, lambda one, state: ("tile", TILES[one.what])),
    (LETTER, lambda one, state: ("letter", str(one.what))),
    ([DELIVERED], lambda one, state: ("letter", "")),
)


# -- questions with something to reckon -----------------------------------------------------------------------


def _sale(state: Istanbul) -> Sale:
    frame: SellGoods = acting(state)
    wanted = state.players[frame.seat].goods if frame.any_kind else demand(state, frame.market())
    return Sale(wanted, MARKET_PAY[frame.market()][1:])


def _delivery(state: Istanbul) -> Delivery:
    frame: DeliverGoods = acting(state)
    *price, wild = price_now(state)
    goods = state.players[frame.seat].goods
    return Delivery(price, wild, [goods[good] - n for good, n in enumerate(price)])


def _bids(state: Istanbul) -> Bids | None:
    bids = [choice for choice in state.options() if choice in BID]
    if not bids:
        return None
    seat, had = state.seat, state.players[state.seat].lira

    def brings(bid: Choice, roll: Choice) -> int:
        return settled(state, bid, roll).players[seat].lira - had

    lira = {bid.what: brings(bid, DICE[-1]) for bid in bids}
    return Bids(chances(state), lira, brings(bids[-1], DICE[0]), bends(state, bids[0]))


def _rolled(state: Istanbul) -> Rolled:
    dice = [state.high] if is_one_die(state) else [state.low, state.high]
    return Rolled(dice, {choice.text: _bent(state, choice) for choice in state.options() if choice in BENDING})


def _bent(state: Istanbul, choice: Choice) -> Bent:
    if choice is REROLL:
        bid = bid_of(state)
        return Bent(percent=_plain_chance(bid) if bid else None)
    seen, gain = total(tried(state, choice), state), _brings(settled(state, choice), state.seat)
    if choice is KEEP:
        return Bent(seen, gain)
    before = _brings(settled(state, KEEP), state.seat)
    worse = seen < total(state, state) or (gain is not None and before is not None and gain[1] <= before[1])
    lower = choice in (TURN_LOW, CARD_SIX[0])
    turns = (state.low if lower else state.high, 4 if choice in (TURN_LOW, TURN_HIGH) else 6)
    return Bent(seen, gain, turns, worse)


def _plain_chance(bid: int) -> int:
    """In how many of a hundred rolls two dice reach a number by themselves."""
    ways = sum(1 + (roll.what != roll.how) for roll in DICE if roll.what + roll.how >= bid)
    return (200 * ways + 36) // 72


def _brings(after: Istanbul, seat: int) -> tuple[str, int] | None:
    """What a settled roll brought: of what, and how much."""
    for event in after.events or []:
        given = event.values()
        if event.name in ("earned", "got-coffee") and given["seat"] == seat:
            return ("lira", given["lira"]) if event.name == "earned" else ("coffee", given["coffee"])
        if event.name == "gained" and given["seat"] == seat:
            return GOODS[given["good"]], given["amount"] + given["lost"]
    return None


def _walls(state: Istanbul) -> list[Wall]:
    if not any(choice in BARRIER for choice in state.options()):
        return []
    borders = [(one, other) for one in state.board.places for other in state.board.neighbours(one) if one < other]
    return [Wall((one, other), [BARRIER[one].text, BESIDE[other].text]) for one, other in borders]


BENDING: Final = (KEEP, REROLL, TURN_LOW, TURN_HIGH, *CARD_SIX)
ROASTING: Final = Roasting(ROAST_LIRA_PRICE, [ROASTED * exchanges for exchanges in range(4)])
# By what is being done: the facts to reckon with, and how they are found.
RECKONED: Final[dict[str, tuple[str, Callable[[Any], Any]]]] = {
    "SellGoods": ("sale", _sale),
    "DeliverGoods": ("delivery", _delivery),
    **dict.fromkeys(("NameYourBid", "GuildTea"), ("bids", _bids)),
    "BendDice": ("rolled", _rolled),
    "Bid": ("auction", lambda state: Auction(state.stack[-1].high, state.stack[-1].leader)),
    "SpendLetters": ("letters", lambda state: Letters(state.stack[-1].need, LETTER_SEALS, DELIVERED_SEALS)),
    **dict.fromkeys(("Roast", "RoastMore"), ("roasting", lambda state: ROASTING)),
    **dict.fromkeys(("VisitTavern", "TavernRun"), ("walls", _walls)),
}


def facts(state: Istanbul, options: list[Choice], places: Places, ways: dict[str, Signs]) -> IstanbulFacts:
    """All that is reckoned in a position, by everybody and by who is asked."""
    name = asks(state)
    things = {choice.text: thing(state, choice) for choice in options}
    field, reckon = RECKONED.get(name, ("", None))
    return IstanbulFacts(
        target=state.rules.target,
        asks=name,
        places=places,
        ways=ways,
        seals=[state.player(seat).seals() for seat in range(len(state.players))]
        if isinstance(state, ExpandedIstanbul)
        else None,
        things={text: one for text, one in things.items() if one is not None},
        **({field: reckon(state)} if options and reckon else {}),
    )


# -- what is asked of several options at once -----------------------------------------------------------------

GOING: Final = tuple(f"card:{name}" for name in ("far", "corner", "ride"))
SMUGGLER_ANCHOR: Final = "figure:smuggler"
RETURNING: Final = ("card:return", "tile:yellow")


def opened(state: Istanbul, options: Sequence[Told], about: Callable[[str], Topic | None]) -> dict[str, Said]:
    """What is asked while a card, a tile or a figure is opened that can be used in several ways."""
    ways: dict[str, list[Told]] = {}
    for one in options:
        if one.touches is not None:
            ways.setdefault(one.touches, []).append(one)
    found: dict[str, Said] = {}
    for thing, some in ways.items():
        topic = about(thing)
        if thing == SMUGGLER_ANCHOR:
            found[thing] = priced(state, "smuggler", said("ist-open-smuggler"))
        elif thing == "tavern:movement":
            found[thing] = said("ist-open-ride")
        elif topic is not None and (len(some) > 1 or some[0].opens):
            found[thing] = said(_opening(thing, some), name=topic.title)
    return found


def _opening(thing: str, some: Sequence[Told]) -> str:
    if not any(one.opens for one in some):
        return "ist-open-which"
    return "ist-open-go" if thing in GOING else "ist-open-back" if thing in RETURNING else "ist-open-place"


def groups(state: Istanbul, options: Sequence[Told]) -> dict[str, Said]:
    """The Smuggler has four things to offer: he is one button."""
    if not any(one.touches == SMUGGLER_ANCHOR for one in options):
        return {}
    return {SMUGGLER_ANCHOR: priced(state, "smuggler", opt("smuggler-any"))}
