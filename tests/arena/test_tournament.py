"""Tournaments: pairs and deals, verdicts that are seldom wrong, ratings, results that survive an interruption."""

import csv
import json
import math
import random
from statistics import fmean

import pytest

from meydan.arena.chart import chart
from meydan.arena.simulate import BadMatch, Row
from meydan.arena.tournament import (
    BadResults,
    Outcome,
    Pairing,
    Plan,
    Results,
    Score,
    as_csv,
    as_json,
    decided,
    play,
    points_for,
    rate_for,
    ratings,
    won,
)
from meydan.arena.workers import workers
from meydan.kernel.errors import BadOption

DICE = "istanbul-dice"


def plan(bots=("greedy", "random"), **more):
    return Plan.of(DICE, list(bots), **{"games": 8, **more})


def played(asked, path=None, jobs=1):
    results = Results(asked, path)
    with workers(jobs) as team:
        play(results, team, jobs)
    return results


def outcome(bot, rival, rate, games=1000):
    return Outcome(bot, rival, games, rate * games, rate, 0, 1, 0, 0, 0, "", 0)


# -- who meets whom -----------------------------------------------------------------------------------------


def test_everybody_meets_everybody_both_ways_round_where_that_differs():
    assert [pair.name for pair in plan().pairings] == ["greedy v random"]
    assert [pair.name for pair in plan(seats=3).pairings] == ["greedy v random", "random v greedy"]


def test_in_a_gauntlet_only_the_first_meets_the_others():
    own = "tests.arena.test_tournament:First"
    asked = plan(["greedy", "random", own], gauntlet=True)
    assert [(pair.bot, pair.rival) for pair in asked.pairings] == [("greedy", "random"), ("greedy", own)]


def test_games_are_whole_deals():
    assert plan(seats=3, games=400).games == 402


@pytest.mark.parametrize(
    ("bots", "more", "error", "message"),
    [
        (["greedy"], {}, BadMatch, "at least two bots"),
        (["greedy", "greedy"], {}, BadMatch, "each once"),
        (["greedy", "random"], {"games": 0}, BadMatch, "1 or more"),
        (["greedy", "random"], {"seats": 9}, BadOption, "2 to 4"),
    ],
)
def test_what_cannot_be_played_is_refused(bots, more, error, message):
    with pytest.raises(error, match=message):
        plan(bots, **more)


# -- counting -----------------------------------------------------------------------------------------------


def row(index, winner, seats=3):
    bots = tuple("a" if (index - seat) % seats == 0 else "b" for seat in range(seats))
    ranks = tuple(1 if bots[seat] == winner else 2 for seat in range(seats))
    return Row(index, bots, 10, 5, ranks, (1,) * seats, "rubies", (10,) * seats, (0.02,) * seats)


def test_a_shared_win_counts_as_a_part_of_one():
    shared = Row(0, ("a", "b", "b"), 10, 5, (1, 1, 3), (6, 6, 2), "rubies")
    assert won(shared, "a") == 0.5
    assert won(Row(0, ("a", "b"), 10, 5, (), (), ""), "a") == 0.0


def test_a_verdict_does_not_depend_on_which_games_were_done_first():
    asked = Plan(DICE, 3, {}, ("a", "b"), (Pairing("a", "b"),), 600, "1", True)
    luck = random.Random(4)
    rows = [row(index, "a" if luck.random() < 0.7 else "b") for index in range(300)]
    verdicts = []
    for _ in range(3):
        luck.shuffle(rows)
        score = Score(asked, Pairing("a", "b"))
        for one in rows:
            score.add(one)
        verdicts.append((score.verdict, score.outcome()))
    assert verdicts[0][0] == "stronger"
    assert verdicts[0] == verdicts[1] == verdicts[2]
    assert verdicts[0][1].games < 300


def test_the_time_an_answer_took_is_told():
    score = Score(Plan(DICE, 3, {}, ("a", "b"), (Pairing("a", "b"),), 3, "1"), Pairing("a", "b"))
    score.add(row(0, "a"))
    assert score.outcome().ms_per_answer == pytest.approx(2.0)


# -- when it is decided -------------------------------------------------------------------------------------


def verdict(points, seats, luck, most=4000):
    """What the test says of deals in which a bot is so much stronger, and after how many."""
    rate = rate_for(points, seats)
    deals = []
    for number in range(1, most + 1):
        deals.append(fmean(luck.random() < rate for _ in range(seats)))
        said = decided(deals, seats) if number % 25 == 0 else ""
        if said:
            return said, number
    return "", most


