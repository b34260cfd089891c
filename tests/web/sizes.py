"""Tables at their most crowded, in windows of every size: what lies outside, under something else, or cut off."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from meydan.kernel.telling import Words
from tests.web.seeing import view_of

View = dict[str, Any]

UPRIGHT = [(360, 640), (360, 740), (390, 844), (412, 915), (768, 1024), (820, 1180), (1024, 1366)]
LYING = [(640, 360), (740, 360), (844, 390), (915, 412), (1024, 768), (1080, 810), (1112, 834), (1180, 820)]
WINDOWS = [(1200, 800), (1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)]
SIZES = UPRIGHT + LYING + WINDOWS

# Everything that can be clicked lies in the window with nothing over it, once its scroll boxes are scrolled to it;
# every text is seen whole, or ends in an ellipsis. What lies folded away, or is there for the ear alone, is left out.
LOOK = """(within) => {
  const wrong = new Set()
  const root = document.querySelector(within)
  const seen = (one) =>
    !one.closest('.unseen, [inert]') && one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const name = (one) => {
    const thing = one.closest('[data-anchor], [data-option], [data-thing]')
    const said = one.getAttribute('aria-label') || one.textContent.trim() || one.getAttribute('class') || ''
    const { anchor, option, thing: part } = thing?.dataset ?? {}
    return `${one.tagName.toLowerCase()} ${anchor ?? option ?? part ?? ''} "${said.replace(/\\s+/g, ' ').slice(0, 50)}"`
  }
  const rolls = (style, axis) => /auto|scroll/.test(style[`overflow${axis}`])
  const hides = (style, axis) => /hidden|clip/.test(style[`overflow${axis}`])
  /* Only what people can roll is rolled: scrollIntoView would also shift what is cut off into sight. */
  const bring = (one, of) => {
    for (let up = one.parentElement; up && up !== document.documentElement; up = up.parentElement) {
      const style = getComputedStyle(up)
      const by = up.getBoundingClientRect()
      const box = of()
      if (rolls(style, 'X')) up.scrollLeft += (box.left + box.right - by.left - by.right) / 2
      if (rolls(style, 'Y')) up.scrollTop += (box.top + box.bottom - by.top - by.bottom) / 2
    }
  }
  /* What hides parts of a box, from the inside out; boxes that roll can be rolled. */
  const cut = (one, box, slack = 1.5) => {
    let { left, top, right, bottom } = box
    for (let up = one; up && up !== document.documentElement; up = up.parentElement) {
      const style = getComputedStyle(up)
      const by = up.getBoundingClientRect()
      if (up !== one || one.childElementCount === 0) {
        if (hides(style, 'X') && style.textOverflow !== 'ellipsis' && (left < by.left - 1.5 || right > by.right + 1.5))
          return `cut off at its side by .${up.getAttribute('class')}`
        const ends = style.webkitLineClamp !== 'none' // with an ellipsis
        if (hides(style, 'Y') && !ends && (top < by.top - slack || bottom > by.bottom + slack))
          return `cut off by .${up.getAttribute('class')}`
      }
      if (rolls(style, 'X') || hides(style, 'X')) [left, right] = [Math.max(left, by.left), Math.min(right, by.right)]
      if (rolls(style, 'Y') || hides(style, 'Y')) [top, bottom] = [Math.max(top, by.top), Math.min(bottom, by.bottom)]
      if (style.position === 'fixed') break
    }
    return ''
  }
  const out = ({ left, top, right, bottom }) =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1

  for (const one of root.querySelectorAll('button, a[href], input, select, summary, [role=button], [role=radio]')) {
    if (!seen(one) || !one.getClientRects().length || one.matches('[tabindex="-1"][aria-hidden=true]')) continue
    bring(one, () => one.getBoundingClientRect())
    const box = one.getBoundingClientRect()
    const cutting = cut(one, box)
    /* Its middle, and half of the way to either side: things side by side do not run into each other. */
    const tops = [0.5, 0.25, 0.75].map((at) =>
      document.elementFromPoint(box.left + box.width * at, (box.top + box.bottom) / 2))
    const top = tops.find((found) => !one.contains(found)) ?? tops[0]
    if (out(box)) wrong.add(`${name(one)} lies outside`)
    else if (cutting) wrong.add(`${name(one)} is ${cutting}`)
    else if (!top || !one.contains(top)) wrong.add(`${name(one)} lies under ${top ? name(top) : 'nothing'}`)
  }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const one = text.parentElement
    if (!text.data.trim() || !seen(one) || one.closest('svg')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    if (!range.getBoundingClientRect().width) continue
    bring(text, () => range.getBoundingClientRect())
    const box = range.getBoundingClientRect()
    const cutting = cut(one, box, box.height * 0.22) // a line is taller than its letters
    if (cutting) wrong.add(`the text "${text.data.trim().slice(0, 50)}" is ${cutting}`)
  }
  for (const box of document.querySelectorAll('*')) if (box.scrollTop || box.scrollLeft) box.scrollTo(0, 0)
  return [...wrong]
}"""
SETTLED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))"


def retold(view: View) -> Any:
    """A changed position in words, as the service would tell it."""
    seen = view_of(view)
    words: Words[Any, Any, Any] = seen.header.game.words()
    return msgspec.to_builtins(words.asked(seen))


def crowd(page: Page, change: Callable[[View], None]) -> None:
    """From now on a page is shown every position with a change, such as full hands. Ask before it goes there."""

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def told(message: str | bytes) -> None:
            body = json.loads(message)
            if body.get("view"):
                change(body["view"])
                if body["view"].get("told"):
                    body["view"]["told"] = retold(body["view"])
            route.send(json.dumps(body))

        server.on_message(told)

    page.route_web_socket(lambda address: "/socket" in address, between)


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)


def out_of_reach(page: Page, within: str = "main") -> list[str]:
    """What cannot be clicked or read in a part of the page, one line for each."""
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(LOOK, within)
    return found


def out_of_reach_anywhere(page: Page) -> list[str]:
    """The same for the whole table, with everything that folds unfolded in turn."""
    while page.locator("main > .sheet").count():
        page.locator(".sheet .grip button").click()
    found = out_of_reach(page)
    for tab in range(page.locator(".foot .tabs button").count()):
        button = page.locator(".foot .tabs button").nth(tab)
        button.click()
        found += [f"unfolded: {one}" for one in out_of_reach(page, "main > .sheet")]
        page.locator(".sheet .grip button").click()
    return found
