"""A turn: move, assistant, merchants met, action, encounters; how it ends, and how the game does. [IST-T.2-3]"""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.board import NEAR, why_not_on_board
from meydan.games.istanbul.cashing import CASH_HAND, END_GAME
from meydan.games.istanbul.chance import ROLL_FIGURE, ROLL_NEUTRAL, ask_draw
from meydan.games.istanbul.choices import (
    ASK_GOVERNOR,
    ASK_SMUGGLER,
    CATCH_FOR_CARD,
    CATCH_FOR_LIRA,
    DISCARD,
    END,
    GIVE,
    LEAVE,
    PAY,
    PICK_UP,
    PICK_UP_NEUTRAL,
    STOP,
)
from meydan.games.istanbul.deck import ALL_CARDS
from meydan.games.istanbul.events import (
    CAUGHT,
    LED_CARAVAN,
    LEFT,
    PAID_MERCHANT,
    PICKED_UP,
    STOPPED,
    TURN_BEGAN,
    USED_FIGURE,
)
from meydan.games.istanbul.printed import (
    ACTED,
    ANY_TIME,
    CALM,
    CATCH_LIRA,
    FOR_LIRA,
    FOUNTAIN,
    GOODS,
    MERCHANT_FEE,
    MOVING,
    NEUTRAL,
    OWN,
    PHASE_1,
    POLICE_STATION,
    TOLL,
)
from meydan.games.istanbul.state import Figure, Istanbul, changed
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame
from meydan.kernel.words import Reason

# -- phase 1 ------------------------------------------------------------------------------------------------


class Move(Frame[Istanbul]):
    """Move the merchant's stack one or two places, never back to where it stood. [IST-T.4-7]"""

    def window(self, state: Istanbul) -> int:
        return ANY_TIME | CALM | PHASE_1 | MOVING

    def options(self, state: Istanbul) -> list[Choice]:
        return state.board_of(self.seat).reach(NEAR, state.players[self.seat].place)

    def resolve(self, state: Istanbul, choice: Choice) -> None:
        arrive(state, self.seat, choice.what)

    def why_not(self, state: Istanbul, choice: Choice) -> Reason:
        if not choice.text.startswith("move "):
            return Reason("move-first")
        here = state.players[self.seat].place
        if choice.what == here:
            return Reason("already-there", {"place": here})
        if choice.what not in state.board.places:
            return why_not_on_board(choice.what)
        steps = state.board_of(self.seat).distance(here, choice.what)
        return Reason("too-far", {"place": choice.what, "steps": steps})


def arrive(state: Istanbul, seat: int, place: int) -> None:
    """The merchant's stack comes to a place; only the Fountain asks for no assistant and no fee. [IST-7.3-4]"""
    state.put_merchant(seat, place)
    state.spot = place
    if place == FOUNTAIN:
        begin_action(state, seat)
    else:
        state.ask(ASSISTANT[seat])


class AssistantStep(Frame[Istanbul]):
    """Pick up an assistant here, or leave one; otherwise the turn is over. [IST-A.1-7]

    A neutral one may be picked up as if it were one's own, and where only neutral ones are, one may be left.
    [IST-V.4-7]
    """

    def window(self, state: Istanbul) -> int:
        return ANY_TIME | CALM | PHASE_1

    def options(self, state: Istanbul) -> list[Choice]:
        player = state.players[self.seat]
        own = player.place in player.posted
        options: list[Choice] = []
        if own:
            options.append(PICK_UP)
        if state.neutral_assistants[player.place]:
            options.append(PICK_UP_NEUTRAL)
        if not own and player.stack:
            options.append(LEAVE)
        options.append(STOP)
        return options

    def resolve(self, state: Istanbul, choice: Choice) -> None:
        if choice is STOP:
            stop(state, self.seat)
            return
        player = state.players[self.seat]
        place = player.place
        if choice is PICK_UP:
            player.posted.remove(place)
            player.stack.insert(0, OWN)
            state.tell(PICKED_UP, self.seat, place, 0)
        elif choice is PICK_UP_NEUTRAL:
            neutral = state.neutral_assistants
            state.neutral_assistants = changed(neutral, place, neutral[place] - 1)
            player.stack.insert(0, NEUTRAL)
            state.tell(PICKED_UP, self.seat, place, 1)
        elif player.stack.pop(0) == OWN:
            state.post_assistant(self.seat, place)
            state.tell(LEFT, self.seat, place, 0)
        else:
            neutral = state.neutral_assistants
            state.neutral_assistants = changed(neutral, place, neutral[place] + 1)
            state.tell(LEFT, self.seat, place, 1)
        meet_merchants(state, self.seat)

    def why_not(self, state: Istanbul, choice: Choice) -> Reason:
        player = state.players[self.seat]
        if choice is PICK_UP:
            return Reason("no-assistant-here", {"place": player.place})
        if choice is PICK_UP_NEUTRAL:
            return Reason("no-neutral-here", {"place": player.place})
        if choice is LEAVE:
            if player.place in player.posted:
                return Reason("must-pick-up", {"place": player.place})
            return Reason("no-assistants")
        return Reason("assistant-first")


