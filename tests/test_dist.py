"""What is installed elsewhere works there: a wheel and a source archive, each in an environment of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
COMPILED = os.environ.get("MEYDAN_BUILD") == "compiled"
ELSEWHERE = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"MEYDAN_PURE": "1"}


def run(*command: str | Path, **more: str) -> str:
    done = subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, env=ELSEWHERE | more, stdin=subprocess.DEVNULL
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def made(tmp_path_factory) -> tuple[Path, Path]:
    """A source archive and a wheel of this build, as `make dist` makes them."""
    folder = tmp_path_factory.mktemp("dist")
    compiled = [ROOT / "build" / "compiled"] if COMPILED else []
    archive, wheel = run(sys.executable, ROOT / "tools" / "dist.py", folder, *compiled).split()[-2:]
    return Path(archive), Path(wheel)


def installed(folder: Path, package: Path) -> Path:
    """The programs of a new environment with nothing of ours but the package; what others wrote is lent to it."""
    venv.create(folder, with_pip=False, symlinks=True)
    (site,) = folder.glob("lib/python*/site-packages")
    (site / "others.pth").write_text(sysconfig.get_path("purelib") + "\n")  # what is installed there, not what it links
    own = folder / "bin" / "python"
    run(own, "-m", "pip", "install", "-q", "--no-index", "--no-deps", "--no-build-isolation", "--ignore-installed",
        "--no-compile", "--disable-pip-version-check", package)  # fmt: skip
    where = Path(run(own, "-c", "import meydan; print(meydan.__file__)").strip())
    assert where.is_relative_to(folder), where
    return folder / "bin"


def play_and_serve(programs: Path, home: Path) -> None:
    """A game between bots to its end, its record verified, the rules found, and the page given out."""
    game = home / "game.json"
    command = ["play", "san-juan", "--seats", "2", "--you", "none", "--bots", "trader@4", "--save", game]
    run(programs / "meydan", *command, MEYDAN_HOME=str(home))
    assert "played to the end" in run(programs / "meydan", "verify", game)
    assert "Tea House" in run(programs / "meydan", "rules", "istanbul", "9")
    serve = [str(programs / "meydan"), "serve", "--port", "0", "--data", str(home / "data")]
    with subprocess.Popen(serve, env=ELSEWHERE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as door:
        assert door.stdout is not None
        address = next(line.split()[-1] for line in door.stdout if line.startswith("Meydan is open at"))
        with urllib.request.urlopen(address) as answer:
            assert b"<script" in answer.read()
        with urllib.request.urlopen(f"{address}/healthz") as answer:
            assert answer.status == 200
        door.terminate()


def test_the_wheel_and_the_source_archive_play_in_an_empty_environment(made, tmp_path):
    for package in made:
        home = tmp_path / package.suffix[1:]
        play_and_serve(installed(home / "environment", package), home)


def test_nothing_under_another_name_lies_beside_the_package_and_everything_is_told(made):
    archive, wheel = made
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        info = next(name for name in names if name.endswith("/METADATA"))
        told = packed.read(info).decode()
    beside = {name.split("/")[0] for name in names} - {"meydan", info.split("/")[0]}
    assert {name.split(".")[0] for name in beside} == (
        {"meydan__mypyc", "meydan_san_juan__mypyc", "meydan_istanbul_dice__mypyc", "meydan_server__mypyc"}
        if COMPILED
        else set()
    )
    assert any(name.endswith(".so") for name in names) == COMPILED
    assert "meydan/page/index.html" in names and "meydan/py.typed" in names
    assert "Description-Content-Type: text/markdown" in told and "A meydan is the town square" in told
    assert "Requires-Dist: rich" in told and "Requires-Dist: typer" in told
    with tarfile.open(archive) as packed_sources:
        inside = [name.partition("/")[2] for name in packed_sources.getnames()]
    assert "src/meydan/page/index.html" in inside
    assert not [name for name in inside if name.startswith("tests") or name.endswith(".so")]
