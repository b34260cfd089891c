"""Whole games of San Juan in a browser: roles are taken, buildings paid in one gesture, and nobody sees my cards."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from meydan.kernel.game import find_game
from tests.server.people import Person
from tests.web.conftest import BY_HAND, SIZES, axe, frames, no_scroll, shoot
from tests.web.player import Player
from tests.web.scenes import be
from tests.web.searching import check_views_survive_shuffling, parts, told_before_the_end
from tests.web.seeing import advice
from tests.web.sizes import WINDOWS, crowd, resize
from tests.web.test_sizes import full_towns

GAME = "san-juan"
BOTH = {"expansions": ["new-buildings", "events"]}
BUILDING = ("Build", "Boom", "Cover", "Spend", "Pay")
OF_CARDS = ("Keep", "Discard", "Limit", "Draft", "Taxes", "Office", "Amnesty", "Chapel", "Bank")
OF_GOODS = ("Produce", "Sell")
BOXES = """() => [...document.querySelectorAll('.board button')].map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect()
  return [one.closest('[data-anchor]')?.dataset.anchor ?? '', left, top, right, bottom]
})"""
# My town and its lots, built or not: left, top, width and height.
LOTS = """() => [...document.querySelectorAll('.home, .home .buildings > *')].map((one) => {
  const { left, top, width, height } = one.getBoundingClientRect()
  return [left, top, width, height].map(Math.round)
})"""
# Every card by its shape, and by the size of the letters that are seen of its name and its text.
SHAPES = """() => [...document.querySelectorAll('.card')].filter((one) => one.checkVisibility()).map((one) => {
  const { width, height } = one.getBoundingClientRect()
  const letters = (part) => {
    const found = one.querySelector(part)
    return found?.checkVisibility() ? parseFloat(getComputedStyle(found).fontSize) : null
  }
  return { ratio: width / height, name: letters('.name'), text: letters('.text'), far: !!one.closest('.others') }
})"""
# Every question is asked, also those with nothing to weigh.
ASK_ALL = """localStorage.setItem('meydan', JSON.stringify({
  ...JSON.parse(localStorage.getItem('meydan') ?? '{}'), auto: false,
}))"""
MINE_ALONE = ("drew", "paid", "discarded", "kept", "buried", "deposited")  # events that name a card to its owner


class Citizen(Player):
    """Who plays San Juan through the page, advised by our greedy bot."""

    def play(self, until: Any = lambda told: False) -> dict[str, Any]:
        while True:
            told = self.asked()
            if told["over"] or until(told):
                return told
            self.answer(told, advice(told["view"]))

    def answer(self, told: dict[str, Any], option: str) -> None:
        view = told["view"]
        question = view["question"]
        verb, _, name = option.partition(" ")
        if question in BUILDING:
            self._build(verb, name)
        elif question in OF_CARDS:
            self._pick(question, verb, name)
        elif question in OF_GOODS:
            self._goods(view, verb, name)
        elif verb == "lose":
            kind = name.split()[0]
            self.press(self.page.locator(f'[data-anchor="own:{kind}"] .can').first)
            if sum(one.split()[1] == kind for one in view["options"]) > 1:  # which one of them
                self.press(self.page.locator(f'[data-option="{option}"]:visible').first)
        elif question in ("ChooseRole", "VisitRole") and verb != "event":
            self.press(self.page.locator(f'[data-anchor="role:{option}"] .touch'))
        elif verb == "event" and self.by != "touch":
            self.press(self.page.locator(f'[data-anchor="event:{name}"] .can'))
        else:
            self.press(self.page.locator(f'[data-option="{option}"]:visible').first)
        self.version = told["version"]
        self.done.append(option)

    @property
    def confirm(self) -> Locator:
        return self.page.locator("[data-plan]")

    def _card(self, thing: str) -> Locator:
        return self.page.locator(f'.held [data-anchor="{thing}"] .touch:visible')

    def _more(self) -> None:
        """Pick one card after the other until that is enough, and send it."""
        for _ in range(12):
            if self.confirm.is_enabled():
                break
            self.press(self.page.locator('.held .can[aria-pressed="false"]:visible').first)
        expect(self.confirm).to_be_enabled()
        self.press(self.confirm)

    def _build(self, verb: str, name: str) -> None:
        if verb == "pass":
            self.press(self.page.locator('[data-option="pass"]:visible'))
            return
        if verb == "build":
            cathedral = self.page.locator('.gesture [data-thing="cathedral"]')
            self.press(cathedral if name == "cathedral" else self._card(f"card:{name}").first)
        self._more()

    def _pick(self, question: str, verb: str, name: str) -> None:
        if verb == "done":
            self.press(self.page.locator("[data-none]"))
            return
        self.press(self._card(f"{'drawn' if question == 'Keep' else 'card'}:{name}").first)
        self._more()

    def _goods(self, view: dict[str, Any], verb: str, name: str) -> None:
        if verb == "done":
            self.press(self.page.locator("[data-none]"))
            return
        # What is best is picked already; what the bot would rather sell is picked as well.
        kind = find_game(GAME).space.by_text[f"{verb} {name}"].what
        player = view["players"][view["seat"]]
        with_good = verb == "sell"
        slots = (at for at, one in enumerate(player["town"]) if one == kind and bool(player["goods"][at]) == with_good)
        thing = self.page.locator(f'.gesture [data-thing="slot:{next(slots)}"]')
        if thing.get_attribute("aria-pressed") == "false":
            self.press(thing)
        self.press(self.confirm)


def new_table(person: Person, seats: int, options: dict[str, Any]) -> str:
    chairs = [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in range(seats - 1))]
    table = person.post("/api/tables", game=GAME, seats=seats, options=options, chairs=chairs)
    person.post(f"/api/tables/{table['id']}/start")
    return str(table["id"])


def sit_down(page: Page, site: Any, seats: int, options: dict[str, Any]) -> str:
    person = Person(site.url, "Ada")
    be(page, person)
    page.add_init_script(ASK_ALL)
    table = new_table(person, seats, options)
    page.goto(f"/table/{table}")
    return table


def the_end(page: Page, told: dict[str, Any]) -> None:
    """Who won, and the points of every town building by building: they add up to what the service says."""
    end = page.get_by_role("dialog")
    expect(end).to_be_visible()
    scores = sorted((one[0] for one in told["result"]["scores"]), reverse=True)
    expect(end.locator(".ranking li").first.locator(".score.main b")).to_have_text(str(scores[0]))
    totals = [int(one) for one in end.locator(".scoring tfoot td").all_inner_texts()]
    assert totals == scores
    for table in end.locator(".scoring table").all():
        points = [int(one) for one in table.locator("tbody td").all_inner_texts()]
        assert sum(points) == int(table.locator("tfoot td").inner_text())
    assert axe(page) == []
    no_scroll(page)


def still(page: Page) -> Any:
    """Called at every question: my town and its lots lie where they always lay."""
    first: list[Any] = []

    def look(told: dict[str, Any]) -> bool:
        lots = page.evaluate(LOTS)
        first.append(lots)
        assert lots == first[0], told["view"]["question"]
        return False

    return look


def test_a_whole_game_on_a_laptop(page_at, site):
    page = page_at("laptop", "fr")
    heard = frames(page)
    player = Citizen(page)
    table = sit_down(page, site, 2, BOTH)
    player.play(lambda told: told["view"]["question"] == "Build" and len(told["view"]["players"][0]["town"]) > 2)
    no_scroll(page)
    assert axe(page) == []
    shoot(page, "12-san-juan")
    expect(page.locator(".home").get_by_text("indigo").first).to_be_visible()
    told = player.play(still(page))
    the_end(page, told)
    assert sum(option.startswith("build ") for option in player.done) > 3
    bodies = told_before_the_end(heard)
    check_no_card_of_others(bodies)
    record = page.request.get(f"/api/tables/{table}/record").text()
    assert check_views_survive_shuffling(bodies, record, 0) > 20


def check_no_card_of_others(bodies: list[Any]) -> None:
    """No hand but mine, and no event that names a card to its owner but mine."""
    hidden = 0
    for part in parts(bodies):
        assert not {"deck", "discard", "seed", "private"} & set(part), part.keys()
        if "town" in part:
            assert "hand" not in part and all(good in (0, 1) for good in part["goods"])
        if part.get("name") in MINE_ALONE:
            assert part["seat"] == 0, part
        elif str(part.get("name")).endswith("-hidden"):
            assert part["seat"] != 0 and "card" not in part, part
            hidden += 1
    assert hidden > 20


def test_a_whole_game_on_a_phone_in_ukrainian(page_at, site):
    page = page_at("phone", "uk", "dark")
    player = Citizen(page, "touch")
    sit_down(page, site, 2, {})
    player.play(
        lambda told: told["view"]["question"] == "Build" and any("build" in one for one in told["view"]["options"])
    )
    card = page.locator(".held:has(.can)").first
    text = card.locator(".text").text_content()
    card.tap()
    expect(page.locator(".says")).to_contain_text(text or "?")
    expect(player.confirm).to_be_visible()
    no_scroll(page)
    assert axe(page) == []
    shoot(page, "12-phone")
    page.locator('[data-thing="another"]').tap()
    told = player.play(still(page))
    the_end(page, told)


def test_on_a_phone_the_hand_is_there_while_others_think(page_at, site):
    host, guest = Person(site.url, "Ada"), Person(site.url, "Bob")
    table = host.post("/api/tables", game=GAME, seats=2, chairs=[{"kind": "open"}, {"kind": "me"}], public=True)["id"]
    guest.post(f"/api/tables/{table}/sit", seat=0)
    host.post(f"/api/tables/{table}/start")
    page = page_at("phone")
    be(page, host)
    page.goto(f"/table/{table}")
    expect(page.locator(".ask:not(.mine)")).to_be_visible()
    card = page.locator(".ask .held").first
    card.tap()
    expect(page.locator(".says")).to_contain_text(card.locator(".text").text_content() or "?")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_cards_have_one_shape_and_letters_that_can_be_read(page_at, site):
    ada = Person(site.url, "Ada")
    page = page_at("laptop", "ru")
    be(page, ada)
    crowd(page, full_towns)
    page.goto(f"/table/{new_table(ada, 4, BOTH)}")
    expect(page.locator(".ask.mine")).to_be_visible()
    for width, height in WINDOWS:
        resize(page, width, height)
        cards = page.evaluate(SHAPES)
        assert len(cards) > 50
        assert {round(one["ratio"], 2) for one in cards} <= {0.74, 0.75, 0.76}, (width, height)
        assert min(one["name"] for one in cards if one["far"]) >= 11, (width, height)
        assert min((one["text"] for one in cards if one["text"]), default=12) >= 12, (width, height)
    assert sum(bool(one["text"]) for one in page.evaluate(SHAPES)) > 40, "what they do is told where there is room"
    expect(page.locator(".mine .side")).to_contain_text("Лимит 6: Караульная")


def test_the_table_fits_every_screen(page_at, site):
    person = Person(site.url, "Ada")
    table = new_table(person, 4, BOTH)
    for sizes in BY_HAND.values():
        page = page_at(sizes[0], "pl")
        be(page, person)
        page.goto(f"/table/{table}")
        expect(page.locator(".ask")).to_be_visible()
        for size in sizes:
            width, height = SIZES[size]
            resize(page, width, height)
            no_scroll(page)
            boxes = page.evaluate(BOXES)
            assert len(boxes) > 10
            for name, left, top, right, bottom in boxes:
                assert left >= 0 and top >= 0 and right <= width and bottom <= height, (size, name)
                if name.startswith("role:"):
                    assert min(right - left, bottom - top) >= 44, (size, name)


def test_keys_alone_build_a_town(page_at, site):
    page = page_at("laptop")
    player = Citizen(page)
    roles = [f"role:{role}" for role in ("builder", "producer", "trader", "councillor", "prospector")]
    while True:  # until there is a hand with something that can be paid
        sit_down(page, site, 2, {})
        player.version = -1
        player.version = player.asked()["version"]
        page.keyboard.press("b")
        seen = []
        for _ in roles:
            seen.append(page.evaluate("document.activeElement.closest('[data-anchor]')?.dataset.anchor"))
            page.keyboard.press("ArrowRight")
        assert seen == roles
        for _ in roles:
            page.keyboard.press("ArrowLeft")
        page.keyboard.press("Enter")
        told = player.asked()
        assert told["view"]["question"] == "Build"
        if len(told["view"]["options"]) > 1:
            break
    page.keyboard.press("m")
    expect(page.locator(".held .can:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(player.confirm).to_be_visible()
    for way in ("ArrowRight", "ArrowLeft"):
        for _ in range(4):
            if player.confirm.is_enabled():
                break
            page.keyboard.press(way)
            if page.locator('.held .touch:focus[aria-pressed="false"]').count():
                page.keyboard.press("Enter")
    page.keyboard.press("q")
    expect(page.locator("[data-plan]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".home .buildings button")).to_have_count(2)
