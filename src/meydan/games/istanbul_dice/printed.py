"""What is printed on the components of Istanbul: The Dice Game, as numbers and tables."""

from __future__ import annotations

from typing import Final, NamedTuple

# -- faces of a die, goods, resources -----------------------------------------------------------------------

LETTERS: Final = "RYGBLC"  # the faces: four goods, the coin, the card [DICE-D.1]
COLOURS: Final = ("red", "yellow", "green", "blue")  # [DICE-G.1]
GOODS: Final = 4
COIN: Final = 4
CARD: Final = 5
FACES: Final = 6

# What can be taken and given, each from its own supply; first the goods markers. [DICE-G.2 DICE-X.2 DICE-X.8]
BROWN: Final = 4
CRYSTAL: Final = 5
LIRA: Final = 6
RESOURCES: Final = ("red", "yellow", "green", "blue", "brown", "crystal", "lira")
TOTALS: Final = [8, 8, 8, 8, 10, 12, 87]  # [DICE-G.3]

SHARED_DICE: Final = 5  # [DICE-S.7]
MOST_DICE: Final = 9  # [DICE-D.2]
ACTIONS_PER_TURN: Final = 2  # [DICE-T.6]
COIN_WORTH: Final = 2  # [DICE-A.6]
START_CRYSTALS: Final = 1
MARKER_WORTH: Final = 3  # when rubies are tied [DICE-Z.4]
CRYSTAL_WORTH: Final = 2  # [DICE-Z.4]

# -- rubies, mosque tiles -----------------------------------------------------------------------------------

TARGET: Final = [0, 0, 6, 6, 5]  # rubies that end the game, by number of seats [DICE-S.2 DICE-Z.1]
MOSQUE_NEEDS: Final = [0, 0, 5, 5, 4]  # tiles that bring the ruby of the mosque, so too [DICE-S.2 DICE-M.17]
ROW: Final = 6  # [DICE-S.4]
INCOME_LIRA: Final = 3  # [DICE-M.7]
NO_COLOUR: Final = -1


# One area with rubies. [DICE-R.1]
class Area(NamedTuple):
    name: str
    prices: list[list[int]]  # of each ruby in the order they are taken, by number of seats [DICE-R.2 DICE-S.2-3]
    rules: str  # its paragraphs in docs/rules/istanbul-dice.md
    colour: int = NO_COLOUR  # of the goods it is paid with


# One kind of mosque tile. [DICE-M.1-2]
class Tile(NamedTuple):
    name: str
    sort: str  # what it brings
    cost: list[int]  # goods by colour
    rules: str
    colour: int = NO_COLOUR
    copies: int = 1


# -- bazaar cards -------------------------------------------------------------------------------------------

CONSOLATION: Final = 1  # lira, for a condition not met [DICE-C.4]
ANY: Final = -1  # colour of a marker
RULES: Final = 2  # the newest version of the rules: the cards changed once


class Half:
    """One half of a card: what is paid and what is taken for it, by resource; goods markers and tiles apart."""

    __slots__ = ("colour", "markers", "pay", "ruby", "take", "tile", "tiles")

    pay: list[int]
    markers: int  # goods markers to be given, brown or not
    colour: int  # the colour of those that are not brown, or ANY
    tiles: int  # own mosque tiles to be discarded
    take: list[int]
    ruby: bool  # whether a ruby of any area but the mosque is taken
    tile: bool  # whether a face-up mosque tile is taken

    def __init__(
        self,
        take: dict[int, int],
        pay: dict[int, int] | None = None,
        markers: int = 0,
        colour: int = ANY,
        tiles: int = 0,
        ruby: bool = False,
        tile: bool = False,
    ) -> None:
        self.take = [take.get(resource, 0) for resource in range(len(RESOURCES))]
        self.pay = [(pay or {}).get(resource, 0) for resource in range(len(RESOURCES))]
        self.markers = markers
        self.colour = colour
        self.tiles = tiles
        self.ruby = ruby
        self.tile = tile

    def is_priced(self) -> bool:
        """Whether something is paid for it."""
        return self.markers + self.tiles + sum(self.pay) > 0


