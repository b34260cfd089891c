"""What the rules consist of: parts, paragraphs, tables and layouts, and with what each of them holds."""

from itertools import combinations

import pytest

import meydan
from meydan.kernel.game import GAMES
from meydan.rulebook.naming import names_of
from meydan.rulebook.reading import Holds, _condition, rules_of, wanted_ids
from meydan.voice import LANGUAGES

OURS = ("istanbul", "istanbul-dice", "san-juan")


@pytest.mark.parametrize("game", OURS)
def test_a_paragraph_is_the_same_one_in_every_language(game):
    english = rules_of(game)
    assert len(english.paragraphs) > 100
    for language in LANGUAGES:
        rules = rules_of(game, language)
        assert rules.language == language
        for one, other in zip(english.paragraphs, rules.paragraphs, strict=True):
            assert (one.id, one.ours, one.holds) == (other.id, other.ours, other.holds)
            assert [block.kind for block in one.blocks] == [block.kind for block in other.blocks], one.id
        assert len(rules.situations) == len(english.situations) > 50
        assert [one.rules for one in rules.situations] == [one.rules for one in english.situations]


@pytest.mark.parametrize("game", OURS)
def test_what_is_asked_is_answered_by_paragraphs_that_there_are(game):
    ids = {rule.id for rule in rules_of(game).paragraphs}
    assert {id for one in rules_of(game).situations for id in one.rules} <= ids


def test_no_mark_of_a_ruling_and_no_comment_is_left_in_a_text():
    for game in OURS:
        for rule in rules_of(game).paragraphs:
            text = rule.markdown()
            assert "<!--" not in text and "*(" not in text, rule.id


@pytest.mark.parametrize("game", OURS)
def test_help_about_what_is_on_a_table_is_shown_there(game):
    """Whatever can lie on a table with some boxes has a paragraph of its own that holds with them."""
    found = GAMES[game]
    words = found.words()
    boxes = [value for option in found.options if option.name == "expansions" for value in option.values]
    by_id = {rule.id: rule for rule in rules_of(game).paragraphs}
    for many in range(len(boxes) + 1):
        for mix in combinations(boxes, many):
            options = {"expansions": list(mix)} if boxes else {}
            header = meydan.start(game, seats=3, seed=1, **options).header
            for _, anchors in words.topics(header):
                for anchor in anchors:
                    ids = wanted_ids(words.topic(anchor, header).rules)
                    rules = [rule for id, rule in by_id.items() if id in ids or rule.chapter in ids]
                    assert any(rule.holds.among(mix, 3) for rule in rules), (mix, anchor, ids)


def test_when_something_holds():
    both = _condition("with mocha letters")
    either = _condition("with mocha or letters")
    assert [both.among(some, 4) for some in ([], ["mocha"], ["letters", "mocha"], None)] == [False, False, True, True]
    assert [either.among(some, 4) for some in ([], ["mocha"], ["letters", "mocha"], None)] == [False, True, True, True]
    assert [_condition("for 2").among([], seats) for seats in (2, 3, None)] == [True, False, True]
    assert [_condition("for 2-4").among([], seats) for seats in (2, 4, 5)] == [True, True, False]
    assert Holds().among([], 5)
    with pytest.raises(ValueError, match="it may say"):
        _condition("when it rains")


def test_the_base_game_is_read_without_the_boxes():
    of_boxes = {"IST-17", "IST-19", "IST-B", "IST-K", "IST-22", "IST-25", "IST-Z", "IST-D", "IST-X"}
    held = {rule.chapter for rule in rules_of("istanbul").paragraphs if rule.holds.among([], 3)}
    assert not held & of_boxes
    assert {"IST-1", "IST-9", "IST-16", "IST-F", "IST-C"} <= held


def test_a_game_without_rules_has_none(monkeypatch, tmp_path):
    monkeypatch.setattr("meydan.rulebook.reading.PAGES", tmp_path)
    assert rules_of("istanbul", "pl").paragraphs == []


def test_everything_with_help_has_its_names():
    for named in names_of("san-juan", LANGUAGES):
        assert len(named.names) == len(LANGUAGES) and all(named.names), named.anchor
        assert named.rules
