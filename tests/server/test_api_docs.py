"""docs/api.md tells the truth: its examples run, and it knows every address, every code and every limit."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import httpx

from meydan.server.guarding import CODES
from meydan.server.limiting import RATES
from meydan.server.problems import STATUS

DOCS = Path(__file__).parents[2] / "docs"
API = (DOCS / "api.md").read_text(encoding="utf-8")
BOTS = (DOCS / "bots.md").read_text(encoding="utf-8")
LOCAL = "http://localhost:8000"
TRIED = r"until curl -f "  # the one request that is refused until a game is over


def shell(text: str, url: str) -> str:
    """All examples one after the other; a request that is refused ends them."""
    blocks = "".join(re.findall(r"```sh\n(.*?)```", text, re.DOTALL))
    assert LOCAL in blocks
    return 'set -eu -o pipefail\ncurl() { command curl --fail-with-body -sS "$@"; }\n' + blocks.replace(
        LOCAL, url
    ).replace(TRIED, "until curl ")


def run(script: str, folder: Path) -> str:
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder)}
    done = subprocess.run(
        ["bash", "-c", script], cwd=folder, env=environment, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_examples_run(shared_sqlite, tmp_path):
    out = run(shell(API, shared_sqlite.url), tmp_path)
    for told in (
        '"name":"Ada"',
        '"status":"playing"',
        '"repeated":false',
        '"possible":false',
        "good luck!",
        '"standing"',
    ):
        assert told in out, told
    assert '"token"' in run(shell(BOTS, shared_sqlite.url), tmp_path)


def test_every_address_is_told(shared_sqlite):
    described = httpx.get(f"{shared_sqlite.url}/api/schema/openapi.json").json()
    there = {f"{method.upper()} {path}" for path, methods in described["paths"].items() for method in methods}
    there |= {
        f"GET /api/{board}/socket"
        for board in ("tables/{table}", "groups/{group}", "tournaments/{tournament}", "lobby")
    }
    told = set(re.findall(r"`((?:GET|POST|PUT|PATCH|DELETE) /[^`?]*)", API))
    assert told == there


def test_every_code_is_told_with_its_status():
    told = {code: int(status) for code, status in re.findall(r"^\| `([a-z-]+)` \| (\d{3}) \|", API, re.MULTILINE)}
    assert told == {code: status for status, code in CODES.items()} | STATUS


def test_every_limit_is_told():
    told = re.findall(r"^\| `([a-z-]+)` \| (\d+) [^|]*\| (\d+|no limit)", API.partition("## Limits")[2], re.MULTILINE)
    assert told == [
        (kind, address.partition("/")[0], account.partition("/")[0] or "no limit")
        for kind, (address, account) in RATES.items()
    ]