class Card:
    """A bazaar card: the half of the active player with its condition, and the half of everybody else. [DICE-C.1]"""

    __slots__ = ("copies", "dice", "name", "others", "own", "rules", "shown_brown")

    name: str
    copies: int
    own: Half
    others: Half | None
    dice: int  # so many card dice must have been used
    shown_brown: int  # so many brown markers must be owned
    rules: int  # the one version of the rules that has it, or 0 if all have

    def __init__(
        self,
        name: str,
        own: Half,
        others: Half | None = None,
        copies: int = 1,
        dice: int = 0,
        shown_brown: int = 0,
        rules: int = 0,
    ) -> None:
        self.name = name
        self.copies = copies
        self.own = own
        self.others = others
        self.dice = dice
        self.shown_brown = shown_brown
        self.rules = rules

    def has_condition(self) -> bool:
        """Whether something must have been used or be owned for it."""
        return self.dice + self.shown_brown > 0


# ===========================================================================================================
# ASSUMED: no printed board, tile or card could be seen. Everything below is our best reading, in one place,
# to be corrected when the real components turn up; nothing else in the game depends on these numbers.
# ===========================================================================================================

# Ruby areas. What a ruby costs: goods of the colour; on the carpet so many goods beyond one of each colour; lira. The
# rubies of the mosque cost tiles (see MOSQUE_NEEDS).
_SHORT: Final = [4, 5, 6]
_LONG: Final = [4, 5, 6, 7]
_CARPET: Final = [0, 1, 2, 3, 4]
_MONEY: Final = [10, 12, 14, 16, 18, 20]
AREAS: Final = [
    *[Area(name, [[], [], _SHORT, _SHORT, _LONG], "R A.15-16", colour) for colour, name in enumerate(COLOURS)],
    Area("carpet", [[], [], _CARPET, _CARPET, _CARPET], "R A.15-16"),
    Area("lira", [[], [], _MONEY[1:], _MONEY, _MONEY], "R A.15-16"),
    Area("mosque", [[], [], [0, 0], [0, 0, 0], [0, 0, 0, 0]], "M.17-19 R.1"),
]

# Mosque tiles. Of each sort but the die there is one for each colour, which is the colour of its cost.
TILE_PRICE: Final = 3  # goods of one colour
_COSTS: Final = [[TILE_PRICE if good == colour else 0 for good in range(GOODS)] for colour in range(GOODS)]
TILES: Final = [
    *[Tile(f"lira-{name}", "lira", _COSTS[colour], "M.7", colour) for colour, name in enumerate(COLOURS)],
    *[Tile(f"crystal-{name}", "crystal", _COSTS[colour], "M.8", colour) for colour, name in enumerate(COLOURS)],
    *[Tile(f"card-{name}", "card", _COSTS[colour], "M.9", colour) for colour, name in enumerate(COLOURS)],
    *[Tile(f"action-{name}", "action", _COSTS[colour], "M.10", colour) for colour, name in enumerate(COLOURS)],
    Tile("die", "die", [1, 1, 1, 1], "M.11", copies=4),
    *[Tile(f"goods-{name}", "goods", _COSTS[colour], "M.12 A.8-9", colour) for colour, name in enumerate(COLOURS)],
]

