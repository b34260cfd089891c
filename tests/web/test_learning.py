"""The guided first game, lesson by lesson, to the last one; and the rules to read."""

import re

from playwright.sync_api import expect

from tests.server.people import Person
from tests.web.conftest import axe, shoot
from tests.web.player import LISTEN
from tests.web.scenes import GRAND, be, new_table

# Go on, or do the one thing that is offered: confirm what was picked, a button, or what glows.
OFFERED = (
    ".coach .primary",
    ".gesture [data-plan]:enabled",
    ".gesture [data-option]",
    ".buttons [data-option]",
    ".place.can .touch",
    ".hold.can button",
)
STATE = "() => [location.pathname, document.querySelector('.coach p')?.textContent, window.told?.version].join()"
READY = "() => !document.querySelector('.coach') || document.querySelector('.ask.mine, .coach .primary')"


def test_the_guided_first_game(page_at):
    page = page_at("laptop")
    page.add_init_script(LISTEN)
    page.goto("/learn/istanbul")
    coach = page.locator(".coach")
    expect(coach).to_be_visible()
    assert axe(page) == []
    lessons = set()
    count = 0
    while coach.count():
        number, count = coach.locator("progress").evaluate("(one) => [one.value, one.max]")
        lessons.add(number)
        if number == 4:
            shoot(page, "09-lesson")
        before = page.evaluate(STATE)
        kind = next(kind for kind in OFFERED if page.locator(f"{kind}:visible").count())
        page.locator(f"{kind}:visible").first.click()
        page.wait_for_function(f"(before) => ({STATE})() !== before", arg=before)
        page.wait_for_function(READY)
    assert lessons == set(range(1, count + 1)) and count > 10
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".ask")).to_be_visible()


def test_the_rules_can_be_read(page_at):
    page = page_at("laptop")
    page.goto("/rules/istanbul")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.locator("details summary").first.click()
    expect(page.locator("details[open] p").first).to_be_visible()
    search = page.get_by_role("searchbox")
    expect(search).to_be_visible()
    assert axe(page) == []
    search.fill("roll two dice")
    expect(page.locator(".digest details[open]").first).to_be_visible()


def test_every_place_and_card_opens_its_paragraph(page_at, site):
    ada = Person(site.url, "Ada")
    page = page_at("laptop")
    be(page, ada)
    page.goto(f"/table/{new_table(ada, 2, GRAND)}")
    expect(page.locator(".place")).to_have_count(25)
    help = page.get_by_role("dialog")
    for place in page.locator(".place").all():
        name = place.locator(".name").inner_text()
        place.locator(".touch").click(button="right")
        expect(help.get_by_role("heading").first).to_contain_text(name)
        expect(help.locator("p").first).not_to_be_empty()
        page.keyboard.press("Escape")
        expect(help).to_have_count(0)
    card = page.locator('.hold[data-anchor^="card:"]').first
    card.locator(".info").click()
    expect(help.locator("p").first).not_to_be_empty()
