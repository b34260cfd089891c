"""The bot of docs/bots.md plays a whole game against a real service, as the process a reader would start."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from meydan import Record
from tests.server.conftest import Server
from tests.server.people import Person

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "bot.py"
GUIDE = ROOT / "docs" / "bots.md"


@pytest.fixture
def server(shared_sqlite: Server) -> Server:
    """These games do not disturb each other."""
    return shared_sqlite


def start_bot(server, link: str, token: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(EXAMPLE), f"{server.url}/t/{link}", token]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def wait_until_full(host: Person, table: str) -> None:
    until = time.monotonic() + 30
    while any(not (chair["account"] or chair["bot"]) for chair in host.get(f"/api/tables/{table}")["chairs"]):
        assert time.monotonic() < until, "the bot does not sit down"
        time.sleep(0.05)


def end_of(bot: subprocess.Popen[str]) -> str:
    """What a bot printed; it must have ended well."""
    try:
        out, error = bot.communicate(timeout=120)
    finally:
        bot.kill()
    assert (bot.returncode, error) == (0, "")
    return out


@pytest.mark.parametrize("game", ["istanbul", "san-juan", "istanbul-dice"])
def test_the_example_plays_a_whole_game(server, game):
    with Person(server.url, "Ada") as ada, Person(server.url, "Bea") as owner:
        table = ada.post("/api/tables", game=game, seats=2, chairs=[{"kind": "bot", "bot": "greedy"}])
        bot = start_bot(server, table["link"], owner.post("/api/tokens", name="example")["token"])
        try:
            wait_until_full(ada, table["id"])
            ada.post(f"/api/tables/{table['id']}/start")
        except BaseException:
            bot.kill()
            raise
        out = end_of(bot)
        done = ada.get(f"/api/tables/{table['id']}")
        assert (done["status"], done["over"]) == ("finished", True)
        assert out == f"ranks by seat: {' '.join(map(str, done['result']['ranks']))}\n"
        assert done["chairs"][1]["account"] == owner.me["id"]
        assert Record.from_json(ada.web.get(f"/api/tables/{table['id']}/record").text).verify().finished


def test_the_example_goes_on_when_it_is_started_again(server):
    with Person(server.url, "Ada") as ada:
        table = ada.post("/api/tables", game="istanbul-dice", seats=2, chairs=[{"kind": "me"}, {"kind": "bot"}])
        ada.post(f"/api/tables/{table['id']}/start")
        bot = start_bot(server, table["link"], ada.post("/api/tokens", name="example")["token"])
        assert end_of(bot).startswith("ranks by seat: ")


def test_the_example_says_why_it_cannot_play(server):
    with Person(server.url, "Ada") as ada:
        table = ada.post("/api/tables", game="istanbul-dice", seats=2, chairs=[{"kind": "me"}])
        bot = start_bot(server, table["link"], "no-such-token")
        out, error = bot.communicate(timeout=60)
        assert (bot.returncode, out) == (1, "")
        assert "was refused: come in as a guest or sign in first" in error


def test_the_guide_shows_the_example():
    assert f"```python\n{EXAMPLE.read_text(encoding='utf-8')}```\n" in GUIDE.read_text(encoding="utf-8")
