"""How the greedy bot plays Istanbul: The Dice Game: an answer to every question, by what a turn can still bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dice_plan import NOTHING, Deals, Outlook, Plan, Purse, Sides, best_plan, most_of, purse_of

from meydan.games.istanbul_dice.actions import TakeMarkers
from meydan.games.istanbul_dice.bazaar import Accept, Offer, PickCard
from meydan.games.istanbul_dice.choices import (
    ACCEPT,
    BROWN_ANY,
    BY_DIE,
    BY_MARKER,
    DECLINE,
    KEEP,
    REROLL_BY_KEY,
    ROLL_BY_COUNT,
    ROLL_WEIGHTS,
    packed,
)
from meydan.games.istanbul_dice.payment import Pay
from meydan.games.istanbul_dice.printed import (
    ACTION_TILES,
    ACTIONS_PER_TURN,
    CARD,
    CARDS,
    COIN,
    CONSOLATION,
    FACES,
    GOODS,
    MONEY,
)
from meydan.games.istanbul_dice.view import DiceView
from meydan.kernel.choice import Choice

MOST_REROLLED: Final = 4  # dice rolled again at once: beyond that hardly anything is worth thinking through


def choose(view: DiceView) -> Choice:
    """The answer to what the view's seat is asked."""
    options = view.options
    if len(options) == 1:
        return options[0]
    answer = ANSWERS.get(view.question)
    choice = options[0] if answer is None else answer(Mind(view))
    return choice if choice in options else options[0]


class Mind:
    """One question being thought about."""

    def __init__(self, view: DiceView) -> None:
        self.view = view
        self.options = list(view.options)
        self.out = Outlook(view)
        self.purse = purse_of(view, view.seat)
        self.actions = view.actions_left if view.seat == view.active else 0

    def value(self, purse: Purse) -> float:
        """What a purse is worth after the best use of the actions left in this turn."""
        return best_plan(purse, self.out, self.actions).worth if self.actions else self.out.worth(purse)

    # -- the turn -------------------------------------------------------------------------------------------

    def act(self) -> Choice:
        return best_plan(self.purse, self.out, self.actions).first

    def reroll(self) -> Choice:
        """The set of dice that is best rolled again, if that is worth a crystal."""
        actions = ACTIONS_PER_TURN + self.out.tiles_working(ACTION_TILES)
        rolls = Rolls(self.purse, self.out, actions)
        best = KEEP
        most = rolls.plan(self.purse.dice).worth
        spent = self.purse.copy()
        spent.crystals -= 1
        cost = self.out.worth(self.purse) - self.out.worth(spent)
        for kept in rolls.worth_keeping():
            again = [self.purse.dice[face] - kept[face] for face in range(FACES)]
            if 0 < sum(again) <= MOST_REROLLED:
                value = rolls.mean(kept, sum(again)) - cost
                if value > most:
                    most = value
                    best = REROLL_BY_KEY[packed(again)]
        return best

    def pay(self) -> Choice:
        """A die before a marker before a brown one, as they are listed; on the carpet what is missed least."""
        frame = self.view.stack[-1]
        if not isinstance(frame, Pay) or frame.need:
            return self.options[0]
        spent = self.purse.copy()
        found: list[Choice] = []
        for _ in range(frame.extra):
            found.append(self.cheapest(spent))
        for option in self.options:
            if option in found:
                return option
        return self.options[0]

    def cheapest(self, purse: Purse) -> Choice:
        """Spend the good that is missed least among those the question names, and say which."""
        best = BROWN_ANY
        most = NOTHING
        after = purse
        for option in self.options:
            trial = purse.copy()
            if option.how == BY_DIE:
                trial.dice[option.what] -= 1
            elif option.how == BY_MARKER:
                trial.goods[option.what] -= 1
            else:
                trial.brown -= 1
            if min(min(trial.dice), min(trial.goods), trial.brown) >= 0:
                value = self.value(trial)
                if value > most:
                    most = value
                    best = option
                    after = trial
        purse.dice = after.dice
        purse.goods = after.goods
        purse.brown = after.brown
        return best

    def take_markers(self) -> Choice:
        """The two colours that are worth most together."""
        frame = self.view.stack[-1]
        named = frame.first if isinstance(frame, TakeMarkers) else -1
        best = self.options[0]
        most = NOTHING
        for option in self.options:
            for other in range(option.what, GOODS) if named < 0 else [named]:
                after = self.purse.copy()
                after.goods[option.what] += 1
                after.goods[other] += 1
                value = self.value(after)
                if value > most:
                    most = value
                    best = option
        return best

    # -- cards ----------------------------------------------------------------------------------------------

    def pick_card(self) -> Choice:
        frame = self.view.stack[-1]
        dice = frame.dice if isinstance(frame, PickCard) else 0
        best = self.options[0]
        most = NOTHING
        for option in self.options:
            value = self.value(self.out.after_card(self.purse, option.what, dice))
            if value > most:
                most = value
                best = option
        return best

    def accept(self) -> Choice:
        """Whether the price is well paid; otherwise there is a lira."""
        frame = self.view.stack[-1]
        if not isinstance(frame, Accept):
            return DECLINE
        after = self.out.after_half(self.purse, CARDS[frame.card].own)
        declined = self.purse.copy()
        declined.lira += CONSOLATION
        return ACCEPT if after is not None and self.value(after) > self.value(declined) else DECLINE

    def offer(self) -> Choice:
        """Whether what another player's card offers is well paid."""
        frame = self.view.stack[-1]
        others = CARDS[frame.card].others if isinstance(frame, Offer) else None
        if others is None:
            return DECLINE
        after = self.out.after_half(self.purse, others)
        return ACCEPT if after is not None and self.value(after) > self.value(self.purse) else DECLINE

    def give_marker(self) -> Choice:
        best = self.options[0]
        most = NOTHING
        for option in self.options:
            after = self.purse.copy()
            after.add(option.what, -1)
            value = self.value(after)
            if value > most:
                most = value
                best = option
        return best

    def discard_tile(self) -> Choice:
        best = self.options[0]
        for option in self.options:
            if self.out.tile_worth[option.what] < self.out.tile_worth[best.what]:
                best = option
        return best

    def choose_tile(self) -> Choice:
        best = self.options[0]
        for option in self.options:
            if self.out.tile_worth[option.what] > self.out.tile_worth[best.what]:
                best = option
        return best

    def choose_ruby(self) -> Choice:
        """Where it spoils least of what was saved up for; among such areas the dearest."""
        best = self.options[0]
        most = NOTHING
        for option in self.options:
            after = self.purse.copy()
            after.raise_price(option.what, self.out.seats)
            price = self.purse.prices[option.what]
            value = self.value(after) + 0.1 * (price if option.what == MONEY else 3 * price)
            if value > most:
                most = value
                best = option
        return best


