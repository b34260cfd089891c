"""Words: codes are shared by all games, so nobody may change what a code says."""

import pytest

from meydan.kernel.words import ENGLISH, Reason, learn


def test_a_code_keeps_its_sentence():
    learn({"game-over": ENGLISH["game-over"]})
    with pytest.raises(ValueError, match="two sentences for the reason 'game-over'"):
        learn({"game-over": "nothing more can be done"})
    assert str(Reason("game-over")) == "the game is over"


def test_a_code_without_words_shows_itself_and_its_values():
    assert str(Reason("never-heard", {"why": 3})) == "never-heard {'why': 3}"
