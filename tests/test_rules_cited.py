"""Every paragraph of the rules is proven by a test and carried out by code, and nothing cites one that does not exist.

A citation stands in brackets: IST-9.1, or some in a row, as IST-9.1-2, or several of these with a space between them.
The records of cards, tiles and places name theirs without the prefix of the game: "9.1-2 Q.2".
"""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULES = sorted((ROOT / "docs" / "rules").glob("*.md"))

CHAPTER = r"[A-Z]{2,4}-[A-Z0-9]+"
HEADING = re.compile(rf"^#+ ({CHAPTER}): ", re.MULTILINE)
PARAGRAPH = re.compile(rf"^\*\*\[({CHAPTER}\.\d+)\]\*\* ", re.MULTILINE)
MENTION = re.compile(rf"\b({CHAPTER}\.\d+)\b")
SOME = rf"{CHAPTER}(?:\.\d+(?:-\d+)?)?"
CITATION = re.compile(rf"\[({SOME}(?: {SOME})*)\]")
ROW = re.compile(rf"({CHAPTER}\.)(\d+)-(\d+)")
# As it stands in the records of cards, tiles and places, without the prefix of their game.
SHORT = r"(?:[A-Z]|\d{1,2})(?:\.\d+(?:-\d+)?)?"
PRINTED = re.compile(rf'"(?=[^"]*\.)({SHORT}(?: {SHORT})*)"')


def paragraphs(*pages):
    """The ids of all paragraphs, in order; of all pages, or of some."""
    return [found for page in pages or RULES for found in PARAGRAPH.findall(page.read_text(encoding="utf-8"))]


def sections(*pages):
    return [found for page in pages or RULES for found in HEADING.findall(page.read_text(encoding="utf-8"))]


def meant(citation):
    """The ids that a citation names. A row of paragraphs that does not rise stays as it is: there is no such id."""
    for some in citation.split():
        row = ROW.fullmatch(some)
        if row and int(row[2]) < int(row[3]):
            yield from (f"{row[1]}{number}" for number in range(int(row[2]), int(row[3]) + 1))
        else:
            yield some


def cited_in(text):
    """All ids that a text cites, in order."""
    return [found for citation in CITATION.findall(text) for found in meant(citation)]


def printed_in(text, prefix):
    """All ids that the records of a game cite."""
    return [found for some in PRINTED.findall(text) for one in some.split() for found in meant(f"{prefix}-{one}")]


def citations(folder):
    """What the Python files of a folder cite: each id with the files that cite it."""
    cited = {}
    for file in sorted((ROOT / folder).rglob("*.py")):
        for found in cited_in(file.read_text(encoding="utf-8")):
            cited.setdefault(found, set()).add(str(file.relative_to(ROOT)))
    return cited


def cited_by_code(page):
    """What the code of the game cites whose rules a page tells; the words it is told in carry nothing out."""
    prefix = sections(page)[0].partition("-")[0]
    files = (ROOT / "src" / "meydan" / "games" / page.stem.replace("-", "_")).rglob("*.py")
    texts = [file.read_text(encoding="utf-8") for file in files if "words" not in (file.stem, file.parent.name)]
    return {found for text in texts for found in (*cited_in(text), *printed_in(text, prefix))}


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


@pytest.mark.parametrize("page", RULES, ids=lambda page: page.stem)
def test_every_paragraph_is_cited_by_the_code_that_carries_it_out(page):
    cited = cited_by_code(page)
    assert [found for found in paragraphs(page) if found not in cited] == []


@pytest.mark.parametrize("page", RULES, ids=lambda page: page.stem)
def test_the_code_of_a_game_cites_its_own_rules(page):
    """In brackets, and in the records of what is printed."""
    assert sorted(cited_by_code(page) - {*paragraphs(page), *sections(page)}) == []


def test_only_a_module_as_a_whole_cites_a_chapter():
    """A rule in the source says which paragraph it carries out; what a module is about may be a chapter."""
    wrong = {}
    for file in sorted((ROOT / "src").rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        about = ast.get_docstring(ast.parse(text), clean=False) or ""
        chapters = [found for found in cited_in(text.replace(about, "", 1)) if "." not in found]
        if chapters:
            wrong[str(file.relative_to(ROOT))] = chapters
    assert wrong == {}


@pytest.mark.parametrize(
    ("citation", "ids"),
    (
        ("IST-9", ["IST-9"]),
        ("IST-9.1", ["IST-9.1"]),
        ("SJ-B.2-4", ["SJ-B.2", "SJ-B.3", "SJ-B.4"]),
        ("IST-9.1 IST-Q.2-3 IST-C.4", ["IST-9.1", "IST-Q.2", "IST-Q.3", "IST-C.4"]),
        ("IST-9.2-1", ["IST-9.2-1"]),  # no row, so no paragraph
        ("int", []),
    ),
)
def test_a_citation_names_a_paragraph_some_in_a_row_or_several(citation, ids):
    assert cited_in(f"Name a number. [{citation}]") == ids


def test_the_records_of_what_is_printed_cite_without_the_prefix_of_their_game():
    assert printed_in('Card("any", 2, "C.18-19 C.23")', "IST") == ["IST-C.18", "IST-C.19", "IST-C.23"]
    assert printed_in('Place(6, "6 V.10-11")', "IST") == ["IST-6", "IST-V.10", "IST-V.11"]
    assert printed_in('Tile("S1", "2", "", "1.", "9.2.1")', "IST") == []


def test_a_rule_test_cites_paragraphs_not_sections():
    """A citation in a test says which sentence it proves."""
    assert {found: files for found, files in citations("tests").items() if "." not in found} == {}
