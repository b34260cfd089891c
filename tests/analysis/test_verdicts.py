"""Verdicts: blind to what is hidden, the same in any number of processes, and terrible moves are called so."""

import json
from dataclasses import replace

import pytest

from meydan.analysis import (
    BLUNDER,
    FINE,
    INACCURACY,
    MISTAKE,
    QUICK,
    Analysis,
    Cancelled,
    NotFinished,
    analyse,
)
from meydan.analysis.chart import walk
from meydan.analysis.verdicts import judge_decision, kind_of
from meydan.kernel.errors import BadOption, BadRecord
from meydan.kernel.rng import Rng
from tests.analysis.games import FEW, SMALL, played


@pytest.mark.parametrize(
    ("loss", "error", "kind"),
    [
        (0.019, 0.001, FINE),
        (-0.3, 0.001, FINE),
        (0.03, 0.005, INACCURACY),
        (0.03, 0.02, FINE),  # within the noise
        (0.07, 0.01, MISTAKE),
        (0.07, 0.03, INACCURACY),  # surely something, but not surely as bad as that
        (0.2, 0.02, BLUNDER),
        (0.2, 0.08, MISTAKE),
        (0.2, 0.2, FINE),
    ],
)
def test_a_kind_needs_a_loss_that_is_sure(loss, error, kind):
    assert kind_of(loss, error) == kind


@pytest.mark.parametrize(("game", "seats", "options"), FEW)
def test_what_is_hidden_changes_no_verdict(game, seats, options):
    record = played(game, seats, options)
    looked = 0
    for moment in walk(record):
        state = moment.state
        if moment.at % 37 == 5 and state.seat >= 0 and len(state.answers()) > 1 and looked < 6:
            looked += 1
            other = state.header.game.shuffle_hidden(state, state.seat, Rng(3))
            chosen = state.answers()[-1]
            one, two = (judge_decision(where.view(state.seat), chosen, moment.at, SMALL, 1) for where in (state, other))
            assert one == two
    assert looked


def rubies_left(record):
    """Where the winner took a ruby and could have ended something instead: the step, the view, and that answer."""
    game = record.header().game
    winner = record.result["ranks"].index(1)
    before = None
    for moment in walk(record):
        state = moment.state
        rubies = game.leading(state)[winner]
        if before is not None and rubies > before[0] and before[2] is not None:
            yield moment.at - 1, before[1], before[2]
        if state.seat == winner:
            closing = [option for option in state.answers() if option in game.space.closers]
            before = rubies, state.view(winner), closing[-1] if closing else None
        else:
            before = None


@pytest.mark.parametrize(("game", "seats"), [("istanbul-dice", 3), ("istanbul", 4)])
def test_who_leaves_a_ruby_for_nothing_errs_badly(game, seats):
    """Of the winner's rubies one was worth much: to leave it is a mistake or a blunder, and what is better is told."""
    found = [
        judge_decision(view, planted, at, replace(QUICK, look=40, long_look=80, pairs=48), 1)
        for at, view, planted in list(rubies_left(played(game, seats)))[:3]
    ]
    bad = [verdict for verdict in found if verdict.kind in (MISTAKE, BLUNDER)]
    assert bad
    assert all(verdict.best == verdict.line[0] != verdict.chosen for verdict in bad)


def test_the_number_of_processes_changes_nothing():
    record = played("istanbul-dice", 2)
    one, two = (analyse(record, SMALL, jobs=jobs) for jobs in (1, 2))
    assert one == two
    assert one != analyse(record, SMALL, seed=2)


def test_every_real_decision_has_a_verdict():
    record = played("san-juan", 2)
    made = analyse(record, SMALL, eyes=0)
    real = [at for at, step in enumerate(made.steps) if step.seat == 0 and step.options > 1]
    assert [verdict.at for verdict in made.verdicts] == real
    for verdict in made.verdicts:
        assert verdict.chosen == record.steps[verdict.at]
        assert verdict.line[0] == verdict.best
        assert (verdict.question, verdict.round) == (made.steps[verdict.at].question, made.steps[verdict.at].round)


def test_an_analysis_goes_through_json():
    made = analyse(played("istanbul-dice", 2), SMALL)
    told = json.loads(json.dumps(made.to_json_dict()))
    assert (told["format"], told["format_version"]) == ("meydan-analysis", 2)
    assert Analysis.from_json_dict(told) == made
    with pytest.raises(ValueError, match="format version 2"):
        Analysis.from_json_dict({**told, "format_version": 1})


# -- what goes wrong --------------------------------------------------------------------------------------------


def test_a_game_must_be_finished():
    record = played("istanbul-dice", 2)
    with pytest.raises(NotFinished, match="after its 20 steps it goes on"):
        analyse(replace(record, steps=record.steps[:20], result=None), SMALL)


def test_a_record_must_fit_the_rules():
    record = played("istanbul-dice", 2)
    with pytest.raises(BadRecord, match="step 20 does not fit"):
        analyse(replace(record, steps=(*record.steps[:19], "fly", *record.steps[20:])), SMALL)


def test_there_must_be_such_a_seat():
    with pytest.raises(BadOption, match="seats are 0 to 1"):
        analyse(played("istanbul-dice", 2), SMALL, eyes=2)


def test_it_can_be_cancelled():
    with pytest.raises(Cancelled):
        analyse(played("istanbul-dice", 2), SMALL, cancel=lambda: True)
