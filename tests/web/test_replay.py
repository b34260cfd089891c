"""Seeing a game again: play, pause, step, jump; through anybody's eyes; a link to a moment; and going on from there."""

import re

from playwright.sync_api import expect

from tests.server.people import Person
from tests.web.conftest import axe, no_scroll, shoot
from tests.web.player import Player
from tests.web.scenes import be, finish, finished_table, new_table, play_to

# The choice of eyes is as wide as its longest name; each handle lies open and whole in the window.
ROOM = """([width, height]) => {
  if (innerWidth !== width || innerHeight !== height) return false
  const eyes = document.querySelector('.reels .eyes')
  const copy = document.body.appendChild(eyes.cloneNode(true))
  copy.style.cssText = 'position: fixed; flex: none; max-width: none; width: auto'
  copy.className = eyes.className
  const enough = eyes.offsetWidth >= copy.offsetWidth - 1
  copy.remove()
  const open = [...document.querySelectorAll('.reels button, .reels select, .reels input')].every((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const whole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    return whole && (found === one || one.contains(found))
  })
  return enough && open
}"""


def at(page):
    """The position that is shown, and how many there are."""
    return tuple(int(number) for number in page.locator(".reels .at").inner_text().split("/"))


def test_hints_and_take_backs_are_told_again(page_at, site):
    ada = Person(site.url, "Ada")
    table = new_table(ada, 2, game="istanbul-dice")
    path = f"/api/tables/{table}"
    hinted = ada.post(f"{path}/hint", seat=0, version=0)
    done = ada.post(f"{path}/choices", seat=0, version=hinted["version"], choices=["keep"])
    ada.post(f"{path}/undo", seat=0, version=done["version"])
    finish([ada], table)
    page = page_at("phone")
    be(page, ada)
    page.goto(f"/replay/{table}")
    expect(page.locator(".reels")).to_be_visible()
    page.keyboard.press("l")
    notes = page.locator(".log .recall")
    expect(notes).to_have_text(["Ada gets a hint.", "Ada takes a choice back."])
    assert axe(page) == []


