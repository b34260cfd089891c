"""A whole game of Istanbul in a browser: one click to sit down, every move by mouse, and everything the end tells."""

import json

from playwright.sync_api import expect

from meydan.kernel.record import Record
from tests.web.conftest import axe, frames, shoot
from tests.web.player import Player
from tests.web.searching import check_no_secret, check_views_survive_shuffling, told_before_the_end


def test_from_the_first_click_to_the_last(page_at, tmp_path):
    page = page_at("laptop", accept_downloads=True)
    heard = frames(page)
    player = Player(page)
    page.goto("/")
    page.locator('label:has(input[name="rivals"])').nth(1).click()
    shoot(page, "01-square")
    page.locator("button.go").click()
    told = player.play(lambda told: told["round"] == 6)
    expect(page.locator(".since summary")).to_contain_text("Since your last choice")
    shoot(page, "01-table")
    told = player.play()

    record = the_end_tells_all(page, told, tmp_path)
    nothing_secret_travelled(heard, record)
    assert len(page.evaluate("window.__meydan.clicks")) >= 20  # bench/web.py tells how long they took

    page.get_by_role("button", name="Play again").click()
    page.wait_for_function("() => window.told && !window.told.over")
    expect(page.get_by_role("dialog")).to_have_count(0)


def the_end_tells_all(page, told, folder):
    """The result opens itself; the record it gives away is the game's."""
    end = page.get_by_role("dialog", name="The end")
    expect(end).to_be_visible()
    ranks = told["result"]["ranks"]
    shown = [int(text) for text in end.locator(".ranking .rank").all_inner_texts()]
    assert shown == sorted(ranks)
    winner = end.locator(".ranking li").first
    most = max(scores[0] for scores in told["result"]["scores"])
    expect(winner.locator(".score.main b")).to_have_text(str(most))
    expect(end.get_by_text("Ranked by, in this order")).to_be_visible()
    expect(end.locator(".charts figure, .charts svg").first).to_be_visible()
    assert end.locator(".charts > *").count() == 2, "rubies and lira by round"
    shoot(page, "02-end")
    assert axe(page) == []

    with page.expect_download() as waiting:
        end.get_by_role("link", name="Download the game record").click()
    file = folder / "record.json"
    waiting.value.save_as(file)
    record = file.read_text(encoding="utf-8")
    assert Record.from_json(record).verify().finished
    if any(step.startswith("bid ") for step in json.loads(record)["steps"]):
        expect(end.locator(".luck li")).to_have_count(len(ranks))
    end.get_by_role("button", name="Check the luck").click()
    expect(end.locator(".proof:not(.bad)")).to_contain_text("The luck was fair")
    expect(end.locator(".proof")).to_contain_text(json.loads(record)["seed"])
    return record


def nothing_secret_travelled(heard, record):
    """The page could not know the others' cards: it was not told them in any way."""
    bodies = told_before_the_end(heard)
    assert check_no_secret(bodies, 0) > 0, "nobody drew a card: a game that proves nothing"
    assert check_views_survive_shuffling(bodies, record, 0) > 50
    seed = json.loads(record)["seed"]
    assert all(seed not in json.dumps(body) for body in bodies)
