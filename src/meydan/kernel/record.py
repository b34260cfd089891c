# uncompiled: records cross wires and are read by people
"""The truth of a game: what was agreed, every choice and outcome, as one JSON file; replaying and verifying it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from meydan.kernel.chance import SeedChance
from meydan.kernel.errors import BadRecord, IllegalChoice, MeydanError
from meydan.kernel.frame import CHANCE
from meydan.kernel.game import find_game
from meydan.kernel.header import Header, commitment
from meydan.kernel.state import State

FORMAT = "meydan-record"
FORMAT_VERSION = 1

HINT: Final = "hint"
UNDO: Final = "undo"
NOTES: Final = (HINT, UNDO)


@dataclass(frozen=True, slots=True)
class Note:
    """What is told beside the steps: who was given a hint or took a choice back, and after how many steps."""

    step: int
    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its first roll to its last choice. `seed` stays out of it until the game is over.

    A game that goes on from a position of another one has taken over its first `given` steps: only the luck after
    them is its own. Notes tell of hints and take-backs; the game is the same without them.
    """

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    commitment: str | None
    seed: str | None
    players: tuple[str, ...]
    steps: tuple[str, ...]
    result: dict[str, Any] | None
    given: int = 0
    notes: tuple[Note, ...] = field(default=(), compare=False)

    @classmethod
    def of(
        cls,
        state: State,
        *,
        reveal: bool = False,
        players: Sequence[str] = (),
        given: int = 0,
        notes: Sequence[Note] = (),
    ) -> Record:
        """The record of a state that was reached by playing."""
        header = state.header
        result = state.result()
        return cls(
            game=header.game.name,
            rules=header.rules,
            seats=header.seats,
            options=dict(header.options),
            commitment=header.commitment,
            seed=header.seed if reveal or result is not None else None,
            players=tuple(players),
            steps=tuple(choice.text for choice in state.choices()),
            result=None if result is None else _result(result),
            given=given,
            notes=tuple(notes),
        )

    # -- JSON -----------------------------------------------------------------------------------------------

    def to_json(self) -> str:
        """The record as JSON, one step a line."""
        head = {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "commitment": self.commitment,
            "seed": self.seed,
            "players": list(self.players),
            "result": self.result,
        }
        if self.given:
            head["given"] = self.given
        if self.notes:
            head["notes"] = [asdict(note) for note in self.notes]
        lines = [f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in head.items()]
        steps = ",\n".join(f"  {json.dumps(step)}" for step in self.steps)
        lines.append(' "steps": [\n' + steps + "\n ]" if steps else ' "steps": []')
        return "{\n" + ",\n".join(lines) + "\n}\n"

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """Read a record; what is wrong with it is said in a BadRecord."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"this is not a record: it is not whole JSON ({error})") from None
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadRecord(f'this is not a record of Meydan: it does not say "format": "{FORMAT}"')
        if not isinstance(data.get("format_version"), int) or data["format_version"] > FORMAT_VERSION:
            raise BadRecord(
                f"this record has format version {data.get('format_version')!r}; "
                f"this Meydan reads up to {FORMAT_VERSION}, so a newer one is needed"
            )
        for key, kind, what in _SHAPE:
            if key not in data:
                raise BadRecord(f"this record is not complete: {key!r} is missing")
            if not isinstance(data[key], kind) or isinstance(data[key], bool):
                raise BadRecord(f"this record is damaged: {key!r} should be {what}, not {data[key]!r}")
        given = data.get("given", 0)
        if type(given) is not int or not 0 <= given <= len(data["steps"]):
            raise BadRecord(f"this record is damaged: 'given' should be a number of its steps, not {given!r}")
        for at, step in enumerate(data["steps"], 1):
            if not isinstance(step, str):
                raise BadRecord(f"step {at} of this record is not a text: {step!r}", at)
        return cls(
            game=data["game"],
            rules=data["rules"],
            seats=data["seats"],
            options=data["options"],
            commitment=data["commitment"],
            seed=data["seed"],
            players=tuple(str(name) for name in data["players"]),
            steps=tuple(data["steps"]),
            result=data["result"],
            given=given,
            notes=_notes(data.get("notes", []), data["seats"]),
        )

    # -- replaying ------------------------------------------------------------------------------------------

    def header(self) -> Header:
        """What was agreed, checked against the game's rules as they are here."""
        try:
            game = find_game(self.game)
            if self.rules > game.rules_version:
                raise BadRecord(
                    f"this record follows version {self.rules} of the rules of {game.title}; "
                    f"this Meydan knows up to {game.rules_version}, so a newer one is needed"
                )
            agreed = game.header(self.seats, None, self.options, self.rules)
        except BadRecord:
            raise
        except MeydanError as error:
            raise BadRecord(f"this record cannot be replayed: {error}") from None
        return Header(game, self.seats, agreed.options, self.seed, self.commitment, self.rules)

    def replay(self, upto: int | None = None) -> State:
        """The state after all steps, or after the first `upto`."""
        state: State = (header := self.header()).game.initial(header)
        for at, step in enumerate(self.steps[:upto], 1):
            play_step(state, at, step)
        return state

    def verify(self) -> Verification:
        """Replay, recompute every roll and draw from the seed, and compare the result; a BadRecord names the line.

        >>> import meydan
        >>> from dataclasses import replace
        >>> record = meydan.Table("istanbul-dice", seats=2, seed=7).record(reveal=True)
        >>> record.verify().outcomes == len(record.steps)
        True
        >>> replace(record, steps=(*record.steps[:-1], "roll RRRRR")).verify()
        Traceback (most recent call last):
            ...
        meydan.kernel.errors.BadRecord: step 7 is 'roll RRRRR', but the seed gives 'roll ...'
        """
        if self.seed is not None and self.commitment != commitment(self.seed):
            raise BadRecord("the seed does not fit the commitment that was published at the start")
        state: State = (header := self.header()).game.initial(header)
        chance = SeedChance(self.seed) if self.seed is not None else None
        outcomes = 0
        for at, step in enumerate(self.steps, 1):
            if state.seat == CHANCE and chance is not None and at > self.given:
                expected = chance.answer(state).text
                outcomes += 1
                if header.game.space.find(step) is not header.game.space.find(expected):
                    raise BadRecord(f"step {at} is {step!r}, but the seed gives {expected!r}", at)
            play_step(state, at, step)
        result = state.result()
        if self.result is not None and result is None:
            raise BadRecord(f"the record tells of an end, but after its {len(self.steps)} steps the game goes on")
        if result is not None and self.result is not None and self.result != _result(result):
            raise BadRecord(f"the result in the record is {self.result}, but the steps lead to {_result(result)}")
        return Verification(len(self.steps), outcomes, result is not None, chance is not None)


