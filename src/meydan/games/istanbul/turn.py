"""A turn: move, assistant, merchants met, action, encounters; how it ends, and how the game does."""

from __future__ import annotations

from typing import Final

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
from meydan.games.istanbul.events import (
    CASHED,
    CAUGHT,
    ENDED,
    LED_CARAVAN,
    LEFT,
    MOVED,
    PAID_MERCHANT,
    PICKED_UP,
    SENT_FAMILY,
    STOPPED,
    TURN_BEGAN,
    USED_FIGURE,
)
from meydan.games.istanbul.state import Istanbul, changed
from meydan.games.istanbul.tables import (
    ACTED,
    ANY_TIME,
    CALM,
    CARDS,
    CATCH_LIRA,
    FOUNTAIN,
    GOOD_CARD,
    GOODS,
    GOVERNOR,
    LIRA_CARD,
    LIRA_OF_CARD,
    MERCHANT_FEE,
    MOVING,
    NEUTRAL,
    OWN,
    PHASE_1,
    PLACE_NAMES,
    POLICE_STATION,
    SMUGGLER,
    TOLL,
)
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame
from meydan.kernel.words import Reason

# -- phase 1 ------------------------------------------------------------------------------------------------


class Move(Frame[Istanbul]):
    """Move the merchant's stack one or two places, never back to where it stood. [IST-T]"""

    def window(self, state: Istanbul) -> int:
        return ANY_TIME | CALM | PHASE_1 | MOVING

    def options(self, state: Istanbul) -> list[Choice]:
        return state.board.near[state.players[self.seat].place]

    def resolve(self, state: Istanbul, choice: Choice) -> None:
        arrive(state, self.seat, choice.arg)

    def why_not(self, state: Istanbul, choice: Choice) -> Reason:
        if not choice.text.startswith("move "):
            return Reason("move-first")
        here = state.players[self.seat].place
        if choice.arg == here:
            return Reason("already-there", {"place": PLACE_NAMES[here]})
        return Reason("too-far", {"place": PLACE_NAMES[choice.arg], "steps": state.board.distance(here, choice.arg)})


def arrive(state: Istanbul, seat: int, place: int) -> None:
    """The merchant's stack comes to a place; only the Fountain asks for no assistant and no fee. [IST-7]"""
    player = state.players[seat]
    state.tell(MOVED, seat, player.place, place)
    player.place = place
    if place == FOUNTAIN:
        begin_action(state, seat)
    else:
        state.ask(ASSISTANT[seat])


class AssistantStep(Frame[Istanbul]):
    """Pick up an assistant here, or leave one; otherwise the turn is over. [IST-A]"""

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
        if state.merchants_here(self.seat):
            state.ask(MERCHANTS[self.seat])
        else:
            begin_action(state, self.seat)

    def why_not(self, state: Istanbul, choice: Choice) -> Reason:
        player = state.players[self.seat]
        if choice is PICK_UP:
            return Reason("no-assistant-here", {"place": PLACE_NAMES[player.place]})
        if choice is PICK_UP_NEUTRAL:
            return Reason("no-neutral-here", {"place": PLACE_NAMES[player.place]})
        if choice is LEAVE:
            if player.place in player.posted:
                return Reason("must-pick-up", {"place": PLACE_NAMES[player.place]})
            return Reason("no-assistants")
        return Reason("assistant-first")


def stop(state: Istanbul, seat: int) -> None:
    """The turn is over at once: no action, no encounters, no more cards. [IST-T]"""
    state.tell(STOPPED, seat, state.players[seat].place)
    end_turn(state, seat)


# -- phase 2 ------------------------------------------------------------------------------------------------


