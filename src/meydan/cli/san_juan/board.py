"""What lies in the middle in San Juan, and the towns: roles, prices, piles, events, and everybody's buildings."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from meydan.cli.look import ACCENT, BRASS, DENSE, DIM, ROOMY, SNUG, badge, label, paint
from meydan.cli.san_juan.look import FULL, GOOD_STYLES, buildings, flow
from meydan.cli.scene import Scene
from meydan.games.san_juan.cards import CATHEDRAL, COST, GOODS
from meydan.games.san_juan.printed import LAST_BUILDING, PRICES, ROLES
from meydan.games.san_juan.scoring import points
from meydan.games.san_juan.state import SanJuan
from meydan.games.san_juan.words import naming
from meydan.games.san_juan.words.table import price_card
from meydan.kernel.said import said
from meydan.voice import Voice

DENSITIES: Final = (ROOMY, SNUG, DENSE)
CARD: Final = "▯"
POINT: Final = "★"
GOVERNOR: Final = "♛"


def draw_board(scene: Scene, width: int, density: str) -> RenderableType:
    """The middle of the table, and the towns below it."""
    state, voice = scene.state, scene.voice
    middle: list[RenderableType] = [
        *flow(_roles(state, voice), width, Text(), 2),
        *flow(_prices(state, voice), width, paint(f"{voice('sj-prices')}  ", BRASS), 2),
        *flow(_piles(state, voice), width, Text(), 2),
    ]
    towns = [line for seat in range(len(state.players)) for line in _town(scene, seat, width, density)]
    gap = [Text()] if density == ROOMY else []
    return Group(*gap, *middle, *gap, *towns)


def _roles(state: SanJuan, voice: Voice) -> list[Text]:
    """The roles: in brackets those that were taken, with an arrow the one being played."""
    shown = []
    for number in range(len(ROLES)):
        name = voice.say(naming.role(number))
        taken = (state.taken >> number) & 1
        if number == state.phase:
            shown.append(paint(f"▸{name} ", f"bold {ACCENT}") + badge(state.chooser))
        else:
            shown.append(paint(f"({name})", DIM) if taken else paint(name, "bold"))
    return shown


def _prices(state: SanJuan, voice: Voice) -> list[Text]:
    """The price card in force, or else the next one once all are known; else those seen so far, by their numbers."""
    number = price_card(state)
    if number >= 0:
        style = f"bold {ACCENT}" if state.price >= 0 else DIM
        priced = [paint(voice.say(one), GOOD_STYLES[good]) for good, one in enumerate(naming.price_list(number))]
        return [paint("▸ " if state.price >= 0 else "· ", style) + priced[0], *priced[1:]]
    if not state.prices:
        return [paint(voice("sj-prices-hidden"), DIM)]
    return [
        Text().join(paint(str(PRICES[card][good]), GOOD_STYLES[good]) for good in range(len(GOODS)))
        for card in state.prices
    ]


def _piles(state: SanJuan, voice: Voice) -> list[Text]:
    """How many cards the piles hold, and what else can be had."""
    shown = [
        Text(voice("sj-deck-label", n=state.deck_size)),
        Text(voice("sj-discard-label", n=state.discard_size)),
    ]
    if state.cathedral:
        shown.append(paint(voice.say(naming.card(CATHEDRAL)), BRASS) + Text(f" {COST[CATHEDRAL]}"))
    return shown + [paint(voice.say(naming.card(kind)), BRASS) for kind in state.events_open]


def standing(state: SanJuan, voice: Voice, seat: int, *, short: bool) -> Text:
    """How many buildings, cards and points a player has."""
    player = state.players[seat]
    built, worth = len(player.town), points(state, seat)
    extra = len(player.looking) + len(player.picked)
    more = f"+{extra}" if extra else ""
    if short:
        text = paint(f"{built}/{LAST_BUILDING}", "bold") + Text(f" {player.cards}{more}{CARD} ")
        return text + paint(f"{worth}{POINT}", BRASS)
    text = paint(voice("sj-buildings", n=built, of=LAST_BUILDING), "bold")
    text.append(f"   {voice.say(naming.cards(player.cards))}{more}   ")
    return text + paint(voice.say(naming.points(worth)), BRASS)


def _town(scene: Scene, seat: int, width: int, density: str) -> list[RenderableType]:
    """A player with everything built: a line of its own for the name, or everything in one go."""
    state, voice = scene.state, scene.voice
    head = label(scene, seat, who=density == ROOMY)
    if seat == state.governor:
        head += paint(f" {GOVERNOR}", f"bold {BRASS}")
    short = density == DENSE
    shown = buildings(state.players[seat], voice, short=short)
    if short:
        return [*flow(shown, width, head + Text("  ") + standing(state, voice, seat, short=True) + Text("  "), 5)]
    head.append(" " * max(3, 28 - len(head)))
    lines: list[RenderableType] = [head + standing(state, voice, seat, short=False)]
    lines += flow(shown, width, Text("    "), 4)
    return lines + ([Text()] if density == ROOMY and seat + 1 < len(state.players) else [])


def legend_line(voice: Voice) -> Text:
    """What the signs mean, in one line."""
    means = {
        FULL: naming.goods(1),
        "+2": said("sj-scoring-under"),
        f"5{CARD}": naming.cards(5),
        f"7{POINT}": naming.points(7),
        GOVERNOR: said("sj-topic-governor"),
    }
    return paint("   ".join(f"{sign} {voice.say(one)}" for sign, one in means.items()), DIM)
