"""The games: importing this makes each known by its name."""

from meydan.games import istanbul, istanbul_dice, san_juan

__all__ = ["istanbul", "istanbul_dice", "san_juan"]
