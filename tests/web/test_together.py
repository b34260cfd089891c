"""Being together: friends with one link, and strangers who want to play the same."""

import pytest
from playwright.sync_api import expect

from tests.server.people import Person
from tests.web.conftest import SIZES, axe_by_day_and_night, no_scroll, shoot
from tests.web.scenes import be, finish

GROUPS = {"en": "Groups", "uk": "Компанії", "ru": "Компании", "fr": "Groupes", "pl": "Grupy"}


def test_friends_with_one_link(page_at, site):
    """Ada founds a group, Bob joins as a guest from a telephone, they meet, play, and play the same again."""
    friend = Person(site.url, "Ada")
    ada, bob = page_at("laptop"), page_at("phone")
    be(ada, friend)
    ada.goto("/groups")
    ada.get_by_label("A new group").fill("Friday evening")
    ada.get_by_role("button", name="Found the group").click()
    expect(ada.get_by_role("heading", level=1)).to_have_text("Friday evening")
    group = ada.url.rsplit("/", 1)[1]
    link = ada.get_by_label("The link").input_value()
    assert "/g/" in link

    bob.goto(link)
    expect(bob.get_by_text("Ada is there already.")).to_be_visible()
    no_scroll(bob)
    assert axe_by_day_and_night(bob) == []
    bob.get_by_label("How do your friends call you?").fill("Bob")
    bob.get_by_role("button", name="Join the group").tap()
    expect(bob.get_by_role("heading", level=1)).to_have_text("Friday evening")
    expect(ada.get_by_role("status").first).to_have_text("Here now: Ada and Bob")  # without a reload

    # An evening, with who comes, for the calendar.
    ada.get_by_role("button", name="Set an evening").click()
    ada.get_by_label("Where, and what to bring").fill("At my place")
    ada.get_by_role("button", name="Set it").click()
    bob.get_by_role("radio", name="Maybe").check()
    expect(ada.locator("dl")).to_contain_text("Perhaps")
    with ada.expect_download() as saved:
        ada.get_by_role("link", name="For my calendar").click()
    assert saved.value.suggested_filename == "meydan.ics"

    # A table for the group: Bob sees it appear, sits down, and they play.
    ada.get_by_role("link", name="A table for the group").click()
    ada.get_by_role("radio", name="Istanbul: The Dice Game").check()
    expect(ada.get_by_label("For a group")).to_have_value(group)
    ada.get_by_role("button", name="One fewer seat").click()
    ada.get_by_role("button", name="Open the table").click()
    expect(ada.get_by_role("button", name="Start")).to_be_visible()
    bob.locator(".card", has_text="Join").get_by_role("link", name="Dice Game").tap()
    bob.get_by_role("button", name="Sit down here").tap()
    ada.get_by_role("button", name="Start").click()
    expect(ada.locator(".ask")).to_be_visible()
    table = ada.url.rsplit("/", 1)[1].partition("?")[0]
    other = Person(site.url, "Hand of Bob")
    other.web.cookies.clear()
    for cookie in bob.context.cookies():
        other.web.cookies.set(cookie["name"], cookie["value"])
    finish([friend, other], table)

    # The score, a tournament of the group, and the same table again for both.
    friend.post("/api/tournaments", title="Winter cup", game="istanbul-dice", kind="knockout", seats=2, group=group)
    ada.goto(f"/group/{group}")
    expect(ada.get_by_role("link", name="Winter cup")).to_be_visible()
    expect(ada.locator("table").first).to_contain_text("Bob")
    expect(ada.locator("caption")).to_have_text("1 game")
    expect(ada.get_by_role("heading", name="Head to head")).to_be_visible()
    shoot(ada, "20-group")
    bob.goto(f"/group/{group}")
    ada.get_by_role("button", name="Same table again").click()
    expect(ada.get_by_role("heading", level=1)).to_contain_text("Dice Game")
    bob.locator(".card", has_text="invites you").get_by_role("link", name="Dice Game").tap()
    bob.get_by_role("button", name="Sit down here").tap()
    expect(ada.get_by_role("button", name="Start")).to_be_enabled()

    # Nobody is shut out of it, on any screen; and who is removed is out.
    ada.goto(f"/group/{group}")
    ada.get_by_role("button", name="Manage").click()
    assert axe_by_day_and_night(ada) == []
    for width, height in SIZES.values():
        ada.set_viewport_size({"width": width, "height": height})
        no_scroll(ada)
    bob.goto(f"/group/{group}")
    expect(bob.get_by_role("heading", level=1)).to_have_text("Friday evening")
    ada.get_by_role("button", name="Remove", exact=True).click()
    ada.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(bob.get_by_role("heading", level=1)).to_have_text("This group is not here")