def stop(state: Istanbul, seat: int) -> None:
    """The turn is over at once: no action, no encounters, no more cards. [IST-T.10-11]"""
    state.tell(STOPPED, seat, state.spot)
    end_turn(state, seat)


# -- phase 2 ------------------------------------------------------------------------------------------------


def meet_merchants(state: Istanbul, seat: int) -> None:
    """Whoever stands here is met before the action; at the Fountain nobody is paid. [IST-7.4 IST-M.8 IST-K.23]"""
    if state.spot != FOUNTAIN and state.fee(seat):
        state.ask(MERCHANTS[seat])
    else:
        begin_action(state, seat)


class MeetMerchants(Frame[Istanbul]):
    """Pay 2 lira for every other merchant here, all or nothing; otherwise the turn is over. [IST-M.1-7]"""

    def window(self, state: Istanbul) -> int:
        return ANY_TIME | CALM

    def options(self, state: Istanbul) -> list[Choice]:
        return PAY_OR_STOP if state.players[self.seat].lira >= state.fee(self.seat) else STOP_ONLY

    def resolve(self, state: Istanbul, choice: Choice) -> None:
        if choice is STOP:
            stop(state, self.seat)
            return
        for other in state.owners_met(self.seat):
            state.players[self.seat].lira -= MERCHANT_FEE
            state.players[other].lira += MERCHANT_FEE
            state.tell(PAID_MERCHANT, self.seat, other, MERCHANT_FEE)
        begin_action(state, self.seat)
        for neutral in range(len(state.neutral_merchants) - 1, -1, -1):
            if state.neutral_merchants[neutral] == state.spot:
                state.pay(self.seat, MERCHANT_FEE)
                state.ask(ROLL_NEUTRAL[neutral])

    def why_not(self, state: Istanbul, choice: Choice) -> Reason:
        if choice is PAY:
            return Reason("needs-lira", {"need": state.fee(self.seat), "have": state.players[self.seat].lira})
        return Reason("pay-first")


# -- phase 3 ------------------------------------------------------------------------------------------------


def begin_action(state: Istanbul, seat: int) -> None:
    """The place's action is asked, and below it the encounters. [IST-T.8-9]"""
    state.ask(ENCOUNTERS[seat])
    state.ask(state.rules.actions[state.spot][seat])


# -- phase 4 ------------------------------------------------------------------------------------------------


