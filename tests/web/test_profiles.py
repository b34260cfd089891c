"""Being somebody: two people play a rated game, see what it changed, and look each other up; strangers see less."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.people import Person
from tests.web.conftest import axe_by_day_and_night, no_scroll, shoot
from tests.web.scenes import be
from tests.web.test_people import account, begun, play_out


def test_a_rated_game_makes_somebody_of_two_people(page_at, site):
    ada, bob = account(site, "Ada"), account(site, "Bob")
    table = begun([ada, bob], rated=True, public=False)
    play_out([ada, bob], table)

    # The end tells how ratings changed, and names lead on.
    page = page_at("laptop", refusals=True)
    be(page, ada)
    page.goto(f"/table/{table}")
    end = page.get_by_role("dialog")
    expect(end.locator(".rating")).to_have_count(2)
    expect(end.locator(".rating").first).to_contain_text(re.compile(r"Rating: 15\d\d \(\+\d+\) · provisional"))
    end.get_by_role("link", name=bob.me["name"]).click()

    # Bob's profile, as Ada sees it: results, a provisional rating, the two of them, and their game.
    expect(page).to_have_url(re.compile(f"/people/{bob.me['id']}"))
    expect(page.get_by_role("heading", level=1)).to_have_text(bob.me["name"])
    expect(page.locator(".rating .badge")).to_have_text("provisional")
    expect(page.locator("[aria-labelledby=results] tbody tr")).to_have_count(1)
    met = page.locator("[aria-labelledby=meetings] tbody tr")
    expect(met).to_contain_text("Istanbul: The Dice Game")
    history = page.locator("[aria-labelledby=history]")
    expect(history.locator("li")).to_have_count(1)
    history.get_by_label("Game").select_option("san-juan")
    expect(history.get_by_role("status")).to_have_text("No such games.")
    history.get_by_label("Game").select_option("istanbul-dice")
    history.get_by_label("Opponent").fill(ada.me["name"].upper())
    history.get_by_label("Opponent").press("Enter")
    expect(history.locator("li")).to_have_count(1)
    compare = page.get_by_label("Compare with")
    compare.fill("Nobody at all")
    compare.press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()
    assert axe_by_day_and_night(page) == []
    shoot(page, "17-profile")

    # A stranger on a phone sees the numbers, and no game at a private table.
    eve = Person(site.url, "Eve")
    phone = page_at("phone", "uk")
    be(phone, eve)
    phone.goto(f"/people/{ada.me['name']}")
    expect(phone.get_by_role("heading", level=1)).to_have_text(ada.me["name"])
    expect(phone.locator("[aria-labelledby=results] tbody tr")).to_have_count(1)
    expect(phone.locator("[aria-labelledby=history]").get_by_role("status")).to_be_visible()
    assert phone.evaluate("document.querySelector('main').scrollWidth <= innerWidth")
    assert axe_by_day_and_night(phone) == []
    no_scroll(phone)

    # Ada keeps hers private, by keys: a name is left for others, and all of it for herself.
    page.goto("/account")
    switch = page.get_by_role("switch", name="Keep my profile private")
    expect(switch).to_be_enabled()
    switch.focus()
    with page.expect_response("**/api/my/profile"):
        page.keyboard.press("Space")
    phone.reload()
    expect(phone.get_by_role("heading", level=1)).to_have_text(ada.me["name"])
    expect(phone.locator(".note")).to_be_visible()
    expect(phone.locator("[aria-labelledby=results]")).to_have_count(0)
    page.get_by_role("link", name="My profile").click()
    expect(page.locator("[aria-labelledby=results] tbody tr")).to_have_count(1)

    # Bots are somebody, too, and the best of each game are listed.
    page.goto("/bots/vizier")
    expect(page.get_by_role("heading", level=1)).to_have_text("Grand vizier")
    page.get_by_role("link", name="Leaders").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Leaders")
    page.get_by_role("link", name="San Juan").click()
    expect(page).to_have_url(re.compile("/leaders/san-juan"))
    assert axe_by_day_and_night(page) == []


def test_nobody_is_found_where_nobody_is(page_at):
    page = page_at("phone", refusals=True)
    page.goto("/people/nobody-at-all")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
