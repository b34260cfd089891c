"""People with each other: playing once more, showing a game, taking a turn back, clocks, invitations, coming in."""

from __future__ import annotations

import json
import re
import uuid
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.people import Person
from tests.web.conftest import axe, frames, no_scroll
from tests.web.player import Player
from tests.web.scenes import be, new_table
from tests.web.searching import check_no_secret
from tests.web.seeing import advice

PASSWORD = "three merchants at dawn"
AHEAD = "const real = Date.now; Date.now = () => real() + 120000"  # a machine whose clock is two minutes fast
WAITING = re.compile("waiting room")


def account(site: Any, name: str) -> Person:
    """Somebody with a password, whose name nobody else has."""
    person = Person(site.url, name)
    person.me = person.post("/api/account", name=f"{name} {uuid.uuid4().hex[:6]}", password=PASSWORD)
    return person


def begun(people: list[Person], game: str = "istanbul-dice", **more: Any) -> str:
    """A table of these people, on the seats in their order; the first is its host."""
    chairs = [{"kind": "me"}] + [{"kind": "open"}] * (len(people) - 1)
    table = people[0].post("/api/tables", game=game, seats=len(people), chairs=chairs, **more)
    for seat, person in enumerate(people[1:], 1):
        person.post(f"/api/tables/{table['id']}/sit", seat=seat, link=table["link"])
    people[0].post(f"/api/tables/{table['id']}/start")
    return str(table["id"])


def play_out(people: list[Person], table: str) -> None:
    """Play to the end as the greedy bot would, whoever sits where."""
    seats = {seat: person for person in people for seat in person.get(f"/api/tables/{table}")["mine"]}
    told = people[0].get(f"/api/tables/{table}")
    while not told["over"]:
        seat = told["to_answer"]
        seen = seats[seat].get(f"/api/tables/{table}/view", seat=seat)
        seats[seat].choose(table, seat, seen["version"], [advice(seen["view"])])
        told = people[0].get(f"/api/tables/{table}")


def table_of(page: Page) -> str:
    found = re.search(r"/table/([\w-]+)", page.url)
    assert found, page.url
    return found[1]


# -- once more ----------------------------------------------------------------------------------------------


def test_two_people_play_again_twice_whoever_presses_first(page_at, site):
    people = [Person(site.url, "Ada"), Person(site.url, "Bob")]
    pages = [page_at("laptop"), page_at("phone")]
    table = begun(people)
    play_out(people, table)
    for page, person in zip(pages, people):
        be(page, person)
        page.goto(f"/table/{table}")
    for first, second in ((0, 1), (1, 0)):
        one, other = pages[first], pages[second]
        one.get_by_role("button", name="Play again").click()
        expect(one.get_by_role("heading", name=WAITING)).to_be_visible()
        expect(other.locator(".again")).to_have_text(f"{people[first].me['name']} wants to play again.")
        assert axe(other) == []
        other.get_by_role("button", name="Join them").click()
        expect(other.get_by_role("heading", name=WAITING)).to_be_visible()
        assert table_of(one) == table_of(other) != table
        expect(other.get_by_text("Everybody is seated. The host will start the game.")).to_be_visible()
        one.get_by_role("button", name="Start the game").click()
        for page in pages:
            expect(page.locator(".ask")).to_be_visible()
        table = table_of(one)
        for page in pages:
            page.goto("/")  # so many choices at once would keep a page busy for long
        play_out(people, table)
        for page in pages:
            page.goto(f"/table/{table}")
            expect(page.get_by_role("button", name="Play again")).to_be_visible()
    opened = [one for one in people[0].get("/api/my/tables") if one["status"] == "open"]
    assert opened == [], "nobody waits at a third table"


def test_three_people_are_told_of_a_rematch_and_find_it_when_it_has_begun(page_at, site):
    people = [Person(site.url, name) for name in ("Ada", "Bob", "Cyd")]
    table = begun(people)
    play_out(people, table)
    ada, bob, cyd = pages = [page_at("laptop"), page_at("laptop"), page_at("tablet")]
    for page, person in zip(pages, people):
        be(page, person)
        page.goto(f"/table/{table}")
        expect(page.get_by_role("button", name="Play again")).to_be_visible()
    bob.get_by_role("button", name="Play again").click()
    ada.get_by_role("button", name="Join them").click()
    expect(cyd.locator(".again")).to_contain_text("want to play again.")
    for name in ("Ada", "Bob"):
        expect(cyd.locator(".again")).to_contain_text(name)
    expect(bob.locator("ol")).to_contain_text("Cyd")
    expect(bob.locator("ol")).to_contain_text("Invited, not here yet")
    cyd.get_by_role("button", name="Join them").click()
    expect(cyd.get_by_role("heading", name=WAITING)).to_be_visible()
    assert table_of(ada) == table_of(bob) == table_of(cyd)
    again = table_of(cyd)
    cyd.goto(f"/table/{table}")  # back to look at the end
    expect(cyd.locator(".again")).to_contain_text("want to play again.")
    bob.get_by_role("button", name="Start the game").click()
    expect(cyd.locator(".again")).to_have_text("The next game has begun, and you are in it.")
    cyd.get_by_role("button", name="Go there").click()
    expect(cyd.locator(".ask")).to_be_visible()
    expect(cyd).to_have_url(re.compile(again))


