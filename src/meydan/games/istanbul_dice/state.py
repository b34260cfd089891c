"""The pieces on the table in the Dice Game, and the small things every rule does with them.

Lists marked `replaced` change rarely: a change makes a new list, so that copies of a game can share the old one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from meydan.games.istanbul_dice.events import (
    LAST_ROUND,
    LOST_TILE,
    PAID,
    RESHUFFLED,
    RETURNED,
    REVEALED,
    TILE_SHOWN,
    TOOK,
    TOOK_RUBY,
    TOOK_TILE,
)
from meydan.games.istanbul_dice.printed import (
    BROWN,
    CRYSTAL,
    CRYSTAL_WORTH,
    GOODS,
    MARKER_WORTH,
    MOSQUE,
    MOSQUE_NEEDS,
    PRICES,
    TARGET,
    TOTALS,
)
from meydan.kernel.fields import Parts, Pieces, Replaced
from meydan.kernel.state import State

if TYPE_CHECKING:
    from meydan.games.istanbul_dice.view import DiceView


def changed(numbers: list[int], at: int, by: int) -> list[int]:
    """The list with one entry more or less, as a new list."""
    fresh = numbers.copy()
    fresh[at] += by
    return fresh


def with_one(kinds: list[int], kind: int) -> list[int]:
    """Kinds in their order and one more, as a new list."""
    at = len(kinds)
    while at and kinds[at - 1] > kind:
        at -= 1
    fresh = kinds.copy()
    fresh.insert(at, kind)
    return fresh


class Player(Pieces):
    """One player's pieces, all of them open. [DICE-G.5-6]"""

    lira: int  # [DICE-G.4]
    crystals: int
    goods: list[int]  # coloured markers: red, yellow, green, blue
    brown: int
    tiles: Replaced[list[int]]  # mosque tiles by kind
    rubies: int
    mosque_done: bool  # whether the ruby of the mosque was taken

    def has(self, resource: int) -> int:
        """How much of a resource is owned."""
        if resource < GOODS:
            return self.goods[resource]
        if resource == BROWN:
            return self.brown
        return self.crystals if resource == CRYSTAL else self.lira

    def add(self, resource: int, amount: int) -> None:
        """Have more of a resource, or less."""
        if resource < GOODS:
            self.goods[resource] += amount
        elif resource == BROWN:
            self.brown += amount
        elif resource == CRYSTAL:
            self.crystals += amount
        else:
            self.lira += amount

    def markers(self) -> int:
        """How many goods markers, brown ones included."""
        goods = self.goods
        return goods[0] + goods[1] + goods[2] + goods[3] + self.brown

    def tile_count(self) -> int:
        total = 0
        for count in self.tiles:
            total += count
        return total

    def worth(self) -> int:
        """What everything is worth in lira when rubies are tied. [DICE-Z.4-5]"""
        return self.lira + MARKER_WORTH * self.markers() + CRYSTAL_WORTH * self.crystals


