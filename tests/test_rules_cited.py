"""Every paragraph of the rules is proven by a test, and nothing cites a paragraph that does not exist."""

import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULES = sorted((ROOT / "docs" / "rules").glob("*.md"))

HEADING = re.compile(r"^#+ ([A-Z]{2,4}-[A-Z0-9]+): ", re.MULTILINE)
PARAGRAPH = re.compile(r"^\*\*\[([A-Z]{2,4}-[A-Z0-9]+\.\d+)\]\*\* ", re.MULTILINE)
MENTION = re.compile(r"\b([A-Z]{2,4}-[A-Z0-9]+\.\d+)\b")
CITATION = re.compile(r"\[([A-Z]{2,4}-[A-Z0-9]+(?:\.\d+)?)\]")


def paragraphs():
    """The ids of all paragraphs, in order."""
    return [found for page in RULES for found in PARAGRAPH.findall(page.read_text(encoding="utf-8"))]


def sections():
    return [found for page in RULES for found in HEADING.findall(page.read_text(encoding="utf-8"))]


def citations(folder):
    """What the Python files of a folder cite: each id with the files that cite it."""
    cited = {}
    for file in sorted((ROOT / folder).rglob("*.py")):
        for found in CITATION.findall(file.read_text(encoding="utf-8")):
            cited.setdefault(found, set()).add(str(file.relative_to(ROOT)))
    return cited


def unknown(cited):
    """The citations that name neither a paragraph nor, without a number behind the point, a section."""
    known = {*paragraphs(), *sections()}
    return {found: sorted(files) for found, files in cited.items() if found not in known}


def section_of(paragraph):
    return paragraph.split(".")[0]


def test_there_are_rules():
    assert len(paragraphs()) > 100


def test_no_two_paragraphs_have_the_same_id():
    assert [found for found, count in Counter(paragraphs()).items() if count > 1] == []


def test_the_paragraphs_of_a_section_are_numbered_without_a_gap():
    wrong = {}
    for section in sections():
        numbers = [int(found.split(".")[1]) for found in paragraphs() if section_of(found) == section]
        if numbers != list(range(1, len(numbers) + 1)):
            wrong[section] = numbers
    assert wrong == {}


def test_every_paragraph_stands_in_its_section():
    wrong = []
    for page in RULES:
        text = page.read_text(encoding="utf-8")
        headings = [(found.start(), found[1]) for found in HEADING.finditer(text)]
        for found in PARAGRAPH.finditer(text):
            above = [name for at, name in headings if at < found.start()]
            if not above or above[-1] != section_of(found[1]):
                wrong.append(found[1])
    assert wrong == []


def test_the_rules_refer_only_to_paragraphs_there_are():
    known = set(paragraphs())
    mentioned = {found for page in RULES for found in MENTION.findall(page.read_text(encoding="utf-8"))}
    assert sorted(mentioned - known) == []


@pytest.mark.parametrize("folder", ("tests", "src"))
def test_every_citation_names_a_paragraph_or_section_there_is(folder):
    assert unknown(citations(folder)) == {}


def test_every_paragraph_is_cited_by_a_test():
    cited = citations("tests")
    assert [found for found in paragraphs() if found not in cited] == []


def test_every_chapter_is_cited_by_the_code_that_carries_it_out():
    cited = {section_of(found) for found in citations("src")}
    assert [section for section in sections() if section not in cited] == []


def test_a_rule_test_cites_paragraphs_not_sections():
    """A citation in a test says which sentence it proves."""
    assert {found: files for found, files in citations("tests").items() if "." not in found} == {}
