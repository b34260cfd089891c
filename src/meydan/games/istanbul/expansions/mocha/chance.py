"""What chance decides with Mocha & Baksheesh: guild cards."""

from __future__ import annotations

from typing import Final

from meydan.games.istanbul.expansions.choices import DEAL_GUILD
from meydan.games.istanbul.expansions.events import RESHUFFLED_GUILD
from meydan.games.istanbul.expansions.state import ExpandedIstanbul
from meydan.games.istanbul.state import total
from meydan.kernel.choice import Choice
from meydan.kernel.frame import FromBag, StepFor


class DrawGuild(FromBag[ExpandedIstanbul]):
    """The top guild card, which nobody knows, comes to a hand. [IST-18.1 IST-X.18]"""

    to: int

    def stream(self) -> str:
        return "guild"

    def bag(self, state: ExpandedIstanbul) -> list[int]:
        return state.guild_deck

    def drawn(self) -> list[Choice]:
        return DEAL_GUILD

    def resolve(self, state: ExpandedIstanbul, choice: Choice) -> None:
        state.receive_guild(self.to, choice.what)


class NextGuild(StepFor[ExpandedIstanbul]):
    """One more guild card, if there is one by then. [IST-18.3]"""

    def run(self, state: ExpandedIstanbul) -> None:
        ask_guild(state, self.who)


DRAW_GUILD: Final = [DrawGuild(seat) for seat in range(5)]


def ask_guild(state: ExpandedIstanbul, seat: int) -> None:
    """Have a guild card drawn; a used-up deck is made anew from the discards first. [IST-18.3]"""
    if total(state.guild_deck) == 0 and state.guild_discard:
        state.tell(RESHUFFLED_GUILD, len(state.guild_discard))
        for card in state.guild_discard:
            state.guild_deck[card] += 1
        state.guild_discard = []
    if total(state.guild_deck):
        state.ask(DRAW_GUILD[seat])


def ask_guilds(state: ExpandedIstanbul, seat: int, cards: int) -> None:
    """Have some guild cards drawn, one after the other."""
    for _ in range(cards - 1):
        state.ask(NextGuild(seat))
    ask_guild(state, seat)
