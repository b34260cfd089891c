"""The cards on the table in a game of San Juan, and the small things every rule does with them.

Lists that change at nearly every turn are copied by `clone`. Those that change rarely are marked `replaced`: a change
makes a new list, so that copies can share the old one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from meydan.games.san_juan.cards import CATHEDRAL, HAND_KINDS, KINDS, PLANT_BITS
from meydan.games.san_juan.events import (
    BURIED,
    BURIED_HIDDEN,
    DEPOSITED,
    DEPOSITED_HIDDEN,
    DISCARDED,
    DISCARDED_HIDDEN,
    EVENT_SHOWN,
    RESHUFFLED,
)
from meydan.games.san_juan.printed import LAST_BUILDING
from meydan.kernel.fields import Apart, Parts, Pieces, Replaced
from meydan.kernel.state import State

if TYPE_CHECKING:
    from meydan.games.san_juan.view import SanJuanView


class Player(Pieces):
    """One player's cards. `town`, `goods`, `tucked` and `sunk` have an entry per building, in order built. [SJ-G.1]"""

    hand: list[int]  # by kind: secret [SJ-G.10]
    cards: int  # how many cards the hand holds, whatever their kinds
    known: Replaced[list[int]]  # kinds in the hand that everybody saw coming, since no card left it unseen
    town: list[int]  # kinds, in the order built
    owned: int  # one bit per kind in the town
    goods: list[int]  # the hidden kind of the card that is the good, or -1
    tucked: Replaced[list[list[int]]]  # cards under chapel and bank, in ascending order: the owner knows them
    sunk: Replaced[list[list[int]]]  # cards under the harbor: nobody knows them
    looking: list[int]  # the councillor's cards, in ascending order: secret
    picked: list[int]  # cards picked so far in what is being asked, in ascending order: secret
    seen: list[int]  # by kind, what this seat itself put on the discard pile since the last shuffle: secret
    banked: bool  # whether the bank was used
    library_used: bool  # in this round, which counts with two players

    def has(self, kind: int) -> bool:
        """Whether a building of this kind stands uncovered in the town. [SJ-B.7 SJ-G.15]"""
        return (self.owned >> kind) & 1 == 1

    def goods_held(self) -> int:
        """How many goods lie on the buildings, the customs office included. [SJ-P.7]"""
        total = 0
        for good in self.goods:
            if good >= 0:
                total += 1
        return total

    def empty_plants(self) -> int:
        """How many production buildings hold no good. [SJ-P.5]"""
        total = 0
        for slot in range(len(self.town)):
            if (PLANT_BITS >> self.town[slot]) & 1 and self.goods[slot] < 0:
                total += 1
        return total

    def under(self) -> int:
        """How many cards lie under buildings, each worth a point. [SJ-Z.3 SJ-Z.7]"""
        total = 0
        for cards in self.tucked:
            total += len(cards)
        for cards in self.sunk:
            total += len(cards)
        return total

    def slot_of(self, kind: int) -> int:
        """Where a city building stands."""
        return self.town.index(kind)

    def load(self, slot: int) -> int:
        """What lies on and under a building: a number that is the same for buildings with which as much is lost."""
        return len(self.tucked[slot]) + len(self.sunk[slot]) + (1000 if self.goods[slot] >= 0 else 0)

    def slot_to_leave(self, kind: int) -> int:
        """Which building of a kind is covered or lost: one without a good, then with least under it. [SJ-G.14]"""
        best = -1
        for slot in range(len(self.town)):
            if self.town[slot] == kind and (best < 0 or self.load(slot) < self.load(best)):
                best = slot
        return best

    def slot_of_copy(self, kind: int, number: int) -> int:
        """Where the first, second or a later building of a kind stands, in the order built; -1 if there are fewer."""
        for slot in range(len(self.town)):
            number -= self.town[slot] == kind
            if not number:
                return slot
        return -1

    def recount_owned(self) -> None:
        """Find the bits of `owned` again from the town."""
        owned = 0
        for kind in self.town:
            owned |= 1 << kind
        self.owned = owned

    def leave_hand(self, kind: int) -> None:
        """A card leaves the hand and nobody else sees which: nothing stays known of the rest."""
        self.hand[kind] -= 1
        self.cards -= 1
        if self.known:
            self.known = []

    def take_shown(self, kind: int) -> None:
        """A card that everybody saw comes to the hand."""
        self.hand[kind] += 1
        self.cards += 1
        known = self.known.copy()
        put_in_order(known, kind)
        self.known = known

    def pick(self, kind: int) -> None:
        """Take a card of the hand aside, unseen by the others."""
        self.leave_hand(kind)
        self.picked.append(kind)


