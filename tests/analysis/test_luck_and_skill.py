"""Luck and skill apart: the sum is exact, luck has no direction, and the quick player's own answers change nothing."""

from dataclasses import replace
from itertools import pairwise

import pytest

from meydan.analysis import QUICK, analyse, chart
from meydan.analysis.chart import walk
from meydan.analysis.judge import Judge
from meydan.analysis.luck import EvenLuck, spread_out
from meydan.analysis.result import Step, TurningPoint
from meydan.analysis.shares import Line, by_kind, by_round, shares, turning_points
from meydan.analysis.wording import worded
from meydan.arena.workers import workers
from meydan.kernel.frame import CHANCE
from meydan.kernel.game import find_game
from meydan.kernel.rng import Rng
from meydan.voice import Voice
from tests.analysis.games import FEW, SMALL, played

exactly = lambda value: pytest.approx(value, abs=1e-9)  # noqa: E731


def charted(record, **given):
    with workers() as team:
        return chart(record, SMALL, team, **given)


@pytest.mark.parametrize(("game", "seats", "options"), FEW)
def test_start_and_luck_and_skill_make_the_result(game, seats, options):
    record = played(game, seats, options)
    made = charted(record)
    ranks = record.result["ranks"]
    for seat, share in enumerate(made.shares):
        assert share.start + share.luck + share.skill == exactly(share.result)
        assert share.result == (1 / ranks.count(1) if ranks[seat] == 1 else 0)
        assert sum(one.luck[seat] for one in made.rounds) == exactly(share.luck)
        assert sum(one.change[seat] for one in made.luck) == exactly(share.luck)
        assert sum(one.play[seat] for one in made.rounds) == exactly(share.play)
        assert sum(one.others[seat] for one in made.rounds) == exactly(share.others)
    assert len(made.chances) == len(record.steps) + 1
    assert all(sum(row) == exactly(1) for row in made.chances)
    assert {kind.stream for kind in made.luck} == {step.stream for step in made.steps if step.seat == CHANCE}


def test_it_holds_with_the_eyes_of_a_seat_too():
    made = charted(played("san-juan", 2), eyes=1)
    assert all(share.start + share.luck + share.skill == exactly(share.result) for share in made.shares)


def test_a_sum_by_hand():
    dice, mine, yours = Step(CHANCE, 1, "Roll", 6, "dice"), Step(0, 1, "Buy", 3), Step(1, 2, "Buy", 2)
    line = Line([dice, mine, yours], [[0.5, 0.5], [0.8, 0.2], [0.6, 0.4], [1.0, 0.0]], {1: [0.7, 0.3]})
    first, second = shares(line)
    assert (first.luck, first.play, first.others, first.unseen) == exactly((0.2, -0.2, 0.4, 0.1))
    assert (second.luck, second.play, second.others, second.unseen) == exactly((-0.2, -0.4, 0.2, -0.1))
    assert [one.round for one in by_round(line)] == [1, 2]
    assert [(one.stream, one.question, one.times) for one in by_kind(line)] == [("dice", "Roll", 1)]


# -- luck -----------------------------------------------------------------------------------------------------


def luck_of(judge, moment):
    """What each outcome would change for the first seat, and how likely it is."""
    before = judge.chances(moment.state, moment.turn, moment.begun)
    frame = moment.state.stack[-1]
    for outcome, likely in spread_out(frame, moment.state, 999):
        after = moment.state.clone()
        after.apply(outcome)
        now = judge.mind.turn(after) if after.stack else -1
        begun = moment.begun + (now >= 0 and now != moment.turn)
        earlier = int(begun % judge.header.seats == 0 and begun != moment.begun)
        turn = now if begun != moment.begun else moment.turn
        yield likely, judge.chances(after, turn, begun, earlier)[0] - before[0]


def moments_of_luck(record, most, stream):
    """Some positions in the middle of a game where chance is asked, with not too many outcomes."""
    found = 0
    for moment in walk(record):
        state = moment.state
        if moment.begun > 2 and state.seat == CHANCE and state.stack[-1].stream() == stream and found < 60:
            if 1 < len(state.stack[-1].options(state)) <= most:
                found += 1
                yield moment


@pytest.mark.parametrize(("game", "seats", "stream"), [("san-juan", 2, "cards"), ("istanbul", 4, "dice")])
def test_luck_has_no_direction_where_nothing_is_drawn_after_it(game, seats, stream):
    record = played(game, seats)
    judge = Judge(record.header(), replace(SMALL, tries=40, most=40), 1)
    exact = 0
    for moment in moments_of_luck(record, 40, stream):
        if is_last_luck(judge, moment):
            changes = list(luck_of(judge, moment))
            assert sum(likely for likely, _ in changes) == exactly(1)
            assert sum(likely * change for likely, change in changes) == exactly(0)
            exact += any(abs(change) > 1e-6 for _, change in changes)
            if exact == 3:
                break
    assert exact


