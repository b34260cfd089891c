"""The bonus cards of Letters & Seals: when each may be played and what it does."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.board import UNREACHED, Way, why_not_on_board
from meydan.games.istanbul.cards import Card, LayDown
from meydan.games.istanbul.cashing import AT_LAST, AT_ONCE, IN_ANY_ORDER, Deal, Holdings
from meydan.games.istanbul.chance import TwoDice
from meydan.games.istanbul.deck import (
    ALL_CARDS,
    COPY_CARD,
)
from meydan.games.istanbul.dice import RollDice
from meydan.games.istanbul.events import PLAYED
from meydan.games.istanbul.expansions.choices import (
    CARD_ERRAND,
    CARD_RIDE,
    COFFEE,
)
from meydan.games.istanbul.expansions.letters.chance import ask_letter, ask_letters
from meydan.games.istanbul.expansions.letters.companion import TWO_STEPS, move_companion, why_no_step
from meydan.games.istanbul.expansions.letters.pieces import is_on_board
from meydan.games.istanbul.expansions.letters.places import open_tracks, why_no_track
from meydan.games.istanbul.expansions.printed import (
    LETTER_DICE,
    RIDE_PRICE,
)
from meydan.games.istanbul.expansions.state import ExpandedIstanbul, expanded
from meydan.games.istanbul.printed import (
    GOODS,
    GREAT_MOSQUE,
    POLICE_STATION,
    SECRET_SOCIETY,
    SMALL_MOSQUE,
)
from meydan.games.istanbul.state import Istanbul, changed
from meydan.games.istanbul.turn import ENCOUNTERS, arrive, use_figure
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Chance, StepFor
from meydan.kernel.words import Reason

LIRA_FOR_GOOD: Final = 7
LIRA_WITH_GOOD: Final = 3
PAID_FIRST: Final = range(COFFEE, -1, -1)

NEXT_DOOR: Final = Way(5, CARD_ERRAND, 1, 1)
ANYWHERE: Final = Way(6, CARD_RIDE, 1, UNREACHED - 1)


# -- letters, goods and lira ------------------------------------------------------------------------------------


class TakeLetter(Card):
    """Take a letter, at any time in your turn. [IST-D.2]"""

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        if expanded(state).letters_left():
            options.append(self.plays[0])

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        ask_letter(expanded(state), seat)

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        return Reason("no-letters-left")


class RollForLetters(Card):
    """Roll two dice for letters and lira; not in the middle of an action. [IST-D.3]"""

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        state.ask(FindLetters(seat))
        state.ask(RollDice(seat, False))

    def dice(self, seat: int) -> Chance[Istanbul] | None:
        return RollForLira(seat)


class RollForLira(TwoDice):
    """After the last turn: only the lira count, and no card turns a die any more. [IST-K.34]"""

    to: int

    def landed(self, state: Istanbul, total: int) -> None:
        lira = LETTER_DICE[total][1]
        if lira:
            state.earn(self.to, lira)


class FindLetters(StepFor[ExpandedIstanbul]):
    """What the dice bring. [IST-D.3]"""

    def run(self, state: ExpandedIstanbul) -> None:
        letters, lira = LETTER_DICE[state.low + state.high]
        if lira:
            state.earn(self.who, lira)
        ask_letters(state, self.who, letters)


class SellOne(Card):
    """Pay a good, or a coffee, for 7 lira; not in the middle of an action. [IST-D.4 IST-D.6]"""

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        player = expanded(state).player(seat)
        for choice in self.plays:
            if player.coffee if choice.what == COFFEE else player.goods[choice.what]:
                options.append(choice)

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        state.give_thing(seat, choice.what)
        state.earn(seat, LIRA_FOR_GOOD)

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        return Reason("no-good", {"good": "coffee" if choice.what == COFFEE else GOODS[choice.what]})

    def deals(self, held: Holdings) -> list[Deal]:
        """Paid with coffee, which ranks nowhere, or with a good of any kind. [IST-K.33]"""
        return [Deal(self.kind, [thing], [], LIRA_FOR_GOOD, IN_ANY_ORDER) for thing in PAID_FIRST if held.things[thing]]


class GainGoodAndLira(Card):
    """Gain the good shown and 3 lira; not in the middle of an action. [IST-D.5-6]"""

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        state.gain(seat, choice.what, 1)
        state.earn(seat, LIRA_WITH_GOOD)

    def deals(self, held: Holdings) -> list[Deal]:
        """Worth its lira even without room for the good, which may still come. [IST-K.33]"""
        good = self.plays[0].what
        return [Deal(self.kind, [], [good], LIRA_WITH_GOOD, AT_ONCE if held.has_room(good) else AT_LAST)]


# -- cards that use something else ------------------------------------------------------------------------------


class CopyCard(Card):
    """Carry out the top card of the discard pile, where it stays; this card is laid on it. [IST-D.7-8]

    It says only that it copies; what the copied card allows is asked next, with nothing else to answer. [IST-D.9]
    """

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        if state.discard and state.discard[-1] != COPY_CARD:
            copied = state.rules.providers[state.discard[-1]]
            moment: int = state.stack[-1].window(state)
            if copied.windows() & moment:
                allowed: list[Choice] = []
                copied.offer(state, seat, allowed)
                if allowed:
                    options.append(self.plays[0])

    def play(self, state: Istanbul, seat: int, choice: Choice) -> None:
        # The card leaves the hand when the copied one is played (see lose_card); until then it lies open.
        state.tell(PLAYED, seat, self.kind)
        player = state.players[seat]
        if player.known[self.kind] == 0:
            player.known = changed(player.known, self.kind, 1)
        expanded(state).copying = state.discard[-1]

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        if not state.discard or state.discard[-1] == COPY_CARD:
            return Reason("nothing-to-copy")
        return Reason("copied-not-now", {"card": ALL_CARDS[state.discard[-1]]})


class UseFigureFromAfar(Card):
    """Use a figure wherever it is, and pay for it; not in the middle of an action. [IST-D.15]

    It is not an encounter: the same figure may be met in this turn as well, and the Encounter tile does not help.
    [IST-D.16]
    """

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        for figure in state.rules.figures:
            asked = [ask.what for ask in figure.offers(state, seat, self.is_free(state, seat))]
            options.extend([use for use in self.plays if use.how == figure.number and use.what in asked])

    def play(self, state: Istanbul, seat: int, choice: Choice) -> None:
        # Like the family card, it reaches the discard pile when all is done: the Governor cannot give it back.
        state.lose_card(seat, self.kind)
        state.ask(LayDown(state.discard.pop()))
        state.tell(PLAYED, seat, self.kind)
        for figure in state.rules.figures:
            if figure.number == choice.how:
                free = self.is_free(state, seat)
                for ask in figure.offers(state, seat, free):
                    if ask.what == choice.what:
                        use_figure(state, seat, figure, ask, free)

    def is_free(self, state: Istanbul, seat: int) -> bool:
        """The Encounter tile helped by the first version of the rules."""
        return state.header.rules < 2 and state.is_free_of_tolls(seat)

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        for figure in state.rules.figures:
            if figure.number == choice.how:
                return figure.why_nothing()
        return Reason("no-such-figure")


class TakeTileAgain(Card):
    """After a mosque's action, carry it out once more, for its other tile. [IST-D.17 IST-D.19]"""

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        if state.acted in (SMALL_MOSQUE, GREAT_MOSQUE):
            action = state.rules.errands[state.acted][seat]
            if len(action.options(state)) > 1:  # more than to skip it
                options.append(self.plays[0])

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        state.ask(state.rules.errands[state.acted][seat])

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        if state.acted in (SMALL_MOSQUE, GREAT_MOSQUE):
            return Reason("no-tile-to-take")
        return Reason("act-at-mosque")


