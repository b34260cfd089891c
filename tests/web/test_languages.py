"""Five languages, changed in the middle of a game, at once."""

import re
from pathlib import Path

from playwright.sync_api import expect

import meydan
from tests.server.people import Person
from tests.web.conftest import shoot
from tests.web.scenes import GRAND, be, new_table, play_to

LOCALE = Path(meydan.__file__).parent / "locale"
LANGUAGES = {"uk": "Українська", "ru": "Русский", "fr": "Français", "pl": "Polski", "en": "English"}
# All that can be read or heard.
TEXTS = """() => {
  const all = [document.body.innerText]
  for (const one of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]'))
    for (const name of ['aria-label', 'title', 'alt', 'placeholder']) all.push(one.getAttribute(name) ?? '')
  return all.join('\\n')
}"""


def message_ids():
    """Every id of a message that could not be mistaken for a word."""
    found = set()
    for file in (LOCALE / "en").glob("*.ftl"):
        found |= set(re.findall(r"^([a-z][\w]*-[\w-]+) *=", file.read_text(encoding="utf-8"), re.M))
    assert len(found) > 300
    return found


def test_the_language_changes_at_the_table(page_at, site):
    ada = Person(site.url, "Ada")
    table = new_table(ada, 3, GRAND)
    play_to(ada, table, 4)
    page = page_at("laptop")
    be(page, ada)
    page.goto(f"/table/{table}")
    ids = message_ids()
    questions = set()
    page.evaluate("window.here = 'still'")
    for language, name in LANGUAGES.items():
        page.locator("nav button").last.click()
        page.get_by_role("dialog").get_by_role("radio", name=name).check()
        expect(page.locator("html")).to_have_attribute("lang", language, timeout=60_000)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        questions.add(page.locator(".ask h2").inner_text())
        said = page.evaluate(TEXTS)
        assert not set(re.findall(r"[a-z][\w]*-[\w-]+", said)) & ids, f"raw messages in {language}"
        if language == "uk":
            shoot(page, "07-ukrainian")
    assert len(questions) == len(LANGUAGES), questions
    assert page.evaluate("window.here") == "still", "without a reload"
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_the_language_is_that_of_the_browser(page_at):
    for language in ("uk", "ru", "fr", "pl"):
        page = page_at("laptop", language)
        page.goto("/")
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.context.close()


# How high the words of each tab are, and how high a line is.
TABS = """() => [...document.querySelectorAll('.tabs button')].map((tab) => {
  const words = document.createRange()
  words.selectNodeContents(tab)
  const line = document.createRange()
  line.setStart(tab.firstChild, 0)
  line.setEnd(tab.firstChild, 1)
  return [tab.innerText, words.getBoundingClientRect().height / line.getBoundingClientRect().height]
})"""


def test_tabs_of_a_phone_are_one_line_in_every_language(page_at, site):
    ada = Person(site.url, "Ada")
    new_table(ada)  # so that a tab has its number
    page = page_at("phone")
    be(page, ada)
    page.goto("/")
    expect(page.locator(".tabs .count")).to_be_visible()
    for language, name in LANGUAGES.items():
        page.locator("nav button").last.tap()
        page.get_by_role("dialog").get_by_role("radio", name=name).check()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert [one for one in page.evaluate(TABS) if one[1] > 1.5] == [], language
