"""Somebody who plays through the page: sees what is asked, finds what stands for an answer, and clicks it.

What to answer is advised by our greedy bot, which sees what the page was told. How to answer is all here: things that
glow, buttons, and gestures with steppers and one confirm; by mouse, by finger or by keys alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from tests.web.seeing import advice

# Nothing is answered but by the player.
PREFERENCES = """if (!localStorage.meydan) localStorage.meydan = '{"auto": false}'"""
# Keep what the socket of a seat said last, so that the player knows what the page knows.
LISTEN = """
const Plain = window.WebSocket
window.WebSocket = class extends Plain {
  constructor(...all) {
    super(...all)
    window.sockets = [...(window.sockets ?? []), this]
    this.addEventListener('message', (event) => {
      const told = JSON.parse(event.data)
      if (told.type === 'view' || told.type === 'events') {
        if (told.seat >= 0) window.told = told
        window.heard = (window.heard ?? 0) + 1
      }
    })
  }
}
"""
ASKED = """(version) => {
  const told = window.told
  if (!told || told.version <= version) return null
  if (told.over) return document.querySelector('.ask:not(.mine)') ? told : null
  return told.to_answer === told.seat && document.querySelector('.ask.mine') ? told : null
}"""
# Where an answer is to be found: on a button, in a gesture, or on the table.
WHERE = """(option) => {
  const seen = (one) => one.checkVisibility() && one.getClientRects().length
  if ([...document.querySelectorAll(`[data-option="${option}"]`)].some(seen)) return 'button'
  return document.querySelector('[data-plan]') ? 'gesture' : 'table'
}"""
LETTERS = {"R": "fabric", "G": "spice", "Y": "fruit", "B": "jewelry"}
GESTURES = re.compile(r"(sell|deliver|recall|bid|offer|roast|give|take|letter|delivered|companion home|done)\b")
AT_PLACE = re.compile(r"(?:move|recall|send|use|barrier|beside|merchant to|companion to|tavern ruby|ruby) (\d+)$")
SECOND = re.compile(r"(?:card (?:far|return|corner|errand|companion|ride)|fetch|ride|companion) (\d+)$")
ARROWS = {(1, 0): "ArrowRight", (-1, 0): "ArrowLeft", (0, 1): "ArrowDown", (0, -1): "ArrowUp"}
REGION_KEYS = {"board": "b", "ask": "q", "mine": "m"}
MANY = 150  # more things to go through with Tab than any page has


class Player:
    """One seat, played in one page. `by` is mouse, touch or keys."""

    def __init__(self, page: Page, by: str = "mouse") -> None:
        self.page = page
        self.by = by
        self.version = -1  # of the last position that was answered
        self.done: list[str] = []  # everything that was answered
        page.add_init_script(LISTEN)
        page.add_init_script(PREFERENCES)

    # -- seeing ---------------------------------------------------------------------------------------------

    def asked(self) -> dict[str, Any]:
        """Wait until this seat is asked something new, or the game is over; what the page was told then."""
        told: dict[str, Any] = self.page.wait_for_function(ASKED, arg=self.version, polling=20).json_value()
        return told

    # -- playing --------------------------------------------------------------------------------------------

    def play(self, until: Callable[[dict[str, Any]], bool] = lambda told: False) -> dict[str, Any]:
        """Answer everything until the game is over, or until something is asked at which to stop."""
        while True:
            told = self.asked()
            if told["over"] or until(told):
                return told
            self.answer(told, advice(told["view"]))

    def answer(self, told: dict[str, Any], option: str) -> None:
        """Do in the page what stands for an option."""
        where = self.page.evaluate(WHERE, option)
        if option.startswith("barrier "):
            self._barrier(int(option.split()[1]))
        elif where == "button":
            self.press(self.page.locator(f'[data-option="{option}"]:visible').first)
        elif where == "gesture" and GESTURES.match(option):
            self._gesture(option)
        else:
            self._on_the_table(told["view"], option)
        self.version = told["version"]
        self.done.append(option)

    def _on_the_table(self, view: dict[str, Any], option: str) -> None:
        anchor = touches(option, view)
        same = [one for one in view["options"] if touches(one, view) == anchor]
        self.touch(anchor)
        if len(same) > 1:
            second = SECOND.match(option)
            if second:
                self.touch(f"place:{second[1]}")
            else:
                self.press(self.page.locator(f'[data-option="{option}"]:visible').first)
        elif self.by == "touch" and anchor.startswith("place:"):
            # A finger does not hover: where nothing can be done, that is said first.
            warned = self.page.locator(f'.ask [data-option="{option}"]:visible')
            if warned.count():
                self.press(warned)

    def _barrier(self, low: int) -> None:
        """Both places of a barrier are touched: the one that is advised, and any beside it with a higher number."""
        self.press(self.page.locator('[data-thing="barrier"]'))
        self.touch(f"place:{low}")
        glowing = self.page.locator(".place.can").evaluate_all("(all) => all.map((one) => one.dataset.anchor)")
        self.touch(next(place for place in glowing if int(place.split(":")[1]) > low))

    def touch(self, anchor: str) -> None:
        """Press a thing on the table, unfolding what is folded on a small screen."""
        page = self.page
        if anchor.startswith("place:"):
            folding = page.locator(".sheet .grip button")
            if folding.count():
                self.press(folding)
            self.press(page.locator(f'[data-anchor="{anchor}"] .touch'))
            return
        thing = page.locator(f'button[data-anchor="{anchor}"], [data-anchor="{anchor}"] button').first
        if not thing.count():
            self.press(page.locator(".foot .tabs button").first)
        self.press(thing)

    # -- gestures -------------------------------------------------------------------------------------------

    def _gesture(self, option: str) -> None:
        verb, _, rest = option.partition(" ")
        if verb in ("sell", "deliver"):
            wanted = {thing: rest.count(letter) for letter, thing in LETTERS.items()}
            if verb == "sell" or self._steppers():
                self._set(wanted)
        elif verb == "bid":
            self.press(self.page.locator(f'.bid [data-thing="{rest}"]'))
        elif verb == "offer":
            self._set({"lira": int(rest)})
        elif verb in ("recall", "companion"):
            self._only(f"place:{rest}" if verb == "recall" else "companion")
        elif verb == "roast":
            self._only(rest)
        elif verb in ("give", "take", "done"):
            self._swap(rest)
        confirm = self.page.locator("[data-plan]")
        plan = (confirm.get_attribute("data-plan") or "").split(",")
        assert plan[0] == option or verb in ("letter", "delivered", "give", "take", "done"), (plan, option)
        self.press(confirm)

    def _steppers(self) -> dict[str, int]:
        shown: dict[str, int] = self.page.evaluate(
            """() => Object.fromEntries([...document.querySelectorAll('.gesture .stepper')].map((one) =>
                [one.dataset.thing, Number(one.querySelector('output').textContent.replace('−', '-'))]))"""
        )
        return shown

    def _step(self, thing: str, by: int) -> None:
        which = "last" if by > 0 else "first"
        self.press(self.page.locator(f'.gesture [data-thing="{thing}"] button:{which}-of-type'))

    def _set(self, wanted: dict[str, int]) -> None:
        """Turn the steppers to these numbers: first what is too much, then what is missing."""
        shown = self._steppers()
        for sign in (-1, 1):
            for thing, now in shown.items():
                for _ in range(max(0, sign * (wanted.get(thing, 0) - now))):
                    self._step(thing, sign)

    def _only(self, thing: str) -> None:
        """Let one of several things be picked, and no other."""
        for one in self.page.locator(".gesture [data-thing][aria-pressed]").all():
            if (one.get_attribute("aria-pressed") == "true") != (one.get_attribute("data-thing") == thing):
                self.press(one)

    def _swap(self, thing: str) -> None:
        """Give a thing away, or take it; then whatever makes the exchange even."""
        confirm = self.page.locator("[data-plan]")
        mine = f'.gesture [data-thing="{thing}"] button'
        ways = [f"{mine}:first-of-type:enabled", f"{mine}:last-of-type:enabled"]
        wished = next((way for way in ways if thing and self.page.locator(way).count()), None)
        if wished and confirm.is_disabled():
            self.press(self.page.locator(wished))
        for _ in range(9):
            if confirm.is_enabled():
                return
            others = self.page.locator(f'.gesture .stepper:not([data-thing="{thing}"]) button:last-of-type:enabled')
            self.press(others.first if others.count() or not wished else self.page.locator(wished))

    # -- pressing -------------------------------------------------------------------------------------------

    def press(self, target: Locator) -> None:
        if self.by == "mouse":
            target.click()
        elif self.by == "touch":
            target.tap()
        else:
            self.reach(target)
            self.page.keyboard.press("Enter")

    def reach(self, target: Locator) -> None:
        """Bring the focus there with keys alone: to its region, then by arrows on the board, else by Tab."""
        target.wait_for()
        keyboard = self.page.keyboard
        if self._focused(target):
            return
        region = target.evaluate("(one) => one.closest('[data-region]')?.dataset.region ?? ''")
        if region in REGION_KEYS:
            keyboard.press(REGION_KEYS[region])
        if target.evaluate("(one) => one.matches('.place .touch')"):
            self._walk(target)
        elif target.get_attribute("role") == "radio":
            self._tab(target.locator("xpath=..").locator('[tabindex="0"]'))
            for _ in range(12):
                if self._focused(target):
                    break
                keyboard.press("ArrowRight")
        else:
            self._tab(target)
        assert self._focused(target), f"the keys do not lead to {target}"

    def _focused(self, target: Locator) -> bool:
        return bool(target.evaluate("(one) => one === document.activeElement"))

    def _tab(self, target: Locator) -> None:
        for _ in range(MANY):
            if self._focused(target):
                return
            self.page.keyboard.press("Tab")

    def _walk(self, target: Locator) -> None:
        """From place to place with the arrows."""
        places = self.page.locator(".place .touch")
        if not self.page.evaluate("document.activeElement.matches('.place .touch')"):
            self._tab(self.page.locator('.place .touch[tabindex="0"]'))
        here, there, count = self.page.evaluate(
            """(anchor) => {
              const all = [...document.querySelectorAll('.place')]
              return [all.findIndex((one) => one.contains(document.activeElement)),
                      all.findIndex((one) => one.dataset.anchor === anchor), all.length]
            }""",
            target.locator("xpath=..").get_attribute("data-anchor"),
        )
        assert here >= 0 and places.count() == count
        columns = 4 if count == 16 else 5
        across, down = there % columns - here % columns, there // columns - here // columns
        for step, far in (((1 if across > 0 else -1, 0), abs(across)), ((0, 1 if down > 0 else -1), abs(down))):
            for _ in range(far):
                self.page.keyboard.press(ARROWS[step])


def touches(option: str, view: dict[str, Any]) -> str:
    """The thing on the table that stands for an option that is no button."""
    place = AT_PLACE.match(option)
    if place:
        return f"place:{place[1]}"
    verb, *rest = option.split(" ")
    match verb:
        case "card" if view.get("copying", -1) >= 0:
            second = SECOND.match(option)
            return f"place:{second[1]}" if second else ""
        case "card" | "tile" | "tavern" | "letter":
            return f"{verb}:{rest[0]}"
        case "discard" | "guild" | "roast":
            return f"guild:{rest[-1]}" if verb == "guild" or len(rest) > 1 else f"card:{rest[0]}"
        case "fetch":
            return "tile:yellow"
        case "ride":
            return "tavern:movement"
        case "draw":
            return rest[0]
        case "companion" | "place":
            return "companion"
        case "pick":
            return f"kiosk:{rest[0][1:]}"
        case "governor" | "smuggler" | "trader" | "courier":
            return f"figure:{verb}"
    return ""
