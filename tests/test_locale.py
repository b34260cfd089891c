"""Five languages say the same: nothing is missing, unused, left in English or short of a plural form."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Visitor

from meydan import GAMES
from meydan.kernel.frame import Chance, Step
from meydan.kernel.game import Game

ROOT = Path(__file__).resolve().parents[1]
LOCALE = ROOT / "src" / "meydan" / "locale"
PAGE = ROOT / "web" / "src"
GAME_SOURCES = ROOT / "src" / "meydan" / "games"
TERMINAL = ROOT / "src" / "meydan" / "cli"
ANALYSIS = ROOT / "src" / "meydan" / "analysis"
SERVICE = ROOT / "src" / "meydan" / "server"
COMPANION = ROOT / "src" / "meydan" / "companion"
ID_PREFIXES = {"ist-", "sj-", "dice-"}
LANGUAGES = ("en", "uk", "ru", "fr", "pl")
OTHERS = LANGUAGES[1:]
CATALOGUES = sorted(path.stem for path in (LOCALE / "en").glob("*.ftl"))

# What may well be the same as in English: names, and words that two languages share.
SHARED = {
    "*": {
        "meydan", "window-title", "game-istanbul",
        "language-en", "language-uk", "language-ru", "language-fr", "language-pl",
    },
    "fr": {
        "game-san-juan", "pace-normal", "span-minutes", "bot-greedy", "bot-greedy.title", "table-menu", "panel-tools",
        "replay-pause",
        "replay-position", "ask-title",
        "calls-hook", "profile-bot",
        "ist-assistant", "dice-actions", "dice-actions.obj", "cli-dice-tile-action",
    },
    "pl": {
        "game-san-juan", "pace-live", "bot-greedy", "bot-greedy.title", "table-menu", "panel-tools", "ist-place-22",
        "analysis-luck-kiosk", "calls-hook", "report-why-spam", "profile-bot",
    },
}  # fmt: skip

PEOPLE = {
    f"bot-{name}"
    for name in (
        "istanbul-apprentice", "istanbul-peddler", "istanbul-trader", "istanbul-master", "istanbul-vizier",
        "san-juan-apprentice", "san-juan-peddler", "san-juan-trader", "san-juan-master", "san-juan-vizier",
    )
}  # fmt: skip
SHARED["fr"] |= PEOPLE | {"sj-card-statue", "sj-good-indigo", "sj-label-points", "sj-chart-points"}
SHARED["fr"] |= {"sj-points", "sj-points.obj"}
SHARED["pl"] |= PEOPLE | {"sj-card-park", "sj-card-bank"}

# Forms that a number takes. The last one of each is the default.
PLURALS = {
    "en": ({"one"}, {"other"}),
    "fr": ({"one"}, {"other"}),
    "uk": ({"one", "few"}, {"many", "other"}),
    "ru": ({"one", "few"}, {"many", "other"}),
    "pl": ({"one", "few"}, {"many", "other"}),
}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
COUNTED = [
    f"ist-{what}"
    for what in (
        "fabric", "spice", "fruit", "jewelry", "coffee", "lira", "goods", "any-goods", "rubies", "cards",
        "guild-cards", "letters", "seals", "steps",
    )
]  # fmt: skip

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_other = pytest.mark.parametrize("language", OTHERS)
each_catalogue = pytest.mark.parametrize("catalogue", CATALOGUES)


class Found(Visitor):
    """What a pattern speaks of, and the numbers it takes forms for."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selects.append(node)
        self.generic_visit(node)


@cache
def resource(language: str, catalogue: str) -> ast.Resource:
    path = LOCALE / language / f"{catalogue}.ftl"
    assert path.exists(), f"{language} has no catalogue {catalogue}"
    return parse(path.read_text(encoding="utf-8"))


@cache
def patterns(language: str, catalogue: str) -> dict[str, ast.Pattern]:
    """Every text of a catalogue, by its id; an attribute's is `message.attribute`."""
    made: dict[str, ast.Pattern] = {}
    for entry in resource(language, catalogue).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                made[entry.id.name] = entry.value
            for attribute in entry.attributes:
                made[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return made


def looked_through(pattern: ast.Pattern) -> Found:
    found = Found()
    found.visit(pattern)
    return found


def text_of(pattern: ast.Pattern) -> str:
    """A text as it is written, for comparing."""
    message = ast.Message(ast.Identifier("x"), pattern)
    return serialize(ast.Resource([message]))


# -- the languages among themselves -------------------------------------------------------------------------------


@each_language
@each_catalogue
def test_a_catalogue_is_well_formed(language: str, catalogue: str) -> None:
    body = resource(language, catalogue).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message | ast.Term)]
    assert sorted({name for name in ids if ids.count(name) > 1}) == [], "said twice"


def test_no_message_is_in_two_catalogues() -> None:
    found = [name for catalogue in CATALOGUES for name in patterns("en", catalogue)]
    assert sorted({name for name in found if found.count(name) > 1}) == []


