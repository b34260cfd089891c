"""A copy is what it was copied from: by `copy`, by `deepcopy`, and through a pickle, here and in other processes."""

import copy
import io
import multiprocessing
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import meydan
from meydan.kernel.chance import SeedChance
from meydan.kernel.header import Header
from meydan.kernel.rng import Rng

ROOT = Path(__file__).parent.parent.parent
GAMES = {
    "istanbul": {},
    "grand-bazaar": {"expansions": ["mocha", "letters"]},
    "san-juan": {"expansions": ["new-buildings", "events"]},
    "istanbul-dice": {},
}
WAYS = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "oldest pickle": lambda thing: pickle.loads(pickle.dumps(thing, protocol=0)),
}


def play_some(table, steps):
    """Play on as anybody might, but always the same way."""
    rng = Rng(steps)
    for _ in range(steps):
        options = table.options()
        table.play(options[rng.below(len(options))])


@pytest.fixture(params=GAMES)
def table(request):
    name = "istanbul" if request.param == "grand-bazaar" else request.param
    table = meydan.Table(name, seats=3, seed=7, options=GAMES[request.param])
    play_some(table, 40)
    while not table.marks:
        play_some(table, 1)
    return table


@pytest.fixture
def state(table):
    return table.state


@pytest.fixture(params=WAYS)
def copied(request):
    return WAYS[request.param]


def test_a_copied_state_is_the_same_position_and_asks_for_the_same_choices(state, copied):
    other = copied(state)
    assert type(other) is type(state)
    assert other is not state
    assert other == state
    assert other.header.game is state.header.game
    assert all(one is another for one, another in zip(other.options(), state.options(), strict=True))


def test_a_copied_state_plays_on_by_itself(state, copied):
    before = state.encode()
    for choice in (state.options()[0].text, state.options()[0]):
        other, clone = copied(state), state.clone()
        other.play(choice)
        clone.play(choice)
        assert other == clone
    assert state.encode() == before


def test_a_copied_state_keeps_its_past(state, copied):
    assert copied(state).choices() == state.choices()
    assert copied(state).record(reveal=True) == state.record(reveal=True)
    assert meydan.load(copied(state).record().to_json()) == state


def test_a_copied_game_that_is_over_still_has_its_result():
    state = meydan.start("istanbul-dice", seats=2, seed=1)
    luck, rng = SeedChance("1"), Rng(1)
    while not state.over:
        options = state.options()
        state.play(luck.answer(state) if state.seat == meydan.CHANCE else options[rng.below(len(options))])
    other = pickle.loads(pickle.dumps(state))
    assert other.over
    assert other.result() == state.result()
    assert other.record() == state.record()


def test_a_copied_view_is_the_same_view(state, copied):
    for seat in range(-1, 3):
        view = state.view(seat)
        assert copied(view) == view
        assert hash(copied(view)) == hash(view)
        assert all(one is another for one, another in zip(copied(view).options, view.options, strict=True))


def test_a_choice_cannot_be_doubled(state, copied):
    choice = state.options()[0]
    assert copied(choice) is choice


def test_every_choice_of_every_game_stays_itself():
    """Some texts, such as `pass`, are choices of more than one game."""
    choices = [choice for game in meydan.GAMES.values() for choice in game.space.actions + game.space.outcomes]
    assert len({choice.text for choice in choices}) < len(choices)
    assert all(one is another for one, another in zip(pickle.loads(pickle.dumps(choices)), choices, strict=True))


def test_a_game_cannot_be_doubled(state, copied):
    assert copied(state.header.game) is state.header.game


def test_a_copied_header_is_the_same_agreement(state, copied):
    header = copied(state.header)
    assert header == state.header
    assert hash(header) == hash(state.header)
    assert (header.seed, header.commitment) == (state.header.seed, state.header.commitment)
    seedless = state.view(0).header
    assert (copied(seedless).seed, copied(seedless).commitment) == (None, state.header.commitment)


