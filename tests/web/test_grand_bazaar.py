"""The Grand Bazaar: both expansions, 25 places, set up and played on a large screen."""

from playwright.sync_api import expect

from tests.web.conftest import no_scroll, shoot
from tests.web.player import Player

ROUNDS = 15


def test_fifteen_rounds_among_twenty_five_places(page_at):
    page = page_at("desktop")
    player = Player(page)
    page.goto("/new")
    boxes = page.locator(".boxes label")
    expect(boxes).to_have_count(2)
    for box in boxes.all():
        box.click()
    expect(page.locator(".grand")).to_be_visible()
    page.get_by_role("button", name="One fewer seat").click(click_count=3)
    expect(page.locator("ol select")).to_have_count(2)
    for chair in page.locator("ol select").all()[1:]:
        chair.select_option("peddler")
    shoot(page, "03-set-up")
    page.locator("button.primary[type=submit]").click()

    told = player.play(lambda told: told["round"] >= ROUNDS)
    assert told["over"] or told["round"] >= ROUNDS
    expect(page.locator(".place")).to_have_count(25)
    no_scroll(page)
    shoot(page, "03-grand-bazaar")
    places = {option for option in player.done if option.startswith("move ")}
    assert len(places) > 3, "he never left his corner"
