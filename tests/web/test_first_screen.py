"""What somebody meets who comes here for the first time, whatever the screen."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import SIZES, axe


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_the_first_screen_is_there_for_everybody(page_at, size, theme):
    page = page_at(size, "en", theme, refusals=True)  # nobody has come in yet, and the service says so
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert axe(page) == []
    wide = page.evaluate("document.scrollingElement.scrollWidth")
    assert wide <= SIZES[size][0], "it scrolls sideways"
