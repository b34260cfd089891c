"""The bazaar: cards are turned up, one is used, and some of them serve everybody."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul_dice.chance import ask_reveal
from meydan.games.istanbul_dice.choices import ACCEPT, DECLINE, GIVE, PICK, RUBY
from meydan.games.istanbul_dice.events import ACCEPTED, CONSOLED, DECLINED, USED_CARD
from meydan.games.istanbul_dice.mosque import choose_tile, discard_tiles
from meydan.games.istanbul_dice.printed import (
    ANY,
    BROWN,
    CARDS,
    CONSOLATION,
    GOODS,
    LIRA,
    MOST_DICE,
    RESOURCES,
    Card,
    Half,
)
from meydan.games.istanbul_dice.state import DiceGame, Player
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame, Step
from meydan.kernel.in_turn import InTurn
from meydan.kernel.words import Reason


def visit(state: DiceGame, count: int, dice: int) -> None:
    """Turn up cards for so many dice; an income tile turns up one for none. [DICE-A.10 DICE-C.18]"""
    state.ask(REVEALED_CARDS[dice])
    ask_reveal(state, count)


class Revealed(Step[DiceGame]):
    """The cards lie there: one of them is used. `dice` were spent on them. [DICE-A.10 DICE-C.17]"""

    dice: int

    def run(self, state: DiceGame) -> None:
        cards = state.revealed
        if cards[0] == cards[-1]:
            use_card(state, state.active, cards[0], self.dice)
        else:
            state.ask(PICK_CARD[state.active][self.dice])


class PickCard(Frame[DiceGame]):
    """Choose the one card to be used; all are discarded. [DICE-A.10 DICE-A.12 DICE-C.24]"""

    dice: int

    def options(self, state: DiceGame) -> list[Choice]:
        options: list[Choice] = []
        last = -1
        for card in state.revealed:
            if card != last:
                options.append(PICK[card])
                last = card
        return options

    def resolve(self, state: DiceGame, choice: Choice) -> None:
        use_card(state, self.seat, choice.what, self.dice)

    def why_not(self, state: DiceGame, choice: Choice) -> Reason:
        return Reason("dice-no-card", {"card": choice.what}) if choice in PICK else Reason("dice-card-first")


# -- the active player's half -------------------------------------------------------------------------------


def use_card(state: DiceGame, seat: int, card: int, dice: int) -> None:
    """The active player's half of a card, then that of the others, clockwise. [DICE-C.1-4 DICE-C.8 DICE-C.17-19]"""
    state.discard_revealed()
    state.tell(USED_CARD, seat, card)
    told = CARDS[card]
    if told.others is not None:
        state.ask(OTHERS_PART[card][1])
    if dice < told.dice or state.players[seat].brown < told.shown_brown or not can_pay(state, seat, told.own):
        console(state, seat, card)
    elif told.own.is_priced() or may_be_refused(state, told):
        state.ask(ACCEPT_CARD[card][seat])
    else:
        reward(state, seat, told.own)


def may_be_refused(state: DiceGame, card: Card) -> bool:
    """Whether a lira may be better than what a card gives though its condition is met. [DICE-C.25]"""
    if state.header.rules < 2 or not card.has_condition():
        return False
    if card.own.take[LIRA] < CONSOLATION:
        return True
    short = [resource for resource in range(len(RESOURCES)) if card.own.take[resource] > state.supply(resource)]
    return len(short) > 0


def console(state: DiceGame, seat: int, card: int) -> None:
    """A lira for a condition that is not met. [DICE-C.4]"""
    state.tell(CONSOLED, seat, card)
    state.take(seat, LIRA, CONSOLATION)


def can_pay(state: DiceGame, seat: int, half: Half) -> bool:
    """Whether a seat has what a card asks for, and the card something to give. [DICE-C.6 DICE-C.16 DICE-C.22]"""
    player = state.players[seat]
    for resource in range(len(RESOURCES)):
        if half.pay[resource] > player.has(resource):
            return False
    if half.markers > markers_for(player, half.colour) or (half.tiles and half.tiles > player.tile_count()):
        return False
    if half.tile and not state.row:
        return False
    return not half.ruby or len(open_areas(state)) > 0


def markers_for(player: Player, colour: int) -> int:
    """How many markers a player could give where one of a colour is asked: a brown one will do. [DICE-C.7]"""
    return player.markers() if colour == ANY else player.goods[colour] + player.brown


# -- everybody else -----------------------------------------------------------------------------------------


class OthersPart(InTurn[DiceGame]):
    """What a card has for the others: a gain, or an offer to who can pay it. [DICE-C.2-3 DICE-C.5 DICE-X.5]"""

    card: int

    def first(self, state: DiceGame) -> int:
        return state.active

    def next(self) -> OthersPart:
        return OTHERS_PART[self.card][self.turn + 1]

    def act(self, state: DiceGame, seat: int) -> None:
        half = half_of(state, seat, self.card)
        if not half.is_priced():
            reward(state, seat, half)
        elif can_pay(state, seat, half):
            state.ask(OFFER[self.card][seat])


class Offer(Frame[DiceGame]):
    """Another player's card offers you something for a price. [DICE-C.5]"""

    card: int

    def options(self, state: DiceGame) -> list[Choice]:
        return YES_OR_NO

    def resolve(self, state: DiceGame, choice: Choice) -> None:
        if choice is DECLINE:
            state.tell(DECLINED, self.seat, self.card)
        else:
            deal(state, self.seat, self.card)

    def why_not(self, state: DiceGame, choice: Choice) -> Reason:
        return Reason("dice-answer-first")


