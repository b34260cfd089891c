"""Hints at a table: who may ask and when, that everybody learns of it, and that nothing hidden is told."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from meydan.kernel.record import Record
from tests.server.people import Person

Table = dict[str, Any]
RECORD = Path(__file__).parents[1] / "records" / "istanbul-2-short.json"


def opened(host: Person, chairs: list[dict[str, Any]], **more: Any) -> Table:
    given = {"game": "istanbul-dice", "seats": len(chairs), **more}
    table: Table = host.post("/api/tables", chairs=chairs, **given)
    return table


def alone(host: Person, **more: Any) -> Table:
    """A game of one person with a bot, begun."""
    table = opened(host, [{"kind": "me"}, {"kind": "bot", "bot": "random"}], **more)
    started: Table = host.post(f"/api/tables/{table['id']}/start")
    return started


def together(ada: Person, bob: Person, **more: Any) -> Table:
    """A game of two people, begun."""
    table = opened(ada, [{"kind": "me"}], **{"public": True, "seats": 2, **more})
    bob.post(f"/api/tables/{table['id']}/sit", seat=1)
    started: Table = ada.post(f"/api/tables/{table['id']}/start")
    return started


@pytest.fixture
def ada(shared_server):
    with Person(shared_server.url, "Ada") as person:
        yield person


@pytest.fixture
def bob(shared_server):
    with Person(shared_server.url, "Bob") as person:
        yield person


def test_who_plays_with_bots_gets_hints_and_the_table_learns_of_it(ada, bob):
    table = alone(ada, public=True)
    path = f"/api/tables/{table['id']}"
    assert table["hints"] is True
    before = ada.get(f"{path}/view", seat=0)
    told = ada.post(f"{path}/hint", seat=0, version=before["version"])
    assert told["version"] == before["version"] + 1
    assert len(told["hints"]) in (2, 3)
    for hint in told["hints"]:
        assert hint["choice"] == hint["line"][0] and hint["choice"] in before["view"]["options"]
        assert len(hint["said"]) == len(hint["line"]) and hint["why"]
        assert 0 <= hint["chance"] <= 1
    # The position is the same, and everybody hears of the hint.
    after = ada.get(f"{path}/view", seat=0)
    assert (after["step"], after["view"]["options"]) == (before["step"], before["view"]["options"])
    note = {"step": before["step"], "seat": 0, "kind": "hint"}
    assert after["notes"] == [note]
    assert bob.get(f"{path}/view")["notes"] == [note]
    # Who asks again gets the same, and it is told once.
    assert ada.post(f"{path}/hint", seat=0, version=told["version"]) == told
    assert ada.get(f"{path}/view", seat=0)["notes"] == [note]
    # What was advised can be chosen.
    ada.post(f"{path}/choices", seat=0, version=told["version"], choices=[told["hints"][0]["choice"]])


def test_a_hint_and_a_take_back_stand_in_the_record(ada):
    table = alone(ada)
    path = f"/api/tables/{table['id']}"
    seen = ada.get(f"{path}/view", seat=0)
    hinted = ada.post(f"{path}/hint", seat=0, version=seen["version"])
    done = ada.post(f"{path}/choices", seat=0, version=hinted["version"], choices=["keep"])
    assert ada.get(f"{path}/view", seat=0)["undo"]
    ada.post(f"{path}/undo", seat=0, version=done["version"])
    ada.play_over_http(table["id"], [0])
    record = Record.from_json(ada.web.get(f"{path}/record").text)
    kinds = [(note.step, note.seat, note.kind) for note in record.notes]
    assert kinds[:2] == [(seen["step"], 0, "hint"), (seen["step"], 0, "undo")]
    # Whoever sees the game again is told, here and wherever the record goes.
    told = [asdict(note) for note in record.notes]
    sent = ada.web.post("/api/records", content=record.to_json()).json()["id"]
    for again in (path, f"/api/records/{sent}"):
        assert ada.get(f"{again}/moments", first=3, count=1)["notes"] == told
    record.verify()


def test_two_people_must_have_agreed(ada, bob):
    quiet = together(ada, bob)
    assert quiet["hints"] is False
    path = f"/api/tables/{quiet['id']}"
    refused = ada.refused("POST", f"{path}/hint", seat=0, version=0)
    assert (refused["code"], "agreed" in refused["detail"]) == ("forbidden", True)
    assert ada.refused("POST", f"{path}/coach", seat=0, version=0, choice="keep")["code"] == "forbidden"
    agreed = together(ada, bob, hints=True)
    assert agreed["hints"] is True
    assert ada.post(f"/api/tables/{agreed['id']}/hint", seat=0, version=0)["hints"]


def test_who_plays_alone_may_do_without(ada):
    table = alone(ada, hints=False)
    assert table["hints"] is False
    assert ada.refused("POST", f"/api/tables/{table['id']}/hint", seat=0, version=0)["code"] == "forbidden"


def test_a_seat_that_is_still_free_may_be_somebodys(ada):
    assert opened(ada, [{"kind": "me"}, {"kind": "open"}])["hints"] is False


def test_rated_games_have_no_hints(ada):
    refused = ada.refused(
        "POST", "/api/tables", game="istanbul-dice", seats=2, rated=True, hints=True, chairs=[{"kind": "me"}]
    )
    assert (refused["code"], "rated" in refused["detail"]) == ("bad-option", True)
    ada.post("/api/account", name=f"Ada {ada.me['id'][:8]}", password="a long enough one")
    table = alone(ada, rated=True)
    assert table["hints"] is False
    refused = ada.refused("POST", f"/api/tables/{table['id']}/hint", seat=0, version=0)
    assert (refused["code"], "rated" in refused["detail"]) == ("forbidden", True)


def test_only_who_is_asked_gets_a_hint_and_only_to_the_question_that_is_asked(ada, bob):
    table = together(ada, bob, hints=True)
    path = f"/api/tables/{table['id']}"
    assert bob.refused("POST", f"{path}/hint", seat=1, version=0)["code"] == "not-now"
    assert bob.refused("POST", f"{path}/hint", seat=0, version=0)["code"] == "not-your-seat"
    stale = ada.refused("POST", f"{path}/hint", seat=0, version=7)
    assert (stale["code"], stale["version"]) == ("stale-version", 0)
    assert ada.refused("POST", f"{path}/coach", seat=0, version=0, choice="nothing")["code"] == "illegal-choice"
    assert "notes" not in ada.get(f"{path}/view", seat=0)


def test_a_rematch_keeps_what_was_agreed(ada):
    table = alone(ada, hints=False)
    assert ada.post(f"/api/tables/{table['id']}/resign", seat=0)["over"]
    assert ada.post(f"/api/tables/{table['id']}/rematch")["hints"] is False


BLUNDER, BETTER = "move 14", "move 12"  # late in a game of two: the one wins far less often than the other


def before_a_blunder(host: Person) -> str:
    """A table that goes on from a position of a record in which Ada could spoil everything."""
    record = host.web.post("/api/records", content=RECORD.read_text(encoding="utf-8")).json()["id"]
    chairs = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table: str = host.post(f"/api/records/{record}/fork", step=287, chairs=chairs)["id"]
    host.post(f"/api/tables/{table}/start")
    return table


def test_a_coach_doubts_a_blunder_and_the_table_learns_of_it(ada):
    path = f"/api/tables/{before_a_blunder(ada)}"
    seen = ada.get(f"{path}/view", seat=0)
    assert {BLUNDER, BETTER} <= set(seen["view"]["options"])
    said = ada.post(f"{path}/coach", seat=0, version=seen["version"], choice=BLUNDER)
    doubt = said["doubt"]
    assert doubt["loss"] - 2 * doubt["error"] > 0.2
    assert doubt["better"]["choice"] == BETTER and doubt["better"]["why"]
    assert said["version"] == seen["version"] + 1
    after = ada.get(f"{path}/view", seat=0)
    assert after["notes"] == [{"step": seen["step"], "seat": 0, "kind": "hint"}]
    assert after["view"]["options"] == seen["view"]["options"]  # nothing was chosen yet
    done = ada.post(f"{path}/choices", seat=0, version=said["version"], choices=[BLUNDER])
    assert done["version"] > said["version"]  # all the same


def test_a_coach_says_nothing_to_what_a_hint_advises(ada):
    table = alone(ada)
    path = f"/api/tables/{table['id']}"
    best = ada.post(f"{path}/hint", seat=0, version=0)
    choice = best["hints"][0]["choice"]
    said = ada.post(f"{path}/coach", seat=0, version=best["version"], choice=choice)
    assert said == {"version": best["version"], "doubt": None}
