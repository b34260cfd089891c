"""A room is nothing but its moves: versions, plans, undo, clocks, and what each seat may hear."""

import pytest

from meydan.kernel.record import Record
from meydan.kernel.rng import Rng
from meydan.server.clock import LIVE, TURNS, Clock
from meydan.server.problems import Problem
from meydan.server.room import CHOICE, HAND, TAKE, UNDO, Agreed, Move, Room
from meydan.server.told import Reason, Recall

MINUTE = 60_000


def agreed(game="istanbul", seats=3, **more):
    return Agreed("t", game, {}, seats, "seed", TURNS, 3600, 0, 1000, **more)


def play(room, *texts, at=2000, key=None):
    room.check(room.seat, texts)
    for move in room.next_moves(room.seat, CHOICE, texts, key, at):
        room.apply(move)


@pytest.fixture
def room():
    return Room(agreed())


@pytest.mark.parametrize("texts", [["move 9"], ["move 9", "leave"], ["move 9", "fly"], ["fly"]])
def test_to_check_choices_changes_nothing(room, texts):
    before, happened = room.table.state.clone(), list(room.table.events)
    if "fly" in texts:
        with pytest.raises(Problem, match="'fly' is not possible"):
            room.check(room.seat, texts)
    else:
        room.check(room.seat, texts)
    assert room.table.state == before
    assert (room.table.state.history, room.table.events) == (before.history, happened)


def test_a_room_is_rebuilt_from_its_moves(room):
    moves = []
    rng = Rng(1)
    for number in range(1, 200):
        options = room.table.options()
        moves.append(Move(number, 1000 + number, room.seat, CHOICE, options[rng.below(len(options))].text))
        room.apply(moves[-1])
    again = Room(agreed())
    for move in moves:
        again.apply(move)
    assert again.version == 199
    assert again.table.state == room.table.state
    assert again.clock == room.clock


def test_a_move_must_be_the_next_one(room):
    with pytest.raises(ValueError, match="does not follow version 0"):
        room.apply(Move(2, 0, 0, CHOICE, "move 1"))


def test_a_plan_is_checked_as_a_whole_and_changes_nothing(room):
    before = room.table.state.encode()
    with pytest.raises(Problem) as refused:
        room.check(0, ["move 9", "leave", "bid 99"])
    assert (refused.value.code, refused.value.more["at"]) == ("illegal-choice", 2)
    assert room.table.state.encode() == before


def test_an_illegal_choice_says_why_and_what_is_allowed(room):
    with pytest.raises(Problem) as refused:
        room.check(0, ["move 7"])
    assert refused.value.document()["code"] == "illegal-choice"
    assert "move 1" in refused.value.allowed


def test_a_plan_ends_where_chance_answers(room):
    """Otherwise trying would tell what the dice will show."""
    with pytest.raises(Problem, match="chance answers"):
        room.check(0, ["move 9", "leave", "bid 9", "end"])
    room.check(0, ["move 9", "leave", "bid 9"])


def test_only_the_seat_that_is_asked_answers(room):
    with pytest.raises(Problem, match="seat 0 is to answer, not seat 1"):
        room.check(1, ["move 9"])
    assert room.why_not(1, "move 9").code == "not-your-turn"
    assert room.why_not(0, "move 9") is None


def test_undo_goes_back_and_asks_for_a_whole_view(room):
    play(room, "move 1", "leave")
    assert room.events_since(0, 0)
    room.check_undo(0)
    room.apply(Move(3, 3000, 0, UNDO, "leave"))
    assert (room.version, room.table.state.question) == (3, "AssistantStep")
    assert room.events_since(0, 2) is None
    assert room.events_since(0, 3) == []
    room.apply(Move(4, 3000, 0, UNDO, "move 1"))
    with pytest.raises(Problem, match="cannot be taken back"):
        room.check_undo(0)


def test_an_undo_takes_back_a_submission(room):
    """What one click sent is taken back by one click: the choices of one submission, known by its key."""
    play(room, "move 1", key="a/1")
    play(room, "leave", key="a/2")
    assert room.taken_back() == ["leave"], "made at the same moment, but each with a key of its own"
    for text in ("leave", "move 1"):
        room.apply(Move(room.version + 1, 3000, 0, UNDO, text))
    play(room, "move 1", "leave", at=4000, key="a/3")
    assert room.taken_back() == ["leave", "move 1"]
    moves = room.next_moves(0, UNDO, room.taken_back(), "a/4", 5000)
    expected = room.after(moves)
    for move in moves:
        room.apply(move)
    assert room.standing() == expected
    assert (room.version, room.keys["a/4"], room.table.state.question) == (8, 8, "Move")
    play(room, "move 1", "leave", at=6000)
    assert room.taken_back() == ["leave"], "without a key nobody knows what belonged together"