# -- showing a game -----------------------------------------------------------------------------------------


def test_a_private_game_is_shown_by_links_that_only_look(page_at, site):
    ada, bob = Person(site.url, "Ada"), Person(site.url, "Bob")
    table = begun([ada, bob], "istanbul")
    page, phone = page_at("laptop"), page_at("phone")
    be(page, ada)
    be(phone, bob)
    page.goto(f"/table/{table}")
    expect(page.locator(".ask.mine")).to_be_visible()
    page.get_by_role("button", name="Let others watch").click()
    links = {page.get_by_role("dialog").get_by_role("textbox").input_value()}
    assert axe(page) == []
    page.keyboard.press("Escape")
    ada.post(f"/api/tables/{table}/chat", text="between us")
    expect(page).to_have_url(re.compile("link="))
    links.add(page.url)  # what people copy
    phone.goto(f"/table/{table}")
    phone.get_by_role("button", name="Menu").tap()
    phone.get_by_role("button", name="Let others watch").tap()
    links.add(phone.get_by_role("dialog").get_by_role("textbox").input_value())
    no_scroll(phone)
    assert len(links) == 1, "one key for all of them"
    (link,) = links
    assert ada.get(f"/api/tables/{table}")["link"] not in link
    stranger = page_at("laptop")
    heard = frames(stranger)
    stranger.goto(link)
    expect(stranger.locator(".ask .whose")).to_have_text("You are watching")
    expect(stranger.locator(".mine")).to_have_count(0)
    expect(stranger.locator("[data-chat]")).to_have_count(0)
    seen = ada.get(f"/api/tables/{table}/view", seat=0)
    ada.choose(table, 0, seen["version"], [seen["view"]["options"][0]])
    expect(stranger.locator(".log .line").last).to_be_visible()
    assert "between us" not in heard.heard
    check_no_secret([json.loads(body) for body in heard.received], -1)


def test_a_link_to_a_moment_opens_for_everybody(page_at, site):
    ada = Person(site.url, "Ada")
    page = page_at("laptop")
    be(page, ada)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    own = ada.post("/api/tables", game="istanbul-dice", seats=2, chairs=[{"kind": "me"}] * 2)["id"]
    ada.post(f"/api/tables/{own}/start")
    play_out([ada], own)
    page.goto(f"/table/{own}")
    page.get_by_role("button", name="Copy a link to this game").click()
    expect(page.locator(".toast")).to_contain_text("It opens for everybody, also if the table was private.")
    whole = page.evaluate("navigator.clipboard.readText()")
    with page.expect_download() as started:
        page.get_by_role("link", name="Download the game record").click()
    assert re.fullmatch(r"istanbul-dice-\d{4}-\d\d-\d\d-Ada-Ada\.json", started.value.suggested_filename)
    page.get_by_role("link", name="Watch it again").click()
    page.get_by_role("button", name="One step forward").click()
    page.get_by_role("button", name="Copy a link to this moment").click()
    expect(page.locator(".toast").last).to_contain_text("this moment copied")
    moment = page.evaluate("navigator.clipboard.readText()")
    assert "position=1" in moment
    expect(page).to_have_url(moment)
    stranger = page_at("phone")
    for link in (whole, moment):
        stranger.goto(link)
        expect(stranger.locator(".reels")).to_be_visible()


# -- taking a turn back -------------------------------------------------------------------------------------


def hand_over(people: list[Person], **more: Any) -> str:
    """A game in which the first has just ended a turn that could be taken back: nothing was rolled or drawn."""
    for _ in range(20):
        table = begun(people, "istanbul", speed="live", base=300, increment=10, **more)
        while (seen := people[0].get(f"/api/tables/{table}/view", seat=0))["to_answer"] == 0:
            last = [one for one in seen["view"]["options"] if one != "move 9"][-1]
            people[0].choose(table, 0, seen["version"], [last])
        if seen["undo"] or seen["undo_reason"]["code"] != "nothing-to-undo":
            return table
    raise AssertionError("every turn ended with a roll or a card")


