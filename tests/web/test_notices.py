"""Notices lie where they hide nothing that is played with, on whatever screen."""

import pytest
from playwright.sync_api import expect

from tests.server.people import Person
from tests.web.scenes import be

# What a notice covers of the board's things, of the question or of what is mine.
COVERED = """() => {
  const notice = document.querySelector('.toast').getBoundingClientRect()
  return [...document.querySelectorAll('.board [data-anchor], .asks > *, .mine > *')].filter((one) => {
    const { left, top, right, bottom, width } = one.getBoundingClientRect()
    return width && left < notice.right && right > notice.left && top < notice.bottom && bottom > notice.top
  }).map((one) => one.dataset.anchor ?? one.className)
}"""


@pytest.mark.parametrize("game", ["istanbul", "san-juan"])
def test_a_notice_covers_nothing_that_is_played_with(page_at, site, game):
    ada = Person(site.url, "Ada")
    chairs = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    table = ada.post("/api/tables", game=game, seats=3, chairs=chairs)["id"]
    ada.post(f"/api/tables/{table}/start")
    page = page_at("laptop")
    be(page, ada)
    page.goto(f"/table/{table}")
    undo = page.locator(".undo[aria-disabled='true']")
    for width, height in ((1280, 720), (1920, 1080), (1366, 768), (820, 1180), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        expect(undo).to_be_visible()
        tools = page.locator(".left nav").evaluate_all(
            "(all) => all.every((one) => one.scrollWidth <= one.clientWidth)"
        )
        assert tools, f"the tools fit their column at {width}x{height}"
        undo.click(force=True)  # it looks disabled, and answers why
        expect(page.locator(".toast")).to_be_visible()
        assert page.evaluate(COVERED) == [], (width, height)
        page.locator(".toast button").last.click()
        expect(page.locator(".toast")).to_have_count(0)
