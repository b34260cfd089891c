"""Whole games of the Dice Game in a browser: dice are marked and rolled again, and a payment is one gesture."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.people import Person
from tests.web.conftest import BY_HAND, PATIENCE, SIZES, axe, frames, no_scroll, shoot
from tests.web.player import Player
from tests.web.scenes import be
from tests.web.seeing import advice
from tests.web.sizes import resize

GAME = "istanbul-dice"
ON_THE_BOARD = re.compile(r"(same|pair|three|four|lira|cards|tile|ruby)\b")
FACES = "RYGBLC"


def touches(option: str) -> str:
    """What stands for an option on the board."""
    verb, _, rest = option.partition(" ")
    return {"tile": f"tile:{rest}", "ruby": f"area:{rest}"}.get(verb, f"action:{verb}")


class DicePlayer(Player):
    """Who plays the Dice Game through the page, advised by our greedy bot, and rolls odd dice again."""

    seen = 0  # how often cards were looked at

    def play(self, until: Any = lambda told: False) -> dict[str, Any]:
        while True:
            told = self.asked()
            if told["over"] or until(told):
                return told
            view = told["view"]
            option = advice(view)
            if view["question"] == "Reroll":
                option = self._odd_ones(view)
            self.answer(told, option)

    def _odd_ones(self, view: dict[str, Any]) -> str:
        """The dice that are alone of their face are rolled again."""
        odd = "".join(letter for letter, count in zip(FACES, view["dice"], strict=True) if count == 1)
        return f"reroll {odd}" if odd else "keep"

    def answer(self, told: dict[str, Any], option: str) -> None:
        page = self.page
        view = told["view"]
        verb, _, rest = option.partition(" ")
        self._look_at_cards()
        if option == "end" and self.by == "touch":
            page.wait_for_timeout(600)  # the second of two quick taps at one place ends no turn
        if verb == "reroll":
            self._mark(view, rest)
        elif view["question"] == "Pay":
            self._pay()
        elif view["question"] == "TakeMarkers":
            for colour in ("blue", "red"):  # in any order
                self.press(page.locator(f'.gesture [data-thing="marker-{colour}"]').first)
            confirm = page.locator("[data-plan]")
            assert confirm.get_attribute("data-plan") == "take R,take B"
            self.press(confirm)
        elif ON_THE_BOARD.match(option):
            anchor = touches(option)
            self.press(page.locator(f'[data-anchor="{anchor}"] .touch').first)
            if sum(touches(one) == anchor for one in view["options"] if ON_THE_BOARD.match(one)) > 1:
                self.press(page.locator(f'[data-option="{option}"]:visible').first)
        else:
            self.press(page.locator(f'[data-option="{option}"]:visible').first)
        self.version = told["version"]
        self.done.append(option)

    def _look_at_cards(self) -> None:
        """Bazaar cards that were used just now lie over the board for a while, or until they are clicked away."""
        cards = self.page.locator(".bazaar .pane")
        if cards.is_visible():
            self.press(cards)
            expect(cards).to_have_count(0)
            self.seen += 1

    def _mark(self, view: dict[str, Any], letters: str) -> None:
        """Click dice of these faces, and roll them."""
        lying = [face for face, count in zip(FACES, view["dice"], strict=True) for _ in range(count)]
        for letter in letters:
            at = lying.index(letter)
            lying[at] = ""
            die = self.page.locator(f'[data-anchor="die:{at}"] .touch')
            expect(die).to_have_attribute("aria-pressed", "false")
            self.press(die)
            expect(die).to_have_attribute("aria-pressed", "true")
        confirm = self.page.locator("[data-plan]")
        expect(confirm).to_have_attribute("data-plan", f"reroll {letters}")
        self.press(confirm)

    def _pay(self) -> None:
        """One thing put back makes it too little; put forth again, all is paid at once."""
        confirm = self.page.locator("[data-plan]")
        expect(confirm).to_be_enabled()
        raised = self.page.locator('.gesture .thing[aria-pressed="true"]').last
        name = raised.get_attribute("data-thing")
        self.press(raised)
        expect(confirm).to_be_disabled()
        self.press(self.page.locator(f'.gesture .thing[data-thing="{name}"][aria-pressed="false"]').first)
        expect(confirm).to_be_enabled()
        self.press(confirm)


def new_table(person: Person, seats: int = 2) -> str:
    chairs = [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in range(seats - 1))]
    table = person.post("/api/tables", game=GAME, seats=seats, options={}, chairs=chairs)
    person.post(f"/api/tables/{table['id']}/start")
    return str(table["id"])


def sit_down(page: Page, site: Any, seats: int) -> str:
    person = Person(site.url, "Ada")
    be(page, person)
    table = new_table(person, seats)
    page.goto(f"/table/{table}")
    return table


def the_end(page: Page, told: dict[str, Any]) -> None:
    """Who won, by what, with luck and charts."""
    end = page.get_by_role("dialog")
    expect(end).to_be_visible()
    most = max(scores[0] for scores in told["result"]["scores"])
    expect(end.locator(".ranking li").first.locator(".score.main b")).to_have_text(str(most))
    expect(end.locator(".charts > *")).to_have_count(3)
    expect(end.locator(".luck li")).to_have_count(len(told["result"]["ranks"]))
    assert axe(page) == []
    no_scroll(page)


def test_a_whole_game_on_a_laptop(page_at, site):
    page = page_at("laptop")
    heard = frames(page)
    player = DicePlayer(page)
    sit_down(page, site, 2)
    told = player.play(lambda told: told["view"]["round"] == 3 and told["view"]["question"] == "Act")
    no_scroll(page)
    assert axe(page) == []
    shoot(page, "13-dice")
    told = player.play()
    the_end(page, told)
    assert any(option.startswith("reroll ") for option in player.done)
    assert any(option.startswith("ruby ") for option in player.done)
    assert player.seen, "no card was shown"
    nothing_secret_travelled([json.loads(body) for body in heard.received])


def nothing_secret_travelled(bodies: list[dict[str, Any]]) -> None:
    """Hidden is only what comes next: neither deck nor stack nor seed is told."""
    told = [body["view"] for body in bodies if body.get("view")]
    assert len(told) > 20
    for view in told:
        assert not {"deck", "tile_bag", "seed"} & set(view)


def test_a_whole_game_on_a_phone_in_ukrainian(page_at, site):
    page = page_at("phone", "uk", "dark")
    player = DicePlayer(page, "touch")
    sit_down(page, site, 2)
    told = player.play(lambda told: told["view"]["question"] == "Reroll")
    page.locator('[data-anchor="die:0"] .touch').tap()
    no_scroll(page)
    assert axe(page) == []
    shoot(page, "13-phone")
    page.locator('[data-anchor="die:0"] .touch').tap()
    told = player.play()
    the_end(page, told)


def test_the_board_fits_every_screen(page_at, site):
    person = Person(site.url, "Ada")
    table = new_table(person, 4)
    for sizes in BY_HAND.values():
        page = page_at(sizes[0], "pl")
        be(page, person)
        page.goto(f"/table/{table}")
        expect(page.locator(".ask")).to_be_visible()
        for size in sizes:
            width, height = SIZES[size]
            resize(page, width, height)
            no_scroll(page)
            for cell in page.locator(".board .hold").all():
                box = cell.bounding_box()
                assert box is not None
                assert min(box["width"], box["height"]) >= 40, (size, cell.get_attribute("data-anchor"), box)
                assert box["x"] >= 0 and box["x"] + box["width"] <= width and box["y"] + box["height"] <= height


def test_keys_lead_to_everything_on_the_board(page_at, site):
    page = page_at("laptop")
    player = DicePlayer(page)
    sit_down(page, site, 2)
    player.play(lambda told: told["view"]["question"] == "Reroll" or told["view"]["round"] > 4)
    page.keyboard.press("b")
    seen = set()
    walk = (("Up", 4), ("Left", 7), ("Down", 4), ("Right", 7), ("Up", 2), ("Left", 6))
    for key in (f"Arrow{way}" for way, far in walk for _ in range(far)):
        seen.add(page.evaluate("document.activeElement.closest('[data-anchor]')?.dataset.anchor"))
        page.keyboard.press(key)
    assert {"area:mosque", "area:red", "area:lira", "die:0", "die:4", "deck"} <= seen, seen
    assert {f"action:{sort}" for sort in ("same", "cards")} & seen


def test_dice_tumble_for_half_a_second_and_stop_at_a_key(page_at, site):
    page = page_at("laptop", still=False)
    player = DicePlayer(page)
    sit_down(page, site, 2)
    told = player.play(lambda told: told["view"]["question"] == "Reroll")
    page.get_by_role("button", name="Mark all", exact=True).click()
    page.evaluate(
        """() => {
          window.tumbled = []
          const plain = Element.prototype.animate
          Element.prototype.animate = function (...all) {
            if (this.dataset.face !== undefined) window.tumbled.push(all[1].duration)
            return plain.apply(this, all)
          }
        }"""
    )
    page.locator("[data-plan]").click()
    page.wait_for_function(f"() => window.told.version > {told['version']} && window.tumbled.length === 5")
    page.keyboard.press("Shift")
    assert all(duration <= 500 for duration in page.evaluate("window.tumbled"))
    assert (
        page.evaluate(
            """[...document.querySelectorAll('[data-face]')].flatMap((die) => die.getAnimations())
            .filter((one) => !(one instanceof CSSTransition)).length"""
        )
        == 0
    ), "still tumbling"


def test_the_dice_of_my_turn_wait_for_my_press(page_at, site):
    page = page_at("laptop", still=False)
    player = DicePlayer(page)
    sit_down(page, site, 2)
    player.play(lambda told: told["view"]["question"] == "Act")
    page.locator('[data-option="end"]:visible').click()
    roll = page.get_by_role("button", name="Roll the dice")
    expect(roll).to_be_visible(timeout=2 * PATIENCE)  # another player's turn is seen first
    assert page.evaluate("window.told.to_answer") == 0, "they have fallen already"
    expect(page.locator(".ask.mine")).to_have_count(0)
    roll.click()
    expect(page.locator(".ask.mine")).to_be_visible()