class Accept(Offer):
    """On your own turn: pay what the card asks and take what it gives, or take a lira. [DICE-C.4 DICE-C.20]"""

    def resolve(self, state: DiceGame, choice: Choice) -> None:
        super().resolve(state, choice)
        if choice is DECLINE:
            state.take(self.seat, LIRA, CONSOLATION)


# -- paying and taking --------------------------------------------------------------------------------------


def half_of(state: DiceGame, seat: int, card: int) -> Half:
    """The half of a card that is for a seat."""
    others = CARDS[card].others
    return CARDS[card].own if seat == state.active or others is None else others


def deal(state: DiceGame, seat: int, card: int) -> None:
    """Pay what a half asks, and then take what it gives. [DICE-C.6 DICE-X.3]"""
    half = half_of(state, seat, card)
    state.tell(ACCEPTED, seat, card)
    state.ask(REWARD[card][seat])
    for resource in range(len(RESOURCES)):
        if half.pay[resource]:
            state.pay(seat, resource, half.pay[resource])
    if half.markers:
        give_marker(state, seat, half.colour)
    discard_tiles(state, seat, half.tiles, 0)


class Reward(Step[DiceGame]):
    """A card is paid, and gives. [DICE-C.20]"""

    to: int
    card: int

    def run(self, state: DiceGame) -> None:
        reward(state, self.to, half_of(state, self.to, self.card))


def reward(state: DiceGame, seat: int, half: Half) -> None:
    """Take what a half gives. [DICE-C.11-13 DICE-X.4]"""
    for resource in range(len(RESOURCES)):
        if half.take[resource]:
            state.take(seat, resource, half.take[resource])
    if half.ruby:
        choose_ruby(state, seat)
    if half.tile:
        choose_tile(state, seat)


def give_marker(state: DiceGame, seat: int, colour: int) -> None:
    """Have a goods marker given, asking only where there are several kinds."""
    frame = GIVE_MARKER[seat][colour - ANY]
    options = frame.options(state)
    if len(options) == 1:
        state.pay(seat, options[0].what, 1)
    else:
        state.ask(frame)


class GiveMarker(Frame[DiceGame]):
    """Which goods marker goes for a card, of a certain colour or ANY; a brown one is a marker too. [DICE-C.7]"""

    colour: int

    def options(self, state: DiceGame) -> list[Choice]:
        player = state.players[self.seat]
        options: list[Choice] = []
        for good in range(GOODS):
            if player.goods[good] and self.colour in (ANY, good):
                options.append(GIVE[good])
        if player.brown:
            options.append(GIVE[BROWN])
        return options

    def resolve(self, state: DiceGame, choice: Choice) -> None:
        state.pay(self.seat, choice.what, 1)

    def why_not(self, state: DiceGame, choice: Choice) -> Reason:
        if choice not in GIVE:
            return Reason("dice-give-first")
        if self.colour not in (ANY, choice.what) and choice.what != BROWN:
            return Reason("dice-other-marker", {"good": self.colour})
        return Reason("dice-no-marker", {"marker": choice.what})


def open_areas(state: DiceGame) -> list[Choice]:
    """The ruby areas a card can take from: all but the mosque, as long as they have any. [DICE-C.15-16]"""
    options: list[Choice] = []
    for ruby in RUBY:
        if state.tracks[ruby.what]:
            options.append(ruby)
    return options


def choose_ruby(state: DiceGame, seat: int) -> None:
    """Have a ruby taken without its price."""
    options = open_areas(state)
    if len(options) == 1:
        state.take_ruby(seat, options[0].what)
    else:
        state.ask(CHOOSE_RUBY[seat])


class ChooseRuby(Frame[DiceGame]):
    """From which area the card's ruby comes; its price is not paid but moves on. [DICE-C.15]"""

    def options(self, state: DiceGame) -> list[Choice]:
        return open_areas(state)

    def resolve(self, state: DiceGame, choice: Choice) -> None:
        state.take_ruby(self.seat, choice.what)

    def why_not(self, state: DiceGame, choice: Choice) -> Reason:
        return Reason("dice-no-ruby", {"area": choice.what}) if choice in RUBY else Reason("dice-ruby-first")


YES_OR_NO: Final = [ACCEPT, DECLINE]
REVEALED_CARDS: Final = [Revealed(dice) for dice in range(MOST_DICE + 1)]
PICK_CARD: Final = [[PickCard(seat, dice) for dice in range(MOST_DICE + 1)] for seat in range(4)]
ACCEPT_CARD: Final = [[Accept(seat, card) for seat in range(4)] for card in range(len(CARDS))]
OTHERS_PART: Final = [[OthersPart(turn, card) for turn in range(4 + 1)] for card in range(len(CARDS))]
OFFER: Final = [[Offer(seat, card) for seat in range(4)] for card in range(len(CARDS))]
REWARD: Final = [[Reward(seat, card) for seat in range(4)] for card in range(len(CARDS))]
GIVE_MARKER: Final = [[GiveMarker(seat, colour) for colour in range(ANY, GOODS)] for seat in range(4)]
CHOOSE_RUBY: Final = [ChooseRuby(seat) for seat in range(4)]
