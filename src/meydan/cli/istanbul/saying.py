"""How Istanbul's words are said at the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from meydan.cli.naming import NAMES, YOU
from meydan.kernel.said import Arg, Said
from meydan.voice import Voice


def voice(names: Sequence[str] = NAMES) -> Voice:
    """Players go by their colours: clauses are said about them, not to them."""
    return Voice("en", [NAMES[seat] if name == YOU else name for seat, name in enumerate(names)])


def say(told: Said, names: Sequence[str] = NAMES) -> str:
    return voice(names).say(told)


def listed(parts: Sequence[Arg], names: Sequence[str] = NAMES) -> str:
    """Several phrases in a row, each by itself."""
    speaker = voice(names)
    return "; ".join(str(speaker.value(part)) for part in parts)
