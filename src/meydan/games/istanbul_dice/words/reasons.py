# uncompiled: words are for people and never on a hot path
"""Why something is not possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meydan.games.istanbul_dice.printed import AREA_NAMES, TILE_NAMES
from meydan.games.istanbul_dice.state import DiceGame
from meydan.games.istanbul_dice.words.help import action_text
from meydan.games.istanbul_dice.words.names import (
    area_name,
    area_text,
    card_name,
    colour,
    lira,
    piece,
    thing,
    tile_name,
    tile_price,
)
from meydan.kernel.said import Arg, Said, said
from meydan.kernel.words import Reason

# What the values of a reason are called: the name in a sentence, and how it is said there.
VALUES: Final[dict[str, tuple[str, Callable[[int], Arg]]]] = {
    "have": ("have", lambda n: n), "need": ("need", lira), "card": ("card", card_name), "marker": ("what", piece),
    "area": ("area", area_name), "tile": ("tile", tile_name), "good": ("colour", colour),
}  # fmt: skip


def reason(why: Reason, state: DiceGame | None, about: str | None) -> Said:
    code = why.code.removeprefix("dice-")
    price = _price(state, about) if state is not None and about and code == "needs-goods" else None
    if price is not None:
        return said("dice-reason-needs-more", what=price)
    values = {VALUES[name][0]: VALUES[name][1](int(str(n))) for name, n in why.values.items()}
    if code == "few-cards":
        values["need"] = thing("cards", int(str(why.values["need"])))
    return Said(f"dice-reason-{code}", values)


def _price(state: DiceGame, anchor: str) -> Said | None:
    """What something on the board costs, as a sentence."""
    kind, _, which = anchor.partition(":")
    if kind == "action":
        return action_text(which)
    if kind == "tile" and which in TILE_NAMES:
        return tile_price(TILE_NAMES.index(which))
    area = AREA_NAMES.index(which) if which in AREA_NAMES else -1
    return (
        said("dice-thing-text", name=area_name(area), text=area_text(state, area))
        if kind == "area" and area >= 0
        else None
    )
