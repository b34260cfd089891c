"""What surely follows a choice, and how a game could begin: told without telling a secret."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from meydan.kernel.rng import Rng
from meydan.kernel.table import Table
from meydan.server import replaying
from meydan.server.replaying import previews as previewed
from meydan.server.told import Reason
from tests.server.conftest import Server
from tests.server.people import Person

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("istanbul", {"neutral_assistants": True, "caravan_leader": True}),
    ("istanbul", {"expansions": ["mocha", "letters"]}),
    ("san-juan", {}),
    ("san-juan", {"expansions": ["new-buildings", "events"], "setup": "drafted"}),
    ("istanbul-dice", {}),
]


def positions(game: str, options: dict[str, Any], choices: int = 250) -> Iterator[Table]:
    table = Table(game, seats=3, seed="seed", options=options)
    rng = Rng(11)
    for _ in range(choices):
        if table.over:
            return
        yield table
        sensible = table.state.header.game.sensible(table.state, table.options())
        table.play(sensible[rng.below(len(sensible))])


def sent(told: Any) -> Any:
    """As it arrives at a client."""
    return msgspec.json.decode(msgspec.json.encode(told))


def previews(view: Any, step: int) -> dict[str, Any]:
    found: dict[str, Any] = sent(previewed(view, step))
    return found


def awaited(table: Table, state: Any, seat: int) -> dict[str, Any]:
    """What the game itself says of a position it came to."""
    found = table.state.header.game.prospect(state, seat)
    if found is None:
        return {}
    why = None if found.why is None else Reason(found.why.code, found.why.values)
    told = {"idle": found.idle, "cards": found.cards, "pays": found.pays, "lacks": found.lacks, "why": why}
    return dict(sent(told))


def bare(found: dict[str, Any]) -> dict[str, Any]:
    """Without the steps, which name the position and not what happens there."""
    return {
        text: [{name: value for name, value in event.items() if name != "step"} for event in entry["events"]]
        + [{name: value for name, value in entry.items() if name != "events"}]
        for text, entry in found.items()
    }


@pytest.mark.parametrize("game, options", GAMES)
def test_what_is_foretold_is_what_happens(game, options):
    seen = set()
    for table in positions(game, options):
        seat = table.seat
        for text, entry in previews(table.view(seat), 7).items():
            state = table.state.clone()
            state.events = []
            state.play(text)
            happened = [
                {"name": event.name, "step": 8, **event.values()} for event in state.events if event.heard_by(seat)
            ]
            told = {"events": happened, "ends": state.seat != seat}
            assert entry == told | awaited(table, state, seat)
            seen.add(entry["ends"])
    assert seen == {True, False}


@pytest.mark.parametrize("game, options", GAMES)
def test_what_is_hidden_changes_nothing(game, options):
    """Another world that looks the same to the seat foretells the same, whatever is made up in it."""
    rng = Rng(12)
    for table in positions(game, options):
        seat = table.seat
        first = bare(previews(table.view(seat), 1))
        shuffled = table.state.header.game.shuffle_hidden(table.state.clone(), seat, rng)
        assert bare(previews(shuffled.view(seat), 2)) == first


def test_there_is_a_most(monkeypatch):
    monkeypatch.setattr(replaying, "MOST_PREVIEWS", 3)
    view = Table("istanbul", seats=3, seed=1).view(0)
    assert list(previews(view, 1)) == [choice.text for choice in view.options[:3]]
    assert len(view.options) > 3


# -- over HTTP ----------------------------------------------------------------------------------------------


@pytest.fixture
def ada(shared_server: Server) -> Iterator[Person]:
    with Person(shared_server.url, "Ada", seed=1) as host:
        yield host


def test_the_seat_that_is_asked_sees_what_follows(ada, shared_server):
    table = ada.post("/api/tables", game="istanbul", seats=2, public=True, chairs=[{"kind": "me"}])["id"]
    path = f"/api/tables/{table}/previews"
    assert ada.refused("GET", f"{path}?seat=0")["code"] == "not-now"
    with Person(shared_server.url, "Bob") as bob:
        bob.post(f"/api/tables/{table}/sit", seat=1)
        ada.post(f"/api/tables/{table}/start")
        seen = ada.get(f"/api/tables/{table}/view", seat=0)
        answer = ada.get(path, seat=0)
        assert answer["version"] == seen["version"]
        assert list(answer["previews"]) == seen["view"]["options"]
        moves = {text: entry for text, entry in answer["previews"].items() if text.startswith("move ")}
        assert len(moves) > 3
        for text, entry in moves.items():
            moved = {"name": "moved", "step": seen["step"] + 1, "seat": 0, "place": int(text.removeprefix("move "))}
            assert entry["events"][0].items() >= moved.items()
            assert entry["ends"] is False
        assert bob.get(f"{path}?seat=1")["previews"] == {}
        assert bob.refused("GET", f"{path}?seat=0")["code"] == "not-your-seat"
        assert bob.get(path)["previews"] == {}  # who only watches is not asked
    assert {**ada.get(f"/api/tables/{table}/view", seat=0), "clock": 0} == {**seen, "clock": 0}


def test_a_sample_is_a_game_like_that(shared_server):
    def sample(game: str, **body: Any) -> httpx.Response:
        return httpx.post(f"{shared_server.url}/api/games/{game}/sample", json=body)

    wish = {"seats": 4, "options": {"layout": "random"}}
    first, again = (sample("istanbul", **wish, seed="x").json()["view"] for _ in range(2))
    assert first == again
    assert (first["seat"], first["game_options"]["layout"], len(first["players"])) == (-1, "random", 4)
    assert len({str(sample("istanbul", **wish).json()["view"]["grid"]) for _ in range(3)}) == 3
    for game in ("san-juan", "istanbul-dice"):
        assert sample(game, seats=2).json()["view"]["game"] == game
    for game, body in (
        ("istanbul", {"seats": 7}),
        ("istanbul", {"seats": 3, "options": {"layout": "round"}}),
        ("istanbul", {"seats": 3, "options": {"weather": "fine"}}),
        ("chess", {"seats": 2}),
    ):
        refused = sample(game, **body)
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-option")
    assert sample("istanbul", seats=3, seed="x" * 65).json()["code"] == "bad-request"
    assert sample("istanbul").json()["code"] == "bad-request"