def put_in_order(kinds: list[int], kind: int) -> None:
    """Add a kind to a list in ascending order."""
    at = len(kinds)
    while at and kinds[at - 1] > kind:
        at -= 1
    kinds.insert(at, kind)


class Rules:
    """What the options and the number of seats settle once: shared by all copies of a game."""

    seats: int
    turns: int  # how many roles are taken in a round
    kinds: int  # kinds below this can come to a hand
    copies: list[int]  # of each kind, in the deck before the first plants are taken out
    cathedral: bool
    drafted: bool


class SanJuan(State):
    """A game of San Juan at one moment."""

    PARTS: ClassVar[dict[str, Any]] = {"players": Player}

    rules: Apart[Rules]

    players: Parts[Player]
    deck: list[int]  # by kind: secret
    deck_size: int
    discard: list[int]  # by kind: secret
    discard_size: int
    shown: list[int]  # by kind, cards in the discard pile that everybody saw
    prices: Replaced[list[int]]  # price cards seen, in their order
    price: int  # the price card in force, or -1
    trades: int  # how many trader phases there were
    events_open: Replaced[list[int]]  # kinds lying face up, in ascending order
    events_gone: Replaced[list[int]]  # kinds that were used
    cathedral: bool  # whether it lies on the table
    governor: int
    round: int
    taken: int  # one bit per role used in this round
    picks: int  # turns over in this round
    chooser: int  # whose role or event is being carried out
    phase: int  # the role being carried out, or -1
    privilege: int  # the chooser's privilege: 1, or 2 with the library
    visiting: bool  # whether the governor's visit is being resolved
    sold: bool  # whether anybody sold in this trader phase
    fresh: int  # one bit per seat that built a tavern in this phase
    revealed: list[int]  # kinds turned up by a gold mine or goldsmith and not yet judged
    ending: bool  # whether the game ends after what is being carried out

    def view(self, seat: int) -> SanJuanView:
        """What one seat may know, and nothing else; seat -1 is somebody who watches."""
        return cast("SanJuanView", super().view(seat))

    def decoded(self) -> None:
        """Make again what follows from the rest: sizes, the bits of `owned`, and room beside every building."""
        self.deck_size = sum(self.deck)
        self.discard_size = sum(self.discard)
        for player in self.players:
            player.cards = sum(player.hand)
            player.recount_owned()
            missing = len(player.town) - len(player.goods)
            player.goods = player.goods + [-1] * missing
            missing = len(player.town) - len(player.tucked)
            player.tucked = player.tucked + [[] for _ in range(missing)]
            missing = len(player.town) - len(player.sunk)
            player.sunk = player.sunk + [[] for _ in range(missing)]

    def privilege_of(self, seat: int) -> int:
        """How much privilege a seat has in this phase: 0, 1, or 2 with the library. [SJ-R.2 SJ-K.28]"""
        return self.privilege if seat == self.chooser else 0

    def helpers(self, seat: int) -> int:
        """A seat's buildings with an effect now, one bit per kind: none in a governor's visit. [SJ-E.17 SJ-G.15]"""
        if self.visiting and self.header.rules >= 2:
            return 0
        return self.players[seat].owned

    # -- the piles ------------------------------------------------------------------------------------------

    def ready_to_draw(self) -> bool:
        """Whether a card can be drawn; a deck used up is made anew from the discard pile now. [SJ-G.5-6]"""
        if self.deck_size:
            return True
        if not self.discard_size:
            return False
        self.deck, self.discard = self.discard, self.deck
        self.deck_size = self.discard_size
        self.discard_size = 0
        self.shown = [0] * KINDS
        for player in self.players:
            player.seen = [0] * HAND_KINDS
        self.tell(RESHUFFLED, self.deck_size)
        return True

    def discard_unseen(self, kind: int) -> None:
        """A card that nobody looked at goes to the discard pile. [SJ-G.4]"""
        self.discard[kind] += 1
        self.discard_size += 1

    def discard_shown(self, kind: int) -> None:
        """A card that everybody saw goes to the discard pile; the cathedral back to the table. [SJ-G.12 SJ-N.27]"""
        if kind == CATHEDRAL:
            self.cathedral = True
            return
        self.discard[kind] += 1
        self.discard_size += 1
        self.shown[kind] += 1

    def discard_secret(self, seat: int, kind: int) -> None:
        """A card that only its owner knows goes to the discard pile. [SJ-G.4]"""
        self.discard[kind] += 1
        self.discard_size += 1
        self.players[seat].seen[kind] += 1

    def discard_picked(self, seat: int) -> None:
        """What a seat has picked goes to the discard pile."""
        player = self.players[seat]
        for kind in player.picked:
            self.discard_secret(seat, kind)
        player.picked.clear()

    def open_event(self, seat: int, kind: int) -> None:
        """An event that was drawn is laid face up beside the roles. [SJ-E.1 SJ-E.20]"""
        opened = self.events_open.copy()
        put_in_order(opened, kind)
        self.events_open = opened
        self.tell(EVENT_SHOWN, seat, kind)

    # -- buildings ------------------------------------------------------------------------------------------

    def add_building(self, seat: int, kind: int) -> None:
        """A new building stands at the end of the town."""
        player = self.players[seat]
        player.town.append(kind)
        player.owned |= 1 << kind
        player.goods.append(-1)
        player.tucked = player.tucked + [[]]
        player.sunk = player.sunk + [[]]

    def cover_building(self, seat: int, kind: int, slot: int) -> None:
        """A building covers another, which goes with its good; what lay below stays. [SJ-K.11-14 SJ-N.22]"""
        player = self.players[seat]
        self.lose_good(seat, slot)
        self.discard_shown(player.town[slot])
        player.town[slot] = kind
        player.recount_owned()

    def lose_building(self, seat: int, slot: int) -> None:
        """A building is discarded with everything on and under it. [SJ-B.10 SJ-E.7-8]"""
        player = self.players[seat]
        self.lose_good(seat, slot)
        for kind in player.tucked[slot]:
            self.discard_secret(seat, kind)
        for kind in player.sunk[slot]:
            self.discard_unseen(kind)
        self.discard_shown(player.town.pop(slot))
        player.goods.pop(slot)
        player.tucked = player.tucked[:slot] + player.tucked[slot + 1 :]
        player.sunk = player.sunk[:slot] + player.sunk[slot + 1 :]
        player.recount_owned()

    def lose_good(self, seat: int, slot: int) -> None:
        """The good on a building, if there is one, is discarded unseen. [SJ-E.3]"""
        goods = self.players[seat].goods
        if goods[slot] >= 0:
            self.discard_unseen(goods[slot])
            goods[slot] = -1

    def sink_good(self, seat: int, slot: int, harbor: int) -> None:
        """A sold good goes under the harbor unseen. [SJ-N.17]"""
        player = self.players[seat]
        sunk = player.sunk.copy()
        sunk[harbor] = sunk[harbor] + [player.goods[slot]]
        player.sunk = sunk
        player.goods[slot] = -1

    def tuck(self, seat: int, slot: int, kinds: list[int]) -> None:
        """Cards go under a building, and stay there to the end. [SJ-K.31 SJ-N.5]"""
        player = self.players[seat]
        below = player.tucked[slot].copy()
        for kind in kinds:
            put_in_order(below, kind)
        tucked = player.tucked.copy()
        tucked[slot] = below
        player.tucked = tucked

    def mark_last(self) -> None:
        """The game ends after this phase if somebody has twelve buildings. [SJ-Z.1-2]"""
        for player in self.players:
            if len(player.town) >= LAST_BUILDING:
                self.ending = True

    # -- telling --------------------------------------------------------------------------------------------

    def tell_discarded(self, seat: int, kind: int) -> None:
        self.tell_secret(seat, DISCARDED, DISCARDED_HIDDEN, seat, kind)

    def tell_buried(self, seat: int, kind: int) -> None:
        self.tell_secret(seat, BURIED, BURIED_HIDDEN, seat, kind)

    def tell_deposited(self, seat: int, kind: int) -> None:
        self.tell_secret(seat, DEPOSITED, DEPOSITED_HIDDEN, seat, kind)


def new_player() -> Player:
    """A player before set-up."""
    player = Player()
    player.clear()
    player.hand = [0] * HAND_KINDS
    player.seen = [0] * HAND_KINDS
    return player


def clear_table(state: SanJuan) -> None:
    """A table before set-up: nothing dealt."""
    rules = state.rules
    state.clear()
    state.deck = rules.copies.copy()
    state.deck_size = sum(rules.copies)
    state.discard = [0] * KINDS
    state.shown = [0] * KINDS
    state.price = -1
    state.cathedral = rules.cathedral
    state.round = 1
    state.phase = -1
    state.privilege = 1
