# uncompiled: words are for people and never on a hot path
"""Istanbul in English: why something is not possible, what is asked, what an option does, what happened.

No rule is told twice: what an option brings and costs is found by letting the rules carry it out on a copy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from meydan.games.istanbul.choices import (
    BUY,
    DELIVER,
    DICE_36,
    DRAW_DECK,
    EXTEND,
    LEAVE,
    PAY,
    PICK_UP,
    PICK_UP_NEUTRAL,
    SALES,
    SEND,
    SKIP,
    TILE,
    WILDS,
    YELLOW_TILE,
)
from meydan.games.istanbul.places.action import PlaceAction
from meydan.games.istanbul.places.dealer import dealer_price
from meydan.games.istanbul.places.markets import SellGoods
from meydan.games.istanbul.places.mosques import tile_cost
from meydan.games.istanbul.places.palace import price_now
from meydan.games.istanbul.state import Istanbul
from meydan.games.istanbul.tables import (
    BLACK_MARKET,
    CARAVANSARY,
    CATCH_LIRA,
    COLOURS,
    DEALER,
    DEMAND,
    EXTENSION_PRICE,
    FABRIC_WAREHOUSE,
    FAR_CARD,
    FETCH_PRICE,
    FOUNTAIN,
    FRUIT_WAREHOUSE,
    FULL_CAPACITY,
    GOODS,
    LETTERS,
    MAIL,
    MARKET_PAY,
    MARKET_PLACE,
    MERCHANT_FEE,
    MISSED_BID,
    MOSQUE_TILES,
    PALACE,
    PLACE_NAMES,
    POLICE_STATION,
    POST_OFFICE,
    RETURN_CARD,
    SMALL,
    TEA_HOUSE,
    TILES,
    TOLL,
    WAINWRIGHT,
)
from meydan.games.istanbul.turn import ENCOUNTERS
from meydan.games.istanbul.view import IstanbulView, world_from_view
from meydan.kernel.choice import Choice
from meydan.kernel.events import Event
from meydan.kernel.rng import Rng

# -- why something is not possible --------------------------------------------------------------------------

ENGLISH = {
    "move-first": "you move first",
    "already-there": "you stand at the {place} already; only the card that lets you stay ends there",
    "too-far": "the {place} is {steps} steps away and a move is one or two",
    "not-3-or-4": "the {place} is {steps} steps away and this card moves three or four",
    "no-assistant-here": "none of your assistants is at the {place}",
    "no-neutral-here": "no neutral assistant is at the {place}",
    "must-pick-up": "your assistant is at the {place}: pick one up, or stop",
    "no-assistants": "no assistant is left under your merchant",
    "assistant-first": "first pick up or leave an assistant, or stop",
    "pay-first": "first pay the merchants here, or stop",
    "needs-lira": "it costs {need} lira and you have {have}",
    "needs-goods": "it takes {need} {good} and you have {have}",
    "too-few-goods": "you do not have the goods for the next ruby",
    "no-goods": "you have no goods",
    "no-good": "you have no {good}",
    "no-demand": "the demand tile asks for {demand} {good}",
    "wild-count": "the track asks for {need} goods of any kind",
    "no-rubies": "no ruby is left there",
    "other-place": "you are acting at the {place}",
    "barrow-complete": "your barrow has all its extensions",
    "extra-first": "first say whether you buy an extra good, or you are done",
    "no-cards-left": "no card is left to draw",
    "discard-empty": "the discard pile is empty",
    "card-first": "first take the second card",
    "discard-first": "first discard a card",
    "no-card": "you do not hold the card “{card}”",
    "moment": "this is not the moment for “{card}”",
    "act-first": "it follows right after the action of the {place}",
    "no-assistant-there": "none of your assistants is at the {place}",
    "recall-upwards": "assistants are recalled in the order of the place numbers, and you are past the {place}",
    "recall-first": "first finish recalling assistants, or say you are done",
    "take-first": "first take fabric, spice or fruit",
    "turn-pointless": "that die shows 4 already, or both dice show the same",
    "dice-first": "first say what to do with the dice",
    "family-out": "your family member is at the {place}, not at the Police Station",
    "not-here": "the errand leads to another place",
    "other-mosque": "the {tile} tile is in the other mosque",
    "has-tile": "you have the {tile} tile already",
    "lacks-tile": "you do not have the {tile} tile",
    "no-tiles": "no {tile} tile is left",
    "must-catch": "you must first catch the family members here",
    "figure-elsewhere": "he is at the {place}",
    "figure-used": "you have used him this turn",
    "not-a-rival": "that is not another player",
    "family-elsewhere": "that family member is at the {place}",
    "at-police": "nobody is caught at the Police Station",
    "toll-first": "first pay for what you were given",
    "turn-nearly-over": "your action is over; what is left are encounters and the end of the turn",
    "family-home": "your family member is at the Police Station already",
    "fetched-already": "you have used the yellow tile this turn",
}

# -- what is printed on the pieces --------------------------------------------------------------------------

CARD_NAMES: Final = [
    "1 good",
    "5 lira",
    "move 3 or 4",
    "stay",
    "return an assistant",
    "family member to the police",
    "sell any goods",
    "Post Office twice",
    "Palace twice",
    "Dealer twice",
]
CARD_TEXTS: Final = [
    "gain one good of your choice",
    "take 5 lira, at any time in your turn",
    "go three or four steps instead of one or two",
    "do not move: use the place where you stand again",
    "one of your assistants comes back to you, before or right after the move",
    "your family member goes to the Police Station, and you take a card or 3 lira",
    "sell goods of any kinds at the Small Market",
    "after the Post Office’s action, carry it out once more",
    "after the Palace’s action, carry it out once more, at the new price",
    "after the Dealer’s action, carry it out once more, at the new price",
]
TILE_TEXTS: Final = [
    "after your roll at 8 or 9, turn one die to 4 or roll both again",
    "at a warehouse, buy one more good of any kind for 2 lira",
    "once a turn, get one assistant back for 2 lira",
    "a fifth assistant",
]
FIGURE_NAMES: Final = ["Governor", "Smuggler"]
NAMES: Final = tuple(colour.capitalize() for colour in COLOURS)
YOU: Final = "You"


def listed(things: Sequence[str]) -> str:
    """one / one and two / one, two and three"""
    return " and ".join([", ".join(things[:-1]), things[-1]] if len(things) > 1 else things)


def counted(amounts: Sequence[int]) -> str:
    """Goods by kind, in words: 2 fabric and 1 jewelry."""
    return listed([f"{amount} {GOODS[good]}" for good, amount in enumerate(amounts) if amount]) or "nothing"


def letters(amounts: Sequence[int]) -> str:
    """Goods by kind, as the letters that are typed: RRB."""
    return "".join(LETTERS[good] * amount for good, amount in enumerate(amounts))


def object_name(name: str) -> str:
    return "you" if name == YOU else name


def possessive(name: str) -> str:
    return "your" if name == YOU else f"{name}’s"


def merchants(count: int) -> str:
    return "a neutral merchant" if count == 1 else f"{count} neutral merchants"


# -- what happened ------------------------------------------------------------------------------------------

# A second key after a space is a variant, chosen in `clause`.
EVENTS: Final = {
    "laid": "the {place} was laid in cell {cell}",
    "figure-moved": "the {figure} went to the {place}",
    "neutral-moved": "a neutral merchant went from the {start} to the {place}",
    "demand-shown": "the {market} now asks for {demand}",
    "moved": "{who} went to the {place}",
    "moved stayed": "{who} stayed at the {place}",
    "picked-up": "{who} picked up an assistant",
    "picked-up neutral": "{who} picked up a neutral assistant",
    "left": "{who} left an assistant",
    "left neutral": "{who} left a neutral assistant",
    "stopped": "{who} stopped there",
    "returned": "{who} called an assistant back from the {place}",
    "paid-merchant": "{who} paid {lira} lira to {to}",
    "paid": "{who} paid {lira} lira",
    "earned": "{who} got {lira} lira",
    "gained": "{who} got {amount} {good}",
    "gained part": "{who} got {amount} {good} ({lost} did not fit)",
    "gained none": "{who} had no room for {lost} {good}",
    "gained full": "{who} had no room for more {good}",
    "gave": "{who} gave {amount} {good}",
    "rolled": "the dice showed {low} and {high}",
    "turned": "{who} turned a die, so that they show {low} and {high}",
    "named": "{who} named {bid}",
    "drew": "{who} drew the card “{card}”",
    "drew-hidden": "{who} drew a card",
    "took-discard": "{who} took “{card}” from the discard pile",
    "discarded": "{who} discarded “{card}”",
    "played": "{who} played “{card}”",
    "reshuffled": "the discard pile of {cards} was shuffled into a new deck",
    "extended": "{who} extended the barrow to {capacity} of each good",
    "sold": "{who} sold {sale} at the {market} for {lira} lira",
    "mail-moved": "the Post Office now gives {mail}",
    "took-tile": "{who} took the {tile} mosque tile",
    "fifth-joined": "{who} got a fifth assistant",
    "took-ruby": "{who} took a ruby from the {place} ({rubies} now)",
    "sent-family": "{who} sent the family member to the {place}",
    "caught": "{who} caught {whose} family member",
    "used-figure": "{who} met the {figure}",
    "led-caravan": "{who} led the caravan",
    "turn-began": "{whose} turn began, in round {round}",
    "last-round": "{who} reached the goal, so this is the last round",
    "cashed": "{who} cashed “{card}”",
    "ended": "the game ended",
}


# Two such things in a row share their beginning: got 1 spice, 2 lira.
SHARED: Final = ("got ", "gave ", "drew ", "called an assistant back from ")


def clause(event: Event, names: Sequence[str] = NAMES) -> tuple[str, str]:
    """Who did it (empty when nobody did), and what: to be joined to a sentence."""
    given = event.values()
    words: dict[str, object] = dict(given)
    seat = given.get("seat", -1)
    who = names[seat] if seat >= 0 else ""
    for name in ("place", "start"):
        if name in given:
            words[name] = PLACE_NAMES[given[name]]
    if "cell" in given:
        words["cell"] = given["cell"] + 1
    if "figure" in given:
        words["figure"] = FIGURE_NAMES[given["figure"]]
    if "good" in given:
        words["good"] = GOODS[given["good"]]
    if "card" in given:
        words["card"] = CARD_NAMES[given["card"]]
    if "to" in given:
        words["to"] = object_name(names[given["to"]])
    if "market" in given:
        words["market"] = PLACE_NAMES[MARKET_PLACE[given["market"]]]
    if "sale" in given:
        words["sale"] = counted(SALES[given["sale"]])
    if "state" in given:
        words["mail"] = mail(given["state"])
    if event.name == "demand-shown":
        words["demand"] = counted(DEMAND[given["market"]][given["tile"]])
    elif "tile" in given:
        words["tile"] = TILES[given["tile"]]
    words["whose"] = possessive(names[given.get("whose", max(seat, 0))])
    template = EVENTS[_variant(event.name, given)]
    return who, template.removeprefix("{who} ").format(**words)


def _variant(name: str, given: Mapping[str, int]) -> str:
    if name == "moved" and given["start"] == given["place"]:
        return "moved stayed"
    if name in ("picked-up", "left") and given["neutral"]:
        return f"{name} neutral"
    if name == "gained" and not given["amount"]:
        return "gained none" if given["lost"] else "gained full"
    if name == "gained" and given["lost"]:
        return "gained part"
    return name


def tell(event: Event, names: Sequence[str] = NAMES) -> str:
    """One event as a whole sentence."""
    who, did = clause(event, names)
    text = f"{who} {did}" if EVENTS[event.name].startswith("{who}") else did
    return text[0].upper() + text[1:] + "."


def mail(state: int) -> str:
    """What the Post Office gives with so many mail indicators down."""
    goods, lira = MAIL[state]
    return f"{', '.join(f'{n} {GOODS[good]}' for good, n in enumerate(goods) if n)} and {lira} lira"


# -- what is asked ------------------------------------------------------------------------------------------

QUESTIONS: Final = {
    "Move": "Where do you go?",
    "AssistantStep": "Your merchant is at the {place}. What about your assistant?",
    "MeetMerchants": "You meet {met} at the {place}. Do you pay?",
    "Encounters": "Is there anything left to do at the {place}?",
    "GovernorToll": "How do you pay the Governor for his card?",
    "SmugglerToll": "How do you pay the Smuggler for his good?",
    "ExtendBarrow": "Do you buy an extension for your barrow?",
    "FillBarrow": "Do you fill up your barrow?",
    "ExtraGood": "Your green tile: do you buy one more good for 2 lira?",
    "CollectMail": "Do you collect the mail?",
    "VisitCaravansary": "Where does your first card come from?",
    "ChooseSource": "Where does your second card come from?",
    "DiscardOne": "Which card do you discard?",
    "RecallAssistants": "Which assistant comes back first?",
    "RecallMore": "Which assistant comes back next?",
    "TradeOnTheSly": "Which good do you take? You may also roll first.",
    "TakeGood": "The dice show {low} and {high}. Which good do you take?",
    "NameYourBid": "Which number do you name?",
    "BendDice": "The dice show {low} and {high}. Do you use your red tile?",
    "SellGoods": "What do you sell? The {place} asks for {demand}.",
    "SellGoods any": "What do you sell? Any goods will do this time.",
    "SendFamily": "Where do you send your family member?",
    "DeliverGoods": "Do you pay for a ruby? It costs {price}.",
    "TakeTile": "Which mosque tile do you take?",
    "BuyRuby": "Do you buy a ruby? It costs {lira} lira and you have {have}.",
}


def question(seen: IstanbulView | Istanbul, names: Sequence[str] = NAMES) -> str:
    """What the seat to answer is asked, in plain words."""
    state = as_state(seen)
    frame = state.stack[-1]
    key = state.question
    here = frame.place if isinstance(frame, PlaceAction) else state.players[frame.seat].place
    values: dict[str, object] = {
        "place": PLACE_NAMES[here],
        "low": state.low,
        "high": state.high,
        "met": listed(payees(state, frame.seat, names)[0]),
        "lira": dealer_price(state),
        "have": state.players[frame.seat].lira,
        "price": palace_price(state),
    }
    if isinstance(frame, SellGoods):
        if frame.any_kind:
            key = "SellGoods any"
        values["demand"] = counted(demand_now(state, frame.market()))
    text = _nothing_to_do(state) or QUESTIONS[key].format(**values)
    if isinstance(frame, PlaceAction) and frame.errand and here != state.players[frame.seat].place:
        text = f"Your family member is at the {PLACE_NAMES[here]}. {text}"
    return text


def _nothing_to_do(state: Istanbul) -> str:
    """Why a place has nothing but `skip` to offer, or nothing if it has."""
    frame = state.stack[-1]
    if not isinstance(frame, PlaceAction) or frame.options(state) != [SKIP]:
        return ""
    tried = [frame.why_not_act(state, choice) for choice in _ACTIONS.get(state.question, [])]
    reasons = {str(reason): None for reason in tried if reason and reason.code not in ("other-mosque", "wild-count")}
    told = "; ".join(reasons) if reasons else place_now(state, frame.seat, frame.place)
    return f"You cannot act at the {PLACE_NAMES[frame.place]}: {told}."


_ACTIONS: Final = {
    "ExtendBarrow": [EXTEND],
    "BuyRuby": [BUY],
    "SendFamily": [SEND[WAINWRIGHT]],
    "VisitCaravansary": [DRAW_DECK],
    "TakeTile": TILE,
    "DeliverGoods": DELIVER[:1],
}


# -- what can be chosen -------------------------------------------------------------------------------------


def as_state(seen: IstanbulView | Istanbul) -> Istanbul:
    """A whole state that fits a view, to ask the rules; what the view does not tell is made up, and never told on."""
    return world_from_view(seen, Rng(0)) if isinstance(seen, IstanbulView) else seen


def demand_now(state: Istanbul, market: int) -> list[int]:
    return DEMAND[market][state.demand[market][-1]]


def palace_price(state: Istanbul) -> str:
    """The goods due for the next ruby of the Palace."""
    if not state.rubies[PALACE]:
        return "nothing, as none is left"
    *goods, wild = price_now(state)
    wilds = [f"{wild} of any kind"] if wild else []
    return listed([f"{n} {GOODS[good]}" for good, n in enumerate(goods) if n] + wilds)


def payees(state: Istanbul, seat: int, names: Sequence[str]) -> tuple[list[str], int]:
    """The merchants where a seat's merchant stands, and what meeting them costs."""
    place = state.players[seat].place
    others = [object_name(names[o]) for o, p in enumerate(state.players) if o != seat and p.place == place]
    neutral = state.neutral_merchants.count(place)
    found = others + ([merchants(neutral)] if neutral else [])
    return found, MERCHANT_FEE * (len(others) + neutral)


