"""Whole games of the past replay and verify for ever."""

import re
from pathlib import Path

import pytest

from meydan import Record, find_game

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_past_game_replays_and_verifies(path):
    text = path.read_text(encoding="utf-8")
    record = Record.from_json(text)
    verified = record.verify()
    assert verified.finished
    assert verified.seed_known
    assert record.to_json() == text


def test_every_player_count_and_variant_has_one():
    records = [Record.from_json(path.read_text(encoding="utf-8")) for path in RECORDS]
    istanbul = [record for record in records if record.game == "istanbul" and not record.options.get("expansions")]
    assert {record.seats for record in istanbul} == {2, 3, 4, 5}
    layouts = {record.options["layout"] for record in istanbul if isinstance(record.options["layout"], str)}
    assert layouts == {"short", "long", "order", "random", "random-2023"}
    assert any(isinstance(record.options["layout"], list) for record in istanbul)
    assert any(record.options["neutral_assistants"] for record in istanbul)
    assert any(record.options["caravan_leader"] for record in istanbul)


def test_every_mix_of_expansions_has_one():
    records = [Record.from_json(path.read_text(encoding="utf-8")) for path in RECORDS]
    mixes = {tuple(record.options.get("expansions", [])) for record in records if record.game == "istanbul"}
    assert mixes == {(), ("mocha",), ("letters",), ("mocha", "letters")}
    for boxes in mixes:
        istanbul = [record for record in records if record.game == "istanbul"]
        seats = {record.seats for record in istanbul if tuple(record.options.get("expansions", [])) == boxes}
        assert len(seats) >= 3, boxes


def test_every_version_of_the_rules_of_istanbul_has_one_of_each_mix():
    records = [Record.from_json(path.read_text(encoding="utf-8")) for path in RECORDS]
    found = {
        (record.rules, tuple(record.options.get("expansions", []))) for record in records if record.game == "istanbul"
    }
    mixes = [(), ("mocha",), ("letters",), ("mocha", "letters")]
    assert found == {(rules, mix) for rules in (1, 2) for mix in mixes}


def test_every_mix_and_seat_count_of_san_juan_has_one():
    records = [Record.from_json(path.read_text(encoding="utf-8")) for path in RECORDS]
    san_juan = [record for record in records if record.game == "san-juan"]
    mixes = [(), ("new-buildings",), ("events",), ("new-buildings", "events")]
    found = {(tuple(record.options["expansions"]), record.seats) for record in san_juan}
    assert found == {(mix, seats) for mix in mixes for seats in (2, 3, 4)}
    assert {record.options["setup"] for record in san_juan} == {"dealt", "drafted"}


@pytest.mark.parametrize("game", ["san-juan", "istanbul-dice"])
def test_every_version_of_the_rules_has_some(game):
    """And in the records of the second one that comes up which the first one did not have."""
    records = [Record.from_json(path.read_text(encoding="utf-8")) for path in RECORDS]
    versions = {record.rules for record in records if record.game == game}
    assert versions == set(range(1, find_game(game).rules_version + 1))
    steps = {step for record in records if record.game == game and record.rules == 2 for step in record.steps}
    if game == "san-juan":
        assert {"back", "event governors-visit"} <= steps
        assert any(re.fullmatch(r"lose [a-z-]+ \d+", step) for step in steps)
    else:
        assert {"reveal trade-red", "card trade-blue", "reveal own-three-brown-lira"} <= steps


def test_every_seat_count_of_the_dice_game_has_one():
    records = [Record.from_json(path.read_text(encoding="utf-8")) for path in RECORDS]
    assert {record.seats for record in records if record.game == "istanbul-dice"} == {2, 3, 4}
