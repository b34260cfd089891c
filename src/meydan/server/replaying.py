"""What was and what would be: past positions of a game as somebody may see them, and what surely follows a choice.

A table comes to rest where somebody is asked: a choice and the chance it caused lead from one such position to the
next. Positions are numbered from 0, after set-up. Nothing here touches a table that is being played.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import islice
from typing import Any, Final

from meydan.kernel.errors import BadRecord
from meydan.kernel.events import Event
from meydan.kernel.game import Game
from meydan.kernel.header import Header
from meydan.kernel.record import Note, Record, Verification, play_step
from meydan.kernel.rng import Rng
from meydan.kernel.state import State
from meydan.kernel.view import View as Seen
from meydan.server.problems import Problem, check_seat
from meydan.server.room import event_told
from meydan.server.telling import asked, lined
from meydan.server.told import Ahead, Moment, Moments, Reason, Turn
from meydan.server.views import GameEvent, View, own, tell

ALL: Final = "all"  # who sees everything, after the end
MOST_MOMENTS: Final = 200  # told at once
MOST_PREVIEWS: Final = 150
MOST_STEPS: Final = 5000  # of a record: games have hundreds


def moments(
    header: Header,
    steps: Sequence[str],
    asker: int | str,
    first: int,
    count: int,
    *,
    views: bool,
    over: bool,
    words: bool = False,
    notes: Sequence[Note] = (),
) -> Moments:
    """Some of the positions a game went through, replayed from its steps, as a seat, a watcher or ALL may see them.

    The text of a choice may tell a secret, so that until the game is over only who made it is told.
    """
    rests = resting_places(header.game, steps)
    state: State = header.game.initial(header)
    found: list[Moment] = []
    happenings: list[tuple[Event, GameEvent]] = []
    heard: list[int] = []  # so many of them led to each position
    for position in range(min(first + count, len(rests)) if first < len(rests) else 0):
        begin = rests[position - 1] if position else 0
        actor = state.seat if position else -1
        happened: list[Event] = []
        state.events = happened if position >= first else None
        for at in range(begin, rests[position]):
            play_step(state, at + 1, steps[at])
        if position < first:
            continue
        led = [(event, event_told(event, rests[position])) for event in happened if _hears(asker, event)]
        happenings += led
        heard.append(len(led))
        choice = steps[begin] if position and (over or asker == actor) else None
        found.append(Moment(rests[position], actor, choice, []))
        if views:
            found[-1].view = view_told(state, asker, words)
    told = iter(_worded(header, happenings, words))
    for moment, count in zip(found, heard, strict=True):
        moment.events = list(islice(told, count))
    return Moments(len(steps), len(rests), found, list(notes))


def _worded(header: Header, found: list[tuple[Event, GameEvent]], words: bool) -> list[GameEvent]:
    """Events as they are told, with their lines if these are wanted: one may be told with what follows it."""
    return lined(header, found) if words else [told for _, told in found]


def happened_told(header: Header, events: Sequence[Event], asker: int | str, step: int) -> list[GameEvent]:
    """What somebody hears of events that led to a step, in words too."""
    return _told(header, [event for event in events if _hears(asker, event)], step, True)


def _told(header: Header, events: Sequence[Event], step: int, words: bool) -> list[GameEvent]:
    """Events that led to a step, in words too if they are wanted."""
    return _worded(header, [(event, event_told(event, step)) for event in events], words)


def standings(played: Record) -> list[Turn]:
    """Replay a record and note how everybody stood at the end of each turn, in the round it belonged to."""
    header = played.header()
    state: Any = header.game.initial(header)
    rows: list[Turn] = []
    mover, during = -1, 1
    ended: list[dict[str, int]] | None = (
        None  # at the end of a round: what comes before anybody is asked is of the next
    )
    for at, step in enumerate(played.steps, 1):
        play_step(state, at, step)
        if state.round != during and mover >= 0 and ended is None:
            ended = header.game.standing(state)
        if (state.seat != mover or state.round != during) and (state.seat >= 0 or state.over):
            rows.append(Turn(at, during, mover, ended or header.game.standing(state)))
            mover, during, ended = state.seat, state.round, None
    return rows


def moments_of_text(text: str, seat: str, first: int, count: int, *, views: bool, words: bool = False) -> Moments:
    """The same of an uploaded record."""
    found = Record.from_json(text)
    asker = asker_of(seat, found.seats)
    told = partial(moments, views=views, over=True, words=words, notes=found.notes)
    return told(found.header(), found.steps, asker, first, count)


def asker_of(text: str, seats: int) -> int | str:
    """Who asks: a seat that there is, -1 or ALL."""
    if text == ALL:
        return ALL
    seat = int(text)
    if seat >= 0:
        check_seat(seat, seats)
    return seat


def checked(sent: bytes) -> tuple[str, Verification]:
    """A record that somebody uploads, as it is kept, and what was found; a BadRecord or Problem says what is wrong."""
    record = Record.from_json(sent.decode("utf-8", "replace"))
    check_length(record)
    verified = record.verify()
    kept = record.to_json()
    try:
        kept.encode()
    except UnicodeEncodeError:
        raise BadRecord("this record has half a character in a text") from None
    return kept, verified


def check_length(record: Record) -> None:
    length = len(record.steps)
    if length > MOST_STEPS:
        raise Problem("bad-record", f"a record has at most {MOST_STEPS} steps here, not {length}")


def resting_places(game: Game[Any], steps: Sequence[str]) -> list[int]:
    """The steps after which somebody is asked, and the last one: everywhere else chance goes on."""
    known = [game.space.find(step) for step in steps]
    return [at for at, step in enumerate(known) if step is None or not step.chance] + [len(steps)]


def view_told(state: State, asker: int | str, words: bool = False) -> View:
    """A view, in words too if they are wanted; of ALL, what everybody knows and, by seat, what it alone does."""
    view: Seen = state.view(-1 if asker == ALL else int(asker))
    told = tell(view, asked(view) if words else None)
    if asker == ALL:
        told.private = [own(state.view(seat)) for seat in range(state.header.seats)]
    return told


def _hears(asker: int | str, event: Event) -> bool:
    """Whether somebody hears of an event; ALL hears what is hidden from others in its open form only."""
    return event.audience >= 0 if asker == ALL else event.heard_by(int(asker))


def previews(view: Seen, step: int, words: bool = False) -> dict[str, Ahead]:
    """By choice: what its seat will hear at once, and whether somebody else or chance is asked then.

    It is found in a world made up from the view, so that nothing can be learnt by it.
    """
    world: State = view.header.game.sample_world(view, Rng(step))
    found = {}
    for choice in view.options[:MOST_PREVIEWS]:
        state = world.clone()
        happened: list[Event] = []
        state.events = happened
        state.apply(choice)
        heard = [one for one in happened if one.heard_by(view.seat)]
        ahead = Ahead(_told(view.header, heard, step + 1, words), state.seat != view.seat)
        prospect = view.header.game.prospect(state, view.seat)
        if prospect is not None:
            why = prospect.why
            ahead.idle, ahead.cards = prospect.idle, prospect.cards
            ahead.pays, ahead.lacks = prospect.pays, prospect.lacks
            ahead.why = None if why is None else Reason(why.code, why.values)
        found[choice.text] = ahead
    return found