@each_other
@each_catalogue
def test_nothing_is_missing_and_nothing_is_left_over(language: str, catalogue: str) -> None:
    english, other = patterns("en", catalogue), patterns(language, catalogue)
    assert sorted(english.keys() - other.keys()) == [], "missing"
    assert sorted(other.keys() - english.keys()) == [], "left over"


@each_other
@each_catalogue
def test_a_message_speaks_of_the_same_things(language: str, catalogue: str) -> None:
    other = patterns(language, catalogue)
    wrong = {}
    for name, pattern in patterns("en", catalogue).items():
        if name in other:
            wanted, used = looked_through(pattern).variables, looked_through(other[name]).variables
            if wanted != used:
                wrong[name] = (sorted(wanted), sorted(used))
    assert wrong == {}


@each_other
@each_catalogue
def test_nothing_is_left_in_english(language: str, catalogue: str) -> None:
    shared = SHARED["*"] | SHARED.get(language, set())
    other = patterns(language, catalogue)
    same = [
        name
        for name, pattern in patterns("en", catalogue).items()
        if name in other and name not in shared and has_words(pattern) and text_of(pattern) == text_of(other[name])
    ]
    assert same == []


def has_words(pattern: ast.Pattern) -> bool:
    """Whether there is anything to translate: letters outside of what is put in, more than a sign like OK."""
    words: list[str] = []

    class Words(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:
            words.append(node.value)

    Words().visit(pattern)
    return any(re.search(r"[^\W\d_]{3,}", text) for text in words)


@each_language
@each_catalogue
def test_numbers_have_all_their_forms(language: str, catalogue: str) -> None:
    needed, defaults = PLURALS[language]
    wrong = []
    for name, pattern in patterns(language, catalogue).items():
        for select in looked_through(pattern).selects:
            keys = {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}
            if not keys <= CATEGORIES:
                continue  # chosen by something else than a number
            default = next(variant.key for variant in select.variants if variant.default)
            last = default.name if isinstance(default, ast.Identifier) else ""
            if not needed <= keys or last not in defaults:
                wrong.append(name)
    assert wrong == []


@pytest.mark.parametrize("language", ("uk", "ru", "pl"))
def test_counted_things_have_their_forms(language: str) -> None:
    found = patterns(language, "istanbul")
    names = [form for name in COUNTED for form in (name, f"{name}.obj") if form in patterns("en", "istanbul")]
    assert [name for name in names if name not in found or not looked_through(found[name]).selects] == []
    found = patterns(language, "istanbul-dice")
    counted = [name for name in patterns("en", "istanbul-dice") if name.endswith(".obj")]
    names = [form for name in counted for form in (name, name.removesuffix(".obj"))]
    assert [name for name in names if not looked_through(found[name]).selects] == []


# -- how the words are set ----------------------------------------------------------------------------------------

# What each language never writes: letters of its neighbours, others' quotation marks, typewriter signs.
FOREIGN = {
    "en": "[«»„]",
    "uk": "[ыэъёЫЭЪЁ“”„]|[а-яіїєґ][a-z]|[a-z][а-яіїєґ]",
    "ru": "[іїєґІЇЄҐ“”„]|[а-яё][a-z]|[a-z][а-яё]",
    "fr": "[“”„]| [:;?!»]|«[^\u00a0]|[^\u00a0]»|[\\w)][;?!]",
    "pl": "[«»“]",
}
TYPEWRITTEN = r"[\"'`]|\.\.\.| $|  "
# Once said here, and found stiff, or to mean another thing, or to speak to men only.
STIFF = {
    "en": [
        r"\bWho (is late|has|takes|used the|first has)\b", r"The time of", r"[Gg]ive up th(e|is) table", r"^Come in$",
        r"\bdearer\b", r"\bhis (hand|choice)\b",
    ],
    "uk": [
        r"[Пп]еремагає більшість", r"Золотнищ", r"зустрінутих", r"(Великий|Малий) базар", r"^(Легко|Добре)$",
        r"тайла\b",
    ],
    "ru": [
        r"(Создать|Удалить) запись", r"[Тт]ележн(ый|ого|ому) мастер", r"^К друзьям$", r"^(Легко|Хорошо)$",
        r"[Пп]обеждает большинство", r"учётн",
    ],
    "fr": [
        r"(^|\. |et )[Ll]e plus de (points|rubis)", r"tour finit", r"qui que ce soit qui", r"[Rr]obot",
        r"[Vv]ous seul ",
    ],
    "pl": [
        r"^(Łatwo|Dobrze|Zwykle)$", r"[Ww]ygrywa najwięcej", r"dowolnie wiele", r"\bsam bierzesz",
        r"\b\w+(łeś|łbyś)\b",
    ],
}  # fmt: skip


class Read(Visitor):
    """The lines that a pattern can be read as, one by one: a variant is a line of its own."""

    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text += node.value

    def visit_Placeable(self, node: ast.Placeable) -> None:
        if isinstance(node.expression, ast.SelectExpression):
            for variant in node.expression.variants:
                self.text += "\n"
                self.visit(variant.value)
            self.text += "\n"
        else:
            self.text += VALUE


VALUE = "1"  # stands for whatever is put in


def lines(language: str, catalogue: str) -> Iterator[tuple[str, str]]:
    for name, pattern in patterns(language, catalogue).items():
        read = Read()
        read.visit(pattern)
        yield from ((name, line.strip(" ")) for line in read.text.split("\n"))


@each_language
@each_catalogue
def test_every_language_is_written_in_its_own_signs(language: str, catalogue: str) -> None:
    wrong = f"{FOREIGN[language]}|{TYPEWRITTEN}"
    # Each language is named in its own.
    assert [
        one for one in lines(language, catalogue) if not one[0].startswith("language-") and re.search(wrong, one[1])
    ] == []


@each_language
@each_catalogue
def test_what_was_found_stiff_does_not_come_back(language: str, catalogue: str) -> None:
    stiff = "|".join(STIFF[language])
    assert [one for one in lines(language, catalogue) if re.search(stiff, one[1])] == []


# -- the words and what they are for ------------------------------------------------------------------------------


def sources() -> Iterator[tuple[str, str]]:
    for path in sorted(PAGE.rglob("*")):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            yield str(path.relative_to(PAGE)), path.read_text(encoding="utf-8")


def told() -> tuple[set[str], set[str]]:
    """The ids that games, reasons and the terminal tell: as literals, and how those begin that they put together."""
    folders = (GAME_SOURCES, ANALYSIS, TERMINAL, SERVICE, COMPANION, ROOT / "src" / "meydan" / "kernel")
    texts = [path.read_text(encoding="utf-8") for folder in folders for path in folder.rglob("*.py")]
    kinds = "ist|sj|dice|cli|analysis|hint|call|mail|preview|score|setup"
    literals = {found for text in texts for found in re.findall(rf"[\"']((?:{kinds})-[\w-]+)(?:\.\w+)?[\"']", text)}
    return literals, {found for text in texts for found in re.findall(rf"f[\"']((?:{kinds})-(?:[\w-]+-)?){{", text)}


def test_every_message_is_used() -> None:
    """As a literal, or put together from a beginning in the page and an end that the page or the engine names."""
    texts = dict(sources())
    literal = r"['\"`]([a-z]\w*(?:-[\w-]+)*)(?:\.\w+)?['\"`]"
    used = {found for text in texts.values() for found in re.findall(literal, text)}
    literals, begun = told()
    used |= literals
    beginnings = {found for text in texts.values() for found in re.findall(r"`([a-z]+-(?:[\w-]+-)?)\$\{", text)}
    options = {f"option-{name}-{one.name.replace('_', '-')}" for name, game in GAMES.items() for one in game.options}
    spoken = {word for path in GAME_SOURCES.rglob("*.py") for word in re.findall(r"[\w-]+", path.read_text("utf-8"))}
    used |= {f"{prefix}{word}" for prefix in ID_PREFIXES & begun for word in spoken}  # put together from one word
    counted = {
        f"{prefix}{word}" for prefix in ID_PREFIXES & begun for word in spoken if word.endswith("-") and len(word) > 2
    }
    open_ended = tuple((beginnings | options | begun | counted) - ID_PREFIXES)
    names = {name.partition(".")[0] for catalogue in CATALOGUES for name in patterns("en", catalogue)}
    assert sorted(name for name in names - used if not name.startswith(open_ended)) == []


def test_everything_the_page_says_has_words() -> None:
    have = {name for catalogue in CATALOGUES for name in patterns("en", catalogue)}
    said = {found for _, text in sources() for found in re.findall(r"\bt\(\s*['\"]([\w.-]+)['\"]", text)}
    said |= {found for _, text in sources() for found in re.findall(r"\bid: '((?:ist|sj|dice)-[\w.-]+)'", text)}
    assert sorted(said - have) == []


def test_everything_the_terminal_says_has_words() -> None:
    have = {name for catalogue in CATALOGUES for name in patterns("en", catalogue)}
    texts = [path.read_text(encoding="utf-8") for path in TERMINAL.rglob("*.py")]
    ids = r"\"(cli-[\w-]+)\"|(?:voice|_say|_refuse)\(\s*[\"']([\w.-]+)[\"']"
    assert sorted({one or other for text in texts for one, other in re.findall(ids, text)} - have) == []


@pytest.mark.parametrize(
    "game", [game for game in GAMES.values() if game.words() is not None], ids=lambda game: game.name
)
def test_every_question_and_reason_of_a_game_has_words(game: Game[Any]) -> None:
    """The rest is found by telling whole games: tests/test_said.py."""
    have = patterns("en", game.name)
    prefix = next(iter(have)).partition("-")[0]
    frames = [frame for frame in game.frames.values() if not issubclass(frame, Chance | Step)]
    asking = [frame.__name__ for frame in frames if not frame.__subclasses__()]  # others are what these are made of
    folder = Path(sys.modules[type(game).__module__].__file__ or "").parent
    codes = {code for path in folder.rglob("*.py") for code in re.findall(r'Reason\(\s*"([\w-]+)"', path.read_text())}
    wanted = [f"{prefix}-ask-{name}" for name in asking]
    wanted += [f"{prefix}-reason-{code.removeprefix(f'{prefix}-')}" for code in sorted(codes)]
    assert [name for name in wanted if name not in have] == []
