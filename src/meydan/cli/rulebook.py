"""The rules in numbered paragraphs: where their text is, and how a paragraph is found by its id or by words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import meydan
from meydan.games.istanbul.tables import CARDS, PLACE_NAMES
from meydan.games.istanbul.words import CARD_NAMES
from meydan.kernel.errors import MeydanError

PACKAGE: Final = Path(meydan.__file__).resolve().parent
PARAGRAPH: Final = re.compile(r"^\*\*\[([A-Z]+-\w+\.\d+)\]\*\* ", re.MULTILINE)


class NoRule(MeydanError):
    """A paragraph nobody wrote."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One numbered rule with its chapter's title; the text is Markdown and may hold a table."""

    id: str
    chapter: str
    text: str


def rules_file(game: str) -> Path:
    """docs/rules of a checkout (next to src, or to build/compiled), or else the copy in the package."""
    name = f"{game}.md"
    checkouts = [folder / "docs" / "rules" for folder in [*PACKAGE.parents][1:3]]
    for folder in [*checkouts, PACKAGE / "rules"]:
        if (folder / name).is_file():
            return folder / name
    raise NoRule(f"the rules of {game} are not part of this installation")


def paragraphs(game: str) -> list[Paragraph]:
    """All rules of a game, in order."""
    found: list[Paragraph] = []
    for part in re.split(r"^## ", rules_file(game).read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        marks = list(PARAGRAPH.finditer(body))
        ends = [mark.start() for mark in marks[1:]] + [len(body)]
        for mark, end in zip(marks, ends, strict=False):
            text = body[mark.end() : end]
            found.append(Paragraph(mark[1], title, re.sub(r"^### .*$", "", text, flags=re.MULTILINE).strip()))
    return found


def look_up(game: str, query: str) -> list[Paragraph]:
    """The paragraphs meant by an id (IST-9.1, 9.1), a chapter or place (IST-C, 9, tea house), a card, or some words."""
    rules = paragraphs(game)
    asked = " ".join(query.lower().replace("’", "'").split())
    for search in (_by_id, _by_chapter, _by_card, _by_words):
        found = search(rules, asked)
        if found:
            return found
    chapters = ", ".join(dict.fromkeys(rule.chapter for rule in rules))
    raise NoRule(f"no rule of {game} speaks of {query!r}; the chapters are {chapters}")


def _by_id(rules: list[Paragraph], asked: str) -> list[Paragraph]:
    return [rule for rule in rules if asked in (rule.id.lower(), rule.id.lower().partition("-")[2])]


def _by_chapter(rules: list[Paragraph], asked: str) -> list[Paragraph]:
    names = [name.lower().replace("’", "'") for name in PLACE_NAMES]
    if asked in names[1:]:
        asked = str(names.index(asked))
    found = []
    for rule in rules:
        short, _, title = rule.chapter.lower().partition(": ")
        numbers = re.findall(r"\d+", title)
        if asked in (short, short.partition("-")[2], title, *numbers):
            found.append(rule)
    return found


def _by_card(rules: list[Paragraph], asked: str) -> list[Paragraph]:
    name = asked.removeprefix("card ").removesuffix(" card")
    name = re.sub(r" \d+$| (fabric|spice|fruit|jewelry)$", "", name)
    known = [full for short, full in zip(CARDS, CARD_NAMES, strict=True) if name in (short, full.lower())]
    return [rule for rule in rules if known and f'"{known[0].lower()}"' in rule.text.lower()]


def _by_words(rules: list[Paragraph], asked: str) -> list[Paragraph]:
    words = re.findall(r"[a-z0-9']+", asked)
    if not words:
        return []
    texts = [f"{rule.chapter} {rule.text}".lower().replace("’", "'") for rule in rules]
    return [rule for rule, text in zip(rules, texts, strict=True) if all(word in text for word in words)]
