"""The lists of cards and tiles that the rules print are those the game is played with."""

import re
from pathlib import Path

from tests.istanbul_dice.story import CARDS, GAME, TILES, TODAY

RULES = (Path(__file__).parents[2] / "docs" / "rules" / "istanbul-dice.md").read_text(encoding="utf-8")


def paragraph(number):
    """The text of a paragraph, up to the next."""
    text = RULES.split(f"**[{number}]** ")[1]
    return re.split(r"^\*\*\[|^## ", text, flags=re.MULTILINE)[0]


def test_the_cards_and_their_copies():  # [DICE-C.10]
    rows = re.findall(r"^\| `([a-z-]+)` \| (\d) \|", paragraph("DICE-C.10"), flags=re.MULTILINE)
    deck = GAME.start(2, None, {}).deck
    assert dict(rows) == {name: str(deck[CARDS.index(name)]) for name in TODAY}
    assert sum(int(copies) for _, copies in rows) == 33


def test_the_tiles():  # [DICE-M.1]
    assert re.findall(r"`([a-z-]+)`", paragraph("DICE-M.1")) == TILES


def test_every_choice_named_in_the_rules_exists():  # [DICE-A.1]
    chapters = RULES.split("## DICE-A")[1].split("## DICE-C")[0]
    named = [
        text for text in re.findall(r"`([a-z]+ ?[A-Za-z0-9]*)`", chapters) if text not in ("tile NAME", "ruby AREA")
    ]
    assert [text for text in named if GAME.space.find(text) is None] == []
    assert len(named) > 8
