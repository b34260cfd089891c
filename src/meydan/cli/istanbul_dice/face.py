"""The face of the Dice Game: dice, rubies and tiles on the table, everything else in one line for each player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from meydan.cli.face import Face
from meydan.cli.istanbul_dice import menu as listing
from meydan.cli.istanbul_dice.board import DENSITIES, SNUG, draw_board, legend_line
from meydan.cli.istanbul_dice.panels import headline, players_column, players_table
from meydan.cli.menu import Menu
from meydan.cli.screen import Scene
from meydan.games.istanbul_dice.state import DiceGame
from meydan.games.istanbul_dice.tables import COLOURS
from meydan.games.istanbul_dice.view import DiceView
from meydan.games.istanbul_dice.words import WORDS, options
from meydan.kernel.choice import Choice
from meydan.kernel.events import Event
from meydan.voice import Voice

WAYS: Final = [
    ("3", "the option with that number; 0 is keep, end or decline"),
    ("reroll RRG", "an option by its text; the letters alone will do, in any order: [b]grr[/b]"),
    ("keep RR", "when rolling again: all dice but these"),
    ("pair RG", "an action by its text, or [b]rg[/b]; also [b]lira[/b]  [b]cards 2[/b]  [b]ruby red[/b]"),
    ("?", "the rules about this question; [b]? carpet[/b]  [b]? sell-good[/b]  [b]? DICE-R.3[/b]"),
    ("why ruby red", "why an option is not to be had"),
]  # fmt: skip
SIGNS: Final = """\
[R] [Y] [G] [B]  goods: red cloth, yellow fruit, green spice, blue jewellery
[L]  a coin, worth 2 lira   [C]  a card   ✦  a ruby   2◈  crystals, to roll again
R2 Y0 G1 B0 1 brown  goods markers; a brown one stands for any colour
3/5 tiles  mosque tiles, and how many bring a ruby"""
TOPICS: Final = {
    "Reroll": "DICE-D",
    "Act": "DICE-A",
    "Pay": "DICE-P",
    "TakeMarkers": "DICE-A.1",
    "PickCard": "DICE-C",
    "Accept": "DICE-C",
    "Offer": "DICE-C",
    "GiveMarker": "DICE-C.7",
    "DiscardTile": "DICE-C.23",
    "ChooseRuby": "DICE-C.15",
    "ChooseTile": "DICE-C.21",
}
RUNS: Final = {
    **{f"paid a {colour} die": f"paid {{}} {colour} dice" for colour in COLOURS},
    **{f"paid a {colour} marker": f"paid {{}} {colour} markers" for colour in COLOURS},
    **{f"paid a brown marker for {colour}": f"paid {{}} brown markers for {colour}" for colour in COLOURS},
    "got 3 lira": "got 3 lira {} times",
}
CHAPTERS: Final = {
    "reroll": "dice and rerolls", "dice": "dice and rerolls", "crystal": "dice and rerolls", "pay": "paying",
    "cards": "bazaar cards", "card": "bazaar cards", "tiles": "mosque tiles", "tile": "mosque tiles",
    "mosque": "mosque tiles", "ruby": "rubies", "end": "end and ties", "turn": "the turn",
}  # fmt: skip


class DiceFace(Face):
    """Istanbul: The Dice Game."""

    ways = WAYS
    signs = SIGNS.replace("[", "\\[")
    why_example = "an option, such as why ruby red or why tile die"
    topics = TOPICS
    setting_up = ("tile-shown",)
    quiet = ("turn-began", "ended", "tile-shown", "accepted", "revealed", "acted")
    runs = RUNS
    automatic = ("end",)
    densities = DENSITIES
    usual = SNUG
    wide = 140
    side = 46

    # -- words --------------------------------------------------------------------------------------------------

    def whole(self, view: DiceView) -> DiceGame:
        return WORDS.whole(view)

    def question(self, state: DiceGame, names: Sequence[str]) -> str:
        return Voice("en", names).say(WORDS.question(state, state.seat))

    def describe(self, state: DiceGame, choice: Choice, names: Sequence[str], *, brief: bool = False) -> str:
        return Voice("en", names).say(options.told(state, choice).said)

    def clause(self, event: Event, names: Sequence[str]) -> tuple[str, str]:
        line = WORDS.lines([event], None)[0]
        return (
            ("", "")
            if line is None
            else (names[line.seat] if line.seat >= 0 else "", Voice("en", names).say(line.said))
        )

    def chapter(self, asked: str) -> str:
        return CHAPTERS.get(asked, asked)

    # -- the menu -----------------------------------------------------------------------------------------------

    def group(self, state: DiceGame, choice: Choice) -> str:
        return listing.group(state, choice)

    def describe_group(self, state: DiceGame, choices: Sequence[Choice], names: Sequence[str]) -> str:
        return listing.describe_group(choices)

    def row_text(self, menu: Menu, choice: Choice) -> tuple[str, str]:
        if menu.deeper and choice.text.startswith("reroll "):
            left = listing.kept(menu.state, choice)
            return f"roll {choice.text.partition(' ')[2]} again" + (f", keep {left}" if left else ""), ""
        if choice.text.startswith("reroll ") and choice.more == sum(menu.state.dice):
            return "roll all dice again for a crystal", ""
        return super().row_text(menu, choice)

    def enter(self, state: DiceGame, choice: Choice) -> bool:
        return choice.text == "keep"

    def tidy(self, menu: Menu, typed: str) -> str:
        return listing.tidy(menu, typed)

    # -- the picture --------------------------------------------------------------------------------------------

    def headline(self, scene: Scene) -> Text:
        return headline(scene.view, scene.state, scene.title.removeprefix("Istanbul: "))

    def board(self, scene: Scene, width: int, density: str) -> RenderableType:
        return draw_board(scene.state, width, density)

    def board_width(self, scene: Scene) -> int:
        return 94

    def below(self, scene: Scene, width: int, *, legend: bool) -> list[RenderableType]:
        return [legend_line()] if legend and width >= 77 else []

    def players(self, scene: Scene, width: int, *, brief: bool) -> list[RenderableType]:
        return [players_table(scene.view, scene.state, scene.played_by, width, brief=brief)]

    def beside(self, scene: Scene, width: int) -> list[RenderableType]:
        return [players_column(scene.view, scene.state, scene.played_by)]


FACE: Final = DiceFace()
