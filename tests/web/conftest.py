"""A real browser before a real service: pages of several sizes, and what to ask of every one of them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, Request, WebSocket, expect, sync_playwright

from tests.server.conftest import SOURCE, Server
from tests.server.conftest import luck as luck
from tools.browser import find

ROOT = Path(__file__).parent.parent.parent
PICTURES = ROOT / "docs" / "stories" / "pictures"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {
    "phone": (360, 740),
    "landscape": (844, 390),
    "tablet": (820, 1180),
    "laptop": (1366, 768),
    "desktop": (1920, 1080),
}
TOUCHED = ("phone", "landscape", "tablet")
BY_HAND = {"finger": TOUCHED, "mouse": ("laptop", "desktop")}
PICTURE_BYTES = 150_000
REFUSED = ("Failed to load resource", "WebSocket connection to")
PATIENCE = 15_000  # milliseconds until something that should appear is missed
TELL_OF_POLICY = """addEventListener('securitypolicyviolation', (event) =>
    console.error(`${event.violatedDirective} forbids ${event.blockedURI}`))"""

# Nobody plays for the first time here, so the coach is silent.
PLAYED = """localStorage['meydan-played'] ??= '{"games": 9}'"""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A service with the built page, shared by all tests: none of them counts on being alone."""
    assert (SOURCE / "meydan" / "page" / "index.html").is_file(), "there is no page to test: make web build"
    running = Server(tmp_path_factory.mktemp("site"), "", "--generosity", "0")
    try:
        running.start()
        yield running
    finally:
        running.kill()


def launch(playwright: Playwright) -> Browser:
    path = find()
    assert path is not None, "the browser tests need Chromium: see tools/browser.py"
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox"] if root else [])


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        running = launch(playwright)
        yield running
        running.close()


@pytest.fixture
def page_at(site: Server, browser: Browser) -> Iterator[Callable[..., Page]]:
    """Opens pages, each of a person of its own: `page_at("phone", "uk", "dark")`, then `page.goto("/")`.

    No page may complain on its console or break its Content-Security-Policy. Only with `refusals` may the service
    refuse something or be out of reach: browsers write that to the console too. With `still`, nothing travels.
    """
    complaints: list[str] = []
    contexts = []

    def open_page(
        size: str = "laptop",
        language: str = "en",
        theme: str = "light",
        *,
        refusals: bool = False,
        still: bool = True,
        **more: Any,
    ) -> Page:
        width, height = SIZES[size]
        context = browser.new_context(
            base_url=site.url,
            viewport={"width": width, "height": height},
            has_touch=size in TOUCHED,
            is_mobile=size in TOUCHED,
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if still else "no-preference",
            **more,
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(TELL_OF_POLICY)
        context.add_init_script(PLAYED)
        page = context.new_page()

        def heard(kind: str, text: str) -> None:
            if kind in ("error", "warning") and not (refusals and text.startswith(REFUSED)):
                complaints.append(f"{page.url}: {text}")

        page.on("console", lambda message: heard(message.type, message.text))
        page.on("pageerror", lambda error: heard("error", str(error)))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


def axe(page: Page) -> list[str]:
    """What is hard to use without seeing, hearing or a mouse: one line for each fault, none when all is well."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")["violations"]
    return [f"{one['id']}: {one['help']}: {[node['html'] for node in one['nodes']]}" for one in found]


def axe_by_day_and_night(page: Page) -> list[str]:
    """The same in both themes; the dark one stays until it is asked again."""
    found = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        found += [f"{theme}: {one}" for one in axe(page)]
    return found


def no_scroll(page: Page) -> None:
    """The page as a whole fits its window."""
    width, height = page.evaluate(
        "(({ scrollWidth, scrollHeight }) => [scrollWidth, scrollHeight])(document.scrollingElement)"
    )
    window = page.viewport_size
    assert window is not None
    assert width <= window["width"] and height <= window["height"], f"{width}x{height} in {window}: {page.url}"


class Frames:
    """All that a page and the service say to each other."""

    def __init__(self, page: Page) -> None:
        self.sent: list[str] = []  # over sockets
        self.received: list[str] = []
        self.asked: list[tuple[str, str, str]] = []  # method, address, body
        self.answered: list[tuple[str, str]] = []  # address, body
        page.on("websocket", self._socket)
        page.on("requestfinished", self._request)

    @property
    def heard(self) -> str:
        """Everything that the page was told, as one text: what is not in it is not known to the page."""
        return "\n".join(self.received + [body for _, body in self.answered])

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(_text(frame)))
        socket.on("framereceived", lambda frame: self.received.append(_text(frame)))

    def _request(self, request: Request) -> None:
        if request.resource_type in ("fetch", "xhr"):
            answer = request.response()
            self.asked.append((request.method, request.url, request.post_data or ""))
            self.answered.append((request.url, answer.text() if answer else ""))


def _text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode(errors="replace")


def frames(page: Page) -> Frames:
    """Listen to a page from now on; ask before it goes anywhere."""
    return Frames(page)


def shoot(page: Page, name: str) -> None:
    """A picture for docs/stories, when MEYDAN_PICTURES=1 asks for them: as good as fits the space it may take."""
    if os.environ.get("MEYDAN_PICTURES") == "1":
        for quality in range(85, 20, -5):
            picture = page.screenshot(type="jpeg", quality=quality, animations="disabled")
            if len(picture) <= PICTURE_BYTES:
                break
        PICTURES.mkdir(parents=True, exist_ok=True)
        (PICTURES / f"{name}.jpg").write_bytes(picture)
