"""The games: importing this makes each known by its name."""

from meydan.games import istanbul

__all__ = ["istanbul"]
