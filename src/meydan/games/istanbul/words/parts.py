# uncompiled: words are for people and never on a hot path
"""What sentences of Istanbul are made of: names, counted things; what is asked, and what follows from an answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from meydan.games.istanbul.choices import SKIP, SPACE, YELLOW_TILE
from meydan.games.istanbul.deck import ALL_CARDS, DECK
from meydan.games.istanbul.expansions.mocha.guild import Ordered
from meydan.games.istanbul.expansions.printed import PRINTED_KIOSK, TAVERN_TILES
from meydan.games.istanbul.expansions.state import ExpandedIstanbul, ExpandedPlayer
from meydan.games.istanbul.printed import (
    ACTED,
    ANY_TIME,
    CALM,
    FIGURES,
    GOODS,
    JUST_ROLLED,
    MOMENTS,
    MOVING,
    PHASE_1,
    SELLING,
    START_CAPACITY,
    TILES,
)
from meydan.games.istanbul.state import Istanbul
from meydan.kernel.choice import Choice
from meydan.kernel.events import Event
from meydan.kernel.frame import Frame
from meydan.kernel.said import Arg, Said, Seat, said

THINGS: Final = (*GOODS, "coffee")
NEUTRAL_OWNER: Final = -1  # of a merchant that is nobody's
_PLAYS: Final = 2  # so many cards and tiles are looked ahead for one that helps
_POSITIONS: Final = 80


def place(number: int, form: str = "") -> Said:
    return Said(f"ist-place-{number}{form}")


def to(number: int) -> Said:
    return place(number, ".to")


def at(number: int) -> Said:
    return place(number, ".at")


def amount(what: str, n: int) -> Said:
    """So many of something, standing alone."""
    return said(f"ist-{what}", n=n)


def obj(what: str, n: int = 1) -> Said:
    """So many of something as the object of a verb."""
    return said(f"ist-{what}.obj", n=n)


def one_good(kind: int) -> Said:
    return obj(THINGS[kind])


def things(goods: Sequence[int], *, lira: int = 0, coffee: int = 0) -> Arg:
    """Goods by kind (a fifth number is of any kind) with coffee and lira, as the object of a verb."""
    counted = [*zip((*GOODS, "any-goods"), goods, strict=False), ("coffee", coffee), ("lira", lira)]
    return [obj(what, n) for what, n in counted if n] or said("ist-nothing")


def holdings(state: Istanbul, seat: int) -> dict[str, int]:
    """All that a player has, counted."""
    player = state.players[seat]
    found = {
        "ist-rubies": player.rubies,
        "ist-tiles": player.tiles.bit_count(),
        "ist-extensions": player.capacity - START_CAPACITY,
        "ist-lira": player.lira,
        **{f"ist-{name}": n for name, n in zip(GOODS, player.goods, strict=True)},
        "ist-cards": player.cards,
    }
    if isinstance(player, ExpandedPlayer):
        more = {"ist-coffee": player.coffee, "ist-seals": player.seals(), "ist-guild-cards": player.guild_cards}
        found.update(more)
    return found


def card(kind: int | str) -> Said:
    return Said(f"ist-card-{ALL_CARDS[kind] if isinstance(kind, int) else kind}")


def guild(number: int) -> Said:
    return Said(f"ist-guild-{number}")


def tile(colour: int | str) -> Said:
    """A mosque tile or a tavern tile by its name, a mosque tile also by its number."""
    name = TILES[colour] if isinstance(colour, int) else colour
    return Said(f"ist-tavern-{name}" if name in TAVERN_TILES else f"ist-tile-{name}")


def figure(number: int) -> Said:
    return Said(f"ist-figure-{FIGURES[number]}")


def kiosk(number: int, coffee: bool, more: str = "") -> Said:
    """A kiosk tile; without coffee in the game some of them say less."""
    return Said(f"ist-kiosk-{number}{'-dry' if PRINTED_KIOSK[number - 1].dry and not coffee else ''}{more}")


def good(kind: int) -> Said:
    return Said(f"ist-good-{THINGS[kind]}")


def has_coffee(state: Istanbul) -> bool:
    return isinstance(state, ExpandedIstanbul) and state.mix.mocha


def has_letters(state: Istanbul) -> bool:
    return isinstance(state, ExpandedIstanbul) and state.mix.letters


# -- what is asked --------------------------------------------------------------------------------------------


def acting(state: Istanbul) -> Any:
    """The question, or the action that a guild card orders."""
    frame: Frame[Any] = state.stack[-1]
    return frame.action(state) if isinstance(frame, Ordered) and isinstance(state, ExpandedIstanbul) else frame


def asks(state: Istanbul) -> str:
    """The name of that."""
    return type(acting(state)).__name__ if state.stack else ""


def below(state: Istanbul) -> Any:
    """What waits below the question."""
    return state.stack[-2] if len(state.stack) > 1 else None


def spot(state: Istanbul) -> int:
    """Which place the question is about: its own, or where this turn's piece stands."""
    return getattr(acting(state), "place", 0) or state.spot


