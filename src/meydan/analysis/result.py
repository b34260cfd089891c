"""What an analysis tells: chances at every position, luck and skill apart, turning points and verdicts, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from meydan.kernel.said import Arg, Said, Seat

FORMAT: Final = "meydan-analysis"
FORMAT_VERSION: Final = 2

LUCK: Final = "luck"
PLAY: Final = "play"


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the record: who decided (-1: chance), in which round, what was asked, and of how many answers.

    `stream` is the kind of luck, such as dice or cards; empty where a seat decided.
    """

    seat: int
    round: int
    question: str
    options: int
    stream: str = ""


@dataclass(frozen=True, slots=True)
class Share:
    """Where a seat's result came from: start + luck + play + others + unseen = result, and all but luck is skill."""

    start: float
    luck: float
    play: float  # what its own decisions changed
    others: float  # what the decisions of others changed for it
    unseen: float  # what looking a round further changed, which is nobody's doing
    result: float  # 1 for who won alone, a share for who won with others, else 0

    @property
    def skill(self) -> float:
        """All that was not luck: start + luck + skill = result."""
        return self.play + self.others + self.unseen


@dataclass(frozen=True, slots=True)
class Round:
    """What one round changed, for each seat."""

    round: int
    luck: list[float]
    play: list[float]
    others: list[float]


@dataclass(frozen=True, slots=True)
class Luck:
    """What one kind of luck changed, for each seat: its stream, and the question to chance."""

    stream: str
    question: str
    times: int
    change: list[float]


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A step that changed much. `at` counts steps from 0; `seat` is whose chance changed most, and by how much."""

    at: int
    kind: str  # luck or play
    seat: int
    change: float


@dataclass(frozen=True, slots=True)
class Verdict:
    """A decision beside the best that was found, in what its seat could know; chances are those of the seat to win."""

    at: int  # the step, from 0
    seat: int
    round: int
    question: str
    kind: str
    chosen: str
    best: str
    line: list[str]  # how the best goes on, as far as neither luck nor another seat has a word in it
    loss: float  # of win chance; 0 where what was chosen is the best that was found
    error: float  # its standard error
    chance: float  # after the best; 0 where nothing had to be compared
    tries: int
    why: list[Said]  # what the best brings and costs beside what was chosen, whom that helped; empty where it is fine


@dataclass(frozen=True, slots=True)
class Analysis:
    """All of it. Without verdicts (None) it is the chart alone.

    `chances` has one row more than there are steps; `revised` are what chances were before the look a round further.
    """

    game: str
    seats: int
    effort: str
    seed: int
    eyes: int | None
    steps: list[Step]
    chances: list[list[float]]
    revised: dict[int, list[float]]
    shares: list[Share]
    rounds: list[Round]
    luck: list[Luck]
    turning: list[TurningPoint]
    verdicts: list[Verdict] | None = field(default=None)

    def to_json_dict(self) -> dict[str, Any]:
        """As JSON has it, with the version of the format."""
        told = asdict(self)
        told["revised"] = {str(at): before for at, before in self.revised.items()}
        return {"format": FORMAT, "format_version": FORMAT_VERSION, **told}

    @classmethod
    def from_json_dict(cls, told: Mapping[str, Any]) -> Analysis:
        """What `to_json_dict` wrote."""
        if told.get("format") != FORMAT or told.get("format_version") != FORMAT_VERSION:
            raise ValueError(f"this is no analysis of format version {FORMAT_VERSION}")
        given = {name: told[name] for name in cls.__dataclass_fields__}
        for name, kind in _PARTS.items():
            given[name] = None if told[name] is None else [kind(**one) for one in told[name]]
        if given["verdicts"] is not None:
            given["verdicts"] = [replace(one, why=[heard(said) for said in one.why]) for one in given["verdicts"]]
        given["revised"] = {int(at): before for at, before in told["revised"].items()}
        return cls(**given)


_PARTS: Final[dict[str, Any]] = {
    "steps": Step,
    "shares": Share,
    "rounds": Round,
    "luck": Luck,
    "turning": TurningPoint,
    "verdicts": Verdict,
}


def heard(told: Any) -> Any:
    """A sentence, or what goes into one, as it was before it became JSON."""
    if isinstance(told, list):
        return [heard(part) for part in told]
    if not isinstance(told, Mapping):
        return told
    if "seat" in told:
        return Seat(told["seat"])
    args: dict[str, Arg] = {name: heard(arg) for name, arg in told["args"].items()}
    return Said(told["id"], args)
