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
TIGHTEST = [(360, 640), (390, 844), (768, 1024), (640, 360), (844, 390), (1024, 768), (1200, 800), (1280, 720)]

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
  /* How a box shows what is larger than itself; asked once for each, since all its parts ask again. */
  const ways = new Map()
  const way = (box) => {
    if (!ways.has(box)) {
      const { overflowX, overflowY, position, textOverflow, webkitLineClamp } = getComputedStyle(box)
      const is = (overflow) => ({ rolls: /auto|scroll/.test(overflow), hides: /hidden|clip/.test(overflow) })
      const [X, Y] = [is(overflowX), is(overflowY)]
      const [dots, lines] = [textOverflow === 'ellipsis', webkitLineClamp !== 'none'] // it may end so
      ways.set(box, { X, Y, dots, lines, fixed: position === 'fixed' })
    }
    return ways.get(box)
  }
  /* Only what people can roll is rolled: scrollIntoView would also shift what is cut off into sight. */
  const bring = (one, of) => {
    for (let up = one.parentElement; up && up !== document.documentElement; up = up.parentElement) {
      const { X, Y } = way(up)
      if (!X.rolls && !Y.rolls) continue
      const by = up.getBoundingClientRect()
      const box = of()
      if (X.rolls && up.scrollWidth > up.clientWidth) up.scrollLeft += (box.left + box.right - by.left - by.right) / 2
      if (Y.rolls && up.scrollHeight > up.clientHeight) up.scrollTop += (box.top + box.bottom - by.top - by.bottom) / 2
    }
  }
  /* What hides parts of a box, from the inside out; boxes that roll can be rolled. */
  const cut = (one, box, slack = 1.5) => {
    let { left, top, right, bottom } = box
    for (let up = one; up && up !== document.documentElement; up = up.parentElement) {
      const { X, Y, fixed, dots, lines } = way(up)
      if (X.rolls || X.hides || Y.rolls || Y.hides) {
        const by = up.getBoundingClientRect()
        if (up !== one || one.childElementCount === 0) {
          if (X.hides && !dots && (left < by.left - 1.5 || right > by.right + 1.5))
            return `cut off at its side by .${up.getAttribute('class')}`
          if (Y.hides && !lines && (top < by.top - slack || bottom > by.bottom + slack))
            return `cut off by .${up.getAttribute('class')}`
        }
        if (X.rolls || X.hides) [left, right] = [Math.max(left, by.left), Math.min(right, by.right)]
        if (Y.rolls || Y.hides) [top, bottom] = [Math.max(top, by.top), Math.min(bottom, by.bottom)]
      }
      if (fixed) break
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
# Istanbul: what lies outside its room, and what could be clicked if nothing lay over it.
FITS = """() => {
  const room = document.querySelector('.board').getBoundingClientRect()
  const out = (box, by) =>
    Math.min(box.left - by.left, box.top - by.top, by.right - box.right, by.bottom - box.bottom) < -1
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const wrong = []
  for (const place of document.querySelectorAll('.place'))
    if (out(place.getBoundingClientRect(), room)) wrong.push(place.dataset.anchor)
  for (const place of document.querySelectorAll('.place.can')) {
    const { x, y, width, height } = place.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    if (top?.closest('.asks, .foot, .strip, .sheet')) wrong.push(`${place.dataset.anchor} is covered`)
  }
  for (const name of ['.board', '.ask', '.mine', '.side', '.foot', '.strip', '.left'])
    for (const one of document.querySelectorAll(name))
      if (out(one.getBoundingClientRect(), screen)) wrong.push(name)
  return wrong
}"""
# Istanbul: numbers of the board that are drawn too small to read, with their size in pixels.
SMALL_NUMBERS = r"""() => {
  const small = []
  const texts = document.createTreeWalker(document.querySelector('.board'), NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const one = text.parentElement
    if (!/\d/.test(text.data) || one.closest('.unseen') || !one.checkVisibility()) continue
    let size = parseFloat(getComputedStyle(one).fontSize)
    const matrix = one.getScreenCTM?.()
    if (matrix) size *= Math.hypot(matrix.a, matrix.b)
    const place = one.closest('[data-anchor]')?.dataset.anchor
    if (size < 9.95) small.push(`${text.data.trim()} at ${place}: ${size.toFixed(1)}`)
  }
  return small
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
