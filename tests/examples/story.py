"""A small language to tell a position of Spice Sellers, in the words of the game."""

from __future__ import annotations

from typing import Self

from meydan.kernel.game import find_game
from tests import story

SPICES = ("mint", "cumin", "pepper", "saffron")


class Teller(story.Teller):
    """One seller."""

    def with_hand(self, **cards: int) -> Self:
        """The hand is exactly this; it comes from the sacks, and the old one goes back there."""
        deck = self.story.game.deck
        for kind, name in enumerate(SPICES):
            deck[kind] += self.pieces.hand[kind] - cards.get(name, 0)
            self.pieces.hand[kind] = cards.get(name, 0)
        return self

    def with_coins(self, coins: int) -> Self:
        self.pieces.coins = coins
        return self

    def with_stalls(self, stalls: int) -> Self:
        self.pieces.stalls = stalls
        return self


class Story(story.Story):
    """Everybody has 4 coins and no cards, and the first seller is to choose."""

    NAMES = ("first", "second", "third", "fourth")
    TELLER = Teller

    def __init__(self, seats: int = 3) -> None:
        game = find_game("spice-sellers")
        super().__init__(game.start(seats, "story", {}))
        for player in self.players:
            player.with_hand()
        self.listen()

    def with_sacks(self, **cards: int) -> Self:
        """The sacks hold exactly this; the rest is sold."""
        for kind, name in enumerate(SPICES):
            self.game.sold[kind] += self.game.deck[kind] - cards.get(name, 0)
            self.game.deck[kind] = cards.get(name, 0)
        return self

    def in_round(self, number: int) -> Self:
        self.game.round = number
        return self
