"""The short code of a set-up, which friends type in to lay the same: game, options and luck in eight signs.

The first sign is the game, two are what was agreed, four are the luck, and the last one checks the others. None of the
signs looks like another one, in hasty writing or on a screen; small letters, blanks, and letters of a Cyrillic keyboard
that look the same do no harm.

>>> from meydan.kernel.game import find_game
>>> code = written(find_game("istanbul"), {"layout": "random", "expansions": ["mocha"]}, 12345)
>>> code
'P3E4-3CRA'
>>> read(find_game("istanbul"), code.lower()).luck
12345
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from meydan.kernel.errors import BadOption
from meydan.kernel.game import GAMES, Game
from meydan.kernel.options import values_of
from meydan.kernel.said import Said, said

SIGNS: Final = "346789ACDEFHJKMNPRTVWXY"  # without 0 O, 1 I L, 2 Z, 5 S, B (8), G (6), Q, U
BASE: Final = len(SIGNS)  # a prime, so that no wrong or swapped sign passes the check
ALIKE: Final = str.maketrans("АСЕНКМРТХУ", "ACEHKMPTXY")  # what a Cyrillic keyboard writes instead
AGREED: Final = 2  # signs
LUCK: Final = 4
LENGTH: Final = 1 + AGREED + LUCK + 1
LUCKS: Final = BASE**LUCK  # so many layouts can be drawn


class BadCode(BadOption):
    """A code that cannot be read; `said` says why in any language."""

    def __init__(self, message: str, why: Said) -> None:
        self.said = why
        super().__init__(message)


@dataclass(frozen=True, slots=True)
class Coded:
    """What a code holds."""

    options: dict[str, Any]
    luck: int


def written(game: Game[Any], options: Mapping[str, Any], luck: int) -> str:
    """The code of what was agreed (the rest is as usual) and the number of its luck, below `LUCKS`."""
    agreed, more = _number(game, options), BASE**AGREED
    if agreed >= more:
        raise BadOption(f"there are more than {more} set-ups of {game.title}, too many for a code")
    signs = sign_of(game.name) + _signs(agreed, AGREED) + _signs(luck % LUCKS, LUCK)
    whole = signs + SIGNS[_sum(signs)]
    return f"{whole[: LENGTH // 2]}-{whole[LENGTH // 2 :]}"


def read(game: Game[Any], text: str) -> Coded:
    """What a code that somebody typed holds; a BadCode says what is wrong with it."""
    signs = "".join(sign for sign in text.upper().translate(ALIKE) if sign.isalnum())
    for sign in signs:
        if sign not in SIGNS:
            raise BadCode(
                f"no code has a {sign!r}; its signs are {SIGNS}", said("setup-code-sign", sign=sign, signs=SIGNS)
            )
    if len(signs) != LENGTH:
        raise BadCode(
            f"a code has {LENGTH} signs, and this one has {len(signs)}",
            said("setup-code-length", n=LENGTH, typed=len(signs)),
        )
    if SIGNS[_sum(signs[:-1])] != signs[-1]:
        raise BadCode(f"{text!r} is no code: a sign is wrong or two are swapped", said("setup-code-wrong"))
    if signs[0] != sign_of(game.name):
        other = next((one.name for one in GAMES.values() if sign_of(one.name) == signs[0]), "")
        if other:
            raise BadCode(
                f"{text!r} is a code of {other}, not of {game.name}",
                said("setup-code-other", game=said(f"game-{other}")),
            )
        raise BadCode(f"{text!r} is the code of a game that is not known here", said("setup-code-wrong"))
    return Coded(_options(game, _value(signs[1 : 1 + AGREED]), text), _value(signs[1 + AGREED : -1]))


def sign_of(game: str) -> str:
    """The sign of a game: it follows from its name, whatever other games there are."""
    return SIGNS[hashlib.sha256(f"setup {game}".encode()).digest()[0] % BASE]


def _number(game: Game[Any], options: Mapping[str, Any]) -> int:
    """What was agreed as one number: by option, which of its values."""
    number = 0
    for option in reversed(game.options):
        values = values_of(option)
        value = options.get(option.name, option.default)
        if value not in values:
            raise BadOption(f"no code can hold the {option.name} {value!r}; it can be {option.allowed}")
        number = number * len(values) + values.index(value)
    return number


def _options(game: Game[Any], number: int, text: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for option in game.options:
        values = values_of(option)
        number, at = divmod(number, len(values))
        found[option.name] = values[at]
    if number:
        raise BadCode(f"{text!r} holds a set-up that is not known here", said("setup-code-wrong"))
    return {name: value for name, value in found.items() if value is not False}


def _signs(number: int, length: int) -> str:
    return "".join(SIGNS[number // BASE**at % BASE] for at in reversed(range(length)))


def _value(signs: str) -> int:
    number = 0
    for sign in signs:
        number = number * BASE + SIGNS.index(sign)
    return number


def _sum(signs: str) -> int:
    """A sum in which every place weighs another amount."""
    return sum((at + 1) * (SIGNS.index(sign) + 1) for at, sign in enumerate(signs)) % BASE
