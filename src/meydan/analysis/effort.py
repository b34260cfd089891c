"""How much is looked at: in tries, never in seconds, so that an analysis is the same wherever it is made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Effort:
    """Tries at each position of the chart, and at most where they differ much; rollouts and pairs at each decision."""

    name: str
    tries: int
    most: int
    rounds: int  # how far the chart looks ahead: to the end of this round, or of one of the next
    look: int  # rollouts of the first look at a decision
    first_pairs: int  # tries in which its answer meets the one that was chosen
    long_look: int  # rollouts where the first look says that something may be lost
    pairs: int  # and as many tries at most
    worlds: int  # that fit what a seat knows, where the chart is made with its eyes


QUICK: Final = Effort(
    "quick", tries=40, most=100, rounds=2, look=60, first_pairs=16, long_look=240, pairs=128, worlds=3
)
DEEP: Final = Effort(
    "deep", tries=160, most=800, rounds=3, look=240, first_pairs=32, long_look=1200, pairs=600, worlds=8
)
EFFORTS: Final = {effort.name: effort for effort in (QUICK, DEEP)}
