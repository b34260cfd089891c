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
from meydan.games.istanbul.expansions.mocha.tavern import TavernRun, has_goods, tavern_offers, why_no_goods
from meydan.games.istanbul.expansions.printed import BARRIER_PRICE, GUILD_JEWELRY_FOR, PrintedGuild
from meydan.games.istanbul.expansions.state import ExpandedIstanbul, ExpandedPlayer
from meydan.games.istanbul.places.fountain import RecallMore
from meydan.games.istanbul.places.mosques import take_tile, why_no_tile
from meydan.games.istanbul.places.wainwright import can_extend, extend
from meydan.games.istanbul.printed import (
    ANY_TIME,
    GOODS,
    JEWELRY,
    MISSED_BID,
    MOSQUE_TILES,
    MOVING,
    POLICE_STATION,
    STORES,
)
from meydan.games.istanbul.turn import ENCOUNTERS, begin_turn
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame, Provider, Step, StepFor
from meydan.kernel.words import Reason


class GuildCard:
    """What a guild card does, and whether every instruction of it can be carried out. [IST-B.2]"""

    number: int  # that of the place it is modelled on

    def __init__(self, printed: PrintedGuild) -> None:
        self.number = printed.number
        self.goods = printed.goods
        self.any_goods = printed.any_goods
        self.price = printed.price
        self.lira = printed.lira
        self.coffee = printed.coffee
        self.cards = printed.cards

    def can_play(self, state: ExpandedIstanbul, seat: int) -> bool:
        return True

    def why_not(self, state: ExpandedIstanbul, seat: int) -> Reason:
        """Why it cannot be played."""
        return Reason("not-in-full")

    def carry_out(self, state: ExpandedIstanbul, seat: int) -> None:
        """What it does."""
        raise TypeError(f"{type(self).__name__} must say what it does")

    def after(self, seat: int) -> Frame[Any]:
        """What follows it."""
        return ENCOUNTERS[seat]


class GuildCards(Provider[ExpandedIstanbul]):
    """A guild card replaces the turn: no move, no encounters. [IST-B.1-4]"""

    cards: list[GuildCard]  # in the order of their numbers, from 1

    def __init__(self, cards: list[GuildCard]) -> None:
        self.cards = cards

    def windows(self) -> int:
        return MOVING

    def offer(self, state: ExpandedIstanbul, seat: int, options: list[Choice]) -> None:
        player = state.player(seat)
        left = player.guild_cards
        for card in self.cards:
            if left == 0:
                return
            if player.guild[card.number]:
                left -= 1
                if card.can_play(state, seat):
                    options.append(GUILD[card.number - 1])

    def play(self, state: ExpandedIstanbul, seat: int, choice: Choice) -> None:
        card = self.cards[choice.what - 1]
        player = state.player(seat)
        player.guild[card.number] -= 1
        player.guild_cards -= 1
        state.tell(PLAYED_GUILD, seat, card.number)
        state.stack.pop()
        state.leave_spot()
        state.ask(card.after(seat))
        state.ask(LayDownGuild(card.number))
        card.carry_out(state, seat)

    def why_not(self, state: ExpandedIstanbul, seat: int, choice: Choice) -> Reason:
        if not state.player(seat).guild[choice.what]:
            return Reason("no-such-card")
        return self.cards[choice.what - 1].why_not(state, seat)


class LayDownGuild(Step[ExpandedIstanbul]):
    """A guild card whose effect is done reaches its discard pile. [IST-B.5]"""

    card: int

    def run(self, state: ExpandedIstanbul) -> None:
        state.guild_discard.append(self.card)


# -- the cards ------------------------------------------------------------------------------------------------


class GuildExtension(GuildCard):
    """1: a barrow extension for nothing. [IST-B.7]"""

    def can_play(self, state: ExpandedIstanbul, seat: int) -> bool:
        return can_extend(state.player(seat))

    def why_not(self, state: ExpandedIstanbul, seat: int) -> Reason:
        return Reason("barrow-complete")

    def carry_out(self, state: ExpandedIstanbul, seat: int) -> None:
        extend(state, seat)


class GuildWarehouse(GuildCard):
    """2 to 4: its good to the brim, and three goods of different kinds. [IST-B.8]"""

    def carry_out(self, state: ExpandedIstanbul, seat: int) -> None:
        good = STORES[self.number]
        player = state.player(seat)
        state.gain(seat, good, player.capacity - player.goods[good])
        state.ask(AllButOne(seat))


class GuildMail(GuildCard):
    """5: lira, and one of each good. [IST-B.9]"""

    def carry_out(self, state: ExpandedIstanbul, seat: int) -> None:
        state.earn(seat, self.lira)
        for good in range(len(GOODS)):
            state.gain(seat, good, 1)


class GuildCaravan(GuildCard):
    """6: bonus cards, all of which are kept. [IST-B.10]"""

    def can_play(self, state: ExpandedIstanbul, seat: int) -> bool:
        return state.deck_size + len(state.discard) >= self.cards

    def why_not(self, state: ExpandedIstanbul, seat: int) -> Reason:
        return Reason("too-few-cards")

    def carry_out(self, state: ExpandedIstanbul, seat: int) -> None:
        ask_draws(state, seat, self.cards)