def test_replay_and_fork(page_at, site):
    ada = Person(site.url, "Ada")
    table = finished_table(ada)
    page = page_at("laptop", permissions=["clipboard-read", "clipboard-write"])
    be(page, ada)
    page.goto(f"/replay/{table}")
    reels = page.locator(".reels")
    expect(reels).to_be_visible()
    here = reels.locator(".at")
    last = at(page)[1]
    assert at(page)[0] == 0 and last > 100

    reels.get_by_role("button", name="One step forward").click()
    expect(here).to_have_text(f"1/{last}")
    reels.get_by_role("button", name="One step back").click()
    expect(here).to_have_text(f"0/{last}")
    reels.get_by_label("Speed").select_option("4")
    reels.get_by_role("button", name="Play", exact=True).click()
    expect(here).not_to_have_text(re.compile("^[012]/"))
    reels.get_by_role("button", name="Pause").click()
    paused = at(page)[0]
    page.keyboard.press("ArrowRight")
    expect(here).to_have_text(f"{paused + 1}/{last}")

    # By turns, and to both ends.
    for way, key in (("Next turn", "PageDown"), ("Previous turn", "PageUp")):
        before = at(page)[0]
        reels.get_by_role("button", name=way).click()
        expect(here).not_to_have_text(re.compile(f"^{before}/"))
        turn = at(page)[0]
        page.keyboard.press(key)
        expect(here).not_to_have_text(re.compile(f"^{turn}/"))
        assert abs(at(page)[0] - turn) > 1, "a turn is more than one step"
    reels.get_by_role("button", name="To the end").click()
    expect(here).to_have_text(f"{last}/{last}")
    reels.get_by_role("button", name="To the beginning").click()
    expect(here).to_have_text(f"0/{last}")
    page.keyboard.press("End")
    expect(here).to_have_text(f"{last}/{last}")
    expect(page.locator(".board .was")).to_be_visible()  # it never looks like the present

    # How everybody stood, beside it: a click on a round leads there.
    page.get_by_role("button", name="Charts").click()
    charts = page.locator(".charts figure")
    expect(charts).to_have_count(2)
    assert axe(page) == []
    charts.first.locator(".column").nth(4).click()
    expect(reels.get_by_label("Round")).to_have_value("5")
    expect(charts.first.locator(".here")).to_be_attached()
    page.get_by_role("button", name="Log", exact=True).click()
    paused = at(page)[0] - 1

    rounds = reels.get_by_label("Round")
    expect(rounds.locator("option")).not_to_have_count(1)
    rounds.select_option("8")
    expect(here).not_to_have_text(f"{paused + 1}/{last}")
    expect(page.locator(".log .line.at").first).to_be_in_viewport()
    eighth = at(page)[0]
    page.locator(".log .line").last.click()  # the whole game is told, so that one can jump on by it too
    expect(here).to_have_text(f"{last}/{last}")
    rounds.select_option("8")
    expect(here).to_have_text(f"{eighth}/{last}")
    eyes = reels.get_by_label("Point of view")
    expect(eyes).to_have_value("all")
    eyes.select_option("1")
    expect(page.locator('[data-region="mine"]')).to_be_visible()
    eyes.select_option("-1")
    expect(page.locator('[data-region="mine"]')).to_have_count(0)
    eyes.select_option("all")
    assert axe(page) == []
    no_scroll(page)
    shoot(page, "10-replay")

    # No name is cut, and no handle is out of reach, on whatever screen.
    longest = eyes.evaluate("(one) => (one.options[2].text = 'As Guest 12345678', one.value)")
    assert longest == "all"
    for width, height in (
        (360, 640),
        (390, 844),
        (844, 390),
        (820, 1180),
        (1024, 768),
        (1180, 820),
        (1280, 720),
        (1920, 1080),
    ):
        page.set_viewport_size({"width": width, "height": height})
        expect(eyes).to_be_visible()
        page.wait_for_function(ROOM, arg=[width, height])
    page.set_viewport_size({"width": 1366, "height": 768})

    eyes.select_option("1")
    expect(page.locator('[data-region="mine"]')).to_be_visible()
    moment = at(page)
    standing = page.locator(".players").inner_text()
    reels.get_by_role("button", name="Copy a link").click()
    expect(page.locator(".toast")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    friend = page_at("laptop")
    friend.goto(link)
    expect(friend.locator(".reels .at")).to_have_text("/".join(map(str, moment)))
    expect(friend.locator(".reels").get_by_label("Point of view")).to_have_value("1")
    expect(friend.locator('[data-region="mine"]')).to_be_visible()
    assert friend.locator(".players").inner_text() == standing

    player = Player(page)
    page.reload()
    reels.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("/table/"))
    told = player.asked()
    assert told["round"] >= 8 and told["seat"] == 1 and told["over"] is False
    told = player.play(lambda told: told["round"] >= 10)
    assert told["over"] or told["round"] >= 10


def test_a_line_of_the_log_shows_its_moment(page_at, site):
    ada = Person(site.url, "Ada")
    table = new_table(ada)
    now = play_to(ada, table, 4)
    page = page_at("laptop")
    be(page, ada)
    page.goto(f"/table/{table}")
    page.locator(".log .fold").click()
    lira = page.locator('[data-region="mine"] [data-anchor="lira"]')
    expect(page.locator(".ask.mine")).to_be_visible()
    page.locator(".log .line").first.click()
    back = page.locator(".ask").get_by_role("button", name="Back to the game")
    expect(back).to_be_visible()
    expect(page.locator(".ask button")).to_have_count(1)  # nothing of the present can be answered by mistake
    expect(page.locator(".place.can")).to_have_count(0)
    expect(lira).to_contain_text("2")
    faded = """() => ['.board > :first-child', '.left .players', '.mine.paper'].map((one) =>
      getComputedStyle(document.querySelector(one)).filter !== 'none')"""
    assert page.evaluate(faded) == [True] * 3, "the past never looks like the present"
    shoot(page, "10-as-it-was")
    back.click()
    expect(back).to_have_count(0)
    assert page.evaluate(faded) == [False] * 3
    expect(lira).to_contain_text(str(now["view"]["players"][0]["lira"]))
    expect(page.locator(".place.can").first).to_be_visible()