@dataclass(frozen=True, slots=True)
class Verification:
    """What was verified: how many steps were legal, how many outcomes the seed explains, and whether it was there."""

    steps: int
    outcomes: int
    finished: bool
    seed_known: bool


def play_step(state: State, at: int, step: str) -> None:
    """Play one line of a record, or say which line does not fit."""
    try:
        state.play(step)
    except IllegalChoice as error:
        raise BadRecord(f"step {at} does not fit: {error}", at) from None


def _notes(told: Any, seats: int) -> tuple[Note, ...]:
    """The notes of a record; a BadRecord shows the one that is none."""
    if not isinstance(told, list):
        raise BadRecord(f"this record is damaged: 'notes' should be a list, not {told!r}")
    found: list[Note] = []
    for one in told:
        given: Any = one if isinstance(one, dict) else {}
        note = Note(given.get("step"), given.get("seat"), given.get("kind"))
        if not _fits(note, seats):
            what = f"a step, a seat and one of {', '.join(NOTES)}"
            raise BadRecord(f"this record is damaged: a note has {what}, not {one!r}")
        found.append(note)
    return tuple(found)


def _fits(note: Note, seats: int) -> bool:
    """Whether it can be a note; its step may have been taken back."""
    numbers = type(note.step) is int and type(note.seat) is int
    return numbers and note.step >= 0 and 0 <= note.seat < seats and note.kind in NOTES


def _result(result: Any) -> dict[str, Any]:
    return {"ranks": list(result.ranks), "scores": [list(score) for score in result.scores]}


_SHAPE: tuple[tuple[str, Any, str], ...] = (
    ("game", str, "a text"),
    ("rules", int, "a number"),
    ("seats", int, "a number"),
    ("options", dict, "an object"),
    ("commitment", (str, type(None)), "a text or null"),
    ("seed", (str, type(None)), "a text or null"),
    ("players", list, "a list"),
    ("steps", list, "a list"),
    ("result", (dict, type(None)), "an object or null"),
)