def handed_over(**more):
    """A room in which seat 0 has just ended its turn, a minute after the start, and seat 1 is asked."""
    room = Room(Agreed("t", "istanbul", {}, 2, "seed", LIVE, 600, 10, 0, **more))
    play(room, "move 1", "leave", at=MINUTE)
    while room.seat == 0:
        play(room, room.table.options()[-1].text, at=MINUTE)
    assert room.table.marks, "nothing was rolled or drawn"
    return room


def test_who_takes_back_a_turn_is_told_what_it_costs_and_the_others_that_it_happened():
    room = handed_over()
    assert room.clock.left == [550_000, 600_000], "ten seconds for having answered"
    assert [room.whole(seat).undo_deadline for seat in (0, 1, -1)] == [600_000, None, None]
    assert room.public().recalled == []
    room.check_undo(0)
    taken = room.table.state.choices()[-1].text
    room.apply(Move(room.version + 1, 5 * MINUTE, 0, UNDO, taken))
    assert (room.clock.asked, room.clock.deadline()) == (0, 600_000), "as it was told: the time ran on"
    assert room.public().recalled == [Recall(0, room.step)]
    assert room.whole(0).undo_deadline is None, "what is left to take back is of one's own turn"
    play(room, taken, at=6 * MINUTE)
    assert len(room.public().recalled) == 1, "it stays told"


def test_a_turn_of_a_rated_game_is_not_taken_back_once_another_seat_is_asked():
    room = handed_over(rated=True)
    assert room.whole(0).undo_reason == Reason("handed-over")
    with pytest.raises(Problem, match="once another player has been asked"):
        room.check_undo(0)
    own = Room(agreed(rated=True))
    play(own, "move 1", "leave")
    assert own.why_no_undo(0) is None, "one's own turn is one's own"


def test_a_submission_is_known_by_its_key(room):
    play(room, "move 1", "leave", key="a/1")
    assert room.keys == {"a/1": 2}


def test_a_seat_goes_to_a_bot_and_comes_back(room):
    room.apply(Move(1, 2000, 0, HAND, "greedy"))
    assert room.public().standins == {"0": "greedy"}
    room.apply(Move(2, 2000, 0, TAKE, ""))
    assert room.standins == {}


def test_nobody_hears_a_hidden_card():
    room = Room(agreed(seats=2))
    rng = Rng(5)
    for _ in range(400):
        if room.over:
            break
        options = room.table.options()
        play(room, options[rng.below(len(options))].text)
    drawn = [event for event in room.events_since(0, 0) if event["name"] == "drew"]
    assert drawn
    assert all(event["seat"] == 0 for event in drawn)
    watched = {event["name"] for event in room.events_since(-1, 0)}
    assert "drew" not in watched
    assert "drew-hidden" in watched
    assert "seed" not in str(room.whole(-1).view)


@pytest.mark.parametrize("game", ["istanbul", "san-juan", "istanbul-dice"])
def test_what_a_bot_is_given_looks_the_same_to_its_seat(game):
    room = Room(agreed(game))
    rng = Rng(7)
    header = room.table.state.header
    for _ in range(60):
        options = room.table.options()
        play(room, options[rng.below(len(options))].text)
        seat = room.seat
        world = header.game.decode(header, room.world_for(seat, rng))
        assert world.view(seat).to_dict() == room.table.view(seat).to_dict()


def test_a_game_goes_on_from_a_position_of_another(room):
    play(room, "move 9", "leave", "bid 9")
    past = room.table.record()
    prefix = Record(past.game, past.rules, past.seats, past.options, None, None, (), past.steps[:9], None)
    fork = Room(agreed(prefix=prefix))
    assert fork.version == 0
    assert fork.table.record().steps[:9] == past.steps[:9]
    assert fork.table.given == 9


# -- clocks -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("speed", [LIVE, TURNS])
def test_no_time_is_won_by_taking_back(speed):
    room = Room(Agreed("t", "san-juan", {}, 2, "seed", speed, 600, 30, 0))
    while (last := passing(room)) is None:
        play(room, room.table.options()[0].text, at=0)
    seat, deadline = room.seat, room.clock.deadline()
    for second in range(10, 100, 10):
        play(room, last, at=second * 1000)
        assert room.seat != seat
        room.apply(Move(room.version + 1, second * 1000 + 5000, seat, UNDO, last))
        assert (room.seat, room.clock.asked, room.clock.deadline()) == (seat, seat, deadline)
    assert room.clock.left == [600_000, 600_000], "as if nothing had been done: the time runs on"
    play(room, last, at=100_000)
    if speed == LIVE:
        assert room.clock.left[seat] == 530_000, "100 seconds, and the increment once"


