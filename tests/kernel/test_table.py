"""A table: chance answered from the seed, events with audiences, undo down to a single choice."""

import pytest

from meydan import NOBODY, BadRecord, CannotUndo, IllegalChoice, Record, Table
from meydan.kernel.rng import Rng


@pytest.fixture
def table():
    return Table("istanbul", seats=3, seed="table")


def test_a_table_never_waits_for_chance(table):
    assert table.seat == 0
    table.play("move 9")
    table.play("leave")
    table.play("bid 3")
    assert table.seat == 0
    assert table.state.question == "Encounters"


def test_a_single_choice_is_taken_back(table):
    before = table.state.encode()
    table.play("move 9")
    assert table.undo().text == "move 9"
    assert table.state.encode() == before


def test_choices_are_taken_back_one_by_one(table):
    table.play("move 9")
    moved = table.state.encode()
    table.play("leave")
    table.undo()
    assert table.state.encode() == moved
    table.undo()
    with pytest.raises(CannotUndo, match="Nothing has been done since"):
        table.undo()


def test_a_roll_raises_the_barrier(table):
    for choice in ("move 9", "leave", "bid 7"):
        table.play(choice)
    with pytest.raises(CannotUndo):
        table.undo()


def test_the_end_of_a_turn_can_be_taken_back_until_the_next_seat_acts(table):
    for choice in ("move 3", "leave", "fill", "end"):
        table.play(choice)
    assert table.seat == 1
    assert table.why_no_undo(1).code == "not-your-undo"
    assert table.undo(0).text == "end"
    assert table.seat == 0
    table.play("end")
    table.play("move 1")
    assert table.why_no_undo(0).code == "not-your-undo"
    assert table.undo(1).text == "move 1"
    assert table.why_no_undo(0).code == "nothing-to-undo"


def test_what_is_taken_back_was_never_heard(table):
    heard = len(table.events)
    table.play("move 9")
    table.undo()
    assert len(table.events) == heard


def test_undo_leaves_no_trace_in_the_record(table):
    before = table.record()
    table.play("move 9")
    table.undo()
    assert table.record() == before


def test_a_drawn_card_is_heard_by_its_owner_only(table):
    """Dealt at the start: each seat hears its own card, and of the others only that they drew."""
    for seat in range(3):
        own = [event.values() for event in table.heard(seat) if event.name == "drew"]
        assert [values["seat"] for values in own] == [seat]
        hidden = [event.values() for event in table.heard(seat) if event.name == "drew-hidden"]
        assert hidden == [{"seat": other} for other in range(3) if other != seat]
    assert not [event for event in table.heard(-1) if event.name == "drew"]
    assert len([event for event in table.heard(-1) if event.name == "drew-hidden"]) == 3


def test_play_returns_what_happened(table):
    assert [event.name for event in table.play("move 9")] == ["moved"]
    table.play("leave")
    assert [event.name for event in table.play("bid 3")] == ["named", "rolled", "earned"]


def test_an_illegal_choice_changes_nothing(table):
    before, heard = table.state.encode(), len(table.events)
    with pytest.raises(IllegalChoice):
        table.play("move 13")
    assert table.state.encode() == before
    assert len(table.events) == heard
    assert table.why_no_undo() is not None


def test_a_saved_table_goes_on_with_the_same_luck(table):
    for choice in ("move 9", "leave", "bid 7", "end", "move 9", "leave"):
        table.play(choice)
    resumed = Table.resume(Record.from_json(table.record(reveal=True).to_json()))
    assert resumed.state == table.state
    assert len(resumed.events) == len(table.events)
    for both in (table, resumed):
        both.play("pay")
        both.play("bid 8")
    assert resumed.state == table.state
    assert resumed.record() == table.record()


def test_without_its_seed_a_table_cannot_go_on(table):
    with pytest.raises(BadRecord, match="does not carry its seed"):
        Table.resume(table.record())


def test_a_finished_table_has_nobody_to_ask():
    from tests.kernel.test_record import finished

    table = finished()
    assert table.over
    assert table.seat == NOBODY
    assert table.result().winners


def test_a_fork_goes_on_with_luck_of_its_own():
    first = Table("istanbul", seats=3, seed="one")
    for _ in range(20):
        first.play(first.options()[0])
    past = first.record()
    fork = Table.fork(past, 24, seed="two")
    assert fork.record().steps[:24] == past.steps[:24]
    with pytest.raises(CannotUndo):
        fork.undo()
    for _ in range(25):
        fork.play(fork.options()[-1])
    told = Record.from_json(fork.record(reveal=True).to_json())
    assert told.given == 24
    assert 0 < told.verify().outcomes < sum(step.startswith(("roll", "deal", "demand")) for step in told.steps)
    assert Table.resume(told).state == fork.state


def test_a_fork_needs_a_step_that_is_there():
    past = Table("istanbul", seats=2, seed="one").record()
    with pytest.raises(BadRecord, match="there is no step 999"):
        Table.fork(past, 999)


@pytest.mark.parametrize("game", ["istanbul", "san-juan", "istanbul-dice"])
def test_a_table_ahead_and_the_one_it_left_go_on_apart(game):
    """They share what neither changes; whatever is done at one, the other is as if it had been played alone."""
    rng = Rng(3)
    table = Table(game, seats=3, seed="apart")
    for _ in range(120):
        ahead = table.ahead(rng_choice(rng, table))
        alone = Table.resume(ahead.record(reveal=True))
        table.play(rng_choice(rng, table))
        if table.seat != NOBODY and ahead.seat != NOBODY and rng.below(2):
            ahead.play(choice := rng_choice(rng, ahead))
            alone.play(choice)
        for one in (ahead, Table.resume(table.record(reveal=True))):
            assert one == (alone if one is ahead else table)
        while ahead.marks and alone.marks:
            assert ahead.undo() is alone.undo()
            assert ahead.state == alone.state
        if table.seat == NOBODY:
            break


def rng_choice(rng, table):
    return table.options()[rng.below(len(table.options()))]


def test_a_table_ahead_leaves_this_one_as_it_is_and_is_followed(table):
    """Choices tried beside a table, rolls and another seat's turn among them, lead to where playing them does."""
    played, rng = Table("istanbul", seats=3, seed="table"), Rng(7)
    for _ in range(60):
        before, heard = table.record(reveal=True), list(table.events)
        plan = []
        for _ in range(2):  # one after the other, as they are planned
            plan.append((plan[-1] if plan else table).ahead(played.options()[rng.below(len(played.options()))]))
            played.play(plan[-1].state.choices()[len(played.state.choices())])
        assert (table.record(reveal=True), table.events) == (before, heard)
        for ahead in plan:
            table.follow(ahead)
        assert table == played
        assert table.events == played.events
        assert table.luck.counts == played.luck.counts
        if table.why_no_undo() is None:
            assert table.undo() == played.undo()
            assert (table, table.events) == (played, played.events)