class Encounters(Frame[Istanbul]):
    """Catch others' families (you must), use Governor and Smuggler (you may), in any order; then end. [IST-E.1-5]"""

    def window(self, state: Istanbul) -> int:
        return ANY_TIME | CALM | ACTED

    def options(self, state: Istanbul) -> list[Choice]:
        families = self.families(state)
        if not families and state.spot not in state.figures:
            return END_ONLY
        options: list[Choice] = []
        if state.can_draw():
            options += [CATCH_FOR_CARD[other] for other in families]
        options += [CATCH_FOR_LIRA[other] for other in families]
        free = state.is_free_of_tolls(self.seat)
        for figure in state.rules.figures:
            if state.figures[figure.number] == state.spot and not has_met(state, figure):
                options += figure.offers(state, self.seat, free)
        if not families:
            options.append(END)
        return options

    def families(self, state: Istanbul) -> list[int]:
        """Whose family members are here to be caught; at the Police Station nobody is. [IST-E.3 IST-E.6-7 IST-T.12]"""
        found: list[int] = []
        if state.spot != POLICE_STATION:
            for other in range(len(state.players)):
                if other != self.seat and state.players[other].family == state.spot:
                    found.append(other)
        return found

    def resolve(self, state: Istanbul, choice: Choice) -> None:
        if choice is END:
            end_turn(state, self.seat)
            return
        state.acted = 0
        state.ask(self)
        for figure in state.rules.figures:
            if figure.serves(choice):
                state.met |= 1 << figure.number
                use_figure(state, self.seat, figure, choice, state.is_free_of_tolls(self.seat))
                return
        state.tell(CAUGHT, self.seat, choice.what)
        state.put_family(choice.what, POLICE_STATION)
        reward(state, self.seat, choice.how == FOR_LIRA)

    def why_not(self, state: Istanbul, choice: Choice) -> Reason:
        if choice is END:
            return Reason("must-catch")
        for figure in state.rules.figures:
            if figure.serves(choice):
                if state.figures[figure.number] != state.spot:
                    return Reason("figure-elsewhere", {"place": state.figures[figure.number]})
                return Reason("figure-used") if has_met(state, figure) else figure.why_nothing()
        if choice in CATCH_FOR_CARD or choice in CATCH_FOR_LIRA:
            if choice.what >= len(state.players) or choice.what == self.seat:
                return Reason("not-a-rival")
            if state.players[choice.what].family != state.spot:
                return Reason("family-elsewhere", {"place": state.players[choice.what].family})
            return Reason("at-police") if state.spot == POLICE_STATION else Reason("no-cards-left")
        return Reason("turn-nearly-over")


def has_met(state: Istanbul, figure: Figure) -> bool:
    """Whether a figure was met and used this turn: once is enough. [IST-E.13]"""
    return (state.met >> figure.number) & 1 == 1


def use_figure(state: Istanbul, seat: int, figure: Figure, choice: Choice, free: bool) -> None:
    """A figure gives first, is paid then, and rolls away last. [IST-E.1 IST-E.12]"""
    state.tell(USED_FIGURE, seat, figure.number)
    state.ask(ROLL_FIGURE[figure.number])
    figure.use(state, seat, choice, free)


class Governor(Figure):
    """He gives a card from the deck. [IST-E.8-9]"""

    def offers(self, state: Istanbul, seat: int, free: bool) -> list[Choice]:
        return GOVERNOR_ONLY if state.can_draw() else []

    def why_nothing(self) -> Reason:
        return Reason("no-cards-left")

    def serves(self, choice: Choice) -> bool:
        return choice is ASK_GOVERNOR

    def use(self, state: Istanbul, seat: int, choice: Choice, free: bool) -> None:
        if not free:
            state.ask(GOVERNOR_TOLL[seat])
        ask_draw(state, seat)


class Smuggler(Figure):
    """He gives a good of your choice. [IST-E.10-11]"""

    def offers(self, state: Istanbul, seat: int, free: bool) -> list[Choice]:
        return ASK_SMUGGLER

    def serves(self, choice: Choice) -> bool:
        return choice in ASK_SMUGGLER

    def use(self, state: Istanbul, seat: int, choice: Choice, free: bool) -> None:
        state.gain(seat, choice.what, 1)
        if not free:
            state.ask(SMUGGLER_TOLL[seat])


def reward(state: Istanbul, seat: int, lira: bool) -> None:
    """The reward for a family member at the Police Station: a bonus card or 3 lira. [IST-E.4-5 IST-C.16]"""
    if lira:
        state.earn(seat, CATCH_LIRA)
    else:
        ask_draw(state, seat)


