"""22 Kiosk: a letter, and tiles of which everybody picks one."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.chance import ask_draw
from meydan.games.istanbul.choices import DISCARD, GIVE, PAY
from meydan.games.istanbul.deck import ALL_CARDS
from meydan.games.istanbul.expansions.choices import (
    COFFEE,
    DEAL_KIOSK,
    DECLINE,
    DELIVERED,
    GIVE_COFFEE,
    LETTER,
    PICK,
    TAKE_ALL,
    TAKE_ANY,
    TAKE_COFFEE,
    TAKE_LIRA,
    USE_TILE,
)
from meydan.games.istanbul.expansions.events import KIOSK_SHOWN, PICKED_TILE, RESHUFFLED_KIOSK, USED_TILE
from meydan.games.istanbul.expansions.letters.chance import PayDie, RollDie, ask_letter
from meydan.games.istanbul.expansions.letters.pieces import bring_home, can_come_home, shift_merchant
from meydan.games.istanbul.expansions.letters.places import COLLECT_OR_SKIP
from meydan.games.istanbul.expansions.letters.spending import discard_letter, letter_choices, why_no_letter
from meydan.games.istanbul.expansions.printed import (
    A_CARD,
    A_DIE_ROLL,
    A_GOOD,
    A_LETTER,
    AN_EXCHANGE,
    AN_EXTENSION,
    BONUS_CARD,
    EXCHANGED_LIRA,
    EXCHANGED_PRICE,
    KIOSK_EXCHANGED,
    KIOSK_GIVES,
    KIOSK_GOODS,
    KIOSK_LIRA,
    KIOSK_PAID,
    KIOSK_PRICE,
    LIRA_OR_COFFEE,
    SOME_LIRA,
    THE_COMPANION,
    TO_THE_FOUNTAIN,
)
from meydan.games.istanbul.expansions.state import ExpandedIstanbul, expanded
from meydan.games.istanbul.places.action import PlaceAction
from meydan.games.istanbul.places.wainwright import can_extend, extend
from meydan.games.istanbul.printed import (
    ANY_TIME,
    FOUNTAIN,
    GOODS,
)
from meydan.games.istanbul.state import Istanbul, changed, total
from meydan.games.istanbul.turn import hand_discards
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame, FromBag
from meydan.kernel.words import Reason


class VisitKiosk(PlaceAction):
    """Take a letter; then one tile more than there are players is shown. [IST-22.1]"""

    def options(self, state: Istanbul) -> list[Choice]:
        return COLLECT_OR_SKIP

    def act(self, state: Istanbul, choice: Choice) -> None:
        table = expanded(state)
        show_tile(table, self.seat, [], len(table.players) + 1)
        ask_letter(table, self.seat)


# -- showing and picking ----------------------------------------------------------------------------------------


def show_tile(state: ExpandedIstanbul, host: int, shown: list[int], left: int) -> None:
    """Have the next tile shown; stacks used up are first made anew from the tiles used. [IST-22.5]"""
    if total(state.kiosk_bag) == 0:
        state.tell(RESHUFFLED_KIOSK, total(state.kiosk_discard))
        state.kiosk_bag = state.kiosk_discard
        state.kiosk_discard = [0] * len(state.kiosk_bag)
    state.ask(ShowKiosk(host, shown, left))


class ShowKiosk(FromBag[ExpandedIstanbul]):
    """The next tile is turned over; `shown` are those before it, `left` is how many are due. [IST-22.1]"""

    host: int
    shown: list[int]
    left: int

    def stream(self) -> str:
        return "kiosk"

    def bag(self, state: ExpandedIstanbul) -> list[int]:
        return state.kiosk_bag

    def drawn(self) -> list[Choice]:
        return DEAL_KIOSK

    def resolve(self, state: ExpandedIstanbul, choice: Choice) -> None:
        tile = choice.what
        state.kiosk_bag = changed(state.kiosk_bag, tile, state.kiosk_bag[tile] - 1)
        state.tell(KIOSK_SHOWN, tile)
        shown = sorted([*self.shown, tile])
        if self.left > 1:
            show_tile(state, self.host, shown, self.left - 1)
        else:
            state.ask(KioskPick(self.host, self.host, shown))


class KioskPick(Frame[ExpandedIstanbul]):
    """Pick one of the tiles `shown`; the host begins, and the last tile is his as well. [IST-22.2-3]

    Only the host is in his own turn and may play cards. [IST-K.31]
    """

    host: int
    shown: list[int]

    def window(self, state: ExpandedIstanbul) -> int:
        return ANY_TIME if self.seat == self.host else 0

    def options(self, state: ExpandedIstanbul) -> list[Choice]:
        options: list[Choice] = []
        for at, tile in enumerate(self.shown):
            if at == 0 or tile != self.shown[at - 1]:  # one kind is there twice
                options.append(PICK[tile - 1])
        return options

    def resolve(self, state: ExpandedIstanbul, choice: Choice) -> None:
        state.tell(PICKED_TILE, self.seat, choice.what)
        lay_aside(state, choice.what)
        left = self.shown.copy()
        left.remove(choice.what)
        if len(left) == 1:
            lay_aside(state, left[0])
            state.ask(UseTile(self.host, self.host, left[0]))
        else:
            state.ask(KioskPick((self.seat + 1) % len(state.players), self.host, left))
        state.ask(UseTile(self.seat, self.host, choice.what))

    def why_not(self, state: ExpandedIstanbul, choice: Choice) -> Reason:
        return Reason("no-such-tile", {"tile": choice.what}) if choice in PICK else Reason("pick-first")


def lay_aside(state: ExpandedIstanbul, tile: int) -> None:
    """A tile goes to the tiles used: nobody else can pick it. [IST-22.2-3]"""
    state.kiosk_discard = changed(state.kiosk_discard, tile, state.kiosk_discard[tile] + 1)


# -- using ------------------------------------------------------------------------------------------------------


class UseTile(Frame[ExpandedIstanbul]):
    """Use a tile at once, if its price can be paid, or decline it. [IST-22.4 IST-22.13]"""

    host: int
    tile: int

    def window(self, state: ExpandedIstanbul) -> int:
        return ANY_TIME if self.seat == self.host else 0

    def options(self, state: ExpandedIstanbul) -> list[Choice]:
        gives = KIOSK_GIVES[self.tile]
        if gives == AN_EXCHANGE:
            return [*exchanges(state, self.seat, self.tile), DECLINE]
        if gives == LIRA_OR_COFFEE:
            return COFFEE_LIRA_OR_DECLINE if state.mix.mocha else LIRA_OR_DECLINE  # [IST-K.5 IST-Z.4]
        return DECLINE_ONLY if why_unusable(state, self.seat, self.tile) else USE_OR_DECLINE

    def resolve(self, state: ExpandedIstanbul, choice: Choice) -> None:
        if choice is DECLINE:
            return
        state.tell(USED_TILE, self.seat, self.tile)
        if KIOSK_GIVES[self.tile] == AN_EXCHANGE:
            self.exchange(state, choice)
        elif choice is TAKE_COFFEE:
            state.gain_coffee(self.seat, 1)
        elif choice is TAKE_LIRA:
            state.earn(self.seat, KIOSK_LIRA[self.tile])
        else:
            self.use(state)

    def use(self, state: ExpandedIstanbul) -> None:
        """Pay for a tile that leaves no choice, and have what it gives. [IST-22.7-11]"""
        seat = self.seat
        own_turn = seat == self.host
        if KIOSK_PRICE[self.tile]:
            state.pay(seat, KIOSK_PRICE[self.tile])
        for good in range(len(GOODS)):
            state.give(seat, good, KIOSK_PAID[self.tile][good])
        gives = KIOSK_GIVES[self.tile]
        if gives == BONUS_CARD:
            ask_draw(state, seat)
        elif gives == THE_COMPANION:
            bring_home(state, seat, own_turn)
        elif gives == A_DIE_ROLL:
            state.ask(PayDie(seat))
            state.ask(RollDie(seat, own_turn))
        elif gives == AN_EXTENSION:
            extend(state, seat)
        elif gives == TO_THE_FOUNTAIN:
            shift_merchant(state, seat, FOUNTAIN, own_turn)
        else:
            goods = KIOSK_GOODS[self.tile]
            for good in range(len(GOODS)):
                if goods[good]:
                    state.gain(seat, good, goods[good])
            if KIOSK_LIRA[self.tile]:
                state.earn(seat, KIOSK_LIRA[self.tile])

    def exchange(self, state: ExpandedIstanbul, choice: Choice) -> None:
        """Pay with one of the tile's two things and get the other. [IST-22.12]"""
        seat = self.seat
        one, other = KIOSK_EXCHANGED[self.tile]
        paid = thing_paid(choice)
        got = other if paid == one else one
        if paid == SOME_LIRA:
            state.pay(seat, EXCHANGED_PRICE)
        elif paid == A_CARD:
            state.discard_card(seat, choice.what)
        elif paid == A_LETTER:
            discard_letter(state, seat, choice)
        elif choice.what == COFFEE:
            state.pay_coffee(seat, 1)
        else:
            state.give(seat, choice.what, 1)
        if got == SOME_LIRA:
            state.earn(seat, EXCHANGED_LIRA)
        elif got == A_CARD:
            ask_draw(state, seat)
        elif got == A_LETTER:
            ask_letter(state, seat)
        else:
            state.ask(TakeOne(seat, self.host))

    def why_not(self, state: ExpandedIstanbul, choice: Choice) -> Reason:
        seat = self.seat
        if choice in (TAKE_COFFEE, GIVE_COFFEE) and not state.mix.mocha:
            return Reason("no-coffee-here")
        if choice is USE_TILE:
            return why_unusable(state, seat, self.tile) or Reason("tile-first", {"tile": self.tile})
        paid = thing_paid(choice)
        if paid not in KIOSK_EXCHANGED[self.tile]:
            return Reason("tile-first", {"tile": self.tile})
        if choice not in ways_to_pay(state, seat, paid):
            return why_no_payment(state, seat, choice)
        return Reason("no-cards-left" if A_CARD in KIOSK_EXCHANGED[self.tile] and paid != A_CARD else "no-letters-left")


