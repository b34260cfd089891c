"""The guided first game, lesson by lesson, to the last one; and the rules to read."""

import re

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.server.people import Person
from tests.web.conftest import axe, shoot
from tests.web.player import ASKED, LISTEN
from tests.web.scenes import GRAND, be, new_table
from tests.web.seeing import advice

# Go on, or do the one thing that is offered: confirm what was picked, a button, or what glows.
OFFERED = (
    ".coach .primary",
    ".gesture [data-plan]:enabled",
    ".gesture [data-option]",
    ".buttons [data-option]",
    ".place.can .touch",
    ".hold .touch.can",
)
STATE = "() => [location.pathname, document.querySelector('.coach p')?.textContent, window.told?.version].join()"
READY = "() => !document.querySelector('.coach') || document.querySelector('.ask.mine, .coach .primary')"


# The bubble is whole in the window, over nothing of what it speaks of; and it points there, if that is to be seen.
BESIDE = """([width, height]) => {
  if (innerWidth !== width || innerHeight !== height) return false
  const bubble = document.querySelector('.coach')?.getBoundingClientRect()
  if (!bubble) return true
  const rings = [...document.querySelectorAll('.ring')].map((one) => one.getBoundingClientRect())
  const whole = bubble.left >= 0 && bubble.top >= 0 && bubble.right <= innerWidth && bubble.bottom <= innerHeight
  const free = rings.every((one) =>
    one.right <= bubble.left || one.left >= bubble.right || one.bottom <= bubble.top || one.top >= bubble.bottom)
  return whole && free && (rings.length === 0 || document.querySelector('.arrow') !== null)
}"""
CHOOSE = """([table, wish]) => fetch(`/api/tables/${table}/choices`,
  { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(wish) })"""
LONG = 120_000  # milliseconds for what is reckoned on a machine with much else to do
SIZES = ((360, 640), (844, 390), (820, 1180), (1366, 768))


def beside(page, step):
    """On screens of all sizes, the last of which stays."""
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        try:
            page.wait_for_function(BESIDE, arg=list(size), timeout=5000)
        except TimeoutError as late:
            raise AssertionError(f"the bubble covers what it speaks of at step {step}, {size}") from late


@pytest.mark.parametrize("game", ["istanbul-dice", "san-juan"])
def test_every_lesson_stands_beside_what_it_speaks_of(page_at, game):
    page = page_at("laptop", refusals=True)  # what is chosen behind the page's back may be too late for a hint
    page.add_init_script(LISTEN)
    page.goto(f"/learn/{game}")
    coach = page.locator(".coach")
    expect(coach).to_be_visible()
    step = 0
    while coach.count():
        number = coach.locator("progress").evaluate("(one) => one.value")
        if number != step:
            beside(page, number)
            step = number
        before = page.evaluate(STATE)
        go_on = coach.locator(".primary")
        if go_on.count():
            go_on.click()
        else:  # how an answer is clicked is proven elsewhere
            told = page.wait_for_function(ASKED, arg=-1).json_value()
            table = re.search("/tables/([^/]+)/", page.evaluate("window.sockets[0].url"))[1]
            wish = {"seat": 0, "version": told["version"], "choices": [advice(told["view"])]}
            page.evaluate(CHOOSE, [table, wish])
        page.wait_for_function(f"(before) => ({STATE})() !== before", arg=before)
        page.wait_for_function(READY)
    assert step > 8


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
        if number not in lessons:
            expect(coach.locator(".count")).to_have_text(f"{number}/{count}")
            beside(page, number)
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


def test_a_lesson_whose_plan_does_not_fit_asks_for_a_hint(page_at):
    page = page_at("laptop", refusals=True)
    page.add_init_script(LISTEN)
    page.goto("/learn/istanbul")
    coach = page.locator(".coach")
    coach.locator(".primary").click()
    expect(coach.locator(".count")).to_have_text(re.compile("^2/"))
    planned = page.locator(".place.can")
    expect(planned).to_have_count(1)
    told = page.wait_for_function(ASKED, arg=-1).json_value()
    fabric = planned.get_attribute("data-anchor").removeprefix("place:")
    elsewhere = next(one for one in told["view"]["options"] if one.startswith("move ") and one != f"move {fabric}")
    table = re.search("/tables/([^/]+)/", page.evaluate("window.sockets[0].url"))[1]
    page.evaluate(CHOOSE, [table, {"seat": 0, "version": told["version"], "choices": [elsewhere]}])
    expect(coach.locator(".hint strong")).not_to_be_empty(timeout=LONG)
    expect(coach.locator(".hint .why")).not_to_be_empty()
    expect(coach.locator(".count")).to_have_text(re.compile("^2/"))  # it waits for what it teaches
    expect(page.locator(".ring").first).to_be_visible()
    assert axe(page) == []
    seen = page.evaluate("(table) => fetch(`/api/tables/${table}/view?seat=0`).then((got) => got.json())", table)
    assert [note["kind"] for note in seen["notes"]] == ["hint"]


def test_the_rules_can_be_read(page_at):
    page = page_at("laptop")
    page.goto("/rules/istanbul")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    goal = page.locator(".first").first
    expect(goal).to_contain_text(re.compile("5 rubies.*6.*two players"))
    page.locator("details summary").first.click()
    expect(page.locator("details[open] p").first).to_be_visible()
    search = page.get_by_role("searchbox")
    expect(search).to_be_visible()
    assert axe(page) == []
    search.fill("roll two dice")
    expect(page.locator(".found .number").first).to_be_visible()


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
