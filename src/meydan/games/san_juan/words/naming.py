# uncompiled: words are for people and never on a hot path
"""What things are called: cards, goods, roles, and so many of them."""

from __future__ import annotations

from meydan.games.san_juan.cards import GOOD, GOODS, IS_PRODUCTION, NAMES
from meydan.games.san_juan.printed import PRICES, ROLES
from meydan.kernel.said import Said, said


def card(kind: int, part: str = "") -> Said:
    """A card by its name; `.text` is what it does in a line, `.help` at length."""
    return said(f"sj-card-{NAMES[kind]}{part}")


def the_card(kind: int, case: str = "") -> Said:
    """With its article, where a language has them; `.obj` as the object of a verb."""
    return said(f"sj-the-card{case}", kind=NAMES[kind], card=card(kind))


def object_card(kind: int) -> Said:
    return the_card(kind, ".obj")


def role(number: int, part: str = "") -> Said:
    """A role; `.of` stands after “the role of”."""
    return said(f"sj-role-{ROLES[number]}{part}")


def good(kind: int, case: str = "") -> Said:
    """The good that lies on a kind of building; `.obj` as the object of a verb."""
    return said(f"sj-good-{GOOD[kind]}{case}")


def good_icon(kind: int) -> str:
    return GOOD[kind] if IS_PRODUCTION[kind] else "crate"


def cards(number: int) -> Said:
    return said("sj-cards", n=number)


def some_cards(number: int) -> Said:
    """So many cards as the object of a verb; “nothing” for none."""
    return said("sj-cards.obj", n=number)


def goods(number: int) -> Said:
    return said("sj-goods", n=number)


def points(number: int) -> Said:
    return said("sj-points", n=number)


def price_list(number: int) -> list[Said]:
    """What each good brings on a price card."""
    return [said("sj-price", good=said(f"sj-good-{name}"), n=n) for name, n in zip(GOODS, PRICES[number], strict=True)]
