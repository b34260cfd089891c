"""Puzzles over HTTP: for everybody, with all that is needed to judge an answer, from the eyes of the seat."""

from __future__ import annotations

import httpx
import pytest

from meydan.puzzles import shipped
from meydan.server import told
from meydan.server.puzzling import PuzzlesTold, PuzzleTold, puzzle_told
from tests.server.test_described import fits, sent

PATIENCE = 60.0  # seconds: the process that tells them may have to be started
EACH = list({one.box: one for one in shipped()}.values())  # one of each box


def test_they_are_listed_with_that_of_the_day(shared_sqlite):
    answer = fits(httpx.get(f"{shared_sqlite.url}/api/puzzles").content, PuzzlesTold)
    assert [one.id for one in answer.puzzles] == [one.id for one in shipped()]
    assert answer.today in {one.id for one in shipped()} and len(answer.day) == len("2026-11-17")


def test_one_is_told_to_everybody(shared_sqlite):
    one = EACH[0]
    answer = httpx.get(f"{shared_sqlite.url}/api/puzzles/{one.id}", timeout=PATIENCE)
    assert answer.headers["content-encoding"] == "gzip"
    read = fits(answer.content, PuzzleTold)
    assert (read.id, read.accepted) == (one.id, one.accepted)
    bare = {"accept-encoding": "identity"}
    plain = httpx.get(f"{shared_sqlite.url}/api/puzzles/{one.id}", headers=bare, timeout=PATIENCE)
    assert plain.content == answer.content


def test_what_is_not_there_is_said(shared_sqlite):
    answer = httpx.get(f"{shared_sqlite.url}/api/puzzles/nothing")
    refused = fits(answer.content, told.ProblemDocument)
    assert (answer.status_code, refused.code) == (404, "not-found")
    assert "there is no puzzle 'nothing'" in refused.detail


@pytest.mark.parametrize("one", EACH, ids=lambda one: one.box)
def test_it_can_be_judged_without_asking_again(one):
    read = fits(sent(puzzle_told(one.id)), PuzzleTold)
    options = set(read.view.options)
    assert {*read.accepted, *read.sequels} == options and not {*read.accepted} & {*read.sequels}
    assert {*read.previews} == options and read.line[0] in read.accepted
    assert read.view.seat == read.after.seat == one.seat and read.view.told is not None and read.after.told is not None
    assert read.quick.choice in read.sequels and read.second.choice in read.sequels
    assert read.best.chance > read.quick.chance and all(read.sequels.values())
