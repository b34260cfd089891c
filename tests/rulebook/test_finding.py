"""Rules are found by number, by chapter, and by words as people type them; the page gives the same answers."""

import json
from pathlib import Path

import pytest

from meydan.rulebook.finding import alike, look_up, words_in

QUERIES = json.loads((Path(__file__).parent / "queries.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("asked", QUERIES, ids=lambda asked: f"{asked['language']}: {asked['query']}")
def test_what_people_type_is_found(asked):
    found = [rule.id for rule in look_up(asked["game"], [asked["query"]], asked["language"])]
    assert found[: len(asked["found"])] == asked["found"]


def test_by_number_and_chapter():
    def ids(query):
        return [rule.id for rule in look_up("istanbul", [query])]

    assert ids("IST-9.1") == ids("9.1") == ["IST-9.1"]
    assert ids("ist-9.1-2") == ids("9") == ids("tea house") == ["IST-9.1", "IST-9.2"]
    assert ids("IST-F")[0] == "IST-F.1"
    assert ids("qqqqqq") == []


def test_words_without_capitals_and_accents():
    assert words_in("Żeton «Łódź», п’ять, Ёж, l’œuvre") == ["zeton", "lodz", "п'ять", "еж", "l'oeuvre"]


def test_how_much_alike_words_are():
    exact, begun, bent, slip = (alike("mosque", word) for word in ("mosque", "mosques", "mosquito", "masque"))
    both = alike("mozaic", "mosaicist")
    assert exact > begun > bent > slip > both > 0
    assert alike("tea", "tee") == 0, "short words are what they are"
    assert alike("16", "17") == 0, "and so are numbers"
