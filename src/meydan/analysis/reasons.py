"""Why an answer is good, in words: what it brings and costs by the end of the turn, and whom it helps.

As `Said`s, in the words of the game; what is counted are its `holdings`. Nothing but a seat's view is known here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from meydan.analysis.eye import Eye
from meydan.kernel.choice import Choice
from meydan.kernel.said import Arg, Said, Seat, said
from meydan.kernel.state import State
from meydan.search.paired import Racer

TRIES: Final = 24  # ends of the turn that are looked at
MOST: Final = 3  # things that are named in one sentence
AT_LEAST: Final = 0.5  # of a thing, on average, to be worth a word
HELPED: Final = 0.02  # of win chance: from here on an answer helps or hurts somebody else
SURE: Final = 2.0  # standard errors


@dataclass(frozen=True, slots=True)
class Change:
    """How much more of a thing there is by the end of the turn, on average; `sure` if it is so in every try."""

    what: str
    mean: float
    sure: bool


def reasons(eye: Eye, choice: Choice) -> list[Said]:
    """What an answer brings and costs by itself."""
    (ends,) = eye.turn_ends([choice], TRIES)
    if all(_wins(after, eye.seat) for _, after in ends):
        return [said("hint-wins")]
    changes = _changes([_difference(eye, *end) for end in ends])
    found = [
        *_sentence("hint-brings", [one for one in changes if one.sure and one.mean > 0]),
        *_sentence("hint-brings-about", [one for one in changes if not one.sure and one.mean > 0]),
        *_sentence("hint-costs", [one for one in changes if one.sure and one.mean < 0]),
        *_sentence("hint-costs-about", [one for one in changes if not one.sure and one.mean < 0]),
    ]
    return found or [said("hint-nothing")]


def reasons_beside(eye: Eye, best: Racer, chosen: Racer) -> list[Said]:
    """What the best brings and costs beside what was chosen, and whom that would have helped."""
    ends, others = eye.turn_ends([best.tried.choice, chosen.tried.choice], TRIES)
    if all(_wins(after, eye.seat) for _, after in ends):
        return [said("hint-wins")]
    pairs = zip(ends, others, strict=True)
    changes = _changes([_less(_difference(eye, *one), _difference(eye, *other)) for one, other in pairs])
    found = [
        *_sentence("hint-more", [one for one in changes if one.mean > 0]),
        *_sentence("hint-less", [one for one in changes if one.mean < 0]),
        *whom(best, chosen, eye.seat),
    ]
    return found or [said("hint-later")]


def whom(one: Racer, other: Racer, seat: int) -> list[Said]:
    """Whom an answer helps or hurts most beside another one, in points of win chance; nothing where nobody."""
    pairs = list(zip(one.chances, other.chances, strict=False))
    most, found = 0.0, list[Said]()
    for rival in range(len(pairs[0][0])):
        change, error = _mean([row[rival] - beside[rival] for row, beside in pairs])
        if rival != seat and abs(change) >= HELPED and abs(change) > max(most, SURE * error):
            most = abs(change)
            id = "hint-helps" if change > 0 else "hint-hurts"
            found = [said(id, name=Seat(rival), points=round(100 * most))]
    return found


# -- what is counted ------------------------------------------------------------------------------------------


def _difference(eye: Eye, before: State, after: State) -> dict[str, int]:
    """What the seat has more or less of after than before."""
    return _less(eye.words.holdings(after, eye.seat), eye.words.holdings(before, eye.seat))


def _less(one: dict[str, int], other: dict[str, int]) -> dict[str, int]:
    return {what: count - other[what] for what, count in one.items()}


def _changes(rows: list[dict[str, int]]) -> list[Change]:
    """What changes enough to be told, in the order of the holdings."""
    found = []
    for what in rows[0]:
        counts = [row[what] for row in rows]
        mean = sum(counts) / len(counts)
        if abs(mean) >= AT_LEAST:
            found.append(Change(what, mean, min(counts) == max(counts)))
    return found


def _sentence(id: str, changes: list[Change]) -> list[Said]:
    things: list[Arg] = [said(f"{one.what}.obj", n=round(abs(one.mean) + 1e-9)) for one in changes[:MOST]]
    return [said(id, what=things)] if things else []


def _wins(state: State, seat: int) -> bool:
    result = state.result()
    return result is not None and result.ranks[seat] == 1


def _mean(values: list[float]) -> tuple[float, float]:
    """The mean of some numbers, and its standard error."""
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values)
    return mean, (spread / (count * max(1, count - 1))) ** 0.5
