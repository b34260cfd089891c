"""The rules in numbered paragraphs: where their text is, and how a paragraph is found by its id or by words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import meydan
from meydan.kernel.errors import MeydanError
from meydan.kernel.game import find_game

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


def rules_file(game: str) -> Path | None:
    """`rules.md` in the game's own folder; or docs/rules of a checkout (next to src, or to build/compiled)."""
    checkouts = [folder / "docs" / "rules" / f"{game}.md" for folder in [*PACKAGE.parents][1:3]]
    places = [find_game(game).folder / "rules.md", *checkouts, PACKAGE / "rules" / f"{game}.md"]
    return next((file for file in places if file.is_file()), None)


def paragraphs(game: str) -> list[Paragraph]:
    """All rules of a game, in order; none, where nobody wrote them down."""
    found: list[Paragraph] = []
    file = rules_file(game)
    text = "" if file is None else file.read_text(encoding="utf-8")
    for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        marks = list(PARAGRAPH.finditer(body))
        ends = [mark.start() for mark in marks[1:]] + [len(body)]
        for mark, end in zip(marks, ends, strict=False):
            text = body[mark.end() : end]
            found.append(Paragraph(mark[1], title, re.sub(r"^### .*$", "", text, flags=re.MULTILINE).strip()))
    return found


def chapters(game: str) -> list[str]:
    return list(dict.fromkeys(rule.chapter for rule in paragraphs(game)))


def look_up(game: str, queries: Sequence[str]) -> list[Paragraph]:
    """The paragraphs meant by ids (IST-9.1, 9.1, IST-9.1-3), chapters (IST-C, 9) or some words; none twice."""
    rules = paragraphs(game)
    found: list[Paragraph] = []
    for query in queries:
        asked = " ".join(query.lower().replace("’", "'").split())
        some = _by_id(rules, asked) or _by_chapter(rules, asked) or _by_words(rules, asked)
        found += [rule for rule in some if rule not in found]
    return found


def _by_id(rules: list[Paragraph], asked: str) -> list[Paragraph]:
    span = re.fullmatch(r"(\S+\.)(\d+)-(\d+)", asked)
    ids = [f"{span[1]}{number}" for number in range(int(span[2]), int(span[3]) + 1)] if span else [asked]
    return [rule for rule in rules if {rule.id.lower(), rule.id.lower().partition("-")[2]} & set(ids)]


def _by_chapter(rules: list[Paragraph], asked: str) -> list[Paragraph]:
    found = []
    for rule in rules:
        short, _, title = rule.chapter.lower().partition(": ")
        numbers = re.findall(r"\d+", title)
        if asked in (short, short.partition("-")[2], title, *numbers):
            found.append(rule)
    return found


def _by_words(rules: list[Paragraph], asked: str) -> list[Paragraph]:
    words = re.findall(r"[a-z0-9']+", asked)
    if not words:
        return []
    texts = [f"{rule.chapter} {rule.text}".lower().replace("’", "'") for rule in rules]
    return [rule for rule, text in zip(rules, texts, strict=True) if all(word in text for word in words)]
