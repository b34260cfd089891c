# uncompiled: words are for people and never on a hot path
"""Mocha & Baksheesh in English: reasons, pieces, events, questions and options."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, str]] = {
    "needs-coffee": "it costs {need} coffee and you have {have}",
    "needs-any-goods": "it takes {need} goods of any kinds and you have {have}",
    "no-such-card": "you do not hold that card",
    "roasted-already": "each exchange is made once",
    "roast-first": "first finish roasting, or say you are done",
    "discard-guild-first": "first discard a guild card",
    "too-few-cards": "there are not enough cards left to draw",
    "not-in-full": "the guild card cannot be carried out in full",
    "guild-first": "first carry out the guild card",
    "nothing-there": "there is nothing you could carry out at that place",
    "must-act": "the guild card must be carried out",
    "give-in-order": "goods are given in the order fabric, spice, fruit, jewelry, and enough must be left",
    "swap-first": "first finish swapping",
    "swap-others": "what you gave away cannot be taken back, and goods are taken in order",
    "six-pointless": "that die shows 6 already, or both dice show the same",
    "no-corner": "the {place} is not another corner of the board",
    "tavern-first": "first deal with the Tavern, or say you are done",
    "barrier-lower": "name the place with the lower number first",
    "barrier-beside": "the barrier stands between the {place} and a neighbour with a higher number",
    "barrier-first": "first say where the barrier stands",
    "beside-barrier-only": "use one of the two places beside the barrier, or skip",
    "not-straight": "the {place} is not three or more open steps away in a straight line",
}

# -- what is printed on the pieces ----------------------------------------------------------------------------

CARD_NAMES: Final = [
    "2 coffee",
    "guild card for 2 coffee",
    "8 lira for a coffee",
    "swap",
    "dice for coffee",
    "turn a die to 6",
    "to a corner",
    "Wainwright twice",
    "Coffee House twice",
]
CARD_TEXTS: Final = [
    "take 2 coffee, at any time in your turn",
    "pay 2 coffee and draw a guild card",
    "pay a coffee and take 8 lira, at any time in your turn",
    "swap up to 3 goods or coffee for as many others",
    "roll two dice for 1 to 4 coffee",
    "after a roll of yours, turn one die to 6",
    "go to a corner of the board instead of one or two steps",
    "after the Wainwright’s action, carry it out once more",
    "after the Coffee House’s action, carry it out once more, at the new price",
]
CARD_TAGS: Final = [
    "2 coffee", "guild", "8 lira", "swap", "dice/coffee", "die to 6", "corner", "wainwr. twice", "coffee twice",
]  # fmt: skip

# Guild cards by number, which is that of a place.
GUILD_TEXTS: Final = [
    "",
    "a barrow extension for nothing",
    "fill up fabric, then take 3 different goods",
    "fill up spice, then take 3 different goods",
    "fill up fruit, then take 3 different goods",
    "4 lira and one of each good",
    "draw 3 cards",
    "to the Fountain with any assistants, then another turn",
    "2 fabric, spice or fruit, and dice for up to 3 jewelry",
    "name a number and roll for twice as many lira",
    "15 lira for 1 fabric, 1 spice and 1 fruit",
    "20 lira for 1 fabric, 1 spice and 1 jewelry",
    "the action of any place; then your family member goes to the police",
    "a ruby of the Palace for any 6 goods",
    "a tile of the Small Mosque for 1 of its good",
    "a tile of the Great Mosque for 1 of its good",
    "a ruby of the Dealer for 15 lira, and a coffee for each ruby you have",
    "take 5 coffee",
    "a coffee and 2 guild cards",
    "one or two deals of the Tavern for a coffee less",
    "a ruby of the Coffee House at half its price",
]
TAVERN_TEXTS: Final = [
    "move any number of places in a straight line",
    "Governor, Smuggler, Trader and Courier cost you nothing when you meet them",
]

# -- what happened, what is asked, what can be chosen ---------------------------------------------------------

EVENTS: Final = {
    "got-coffee": "{who} got {coffee} coffee",
    "paid-coffee": "{who} paid {coffee} coffee",
    "drew-guild": "{who} drew guild card {guild}",
    "drew-guild-hidden": "{who} drew a guild card",
    "discarded-guild": "{who} discarded guild card {card}",
    "reshuffled-guild": "the {cards} guild cards discarded were shuffled into a new deck",
    "played-guild": "{who} played guild card {guild}",
    "took-tavern-tile": "{who} took the {tile} tile of the Tavern",
    "set-barrier": "{who} set the barrier between the {one} and the {other}",
    "used-from-afar": "{who} used the {place} from afar",
    "refilled": "a ruby from the supply came to the {place}",
    "baksheesh-turned": "the baksheesh tile now asks for {baksheesh}",
}

QUESTIONS: Final = {
    "VisitCaravansaryForCoffee": "Where does your first card come from? You get a coffee as well.",
    "VisitCaravansaryForCoffee empty": "No bonus card is left here. Do you take the coffee?",
    "Roast": "What do you exchange for 2 coffee?",
    "RoastMore": "What else do you exchange for 2 coffee?",
    "Enlist": "Do you take a coffee and two guild cards?",
    "DiscardOneGuild": "Which guild card do you discard?",
    "BuyWithCoffee": "Do you buy a ruby? It costs {coffee} coffee and you have {beans}.",
    "VisitTavern": "What do you buy in the Tavern? You have {beans} coffee.",
    "TavernRun": "Your guild card: what do you buy in the Tavern, for a coffee less?",
    "TavernRun more": "Your guild card: what else do you buy in the Tavern?",
    "SetBarrier": "Between the {one} and which place does the barrier stand?",
    "UseNeighbour": "Which of the places beside the barrier do you use from afar?",
    "AllButOne": "You get three different goods. Which one do you do without?",
    "GuildMarket": "Of which good do you take 2? You may also roll first.",
    "TakeTwo": "The dice show {low} and {high}. Of which good do you take 2?",
    "GuildTea": "Which number do you name? Winnings are doubled.",
    "ChoosePlace": "Which place do you use from afar?",
    "Ordered": "What do you do at the {place}, from afar?",
    "GiveGoods": "Which good do you give? {left} are due.",
    "FreeTile": "Which mosque tile do you take for 1 of its good?",
    "SwapGive": "What do you swap away?",
    "SwapTake": "What do you take for it? {left} to go.",
}

# By the words of a choice, without those that name a place, a good or a number.
PHRASES: Final = {
    "roast lira": "give 2 lira",
    "roast": "give {good}",
    "enlist": "take a coffee and two guild cards, then discard one",
    "barrier": "barrier beside the {place}",
    "beside": "between the {one} and the {place}",
    "use": "{place}: {now}",
    "tavern": "take the {tile} tile ({tile_text})",
    "tavern ruby": "take the next ruby of the {place}",
    "trader": "ask the Coffee Trader for a coffee{toll_good}",
    "take coffee": "take coffee",
    "without": "all but {good}",
    "give coffee": "give 1 coffee",
}
CARD_PHRASES: Final = {
    "coffee": "",
    "guild": "draw a guild card",
    "coffee-lira": "",
    "swap": "give up to 3 goods or coffee, then take as many others",
    "coffee-dice": "roll for coffee",
    "six low": "turn the lower die to 6",
    "six high": "turn the higher die to 6",
    "wainwright": "buy another extension",
    "house": "buy another ruby",
}
