# uncompiled: words are for people and never on a hot path
"""What is asked and what can be chosen: the sentences, into which describe.py puts the names and numbers."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.expansions.letters import english as letters_box
from meydan.games.istanbul.expansions.mocha import english as mocha
from meydan.games.istanbul.tables import TOLL

# A second key after a space is a variant, chosen in `question`.
QUESTIONS: Final = {
    "Move": "Where do you go?",
    "AssistantStep": "Your merchant is at the {place}. What about your assistant?",
    "MeetMerchants": "{you} {met} at the {place}. Do you pay?",
    "Encounters": "Is there anything left to do at the {place}?",
    "Encounters nowhere": "Is there anything left to do?",
    "GovernorToll": "How do you pay the Governor for his card?",
    "SmugglerToll": "How do you pay the Smuggler for his good?",
    "SmugglerToll mocha": "How do you pay for what you were given?",
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
    "BendDice card": "The dice show {low} and {high}. Do you turn one?",
    "BendDice one": "The die shows {high}. Do you turn it?",
    "SellGoods": "What do you sell? The {place} asks for {demand}.",
    "SellGoods any": "What do you sell? Any goods will do this time.",
    "SendFamily": "Where do you send your family member?",
    "DeliverGoods": "Do you pay for a ruby? It costs {price}.",
    "TakeTile": "Which mosque tile do you take?",
    "BuyRuby": "Do you buy a ruby? It costs {lira} lira and you have {have}.",
    **mocha.QUESTIONS,
    **letters_box.QUESTIONS,
}

# Options by as many of their words as are needed; `describe.phrase` looks for the longest.
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
    "draw discard": "take the top card of the discard pile",
    "recall": "from the {place}",
    "fetch": "get your assistant back from the {place}",
    "send": "{place}: {now}",
    "take": "take {good}",
    "roll": "roll first, then take a good",
    "keep": "leave the dice as they are",
    "turn low": "turn the lower die to 4",
    "turn high": "turn the higher die to 4",
    "reroll": "roll both dice again",
    "bid": "name {number}",
    "buy": "buy a ruby",
    "done": "that is all",
    "skip": "skip the action",
    "governor": "ask the Governor: draw a card{toll_card}",
    "smuggler": "ask the Smuggler{toll_good}",
    "give": "give 1 {good}",
    "end": "end your turn",
    **mocha.PHRASES,
    **letters_box.PHRASES,
}
CARD_PHRASES: Final = {
    "good": "",
    "lira": "",
    "return": "get your assistant back from the {place}",
    "family card": "draw a card",
    "family lira": "",
    "any": "sell goods of any kind",
    "post": "",
    "palace": "pay for another ruby",
    "dealer": "",
    **mocha.CARD_PHRASES,
    **letters_box.CARD_PHRASES,
}

ARRIVALS: Final = {
    "free": ("needs no assistant and no fee", "free"),
    "alone": ("needs no assistant", "free"),
    "price": ("pay {fee} lira for the way", "pay {fee}"),
    "letter": ("deliver a letter", "letter"),
    "pick-up": ("pick up your assistant", "pick up"),
    "pick-up-either": ("pick up your assistant or a neutral one", "pick up"),
    "leave": ("leave an assistant", "leave"),
    "leave-or-neutral": ("leave an assistant or pick up a neutral one", "leave or pick up"),
    "pick-up-neutral": ("pick up a neutral assistant", "pick up"),
    "nobody": ("no assistant to leave, so your turn ends", "turn ends"),
    "nobody-unless": ("no assistant to leave unless you {help}", "card or tile"),
    "too-dear": ("but {fee} lira for {met} are too much: your turn ends", "too dear"),
    "too-dear-unless": ("but {fee} lira for {met} are too much unless you {help}", "pay {fee} by card"),
    "fee": ("pay {fee} lira to {met}", "pay {fee}"),
    "catch": ("catch {met} family member", "catch"),
    "figure": ("the {met} is there", "{met}"),
}
