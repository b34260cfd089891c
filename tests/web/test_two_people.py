"""Two people at two screens: an invitation, a game, a connection that breaks, and nothing that gets lost."""

import json

from playwright.sync_api import expect

from meydan.bots import BEST
from tests.server.people import Person
from tests.web.conftest import frames, shoot
from tests.web.player import ASKED, Player
from tests.web.scenes import be
from tests.web.searching import check_no_secret
from tests.web.seeing import advice

LEAST = 30  # seconds: the shortest clock there is
LOG = "[...document.querySelectorAll('.log .line')].map((line) => line.textContent.trim())"


def test_two_people_and_a_broken_connection(page_at, site):
    host = Person(site.url, "Ada")
    chairs = [{"kind": "me"}, {"kind": "open"}]
    table = host.post("/api/tables", game="istanbul", seats=2, chairs=chairs)
    ada, bob = page_at("laptop"), page_at("tablet", refusals=True)
    be(ada, host)
    heard = [frames(ada), frames(bob)]
    players = [Player(ada), Player(bob, "touch")]
    ada.goto(f"/table/{table['id']}")
    bob.goto(f"/t/{table['link']}")
    bob.get_by_role("button", name="Sit down here").tap()
    shoot(ada, "04-waiting-room")
    ada.get_by_role("button", name="Start").click()
    rounds(players, 3)

    ada.keyboard.press("c")  # to the chat, whether it lies open or folded
    ada.locator("[data-chat]").fill("Good luck!")
    ada.keyboard.press("Enter")
    expect(bob.locator(".foot .unread")).to_have_text("1")
    ada.evaluate("window.here = 'still'")
    bob.evaluate("window.here = 'still'")
    bob.context.set_offline(True)
    expect(bob.locator(".note.lost")).to_be_visible()
    moved_on = go_on_alone(players[0])
    assert moved_on, "a round begins with Ada"
    shoot(bob, "04-lost")
    bob.context.set_offline(False)
    expect(bob.locator(".note.lost")).to_be_hidden()
    bob.wait_for_function("(version) => window.told.version >= version", arg=moved_on)

    # The other way to lose a connection: the socket breaks, and at once something is chosen.
    told = whoever_is_asked(players)
    asked = players[told["seat"]]
    asked.page.evaluate("window.sockets.at(-1).close()")
    asked.answer(told, advice(told["view"]))
    rounds(players, 6)

    for seat, player in enumerate(players):
        check_no_secret([json.loads(body) for body in heard[seat].received], seat)
        assert player.page.evaluate("window.here") == "still", "it was healed without a reload"
    kept = log_of(bob)
    bob.reload()
    bob.wait_for_function("() => window.told && document.querySelector('.ask')")
    assert log_of(bob) == kept, "nothing is missing, nothing is there twice"


def log_of(page):
    """The log of a small screen, line by line."""
    page.locator(".foot .tabs button", has_text="Log").tap()
    expect(page.locator(".log .line").first).to_be_visible()
    earlier = page.locator(".log .fold")
    if earlier.count():
        earlier.tap()
        expect(earlier).to_have_count(0)
    lines = page.evaluate(LOG)
    page.locator(".sheet .grip button").tap()
    return lines


def whoever_is_asked(players):
    """What one of them is asked, as soon as there is something to answer."""
    for _ in range(2000):
        for player in players:
            told = player.page.evaluate(ASKED, player.version)
            if told:
                return told
        players[0].page.evaluate("new Promise(requestAnimationFrame)")
    raise AssertionError("nobody is asked anything")


def rounds(players, upto):
    """Play until a round begins."""
    while True:
        told = whoever_is_asked(players)
        if told["over"] or told["round"] >= upto:
            return
        players[told["seat"]].answer(told, advice(told["view"]))


def go_on_alone(player):
    """Play for one person while it is his turn; the version then, if he did anything."""
    version = 0
    while told := player.page.evaluate(ASKED, player.version):
        player.answer(told, advice(told["view"]))
        player.page.wait_for_function("(version) => window.told.version > version", arg=told["version"])
        version = player.page.evaluate("window.told.version")
    return version


def test_a_late_seat_goes_to_a_bot_and_back(page_at, site):
    """Nobody is thrown out by the clock: the other may ask for a bot, and who comes back takes it from there."""
    host, guest = Person(site.url, "Ada"), Person(site.url, "Bob")
    chairs = [{"kind": "open"}, {"kind": "me"}]
    table = host.post("/api/tables", game="istanbul", seats=2, chairs=chairs, public=True, speed="live", base=LEAST)[
        "id"
    ]
    guest.post(f"/api/tables/{table}/sit", seat=0)
    host.post(f"/api/tables/{table}/start")
    ada, bob = page_at("laptop"), page_at("phone")
    be(ada, host)
    be(bob, guest)
    player = Player(ada)
    Player(bob)
    ada.goto(f"/table/{table}")
    bob.goto(f"/table/{table}")
    expect(bob.locator(".ask.mine")).to_be_visible()
    expect(ada.get_by_role("button", name="Let a bot play")).to_have_count(0)
    ada.get_by_role("button", name="Let a bot play").click(timeout=(LEAST + 15) * 1000)
    told = ada.wait_for_function(ASKED, arg=player.version).json_value()  # the bot has played its turn
    assert told["standins"] == {"0": BEST}
    expect(bob.get_by_text("A bot is playing for you.")).to_be_visible()
    bob.get_by_role("button", name="Take my seat back").tap()
    ada.wait_for_function("() => !Object.keys(window.told.standins ?? {}).length")
    go_on_alone(player)
    expect(bob.locator(".ask.mine")).to_be_visible()
