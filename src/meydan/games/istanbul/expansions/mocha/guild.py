"""The twenty guild cards: each is played instead of a whole turn, and only if it can be carried out in full."""

from __future__ import annotations

from typing import Any, Final

from meydan.games.istanbul.board import why_not_on_board
from meydan.games.istanbul.chance import ask_draws
from meydan.games.istanbul.choices import BID, GIVE, ROLL, SKIP, SKIP_ONLY, TAKE, TILE
from meydan.games.istanbul.dice import RollDice
from meydan.games.istanbul.events import NAMED
from meydan.games.istanbul.expansions.choices import GUILD, USE, WITHOUT
from meydan.games.istanbul.expansions.events import EXTRA_TURN, PLAYED_GUILD, USED_FROM_AFAR
from meydan.games.istanbul.expansions.mocha.chance import ask_guilds
from meydan.games.istanbul.expansions.mocha.places import coffee_price, needs_coffee
from meydan.games.istanbul.expansions.mocha.tavern import TavernRun, has_goods, tavern_offers
from meydan.games.istanbul.expansions.printed import BARRIER_PRICE, GUILD_CARDS, GUILD_JEWELRY_FOR, GUILD_RUBY_LIRA
from meydan.games.istanbul.expansions.state import ExpandedIstanbul, ExpandedPlayer
from meydan.games.istanbul.places.fountain import RecallMore
from meydan.games.istanbul.places.mosques import take_tile, why_no_tile
from meydan.games.istanbul.places.wainwright import can_extend, extend
from meydan.games.istanbul.printed import (
    ANY_TIME,
    BLACK_MARKET,
    CARAVANSARY,
    COFFEE_HOUSE,
    DEALER,
    FABRIC_WAREHOUSE,
    FOUNTAIN,
    FRUIT_WAREHOUSE,
    GOODS,
    GREAT_MOSQUE,
    GUILD_HALL,
    JEWELRY,
    LARGE_MARKET,
    MISSED_BID,
    MOSQUE_TILES,
    MOVING,
    PALACE,
    POLICE_STATION,
    POST_OFFICE,
    ROASTING_PLANT,
    SMALL_MARKET,
    SMALL_MOSQUE,
    TAVERN,
    TEA_HOUSE,
    WAINWRIGHT,
)
from meydan.games.istanbul.turn import ENCOUNTERS, begin_turn
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame, Provider, Step, StepFor
from meydan.kernel.words import Reason

# A guild card has the number of the place it is modelled on. What two of them are paid, and bring in lira:
PRICES: Final = {LARGE_MARKET: [1, 1, 1, 0], SMALL_MARKET: [1, 1, 0, 1]}
EARNINGS: Final = {LARGE_MARKET: 15, SMALL_MARKET: 20}
ANY_GOODS: Final = 6  # the price of a ruby of the Palace
CARDS_DRAWN: Final = 3
POST_LIRA: Final = 4
ROASTED_COFFEE: Final = 5


class GuildCards(Provider[ExpandedIstanbul]):
    """A guild card replaces the turn: no move, no encounters. [IST-B.1-4]"""

    def windows(self) -> int:
        return MOVING

    def offer(self, state: ExpandedIstanbul, seat: int, options: list[Choice]) -> None:
        player = state.player(seat)
        left = player.guild_cards
        for card in range(1, GUILD_CARDS + 1):
            if left == 0:
                return
            if player.guild[card]:
                left -= 1
                if can_play(state, seat, card):
                    options.append(GUILD[card - 1])

    def play(self, state: ExpandedIstanbul, seat: int, choice: Choice) -> None:
        card = choice.what
        player = state.player(seat)
        player.guild[card] -= 1
        player.guild_cards -= 1
        state.tell(PLAYED_GUILD, seat, card)
        state.stack.pop()
        state.leave_spot()
        if card == FOUNTAIN:
            state.ask(AnotherTurn(seat))
        else:
            state.ask(ENCOUNTERS[seat])
        state.ask(LayDownGuild(card))
        carry_out(state, seat, card)

    def why_not(self, state: ExpandedIstanbul, seat: int, choice: Choice) -> Reason:
        if not state.player(seat).guild[choice.what]:
            return Reason("no-such-card")
        return why_not_playable(state, seat, choice.what)


class LayDownGuild(Step[ExpandedIstanbul]):
    """A guild card whose effect is done reaches its discard pile. [IST-B.5]"""

    card: int

    def run(self, state: ExpandedIstanbul) -> None:
        state.guild_discard.append(self.card)


