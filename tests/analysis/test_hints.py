"""Hints and reasons: from what a seat may know, the same each time, and said in every language."""

from dataclasses import replace

import pytest

import meydan
from meydan.analysis import FINE, Analysis, analyse, doubt, hints
from meydan.analysis.chart import walk
from meydan.analysis.eye import Eye
from meydan.analysis.reasons import reasons
from meydan.analysis.wording import said_along
from meydan.kernel.record import HINT, UNDO, Note, Record
from meydan.kernel.rng import Rng
from meydan.kernel.said import Said, Seat
from meydan.voice import LANGUAGES, Voice
from tests.analysis.games import FEW, SMALL, played

NAMES = ("Ada", "Bob", "Cem", "Dana", "Eli")


def questions(record, every=41, most=4):
    """Some positions of a game in which a seat has something to choose."""
    looked = 0
    for moment in walk(record):
        state = moment.state
        if moment.at % every == 5 and state.seat >= 0 and len(state.answers()) > 1 and looked < most:
            looked += 1
            yield state
    assert looked


def spoken(said):
    """A sentence in all languages; whoever has no words for it raises."""
    return [Voice(language, NAMES).say(said) for language in LANGUAGES]


@pytest.mark.parametrize(("game", "seats", "options"), FEW)
def test_what_is_hidden_changes_no_hint(game, seats, options):
    for state in questions(played(game, seats, options)):
        other = state.header.game.shuffle_hidden(state, state.seat, Rng(3))
        one, two = (hints(where.view(state.seat), SMALL, 1) for where in (state, other))
        assert one == two


@pytest.mark.parametrize(("game", "seats", "options"), FEW)
def test_hints_are_two_or_three_answers_with_their_reasons(game, seats, options):
    for state in questions(played(game, seats, options)):
        found = hints(state.view(state.seat), SMALL, 1)
        texts = [hint.choice for hint in found]
        assert len(set(texts)) == len(texts) in (2, 3)
        assert set(texts) <= {choice.text for choice in state.answers()}
        assert [hint.chance for hint in found] == sorted((hint.chance for hint in found), reverse=True)
        for hint in found:
            assert hint.line[0] == hint.choice and len(hint.line) == len(hint.said)
            assert 0.0 <= hint.chance <= 1.0 and hint.error >= 0.0
            assert hint.why
            for said in (*hint.said, *hint.why):
                assert all(spoken(said))


def test_what_a_warehouse_brings_is_told():
    state = meydan.start("istanbul", seats=3, seed=7, layout="short")
    view = state.view(0)
    told = reasons(Eye(view, Rng(1)), state.find("move 2"))
    assert told == [Said("hint-brings", {"what": [Said("ist-fabric.obj", {"n": 2})]})]
    assert spoken(told[0])[0] == "It brings 2 fabric."


def test_what_luck_decides_is_told_as_an_average():
    state = meydan.start("istanbul", seats=3, seed=7, layout="short")
    told = reasons(Eye(state.view(0), Rng(1)), state.find("move 9"))  # the Tea House
    assert [said.id for said in told] == ["hint-brings-about"]


def test_a_line_is_said_in_the_words_of_its_questions():
    state = meydan.start("istanbul", seats=3, seed=7, layout="short")
    view = state.view(0)
    words = view.header.game.words()
    told = said_along(words, words.whole(view), view.seat, ["move 9", "leave", "bid 9"])
    assert [said.id for said in told] == ["ist-option-move", "ist-option-leave", "ist-option-bid"]


def blundered(record, verdicts):
    """The worst decision: the state before it, and what was chosen."""
    worst = max(verdicts, key=lambda verdict: verdict.loss)
    state = record.replay(worst.at)
    return state, state.find(worst.chosen), worst


def test_every_verdict_that_is_not_fine_has_its_reason():
    record = played("istanbul-dice", 2)
    made = analyse(record, SMALL, seed=1)
    told = [verdict for verdict in made.verdicts if verdict.kind != FINE]
    assert told
    for verdict in made.verdicts:
        assert bool(verdict.why) == (verdict.kind != FINE)
        for said in verdict.why:
            assert all(spoken(said))
    assert Analysis.from_json_dict(made.to_json_dict()) == made


def test_a_coach_doubts_a_blunder_and_nothing_else():
    record = played("istanbul-dice", 2)
    state, chosen, worst = blundered(record, analyse(record, SMALL, seed=1).verdicts)
    care = replace(SMALL, long_look=60, pairs=64)
    found = doubt(state.view(state.seat), chosen, care, 1)
    assert found is not None and found.loss >= 0.10 and found.better.choice != worst.chosen
    best = hints(state.view(state.seat), care, 1)[0]
    assert doubt(state.view(state.seat), state.find(best.choice), care, 1) is None


def test_whom_it_helps_is_a_player_by_seat():
    said = Said("hint-hurts", {"name": Seat(1), "points": 5})
    assert spoken(said)[0] == "It takes 5 points of win chance from Bob."


def test_a_record_tells_of_hints_and_take_backs():
    table = meydan.Table("istanbul", seats=2, seed=7)
    begun = len(table.state.choices())
    table.note(HINT, 0)
    table.note(HINT, 0)  # asked twice, told once
    table.play("move 9")
    table.undo()
    notes = (Note(begun, 0, HINT), Note(begun, 0, UNDO))
    record = Record.from_json(table.record(reveal=True).to_json())
    assert record.notes == notes
    assert meydan.Table.resume(record).record().notes == notes
    assert record == replace(record, notes=())  # the game is the same without them
    record.verify()


@pytest.mark.parametrize(
    "notes",
    ['"none"', '["hint"]', '[{"step": 1, "seat": 0}]', '[{"step": -1, "seat": 0, "kind": "hint"}]',
     '[{"step": 1, "seat": 2, "kind": "hint"}]', '[{"step": true, "seat": 0, "kind": "hint"}]'],
)  # fmt: skip
def test_notes_that_are_none_are_refused(notes):
    text = meydan.Table("istanbul", seats=2, seed=7).record(reveal=True).to_json()
    with pytest.raises(meydan.BadRecord, match="note"):
        Record.from_json(text.replace('"result"', f'"notes": {notes},\n "result"'))
