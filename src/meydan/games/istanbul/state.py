"""The pieces on the table in a game of Istanbul, and the small things every rule does with them.

Lists that change at nearly every turn are copied by `clone`. Those that change rarely are marked `replaced`: a change
makes a new list (see `changed`), so that copies can share the old one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from meydan.games.istanbul.board import Board, neighbours_of
from meydan.games.istanbul.deck import ALL_CARDS
from meydan.games.istanbul.events import (
    DISCARDED,
    DREW,
    DREW_HIDDEN,
    EARNED,
    GAINED,
    GAVE,
    LAST_ROUND,
    MOVED,
    PAID,
    RESHUFFLED,
    RETURNED,
    SENT_FAMILY,
    TOOK_RUBY,
)
from meydan.games.istanbul.printed import (
    ALL_PLACES,
    FOUNTAIN,
    GOODS,
    MERCHANT_FEE,
    MOMENTS,
    OWN,
    POLICE_STATION,
    START_CAPACITY,
    TILES,
    YELLOW,
)
from meydan.kernel.choice import Choice
from meydan.kernel.fields import Apart, Parts, Pieces, Replaced
from meydan.kernel.frame import Frame, Provider
from meydan.kernel.state import State
from meydan.kernel.words import Reason

if TYPE_CHECKING:
    from meydan.games.istanbul.view import IstanbulView


def changed(numbers: list[int], at: int, value: int) -> list[int]:
    """The list with one entry changed, as a new list."""
    fresh = numbers.copy()
    fresh[at] = value
    return fresh


def total(numbers: list[int]) -> int:
    """What `sum` finds, several times faster when compiled."""
    found = 0
    for number in numbers:
        found += number
    return found


class Player(Pieces):
    """One player's pieces. `stack` lists the assistants under the merchant, bottom first; `posted` where others are."""

    place: int
    family: int
    lira: int
    rubies: int
    capacity: int
    tiles: int  # one bit per colour of mosque tile
    cards: int  # how many bonus cards, whatever their kinds
    goods: list[int]
    hand: list[int]  # bonus cards by kind: secret
    known: Replaced[list[int]]  # of those, cards that everybody saw coming from the discard pile
    stack: list[int]
    posted: list[int]
    kinds: Apart[list[int]]  # replaced; the kinds in hand, ascending: it follows from `hand`

    def add_card(self, kind: int) -> None:
        """A bonus card comes to the hand."""
        self.hand[kind] += 1
        self.cards += 1
        if self.hand[kind] == 1:
            self.sort_kinds()

    def drop_card(self, kind: int) -> None:
        """A bonus card leaves the hand."""
        self.hand[kind] -= 1
        self.cards -= 1
        if self.hand[kind] == 0:
            kinds = self.kinds.copy()
            kinds.remove(kind)
            self.kinds = kinds

    def sort_kinds(self) -> None:
        """Find the kinds in hand anew."""
        self.kinds = [kind for kind in range(len(self.hand)) if self.hand[kind]]

    def has_tile(self, colour: int) -> bool:
        return (self.tiles >> colour) & 1 == 1

    def stock(self) -> int:
        """How many goods are on the barrow."""
        return total(self.goods)

    def score(self) -> tuple[int, int, int, int]:
        """What the ranking compares: rubies, then lira, goods and cards. [IST-F.5 IST-X.13]"""
        return self.rubies, self.lira, self.stock(), self.cards


def equip(player: Player, lira: int, stack: list[int], kinds: int) -> None:
    """What a player has at the start, before the first card. [IST-S.4 IST-G.2]"""
    player.place = FOUNTAIN
    player.family = POLICE_STATION
    player.lira = lira
    player.capacity = START_CAPACITY
    player.goods = [0] * len(GOODS)
    player.hand = [0] * kinds
    player.known = [0] * kinds
    player.stack = stack


