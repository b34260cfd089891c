"""The numbers of the Dice Game that the browser client shows, and prices with all ways to pay them for its tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meydan import start
from meydan.cli.rulebook import paragraphs
from meydan.games.istanbul_dice import choices, events, tables
from meydan.games.istanbul_dice.game import GAME
from meydan.games.istanbul_dice.payment import settle
from meydan.games.istanbul_dice.state import DiceGame
from meydan.games.istanbul_dice.words import ENGLISH, QUESTIONS
from meydan.kernel.events import EventKind
from meydan.kernel.frame import Chance, Step

HERE = Path(__file__).resolve().parents[1] / "web" / "src" / "games" / "istanbul_dice"
FEW_DICE = 2  # rolling again more dice than that is said in the same words


def page_tables() -> dict[str, Any]:
    """What is printed on the components."""
    return {
        "letters": tables.LETTERS,
        "colours": tables.COLOURS,
        "resources": tables.RESOURCES,
        "totals": tables.TOTALS,
        "sharedDice": tables.SHARED_DICE,
        "actionsPerTurn": tables.ACTIONS_PER_TURN,
        "coinWorth": tables.COIN_WORTH,
        "markerWorth": tables.MARKER_WORTH,
        "crystalWorth": tables.CRYSTAL_WORTH,
        "incomeLira": tables.INCOME_LIRA,
        "consolation": tables.CONSOLATION,
        "areas": tables.AREAS,
        "prices": tables.PRICES,
        "target": tables.TARGET,
        "mosqueNeeds": tables.MOSQUE_NEEDS,
        "tiles": tables.TILES,
        "tileKinds": tables.TILE_KINDS,
        "tileCosts": tables.TILE_COSTS,
        "cards": [_bazaar_card(card) for card in tables.CARDS],
        "actions": [choice.text for choice in choices.SPACE.actions[: len(choices.SORT)]],
        "rules": _chapters(),
        "frames": {name: _fields(frame) for name, frame in GAME.frames.items() if _asks(frame)},
    }


def whole_space() -> dict[str, Any]:
    """All that can be asked, chosen, told and refused."""
    kinds = [kind for kind in vars(events).values() if isinstance(kind, EventKind)]
    many = {choice.text for choice in choices.REROLL if choice.more > FEW_DICE}
    return {
        "choices": [choice.text for choice in choices.SPACE.actions if choice.text not in many],
        "closing": [choice.text for choice in choices.SPACE.closers],
        "events": {kind.name: list(kind.params) for kind in kinds},
        "questions": [name for name, frame in GAME.frames.items() if _asks(frame)],
        "variants": [key for key in QUESTIONS if " " in key],
        "view": start("istanbul-dice", seats=3, seed="7").view(0).to_dict(),
        "reasons": sorted(ENGLISH),
        "payments": [_payments(*one) for one in PAYABLE],
    }


# What is to be paid (goods of each colour, and further ones of any), and with what: dice, markers, brown markers.
PAYABLE: list[tuple[list[int], int, list[int], list[int], int]] = [
    ([2, 0, 0, 0], 0, [1, 0, 0, 0, 2, 2], [1, 0, 0, 0], 1),
    ([1, 1, 0, 0], 0, [1, 1, 1, 0, 0, 0], [1, 1, 0, 0], 1),
    ([1, 1, 1, 1], 0, [1, 2, 1, 1, 0, 0], [0, 1, 0, 2], 2),
    ([0, 0, 5, 0], 0, [0, 1, 3, 0, 0, 0], [2, 0, 2, 0], 3),
    ([1, 1, 1, 1], 1, [2, 1, 1, 0, 0, 0], [1, 0, 1, 1], 1),
    ([1, 1, 1, 1], 3, [1, 1, 1, 0, 1, 1], [2, 0, 1, 1], 3),
    ([1, 1, 1, 1], 4, [2, 1, 0, 1, 0, 0], [1, 2, 1, 0], 2),
    ([0, 3, 0, 0], 0, [0, 3, 0, 0, 0, 0], [0, 0, 0, 0], 0),
]


def _payments(need: list[int], extra: int, rolled: list[int], goods: list[int], brown: int) -> dict[str, Any]:
    """A price with all the ways to pay it, each as the answers to what is asked."""
    state: Any = start("istanbul-dice", seats=2, seed="7").clone()
    state.stack = []
    state.dice, state.players[0].goods, state.players[0].brown = rolled.copy(), goods.copy(), brown
    settle(state, 0, choices.packed(need), extra, 0, 0, None)
    return {"need": need, "extra": extra, "dice": rolled, "goods": goods, "brown": brown, "ways": _ways(state)}


def _ways(state: DiceGame) -> list[list[str]]:
    if not state.stack:
        return [[]]
    frame: Any = state.stack[-1]
    found: list[list[str]] = []
    for choice in frame.options(state):
        after = state.clone()
        after.stack = []
        frame.resolve(after, choice)
        found += [[choice.text, *rest] for rest in _ways(after)]
    return found


def _bazaar_card(card: tables.Card) -> dict[str, Any]:
    return {
        "name": card.name,
        "rules": card.rules,
        "dice": card.dice,
        "brown": card.shown_brown,
        "own": _half(card.own),
        "others": _half(card.others) if card.others is not None else None,
    }


def _half(half: tables.Half) -> dict[str, Any]:
    return {name: getattr(half, name) for name in ("pay", "markers", "colour", "tiles", "take", "ruby", "tile")}


def _chapters() -> dict[str, int]:
    """How many paragraphs each chapter of the rules has."""
    chapters = [rule.id.partition(".")[0].removeprefix("DICE-") for rule in paragraphs("istanbul-dice")]
    return {chapter: chapters.count(chapter) for chapter in dict.fromkeys(chapters)}


def _asks(frame: type) -> bool:
    """Whether a frame asks a player, other than chance and what goes on by itself."""
    return not issubclass(frame, Chance | Step)


def _fields(frame: Any) -> list[str]:
    return list(frame.FIELDS)


def written() -> dict[Path, dict[str, Any]]:
    """The files and what is to stand in them."""
    return {HERE / "tables.json": page_tables(), HERE / "space.json": whole_space()}