class DiceGame(State):
    """A game of Istanbul: The Dice Game at one moment. Nothing in it is secret: decks are bags. [DICE-G.7]"""

    PARTS: ClassVar[dict[str, Any]] = {"players": Player}

    players: Parts[Player]
    tracks: Replaced[list[int]]  # rubies left by area
    row: Replaced[list[int]]  # face-up mosque tiles, in the order of their kinds
    tile_bag: Replaced[list[int]]  # face-down tiles by kind
    lost_tiles: Replaced[list[int]]  # tiles out of the game, by kind
    new_tiles: Replaced[list[int]]  # tiles the active player gained this turn, which do not work yet
    deck: Replaced[list[int]]  # cards by kind
    deck_size: int
    discard: Replaced[list[int]]  # cards by kind
    revealed: Replaced[list[int]]  # cards turned up and not yet discarded, in the order of their kinds
    dice: list[int]  # by face, those rolled and not yet used
    actions_left: int
    active: int  # whose turn it is
    round: int
    final: bool  # whether this is the last round

    def view(self, seat: int) -> DiceView:
        """What one seat may know, and nothing else; seat -1 is somebody who watches."""
        return cast("DiceView", super().view(seat))

    # -- taking and giving ----------------------------------------------------------------------------------

    def supply(self, resource: int) -> int:
        """How much of a resource lies beside the board: all that no player owns. [DICE-G.3 DICE-X.3]"""
        left = TOTALS[resource]
        for player in self.players:
            left -= player.has(resource)
        return left

    def take(self, seat: int, resource: int, amount: int) -> None:
        """Take from the supply; while it holds too little, everybody who has some gives one back. [DICE-X.1-7]"""
        while self.supply(resource) < amount:
            for owner, player in enumerate(self.players):
                if player.has(resource):
                    player.add(resource, -1)
                    self.tell(RETURNED, owner, resource)
        self.players[seat].add(resource, amount)
        self.tell(TOOK, seat, resource, amount)

    def pay(self, seat: int, resource: int, amount: int) -> None:
        """Give to the supply. [DICE-P.6 DICE-X.3]"""
        self.players[seat].add(resource, -amount)
        self.tell(PAID, seat, resource, amount)

    # -- rubies ---------------------------------------------------------------------------------------------

    def price(self, area: int) -> int:
        """What the nearest ruby of an area costs; -1 if there is none. [DICE-R.2 DICE-R.7]"""
        left = self.tracks[area]
        if left == 0:
            return -1
        prices = PRICES[len(self.players)][area]
        return prices[len(prices) - left]

    def take_ruby(self, seat: int, area: int) -> None:
        """Take the nearest ruby of an area; enough of them make this the last round. [DICE-R.2 DICE-G.8 DICE-Z.1]"""
        player = self.players[seat]
        self.tracks = changed(self.tracks, area, -1)
        player.rubies += 1
        self.tell(TOOK_RUBY, seat, area, player.rubies)
        if player.rubies >= TARGET[len(self.players)] and not self.final:
            self.final = True
            self.tell(LAST_ROUND, seat)

    # -- mosque tiles ---------------------------------------------------------------------------------------

    def working(self, seat: int, tile: int) -> int:
        """How many tiles of a kind work: those gained this turn do not yet. [DICE-M.3-4]"""
        count = self.players[seat].tiles[tile]
        if count and self.new_tiles and seat == self.active:
            for gained in self.new_tiles:
                count -= gained == tile
        return count

    def working_of(self, seat: int, kinds: list[int]) -> int:
        """How many tiles work of several kinds."""
        tiles = self.players[seat].tiles
        total = 0
        for tile in kinds:
            if tiles[tile]:
                total += self.working(seat, tile)
        return total

    def gain_tile(self, seat: int, tile: int) -> None:
        """A face-up tile comes to a player; the right number of tiles brings a ruby, once. [DICE-M.3 DICE-M.17-19]"""
        player = self.players[seat]
        row = self.row.copy()
        row.remove(tile)
        self.row = row
        player.tiles = changed(player.tiles, tile, 1)
        self.new_tiles = [*self.new_tiles, tile]
        self.tell(TOOK_TILE, seat, tile)
        if not player.mosque_done and self.tracks[MOSQUE] and player.tile_count() == MOSQUE_NEEDS[len(self.players)]:
            player.mosque_done = True
            self.take_ruby(seat, MOSQUE)

    def lose_tile(self, seat: int, tile: int) -> None:
        """A tile leaves the game; of several alike, the newest. [DICE-M.13 DICE-C.23]"""
        player = self.players[seat]
        player.tiles = changed(player.tiles, tile, -1)
        self.lost_tiles = changed(self.lost_tiles, tile, 1)
        if tile in self.new_tiles:
            new = self.new_tiles.copy()
            new.remove(tile)
            self.new_tiles = new
        self.tell(LOST_TILE, seat, tile)

    def show_tile(self, tile: int) -> None:
        """A tile from the stack comes to the row."""
        self.tile_bag = changed(self.tile_bag, tile, -1)
        self.row = with_one(self.row, tile)
        self.tell(TILE_SHOWN, tile)

    # -- bazaar cards ---------------------------------------------------------------------------------------

    def reshuffle_if_empty(self) -> None:
        """A deck used up is made anew from the discards; cards turned up stay aside. [DICE-C.9]"""
        if self.deck_size == 0:
            deck = self.discard
            self.deck = deck
            self.discard = [0] * len(deck)
            self.deck_size = sum(deck)
            self.tell(RESHUFFLED, self.deck_size)

    def reveal(self, card: int) -> None:
        """The top card of the deck is turned up."""
        self.deck = changed(self.deck, card, -1)
        self.deck_size -= 1
        self.revealed = with_one(self.revealed, card)
        self.tell(REVEALED, card)

    def discard_revealed(self) -> None:
        """All cards turned up go to the discards. [DICE-A.10 DICE-A.12]"""
        discard = self.discard.copy()
        for card in self.revealed:
            discard[card] += 1
        self.discard = discard
        self.revealed = []
