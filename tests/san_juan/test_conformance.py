"""San Juan in the kernel's suite: its mixes, the worlds dealt from a view, and planted faults that must be found."""

import meydan
from meydan.kernel.conformance import check_mix, mixes
from meydan.kernel.rng import Rng
from meydan.kernel.rollout import playout

GAME = meydan.find_game("san-juan")
ALL = mixes(GAME)
BOXES = ([], ["new-buildings"], ["events"], ["new-buildings", "events"])
LEAKED = ("the view of seat", "a sampled world does not fit")  # found by one of the two worlds dealt


def name(mix):
    seats, options = mix
    return "-".join([str(seats), options["setup"], *options.get("expansions", [])])


def test_the_mixes_cover_all_seat_counts_and_options():
    assert len(ALL) == len({name(mix) for mix in ALL}) == 3 * 2 * len(BOXES)
    assert {seats for seats, _ in ALL} == {2, 3, 4}
    assert [options.get("expansions", []) for _, options in ALL[::6]] == list(BOXES)


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
