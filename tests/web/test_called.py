"""Being called: the window says it is my turn, people choose what calls them, and see who is here."""

import json

import pytest
from playwright.sync_api import expect

from meydan.server.calling.push import Pusher
from meydan.server.calling.wishes import Device
from meydan.server.calling.wording import Told
from meydan.server.outbox import KINDS, OVER
from tests.server.people import Person
from tests.server.receiving import Browser, Got, until
from tests.web.conftest import axe_by_day_and_night, no_scroll, shoot
from tests.web.scenes import be

LANGUAGES = ("en", "uk", "ru", "fr", "pl")
TITLES = {"en": "Being called", "uk": "Виклики", "ru": "Вызовы", "fr": "Les appels", "pl": "Wezwania"}
HOOK = "https://example.org/hook"


def two_at_a_table(site, **more):
    """Ada, who begins, and Bob, at a table of their own."""
    ada, bob = Person(site.url, "Ada"), Person(site.url, "Bob")
    chairs = [{"kind": "me"}, {"kind": "open"}]
    table = ada.post("/api/tables", game="istanbul-dice", seats=2, chairs=chairs, **more)
    bob.post(f"/api/tables/{table['id']}/sit", seat=1, link=table["link"])
    ada.post(f"/api/tables/{table['id']}/start")
    return ada, bob, table["id"]


def play_a_turn(person, table, seat):
    """Play until somebody else is asked."""
    while (seen := person.get(f"/api/tables/{table}/view", seat=seat))["to_answer"] == seat:
        person.choose(table, seat, seen["version"], [seen["view"]["options"][-1]])


def test_the_window_says_that_it_is_my_turn(page_at, site):
    ada, bob, table = two_at_a_table(site, base=3 * 86400)
    page = page_at("laptop")
    be(page, bob)
    page.add_init_script("navigator.setAppBadge = async (n) => (window.badge = n)")
    page.add_init_script("navigator.clearAppBadge = async () => (window.badge = 0)")
    page.goto("/")
    expect(page.locator(".state").first).to_contain_text("Ada is thinking")
    assert page.title() == "Meydan"
    play_a_turn(ada, table, 0)
    page.wait_for_function("() => document.title === '(1) Meydan'")
    assert page.locator("link[rel=icon]").get_attribute("href") == "/icon-turn.svg"
    page.wait_for_function("() => window.badge === 1")
    expect(page.locator(".turn .left")).to_contain_text("2 days left")
    page.locator(".turn a.what").click()
    page.wait_for_function("() => document.title.startsWith('Your turn · ')")
    expect(page.locator(".seat .clock, .slim .clock").first).to_be_visible()
    play_a_turn(bob, table, 1)
    page.wait_for_function("() => !document.title.includes('Your turn')")
    page.wait_for_function("() => document.querySelector('link[rel=icon]').getAttribute('href') === '/icon.svg'")


def test_another_table_calls_while_i_look_at_this_one(page_at, site):
    ada, bob, first = two_at_a_table(site)
    page = page_at("laptop")
    be(page, bob)
    page.goto(f"/table/{first}")
    expect(page.locator(".ask")).to_be_visible()
    chairs = [{"kind": "me"}, {"kind": "open"}]
    other = bob.post("/api/tables", game="istanbul-dice", seats=2, chairs=chairs)
    ada.post(f"/api/tables/{other['id']}/sit", seat=1, link=other["link"])
    bob.post(f"/api/tables/{other['id']}/start")
    page.wait_for_function("() => document.title.startsWith('(1) ')", timeout=60_000)
    assert "Your turn" not in page.title()


