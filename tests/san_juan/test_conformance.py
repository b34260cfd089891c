"""San Juan in every mix of options and seat count: the kernel's suite, and many games played to their end."""

import ast

import pytest

import meydan
from meydan.games.san_juan.state import Player, SanJuan
from meydan.kernel.conformance import check_mix, mixes
from meydan.kernel.rng import Rng
from meydan.kernel.rollout import playout, sensible_playout
from tests.kernel.test_fields import assigned_in_clone, declared, source_of

GAME = meydan.find_game("san-juan")
ALL = mixes(GAME)
BOXES = ([], ["new-buildings"], ["events"], ["new-buildings", "events"])
LEAKED = ("the view of seat", "a sampled world does not fit")  # found by one of the two worlds dealt
APART = {"header", "history", "events", "rules"}


def name(mix):
    seats, options = mix
    return "-".join([str(seats), options["setup"], *options.get("expansions", [])])


@pytest.mark.parametrize("mix", ALL, ids=name)
def test_conformance(mix):
    seats, options = mix
    assert check_mix(GAME, seats, options, seed=2, games=1) == []


def test_the_mixes_cover_all_seat_counts_and_options():
    assert len(ALL) == len({name(mix) for mix in ALL}) == 3 * 2 * len(BOXES)
    assert {seats for seats, _ in ALL} == {2, 3, 4}
    assert [options.get("expansions", []) for _, options in ALL[::6]] == list(BOXES)


@pytest.mark.parametrize("boxes", BOXES, ids="-".join)
def test_random_games_end_with_every_card_accounted_for(boxes):
    for seed in range(50):
        state = meydan.start("san-juan", seats=2 + seed % 3, seed=seed, expansions=boxes)
        play = playout if seed % 2 else sensible_playout
        play(state, Rng(seed), 100_000)
        assert state.over
        assert GAME.check(state) == []
        assert min(state.result().ranks) == 1


@pytest.mark.parametrize("cls", [Player, SanJuan])
def test_every_field_is_listed_and_copied(cls):
    assert set(declared(cls)) - APART == set(cls.FIELDS)
    assert set(declared(cls)) - assigned_in_clone(cls) - {"rules"} == set()


def test_every_kind_of_question_lists_what_it_is_made_of():
    """A frame is made again from its FIELDS, so they are its constructor's arguments."""
    for kind, frame in GAME.frames.items():
        cls, arguments = frame, None
        while arguments is None:
            for node in source_of(cls).body:
                if isinstance(node, ast.FunctionDef) and node.name == "__init__":
                    arguments = tuple(argument.arg for argument in node.args.args[1:])
            cls = cls.__mro__[1]
        assert arguments == frame.FIELDS, kind


@pytest.mark.parametrize("boxes", BOXES, ids="-".join)
def test_a_copy_shares_nothing_that_play_changes(boxes):
    """Play both a state and its copy on, differently: each stays what it would have been alone."""
    state = meydan.start("san-juan", seats=4, seed=5, expansions=boxes)
    playout(state, Rng(1), 200)
    copy, before = state.clone(), state.encode()
    playout(copy, Rng(2), 200)
    assert state.encode() == before
    alone = GAME.decode(state.header, before)
    playout(state, Rng(3), 200)
    playout(alone, Rng(3), 200)
    assert state == alone


def test_seats_are_dealt_cards_they_have_not_seen():
    """What others hold is dealt anew in each world, apart from cards that everybody saw them take."""
    state = meydan.start("san-juan", seats=3, seed=9, expansions=["new-buildings", "events"])
    playout(state, Rng(4), 60)
    view = state.view(0)
    worlds = [GAME.sample_world(view, Rng(seed)) for seed in range(20)]
    assert all(world.players[0].hand == state.players[0].hand for world in worlds)
    assert len({tuple(world.players[1].hand) for world in worlds}) > 1
    assert len({tuple(world.deck) for world in worlds}) > 1


def first_problem(**options):
    problems = check_mix(GAME, 3, {"setup": "dealt", **options}, seed=3)
    assert problems, "the planted fault was not found"
    return problems[0]


def by_kind(numbers):
    return sum(3**at * number for at, number in enumerate(numbers))


def leak(monkeypatch, secret):
    """Plant a view that tells something about the next seat's secrets in its round number."""
    honest = type(GAME).view

    def leaking(self, state, seat):
        view = honest(self, state, seat)
        object.__setattr__(view, "round", view.round + 100 * secret(state.players[(seat + 1) % 3]))
        return view

    monkeypatch.setattr(type(GAME), "view", leaking)


def test_a_view_that_leaks_a_hand_is_found(monkeypatch):
    leak(monkeypatch, lambda player: by_kind(player.hand))
    assert first_problem().split(": ")[-1].startswith(LEAKED)


def test_a_view_that_leaks_discards_is_found(monkeypatch):
    leak(monkeypatch, lambda player: by_kind(player.seen))
    assert first_problem().split(": ")[-1].startswith(LEAKED)


def test_a_view_that_leaks_a_good_is_found(monkeypatch):
    leak(monkeypatch, lambda player: by_kind(player.goods))
    assert first_problem().split(": ")[-1].startswith(LEAKED)


def test_a_lost_card_is_found(monkeypatch):
    honest = type(GAME).initial

    def careless(self, header):
        state = honest(self, header)
        state.deck[4] -= 1
        state.deck_size -= 1
        return state

    monkeypatch.setattr(type(GAME), "initial", careless)
    assert "cards 'silver-smelter': 7 instead of 8" in first_problem()
