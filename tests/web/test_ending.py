"""The end of a game: joy for who won, grace for who did not, and pictures that tell the truth."""

import re

from playwright.sync_api import expect

from tests.server.people import Person
from tests.web.conftest import axe
from tests.web.scenes import be, finish

# How far each line of a chart goes below its zero, in pixels; and the colours of the dots beside the players' own.
BELOW = """() => [...document.querySelectorAll('.charts figure > svg')].map((chart) => {
  const zero = Number(chart.querySelector('.grid').getAttribute('y1'))
  const lines = [...chart.querySelectorAll('path:not(.lead)')].filter((one) => !one.closest('.mark'))
  return Math.max(...lines.map((one) => one.getBBox().y + one.getBBox().height - zero))
})"""
DOTS = """() => {
  const paint = (name) => {
    const one = document.body.appendChild(document.createElement('i'))
    one.style.color = `var(--${name})`
    const found = getComputedStyle(one).color
    one.remove()
    return found
  }
  const players = ['red', 'green', 'blue', 'yellow', 'danger', 'spice'].map(paint)
  const dots = [...document.querySelectorAll('.luck circle')]
  return dots.filter((one) => players.includes(getComputedStyle(one).fill)).length
}"""


def test_a_win_is_a_feast(page_at, site):
    people = [Person(site.url, "Ada"), Person(site.url, "Bob", seed=1)]
    chairs = [{"kind": "me"}, {"kind": "open"}]
    table = people[0].post("/api/tables", game="istanbul-dice", seats=2, chairs=chairs, public=True)["id"]
    people[1].post(f"/api/tables/{table}/sit", seat=1)
    people[0].post(f"/api/tables/{table}/start")
    ranks = finish(people, table)["result"]["ranks"]
    assert sorted(ranks) == [1, 2], "another seed, then: nobody has to share"
    winner, loser = (people[ranks.index(rank)] for rank in (1, 2))
    won, lost = winner.me["name"], loser.me["name"]
    said = {}
    for who, still in ((winner, False), (winner, True), (loser, False), (None, False)):
        page = page_at("laptop", still=still)
        if who:
            be(page, who)
        page.goto(f"/table/{table}")
        end = page.get_by_role("dialog", name="The end")
        words = end.locator(".won .words")
        expect(words).to_be_visible()
        assert bool(page.locator(".won.joy").count()) == (who is winner)
        assert bool(page.locator(".sky svg").count()) == (who is winner and not still), (
            "nothing falls where nothing moves"
        )
        said[who.me["name"] if who else ""] = words.inner_text().split("\n")
        names = end.locator(".ranking .name")
        expect(names.filter(has_text=re.compile(r"^You "))).to_have_count(1 if who else 0)
        if who is winner and still:
            assert axe(page) == []
            expect(end.locator(".charts svg").first).to_be_visible()
            assert max(page.evaluate(BELOW)) < 0.1, "0 lies at 0"
            assert page.locator(".luck circle").count() and page.evaluate(DOTS) == 0
            page.keyboard.press("Escape")
            who_did = page.locator(".log .who")
            expect(who_did.filter(has_text=f"{won} (you)").first).to_be_attached()
            expect(who_did.filter(has_text=re.compile(f"{lost}$")).first).to_be_attached()
    assert said[won] == ["You win!"]
    assert said[lost] == [f"{won} wins", "You come second. Well played!"]
    assert said[""] == [f"{won} wins"]