def can_act(state: Istanbul, seat: int, place: int) -> bool:
    """Whether the action of a place would be possible for a seat as things are."""
    frame = state.rules.errands[place][seat]
    return any(option is not SKIP for option in frame.options(state))


def place_now(state: Istanbul, seat: int, place: int) -> str:
    """What the action of a place is worth to a seat as things are."""
    player = state.players[seat]
    if place == WAINWRIGHT and player.capacity < FULL_CAPACITY:
        ruby = " and a ruby" if player.capacity + 1 == FULL_CAPACITY and state.rubies[place] else ""
        return f"an extension{ruby} for {EXTENSION_PRICE} lira"
    if place == WAINWRIGHT:
        return "your barrow is complete"
    if FABRIC_WAREHOUSE <= place <= FRUIT_WAREHOUSE:
        good = place - FABRIC_WAREHOUSE
        room = player.capacity - player.goods[good]
        return f"+{room} {GOODS[good]}" if room else f"no room for {GOODS[good]}"
    if place == POST_OFFICE:
        return mail(state.mail)
    if place == CARAVANSARY:
        return "two cards" if state.leader == seat else "two cards, then discard one"
    if place == FOUNTAIN:
        away = len(player.posted)
        return f"{away} assistant{'s'[: away != 1]} can come back" if away else "all your assistants are with you"
    if place in MARKET_PLACE:
        market = MARKET_PLACE.index(place)
        frame = state.rules.errands[place][seat]
        most = max((option.more for option in frame.options(state) if option is not SKIP), default=0)
        return f"sell {most} for {MARKET_PAY[market][most]} lira" if most else "you have nothing it asks for"
    if place == POLICE_STATION and player.family != place:
        return f"your family member is at the {PLACE_NAMES[player.family]}"
    if place in (PALACE, DEALER) and not state.rubies[place]:
        return "no ruby is left"
    if place == PALACE:
        return f"a ruby for {palace_price(state)}"
    if place == DEALER:
        return f"a ruby for {dealer_price(state)} lira"
    if place in MOSQUE_TILES:
        return ", ".join(_tile_now(state, seat, colour) for colour in MOSQUE_TILES[place])
    return _ALWAYS[place]


