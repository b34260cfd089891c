"""Every table at its most crowded, at every size of window: all that can be clicked is in reach, nothing is cut off.

A scene is a table with what is changed in every position of it; `SCENES` has one for each game and box.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import expect

from meydan.games.istanbul_dice.printed import CARDS
from tests.server.people import Person
from tests.web.conftest import no_scroll
from tests.web.scenes import GRAND, be, new_table
from tests.web.sizes import FITS, SIZES, SMALL_NUMBERS, TIGHTEST, View, crowd, out_of_reach_anywhere, resize

SAN_JUAN = {"expansions": ["new-buildings", "events"]}


@dataclass(frozen=True)
class Scene:
    seats: int
    change: Callable[[View], None]
    options: dict[str, Any] = field(default_factory=dict)
    game: str = "istanbul"


def full_barrows(view: View) -> None:
    """Istanbul: every good, every tile, five kinds of cards, assistants all over the bazaar, money."""
    for seat, player in enumerate(view["players"]):
        player.update(lira=138, rubies=4, capacity=5, tiles=15, cards=4 if seat else 8, goods=[5, 5, 5, 5])
        player.update(stack=[1], posted=[2, 9, 13, 16], family=3 + seat)
    view["hand"] = [2, 1, 1, 2, 1, 1] + [0] * (len(view["hand"]) - 6)
    view["neutral_merchants"] = [4, 8, 12]


def full_bazaar(view: View) -> None:
    """The Grand Bazaar: also guild cards, coffee, letters, seals, the Companion and both tiles of the Tavern."""
    full_barrows(view)
    for player in view["players"]:
        player.update(coffee=12, tavern=3, guild_cards=4, companion=21, letters=[2, 5, 9, 14, 16, 16], cards=12)
        player.update(delivered=[1, 3, 4, 23])
    view["hand"] = [1, 2, 1, 1, 1, 1, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 1, 1] + [0] * 15
    view["guild"] = [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0]


def full_towns(view: View) -> None:
    """San Juan with both boxes: twelve buildings each, goods, cards under them, events, twelve cards in hand."""
    for seat, player in enumerate(view["players"]):
        town = PLANTS + (QUIET if seat % 2 else NEW)
        player.update(town=town, goods=[1, 0, 1, 0, 1, 1] + [0] * 6, owned=sum(1 << kind for kind in set(town)))
        player.update(tucked=[2 if kind in (14, 35) else 0 for kind in town], sunk=[0] * 12, cards=12)
    view["tucked"] = [[3, 8] if count else [] for count in view["players"][0]["tucked"]]
    view["hand"] = [int(kind in (0, 2, 6, 8, 11, 13, 15, 17, 19, 21, 26, 27)) for kind in range(len(view["hand"]))]
    view.update(price=4, deck_size=61, discard_size=23, cathedral=True, events_open=[40, 43, 45], round=14)


PLANTS = [0, 1, 2, 3, 4, 0]
NEW = [5, 7, 14, 20, 22, 25]
QUIET = [34, 23, 35, 29, 28, 38]  # with a guard room


def full_council(view: View) -> None:
    """The same while a councillor with a library looks at eight cards."""
    full_towns(view)
    view.update(looking=[0, 7, 14, 17, 19, 21, 24, 30], discard_size=12, phase=3, taken=8)
    view.update(question="Keep", stack=[{"name": "Keep", "seat": 0, "due": 7}], options=["keep indigo-plant"])


def full_cloth(view: View) -> None:
    """The Dice Game: nine dice, five tiles and plenty of everything for all, and five bazaar cards to choose from."""
    for player in view["players"]:
        tiles = [1 if tile in (0, 2, 4, 8, 16) else 0 for tile in range(21)]
        player.update(lira=38, crystals=4, goods=[5, 4, 3, 4], brown=3, rubies=4, tiles=tiles)
    view.update(dice=[2, 1, 2, 1, 1, 2], actions_left=3, tracks=[2, 3, 1, 2, 3, 4, 2], revealed=[0, 5, 9, 12, 20])
    options = [f"card {CARDS[card].name}" for card in view["revealed"]]
    view.update(question="PickCard", stack=[{"name": "PickCard", "seat": 0, "dice": 3}], options=options)


SCENES = {
    "san-juan": Scene(4, full_towns, SAN_JUAN, "san-juan"),
    "san-juan-council": Scene(4, full_council, SAN_JUAN, "san-juan"),
    "dice": Scene(4, full_cloth, {}, "istanbul-dice"),
    "istanbul": Scene(5, full_barrows),
    "grand-bazaar": Scene(5, full_bazaar, GRAND),
}


# French has the longest words: where they have room, English has it too.
@pytest.mark.parametrize("language, sizes", [("en", TIGHTEST), ("fr", SIZES)], ids=["en", "fr"])
@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_everything_is_in_reach_at_every_size(page_at, site, scene, language, sizes):
    ada = Person(site.url, "Ada")
    page = page_at("laptop", language)
    be(page, ada)
    crowd(page, scene.change)
    page.goto(f"/table/{new_table(ada, scene.seats, scene.options, game=scene.game)}")
    expect(page.locator(".ask.mine")).to_be_visible()
    wrong = {}
    for width, height in sizes:
        resize(page, width, height)
        no_scroll(page)
        found = out_of_reach_anywhere(page)
        if scene.game == "istanbul":
            expect(page.locator(".place .name").first).to_be_visible()
            # The column at the side may be longer than the window here: nothing in it can be clicked.
            found += [one for one in page.evaluate(FITS) if one != ".side"] + page.evaluate(SMALL_NUMBERS)
        wrong[f"{width}x{height}"] = found
    assert not any(wrong.values()), "\n".join(f"{size}: {one}" for size, found in wrong.items() for one in found)
