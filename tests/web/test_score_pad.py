"""The score pad on a phone: a real game of San Juan with both boxes is tapped in, ranked, kept and downloaded."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from meydan.companion.scoring import Entry, score
from tests.web.conftest import axe_by_day_and_night, shoot

ADA = {"indigo-plant": 2, "hero": 1, "palace": 1, "cathedral": 1, "bank": 1, "under": 4}
BOB = {"indigo-plant": 1, "guild-hall": 1}
BOXES = {"expansions": ["new-buildings", "events"]}


def test_a_real_game_is_scored_in_polish(page_at: Callable[..., Page]) -> None:
    page = page_at("phone", "pl", refusals=True)
    page.goto("/score/san-juan")
    expect(page.get_by_role("heading", level=1)).to_have_text("Notes punktów")
    boxes = page.get_by_role("switch")
    for box in range(2):
        boxes.nth(box).check(force=True)
    page.get_by_label("Imię gracza 1").fill("Ada")
    for name in ("Bohater", "Pałac", "Katedra", "Bank"):
        page.get_by_role("button", name=name, exact=True).tap()
    indigo = page.get_by_role("group", name="Przetwórnia indygo")
    for _ in range(2):
        indigo.get_by_role("button").last.tap()
    under = page.get_by_role("textbox", name="Karty pod budynkami")
    under.fill("4")
    under.press("Tab")

    # The next player is asked for; totals go on all the time.
    people = page.get_by_role("group", name="Gracze")
    people.get_by_role("button").nth(1).tap()
    page.get_by_label("Imię gracza 2").fill("Bob")
    page.get_by_role("button", name="Siedziba gildii", exact=True).tap()
    page.get_by_role("group", name="Przetwórnia indygo").get_by_role("button").last.tap()
    found = score("san-juan", BOXES, [Entry("Ada", ADA), Entry("Bob", BOB)])
    for seat, name in enumerate(("Ada", "Bob")):
        points = next(place.scores[0] for place in found.places if place.seat == seat)
        expect(people.get_by_role("button").nth(seat)).to_have_text(f"{name} {points}")
    ranking = page.get_by_role("region", name="Miejsca")
    expect(ranking).to_contain_text("Ada wygrywa")
    expect(ranking.locator("tr", has_text="Katedra")).to_contain_text("1 budynek o koszcie 6 u przeciwników")
    assert page.evaluate("document.querySelector('main').scrollWidth <= innerWidth")
    assert axe_by_day_and_night(page) == []
    shoot(page, "25-score")

    # What cannot be is said, and cannot be kept.
    goods = page.get_by_role("textbox", name="Towary na budynkach")
    goods.fill("3")
    goods.press("Tab")
    expect(page.get_by_role("alert")).to_have_text("Bob: wpisano towarów 3, a miejsca na nie jest w budynkach tylko 1.")
    keep = page.get_by_role("button", name="Zachowaj ten wynik")
    expect(keep).to_be_disabled()
    goods.fill("1")
    goods.press("Tab")
    expect(keep).to_be_enabled()
    keep.tap()

    # All of it is still there after a while, until it is cleared; the history stays until it is deleted.
    page.reload()
    expect(people.get_by_role("button").first).to_contain_text("Ada")
    expect(page.get_by_role("button", name="Pałac", exact=True)).to_have_attribute("aria-pressed", "true")
    past = page.get_by_role("region", name="Prawdziwe partie na tym urządzeniu")
    expect(past).to_contain_text("San Juan")
    with page.expect_download() as download:
        past.get_by_role("link", name="Pobierz je jako plik").click()
    (game,) = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))["games"]
    assert [(one["name"], one["rank"], one["has"]) for one in game["players"]] == [
        ("Ada", 1, ADA),
        ("Bob", 2, {**BOB, "goods": 1}),
    ]
    past.get_by_role("button", name="Usuń partię").tap()
    expect(past).to_have_count(0)
    page.get_by_role("button", name="Wyczyść notes").tap()
    expect(page.get_by_role("button", name="Pałac", exact=True)).to_have_attribute("aria-pressed", "false")
