"""Two people add to the luck of their game, and the browser checks every draw of it at the end, honest or not."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.people import Person
from tests.web.conftest import axe_by_day_and_night, no_scroll, shoot
from tests.web.scenes import be
from tests.web.test_people import play_out


def open_luck(page: Page) -> Any:
    luck = page.locator("details", has_text="Luck that nobody can bend")
    luck.locator("summary").click()
    return luck


def test_luck_that_two_had_a_part_in_is_checked_draw_by_draw(page_at: Callable[..., Page], site: Any):
    ada, bob = Person(site.url, "Ada"), Person(site.url, "Bob")
    info = ada.post("/api/tables", game="istanbul-dice", seats=2, chairs=[{"kind": "me"}])
    table, path = info["id"], f"/api/tables/{info['id']}"
    page, phone = page_at("laptop"), page_at("phone")
    be(page, ada)
    be(phone, bob)
    phone.goto(f"/t/{info['link']}")
    phone.get_by_role("button", name="Sit down here").tap()
    luck = open_luck(phone)
    expect(luck.locator("code")).to_have_text(info["commitment"])
    luck.get_by_role("textbox").fill("дощ і сонце")
    luck.get_by_role("button", name="Add").tap()
    expect(luck).to_contain_text("You add “дощ і сонце”.")
    no_scroll(phone)
    assert axe_by_day_and_night(phone) == []
    expect(phone.get_by_label("Who begins")).to_be_disabled()

    page.goto(f"/table/{table}")
    luck = open_luck(page)
    expect(luck).to_contain_text("Bob adds “дощ і сонце”.")
    luck.get_by_role("textbox").fill("7")
    luck.get_by_role("textbox").press("Enter")
    expect(luck).to_contain_text("You add “7”.")
    page.get_by_label("Who begins").select_option("All seats by lot")
    expect(phone.get_by_label("Who begins")).to_have_value("seats")
    page.get_by_role("button", name="Start the game").click()
    log = page.get_by_role("region", name="What happened")
    expect(log).to_contain_text(f"The luck of this game is sealed: {info['commitment'][:16]}…")
    expect(log).to_contain_text("Ada adds “7”.")
    expect(log).to_contain_text("Seats were drawn by lot.")

    play_out([ada, bob], table)
    draws = len(ada.get(f"{path}/luck")["draws"])
    for one in (page, phone):
        one.goto(f"/table/{table}")
        end = one.get_by_role("dialog", name="The end")
        end.get_by_role("button", name="Check the luck").click()
        proof = end.locator(".proof:not(.bad)")
        expect(proof).to_contain_text("that this browser saw before the first move")
        for told in ("“7” (Ada)", "“дощ і сонце” (Bob)", "The seats were drawn from it.", f"All {draws} rolls"):
            expect(proof).to_contain_text(told)
    assert axe_by_day_and_night(page) == []
    for one in (page, phone):
        one.emulate_media(color_scheme="light")
    shoot(page, "18-luck")
    no_scroll(phone)

    record = ada.get(f"{path}/record")
    for what, told in tampered(record):
        sent = json.dumps(record | what)
        page.route(f"**{path}/record*", partial(answer, sent))
        page.reload()
        page.get_by_role("button", name="Check the luck").click()
        expect(page.locator(".proof.bad")).to_contain_text(told)
        page.unroute(f"**{path}/record*")


def answer(body: str, route: Route) -> None:
    route.fulfill(status=200, content_type="application/json", body=body)


def tampered(record: dict[str, Any]) -> list[tuple[dict[str, Any], str]]:
    """What a dishonest service could tell at the end, and what the browser says to it."""
    at, roll = next((at, step) for at, step in enumerate(record["steps"]) if step.startswith("roll"))
    steps = [*record["steps"]]
    steps[at] = "roll RRRRR" if roll != "roll RRRRR" else "roll YYYYY"
    return [
        ({"steps": steps}, f"Step {at + 1} says “{steps[at]}”, but the numbers give “{roll}”."),
        ({"seed": "unfair"}, "The secret number does not match the fingerprint"),
        ({"shares": [share if share == "дощ і сонце" else "8" for share in record["shares"]]}, "You added “7”"),
        ({"seating": {"by": "seats", "chairs": record["seating"]["chairs"][::-1]}}, "The seats are not the ones"),
        ({"steps": [*record["steps"], roll]}, "a number was left out or used twice"),
    ]


@pytest.mark.parametrize("language, label", [("uk", "Хто починає"), ("pl", "Kto zaczyna")])
def test_who_begins_is_set_up_and_remembered(page_at: Callable[..., Page], language: str, label: str):
    page = page_at("phone", language)
    page.goto("/new?game=istanbul-dice")
    page.get_by_label(label).select_option("lot")
    page.reload()
    expect(page.get_by_label(label)).to_have_value("lot")
    no_scroll(page)
    page.locator("form button[type=submit]").tap()
    expect(page).to_have_url(re.compile("/table/"))
