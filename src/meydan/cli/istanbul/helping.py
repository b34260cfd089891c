"""Which rules a question of Istanbul is about."""

from __future__ import annotations

from typing import Final

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
