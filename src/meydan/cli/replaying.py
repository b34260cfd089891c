"""A recorded game told again: its header, the story, and boards on the way."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.markup import escape

from meydan.cli.look import ACCENT, BRASS, DIM, paint
from meydan.cli.panels import names_for, ranking, verdict
from meydan.cli.screen import Scene, arrange
from meydan.cli.seating import BOT
from meydan.cli.story import paragraphs, story_lines
from meydan.games.istanbul.words import as_state
from meydan.kernel.events import Event
from meydan.kernel.record import Record, play_step
from meydan.kernel.state import State


def show_replay(console: Console, path: Path, record: Record, step: int | None, every: bool, seat: int) -> None:
    """Tell a record up to a step, or to its end; seat -1 watches, another sees also its own cards."""
    header = record.header()
    state: State = header.game.initial(header)
    events: list[Event] = []
    state.events = events
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
        if any(event.name == "turn-began" for event in events[before:]) or at == len(steps):
            if round_now != round_told:
                console.print(paint(f"Round {round_now}", f"bold {BRASS}"))
                round_told = round_now
            round_now = state.view(seat).round
            heard = [event for event in events[told:] if event.heard_by(seat)]
            console.print(story_lines(paragraphs(heard, names_for(record.seats, seat))))
            told = len(events)
            if every and at != len(steps):
                console.print(_board(console, state, seat, played_by))
    console.print(_board(console, state, seat, played_by))
    result = header.game.result(state) if state.over else None
    if result is not None:
        names = names_for(record.seats, seat)
        console.print(f"[bold {ACCENT}]{verdict(result, names)}[/]")
        console.print(ranking(result, played_by, names))
    elif step is not None and step < len(record.steps):
        console.print(
            f"This is after step {step} of {len(record.steps)}; the next one is: {record.steps[step]}", style=DIM
        )


def _board(console: Console, state: State, seat: int, played_by: list[str]) -> object:
    view = state.view(seat)
    return arrange(console, Scene(view, as_state(view), state.header.game.title, played_by), fit=False)
