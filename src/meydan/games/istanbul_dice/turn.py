"""A turn: income of mosque tiles, the roll and its rerolls, actions; how it ends, and how the game does. [DICE-T.2]"""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul_dice.actions import perform, possible_actions, why_no_action
from meydan.games.istanbul_dice.bazaar import visit
from meydan.games.istanbul_dice.chance import ROLL_DICE
from meydan.games.istanbul_dice.choices import END, KEEP, REROLL_BY_KEY, rerolls_of
from meydan.games.istanbul_dice.events import ENDED, REROLLED, TURN_BEGAN
from meydan.games.istanbul_dice.printed import (
    ACTION_TILES,
    ACTIONS_PER_TURN,
    BRINGS_CARD,
    BRINGS_CRYSTAL,
    BRINGS_LIRA,
    CRYSTAL,
    DIE_TILES,
    FACES,
    INCOME_LIRA,
    LAST_ROUND,
    LIRA,
    SHARED_DICE,
    TILES,
)
from meydan.games.istanbul_dice.state import DiceGame
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame, Step
from meydan.kernel.words import Reason

# -- phase 1: income ----------------------------------------------------------------------------------------


def begin_turn(state: DiceGame, seat: int) -> None:
    """The tiles bring lira, then crystals, then cards one by one; then the dice are rolled. [DICE-T.2-5 DICE-M.7-8]"""
    state.active = seat
    state.tell(TURN_BEGAN, seat, state.round)
    state.ask(ROLL_PHASE)
    tiles = state.players[seat].tiles
    owned = [tile for tile, count in enumerate(tiles) if count]
    for at in range(len(owned) - 1, -1, -1):
        if BRINGS_CARD[owned[at]]:
            state.ask(CARD_INCOME[owned[at]])
    for tile in owned:
        if BRINGS_LIRA[tile]:
            state.take(seat, LIRA, INCOME_LIRA * tiles[tile])
    for tile in owned:
        if BRINGS_CRYSTAL[tile]:
            state.take(seat, CRYSTAL, tiles[tile])


class StartGame(Step[DiceGame]):
    """The table is laid: seat 0 begins. [DICE-S.1]"""

    def run(self, state: DiceGame) -> None:
        begin_turn(state, 0)


class CardIncome(Step[DiceGame]):
    """A card tile turns up a card, if it was not discarded for one before. [DICE-M.9 DICE-M.14]"""

    tile: int

    def run(self, state: DiceGame) -> None:
        if state.working(state.active, self.tile):
            visit(state, 1, 0)


# -- phase 2: the dice --------------------------------------------------------------------------------------


class RollPhase(Step[DiceGame]):
    """All dice of the player on turn are rolled. [DICE-D.2 DICE-T.12 DICE-M.11 DICE-M.15]"""

    def run(self, state: DiceGame) -> None:
        state.ask(ROLLED_DICE)
        state.ask(ROLL_DICE[SHARED_DICE + state.working_of(state.active, DIE_TILES)])


class RolledDice(Step[DiceGame]):
    """The dice lie there: whoever has a crystal may roll some again. [DICE-D.5 DICE-D.8]"""

    def run(self, state: DiceGame) -> None:
        if state.players[state.active].crystals:
            state.ask(REROLL_DICE[state.active])
        else:
            begin_actions(state)


class Reroll(Frame[DiceGame]):
    """Pay a crystal to roll some of the dice again, or keep them. [DICE-D.4-7]"""

    def options(self, state: DiceGame) -> list[Choice]:
        return rerolls_of(state.dice)

    def resolve(self, state: DiceGame, choice: Choice) -> None:
        if choice is KEEP:
            begin_actions(state)
            return
        state.players[self.seat].crystals -= 1
        state.tell(REROLLED, self.seat, choice.what)
        for face in range(FACES):
            state.dice[face] -= (choice.what >> (4 * face)) & 15
        state.ask(ROLLED_DICE)
        state.ask(ROLL_DICE[choice.how])

    def why_not(self, state: DiceGame, choice: Choice) -> Reason:
        if REROLL_BY_KEY.get(choice.what) is choice:
            return Reason("dice-not-lying")
        return Reason("dice-reroll-first")


# -- phase 3: actions ---------------------------------------------------------------------------------------


def begin_actions(state: DiceGame) -> None:
    """Two actions, and one more for each action tile. [DICE-T.6 DICE-T.12 DICE-M.10 DICE-M.16]"""
    state.actions_left = ACTIONS_PER_TURN + state.working_of(state.active, ACTION_TILES)
    state.ask(ACT[state.active])


class Act(Frame[DiceGame]):
    """Carry out an action, or end the turn. [DICE-T.7-10]"""

    def options(self, state: DiceGame) -> list[Choice]:
        return possible_actions(state, self.seat)

    def resolve(self, state: DiceGame, choice: Choice) -> None:
        if choice is END:
            end_turn(state, self.seat)
            return
        state.actions_left -= 1
        state.ask(self if state.actions_left else END_TURN)
        perform(state, self.seat, choice)

    def why_not(self, state: DiceGame, choice: Choice) -> Reason:
        return why_no_action(state, self.seat, choice)


class EndTurn(Step[DiceGame]):
    """No action is left. [DICE-T.11]"""

    def run(self, state: DiceGame) -> None:
        end_turn(state, state.active)


# -- the end of a turn, a round, a game ---------------------------------------------------------------------


def end_turn(state: DiceGame, seat: int) -> None:
    """The dice are passed on; after the last round the game is over. [DICE-T.1 DICE-T.13 DICE-Z.2 DICE-Z.7]"""
    for face in range(FACES):
        state.dice[face] = 0
    state.actions_left = 0
    state.new_tiles = []
    following = seat + 1
    if following == len(state.players):
        if state.final or state.round >= LAST_ROUND:
            state.tell(ENDED)
            return
        following = 0
        state.round += 1
    begin_turn(state, following)


START_GAME: Final = StartGame()
CARD_INCOME: Final = [CardIncome(tile) for tile in range(len(TILES))]
ROLL_PHASE: Final = RollPhase()
ROLLED_DICE: Final = RolledDice()
REROLL_DICE: Final = [Reroll(seat) for seat in range(4)]
ACT: Final = [Act(seat) for seat in range(4)]
END_TURN: Final = EndTurn()
