"""Writes the numbers that the browser client shows: for each game tables.json for the page, space.json for its tests;
and positions for the tests of its gestures.

python -m tools.web_tables [--check]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from meydan import start
from meydan.cli.istanbul.rulebook import by_card, by_guild
from meydan.cli.rulebook import paragraphs
from meydan.games.istanbul import choices, events, tables
from meydan.games.istanbul.choices import SALES, SELL, SPACE, WILDS
from meydan.games.istanbul.expansions import events as more_events
from meydan.games.istanbul.expansions import tables as big
from meydan.games.istanbul.game import GAME
from meydan.games.istanbul.words.phrases import QUESTIONS
from meydan.games.istanbul.words.reasons import CODES
from meydan.kernel.events import EventKind
from meydan.kernel.frame import Chance, Step
from meydan.kernel.words import ENGLISH as REASONS
from tools import web_plans

OTHER_GAMES = ("dice-", "sj-")  # their reasons, should they have been learnt
HERE = Path(__file__).resolve().parents[1] / "web" / "src" / "games" / "istanbul"


def page_tables() -> dict[str, Any]:
    """What is printed on the components, as far as the page shows or reckons with it."""
    return {
        "places": tables.PLACE_NAMES,
        "goods": tables.GOODS,
        "letters": tables.LETTERS,
        "tiles": tables.TILES,
        "tileMosque": tables.TILE_MOSQUE,
        "figures": tables.FIGURES,
        "cards": tables.ALL_CARDS,
        "tavernTiles": big.TAVERN_TILES,
        "kioskTiles": big.KIOSK_KINDS,
        "guildCards": big.GUILD_CARDS,
        "target": tables.TARGET,
        "bigTarget": big.EXPANSION_TARGET,
        "startCapacity": tables.START_CAPACITY,
        "fullCapacity": tables.FULL_CAPACITY,
        "merchantFee": tables.MERCHANT_FEE,
        "catchLira": tables.CATCH_LIRA,
        "toll": tables.TOLL,
        "extensionPrice": tables.EXTENSION_PRICE,
        "fetchPrice": tables.FETCH_PRICE,
        "extraPrice": tables.EXTRA_PRICE,
        "missedBid": tables.MISSED_BID,
        "lowestBid": choices.BID[0].arg,
        "highestBid": choices.BID[-1].arg,
        "cardLira": tables.LIRA_OF_CARD,
        "mail": [{"goods": goods, "lira": lira} for goods, lira in tables.MAIL],
        "marketPlace": tables.MARKET_PLACE,
        "marketPay": tables.MARKET_PAY,
        "demand": tables.DEMAND,
        "jewelryFor": tables.JEWELRY_FOR,
        "guildJewelryFor": big.GUILD_JEWELRY_FOR,
        "coffeeFor": big.COFFEE_DICE,
        "lettersFor": [{"letters": letters, "lira": lira} for letters, lira in big.LETTER_DICE],
        "palaceTrack": tables.PALACE_TRACK,
        "palaceFields": tables.PALACE_FIELDS,
        "palaceRubies": tables.PALACE_RUBIES,
        "dealerTop": tables.DEALER_TOP,
        "dealerRubies": tables.DEALER_RUBIES,
        "wainwrightRubies": tables.WAINWRIGHT_RUBIES,
        "mosqueRubies": tables.MOSQUE_RUBIES,
        "mosqueCosts": tables.MOSQUE_COSTS,
        "coffeeTop": big.COFFEE_HOUSE_TOP,
        "coffeeRubies": big.COFFEE_HOUSE_RUBIES,
        "roasted": big.ROASTED,
        "roastLira": big.ROAST_LIRA_PRICE,
        "barrierPrice": big.BARRIER_PRICE,
        "baksheeshCoffee": big.BAKSHEESH_COFFEE,
        "baksheesh": big.BAKSHEESH_SIDES,
        "tavernCosts": big.TAVERN_COSTS,
        "sealsForTurn": big.SEALS_FOR_A_TURN,
        "sealsForRuby": big.SEALS_FOR_A_RUBY,
        "societyLira": big.SOCIETY_LIRA,
        "ridePrice": big.RIDE_PRICE,
        "kioskExtensionLira": big.KIOSK_EXTENSION_LIRA,
        "kioskLira": {str(tile): lira for tile, lira in big.KIOSK_COFFEE_OR_LIRA.items()},
        "sales": [SALES[sell.arg] for sell in SELL],
        "deliveries": WILDS,
        "rules": _chapters(),
        "cardRules": {kind: _card_rules(kind) for kind in tables.ALL_CARDS},
        "guildRules": [[], *(_guild_rules(card) for card in range(1, big.GUILD_CARDS + 1))],
        "frames": {name: _fields(frame) for name, frame in GAME.frames.items() if _asks(frame)},
    }


def whole_space() -> dict[str, Any]:
    """All that can be asked, chosen, told and refused: every bit of it must have words."""
    return {
        "choices": [choice.text for choice in SPACE.actions],
        "closing": [choice.text for choice in SPACE.closers],
        "events": {kind.name: list(kind.params) for kind in event_kinds()},
        "questions": [name for name, frame in GAME.frames.items() if _asks(frame)],
        "variants": [key for key in QUESTIONS if " " in key],
        "view": start("istanbul", seats=3, seed="7", expansions=["mocha", "letters"]).view(0).to_dict(),
        "reasons": sorted(CODES | {code for code in REASONS if not code.startswith(OTHER_GAMES)}),
    }


def event_kinds() -> list[EventKind]:
    found = [*vars(events).values(), *vars(more_events).values()]
    return [kind for kind in found if isinstance(kind, EventKind)]


def _chapters() -> dict[str, int]:
    """How many paragraphs each chapter of the rules has."""
    chapters = [rule.id.partition(".")[0].removeprefix("IST-") for rule in paragraphs("istanbul")]
    return {chapter: chapters.count(chapter) for chapter in dict.fromkeys(chapters)}


def _card_rules(kind: str) -> list[str]:
    return [rule.id for rule in by_card(paragraphs("istanbul"), f"card {kind}")]


def _guild_rules(card: int) -> list[str]:
    return [rule.id for rule in by_guild(paragraphs("istanbul"), f"guild {card}")]


def _asks(frame: type) -> bool:
    """Whether a frame asks a player, other than chance and what goes on by itself."""
    return not issubclass(frame, Chance | Step)


def _fields(frame: Any) -> list[str]:
    return list(frame.FIELDS)


def written() -> dict[Path, str]:
    """The files and what is to stand in them."""
    return {
        HERE / "tables.json": _text(page_tables()),
        HERE / "space.json": _text(whole_space()),
        **{path: _text(found) for path, found in web_plans.written().items()},
    }


def _text(found: Any) -> str:
    """One line for each table or position, so that a difference can be read."""
    if isinstance(found, list):
        return "[\n" + ",\n".join(f"  {json.dumps(one)}" for one in found) + "\n]\n"
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in found.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main(arguments: list[str]) -> int:
    old = [path for path, text in written().items() if not path.exists() or path.read_text() != text]
    if "--check" in arguments:
        for path in old:
            print(f"{path.name} is not up to date: run python -m tools.web_tables")
        return 1 if old else 0
    for path, text in written().items():
        path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