def test_a_copy_is_played_by_the_rules_it_began_with(copied):
    game = meydan.find_game("istanbul-dice")
    older, newer = (Header(game, 2, {}, "1", None, rules) for rules in (1, 2))
    assert copied(older).rules == 1
    assert copied(newer).rules == 2
    assert older != newer
    assert copied(game.initial(newer)).header == newer


def test_a_copied_question_is_the_same_question(state, copied):
    for frame in state.stack:
        assert copied(frame) == frame
        assert hash(copied(frame)) == hash(frame)


def test_copied_events_are_the_same_events(table, copied):
    for event in table.events:
        assert copied(event) == event
        assert copied(event).kind == event.kind


def test_copied_luck_goes_on_alike(copied):
    luck = SeedChance("seven")
    luck.stream = "dice"
    luck.below(6)
    other = copied(luck)
    assert [other.below(1000) for _ in range(5)] == [luck.below(1000) for _ in range(5)]
    assert other.counts == luck.counts == {"dice": 6}


def test_a_copied_table_is_played_at_by_itself(table, copied):
    other, last = copied(table), table.state.choices()[-1]
    assert other == table
    assert other.events == table.events
    assert other.undo() is last
    assert other != table
    assert table.state.choices()[-1] is last
    assert table.why_no_undo() is None
    other.play(last)
    assert other == table
    play_some(other, 20)
    assert other != table
    play_some(table, 20)
    assert other == table
    assert other.events == table.events


def test_a_copied_error_still_says_why(state, copied):
    with pytest.raises(meydan.IllegalChoice) as refused:
        state.play("fly")
    again = copied(refused.value)
    assert (str(again), again.choice, again.reason, again.allowed) == (
        str(refused.value),
        "fly",
        refused.value.reason,
        refused.value.allowed,
    )
    table = meydan.Table("istanbul", seats=2, seed=1)
    with pytest.raises(meydan.CannotUndo) as not_undone:
        table.undo()
    assert copied(not_undone.value).reason == not_undone.value.reason


# -- what is equal has one hash ---------------------------------------------------------------------------------


def test_equal_positions_have_one_hash_however_they_came_about():
    """Two ways to the same position are one entry in a table of positions."""
    one = meydan.start("istanbul-dice", seats=2, seed=1)
    other = meydan.find_game("istanbul-dice").decode(one.header, one.encode())
    assert one.choices() != other.choices()
    assert one == other
    assert hash(one) == hash(other)
    assert len({one, other, one.clone(), pickle.loads(pickle.dumps(one))}) == 1


def test_other_positions_are_other_keys(state):
    following = []
    for option in state.options():
        following.append(state.clone())
        following[-1].apply(option)
    assert state not in set(following)
    known = {position: position.encode() for position in following}
    assert len(known) == len({str(position.encode()) for position in following})
    assert all(known[position.clone()] == position.encode() for position in following)


def test_other_options_are_another_game():
    short = meydan.start("istanbul", seats=2, seed=1, caravan_leader=False)
    leader = meydan.start("istanbul", seats=2, seed=1, caravan_leader=True)
    assert short != leader
    assert short.header != leader.header


def test_the_seed_is_not_part_of_a_position():
    game = meydan.find_game("san-juan")
    one, other = (game.initial(game.header(2, seed, {})) for seed in (1, 2))
    assert one == other
    assert hash(one) == hash(other)
    assert one.view(0) == other.view(0)
    assert hash(one.view(0)) == hash(other.view(0))


# -- other processes --------------------------------------------------------------------------------------------

ASKS = """
import pickle, sys
state, view, choice, table = pickle.load(open(sys.argv[1], "rb"))
assert choice is state.options()[0] and view == state.view(state.seat) and table.state == state
state.play(choice)
table.undo()
print(pickle.dumps((state, state.view(0), table)).hex(), state.record(reveal=True).to_json())
"""


