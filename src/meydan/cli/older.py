"""What faces need that do not know yet what a scene is: to be deleted with the last of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from meydan.cli import look
from meydan.cli.scene import Scene, voice_for

NAMES: Final = ("Red", "Green", "Blue", "Yellow", "White")


def label(view: Any, seat: int, played_by: Sequence[str] = ()) -> Text:
    return look.label(Scene(view, voice_for("en", view.header.seats), played_by), seat)
