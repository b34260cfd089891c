"""Taking back: one's own choices, one by one, up to the last roll; and what cannot be done says why."""

import pytest
from playwright.sync_api import expect

from tests.server.people import Person
from tests.web.conftest import shoot
from tests.web.player import Player
from tests.web.scenes import be, new_table

# The Tea House (9) and a warehouse (2) beside the Fountain (7), where everybody begins.
GRID = [1, 9, 3, 4, 2, 7, 5, 6, 8, 10, 11, 12, 13, 14, 15, 16]


@pytest.fixture
def player(page_at, site):
    """Ada at a table of this layout, against a bot."""
    ada = Person(site.url, "Ada")
    table = new_table(ada, 2, {"layout": GRID})
    page = page_at("laptop")
    be(page, ada)
    player = Player(page)
    page.goto(f"/table/{table}")
    return player


def test_undo_goes_back_to_the_last_roll(player):
    page = player.page
    undo = page.locator(".undo")

    told = player.asked()
    expect(undo).to_have_attribute("aria-disabled", "true")
    player.answer(told, "move 9")
    told = player.asked()
    expect(undo).to_have_attribute("aria-disabled", "false")
    ada = told["view"]["players"][0]
    assert ada["place"] == 9 and ada["posted"] == [9], "an assistant is left along with the move"
    undo.click()
    player.version = told["version"]
    told = player.asked()
    assert told["view"]["question"] == "Move", "one click, one undo"
    assert told["view"]["players"][0]["place"] == 7

    player.answer(told, "move 9")
    player.version = told["version"]
    told = player.asked()
    assert told["view"]["question"] == "AssistantStep", "who does it again is asked, and may stop there"
    assert "stop" in told["view"]["options"]
    page.keyboard.press("u")
    player.version = told["version"]
    told = player.asked()
    assert told["view"]["question"] == "Move", "the key does what the button does"

    player.answer(told, "move 9")
    told = player.asked()
    while "bid 7" not in told["view"]["options"]:
        player.answer(told, next(one for one in told["view"]["options"] if one in ("pay", "end")))
        told = player.asked()
    player.answer(told, "bid 7")
    page.wait_for_function("(version) => window.told.version > version", arg=told["version"])
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)  # it looks disabled, and answers
    toast = page.locator(".toast .text")
    expect(toast).to_be_visible()
    assert toast.inner_text() in (undo.get_attribute("aria-label") or "")
    shoot(page, "08-barrier")


def test_what_cannot_be_done_says_why(player):
    page = player.page
    told = player.asked()
    assert "move 16" not in told["view"]["options"]
    player.touch("place:16")
    expect(page.locator(".toast.no .text")).to_contain_text(" ")
    page.locator('[data-anchor="place:9"] .touch').hover()
    expect(page.locator("#does")).to_be_visible()
    page.locator('[data-anchor="place:9"] .touch').click(button="right")
    expect(page.get_by_role("dialog")).to_contain_text("Tea House")
