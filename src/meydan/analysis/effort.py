"""How much is looked at: in tries, never in seconds, so that an analysis is the same wherever it is made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Effort:
    """Tries at each position of the chart and rounds it looks ahead; rollouts and pairs at each decision."""

    name: str
    tries: int
    rounds: int
    look: int  # rollouts of the first look at a decision
    first_pairs: int  # tries in which its answer meets the one that was chosen
    long_look: int  # rollouts where the first look says that something may be lost
    pairs: int  # and as many tries at most
    worlds: int  # that fit what a seat knows, where the chart is made with its eyes


QUICK: Final = Effort("quick", tries=24, rounds=1, look=32, first_pairs=12, long_look=120, pairs=64, worlds=3)
DEEP: Final = Effort("deep", tries=64, rounds=2, look=120, first_pairs=32, long_look=800, pairs=400, worlds=12)
EFFORTS: Final = {effort.name: effort for effort in (QUICK, DEEP)}
