# uncompiled: words are for people and never on a hot path
"""What is asked and what can be chosen, in English.

No rule is told twice: what an option brings and costs is found by letting the rules carry it out on a copy.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

from meydan.games.istanbul.choices import (
    BUY,
    CARD_FAR,
    CARD_STAY,
    COLLECT,
    DELIVER,
    DICE_36,
    DRAW_DECK,
    EXTEND,
    LEAVE,
    MOVE,
    PAY,
    PICK_UP,
    PICK_UP_NEUTRAL,
    SALES,
    SEND,
    SKIP,
    SPACE,
    TILE,
    WILDS,
    YELLOW_TILE,
)
from meydan.games.istanbul.expansions.choices import (
    CARD_COMPANION,
    CARD_CORNER,
    CARD_JOIN,
    CARD_RIDE,
    COMPANION,
    GUILD_PROVIDER,
    RIDE,
    RIDE_PROVIDER,
    ROAST_LIRA,
    RUBY,
    TAVERN_TILE,
)
from meydan.games.istanbul.expansions.letters.kiosk import EXCHANGES, LIRA_GOT, UseTile, thing_paid
from meydan.games.istanbul.expansions.letters.spending import SpendLetters
from meydan.games.istanbul.expansions.mocha.guild import Ordered
from meydan.games.istanbul.expansions.mocha.places import coffee_price
from meydan.games.istanbul.expansions.mocha.tavern import SetBarrier
from meydan.games.istanbul.expansions.state import Bazaar
from meydan.games.istanbul.expansions.tables import SEALS_FOR_A_RUBY, SEALS_FOR_A_TURN, TAVERN_TILES
from meydan.games.istanbul.places.action import PlaceAction
from meydan.games.istanbul.places.dealer import dealer_price
from meydan.games.istanbul.places.markets import SellGoods
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.tables import (
    ALL_CARDS,
    BY_ERRAND,
    CATCH_LIRA,
    FETCH_PRICE,
    FIGURES,
    FOUNTAIN,
    FROM_AFAR,
    GOODS,
    MARKET_PAY,
    PLACE_NAMES,
    RETURN_CARD,
    SMALL,
    TOLL,
    WAINWRIGHT,
)
from meydan.games.istanbul.turn import ENCOUNTERS
from meydan.games.istanbul.view import IstanbulView, world_from_view
from meydan.games.istanbul.words.catalogue import (
    CARD_NAMES,
    CARD_TEXTS,
    FIGURE_NAMES,
    GUILD_TEXTS,
    NAMES,
    TAVERN_TEXTS,
    THINGS,
    TILE_TEXTS,
    counted,
    guild_card,
    kiosk_tile,
    listed,
    possessive,
)
from meydan.games.istanbul.words.now import demand_now, palace_price, payees, place_now
from meydan.games.istanbul.words.phrases import ARRIVALS, CARD_PHRASES, PHRASES, QUESTIONS
from meydan.kernel.choice import Choice
from meydan.kernel.events import Event
from meydan.kernel.frame import Chance, Frame
from meydan.kernel.rng import Rng


def as_state(seen: IstanbulView | Istanbul) -> Istanbul:
    """A whole state that fits a view, to ask the rules; what the view does not tell is made up, and never told on."""
    return world_from_view(seen, Rng(0)) if isinstance(seen, IstanbulView) else seen


def acting(state: Istanbul) -> Frame[Any]:
    """What is being asked; where a guild card orders an action, that action."""
    frame = state.stack[-1]
    return frame.action(state) if isinstance(frame, Ordered) and isinstance(state, Bazaar) else frame


# -- what is asked ------------------------------------------------------------------------------------------


def question(seen: IstanbulView | Istanbul, names: Sequence[str] = NAMES) -> str:
    """What the seat to answer is asked, in plain words."""
    state = as_state(seen)
    if isinstance(state, Bazaar) and state.copying >= 0:
        return f"How do you use “{CARD_NAMES[state.copying]}”, which you copy?"
    frame = state.stack[-1]
    here = frame.place if isinstance(frame, PlaceAction | Ordered) else state.spot
    values: dict[str, object] = {
        "place": PLACE_NAMES[here],
        "low": state.low,
        "high": state.high,
        "you": "Your companion meets" if isinstance(state, Bazaar) and state.companion_acts else "You meet",
        "met": listed(payees(state, frame.seat, names)[0] or ["nobody"]),
        "lira": dealer_price(state),
        "have": state.players[frame.seat].lira,
        "price": palace_price(state),
    }
    if isinstance(frame, SellGoods):
        values["demand"] = counted(demand_now(state, frame.market()))
    if isinstance(state, Bazaar):
        values |= _big_values(state, frame, names)
    text = _nothing_to_do(state) or QUESTIONS[_question_key(state)].format(**values)
    if isinstance(frame, PlaceAction) and frame.manner == FROM_AFAR:
        text = f"{PLACE_NAMES[here]}, from afar. {text}"
    elif isinstance(frame, PlaceAction) and frame.manner == BY_ERRAND and state.players[frame.seat].family == here:
        text = f"Your family member is at the {PLACE_NAMES[here]}. {text}" if here != state.spot else text
    return text


def _question_key(state: Istanbul) -> str:
    """The question, or a variant of it."""
    key = state.question
    frame: Any = state.stack[-1]
    if key == "SellGoods" and frame.any_kind:
        return "SellGoods any"
    if key == "Encounters" and not state.spot:
        return "Encounters nowhere"
    if key == "BendDice" and not frame.red:
        below = type(state.stack[-2]).__name__ if len(state.stack) > 1 else ""
        return "BendDice one" if below == "PayDie" else "BendDice card"
    if key == "VisitCaravansaryForCoffee" and not state.can_draw():
        return f"{key} empty"
    if key == "SmugglerToll" and isinstance(state, Bazaar) and state.big.mocha:
        return "SmugglerToll mocha"
    if key == "TavernRun" and not frame.first:
        return "TavernRun more"
    if key == "Bid" and not frame.high:
        return "Bid open"
    return key


def _big_values(state: Bazaar, frame: Any, names: Sequence[str]) -> dict[str, object]:
    """What the questions of the expansions speak of."""
    player = state.trader(frame.seat)
    leader = getattr(frame, "leader", 0)
    return {
        "coffee": coffee_price(state),
        "beans": player.coffee,
        "seals": player.seals(),
        "need": frame.need if isinstance(frame, SpendLetters) else SEALS_FOR_A_RUBY,
        "one": PLACE_NAMES[frame.one] if isinstance(frame, SetBarrier) else "",
        "left": getattr(frame, "left", 0),
        "kiosk": kiosk_tile(frame.tile, state.big.mocha) if isinstance(frame, UseTile) else "",
        "offered": f"{names[leader]} offered {getattr(frame, 'high', 0)} lira",
    }


def _nothing_to_do(state: Istanbul) -> str:
    """Why a place has nothing but `skip` to offer, or nothing if it has."""
    frame = state.stack[-1]
    if not isinstance(frame, PlaceAction) or frame.options(state) != [SKIP]:
        return ""
    tried = [frame.why_not_act(state, choice) for choice in _ACTIONS.get(state.question, [])]
    reasons = {
        str(reason).removesuffix("."): None
        for reason in tried
        if reason and reason.code not in ("other-mosque", "wild-count")
    }
    told = "; ".join(reasons) if reasons else place_now(state, frame.seat, frame.place)
    help = what_helps(state)
    return f"You cannot act at the {PLACE_NAMES[frame.place]}{f' unless you {help}' if help else ''}: {told}."


_ACTIONS: Final = {
    "ExtendBarrow": [EXTEND],
    "BuyRuby": [BUY],
    "SendFamily": [SEND[WAINWRIGHT]],
    "VisitCaravansary": [DRAW_DECK],
    "VisitCaravansaryForCoffee": [DRAW_DECK],
    "TakeTile": TILE,
    "DeliverGoods": DELIVER[:1],
    "Roast": [ROAST_LIRA],
    "VisitTavern": TAVERN_TILE,
    "BuyWithCoffee": [BUY],
    "VisitEmbassy": [COLLECT],
    "VisitSociety": RUBY[:1],
}


# -- what own cards and tiles add -----------------------------------------------------------------------------

_PLAYS: Final = 4  # so many answers are looked ahead, of which a swap needs the most
_POSITIONS: Final = 400  # and no more positions


def what_helps(state: Istanbul) -> str:
    """Which own cards and tiles may open a question that offers nothing but to close it: found by trying them out.

    What luck may bring counts. Only the first use of the shortest ways is told.
    """
    seat, depth = state.seat, len(state.stack)
    level: list[tuple[str, Istanbul]] = [("", state)]
    seen = {str(state.encode())}
    for _ in range(_PLAYS):
        found: dict[str, None] = {}
        reached: list[tuple[str, Istanbul]] = []
        for first, before in level:
            asked_more = len(before.stack) > depth  # by a card: any answer will do
            for choice in before.options():
                if len(seen) > _POSITIONS or (choice.provider < 0 and not asked_more):
                    continue
                after = before.clone()
                after.apply(choice)
                position = str(after.encode())
                if position in seen or len(after.stack) < depth:
                    continue
                seen.add(position)
                use = first or _use(choice)
                reached.append((use, after))
                if len(after.stack) == depth and after.seat == seat and _is_open(after):
                    found[use] = None
        if found:
            return " or ".join(found)
        level = reached
    return ""


def _use(choice: Choice) -> str:
    return "use your yellow tile" if choice.provider == YELLOW_TILE else _provided(choice)


def _is_open(state: Istanbul) -> bool:
    """Whether there is an answer without cards and tiles that does more than to close the question."""
    return any(option.provider < 0 and option not in SPACE.closers for option in state.options())


def _bid(state: Istanbul, choice: Choice) -> str:
    """What a number named in the Tea House brings, and how often."""
    after = state.clone()
    after.apply(choice)
    takings = _takings(after, state.seat, state.players[state.seat].lira)
    lira = max(takings)
    if takings[lira] == 1:
        return f"{lira} lira for sure"
    rolls = takings[lira] * len(DICE_36)
    often = f"{rolls} of {len(DICE_36)}" if rolls.denominator == 1 else f"about {round(100 * takings[lira])} of 100"
    return f"{lira} lira in {often} rolls, otherwise {min(takings)}"


def _takings(state: Istanbul, seat: int, had: int) -> dict[int, Fraction]:
    """How likely it is that a roll brings so many lira, with the best of all answers that cost no card."""
    if state.players[seat].lira != had:
        return {state.players[seat].lira - had: Fraction(1)}
    frame = state.stack[-1]
    after = {}
    for option in frame.options(state):
        tried = state.clone()
        tried.apply(option)
        after[option] = _takings(tried, seat, had)
    if not isinstance(frame, Chance):
        return max(after.values(), key=lambda takings: sum(lira * likely for lira, likely in takings.items()))
    weights = frame.weights(state)
    mixed: dict[int, Fraction] = {}
    for weight, takings in zip(weights, after.values(), strict=True):
        for lira, likely in takings.items():
            mixed[lira] = mixed.get(lira, Fraction(0)) + likely * weight / sum(weights)
    return mixed


# -- what can be chosen -------------------------------------------------------------------------------------

# Ways to go somewhere with merchant or companion, where all that follows an arrival follows.
_WAYS: Final = (MOVE, RIDE, COMPANION, CARD_FAR, CARD_CORNER, CARD_RIDE, CARD_COMPANION, CARD_JOIN, [CARD_STAY])
TRAVELS: Final = {choice for way in _WAYS for choice in way}
_SAYS_ALL: Final = ("pay", "sell", "give", "letter", "use ")


def describe_choice(
    seen: IstanbulView | Istanbul, choice: Choice, names: Sequence[str] = NAMES, *, brief: bool = False
) -> str:
    """What an option will do: costs, gains and who is paid, found by trying it out. `brief` is for small screens."""
    state = as_state(seen)
    legal = choice in state.options()
    if choice in TRAVELS:
        place = destination(state, choice)
        text = PLACE_NAMES[place]
        if choice in CARD_JOIN:
            text = f"with {names[choice.arg % len(names)]} at the {text}"
        steps = arrival(state, choice, names, brief=brief) if legal else []
        text += ": " + ", ".join(steps) if steps else ""
    else:
        text = _phrase(state, choice, names)
        if legal and (choice.text == "use tile" or not choice.text.startswith(_SAYS_ALL)):
            text = ": ".join(part for part in (text, certain_outcome(state, choice)) if part)
    return ": ".join(part for part in (_provided(choice), text) if part)


def destination(state: Istanbul, choice: Choice) -> int:
    """Where a way of going leads."""
    if choice is CARD_STAY:
        return state.players[max(state.seat, 0)].place
    return state.players[choice.arg % len(state.players)].place if choice in CARD_JOIN else choice.arg


def _provided(choice: Choice) -> str:
    """The card or tile that makes a choice possible."""
    if 0 <= choice.provider < len(CARD_NAMES):
        return f"play “{CARD_NAMES[choice.provider]}”"
    if choice.provider == RIDE_PROVIDER:
        return "movement tile"
    if choice in COMPANION:
        return "companion"
    return f"play guild card {choice.arg}" if choice.provider == GUILD_PROVIDER else ""


def _phrase(state: Istanbul, choice: Choice, names: Sequence[str]) -> str:
    """What an option is called, without what follows from it."""
    if 0 <= choice.provider < len(ALL_CARDS):
        return _filled(state, CARD_PHRASES, choice.text.removeprefix("card "), choice)
    verb, _, rest = choice.text.partition(" ")
    if choice.provider == GUILD_PROVIDER:
        return GUILD_TEXTS[choice.arg]
    if verb == "sell":
        frame = acting(state)
        market = frame.market() if isinstance(frame, SellGoods) else SMALL
        return f"{MARKET_PAY[market][choice.more]} lira for {counted(SALES[choice.arg])}"
    if verb == "deliver":
        wild = WILDS[choice.arg]
        return f"pay {palace_price(state)}" + (f", namely {counted(wild)}" if any(wild) else "")
    if verb == "bid" and choice in state.options():
        return _bid(state, choice)
    if verb in ("discard", "roast") and rest.startswith("guild "):
        return f"discard {guild_card(choice.arg)}"
    if verb == "discard" or rest.startswith("card "):
        return f"discard “{CARD_NAMES[choice.arg]}” ({CARD_TEXTS[choice.arg]})" + _for_it(state, choice)
    if verb == "draw" and rest == "discard" and state.discard:
        top = state.discard[-1]
        return f"take “{CARD_NAMES[top]}” from the discard pile ({CARD_TEXTS[top]})"
    if verb == "tile":
        return f"take the {rest} tile ({TILE_TEXTS[choice.arg]})"
    if verb == "catch":
        return f"catch {possessive(names[choice.arg % len(names)])} family member for {_REWARDS[choice.more]}"
    if choice is PAY and state.question == "MeetMerchants":
        met, fee = payees(state, state.seat, names)
        return f"pay {fee} lira to {listed(met)}"
    if verb == "give" and state.question == "SmugglerToll" and not isinstance(state, Bazaar):
        return f"give the Smuggler 1 {rest}"
    asked = type(acting(state)).__name__
    if verb in ("collect", "take") and asked in _IN_PLACE:
        return _IN_PLACE[asked].format(good=THINGS[choice.arg % len(THINGS)])
    return _filled(state, PHRASES, choice.text, choice) + _for_it(state, choice)


_REWARDS: Final = ["a card", f"{CATCH_LIRA} lira"]
_IN_PLACE: Final = {
    "TradeOnTheSly": "take {good}, then roll for jewelry",
    "GuildMarket": "take 2 {good}, then roll for jewelry",
    "TakeTwo": "take 2 {good}",
    "VisitCaravansaryForCoffee": "take the coffee",
    "VisitEmbassy": "take two letters",
    "VisitKiosk": "take a letter, then everybody picks a kiosk tile",
}
_GOT: Final = [f"{LIRA_GOT} lira", "a card", "a good", "a letter"]


def _for_it(state: Istanbul, choice: Choice) -> str:
    """What a kiosk tile gives for what is paid."""
    frame = state.stack[-1]
    paid = thing_paid(choice)
    if not isinstance(frame, UseTile) or paid not in EXCHANGES.get(frame.tile, []):
        return ""
    one, other = EXCHANGES[frame.tile]
    return f" for {_GOT[other if paid == one else one]}"


def _filled(state: Istanbul, phrases: dict[str, str], text: str, choice: Choice) -> str:
    """The phrase for as many of a choice's words as there is one for, with its names and numbers."""
    words = text.split()
    known = [" ".join(words[:count]) for count in range(len(words), 0, -1) if " ".join(words[:count]) in phrases]
    template = phrases[known[0]]
    seat = max(state.seat, 0)
    frame = state.stack[-1]
    met = not choice.text.startswith("card figure") or state.header.rules < 2  # whom one only uses wants to be paid
    pay = "" if met and state.is_free_of_tolls(seat) else f", then pay {TOLL} lira or "
    free = "" if pay else ", for nothing"
    place = choice.arg if choice.arg < len(PLACE_NAMES) else 0
    return template.format(
        place=PLACE_NAMES[place],
        good=THINGS[choice.arg % len(THINGS)],
        number=choice.arg,
        now=place_now(state, seat, place) if "{now}" in template else "",
        one=PLACE_NAMES[frame.one] if isinstance(frame, SetBarrier) else "place already named",
        tile=TAVERN_TILES[choice.arg % len(TAVERN_TILES)],
        tile_text=TAVERN_TEXTS[choice.arg % len(TAVERN_TEXTS)],
        kiosk=kiosk_tile(choice.arg, _has_coffee(state)) if "{kiosk}" in template else "",
        top=CARD_NAMES[state.discard[-1]] if state.discard else "nothing",
        seals_for_turn=SEALS_FOR_A_TURN,
        toll_card=f"{pay}discard a card" if pay else free,
        toll_good=f"{pay}a good" if pay else free,
        toll_letter=f"{pay}a letter" if pay else free,
    )