class MeetMerchants(Frame[Istanbul]):
    """Pay 2 lira for every other merchant here, all or nothing; otherwise the turn is over. [IST-M]"""

    def window(self, state: Istanbul) -> int:
        return ANY_TIME | CALM

    def options(self, state: Istanbul) -> list[Choice]:
        if state.players[self.seat].lira >= MERCHANT_FEE * state.merchants_here(self.seat):
            return PAY_OR_STOP
        return STOP_ONLY

    def resolve(self, state: Istanbul, choice: Choice) -> None:
        if choice is STOP:
            stop(state, self.seat)
            return
        place = state.players[self.seat].place
        for other, merchant in enumerate(state.players):
            if other != self.seat and merchant.place == place:
                state.players[self.seat].lira -= MERCHANT_FEE
                merchant.lira += MERCHANT_FEE
                state.tell(PAID_MERCHANT, self.seat, other, MERCHANT_FEE)
        begin_action(state, self.seat)
        for neutral in range(len(state.neutral_merchants) - 1, -1, -1):
            if state.neutral_merchants[neutral] == place:
                state.pay(self.seat, MERCHANT_FEE)
                state.ask(ROLL_NEUTRAL[neutral])

    def why_not(self, state: Istanbul, choice: Choice) -> Reason:
        if choice is PAY:
            need = MERCHANT_FEE * state.merchants_here(self.seat)
            return Reason("needs-lira", {"need": need, "have": state.players[self.seat].lira})
        return Reason("pay-first")


# -- phase 3 ------------------------------------------------------------------------------------------------


def begin_action(state: Istanbul, seat: int) -> None:
    """The place's action is asked, and below it the encounters. [IST-T]"""
    state.ask(ENCOUNTERS[seat])
    state.ask(state.rules.actions[state.players[seat].place][seat])


# -- phase 4 ------------------------------------------------------------------------------------------------


class Encounters(Frame[Istanbul]):
    """Catch the families of others (you must), use Governor and Smuggler (you may), in any order; then end. [IST-E]"""

    def window(self, state: Istanbul) -> int:
        return ANY_TIME | CALM | ACTED

    def options(self, state: Istanbul) -> list[Choice]:
        place = state.players[self.seat].place
        families: list[int] = []
        if place != POLICE_STATION:
            for other in range(len(state.players)):
                if other != self.seat and state.players[other].family == place:
                    families.append(other)
        if not families and state.figures[GOVERNOR] != place and state.figures[SMUGGLER] != place:
            return END_ONLY
        options: list[Choice] = []
        if state.can_draw():
            options += [CATCH_FOR_CARD[other] for other in families]
        options += [CATCH_FOR_LIRA[other] for other in families]
        if self.may_use(state, GOVERNOR) and state.can_draw():
            options.append(ASK_GOVERNOR)
        if self.may_use(state, SMUGGLER):
            options += ASK_SMUGGLER
        if not families:
            options.append(END)
        return options

    def may_use(self, state: Istanbul, figure: int) -> bool:
        """Whether a figure is here and was not used this turn."""
        return state.figures[figure] == state.players[self.seat].place and (state.met >> figure) & 1 == 0

    def resolve(self, state: Istanbul, choice: Choice) -> None:
        if choice is END:
            end_turn(state, self.seat)
            return
        state.acted = 0
        state.ask(self)
        if choice is ASK_GOVERNOR:
            use_figure(state, self.seat, GOVERNOR)
            state.ask(GOVERNOR_TOLL[self.seat])
            ask_draw(state, self.seat)
        elif choice in ASK_SMUGGLER:
            use_figure(state, self.seat, SMUGGLER)
            state.gain(self.seat, choice.arg, 1)
            state.ask(SMUGGLER_TOLL[self.seat])
        else:
            state.players[choice.arg].family = POLICE_STATION
            state.tell(CAUGHT, self.seat, choice.arg)
            reward(state, self.seat, choice.more == 1)

    def why_not(self, state: Istanbul, choice: Choice) -> Reason:
        place = state.players[self.seat].place
        if choice is END:
            return Reason("must-catch")
        if choice is ASK_GOVERNOR or choice in ASK_SMUGGLER:
            figure = GOVERNOR if choice is ASK_GOVERNOR else SMUGGLER
            if state.figures[figure] != place:
                return Reason("figure-elsewhere", {"place": PLACE_NAMES[state.figures[figure]]})
            return Reason("figure-used") if (state.met >> figure) & 1 else Reason("no-cards-left")
        if choice.text.startswith("catch "):
            if choice.arg >= len(state.players) or choice.arg == self.seat:
                return Reason("not-a-rival")
            if state.players[choice.arg].family != place:
                return Reason("family-elsewhere", {"place": PLACE_NAMES[state.players[choice.arg].family]})
            return Reason("at-police") if place == POLICE_STATION else Reason("no-cards-left")
        return Reason("turn-nearly-over")


