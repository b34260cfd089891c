"""Who plays which seat: people and bots, as typed by a player and as written in a record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meydan.bots import LADDER, Bot, bring_bot
from meydan.kernel.errors import MeydanError
from meydan.voice import Voice

PERSON: Final = "person"
BOT: Final = " bot"


class NoSeat(MeydanError):
    """A seat that is not at this table."""


def people_at(text: str, seats: int, voice: Voice) -> list[int]:
    """The seats (from 0) that people play, from a text such as 1,3 or none."""
    if text.strip().lower() in ("none", ""):
        return []
    found = []
    for part in text.replace(",", " ").split():
        if not part.isdigit() or not 1 <= int(part) <= seats:
            raise NoSeat(voice("cli-no-seat", seat=part, seats=seats))
        found.append(int(part) - 1)
    return sorted(set(found))


def seat_names(seats: int, people: Sequence[int], bots: Sequence[str]) -> list[str]:
    """What a record says about who played each seat: bots take the free seats in order, the last one all the rest."""
    free = [seat for seat in range(seats) if seat not in people]
    by_seat = {seat: bots[min(at, len(bots) - 1)] + BOT for at, seat in enumerate(free)}
    return [by_seat.get(seat, PERSON) for seat in range(seats)]


def people_of(players: Sequence[str]) -> list[int]:
    """The seats a record gives to people."""
    return [seat for seat, name in enumerate(players) if not name.endswith(BOT)]


def called(bot: str, game: str, voice: Voice) -> str:
    """What a bot is called at the table: those of the ladder have names of people."""
    return voice.bot(game, bot) if bot in LADDER else bot


def bots_of(players: Sequence[str], seed: int = 0) -> dict[int, Bot]:
    """The bots that play the seats a record gives to bots."""
    return {
        seat: bring_bot(name.removesuffix(BOT), seed + seat) for seat, name in enumerate(players) if name.endswith(BOT)
    }
