"""What the rules' tables of bonus cards say is what the engine does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meydan
from meydan.games.istanbul.deck import ALL_CARDS, cards_of
from meydan.games.istanbul.printed import (
    ACTED,
    ANY_TIME,
    BASE,
    CALM,
    JUST_ROLLED,
    LETTERS,
    MOCHA,
    MOMENTS,
    MOVING,
    PHASE_1,
    SELLING,
)
from tests.istanbul.story import Story

RULES = Path(__file__).parents[2] / "docs" / "rules" / "istanbul.md"
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
    """By card: how many there are, and when it is played. Tables and rows are in the order of boxes and kinds."""
    found = re.findall(r"^\| [^|]+ \| (\d+) \| ([^|]+) \|$", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    cards = [card.name for box in (BASE, MOCHA, LETTERS) for card in cards_of(box)]
    told = [(int(copies), when) for copies, when in found if when in WHEN]
    return dict(zip(cards, told, strict=True))


def test_every_card_is_there_as_often_and_played_when_the_rules_say():  # [IST-C.2] [IST-C.24] [IST-D.1]
    rules = meydan.start("istanbul", seats=3, seed=1, expansions=["mocha", "letters"]).rules
    engine = {name: (rules.card_copies[kind], rules.providers[kind].windows()) for kind, name in enumerate(ALL_CARDS)}
    assert engine == {name: (copies, WHEN[when]) for name, (copies, when) in rows().items()}


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
    any_question = {name for name, (_, when) in rows().items() if "any question" in when}
    assert played == any_question == {"lira", "coffee", "guild", "coffee-lira", "letter"}