def can_play(state: ExpandedIstanbul, seat: int, card: int) -> bool:
    """Whether every instruction of a card can be carried out. [IST-B.2]"""
    player = state.player(seat)
    if card == WAINWRIGHT:
        return can_extend(player)
    if card == CARAVANSARY:
        return state.deck_size + len(state.discard) >= CARDS_DRAWN
    if card in PRICES:
        return has_goods(player.goods, PRICES[card])
    if card == PALACE:
        return player.stock() >= ANY_GOODS
    if card in (SMALL_MOSQUE, GREAT_MOSQUE):
        return bool(free_tiles(state, player, card))
    if card == DEALER:
        return player.lira >= GUILD_RUBY_LIRA
    if card == GUILD_HALL:
        return state.guild_left() >= 2
    if card == TAVERN:
        return player.coffee >= BARRIER_PRICE - 1 or bool(tavern_offers(state, seat, 1))
    if card == COFFEE_HOUSE:
        return player.coffee >= half_price(state)
    return True


def why_not_playable(state: ExpandedIstanbul, seat: int, card: int) -> Reason:
    player = state.player(seat)
    if card == WAINWRIGHT:
        return Reason("barrow-complete")
    if card in (CARAVANSARY, GUILD_HALL):
        return Reason("too-few-cards")
    if card in PRICES:
        for good, name in enumerate(GOODS):
            if player.goods[good] < PRICES[card][good]:
                return Reason("needs-goods", {"good": name, "need": PRICES[card][good], "have": player.goods[good]})
    if card == DEALER:
        return Reason("needs-lira", {"need": GUILD_RUBY_LIRA, "have": player.lira})
    if card == COFFEE_HOUSE:
        return needs_coffee(state, seat, half_price(state))
    if card == TAVERN:
        return needs_coffee(state, seat, 1)
    if card == PALACE:
        return Reason("needs-any-goods", {"need": ANY_GOODS, "have": player.stock()})
    return Reason("not-in-full")


def carry_out(state: ExpandedIstanbul, seat: int, card: int) -> None:
    """The effect of a card. [IST-B.7-26]"""
    player = state.player(seat)
    if card == WAINWRIGHT:
        extend(state, seat)
    elif FABRIC_WAREHOUSE <= card <= FRUIT_WAREHOUSE:
        good = card - FABRIC_WAREHOUSE
        state.gain(seat, good, player.capacity - player.goods[good])
        state.ask(AllButOne(seat))
    elif card == POST_OFFICE:
        state.earn(seat, POST_LIRA)
        for good in range(len(GOODS)):
            state.gain(seat, good, 1)
    elif card == CARAVANSARY:
        ask_draws(state, seat, CARDS_DRAWN)
    elif card == FOUNTAIN:
        state.put_merchant(seat, FOUNTAIN)
        if player.posted:
            state.ask(RecallMore(seat, 0))
    elif card == BLACK_MARKET:
        state.ask(GuildMarket(seat))
    elif card == TEA_HOUSE:
        state.ask(GuildTea(seat))
    elif card in PRICES:
        for good in range(len(GOODS)):
            state.give(seat, good, PRICES[card][good])
        state.earn(seat, EARNINGS[card])
    elif card == POLICE_STATION:
        state.ask(FamilyHome(seat))
        state.ask(ChoosePlace(seat))
    elif card == PALACE:
        state.ask(TakeRuby(seat, PALACE))
        state.ask(GiveGoods(seat, ANY_GOODS, 0))
    elif card in (SMALL_MOSQUE, GREAT_MOSQUE):
        state.ask(FreeTile(seat, card))
    elif card == DEALER:
        state.pay(seat, GUILD_RUBY_LIRA)
        state.take_ruby(seat, DEALER)
        state.gain_coffee(seat, player.rubies)
    elif card == ROASTING_PLANT:
        state.gain_coffee(seat, ROASTED_COFFEE)
    elif card == GUILD_HALL:
        state.gain_coffee(seat, 1)
        ask_guilds(state, seat, 2)
    elif card == TAVERN:
        state.ask(TavernRun(seat, True))
    else:
        state.pay_coffee(seat, half_price(state))
        state.take_ruby(seat, COFFEE_HOUSE)


def half_price(state: ExpandedIstanbul) -> int:
    """Half of what the Coffee House wants, rounded up. [IST-B.26]"""
    return (coffee_price(state) + 1) // 2


# -- what some cards ask --------------------------------------------------------------------------------------


