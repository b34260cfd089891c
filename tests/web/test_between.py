"""Between people: who is here before a game, names that lead to them, the way back to a group, reports, own luck."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import create_engine, select

from meydan.server.database import sqlite_url
from meydan.server.schema import reports
from tests.server.people import Person
from tests.web.conftest import SIZES, axe_by_day_and_night, no_scroll
from tests.web.scenes import be, finish

REPORT = {"en": "Report", "uk": "Поскаржитися", "fr": "Signaler"}
WHOLE = {"en": "The whole table", "uk": "На весь стіл", "fr": "De la table entière"}


def open_table(host: Person, *others: Person, **more: Any) -> dict[str, Any]:
    """A table of several people that waits for its start."""
    wish = {"game": "istanbul-dice", "seats": 1 + len(others), "chairs": [{"kind": "me"}], **more}
    info: dict[str, Any] = host.post("/api/tables", **wish)
    for seat, other in enumerate(others, 1):
        other.post(f"/api/tables/{info['id']}/sit", seat=seat, link=info["link"])
    return info


def reports_of(site: Any) -> list[Any]:
    """What was reported to the host of the service."""
    engine = create_engine(sqlite_url(site.data))
    with engine.connect() as connection:
        return list(connection.execute(select(reports).order_by(reports.c.at)))


def test_who_is_in_the_waiting_room_and_where_names_lead(page_at: Callable[..., Page], site: Any):
    ada, bob = Person(site.url, "Ada"), Person(site.url, "Bob")
    info = open_table(ada, bob)
    page, phone = page_at("laptop"), page_at("phone")
    be(page, ada)
    be(phone, bob)
    page.goto(f"/table/{info['id']}")
    seat = page.locator("li", has_text="Bob")
    expect(seat.get_by_role("img", name="here")).to_have_count(0)
    phone.goto(f"/table/{info['id']}")
    expect(seat.get_by_role("img", name="here")).to_be_visible()
    expect(phone.locator("li", has_text="Ada").get_by_role("img", name="here")).to_be_visible()
    no_scroll(phone)
    assert axe_by_day_and_night(phone) == []

    bob.post(f"/api/tables/{info['id']}/chat", text="Merhaba")
    line = page.get_by_role("log").get_by_role("link", name="Bob")
    expect(line).to_have_attribute("href", f"/people/{bob.me['id']}")
    phone.goto("/")
    expect(seat.get_by_role("img", name="away since")).to_be_visible()
    # In one's own games, names lead to people, and all else to the table.
    mine = phone.locator(".card", has=phone.locator(f'a[href="/table/{info["id"]}"]'))
    mine.get_by_role("link", name="Ada").tap()
    expect(phone).to_have_url(re.compile(f"/people/{ada.me['id']}$"))

    ada.post(f"/api/tables/{info['id']}/start")
    phone.goto(f"/table/{info['id']}")
    phone.locator("button.slim", has_text="Ada").tap()
    expect(phone.locator("section.seat").get_by_role("link", name="Ada")).to_be_visible()
    page.keyboard.press("c")
    expect(page.get_by_role("log").get_by_role("link", name="Bob")).to_have_attribute("target", "_blank")


@pytest.mark.parametrize("language", REPORT)
def test_a_profile_and_a_table_are_reported_by_keyboard(page_at: Callable[..., Page], site: Any, language: str):
    ada, bob = Person(site.url, "Ada"), Person(site.url, "Bob")
    info = open_table(ada, bob)
    ada.post(f"/api/tables/{info['id']}/start")
    page = page_at("laptop", language)
    be(page, ada)
    page.goto(f"/people/{bob.me['id']}")
    told = page.get_by_role("button", name=re.compile(f"^{REPORT[language]}.*Bob$"))
    told.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("select")).to_have_count(1)  # why; there is nobody else it could be about
    assert axe_by_day_and_night(page) == []
    dialog.locator("textarea").fill("ruined the evening")
    dialog.get_by_role("button", name=REPORT[language], exact=True).press("Enter")
    expect(dialog).to_have_count(0)
    [one] = [row for row in reports_of(site) if row.reporter == ada.me["id"]]
    assert (one.account, one.table_id, one.words) == (bob.me["id"], None, "ruined the evening")

    page.goto(f"/table/{info['id']}")
    page.get_by_role("navigation").get_by_role("button", name=REPORT[language], exact=True).press("Enter")
    dialog.locator("select").first.select_option(WHOLE[language])
    dialog.get_by_role("button", name=REPORT[language], exact=True).press("Enter")
    expect(dialog).to_have_count(0)
    [_, two] = [row for row in reports_of(site) if row.reporter == ada.me["id"]]
    assert (two.account, two.table_id, two.line) == (None, info["id"], None)

    page.goto(f"/people/{ada.me['id']}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada")
    expect(page.get_by_role("button", name=REPORT[language])).to_have_count(0)  # nobody reports themselves


@pytest.mark.parametrize("size", SIZES)
def test_the_tools_of_a_table_fit_their_place(page_at: Callable[..., Page], site: Any, size: str):
    ada, bob = Person(site.url, "Ada"), Person(site.url, "Bob")
    info = open_table(ada, bob, game="istanbul", public=True)
    ada.post(f"/api/tables/{info['id']}/start")
    page = page_at(size, "uk")
    be(page, ada)
    page.goto(f"/table/{info['id']}")
    expect(page.locator(".ask")).to_be_visible()
    no_scroll(page)
    tools = page.get_by_role("navigation", name="Інструменти")
    if tools.count() == 0 or not tools.first.is_visible():
        return  # folded away
    box = tools.first.bounding_box()
    assert box is not None
    for button in tools.first.locator("a, button").all():
        inside = button.bounding_box()
        if inside is not None:
            assert inside["width"] >= 24 and inside["height"] >= 24
            assert inside["x"] >= box["x"] - 1 and inside["x"] + inside["width"] <= box["x"] + box["width"] + 1


def test_from_a_table_back_to_its_group(page_at: Callable[..., Page], site: Any):
    ada, bob, eve = (Person(site.url, name) for name in ("Ada", "Bob", "Eve"))
    group = ada.post("/api/groups", name="Friday evening")
    bob.post(f"/api/group-links/{group['link']}/join")
    info = open_table(ada, bob, group=group["id"])
    page, phone, other = page_at("laptop"), page_at("phone"), page_at("tablet")
    be(page, ada)
    be(phone, bob)
    be(other, eve)
    name = "Group “Friday evening”"
    for one in (page, phone):
        one.goto(f"/table/{info['id']}")
        expect(one.get_by_role("link", name=name)).to_have_attribute("href", f"/group/{group['id']}")
    no_scroll(phone)
    ada.post(f"/api/tables/{info['id']}/start")
    expect(page.get_by_role("region", name="What happened").get_by_role("link", name=name)).to_be_visible()
    finish([ada, bob], info["id"])
    page.goto(f"/table/{info['id']}")
    expect(page.get_by_role("dialog", name="The end").get_by_role("link", name=name)).to_be_visible()
    page.goto(f"/replay/{info['id']}")
    expect(page.get_by_role("link", name=name)).to_be_visible()
    look = ada.get(f"/api/tables/{info['id']}")["look"]
    other.goto(f"/replay/{info['id']}?link={look}")
    expect(other.locator("[data-region=board]")).to_be_visible()
    expect(other.get_by_role("link", name=name)).to_have_count(0)


def added(page: Page, table: str) -> str | None:
    """What this browser remembers to have added to the luck of a table."""
    found: str | None = page.evaluate("table => JSON.parse(localStorage['meydan-sealed'])[table]?.share ?? null", table)
    return found


LUCK = {"en": "Luck that nobody can bend", "fr": "Un hasard que personne ne peut forcer"}


@pytest.mark.parametrize("language, title", LUCK.items())
def test_own_luck_where_a_game_begins_at_once(page_at: Callable[..., Page], site: Any, language: str, title: str):
    ada = Person(site.url, "Ada")
    page = page_at("phone", language)
    be(page, ada)
    page.goto("/new?game=istanbul-dice")
    luck = page.locator("details", has_text=title)
    luck.locator("summary").tap()
    luck.get_by_role("textbox").fill("rain and sun")
    no_scroll(page)
    assert axe_by_day_and_night(page) == []
    page.locator("form button[type=submit]").tap()
    expect(page).to_have_url(re.compile("/table/"))
    table = page.url.rsplit("/", 1)[1].partition("?")[0]
    assert [chair["share"] for chair in ada.get(f"/api/tables/{table}")["chairs"] if chair["share"]] == ["rain and sun"]
    assert added(page, table) == "rain and sun"


def test_a_number_of_the_browser_in_every_game_that_begins_at_once(page_at: Callable[..., Page], site: Any):
    ada = Person(site.url, "Ada")
    page = page_at("laptop")
    be(page, ada)
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Add my own luck").check()
    page.keyboard.press("Escape")
    numbers = []
    for _ in range(2):
        page.goto("/")
        page.get_by_role("button", name="Play Istanbul").click()
        expect(page.locator(".ask")).to_be_visible()
        table = page.url.rsplit("/", 1)[1].partition("?")[0]
        [share] = [chair["share"] for chair in ada.get(f"/api/tables/{table}")["chairs"] if chair["share"]]
        assert share == added(page, table) and share.isdecimal()
        numbers.append(share)
    assert len(set(numbers)) == 2, "another one for each game"


@pytest.mark.parametrize("language, gone", [("en", "Former player"), ("uk", "Колишній гравець")])
def test_who_is_gone_is_told_so_wherever_they_were(page_at: Callable[..., Page], site: Any, language: str, gone: str):
    ada, bob = Person(site.url, "Ada"), Person(site.url, "Bob")
    info = open_table(ada, bob)
    bob.post(f"/api/tables/{info['id']}/chat", text="Merhaba")
    ada.post(f"/api/tables/{info['id']}/start")
    bob.post("/api/account/deletion")
    page = page_at("laptop", language, refusals=True)
    be(page, ada)
    page.goto("/")
    card = page.locator(".card", has=page.locator(f'a[href="/table/{info["id"]}"]'))
    expect(card).to_contain_text(gone)
    page.goto(f"/table/{info['id']}")
    expect(page.locator("section.seat", has_text=gone)).to_be_visible()
    page.keyboard.press("c")
    log = page.get_by_role("log")
    expect(log).not_to_contain_text("deleted")
    expect(log.get_by_role("link")).to_have_count(0)
    page.goto(f"/people/{bob.me['id']}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("body")).not_to_contain_text("deleted")
