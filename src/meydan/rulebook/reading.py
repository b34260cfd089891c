"""The rules of a game in a language: chapters of numbered paragraphs, read from their page.

The English page is the one that is translated, and it alone says when something holds, in a comment before a heading or
a paragraph: `<!-- with mocha -->` that box, `<!-- with mocha letters -->` both, `<!-- with mocha or letters -->` any of
them, `<!-- for 2 -->` or `<!-- for 2-3 -->` so many players.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal

import meydan
from meydan.kernel.errors import MeydanError
from meydan.kernel.game import find_game

PAGES: Final = Path(meydan.__file__).resolve().parent / "rules"
BOXES: Final = "expansions"  # the option of a game that says which boxes are on the table
SOURCE: Final = "en"  # the language that others are translated from

PART: Final = re.compile(r"^(?=#{2,3} |\*\*\[|<!--)", re.MULTILINE)
HEADING: Final = re.compile(r"(#{2,3}) (?:([A-Z]+-\w+): )?(.+)\n")
PARAGRAPH: Final = re.compile(r"\*\*\[([A-Z]+-\w+\.\d+)\]\*\* ")
HOLDS: Final = re.compile(r"<!-- (.*?) -->\n*")
MARK: Final = re.compile(r" *\*\(([^()]*)\)\*")
MENTION: Final = re.compile(r"\b[A-Z]+-\w+\.\d+(?:-\d+)?\b")
NAMES: Final = re.compile(rf"-|(?:{MENTION.pattern}|[A-Z]+-\w+)(?:, (?:{MENTION.pattern}|[A-Z]+-\w+))*")
NUMBER: Final = re.compile(r"(?:[A-Z]\.)?\d+")
ITEM: Final = re.compile(r"^(?:-|\d+\.) ", re.MULTILINE)


class NoRule(MeydanError):
    """A paragraph nobody wrote."""


@dataclass(frozen=True, slots=True)
class Holds:
    """When something holds: with all boxes of one of these sets, or with any if there are none; for so many players."""

    boxes: tuple[tuple[str, ...], ...] = ()
    seats: tuple[int, ...] = ()  # least and most, or nothing for any number

    def among(self, boxes: Sequence[str] | None, seats: int | None) -> bool:
        """Whether it holds in a game of so many with these boxes; None is any."""
        fits = boxes is None or not self.boxes or any(set(some) <= set(boxes) for some in self.boxes)
        return fits and (seats is None or not self.seats or self.seats[0] <= seats <= self.seats[1])


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a paragraph: `text`, `items` of a list, a `table` with its head, or a `layout` in fixed letters.

    Texts may hold *these* and **these** marks.
    """

    kind: Literal["text", "items", "table", "layout"]
    text: str = ""
    items: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()

    def markdown(self) -> str:
        """As it is written."""
        if self.kind == "layout":
            return f"```\n{self.text}\n```"
        if self.kind == "table":
            lines = ["| " + " | ".join(row) + " |" for row in self.rows]
            return "\n".join([lines[0], "|" + " --- |" * len(self.rows[0]), *lines[1:]])
        return "\n".join(f"- {item}" for item in self.items) or self.text


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One numbered rule. `ours` is whether it is, wholly or in part, our answer where the printed rules are silent."""

    id: str
    blocks: tuple[Block, ...]
    holds: Holds
    ours: bool

    @property
    def chapter(self) -> str:
        return self.id.partition(".")[0]

    def markdown(self) -> str:
        """As it is written, with its number."""
        return f"**{self.id}** " + "\n\n".join(block.markdown() for block in self.blocks)


@dataclass(frozen=True, slots=True)
class RulesPart:
    """Paragraphs under a heading, which may be that of a chapter or one within it."""

    chapter: str  # its number, IST-9; nothing for what stands at the end: open questions, versions
    title: str
    within: bool  # whether it is a heading within a chapter
    about: tuple[Block, ...]  # what stands before the first paragraph
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class Situation:
    """Something people ask at the table, the paragraphs that answer it, and what else is told of it, by heading."""

    about: str
    rules: tuple[str, ...]
    more: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Rules:
    """All rules of a game in a language; `language` is English where nobody translated them."""

    game: str
    language: str
    parts: tuple[RulesPart, ...]
    situations: tuple[Situation, ...]  # from the lists at the end

    @property
    def paragraphs(self) -> list[Paragraph]:
        return [rule for part in self.parts for rule in part.paragraphs]

    def title(self, chapter: str) -> str:
        """What a chapter is called."""
        return next(part.title for part in self.parts if part.chapter == chapter and not part.within)


def rules_of(game: str, language: str = SOURCE) -> Rules:
    """The rules of a game; without paragraphs, where nobody wrote them down."""
    found = find_game(game)
    own = found.folder / "rules.md"
    pages = (own, found.folder / f"rules.{language}.md") if own.is_file() else (_page(game), _page(game, language))
    source, translated = pages if pages[1].is_file() else (pages[0], pages[0])
    return _read(game, language if translated != source else SOURCE, source, translated)


def wanted_ids(queries: Iterable[str]) -> list[str]:
    """Ids that are meant by some like IST-9.1-3; chapters stay as they are."""
    found: list[str] = []
    for query in queries:
        row = re.fullmatch(r"(\S+\.)(\d+)-(\d+)", query)
        found += [f"{row[1]}{number}" for number in range(int(row[2]), int(row[3]) + 1)] if row else [query]
    return found


def _page(game: str, language: str = SOURCE) -> Path:
    return PAGES / f"{game}.md" if language == SOURCE else PAGES / language / f"{game}.md"


@cache
def _read(game: str, language: str, source: Path, translated: Path) -> Rules:
    holds = _holds(source)
    parts: list[RulesPart] = []
    for text in _pieces(translated):
        heading = HEADING.match(text)
        number = PARAGRAPH.match(text)
        if heading:
            chapter = heading[2] or (parts[-1].chapter if parts and heading[1] == "###" else "")
            parts.append(
                RulesPart(chapter, heading[3].strip(), heading[1] == "###", _blocks(text[heading.end() :]), ())
            )
        elif number and parts:
            body = text[number.end() :]
            rule = Paragraph(
                number[1], _blocks(MARK.sub("", body)), holds.get(number[1], Holds()), bool(MARK.search(body))
            )
            last = parts[-1]
            parts[-1] = RulesPart(last.chapter, last.title, last.within, last.about, (*last.paragraphs, rule))
    ends = [block for part in parts if not part.chapter for block in part.about if block.kind == "table"]
    return Rules(game, language, tuple(parts), tuple(found for block in ends for found in _situations(block)))


def _situations(table: Block) -> list[Situation]:
    """The rows of a list of questions or rulings: one column names paragraphs, the first in words is what is asked."""
    head, *rows = table.rows
    columns = [[row[at] for row in rows] for at in range(len(head))]
    where = [at for at, cells in enumerate(columns) if rows and all(NAMES.fullmatch(cell) for cell in cells)]
    said = [
        at for at, cells in enumerate(columns) if at not in where and not all(NUMBER.fullmatch(cell) for cell in cells)
    ]
    found = []
    for row in rows if where and said else []:
        ids = tuple(wanted_ids(MENTION.findall(row[where[0]])))
        if ids:
            found.append(Situation(row[said[0]], ids, tuple((head[at], row[at]) for at in said[1:] if row[at] != "-")))
    return found


def _pieces(page: Path) -> list[str]:
    """Headings and paragraphs with what follows them, and comments; nothing, where there is no page."""
    return PART.split(page.read_text(encoding="utf-8"))[1:] if page.is_file() else []


def _holds(source: Path) -> dict[str, Holds]:
    """When each paragraph holds that does not always."""
    found: dict[str, Holds] = {}
    chapter = part = one = Holds()
    for text in _pieces(source):
        comment, heading, number = HOLDS.match(text), HEADING.match(text), PARAGRAPH.match(text)
        if comment:
            one = _both(one, _condition(comment[1]))
        elif heading and heading[1] == "##":
            chapter, part, one = one, Holds(), Holds()
        elif heading:
            part, one = one, Holds()
        elif number:
            found[number[1]] = _both(_both(chapter, part), one)
            one = Holds()
    return found


def _condition(text: str) -> Holds:
    word, _, rest = text.partition(" ")
    if word == "with":
        return Holds(boxes=tuple(tuple(some.split()) for some in rest.split(" or ")))
    if word == "for":
        least, _, most = rest.partition("-")
        return Holds(seats=(int(least), int(most or least)))
    raise ValueError(f"a comment in the rules says {text!r}; it may say 'with' some boxes or 'for' so many players")


def _both(one: Holds, other: Holds) -> Holds:
    return Holds(other.boxes or one.boxes, other.seats or one.seats)


def _blocks(text: str) -> tuple[Block, ...]:
    found = []
    for piece in re.split(r"\n\s*\n(?![^`]*```(?:[^`]*```[^`]*```)*[^`]*\Z)", text.strip()):
        lines = piece.strip().split("\n")
        if not piece.strip():
            continue
        if lines[0].startswith("```"):
            found.append(Block("layout", text="\n".join(lines[1:-1])))
        elif lines[0].startswith("|"):
            rows = [tuple(cell.strip() for cell in line.strip().strip("|").split("|")) for line in lines]
            found.append(Block("table", rows=tuple(row for row in rows if set("".join(row)) - set(" -:") or not row)))
        elif ITEM.match(piece):
            items = [item.replace("\n", " ").strip() for item in ITEM.split(piece)]
            found.append(Block("items", items=tuple(item for item in items if item)))
        else:
            found.append(Block("text", text=" ".join(line.strip() for line in lines)))
    return tuple(found)