def test_the_sound_of_my_turn_is_one_setting(page_at):
    page = page_at("laptop")
    page.goto("/")
    page.locator("header button").click()
    switch = page.get_by_role("switch", name="Sound when it is my turn")
    expect(switch).to_be_checked()
    expect(page.get_by_role("switch", name="Sounds Wood")).not_to_be_checked()
    switch.focus()
    page.keyboard.press("Space")
    expect(switch).not_to_be_checked()
    assert json.loads(page.evaluate("localStorage.meydan"))["call"] is False


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_chooses_what_calls_them(page_at, site, language):
    bob = Person(site.url, "Bob")
    page = page_at("phone" if language in ("uk", "pl") else "laptop", language)
    be(page, bob)
    page.goto("/account")
    calls = page.get_by_role("region", name=TITLES[language])
    field = calls.locator("input[type=url]")
    field.fill(HOOK)
    page.keyboard.press("Enter")
    expect(calls.locator("code")).to_be_visible()
    assert bob.get("/api/calls")["language"] == language
    boxes = calls.get_by_role("checkbox")
    expect(boxes).to_have_count(len(KINDS))
    over = boxes.nth(KINDS.index(OVER))
    expect(over).to_be_checked()
    over.focus()
    page.keyboard.press("Space")
    expect(over).not_to_be_checked()
    expect(over).to_be_enabled()
    assert bob.get("/api/calls")["wishes"]["over"] == ["push"]
    assert axe_by_day_and_night(page) == []
    no_scroll(page)
    if language == "en":
        page.emulate_media(color_scheme="light")
        calls.scroll_into_view_if_needed()
        shoot(page, "16-calls")
    calls.get_by_role("button").last.focus()
    page.keyboard.press("Enter")
    expect(field).to_be_visible()


def test_an_address_that_cannot_be_is_told_at_its_field(page_at, site):
    page = page_at("laptop", refusals=True)
    be(page, Person(site.url, "Bob"))
    page.goto("/account")
    field = page.locator("input[type=url]")
    field.fill("https://127.0.0.1/hook")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("Nothing can be sent to this address.")
    expect(field).to_have_attribute("aria-invalid", "true")


def test_who_is_here_and_what_they_say_in_my_language(page_at, site):
    ada, bob, table = two_at_a_table(site)
    first, second = page_at("desktop"), page_at("desktop", "uk")
    be(first, ada)
    be(second, bob)
    first.goto(f"/table/{table}")
    expect(first.locator(".ask.mine")).to_be_visible()
    expect(first.locator(".here")).to_have_count(0)
    second.goto(f"/table/{table}")
    expect(first.get_by_role("img", name="here", exact=True)).to_be_visible()
    expect(second.get_by_role("img", name="за столом", exact=True)).to_be_visible()
    first.get_by_role("button", name="Phrases").click()
    first.get_by_role("button", name="Nice move!").click()
    expect(first.locator(".chat .lines")).to_contain_text("Nice move!")
    expect(second.locator(".chat .lines")).to_contain_text("Гарний хід!")
    expect(second.locator(".chat time")).to_be_visible()
    assert axe_by_day_and_night(second) == []
    second.emulate_media(color_scheme="light")
    shoot(second, "16-talk")
    second.goto("/")
    expect(first.locator(".here.away")).to_be_visible()
    assert "away since" in (first.locator(".here.away").get_attribute("title") or "")
    play_a_turn(ada, table, 0)
    expect(first.locator(".ask h2")).to_contain_text("Bob is to choose, away since")


# A browser without a screen has no place for notifications: what would be shown, and opened, is written down.
NOTED = """() => {
  self.shown = new Map()
  self.registration.showNotification = async (title, more) => void self.shown.set(more.tag, { title, ...more })
  self.registration.getNotifications = async ({ tag }) => (self.shown.has(tag) ? [self.shown.get(tag)] : [])
  self.clients.openWindow = async (path) => void (self.opened = path)
  self.navigator.setAppBadge = async (count) => void (self.badge = count)
}"""
PUSHED = """async (told) => {
  const event = new PushEvent('push', { data: JSON.stringify(told) })
  event.waitUntil = (promise) => (self.done = promise) // which only a browser may call
  self.dispatchEvent(event)
  await self.done
  return self.shown.get(told.tag)
}"""
CLICKED = """async (tag) => {
  const notification = { close: () => self.shown.delete(tag), data: self.shown.get(tag).data }
  const event = Object.assign(new ExtendableEvent('notificationclick'), { notification })
  event.waitUntil = (promise) => (self.done = promise)
  self.dispatchEvent(event)
  await self.done
  return [self.opened, self.shown.size]
}"""


def test_a_push_is_shown_and_leads_to_the_table(page_at, site):
    page = page_at("laptop")
    be(page, Person(site.url, "Bob"))
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    (worker,) = page.context.service_workers
    worker.evaluate(NOTED)
    told = {
        "id": "1", "title": "Your turn · Istanbul", "text": "Ada is waiting for you.", "tag": "t", "language": "en",
        "link": f"{site.url}/table/abc", "waiting": 2,
    }  # fmt: skip
    for silent in (False, True):  # the same one that comes again takes its place, without a noise
        shown = worker.evaluate(PUSHED, told)
        assert [shown[key] for key in ("title", "body", "lang")] == [told["title"], told["text"], "en"]
        assert (shown["silent"], shown["renotify"]) == (silent, not silent)
    assert worker.evaluate("() => self.badge") == 2
    assert worker.evaluate(CLICKED, "t") == ["/table/abc", 0]


