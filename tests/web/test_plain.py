"""Every game can be played with a face that knows no game: words, buttons, bundles and numbers."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.people import Person
from tests.web.conftest import axe, no_scroll
from tests.web.player import Player
from tests.web.scenes import GRAND, be, new_table

PLAIN = """localStorage.meydan = '{"auto": false, "plain": true}'"""
ALL = {"expansions": ["new-buildings", "events"]}


class PlainPlayer(Player):
    """Who presses what is listed in the question; what to answer is advised by our greedy bot."""

    def answer(self, told: dict[str, Any], option: str) -> None:
        page, shape = self.page, told["view"]["told"]["shape"]
        numbers = [one for one in told["view"]["told"]["options"] if one["number"] is not None]
        if shape["kind"] == "some" and shape["most"] > 1 and option != shape["end"]:
            self._some(option)
            self.press(page.locator("[data-plan]"))
        elif shape["kind"] == "bundle" and option != shape["end"]:
            way = next((one for one in shape["ways"] if one["choices"][0] == option), shape["ways"][0])
            self._bundle(way["parts"])
            self.press(page.locator("[data-plan]"))
        elif shape["kind"] == "number" and option in [one["text"] for one in numbers]:
            at = [one["text"] for one in numbers].index(option)
            if len(numbers) > 1:
                page.locator("input[type=range]").fill(str(at))
            self.press(page.locator(f'[data-plan="{option}"]'))
        else:
            self.press(page.locator(f'.ask [data-option="{option}"]').first)
        self.version = told["version"]
        self.done.append(option)

    def _some(self, option: str) -> None:
        """Have what is advised raised, and whatever else it takes to be enough."""
        self.press(self.page.locator(f'[data-thing="{option}"]').first)
        while self.page.locator("[data-plan]").is_disabled():
            self.press(self.page.locator('[data-thing][aria-pressed="false"]').first)

    def _bundle(self, parts: dict[str, int]) -> None:
        """Have just so many of each thing raised."""
        names = {one.get_attribute("data-thing") or "" for one in self.page.locator("[data-thing]").all()}
        raised = {name: self.page.locator(f'[data-thing="{name}"][aria-pressed="true"]') for name in names}
        for name in names:
            while raised[name].count() > parts.get(name, 0):
                self.press(raised[name].last)
        for name in names:
            while raised[name].count() < parts.get(name, 0):
                self.press(self.page.locator(f'[data-thing="{name}"][aria-pressed="false"]').first)


# Each game is played to its end once; on the other screen, its first questions are answered.
@pytest.mark.parametrize(
    ("game", "options", "size", "language", "whole"),
    [
        ("istanbul-dice", {}, "phone", "uk", True),
        ("istanbul-dice", {}, "laptop", "fr", False),
        ("san-juan", ALL, "laptop", "fr", True),
        ("san-juan", ALL, "phone", "uk", False),
        ("istanbul", GRAND, "laptop", "uk", False),
        ("istanbul", GRAND, "phone", "fr", True),
    ],
)
def test_a_game_is_played_without_a_face(page_at, site, game, options, size, language, whole):
    page = page_at(size, language)
    player = PlainPlayer(page, "touch" if size == "phone" else "mouse")
    page.add_init_script(PLAIN)
    person = Person(site.url, "Ada")
    be(page, person)
    page.goto(f"/table/{new_table(person, 2, options, game)}")
    player.play(lambda told: len(player.done) > 20)
    assert axe(page) == []
    no_scroll(page)
    if whole:
        assert player.play()["over"]
        expect(page.get_by_role("dialog")).to_be_visible()
