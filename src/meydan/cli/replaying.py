"""A recorded game told again: its header, the story, and boards on the way."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from meydan.cli.ending import ending
from meydan.cli.face import face_for
from meydan.cli.look import BRASS, DIM, paint
from meydan.cli.scene import Scene, voice_for
from meydan.cli.screen import arrange
from meydan.cli.seating import BOT, called
from meydan.cli.story import begins, paragraphs, sentence, story_lines
from meydan.kernel.events import Event
from meydan.kernel.frame import CHANCE
from meydan.kernel.record import Record, outcome, play_step
from meydan.kernel.state import State


def show_replay(
    console: Console, language: str, path: Path, record: Record, step: int | None, every: bool, seat: int
) -> None:
    """Tell a record up to a step, or to its end; seat -1 watches, another sees also its own cards."""
    header = record.header()
    state: State = header.game.initial(header)
    events: list[Event] = []
    state.events = events
    face, voice = face_for(header.game.name), voice_for(language, record.seats)
    names = [*record.players, *[""] * record.seats][: record.seats]
    played_by = [called(name.removesuffix(BOT), header.game.name, voice) for name in names]

    def scene() -> Scene:
        return Scene(state.view(seat), voice, played_by)

    agreed = ", ".join(f"{name} {value}" for name, value in record.options.items())
    console.print(paint(voice("cli-game-of", game=scene().title, n=record.seats), "bold"), Text(agreed))
    end = "cli-finished" if record.result else "cli-unfinished"
    told = voice(end, n=len(record.steps), hash=record.commitment or "")
    console.print(Text(f"{path}: {told}"), style=DIM, soft_wrap=True)
    upto, round_now, noted = 0, -1, 0
    steps = record.steps if step is None else record.steps[:step]
    for at, text in enumerate(steps, 1):
        before = len(events)
        play_step(state, at, text)
        begun = [number for number in range(before, len(events)) if begins(events[number])]
        settled = [len(events)] if round_now < 0 and not begun and state.seat != CHANCE else []
        for end_at in [*begun, *settled, *([len(events)] if at == len(steps) else [])]:
            heard = [event for event in events[upto:end_at] if event.heard_by(seat)]
            first = 1 if upto else 0  # the first turn is not always announced
            now = next((event.values()["round"] for event in heard if begins(event)), max(round_now, first))
            if now != round_now:
                title = voice("log-round", round=now) if now else voice("log-setup")
                console.print(paint(title, f"bold {BRASS}"))
                round_now = now
            if heard:
                console.print(story_lines(paragraphs(face.words, header, heard, voice)))
            for note in record.notes:  # of what was told just now
                if noted <= note.step < at or note.step == at == len(record.steps):
                    told_of = sentence(voice, note.seat, [voice(f"note-{note.kind}")])
                    console.print(story_lines([(note.seat, told_of)]), style=DIM)
            upto, noted = end_at, at
        if every and begun and at != len(steps):
            console.print(arrange(console, scene(), fit=False))
    console.print(arrange(console, scene(), fit=False))
    finished = state.over or (record.result is not None and len(steps) == len(record.steps))
    result = outcome(state, record.notes) if finished else None
    if result is not None:
        console.print(ending(scene(), result, console.width))
    elif step is not None and step < len(record.steps):
        console.print(Text(voice("cli-step", step=step, steps=len(record.steps), next=record.steps[step])), style=DIM)
