"""What happens is seen to happen, for whoever wants that: things travel, dice roll, and a key skips it all."""

from playwright.sync_api import expect

from tests.server.people import Person
from tests.web.player import Player
from tests.web.scenes import be, new_table

# The Tea House (9) and the Fabric Warehouse (2) beside the Fountain (7), where everybody begins.
GRID = [1, 9, 3, 4, 2, 7, 5, 6, 8, 10, 11, 12, 13, 14, 15, 16]
COUNT = """() => new MutationObserver((all) => {
  for (const { addedNodes } of all) for (const node of addedNodes)
    if (node.matches?.('.flight')) window.flown = (window.flown ?? 0) + 1
}).observe(document.body, { childList: true, subtree: true })"""

MOVING = """document.getAnimations().filter((one) => one.playState === 'running')
  .map((one) => `${one.animationName} of ${one.effect.target.className}${one.effect.pseudoElement ?? ''}`)"""


def test_things_travel_and_dice_roll(page_at, site):
    ada = Person(site.url, "Ada")
    page = page_at("laptop", still=False)
    be(page, ada)
    player = Player(page)
    page.goto(f"/table/{new_table(ada, 2, {'layout': GRID})}")
    told = player.asked()
    page.evaluate(COUNT)
    player.answer(told, "move 9")
    player.answer(player.asked(), "bid 3")
    expect(page.locator(".dice .die")).to_have_count(2)
    page.keyboard.press("s")
    expect(page.locator(".dice")).to_have_count(0)
    player.asked()
    assert page.evaluate("window.flown") > 0


def test_nothing_moves_for_who_does_not_want_it(page_at, site):
    ada = Person(site.url, "Ada")
    page = page_at("laptop", still=True)
    be(page, ada)
    player = Player(page)
    page.goto(f"/table/{new_table(ada, 2, {'layout': GRID})}")
    expect(page.locator("html")).to_have_attribute("data-motion", "instant")
    told = player.asked()
    page.evaluate(COUNT)
    for option in ("move 2", "fill"):
        player.answer(told, option)
        told = player.asked()
    assert page.evaluate("window.flown ?? 0") == 0
    assert page.evaluate(MOVING) == [], "not even what breathes"
