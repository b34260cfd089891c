"""A small language to tell a position of the Dice Game and what a player does in it, in the words of the game."""

from __future__ import annotations

import meydan
from tests import story

GAME = meydan.find_game("istanbul-dice")
SEATS = ("first", "second", "third", "fourth")
COLOURS = ("red", "yellow", "green", "blue")
AREAS = (*COLOURS, "carpet", "lira", "mosque")
FACES = "RYGBLC"
TILES = [choice.text.removeprefix("discard ") for choice in GAME.space.actions if choice.text.startswith("discard ")]
CARDS = [choice.text.removeprefix("card ") for choice in GAME.space.actions if choice.text.startswith("card ")]
# Those that are in the deck today; the others belong to games of the first version of the rules.
TODAY = [name for name, copies in zip(CARDS, GAME.initial(GAME.header(2, None, {})).deck, strict=True) if copies]
ROW = ("lira-red", "crystal-yellow", "card-green", "action-blue", "die", "goods-red")


def changed(numbers: list[int], at: int, by: int) -> list[int]:
    """The list with one entry more or less, as a new list: games may share the old one."""
    return [*numbers[:at], numbers[at] + by, *numbers[at + 1 :]]


class Teller(story.Teller):
    """One player of the Dice Game."""

    # -- describing -----------------------------------------------------------------------------------------

    def with_lira(self, lira: int) -> Teller:
        self.pieces.lira = lira
        return self

    def with_crystals(self, crystals: int) -> Teller:
        self.pieces.crystals = crystals
        return self

    def with_markers(self, **markers: int) -> Teller:
        """red=2, brown=1: the others are none."""
        self.pieces.goods = [markers.get(colour, 0) for colour in COLOURS]
        self.pieces.brown = markers.get("brown", 0)
        return self

    def with_rubies(self, rubies: int) -> Teller:
        self.pieces.rubies = rubies
        return self

    def with_tiles(self, *tiles: str) -> Teller:
        """Owns these tiles too, since before this turn; they come from the stack, or else from the row."""
        for name in tiles:
            self.story.out_of_stack(name)
            self.pieces.tiles = changed(self.pieces.tiles, TILES.index(name), 1)
        return self

    def begins(self) -> Teller:
        """The others end their turns until a new turn of this player begins, up to the first thing to be answered."""
        self.story.pass_turn()
        while self.story.whose_turn != SEATS[self.seat]:
            self.story.pass_turn()
        return self

    def rolls(self, faces: str) -> Teller:
        """A new turn of this player, who rolls these faces and keeps the crystals: actions are asked."""
        self.begins().play("roll " + "".join(sorted(faces, key=FACES.index)))
        if self.story.question == "Reroll":
            self.play("keep")
        assert self.story.question == "Act"
        return self

    # -- looking --------------------------------------------------------------------------------------------

    @property
    def markers(self) -> dict[str, int]:
        """The markers that are not zero, by colour."""
        held = zip((*COLOURS, "brown"), (*self.pieces.goods, self.pieces.brown), strict=True)
        return {colour: amount for colour, amount in held if amount}

    @property
    def tiles(self) -> list[str]:
        return [name for kind, name in enumerate(TILES) for _ in range(self.pieces.tiles[kind])]

    @property
    def belongings(self) -> tuple[int, int, dict[str, int], list[str], int]:
        """Lira, crystals, markers, tiles and rubies."""
        return self.lira, self.crystals, self.markers, self.tiles, self.rubies