# Bazaar cards. Their order is that of choices and outcomes: append, never reorder. [DICE-C.10-14]
CARDS: Final[list[Card]] = [
    Card("sell-crystal", Half({LIRA: 5}), Half({LIRA: 3}, {CRYSTAL: 1}), 2, rules=1),
    Card("sell-good", Half({LIRA: 5}), Half({LIRA: 4}, markers=1), 2, rules=1),
    *[Card(f"brown-{name}", Half({BROWN: 1}), Half({good: 1})) for good, name in enumerate(COLOURS)],
    *[Card(f"market-{name}", Half({good: 1}), Half({good: 1}, {LIRA: 2})) for good, name in enumerate(COLOURS)],
    *[Card(f"{name}-lira", Half({good: 1, LIRA: 3}), rules=1) for good, name in enumerate(COLOURS)],
    Card("crystal-lira", Half({CRYSTAL: 1, LIRA: 3}), rules=1),
    Card("ruby-for-brown", Half({}, {BROWN: 3}, ruby=True)),
    Card("ruby-for-crystals", Half({}, {CRYSTAL: 4}, ruby=True), rules=1),
    Card("ruby-for-tile-and-lira", Half({}, {LIRA: 6}, tiles=1, ruby=True)),
    Card("ruby-for-tiles", Half({}, tiles=2, ruby=True)),
    Card("two-dice-lira", Half({LIRA: 8}), dice=2),
    Card("two-dice-brown", Half({BROWN: 2}), dice=2),
    Card("two-dice-crystals", Half({CRYSTAL: 3}), dice=2),
    Card("own-one-brown", Half({CRYSTAL: 1, LIRA: 3}), shown_brown=1),
    Card("own-two-brown", Half({BROWN: 1, LIRA: 3}), shown_brown=2),
    Card("own-three-brown", Half({BROWN: 2, LIRA: 3}), shown_brown=3, rules=1),
    Card("crystal-for-brown", Half({BROWN: 1, LIRA: 2}, {CRYSTAL: 1})),
    Card("lira-for-brown", Half({BROWN: 2}, {LIRA: 4})),
    Card("good-for-lira", Half({LIRA: 7}, markers=1)),
    Card("lira-for-tile", Half({}, {LIRA: 6}, tile=True)),
    Card("crystals-for-tile", Half({}, {CRYSTAL: 2}, tile=True)),
    Card("tile-for-brown", Half({BROWN: 3}, tiles=1)),
    # Since version 2 of the rules, instead of those that only version 1 has.
    *[
        Card(f"trade-{name}", Half({good: 1, LIRA: 3}), Half({LIRA: 4}, markers=1, colour=good), 2, rules=2)
        for good, name in enumerate(COLOURS)
    ],
    Card("trade-crystal", Half({CRYSTAL: 1, LIRA: 3}), Half({LIRA: 3}, {CRYSTAL: 1}), rules=2),
    Card("ruby-for-five-crystals", Half({}, {CRYSTAL: 5}, ruby=True), rules=2),
    Card("own-three-brown-lira", Half({BROWN: 1, LIRA: 5}), shown_brown=3, rules=2),
]

LAST_ROUND: Final = 40  # the game ends after so many rounds, whatever happens [DICE-Z.7]

# -- what follows from all this -----------------------------------------------------------------------------

AREA_NAMES: Final = [area.name for area in AREAS]
CARPET: Final = AREA_NAMES.index("carpet")
MONEY: Final = AREA_NAMES.index("lira")
MOSQUE: Final = AREA_NAMES.index("mosque")
BOUGHT: Final = [area for area in range(len(AREAS)) if area != MOSQUE]  # areas whose rubies have a price
AREA_COLOUR: Final = [area.colour for area in AREAS]
PRICES: Final = [[area.prices[seats] for area in AREAS] for seats in range(len(TARGET))]  # by seats, and by area

TILE_NAMES: Final = [tile.name for tile in TILES]
TILE_SORTS: Final = list(dict.fromkeys([tile.sort for tile in TILES]))
TILE_COSTS: Final = [tile.cost for tile in TILES]
TILE_COLOUR: Final = [tile.colour for tile in TILES]
TILE_COPIES: Final = [tile.copies for tile in TILES]


def _tiles_of(sort: str) -> list[int]:
    return [kind for kind, tile in enumerate(TILES) if tile.sort == sort]


BRINGS_LIRA: Final = [tile.sort == "lira" for tile in TILES]
BRINGS_CRYSTAL: Final = [tile.sort == "crystal" for tile in TILES]
BRINGS_CARD: Final = [tile.sort == "card" for tile in TILES]
ACTION_TILES: Final = _tiles_of("action")
DIE_TILES: Final = _tiles_of("die")
GOODS_TILES: Final = _tiles_of("goods")

CARD_NAMES: Final = [card.name for card in CARDS]
FIRST_CARDS: Final = CARD_NAMES.index("trade-red")  # how many kinds there were before any were added
# By version of the rules, and by card.
CARD_COPIES: Final = [
    [card.copies if card.rules in (0, version) else 0 for card in CARDS] for version in range(RULES + 1)
]