@pytest.mark.parametrize("seats", [2, 4])
def test_a_test_is_seldom_wrong_and_stops_early_when_the_difference_is_large(seats):
    luck = random.Random(seats)
    equal = [verdict(0, seats, luck) for _ in range(60)]
    strong = [verdict(150, seats, luck) for _ in range(60)]
    weak = [verdict(-150, seats, luck) for _ in range(60)]
    assert sum(said in ("stronger", "weaker") for said, _ in equal) <= 9  # 10 % are expected, in both directions
    assert [said for said, _ in strong].count("stronger") >= 57
    assert [said for said, _ in weak].count("weaker") >= 57
    assert fmean(number for _, number in strong) < fmean(number for _, number in equal) / 3


def test_nothing_is_decided_by_a_few_deals():
    assert decided([1.0] * 10, 2) == ""
    assert decided([1.0] * 60, 2) == "stronger"
    assert decided([0.0] * 60, 2) == "weaker"


# -- ratings ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_points_and_rates_are_two_ways_to_say_the_same(seats):
    assert rate_for(0, seats) == pytest.approx(1 / seats)
    for points in (-300, -20, 0, 55, 400):
        assert points_for(rate_for(points, seats), seats) == pytest.approx(points)


def test_ratings_find_the_strengths_that_games_were_made_with():
    true = {"a": 200.0, "b": 90.0, "c": 0.0}
    pairs = [("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")]
    made = [outcome(one, other, rate_for(true[one] - true[other], 4), 20000) for one, other in pairs]
    found = ratings(["c", "b", "a"], made, 4, "c")
    assert [one.bot for one in found] == ["a", "b", "c"]
    for one in found:
        assert one.points == pytest.approx(true[one.bot], abs=3)
        assert one.low <= true[one.bot] <= one.high
    few = ratings(["c", "b", "a"], [outcome(one.bot, one.rival, one.win_rate, 100) for one in made], 4, "c")
    assert few[0].high - few[0].low > 5 * (found[0].high - found[0].low)


def test_who_always_won_is_rated_too():
    found = ratings(["a", "b"], [outcome("a", "b", 1.0, 50)], 2, "b")
    assert 200 < found[0].points < 2000
    assert math.isfinite(found[0].high)


def test_bots_that_never_met_are_not_rated_together():
    with pytest.raises(BadMatch, match="do not connect"):
        ratings(["a", "b", "c", "d"], [outcome("a", "b", 0.5), outcome("c", "d", 0.5)], 2, "d")


# -- playing, and going on ----------------------------------------------------------------------------------


class First:
    """A bot of one's own."""

    def __init__(self, seed=0):
        pass

    def choose(self, view):
        return view.options[0]


def test_greedy_is_found_to_be_stronger_than_chance():
    found = played(plan(games=200, until_sure=True)).outcomes()[0]
    assert (found.verdict, found.win_rate) == ("stronger", 1.0)
    assert 48 <= found.games < 200
    assert found.ms_per_answer > 0


def test_the_same_plan_gives_the_same_games_on_any_number_of_processes():
    alone, together = played(plan()), played(plan(), jobs=2)
    rows = [[score.rows[number] for number in sorted(score.rows)] for score in (*alone.scores.values(),)]
    others = [[score.rows[number] for number in sorted(score.rows)] for score in (*together.scores.values(),)]
    assert rows == others


def test_a_tournament_goes_on_where_it_was_interrupted(tmp_path):
    file = tmp_path / "arena.jsonl"
    whole = played(plan())
    played(plan(games=4), file)
    with file.open("a", encoding="utf-8") as cut:
        cut.write('{"pairing": ["greedy", "ran')  # the machine went off in the middle of a line
    resumed = Results(plan(), file)
    assert resumed.played() == 4
    with workers(1) as team:
        play(resumed, team, 1)
    strip = lambda results: [(one.games, one.wins, one.verdict) for one in results.outcomes()]  # noqa: E731
    assert strip(resumed) == strip(whole)
    assert Results(plan(), file).played() == 8


def test_results_of_another_tournament_are_refused(tmp_path):
    file = tmp_path / "arena.jsonl"
    played(plan(games=2), file)
    with pytest.raises(BadResults, match="another tournament"):
        Results(plan(seed="2"), file)
    file.write_text("no results\n", encoding="utf-8")
    with pytest.raises(BadResults, match="cannot be read"):
        Results(plan(), file)


# -- telling ------------------------------------------------------------------------------------------------


def test_results_are_told_as_a_table_as_data_and_as_a_picture():
    results = played(plan(games=4))
    rows = list(csv.DictReader(as_csv(results.outcomes()).splitlines()))
    assert (rows[0]["bot"], rows[0]["rival"], rows[0]["games"]) == ("greedy", "random", "4")
    told = json.loads(json.dumps(as_json(results)))
    assert [one["bot"] for one in told["ratings"]] == ["greedy", "random"]
    picture = chart("Dice <2>", results.outcomes(), 2)
    assert picture.startswith("<svg") and "Dice &lt;2&gt;" in picture and "greedy v random" in picture