def _has_coffee(state: Istanbul) -> bool:
    return isinstance(state, Bazaar) and state.big.mocha


def describe_group(choices: Sequence[Choice], names: Sequence[str] = NAMES) -> str:
    """Several ways to use one card or tile, or several places for one thing, in one line."""
    first = choices[0]
    numbers = all(choice.text.endswith(f" {choice.arg}") for choice in choices)
    ways = [str(choice.arg) if numbers else choice.text.removeprefix("card ").partition(" ")[2] for choice in choices]
    if first in CARD_JOIN:
        ways = [names[choice.arg] for choice in choices]
    if first.provider < 0 and numbers and len(ways) > 12:
        ways = [f"{ways[0]} to {ways[-1]}"]
    either = " or ".join([", ".join(ways[:-1]), ways[-1]]) if len(ways) > 1 else ways[0]
    stem = first.text.rpartition(" ")[0]
    if stem in _GROUPS:
        return f"{_GROUPS[stem]} {either}"
    if first.provider == YELLOW_TILE:
        return f"yellow tile: get an assistant back for {FETCH_PRICE} lira, from {either}"
    if first.provider < 0:
        return f"{len(choices)} more ways: {either}"
    link = "from " if first.provider == RETURN_CARD else "to " if numbers and first not in CARD_JOIN else ""
    return f"play “{CARD_NAMES[first.provider]}”: {link}{either}"