def test_who_takes_a_turn_back_knows_what_it_costs_and_the_others_know_of_it(page_at, site):
    people = [Person(site.url, "Ada"), Person(site.url, "Bob")]
    table = hand_over(people)
    ada, bob = page_at("laptop"), page_at("laptop")
    for page, person in ((ada, people[0]), (bob, people[1])):
        be(page, person)
        page.goto(f"/table/{table}")
    expect(bob.locator(".ask.mine")).to_be_visible()
    version = people[0].get(f"/api/tables/{table}/view", seat=0)["version"]
    ada.locator(".undo").click()
    sure = ada.get_by_role("dialog")
    expect(sure).to_contain_text("Bob is already choosing")
    expect(sure).to_contain_text(re.compile(r"you will have [0-4]:\d\d left"))
    assert axe(ada) == []
    sure.get_by_role("button", name="Leave it").click()
    expect(sure).to_be_hidden()
    assert people[0].get(f"/api/tables/{table}/view", seat=0)["version"] == version, "nothing was done"
    ada.keyboard.press("u")
    sure.get_by_role("button", name="Take it back").click()
    expect(ada.locator(".ask.mine")).to_be_visible()
    expect(bob.locator(".toast")).to_contain_text("Ada takes the turn back")
    expect(bob.locator(".log .recall")).to_have_text("Ada takes the turn back")
    bob.reload()
    expect(bob.locator(".log .recall")).to_have_text("Ada takes the turn back")


def test_a_turn_of_a_rated_game_cannot_be_taken_back(page_at, site):
    people = [account(site, "Ada"), account(site, "Bob")]
    table = hand_over(people, rated=True)
    page = page_at("laptop")
    be(page, people[0])
    page.goto(f"/table/{table}")
    undo = page.locator(".undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(page.locator(".toast")).to_contain_text("In a rated game a turn cannot be taken back")
    version = people[0].get(f"/api/tables/{table}/view", seat=0)["version"]
    refused = people[0].refused("POST", f"/api/tables/{table}/undo", seat=0, version=version)
    assert (refused["code"], refused["reason"]) == ("cannot-undo", "handed-over")


# -- clocks -------------------------------------------------------------------------------------------------

SHOWN = """(all) => all.filter((one) => one.checkVisibility()).map((one) => {
  const box = one.getBoundingClientRect()
  const [minutes, seconds] = one.textContent.trim().split(':').map(Number)
  const size = parseFloat(getComputedStyle(one).fontSize)
  const inside = box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
  return { left: minutes * 60 + seconds, size, inside }
})"""


def test_clocks_agree_whatever_machines_say_and_are_in_view(page_at, site):
    people = [Person(site.url, "Ada"), Person(site.url, "Bob"), Person(site.url, "Cyd")]
    table = begun(people, "istanbul", public=True, speed="live", base=300, increment=10)
    right, fast, phone = page_at("laptop"), page_at("laptop"), page_at("phone")
    fast.add_init_script(AHEAD)
    be(phone, people[0])
    for page in (right, fast, phone):
        page.goto(f"/table/{table}")
        expect(page.locator("[role=timer]").first).to_be_visible()
    clocks = [page.locator("[role=timer]").evaluate_all(SHOWN) for page in (right, fast, phone)]
    assert [len(found) for found in clocks] == [3, 3, 3]
    assert all(abs(clock["left"] - 300) < 60 for found in clocks for clock in found), clocks
    assert abs(clocks[0][0]["left"] - clocks[1][0]["left"]) < 30, "two minutes are not lost"
    assert all(clock["inside"] and clock["size"] >= 15 for found in clocks for clock in found), clocks


def test_a_clock_under_a_minute_is_large(page_at, site):
    people = [Person(site.url, name) for name in ("Ada", "Bob", "Cyd", "Dan", "Eve")]
    table = begun(people, "istanbul", speed="live", base=55)
    page = page_at("phone")
    be(page, people[0])
    for width, height in ((360, 640), (844, 390), (820, 1180), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"/table/{table}")
        expect(page.locator("[role=timer]").first).to_be_visible()
        first = page.locator("[role=timer]").evaluate_all(SHOWN)[0]
        assert first["inside"] and first["size"] >= 20, (width, first)
        no_scroll(page)


# -- invitations --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_an_invitation_says_who_invites_and_counts(page_at, site, size):
    ada, bob = account(site, "Ada"), account(site, "Bob")
    chairs = [{"kind": "me"}, {"kind": "invited", "account": bob.me["id"]}]
    table = ada.post("/api/tables", game="istanbul", seats=2, chairs=chairs)["id"]
    host, guest = page_at(size), page_at(size)
    be(host, ada)
    be(guest, bob)
    host.goto(f"/table/{table}")
    expect(host.locator("ol")).to_contain_text(bob.me["name"])
    guest.goto("/")
    card = guest.locator(".tables li", has_text=f"{ada.me['name']} invites you")
    expect(card).to_contain_text("Sit down")
    if size == "phone":
        expect(guest.locator(".tabs .count")).to_have_text("1")
    card.click()
    expect(guest.locator("ol")).to_contain_text(f"{ada.me['name']} invites you")
    guest.get_by_role("button", name="Sit down here").click()
    expect(host.get_by_role("button", name="Start the game")).to_be_enabled()


# -- coming in ----------------------------------------------------------------------------------------------


def test_a_newcomer_makes_an_account_and_goes_on_where_they_were(page_at, site):
    ada = account(site, "Ada")
    table = ada.post("/api/tables", game="istanbul", seats=2, rated=True, chairs=[{"kind": "me"}])
    page = page_at("laptop", refusals=True)
    page.goto(f"/t/{table['link']}")
    expect(page.get_by_text("For someone with an account")).to_be_visible()
    expect(page.get_by_text("They do not need an account")).to_have_count(0)
    expect(page.get_by_role("button", name="Sit down here")).to_have_count(0)
    page.get_by_role("link", name="Create an account or sign in").click()
    page.locator("#sign-name").fill(ada.me["name"])
    page.locator("#sign-password").fill("not this one at all")
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.locator("#sign-password")).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#sign-password-wrong")).to_have_text("The name or the password is wrong. Try again.")
    assert axe(page) == []
    page.locator("#new-name").fill(ada.me["name"])
    page.locator("#new-password").fill(PASSWORD)
    page.get_by_role("button", name="Create an account", exact=True).click()
    expect(page.locator("#make-name-wrong")).to_have_text("This name is taken. Choose another one.")
    page.locator("#new-name").fill(f"New {uuid.uuid4().hex[:6]}")
    page.locator("#new-password").fill(PASSWORD)
    page.get_by_role("button", name="Create an account", exact=True).click()
    page.locator("dialog[open] .primary").click()  # the code with which one comes in again
    page.get_by_role("button", name="Sit down here").click()
    expect(page.get_by_text("That’s you")).to_be_visible()


