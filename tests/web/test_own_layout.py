"""A bazaar of one's own is laid with pictures: by touch, two at a time, and by keys."""

from playwright.sync_api import expect

from tests.web.conftest import axe


def test_a_bazaar_of_my_own(page_at):
    page = page_at("phone")
    page.goto("/new?game=istanbul")
    page.get_by_role("radio", name="Your own").check()
    places = page.get_by_role("group", name="Your own layout").get_by_role("button")
    expect(places).to_have_count(16)
    expect(places.locator(".picture svg")).to_have_count(16)

    def laid():
        return [int(text) for text in places.locator(".number").all_inner_texts()]

    first = laid()
    places.nth(0).tap()
    expect(places.nth(0)).to_have_attribute("aria-pressed", "true")
    places.nth(5).tap()
    expect(places.locator(".number").nth(0)).to_have_text(str(first[5]))
    assert laid()[5] == first[0]
    expect(places.nth(5)).to_be_focused()

    for key in ("ArrowUp", "Enter", "ArrowLeft", "Enter"):  # from the second row to the first, and the first two change
        page.keyboard.press(key)
        expect(page.locator("button:focus .number")).to_be_visible()
    expect(places.nth(0)).to_be_focused()
    assert laid()[:2] == [first[1], first[5]]
    page.keyboard.press("Enter")
    expect(places.nth(0)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(places.nth(0)).to_have_attribute("aria-pressed", "false")
    assert axe(page) == []
