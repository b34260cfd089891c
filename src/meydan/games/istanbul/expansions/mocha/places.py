"""17 Roasting Plant, 18 Guild Hall, 20 Coffee House, and the coffee at the Caravansary."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.choices import BUY, DONE, SKIP, SKIP_ONLY
from meydan.games.istanbul.expansions.choices import (
    DISCARD_GUILD,
    ENLIST,
    ROAST_CARD,
    ROAST_GOOD,
    ROAST_GUILD,
    ROAST_LIRA,
)
from meydan.games.istanbul.expansions.events import DISCARDED_GUILD
from meydan.games.istanbul.expansions.mocha.chance import ask_guilds
from meydan.games.istanbul.expansions.printed import COFFEE_HOUSE_TOP, ROAST_LIRA_PRICE, ROASTED
from meydan.games.istanbul.expansions.state import ExpandedIstanbul, expanded
from meydan.games.istanbul.places.action import PlaceAction, missing
from meydan.games.istanbul.places.caravansary import VisitCaravansary
from meydan.games.istanbul.places.post_office import COLLECT_OR_SKIP
from meydan.games.istanbul.printed import ANY_TIME, COFFEE_HOUSE, GOODS
from meydan.games.istanbul.state import Istanbul
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame, StepFor
from meydan.kernel.words import Reason

# -- 17 Roasting Plant ----------------------------------------------------------------------------------------

# The three exchanges: bits of what was already made.
BY_LIRA: Final = 1
BY_GOOD: Final = 2
BY_CARD: Final = 4


class Roast(PlaceAction):
    """One to three exchanges for 2 coffee each: 2 lira, a good, a bonus or guild card. [IST-17.1 IST-17.3]"""

    def options(self, state: Istanbul) -> list[Choice]:
        return [*exchanges(expanded(state), self.seat, 0), SKIP]

    def act(self, state: Istanbul, choice: Choice) -> None:
        roast(expanded(state), self.seat, choice, 0)

    def why_not_act(self, state: Istanbul, choice: Choice) -> Reason | None:
        return why_no_roast(expanded(state), self.seat, choice)


class RoastMore(Frame[ExpandedIstanbul]):
    """Another exchange, each at most once, in any order: coffee of one may pay for the next. [IST-17.2 IST-17.4]"""

    made: int

    def window(self, state: ExpandedIstanbul) -> int:
        return ANY_TIME

    def options(self, state: ExpandedIstanbul) -> list[Choice]:
        return [*exchanges(state, self.seat, self.made), DONE]

    def resolve(self, state: ExpandedIstanbul, choice: Choice) -> None:
        if choice is not DONE:
            roast(state, self.seat, choice, self.made)

    def why_not(self, state: ExpandedIstanbul, choice: Choice) -> Reason:
        return why_no_roast(state, self.seat, choice) or Reason("roast-first")


def exchanges(state: ExpandedIstanbul, seat: int, made: int) -> list[Choice]:
    """What can be exchanged when some exchanges were already made."""
    player = state.player(seat)
    can: list[Choice] = []
    if not made & BY_LIRA and player.lira >= ROAST_LIRA_PRICE:
        can.append(ROAST_LIRA)
    if not made & bars_goods(state):
        can += [ROAST_GOOD[good] for good in range(len(GOODS)) if player.goods[good]]
    if not made & BY_CARD:
        can += [ROAST_CARD[kind] for kind in player.kinds]
        can += [choice for choice in ROAST_GUILD if player.guild[choice.what]]
    return can


def bars_goods(state: ExpandedIstanbul) -> int:
    """After which exchanges a good can no longer be paid: by the first version of the rules it went before a card."""
    return BY_GOOD if state.header.rules >= 2 else BY_GOOD | BY_CARD


def roast(state: ExpandedIstanbul, seat: int, choice: Choice, made: int) -> None:
    """One exchange; what else could follow is asked, if there is anything for all that everybody can see."""
    if choice is ROAST_LIRA:
        state.pay(seat, ROAST_LIRA_PRICE)
        made |= BY_LIRA
    elif choice in ROAST_GOOD:
        state.give(seat, choice.what, 1)
        made |= BY_GOOD
    else:
        if choice in ROAST_CARD:
            state.discard_card(seat, choice.what)
        else:
            discard_guild(state, seat, choice.what)
        made |= BY_CARD
    state.gain_coffee(seat, ROASTED)
    player = state.player(seat)
    more_lira = not made & BY_LIRA and (player.lira >= ROAST_LIRA_PRICE or player.cards > 0)
    more_goods = not made & bars_goods(state) and player.stock() > 0
    more_cards = not made & BY_CARD and player.cards + player.guild_cards > 0
    if more_lira or more_goods or more_cards:
        state.ask(RoastMore(seat, made))


def why_no_roast(state: ExpandedIstanbul, seat: int, choice: Choice) -> Reason | None:
    player = state.player(seat)
    if choice is ROAST_LIRA and player.lira < ROAST_LIRA_PRICE:
        return Reason("needs-lira", {"need": ROAST_LIRA_PRICE, "have": player.lira})
    if choice in ROAST_GOOD and not player.goods[choice.what]:
        return Reason("no-good", {"good": GOODS[choice.what]})
    if choice in ROAST_CARD and choice.what not in player.kinds:
        return Reason("no-such-card")
    if choice in ROAST_GUILD and not player.guild[choice.what]:
        return Reason("no-such-card")
    exchange = choice is ROAST_LIRA or choice in ROAST_GOOD or choice in ROAST_CARD or choice in ROAST_GUILD
    return Reason("roasted-already") if exchange else None


# -- 18 Guild Hall --------------------------------------------------------------------------------------------


class Enlist(PlaceAction):
    """A coffee and two guild cards; then one guild card of the hand is discarded. [IST-18.1-2]"""

    def options(self, state: Istanbul) -> list[Choice]:
        return ENLIST_OR_SKIP

    def act(self, state: Istanbul, choice: Choice) -> None:
        state = expanded(state)
        state.gain_coffee(self.seat, 1)
        state.ask(DiscardGuildIfAny(self.seat))
        ask_guilds(state, self.seat, 2)


class DiscardGuildIfAny(StepFor[ExpandedIstanbul]):
    """Asks for the discard, unless there is no guild card in hand. [IST-18.3]"""

    def run(self, state: ExpandedIstanbul) -> None:
        if state.player(self.who).guild_cards:
            state.ask(DISCARD_ONE_GUILD[self.who])


class DiscardOneGuild(Frame[ExpandedIstanbul]):
    """Discard a guild card without its effect. [IST-18.1-2]"""

    def window(self, state: ExpandedIstanbul) -> int:
        return ANY_TIME

    def options(self, state: ExpandedIstanbul) -> list[Choice]:
        return [choice for choice in DISCARD_GUILD if state.player(self.seat).guild[choice.what]]

    def resolve(self, state: ExpandedIstanbul, choice: Choice) -> None:
        discard_guild(state, self.seat, choice.what)

    def why_not(self, state: ExpandedIstanbul, choice: Choice) -> Reason:
        return Reason("no-such-card") if choice in DISCARD_GUILD else Reason("discard-guild-first")


def discard_guild(state: ExpandedIstanbul, seat: int, card: int) -> None:
    state.lose_guild(seat, card)
    state.tell(DISCARDED_GUILD, seat, card)


# -- 20 Coffee House, 6 Caravansary ---------------------------------------------------------------------------


class BuyWithCoffee(PlaceAction):
    """Pay the largest number of coffee that no ruby covers and take the next ruby. [IST-20.1]"""

    def options(self, state: Istanbul) -> list[Choice]:
        return BUY_OR_SKIP if can_buy_with_coffee(expanded(state), self.seat) else SKIP_ONLY

    def act(self, state: Istanbul, choice: Choice) -> None:
        buy_with_coffee(expanded(state), self.seat)

    def why_not_act(self, state: Istanbul, choice: Choice) -> Reason | None:
        if choice is not BUY:
            return None
        return needs_coffee(expanded(state), self.seat, coffee_price(expanded(state)))

    def why_idle(self, state: Istanbul) -> Reason | None:
        return None if state.rubies[COFFEE_HOUSE] else Reason("no-rubies")

    def lacks(self, state: Istanbul) -> list[tuple[str, int]]:
        return missing("coffee", coffee_price(expanded(state)), expanded(state).player(self.seat).coffee)


def coffee_price(state: ExpandedIstanbul) -> int:  # [IST-20.2]
    return COFFEE_HOUSE_TOP - state.rubies[COFFEE_HOUSE]


def can_buy_with_coffee(state: ExpandedIstanbul, seat: int) -> bool:
    return state.player(seat).coffee >= coffee_price(state)


def buy_with_coffee(state: ExpandedIstanbul, seat: int) -> None:
    """The Coffee House's action, once."""
    state.pay_coffee(seat, coffee_price(state))
    state.take_ruby(seat, COFFEE_HOUSE)


def needs_coffee(state: ExpandedIstanbul, seat: int, need: int) -> Reason:
    return Reason("needs-coffee", {"need": need, "have": state.player(seat).coffee})


class VisitCaravansaryForCoffee(VisitCaravansary):
    """The Caravansary's action, and a coffee besides; that alone if no card is left. [IST-X.11 IST-X.14]"""

    def options(self, state: Istanbul) -> list[Choice]:
        return super().options(state) if state.can_draw() else COLLECT_OR_SKIP

    def act(self, state: Istanbul, choice: Choice) -> None:
        expanded(state).gain_coffee(self.seat, 1)
        super().act(state, choice)


# -- any place, from afar -------------------------------------------------------------------------------------


BUY_OR_SKIP: Final = [BUY, SKIP]
ENLIST_OR_SKIP: Final = [ENLIST, SKIP]
DISCARD_ONE_GUILD: Final = [DiscardOneGuild(seat) for seat in range(5)]
