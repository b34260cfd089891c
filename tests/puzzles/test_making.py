"""Puzzles are found in games: the same with the same seed, gone on with where they were left, and kept as text."""

from __future__ import annotations

from dataclasses import replace

import pytest

from meydan.kernel.errors import BadOption
from meydan.puzzles import BadPuzzle, Puzzle, at_once, find_puzzle, finding, making, shipped, what_follows
from meydan.puzzles.checking import faults_of
from meydan.puzzles.making import Job, Kept, look_through, make
from meydan.puzzles.puzzle import Weighed
from meydan.puzzles.reading import read_file
from meydan.training.boxes import boxes
from tests.analysis.games import played

BOX = boxes(["san-juan"])[0]


@pytest.fixture
def hasty(monkeypatch):
    """Looks are short, and little is enough."""
    for name, value in {
        "GLANCE": 16, "LOOK": 32, "MOST_TRIES": 64, "TRIES": 32, "LEAST_TRIES": 16, "END_TRIES": 16,
        "LEAST_END_TRIES": 16, "MOST_LOOKS": 3,
    }.items():  # fmt: skip
        monkeypatch.setattr(finding, name, value)


def test_what_is_found_depends_on_seed_and_number_alone(hasty):
    job = Job(BOX, 0, "one")
    first = look_through(job)[1]
    assert look_through(job)[1] == first
    for one in first:
        assert [fault for fault in faults_of(one)] == []
        assert (one.seats, one.made.number, one.made.seed) == (2, 0, "one")


def test_a_record_is_looked_through_too(hasty):
    record = played("san-juan", 2)
    _, found = look_through(Job(BOX, 0, "1", "game.json", record))
    assert {one.made.source for one in found} <= {"game.json"}


def test_it_goes_on_where_it_was_left(tmp_path, monkeypatch):
    one, other = [puzzle for puzzle in shipped() if puzzle.box == BOX.name][:2]
    looked = []

    def look(job):
        looked.append((job.source, job.number))
        puzzle = one if job.source != making.SELF_PLAY else other
        return job, [replace(puzzle, made=replace(puzzle.made, source=job.source, seed=job.seed, number=job.number))]

    monkeypatch.setattr(making, "look_through", look)
    told = []
    record = played("san-juan", 2)
    assert make(tmp_path, [BOX], 1, seed="7", records=[("game.json", record)]) == {"san-juan": 1}
    assert looked == [("game.json", 0)]
    assert make(
        tmp_path, [BOX], 2, seed="7", records=[("game.json", record)], progress=lambda *now: told.append(now)
    ) == {"san-juan": 2}
    assert looked[1:] == [(making.SELF_PLAY, 0)] and told == [("san-juan", 2, 2)]
    assert make(tmp_path, [BOX], 3, seed="7", games=2) == {"san-juan": 2}  # nothing new is found any more
    assert looked[2:] == [(making.SELF_PLAY, 1), (making.SELF_PLAY, 2)]
    assert [puzzle.id for puzzle in read_file(tmp_path / "san-juan.jsonl")] == [
        puzzle.id for puzzle in Kept(tmp_path, BOX).puzzles
    ]


def test_a_puzzle_is_one_line_of_text():
    for one in shipped()[::9]:
        assert Puzzle.from_json(one.to_json()) == one
        assert "\n" not in one.to_json()


@pytest.mark.parametrize(
    "text, said",
    [
        ("nonsense", "not whole JSON"),
        ("{}", "it does not say"),
        ('{"format": "meydan-puzzle", "format_version": 9}', "format version 9; this Meydan reads 1"),
        ('{"format": "meydan-puzzle", "format_version": 1}', "not complete"),
    ],
)
def test_what_is_no_puzzle_is_said_with_its_line(tmp_path, text, said):
    path = tmp_path / "some.jsonl"
    path.write_text(f"{shipped()[0].to_json()}\n{text}\n", encoding="utf-8")
    with pytest.raises(BadPuzzle, match=r"some\.jsonl, line 2") as refused:
        read_file(path)
    assert said in str(refused.value)


def test_an_unknown_puzzle_is_said_to_be_none():
    with pytest.raises(BadOption, match="there is no puzzle 'x'"):
        find_puzzle("x")


def test_faults_are_found():
    one = shipped()[0]
    evidence = one.evidence
    weak = replace(evidence, quick=replace(evidence.quick, loss=0.01))
    for wrong, said in (
        (replace(one, seat=one.seat + 1), "is not asked"),
        (replace(one, position={}), "cannot be read"),
        (replace(one, id="0"), "another position"),
        (replace(one, accepted=["nothing"]), "'nothing' is no option"),
        (replace(one, evidence=weak), "not clear"),
        (replace(one, line=[one.line[0], "nothing"]), "'nothing' of its line"),
    ):
        assert said in "; ".join(faults_of(wrong))
    assert not Weighed("x", [], 0.1, 0.05).clear and Weighed("x", [], 0.1, 0.01).clear


@pytest.mark.parametrize("one", shipped()[::17], ids=lambda one: f"{one.box}-{one.id}")
def test_an_answer_has_a_sequel_that_the_seat_may_hear(one):
    right = at_once(one, one.line)
    wrong = what_follows(one, one.evidence.quick.choice)
    assert right.state.choices() and wrong.events
    assert all(event.heard_by(one.seat) for event in (*right.events, *wrong.events))
