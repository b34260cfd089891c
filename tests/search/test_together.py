"""Several processes think about one question, and answer as one."""

from __future__ import annotations

import pytest

import meydan
from meydan.bots import UnknownBot, make_bot
from meydan.bots.searching import SearchBot
from meydan.bots.together import put_together
from meydan.search.thought import Thought, Tried


def test_two_processes_find_what_each_would_and_put_it_together() -> None:
    state = meydan.start("san-juan", seats=2, seed=3)
    view = state.view(state.seat)
    one = SearchBot(7, "24x2").think(view)
    other = SearchBot(7, "24x2").think(view)
    assert one.choice is other.choice
    assert [tried.mean for tried in one.tried] == [tried.mean for tried in other.tried]
    assert one.rollouts == other.rollouts > SearchBot(7, "24").think(view).rollouts
    assert one.choice in state.options()
    assert sum(one.chances) == pytest.approx(1)


def found(choice: meydan.Choice, visits: int, mean: float, error: float) -> Tried:
    tried = Tried(choice)
    tried.visits, tried.mean, tried.error = visits, mean, error
    return tried


def test_what_was_tried_more_often_counts_more() -> None:
    a, b = meydan.start("san-juan", seats=2, seed=3).options()[:2]
    whole = put_together([
        Thought(a, [found(a, 30, 0.6, 0.03), found(b, 10, 0.4, 0.05)], [0.6, 0.4], 40),
        Thought(a, [found(a, 10, 0.2, 0.09)], [0.2, 0.8], 10),
        Thought(b, [found(b, 10, 0.5, 0.05)], [0.5, 0.5], 10),
    ])  # fmt: skip
    assert whole.choice is a
    assert whole.tried[0].mean == pytest.approx((30 * 0.6 + 10 * 0.2) / 40)
    assert whole.tried[0].error == pytest.approx(0.9 * 2**0.5 / 40)
    assert whole.chances == pytest.approx([0.4, 0.6])
    assert whole.rollouts == 60


@pytest.mark.parametrize("name", ["search@60x1", "search@60x999", "search@60xmany"])
def test_a_wrong_number_of_processes_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match="processes"):
        make_bot(name)
