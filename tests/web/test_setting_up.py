"""Setting up a real box with the phone in the middle of the table."""

import re

from playwright.sync_api import expect

from meydan import GAMES
from meydan.companion.setting import setting_by_code
from tests.web.conftest import axe_by_day_and_night, shoot

WIDE = "document.scrollingElement.scrollWidth"


def test_a_grand_bazaar_for_five_is_set_up_in_ukrainian(page_at):
    page = page_at("phone", "uk", refusals=True)  # nobody has come in, and codes are mistyped
    page.goto("/setup/istanbul?seats=5")
    expect(page.locator(".setting li")).to_have_count(10)
    for box in ("Мока та Бакшиш", "Листи та Печатки"):
        page.get_by_role("switch", name=box, exact=True).press("Space")
    expect(page.locator(".setting li")).to_have_count(12)
    expect(page.locator("td")).to_have_count(25)

    # What is told is what the code holds.
    code = page.locator("output").inner_text()
    made = setting_by_code(GAMES["istanbul"], 5, code)
    assert [int(one) for one in page.locator("td b").all_inner_texts()] == [
        cell.number for row in made.steps[0].rows for cell in row
    ]
    money = page.locator("li", has_text="Гроші й перші карти").locator("dl > div")
    assert [re.findall(r"\d+ лір\w*", one)[0] for one in money.all_inner_texts()] == [
        "2 ліри", "3 ліри", "4 ліри", "5 лір", "6 лір",
    ]  # fmt: skip
    assert page.evaluate(WIDE) <= page.viewport_size["width"]
    assert axe_by_day_and_night(page) == []

    page.locator("table").first.scroll_into_view_if_needed()
    shoot(page, "25-setup")

    # Ticks are remembered with the set-up they belong to.
    page.get_by_role("checkbox").first.press("Space")
    expect(page.get_by_role("status").filter(has_text="Зроблено 1 з")).to_be_visible()
    page.reload()
    expect(page.get_by_role("checkbox").first).to_be_checked()
    expect(page.locator("output")).to_have_text(code)

    # A code that was mistyped is told so in words, and a right one lays the same.
    field = page.get_by_label("Код від друзів")
    field.fill(code[:-1] + "O")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("немає знака O")
    field.fill("P3E4-3CRA")
    field.press("Enter")
    expect(page.locator("output")).to_have_text("P3E4-3CRA")
    expect(page.locator("td")).to_have_count(20)
    expect(page.get_by_role("checkbox").first).not_to_be_checked()
    field.fill(code.lower())
    field.press("Enter")
    expect(page.locator("td")).to_have_count(25)
    assert [int(one) for one in page.locator("td b").all_inner_texts()] == [
        cell.number for row in made.steps[0].rows for cell in row
    ]


def test_the_other_games_are_set_up_too(page_at):
    page = page_at("laptop", "en", refusals=True)
    page.goto("/")
    page.get_by_role("link", name="Set up the real box").click()
    expect(page.locator(".setting li").first).to_be_visible()
    page.goto("/setup/istanbul-dice?seats=2")
    expect(page.locator("td")).to_have_count(6)
    page.goto("/setup/san-juan?seats=4")
    page.get_by_role("switch", name="The New Buildings").click()
    expect(page.locator("li", has_text="The middle of the table")).to_contain_text("Cathedral")
    assert page.evaluate(WIDE) <= page.viewport_size["width"]
