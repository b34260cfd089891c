"""How somebody leaves a game that has begun, and what each way does to it and to ratings."""

from __future__ import annotations

from meydan.bots import BEST
from meydan.server.problems import Problem, need
from meydan.server.rating import counts
from meydan.server.room import END, NO, YES, Room
from meydan.server.store import TableRow
from meydan.server.told import Leaving, Way

REFUSED = {
    "over": "the game is over",
    "resigned": "this seat was given up",
    "rated": "in a rated game no bot plays for somebody who is there: resign, or play on",
    "bot": "a bot plays this seat already",
    "people": "only a game against bots can be removed from a list",
    "resign-first": "a rated game stays in the list until it is over: resign first",
}


def leaving(row: TableRow, room: Room, seat: int) -> Leaving:
    """What a seat can do instead of playing on."""
    resign, agree = why_not_resign(room, seat), why_not_agree(room, seat)
    missing = [] if agree else missing_after(row, room, seat)
    return Leaving(
        hand=_way(why_not_hand(row, room, seat)),
        resign=_way(resign, ends=ends_by(row, room, seat), rank=len(_playing(row, room)), rated=counts(row)),
        agree=_way(agree, ends=not missing),
        remove=_way(why_not_remove(row)),
        missing=missing,
    )


def _way(reason: str | None, *, ends: bool = False, rank: int | None = None, rated: bool = False) -> Way:
    return Way(True, None, ends, rank, rated) if reason is None else Way(False, reason)


def check(reason: str | None) -> None:
    """Refuse what there is a reason against."""
    if reason is not None:
        raise Problem("not-now", REFUSED[reason], reason=reason)


# -- why something cannot be done -----------------------------------------------------------------------------


def why_not_hand(row: TableRow, room: Room, seat: int) -> str | None:
    """Why the owner of a seat cannot let a bot play on; in a rated game a strong one would play for their rating."""
    return why_not_resign(room, seat) or ("bot" if seat in room.standins else None) or ("rated" if row.rated else None)


def why_not_resign(room: Room, seat: int) -> str | None:
    return "over" if room.over else "resigned" if seat in room.resigned else None


def why_not_agree(room: Room, seat: int) -> str | None:
    return why_not_resign(room, seat) or ("bot" if seat in room.standins else None)


def why_not_remove(row: TableRow) -> str | None:
    """Why a game stays in the list of who plays it: others may be waiting, or ratings be at stake."""
    people = {chair.account for chair in row.chairs if chair.bot is None}
    if len(people) > 1:
        return "people"
    return "resign-first" if row.status == "playing" and counts(row) else None


# -- what it leads to -----------------------------------------------------------------------------------------


def resigned_by(row: TableRow, room: Room, seat: int) -> str:
    """What is written down when a seat is given up: the bot that plays on there, or that the game ends by it."""
    check(why_not_resign(room, seat))
    return END if ends_by(row, room, seat) else BEST


def agreed_by(row: TableRow, room: Room, seat: int, text: str) -> str:
    """What is written down when a seat agrees to end the game, or does not any more."""
    check(why_not_agree(room, seat))
    need((seat in room.agreeing) == (text == NO), "not-now", f"seat {seat} has said so already")
    return text if text == NO or missing_after(row, room, seat) else END


def ends_by(row: TableRow, room: Room, seat: int) -> bool:
    """Whether a game is over when a seat is given up: one is left, or no person is."""
    left = [one for one in _playing(row, room) if one != seat]
    return len(left) < 2 or not any(_is_person(row, one) for one in left)


def missing_after(row: TableRow, room: Room, seat: int) -> list[int]:
    """The seats that have to agree to an end besides this one: of people who play for themselves."""
    here = [one for one in _playing(row, room) if _is_person(row, one) and one not in room.standins]
    agreed = {row.chairs[one].account for one in (*room.agreeing, seat)}
    return [one for one in here if row.chairs[one].account not in agreed]


def _playing(row: TableRow, room: Room) -> list[int]:
    """The seats that were not given up."""
    return [chair.seat for chair in row.chairs if chair.seat not in room.resigned]


def _is_person(row: TableRow, seat: int) -> bool:
    chair = row.chairs[seat]
    return chair.account is not None and not chair.gone


__all__ = ["NO", "YES", "agreed_by", "check", "leaving", "resigned_by", "why_not_hand", "why_not_remove"]
