"""How a game ended: who won, who came where, and what decided between equals."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table

from meydan.cli.look import ACCENT, DIM, badge, paint
from meydan.cli.scene import Scene
from meydan.kernel.game import Result
from meydan.kernel.said import Seat
from meydan.kernel.telling import decided


def ending(scene: Scene, result: Result, width: int) -> RenderableType:
    """The verdict, the ranking with what was compared, and what else the game has to say."""
    voice = scene.voice
    compared = [voice.say(said) for said in scene.words.compared] or list(result.compared)
    table = Table(box=None, padding=(0, 2), header_style=DIM)
    for heading in ("", "", "", *compared, " "):
        table.add_column(heading, justify="right" if heading.strip() else "left", no_wrap=heading != " ")
    for seat in sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat]):
        style = "bold" if result.ranks[seat] == 1 else ""
        name = badge(seat) + paint(f" {voice.names[seat]}", style)
        numbers = [str(number) for number in result.scores[seat]]
        found = decided(compared, result, seat)
        why = paint(voice.say(found) if found else "", DIM)
        table.add_row(f"{result.ranks[seat]}.", name, paint(scene.played_by[seat], DIM), *numbers, why)
    won = voice("end-won", names=[Seat(seat) for seat in result.winners], count=len(result.winners))
    return Group(
        paint(won, f"bold {ACCENT}"),
        table,
        *scene.face.ending(scene, width),
        paint(voice("end-compared", what=" → ".join(compared)), DIM),
    )