class GuildFountain(GuildCard):
    """7: to the Fountain, assistants come back, and another turn. [IST-B.11-12]"""

    def carry_out(self, state: ExpandedIstanbul, seat: int) -> None:
        state.put_merchant(seat, self.number)
        if state.player(seat).posted:
            state.ask(RecallMore(seat, 0))

    def after(self, seat: int) -> Frame[Any]:
        return AnotherTurn(seat)


class GuildBlackMarket(GuildCard):
    """8: two goods and a roll for jewelry. [IST-B.13 IST-B.15]"""

    def carry_out(self, state: ExpandedIstanbul, seat: int) -> None:
        state.ask(GuildMarket(seat))


class GuildTeaHouse(GuildCard):
    """9: the Tea House with doubled winnings. [IST-B.14-15]"""

    def carry_out(self, state: ExpandedIstanbul, seat: int) -> None:
        state.ask(GuildTea(seat))


class GuildSale(GuildCard):
    """10 and 11: three goods for a good price. [IST-B.16]"""

    def can_play(self, state: ExpandedIstanbul, seat: int) -> bool:
        return has_goods(state.player(seat).goods, self.goods)

    def why_not(self, state: ExpandedIstanbul, seat: int) -> Reason:
        return why_no_goods(state.player(seat).goods, self.goods) or super().why_not(state, seat)

    def carry_out(self, state: ExpandedIstanbul, seat: int) -> None:
        for good in range(len(GOODS)):
            state.give(seat, good, self.goods[good])
        state.earn(seat, self.lira)


class GuildPolice(GuildCard):
    """12: the action of any place, and the family member home. [IST-B.17-18]"""

    def carry_out(self, state: ExpandedIstanbul, seat: int) -> None:
        state.ask(FamilyHome(seat))
        state.ask(ChoosePlace(seat))


class GuildPalace(GuildCard):
    """13: the next ruby for so many goods of any kinds. [IST-B.19]"""

    def can_play(self, state: ExpandedIstanbul, seat: int) -> bool:
        return state.player(seat).stock() >= self.any_goods

    def why_not(self, state: ExpandedIstanbul, seat: int) -> Reason:
        return Reason("needs-any-goods", {"need": self.any_goods, "have": state.player(seat).stock()})

    def carry_out(self, state: ExpandedIstanbul, seat: int) -> None:
        state.ask(TakeRuby(seat, self.number))
        state.ask(GiveGoods(seat, self.any_goods, 0))


class GuildMosque(GuildCard):
    """14 and 15: a mosque tile for one of its good. [IST-B.20]"""

    def can_play(self, state: ExpandedIstanbul, seat: int) -> bool:
        return bool(free_tiles(state, state.player(seat), self.number))

    def carry_out(self, state: ExpandedIstanbul, seat: int) -> None:
        state.ask(FreeTile(seat, self.number))


class GuildDealer(GuildCard):
    """16: the next ruby for a fixed price, and a coffee for each ruby one has then. [IST-B.21]"""

    def can_play(self, state: ExpandedIstanbul, seat: int) -> bool:
        return state.player(seat).lira >= self.price

    def why_not(self, state: ExpandedIstanbul, seat: int) -> Reason:
        return Reason("needs-lira", {"need": self.price, "have": state.player(seat).lira})

    def carry_out(self, state: ExpandedIstanbul, seat: int) -> None:
        state.pay(seat, self.price)
        state.take_ruby(seat, self.number)
        state.gain_coffee(seat, state.player(seat).rubies)


class GuildRoasting(GuildCard):
    """17: coffee for nothing. [IST-B.22]"""

    def carry_out(self, state: ExpandedIstanbul, seat: int) -> None:
        state.gain_coffee(seat, self.coffee)


class GuildEnlisting(GuildCard):
    """18: a coffee and two guild cards. [IST-B.23]"""

    def can_play(self, state: ExpandedIstanbul, seat: int) -> bool:
        return state.guild_left() >= self.cards

    def why_not(self, state: ExpandedIstanbul, seat: int) -> Reason:
        return Reason("too-few-cards")

    def carry_out(self, state: ExpandedIstanbul, seat: int) -> None:
        state.gain_coffee(seat, self.coffee)
        ask_guilds(state, seat, self.cards)


class GuildTavern(GuildCard):
    """19: one or two actions of the Tavern, for a coffee less. [IST-B.24-25]"""

    def can_play(self, state: ExpandedIstanbul, seat: int) -> bool:
        return state.player(seat).coffee >= BARRIER_PRICE - 1 or bool(tavern_offers(state, seat, 1))

    def why_not(self, state: ExpandedIstanbul, seat: int) -> Reason:
        return needs_coffee(state, seat, 1)

    def carry_out(self, state: ExpandedIstanbul, seat: int) -> None:
        state.ask(TavernRun(seat, True))


class GuildCoffeeHouse(GuildCard):
    """20: the next ruby for half of what the Coffee House wants, rounded up. [IST-B.26]"""

    def can_play(self, state: ExpandedIstanbul, seat: int) -> bool:
        return state.player(seat).coffee >= half_price(state)

    def why_not(self, state: ExpandedIstanbul, seat: int) -> Reason:
        return needs_coffee(state, seat, half_price(state))

    def carry_out(self, state: ExpandedIstanbul, seat: int) -> None:
        state.pay_coffee(seat, half_price(state))
        state.take_ruby(seat, self.number)


def half_price(state: ExpandedIstanbul) -> int:
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
