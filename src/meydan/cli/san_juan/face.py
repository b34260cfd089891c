"""San Juan's face: the roles and prices in the middle, a town for each player, and the own hand with its costs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from meydan.cli.face import Face
from meydan.cli.menu import Menu
from meydan.cli.naming import names_for
from meydan.cli.rulebook import Paragraph
from meydan.cli.san_juan.board import DENSITIES, SNUG, draw_board, legend_line
from meydan.cli.san_juan.panels import hand_lines, hand_short, headline, score_lines
from meydan.cli.screen import Scene
from meydan.games.san_juan.state import SanJuan
from meydan.games.san_juan.tables import BUILDINGS, NAMES
from meydan.games.san_juan.view import SanJuanView
from meydan.games.san_juan.words import WORDS, asking
from meydan.kernel.choice import Choice
from meydan.kernel.events import Event
from meydan.kernel.said import Said
from meydan.kernel.telling import joined
from meydan.voice import Voice

WAYS: Final = [
    ("3", "the option with that number; 0 is pass, done, leave or back"),
    ("build well", "an option by its text; the name alone will do: [b]gold mine[/b]"),
    ("?", "the rules about this question; [b]? library[/b]  [b]? trader[/b]  [b]? SJ-B.4[/b]"),
    ("why library", "why an option is not to be had; also [b]why build library[/b]  [b]why trader[/b]"),
]
SIGNS: Final = """\
■  a good on a building   □  no good   +2  so many cards under it, a point each
5→4  the printed cost, and what it is for you now
(trader)  a role that was taken in this round
9/12 5▯ 21★  buildings, cards in hand, points; 5+2▯  two more drawn or picked"""
# How cards are typed: with or without the sign of “governor’s”.
_TYPED: Final = {name.replace("-", " "): kind for kind, name in enumerate(NAMES)} | {"governor's visit": len(NAMES) - 1}
TOPICS: Final = {
    "ChooseRole": "SJ-R",
    "VisitRole": "SJ-E.15",
    "UseLibrary": "library",
    "Build": "SJ-B",
    "Cover": "crane",
    "Spend": "black market",
    "Pay": "SJ-B.2",
    "Produce": "SJ-P",
    "Sell": "SJ-T",
    "Council": "SJ-C",
    "Keep": "SJ-C",
    "Discard": "archive",
    "Mine": "gold mine",
    "TakeRevealed": "goldsmith",
    "Office": "office building",
    "Chapel": "chapel",
    "Bank": "bank",
    "Limit": "SJ-R.10",
    "Draft": "SJ-S",
    "Taxes": "SJ-E.10",
    "Amnesty": "SJ-E.11",
    "Boom": "SJ-E.12",
    "Earthquake": "SJ-E.7",
}


def by_card(rules: list[Paragraph], asked: str) -> list[Paragraph]:
    """What a building or an event does: the paragraphs that begin with its name."""
    plain = asked.removeprefix("event ").replace("general ", "")
    if plain not in _TYPED:
        return []
    return [
        rule for rule in rules if rule.text.lower().replace("’", "'").startswith((f"{plain}:", f"general {plain}:"))
    ]


def speaking(names: Sequence[str]) -> Voice:
    return Voice("en", names)


def _voice(scene: Scene) -> Voice:
    return speaking(names_for(len(scene.state.players), -1))


class SanJuanFace(Face):
    """San Juan, with and without expansions."""

    ways = WAYS
    signs = SIGNS
    why_example = "an option, such as why trader or why build library"
    topics = TOPICS
    searches = (by_card,)
    setting_up = ("drew", "drew-hidden", "event-shown", "discarded", "discarded-hidden")
    quiet = ("turn-began", "ended", "paid-hidden")  # what was built tells what was paid
    openings = ("turn-began", "round-began")
    automatic = ("pass", "done")
    densities = DENSITIES
    usual = SNUG
    hand_first = True
    wide = 132
    side = 60
    story_title = "Since you last acted"

    # -- words --------------------------------------------------------------------------------------------------

    def whole(self, view: SanJuanView) -> SanJuan:
        return WORDS.whole(view)

    def question(self, state: SanJuan, names: Sequence[str]) -> str:
        return speaking(names).say(WORDS.question(state, state.seat))

    def describe(self, state: SanJuan, choice: Choice, names: Sequence[str], *, brief: bool = False) -> str:
        told = asking.told(state, choice)
        return speaking(names).say(told.short if brief and told.short else told.said)

    def clause(self, event: Event, names: Sequence[str]) -> tuple[str, str]:
        [line] = WORDS.lines([event], None)
        if line is None:
            return "", ""
        return names[line.seat] if line.seat >= 0 else "", speaking(names).say(line.said)

    def clauses(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        return [speaking(names).say(line.said) for line in joined(WORDS.lines(events, None))]

    def turn_end(self, events: Sequence[Event], seat: int, seats: int) -> int:
        """What is news: all since the seat last did something, in an earlier phase than this one."""
        begins = [at for at, event in enumerate(events) if event.name in self.openings]
        own = [at for at in range(begins[-1] if begins else 0) if events[at].values().get("seat", -1) == seat]
        return max(own[-1] + 1 if own else 0, self.setup_end(events))

    def shows_all(self, question: str, news: Sequence[Event], seat: int) -> bool:
        return question in ("ChooseRole", "Draft")

    def topic(self, state: SanJuan) -> str:
        frame: Any = state.stack[-1]
        return NAMES[frame.building].replace("-", " ") if state.question == "Mine" else TOPICS[state.question]

    # -- the menu -----------------------------------------------------------------------------------------------

    def row_text(self, menu: Menu, choice: Choice) -> tuple[str, str]:
        """What an option does, and apart from that what is printed on its card."""
        told, voice = asking.told(menu.state, choice), speaking(menu.names)
        does = told.said.args.get("text")
        if told.short is None or not isinstance(does, Said):
            return voice.say(told.said), ""
        return voice.say(told.short), voice.say(does)

    def tidy(self, menu: Menu, typed: str) -> str:
        """Names with or without hyphens, and without their verb where only one option has them."""
        text = " ".join(typed.lower().replace("’", "'").split()).replace("general ", "")
        copy = re.search(r" \d+$", text)  # a certain one of several buildings
        number = copy[0] if copy else ""
        name = text.removesuffix(number)
        for title, kind in _TYPED.items():
            if name == title or name.endswith(f" {title}"):
                text = name.removesuffix(title) + NAMES[kind] + number
                break
        named = [option.text for option in menu.options if option.text.endswith(f" {text}")]
        exact = any(option.text == text for option in menu.options)
        return named[0] if len(named) == 1 and not exact else text

    def why_about(self, menu: Menu, asked: str) -> str:
        """A building alone is one to be built, or to be picked for what is being asked."""
        text = self.tidy(menu, asked)
        verbs = [option.text.partition(" ")[0] for option in menu.options if " " in option.text]
        known = text in NAMES[:BUILDINGS] and not any(option.text == text for option in menu.options)
        return f"{verbs[0] if verbs else 'build'} {text}" if known else text

    # -- the picture --------------------------------------------------------------------------------------------

    def headline(self, scene: Scene) -> Text:
        return headline(scene.view, scene.state, _voice(scene), scene.title)

    def board(self, scene: Scene, width: int, density: str) -> RenderableType:
        return draw_board(scene.view, scene.state, _voice(scene), scene.played_by, width, density)

    def board_width(self, scene: Scene) -> int:
        return 90

    def below(self, scene: Scene, width: int, *, legend: bool) -> list[RenderableType]:
        return [legend_line(_voice(scene))] if legend and width >= 77 else []

    def hand(self, scene: Scene, width: int, *, full: bool, brief: bool) -> list[RenderableType]:
        if full:
            return hand_lines(scene.state, _voice(scene), scene.view.seat, width)
        return [hand_short(scene.state, _voice(scene), scene.view.seat, width)]

    def ending(self, scene: Scene, width: int) -> list[RenderableType]:
        return score_lines(scene.state, speaking(()), width)


FACE: Final = SanJuanFace()
