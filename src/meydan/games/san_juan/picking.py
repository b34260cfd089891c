"""Picking cards of a hand, one kind at a time in ascending order, so that each set has one way only. [SJ-G.13]"""

from __future__ import annotations

from meydan.games.san_juan.choices import DISCARD, DONE
from meydan.games.san_juan.state import Player, SanJuan
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame
from meydan.kernel.words import Reason


def ways_to_pick(player: Player, kinds: int, verb: list[Choice], due: int) -> list[Choice]:
    """The kinds that can be picked next when `due` cards are to be picked in ascending order."""
    hand = player.hand
    first = player.picked[-1] if player.picked else 0
    left = player.cards
    if due > 1:
        for kind in range(first):
            left -= hand[kind]
    options: list[Choice] = []
    for kind in range(first, kinds):
        if hand[kind]:
            if left < due:
                break
            options.append(verb[kind])
            left -= hand[kind]
    return options


def why_not_picked(player: Player, choice: Choice, verb: list[Choice]) -> Reason:
    """Why a card cannot be picked now."""
    if verb[choice.what] is not choice:
        return Reason("sj-pick-first")
    if player.hand[choice.what] == 0:
        return Reason("sj-not-in-hand", {"card": choice.what})
    if player.picked and choice.what < player.picked[-1]:
        return Reason("sj-pick-upwards", {"card": choice.what, "last": player.picked[-1]})
    return Reason("sj-too-few-after", {"card": choice.what})


class PickCards(Frame[SanJuan]):
    """Discard an exact number of cards of the hand; the kinds picked so far are the player's secret."""

    due: int

    def options(self, state: SanJuan) -> list[Choice]:
        player = state.players[self.seat]
        return ways_to_pick(player, state.rules.kinds, DISCARD, self.due - len(player.picked))

    def resolve(self, state: SanJuan, choice: Choice) -> None:
        player = state.players[self.seat]
        player.pick(choice.what)
        state.tell_discarded(self.seat, choice.what)
        if len(player.picked) < self.due:
            state.ask(self)
        else:
            state.discard_picked(self.seat)

    def why_not(self, state: SanJuan, choice: Choice) -> Reason:
        return why_not_picked(state.players[self.seat], choice, DISCARD)


class PickUpTo(Frame[SanJuan]):
    """Pick cards of the hand until done; what follows then is for each such question to say."""

    def verb(self) -> list[Choice]:
        return DISCARD

    def most(self) -> int:
        """How many cards can be picked at most."""
        return 1000

    def options(self, state: SanJuan) -> list[Choice]:
        options = ways_to_pick(state.players[self.seat], state.rules.kinds, self.verb(), 0)
        options.append(DONE)
        return options

    def resolve(self, state: SanJuan, choice: Choice) -> None:
        player = state.players[self.seat]
        if choice is not DONE:
            player.pick(choice.what)
            self.tell_picked(state, choice.what)
            if player.cards and len(player.picked) < self.most():
                state.ask(self)
                return
        self.finish(state)

    def tell_picked(self, state: SanJuan, kind: int) -> None:
        state.tell_discarded(self.seat, kind)

    def finish(self, state: SanJuan) -> None:
        """What happens with the cards picked."""
        state.discard_picked(self.seat)

    def why_not(self, state: SanJuan, choice: Choice) -> Reason:
        return why_not_picked(state.players[self.seat], choice, self.verb())
