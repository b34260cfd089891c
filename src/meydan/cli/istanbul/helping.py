"""What Istanbul adds to the help: ways to type, the signs on the board, and which rules a question is about."""

from __future__ import annotations

from typing import Final

WAYS: Final = [
    ("9", "the option with that number; places and bids keep their own numbers"),
    ("move 9", "an option by its text; goods by their letters, such as [b]sell RGGY[/b]"),
    ("?", "the rules about this question; [b]? 9[/b]  [b]? card far[/b]  [b]? guild 7[/b]  [b]? IST-C.12[/b]"),
    ("why 13", "why a place or an option is not to be had; also [b]why buy[/b]"),
]

SIGNS: Final = """\
R● G■ B▲ Y◆ W⬢  merchants, with the number of assistants under them
○r □g △b ◇y ⬡w  assistants left behind     ♙R  a family member
N◉  a neutral merchant   ◎n  a neutral assistant   ✦  a ruby
▣R  a companion   ▌8  the barrier, towards place 8   2+1 cards  bonus and guild cards
M1 E2  coffee for the Tavern’s movement and encounter tiles
Goods: R fabric, G spice, Y fruit, B jewelry; C coffee"""

# The chapter for questions that are not about a place.
TOPICS: Final = {
    "Move": "IST-T",
    "AssistantStep": "IST-A",
    "MeetMerchants": "IST-M",
    "Encounters": "IST-E",
    "GovernorToll": "IST-E.8",
    "SmugglerToll": "IST-E.10",
    "ExtraGood": "IST-Q.4",
    "ChooseSource": "6",
    "DiscardOne": "6",
    "RecallMore": "7",
    "TakeGood": "8",
    "BendDice": "IST-Q.2",
    "RoastMore": "17",
    "DiscardOneGuild": "18",
    "TavernRun": "guild 19",
    "SetBarrier": "19",
    "UseNeighbour": "19",
    "AllButOne": "guild 2",
    "GuildMarket": "guild 8",
    "TakeTwo": "guild 8",
    "GuildTea": "guild 9",
    "ChoosePlace": "guild 12",
    "Ordered": "guild 12",
    "GiveGoods": "guild 13",
    "FreeTile": "guild 14",
    "SwapGive": "card swap",
    "SwapTake": "card swap",
    "Bid": "23",
    "KioskPick": "22",
    "UseTile": "22",
    "TakeOne": "22",
    "CourierToll": "courier",
    "DoubleTurn": "IST-K",
    "SpendLetters": "IST-K",
    "GatherMore": "7",
    "ChooseWhoGoes": "25",
}
