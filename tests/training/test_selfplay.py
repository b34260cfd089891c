"""Games to learn from: replayed from a line, with what the teacher said, and always the same from a seed."""

import json

import pytest

from meydan.kernel.game import find_game
from meydan.search.rollout import AnySensible
from meydan.training import selfplay
from meydan.training.boxes import boxes
from meydan.training.players import ASKED, NOBODY, OWN_SEARCH, Course
from meydan.training.selfplay import lesson_game, lessons, positions
from tests.search.test_minds import MIXES

DICE = "istanbul-dice"


def last_option(state, seat, options):
    return options[-1]


def game(name=DICE, seats=3, options=None, **more):
    rules = find_game(name)
    return lesson_game(rules, seats, options or {}, "a game", AnySensible(rules, 1), **more)


@pytest.mark.parametrize(("name", "seats", "options"), MIXES)
def test_a_game_is_replayed_from_its_line(name, seats, options):
    rules = find_game(name)
    line = game(name, seats, options, teacher=last_option, asked=100)
    assert line == game(name, seats, options, teacher=last_option, asked=100)
    rows, won = positions(rules, line)
    assert sum(won) == pytest.approx(1.0) and len(won) == seats
    assert len(rows) > 10 and {len(row) for row in rows} == {seats}
    taught = [(len(answers), answer is answers[-1]) for _, answers, answer in lessons(rules, line)]
    assert taught and all(count > 1 and said for count, said in taught)


def test_the_teacher_is_asked_as_often_as_was_said():
    counts = [len(list(lessons(find_game(DICE), game(teacher=last_option, asked=asked)))) for asked in (0, 1000)]
    assert counts[0] == 0 and counts[1] > 20
    assert list(lessons(find_game(DICE), game())) == []


def test_a_game_that_would_not_end_is_thrown_away(monkeypatch):
    monkeypatch.setattr(selfplay, "LONGEST", 10)
    assert game() is None


def test_a_game_depends_on_nothing_but_the_course_and_its_number():
    course = Course(DICE, boxes([DICE])[0].mixes, "seed", None, OWN_SEARCH, 2)
    both = course.play(range(2))
    assert course.play([1]) == both[1:]
    assert [json.loads(line)["n"] for line in both] == [2, 3]
    questions = sum(line.count(";") for line in both)
    assert 0 < sum(json.loads(line)["l"].count(";") for line in both) < questions * ASKED / 1000 * 1.5


def test_from_nothing_nobody_teaches_and_a_bot_that_was_named_answers_everything():
    mixes = boxes([DICE])[0].mixes
    alone, taught = (Course(DICE, mixes, "seed", None, teacher, 2).play([0])[0] for teacher in (NOBODY, "greedy"))
    assert json.loads(alone)["l"] == ""
    assert len(list(lessons(find_game(DICE), taught))) > 20
