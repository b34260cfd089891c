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
from meydan.kernel.game import Result, find_game
from meydan.kernel.header import Header, commitment, luck_of
from meydan.kernel.luck import DRAWN_BY, MOST_SHARE, Seating, fits_share, seated
from meydan.kernel.state import State

FORMAT = "meydan-record"
FORMAT_VERSION = 2
PLAIN_VERSION = 1  # of a record that nobody left, and to whose luck nobody added anything: older versions read it too

HINT: Final = "hint"
UNDO: Final = "undo"
RESIGN: Final = "resign"
AGREE: Final = "agree"  # to end the game there
NOTES: Final = (HINT, UNDO, RESIGN, AGREE)
LEAVING: Final = (RESIGN, AGREE)  # what can end a game before its rules do


@dataclass(frozen=True, slots=True)
class Note:
    """What is told beside the steps: who was given a hint, took a choice back or left, and after how many steps."""

    step: int
    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its first roll to its last choice. `seed` stays out of it until the game is over.

    A game that goes on from a position of another one has taken over its first `given` steps: only the luck after
    them is its own. Notes tell of hints and take-backs; the game is the same without them. They also tell who resigned,
    and who agreed to end the game: the steps are the same without that, and the result is not.

    `shares` are what players added to the luck, in the order in which they sat when they did; `seating` tells which of
    these chairs each seat was before, where seats or who begins were drawn by lot.
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
    shares: tuple[str, ...] = ()
    seating: Seating | None = None

    @classmethod
    def of(
        cls,
        state: State,
        *,
        reveal: bool = False,
        players: Sequence[str] = (),
        given: int = 0,
        notes: Sequence[Note] = (),
        seating: Seating | None = None,
        ended: bool = False,
    ) -> Record:
        """The record of a state that was reached by playing; the game may have ended there before its rules do."""
        header = state.header
        result = outcome(state, notes) if ended or state.over else None
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
            shares=header.shares if any(header.shares) else (),
            seating=seating,
        )

    # -- JSON -----------------------------------------------------------------------------------------------

    def to_json(self) -> str:
        """The record as JSON, one step a line."""
        head = {
            "format": FORMAT,
            "format_version": FORMAT_VERSION if self.shares or self.seating or self._left() else PLAIN_VERSION,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "commitment": self.commitment,
            "seed": self.seed,
            "players": list(self.players),
            "result": self.result,
        }
        if self.shares:
            head["shares"] = list(self.shares)
        if self.seating:
            head["seating"] = {"by": self.seating.by, "chairs": list(self.seating.chairs)}
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
            shares=_shares(data.get("shares", []), data["seats"]),
            seating=_seating(data.get("seating"), data["seats"]),
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
        return Header(game, self.seats, agreed.options, self.seed, self.commitment, self.rules, self.shares)

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
        chance = SeedChance(header.luck) if header.luck is not None else None
        if self.seed is not None and self.seating is not None:
            drawn = seated(luck_of(self.seed, self.shares), self.seating.by, self.seats)
            if drawn != self.seating:
                told = f"{list(self.seating.chairs)}, but the seed gives {list(drawn.chairs)}"
                raise BadRecord(f"seats were taken in the order {told}")
        outcomes = 0
        for at, step in enumerate(self.steps, 1):
            if state.seat == CHANCE and chance is not None and at > self.given:
                expected = chance.answer(state).text
                outcomes += 1
                if header.game.space.find(step) is not header.game.space.find(expected):
                    raise BadRecord(f"step {at} is {step!r}, but the seed gives {expected!r}", at)
            play_step(state, at, step)
        over = state.over or (self.result is not None and self._left(len(self.steps)))
        if self.result is not None and not over:
            raise BadRecord(f"the record tells of an end, but after its {len(self.steps)} steps the game goes on")
        result = outcome(state, self.notes)
        if over and self.result is not None and self.result != _result(result):
            raise BadRecord(f"the result in the record is {self.result}, but the steps lead to {_result(result)}")
        shared = sum(bool(share) for share in self.shares)
        return Verification(len(self.steps), outcomes, over, chance is not None, shared)

    def _left(self, since: int = 0) -> bool:
        """Whether somebody resigned, or agreed to end the game, after so many steps."""
        return any(note.kind in LEAVING and note.step >= since for note in self.notes)


@dataclass(frozen=True, slots=True)
class Verification:
    """What was verified: how many steps were legal, how many outcomes the seed explains, and whether it was there.

    `shares` is how many players added something of their own to the luck.
    """

    steps: int
    outcomes: int
    finished: bool
    seed_known: bool
    shares: int = 0


def outcome(state: State, notes: Sequence[Note]) -> Result:
    """How a game came out, or as it stands if it ended before its rules do.

    Who resigned comes after all who played on, and who did so first comes last.
    """
    found = state.header.game.result(state)
    gone = [note.seat for note in notes if note.kind == RESIGN]
    if not gone:
        return found
    playing = [rank for seat, rank in enumerate(found.ranks) if seat not in gone]
    ranks = [1 + sum(other < rank for other in playing) for rank in found.ranks]
    for at, seat in enumerate(gone):
        ranks[seat] = len(ranks) - at
    return Result(tuple(ranks), found.scores, found.compared)


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


def _shares(told: Any, seats: int) -> tuple[str, ...]:
    """What players added to the luck: nothing, or a text for each seat."""
    if not isinstance(told, list) or (told and len(told) != seats):
        raise BadRecord(f"this record is damaged: 'shares' should be a list of {seats} texts, not {told!r}")
    for one in told:
        if not isinstance(one, str) or not (one == "" or fits_share(one)):
            what = f"one line of up to {MOST_SHARE} characters"
            raise BadRecord(f"this record is damaged: a share is {what}, not {one!r}")
    return tuple(told) if any(told) else ()


def _seating(told: Any, seats: int) -> Seating | None:
    """How seats were drawn by lot, where they were."""
    if told is None:
        return None
    chairs: Any = told.get("chairs") if isinstance(told, dict) else None
    numbers = isinstance(chairs, list) and all(type(chair) is int for chair in chairs)
    if not numbers or sorted(chairs) != list(range(seats)) or told.get("by") not in DRAWN_BY:
        what = f"one of {', '.join(DRAWN_BY)} with each of the chairs 0 to {seats - 1} once"
        raise BadRecord(f"this record is damaged: 'seating' should be {what}, not {told!r}")
    return Seating(told["by"], tuple(chairs))


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
