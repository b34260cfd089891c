"""The rules say the same in five languages: the same paragraphs in the same order, with their numbers and tables."""

import re
from collections import Counter
from pathlib import Path

import pytest

from meydan.games.istanbul_dice.printed import CARDS
from meydan.games.istanbul_dice.words.names import card_name
from meydan.voice import LANGUAGES, Voice

RULES = Path(__file__).parents[1] / "docs" / "rules"
GAMES = ("istanbul", "istanbul-dice", "san-juan")
OTHERS = [language for language in LANGUAGES if language != "en"]

PART = re.compile(r"^(?=#{1,3} |\*\*\[)", re.MULTILINE)
ID = re.compile(r"^\*\*\[([A-Z]+-\w+\.\d+)\]\*\* |^(#{1,3}) (?:([A-Z]+-\w+): )?", re.MULTILINE)
MENTION = re.compile(r"\b(?:IST|DICE|SJ)-\w+(?:\.\d+)?")
NUMBER = re.compile(r"(?<![\w.,])(?:[A-Z]\.)?\d+(?:[.,]\d+)?")
MARK = re.compile(r"\*\(([^)]*)\)\*")


def page(game: str, language: str) -> str:
    file = RULES / f"{game}.md" if language == "en" else RULES / language / f"{game}.md"
    return re.sub(r"<!--.*?-->\n*", "", file.read_text(encoding="utf-8"))  # these say when something holds


def parts(game: str, language: str) -> list[tuple[str, str]]:
    """What a page consists of: headings and paragraphs with what follows them, each by what it is called everywhere."""
    found = []
    for text in PART.split(page(game, language))[1:]:
        mark = ID.match(text)
        assert mark, text[:60]
        found.append((mark[1] or f"{mark[2]} {mark[3] or ''}", text[mark.end() :]))
    return found


def table(text: str) -> list[list[str]]:
    return [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]


def numbers_in(text: str) -> list[str]:
    """Numbers but for those of paragraphs; a decimal comma is a point."""
    return [number.replace(",", ".") for number in NUMBER.findall(MENTION.sub("", text))]


def blocks(text: str) -> list[list[str]]:
    """The numbers of what stands in fixed letters: layouts."""
    return [re.findall(r"\b\d+\b", block) for block in re.findall(r"^```\n(.*?)^```", text, re.MULTILINE | re.DOTALL)]


def what_differs(name: str, english: str, other: str) -> list[str]:
    faults = []
    counts = {
        "paragraphs named": lambda text: Counter(MENTION.findall(text)),
        "numbers": lambda text: Counter(numbers_in(text)),
        "marks of rulings": lambda text: [sorted(numbers_in(mark)) for mark in MARK.findall(text)],
        "rows and columns of tables": lambda text: [len(row) for row in table(text)],
        "numbers in rows": lambda text: [sorted(numbers_in("|".join(row))) for row in table(text)],
        "layouts": blocks,
        "alignment": lambda text: [row for row in table(text) if set("".join(row)) <= set(" -:")],
    }
    for what, count in counts.items():
        if count(english) != count(other):
            faults.append(f"{name}: {what}: {count(english)} in English, {count(other)} here")
    return faults


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_says_the_same(game: str, language: str) -> None:
    english, other = parts(game, "en"), parts(game, language)
    assert [name for name, _ in other] == [name for name, _ in english]
    faults = [
        fault
        for (name, here), (_, there) in zip(english, other, strict=True)
        for fault in what_differs(name, here, there)
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_was_left_in_english(game: str, language: str) -> None:
    """A cell or paragraph that is the same in both languages is one that nobody translated."""
    english = {text.strip() for _, text in parts(game, "en") if len(text.split()) > 3}
    assert [name for name, text in parts(game, language) if text.strip() in english] == []
    left = {
        cell.strip() for _, text in parts(game, "en") for row in table(text) for cell in row if len(cell.split()) > 2
    }
    left = {cell for cell in left if re.search(r"[a-z]{3}", MENTION.sub("", cell))}
    here = [cell.strip() for _, text in parts(game, language) for row in table(text) for cell in row]
    assert [cell for cell in here if cell in left] == []
    if language in ("uk", "ru"):
        latin = re.findall(r"\b[a-z]{3,}\b", MENTION.sub("", page(game, language)))
        assert latin == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_internal_name_stands_in_them(game: str, language: str) -> None:
    assert re.findall(r"(?<!`)`[^`\n]+`", page(game, language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_bazaar_cards_have_the_names_they_have_at_the_table(language: str) -> None:
    told = dict(parts("istanbul-dice", language))
    rows = [row[0].strip() for id in ("DICE-C.10", "DICE-C.14") for row in table(told[id])[2:]]
    assert sorted(rows) == sorted(Voice(language).say(card_name(card)) for card in range(len(CARDS)))