def test_why_a_table_cannot_be_opened_yet(page_at):
    page = page_at("laptop")
    page.goto("/new?game=istanbul")
    page.get_by_label("Seat 2").select_option("invited")
    expect(page.locator("#new-why")).to_contain_text("First find the person you want to invite")
    expect(page.get_by_role("button", name="Open the table")).to_be_disabled()
    page.get_by_label("Game clock").check()
    expect(page.get_by_text("the clock never shows more than at the start")).to_be_visible()


# -- talking, watching, reading -----------------------------------------------------------------------------


def test_ones_own_words_are_not_news_and_a_guest_is_called_so_in_every_language(page_at, site):
    ada, bob = Person(site.url, "Ada"), Person(site.url, "Guest 425")
    table = begun([ada, bob], "istanbul")
    page, phone = page_at("laptop"), page_at("phone", "uk")
    be(page, ada)
    be(phone, bob)
    for one in (page, phone):
        one.goto(f"/table/{table}")
        expect(one.locator(".ask")).to_be_visible()
    expect(page.locator(".players").first).to_contain_text("Guest 425")
    ada.post(f"/api/tables/{table}/chat", text="Hello!")
    unread = phone.locator(".foot .unread")
    expect(unread).to_have_text("1")
    badge, tab = unread.bounding_box(), unread.locator("xpath=..").bounding_box()
    assert badge and tab and badge["y"] + badge["height"] <= tab["y"] + tab["height"] + 1
    assert badge["x"] + badge["width"] <= 360
    expect(page.locator(".unread")).to_have_count(0)
    watching = page_at("laptop", "uk")
    watching.goto(f"/table/{table}?link={ada.get(f'/api/tables/{table}')['link']}")
    expect(watching.locator(".players").first).to_contain_text("Гість 425")
    expect(watching.locator(".ask .whose")).to_have_text("Ви глядач")
    watching.get_by_role("button", name="Чат").click()  # beside the log only where there is room
    expect(watching.get_by_text("Писати тут можуть лише гравці")).to_be_visible()


def test_my_games_come_first_on_a_phone_and_say_when_and_how_far(page_at, site):
    ada = Person(site.url, "Ada")
    new_table(ada, 2)
    page = page_at("phone", "en-GB")
    be(page, ada)
    Player(page)
    page.goto("/")
    card = page.locator(".tables li").first
    expect(card).to_contain_text(re.compile(r"\b\d{1,2} [A-Z][a-z]{2,4}, round 1"))
    expect(card.locator(".seat b")).to_have_text(["0", "0"])
    games, play = page.locator(".tables").bounding_box(), page.locator("button.go").bounding_box()
    assert games and play and games["y"] < play["y"]
    expect(page.locator("button.go")).to_be_in_viewport(ratio=1)
    expect(card).to_be_in_viewport(ratio=1)
    no_scroll(page)