_ALWAYS: Final = {
    BLACK_MARKET: "a good, and dice for jewelry",
    TEA_HOUSE: "name a number and roll for it",
    POLICE_STATION: "your family member acts at any place",
}


def _tile_now(state: Istanbul, seat: int, colour: int) -> str:
    if state.players[seat].has_tile(colour):
        return f"{TILES[colour]} tile is yours"
    if not state.tiles_left[colour]:
        return f"no {TILES[colour]} tile"
    return f"{TILES[colour]} tile for {tile_cost(state, colour)} {GOODS[colour]}"


def describe_choice(
    seen: IstanbulView | Istanbul, choice: Choice, names: Sequence[str] = NAMES, *, brief: bool = False
) -> str:
    """What an option will do: costs, gains and who is paid, found by trying it out. `brief` is for small screens."""
    state = as_state(seen)
    seat = state.seat
    legal = choice in state.options()
    if choice.text.startswith(("move ", "card far ", "card stay")):
        place = choice.arg or state.players[seat].place
        text = PLACE_NAMES[place]
        steps = arrival(state, choice, names, brief=brief) if legal else []
        text += ": " + ", ".join(steps) if steps else ""
    else:
        text = _phrase(state, choice, names)
        if legal and not choice.text.startswith(_SAYS_ALL):
            text = ": ".join(part for part in (text, certain_outcome(state, choice)) if part)
    card = choice.provider
    played = f"play “{CARD_NAMES[card]}”" if 0 <= card < len(CARD_NAMES) else ""
    return ": ".join(part for part in (played, text) if part)


