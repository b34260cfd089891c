"""Who meets whom, simulated: 200 people in each kind of tournament, some of whom come late and some of whom leave."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from meydan.server.tournaments.pairing import draw
from meydan.server.tournaments.plan import KNOCKOUT, ROBIN, SWISS, Plan, Played, met_in, sizes
from meydan.server.tournaments.standing import (
    TABLE,
    absent_last,
    as_it_stands,
    is_over,
    points_for,
    points_of,
    ranked,
    rounds_planned,
    standings,
    still_in,
    through,
)
from meydan.server.tournaments.weighing import misplaced
from tests.server.pairing_bounds import (
    FEW,
    beyond_one,
    can_be_even,
    fewest_beyond_one,
    least_faults,
    met_before,
    most_rounds_apart,
    pairs_in,
    tables_in,
)

SEED = "a seed"


class Simulated:
    """A tournament in which those who are better win more often."""

    def __init__(self, plan: Plan, people: int, rounds: int | None = None, leaving: float = 0, late: int = 0) -> None:
        self.plan = plan
        self.luck = random.Random(f"{plan} {people}")
        self.here = list(range(1, people + 1))
        self.everybody = self.here.copy()
        self.past: list[Played] = []
        self.planned = rounds_planned(plan, people, rounds)
        self.rounds = 0
        self.stayed: list[int] = []  # who played the last round
        self.leavings: list[int] = []  # rounds after which somebody left
        while not is_over(plan, self.here, self.past, self.planned, SEED):
            self._round()
            self.stayed = self.here
            self.here = [one for one in self.here if self.luck.random() >= leaving]
            if len(self.here) < len(self.stayed):
                self.leavings.append(self.rounds)
            if self.rounds <= 3:
                new = range(len(self.everybody) + 1, len(self.everybody) + 1 + late)
                self.everybody += new
                self.here += new

    def _round(self) -> None:
        self.rounds += 1
        playing = still_in(self.plan, self.here, self.past, SEED)
        points = points_of(playing, self.past)
        drawn = draw(self.plan, playing, self.past, points, SEED, self.planned, self.everybody)
        seated = [one for table in drawn.tables for one in table.seats if one is not None]
        assert sorted(seated + drawn.byes) == sorted(playing), "everybody has one place"
        self.past += [Played(self.rounds, one, points=TABLE) for one in drawn.byes]
        for number, table in enumerate(drawn.tables, 1):
            ranks = ranked([(self.luck.random() - (one or 500) / 400,) for one in table.seats])
            worth = points_for(ranks)
            self.past += [
                Played(self.rounds, one, number, seat, len(table.seats), ranks[seat], worth[seat])
                for seat, one in enumerate(table.seats)
                if one is not None
            ]

    @property
    def again(self) -> int:
        """How many pairs met more than once."""
        return sum(times > 1 for met in met_in(self.past).values() for times in met.values()) // 2

    @property
    def sway(self) -> int:
        """How much more often somebody sat on one seat than on another that all their tables had."""
        return max(map(self._sway, self.everybody))

    def _sway(self, one: int) -> int:
        mine = [played for played in self.past if played.entrant == one and played.table]
        count = Counter(played.seat for played in mine)
        often = [count[seat] for seat in range(min((played.seats for played in mine), default=1))]
        return max(often) - min(often)

    def fault(self, round: int) -> tuple[int, int]:
        """How many met again in a round, each counted as often as they met, and how many then sat beyond one."""
        met = met_before(self.past, round)
        sitting = [one.entrant for one in self.past if one.round == round and one.table]
        again = sum(met[pair] for pair in pairs_in(tables_in(self.past, round)))
        return again, sum(beyond_one(self.past, round, one) for one in sitting)

    def check_rounds(self) -> None:
        """No two meet again, and nobody sits beyond one, unless among all rounds there is none that is better."""
        for round in range(1, self.rounds + 1):
            if (fault := self.fault(round)) != (0, 0):
                few = sum(map(len, tables_in(self.past, round))) <= FEW
                assert fault == (least_faults(self.past, round) if few else (0, fewest_beyond_one(self.past, round)))

    @property
    def byes(self) -> int:
        """The most that anybody had."""
        return max(Counter(one.entrant for one in self.past if not one.table).values(), default=0)


@pytest.mark.parametrize("most", [2, 3, 4])
def test_nobody_meets_twice_in_a_swiss_tournament_and_all_sit_everywhere_as_often(most):
    whole = Simulated(Plan(SWISS, most), 200, 9)
    assert (whole.rounds, whole.again, whole.byes) == (9, 0, 0)
    assert whole.sway <= 1
    changing = Simulated(Plan(SWISS, most), 199, 8, leaving=0.03, late=3)
    assert (changing.again, changing.sway) == (0, 1)
    assert changing.byes <= 1
    assert {one.seats for one in changing.past if one.table} <= {most, max(2, most - 1)}


def test_who_is_level_meets_in_a_swiss_tournament():
    whole = Simulated(Plan(SWISS, 4), 200, 7)
    before = points_of(whole.everybody, [one for one in whole.past if one.round < 7])
    tables: dict[int, list[int]] = {}
    for one in whole.past:
        if one.round == 7:
            tables.setdefault(one.table, []).append(before[one.entrant])
    apart = sorted(max(points) - min(points) for points in tables.values())
    assert apart[len(apart) // 2] <= TABLE / 2  # at most tables
    best = [one.entrant for one in standings(whole.plan, whole.everybody, whole.past, SEED)][:40]
    assert sum(one <= 80 for one in best) >= 28, "who is better comes out on top"


def test_a_round_robin_of_pairs_is_perfect():
    whole = Simulated(Plan(ROBIN, 2), 24)
    assert (whole.rounds, whole.again, whole.sway, whole.byes) == (23, 0, 1, 0)
    assert all(met_in(whole.past)[one][other] for one, other in combinations(whole.everybody, 2))
    odd = Simulated(Plan(ROBIN, 2), 15)
    assert (odd.rounds, odd.again, odd.sway, odd.byes) == (15, 0, 0, 1)
    short = Simulated(Plan(ROBIN, 2, bots=True), 15, 6)
    assert (short.rounds, short.again, short.sway, short.byes) == (6, 0, 0, 0)


@pytest.mark.parametrize(("people", "leaving"), [(9, 0.03), (12, 0.05), (24, 0.02), (25, 0.01), (40, 0.02)])
def test_who_leaves_a_round_robin_of_pairs_takes_nobodys_seat_along(people, leaving):
    """Everybody else has both seats as often, unless that could not be any more when the last of them had left."""
    for bots in (False, True):
        whole = Simulated(Plan(ROBIN, 2, bots=bots), people, leaving=leaving)
        assert whole.again == 0
        met = met_in(whole.past)
        assert all(met[one][other] for one, other in combinations(whole.stayed, 2))
        last = max(round for round in whole.leavings if round < whole.rounds)
        even = not any(beyond_one(whole.past, whole.rounds, one) for one in whole.stayed)
        assert even or not can_be_even(whole.past, last, whole.stayed)


def test_two_hundred_in_a_round_robin_of_pairs():
    plan, people = Plan(ROBIN, 2), list(range(1, 201))
    met: Counter[tuple[int, ...]] = Counter()
    first: Counter[int] = Counter()
    past: list[Played] = []
    for number in range(1, 200):
        drawn = draw(plan, people, past, dict.fromkeys(people, 0), SEED, 199)
        past += [
            Played(number, one or 0, table, seat, 2)
            for table, each in enumerate(drawn.tables, 1)
            for seat, one in enumerate(each.seats)
        ]
        met.update(tuple(sorted(one or 0 for one in table.seats)) for table in drawn.tables)
        first.update(table.seats[0] or 0 for table in drawn.tables)
        assert max(abs(2 * first[one] - number) for one in people) <= 2
    assert len(met) == 200 * 199 // 2
    assert set(met.values()) == {1}
    assert set(first.values()) <= {99, 100}


@pytest.mark.parametrize("most", [3, 4])
def test_a_round_robin_of_larger_tables_goes_on_until_all_have_met(most):
    for people in (5, 6, 7, 9, 12):
        whole = Simulated(Plan(ROBIN, most), people)
        met = met_in(whole.past)
        assert all(met[one][other] for one, other in combinations(whole.everybody, 2)), people
        assert whole.rounds <= whole.planned
        assert max(times for others in met.values() for times in others.values()) <= 4
        assert whole.sway <= 1
    large = Simulated(Plan(ROBIN, most), 200, 10, leaving=0.01, late=2)
    assert (large.again, large.sway) == (0, 1)


def test_where_there_is_a_perfect_plan_it_is_found():
    """Nine at tables of three, fifteen (the walk of the schoolgirls), and sixteen at tables of four."""
    for most, people, rounds in ((3, 9, 4), (3, 15, 7), (4, 16, 5)):
        whole = Simulated(Plan(ROBIN, most), people)
        assert (whole.rounds, whole.again, whole.sway) == (rounds, 0, 1)


@pytest.mark.parametrize("bots", [False, True])
@pytest.mark.parametrize("most", [2, 3, 4])
def test_in_a_small_field_two_meet_again_only_if_they_must(most, bots):
    for people in range(4, 13) if not bots else (5, 7, 10, 12):
        plan = Plan(SWISS, most, bots=bots)
        rounds = people - 1 + people % 2 if most == 2 else 5
        whole = Simulated(plan, people, rounds)
        assert whole.sway <= 1, people
        apart = rounds if most == 2 else min(rounds, most_rounds_apart(sizes(people, plan)))
        again = [whole.fault(round)[0] for round in range(1, rounds + 1)]
        assert again[:apart] == [0] * apart, f"{people} could play {apart} rounds without meeting again"
        for round in range(apart + 1, rounds + 1):
            assert again[round - 1] == least_faults(whole.past, round, most if bots else None)[0]
        if most == 2:
            alone = Counter(one.entrant for one in whole.past if not one.table)
            assert max(alone.values(), default=0) <= 1


@pytest.mark.parametrize(("most", "advance"), [(2, 1), (3, 1), (4, 1), (4, 2)])
def test_a_knock_out_ends_with_one_table(most, advance):
    for people, leaving in ((200, 0.0), (199, 0.03)):
        whole = Simulated(Plan(KNOCKOUT, most, advance=advance), people, leaving=leaving)
        final = [one for one in whole.past if one.round == whole.rounds]
        assert len(final) <= most
        assert whole.byes <= 1
        whole.check_rounds()
        if not leaving:
            assert whole.rounds == whole.planned
        order = standings(whole.plan, whole.everybody, whole.past, SEED)
        assert final[0].entrant in {one.entrant for one in order[:most]}
        assert order[0].entrant == min(final, key=lambda one: one.rank or 0).entrant
    early = [one for one in whole.past if one.round < 3]
    assert max(Counter(one.entrant for one in early).values()) == 2


def test_who_goes_on_is_the_first_of_each_table_and_never_everybody():
    plan = Plan(KNOCKOUT, 3, advance=2)
    past = [Played(1, one, 1, one - 1, 3, rank, 0) for one, rank in ((1, 2), (2, 1), (3, 3))]
    past += [Played(1, 4, 2, 0, 2, 2, 0), Played(1, 5, 2, 1, 2, 1, 24), Played(1, 6, points=24)]
    assert through(plan, past, 1, SEED) == {1, 2, 5, 6}


def test_tables_are_as_large_as_can_be_and_all_about_the_same():
    four, three, pairs = Plan(SWISS, 4), Plan(SWISS, 3), Plan(SWISS, 2)
    assert [sizes(count, four) for count in (2, 5, 6, 7, 9, 13)] == [
        [2], [3, 2], [3, 3], [4, 3], [3, 3, 3], [4, 3, 3, 3],
    ]  # fmt: skip
    assert [sizes(count, three) for count in (4, 5, 7)] == [[2, 2], [3, 2], [3, 2, 2]]
    assert [sizes(count, pairs) for count in (1, 4, 5)] == [[], [2, 2], [2, 2]]
    assert sizes(5, Plan(SWISS, 2, bots=True)) == [2, 2, 1]


def test_bots_take_the_seats_that_are_left():
    drawn = draw(Plan(SWISS, 4, bots=True), [1, 2, 3, 4, 5], [], dict.fromkeys(range(1, 6), 0), SEED, 3)
    assert [len(table.seats) for table in drawn.tables] == [4, 4]
    assert sum(one is None for table in drawn.tables for one in table.seats) == 3
    assert drawn.byes == []


def test_a_round_is_the_same_whenever_it_is_drawn():
    plan, points = Plan(SWISS, 4), dict.fromkeys(range(1, 31), 0)
    once, again, other = (draw(plan, list(points), [], points, seed, 7) for seed in (SEED, SEED, "another"))
    assert once == again != other


def test_a_table_is_worth_the_same_however_large_it_is():
    assert points_for([1, 2]) == [24, 0]
    assert points_for([2, 1, 3]) == [12, 24, 0]
    assert points_for([1, 2, 3, 4]) == [24, 16, 8, 0]
    assert points_for([1, 2, 3, 4, 5]) == [24, 18, 12, 6, 0]
    assert points_for([1, 1, 3, 4]) == [20, 20, 8, 0]
    assert points_for([1, 1, 1]) == [12, 12, 12]
    assert points_for([1, 2, 2, 2, 5]) == [24, 12, 12, 12, 0]


def test_who_lets_a_bot_play_to_the_end_comes_last():
    assert absent_last([1, 2, 3, 4], {0}) == [4, 1, 2, 3]
    assert absent_last([1, 2, 3, 4], {0, 2}) == [3, 1, 3, 2]
    assert absent_last([1, 2, 3], set()) == [1, 2, 3]


def test_when_the_time_of_a_round_is_over_a_table_counts_as_it_stands():
    assert as_it_stands([3, 5, 3, 1], 1) == [1, 4, 1, 3]
    assert as_it_stands([2, 4], -1) == [2, 1]


def test_ties_are_broken_by_opponents_then_by_each_other_then_by_wins_then_by_lot():
    plan = Plan(SWISS, 2)

    def game(round: int, table: int, winner: int, loser: int) -> list[Played]:
        return [Played(round, winner, table, 0, 2, 1, 24), Played(round, loser, table, 1, 2, 2, 0)]

    past = [
        *game(1, 1, 1, 2),
        *game(1, 2, 3, 4),
        *game(2, 1, 1, 3),
        *game(2, 2, 4, 2),
        *game(3, 1, 2, 3),
        *game(3, 2, 1, 4),
    ]
    order = standings(plan, [1, 2, 3, 4], past, SEED)
    assert [one.points for one in order] == [72, 24, 24, 24]
    assert order[0].entrant == 1
    assert {one.direct for one in order[1:]} == {2}  # each beat one of the others: a ring
    drawn = [Played(1, one, 1, one - 1, 2, 1, 12) for one in (1, 2)]
    lots = [standings(plan, [1, 2], drawn, f"seed {number}")[0].entrant for number in range(20)]
    assert set(lots) == {1, 2}
    met = [*game(1, 1, 2, 1), *game(2, 1, 1, 3), *game(2, 2, 4, 2), *game(3, 1, 3, 4)]
    best = [one.entrant for one in standings(plan, [1, 2, 3, 4], met, SEED)]
    level = {one.entrant: one for one in standings(plan, [1, 2, 3, 4], met, SEED)}
    assert level[2].points == level[1].points == 24
    assert level[1].direct is None  # not all of those who are level met
    assert sorted(best) == [1, 2, 3, 4]


def test_misplaced_is_what_it_costs_to_seat_people_who_do_not_want_every_seat():
    assert misplaced(((0, 1), (1, 0))) == 0
    assert misplaced(((0, 4), (0, 1))) == 1
    assert misplaced(((0, 1, 1), (0, 0, 1), (1, 0, 0))) == 0
    assert misplaced(((0, 1, 0),)) == 0  # two bots take what is left