def is_last_luck(judge, moment):
    """Whether every outcome leads to the end of the round without another roll or draw."""
    seats = judge.header.seats
    end = (moment.begun // seats + 1) * seats
    for outcome, _ in spread_out(moment.state.stack[-1], moment.state, 999):
        after = moment.state.clone()
        after.apply(outcome)
        if judge.play_on(after, moment.turn, moment.begun, end, None)[1] < end and after.stack:
            return False
    return True


@pytest.mark.parametrize(("game", "seats", "stream"), [("san-juan", 2, "cards"), ("istanbul-dice", 2, "cards")])
def test_luck_has_hardly_a_direction_elsewhere(game, seats, stream):
    judge = Judge(played(game, seats).header(), replace(QUICK, tries=120, most=120), 1)
    drifts = []
    for number, moment in enumerate(moments_of_luck(played(game, seats), QUICK.tries, stream)):
        if number % 5 == 0 and len(drifts) < 3:
            drifts.append(sum(likely * change for likely, change in luck_of(judge, moment)))
    assert drifts and abs(sum(drifts)) / len(drifts) < 0.03


def test_tries_have_luck_from_everywhere():
    luck = EvenLuck(7, 10)
    for slot in ((0, "dice", 0), (0, "dice", 1), (3, "cards", 0)):
        assert sorted(int(10 * place) for place in luck.places(slot)) == list(range(10))
    assert luck.places((0, "dice", 0)) != luck.places((0, "cards", 0))
    assert luck.places((0, "dice", 0)) == EvenLuck(7, 10).places((0, "dice", 0))


def test_many_outcomes_are_stood_for_by_some():
    state = find_game("istanbul-dice").start(2, 1, {})
    while state.seat != CHANCE:
        state.apply(state.answers()[-1])
    frame = state.stack[-1]
    some = spread_out(frame, state, 20)
    assert len(some) == min(20, len(frame.options(state))) and sum(likely for _, likely in some) == exactly(1)


# -- skill and turning points -----------------------------------------------------------------------------------


def test_who_plays_like_the_quick_player_changes_nothing():
    record = played("istanbul-dice", 2)
    judge = Judge(record.header(), SMALL, 1)
    made = charted(record)
    line = Line(made.steps, made.chances, made.revised)
    own = {
        moment.at
        for moment in walk(record)
        if moment.state.seat >= 0 and judge.own(moment.state, moment.state.answers()).text == record.steps[moment.at]
    }
    assert own
    assert all(change == exactly([0, 0]) for at, _, change in line.changes() if at in own)


def test_turning_points_are_few_and_apart():
    made = charted(played("san-juan", 2))
    assert 1 <= len(made.turning) <= 7
    places = [one.at for one in made.turning]
    assert places == sorted(places)
    assert all(later - sooner >= len(made.steps) / 21 for sooner, later in pairwise(places))


def test_who_sees_all_is_told_which_card_was_drawn_and_who_could_not_know_it_is_not():
    record = played("san-juan", 2)
    made = charted(record)
    at = next(at for at, step in enumerate(made.steps) if at > 30 and step.question == "Draw" and step.options > 1)
    turning = [TurningPoint(at, "luck", 0, 0.1)]

    def told(eyes):
        (line,) = worded(record, replace(made, turning=turning, eyes=eyes, verdicts=None))[at].lines
        return line.seat, Voice("en").say(line.said)

    who, open_to_all = told(None)
    assert open_to_all.lower() == "draws " + record.steps[at].removeprefix("card ").replace("-", " ")
    assert told(who) == (who, open_to_all)
    assert told(1 - who) == (who, "draws a card")


def test_dice_are_told_by_what_they_show():
    record = played("istanbul", 4)
    made = charted(record)
    at = next(at for at, step in enumerate(made.steps) if step.stream == "dice")
    lines = worded(record, replace(made, turning=[TurningPoint(at, "luck", 0, 0.1)], verdicts=None))[at].lines
    first, second = record.steps[at].split()[1:]
    assert Voice("en").say(lines[0].said) == f"The dice show {first} and {second}."


def test_the_largest_change_is_a_turning_point():
    steps = [Step(0, at, "Buy", 2) for at in range(40)]
    rows = [[0.5, 0.5]] * 20 + [[0.9, 0.1]] + [[0.5, 0.5]] * 20
    assert next(one.at for one in turning_points(Line(steps, rows, {}))) in (19, 20)


def test_a_chart_with_the_eyes_of_a_seat_knows_no_more_than_it():
    record = played("san-juan", 2)
    judge = Judge(record.header(), SMALL, 1, eyes=0)
    for moment in walk(record):
        if moment.at in (30, 60) and moment.state.stack:
            other = judge.game.shuffle_hidden(moment.state, 0, Rng(9))
            found = [judge.chances(state, moment.turn, moment.begun) for state in (moment.state, other)]
            assert found[0] == found[1]


def test_the_first_chart_comes_before_the_verdicts():
    seen, told = [], []
    record = played("istanbul-dice", 2)
    made = analyse(record, SMALL, first=seen.append, progress=lambda *done: told.append(done))
    assert seen[0].verdicts is None and seen[0].chances == made.chances and made.verdicts
    assert [what for what, _, _ in told] == sorted(what for what, _, _ in told)
    assert all(done <= total for _, done, total in told) and told[-1][1] == told[-1][2]
