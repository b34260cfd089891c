"""The search for secrets finds them: each of these leaks would be noticed."""

import copy

import pytest

import meydan
from tests.web.searching import check_no_secret, check_views_survive_shuffling


@pytest.fixture(scope="module")
def position():
    """A position in which everybody holds a card, and its record."""
    table = meydan.start("istanbul", seats=2, seed="7")
    told = {"type": "view", "step": len(table.record().steps), "seat": 0, "view": table.view(0).to_dict()}
    return told, table.record().to_json()


def test_an_honest_position_passes(position):
    told, record = position
    events = [{"name": "drew", "seat": 0, "card": 3}, {"name": "drew-hidden", "seat": 1}]
    assert check_no_secret([told, {"events": events}], 0) == 1
    assert check_views_survive_shuffling([told], record, 0) == 1


@pytest.mark.parametrize(
    "leak",
    [
        lambda told: told["view"]["players"][1].update(hand=[1, 0, 0]),
        lambda told: told["view"].update(deck=[2, 2, 2]),
        lambda told: told["view"].update(seat=1),
        lambda told: told.update(seed="7"),
        lambda told: told.update(private=[{}, {"hand": [1]}]),
        lambda told: told.update(events=[{"name": "drew", "seat": 1, "card": 4}]),
        lambda told: told.update(events=[{"name": "drew-hidden", "seat": 1, "card": 4}]),
    ],
)
def test_a_leak_is_found(position, leak):
    told = copy.deepcopy(position[0])
    leak(told)
    with pytest.raises(AssertionError):
        check_no_secret([told], 0)


def test_another_hand_is_found_by_shuffling(position):
    told, record = copy.deepcopy(position)
    told["view"]["hand"] = [count + 1 for count in told["view"]["hand"]]
    with pytest.raises(AssertionError):
        check_views_survive_shuffling([told], record, 0)