def use_figure(state: Istanbul, seat: int, figure: int) -> None:
    """A figure gives first, is paid then, and rolls away last. [IST-E]"""
    state.met |= 1 << figure
    state.tell(USED_FIGURE, seat, figure)
    state.ask(ROLL_FIGURE[figure])


def reward(state: Istanbul, seat: int, lira: bool) -> None:
    """The reward for a family member at the Police Station: a bonus card or 3 lira. [IST-E]"""
    if lira:
        state.earn(seat, CATCH_LIRA)
    else:
        ask_draw(state, seat)


class GovernorToll(Frame[Istanbul]):
    """The Governor's card costs 2 lira or a card, the new one if you like. [IST-E]"""

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
            state.discard_card(self.seat, choice.arg)

    def why_not(self, state: Istanbul, choice: Choice) -> Reason:
        if choice is PAY:
            return Reason("needs-lira", {"need": TOLL, "have": state.players[self.seat].lira})
        return Reason("no-card", {"card": CARDS[choice.arg]}) if choice in DISCARD else Reason("toll-first")


class SmugglerToll(Frame[Istanbul]):
    """The Smuggler's good costs 2 lira or a good, the new one if you like. [IST-E]"""

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
            state.give(self.seat, choice.arg, 1)

    def why_not(self, state: Istanbul, choice: Choice) -> Reason:
        if choice is PAY:
            return Reason("needs-lira", {"need": TOLL, "have": state.players[self.seat].lira})
        return Reason("no-good", {"good": GOODS[choice.arg]}) if choice in GIVE else Reason("toll-first")


def hand_discards(hand: list[int]) -> list[Choice]:
    """One choice per kind of card in a hand."""
    return [DISCARD[kind] for kind in range(len(hand)) if hand[kind]]


def send_family_home(state: Istanbul, seat: int) -> None:
    state.players[seat].family = POLICE_STATION
    state.tell(SENT_FAMILY, seat, POLICE_STATION)


# -- the end of a turn, a round, a game ---------------------------------------------------------------------


def end_turn(state: Istanbul, seat: int) -> None:
    """The next player moves; after the last round the game is over. [IST-F]"""
    if state.claimed:
        state.claimed = False
        if state.leader != seat:
            state.leader = seat
            state.tell(LED_CARAVAN, seat)
    state.fetched = False
    state.met = 0
    state.acted = 0
    following = seat + 1
    if following == len(state.players):
        if state.final:
            cash(state)
            return
        following = 0
        state.round += 1
    state.tell(TURN_BEGAN, following, state.round)
    state.ask(TURN[following])


def cash(state: Istanbul) -> None:
    """After the last turn every card that gives lira, or a good there is room for, is cashed. [IST-F]"""
    for seat, player in enumerate(state.players):
        while player.hand[LIRA_CARD]:
            state.lose_card(seat, LIRA_CARD)
            state.tell(CASHED, seat, LIRA_CARD)
            state.earn(seat, LIRA_OF_CARD)
        for good in range(len(GOODS)):
            while player.hand[GOOD_CARD] and player.goods[good] < player.capacity:
                state.lose_card(seat, GOOD_CARD)
                state.tell(CASHED, seat, GOOD_CARD)
                state.gain(seat, good, 1)
    state.tell(ENDED)


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
