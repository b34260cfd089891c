"""Five players to choose from, each with a face, a name and a sentence; and one of them plays."""

from playwright.sync_api import expect

from tests.web.conftest import axe
from tests.web.player import Player


def test_a_level_is_chosen_and_plays(page_at):
    page = page_at("phone", "uk", refusals=True)
    player = Player(page)
    page.goto("/new?game=istanbul")
    rival = page.get_by_label("Місце 2")
    expect(rival).to_have_value("trader")  # the one in the middle
    rival.select_option("apprentice")
    expect(page.get_by_text("Дивиться на все й половину прогавлює.")).to_be_visible()
    expect(page.locator("ol li").nth(1).locator("svg.portrait")).to_be_visible()
    page.get_by_label("Місце 3").select_option("open")
    assert axe(page) == []
    page.locator("button.primary[type=submit]").click()

    page.get_by_label("Бот…").select_option("peddler")  # before the game
    expect(page.get_by_text("Лейла, рознощиця")).to_be_visible()
    assert axe(page) == []
    page.locator("button.start").click()

    told = player.play(lambda told: told["round"] >= 2)
    assert told["round"] >= 2, "nobody played"
    expect(page.get_by_text("Емін").first).to_be_visible()


def test_who_plays_at_once_is_remembered(page_at):
    page = page_at("laptop", refusals=True)
    page.goto("/")
    levels = page.get_by_role("radio", name="Davud the grand vizier. Has weighed every road before you sit down.")
    levels.check(force=True)
    expect(page.get_by_text("Davud the grand vizier", exact=True)).to_be_visible()
    page.reload()
    expect(levels).to_be_checked()
    page.locator(".games label").last.click()  # the same level in Puerto Rico
    expect(page.get_by_text("Isabel the governor", exact=True)).to_be_visible()
    page.locator("button.go").click()
    expect(page.locator(".ask")).to_be_visible()
