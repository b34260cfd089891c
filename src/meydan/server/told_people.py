"""What is told of people and bots, by type: profiles, their games, who met whom, and the best of a game."""

from __future__ import annotations

from msgspec import Struct

from meydan.kernel.said import Said
from meydan.server.told import Options, Table


class Tally(Struct):
    """How games of one kind came out: so many played and won, and the sum of all places.

    `options` are its boxes and variants.
    """

    game: str
    seats: int
    options: Options
    games: int
    won: int
    places: int


class CurvePoint(Struct):
    """A rating after so many rated games, and how far it may be off."""

    number: int
    at: int
    rating: int
    within: int


class RatingTold(Struct):
    """How somebody is rated in a game: a positive number with how far it may be off, and the way there.

    It is `provisional` until so much was played that it means something. A long curve is told with fewer points.
    """

    game: str
    rating: int
    within: int
    provisional: bool
    games: int
    curve: list[CurvePoint]


class Favourite(Struct):
    """Something that somebody goes to, takes or builds, and how often so far."""

    anchor: str
    name: Said
    times: int


class Favourites(Struct):
    """What somebody likes best in a game, of one sort of things."""

    game: str
    title: Said
    things: list[Favourite]


class BestWin(Struct):
    """A rated win, and how the best of the others was rated before it."""

    table: Table
    beaten: int


class Profile(Struct, kw_only=True):
    """Somebody who plays here, or a bot. A `private` one tells others no more than the name.

    Numbers count all finished games, `best` wins only those whose tables the asker may see.
    """

    who: str
    name: str
    bot: bool
    guest: bool
    private: bool
    mine: bool
    since: int | None
    tallies: list[Tally]
    ratings: list[RatingTold]
    favourites: list[Favourites]
    best: list[BestWin]


class Played(Struct):
    """Finished games of somebody, the newest first, as far as the asker may see them; `more` if there are others."""

    tables: list[Table]
    more: bool


class Met(Struct):
    """How often one was ahead of the other in a game, behind, or level."""

    game: str
    ahead: int
    behind: int
    level: int


class Against(Struct):
    """How two met, of all games of theirs that the asker may see; `one` is ahead or behind."""

    one: str
    other: str
    name: str
    bot: bool
    met: list[Met]


class Leader(Struct):
    """Somebody among the best of a game, person or bot."""

    place: int
    who: str
    name: str
    bot: bool
    rating: int
    within: int
    games: int


class RatingChange(Struct):
    """How a rated game changed the rating of a seat."""

    seat: int
    rating: int
    change: int
    within: int
    provisional: bool


class Privacy(Struct):
    """Whether others see no more of me than my name."""

    private: bool
