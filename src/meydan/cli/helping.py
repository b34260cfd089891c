"""Help at the table: the commands, what things are, and the rules about what is being asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from meydan.cli.face import Face
from meydan.cli.look import BRASS, paint
from meydan.kernel.header import Header
from meydan.kernel.telling import Topic, Words
from meydan.rulebook.finding import look_up
from meydan.rulebook.reading import BOXES, Paragraph, Rules, rules_of
from meydan.voice import Voice

Among = tuple[Sequence[str] | None, int | None]  # boxes and number of players; None is any

# What can be typed in every game, and the message that tells what it means; the ways of a game come after the first.
ANSWERS: Final = {"3": "cli-help-number", "Enter": "cli-help-enter", "1, 3": "cli-help-several"}
COMMANDS: Final = {
    "?": "cli-help-rules", "why": "cli-help-why", "hint": "cli-help-hint", "u": "cli-help-undo",
    "board": "cli-help-board", "log": "cli-help-log", "save": "cli-help-save", "q": "cli-help-quit",
}  # fmt: skip


def commands(face: Face, voice: Voice) -> RenderableType:
    """All that can be typed, and what the signs on the screen mean."""
    table = Table.grid(padding=(0, 2))
    for typed, means in {**ANSWERS, **face.ways, **COMMANDS}.items():
        table.add_row(paint(typed, "bold"), Text(voice(means)))
    return Group(table, Text(), Text(voice(face.signs))) if face.signs else table


def named(words: Words[Any, Any, Any], header: Header | None, voice: Voice, asked: str) -> tuple[str, Topic] | None:
    """Something with help that is called so at the table, or `card far`, or by its name in the choices alone.

    Else what has it in its name, the shortest first; else without its number, as in `card far 9`.
    """
    wanted = asked.lower().replace("’", "'")
    found: list[tuple[int, str, Topic]] = []
    for anchor in [*(one for _, group in words.topics(header) for one in group), *words.more_topics()]:
        topic = words.topic(anchor, header)
        if topic is not None:
            title = voice.say(topic.title).lower().replace("’", "'")
            if wanted in (title, anchor, anchor.replace(":", " ")):
                return anchor, topic
            if wanted == anchor.partition(":")[2]:
                found.append((0, anchor, topic))
            elif len(wanted) > 2 and wanted in title:
                found.append((len(title), anchor, topic))
    start, _, number = wanted.rpartition(" ")
    if not found and start and number.isdigit():
        return named(words, header, voice, start)
    return min(found, key=lambda one: one[0])[1:] if found else None


def show_help(
    console: Console, face: Face, header: Header | None, voice: Voice, asked: str, among: Among | None = None
) -> bool:
    """What something is, in short; then the paragraphs of the rules about it that hold in this game."""
    rules = [asked]
    about = named(face.words, header, voice, asked)
    if about is not None:
        rules = about[1].rules
        console.print(paint(voice.say(about[1].title), f"bold {BRASS}"))
        console.print(Text(" ".join(voice.say(text) for text in about[1].text)))
    if header is not None:
        among = (header.options.get(BOXES), header.seats)
    found = look_up(face.game, face.find(asked) or rules, voice.language)
    show_paragraphs(console, rules_of(face.game, voice.language), found, among or (None, None))
    return bool(found or about)


def show_topics(console: Console, face: Face, header: Header, voice: Voice) -> None:
    """All there is help for."""
    for title, anchors in face.words.topics(header):
        names = [voice.say(topic.title) for anchor in anchors if (topic := face.words.topic(anchor, header))]
        console.print(paint(voice.say(title), BRASS), Text(", ".join(dict.fromkeys(names))))


def show_paragraphs(console: Console, rules: Rules, found: Sequence[Paragraph], among: Among = (None, None)) -> None:
    """Rules under the titles of their chapters: those that hold with these boxes and so many players."""
    chapter = ""
    for rule in found:
        if not rule.holds.among(*among):
            continue
        if rule.chapter != chapter:
            chapter = rule.chapter
            console.print(paint(f"{chapter}: {rules.title(chapter)}", f"bold {BRASS}"))
        console.print(Markdown(rule.markdown()))
