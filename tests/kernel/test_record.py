"""Records: whole games as one file, replayed, verified, and refused with a reason when something is wrong."""

import json
from dataclasses import replace

import pytest

import meydan
from meydan import BadRecord, Record, Table
from meydan.kernel.rng import Rng


def finished(seed="fair", seats=3, **options):
    """A table played to its end."""
    game = meydan.find_game("istanbul")
    table = Table("istanbul", seats=seats, seed=seed, options=options, players=["Ada", "Ben", "Cem"][:seats])
    rng = Rng(1)
    while not table.over:
        answers = game.sensible(table.state, table.options())
        table.play(answers[rng.below(len(answers))])
    return table


@pytest.fixture(scope="module")
def record():
    return finished().record()


def changed(record, **what):
    return Record.from_json(replace(record, **what).to_json())


def test_a_finished_record_verifies(record):
    verified = record.verify()
    assert verified.finished
    assert verified.seed_known
    assert verified.steps == len(record.steps)
    assert verified.outcomes > 10


def test_a_record_survives_writing_and_reading(record):
    assert Record.from_json(record.to_json()) == record
    assert record.players == ("Ada", "Ben", "Cem")


def test_the_seed_stays_out_until_the_end():
    game = meydan.start("istanbul", seats=2, seed="secret seed")
    assert game.record().seed is None
    assert "secret seed" not in game.record().to_json()
    assert game.record().commitment == game.header.commitment
    assert game.record(reveal=True).seed == "secret seed"
    assert finished("secret seed", 2).record().seed == "secret seed"


def test_an_unfinished_record_verifies_its_steps_without_the_seed():
    game = meydan.start("istanbul", seats=2, seed=5)
    game.play("move 2")
    verified = game.record().verify()
    assert not verified.finished
    assert not verified.seed_known


def test_replaying_a_part(record):
    assert record.replay(0).seat == meydan.CHANCE
    part = record.replay(40)
    assert [choice.text for choice in part.choices()] == list(record.steps[:40])


def test_a_loaded_die_is_found(record):
    at = next(at for at, step in enumerate(record.steps) if step.startswith("roll") and at > 30)
    other = "roll 1 1" if record.steps[at] != "roll 1 1" else "roll 6 6"
    with pytest.raises(
        BadRecord, match=f"step {at + 1} is '{other}', but the seed gives '{record.steps[at]}'"
    ) as error:
        changed(record, steps=(*record.steps[:at], other, *record.steps[at + 1 :])).verify()
    assert error.value.line == at + 1


def test_an_illegal_move_is_found(record):
    at = next(at for at, step in enumerate(record.steps) if step.startswith("move") and at > 30)
    with pytest.raises(BadRecord, match=f"step {at + 1} does not fit: 'buy' is not possible") as error:
        changed(record, steps=(*record.steps[:at], "buy", *record.steps[at + 1 :])).verify()
    assert error.value.line == at + 1


def test_another_seed_is_found(record):
    with pytest.raises(BadRecord, match="the seed does not fit the commitment"):
        changed(record, seed="unfair").verify()


def test_another_seed_with_its_own_commitment_is_found(record):
    from meydan.kernel.header import commitment

    with pytest.raises(BadRecord, match="but the seed gives"):
        changed(record, seed="unfair", commitment=commitment("unfair")).verify()


def test_another_result_is_found(record):
    with pytest.raises(BadRecord, match="the result in the record is"):
        changed(record, result={**record.result, "ranks": [1, 1, 1]}).verify()


def test_a_record_cut_short_is_found(record):
    with pytest.raises(BadRecord, match="the record tells of an end"):
        changed(record, steps=record.steps[:-3]).verify()


def test_a_record_that_goes_on_after_the_end_is_found(record):
    with pytest.raises(BadRecord, match="The game is over"):
        changed(record, steps=(*record.steps, "move 7")).verify()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not whole JSON"),
        ('{"format": "meydan-rec', "not whole JSON"),
        ("[" * 100_000, "not whole JSON"),
        ("[]", "not a record of Meydan"),
        ('{"moves": ["e4"]}', "not a record of Meydan"),
        ('{"format": "meydan-record"}', "format version None"),
        ('{"format": "meydan-record", "format_version": 99}', "format version 99; this Meydan reads up to 2"),
        ('{"format": "meydan-record", "format_version": 1}', "'game' is missing"),
    ],
)
def test_foreign_and_broken_files_are_refused(text, says):
    with pytest.raises(BadRecord, match=says):
        Record.from_json(text)


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("seats", "three", "'seats' should be a number, not 'three'"),
        ("seats", 9, "2 to 5 seats, not 9"),
        ("seats", True, "'seats' should be a number"),
        ("steps", "move 7", "'steps' should be a list"),
        ("steps", ["lay 1 at 1", 7], "step 2 of this record is not a text: 7"),
        ("options", [], "'options' should be an object"),
        ("options", {"layout": "curly"}, "there is no layout 'curly'"),
        ("game", "ankara", "there is no game 'ankara'"),
        ("rules", 99, "follows version 99 of the rules of Istanbul; this Meydan knows up to \\d"),
        ("seed", 5, "'seed' should be a text or null"),
    ],
)
def test_a_damaged_field_is_named(record, key, value, says):
    data = json.loads(record.to_json())
    data[key] = value
    with pytest.raises(BadRecord, match=says):
        Record.from_json(json.dumps(data)).verify()


def test_a_truncated_file_is_refused(record):
    text = record.to_json()
    for cut in (10, len(text) // 2, len(text) - 3):
        with pytest.raises(BadRecord):
            Record.from_json(text[:cut])


def test_a_game_goes_on_by_the_rules_it_began_with(monkeypatch):
    old = meydan.Table("istanbul", seats=2, seed=1)
    was = old.state.header.rules
    old.play(old.options()[0])
    record = old.record(reveal=True)
    monkeypatch.setattr(type(meydan.find_game("istanbul")), "rules_version", was + 1)
    assert meydan.Table("istanbul", seats=2, seed=1).record().rules == was + 1
    assert meydan.Table("istanbul", seats=2, seed=1, rules=was).record(reveal=True).rules == was
    for state in (record.replay(), meydan.Table.resume(record).state, meydan.Table.fork(record, 3).state):
        assert state.header.rules == state.view(0).header.rules == state.record().rules == was
    assert record.replay() == old.state != meydan.Table("istanbul", seats=2, seed=1).state
    with pytest.raises(meydan.BadOption, match="there is no version 99 of the rules of Istanbul"):
        meydan.Table("istanbul", seats=2, rules=99)
