"""The companion over HTTP: a game with the real box is scored for anybody, and what cannot be is said in words."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.conftest import Server

WHERE = "/api/companion/score/"


def asked(server: Server, game: str, **wish: Any) -> httpx.Response:
    return httpx.post(f"{server.url}{WHERE}{game}", json=wish, timeout=30)


def test_a_score_is_told_with_its_sheet(shared_sqlite: Server) -> None:
    players = [{"name": "Ada", "has": {"indigo-plant": 2, "palace": 1, "under": 3}}, {"has": {"indigo-plant": 1}}]
    told = asked(shared_sqlite, "san-juan", players=players, options={"expansions": ["new-buildings"]}).json()
    assert [(place["seat"], place["scores"]) for place in told["places"]] == [(0, [6, 0]), (1, [1, 0])]
    fields = {field["name"]: field for part in told["sheet"] for field in part["fields"]}
    assert fields["cathedral"]["all"] == 1 and fields["indigo-plant"]["all"] == 11
    assert told["places"][0]["shares"][1] == {
        "name": "palace", "said": {"id": "sj-card-palace", "args": {}}, "count": 1, "worth": 1,
        "how": {"id": "score-how-palace", "args": {"n": 5}},
    }  # fmt: skip


def test_what_cannot_be_is_refused_in_words(shared_sqlite: Server) -> None:
    refused = asked(shared_sqlite, "san-juan", players=[{"name": "Ada", "has": {"hero": 2}}, {}])
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-option")
    assert refused.json()["said"]["id"] == "score-wrong-once" and "Hero" in refused.json()["detail"]
    assert refused.json()["said"]["args"]["name"] == {"seat": 0}
    for game, wish, code in (
        ("chess", {"players": [{}, {}]}, "bad-option"),
        ("san-juan", {"players": [{}]}, "bad-option"),
        ("san-juan", {"players": [{}, {}], "options": {"expansions": 3}}, "bad-option"),
        ("san-juan", {"players": [{"has": {"hero": "many"}}, {}]}, "bad-request"),
        ("san-juan", {"players": [{}, {}], "more": 1}, "bad-request"),
    ):
        found = asked(shared_sqlite, game, **wish)
        assert (found.status_code, found.json()["code"]) == (400, code), found.text
    assert asked(shared_sqlite, "chess", players=[{}]).json()["allowed"] == ["istanbul", "istanbul-dice", "san-juan"]
