"""Many games: the counting is right, and the number of processes changes nothing."""

import json

import pytest

from meydan.arena.simulate import BadMatch, Match, Row, play_range, seated, simulate, summarise, wilson
from meydan.bots import UnknownBot
from meydan.kernel.errors import BadOption, UnknownGame


def match(bots=("greedy", "random"), seats=4, **more):
    return Match("istanbul", seats, seated(bots, seats), {}, "a match", **more)


def row(index, names, ranks, rounds=10, decisions=100):
    return Row(index, names, decisions, rounds, ranks, tuple(6 - rank for rank in ranks), "rubies" if ranks else "")


# -- who sits where -----------------------------------------------------------------------------------------


def test_the_last_bot_named_takes_the_seats_that_are_left():
    assert seated(["greedy", "random"], 4) == ("greedy", "random", "random", "random")
    assert seated(["greedy"], 3) == ("greedy", "greedy", "greedy")
    assert seated(["random", "greedy"], 2) == ("random", "greedy")


def test_every_bot_sits_everywhere_on_the_same_deal():
    played = play_range(match(limit=1), range(8))
    assert [found.bots.index("greedy") for found in played] == [0, 1, 2, 3, 0, 1, 2, 3]
    deals = [match().deal(index)[0] for index in range(8)]
    assert deals == ["a match/0"] * 4 + ["a match/1"] * 4


def test_without_rotation_each_game_has_a_deal_of_its_own():
    assert [match(rotate=False).deal(index) for index in range(2)] == [("a match/0", 0), ("a match/1", 0)]


@pytest.mark.parametrize(
    ("change", "error", "message"),
    [
        ({"bots": ["greedy"] * 5}, BadMatch, "5 bots .* too many for 4 seats"),
        ({"bots": []}, BadMatch, "at least one"),
        ({"bots": ["gredy"]}, UnknownBot, "gredy"),
        ({"games": 0}, BadMatch, "1 or more"),
        ({"jobs": 0}, BadMatch, "1 or more"),
        ({"seats": 7}, BadOption, "2 to 5"),
        ({"options": {"layout": "wide"}}, BadOption, "wide"),
        ({"options": {"colour": "red"}}, BadOption, "no option 'colour'"),
        ({"game": "istambul"}, UnknownGame, "istambul"),
    ],
)
def test_what_cannot_be_played_is_refused_first(change, error, message):
    asked = {"game": "istanbul", "seats": 4, "bots": ["random"], "games": 1, **change}
    with pytest.raises(error, match=message):
        simulate(**asked)


# -- the same result ----------------------------------------------------------------------------------------


def told(summary):
    """Everything but the time it took."""
    plain = summary.to_json_dict()
    return {name: value for name, value in plain.items() if name not in ("seconds", "decisions_per_second")}


def test_processes_change_nothing():
    asked = {"game": "istanbul", "seats": 3, "bots": ["greedy"], "games": 9, "seed": 5, "options": {"layout": "random"}}
    seen = []
    alone = simulate(**asked, progress=seen.append)
    assert seen[-1] == 9 and seen == sorted(seen)
    assert told(simulate(**asked, jobs=2)) == told(alone)


def test_a_range_does_not_depend_on_what_was_played_before():
    whole = play_range(match(["greedy"]), range(3))
    assert play_range(match(["greedy"]), [2]) == whole[2:]


def test_another_seed_is_another_match():
    one, other = (simulate("istanbul", 2, ["greedy"], 2, seed=seed) for seed in (1, 2))
    assert told(one) != told(other)


# -- counting -----------------------------------------------------------------------------------------------


def test_wins_are_counted_by_bot_and_by_seat():
    rows = [
        row(0, ("greedy", "random", "random", "random"), (1, 2, 3, 4), rounds=14),
        row(1, ("random", "greedy", "random", "random"), (1, 1, 3, 4), rounds=20),
    ]
    summary = summarise(match(), rows, 2.0)
    greedy, other = summary.bots["greedy"], summary.bots["random"]
    assert (greedy.games, greedy.wins, greedy.win_rate, greedy.mean_rank) == (2, 1.5, 0.75, 1.0)
    assert (other.games, other.wins) == (6, 0.5)
    assert [seat.wins for seat in summary.by_seat] == [1.5, 0.5, 0, 0]
    assert summary.rounds == {"median": 17, "mean": 17, "min": 14, "max": 20}
    assert (summary.decisions, summary.decisions_per_second) == (200, 100.0)
    assert summary.winner_score == 5


def test_a_game_without_end_is_reported_and_won_by_nobody():
    played = play_range(match(["random"], seats=2, limit=50), range(2))
    summary = summarise(match(["random"], seats=2), played, 1.0)
    assert (summary.games, summary.unfinished, summary.decisions) == (2, 2, 100)
    assert summary.bots["random"].wins == 0
    assert summary.to_json_dict()["rounds"]["median"] == 0


def test_the_summary_as_json():
    plain = simulate("istanbul", 4, ["greedy", "random"], 4, seed=1).to_json_dict()
    assert json.loads(json.dumps(plain)) == plain
    assert set(plain) >= {
        "game", "seats", "games", "decisions", "seconds", "decisions_per_second", "bots", "by_seat", "rounds",
        "options", "seed",
    }  # fmt: skip
    assert set(plain["bots"]["greedy"]) == {
        "games", "wins", "win_rate", "low", "high", "mean_rank", "mean_rubies",
    }  # fmt: skip
    assert (plain["game"], plain["seed"], plain["options"]["layout"]) == ("istanbul", "1", "short")
    assert len(plain["by_seat"]) == 4


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (1, 4, 0.0456, 0.6994), (0, 0, 0, 1)],
)
def test_wilson_interval(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_wilson_narrows_with_more_games():
    low, high = wilson(250, 1000)
    assert 0.22 < low < 0.25 < high < 0.28
    wide = wilson(25, 100)
    assert wide[0] < low and high < wide[1]
