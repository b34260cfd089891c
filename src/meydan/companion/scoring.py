# uncompiled: asked by people, now and then
"""What a game at a real table came to: what everybody has is entered, checked, and reckoned by the rules.

No point and no tie-break is known here: what was entered is laid on a table of the engine, which is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from meydan.companion.sheets import SHEETS, ScorePart, ScoreShare, Sheet
from meydan.kernel.errors import BadOption, MeydanError
from meydan.kernel.game import find_game
from meydan.kernel.said import Said, Seat, said
from meydan.kernel.telling import decided
from meydan.voice import Voice


class BadScore(MeydanError):
    """What was entered cannot be: `said` tells what and whose in any language, the error itself in English."""

    def __init__(self, why: Said, names: Sequence[str] = ()) -> None:
        self.said = why
        self.names = list(names)
        super().__init__(Voice("en", called(Voice("en"), names)).say(why))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.said, self.names)


@dataclass(frozen=True, slots=True)
class Entry:
    """What one player has at the end: how many of each thing, by the names of the sheet's fields."""

    name: str = ""
    has: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ScorePlace:
    """Where a seat came: its rank, the numbers compared, what they are made of, and what decided against the next."""

    seat: int
    rank: int
    scores: list[int]
    shares: list[ScoreShare]
    decided: Said | None


@dataclass(frozen=True, slots=True)
class Scored:
    """A sheet and what came of it, the best first. Shares add up to the number `shared` of those compared, if any."""

    sheet: list[ScorePart]
    compared: list[Said]
    shared: int | None
    places: list[ScorePlace]
    won: Said


def score(game: str, options: Mapping[str, Any], entries: Sequence[Entry]) -> Scored:
    """The ranking of what was entered; an error names what cannot be."""
    rules, sheet = find_game(game), sheet_of(game)
    header = rules.header(len(entries), None, options)
    names = [entry.name for entry in entries]
    parts = sheet.parts(header)
    has = [_filled(parts, entry.has, seat, names) for seat, entry in enumerate(entries)]
    for wrong in _wrongs(sheet, parts, has):
        raise BadScore(wrong, names)
    state = sheet.lay(header, has)
    result, compared = rules.result(state), rules.words().compared
    order = sorted(range(len(entries)), key=lambda seat: (result.ranks[seat], seat))
    return Scored(
        sheet=parts,
        compared=[*compared],
        shared=sheet.shared,
        places=[
            ScorePlace(
                seat,
                result.ranks[seat],
                [*result.scores[seat]],
                sheet.shares(state, seat),
                decided(compared, result, seat),
            )
            for seat in order
        ],
        won=said("end-won", names=[Seat(seat) for seat in result.winners], count=len(result.winners)),
    )


def sheet_of(game: str) -> Sheet[Any]:
    """What is counted at the end of a game, if we know it."""
    find_game(game)
    if game not in SHEETS:
        raise BadOption(f"there is no score pad for {game!r}; there is one for {', '.join(SHEETS)}")
    return SHEETS[game]


def called(voice: Voice, names: Sequence[str]) -> list[str]:
    """What players are called who may not have given a name."""
    return [name.strip() or voice("table-seat", number=seat + 1) for seat, name in enumerate(names)]


# -- what cannot be -----------------------------------------------------------------------------------------


def _filled(parts: list[ScorePart], has: Mapping[str, int], seat: int, names: list[str]) -> dict[str, int]:
    """Every field with its number; what is unknown or no such number is an error."""
    fields = {one.name: one for part in parts for one in part.fields}
    for name, number in has.items():
        if name not in fields:
            raise BadScore(said("score-wrong-unknown", name=Seat(seat), what=name), names)
        most = fields[name].most
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= most:
            who, what = Seat(seat), fields[name].said
            if most == 1 and isinstance(number, int) and number > most:
                raise BadScore(said("score-wrong-once", name=who, what=what), names)
            raise BadScore(said("score-wrong-number", name=who, what=what, most=most), names)
    return {name: has.get(name, 0) for name in fields}


def _wrongs(sheet: Sheet[Any], parts: list[ScorePart], has: list[dict[str, int]]) -> Iterable[Said]:
    for one in (one for part in parts for one in part.fields):
        found = sum(mine[one.name] for mine in has)
        if found > one.all:
            yield said("score-wrong-all", what=one.said, found=found, most=one.all)
    for seat, mine in enumerate(has):
        yield from sheet.wrong(mine, Seat(seat))
    yield from sheet.wrong_together(parts, has)
