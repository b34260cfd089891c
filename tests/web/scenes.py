"""Scenes set over HTTP, quickly: tables that are open, under way or finished, and how to come to them in a page."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page

from tests.server.people import Person
from tests.web.seeing import advice

GRAND = {"expansions": ["mocha", "letters"]}
FINISH_SECONDS = 60.0


def be(page: Page, person: Person) -> None:
    """Let a page be somebody who is known to the service already."""
    page.context.add_cookies([{"name": n, "value": v, "url": person.url} for n, v in person.web.cookies.items()])
    page.add_init_script("localStorage.setItem('meydan-known', 'yes')")


def new_table(
    person: Person, seats: int = 2, options: dict[str, Any] | None = None, game: str = "istanbul", **more: Any
) -> str:
    """A table of one person against bots, begun; its id."""
    chairs = [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in range(seats - 1))]
    table = person.post("/api/tables", game=game, seats=seats, options=options or {}, chairs=chairs, **more)
    person.post(f"/api/tables/{table['id']}/start")
    return str(table["id"])


def play_to(person: Person, table: str, rounds: int, seat: int = 0) -> dict[str, Any]:
    """Play a seat as the greedy bot would until it is asked in a later round; the view it is asked with."""
    while True:
        told: dict[str, Any] = person.get(f"/api/tables/{table}/view", seat=seat)
        if told["over"] or (told["round"] >= rounds and told["to_answer"] == seat):
            return told
        if told["to_answer"] == seat:
            person.choose(table, seat, told["version"], [advice(told["view"])])


def finish(people: list[Person], table: str) -> dict[str, Any]:
    """Each seat is one person's, and all play as the greedy bot would, to the end; what the first one sees then."""
    while True:
        for seat, person in enumerate(people):
            told: dict[str, Any] = person.get(f"/api/tables/{table}/view", seat=seat)
            if told["over"]:
                return told
            if told["to_answer"] == seat:
                person.choose(table, seat, told["version"], [advice(told["view"])])


def finished_table(person: Person, seats: int = 3, options: dict[str, Any] | None = None) -> str:
    """A public game that bots have played to the end."""
    chairs = [{"kind": "bot", "bot": "greedy"}] * seats
    table = person.post("/api/tables", game="istanbul", seats=seats, options=options or {}, chairs=chairs, public=True)
    person.post(f"/api/tables/{table['id']}/start")
    until = time.monotonic() + FINISH_SECONDS
    while person.get(f"/api/tables/{table['id']}")["status"] != "finished":
        assert time.monotonic() < until, "the bots do not come to an end"
        time.sleep(0.05)
    return str(table["id"])
