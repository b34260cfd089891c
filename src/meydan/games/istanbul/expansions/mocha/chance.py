"""What chance decides with Mocha & Baksheesh: guild cards."""

from __future__ import annotations

from typing import ClassVar, Final

from meydan.games.istanbul.expansions.choices import DEAL_GUILD
from meydan.games.istanbul.expansions.events import RESHUFFLED_GUILD
from meydan.games.istanbul.expansions.state import Bazaar
from meydan.games.istanbul.state import total
from meydan.kernel.choice import Choice
from meydan.kernel.frame import Chance, StepFor
from meydan.kernel.rng import Source


class DrawGuild(Chance[Bazaar]):
    """The top guild card, which nobody knows, comes to a hand. [IST-B]"""

    FIELDS: ClassVar[tuple[str, ...]] = ("to",)

    def __init__(self, to: int) -> None:
        super().__init__()
        self.to = to

    def stream(self) -> str:
        return "guild"

    def options(self, state: Bazaar) -> list[Choice]:
        return [deal for deal in DEAL_GUILD if state.guild_deck[deal.arg]]

    def weights(self, state: Bazaar) -> list[int]:
        return [copies for copies in state.guild_deck if copies]

    def sample(self, state: Bazaar, source: Source) -> Choice:
        return DEAL_GUILD[source.among(state.guild_deck, total(state.guild_deck)) - 1]

    def resolve(self, state: Bazaar, choice: Choice) -> None:
        state.receive_guild(self.to, choice.arg)


class NextGuild(StepFor[Bazaar]):
    """One more guild card, if there is one by then. [IST-B]"""

    def run(self, state: Bazaar) -> None:
        ask_guild(state, self.who)


DRAW_GUILD: Final = [DrawGuild(seat) for seat in range(5)]


def ask_guild(state: Bazaar, seat: int) -> None:
    """Have a guild card drawn; a used-up deck is made anew from the discards first. [IST-18.3]"""
    if total(state.guild_deck) == 0 and state.guild_discard:
        state.tell(RESHUFFLED_GUILD, len(state.guild_discard))
        for card in state.guild_discard:
            state.guild_deck[card] += 1
        state.guild_discard = []
    if total(state.guild_deck):
        state.ask(DRAW_GUILD[seat])


def ask_guilds(state: Bazaar, seat: int, cards: int) -> None:
    """Have some guild cards drawn, one after the other."""
    for _ in range(cards - 1):
        state.ask(NextGuild(seat))
    ask_guild(state, seat)
