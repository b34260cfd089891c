# uncompiled: words are for people and never on a hot path
"""Reasons and sentences: codes with values, put into English here; other languages have their own catalogue."""

from __future__ import annotations

from collections.abc import Callable, Mapping

ENGLISH: dict[str, str] = {
    "unknown-choice": "there is no such choice in this game",
    "game-over": "the game is over",
    "chance-to-answer": "chance is to answer now",
    "not-chance": "chance is not asked now",
    "other-question": "something else is being asked now",
    "not-now": "this is not the moment for it",
    "impossible-outcome": "this cannot come up now",
}


Value = int | str | list[int]

speaker: Callable[[Reason], str] | None = None  # says reasons of games by the catalogues, where these can be read


def learn(words: Mapping[str, str]) -> None:
    """Add a game's sentences. Codes are shared by all games, so that a code says the same everywhere."""
    for code, sentence in words.items():
        if ENGLISH.get(code, sentence) != sentence:
            raise ValueError(f"two sentences for the reason {code!r}: {ENGLISH[code]!r} and {sentence!r}")
        ENGLISH[code] = sentence


class Reason:
    """Why something is not possible: a stable code and the values that explain it."""

    def __init__(self, code: str, values: Mapping[str, Value] | None = None) -> None:
        self.code = code
        self.values = dict(values or {})

    def __str__(self) -> str:
        return say(self.code, self.values)

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.values!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.code, self.values) == (other.code, other.values)

    def __hash__(self) -> int:
        return hash(self.code)


def say(code: str, values: Mapping[str, Value]) -> str:
    """The English sentence for a code."""
    if code in ENGLISH:
        return ENGLISH[code].format(**values)
    return f"{code} {dict(values)}" if speaker is None else speaker(Reason(code, values))
