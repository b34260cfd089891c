"""Leaving a game well, in the page: what each way does is told first; three people, and one with bots."""

import pytest
from playwright.sync_api import expect

from tests.server.people import Person
from tests.web.conftest import axe_by_day_and_night, no_scroll, shoot
from tests.web.scenes import be

LEAVE = {
    "uk": "Вийти з партії",
    "ru": "Выйти из партии",
    "fr": "Quitter la partie",
    "pl": "Opuść grę",
}


def ways(page, by_keys=False):
    """Open the ways to leave."""
    language = page.evaluate("document.documentElement.lang")
    menu = page.locator(".strip .menu")
    if menu.is_visible():
        menu.click()
    button = page.get_by_role("navigation").get_by_role("button", name=LEAVE.get(language, "Leave the game"))
    button.focus()
    if by_keys:
        page.keyboard.press("Enter")
    else:
        button.click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("[data-leave=resign]")).to_be_visible()
    return dialog


def test_three_people_leave_a_game(page_at, site):
    ada, bob, eve = (Person(site.url, name) for name in ("Ada", "Bob", "Eve"))
    table = ada.post("/api/tables", game="istanbul-dice", seats=3, chairs=[{"kind": "me"}])
    for seat, person in ((1, bob), (2, eve)):
        person.post(f"/api/tables/{table['id']}/sit", seat=seat, link=table["link"])
    ada.post(f"/api/tables/{table['id']}/start")
    pages = {}
    for person, size in ((ada, "laptop"), (bob, "desktop")):
        page = pages[person.me["name"]] = page_at(size)
        be(page, person)
        page.goto(f"/table/{table['id']}")
        expect(page.locator(".ask")).to_be_visible()
    hers, his = pages["Ada"], pages["Bob"]

    dialog = ways(hers, by_keys=True)
    expect(dialog).to_contain_text("You come out in place 3, behind everybody who plays on. A bot takes your seat")
    expect(dialog.locator("#leave-remove")).to_have_text("Only games against bots can be removed.")
    expect(dialog.locator("[data-leave=remove]")).to_be_disabled()
    assert axe_by_day_and_night(hers) == []
    hers.emulate_media(color_scheme="light")
    shoot(hers, "19-leave")
    dialog.locator("[data-leave=agree]").focus()
    hers.keyboard.press("Enter")
    expect(dialog).to_contain_text("Still to agree: Bob and Eve.")
    dialog.locator("[data-leave=sure]").focus()
    hers.keyboard.press("Enter")
    expect(dialog).to_have_count(0)

    expect(his.locator(".ask")).to_contain_text("Ada would end the game here.")
    dialog = ways(his)
    dialog.locator("[data-leave=resign]").click()
    expect(dialog).to_contain_text("No rating changes.")
    dialog.locator("[data-leave=sure]").click()
    expect(his.locator(".ask")).to_contain_text("You have resigned.")
    expect(hers.locator(".log")).to_contain_text("Bob resigns")

    eve.post(f"/api/tables/{table['id']}/agree", seat=2)
    drawer = hers.locator(".end")
    expect(drawer).to_contain_text("Everybody agreed to end the game here")
    expect(drawer.locator(".ranking li").last).to_contain_text("resigned")
    expect(drawer.get_by_role("link", name="Analyse")).to_have_count(0)
    hers.goto(f"/replay/{table['id']}")
    expect(hers.locator(".log")).to_contain_text("Ada agrees to end the game here")


@pytest.mark.parametrize("language", sorted(LEAVE))
def test_a_game_against_bots_leaves_the_list(page_at, site, language):
    ada = Person(site.url, "Ada")
    chairs = [{"kind": "me"}, {"kind": "bot"}]
    table = ada.post("/api/tables", game="istanbul-dice", seats=2, chairs=chairs)["id"]
    ada.post(f"/api/tables/{table}/start")
    page = page_at("phone" if language in ("uk", "pl") else "laptop", language)
    be(page, ada)
    page.goto(f"/table/{table}")
    expect(page.locator(".ask")).to_be_visible()
    dialog = ways(page)
    expect(dialog.get_by_role("heading")).to_have_text(LEAVE[language])
    assert axe_by_day_and_night(page) == []
    no_scroll(page)
    dialog.locator("[data-leave=remove]").click()
    dialog.locator("[data-leave=sure]").click()
    page.wait_for_url("**/")
    assert ada.get("/api/my/tables") == []
    page.locator(".toast .way").click()
    page.wait_for_function("async () => (await (await fetch('/api/my/tables')).json()).length === 1")