_SAYS_ALL: Final = ("pay", "sell", "give")


def _phrase(state: Istanbul, choice: Choice, names: Sequence[str]) -> str:
    """What an option is called, without what follows from it."""
    verb, _, rest = choice.text.removeprefix("card ").partition(" ")
    if choice.provider == YELLOW_TILE or verb == "return":
        return f"get your assistant from the {PLACE_NAMES[choice.arg]} back"
    if verb == "recall":
        return f"from the {PLACE_NAMES[choice.arg]}"
    if verb == "send":
        return f"{PLACE_NAMES[choice.arg]}: {place_now(state, max(state.seat, 0), choice.arg)}"
    if verb == "sell":
        market = state.stack[-1].market() if isinstance(state.stack[-1], SellGoods) else SMALL
        return f"{MARKET_PAY[market][choice.more]} lira for {counted(SALES[choice.arg])}"
    if verb == "deliver":
        wild = WILDS[choice.arg]
        return f"pay {palace_price(state)}" + (f", namely {counted(wild)}" if any(wild) else "")
    if verb == "bid":
        ways = sum(roll.arg + roll.more >= choice.arg for roll in DICE_36)
        return f"{choice.arg} lira in {ways} of {len(DICE_36)} rolls, otherwise {MISSED_BID}"
    if verb == "discard":
        return f"discard “{CARD_NAMES[choice.arg]}” ({CARD_TEXTS[choice.arg]})"
    if verb == "draw" and rest == "discard" and state.discard:
        top = state.discard[-1]
        return f"take “{CARD_NAMES[top]}” from the discard pile ({CARD_TEXTS[top]})"
    if verb == "tile":
        return f"take the {rest} tile ({TILE_TEXTS[choice.arg]})"
    if verb == "catch":
        return f"catch {possessive(names[choice.arg % len(names)])} family member for {_REWARDS[choice.more]}"
    if verb == "pay" and state.question == "MeetMerchants":
        met, fee = payees(state, state.seat, names)
        return f"pay {fee} lira to {listed(met)}"
    if verb == "give":
        return f"give the Smuggler 1 {rest}"
    whole = f"{verb} {rest}".strip()
    return PHRASES[whole if whole in PHRASES else verb].format(good=GOODS[choice.arg % len(GOODS)])