class GovernorToll(Frame[Istanbul]):
    """The Governor's card costs 2 lira or a card, the new one if you like. [IST-E.8 IST-E.14]"""

    def window(self, state: Istanbul) -> int:
        return ANY_TIME

    def options(self, state: Istanbul) -> list[Choice]:
        player = state.players[self.seat]
        options = hand_discards(player.hand)
        return [PAY, *options] if player.lira >= TOLL else options

    def resolve(self, state: Istanbul, choice: Choice) -> None:
        if choice is PAY:
            state.pay(self.seat, TOLL)
        else:
            state.discard_card(self.seat, choice.what)

    def why_not(self, state: Istanbul, choice: Choice) -> Reason:
        if choice is PAY:
            return Reason("needs-lira", {"need": TOLL, "have": state.players[self.seat].lira})
        return Reason("no-card", {"card": ALL_CARDS[choice.what]}) if choice in DISCARD else Reason("toll-first")


class SmugglerToll(Frame[Istanbul]):
    """The Smuggler's good costs 2 lira or a good, the new one if you like. [IST-E.10-11]"""

    def window(self, state: Istanbul) -> int:
        return ANY_TIME

    def options(self, state: Istanbul) -> list[Choice]:
        player = state.players[self.seat]
        options = [GIVE[good] for good in range(len(GOODS)) if player.goods[good]]
        return [PAY, *options] if player.lira >= TOLL else options

    def resolve(self, state: Istanbul, choice: Choice) -> None:
        if choice is PAY:
            state.pay(self.seat, TOLL)
        else:
            state.give(self.seat, choice.what, 1)

    def why_not(self, state: Istanbul, choice: Choice) -> Reason:
        if choice is PAY:
            return Reason("needs-lira", {"need": TOLL, "have": state.players[self.seat].lira})
        return Reason("no-good", {"good": GOODS[choice.what]}) if choice in GIVE else Reason("toll-first")


def hand_discards(hand: list[int]) -> list[Choice]:
    """One choice per kind of card in a hand."""
    return [DISCARD[kind] for kind in range(len(hand)) if hand[kind]]


# -- the end of a turn, a round, a game ---------------------------------------------------------------------


def end_turn(state: Istanbul, seat: int) -> None:
    """The next player moves; after the last round the game is over. [IST-T.12 IST-F.2]"""
    if state.claimed:  # the Caravan tile goes to whoever carried out its action this turn [IST-V.10 IST-V.13]
        state.claimed = False
        if state.leader != seat:
            state.leader = seat
            state.tell(LED_CARAVAN, seat)
    state.fetched = False
    state.met = 0
    state.acted = 0
    if not state.asks_after_turn(seat):
        pass_on(state, seat)


def pass_on(state: Istanbul, seat: int) -> None:
    """The next player's turn begins, or the game is over. [IST-T.1 IST-F.2 IST-F.6]"""
    following = seat + 1
    if following == len(state.players):
        if state.final:
            cash(state)
            return
        following = 0
        state.round += 1
    begin_turn(state, following)


def begin_turn(state: Istanbul, seat: int) -> None:
    state.tell(TURN_BEGAN, seat, state.round)
    state.ask(TURN[seat])


def cash(state: Istanbul) -> None:
    """After the last turn every card that gives lira, or a good there is room for, is cashed. [IST-F.3-4]"""
    state.ask(END_GAME)
    for seat in range(len(state.players) - 1, -1, -1):
        state.ask(CASH_HAND[seat])


# Frames that hold no more than a seat are made once.
TURN: Final = [Move(seat) for seat in range(5)]
ASSISTANT: Final = [AssistantStep(seat) for seat in range(5)]
MERCHANTS: Final = [MeetMerchants(seat) for seat in range(5)]
ENCOUNTERS: Final = [Encounters(seat) for seat in range(5)]
GOVERNOR_TOLL: Final = [GovernorToll(seat) for seat in range(5)]
SMUGGLER_TOLL: Final = [SmugglerToll(seat) for seat in range(5)]

PAY_OR_STOP: Final = [PAY, STOP]
STOP_ONLY: Final = [STOP]
END_ONLY: Final = [END]
GOVERNOR_ONLY: Final = [ASK_GOVERNOR]
