"""A type checker knows what the library gives, on either build."""

import os
import re
import subprocess
import sys
from pathlib import Path

import meydan

PROGRAM = Path(__file__).parent / "typed" / "program.py"
SHORT = re.compile(r"\b(?:\w+\.)+(?=\w)")  # the modules before a name


def test_a_program_is_understood_and_its_mistakes_are_found(pytestconfig):
    package = Path(meydan.__file__).parent
    assert (package / "py.typed").is_file()
    cache = pytestconfig.cache.mkdir("mypy")
    told = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", f"--cache-dir={cache}", str(PROGRAM)],
        env={**os.environ, "MYPYPATH": str(package.parent)},
        cwd=PROGRAM.parent,
        capture_output=True,
        text=True,
    )
    found = {}
    for number, kind, what in re.findall(r"^program\.py:(\d+): (error|note): (.*)$", told.stdout, re.MULTILINE):
        found.setdefault(int(number), []).append((kind, what))
    assert found, told.stdout + told.stderr
    wrong = []
    for number, line in enumerate(PROGRAM.read_text(encoding="utf-8").splitlines(), 1):
        said = found.get(number, [])
        _, _, wanted = line.partition("  # is ")
        _, _, fault = line.partition("  # wrong: ")
        if wanted:
            right = [(kind, SHORT.sub("", what)) for kind, what in said] == [("note", f'Revealed type is "{wanted}"')]
        elif fault:
            right = any(kind == "error" and fault in what for kind, what in said)
        else:
            right = not said
        if not right:
            wrong.append((number, line, said))
    assert wrong == []
    assert " errors in 1 file " in told.stdout, told.stdout


def test_a_type_checker_knows_the_options_each_game_has():
    from meydan.games.istanbul.game import IstanbulGame, IstanbulOptions
    from meydan.games.istanbul_dice.game import IstanbulDiceGame
    from meydan.games.san_juan.game import SanJuanGame, SanJuanOptions

    assert list(IstanbulOptions.__annotations__) == [option.name for option in IstanbulGame.options]
    assert list(SanJuanOptions.__annotations__) == [option.name for option in SanJuanGame.options]
    assert IstanbulDiceGame.options == ()
