"""Help at the table: the commands, and the rules about what is being asked."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.markdown import Markdown

from meydan.cli.look import BRASS, paint
from meydan.cli.rulebook import NoRule, Paragraph, look_up
from meydan.games.istanbul.places.action import PlaceAction
from meydan.games.istanbul.state import Istanbul

COMMANDS: Final = """\
[b]9[/b]            the option with that number; places and bids keep their own numbers
[b]move 9[/b]       an option by its text; goods by their letters, such as [b]sell RGGY[/b]
[b]Enter[/b]        the option marked with ← Enter
[b]?[/b]            the rules about this question; [b]? 9[/b]  [b]? card far[/b]  [b]? guild 7[/b]  [b]? IST-C.12[/b]
[b]why 13[/b]       why a place or an option is not to be had; also [b]why buy[/b]
[b]u[/b]            take the last choice back, unless something was rolled, drawn or shown since
[b]board[/b]        everything once more
[b]log[/b]          all that happened
[b]save FILE[/b]    save under a name of your own; after every choice the game is saved by itself
[b]q[/b]            leave; the game can be resumed

R● G■ B▲ Y◆ W⬢  merchants, with the number of assistants under them
○r □g △b ◇y ⬡w  assistants left behind     ♙R  a family member
N◉  a neutral merchant   ◎n  a neutral assistant   ✦  a ruby
▣R  a companion   ▌8  the barrier, towards place 8   2+1 cards  bonus and guild cards
M1 E2  coffee for the Tavern’s movement and encounter tiles
Goods: R fabric, G spice, Y fruit, B jewelry; C coffee"""

# The chapter for questions that are not about a place.
TOPICS: Final = {
    "Move": "IST-T",
    "AssistantStep": "IST-A",
    "MeetMerchants": "IST-M",
    "Encounters": "IST-E",
    "GovernorToll": "IST-E.8",
    "SmugglerToll": "IST-E.10",
    "ExtraGood": "IST-Q.4",
    "ChooseSource": "6",
    "DiscardOne": "6",
    "RecallMore": "7",
    "TakeGood": "8",
    "BendDice": "IST-Q.2",
    "RoastMore": "17",
    "DiscardOneGuild": "18",
    "TavernRun": "guild 19",
    "SetBarrier": "19",
    "UseNeighbour": "19",
    "AllButOne": "guild 2",
    "GuildMarket": "guild 8",
    "TakeTwo": "guild 8",
    "GuildTea": "guild 9",
    "ChoosePlace": "guild 12",
    "Ordered": "guild 12",
    "GiveGoods": "guild 13",
    "FreeTile": "guild 14",
    "SwapGive": "card swap",
    "SwapTake": "card swap",
    "Bid": "23",
    "KioskPick": "22",
    "UseTile": "22",
    "TakeOne": "22",
    "CourierToll": "courier",
    "DoubleTurn": "IST-K",
    "SpendLetters": "IST-K",
    "GatherMore": "7",
    "ChooseWhoGoes": "25",
}


def topic_of(state: Istanbul) -> str:
    """What the rules to show are about, for the question being asked."""
    frame = state.stack[-1]
    return str(frame.place) if isinstance(frame, PlaceAction) else TOPICS[state.question]


def rules_about(game: str, query: str) -> list[Paragraph] | NoRule:
    try:
        return look_up(game, query)
    except NoRule as nothing:
        return nothing


def show_rules(console: Console, found: list[Paragraph] | NoRule) -> None:
    """Rule paragraphs under the titles of their chapters."""
    if isinstance(found, NoRule):
        console.print(str(found))
        return
    chapter = ""
    for rule in found:
        if rule.chapter != chapter:
            chapter = rule.chapter
            console.print(paint(chapter, f"bold {BRASS}"))
        console.print(Markdown(f"**{rule.id}** {rule.text}"))