class Figure:
    """A figure the dice move about: it gives something to who meets it, is paid, and rolls away. [IST-E.12]"""

    number: int

    def __init__(self, number: int) -> None:
        self.number = number

    def offers(self, state: Istanbul, seat: int, free: bool) -> list[Choice]:
        """What a seat can ask of it now, for nothing if it is `free`; empty if it has nothing to give."""
        return []

    def why_nothing(self) -> Reason:
        """Why it has nothing to offer."""
        return Reason("nothing-to-give")

    def serves(self, choice: Choice) -> bool:
        """Whether a choice asks something of this figure."""
        return False

    def use(self, state: Istanbul, seat: int, choice: Choice, free: bool) -> None:
        """Give, and ask for the price unless it is free."""


class Rules:
    """What the options and the number of seats settle once: shared by all copies of a game."""

    seats: int
    target: int
    columns: int
    places: list[int]
    card_copies: list[int]
    mosque_costs: list[int]
    neutral_assistants: bool
    caravan_leader: bool
    strict_random: bool
    figures: list[Figure]
    actions: list[list[Frame[Any]]]  # by place and seat: carried out by a piece that stands there
    errands: list[list[Frame[Any]]]  # by a family member on an errand
    from_afar: list[list[Frame[Any]]]  # with no piece there
    errand_choices: list[Choice]
    providers: list[Provider[Any]]
    speaks: list[list[bool]]  # by moment and kind of card: whether it may be played
    others_at: list[list[Provider[Any]]]  # and what else may be used
    cashing: list[int]  # kinds of cards that are cashed after the last turn

    def choose_providers(self, providers: list[Provider[Any]]) -> None:
        """Set the cards and tiles in play, and sort them by the moments at which they may speak."""
        self.providers = providers
        self.speaks = []
        self.others_at = []
        for window in range(MOMENTS):
            speaks = [provider.windows() & window != 0 for provider in providers]
            self.speaks.append(speaks)
            others = range(len(ALL_CARDS), len(providers))
            self.others_at.append([providers[number] for number in others if speaks[number]])