class AllButOne(Frame[ExpandedIstanbul]):
    """Cards 2 to 4: three goods of different kinds, so the kind to do without is chosen. [IST-B.8]"""

    def window(self, state: ExpandedIstanbul) -> int:
        return ANY_TIME

    def options(self, state: ExpandedIstanbul) -> list[Choice]:
        return WITHOUT

    def resolve(self, state: ExpandedIstanbul, choice: Choice) -> None:
        for good in range(len(GOODS)):
            if good != choice.what:
                state.gain(self.seat, good, 1)

    def why_not(self, state: ExpandedIstanbul, choice: Choice) -> Reason:
        return Reason("guild-first")


class AnotherTurn(StepFor[ExpandedIstanbul]):
    """Card 7: a whole new turn follows, from the Fountain. [IST-B.12 IST-Z.8]"""

    def run(self, state: ExpandedIstanbul) -> None:
        state.fetched = False
        state.tell(EXTRA_TURN, self.who)
        begin_turn(state, self.who)


class GuildMarket(Frame[ExpandedIstanbul]):
    """Card 8: two of fabric, spice or fruit, before or after the roll for jewelry. [IST-B.13 IST-B.15]"""

    def window(self, state: ExpandedIstanbul) -> int:
        return ANY_TIME

    def options(self, state: ExpandedIstanbul) -> list[Choice]:
        return TAKE_OR_ROLL

    def resolve(self, state: ExpandedIstanbul, choice: Choice) -> None:
        if choice is ROLL:
            state.ask(TakeTwo(self.seat))
        else:
            state.gain(self.seat, choice.what, 2)
        state.ask(FindMoreJewelry(self.seat))
        state.ask(RollDice(self.seat, False))

    def why_not(self, state: ExpandedIstanbul, choice: Choice) -> Reason:
        return Reason("guild-first")


class TakeTwo(Frame[ExpandedIstanbul]):
    """Card 8, after the roll: the two goods. [IST-B.13]"""

    def window(self, state: ExpandedIstanbul) -> int:
        return ANY_TIME

    def options(self, state: ExpandedIstanbul) -> list[Choice]:
        return TAKE

    def resolve(self, state: ExpandedIstanbul, choice: Choice) -> None:
        state.gain(self.seat, choice.what, 2)

    def why_not(self, state: ExpandedIstanbul, choice: Choice) -> Reason:
        return Reason("take-first")


class FindMoreJewelry(StepFor[ExpandedIstanbul]):
    """Card 8: 4-6 one, 7-12 three jewelry. [IST-B.13]"""

    def run(self, state: ExpandedIstanbul) -> None:
        found = GUILD_JEWELRY_FOR[state.low + state.high]
        if found:
            state.gain(self.who, JEWELRY, found)


class GuildTea(Frame[ExpandedIstanbul]):
    """Card 9: the Tea House with doubled winnings. [IST-B.14-15]"""

    def window(self, state: ExpandedIstanbul) -> int:
        return ANY_TIME

    def options(self, state: ExpandedIstanbul) -> list[Choice]:
        return BID

    def resolve(self, state: ExpandedIstanbul, choice: Choice) -> None:
        state.tell(NAMED, self.seat, choice.what)
        state.ask(PayTwice(self.seat, choice.what))
        state.ask(RollDice(self.seat, False))

    def why_not(self, state: ExpandedIstanbul, choice: Choice) -> Reason:
        return Reason("guild-first")


class PayTwice(Step[ExpandedIstanbul]):
    """Card 9: the dice have settled. [IST-B.14]"""

    to: int
    bid: int

    def run(self, state: ExpandedIstanbul) -> None:
        state.earn(self.to, 2 * (self.bid if state.low + state.high >= self.bid else MISSED_BID))


class ChoosePlace(Frame[ExpandedIstanbul]):
    """Card 12: the action of any place where there is something to do, from afar. [IST-B.17 IST-X.10]"""

    def window(self, state: ExpandedIstanbul) -> int:
        return ANY_TIME

    def options(self, state: ExpandedIstanbul) -> list[Choice]:
        return places_to_use(state, self.seat)

    def resolve(self, state: ExpandedIstanbul, choice: Choice) -> None:
        state.tell(USED_FROM_AFAR, self.seat, choice.what)
        state.ask(Ordered(self.seat, choice.what))

    def why_not(self, state: ExpandedIstanbul, choice: Choice) -> Reason:
        if choice not in USE:
            return Reason("guild-first")
        return Reason("nothing-there") if choice.what in state.board.places else why_not_on_board(choice.what)


