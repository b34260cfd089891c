"""Prints a digest of whole games: two builds that print the same play identical games.

python tests/digest.py GAMES
"""

from __future__ import annotations

import hashlib
import json
import sys

import meydan
from meydan.kernel.conformance import mixes
from meydan.kernel.rng import Rng
from meydan.kernel.rollout import playout, sensible_playout


def digest(every: int) -> str:
    """Games of every so-many-th mix: the positions they pass and their ends."""
    seen = hashlib.sha256()
    for game in meydan.GAMES.values():
        for number, (seats, options) in enumerate(mixes(game)[::every]):
            state = game.start(seats, number, options)
            seen.update(json.dumps(state.encode()).encode())
            playout(state, Rng(number), 300)
            seen.update(json.dumps(state.encode()).encode())
            sensible_playout(state, Rng(number + 1), 50_000)
            seen.update(json.dumps([state.encode(), state.result().ranks]).encode())
    return seen.hexdigest()


if __name__ == "__main__":
    print(digest(int(sys.argv[1])))
