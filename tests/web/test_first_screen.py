"""What somebody meets who comes here for the first time, whatever the screen."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import BY_HAND, SIZES, axe_by_day_and_night
from tests.web.sizes import resize


@pytest.mark.parametrize("sizes", BY_HAND.values(), ids=BY_HAND)
def test_the_first_screen_is_there_for_everybody(page_at, sizes):
    page = page_at(sizes[0], refusals=True)  # nobody has come in yet, and the service says so
    page.goto("/")
    for size in sizes:
        resize(page, *SIZES[size])
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert axe_by_day_and_night(page) == [], size
        wide = page.evaluate("document.scrollingElement.scrollWidth")
        assert wide <= SIZES[size][0], f"it scrolls sideways: {size}"
