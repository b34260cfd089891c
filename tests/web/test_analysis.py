"""What decided a game, in the page: from its end, beside its replay, and of a record that was never played here."""

import re
from itertools import count

from playwright.sync_api import expect

from tests.analysis.games import played
from tests.server.people import Person
from tests.server.test_analyses import analysed, uploaded
from tests.web.conftest import axe, axe_by_day_and_night, no_scroll, shoot
from tests.web.scenes import be, new_table
from tests.web.seeing import advice
from tests.web.sizes import out_of_reach, resize
from tests.web.test_replay import at

LONG = 120_000  # milliseconds for what is reckoned on a machine with much else to do
LOW = (1280, 720)
SIZES = [(360, 640), (390, 844), (844, 390), (820, 1180), (1024, 768), (1180, 820), (1280, 720), (1920, 1080)]


def over(ada):
    """A game of Istanbul that Ada has played to its end: like the greedy bot, but for every fifth choice."""
    table = new_table(ada)
    for number in count():
        told = ada.get(f"/api/tables/{table}/view", seat=0)
        if told["over"]:
            return table
        if told["to_answer"] == 0:
            options = told["view"]["options"]
            choice = ada.luck.choice(options) if number % 5 == 0 else advice(told["view"])
            ada.choose(table, 0, told["version"], [choice])


def test_from_the_end_of_a_game_to_what_decided_it(page_at, site):
    ada = Person(site.url, "Ada")
    table = over(ada)
    page = page_at("laptop", permissions=["clipboard-read", "clipboard-write"])
    be(page, ada)
    page.goto(f"/table/{table}")
    page.get_by_role("dialog", name="The end").get_by_role("link", name="Analyse").click()
    expect(page).to_have_url(re.compile(f"/replay/{table}"))
    panel = page.locator(".analysis")
    chart = panel.get_by_role("slider", name="Win chances")
    expect(chart).to_be_visible(timeout=LONG)
    expect(panel.get_by_role("heading", name="Decisions")).to_be_visible(timeout=LONG)
    expect(panel.locator("progress")).to_have_count(0)
    expect(panel.locator(".own")).to_have_text(re.compile(r"^You (lost|gained) \d+ % through .+\.$"))
    assert axe_by_day_and_night(page) == []
    page.emulate_media(color_scheme="light")
    no_scroll(page)
    expect(page).to_have_url(re.compile("analysis=1"))

    # The chart and the replay go together, by hand and by keys.
    box = chart.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".reels .at")).not_to_have_text(re.compile("^0/"))
    middle, last = at(page)
    assert last * 0.4 < middle < last * 0.6
    expect(chart).to_have_attribute("aria-valuenow", str(middle))
    expect(chart).to_have_attribute("aria-valuetext", re.compile(r"Ada \d+ %"))
    chart.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".reels .at")).to_have_text(f"{middle + 1}/{last}")
    shoot(page, "10-analysis")

    # A turning point is a link that opens for everybody.
    turning = panel.locator(".turning a").last
    turning.click()
    expect(panel.locator(".turning a.on")).to_have_count(1)
    there = at(page)
    friend = page_at("laptop")
    friend.goto(turning.get_attribute("href"))
    expect(friend.locator(".reels .at")).to_have_text("/".join(map(str, there)))
    expect(friend.locator(".analysis .chances")).to_be_visible()  # it is made once for everybody

    # What would have been better is played out on the board.
    verdict = panel.locator(".verdicts li").first
    verdict.get_by_role("link").click()
    here = at(page)
    verdict.get_by_role("button", name="Show this line").click()
    banner = page.locator(".what")
    expect(banner).to_contain_text(re.compile(r"Instead: \d of \d"))
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(banner).to_have_count(0)
    assert at(page) == here
    verdict.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("/table/(?!" + table + ")"))
    expect(page.locator(".ask")).to_be_visible()
    new = ada.get(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert (new["rated"], new["origin"]) == (False, table)


def test_it_is_cancelled_and_begun_again(page_at, site):
    ada = Person(site.url, "Ada")
    path = uploaded(ada, played("istanbul", 4, seed=5))
    page = page_at("laptop")
    page.goto(f"/replay/record/{path.rpartition('/')[2]}")  # whoever looks needs no account
    page.locator(".reels").get_by_role("button", name="Analyse this game").click()
    begin = page.locator(".analysis").get_by_role("button", name="Analyse this game")
    begin.click()
    page.get_by_role("button", name="Cancel").click()
    expect(begin).to_be_visible()
    expect(page.locator(".analysis .chances")).to_have_count(0)
    begin.click()
    expect(page.locator(".analysis .chances")).to_be_visible(timeout=LONG)


def test_with_the_eyes_of_one_seat(page_at, site):
    ada = Person(site.url, "Ada")
    path = uploaded(ada)
    for eyes in (-1, 1):
        analysed(ada, path, eyes=eyes)
    page = page_at("laptop")
    page.goto(f"/replay/record/{path.rpartition('/')[2]}?analysis=1")
    panel = page.locator(".analysis")
    expect(panel.locator(".verdicts")).to_be_visible()
    panel.get_by_label("With whose eyes").select_option("1")
    expect(panel.locator("tbody td", has_text="–").first).to_be_visible()
    panel.get_by_label("How much is looked at").select_option("deep")
    expect(panel.get_by_role("button", name="Analyse this game")).to_be_visible()


def test_everything_is_in_reach_on_every_screen(page_at, site):
    ada = Person(site.url, "Ada")
    path = uploaded(ada, played("istanbul", 4, seed=3))
    analysed(ada, path)
    page = page_at("phone", "uk")
    page.goto(f"/replay/record/{path.rpartition('/')[2]}?analysis=1&position=9")
    panel = page.locator(".analysis")
    expect(panel.locator(".verdicts")).to_be_visible()
    assert axe(page) == []
    for size in SIZES:
        resize(page, *size)
        no_scroll(page)
        assert out_of_reach(page, ".analysis") == [], size
        if size == LOW:  # four players are more than fits beside it, and can be scrolled with keys
            players = page.locator(".left .players")
            assert players.evaluate("(one) => one.scrollHeight > one.clientHeight")
            assert axe(page) == []
            players.focus()
            page.keyboard.press("ArrowDown")
            page.wait_for_function("() => document.querySelector('.left .players').scrollTop > 0")
    resize(page, 390, 844)
    panel.locator(".verdicts a").first.click()
    panel.get_by_role("button", name="Показати цей хід подій").click()
    expect(page.locator(".what")).to_be_visible()
    expect(panel).to_have_count(0)  # the board lies open
    page.get_by_role("button", name="Назад до зіграного").click()
    expect(panel).to_be_visible()