@pytest.mark.parametrize("sources", ["", str(ROOT / "src")], ids=["this-build", "plain-sources"])
def test_another_process_goes_on_with_a_pickle(table, sources, tmp_path):
    """A process that has imported nothing yet; also one that runs the other build."""
    state = table.state
    package = sources or str(Path(meydan.__file__).parent.parent)
    (tmp_path / "pickled").write_bytes(pickle.dumps((state, state.view(state.seat), state.options()[0], table)))
    environment = {**os.environ, "PYTHONPATH": package}
    told = subprocess.run(
        [sys.executable, "-c", ASKS, str(tmp_path / "pickled")],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    pickled, record = told.stdout.split(maxsplit=1)
    played, view, undone = pickle.loads(bytes.fromhex(pickled))
    state = state.clone()
    state.play(state.options()[0])
    table.undo()
    assert played == state
    assert view == state.view(0)
    assert undone == table
    assert record.strip() == state.record(reveal=True).to_json().strip()


@pytest.mark.parametrize("method", multiprocessing.get_all_start_methods())
def test_a_pool_is_sent_states_views_and_tables(method):
    """In a process of its own: a pool that cannot read what it is sent waits for ever, and forking wants one thread."""
    package = str(Path(meydan.__file__).parent.parent)
    told = subprocess.run(
        [sys.executable, str(ROOT / "tests" / "in_a_pool.py"), method],
        env={**os.environ, "PYTHONPATH": package},
        capture_output=True,
        text=True,
    )
    assert (told.returncode, told.stdout) == (0, "all came back\n"), told.stderr


# -- secrets ----------------------------------------------------------------------------------------------------


def values_only(thing):
    """A pickle without its notes on which values are one object: the same for the same values."""
    written = io.BytesIO()
    pickler = pickle.Pickler(written)
    pickler.fast = True
    pickler.dump(thing)
    return written.getvalue()


def test_a_pickled_view_holds_no_more_than_the_view(state):
    """Dealing anew what a seat cannot see changes no byte of its pickled view, and the seed is not in it."""
    secret = state.header.game.header(3, "a-very-secret-seed", state.header.options)
    for seat in range(-1, 3):
        luckless = state.header.game.decode(secret, state.encode())
        pickled = values_only(luckless.view(seat))
        assert b"secret-seed" in pickle.dumps(luckless)
        assert b"secret-seed" not in pickled
        for number in range(5):
            world = state.header.game.shuffle_hidden(luckless, seat, Rng(number))
            assert values_only(world.view(seat)) == pickled


# -- how they look ----------------------------------------------------------------------------------------------


def test_what_is_printed_tells_what_it_is():
    table = meydan.Table("istanbul", seats=3, seed="hush", options={"layout": "short"})
    state = table.state
    assert repr(state) == "<Istanbul for 3, 7 steps, seat 0 is asked Move>"
    assert repr(table) == "<Table of <Istanbul for 3, 7 steps, seat 0 is asked Move>>"
    assert repr(state.options()[0]) == "<move 1>"
    assert repr(state.stack) == "[Move(seat=0)]"
    assert repr(state.header).startswith("<istanbul for 3, ")
    assert "'layout': 'short'" in repr(state.header)
    view = repr(state.view(0))
    assert view.startswith("IstanbulView(header=<istanbul for 3, ")
    assert "question='Move', options=(<move 1>, " in view
    assert " at 0x" not in view
    assert not any("hush" in repr(thing) for thing in (table, state, state.header, state.view(0), table.luck))


def test_chance_and_the_end_are_printed_too():
    game = meydan.find_game("istanbul-dice")
    state = game.initial(game.header(2, None, {}))
    assert repr(state).startswith("<DiceGame for 2, 0 steps, chance is asked ")
    state.stack = []
    assert repr(state) == "<DiceGame for 2, 0 steps, over>"
