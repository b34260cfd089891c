"""A game whose words are still written in English, as if it told them: to be deleted with the last one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from meydan.cli import look
from meydan.cli.scene import Scene, voice_for
from meydan.kernel.events import Event
from meydan.kernel.header import Header
from meydan.kernel.said import Said, said
from meydan.kernel.telling import Figure, Line, Told, Topic, Words
from meydan.kernel.words import Reason

NAMES: Final = ("Red", "Green", "Blue", "Yellow", "White")


def plain(text: str) -> Said:
    return said("table-clause", clause=text)


def label(view: Any, seat: int, played_by: Sequence[str] = ()) -> Text:
    return look.label(Scene(view, voice_for("en", view.header.seats), played_by), seat)


class OlderWords(Words[Any]):
    """Calls what such a face has: `whole`, `ask`, `told` (text, the same in short, note), `clause` and `quiet`."""

    compared = ()
    charts = ()

    def __init__(self, face: Any) -> None:
        self.face = face

    def whole(self, view: Any) -> Any:
        return self.face.whole(view)

    def question(self, state: Any, seat: int) -> Said:
        return plain(self.face.ask(state, NAMES))

    def options(self, state: Any, view: Any) -> list[Told]:
        closers = view.header.game.space.closers
        told = [(one, *self.face.told(state, one)) for one in view.options]
        return [
            Told(one.text, plain(text), closes=one in closers, short=plain(short), hints=[plain(note)] * bool(note))
            for one, text, short, note in told
        ]

    def lines(self, events: Sequence[Event], header: Header | None) -> list[Line | None]:
        found: list[Line | None] = []
        for event in events:
            who, what = self.face.clause(event, NAMES)
            seat = event.values().get("seat", -1) if who else -1
            found.append(None if event.name in self.face.quiet else Line(seat, plain(what)))
        return found

    def knows(self, reason: Reason) -> bool:
        return True

    def reason(self, reason: Reason, state: Any = None, about: str | None = None) -> Said:
        text = str(reason)
        return plain(f"{text[0].upper()}{text[1:]}.")

    def wanted(self, anchor: str, state: Any) -> str | None:
        return None

    def standing(self, state: Any, seat: int) -> list[Figure]:
        return [Figure("", plain(name), n) for name, n in state.header.game.standing(state)[seat].items()]

    def topics(self, header: Header | None) -> list[tuple[Said, list[str]]]:
        return []

    def topic(self, anchor: str, header: Header | None) -> Topic | None:
        return None
