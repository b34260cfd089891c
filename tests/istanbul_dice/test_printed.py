"""The lists of cards and tiles that the rules print are those the game is played with."""

import re
from collections import Counter
from pathlib import Path

from meydan.games.istanbul_dice.printed import TILES as PRINTED_TILES
from meydan.games.istanbul_dice.words.names import card_name
from meydan.voice import Voice
from tests.istanbul_dice.story import CARDS, GAME, TODAY

RULES = (Path(__file__).parents[2] / "docs" / "rules" / "istanbul-dice.md").read_text(encoding="utf-8")


def paragraph(number):
    """The text of a paragraph, up to the next."""
    text = RULES.split(f"**[{number}]** ")[1]
    return re.split(r"^\*\*\[|^## ", text, flags=re.MULTILINE)[0]


def rows_of(number):
    """The cells of the table of a paragraph, without its head."""
    return [
        [cell.strip() for cell in row.split("|")[1:-1]] for row in re.findall(r"^\|.*\|$", paragraph(number), re.M)
    ][2:]


def test_the_cards_and_their_copies():  # [DICE-C.10]
    english = Voice("en")
    deck = GAME.start(2, None, {}).deck
    told = {english.say(card_name(CARDS.index(name))): str(deck[CARDS.index(name)]) for name in TODAY}
    rows = rows_of("DICE-C.10")
    assert {row[0]: row[1] for row in rows} == told
    assert sum(int(row[1]) for row in rows) == 33


def test_the_tiles():  # [DICE-M.1]
    english = Voice("en")
    copies = Counter(english(f"dice-tile-{tile.sort}") for tile in PRINTED_TILES for _ in range(tile.copies))
    coloured = {english(f"dice-tile-{tile.sort}") for tile in PRINTED_TILES if tile.colour >= 0}
    rows = {row[0]: row[1] for row in rows_of("DICE-M.1")}
    assert {name: int(text.split(",")[0]) for name, text in rows.items()} == copies
    assert {name for name, text in rows.items() if "colour" in text} == coloured