def test_strangers_who_want_the_same(page_at, site):
    """Ada looks for people; Bob, elsewhere, wants the same; and Cem, whom nobody joins, plays with bots."""
    ada, bob, cem = page_at("laptop"), page_at("phone", "pl"), page_at("tablet")
    asked = []
    ada.on("request", lambda request: asked.append(request.url))
    ada.goto("/")
    expect(ada.get_by_role("link", name="Find players")).to_be_visible()
    ada.wait_for_load_state("networkidle")  # the lobby is told, not asked for again and again
    assert sum(url.endswith("/api/tables") for url in asked) <= 2, asked
    ada.get_by_role("link", name="Find players").click()
    wanted(ada, "San Juan")
    assert axe_by_day_and_night(ada) == []
    no_scroll(ada)
    shoot(ada, "21-finding")
    ada.get_by_role("button", name="Look for players").click()
    expect(ada.get_by_text("Looking for players…")).to_be_visible()
    ada.get_by_role("button", name="Stop looking").click()
    ada.get_by_role("button", name="Look for players").click()
    expect(ada.get_by_text("Looking for players…")).to_be_visible()

    # A table that somebody opens meanwhile is there without a reload, with who waits and how fast.
    host = Person(site.url, "Dilek")
    table = host.post("/api/tables", game="istanbul", seats=3, chairs=[{"kind": "me"}], public=True, base=3600)
    there = ada.locator(".card", has=ada.locator(f'a[href="/table/{table["id"]}"]'))
    expect(there).to_contain_text("Dilek")
    expect(there).to_contain_text("1 h")
    host.delete(f"/api/tables/{table['id']}")
    expect(there).to_have_count(0)

    bob.goto("/find")
    wanted(bob, "San Juan")
    no_scroll(bob)
    bob.get_by_role("button", name="Szukaj graczy").tap()
    for page in (ada, bob):
        expect(page.locator(".ask")).to_be_visible()
    assert ada.url.rsplit("/", 1)[1].partition("?")[0] == bob.url.rsplit("/", 1)[1].partition("?")[0]

    cem.clock.install()
    cem.goto("/find")
    wanted(cem, "San Juan")
    cem.get_by_role("radio", name="3 days per move").check()
    cem.get_by_role("button", name="Look for players").tap()
    expect(cem.get_by_text("Looking for players…")).to_be_visible()
    cem.clock.fast_forward(25_000)
    assert axe_by_day_and_night(cem) == []
    cem.get_by_role("button", name="Play with bots").tap()
    expect(cem.locator(".ask")).to_be_visible()


def wanted(page, game):
    """A game for exactly two."""
    page.get_by_role("radio", name=game, exact=True).check()
    for name in ("least", "most"):
        page.locator(f'input[name="{name}"]').first.check()


@pytest.mark.parametrize("language", GROUPS)
def test_groups_in_five_languages(page_at, language):
    page = page_at("phone", language)
    page.goto("/groups")
    expect(page.get_by_role("heading", level=1)).to_have_text(GROUPS[language])
    no_scroll(page)