_REWARDS: Final = ["a card", f"{CATCH_LIRA} lira"]
PHRASES: Final = {
    "pick up": "pick up your assistant",
    "pick up neutral": "pick up a neutral assistant",
    "leave": "leave an assistant",
    "pay": f"pay {TOLL} lira",
    "stop": "stop: your turn ends here, without an action",
    "extend": "buy an extension",
    "fill": "fill up",
    "extra": "buy 1 {good}",
    "collect": "collect the mail",
    "draw deck": "draw from the deck",
    "draw discard": "take the top of the discard pile",
    "take": "take {good}, then roll for jewelry",
    "roll": "roll first, and take a good afterwards",
    "keep": "keep the dice as they are",
    "turn low": "turn the lower die to 4",
    "turn high": "turn the higher die to 4",
    "reroll": "roll both dice again",
    "buy": "buy a ruby",
    "done": "that is all",
    "skip": "skip the action",
    "governor": f"ask the Governor: draw a card, then pay {TOLL} lira or discard a card",
    "smuggler": f"ask the Smuggler, then pay {TOLL} lira or a good",
    "end": "end your turn",
    "good": "",
    "lira": "",
    "family card": "draw a card",
    "family lira": "",
    "any": "sell goods of any kinds",
    "post": "",
    "palace": "pay for another ruby",
    "dealer": "",
}


