"""A tournament of three people in the page: made, entered, played round by round, and looked at again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.people import Person
from tests.web.conftest import axe_by_day_and_night, no_scroll, shoot
from tests.web.scenes import be
from tests.web.test_people import play_out


def test_three_people_play_a_knock_out(page_at, site):
    ada, bob, cy = (Person(site.url, name) for name in ("Ada", "Bob", "Cy"))
    page = page_at("laptop")
    be(page, ada)
    page.goto("/")
    page.locator("header").get_by_role("link", name="Tournaments").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Tournaments")
    assert axe_by_day_and_night(page) == []
    page.get_by_role("link", name="Make a tournament").click()

    # Ada makes one: a knock-out of pairs, in the dice game.
    page.get_by_label("Its name").fill("Friday Cup")
    page.get_by_role("radio", name=re.compile("^Knock-out")).check(force=True)
    page.get_by_role("radio", name="Istanbul: The Dice Game").check(force=True)
    page.get_by_role("group", name="Players at a table").get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_role("group", name="Pause between rounds").get_by_role("radio", name="none").check(force=True)
    assert axe_by_day_and_night(page) == []
    page.get_by_role("button", name="Make a tournament").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Friday Cup")
    id = page.url.split("/tournaments/")[1]
    start = page.get_by_role("button", name="Begin")
    expect(start).to_be_disabled()
    page.get_by_role("button", name="Take part").click()

    # Bob finds it in the list, on a phone and in Ukrainian; Cy comes by himself. Ada sees them come.
    phone = page_at("phone", "uk")
    be(phone, bob)
    phone.goto("/tournaments")
    phone.get_by_role("link", name=re.compile("Friday Cup")).first.click()
    phone.get_by_role("button", name="Взяти участь").click()
    expect(phone.get_by_role("button", name="Вийти з турніру")).to_be_visible()
    no_scroll(phone)
    cy.post(f"/api/tournaments/{id}/enter")
    rows = page.locator("[aria-labelledby=standings] tbody tr")
    expect(rows).to_have_count(3)
    start.click()

    # One of them has a bye, the other two play; when they are done the final begins by itself.
    people = {one.me["name"]: one for one in (ada, bob, cy)}
    for number in (1, 2):
        expect(page.locator(".now .strong")).to_contain_text(f"Round {number} of 2", timeout=60_000)
        told = ada.get(f"/api/tournaments/{id}")
        assert told["round"] == number
        table = told["current"]["tables"][0]
        names = {one["number"]: one["name"] for one in told["standings"]}
        players = [people[names[chair["entrant"]]] for chair in table["chairs"]]
        if number == 1:
            expect(page.get_by_text("This round off: ")).to_be_visible()
            expect(page.locator("[aria-labelledby=rounds] ul > li")).to_have_count(1)
            assert axe_by_day_and_night(page) == []
        for one, where, words in ((ada, page, "To my table"), (bob, phone, "До мого столу")):
            mine = where.locator(".now").get_by_role("link", name=words)
            expect(mine).to_have_count(1 if one in players else 0)
        play_out(players, table["table"])
    expect(page.locator(".now")).to_contain_text("wins the tournament!", timeout=60_000)
    expect(phone.locator(".now")).to_contain_text("Турнір виграє", timeout=60_000)
    won = ada.get(f"/api/tournaments/{id}")["standings"][0]["name"]
    expect(rows.first).to_contain_text(won)

    # How places are found is told, with the number that was sealed; and all games can be seen again.
    page.get_by_text("How points and places are found").click()
    expect(page.locator("details code")).to_have_count(2)
    assert axe_by_day_and_night(page) == []
    shoot(page, "22-tournament")
    assert axe_by_day_and_night(phone) == []
    no_scroll(phone)
    page.get_by_role("group", name="Rounds").get_by_role("radio", name="1", exact=True).check(force=True)
    page.get_by_role("link", name="See it again: table 1").click()
    expect(page).to_have_url(re.compile("/replay/"))
    expect(page.locator("main")).to_be_visible()
