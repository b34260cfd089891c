# uncompiled: words are for people and never on a hot path
"""What the components say, for whoever draws them."""

from __future__ import annotations

from dataclasses import dataclass

from meydan.games.istanbul.boxes import rules_for
from meydan.games.istanbul.choices import BID
from meydan.games.istanbul.deck import ALL_CARDS
from meydan.games.istanbul.expansions.printed import (
    GUILD_JEWELRY_FOR,
    ROAST_LIRA_PRICE,
    ROASTED,
    SEALS_FOR_A_RUBY,
    TAVERN_TILES,
)
from meydan.games.istanbul.printed import (
    FULL_CAPACITY,
    GOODS,
    JEWELRY_FOR,
    MAIL,
    START_CAPACITY,
)
from meydan.kernel.header import Header


@dataclass(frozen=True, slots=True)
class RoastPrinted:
    """What an exchange at the Roasting Plant costs in lira, and the coffee it brings."""

    lira: int
    coffee: int


@dataclass(frozen=True, slots=True)
class IstanbulPrinted:
    """What the components of Istanbul say. `capacity` of a barrow at first and with all extensions.

    `mail` are the columns of the Post Office: what each gives while its indicator is up, and once it is down.
    `jewelry`: what a roll finds, from which total to which.
    """

    cards: list[str]
    tavern: list[str]
    columns: int
    capacity: tuple[int, int]
    mail: list[list[tuple[str, int]]]
    jewelry: list[tuple[int, int, int]]
    guildJewelry: list[tuple[int, int, int]]
    bids: tuple[int, int]
    roast: RoastPrinted
    seals: int


def printed(header: Header) -> IstanbulPrinted:
    return IstanbulPrinted(
        cards=list(ALL_CARDS),
        tavern=list(TAVERN_TILES),
        columns=rules_for(header).columns,
        capacity=(START_CAPACITY, FULL_CAPACITY),
        mail=_mail(),
        jewelry=_ranges(JEWELRY_FOR),
        guildJewelry=_ranges(GUILD_JEWELRY_FOR),
        bids=(BID[0].what, BID[-1].what),
        roast=RoastPrinted(ROAST_LIRA_PRICE, ROASTED),
        seals=SEALS_FOR_A_RUBY,
    )


def _ranges(by_total: list[int]) -> list[tuple[int, int, int]]:
    """By what a roll brings: the least and the greatest total that brings it."""
    found = sorted({n for n in by_total if n})
    return [(n, by_total.index(n), len(by_total) - 1 - by_total[::-1].index(n)) for n in found]


def _mail() -> list[list[tuple[str, int]]]:
    """The four columns of the Post Office: what each gives while its indicator is up, and once it is down."""
    columns = []
    for down in range(len(MAIL) - 1):
        columns.append([_changed(MAIL[down], MAIL[down + 1]), _changed(MAIL[down + 1], MAIL[down])])
    return columns


def _changed(before: tuple[list[int], int], after: tuple[list[int], int]) -> tuple[str, int]:
    """What one state of the mail gives and the other does not: of what, and how much."""
    for good, name in enumerate(GOODS):
        if before[0][good] > after[0][good]:
            return name, 1
    return "lira", 2 if before[1] > after[1] else 1
