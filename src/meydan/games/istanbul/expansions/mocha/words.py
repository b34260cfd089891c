# uncompiled: words are for people and never on a hot path
"""What Mocha & Baksheesh tells: its options, its questions and what happened."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.expansions.choices import (
    ASK_TRADER,
    BARRIER,
    BESIDE,
    CARD_CORNER,
    CARD_SIX,
    DISCARD_GUILD,
    GIVE_COFFEE,
    GUILD,
    RIDE,
    ROAST_CARD,
    ROAST_GOOD,
    ROAST_GUILD,
    ROAST_LIRA,
    TAKE_COFFEE,
    TAKE_JEWELRY,
    TAVERN_RUBY,
    TAVERN_TILE,
    USE,
    WITHOUT,
)
from meydan.games.istanbul.expansions.mocha.places import coffee_price
from meydan.games.istanbul.expansions.mocha.tavern import SetBarrier, tavern_cost
from meydan.games.istanbul.expansions.printed import (
    BAKSHEESH_SIDES,
    ROAST_LIRA_PRICE,
    TAVERN_TILES,
)
from meydan.games.istanbul.expansions.state import ExpandedIstanbul
from meydan.games.istanbul.words.asking import VALUES, VARIANTS
from meydan.games.istanbul.words.board import discount
from meydan.games.istanbul.words.lines import KINDS, VALUES_OF, Kind
from meydan.games.istanbul.words.options import (
    BOUGHT,
    COLLECTED,
    TAKEN,
    anchor,
    ask_figure,
    card_to_place,
    opt,
    played,
    simply,
    take,
    tells,
    total,
)
from meydan.games.istanbul.words.parts import (
    card,
    good,
    guild,
    has_coffee,
    obj,
    one_good,
    place,
    things,
    tile,
    to,
    tried,
)
from meydan.kernel.choice import Choice
from meydan.kernel.telling import Told

# -- what can be chosen ---------------------------------------------------------------------------------------

simply(USE, "use", "place", place=place)
simply(BARRIER, "barrier", "place", "tavern", place=place)
simply(TAVERN_RUBY, "tavern-ruby", "place", "ruby", place=place)
simply(ROAST_GOOD, "roast", what=one_good)
simply(ROAST_CARD, "roast-card", "card", card=card)
simply(ROAST_GUILD, "roast-guild", "guild", card=guild)
simply(DISCARD_GUILD, "discard-guild", "guild", card=guild)
simply(GUILD, "guild", "guild", card=guild)
simply(WITHOUT, "without", good=good)
simply([GIVE_COFFEE], "give", what=one_good)
card_to_place(CARD_CORNER, to=to)
tells(ASK_TRADER)(ask_figure)
tells(TAKE_JEWELRY, TAKE_COFFEE)(take)
TAKEN.update(GuildMarket=("take-then-roll", 2), TakeTwo=("take", 2))
COLLECTED["VisitCaravansaryForCoffee"] = lambda state, choice: opt("take", what=obj("coffee"))
BOUGHT["BuyWithCoffee"] = lambda state: obj("coffee", coffee_price(state))


@tells(BESIDE)
def _beside(state: ExpandedIstanbul, choice: Choice) -> Told:
    frame = state.stack[-1]
    one = frame.one if isinstance(frame, SetBarrier) else choice.what
    return Told(choice.text, opt("beside", one=place(one), other=place(choice.what)), anchor(choice.what))


@tells(RIDE)
def _ride(state: ExpandedIstanbul, choice: Choice) -> Told:
    return Told(choice.text, opt("ride", to=to(choice.what)), "tavern:movement", anchor(choice.what))


@tells(ROAST_LIRA)
def _roast(state: ExpandedIstanbul, choice: Choice) -> Told:
    return Told(choice.text, opt("roast", what=obj("lira", ROAST_LIRA_PRICE)))


@tells(TAVERN_TILE)
def _tavern(state: ExpandedIstanbul, choice: Choice) -> Told:
    name = TAVERN_TILES[choice.what]
    cost = tavern_cost(state, choice.what) - discount(state) if state.tavern_left[choice.what] else 0
    return Told(choice.text, opt("tavern", tile=tile(name), what=obj("coffee", cost)), f"tavern:{name}")


@tells(CARD_SIX)
def _six(state: ExpandedIstanbul, choice: Choice) -> Told:
    after = tried(state, choice)
    return played(choice, die=state.high if choice.what else state.low, total=total(after, state))


# -- what is asked --------------------------------------------------------------------------------------------

VARIANTS["SmugglerToll"] = lambda asked: "-mocha" if has_coffee(asked.state) else ""
VARIANTS["TavernRun"] = lambda asked: "" if asked.frame.first else "-more"
VARIANTS["VisitCaravansaryForCoffee"] = lambda asked: "" if asked.state.can_draw() else "-empty"
VALUES.update(
    BuyWithCoffee=lambda asked: {"cost": obj("coffee", coffee_price(asked.state)), "have": asked.player.coffee},
    VisitTavern=lambda asked: {"what": obj("coffee", asked.player.coffee)},
    SetBarrier=lambda asked: {"place": place(asked.frame.one)},
    GiveGoods=lambda asked: {"left": asked.frame.left},
    SwapTake=lambda asked: {"left": asked.frame.left},
)

# -- what happened --------------------------------------------------------------------------------------------

KINDS.update(
    {
        "got-coffee": Kind("coffee", source="here", target="me", joins="gets"),
        "paid-coffee": Kind("coffee", source="me", target="here", joins="pays"),
        "drew-guild": Kind("guild", source="here", target="me"),
        "drew-guild-hidden": Kind("guild", source="here", target="me"),
        "reshuffled-guild": Kind("guild", "small"),
        "discarded-guild": Kind("guild", source="me"),
        "played-guild": Kind("guild", "big", source="me"),
        "took-tavern-tile": Kind("tile-tavern", "big", source="here", target="me"),
        "set-barrier": Kind("tavern"),
        "used-from-afar": Kind("anywhere", target="place"),
        "refilled": Kind("ruby", "small", target="place"),
        "baksheesh-turned": Kind("tile", "small"),
    }
)
GUILD_EVENTS: Final = ("drew-guild", "discarded-guild", "played-guild")
VALUES_OF.update({name: lambda given, coffee: {"card": guild(given["card"])} for name in GUILD_EVENTS})
VALUES_OF.update(
    {
        "got-coffee": lambda given, coffee: {"what": obj("coffee", given["coffee"])},
        "paid-coffee": lambda given, coffee: {"what": obj("coffee", given["coffee"])},
        "took-tavern-tile": lambda given, coffee: {"tile": tile(TAVERN_TILES[given["tile"]])},
        "set-barrier": lambda given, coffee: {"one": place(given["one"]), "other": place(given["other"])},
        "baksheesh-turned": lambda given, coffee: {"what": things(BAKSHEESH_SIDES[given["side"]])},
    }
)