class TakeOne(Frame[ExpandedIstanbul]):
    """The good, or the coffee, that a letter was given for. [IST-22.12]"""

    host: int

    def window(self, state: ExpandedIstanbul) -> int:
        return ANY_TIME if self.seat == self.host else 0

    def options(self, state: ExpandedIstanbul) -> list[Choice]:
        return TAKE_ALL if state.mix.mocha else TAKE_ANY

    def resolve(self, state: ExpandedIstanbul, choice: Choice) -> None:
        state.take_thing(self.seat, choice.what)

    def why_not(self, state: ExpandedIstanbul, choice: Choice) -> Reason:
        return Reason("no-coffee-here") if choice is TAKE_COFFEE else Reason("good-first")


def why_unusable(state: ExpandedIstanbul, seat: int, tile: int) -> Reason | None:
    """Why a tile without further choices cannot be used; None if it can."""
    player = state.player(seat)
    gives = KIOSK_GIVES[tile]
    if gives == BONUS_CARD and not state.can_draw():
        return Reason("no-cards-left")
    if gives == THE_COMPANION and not can_come_home(state, seat):
        return Reason("companion-at-hand")
    if gives == TO_THE_FOUNTAIN and player.place == FOUNTAIN:
        return Reason("already-there", {"place": FOUNTAIN})
    if gives == AN_EXTENSION and not can_extend(player):
        return Reason("barrow-complete")
    if player.lira < KIOSK_PRICE[tile]:
        return Reason("needs-lira", {"need": KIOSK_PRICE[tile], "have": player.lira})
    for good, need in enumerate(KIOSK_PAID[tile]):
        if player.goods[good] < need:
            return Reason("needs-goods", {"good": GOODS[good], "need": need, "have": player.goods[good]})
    return None