class PaySocietyAgain(Card):
    """After the Secret Society's action, carry it out once more, for six more seals. [IST-D.18-19]"""

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        if state.acted == SECRET_SOCIETY and open_tracks(expanded(state), seat):
            options.append(self.plays[0])

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        state.ask(state.rules.errands[SECRET_SOCIETY][seat])

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        if state.acted != SECRET_SOCIETY:
            return Reason("act-first", {"place": SECRET_SOCIETY})
        return why_no_track(expanded(state), seat)


# -- other ways to move -----------------------------------------------------------------------------------------


class RunErrand(Card):
    """Instead of all else, the family member goes next door and carries out the action there. [IST-D.10]

    It meets nobody, nor does anybody else: after the action the turn ends. Not from the Police Station, nor to it.
    [IST-D.11]
    """

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        family = state.players[seat].family
        if family != POLICE_STATION:
            for errand in state.board_of(seat).reach(NEXT_DOOR, family):
                if errand.what != POLICE_STATION:
                    options.append(errand)

    def play(self, state: Istanbul, seat: int, choice: Choice) -> None:
        # The action is part of the card, which reaches the discard pile only after it: the Caravansary cannot give it.
        state.lose_card(seat, self.kind)
        laid = state.discard.pop()
        state.tell(PLAYED, seat, self.kind)
        state.stack.pop()
        expanded(state).leave_spot()
        state.put_family(seat, choice.what)
        state.ask(ENCOUNTERS[seat])
        state.ask(LayDown(laid))
        state.ask(state.rules.errands[choice.what][seat])

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        family = state.players[seat].family
        if POLICE_STATION in (family, choice.what):
            return Reason("errand-police")
        if choice.what not in state.board.places:
            return why_not_on_board(choice.what)
        return Reason("errand-far", {"place": choice.what, "family": family})


class JoinMerchant(Card):
    """The stack goes where another player's merchant is, who is not paid for it. [IST-D.12-13 IST-D.21]"""

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        for other in range(len(state.players)):
            if other != seat and state.players[other].place != state.players[seat].place:
                options.append(self.plays[other])

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        state.stack.pop()
        expanded(state).free_merchant = choice.what
        arrive(state, seat, state.players[choice.what].place)

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        if choice.what >= len(state.players) or choice.what == seat:
            return Reason("not-a-rival")
        return Reason("already-there", {"place": state.players[seat].place})


class CompanionTwice(Card):
    """The companion goes two places instead of one. [IST-D.14 IST-D.21]"""

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        if is_on_board(expanded(state), seat):
            companion = expanded(state).player(seat).companion
            options.extend(state.board_of(seat).reach(TWO_STEPS, companion))

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        move_companion(expanded(state), seat, choice.what)

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        return why_no_step(expanded(state), seat, choice, 2)


class RideAnywhere(Card):
    """Pay 3 lira: the stack goes to any other place. [IST-D.20-21]"""

    def offer(self, state: Istanbul, seat: int, options: list[Choice]) -> None:
        player = state.players[seat]
        if player.lira >= RIDE_PRICE:
            options.extend(state.board.reach(ANYWHERE, player.place))

    def effect(self, state: Istanbul, seat: int, choice: Choice) -> None:
        state.stack.pop()
        state.pay(seat, RIDE_PRICE)
        arrive(state, seat, choice.what)

    def why_not(self, state: Istanbul, seat: int, choice: Choice) -> Reason:
        player = state.players[seat]
        if choice.what not in state.board.places:
            return why_not_on_board(choice.what)
        if choice.what == player.place:
            return Reason("already-there", {"place": player.place})
        return Reason("needs-lira", {"need": RIDE_PRICE, "have": player.lira})