class Ordered(Frame[ExpandedIstanbul]):
    """A place's action that must be carried out: everything it offers but skipping. [IST-B.17]

    At the Police Station that is an errand to a place where there is something to do, which must be done. [IST-B.18]
    """

    place: int

    def window(self, state: ExpandedIstanbul) -> int:
        return ANY_TIME

    def options(self, state: ExpandedIstanbul) -> list[Choice]:
        can = [choice for choice in self.action(state).options(state) if choice is not SKIP]
        if self.sends(state):
            useful = [use.what for use in places_to_use(state, self.seat)]
            can = [send for send in can if send.what in useful]
        return can or SKIP_ONLY

    def action(self, state: ExpandedIstanbul) -> Frame[Any]:
        return state.rules.from_afar[self.place][self.seat]

    def sends(self, state: ExpandedIstanbul) -> bool:
        """Whether an errand is to be ordered: by the first version of the rules it could be skipped."""
        return self.place == POLICE_STATION and state.header.rules >= 2

    def resolve(self, state: ExpandedIstanbul, choice: Choice) -> None:
        if choice is not SKIP and self.sends(state):
            state.acted = 0
            state.put_family(self.seat, choice.what)
            state.ask(Ordered(self.seat, choice.what))
        else:
            self.action(state).resolve(state, choice)

    def why_not(self, state: ExpandedIstanbul, choice: Choice) -> Reason:
        if choice is SKIP:
            return Reason("must-act")
        if self.sends(state) and choice in self.action(state).options(state):
            return Reason("nothing-there")
        return self.action(state).why_not(state, choice)


class FamilyHome(StepFor[ExpandedIstanbul]):
    """Card 12: the family member goes to the Police Station, without a reward. [IST-B.17]"""

    def run(self, state: ExpandedIstanbul) -> None:
        if state.players[self.who].family != POLICE_STATION:
            state.put_family(self.who, POLICE_STATION)


class GiveGoods(Frame[ExpandedIstanbul]):
    """So many goods of any kinds, one at a time in the order of the kinds. [IST-B.19]"""

    left: int
    start: int

    def window(self, state: ExpandedIstanbul) -> int:
        return ANY_TIME

    def options(self, state: ExpandedIstanbul) -> list[Choice]:
        goods = state.players[self.seat].goods
        can: list[Choice] = []
        behind = 0
        for good in range(len(GOODS) - 1, self.start - 1, -1):
            behind += goods[good]
            if goods[good] and behind >= self.left:
                can.append(GIVE[good])
        can.reverse()
        return can

    def resolve(self, state: ExpandedIstanbul, choice: Choice) -> None:
        state.give(self.seat, choice.what, 1)
        if self.left > 1:
            state.ask(GiveGoods(self.seat, self.left - 1, choice.what))

    def why_not(self, state: ExpandedIstanbul, choice: Choice) -> Reason:
        if choice not in GIVE:
            return Reason("guild-first")
        if not state.players[self.seat].goods[choice.what]:
            return Reason("no-good", {"good": GOODS[choice.what]})
        return Reason("give-in-order")


class TakeRuby(Step[ExpandedIstanbul]):
    """What was paid for: the next ruby of a track. [IST-B.19]"""

    to: int
    track: int

    def run(self, state: ExpandedIstanbul) -> None:
        state.take_ruby(self.to, self.track)


class FreeTile(Frame[ExpandedIstanbul]):
    """Cards 14 and 15: a mosque tile you lack for one of its good, whatever its number. [IST-B.20]"""

    mosque: int

    def window(self, state: ExpandedIstanbul) -> int:
        return ANY_TIME

    def options(self, state: ExpandedIstanbul) -> list[Choice]:
        return free_tiles(state, state.player(self.seat), self.mosque)

    def resolve(self, state: ExpandedIstanbul, choice: Choice) -> None:
        take_tile(state, self.seat, choice.what)

    def why_not(self, state: ExpandedIstanbul, choice: Choice) -> Reason:
        if choice not in TILE:
            return Reason("guild-first")
        good = GOODS[choice.what]
        return why_no_tile(state, self.seat, self.mosque, choice.what) or Reason("no-good", {"good": good})


def free_tiles(state: ExpandedIstanbul, player: ExpandedPlayer, mosque: int) -> list[Choice]:
    """The tiles of a mosque a player lacks and has a good for."""
    can: list[Choice] = []
    for colour in MOSQUE_TILES[mosque]:
        if not player.has_tile(colour) and state.tiles_left[colour] and player.goods[colour]:
            can.append(TILE[colour])
    return can


def places_to_use(state: ExpandedIstanbul, seat: int) -> list[Choice]:
    """The places whose action a seat could carry out from afar. [IST-B.17 IST-X.10-11 IST-Z.9]"""
    can: list[Choice] = []
    for place in state.board.places:
        if state.rules.from_afar[place][seat].options(state)[0] is not SKIP:
            can.append(USE[place])
    return can


TAKE_OR_ROLL: Final = [*TAKE, ROLL]