_GROUPS: Final = {
    "guild": "play a guild card instead of your turn:",
    "ride": "movement tile: in a straight line to",
    "companion": "move your companion, not your merchant, to",
    "barrier": "set the barrier for 2 coffee and use a place beside it:",
    "merchant to": "your merchant comes out at",
    "companion to": "your companion comes out at",
    "letter": "give the letter for",
    "offer": "offer",
}


def arrival(state: Istanbul, choice: Choice, names: Sequence[str] = NAMES, *, brief: bool = False) -> list[str]:
    """What follows from going somewhere: assistant, fee, and whom one meets there."""

    def say(what: str, fee: int = 0, met: Sequence[str] = (), help: str = "") -> str:
        return ARRIVALS[what][brief].format(fee=fee, met=listed(met) if met else "", help=help)

    def say_end(what: str, fee: int = 0, met: Sequence[str] = ()) -> str:
        help = what_helps(after)
        return say(f"{what}-unless" if help else what, fee, met, help)

    seat = state.seat
    after = state.clone()
    after.apply(choice)
    told: list[str] = []
    price = state.players[seat].lira - after.players[seat].lira
    if price:
        told.append(say("price", price))
    if isinstance(state, Bazaar) and isinstance(after, Bazaar):
        had, has = state.trader(seat), after.trader(seat)
        told += [say("letter")] * (len(has.delivered) - len(had.delivered))
    if after.question == "AssistantStep":
        offered = after.answers()
        neutral = PICK_UP_NEUTRAL in offered
        if PICK_UP in offered:
            told.append(say("pick-up-either" if neutral else "pick-up"))
            after.apply(PICK_UP)
        elif LEAVE in offered:
            told.append(say("leave-or-neutral" if neutral else "leave"))
            after.apply(LEAVE)
        elif neutral:
            told.append(say("pick-up-neutral"))
            after.apply(PICK_UP_NEUTRAL)
        else:
            return [*told, say_end("nobody")]
    else:
        told.append(say("free" if after.spot == FOUNTAIN else "alone"))
    if after.question == "MeetMerchants":
        met, fee = payees(after, seat, names)
        if PAY not in after.answers():
            return [*told, say_end("too-dear", fee, met)]
        told.append(say("fee", fee, met))
    after.stack = [ENCOUNTERS[seat]]
    meets = {option.text.split()[0] for option in after.answers()}
    caught = [names[other] for other, p in enumerate(after.players) if other != seat and p.family == after.spot]
    if "catch" in meets:
        told.append(say("catch", met=[possessive(name) for name in caught]))
    figures = zip(FIGURES, FIGURE_NAMES, strict=True)
    return told + [say("figure", met=[name]) for figure, name in figures if figure in meets]


def certain_outcome(state: Istanbul, choice: Choice) -> str:
    """What a choice brings and costs for sure, as the rules carry it out up to the next roll or draw."""
    seat = state.seat
    after = state.clone()
    heard: list[Event] = []
    after.events = heard
    after.apply(choice)
    had, has = state.players[seat], after.players[seat]
    told = [_signed(has.goods[good] - had.goods[good], name) for good, name in enumerate(GOODS)]
    if isinstance(state, Bazaar) and isinstance(after, Bazaar):
        told.append(_signed(after.trader(seat).coffee - state.trader(seat).coffee, "coffee"))
    told.append(_signed(has.lira - had.lira, "lira"))
    told.append(_signed(has.rubies - had.rubies, "ruby"))
    if has.capacity > had.capacity:
        told.append(f"room for {has.capacity} of each good")
    for event in heard:
        given = event.values()
        if event.name == "gained" and given["seat"] == seat and (given["lost"] or not given["amount"]):
            told.append(f"no room for {given['lost'] or 'more'} {GOODS[given['good']]}")
    return ", ".join(text for text in told if text)


def _signed(change: int, what: str) -> str:
    return f"{'+' if change > 0 else '−'}{abs(change)} {what}" if change else ""
