"""The rules in numbered paragraphs: where their text is, and how a paragraph is found by its id or by words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import meydan
from meydan.games.istanbul.tables import ALL_CARDS, PLACE_NAMES
from meydan.games.istanbul.words import CARD_NAMES
from meydan.kernel.errors import MeydanError

PACKAGE: Final = Path(meydan.__file__).resolve().parent
CARD_CHAPTERS: Final = ("IST-C.", "IST-D.")
GUILD_CHAPTER: Final = "IST-B."
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
    for search in (_by_id, _by_chapter, _by_guild, _by_card, _by_words):
        found = search(rules, asked)
        if found:
            return found
    chapters = ", ".join(dict.fromkeys(rule.chapter for rule in rules))
    raise NoRule(f"no rule of {game} speaks of {query!r}; the chapters are {chapters}")


def _by_id(rules: list[Paragraph], asked: str) -> list[Paragraph]:
    return [rule for rule in rules if asked in (rule.id.lower(), rule.id.lower().partition("-")[2])]


def _by_chapter(rules: list[Paragraph], asked: str) -> list[Paragraph]:
    if re.fullmatch(r"k\d+", asked):  # a kiosk tile
        asked = "kiosk"
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
    name = re.sub(r" \d+$| (fabric|spice|fruit|jewelry)$", "", asked) if asked.count(" ") > 1 else asked
    name = name.removeprefix("card ").removesuffix(" card")
    says_card = name != asked  # the short names are everyday words: far, palace, letter
    names = zip(ALL_CARDS, [full.lower() for full in CARD_NAMES], strict=True)
    known = [full for short, full in names if name == full or (says_card and name == short)]
    quoted = [re.sub(r"^a (fabric|spice|fruit) ", "a fabric (spice, fruit) ", full) for full in known]
    about = [rule for rule in rules if rule.id.startswith(CARD_CHAPTERS)]
    return [rule for rule in about if quoted and f'"{quoted[0]}"' in rule.text.lower()]


def _by_guild(rules: list[Paragraph], asked: str) -> list[Paragraph]:
    """A guild card by its number: guild 7, guild card 7."""
    wanted = re.fullmatch(r"guild (?:card )?(\d+)", asked)
    if wanted is None:
        return []
    about = [rule for rule in rules if rule.id.startswith(GUILD_CHAPTER)]
    named = [re.findall(r"\bcards? ((?:\d+(?:, | and )?)+)", rule.text.lower()) for rule in about]
    return [rule for rule, lists in zip(about, named, strict=True) if wanted[1] in re.findall(r"\d+", " ".join(lists))]


def _by_words(rules: list[Paragraph], asked: str) -> list[Paragraph]:
    words = re.findall(r"[a-z0-9']+", asked)
    if not words:
        return []
    texts = [f"{rule.chapter} {rule.text}".lower().replace("’", "'") for rule in rules]
    return [rule for rule, text in zip(rules, texts, strict=True) if all(word in text for word in words)]
