"""A host moderates: people report, `meydan admin` acts on the database of a running service, and all is noted."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from meydan.cli.main import app
from tests.server.conftest import Server
from tests.server.people import Person

PASSWORD = "three merchants at dawn"


@pytest.fixture
def admin(server: Server) -> Callable[..., str]:
    """The command line of whoever runs the service, at the same database."""
    place = ["--database", server.database] if server.database else ["--data", str(server.data)]

    def call(*words: str, fails: bool = False) -> str:
        done = CliRunner().invoke(app, ["admin", *words, *place], env={"COLUMNS": "400"})
        assert (done.exit_code != 0) == fails, (done.output, done.exception)
        return done.output if not fails else f"{done.output} {done.exception}"

    return call


@pytest.fixture
def people(server: Server) -> Iterator[tuple[Person, Person]]:
    with Person(server.url, "Ada") as ada, Person(server.url, "Eve") as eve:
        eve.me = eve.post("/api/account", name="Evil Eve", password=PASSWORD)
        yield ada, eve


def wait_for(true: Callable[[], Any]) -> Any:
    for _ in range(300):
        if found := true():
            return found
        time.sleep(0.1)
    raise AssertionError("in vain")


def test_from_a_report_to_a_closed_account(admin: Callable[..., str], people: tuple[Person, Person]):
    ada, eve = people
    table = ada.post("/api/tables", game="istanbul-dice", seats=2, public=True, chairs=[{"kind": "me"}])
    path = f"/api/tables/{table['id']}"
    eve.post(f"{path}/sit", seat=1, link=table["link"])
    line = eve.post(f"{path}/chat", text="a bad word")["number"]
    ada.post(f"{path}/start")
    assert "no reports" in admin("reports")
    report = ada.post("/api/reports", table=table["id"], line=line, reason="insult", words="again\nand again")["id"]
    named = ada.post("/api/reports", account=eve.me["id"], reason="name")["id"]
    listed = admin("reports")
    assert report in listed and named in listed and "a bad word" in listed and "Evil Eve" in listed
    shown = admin("show", report)
    assert (
        "from Ada" in shown and "again and again" in shown and f"line {line}" in shown and "reported 2 times" in shown
    )

    admin("remove-line", table["id"], str(line), "--report", report)
    assert ada.get(f"{path}/chat") == []
    assert report not in admin("reports") and report in admin("reports", "--all")

    admin("mute", "evil eve")
    problem = eve.refused("POST", f"{path}/chat", text="hello")
    assert (problem["code"], problem["detail"]) == ("forbidden", "whoever runs this service has muted you")
    admin("unmute", eve.me["id"])
    eve.post(f"{path}/chat", text="sorry")

    assert "Evil Eve is called Player" in admin("rename", "Evil Eve", "--report", named)
    name = wait_for(lambda: (now := ada.get(path)["chairs"][1]["name"]) != "Evil Eve" and now)
    assert name.startswith("Player ") and eve.get("/api/me")["name"] == name
    for other in ("Evil Eve", "EVIL EVE"):
        assert eve.refused("PATCH", "/api/me", name=other)["code"] == "name-taken"
        assert ada.refused("POST", "/api/account", name=other, password=PASSWORD)["code"] == "name-taken"

    with eve.socket(table["id"], 1) as socket:
        json.loads(socket.recv(timeout=30))
        assert "is closed" in admin("close", name, "--yes")
        with pytest.raises(ConnectionClosed) as ended:
            while True:
                socket.recv(timeout=60)
    assert ended.value.rcvd is not None and ended.value.rcvd.code == 4401
    assert eve.refused("GET", "/api/me")["code"] == "sign-in-first"
    assert wait_for(lambda: ada.get(path).get("standins")), "a bot plays on for her"
    assert ada.get(path)["chairs"][1]["name"] == "deleted"

    acts = admin("audit").splitlines()
    told = ["line removed", "muted", "unmuted", "name removed", "account closed"]
    assert len(acts) == len(told) + 1 and all(act in line for act, line in zip(told, acts[1:], strict=True))
    assert f"Evil Eve → {name}" in admin("audit")
    assert "nobody with the id" in admin("show", "Evil Eve", fails=True)


def test_what_cannot_be_reported(server: Server, admin: Callable[..., str], people: tuple[Person, Person]):
    ada, eve = people
    private = ada.post("/api/tables", game="istanbul-dice", seats=2, chairs=[{"kind": "me"}])
    line = ada.post(f"/api/tables/{private['id']}/chat", text="between us")["number"]
    for body, code in (
        ({}, "bad-request"),
        ({"line": 1, "account": ada.me["id"]}, "bad-request"),
        ({"account": eve.me["id"]}, "bad-request"),
        ({"account": "nobody"}, "not-found"),
        ({"table": private["id"]}, "not-found"),
        ({"table": private["id"], "line": line}, "not-found"),
        ({"table": private["id"], "line": 99, "link": private["link"]}, "not-found"),
    ):
        assert eve.refused("POST", "/api/reports", reason="spam", **body)["code"] == code, body
    assert eve.post("/api/reports", reason="other", table=private["id"], link=private["link"])["id"]
    report = eve.post("/api/reports", reason="spam", table=private["id"], line=line, link=private["link"])["id"]
    assert "settled" in admin("dismiss", report)
    assert "no report" in admin("dismiss", report, fails=True)
    eve.post("/api/account/deletion", password=PASSWORD)
    assert "no reports" in admin("reports"), "who deletes an account takes the reports along"


def test_there_is_no_service_in_an_empty_folder(tmp_path: Path):
    done = CliRunner().invoke(app, ["admin", "reports", "--data", str(tmp_path)])
    assert done.exit_code != 0 and "there is no service in" in f"{done.output} {done.exception}"
    assert list(tmp_path.iterdir()) == []
