"""docs/views.md tells every field of every view, every sort of answer and every kind of card, in their order."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

import meydan
from meydan.games.istanbul import view as istanbul_view
from meydan.games.istanbul.deck import ALL_CARDS, SETTLED
from meydan.games.istanbul_dice import printed as dice
from meydan.games.istanbul_dice import view as dice_view
from meydan.games.san_juan import view as san_juan_view
from meydan.games.san_juan.printed import ROLES
from meydan.kernel.view import View

TEXT = (Path(__file__).parent.parent / "docs" / "views.md").read_text(encoding="utf-8")
CHAPTERS = dict(part.split("\n", 1) for part in TEXT.split("\n## ")[1:])
VIEWS = {
    "istanbul": (istanbul_view.ExpandedView, istanbul_view.ExpandedPlayerView),
    "san-juan": (san_juan_view.SanJuanView, san_juan_view.PlayerView),
    "istanbul-dice": (dice_view.DiceView, dice_view.PlayerView),
}
KINDS = {
    "istanbul": (ALL_CARDS[:SETTLED],),
    "san-juan": (ROLES,),
    "istanbul-dice": (dice.CARD_NAMES, dice.TILE_NAMES, dice.AREA_NAMES),
}


def quoted(text: str) -> set[str]:
    return set(re.findall(r"`([^`]*)`", text))


@pytest.mark.parametrize("game", meydan.GAMES.values(), ids=lambda game: game.name)
class TestAGame:
    def test_every_field_is_told(self, game):
        common = {field.name for field in fields(View)}
        told = quoted(CHAPTERS[game.title])
        for kind in VIEWS[game.name]:
            assert {field.name for field in fields(kind)} - common - told == set()
        assert common <= quoted(CHAPTERS["Every view"])

    def test_every_sort_of_answer_is_told_by_one_that_there_is(self, game):
        told = quoted(CHAPTERS[game.title])
        verbs = {text.split()[0] for text in game.space.by_text}
        assert verbs - {text.split()[0] for text in told} == set()
        table = CHAPTERS[game.title].split("| answer |")[1]
        answers = re.findall(r"^\| ((?:`[^`]*`(?:, )?)+) \|", table, re.M)
        shown = {text for cell in answers for text in quoted(cell)}
        assert len(shown) > 20 and [text for text in shown if game.space.find(text) is None] == []

    def test_kinds_are_listed_in_their_order(self, game):
        told = " ".join(" ".join(sorted_out(CHAPTERS[game.title])).split())
        for names in KINDS[game.name]:
            assert " ".join(names) in told


def sorted_out(chapter: str) -> list[str]:
    """The words of lists of names, one after the other."""
    return re.findall(r"`([^`]*)`", chapter.replace("\n", " "))
