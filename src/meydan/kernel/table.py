# uncompiled: one table is driven by people and bots, not by loops
"""A table that is being played at: it answers chance from its seed, keeps what happened, and takes choices back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meydan.kernel.chance import SeedChance, new_seed
from meydan.kernel.choice import Choice
from meydan.kernel.errors import BadRecord, CannotUndo
from meydan.kernel.events import Event
from meydan.kernel.frame import CHANCE, NOBODY
from meydan.kernel.game import Result, find_game
from meydan.kernel.header import Header
from meydan.kernel.luck import Seating
from meydan.kernel.record import UNDO, Note, Record, play_step
from meydan.kernel.state import State
from meydan.kernel.view import View
from meydan.kernel.words import Reason


class Table:
    """One game with its luck, its log and its undo.

    Chance is answered as soon as it is asked. A choice can be taken back until chance has answered or another seat
    has acted: that raises the barrier. Each choice above the barrier is a mark to go back to.

    Barrier, luck and marks are never changed, only replaced, so that tables which are ahead of this one can have the
    same; a state that is shared is copied before it is changed.

    >>> import meydan
    >>> table = meydan.Table("istanbul-dice", seats=2, seed=7)
    >>> [event.name for event in table.events][-2:]     # the dice of the first turn have fallen
    ['turn-began', 'rolled']
    """

    barrier: State
    shared: bool  # whether others have the same state: the barrier, or a table ahead of this one
    marks: list[tuple[int, int]]  # (seat, events before) of each choice above the barrier

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        seed: str | int | None = None,
        players: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        rules: int = 0,
        shares: Sequence[str] = (),
        seating: Seating | None = None,
    ) -> None:
        found = find_game(game)
        agreed = found.header(seats, new_seed() if seed is None else seed, options or {}, rules)
        header = Header(found, seats, agreed.options, agreed.seed, None, agreed.rules, tuple(shares))
        self.players = tuple(players)
        self.given = 0
        self.seating = seating
        self._open(found.initial(header))
        self._answer_chance()

    def _open(self, state: State) -> None:
        luck = state.header.luck
        if luck is None:
            raise BadRecord("this record does not carry its seed, so its luck cannot go on")
        self.state = state
        self.events: list[Event] = []
        self.notes: list[Note] = []  # hints and take-backs so far, each once: replaced, never changed
        self.earlier = 0  # events of the table this one is ahead of
        self.state.events = self.events
        self.luck = SeedChance(luck)
        self._raise_barrier()

    @classmethod
    def resume(cls, record: Record) -> Table:
        """Go on with a saved game, whose record carries its seed."""
        table = cls.__new__(cls)
        table.players = record.players
        table.given = record.given
        table.seating = record.seating
        header = record.header()
        table._open(header.game.initial(header))
        for at, step in enumerate(record.steps, 1):
            if at <= record.given:
                table._take_over(at, step)
            elif table.state.seat == CHANCE:
                luck = _same_luck(table.luck)
                expected = luck.answer(table.state)
                if header.game.space.find(step) is not expected:
                    raise BadRecord(f"step {at} is {step!r}, but the seed gives {expected.text!r}", at)
                table.luck = luck
                table._take_over(at, step)
            else:
                table._mark()
                play_step(table.state, at, step)
        table._answer_chance()
        table.notes = list(record.notes)
        return table

    @classmethod
    def fork(
        cls,
        record: Record,
        step: int,
        *,
        seed: str | int | None = None,
        players: Sequence[str] = (),
        shares: Sequence[str] = (),
        seating: Seating | None = None,
    ) -> Table:
        """Go on from the position after a step of another game, with luck of its own."""
        if not 0 <= step <= len(record.steps):
            raise BadRecord(f"there is no step {step}; this record has {len(record.steps)}")
        table = cls.__new__(cls)
        table.players = tuple(players)
        table.given = step
        table.seating = seating
        past = record.header()
        luck = new_seed() if seed is None else str(seed)
        header = Header(past.game, past.seats, past.options, luck, None, past.rules, tuple(shares))
        table._open(header.game.initial(header))
        for at, text in enumerate(record.steps[:step], 1):
            table._take_over(at, text)
        table._answer_chance()
        return table

    def _take_over(self, at: int, step: str) -> None:
        """A step that cannot be taken back: of luck, or of another game."""
        self._own()
        play_step(self.state, at, step)
        self._raise_barrier()

    # -- copying and comparing ------------------------------------------------------------------------------

    def __getstate__(self) -> dict[str, Any]:
        """What a copy or a pickle takes along: pieces of its own, so that playing at one leaves the other alone."""
        return {**self.__dict__, "state": self.state.clone(), "events": self.events.copy()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.state.events = self.events

    def __eq__(self, other: object) -> bool:
        """Whether the same was agreed, played and drawn, and as much of it can be taken back."""
        return (
            isinstance(other, Table)
            and self.marks == other.marks
            and self.record(reveal=True) == other.record(reveal=True)
        )

    def __hash__(self) -> int:
        return hash(self.state)

    def __repr__(self) -> str:
        return f"<Table of {self.state!r}>"

    # -- playing --------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """The seat to answer, or NOBODY when the game is over; never CHANCE."""
        return self.state.seat

    def options(self) -> list[Choice]:
        """Everything that can be answered now, in canonical order; empty when the game is over."""
        return self.state.options()

    def play(self, choice: str | Choice) -> list[Event]:
        """Answer the question; what happened, chance included, is returned and kept."""
        before = len(self.events)
        self._carry_out(self.state.find(choice))
        return self.events[before:]

    def ahead(self, choice: str | Choice) -> Table:
        """Another table, where this question is answered; this one stays as it is.

        The other keeps only what happens there: to copy all that ever happened would be most of the work.
        """
        found = self.state.find(choice)
        table = Table.__new__(Table)
        table.players, table.given, table.notes = self.players, self.given, self.notes
        table.seating = self.seating
        table.luck, table.marks, table.barrier = self.luck, self.marks, self.barrier
        table.events, table.earlier = [], self.earlier + len(self.events)
        table.state = self.state
        table.shared = self.shared = True
        table._carry_out(found)
        return table

    def follow(self, ahead: Table) -> None:
        """Be where a table is that was ahead of this one; that one is not needed any more."""
        self.luck, self.marks, self.barrier = ahead.luck, ahead.marks, ahead.barrier
        self.state, self.shared = ahead.state, ahead.shared
        self.events += ahead.events
        self.state.events = self.events

    def _carry_out(self, found: Choice) -> None:
        self._mark()
        self.state.carry_out(found)
        self._answer_chance()

    def view(self, seat: int) -> View:
        """What one seat may know, and nothing else; seat -1 is somebody who watches."""
        return self.state.view(seat)

    def why_not(self, choice: str | Choice) -> Reason | None:
        """Why a choice is not possible now, or None if it is."""
        return self.state.why_not(choice)

    def result(self) -> Result | None:
        """None until the end, then the ranks and scores."""
        return self.state.result()

    def record(self, *, reveal: bool = False, ended: bool = False) -> Record:
        """The record of the game so far. It carries the seed when the game is over, or when told to reveal it.

        A game may have ended before its rules do: then it carries the result as it stands.
        """
        return Record.of(
            self.state,
            reveal=reveal,
            players=self.players,
            given=self.given,
            notes=self.notes,
            seating=self.seating,
            ended=ended,
        )

    def note(self, kind: str, seat: int) -> None:
        """Tell in the record that a seat was given a hint here, took back what it had chosen here, or left."""
        note = Note(len(self.state.choices()), seat, kind)
        if note not in self.notes:
            self.notes = [*self.notes, note]

    def heard(self, seat: int, since: int = 0) -> list[Event]:
        """What a seat may know of all that happened; seat -1 watches."""
        return [event for event in self.events[since:] if event.heard_by(seat)]

    # -- taking back ----------------------------------------------------------------------------------------

    def why_no_undo(self, seat: int | None = None) -> Reason | None:
        """Why the last choice cannot be taken back (by that seat), or None if it can."""
        if not self.marks:
            return Reason("nothing-to-undo")
        if seat is not None and self.marks[-1][0] != seat:
            return Reason("not-your-undo")
        return None

    def undo(self, seat: int | None = None) -> Choice:
        """Take the last choice back; the choice is returned. CannotUndo says why not.

        >>> import meydan
        >>> table = meydan.Table("istanbul", seats=2, seed=7)
        >>> table.play("move 9")
        [<moved {'seat': 0, 'start': 7, 'place': 9}>]
        >>> table.undo()
        <move 9>
        >>> table.undo()
        Traceback (most recent call last):
            ...
        meydan.kernel.errors.CannotUndo: Nothing has been done since the last roll, draw or another player’s move.
        """
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise CannotUndo(reason)
        taken_back = self.state.choices()[-1]
        state = self.before()
        chooser, events_before = self.marks[-1]
        self.marks = self.marks[:-1]
        del self.events[events_before - self.earlier :]
        state.events = self.events
        self.state, self.shared = state, False
        self.note(UNDO, chooser)
        return taken_back

    def before(self, count: int = 1) -> State:
        """The state before the last choices, which can be taken back; the table stays as it is."""
        state = self.barrier.clone()
        for choice in self.state.choices()[-len(self.marks) : -count]:
            state.carry_out(choice)
        return state

    def seal(self) -> None:
        """Nothing that was chosen so far can be taken back any more."""
        self._raise_barrier()

    def _mark(self) -> None:
        """Remember where the next choice begins; another seat's act raises the barrier."""
        seat = self.state.seat
        if self.marks and self.marks[-1][0] != seat:
            self._raise_barrier()
        self.marks = [*self.marks, (seat, self.earlier + len(self.events))]
        self._own()

    def _raise_barrier(self) -> None:
        self.barrier = self.state
        self.shared = True
        self.marks = []

    def _own(self) -> None:
        """Before the state is changed: one that nobody else has."""
        if self.shared:
            self.state = self.state.clone()
            self.state.events = self.events
            self.shared = False

    def _answer_chance(self) -> None:
        if self.state.seat == CHANCE:
            self._own()
            self.luck = _same_luck(self.luck)
            while self.state.seat == CHANCE:
                self.state.carry_out(self.luck.answer(self.state))
            self._raise_barrier()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.seat == NOBODY


def _same_luck(luck: SeedChance) -> SeedChance:
    """Luck that goes on from here by itself."""
    other = SeedChance(luck.seed)
    other.counts = luck.counts.copy()
    return other
