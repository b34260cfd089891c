"""Help at the table: the commands, and the rules about what is being asked."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.markdown import Markdown

from meydan.cli.face import Face
from meydan.cli.look import BRASS, paint
from meydan.cli.rulebook import NoRule, Paragraph, look_up

COLUMN: Final = 13  # where the meanings begin
SHARED: Final = [
    ("Enter", "the option marked with ← Enter"),
    ("1, 3", "several at once, where one after the other is picked"),
]
COMMANDS: Final = [
    ("u", "take the last choice back, unless something was rolled, drawn or shown since"),
    ("board", "everything once more"),
    ("log", "all that happened"),
    ("save FILE", "save under a name of your own; after every choice the game is saved by itself"),
    ("q", "leave; the game can be resumed"),
]


def commands(face: Face) -> str:
    """All that can be typed, and what the signs on the screen mean."""
    answers = [way for way in face.ways if not way[0].startswith(("?", "why"))]
    questions = [way for way in face.ways if way not in answers]
    rows = [*answers, *SHARED, *questions, *COMMANDS]
    lines = [f"[b]{typed}[/b]{' ' * max(1, COLUMN - len(typed))}{means}" for typed, means in rows]
    return "\n".join([*lines, "", face.signs])


def rules_about(game: str, query: str) -> list[Paragraph] | NoRule:
    try:
        return look_up(game, query)
    except NoRule as nothing:
        return nothing


def show_rules(console: Console, found: list[Paragraph] | NoRule) -> None:
    """Rule paragraphs under the titles of their chapters."""
    if isinstance(found, NoRule):
        console.print(str(found))
        return
    chapter = ""
    for rule in found:
        if rule.chapter != chapter:
            chapter = rule.chapter
            console.print(paint(chapter, f"bold {BRASS}"))
        console.print(Markdown(f"**{rule.id}** {rule.text}"))
