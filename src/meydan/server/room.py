"""One table that is being played: its moves in order, whose time runs, what each seat may hear. No input or output."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from meydan.kernel.errors import IllegalChoice
from meydan.kernel.events import Event
from meydan.kernel.frame import NOBODY
from meydan.kernel.game import Result as Ranking
from meydan.kernel.luck import Seating
from meydan.kernel.record import AGREE, HINT, RESIGN, Record, outcome
from meydan.kernel.state import State
from meydan.kernel.table import Table
from meydan.kernel.telling import Words
from meydan.kernel.words import Reason
from meydan.server import told
from meydan.server.clock import Clock, Kept, Timer
from meydan.server.problems import Problem
from meydan.server.telling import asked, lined, refused
from meydan.server.told import EventsMessage, News, Public, Recall, Result, ViewMessage, Whole
from meydan.server.views import GameEvent, tell

CHOICE: Final = "choice"
UNDO: Final = "undo"
HAND: Final = "hand"  # a seat whose owner is late goes to a bot
TAKE: Final = "take"  # and its owner takes it back
YES: Final = "yes"  # of who agrees to end the game; whoever chooses something plays on
NO: Final = "no"  # or has changed their mind
END: Final = "end"  # by this move the game is over: all have agreed, or nobody is left to play for

MOST_AT_ONCE: Final = 100  # choices in one submission


class Move(NamedTuple):
    """One thing that was done at a table; the list of all of them is the truth of a game."""

    number: int
    at: int
    seat: int
    kind: str
    text: str
    key: str | None = None


class Open(NamedTuple):
    """A choice that can be taken back, and how the clock stood before it."""

    move: Move
    before: Kept


class Standing(NamedTuple):
    """How a table stands, as far as a list of tables tells it: kept with each move, so that no list replays games."""

    version: int
    to_answer: int  # a seat; -2 when the game is over
    standin: bool  # whether a bot plays for this seat's owner
    round: int | None
    deadline: int | None  # when this seat will be late
    moved: int  # when something was done last
    scores: str  # of each seat what wins, such as its rubies


class Agreed(NamedTuple):
    """What was agreed before the first move; it is also sent to other processes."""

    id: str
    game: str
    options: dict[str, Any]
    seats: int
    seed: str
    speed: told.Speed
    base: int  # seconds
    increment: int
    started: int
    rules: int = 0  # their version; 0 for the newest
    prefix: Record | None = None  # the game from which this one goes on, up to the step it does so
    rated: bool = False
    shares: tuple[str, ...] = ()  # what players added to the luck
    seating: Seating | None = None  # how seats were drawn by lot


class Room:
    """A table rebuilt from its moves. Its version is the number of them."""

    def __init__(self, agreed: Agreed) -> None:
        self.agreed = agreed
        if agreed.prefix is None:
            self.table = Table(
                agreed.game,
                seats=agreed.seats,
                seed=agreed.seed,
                options=agreed.options,
                rules=agreed.rules,
                shares=agreed.shares,
                seating=agreed.seating,
            )
        else:
            self.table = Table.fork(
                agreed.prefix,
                len(agreed.prefix.steps),
                seed=agreed.seed,
                shares=agreed.shares,
                seating=agreed.seating,
            )
        self.version = 0
        self.keys: dict[str, int] = {}  # of submissions: the version they led to
        self.standins: dict[int, str] = {}  # seats handed to a bot
        self.resigned: list[int] = []  # seats that were given up, one after the other; bots play on there
        self.agreeing: list[int] = []  # seats that would end the game now
        self.ended: told.Ended | None = None  # how it ended, if not by its rules
        self.whole_since = 0  # who was last here at an older version needs a whole view
        self.recalled: list[tuple[int, int]] = []  # who took back a turn another seat had been given, and to which step
        self.step = len(self.table.state.choices())  # choices and outcomes so far: the position, for forks and replays
        self._told = [len(self.table.events)]  # by version: how many events there were
        self._steps = [self.step] * len(self.table.events)  # by event: where the table came to rest after it
        self.timer = Timer(agreed.started)
        self.clock = Clock(agreed.speed, agreed.base * 1000, agreed.increment * 1000, agreed.seats)
        self.seat = self.table.seat  # who is to answer; -2 when the game is over
        self.over = self.table.over
        self.clock.start(self.seat, agreed.started)
        self.queues: dict[int, list[str]] = {}  # by seat: what it will answer as soon as it is asked
        self._open: list[Open] = []  # the choices that can be taken back
        self._latest: list[tuple[Event, GameEvent]] | None = None  # what the last move caused
        self._public: dict[str, Any] = {}  # what everybody may know, and when that was
        self._public_at: tuple[int, int] | None = None
        self._ahead: list[tuple[Move, Table]] = []  # moves that may be carried out next, and where they lead

    # -- asking ---------------------------------------------------------------------------------------------

    def check(self, seat: int, choices: Sequence[str]) -> list[Table]:
        """Where each of these choices leads, made one after the other by a seat; a Problem says why one cannot be.

        They are tried beside the table. A plan ends where luck or another seat answers, so that nobody can learn by
        trying what the dice will show.
        """
        if not 0 < len(choices) <= MOST_AT_ONCE:
            raise Problem("bad-request", f"a submission holds 1 to {MOST_AT_ONCE} choices, not {len(choices)}")
        tried = [self.table]
        for at, text in enumerate(choices):
            table = tried[-1]
            if at and not table.marks:
                raise Problem("not-now", f"a plan ends where chance answers: before {text!r}", at=at)
            if table.over or self.over:
                raise Problem("not-now", "the game is over", at=at)
            if table.seat != seat:
                raise Problem("not-now", f"seat {table.seat} is to answer, not seat {seat}", at=at)
            try:
                tried.append(table.ahead(text))
            except IllegalChoice as refused:
                raise Problem(
                    "illegal-choice",
                    f"{refused.choice!r} is not possible: {refused.reason}",
                    allowed=refused.allowed,
                    at=at,
                    reason=refused.reason.code,
                ) from None
        return tried[1:]

    def is_late(self, seat: int) -> bool:
        """Whether a seat should have answered by now."""
        return self.seat == seat and self.clock.is_late(self.timer.now())

    def deadline(self) -> int | None:
        """When whoever is asked will be late, by the time of day."""
        return self._deadline(self.clock)

    def _deadline(self, clock: Clock) -> int | None:
        deadline = clock.deadline()
        return None if deadline is None else deadline + self.timer.shift(self.timer.now())

    def why_no_undo(self, seat: int) -> Reason | None:
        """Why a seat cannot take its last choice back, or None if it can; a result stands."""
        if self.over:
            return Reason("game-over")
        reason = self.table.why_no_undo(seat)
        if reason is None and self.agreed.rated and self.seat != seat:
            return Reason("handed-over")
        return reason

    def check_undo(self, seat: int) -> None:
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise Problem("cannot-undo", f"this cannot be taken back: {reason}", reason=reason.code)

    def taken_back(self) -> list[str]:
        """What an undo takes back, the last one first: all choices of one submission, since that was one click.

        A submission has its key on the last of its choices; those before it were made at the same time. Without a key
        it is the last choice alone.
        """
        last = self._open[-1].move
        count = 1
        while last.key is not None and count < len(self._open):
            before = self._open[-count - 1].move
            if (before.number, before.at, before.seat, before.key) != (last.number - count, last.at, last.seat, None):
                break
            count += 1
        return [choice.move.text for choice in reversed(self._open[-count:])]

    def why_not(self, seat: int, choice: str, about: str | None = None) -> told.Reason | None:
        """Why a seat cannot make a choice now, or None if it can; in words about what was clicked, where it was."""
        reason: Reason | None
        if self.over or self.seat == seat:
            reason = self.table.why_not(choice)
        else:
            reason = Reason("not-your-turn")
        if reason is None:
            return None
        words = None if about is None else refused(self.table.view(seat), reason, about)
        return told.Reason(reason.code, reason.values, str(reason), words)

    def wanted(self, seat: int, anchor: str) -> str | None:
        """The choice a seat seems to want that clicks on something with which nothing can be done."""
        view = self.table.view(seat)
        words: Words[Any, Any, Any] = view.header.game.words()
        return None if self.over or self.seat != seat else words.wanted(anchor, words.whole(view))

    # -- doing ----------------------------------------------------------------------------------------------

    def apply(self, move: Move, moment: int | None = None) -> None:
        """Carry out a move that is stored, the next one in order; when it was made by the table's timer, if known."""
        if move.number != self.version + 1:
            raise ValueError(f"move {move.number} does not follow version {self.version}")
        if move.kind == CHOICE:
            self._open.append(Open(move, self.clock.kept()))
            self._play(move)
            self._plays_on(move.seat)
            del self._open[: len(self._open) - len(self.table.marks)]
        elif move.kind == UNDO:
            self.table.undo(move.seat)
            self.step -= 1  # chance has not answered it, or it could not be taken back
            if self.seat != move.seat:
                self.recalled.append((move.seat, self.step))
            del self._steps[len(self.table.events) :]
        elif move.kind == HAND:
            self.standins[move.seat] = move.text
            self._plays_on(move.seat)
        elif move.kind == TAKE:
            self.standins.pop(move.seat, None)
        elif move.kind == RESIGN:
            self._resign(move)
        elif move.kind == AGREE:
            self._agree(move)
        elif move.kind == HINT:
            self.table.note(HINT, move.seat)
        else:
            raise ValueError(f"there is no move of kind {move.kind!r}")
        self.version = move.number
        moment = self.timer.follow(move.at, moment)
        self.over = self.table.over or self.ended is not None
        self.seat = NOBODY if self.over else self.table.seat
        self._latest = self._public_at = None
        self._told.append(len(self.table.events))
        if move.kind == UNDO:
            self.whole_since = self.version
        if move.key is not None:
            self.keys[move.key] = self.version
        self._set_clock(self.clock, move, self.seat, moment)
        if move.kind == UNDO:
            self._open.pop()
        elif move.kind == TAKE:
            # What the bot chose can be undone, but the time its owner was given is not taken away by that.
            self._open = [Open(choice, (asked, moment, self.clock.left.copy())) for choice, (asked, _, _) in self._open]

    def _resign(self, move: Move) -> None:
        """A seat is given up: a bot plays on there, unless the game ends by it. Nothing before it is taken back."""
        self.table.note(RESIGN, move.seat)
        self.table.seal()
        self._open.clear()
        self.resigned.append(move.seat)
        self._plays_on(move.seat)
        if move.text == END:
            self.ended = "resigned"
        else:
            self.standins[move.seat] = move.text

    def _agree(self, move: Move) -> None:
        """A seat would end the game, or would not any more; when all would, it ends, and that is told in its record."""
        self._plays_on(move.seat)
        if move.text != NO:
            self.agreeing = [*self.agreeing, move.seat]
        if move.text == END:
            self.ended = "agreed"
            for seat in self.agreeing:
                self.table.note(AGREE, seat)

    def _plays_on(self, seat: int) -> None:
        if seat in self.agreeing:
            self.agreeing = [one for one in self.agreeing if one != seat]

    def _set_clock(self, clock: Clock, move: Move, seat: int, moment: int, back: int = 1) -> None:
        """What a move made at a moment, after which a seat is asked, does to a clock; undos may be several."""
        if move.kind == UNDO:
            clock.go_back(self._open[-back].before)
        else:
            clock.moved(seat if seat >= 0 else -1, moment)
        if move.kind == TAKE:
            clock.taken_back(move.seat, moment)

    def _play(self, move: Move) -> None:
        """Make a choice; it and the chance it caused lead to the next step at which the table rests."""
        before = self.table.state.history
        if self._ahead and self._ahead[0][0] is move:  # it was carried out already, beside the table
            self.table.follow(self._ahead.pop(0)[1])
        else:
            self._ahead.clear()
            self.table.play(move.text)
        node: Any = self.table.state.history
        while node is not before:
            self.step += 1
            node = node[1]
        self._steps += [self.step] * (len(self.table.events) - len(self._steps))

    def next_moves(self, seat: int, kind: str, texts: Sequence[str], key: str | None, at: int) -> list[Move]:
        """The moves a submission becomes; its key stands on the last of them."""
        last = len(texts) - 1
        return [
            Move(self.version + 1 + n, at, seat, kind, text, key if n == last else None) for n, text in enumerate(texts)
        ]

    # -- telling --------------------------------------------------------------------------------------------

    def standing(self) -> Standing:
        """How the table stands now."""
        return self._standing(self.version, self.timer.stored, self.table.state, self.seat, self.standins, self.clock)

    def after(self, moves: Sequence[Move], tables: Sequence[Table] = (), moment: int | None = None) -> Standing:
        """How the table will stand when the moves of one submission are carried out; it stays as it is.

        Choices come with the tables they lead to, as `check` found them.
        """
        last = moves[-1]
        state, standins, clock = self.table.state, self.standins, self.clock.copy()
        self._ahead = list(zip(moves, tables, strict=last.kind == CHOICE))
        if last.kind == CHOICE:
            state = tables[-1].state
        elif last.kind == UNDO:
            state = self.table.before(len(moves))
        elif last.kind == HAND:
            standins = {**standins, last.seat: last.text}
        elif last.kind == TAKE:
            standins = {seat: bot for seat, bot in standins.items() if seat != last.seat}
        elif last.kind == RESIGN and last.text != END:
            standins = {**standins, last.seat: last.text}
        seat = NOBODY if last.kind in (RESIGN, AGREE) and last.text == END else state.seat
        self._set_clock(clock, last, seat, self.timer.when(last.at, moment), len(moves))
        return self._standing(last.number, last.at, state, seat, standins, clock)

    def _standing(
        self, version: int, moved: int, state: State, seat: int, standins: dict[int, str], clock: Clock
    ) -> Standing:
        by_bot, late = seat in standins, self._deadline(clock)
        return Standing(version, seat, by_bot, _round(state), late, moved, _scores(state))

    def events_since(self, seat: int, version: int, words: bool = False) -> list[GameEvent] | None:
        """What a seat may hear of all that happened after a version, in words too; None if it needs a whole view."""
        if not self.whole_since <= version <= self.version:
            return None
        if version != self.version - 1:
            happened = self._happened(version)
        else:  # what the last move caused is asked for by nearly everybody
            happened = self._latest = self._latest or self._happened(version)
        if words:
            return lined(self.table.state.header, (pair for pair in happened if pair[0].heard_by(seat)))
        return [told for event, told in happened if event.heard_by(seat)]

    def _happened(self, version: int) -> list[tuple[Event, GameEvent]]:
        """All that happened after a version, each event with what is told of it."""
        since = self._told[version]
        return [(event, event_told(event, step)) for event, step in zip(self.table.events[since:], self._steps[since:])]

    def news(self, seat: int, since: int, sparing: bool = False, words: bool = False) -> News:
        """The message for somebody who was last here at a version; a sparing one has a view only when he is asked."""
        happened = self.events_since(seat, since, words)
        if happened is None:
            return ViewMessage(**self._whole(seat, words))
        if sparing and self.seat != seat and not self.over:
            public = self._everybody()
            return EventsMessage(since=since, events=happened, version=self.version, seat=seat, **public)
        return EventsMessage(since=since, events=happened, **self._whole(seat, words))

    def whole(self, seat: int, words: bool = False) -> Whole:
        """All that a seat may know now, ready to be encoded; for people in words too."""
        return Whole(**self._whole(seat, words))

    def _whole(self, seat: int, words: bool) -> dict[str, Any]:
        reason = self.why_no_undo(seat)
        view = self.table.view(seat)
        return {
            "version": self.version,
            "step": self.step,
            "seat": seat,
            "view": tell(view, asked(view) if words else None),
            "undo": reason is None,
            "undo_reason": None if reason is None else told.Reason(reason.code, reason.values),
            "undo_deadline": self._undo_deadline() if reason is None and self.seat != seat else None,
            "commitment": self.table.state.header.commitment or "",
            **self._everybody(),
        }

    def _undo_deadline(self) -> int | None:
        """When whoever takes the last choice back will be late: their time runs as if it had not been made."""
        clock = self.clock.copy()
        clock.go_back(self._open[-len(self.taken_back())].before)
        return self._deadline(clock)

    def public(self) -> Public:
        """What everybody may know besides the board."""
        return Public(**self._everybody())

    def _everybody(self) -> dict[str, Any]:
        """The same by name; it is made once for all who hear of a move at the same moment."""
        moment = self.timer.now()
        shift = self.timer.shift(moment)
        if self._public_at != (moment, shift):
            result = self.result()
            self._public_at = moment, shift
            self._public = {
                "to_answer": self.seat,
                "round": _round(self.table.state),
                "over": self.over,
                "clock": self.clock.told(moment, shift),
                "standins": {str(seat): bot for seat, bot in self.standins.items()},
                "resigned": self.resigned,
                "agreeing": self.agreeing,
                "ended": self.ended,
                "recalled": [Recall(seat, step) for seat, step in self.recalled],
                "notes": self.table.notes,
                "result": None
                if result is None
                else Result(list(result.ranks), [list(score) for score in result.scores]),
            }
        return self._public

    def result(self) -> Ranking | None:
        """None until the end, then how everybody came out."""
        return outcome(self.table.state, self.table.notes) if self.over else None

    def record(self, players: Sequence[str]) -> Record:
        """The record of a finished game, with its seed."""
        self.table.players = tuple(players)
        return self.table.record(reveal=self.over, ended=self.over)

    def world_for(self, seat: int, source: Any) -> dict[str, Any]:
        """A position made up from what a seat may know, as plain data: all that a bot's process is given."""
        view = self.table.view(seat)
        world: dict[str, Any] = self.table.state.header.game.sample_world(view, source).encode()
        return world


def _round(state: State) -> int | None:
    """The round of the game, where it counts them."""
    return getattr(state, "round", None)


def _scores(state: State) -> str:
    """What wins, for each seat."""
    return " ".join(map(str, state.header.game.leading(state)))


def event_told(event: Event, step: int) -> GameEvent:
    """An event and the number of steps after which the table rests again."""
    kind = event.kind
    told: GameEvent = {"name": kind.name, "step": step}
    told.update(zip(kind.params, event.args))  # quicker than `event.values()`, and nearly every move has some
    return told


def as_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
