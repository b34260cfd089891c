"""What can be answered keeps its text and its number: records, masks and nets made long ago stay readable."""

from hashlib import sha256

import pytest

import meydan

# By game: how many actions and outcomes there were when this was written, and a digest of these in their order. New
# ones come after them.
SPACES = {
    "istanbul": (1100, 763, "d51e7c320a423a2a"),
    "san-juan": (399, 51, "52805760a53efbc4"),
    "istanbul-dice": (5141, 5063, "be379ff00c8a440d"),
}


def test_every_game_has_its_line():
    assert set(SPACES) == set(meydan.GAMES)


@pytest.mark.parametrize("game", SPACES)
def test_choices_keep_their_texts_and_numbers(game):
    space = meydan.GAMES[game].space
    actions, outcomes, digest = SPACES[game]
    texts = [choice.text for choice in space.actions[:actions] + space.outcomes[:outcomes]]
    assert sha256("\n".join(texts).encode()).hexdigest()[:16] == digest
    assert all(choice.index == at for listed in (space.actions, space.outcomes) for at, choice in enumerate(listed))
