"""Hints at the question and the coach before a blunder: found by hand and by key, in words, told to the table."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.server.people import Person
from tests.server.test_hints import BLUNDER, before_a_blunder
from tests.web.conftest import axe, shoot
from tests.web.scenes import be, new_table, play_to

LONG = 120_000  # milliseconds for what is reckoned on a machine with much else to do
DOUBT = {"loss": 0.23, "error": 0.02}


@pytest.fixture
def ada(site):
    with Person(site.url, "Ada") as person:
        yield person


def come(page, person, table):
    be(page, person)
    page.goto(f"/table/{table}")
    expect(page.locator(".ask.mine")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "language", "game"),
    [
        ("phone", "en", "istanbul-dice"),
        ("phone", "uk", "istanbul"),
        ("landscape", "fr", "san-juan"),
        ("tablet", "ru", "san-juan"),
        ("laptop", "pl", "istanbul"),
    ],
)
def test_a_hint_shows_the_best_answers_and_is_told(page_at, ada, size, language, game):
    table = new_table(ada, 3, game=game)
    play_to(ada, table, 2)
    page = page_at(size, language)
    come(page, ada, table)
    page.locator("[data-ask=hint]").click()
    rows = page.locator("[data-hint]")
    expect(rows.first).to_be_visible()
    assert rows.count() in (2, 3)
    expect(rows.first.locator(".chance")).to_have_text(re.compile(r"^\d+\s%\s±\s\d+$"))
    expect(rows.first.locator(".why")).not_to_be_empty()
    axe(page)
    if size == "laptop":
        expect(page.locator(".log")).to_contain_text("dostaje podpowiedź")
    # What is advised can be chosen there, and then it is gone.
    version = ada.get(f"/api/tables/{table}/view", seat=0)["version"]
    rows.first.click()
    expect(rows).to_have_count(0)
    assert ada.get(f"/api/tables/{table}/view", seat=0)["version"] > version


def test_the_suggested_places_are_ringed(page_at, ada):
    table = new_table(ada, 3, {"layout": "short"})
    page = page_at("laptop")
    come(page, ada, table)
    page.keyboard.press("a")
    expect(page.locator("[data-hint]").first).to_be_visible()
    expect(page.locator(".ring b").first).to_have_text(re.compile("1"))
    shoot(page, "14-hint")
    page.keyboard.press("a")  # and away
    expect(page.locator("[data-hint]")).to_have_count(0)
    expect(page.locator(".ring")).to_have_count(0)


def test_where_hints_are_not_allowed_nobody_is_offered_one(page_at, ada):
    table = new_table(ada, 2, hints=False)
    page = page_at("phone")
    come(page, ada, table)
    expect(page.locator("[data-ask=hint]")).to_have_count(0)


def coach(page, better):
    """Let the coach of a page doubt whatever is chosen; the choices it was asked about."""
    asked = []

    def answer(route):
        sent = route.request.post_data_json
        asked.append(sent["choice"])
        hint = {"choice": better, "line": [better], "chance": 0.5, "error": 0.01,
                "said": [{"id": "ist-option-move", "args": {"to": {"id": "ist-place-2.to", "args": {}}}}],
                "why": [{"id": "hint-wins", "args": {}}]}  # fmt: skip
        told = {"version": sent["version"], "doubt": {**DOUBT, "better": hint}}
        route.fulfill(json=told)

    page.route("**/coach", answer)
    return asked


@pytest.mark.parametrize(("size", "language"), [("phone", "uk"), ("laptop", "en")])
def test_the_coach_asks_once_a_turn_before_a_blunder(page_at, ada, size, language):
    table = new_table(ada, 3, {"layout": "short"})
    page = page_at(size, language)
    page.add_init_script("localStorage['meydan-played'] = '{}'")  # somebody's first game
    asked = coach(page, "move 2")
    come(page, ada, table)
    page.locator('[data-anchor="place:3"] .touch').click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".better")).to_be_visible()
    assert asked == ["move 3"]
    axe(page)
    if size == "laptop":
        shoot(page, "14-coach")
    # Nothing is made yet; who chooses again is not asked a second time in this turn.
    assert ada.get(f"/api/tables/{table}/view", seat=0)["version"] == 0
    dialog.locator(".primary").click()
    expect(dialog).to_have_count(0)
    page.locator('[data-anchor="place:3"] .touch').click()
    page.wait_for_function("() => !document.querySelector('dialog[open]')")
    expect(page.locator(".ask")).to_be_visible()
    assert asked == ["move 3"]


# The page waits for a slow coach for four seconds; here it waits as long as a busy machine needs.
PATIENT = """const wait = setTimeout
window.setTimeout = (act, after, ...more) => wait(act, after === 4000 ? 1e6 : after, ...more)"""


@pytest.mark.parametrize(("size", "language"), [("phone", "fr"), ("laptop", "en")])
def test_the_coach_of_the_service_doubts_a_real_blunder(page_at, ada, size, language):
    table = before_a_blunder(ada)
    page = page_at(size, language)
    page.add_init_script("localStorage['meydan-played'] = '{}'")
    page.add_init_script(PATIENT)
    come(page, ada, table)
    page.locator('[data-anchor="place:14"] .touch').click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".better")).not_to_be_empty(timeout=LONG)
    assert axe(page) == []
    seen = ada.get(f"/api/tables/{table}/view", seat=0)
    assert BLUNDER in seen["view"]["options"] and [note["kind"] for note in seen["notes"]] == ["hint"]
    dialog.locator(".does .button").nth(1).click()  # all the same
    expect(dialog).to_have_count(0)
    page.wait_for_function(
        """([table, version]) => fetch(`/api/tables/${table}/view?seat=0`).then((got) => got.json())
           .then((got) => got.version > version)""",
        arg=[table, seen["version"]],
    )


def test_what_was_doubted_can_be_done_all_the_same(page_at, ada):
    table = new_table(ada, 3, {"layout": "short"})
    page = page_at("laptop")
    page.add_init_script("localStorage['meydan-played'] = '{}'")
    coach(page, "move 2")
    come(page, ada, table)
    page.locator('[data-anchor="place:3"] .touch').click()
    page.locator("dialog[open] .does .button").nth(1).click()
    page.wait_for_function("() => !document.querySelector('dialog[open]')")
    page.wait_for_function(
        "(table) => fetch(`/api/tables/${table}/view?seat=0`).then((got) => got.json()).then((got) => got.version > 0)",
        arg=table,
    )


def test_the_coach_is_silent_after_the_first_games_and_where_it_is_told_to_be(page_at, ada):
    page = page_at("laptop")
    asked = coach(page, "move 2")
    come(page, ada, new_table(ada, 3, {"layout": "short"}))
    page.locator('[data-anchor="place:3"] .touch').click()
    expect(page.locator(".log")).to_contain_text("goes to")
    assert asked == []


def test_hints_are_agreed_on_when_a_table_is_set_up(page_at):
    page = page_at("phone", "pl")
    page.goto("/new?game=istanbul")
    switch = page.get_by_role("switch", name="Podpowiedzi")
    expect(switch).to_be_checked()  # nobody but bots
    switch.click()
    expect(switch).not_to_be_checked()
    with page.expect_request("**/api/tables") as sent:
        page.locator("form button[type=submit]").click()
    assert json.loads(sent.value.post_data)["hints"] is False
