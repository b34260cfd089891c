"""The same game with a thumb on a phone, and without any pointer at all."""

import re

from playwright.sync_api import expect

from tests.web.conftest import no_scroll, shoot
from tests.web.player import Player

GESTURE = re.compile(r"(sell|bid|recall|deliver) ")
ROUNDS = 7


def seen_enough(player):
    """Several rounds, with something among it that is more than a click."""

    def enough(told):
        return told["round"] >= ROUNDS and any(GESTURE.match(option) for option in player.done)

    return enough


def test_a_game_on_a_phone(page_at):
    page = page_at("phone")
    player = Player(page, "touch")
    page.goto("/")
    no_scroll(page)
    page.locator("button.go").tap()
    told = player.play(seen_enough(player))
    assert seen_enough(player)(told)
    no_scroll(page)
    small = page.evaluate(
        """() => [...document.querySelectorAll('.asks button, .foot button, .strip button')]
            .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
            .filter(([, box]) => box.width && (box.height < 44 || box.width < 36)).map(([text]) => text)"""
    )
    assert small == [], "too small for a thumb"
    for panel in page.locator(".foot .tabs button").all():
        panel.tap()
        expect(page.locator(".table > .sheet")).to_be_visible()
        no_scroll(page)
        page.locator(".sheet .grip button").tap()
    shoot(page, "05-phone")


def test_a_game_by_keys_alone(page_at):
    page = page_at("laptop")
    player = Player(page, "keys")
    page.goto("/")
    player.press(page.locator("button.go"))
    told = player.play(seen_enough(player))
    assert seen_enough(player)(told)

    page.keyboard.press("t")
    expect(page.locator(".board.text")).to_be_visible()
    shoot(page, "06-in-words")
    told = player.asked()
    option = next(option for option in told["view"]["options"])
    player.press(page.locator(f'[data-option="{option}"]').first)
    player.version = told["version"]
    player.asked()
    page.keyboard.press("t")
    expect(page.locator(".board.text")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    spoken = page.locator("[role=status].spoken")
    expect(spoken).to_contain_text("Your turn")