class Istanbul(State):
    """A game of Istanbul at one moment."""

    PARTS: ClassVar[dict[str, Any]] = {"players": Player}

    rules: Apart[Rules]
    board: Apart[Board]

    players: Parts[Player]
    grid: Replaced[list[int]]  # cell -> place, 0 while not laid
    rubies: Replaced[list[int]]  # by place
    tiles_left: Replaced[list[int]]  # mosque tiles by colour
    mail: int  # how many mail indicators are down
    demand: Replaced[list[list[int]]]  # by market: tiles seen, in cyclic order, the one in force last
    deck: list[int]  # cards by kind: secret
    deck_size: int
    discard: list[int]  # kinds, the top one last
    figures: Replaced[list[int]]  # places of Governor and Smuggler
    neutral_merchants: Replaced[list[int]]  # two players: places
    neutral_assistants: Replaced[list[int]]  # by place
    leader: int  # Caravan Leader, or -1
    claimed: bool  # whether the Caravansary's action was carried out this turn
    round: int
    final: bool  # whether this is the last round
    fetched: bool  # whether the yellow tile was used this turn [IST-Q.8]
    met: int  # one bit per figure used this turn [IST-E.13]
    acted: int  # the place whose action was last carried out in this turn's phase 3
    low: int  # the dice as they lie
    high: int
    spot: int  # where this turn's piece ended its move: there the turn happens; 0 is nowhere

    def view(self, seat: int) -> IstanbulView:
        """What one seat may know, and nothing else; seat -1 is somebody who watches."""
        return cast("IstanbulView", super().view(seat))

    def new_player(self) -> Player:
        player = Player()
        player.clear()
        return player

    def decoded(self) -> None:
        self.board = board_for(self.grid, self.rules.columns)
        for player in self.players:
            player.sort_kinds()

    # -- cards and tiles that may be used now ---------------------------------------------------------------

    def with_providers(self, seat: int, window: int, options: list[Choice]) -> list[Choice]:  # [IST-C.1 IST-Q.1]
        player = self.players[seat]
        if player.cards == 0 and self.has_cards_only(seat):
            return options
        offered = options.copy()
        rules = self.rules
        speaks = rules.speaks[window]
        for kind in player.kinds:
            if speaks[kind]:
                rules.providers[kind].offer(self, seat, offered)
        for provider in rules.others_at[window]:
            provider.offer(self, seat, offered)
        return offered

    def has_cards_only(self, seat: int) -> bool:
        """Whether nothing but bonus cards could add options now, for all that everybody can see."""
        return self.fetched or not self.players[seat].has_tile(YELLOW)

    def provide(self, seat: int, choice: Choice) -> None:
        self.rules.providers[choice.provider].play(self, seat, choice)

    def why_not_provided(self, frame: Frame[Any], choice: Choice) -> Reason:
        provider = self.rules.providers[choice.provider]
        hand = self.players[frame.seat].hand
        if choice.provider < len(ALL_CARDS) and (choice.provider >= len(hand) or hand[choice.provider] == 0):
            return Reason("no-card", {"card": ALL_CARDS[choice.provider]})
        if not provider.windows() & frame.window(self):
            return Reason("moment", {"provider": choice.provider, "which": choice.what})
        return provider.why_not(self, frame.seat, choice)

    # -- money and goods ------------------------------------------------------------------------------------

    def earn(self, seat: int, lira: int) -> None:
        """Take lira from the bank. [IST-G.5]"""
        self.players[seat].lira += lira
        self.tell(EARNED, seat, lira)

    def pay(self, seat: int, lira: int) -> None:
        """Pay lira to the bank. [IST-G.4]"""
        self.players[seat].lira -= lira
        self.tell(PAID, seat, lira)

    def gain(self, seat: int, good: int, amount: int) -> None:
        """Put goods on the barrow; what does not fit is lost. [IST-G.2-3]"""
        player = self.players[seat]
        room = player.capacity - player.goods[good]
        fits = amount if amount <= room else room
        player.goods[good] += fits
        self.tell(GAINED, seat, good, fits, amount - fits)

    def give(self, seat: int, good: int, amount: int) -> None:
        """Hand in goods. [IST-G.4]"""
        if amount:
            self.players[seat].goods[good] -= amount
            self.tell(GAVE, seat, good, amount)

    def things(self, seat: int) -> list[int]:
        """How many of each thing a seat has: goods, and with coffee in the game that as the fifth."""
        return self.players[seat].goods.copy()

    def take_thing(self, seat: int, thing: int) -> None:
        """Gain one good, or one coffee."""
        self.gain(seat, thing, 1)

    def give_thing(self, seat: int, thing: int) -> None:
        """Hand in one good, or one coffee."""
        self.give(seat, thing, 1)

    def take_ruby(self, seat: int, place: int) -> None:
        """Take the next ruby of a place; the last round begins with the target. [IST-F.1 IST-G.6]"""
        player = self.players[seat]
        self.rubies = changed(self.rubies, place, self.rubies[place] - 1)
        player.rubies += 1
        self.tell(TOOK_RUBY, seat, place, player.rubies)
        if player.rubies >= self.rules.target and not self.final:
            self.final = True
            self.tell(LAST_ROUND, seat)

    # -- assistants -----------------------------------------------------------------------------------------

    def return_assistant(self, seat: int, place: int) -> None:
        """An own assistant, no neutral one, comes back from a place to the bottom of the stack. [IST-A.5 IST-V.8-9]"""
        player = self.players[seat]
        player.posted.remove(place)
        player.stack.insert(0, OWN)
        self.tell(RETURNED, seat, place)

    def post_assistant(self, seat: int, place: int) -> None:
        """An own assistant stays behind at a place. Kept in ascending order. [IST-A.2 IST-A.7]"""
        posted = self.players[seat].posted
        at = len(posted)
        while at and posted[at - 1] > place:
            at -= 1
        posted.insert(at, place)

    # -- bonus cards ----------------------------------------------------------------------------------------

    def can_draw(self) -> bool:
        """Whether there is a card to be had from the deck, after a reshuffle if need be. [IST-C.6]"""
        return self.deck_size > 0 or len(self.discard) > 0

    def receive(self, seat: int, kind: int) -> None:
        """A card from the deck comes to a hand; a deck used up is made anew from the discard pile at once. [IST-C.5]"""
        self.deck[kind] -= 1
        self.deck_size -= 1
        self.players[seat].add_card(kind)
        self.tell_secret(seat, DREW, DREW_HIDDEN, seat, kind)
        self.reshuffle_if_empty()

    def reshuffle_if_empty(self) -> None:
        if self.deck_size == 0 and self.discard:
            for kind in self.discard:
                self.deck[kind] += 1
            self.deck_size = len(self.discard)
            self.discard = []
            self.tell(RESHUFFLED, self.deck_size)

    def lose_card(self, seat: int, kind: int) -> None:
        """A card leaves a hand for the discard pile, face up. [IST-C.4 IST-C.8]"""
        player = self.players[seat]
        player.drop_card(kind)
        if player.known[kind]:
            player.known = changed(player.known, kind, player.known[kind] - 1)
        self.discard.append(kind)

    def discard_card(self, seat: int, kind: int) -> None:
        """Discard a card without its effect."""
        self.lose_card(seat, kind)
        self.tell(DISCARDED, seat, kind)

    # -- where pieces are -----------------------------------------------------------------------------------

    def put_merchant(self, seat: int, place: int) -> None:
        """The merchant's stack comes to a place."""
        player = self.players[seat]
        self.tell(MOVED, seat, player.place, place)
        player.place = place

    def put_family(self, seat: int, place: int) -> None:
        """The family member comes to a place."""
        self.players[seat].family = place
        self.tell(SENT_FAMILY, seat, place)

    def board_of(self, seat: int) -> Board:
        """The board as this seat may walk it."""
        return self.board

    def owners_met(self, seat: int) -> list[int]:
        """Whose pieces stand where this turn happens and want to be paid: a seat for each piece. [IST-M.1]"""
        met: list[int] = []
        for other in range(len(self.players)):
            if other != seat and self.players[other].place == self.spot:
                met.append(other)
        return met

    def fee(self, seat: int) -> int:
        """What all merchants met cost, neutral ones included. [IST-M.1 IST-M.4]"""
        met = len(self.owners_met(seat))
        for neutral in self.neutral_merchants:
            if neutral == self.spot:
                met += 1
        return MERCHANT_FEE * met

    # -- what an expansion may see otherwise ----------------------------------------------------------------

    def may_hold_dice_card(self, seat: int) -> bool:
        """Whether, for all that everybody can see, a seat may hold a card that changes an own roll."""
        return False

    def is_free_of_tolls(self, seat: int) -> bool:
        """Whether a seat pays nothing to figures it meets."""
        return False

    def asks_after_turn(self, seat: int) -> bool:
        """Ask what an expansion wants to know before the next turn begins; whether anything was asked."""
        return False


_BOARDS: dict[tuple[int, ...], Board] = {}


def board_for(grid: list[int], columns: int) -> Board:
    """The board of a layout; the same object for the same layout."""
    key = (columns, *grid)
    if key not in _BOARDS:
        if len(_BOARDS) > 1000:
            _BOARDS.clear()
        _BOARDS[key] = Board(grid, columns, neighbours_of(grid, columns))
    return _BOARDS[key]


def clear_table(state: Istanbul) -> None:
    """A table before set-up: nothing laid, nothing dealt."""
    rules = state.rules
    state.clear()
    state.grid = [0] * len(rules.places)
    state.rubies = [0] * (ALL_PLACES + 1)
    state.tiles_left = [0] * len(TILES)
    state.demand = [[], []]
    state.deck = rules.card_copies.copy()
    state.deck_size = sum(rules.card_copies)
    state.figures = [0] * (rules.figures[-1].number + 1)
    state.neutral_assistants = [0] * (ALL_PLACES + 1)
    state.leader = -1
    state.round = 1
    state.spot = FOUNTAIN
