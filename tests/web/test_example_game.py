"""The game of docs/adding-a-game.md is in the page on the day it is brought: found, set up, played to its end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from meydan.kernel.rng import Rng
from tests.examples.conftest import EXAMPLE
from tests.server import conftest as serving
from tests.server.conftest import SOURCE, Server
from tests.server.people import Person
from tests.server.serving import Nursery
from tests.web.conftest import axe, no_scroll
from tests.web.scenes import be, new_table
from tests.web.test_plain import PlainPlayer

TITLES = {"en": "Spice Sellers", "uk": "Продавці прянощів", "pl": "Sprzedawcy przypraw"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A service that brings the example along."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MEYDAN_GAMES", str(EXAMPLE))
        own = Nursery(SOURCE)
        patch.setattr(serving, "nursery", lambda: own)
        running = Server(tmp_path_factory.mktemp("example"), "", "--generosity", "0")
        running.start()
    yield running
    running.kill()
    own.close()


class AnyPlayer(PlainPlayer):
    """Who takes any option, and leaves nothing out for long."""

    def play(self, until: Any = None) -> dict[str, Any]:
        rng = Rng(3)
        while True:
            told = self.asked()
            if told["over"] or (until is not None and until(told)):
                return told
            options = told["view"]["options"]
            self.answer(told, options[rng.below(len(options))])


@pytest.mark.parametrize("size, language", [("phone", "uk"), ("laptop", "en"), ("desktop", "pl")])
def test_it_is_played_to_its_end(page_at, site, size, language):
    page = page_at(size, language)
    player = AnyPlayer(page, "touch" if size == "phone" else "mouse")
    person = Person(site.url, "Ada")
    be(page, person)
    page.goto(f"/table/{new_table(person, 3, game='spice-sellers')}")
    player.play(lambda told: len(player.done) > 4)
    assert axe(page) == []
    no_scroll(page)
    assert player.play()["over"]
    assert any(option.startswith("sell ") for option in player.done)
    expect(page.get_by_role("dialog")).to_be_visible()
    assert TITLES[language] in page.title()


@pytest.mark.parametrize("language", TITLES)
def test_it_is_found_and_set_up(page_at, site, language):
    page = page_at("laptop", language)
    person = Person(site.url, "Eve")
    be(page, person)
    page.goto("/new")
    page.get_by_role("radio", name=TITLES[language]).check()
    assert axe(page) == []
    page.goto("/rules/spice-sellers")
    expect(page.get_by_role("heading", level=1)).to_contain_text(TITLES[language])