class Story(story.Story):
    """A described position: nobody has crystals or lira, and the first player is about to roll."""

    NAMES = SEATS
    TELLER = Teller

    def __init__(self, seats: int = 3, row: tuple[str, ...] = ROW, rules: int = 0) -> None:
        super().__init__(GAME.initial(GAME.header(seats, None, {}, rules)))
        for tile in row:
            self.game.play(f"refill {tile}")
        for player in self.players:
            player.with_crystals(0).with_lira(0)
        self.listen()

    # -- describing -----------------------------------------------------------------------------------------

    def out_of_stack(self, tile: str) -> None:
        """Take a tile from the stack; if it lies in the row, the row gets the first tile of the stack for it."""
        kind = TILES.index(tile)
        if not self.game.tile_bag[kind]:
            spare = next(other for other, left in enumerate(self.game.tile_bag) if left)
            row = [*self.game.row, spare]
            row.remove(kind)
            self.game.row = sorted(row)
            kind = spare
        self.game.tile_bag = changed(self.game.tile_bag, kind, -1)

    def with_row(self, *tiles: str) -> Story:
        """The row is exactly these tiles; they come from the stack, and the others go there."""
        for kind in self.game.row:
            self.game.tile_bag = changed(self.game.tile_bag, kind, 1)
        self.game.row = sorted(TILES.index(tile) for tile in tiles)
        for kind in self.game.row:
            self.game.tile_bag = changed(self.game.tile_bag, kind, -1)
            assert self.game.tile_bag[kind] >= 0, f"{TILES[kind]} is elsewhere"
        return self

    def with_stack(self, *tiles: str) -> Story:
        """The stack holds exactly these tiles; all others of it are out of the game."""
        kept = [tiles.count(name) for name in TILES]
        lost = zip(self.game.lost_tiles, self.game.tile_bag, kept, strict=True)
        self.game.lost_tiles = [gone + left - keep for gone, left, keep in lost]
        self.game.tile_bag = kept
        assert min(self.game.lost_tiles) >= 0, "one of these tiles is elsewhere"
        return self

    def with_deck(self, *cards: str) -> Story:
        """The deck holds exactly these cards; all others are discarded."""
        deck = [cards.count(name) for name in CARDS]
        every = zip(self.game.deck, self.game.discard, deck, strict=True)
        self.game.discard = [left + gone - keep for left, gone, keep in every]
        self.game.deck = deck
        self.game.deck_size = len(cards)
        assert min(self.game.discard) >= 0, "there are not so many of these cards"
        return self

    def with_rubies_left(self, area: str, rubies: int) -> Story:
        """So many rubies lie in an area."""
        self.game.tracks = changed(self.game.tracks, AREAS.index(area), rubies - self.rubies_left(area))
        return self

    def in_round(self, number: int) -> Story:
        self.game.round = number
        return self

    # -- playing --------------------------------------------------------------------------------------------

    def pass_turn(self) -> Story:
        """The active player rolls anything, does nothing and ends the turn; the next turn begins."""
        active, number = self.game.active, self.game.round
        while (self.game.active, self.game.round) == (active, number) and not self.game.over:
            closing = [text for text in self.options if text in ("keep", "end", "decline")]
            self.game.play(closing[0] if closing else self.options[0])
        return self

    # -- looking --------------------------------------------------------------------------------------------

    @property
    def whose_turn(self) -> str:
        return SEATS[self.game.active]

    @property
    def dice(self) -> str:
        """The faces of the dice not yet used."""
        return "".join(letter * count for letter, count in zip(FACES, self.game.dice, strict=True))

    @property
    def row(self) -> list[str]:
        return [TILES[kind] for kind in self.game.row]

    @property
    def discarded(self) -> list[str]:
        """The discard pile of cards, in the order of the list of cards."""
        return [name for kind, name in enumerate(CARDS) for _ in range(self.game.discard[kind])]

    @property
    def lost_tiles(self) -> list[str]:
        return [name for kind, name in enumerate(TILES) for _ in range(self.game.lost_tiles[kind])]

    def rubies_left(self, area: str) -> int:
        return self.game.tracks[AREAS.index(area)]

    def supply(self, piece: str) -> int:
        """How many of a piece nobody has: a colour, "brown", "crystal" or "lira"."""
        if piece == "lira":
            return 87 - sum(player.lira for player in self.players)
        if piece == "crystal":
            return 12 - sum(player.crystals for player in self.players)
        return (10 if piece == "brown" else 8) - sum(player.markers.get(piece, 0) for player in self.players)
