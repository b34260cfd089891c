"""What the rules' tables of bonus cards say is what the engine does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meydan
from meydan.games.istanbul.printed import (
    ACTED,
    ANY_TIME,
    CALM,
    JUST_ROLLED,
    MOMENTS,
    MOVING,
    PHASE_1,
    SELLING,
)
from tests.istanbul.story import Story

RULES = Path(__file__).parents[2] / "docs" / "rules" / "istanbul.md"
# The cards in the order of the engine, as the rules call them.
CARD_NAMES = [
    "1 good", "5 lira", "move 3 or 4", "stay", "return an assistant",
    "family member to the police", "sell any goods", "Post Office twice", "Palace twice", "Dealer twice",
    "2 coffee", "guild card for 2 coffee", "8 lira for a coffee", "swap", "dice for coffee",
    "turn a die to 6", "to a corner", "Wainwright twice", "Coffee House twice", "a letter",
    "dice for letters", "7 lira for a good", "a fabric and 3 lira", "a spice and 3 lira", "a fruit and 3 lira",
    "copy", "errand", "join a merchant", "companion 2 steps", "a figure from afar",
    "Mosque twice", "Secret Society twice", "ride",
]  # fmt: skip
WHEN = {
    "own turn, at any question": ANY_TIME,
    "own turn, not in the middle of an action": CALM,
    "phase 1": PHASE_1,
    "phase 1, instead of the normal move": MOVING,
    "phase 1, instead of the normal turn": MOVING,
    "when about to sell at the Small Market": SELLING,
    "right after an own roll": JUST_ROLLED,
    "after the action": ACTED,
    "as the card that is copied": MOMENTS - 1,
}


def rows() -> dict[str, tuple[int, str]]:
    """By card: how many there are, and when it is played."""
    found = re.findall(r"^\| ([^|]+) \| (\d+) \| ([^|]+) \|$", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    return {name: (int(copies), when) for name, copies, when in found if name in CARD_NAMES}


def test_every_card_is_there_as_often_and_played_when_the_rules_say():  # [IST-C.2] [IST-C.24] [IST-D.1]
    rules = meydan.start("istanbul", seats=3, seed=1, expansions=["mocha", "letters"]).rules
    told = rows()
    assert set(told) == set(CARD_NAMES)
    engine = {name: (rules.card_copies[kind], rules.providers[kind].windows()) for kind, name in enumerate(CARD_NAMES)}
    assert engine == {name: (copies, WHEN[when]) for name, (copies, when) in told.items()}


@pytest.mark.parametrize("figure", ["smuggler fabric", "governor", "trader", "courier"])
def test_in_an_encounter_only_cards_for_any_question_are_played(figure):  # [IST-E.1] [IST-C.28] [IST-D.2]
    story = Story(expansions=["mocha", "letters"])
    story.governor_at(5).smuggler_at(5).trader_at(5).courier_at(5).discarded("far")
    held = [name for name in story.kinds if name not in ("far", "copy")]
    story.red.with_cards(*held).with_lira(9).with_coffee(9).with_goods(fabric=1).with_posted(3).with_family_at(2)
    story.red.with_companion_at(8).meeting(5).play(figure)
    while story.whose == "chance":
        story.game.play(story.options[0])
    played = {text.split()[1] for text in story.options if text.startswith("card ")}
    any_question = {
        name for name, full in zip(story.kinds, CARD_NAMES, strict=True) if "any question" in rows()[full][1]
    }
    assert played == any_question == {"lira", "coffee", "guild", "coffee-lira", "letter"}