def test_the_links_of_a_mail_need_a_press_and_sign_nobody_in(page_at, site):
    page = page_at("phone", refusals=True)
    page.goto("/mail?stop=made-up")
    page.get_by_role("button", name="Send no more mails").tap()
    expect(page.get_by_role("status").filter(has_text="This link is too old")).to_be_visible()
    assert axe_by_day_and_night(page) == []
    assert page.evaluate("fetch('/api/me').then((answer) => answer.status)") == 401


def pushed(**more):
    """What a browser reads of a push that the service sends: encrypted for it, and decrypted again."""
    browser = Browser("https://push.example.org/1")
    keys = browser.subscription["keys"]
    call = {"id": "a", "kind": "turn", "title": "Your turn · Istanbul", "text": "Ada is waiting.", "version": 3}
    told = Told(**{**call, "language": "en", "waiting": 2, "tag": "t1", "link": "https://play.example.org/", **more})
    body, _ = Pusher(b"k" * 32, "mailto:a@example.org")._made(
        Device("d", browser.endpoint, keys["p256dh"], keys["auth"]), told
    )
    return json.dumps(browser.read(Got("/1", {}, body)))


# A browser without a screen has no notifications and badges, and opens windows for real clicks only: it is noted here.
WRITTEN = """() => {
    self.shown = []
    self.opened = []
    self.registration.getNotifications = async ({ tag }) => self.shown.filter((one) => one.tag === tag)
    self.registration.showNotification = async (title, told) => {
        self.shown = [...self.shown.filter((one) => one.tag !== told.tag), { title, ...told }]
    }
    self.clients.openWindow = async (path) => self.opened.push(path)
    self.navigator.setAppBadge = async (count) => (self.badge = count)
}"""
CLICK = """(tag) => {
    const notification = { ...self.shown.find((one) => one.tag === tag), close: () => {
        self.shown = self.shown.filter((one) => one.tag !== tag)
    } }
    let done
    const waitUntil = (work) => (done = work)
    self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
    return done
}"""


def test_what_is_pushed_reaches_the_worker_of_a_real_browser(page_at, site):
    """Without a push service: its last step is done by the browser's own tools."""
    page = page_at("laptop")
    be(page, Person(site.url, "Ada"))
    tools = page.context.new_cdp_session(page)
    registered = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda told: registered.extend(told["registrations"]))
    page.goto("/")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    tools.send("ServiceWorker.enable")
    until(lambda: page.wait_for_timeout(20) or registered)
    [worker] = page.context.service_workers
    worker.evaluate(WRITTEN)

    def push(**more):
        message = {"origin": site.url, "registrationId": registered[-1]["registrationId"], "data": pushed(**more)}
        tools.send("ServiceWorker.deliverPushMessage", message)
        return until(lambda: [one for one in worker.evaluate("() => self.shown") if one["data"]["id"] == more["id"]])

    link = f"{site.url}/table/t1"
    [first] = push(id="a", link=link)
    assert (first["title"], first["body"], first["lang"]) == ("Your turn · Istanbul", "Ada is waiting.", "en")
    assert (first["tag"], first["data"]["link"], first["silent"]) == ("t1", link, False)
    assert worker.evaluate("() => self.badge") == 2
    push(id="b", text="Bob is waiting.", link=link)
    assert [one["body"] for one in worker.evaluate("() => self.shown")] == ["Bob is waiting."], "one for each table"
    night = {"kind": "night", "title": "Ігровий вечір · П’ятниця", "language": "uk", "tag": "group:g1"}
    [planned] = push(id="c", text="18 лист., 19:00. Прийдете?", link=f"{site.url}/group/g1", **night)
    assert (planned["lang"], planned["title"]) == ("uk", "Ігровий вечір · П’ятниця")

    worker.evaluate(CLICK, "group:g1")
    assert worker.evaluate("() => self.opened") == ["/group/g1"]
    assert [one["tag"] for one in worker.evaluate("() => self.shown")] == ["t1"], "what was clicked goes"
