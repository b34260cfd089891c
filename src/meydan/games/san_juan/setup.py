"""How a game begins: the cards in play, the first plants, and what chance deals. [SJ-S]"""

from __future__ import annotations

from typing import Final

from meydan.games.san_juan.cards import IN_HAND, INDIGO_PLANT, KINDS, NEW, copies_with
from meydan.games.san_juan.chance import TO_HAND, DrawLater, ask_draw
from meydan.games.san_juan.printed import START_HAND
from meydan.games.san_juan.rounds import FIRST_TURN, Draft
from meydan.games.san_juan.state import Rules, SanJuan, new_player

ROLES_IN_A_ROUND: Final = [0, 0, 3, 3, 4]  # by number of players [SJ-R.4-5]


def make_rules(seats: int, boxes: list[str], drafted: bool, version: int) -> Rules:
    """The tables for one number of seats and one mix of options, by a version of the rules. [SJ-S.7-9]"""
    rules = Rules()
    rules.seats = seats
    rules.turns = ROLES_IN_A_ROUND[seats]
    rules.copies = copies_with(boxes, version)
    rules.kinds = 1 + max([kind for kind in range(KINDS) if IN_HAND[kind] and rules.copies[kind]])
    rules.cathedral = NEW in boxes
    rules.drafted = drafted
    return rules


def lay_table(state: SanJuan) -> None:
    """An indigo plant each, four cards each, and in the drafted set-up some more to choose from. [SJ-S.2-6]"""
    seats = state.rules.seats
    for seat in range(seats):
        state.players.append(new_player())
        state.add_building(seat, INDIGO_PLANT)
    state.deck[INDIGO_PLANT] -= seats
    state.deck_size -= seats
    # What is asked, from the top: the hands, then what is not kept of them; then the first turn.
    state.ask(FIRST_TURN)
    if state.rules.drafted:
        for seat in range(seats - 1, -1, -1):
            state.ask(Draft(seat, seat + 1))
        for seat in range(seats - 1, -1, -1):
            state.ask(DrawLater(seat, seat + 1, -1))
    for seat in range(seats - 1, 0, -1):
        state.ask(DrawLater(seat, START_HAND, -1))
    ask_draw(state, 0, START_HAND, TO_HAND)
