"""The yardstick in bench/ plays what it always has: bots of different years are measured against the same player."""

import hashlib
from pathlib import Path

import pytest

from meydan.bots import bring_bot
from meydan.kernel.chance import SeedChance
from meydan.kernel.frame import CHANCE
from meydan.kernel.game import find_game

YARDSTICK = f"{Path(__file__).parent.parent / 'bench' / 'yardstick' / 'greedy.py'}:Greedy"


def played(game, seats, options):
    """All answers of one game in which the yardstick has all seats."""
    rules = find_game(game)
    state = rules.initial(rules.header(seats, "yardstick", options))
    luck = SeedChance("yardstick")
    bot = bring_bot(YARDSTICK)
    answers = []
    while not state.over:
        if state.seat == CHANCE:
            state.apply(luck.answer(state))
            continue
        options = state.answers()
        answers.append(options[0] if len(options) == 1 else bot.choose(state.view(state.seat)))
        state.apply(answers[-1])
    return answers


@pytest.mark.parametrize(
    ("game", "seats", "options", "digest"),
    [
        ("istanbul", 4, {}, "74a6a6e5200bf292"),
        ("istanbul", 2, {"expansions": ["mocha"]}, "d4b885e6814b10b5"),
        ("istanbul", 3, {"expansions": ["letters"]}, "4c4699b24c62bde5"),
        ("istanbul", 5, {"expansions": ["mocha", "letters"]}, "c82825bbe404cea4"),
        ("san-juan", 3, {}, "44e6dbce697a237a"),
        ("san-juan", 4, {"expansions": ["new-buildings", "events"]}, "c55dc3783764d696"),
        ("istanbul-dice", 3, {}, "c7d6c70c1e8aa1ea"),
    ],
)
def test_the_yardstick_never_changes(game, seats, options, digest):
    texts = "\n".join(answer.text for answer in played(game, seats, options))
    assert hashlib.sha256(texts.encode()).hexdigest()[:16] == digest
