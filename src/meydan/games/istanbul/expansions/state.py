"""What the expansions put on the table besides the base game: coffee, guild cards, letters, companions, the barrier."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from meydan.games.istanbul.board import Board
from meydan.games.istanbul.deck import COFFEE_LIRA_CARD, COPY_CARD, LIRA_CARD
from meydan.games.istanbul.expansions.choices import COFFEE
from meydan.games.istanbul.expansions.events import (
    DELIVERED_LETTER,
    DREW_GUILD,
    DREW_GUILD_HIDDEN,
    GOT_COFFEE,
    GOT_LETTER,
    PAID_COFFEE,
    REFILLED,
    SPENT_LETTER,
)
from meydan.games.istanbul.expansions.printed import (
    DELIVERED_SEALS,
    ENCOUNTER,
    GUILD_CARDS,
    IN_SUPPLY,
    KIOSK_COPIES,
    LETTER_COPIES,
    LETTER_SEALS,
    SEALS_FOR_A_TURN,
    TAVERN_COSTS,
)
from meydan.games.istanbul.printed import (
    ANY_TIME,
    FOUNTAIN,
    IS_NEW,
    TOLL,
    TRACKS,
)
from meydan.games.istanbul.state import Istanbul, Player, Rules, board_for, changed, total
from meydan.games.istanbul.turn import GovernorToll
from meydan.kernel.choice import Choice
from meydan.kernel.fields import Apart, Replaced
from meydan.kernel.frame import Frame
from meydan.kernel.words import Reason

if TYPE_CHECKING:
    from meydan.games.istanbul.view import ExpandedView


class ExpandedPlayer(Player):
    """A player with what the expansions add. `letters` name places, ascending; delivered ones are apart."""

    coffee: int  # [IST-X.12]
    tavern: int  # one bit per kind of tavern tile
    guild: list[int]  # guild cards by number, entry 0 unused: secret
    guild_cards: int
    letters: Replaced[list[int]]
    delivered: Replaced[list[int]]
    companion: int  # his place, or IN_SUPPLY, or AT_HAND
    doubled: int  # the last round with a double turn

    def has_tavern_tile(self, tile: int) -> bool:
        return (self.tavern >> tile) & 1 == 1

    def seals(self) -> int:
        """One for each letter, two for each that was delivered. [IST-K.12]"""
        return LETTER_SEALS * len(self.letters) + DELIVERED_SEALS * len(self.delivered)

    def is_at(self, place: int) -> bool:
        """Whether merchant, companion or family member is at a place: any of them delivers letters. [IST-K.10]"""
        return self.place == place or self.companion == place or self.family == place


class ExpandedRules(Rules):
    """The tables of a mix with expansions."""

    mocha: bool
    letters: bool
    new_cards_only: bool  # Letters & Seals without the base game's bonus cards [IST-K.3]
    double_turns: list[Frame[Any]]  # by seat: whether letters buy another turn


class ExpandedIstanbul(Istanbul):
    """A game with one or both expansions at one moment."""

    PARTS: ClassVar[dict[str, Any]] = {"players": ExpandedPlayer}

    mix: Apart[ExpandedRules]
    walled: Apart[Board]  # the board for those who may not pass the barrier

    guild_deck: list[int]  # cards by number: secret
    guild_discard: list[int]  # numbers, the top one last
    tavern_left: Replaced[list[int]]  # tavern tiles by kind
    baksheesh: int  # which side of the baksheesh tile is up
    barrier: Replaced[list[int]]  # the two places it stands between, or none
    gatekeeper: int  # who may pass it, or -1
    letter_bag: Replaced[list[int]]  # letters in the pile by place
    letter_discard: Replaced[list[int]]  # letters spent by place
    kiosk_bag: Replaced[list[int]]  # tiles in the stacks by number
    kiosk_discard: Replaced[list[int]]  # tiles used by number
    society: int  # how often the Secret Society was used
    companion_acts: bool  # whether this turn's piece is the companion
    copying: int  # the kind of card being copied from the discard pile, or -1
    free_merchant: int  # whose merchant is not paid this turn, or -1

    def view(self, seat: int) -> ExpandedView:
        """What one seat may know, and nothing else; seat -1 is somebody who watches."""
        return cast("ExpandedView", super().view(seat))

    def new_player(self) -> Player:
        player = ExpandedPlayer()
        player.clear()
        player.guild = [0] * (GUILD_CARDS + 1)
        player.companion = IN_SUPPLY
        return player

    def player(self, seat: int) -> ExpandedPlayer:
        """A player, as one who has what the expansions add."""
        return cast("list[ExpandedPlayer]", self.players)[seat]

    def decoded(self) -> None:
        super().decoded()
        self.walled = self.board.walled(self.barrier)

    # -- cards and tiles ------------------------------------------------------------------------------------

    def has_cards_only(self, seat: int) -> bool:
        player = self.player(seat)
        return (
            player.guild_cards == 0
            and player.tavern == 0
            and player.companion == IN_SUPPLY
            and super().has_cards_only(seat)
        )

    def with_providers(self, seat: int, window: int, options: list[Choice]) -> list[Choice]:
        if self.copying < 0:
            offered = super().with_providers(seat, window, options)
            if window == ANY_TIME and isinstance(self.stack[-1], GovernorToll) and owes_last_card(self, seat):
                return [choice for choice in offered if choice.provider < 0 or self.pays(choice.provider)]
            return offered
        # A card is being copied: only what it allows can be answered. [IST-D.9]
        offered = []
        self.rules.providers[self.copying].offer(self, seat, offered)
        return offered

    def pays(self, card: int) -> bool:
        """Whether a card, or the one it copies, brings lira to pay with. [IST-E.14]"""
        if card == COPY_CARD and self.discard:
            card = self.discard[-1]
        return card in PAYING_CARDS

    def reason_against(self, choice: Choice) -> Reason:
        return Reason("copying") if self.copying >= 0 else super().reason_against(choice)

    def why_not_provided(self, frame: Frame[Any], choice: Choice) -> Reason:
        owed = choice.provider in self.players[frame.seat].kinds and not self.pays(choice.provider)
        if owed and isinstance(frame, GovernorToll) and owes_last_card(self, frame.seat):
            return Reason("last-card")
        return super().why_not_provided(frame, choice)

    def lose_card(self, seat: int, kind: int) -> None:  # [IST-D.7]
        if self.copying == kind:
            self.copying = -1
            kind = COPY_CARD
        super().lose_card(seat, kind)

    # -- coffee and rubies ----------------------------------------------------------------------------------

    def gain_coffee(self, seat: int, coffee: int) -> None:  # [IST-X.12]
        self.player(seat).coffee += coffee
        self.tell(GOT_COFFEE, seat, coffee)

    def pay_coffee(self, seat: int, coffee: int) -> None:
        if coffee:
            self.player(seat).coffee -= coffee
            self.tell(PAID_COFFEE, seat, coffee)

    def things(self, seat: int) -> list[int]:
        player = self.player(seat)
        return [*player.goods, player.coffee]

    def take_thing(self, seat: int, thing: int) -> None:
        if thing == COFFEE:
            self.gain_coffee(seat, 1)
        else:
            super().take_thing(seat, thing)

    def give_thing(self, seat: int, thing: int) -> None:
        if thing == COFFEE:
            self.pay_coffee(seat, 1)
        else:
            super().give_thing(seat, thing)

    def take_ruby(self, seat: int, place: int) -> None:
        """A track never runs dry: its last ruby is replaced from the supply. [IST-X.6-7]"""
        super().take_ruby(seat, place)
        if self.rubies[place] == 0 and place in TRACKS:
            self.rubies = changed(self.rubies, place, 1)
            self.tell(REFILLED, place)

    def tracks(self) -> list[int]:
        """The places whose next ruby may be chosen. [IST-19.14 IST-24.1 IST-Z.6]"""
        return [place for place in TRACKS if self.mix.mocha or not IS_NEW[place]]

    # -- guild cards ----------------------------------------------------------------------------------------

    def receive_guild(self, seat: int, card: int) -> None:
        player = self.player(seat)
        self.guild_deck[card] -= 1
        player.guild[card] += 1
        player.guild_cards += 1
        self.tell_secret(seat, DREW_GUILD, DREW_GUILD_HIDDEN, seat, card)

    def lose_guild(self, seat: int, card: int) -> None:
        player = self.player(seat)
        player.guild[card] -= 1
        player.guild_cards -= 1
        self.guild_discard.append(card)

    def guild_left(self) -> int:
        """How many guild cards can still be drawn."""
        return total(self.guild_deck) + len(self.guild_discard)

    # -- letters --------------------------------------------------------------------------------------------

    def letters_left(self) -> int:
        """How many letters can still be drawn."""
        return total(self.letter_bag) + total(self.letter_discard)

    def receive_letter(self, seat: int, place: int) -> None:
        """A letter comes to a player, and is delivered at once if a piece is there already. [IST-K.6 IST-K.10-11]"""
        player = self.player(seat)
        self.letter_bag = changed(self.letter_bag, place, self.letter_bag[place] - 1)
        player.letters = sorted([*player.letters, place])
        self.tell(GOT_LETTER, seat, place)
        self.deliver(seat)

    def deliver(self, seat: int) -> None:
        """Letters for a place where one of the player's pieces is are turned over. [IST-K.10-11]"""
        player = self.player(seat)
        for place in player.letters:
            if player.is_at(place):
                self.tell(DELIVERED_LETTER, seat, place)
                left = player.letters.copy()
                left.remove(place)
                player.letters = left
                player.delivered = sorted([*player.delivered, place])

    def spend_letter(self, seat: int, place: int, delivered: bool) -> None:
        """A letter is discarded whole; of delivered ones, which are alike, the lowest. [IST-K.12]"""
        player = self.player(seat)
        if delivered:
            place = player.delivered[0]
            player.delivered = player.delivered[1:]
        else:
            left = player.letters.copy()
            left.remove(place)
            player.letters = left
        self.letter_discard = changed(self.letter_discard, place, self.letter_discard[place] + 1)
        self.tell(SPENT_LETTER, seat, place, int(delivered))

    # -- pieces ---------------------------------------------------------------------------------------------

    def put_merchant(self, seat: int, place: int) -> None:
        super().put_merchant(seat, place)
        self.companion_acts = False
        self.deliver(seat)

    def put_family(self, seat: int, place: int) -> None:
        super().put_family(seat, place)
        self.deliver(seat)

    def put_companion(self, seat: int, place: int) -> None:
        """The companion comes to a place, or to a supply."""
        self.player(seat).companion = place
        self.deliver(seat)

    def set_barrier(self, seat: int, one: int, other: int) -> None:  # [IST-19.2]
        self.barrier = [one, other]
        self.gatekeeper = seat
        self.walled = self.board.walled(self.barrier)

    def board_of(self, seat: int) -> Board:  # [IST-19.5 IST-19.7 IST-Z.7]
        return self.board if seat == self.gatekeeper or not self.barrier else self.walled

    def owners_met(self, seat: int) -> list[int]:
        """Companions are paid like merchants. [IST-K.22 IST-D.12]"""
        met: list[int] = []
        for other in range(len(self.players)):
            if other != seat:
                player = self.player(other)
                if player.place == self.spot and other != self.free_merchant:
                    met.append(other)
                if player.companion == self.spot and self.spot != IN_SUPPLY:
                    met.append(other)
        return met

    def leave_spot(self) -> None:
        """The piece whose turn it is has gone: it meets nobody any more. [IST-K.26 IST-B.1 IST-D.11]"""
        self.spot = 0

    # -- what the base asks ---------------------------------------------------------------------------------

    def may_hold_dice_card(self, seat: int) -> bool:
        return self.mix.mocha and self.players[seat].cards > 0

    def is_free_of_tolls(self, seat: int) -> bool:  # [IST-19.12-13 IST-Z.5]
        return self.player(seat).has_tavern_tile(ENCOUNTER)

    def asks_after_turn(self, seat: int) -> bool:  # [IST-K.27-29]
        self.companion_acts = False
        self.free_merchant = -1
        player = self.player(seat)
        if not self.mix.letters or player.seals() < SEALS_FOR_A_TURN or player.doubled == self.round:
            return False
        self.ask(self.mix.double_turns[seat])
        return True


