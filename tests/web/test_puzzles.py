"""Puzzles on the page: on the board of the game, judged at once, by keys and in words, and without a connection."""

import pytest
from playwright.sync_api import expect

from meydan.puzzles import shipped
from tests.web.conftest import axe, no_scroll, shoot

LONG = 120_000  # milliseconds for what is reckoned on a machine with much else to do
GAMES = {one.game: one for one in shipped()}
CONTROLLED = "navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)"
KEPT = "caches.open('meydan-puzzles').then((kept) => kept.keys()).then((keys) => keys.length >= 3)"  # a list and two


def plain(game, verb):
    """A puzzle whose right answer and the quick player's are both things on the table that are pressed once."""
    found = (one for one in shipped() if one.game == game and len(one.accepted) == 1)
    return next(one for one in found if all(verb(text) for text in (one.line[0], one.evidence.quick.choice)))


MOVE = plain("istanbul", lambda text: text.startswith("move "))
ROLE = plain("san-juan", lambda text: text in ("builder", "producer", "trader", "councillor", "prospector"))


def asked(page):
    """The puzzle is there: what follows each answer is reckoned when the first one asks for it."""
    expect(page.locator(".ask")).to_be_visible(timeout=LONG)


def answer(page, choice):
    page.locator(f'[data-option="{choice}"]').first.click()


@pytest.mark.parametrize("size, language", [("phone", "uk"), ("landscape", "fr"), ("tablet", "pl"), ("laptop", "en")])
def test_all_of_them_are_listed(page_at, size, language):
    page = page_at(size, language, refusals=True)  # nobody has come in yet, and the service says so
    page.goto("/puzzles")
    expect(page.locator(".today .button.primary")).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth") <= page.viewport_size["width"]
    assert axe(page) == []
    page.locator("[data-theme=ruby]").click()
    asked(page)
    assert "theme=ruby" in page.url


@pytest.mark.parametrize("size, language", [("phone", "ru"), ("laptop", "en")])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_answer_can_be_seen(page_at, size, language, game):
    page = page_at(size, language, refusals=True)
    page.goto(f"/puzzles/{GAMES[game].id}")
    asked(page)
    no_scroll(page)
    if size == "phone":
        page.keyboard.press("l")
    page.locator(".notes button").click()
    expect(page.locator(".solved .primary")).to_be_visible()
    no_scroll(page)
    assert axe(page) == []
    page.keyboard.press("r")
    asked(page)


@pytest.mark.parametrize("size", ["phone", "laptop"])
@pytest.mark.parametrize("one", [MOVE, ROLE], ids=["istanbul", "san-juan"])
def test_a_wrong_answer_is_told_what_follows_and_a_right_one_leads_on(page_at, size, one):
    page = page_at(size, refusals=True)
    page.goto(f"/puzzles/{one.id}?game={one.game}")
    asked(page)
    page.keyboard.press("t")  # in words
    answer(page, one.evidence.quick.choice)
    solved = page.locator(".solved")
    expect(solved).to_contain_text("There is better")
    expect(solved.locator("li").first).to_be_visible()
    assert axe(page) == []
    solved.get_by_role("button", name="Try again").click()
    answer(page, one.line[0])
    expect(solved).to_contain_text("Right!")
    assert axe(page) == []
    page.keyboard.press("n")
    expect(solved).to_have_count(0)
    assert one.id not in page.url and f"game={one.game}" in page.url


def test_right_answers_in_a_row_are_counted(page_at):
    page = page_at(refusals=True)
    for one in (MOVE, ROLE):
        page.goto(f"/puzzles/{one.id}")
        asked(page)
        if one is MOVE:
            page.keyboard.press("t")
        answer(page, one.line[0])
        expect(page.locator(".solved")).to_contain_text("Right!")
    page.goto("/puzzles")
    expect(page.locator(".today")).to_contain_text("2 right in a row")
    page.goto(f"/puzzles/{MOVE.id}")
    answer(page, MOVE.evidence.quick.choice)
    page.goto("/puzzles")
    expect(page.locator(".today")).to_contain_text("0 right in a row")
    expect(page.locator(".today")).to_contain_text("Best: 2")


def solve_offline(page):
    """Load a puzzle, lose the connection, and answer rightly."""
    page.goto(f"/puzzles/{MOVE.id}?game=istanbul")
    asked(page)
    page.wait_for_function(CONTROLLED)
    page.reload()
    page.wait_for_function(KEPT)
    page.context.set_offline(True)
    page.reload()
    asked(page)
    page.keyboard.press("t")
    answer(page, MOVE.line[0])
    expect(page.locator(".solved")).to_contain_text("Right!")


def test_it_works_without_a_connection_once_loaded(page_at):
    page = page_at(refusals=True)
    solve_offline(page)


def mine(page):
    """How the service rates who looks at a page."""
    return page.evaluate("fetch('/api/my/puzzles').then((answer) => answer.json())")


@pytest.mark.parametrize("size, language", [("phone", "uk"), ("tablet", "fr"), ("laptop", "en")])
def test_a_rating_is_for_who_wants_one(page_at, size, language):
    page = page_at(size, language, refusals=True)
    page.goto("/puzzles")
    switch = page.locator(".rating").get_by_role("switch")
    expect(switch).not_to_be_checked(timeout=LONG)
    switch.focus()
    page.keyboard.press("Space")
    expect(page.locator(".rating .now")).to_contain_text("1500 ± 500", timeout=LONG)
    expect(switch).to_be_checked()
    assert axe(page) == []
    assert page.evaluate("document.scrollingElement.scrollWidth") <= page.viewport_size["width"]
    page.goto(f"/puzzles/{MOVE.id}")
    asked(page)
    page.keyboard.press("t")
    answer(page, MOVE.line[0])
    expect(page.locator(".solved .rating")).to_contain_text("(+", timeout=LONG)
    no_scroll(page)
    assert axe(page) == []
    rated = mine(page)
    assert (rated["tried"], rated["rating"] > 1500) == ([MOVE.id], True)
    page.keyboard.press("r")  # once more: it does not count
    answer(page, MOVE.evidence.quick.choice)
    page.goto("/puzzles")
    expect(page.locator(".rating .now")).to_contain_text(f"{rated['rating']} ± {rated['within']}", timeout=LONG)
    assert mine(page) == rated


def test_a_try_without_a_connection_is_sent_once_there_is_one(page_at):
    page = page_at(refusals=True)
    page.goto("/puzzles")
    page.locator(".rating").get_by_role("switch").click(timeout=LONG)
    expect(page.locator(".rating .now")).to_be_visible(timeout=LONG)
    solve_offline(page)
    expect(page.locator(".solved .rating")).to_have_count(0)
    page.context.set_offline(False)
    expect(page.locator(".solved .rating")).to_contain_text("(+", timeout=LONG)
    rated = mine(page)
    assert rated["tried"] == [MOVE.id]
    page.reload()
    asked(page)
    assert mine(page) == rated


def test_pictures_of_it(page_at):
    page = page_at("laptop", refusals=True)
    page.goto("/puzzles")
    expect(page.locator(".today")).to_be_visible()
    shoot(page, "15-puzzles")
    page.goto(f"/puzzles/{MOVE.id}")
    asked(page)
    page.locator(".notes button").click()
    expect(page.locator(".solved")).to_be_visible()
    shoot(page, "15-puzzle")
