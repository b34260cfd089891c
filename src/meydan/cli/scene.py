"""What there is to show to one seat: its view, in the words of the game and the language of who looks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from meydan.kernel.telling import Asked, Words
from meydan.voice import Voice

if TYPE_CHECKING:
    from meydan.cli.face import Face
    from meydan.cli.menu import Menu

Told = Sequence[tuple[int, str]]  # what happened: whose it was (-1: nobody's), and a paragraph


def voice_for(language: str, seats: int) -> Voice:
    """A voice that calls the players by their colours."""
    voice = Voice(language)
    voice.names = [voice(f"cli-colour-{seat}") for seat in range(seats)]
    return voice


@dataclass
class Scene:
    """One seat's eyes; seat -1 watches."""

    view: Any
    voice: Voice
    played_by: Sequence[str] = ()
    told: Told = ()

    @cached_property
    def face(self) -> Face:
        from meydan.cli.face import face_for

        return face_for(self.view.header.game.name)

    @property
    def words(self) -> Words[Any, Any, Any]:
        return self.face.words

    @cached_property
    def state(self) -> Any:
        """The view made whole, to ask the rules; what it does not tell is made up, and never shown."""
        return self.words.whole(self.view)

    @cached_property
    def asked(self) -> Asked[Any]:
        return self.words.asked(self.view)

    @cached_property
    def menu(self) -> Menu | None:
        from meydan.cli.menu import Menu

        return Menu(self) if self.view.options else None

    @property
    def title(self) -> str:
        return self.voice(f"game-{self.view.header.game.name}")