def passing(room):
    """A choice that can be taken back, with which it is another seat's turn."""
    for option in room.table.options():
        state = room.table.state.clone()
        state.play(option)
        if state.seat >= 0 and state.seat != room.seat:
            return option.text
    return None


def test_a_live_clock_runs_for_the_seat_that_is_asked():
    clock = Clock(LIVE, 10 * MINUTE, 30_000, 2)
    clock.start(0, 0)
    clock.moved(0, MINUTE)  # still the same seat: no increment
    assert clock.left == [9 * MINUTE, 10 * MINUTE]
    clock.moved(1, 2 * MINUTE)
    assert clock.left == [8 * MINUTE + 30_000, 10 * MINUTE]
    assert clock.deadline() == 12 * MINUTE
    clock.moved(0, 2 * MINUTE + 1000)
    assert clock.left[1] == 10 * MINUTE  # never above the base
    assert not clock.is_late(10 * MINUTE)
    assert clock.is_late(11 * MINUTE)


def test_a_limit_for_each_move_begins_anew():
    clock = Clock(TURNS, 60 * MINUTE, 0, 2)
    clock.start(0, 0)
    clock.moved(0, 50 * MINUTE)
    assert clock.deadline() == 60 * MINUTE
    clock.moved(1, 55 * MINUTE)
    assert clock.deadline() == 115 * MINUTE
    clock.moved(-1, 56 * MINUTE)
    assert clock.deadline() is None


@pytest.mark.parametrize(
    ("base", "increment", "time"),
    [(600, 0, 60), (600, 90, 90), (30, 0, 30)],  # seconds: a minute, or the increment, never above the base
)
def test_who_takes_a_seat_back_has_time_again(base, increment, time):
    room = Room(Agreed("t", "istanbul", {}, 2, "seed", LIVE, base, increment, 0))
    late = base * 1000 + 1
    room.apply(Move(1, late, 0, HAND, "greedy"))
    assert room.clock.left[0] == 0
    room.apply(Move(2, late, 0, TAKE, ""))
    assert room.clock.deadline() == late + time * 1000
    assert not room.clock.is_late(late + time * 1000)


def test_who_takes_a_seat_back_before_it_is_asked_again_has_time_then():
    room = Room(Agreed("t", "istanbul", {}, 2, "seed", LIVE, 600, 0, 0))
    room.apply(Move(1, 600_001, 0, HAND, "greedy"))
    while room.seat == 0:
        play(room, room.table.options()[-1].text, at=600_002)
    room.apply(Move(room.version + 1, 600_003, 0, TAKE, ""))
    assert room.clock.left[0] == 60_000
    while room.seat == 1:
        play(room, room.table.options()[-1].text, at=600_004)
    assert room.clock.deadline() == 660_004


def test_a_limit_for_a_move_begins_anew_when_a_seat_is_taken_back():
    room = Room(Agreed("t", "istanbul", {}, 2, "seed", TURNS, 600, 0, 0))
    room.apply(Move(1, 700_000, 0, HAND, "greedy"))
    room.apply(Move(2, 800_000, 0, TAKE, ""))
    assert room.clock.deadline() == 1_400_000


def test_undoing_what_the_bot_chose_leaves_the_time_that_was_given():
    room = Room(Agreed("t", "istanbul", {}, 2, "seed", LIVE, 600, 0, 0))
    room.apply(Move(1, 600_001, 0, HAND, "greedy"))
    play(room, "move 1", at=600_002)
    room.apply(Move(3, 600_003, 0, TAKE, ""))
    room.apply(Move(4, 600_004, 0, UNDO, "move 1"))
    assert (room.seat, room.clock.asked, room.clock.deadline()) == (0, 0, 660_003)


def test_a_player_with_time_left_gains_none_by_taking_a_seat_back():
    room = Room(Agreed("t", "istanbul", {}, 2, "seed", LIVE, 600, 0, 0))
    room.apply(Move(1, 100_000, 1, HAND, "greedy"))
    room.apply(Move(2, 100_000, 1, TAKE, ""))
    assert room.clock.left == [500_000, 600_000]