def plain(state: Istanbul) -> list[Choice]:
    """The answers that no card and no yellow tile brings."""
    cards = {*range(len(ALL_CARDS)), YELLOW_TILE}
    return [choice for choice in state.options() if choice.provider not in cards]


def payees(state: Istanbul, seat: int) -> list[Arg]:
    """Whose merchants and companions this turn's piece meets and pays."""
    owners = state.owners_met(seat)
    names: list[Arg] = [
        said("ist-twice", name=Seat(owner)) if owners.count(owner) > 1 else Seat(owner)
        for owner in dict.fromkeys(owners)
    ]
    neutral = state.neutral_merchants.count(state.spot)
    return [*names, said("ist-neutral-merchants", n=neutral)] if neutral else names


# -- what follows from an answer ------------------------------------------------------------------------------


def tried(state: Istanbul, *choices: Choice) -> Istanbul:
    """The position after some answers, with what was heard meanwhile."""
    after = state.clone()
    after.events = []
    for choice in choices:
        after.apply(choice)
    return after


def heard(after: Istanbul, name: str) -> Iterator[dict[str, int]]:
    """The values of each event of a name in a position that was tried."""
    events: list[Event] = after.events or []
    return (event.values() for event in events if event.name == name)


def helpers(state: Istanbul) -> list[Choice]:
    """Cards and tiles in hand that open a question which offers nothing but to close it: first uses, by trying them."""
    seat, depth = state.seat, len(state.stack)
    found: list[Choice] = []
    level: list[tuple[Choice | None, Istanbul]] = [(None, state)]
    looked = 0
    for _ in range(_PLAYS):
        reached: list[tuple[Choice | None, Istanbul]] = []
        for first, before in level:
            for choice in before.options():
                if choice.provider < 0 or looked > _POSITIONS:
                    continue
                looked += 1
                after = tried(before, choice)
                if len(after.stack) != depth or after.seat != seat:
                    continue
                reached.append((first or choice, after))
                if is_open(after):
                    found.append(first or choice)
        if found:
            return found
        level = reached
    return found


def is_open(state: Istanbul) -> bool:
    """Whether an answer without cards and tiles does more than to close the question."""
    return any(choice not in SPACE.closers for choice in state.stack[-1].options(state))


def is_idle(state: Istanbul) -> bool:
    """Whether a place has nothing to offer but to pass on."""
    return plain(state) == [SKIP]


# -- when cards are played ------------------------------------------------------------------------------------

MOMENT: Final = {
    ANY_TIME: "any",
    CALM: "calm",
    MOVING: "move",
    PHASE_1: "before",
    SELLING: "sell",
    ACTED: "after",
    JUST_ROLLED: "roll",
    MOMENTS - 1: "copy",
}


def when_played(kind: int) -> str:
    """The moment of a bonus card."""
    return DECK[kind].when or MOMENT[DECK[kind].moment]
