"""Every game has a face, and nothing else at the terminal knows which games there are."""

from __future__ import annotations

import ast
import io
from pathlib import Path

import pytest
from rich.console import Console

from meydan.cli.face import Face, face_for
from meydan.cli.helping import commands
from meydan.cli.options import all_options, flag_of
from meydan.kernel.game import GAMES
from meydan.voice import LANGUAGES, Voice

CLI = Path(__file__).parents[2] / "src" / "meydan" / "cli"


def test_every_game_has_a_face():
    for game in GAMES:
        assert isinstance(face_for(game), Face)


@pytest.mark.parametrize("path", sorted(CLI.glob("*.py")), ids=lambda path: path.name)
def test_what_is_shared_knows_no_game(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert not node.module.startswith("meydan.games."), node.module
            assert not any(node.module.startswith(f"meydan.cli.{name.replace('-', '_')}") for name in GAMES), (
                node.module
            )


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_the_ways_to_type_and_the_signs(game, language):
    console, face, voice = Console(width=200, file=io.StringIO()), face_for(game), Voice(language)
    with console.capture() as shown:
        console.print(commands(face, voice))
    assert voice("cli-help-undo") in shown.get() and "←" in shown.get()
    assert all(typed in shown.get() and voice(means) in shown.get() for typed, means in face.ways.items())


def test_every_option_of_every_game_is_a_flag_of_the_commands_that_start_games(run):
    for command in ("play", "simulate", "check", "bench"):
        shown = run(f"{command} --help").stdout
        for meant in all_options().values():
            assert flag_of(meant[0][1]) in shown


def test_an_option_of_another_game_is_refused_with_those_there_are(run):
    for game in GAMES.values():
        for name, meant in all_options().items():
            if name not in [option.name for option in game.options] and not isinstance(meant[0][1].default, list):
                flag = flag_of(meant[0][1])
                value = "" if isinstance(meant[0][1].default, bool) else " x"
                said = run(f"play {game.name} {flag}{value}", exit_code=2).stderr
                assert f"{game.title} has no option '{name}'" in said
