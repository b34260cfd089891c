"""docs/adding-a-game.md is followed to the letter: its blocks make the example, and its commands run."""

from __future__ import annotations

import doctest
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import meydan
from tests.examples.conftest import EXAMPLE, ROOT

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
SOURCE = Path(meydan.__file__).parent.parent  # of the build under test


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def of(name: str) -> str:
    """All that the page writes into a file, one block below the other."""
    return "\n\n".join(block for _, file, block in BLOCKS if file == name)


def test_the_blocks_of_the_page_are_the_example():
    whole = [path.name for path in EXAMPLE.iterdir() if path.is_file()]
    assert sorted(whole) == ["__init__.py", "game.py", "rules.md", "rules.py", "words.py"]
    for name in whole:
        assert lines(of(name)) == lines((EXAMPLE / name).read_text(encoding="utf-8")), name
    english = (EXAMPLE / "locale" / "en.ftl").read_text(encoding="utf-8")
    assert all(message.strip() in english for message in re.split(r"\n(?=\S)", of("locale/en.ftl")))


def test_the_rules_are_small():
    assert len(lines((EXAMPLE / "rules.py").read_text(encoding="utf-8"))) <= 200


def test_whoever_follows_the_page_can_play(tmp_path):
    """In an empty folder, with nothing but what the page says and the sentences of the example."""
    made = tmp_path / "examples" / "spice_sellers"
    shutil.copytree(EXAMPLE / "locale", made / "locale")
    for name in {file for _, file, _ in BLOCKS if file and "/" not in file}:
        (made / name).write_text(of(name), encoding="utf-8")
    commands = "".join(block for kind, _, block in BLOCKS if kind == "sh" and "serve" not in block)
    script = f'set -eu -o pipefail\nmeydan() {{ "{sys.executable}" -m meydan "$@" </dev/null; }}\n{commands}'
    own = {"PATH": os.environ["PATH"], "PYTHONPATH": str(SOURCE), "MEYDAN_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(["bash", "-c", script], cwd=tmp_path, env=own, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    for told in (
        "everything holds",
        "Spice Sellers, for 2 to 4 players",
        "What will you do?",
        "Продавці прянощів",
        "20 games of spice-sellers",
        "played to the end",
        "SPICE-T.5",
    ):
        assert told in done.stdout, f"{told!r} is not in\n{done.stdout}"


def test_what_is_typed_into_python_answers_so(game):
    typed = "\n".join(block for kind, file, block in BLOCKS if kind == "python" and not file)
    found = doctest.DocTestParser().get_doctest(typed, {}, "adding-a-game", None, 0)
    runner = doctest.DocTestRunner()
    runner.run(found)
    assert (runner.failures, runner.tries > 8) == (0, True)
