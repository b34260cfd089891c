"""Istanbul lies still: whatever is asked, the board keeps its place and nothing lies over it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.people import Person
from tests.web.player import Player
from tests.web.scenes import GRAND, be, new_table
from tests.web.sizes import SETTLED, resize

# The Black Market (8), the Roasting Plant (17), the Tea House (9) and the Wainwright (1) beside the Fountain (7).
GRID = [2, 3, 4, 5, 6, 10, 11, 8, 12, 13, 14, 17, 7, 9, 15, 16, 18, 1, 19, 20, 21, 22, 23, 24, 25]
IDLE = re.compile(r"\bidle\b")
WINDOWS = [(1440, 900), (390, 844)]
LIES = """() => {
  const box = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return [x, y, width, height].map(Math.round)
  }
  const covered = [...document.querySelectorAll('.place')].filter((place) => {
    const { x, y, width, height } = place.getBoundingClientRect()
    const over = [[0.5, 0.5], [0.1, 0.9], [0.9, 0.9], [0.5, 0.97]].map(([a, b]) =>
      document.elementFromPoint(x + width * a, y + height * b))
    return over.some((one) => one?.closest('.asks, .sheet, .bubble'))
  })
  return { board: box(document.querySelector('.board .board')), ask: box(document.querySelector('.ask')),
    covered: covered.map((place) => place.dataset.anchor) }
}"""


def lies(page: Page) -> dict[str, Any]:
    page.evaluate(SETTLED)
    found: dict[str, Any] = page.evaluate(LIES)
    return found


def test_the_board_keeps_its_place_whatever_is_asked(page_at, site):
    ada = Person(site.url, "Ada")
    page = page_at("laptop")
    be(page, ada)
    player = Player(page)
    page.goto(f"/table/{new_table(ada, 2, GRAND | {'layout': GRID})}")
    player.asked()
    at_first = {}
    questions = set()

    def look(what: str) -> None:
        for window in WINDOWS:
            resize(page, *window)
            now = lies(page)
            assert now["covered"] == [], f"{what} at {window}"
            first = at_first.setdefault(window, now)
            assert (now["board"], now["ask"]) == (first["board"], first["ask"]), f"{what} at {window}"
        resize(page, *WINDOWS[0])

    def answer(option: str) -> None:
        told = player.asked()
        questions.add(told["view"]["question"])
        look(told["view"]["question"])
        button = page.locator(f'.ask [data-option="{option}"]')
        if button.count():
            button.first.hover()
            look(f"hovering {option}")
        player.answer(told, option)

    for place in (8, 17, 7):
        answer(f"move {place}")
        while True:  # the action, and whatever comes of it, until the turn is over
            told = player.asked()
            if told["view"]["question"] == "Move" or told["over"]:
                break
            options = told["view"]["options"]
            wished = (
                "leave",
                "pick up",
                "take ",
                "roast lira",
                "roast ",
                "recall ",
                "pay",
                "done",
                "keep",
                "end",
                "skip",
                "stop",
            )
            answer(next(one for wish in wished for one in options if one.startswith(wish)))
    assert {"Move", "TradeOnTheSly", "Roast", "GatherAtFountain", "Encounters"} <= questions, questions


def test_where_nothing_can_be_done_is_dim_and_says_what_is_lacking(page_at, site):
    ada = Person(site.url, "Ada")
    page = page_at("laptop")
    be(page, ada)
    page.goto(f"/table/{new_table(ada, 3, {'layout': [1, 9, 13, 4, 2, 7, 5, 6, 8, 10, 11, 12, 3, 14, 15, 16]})}")
    wainwright = page.locator('[data-anchor="place:13"]')
    expect(wainwright).to_have_class(IDLE)
    expect(page.locator('[data-anchor="place:2"]')).not_to_have_class(IDLE)
    expect(page.locator(".ask .where")).to_be_visible()
    expect(page.locator(".ask .goal")).to_contain_text("5 rubies")
    wainwright.locator(".touch").hover()
    expect(page.locator(".ask .foreseen")).to_contain_text("You lack 1 fabric, 1 spice, 1 fruit, 1 jewelry")
    page.locator('[data-anchor="place:16"] .touch').hover()
    expect(page.locator(".ask .foreseen")).to_contain_text("right-click")


def test_a_finger_is_warned_before_it_walks_in_vain(page_at, site):
    ada = Person(site.url, "Ada")
    page = page_at("phone")
    be(page, ada)
    page.goto(f"/table/{new_table(ada, 3, {'layout': [1, 9, 13, 4, 2, 7, 5, 6, 8, 10, 11, 12, 3, 14, 15, 16]})}")
    expect(page.locator('[data-anchor="place:13"]')).to_have_class(IDLE)
    page.locator('[data-anchor="place:13"] .touch').tap()
    expect(page.locator(".ask .foreseen")).to_contain_text("You lack")
    page.locator('.ask button:has-text("Back")').tap()
    expect(page.locator(".ask .where")).to_be_visible()


def test_the_focus_stays_at_the_table(page_at, site):
    ada = Person(site.url, "Ada")
    page = page_at("laptop")
    be(page, ada)
    player = Player(page, "keys")
    page.goto(f"/table/{new_table(ada, 2, {'layout': [1, 9, 3, 4, 2, 7, 5, 6, 8, 10, 11, 12, 13, 14, 15, 16]})}")
    page.evaluate("""() => { window.lost = 0; addEventListener('focusout', () => setTimeout(() => {
      if (document.activeElement === document.body) window.lost += 1 }, 150)) }""")
    told = player.asked()
    player.reach(page.locator('[data-anchor="place:9"] .touch'))
    ring = page.locator('[data-anchor="place:9"] .touch').evaluate("(one) => getComputedStyle(one).outlineColor")
    ink = page.evaluate("getComputedStyle(document.body).color")
    assert ring == ink, "what has the focus does not look like what glows"
    player.answer(told, "move 9")
    player.answer(player.asked(), "bid 12")
    told = player.asked()
    expect(page.locator(".ask .outcome")).to_contain_text("The dice show")
    assert told["view"]["question"] == "Encounters"
    page.evaluate(SETTLED)
    assert page.evaluate("window.lost") == 0
    assert page.evaluate("document.activeElement !== document.body")
