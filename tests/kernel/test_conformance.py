"""Every game, every mix of options, every seat count: the suite that `meydan check` runs."""

import pytest

import meydan
from meydan.kernel import conformance
from meydan.kernel.conformance import check_mix, mixes
from tests.test_builds import sampling

BOXES = ([], ["mocha"], ["letters"], ["mocha", "letters"])
ALL = [(game, seats, options) for game in meydan.GAMES.values() for seats, options in mixes(game)]


def name(mix):
    game, seats, options = mix
    extras = [key for key, value in options.items() if value is True] + options.get("expansions", [])
    layout = options.get("layout", "")
    return "-".join([game.name, str(seats), layout if isinstance(layout, str) else "grid", *extras])


@pytest.mark.parametrize("mix", ALL[::5] if sampling() else ALL, ids=name)
def test_conformance(mix):
    game, seats, options = mix
    assert check_mix(game, seats, options, seed=1, games=1) == []


def test_the_mixes_cover_all_seat_counts_and_options():
    game = meydan.find_game("istanbul")
    seen = mixes(game)
    assert {seats for seats, _ in seen} == {2, 3, 4, 5}
    by_boxes = [len([1 for _, options in seen if options.get("expansions", []) == boxes]) for boxes in BOXES]
    # 2-4 seats: layouts x variants; 5 seats: no neutral assistants. Layouts: 6, 4, 4 and 3.
    assert by_boxes == [14 * layouts for layouts in (6, 4, 4, 3)]
    assert sum(by_boxes) == len(seen)


# A suite that cannot fail proves nothing: each of these plants a fault and must be told of it.


def first_problem(seats=3, **options):
    game = meydan.find_game("istanbul")
    problems = check_mix(game, seats, {"layout": "short", **options}, seed=3)
    assert problems, "the planted fault was not found"
    return problems[0]


def test_a_view_that_leaks_a_hand_is_found(monkeypatch):
    game = meydan.find_game("istanbul")
    honest = type(game).view

    def leaking(self, state, seat):
        view = honest(self, state, seat)
        object.__setattr__(view, "mail", view.mail + 100 * state.players[(seat + 1) % 3].hand[1])
        return view

    monkeypatch.setattr(type(game), "view", leaking)
    assert "leaks a secret" in first_problem()


def test_lost_components_are_found(monkeypatch):
    game = meydan.find_game("istanbul")
    honest = type(game).initial

    def careless(self, header):
        state = honest(self, header)
        state.deck[0] -= 1
        state.deck_size -= 1
        return state

    monkeypatch.setattr(type(game), "initial", careless)
    assert "bonus cards 'good': 3 instead of 4" in first_problem()


def test_a_codec_that_forgets_is_found(monkeypatch):
    game = meydan.find_game("istanbul")
    honest = type(game).decode

    def forgetful(self, header, data):
        return honest(self, header, {**data, "mail": 0, "round": 1})

    monkeypatch.setattr(type(game), "decode", forgetful)
    assert "decoding what was encoded leads elsewhere" in first_problem()


def test_a_world_that_does_not_fit_is_found(monkeypatch):
    game = meydan.find_game("istanbul")
    honest = type(game).sample_world

    def sloppy(self, view, source):
        world = honest(self, view, source)
        world.players[0].lira += 1
        return world

    monkeypatch.setattr(type(game), "sample_world", sloppy)
    assert "a sampled world does not fit" in first_problem()


def test_a_refusal_without_words_is_found(monkeypatch):
    monkeypatch.setattr(conformance, "SHARED", frozenset())
    assert "no words for the reason" in first_problem()
