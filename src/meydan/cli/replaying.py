"""A recorded game told again: its header, the story, and boards on the way."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.markup import escape

from meydan.cli.ending import ranking, verdict
from meydan.cli.face import face_of
from meydan.cli.look import ACCENT, BRASS, DIM, paint
from meydan.cli.naming import names_for
from meydan.cli.screen import Scene, arrange
from meydan.cli.seating import BOT
from meydan.cli.story import paragraphs, story_lines
from meydan.kernel.events import Event
from meydan.kernel.record import Record, play_step
from meydan.kernel.state import State


def show_replay(console: Console, path: Path, record: Record, step: int | None, every: bool, seat: int) -> None:
    """Tell a record up to a step, or to its end; seat -1 watches, another sees also its own cards."""
    header = record.header()
    state: State = header.game.initial(header)
    events: list[Event] = []
    state.events = events
    face = face_of(state)
    agreed = ", ".join(f"{name} {value}" for name, value in record.options.items())
    console.print(f"[bold]{header.game.title}[/bold] for {record.seats}: {escape(agreed)}")
    end = "finished" if record.result else "not finished"
    console.print(
        f"{escape(str(path))}, {len(record.steps)} steps, {end}, commitment {record.commitment}",
        style=DIM,
        soft_wrap=True,
    )
    played_by = [name.removesuffix(BOT) for name in (*record.players, *[""] * record.seats)][: record.seats]
    told = 0
    round_told, round_now = 0, 1
    steps = record.steps if step is None else record.steps[:step]
    for at, text in enumerate(steps, 1):
        before = len(events)
        play_step(state, at, text)
        begun = [number for number in range(before, len(events)) if events[number].name == face.turn_begins]
        if begun or at == len(steps):
            upto = len(events) if at == len(steps) else begun[-1]
            if round_now != round_told:
                console.print(paint(f"Round {round_now}", f"bold {BRASS}"))
                round_told = round_now
            round_now = state.view(seat).round
            heard = [event for event in events[told:upto] if event.heard_by(seat)]
            console.print(story_lines(paragraphs(face, heard, names_for(record.seats, seat))))
            told = upto
            if every and at != len(steps):
                console.print(_board(console, state, seat, played_by))
    console.print(_board(console, state, seat, played_by))
    result = header.game.result(state) if state.over else None
    if result is not None:
        names = names_for(record.seats, seat)
        console.print(f"[bold {ACCENT}]{verdict(result, names)}[/]")
        console.print(ranking(result, played_by, names))
        for part in face.ending(_scene(state, seat, played_by), console.width):
            console.print(part)
    elif step is not None and step < len(record.steps):
        console.print(
            f"This is after step {step} of {len(record.steps)}; the next one is: {record.steps[step]}", style=DIM
        )


def _scene(state: State, seat: int, played_by: list[str]) -> Scene:
    view = state.view(seat)
    return Scene(view, face_of(state).whole(view), state.header.game.title, played_by)


def _board(console: Console, state: State, seat: int, played_by: list[str]) -> object:
    return arrange(console, _scene(state, seat, played_by), fit=False)
