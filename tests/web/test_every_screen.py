"""Every screen fits its window, and nobody is shut out: axe finds nothing, at any size, in any language."""

import pytest
from playwright.sync_api import expect

from tests.server.people import Person
from tests.web.conftest import SIZES, axe, axe_by_day_and_night, no_scroll, shoot
from tests.web.player import Player
from tests.web.scenes import GRAND, be, finished_table, new_table, play_to
from tests.web.sizes import FITS, resize


@pytest.mark.parametrize("language", ["uk", "ru", "pl"])  # in the others, more is asked of crowded tables
def test_no_table_scrolls_at_any_size(page_at, site, language):
    ada = Person(site.url, "Ada")
    page = page_at("laptop", language)
    be(page, ada)
    for options, seats in (({}, 5), (GRAND, 3)):
        table = new_table(ada, seats, options)
        play_to(ada, table, 5)
        page.goto(f"/table/{table}")
        for size, (width, height) in SIZES.items():
            expect(page.locator(".place").first).to_be_visible()
            resize(page, width, height)
            no_scroll(page)
            assert page.evaluate(FITS) == [], f"{size} in {language}"


@pytest.mark.parametrize("language", ["en", "uk", "fr"])
def test_the_square_does_not_scroll(page_at, language):
    page = page_at("laptop", language)
    page.goto("/")
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("button.go")).to_be_in_viewport(ratio=1)
        no_scroll(page)


def test_nobody_is_shut_out_of_the_shell(page_at, site):
    ada = Person(site.url, "Ada")
    open_table = ada.post("/api/tables", game="istanbul", seats=3, chairs=[{"kind": "me"}])
    page = page_at("laptop")
    be(page, ada)
    for address in ("/", "/new", f"/table/{open_table['id']}", "/account", "/nowhere"):
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert axe_by_day_and_night(page) == [], address
    page.goto("/")
    page.locator("header button").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert axe_by_day_and_night(page) == []


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_nobody_is_shut_out_of_the_table(page_at, site, size):
    ada = Person(site.url, "Ada")
    table = new_table(ada, 3, GRAND)
    play_to(ada, table, 6)
    page = page_at(size)
    be(page, ada)
    player = Player(page, "touch" if size == "phone" else "mouse")
    page.goto(f"/table/{table}")
    expect(page.locator(".ask.mine")).to_be_visible()
    assert axe_by_day_and_night(page) == [], "asked where to go"
    told = player.play(lambda told: bool(page.locator(".gesture").count()) or told["round"] > 8)
    assert axe_by_day_and_night(page) == [], "asked with a gesture"
    if size == "laptop":
        shoot(page, "11-dark")
    page.keyboard.press("h")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert axe_by_day_and_night(page) == [], "helped"
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.locator(".board.text")).to_be_visible()
    assert axe_by_day_and_night(page) == [], "in words"
    assert not told["over"]


def test_nobody_is_shut_out_of_the_end(page_at, site):
    ada = Person(site.url, "Ada")
    table = finished_table(ada, 3, GRAND)
    page = page_at("phone", "en", "dark")
    be(page, ada)
    page.goto(f"/table/{table}")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert axe(page) == []
    no_scroll(page)
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.locator(".board.text")).to_be_visible()
    assert axe(page) == []
    page.goto(f"/replay/{table}")
    expect(page.locator(".reels")).to_be_visible()
    assert axe(page) == []
    no_scroll(page)
