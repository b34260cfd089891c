"""How heavy the page is, how soon it can be used, and how long a click takes until the next question is highlighted.

A real browser plays a game of Istanbul against bots, at a `meydan serve` in a folder of its own on this machine.
"""

from __future__ import annotations

import argparse
import gzip
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Response, sync_playwright

from tests.server.conftest import Server
from tests.web.conftest import launch
from tests.web.player import Player

JAVASCRIPT = 180.0  # kB, gzipped, until the table is shown
CLICK = 100.0  # milliseconds, at the median
FIRST_SCREEN = 2.0  # seconds
LOOKS = 5


def first_screen(browser: Browser, url: str) -> float:
    """Seconds until somebody who was never here can begin to play."""
    took = []
    for _ in range(LOOKS):
        context = browser.new_context(base_url=url)
        page = context.new_page()
        page.goto("/", wait_until="commit")
        page.locator("button.go:enabled").wait_for()
        took.append(page.evaluate("performance.now()") / 1000)
        context.close()
    return statistics.median(took)


def game(browser: Browser, url: str, clicks: int) -> dict[str, Any]:
    """A game of which every click is measured, from a first visit on."""
    context = browser.new_context(base_url=url, viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    page = context.new_page()
    scripts: dict[str, Response] = {}
    page.on("response", lambda answer: scripts.setdefault(answer.url, answer) if answer.url.endswith(".js") else None)
    player = Player(page)
    page.goto("/")
    page.locator("button.go").click()
    player.asked()
    weight = sum(len(gzip.compress(answer.body())) for answer in scripts.values()) / 1000
    player.play(lambda told: len(player.done) >= clicks)
    took = sorted(page.evaluate("window.__meydan.clicks"))
    context.close()
    return {
        "javascript_kb": weight,
        "files": len(scripts),
        "clicks": len(took),
        "click_ms": statistics.median(took),
        "click_ms_90": took[int(len(took) * 0.9)],
    }


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--clicks", type=int, default=120)
    options.add_argument("--json", type=Path, help="write every figure there")
    asked = options.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), "", "--generosity", "0")
        browser = launch(playwright)
        try:
            server.start()
            found = {"first_screen_s": first_screen(browser, server.url), **game(browser, server.url, asked.clicks)}
        finally:
            browser.close()
            server.kill()
    rows = (
        ("JavaScript of the table, gzipped", found["javascript_kb"], JAVASCRIPT, "kB"),
        (f"click to next question, median of {found['clicks']}", found["click_ms"], CLICK, "ms"),
        (f"first screen usable, median of {LOOKS}", found["first_screen_s"], FIRST_SCREEN, "s"),
    )
    for name, value, bar, unit in rows:
        print(f"{name:42} {value:8.2f} {unit:2}   at most {bar:g}   {'ok' if value <= bar else 'TOO MUCH'}")
    print(f"{'click to next question, nine of ten':42} {found['click_ms_90']:8.2f} ms")
    if asked.json:
        asked.json.write_text(json.dumps(found, indent=1), encoding="utf-8")
    return 0 if all(value <= bar for _, value, bar, _ in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
