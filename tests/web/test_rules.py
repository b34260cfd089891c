"""The rules to read: in the reader's language, searched as people type, for one's own boxes, without a connection."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from meydan.voice import LANGUAGES
from tests.web.conftest import axe, shoot
from tests.web.test_puzzles import CONTROLLED, LONG

QUERIES = json.loads((Path(__file__).parents[1] / "rulebook" / "queries.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_finds_what_the_terminal_finds(page_at, language):
    """Mistyped words, other forms of a word, names of other languages."""
    page = page_at("laptop", language)
    games = {asked["game"] for asked in QUERIES if asked["language"] == language}
    for game in sorted(games):
        page.goto(f"/rules/{game}")
        search = page.get_by_role("searchbox")
        for asked in QUERIES:
            if (asked["game"], asked["language"]) == (game, language):
                search.fill(asked["query"], timeout=LONG)
                numbers = page.locator(".found .number")
                expect(numbers.first).to_have_text(asked["found"][0])
                assert numbers.all_inner_texts()[: len(asked["found"])] == asked["found"], asked


def test_a_rule_has_an_address(page_at):
    page = page_at("phone")
    page.goto("/rules/istanbul#IST-9.1")
    rule = page.locator("#IST-9\\.1")
    expect(rule).to_be_in_viewport(timeout=LONG)
    page.get_by_role("searchbox").fill("smugler")
    page.locator(".found .number").first.click()
    expect(page).to_have_url(re.compile("#IST-E.10$"))
    expect(page.locator("#IST-E\\.10")).to_be_in_viewport()
    expect(page.locator("#IST-E\\.10")).to_have_class(re.compile("sought"))


def test_what_does_not_concern_this_game_is_folded(page_at):
    page = page_at("phone")
    page.goto("/rules/istanbul")
    plant = page.locator(".digest > details", has_text=re.compile("Roasting Plant")).first
    expect(plant).not_to_have_class(re.compile("other"), timeout=LONG)
    for box in ("Mocha & Baksheesh", "Letters & Seals"):
        page.locator(".mine label", has_text=box).click()
    expect(plant).to_have_class(re.compile("other"))
    page.get_by_role("searchbox").fill("coffee trader")
    expect(page.locator(".found .number", has_text=re.compile("IST-X"))).to_have_count(0)
    page.get_by_role("searchbox").fill("smugler")
    expect(page.locator(".found .number").first).to_have_text("IST-E.10")
    shoot(page, "25-rules")
    page.reload()
    expect(plant).to_have_class(re.compile("other"), timeout=LONG)  # it is remembered
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_rules_are_read_without_a_connection(page_at):
    page = page_at("phone", refusals=True)
    page.goto("/rules/san-juan")
    expect(page.locator(".digest details").first).to_be_visible(timeout=LONG)
    page.wait_for_function(CONTROLLED)
    page.reload()
    page.wait_for_function("caches.match('/api/games/san-juan/rules/en').then(Boolean)")
    page.context.set_offline(True)
    page.reload()
    page.get_by_role("searchbox").fill("chapell", timeout=LONG)
    expect(page.locator(".found .number").first).to_have_text("SJ-K.31")
