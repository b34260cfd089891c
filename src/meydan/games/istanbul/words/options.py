# uncompiled: words are for people and never on a hot path
"""What an option does, and what stands for it on the table. Each box tells its own options: see `expansions`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from meydan.games.istanbul.choices import (
    ASK_GOVERNOR,
    ASK_SMUGGLER,
    BID,
    BUY,
    CARD_FAMILY,
    CARD_FAR,
    CARD_GOOD,
    CARD_LIRA,
    CARD_POST,
    CARD_RETURN,
    CARD_STAY,
    CATCH_FOR_CARD,
    CATCH_FOR_LIRA,
    COLLECT,
    DELIVER,
    DICE,
    DICE_WEIGHTS,
    DISCARD,
    DONE,
    DRAW_DECK,
    DRAW_DISCARD,
    EXTEND,
    EXTRA,
    FETCH,
    FILL,
    GIVE,
    KEEP,
    LEAVE,
    MOVE,
    PAY,
    RECALL,
    REROLL,
    SALES,
    SELL,
    SEND,
    SPACE,
    STOP,
    TAKE,
    TILE,
    TURN_HIGH,
    TURN_LOW,
    WILDS,
)
from meydan.games.istanbul.deck import ALL_CARDS
from meydan.games.istanbul.dice import BendDice
from meydan.games.istanbul.expansions.state import ExpandedIstanbul
from meydan.games.istanbul.places.dealer import dealer_price
from meydan.games.istanbul.places.markets import SellGoods
from meydan.games.istanbul.places.palace import price_now
from meydan.games.istanbul.printed import (
    CATCH_LIRA,
    EXTENSION_PRICE,
    EXTRA_PRICE,
    FETCH_PRICE,
    GOODS,
    LIRA_OF_CARD,
    MAIL,
    MARKET_PAY,
    NEUTRAL,
    PALACE,
    SMALL,
    TILES,
    TOLL,
)
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.turn import AssistantStep
from meydan.games.istanbul.words.parts import (
    THINGS,
    acting,
    amount,
    asks,
    at,
    card,
    heard,
    obj,
    one_good,
    place,
    plain,
    things,
    tile,
    to,
    tried,
)
from meydan.kernel.choice import Choice
from meydan.kernel.said import Arg, Said, Seat
from meydan.kernel.telling import Told

Teller = Callable[[Any, Choice], Told]
Form = Callable[[int], Arg]  # what is said of a thing, by its number
TELLERS: Final[dict[Choice, Teller]] = {}  # filled below and by the boxes
COLLECTED: Final[dict[str, Callable[[Any, Choice], Said]]] = {}  # by what is asked: what “collect” does
TAKEN: Final[dict[str, tuple[str, int]]] = {"TradeOnTheSly": ("take-then-roll", 1)}  # what “take” does, and how many
BOUGHT: Final[dict[str, Callable[[Any], Said]]] = {"BuyRuby": lambda state: obj("lira", dealer_price(state))}
NAMES: Final = {"card": ALL_CARDS, "tile": TILES}  # things that go by their names, not by their numbers


def opt(name: str, /, **args: Arg) -> Said:
    return Said(f"ist-option-{name}", args)


def tells(*families: Iterable[Choice] | Choice) -> Callable[[Teller], Teller]:
    """Marks who tells some choices."""

    def mark(teller: Teller) -> Teller:
        for family in families:
            for choice in [family] if isinstance(family, Choice) else family:
                TELLERS[choice] = teller
        return teller

    return mark


def simply(family: Iterable[Choice], name: str, kind: str = "", icon: str = "", **forms: Form) -> None:
    """Choices that do one thing with what they name: what of it is said, and the kind of thing that stands for them."""

    @tells(family)
    def tell(state: Istanbul, choice: Choice) -> Told:
        said = opt(name, **{arg: form(choice.what) for arg, form in forms.items()})
        which = NAMES[kind][choice.what] if kind in NAMES else choice.what
        return Told(choice.text, said, f"{kind}:{which}" if kind else None, icons=[icon] if icon else [])


def card_to_place(family: Iterable[Choice], **forms: Form) -> None:
    """A card that a place is chosen for, once it is opened."""

    @tells(family)
    def tell(state: Istanbul, choice: Choice) -> Told:
        found = played(choice, **{arg: form(choice.what) for arg, form in forms.items()})
        found.opens = anchor(choice.what)
        return found


def anchor(number: int) -> str:
    return f"place:{number}"


def played(choice: Choice, name: str = "", /, **args: Arg) -> Told:
    """A bonus card that is played."""
    kind = ALL_CARDS[choice.provider]
    return Told(choice.text, opt(f"card-{kind}{name}", card=card(kind), **args), f"card:{kind}")


def crowded(state: Istanbul, choice: Choice, what: Said, *, more: bool = False) -> Said:
    """Said of goods that come to a player: for which of them there is no room. `more` comes besides."""
    gained = list(heard(tried(state, choice), "gained"))
    lost = [sum(one["lost"] for one in gained if one["good"] == good) for good in range(len(GOODS))]
    if not any(lost):
        return what
    if not more and not any(one["amount"] for one in gained):
        return opt("no-room", what=what)
    return opt("no-room-for", what=what, lost=things(lost))


def priced(state: Istanbul, figure: str, what: Said, *, met: bool = True) -> Said:
    """What a figure asks for what it gives; whoever meets it with the encounter tile pays nothing."""
    if met and state.is_free_of_tolls(state.seat):
        return what
    return opt("priced", what=what, price=Said(f"ist-price-{figure}"))


def told(state: Istanbul, choice: Choice) -> Told:
    """One option as people see it."""
    teller = TELLERS.get(choice)
    if teller is not None:
        found = teller(state, choice)
    elif choice.provider >= 0:
        found = played(choice)
    else:
        found = Told(choice.text, opt(choice.text.replace(" ", "-")))
    found.closes = choice in SPACE.closers
    if isinstance(state, ExpandedIstanbul) and state.copying >= 0:
        # What the copied card lets one choose is the question.
        found.touches, found.opens = found.opens, None
    return found


# -- going about ----------------------------------------------------------------------------------------------

simply(RECALL, "recall", "place", at=at)
simply(SEND, "send", "place", to=to)
card_to_place(CARD_FAR, to=to)
card_to_place(CARD_RETURN, at=at)


@tells(MOVE)
def _move(state: Istanbul, choice: Choice) -> Told:
    """Whoever goes somewhere leaves an assistant there, or picks one up, where there is no more to choose."""
    found = Told(choice.text, opt("move", to=to(choice.what)), anchor(choice.what))
    after = tried(state, choice)
    top = after.stack[-1]
    if isinstance(top, AssistantStep) and NEUTRAL not in after.players[top.seat].stack:
        answers = [answer.text for answer in top.options(after) if answer is not STOP]
        returns = any(option in CARD_RETURN for option in state.options())
        found.along = answers if len(answers) == 1 and not returns else []
    return found


@tells(FETCH)
def _fetch(state: Istanbul, choice: Choice) -> Told:
    text = opt("fetch", at=at(choice.what), cost=obj("lira", FETCH_PRICE))
    return Told(choice.text, text, "tile:yellow", anchor(choice.what))


@tells(CARD_STAY)
def _stay(state: Istanbul, choice: Choice) -> Told:
    return played(choice, place=place(state.players[state.seat].place))


@tells(LEAVE)
def _leave(state: Istanbul, choice: Choice) -> Told:
    neutral = state.players[state.seat].stack[:1] == [NEUTRAL]
    return Told(choice.text, opt("leave-neutral" if neutral else "leave"))


@tells(PAY)
def _pay(state: Istanbul, choice: Choice) -> Told:
    fee = state.fee(state.seat) if state.question == "MeetMerchants" else TOLL
    return Told(choice.text, opt("pay", what=obj("lira", fee)))


# -- the places -----------------------------------------------------------------------------------------------

simply(EXTRA, "extra", what=one_good)
simply(DISCARD, "discard", "card", card=card)
simply(TILE, "tile", "tile", tile=tile, what=one_good)
simply(GIVE, "give", what=one_good)


@tells(EXTEND)
def _extend(state: Istanbul, choice: Choice) -> Told:
    return Told(choice.text, opt("extend", what=obj("lira", EXTENSION_PRICE)))


@tells(FILL)
def _fill(state: Istanbul, choice: Choice) -> Told:
    after = tried(state, choice)
    got = next(heard(after, "gained"))
    if got["amount"]:
        return Told(choice.text, opt("fill", what=obj(GOODS[got["good"]], got["amount"])))
    if after.question == "ExtraGood" and EXTRA[0] in after.options():
        return Told(choice.text, opt("fill-green", what=obj("lira", EXTRA_PRICE)))
    return Told(choice.text, opt("fill-full"))


@tells(DONE)
def _done(state: Istanbul, choice: Choice) -> Told:
    return Told(choice.text, opt("extra-none" if state.question == "ExtraGood" else "done"))


def mail(state: Istanbul) -> Arg:
    goods, lira = MAIL[state.mail]
    return things(goods, lira=lira)


COLLECTED["CollectMail"] = lambda state, choice: crowded(
    state, choice, opt("collect-mail", what=mail(state)), more=True
)


@tells(COLLECT)
def _collect(state: Istanbul, choice: Choice) -> Told:
    teller = COLLECTED.get(asks(state))
    return Told(choice.text, teller(state, choice) if teller else opt("collect"))


@tells(CARD_POST)
def _post(state: Istanbul, choice: Choice) -> Told:
    return played(choice, what=mail(state))


@tells(DRAW_DECK, DRAW_DISCARD)
def _draw(state: Istanbul, choice: Choice) -> Told:
    if choice is DRAW_DECK:
        return Told(choice.text, opt("draw-deck"), "deck")
    text = opt("draw-discard", card=card(state.discard[-1])) if state.discard else opt("draw-discard-empty")
    return Told(choice.text, text, "discard")


@tells(TAKE)
def take(state: Istanbul, choice: Choice) -> Told:
    name, n = TAKEN.get(asks(state), ("take", 1))
    return Told(choice.text, opt(name, what=obj(THINGS[choice.what], n)))


@tells(SELL)
def _sell(state: Istanbul, choice: Choice) -> Told:
    frame = acting(state)
    pay = MARKET_PAY[frame.market() if isinstance(frame, SellGoods) else SMALL][choice.how]
    return Told(choice.text, opt("sell", what=things(SALES[choice.what]), cost=obj("lira", pay)))


@tells(DELIVER)
def _deliver(state: Istanbul, choice: Choice) -> Told:
    wild = WILDS[choice.what]
    price = price_now(state) if state.rubies[PALACE] else [0] * (len(GOODS) + 1)
    goods = [price[good] + wild[good] for good in range(len(GOODS))]
    return Told(choice.text, opt("deliver", what=things(goods)))


@tells(BUY)
def _buy(state: Istanbul, choice: Choice) -> Told:
    return Told(choice.text, opt("buy", what=BOUGHT.get(asks(state), BOUGHT["BuyRuby"])(state)))


# -- dice -----------------------------------------------------------------------------------------------------


@tells(BID)
def _bid(state: Istanbul, choice: Choice) -> Told:
    percent = chances(state).get(choice.what, 0)
    return Told(choice.text, opt("bid", number=choice.what, percent=percent), number=choice.what)


_CHANCES: Final[dict[bool, dict[int, int]]] = {}  # they depend on nothing but the red tile


def chances(state: Istanbul) -> dict[int, int]:
    """In how many of a hundred rolls each number that can be named is reached, with the red tile if it may be used."""
    bids = [choice for choice in state.options() if choice in BID]
    if not bids:
        return {}
    red = bends(state, bids[0])
    if red not in _CHANCES:
        _CHANCES[red] = _reached(state, bids)
    return _CHANCES[red]


def bends(state: Istanbul, bid: Choice) -> bool:
    """Whether the roll for a number may be bent with the red tile."""
    top = tried(state, bid, DICE[0]).stack[-1]
    return isinstance(top, BendDice) and top.red


def _reached(state: Istanbul, bids: list[Choice]) -> dict[int, int]:
    """By number, with the best of all answers that cost no card; a second roll is taken as it comes."""
    rolls: list[tuple[int, int, bool]] = []  # the weight of a roll, the best total of it, whether it may be repeated
    for roll, weight in zip(DICE, DICE_WEIGHTS, strict=True):
        rolled = tried(state, bids[0], roll)
        top = rolled.stack[-1]
        answers = [one for one in top.options(rolled) if one is not REROLL] if isinstance(top, BendDice) else []
        turned = [tried(rolled, answer) for answer in answers] or [rolled]
        best = max(after.low + after.high for after in turned)
        rolls.append((weight, best, isinstance(top, BendDice) and top.red))
    found = {}
    for bid in bids:
        plain = sum(weight for roll, weight in zip(DICE, DICE_WEIGHTS, strict=True) if roll.what + roll.how >= bid.what)
        ways = sum(
            36 if best >= bid.what else plain if again else 0 for weight, best, again in rolls for _ in range(weight)
        )
        found[bid.what] = (200 * ways + 36 * 36) // (2 * 36 * 36)
    return found


@tells(TURN_LOW, TURN_HIGH)
def _turn(state: Istanbul, choice: Choice) -> Told:
    die = state.low if choice is TURN_LOW else state.high
    return Told(choice.text, opt("turn", die=die, total=total(tried(state, choice), state)))


def total(after: Istanbul, before: Istanbul) -> int:
    """What the dice show together after an answer; where one die was rolled it lies as both."""
    return after.high if is_one_die(before) else after.low + after.high


def is_one_die(state: Istanbul) -> bool:
    return len(state.stack) > 1 and type(state.stack[-2]).__name__ == "PayDie"


def settled(state: Istanbul, *choices: Choice) -> Istanbul:
    """The position once the dice stay as some answers leave them."""
    after = tried(state, *choices)
    while after.stack and isinstance(after.stack[-1], BendDice):
        after.apply(KEEP)
    return after


# -- encounters -----------------------------------------------------------------------------------------------


def caught(state: Istanbul) -> int:
    """Whose family member is caught, where nothing else is left to do; or -1."""
    seats = {choice.what if choice in (*CATCH_FOR_CARD, *CATCH_FOR_LIRA) else -1 for choice in plain(state)}
    return seats.pop() if len(seats) == 1 else -1


@tells(CATCH_FOR_CARD, CATCH_FOR_LIRA)
def _catch(state: Istanbul, choice: Choice) -> Told:
    lira = obj("lira", CATCH_LIRA)
    if caught(state) >= 0:
        return Told(choice.text, opt("take", what=lira) if choice.how else opt("caught-card"))
    name = Seat(choice.what)
    text = opt("catch-lira", name=name, what=lira) if choice.how else opt("catch-card", name=name)
    return Told(choice.text, text)


@tells(ASK_GOVERNOR)
def ask_figure(state: Istanbul, choice: Choice) -> Told:
    return Told(choice.text, priced(state, choice.text, opt(choice.text)), f"figure:{choice.text}", button=True)


@tells(ASK_SMUGGLER)
def _smuggler(state: Istanbul, choice: Choice) -> Told:
    name = GOODS[choice.what]
    text = crowded(state, choice, priced(state, "smuggler", opt("smuggler", what=obj(name))))
    return Told(choice.text, text, "figure:smuggler", button=True, icons=[name], short=_good(state, choice))


# -- bonus cards ----------------------------------------------------------------------------------------------


@tells(CARD_GOOD)
def _card_good(state: Istanbul, choice: Choice) -> Told:
    name = GOODS[choice.what]
    found = played(choice, what=obj(name))
    found.said, found.icons, found.short = crowded(state, choice, found.said), [name], _good(state, choice)
    return found


def _good(state: Istanbul, choice: Choice) -> Said:
    """A good needs no more words where its card or figure is opened."""
    return crowded(state, choice, amount(GOODS[choice.what], 1))


@tells(CARD_LIRA)
def _card_lira(state: Istanbul, choice: Choice) -> Told:
    return played(choice, what=obj("lira", LIRA_OF_CARD))


@tells(CARD_FAMILY)
def _card_family(state: Istanbul, choice: Choice) -> Told:
    return played(choice, "-lira", what=obj("lira", CATCH_LIRA)) if choice.how else played(choice, "-card")
