"""What was and what would be: past positions of a game as somebody may see them, and what surely follows a choice.

A table comes to rest where somebody is asked: a choice and the chance it caused lead from one such position to the
next. Positions are numbered from 0, after set-up. Nothing here touches a table that is being played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from meydan.kernel.errors import BadRecord
from meydan.kernel.events import Event
from meydan.kernel.game import Game
from meydan.kernel.header import Header
from meydan.kernel.record import Record, Verification, play_step
from meydan.kernel.rng import Rng
from meydan.kernel.state import State
from meydan.kernel.view import View
from meydan.server.problems import Problem, check_seat
from meydan.server.room import event_told
from meydan.server.telling import asked, lined

ALL: Final = "all"  # who sees everything, after the end
MOST_MOMENTS: Final = 200  # told at once
MOST_PREVIEWS: Final = 150
MOST_STEPS: Final = 5000  # of a record: games have hundreds
OF_THE_ASKER: Final = ("seat", "to_answer", "question", "options")  # in a view: they tell nothing of the position


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
) -> dict[str, Any]:
    """Some of the positions a game went through, replayed from its steps, as a seat, a watcher or ALL may see them.

    The text of a choice may tell a secret, so that until the game is over only who made it is told.
    """
    rests = resting_places(header.game, steps)
    state: State = header.game.initial(header)
    found = []
    for position in range(min(first + count, len(rests)) if first < len(rests) else 0):
        begin = rests[position - 1] if position else 0
        actor = state.seat if position else -1
        happened: list[Event] = []
        state.events = happened if position >= first else None
        for at in range(begin, rests[position]):
            play_step(state, at + 1, steps[at])
        if position < first:
            continue
        moment: dict[str, Any] = {
            "step": rests[position],
            "seat": actor,
            "choice": steps[begin] if position and (over or asker == actor) else None,
            "events": [(event, event_told(event, rests[position])) for event in happened if _hears(asker, event)],
        }
        if views:
            moment["view"] = view_told(state, asker)
        if views and words:
            moment["told"] = asked(state.view(-1 if asker == ALL else int(asker)))
        found.append(moment)
    told = iter(_worded(header, [pair for moment in found for pair in moment["events"]], words))
    for moment in found:
        moment["events"] = [next(told) for _ in moment["events"]]
    return {"steps": len(steps), "positions": len(rests), "moments": found}


def _worded(header: Header, found: list[tuple[Event, dict[str, Any]]], words: bool) -> list[dict[str, Any]]:
    """Events as they are told, with their lines if these are wanted: one may be told with what follows it."""
    return lined(header, found) if words else [told for _, told in found]


def _told(header: Header, events: Sequence[Event], step: int, words: bool) -> list[dict[str, Any]]:
    """Events that led to a step, in words too if they are wanted."""
    return _worded(header, [(event, event_told(event, step)) for event in events], words)


def standings(played: Record) -> list[dict[str, Any]]:
    """Replay a record and note how everybody stood at the end of each turn, in the round it belonged to."""
    header = played.header()
    state: Any = header.game.initial(header)
    rows: list[dict[str, Any]] = []
    mover, during = -1, 1
    for at, step in enumerate(played.steps, 1):
        play_step(state, at, step)
        if (state.seat != mover or state.round != during) and (state.seat >= 0 or state.over):
            rows.append({"step": at, "round": during, "seat": mover, "standing": header.game.standing(state)})
            mover, during = state.seat, state.round
    return rows


def moments_of_text(
    text: str, seat: str, first: int, count: int, *, views: bool, words: bool = False
) -> dict[str, Any]:
    """The same of an uploaded record."""
    found = Record.from_json(text)
    asker = asker_of(seat, found.seats)
    return moments(found.header(), found.steps, asker, first, count, views=views, over=True, words=words)


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


def view_told(state: State, asker: int | str) -> dict[str, Any]:
    """A view as plain values; of ALL, what everybody may know and, by seat, what only that seat does."""
    if asker != ALL:
        told: dict[str, Any] = state.view(int(asker)).to_dict()
        return told
    told = state.view(-1).to_dict()
    own = [state.view(seat).to_dict() for seat in range(state.header.seats)]
    private = [
        {name: value for name, value in view.items() if name not in OF_THE_ASKER and value != told[name]}
        for view in own
    ]
    return {**told, "private": private}


def _hears(asker: int | str, event: Event) -> bool:
    """Whether somebody hears of an event; ALL hears what is hidden from others in its open form only."""
    return event.audience >= 0 if asker == ALL else event.heard_by(int(asker))


def previews(view: View, step: int, words: bool = False) -> dict[str, Any]:
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
        found[choice.text] = {
            "events": _told(view.header, [one for one in happened if one.heard_by(view.seat)], step + 1, words),
            "ends": state.seat != view.seat,
            **view.header.game.prospect(state, view.seat),
        }
    return found
