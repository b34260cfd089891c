"""A victory worth a picture, a link that opens a private game for a stranger, and telling a host about somebody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.people import Person
from tests.web.conftest import axe_by_day_and_night, no_scroll, shoot
from tests.web.scenes import be
from tests.web.test_people import begun, play_out

LOADED = "(image) => image.complete && image.naturalWidth"


def test_a_private_game_is_shown_to_others(page_at: Callable[..., Page], site: Any):
    ada = Person(site.url, "Ada")
    own = ada.post("/api/tables", game="istanbul-dice", seats=2, chairs=[{"kind": "me"}] * 2)["id"]
    ada.post(f"/api/tables/{own}/start")
    play_out([ada], own)
    page = page_at("phone")
    be(page, ada)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"/table/{own}")
    page.get_by_role("button", name="A picture to share").tap()
    picture = page.get_by_role("img", name="The board at the end, and the ranking.")
    expect(picture).to_be_visible()
    page.wait_for_function(f"() => ({LOADED})(document.querySelector('figure img')) === 1200")
    with page.expect_download() as started:
        page.get_by_role("link", name="Save the picture").tap()
    assert started.value.suggested_filename == "meydan.png"
    no_scroll(page)
    shoot(page, "23-picture")
    assert axe_by_day_and_night(page) == []
    page.get_by_role("button", name="Copy a link to this game").tap()
    expect(page.locator(".toast")).to_contain_text("also if the table was private")
    link = page.evaluate("navigator.clipboard.readText()")

    stranger = page_at("laptop")
    for address in (link, f"{link}&position=5", f"{link}&position=5&analysis=1"):
        stranger.goto(address)
        expect(stranger.get_by_role("button", name="Copy a link to this moment")).to_be_visible()
    expect(stranger.get_by_role("tab", name="Analysis").or_(stranger.locator(".analysis")).first).to_be_visible()


def test_somebody_is_reported_and_muted(page_at: Callable[..., Page], site: Any):
    ada, eve = Person(site.url, "Ada"), Person(site.url, "Eve")
    table = begun([ada, eve])
    eve.post(f"/api/tables/{table}/chat", text="a bad word")
    page = page_at("laptop")
    be(page, ada)
    page.goto(f"/table/{table}")
    expect(page.locator(".ask")).to_be_visible()
    page.keyboard.press("c")  # to the chat, whether it lies open or folded
    expect(page.get_by_role("log", name="Chat")).to_contain_text("a bad word")
    page.get_by_role("button", name="Report or mute somebody").click()
    sheet = page.get_by_role("dialog", name="Report or mute somebody")
    sheet.get_by_label("What is it about?").select_option("a bad word")
    sheet.get_by_label("Anything to add?").fill("again and again")
    assert axe_by_day_and_night(page) == []
    with page.expect_request("**/api/reports") as sent:
        sheet.get_by_role("button", name="Report", exact=True).click()
    told = {name: said for name, said in sent.value.post_data_json.items() if name != "link"}
    assert told == {"table": table, "line": 1, "reason": "insult", "words": "again and again"}
    expect(page.locator(".toast")).to_contain_text("Thank you.")
    page.get_by_role("button", name="Report or mute somebody").click()
    sheet.get_by_role("button", name="Hear no more of Eve").click()
    expect(page.locator(".toast").last).to_contain_text("Eve is muted for you.")
    eve.post(f"/api/tables/{table}/chat", text="another one")
    page.reload()
    expect(page.locator(".ask")).to_be_visible()
    expect(page.get_by_text("another one")).to_have_count(0)