def describe_group(choices: Sequence[Choice]) -> str:
    """Several ways to use one card or tile, in one line."""
    first = choices[0]
    numbers = all(choice.text.endswith(f" {choice.arg}") for choice in choices)
    ways = [str(choice.arg) if numbers else choice.text.split()[-1] for choice in choices]
    either = " or ".join([", ".join(ways[:-1]), ways[-1]]) if len(ways) > 1 else ways[0]
    if first.provider == YELLOW_TILE:
        return f"yellow tile: get an assistant back for {FETCH_PRICE} lira, from {either}"
    if first.provider < 0:
        return f"{len(choices)} more ways: {either}"
    link = {FAR_CARD: "to ", RETURN_CARD: "from "}.get(first.provider, "")
    return f"play “{CARD_NAMES[first.provider]}”: {link}{either}"


ARRIVALS: Final = {
    "free": ("needs no assistant and no fee", "free"),
    "pick-up": ("pick up your assistant", "pick up"),
    "pick-up-either": ("pick up your assistant or a neutral one", "pick up"),
    "leave": ("leave an assistant", "leave"),
    "leave-or-neutral": ("leave an assistant or pick up a neutral one", "leave or pick up"),
    "pick-up-neutral": ("pick up a neutral assistant", "pick up"),
    "nobody": ("no assistant to leave, so your turn ends", "turn ends"),
    "too-dear": ("but {fee} lira for {met} are too much: your turn ends", "too dear"),
    "fee": ("pay {fee} lira to {met}", "pay {fee}"),
    "catch": ("catch {met} family member", "catch"),
    "figure": ("the {met} is there", "{met}"),
}