class Rolls:
    """Looks ahead at what dice may show: goods are thought through apart from coins and cards, each only once."""

    def __init__(self, purse: Purse, out: Outlook, actions: int) -> None:
        self.purse = purse
        self.out = out
        self.actions = actions
        self.deals: dict[int, Deals] = {}
        self.sides: dict[int, Sides] = {}

    def plan(self, dice: list[int]) -> Plan:
        """The best plan if the dice show this."""
        goods = packed(dice[:GOODS])
        others = packed(dice[COIN:])
        if goods not in self.deals:
            self.deals[goods] = Deals(self.with_dice(dice), self.out, self.actions)
        if others not in self.sides:
            self.sides[others] = Sides(self.with_dice(dice), self.out, self.actions)
        return Plan(self.deals[goods], self.sides[others], self.actions)

    def with_dice(self, dice: list[int]) -> Purse:
        purse = self.purse.copy()
        purse.dice = dice.copy()
        return purse

    def mean(self, kept: list[int], again: int) -> float:
        """What can be had on average after rolling so many dice again."""
        total = 0.0
        ways = 0
        outcomes = ROLL_BY_COUNT[again]
        weights = ROLL_WEIGHTS[again]
        for at in range(len(outcomes)):
            key = outcomes[at].what
            dice = [kept[face] + ((key >> (4 * face)) & 15) for face in range(FACES)]
            total += weights[at] * self.plan(dice).worth
            ways += weights[at]
        return total / ways

    def worth_keeping(self) -> list[list[int]]:
        """Which dice may be kept: what the best plan uses, the strongest colour, one of each good, coins or cards."""
        dice = self.purse.dice
        plan = self.plan(dice)
        used = [dice[good] - plan.left.dice[good] for good in range(GOODS)]
        if plan.sides_used:
            used += dice[COIN:]
        else:
            used += [0, 0]
        at_hand = [dice[good] + self.purse.goods[good] for good in range(GOODS)]
        strong = most_of(at_hand)
        found: list[list[int]] = [used]
        for kept in (
            [dice[face] if face == strong else 0 for face in range(FACES)],
            [dice[face] if face in (strong, CARD) else 0 for face in range(FACES)],
            [dice[face] if face in (strong, COIN) else 0 for face in range(FACES)],
            [min(1, dice[face]) if face < GOODS else 0 for face in range(FACES)],
        ):
            if kept not in found:
                found.append(kept)
        return found


# How each question is answered; anything else by the first option.
ANSWERS: Final[dict[str, Callable[[Mind], Choice]]] = {
    "Reroll": Mind.reroll,
    "Act": Mind.act,
    "Pay": Mind.pay,
    "TakeMarkers": Mind.take_markers,
    "PickCard": Mind.pick_card,
    "Accept": Mind.accept,
    "Offer": Mind.offer,
    "GiveMarker": Mind.give_marker,
    "DiscardTile": Mind.discard_tile,
    "ChooseRuby": Mind.choose_ruby,
    "ChooseTile": Mind.choose_tile,
}
