"""What lies in the middle in San Juan, and the towns: roles, prices, piles, events, and everybody's buildings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from meydan.cli.look import ACCENT, BRASS, DIM, badge, paint
from meydan.cli.older import label
from meydan.cli.san_juan.look import GOOD_STYLES, buildings, flow
from meydan.games.san_juan.scoring import points
from meydan.games.san_juan.state import SanJuan
from meydan.games.san_juan.tables import CATHEDRAL, COST, GOODS, LAST_BUILDING, PRICE_NAMES, PRICES, ROLES, TITLES

ROOMY: Final = "roomy"
SNUG: Final = "snug"
DENSE: Final = "dense"
DENSITIES: Final = (ROOMY, SNUG, DENSE)


def draw_board(view: Any, state: SanJuan, played_by: Sequence[str], width: int, density: str) -> RenderableType:
    """The middle of the table, and the towns below it."""
    middle: list[RenderableType] = [_roles(state), _prices(state, width), _piles(state)]
    towns = [line for seat in range(len(state.players)) for line in _town(view, state, seat, played_by, width, density)]
    gap = [Text()] if density == ROOMY else []
    return Group(*gap, *middle, *gap, *towns)


def _roles(state: SanJuan) -> Text:
    """The roles: in brackets those that were taken, with an arrow the one being played."""
    text = paint("Roles  ", BRASS)
    for role, name in enumerate(ROLES):
        taken = (state.taken >> role) & 1
        if role == state.phase:
            text += paint(f"▸{name} ", f"bold {ACCENT}") + badge(state.chooser) + Text("  ")
        else:
            text.append(f"({name})  " if taken else f"{name}  ", DIM if taken else "bold")
    return text


def price_list(card: int) -> Text:
    """What each good brings on a price card."""
    text = Text()
    for good, name in enumerate(GOODS):
        text.append(f"{name} {PRICES[card][good]}  ", GOOD_STYLES[good])
    return text


def _prices(state: SanJuan, width: int) -> Text:
    """The price card in force; else the next one, once all are known; else those seen so far."""
    if state.price >= 0:
        return paint("Prices ", BRASS) + paint("now ", f"bold {ACCENT}") + price_list(state.price)
    if len(state.prices) == len(PRICES):
        return paint("Prices ", BRASS) + paint("next ", DIM) + price_list(state.prices[state.trades % len(PRICES)])
    if not state.prices:
        return paint("Prices ", BRASS) + paint("none seen yet", DIM)
    text = paint("Prices ", BRASS) + paint("seen  ", DIM)
    for card in state.prices:
        text.append(f"{PRICE_NAMES[card]} ")
        for good, price in enumerate(PRICES[card]):
            text.append(str(price), GOOD_STYLES[good])
        text.append("  ")
    return text + (paint("cards for indigo to silver", DIM) if width >= 90 else Text())


def _piles(state: SanJuan) -> Text:
    """How many cards the piles hold, and what else can be had."""
    text = paint("Deck   ", BRASS) + Text(f"{state.deck_size} cards, {state.discard_size} discarded")
    if state.cathedral:
        text += paint("   Cathedral ", BRASS) + Text(f"to be built for {COST[CATHEDRAL]}")
    if "events" in state.header.options["expansions"]:
        names = [TITLES[kind] for kind in state.events_open]
        text += paint("   Events ", BRASS) + (Text(", ".join(names)) if names else paint("none shown", DIM))
    return text


def standing(state: SanJuan, seat: int, *, short: bool) -> Text:
    """How many buildings, cards and points a player has."""
    player = state.players[seat]
    built, cards, worth = len(player.town), player.cards, points(state, seat)
    extra = len(player.looking) + len(player.picked)
    told = f"{cards}+{extra}" if extra else str(cards)
    if short:
        return paint(f"{built}/{LAST_BUILDING}", "bold") + Text(f" {told}c ") + paint(f"{worth}p", BRASS)
    text = paint(f"{built:2} of {LAST_BUILDING} buildings", "bold")
    text.append(f"   {told:>2} card{'s'[: told != '1']:1}   ")
    return text + paint(f"{worth:2} point{'s'[: worth != 1]}", BRASS)


def _town(
    view: Any, state: SanJuan, seat: int, played_by: Sequence[str], width: int, density: str
) -> list[RenderableType]:
    """A player with everything built: a line of its own for the name, or everything in one go."""
    head = label(view, seat, played_by if density == ROOMY else ())
    if seat == state.governor:
        head += paint(" governor" if density != DENSE else " gov", f"bold {BRASS}")
    short = density == DENSE
    shown = buildings(state.players[seat], short=short)
    if short:
        return [*flow(shown, width, head + Text("  ") + standing(state, seat, short=True) + Text("  "), 5)]
    head.append(" " * max(3, 28 - len(head)))
    lines: list[RenderableType] = [head + standing(state, seat, short=False)]
    lines += flow(shown, width, Text("    "), 4)
    return lines + ([Text()] if density == ROOMY and seat + 1 < len(state.players) else [])


def legend_line() -> Text:
    """What the signs mean, in one line."""
    return paint("■ a good on it  □ none  +2 cards under it  (taken)  c cards  p points", DIM)
