"""What is printed on the components of Istanbul: The Dice Game, as numbers and tables."""

from __future__ import annotations

from typing import Final

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

# -- ruby areas ---------------------------------------------------------------------------------------------

CARPET: Final = 4
MONEY: Final = 5
MOSQUE: Final = 6
AREAS: Final = ("red", "yellow", "green", "blue", "carpet", "lira", "mosque")  # [DICE-R.1]
TARGET: Final = [0, 0, 6, 6, 5]  # rubies that end the game, by number of seats [DICE-S.2 DICE-Z.1]
MOSQUE_NEEDS: Final = [0, 0, 5, 5, 4]  # tiles that bring the ruby of the mosque [DICE-S.2 DICE-M.17]

# -- mosque tiles -------------------------------------------------------------------------------------------

ROW: Final = 6  # [DICE-S.4]
TILE_KINDS: Final = ("lira", "crystal", "card", "action", "die", "goods")  # [DICE-M.1]
# Of each kind but the die there is a tile per colour, which is the colour of its cost.
TILES: Final = [
    f"{kind}-{colour}" if colour else kind for kind in TILE_KINDS for colour in (("",) if kind == "die" else COLOURS)
]
LIRA_TILES: Final = 0  # the first of four
CRYSTAL_TILES: Final = 4
CARD_TILES: Final = 8
ACTION_TILES: Final = 12
DIE_TILE: Final = 16
GOODS_TILES: Final = 17
INCOME_LIRA: Final = 3  # [DICE-M.7]

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

# What each ruby of an area costs, in the order they are taken, by number of seats: goods of the colour; on the carpet
# so many goods beyond one of each colour; lira. The mosque's cost tiles (see MOSQUE_NEEDS). [DICE-R.2 DICE-S.2-3]
_SHORT: Final = [4, 5, 6]
_LONG: Final = [4, 5, 6, 7]
_CARPET: Final = [0, 1, 2, 3, 4]
_MONEY: Final = [10, 12, 14, 16, 18, 20]
PRICES: Final[list[list[list[int]]]] = [
    [],
    [],
    [_SHORT, _SHORT, _SHORT, _SHORT, _CARPET, _MONEY[1:], [0, 0]],
    [_SHORT, _SHORT, _SHORT, _SHORT, _CARPET, _MONEY, [0, 0, 0]],
    [_LONG, _LONG, _LONG, _LONG, _CARPET, _MONEY, [0, 0, 0, 0]],
]

# Mosque tiles: copies, and the goods each costs (red, yellow, green, blue). [DICE-M.1-2]
TILE_COPIES: Final = [4 if tile == DIE_TILE else 1 for tile in range(len(TILES))]
TILE_PRICE: Final = 3  # goods of one colour
TILE_COSTS: Final = [
    [1, 1, 1, 1] if tile == "die" else [TILE_PRICE if tile.endswith(colour) else 0 for colour in COLOURS]
    for tile in TILES
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
CARD_NAMES: Final = [card.name for card in CARDS]
FIRST_CARDS: Final = CARD_NAMES.index("trade-red")  # how many kinds there were before any were added
# By version of the rules, and by card.
CARD_COPIES: Final = [
    [card.copies if card.rules in (0, version) else 0 for card in CARDS] for version in range(RULES + 1)
]

LAST_ROUND: Final = 40  # the game ends after so many rounds, whatever happens [DICE-Z.7]