def arrival(state: Istanbul, choice: Choice, names: Sequence[str] = NAMES, *, brief: bool = False) -> list[str]:
    """What follows from going somewhere: assistant, fee, and whom one meets there."""

    def say(what: str, fee: int = 0, met: Sequence[str] = ()) -> str:
        return ARRIVALS[what][brief].format(fee=fee, met=listed(met) if met else "")

    seat = state.seat
    after = state.clone()
    after.apply(choice)
    told: list[str] = []
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
            return [say("nobody")]
    else:
        told.append(say("free"))
    if after.question == "MeetMerchants":
        met, fee = payees(after, seat, names)
        if PAY not in after.answers():
            return [*told, say("too-dear", fee, met)]
        told.append(say("fee", fee, met))
    after.stack = [ENCOUNTERS[seat]]
    meets = {option.text.split()[0] for option in after.answers()}
    here = after.players[seat].place
    caught = [names[other] for other, p in enumerate(after.players) if other != seat and p.family == here]
    if "catch" in meets:
        told.append(say("catch", met=[possessive(name) for name in caught]))
    return told + [say("figure", met=[name]) for name in FIGURE_NAMES if name.lower() in meets]


def certain_outcome(state: Istanbul, choice: Choice) -> str:
    """What a choice brings and costs for sure, as the rules carry it out up to the next roll or draw."""
    seat = state.seat
    after = state.clone()
    heard: list[Event] = []
    after.events = heard
    after.apply(choice)
    had, has = state.players[seat], after.players[seat]
    told = [_signed(has.goods[good] - had.goods[good], name) for good, name in enumerate(GOODS)]
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
