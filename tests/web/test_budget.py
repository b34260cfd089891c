"""How much a page may weigh, and how much it asks for before it can be used. bench/web.py tells how long that takes."""

import gzip

from playwright.sync_api import expect

JAVASCRIPT = 180_000  # bytes, gzipped, until the table is shown
REQUESTS = 20  # until somebody who was never here can begin to play


def test_the_table_is_light(page_at):
    page = page_at("laptop")
    scripts = {}
    page.on("response", lambda answer: scripts.setdefault(answer.url, answer) if answer.url.endswith(".js") else None)
    page.goto("/")
    page.locator("button.go").click()
    expect(page.locator(".ask")).to_be_visible()
    sizes = {url.rsplit("/", 1)[1]: len(gzip.compress(answer.body())) for url, answer in list(scripts.items())}
    assert len(sizes) > 3
    assert sum(sizes.values()) <= JAVASCRIPT, sizes


def test_the_first_screen_asks_for_little(page_at):
    page = page_at("laptop")
    asked = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[1]))
    page.goto("/", wait_until="commit")
    expect(page.locator("button.go")).to_be_enabled()
    assert len(asked) <= REQUESTS, asked
