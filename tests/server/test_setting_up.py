"""How a real box is set up, over HTTP: what travels fits its type, and what was typed wrong is told in words."""

from __future__ import annotations

from typing import Any

import httpx

from meydan.companion.setting import Setting
from tests.server.test_described import fits


def test_a_real_box_is_set_up_over_http(shared_server):
    def ask(game: str, **body: Any) -> httpx.Response:
        return httpx.post(f"{shared_server.url}/api/companion/setup/{game}", json=body)

    for game, wish in (
        ("istanbul", {"seats": 5, "options": {"expansions": ["mocha", "letters"]}}),
        ("istanbul-dice", {"seats": 2}),
        ("san-juan", {"seats": 4, "options": {"expansions": ["events"], "setup": "drafted"}}),
    ):
        told = ask(game, **wish)
        made = fits(told.content, Setting)
        assert (made.game, made.seats) == (game, wish["seats"])
        assert ask(game, seats=wish["seats"], code=made.code).json() == told.json()
    first = {str(ask("istanbul", seats=3, options={"layout": "random"}).json()["steps"][0]["rows"]) for _ in range(3)}
    assert len(first) == 3

    refused = ask("istanbul", seats=3, code="P3E4-3CRO")
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-option")
    assert refused.json()["said"]["id"] == "setup-code-sign" and refused.json()["said"]["args"]["sign"] == "O"
    for game, body in (
        ("chess", {"seats": 3}),
        ("istanbul", {"seats": 6}),
        ("istanbul", {"seats": 3, "options": {"layout": "round"}}),
        ("istanbul", {"seats": 3, "options": {"layout": "random"}, "code": "P3E4-3CRA"}),
    ):
        assert ask(game, **body).json()["code"] == "bad-option"
    assert ask("istanbul", seats=3, code="x" * 65).json()["code"] == "bad-request"