# Cards that bring the lira to pay with.
PAYING_CARDS = (LIRA_CARD, COFFEE_LIRA_CARD)


def owes_last_card(state: ExpandedIstanbul, seat: int) -> bool:
    """Whether a seat has nothing but one card to pay the Governor with: that card cannot be played away. [IST-E.14]"""
    player = state.players[seat]
    return player.cards == 1 and player.lira < TOLL


def clear_expansions(state: ExpandedIstanbul) -> None:
    """What the expansions put on the table before set-up. [IST-X.12 IST-X.15 IST-K.4]"""
    state.guild_deck = [0, *([1 if state.mix.mocha else 0] * GUILD_CARDS)]
    state.tavern_left = [len(TAVERN_COSTS), len(TAVERN_COSTS)]
    state.gatekeeper = -1
    state.letter_discard = [0] * len(LETTER_COPIES)
    state.letter_bag = LETTER_COPIES.copy() if state.mix.letters else state.letter_discard.copy()
    state.kiosk_discard = [0] * len(KIOSK_COPIES)
    state.kiosk_bag = KIOSK_COPIES.copy() if state.mix.letters else state.kiosk_discard.copy()
    state.copying = -1
    state.free_merchant = -1
    state.spot = FOUNTAIN
    state.walled = board_for(state.rules.places, state.rules.columns)


def expanded(state: Istanbul) -> ExpandedIstanbul:
    """The state, as one that has what the expansions add."""
    return cast(ExpandedIstanbul, state)
