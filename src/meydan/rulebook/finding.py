"""How a paragraph of the rules is found: by its number, by its chapter, or by words as people type them.

Words may be mistyped, in another form, or the name of something in another language. The page searches in the same way
while people type (web/src/lib/seeking.ts); tests/rulebook/queries.json holds both to the same answers.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import log
from typing import Final

from meydan.rulebook.naming import Named, names_of
from meydan.rulebook.reading import SOURCE, Block, Paragraph, Rules, rules_of, wanted_ids
from meydan.voice import LANGUAGES

NAMED: Final = 3.0  # how much more a word counts in a title or a name
FORM: Final = 3  # letters in which the end of a word may differ
STEM: Final = 4  # letters that must be the same then
LETTERS: Final = {"ł": "l", "œ": "oe", "ґ": "г", "’": "'", "ё": "е"}  # where taking off accents is not enough

EXACT, BEGUN, BENT, MISTYPED, BOTH = 1.0, 0.9, 0.8, 0.6, 0.45


def look_up(game: str, queries: Sequence[str], language: str = SOURCE) -> list[Paragraph]:
    """The paragraphs meant by ids (IST-9.1, 9.1, IST-9.1-3), chapters (IST-C, 9) or some words; none twice."""
    rules = rules_of(game, language)
    found: list[Paragraph] = []
    for query in queries:
        asked = " ".join(query.split())
        found += [rule for rule in by_number(rules, asked) or search(rules, asked) if rule not in found]
    return found


def by_number(rules: Rules, asked: str) -> list[Paragraph]:
    """What has this number, with or without the letters of its game; or all of a chapter, by number or title."""
    ids = {one.lower() for one in wanted_ids([asked])}
    some = [rule for rule in rules.paragraphs if {rule.id.lower(), rule.id.lower().partition("-")[2]} & ids]
    if some:
        return some
    meant = set()
    for part in rules.parts:
        if not part.within:
            numbers = re.findall(r"\d+", part.title)
            if asked.lower() in (
                part.chapter.lower(),
                part.chapter.lower().partition("-")[2],
                part.title.lower(),
                *numbers,
            ):
                meant.add(part.chapter)
    return [rule for rule in rules.paragraphs if rule.chapter in meant]


def search(rules: Rules, asked: str) -> list[Paragraph]:
    """What speaks of it, the best first: with the names of this language, and if words are left, with those of all."""
    sought = [word for word in words_in(asked) if len(word) > 2 or word.isdigit()] or words_in(asked)
    found: list[str] = []
    for languages in ((rules.language,), LANGUAGES):
        found, most = _found(_texts(rules.game, rules.language, languages), sought)
        if most == len(sought):
            break
    by_id = {rule.id: rule for rule in rules.paragraphs}
    return [by_id[id] for id in found]


def _found(texts: Mapping[str, Mapping[str, float]], sought: Sequence[str]) -> tuple[list[str], int]:
    """Ids, the best first, and how many words the best ones have; in a long question a word may be missing."""
    known = Counter(word for text in texts.values() for word in text)
    scores: dict[str, float] = {}
    hits: Counter[str] = Counter()
    for word in sought:
        rare = {
            other: like * log(1 + len(texts) / times)
            for other, times in known.items()
            if (like := alike(word, other)) > 0
        }
        for id, text in texts.items():
            best = max((rare[other] * weight for other, weight in text.items() if other in rare), default=0.0)
            if best:
                scores[id] = scores.get(id, 0.0) + best
                hits[id] += 1
    most = max(hits.values(), default=0)
    least = max(1, most - len(sought) // 3)
    return sorted((id for id in texts if hits[id] >= least), key=lambda id: -round(scores[id], 6)), most


# -- words --------------------------------------------------------------------------------------------------


def words_in(text: str) -> list[str]:
    """The words of a text, without capitals and accents."""
    for letter, plain in LETTERS.items():
        text = text.lower().replace(letter, plain)
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))
    return re.findall(r"[^\W_]+(?:'[^\W_]+)*", plain)


def alike(sought: str, word: str) -> float:
    """How much a word is the one that somebody typed: 0 if it is another."""
    if sought == word:
        return EXACT
    if sought.isdigit() or word.isdigit():
        return 0.0
    if len(sought) > 2 and word.startswith(sought):
        return BEGUN
    same = next(
        (at for at, (a, b) in enumerate(zip(sought, word, strict=False)) if a != b), min(len(sought), len(word))
    )
    if same >= STEM and same >= max(len(sought), len(word)) - FORM:
        return BENT
    slips = 0 if len(sought) < STEM else 1 if len(sought) < 2 * STEM else 2
    if not slips or abs(len(sought) - len(word)) > FORM:
        return 0.0
    if slips_between(sought, word, slips) <= slips:
        return MISTYPED
    return BOTH if len(word) > len(sought) and slips_between(sought, word[: len(sought)], slips) <= slips else 0.0


def slips_between(one: str, other: str, most: int) -> int:
    """Letters left out, put in, changed or swapped; or more than `most`."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        last, before, row = before, row, [i]
        for j, there in enumerate(other, 1):
            row.append(min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != there)))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == there:
                row[j] = min(row[j], last[j - 2] + 1)
        if min(row) > most:
            return most + 1
    return row[-1]


# -- what is searched ---------------------------------------------------------------------------------------


@cache
def _texts(game: str, language: str, languages: tuple[str, ...]) -> Mapping[str, Mapping[str, float]]:
    """The words of each paragraph with the names of what it is about, and how much they count there."""
    rules = rules_of(game, language)
    named = by_paragraph(names_of(game, languages), [rule.id for rule in rules.paragraphs])
    found: dict[str, dict[str, float]] = {}
    for part in rules.parts:
        for rule in part.paragraphs:
            weights = {word: 1.0 for text in texts_of(rule.blocks) for word in words_in(text)}
            above = [part.title, rules.title(part.chapter), *named.get(rule.id, ())]
            weights |= {word: NAMED for text in above for word in words_in(text)}
            found[rule.id] = weights
    for one in rules.situations:
        for id in one.rules:
            found.get(id, {}).update({word: 1.0 for word in words_in(one.about) if word not in found[id]})
    return found


def texts_of(blocks: Iterable[Block]) -> list[str]:
    """All words of a paragraph."""
    return [
        text
        for block in blocks
        for text in (block.text, *block.items, *(cell for row in block.rows for cell in row))
        if block.kind != "layout"
    ]


def by_paragraph(names: Sequence[Named], ids: Sequence[str]) -> dict[str, list[str]]:
    """For each paragraph what it is about, in all languages."""
    found: dict[str, list[str]] = {}
    for named in names:
        wanted = set(wanted_ids(named.rules))
        for id in ids:
            if id in wanted or id.partition(".")[0] in wanted:
                found.setdefault(id, []).extend(named.names)
    return found