# -- exchanges --------------------------------------------------------------------------------------------------


def exchanges(state: ExpandedIstanbul, seat: int, tile: int) -> list[Choice]:
    """Every way to use a tile that exchanges one thing for another: what is paid says what is got."""
    one, other = KIOSK_EXCHANGED[tile]
    options: list[Choice] = []
    if can_get(state, other):
        options.extend(ways_to_pay(state, seat, one))
    if can_get(state, one):
        options.extend(ways_to_pay(state, seat, other))
    return options


def can_get(state: ExpandedIstanbul, thing: int) -> bool:
    if thing == A_CARD:
        return state.can_draw()
    return thing != A_LETTER or state.letters_left() > 0


def ways_to_pay(state: ExpandedIstanbul, seat: int, thing: int) -> list[Choice]:
    player = state.player(seat)
    if thing == SOME_LIRA:
        return [PAY] if player.lira >= EXCHANGED_PRICE else []
    if thing == A_CARD:
        return hand_discards(player.hand)
    if thing == A_LETTER:
        return letter_choices(state, seat)
    ways = [GIVE[good] for good in range(len(GOODS)) if player.goods[good]]
    if state.mix.mocha and player.coffee:
        ways.append(GIVE_COFFEE)
    return ways


def thing_paid(choice: Choice) -> int:
    """What a choice pays with; -1 for a choice that pays nothing."""
    if choice is PAY:
        return SOME_LIRA
    if choice in DISCARD:
        return A_CARD
    if choice in GIVE or choice is GIVE_COFFEE:
        return A_GOOD
    return A_LETTER if choice in LETTER or choice is DELIVERED else -1


def why_no_payment(state: ExpandedIstanbul, seat: int, choice: Choice) -> Reason:
    """Why a seat cannot pay what a choice says."""
    paid = thing_paid(choice)
    if paid == SOME_LIRA:
        return Reason("needs-lira", {"need": EXCHANGED_PRICE, "have": state.players[seat].lira})
    if paid == A_CARD:
        return Reason("no-card", {"card": ALL_CARDS[choice.what]})
    if paid == A_GOOD:
        return Reason("no-good", {"good": "coffee" if choice is GIVE_COFFEE else GOODS[choice.what]})
    return why_no_letter(state, seat, choice) or Reason("no-delivered-letter")


USE_OR_DECLINE: Final = [USE_TILE, DECLINE]
DECLINE_ONLY: Final = [DECLINE]
LIRA_OR_DECLINE: Final = [TAKE_LIRA, DECLINE]
COFFEE_LIRA_OR_DECLINE: Final = [TAKE_COFFEE, TAKE_LIRA, DECLINE]
