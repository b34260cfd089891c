"""docs/adding-a-card.md, followed to the letter for a building: what it changes, that building plays and is told."""

import os
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from meydan.games.san_juan.cards import KINDS, NEW, RULES, copies_in

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
SECTION = PAGE.split("## A building for San Juan\n")[1].split("\n## ")[0]
WHERE = r"after|before|instead\sof|at\sthe\send|at\sthe\send\sof\sthe\s[a-z\s]+"
EDIT = re.compile(rf"In\s`([^`]+)`,\s({WHERE})(?:\s`([^`]+)`)?:\n\n```text\n(.*?)```\n", re.DOTALL)
EDITS = EDIT.findall(SECTION)
# The numbers of the page were free when it was written; these are free now.
RULEBOOK = (ROOT / "docs" / "rules" / "san-juan.md").read_text(encoding="utf-8")
FREE = {
    "N.28": f"N.{RULEBOOK.count('**[SJ-N.') + 1}",
    "since=3": f"since={RULES + 1}",
    "adds 36": f"adds {sum(copies_in(NEW, RULES)) + 3}",
    "Final = 46": f"Final = {KINDS}",
}

UNNEEDED = shutil.ignore_patterns("__pycache__", "page", "records", "pictures")
PLAYED = """
import meydan
from meydan.bots import make_bot
from meydan.games.san_juan.cards import KIND
from meydan.games.san_juan.words.naming import card
from meydan.kernel.conformance import LONGEST
from meydan.kernel.rng import Rng
from meydan.kernel.rollout import sensible_playout
from meydan.voice import LANGUAGES, Voice

game = meydan.find_game("san-juan")
kind = KIND["lighthouse"]
mix = {"expansions": ["new-buildings", "events"]}
built = 0
for number in range(12):
    state = game.start(2 + number % 3, number, mix)
    sensible_playout(state, Rng(number), LONGEST)
    assert state.over and game.check(state) == []
    built += any(player.has(kind) for player in state.players)
assert built
table = meydan.Table("san-juan", seats=3, seed=4, options=mix)
while not table.state.over:
    table.play(make_bot("greedy").choose(table.state.view(table.state.seat)).text)
assert meydan.Record.of(table.state).verify().finished
assert game.initial(game.header(2, None, mix, rules=game.rules_version - 1)).deck[kind] == 0
for language in LANGUAGES:
    voice = Voice(language, ["Ana", "Bruno"])
    print([voice.say(card(kind, part)) for part in ("", ".text", ".help")])
"""


def edited(text: str, where: str, anchor: str, block: str) -> str:
    """A file after one of the page's changes: at each line that begins so, or where the list ends that begins so."""
    if where == "at the end":
        return text + block
    lines = text.split("\n")
    found = [at for at, line in enumerate(lines) if line.strip().startswith(anchor)]
    assert found, f"no line begins with {anchor}"
    for at in reversed(found):
        if where.startswith("at the end of"):
            at = next(end for end in range(at, len(lines)) if lines[end + 1] in ("", "]"))
        indent = lines[at][: len(lines[at]) - len(lines[at].lstrip())]
        new = textwrap.indent(block[:-1], indent).split("\n")
        lines[at : at + 1] = (
            new if where == "instead of" else [*new, lines[at]] if where == "before" else [lines[at], *new]
        )
    return "\n".join(lines)


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """A copy of the project with the building of the page in it."""
    folder = tmp_path_factory.mktemp("lighthouse")
    for part in ("src", "tests", "docs"):
        shutil.copytree(
            ROOT / part,
            folder / part,
            symlinks=True,  # the rules of the package are those of docs
            ignore=shutil.ignore_patterns("__pycache__", "page", "records", "*.so", "pictures"),
        )
    shutil.copy(ROOT / "pyproject.toml", folder)
    for name, where, anchor, block in EDITS:
        path = folder / name
        for told, free in FREE.items():
            block = block.replace(told, free)
        path.write_text(edited(path.read_text(encoding="utf-8"), where, anchor, block), encoding="utf-8")
    return folder


def run(folder, *command):
    environment = {**os.environ, "MEYDAN_BUILD": "interpreted", "PYTHONPATH": str(folder / "src")}
    done = subprocess.run([sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def test_it_touches_nine_files():
    assert len({name for name, *_ in EDITS}) == 9
    assert len(EDITS) == SECTION.count("```") // 2


def test_it_is_played_and_told_in_every_language(copy):
    told = run(copy, "-c", PLAYED).splitlines()
    assert [line.split("'")[1] for line in told] == ["Lighthouse", "Маяк", "Маяк", "Phare", "Latarnia morska"]


def test_its_test_passes_and_the_others_find_nothing_missing(copy):
    tests = [f"tests/san_juan/test_{name}.py" for name in ("new_buildings", "conserved", "perft", "told")]
    tests += ["tests/kernel/test_space.py", "tests/test_rules_cited.py", "tests/test_views_told.py"]
    run(copy, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests)
