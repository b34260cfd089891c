# uncompiled: words are for people and never on a hot path
"""What is asked and what can be chosen, in English. No rule is told twice: prices come from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meydan.games.istanbul_dice.bazaar import can_pay, half_of
from meydan.games.istanbul_dice.choices import (
    ACCEPT,
    BROWN_ANY,
    CASH,
    DECLINE,
    END,
    FOUR,
    GIVE,
    IS_CARDS,
    IS_PAIR,
    IS_SAME,
    IS_THREE,
    IS_TILE,
    KEEP,
    PAY,
    SORT,
    TAKE,
    packed,
    unpacked,
)
from meydan.games.istanbul_dice.state import DiceGame
from meydan.games.istanbul_dice.tables import (
    CARD_NAMES,
    CARDS,
    CARPET,
    COIN,
    COIN_WORTH,
    COLOURS,
    CONSOLATION,
    GOODS,
    GOODS_TILES,
    MONEY,
    MOSQUE,
    MOSQUE_NEEDS,
    RESOURCES,
    TILES,
)
from meydan.games.istanbul_dice.view import DiceView, world_from_view
from meydan.games.istanbul_dice.words.catalogue import (
    AREA_NAMES,
    CARD_TEXTS,
    NAMES,
    TILE_TEXTS,
    amount_of,
    dice_of,
    gain_of,
    goods_of,
    half_text,
    listed,
    price_of,
)
from meydan.kernel.choice import Choice

QUESTIONS = {
    "Reroll": "You rolled {dice}. Pay a crystal to roll some of them again? You have {crystals}.",
    "Act": "{actions} left. Your dice: {dice}. What do you do?",
    "Act empty": "{actions} left, and all dice are used. What do you do?",
    "Pay": "How do you pay the next {good} good?",
    "Pay any": "How do you pay the next of {extra} goods of any colour?",
    "TakeMarkers": "Which marker do you take first?",
    "TakeMarkers more": "Which marker do you take second, after {first}?",
    "PickCard": "Which of the cards turned up do you use?",
    "Accept": "“{card}”: {half}. Do you pay?",
    "Accept free": "“{card}”: {half}. Do you take it?",
    "Offer": "“{card}” offers you {half}. Do you accept?",
    "GiveMarker": "Which marker do you give?",
    "DiscardTile": "Which of your mosque tiles do you discard?",
    "ChooseRuby": "From which area do you take the ruby?",
    "ChooseTile": "Which mosque tile do you take?",
}


def as_state(seen: DiceView | DiceGame) -> DiceGame:
    """A whole state that fits a view, to ask the rules."""
    return world_from_view(seen) if isinstance(seen, DiceView) else seen


def question(seen: DiceView | DiceGame, names: Sequence[str] = NAMES) -> str:
    """What the seat to answer is asked, in plain words."""
    state = as_state(seen)
    frame: Any = state.stack[-1]
    key = state.question
    player = state.players[frame.seat]
    dice = dice_of(packed(state.dice))
    values: dict[str, object] = {
        "dice": dice,
        "crystals": player.crystals,
        "actions": f"{state.actions_left} action{'s'[: state.actions_left != 1]}",
    }
    if key == "Act" and not dice:
        key = "Act empty"
    elif key == "Pay":
        values["extra"] = frame.extra
        colours = [COLOURS[good] for good, count in enumerate(unpacked(frame.need, GOODS)) if count]
        key, values["good"] = ("Pay", colours[0]) if colours else ("Pay any", "")
    elif key == "TakeMarkers" and frame.first >= 0:
        key, values["first"] = "TakeMarkers more", COLOURS[frame.first]
    elif key in ("Accept", "Offer"):
        half = half_of(state, frame.seat, frame.card)
        values["card"] = CARD_NAMES[frame.card]
        values["half"] = half_text(half)
        if not half.is_priced():
            key = "Accept free"
    return QUESTIONS[key].format(**values)


def ruby_price(state: DiceGame, area: int) -> str:
    """What the nearest ruby of an area costs."""
    price = state.price(area)
    if price < 0:
        return "nothing, as none is left"
    if area == MONEY:
        return f"{price} lira"
    if area == CARPET:
        return "one good of each colour" + (f" and {price} more of any" if price else "")
    return f"{price} {COLOURS[area]} goods"


def describe_choice(
    seen: DiceView | DiceGame, choice: Choice, names: Sequence[str] = NAMES, *, brief: bool = False
) -> str:
    """What an option will do, with what it costs and brings."""
    state = as_state(seen)
    if choice.index < len(SORT) and not choice.chance:
        return _action(state, choice)
    verb, _, rest = choice.text.partition(" ")
    if choice in (ACCEPT, DECLINE):
        return _answer(state, choice)
    if choice is KEEP:
        return "keep the dice as they lie"
    if choice is END:
        left = state.actions_left
        return f"end your turn, with {left} action{'s'[: left != 1]} unused" if left else "end your turn"
    if choice is BROWN_ANY:
        return "a brown marker"
    if any(choice in way for way in PAY):
        return {"die": "a {} die", "marker": "a {} marker", "brown": "a brown marker for {}"}[verb].format(
            COLOURS[choice.arg]
        )
    if choice in TAKE:
        return f"take a {COLOURS[choice.arg]} marker"
    if choice in GIVE:
        return f"give a {RESOURCES[choice.arg]} marker"
    if verb == "card":
        return f"use “{rest}”: {CARD_TEXTS[choice.arg]}{_unmet(state, choice.arg)}"
    if verb == "discard":
        return f"discard the tile {rest} ({TILE_TEXTS[choice.arg]})"
    if verb == "reroll":
        return f"pay a crystal and roll {dice_of(choice.arg)} again"
    return choice.text


def _action(state: DiceGame, choice: Choice) -> str:
    """An action with its cost and its gain."""
    sort = SORT[choice.index]
    cost = goods_of(unpacked(choice.more, GOODS)) if choice.more else ""
    if sort == IS_SAME:
        return f"a {COLOURS[choice.arg]} marker for {cost}"
    if sort == IS_PAIR:
        return f"a crystal for {cost}"
    if sort == IS_THREE:
        return f"a brown marker for {cost}"
    if choice is FOUR:
        return f"two markers of your choice for {cost}"
    if choice is CASH:
        return f"{listed(_cashed(state))} for all your coin dice"
    if sort == IS_CARDS:
        cards = f"turn up {choice.arg} bazaar cards and use one" if choice.arg > 1 else "turn up a bazaar card"
        return f"{cards}, for {choice.arg} card {'dice' if choice.arg > 1 else 'die'}"
    if sort == IS_TILE:
        text = f"the mosque tile {TILES[choice.arg]}"
        text = f"take {text}" if state.question == "ChooseTile" else f"{text} for {cost}"
        return f"{text}: {TILE_TEXTS[choice.arg]}{_mosque_ruby(state)}"
    text = f"a ruby from the {AREA_NAMES[choice.arg]}"
    return text if state.question == "ChooseRuby" else f"{text} for {ruby_price(state, choice.arg)}"


def _cashed(state: DiceGame) -> list[str]:
    """What the coin dice bring, and the goods tiles with them."""
    seat = max(state.seat, 0)
    extra = [amount_of(good, state.working(seat, GOODS_TILES + good)) for good in range(GOODS)]
    return [f"{COIN_WORTH * state.dice[COIN]} lira", *[part for part in extra if not part.startswith("0 ")]]


def _mosque_ruby(state: DiceGame) -> str:
    """That one more tile brings a ruby, if it does."""
    player = state.players[max(state.seat, 0)]
    due = not player.mosque_done and state.tracks[MOSQUE] > 0
    return ", and a ruby" if due and player.tile_count() + 1 == MOSQUE_NEEDS[len(state.players)] else ""


def _unmet(state: DiceGame, card: int) -> str:
    """That a card turned up would bring a lira only, because its condition is not met."""
    frame: Any = state.stack[-1] if state.stack else None
    if state.question != "PickCard":
        return ""
    told = CARDS[card]
    brown = state.players[frame.seat].brown
    met = frame.dice >= told.dice and brown >= told.shown_brown and can_pay(state, frame.seat, told.own)
    return "" if met else f" (you cannot meet that: {CONSOLATION} lira)"


def _answer(state: DiceGame, choice: Choice) -> str:
    """What accepting or declining a card means."""
    frame: Any = state.stack[-1] if state.stack else None
    if state.question not in ("Accept", "Offer"):
        return choice.text
    half = half_of(state, frame.seat, frame.card)
    if choice is ACCEPT:
        return f"pay {price_of(half)} for {gain_of(half)}" if half.is_priced() else f"take {gain_of(half)}"
    return f"take {CONSOLATION} lira instead" if state.question == "Accept" else "do without"
