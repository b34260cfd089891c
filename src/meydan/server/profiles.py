"""Who somebody is here: their results, ratings, favourites and games, told to whoever may know; bots have profiles too.

Everything is counted when a game ends (`remember`) and read by indexes; no profile replays a game. Numbers count all
games that are over. Whatever names a table is told to those only who may look at it.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    case,
    exists,
    false,
    func,
    insert,
    or_,
    select,
    true,
    union,
    update,
)

from meydan.bots import BOTS
from meydan.kernel.game import GAMES
from meydan.server import store
from meydan.server.accounts import ID, Account, login_tried
from meydan.server.favouring import favourites_told
from meydan.server.problems import Problem, need
from meydan.server.rating import BOT, SETTLED, Step, is_contest, is_settled, name_of, points, within
from meydan.server.room import as_json
from meydan.server.schema import accounts, favourites, rating_steps, ratings, results, tables
from meydan.server.store import TableRow
from meydan.server.told import Options, Table
from meydan.server.told_people import (
    Against,
    BestWin,
    CurvePoint,
    Leader,
    Met,
    Played,
    Privacy,
    Profile,
    RatingChange,
    RatingTold,
    Tally,
)
from meydan.voice import LANGUAGES, Voice

CURVE: Final = 200  # points of a curve, about
BEST: Final = 5  # wins
PAGE: Final = 20  # games of a history told at once
LEADERS: Final = 100
SEARCHED: Final = 1000  # games in which a name is looked for
MOST_MET: Final = 100  # people who are called so
PLAIN: Final = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ı": "i", "’": "'", "ʼ": "'"})  # signs that are no accents
RESULTS: Final[dict[str, ColumnElement[bool]]] = {
    "won": results.c.rank == 1,
    "lost": results.c.rank > 1,
    "last": results.c.rank == results.c.seats,
}


# -- when a game ends ---------------------------------------------------------------------------------------


def mix_of(options: Mapping[str, Any]) -> Options:
    """The boxes and variants among what was agreed: what is chosen by name, or switched on."""
    return {
        name: value
        for name, value in options.items()
        if value is True or (isinstance(value, list) and value and all(isinstance(one, str) for one in value))
    }


def remember(connection: Connection, row: TableRow, ranks: Sequence[int], at: int, steps: Mapping[str, Step]) -> None:
    """Write down how a game came out for each who played it; how it changed their ratings is known."""
    if not is_contest(row):
        return
    best: dict[str, int] = {}  # a bot may hold several seats
    for chair in row.chairs:
        who = name_of(row, chair.seat)
        if not chair.gone:
            best[who] = min(ranks[chair.seat], best.get(who, row.seats))
    same = {
        "table_id": row.id,
        "game": row.game,
        "seats": row.seats,
        "mix": as_json(mix_of(row.options)),
        "public": row.public,
        "finished": at,
        "counted": False,
    }
    rows = [same | {"who": who, "rank": rank, "beaten": _beaten(who, rank, steps)} for who, rank in best.items()]
    if rows:
        connection.execute(insert(results), rows)


def _beaten(who: str, rank: int, steps: Mapping[str, Step]) -> int | None:
    """Of a rated win: how the best of the others was rated before it."""
    others = [step.was for step in steps.values() if step.who != who]
    return points(max(others)) if rank == 1 and others else None


# -- who is meant, and who may look -------------------------------------------------------------------------


class Person:
    """Whose profile it is, and whether the asker sees more than the name."""

    def __init__(self, row: Any, asker: str | None) -> None:
        bot = isinstance(row, str)
        self.who: str = BOT + row if bot else row.id
        self.name: str = row if bot else row.name
        self.bot = bot
        self.guest = not bot and row.login is None
        self.private = not bot and bool(row.private)
        self.since: int | None = None if bot else row.created
        self.mine = self.who == asker
        self.open = self.mine or not self.private


def find(connection: Connection, who: str, asker: str | None) -> Person:
    """Somebody by id or, of an account with a password, by name; or a bot. Who has deleted the account is not there."""
    if who.startswith(BOT):
        need(who.removeprefix(BOT) in BOTS, "not-found", f"there is no bot {who.removeprefix(BOT)!r}")
        return Person(who.removeprefix(BOT), asker)
    login = login_tried(who) or ""
    named = or_(accounts.c.id == (who if ID.fullmatch(who) else ""), accounts.c.login == login)
    found = connection.execute(select(accounts).where(accounts.c.deleted.is_(None), named)).all()
    if not found:
        raise Problem("not-found", f"nobody here is called {who!r}")
    return Person(max(found, key=lambda row: bool(row.id == who)), asker)  # an id is before a name like it


def find_open(connection: Connection, who: str, asker: str | None) -> Person:
    """Somebody of whom the asker may see more than the name."""
    person = find(connection, who, asker)
    need(person.open, "forbidden", f"{person.name} keeps the profile private: there is no more than the name")
    return person


def _seen_by(asker: str | None, whose: str) -> ColumnElement[bool]:
    """Results at tables that the asker may look at: public ones, and those where they sat or which they host."""
    if asker is None:
        return results.c.public
    if asker == whose:
        return true()
    mine = results.alias()
    near = union(
        select(mine.c.table_id).where(mine.c.who == asker),
        select(tables.c.id).where(tables.c.host == asker),
    )
    return or_(results.c.public, results.c.table_id.in_(near))


def _tables(connection: Connection, ids: Sequence[str]) -> list[Table]:
    """Tables as everybody may know them, in this order."""
    found = {row.id: row.about for row in store.find_tables(connection, ids)}
    return [found[id] for id in ids if id in found]


# -- a profile ----------------------------------------------------------------------------------------------


def profile(connection: Connection, who: str, asker: str | None) -> Profile:
    """All that is told of somebody at once."""
    person = find(connection, who, asker)
    told = Profile(
        who=person.who,
        name=person.name,
        bot=person.bot,
        guest=person.guest,
        private=person.private,
        mine=person.mine,
        since=person.since if person.open else None,
        tallies=[],
        ratings=[],
        favourites=[],
        best=[],
    )
    if person.open:
        told.tallies = _tallies(connection, person.who)
        told.ratings = _ratings(connection, person.who)
        told.best = _best(connection, person.who, asker)
        liked = select(favourites.c.game, favourites.c.things).where(favourites.c.who == person.who)
        for row in connection.execute(liked.order_by(favourites.c.game)):
            told.favourites += favourites_told(row.game, json.loads(row.things))
    return told


def _tallies(connection: Connection, who: str) -> list[Tally]:
    kind = (results.c.game, results.c.seats, results.c.mix)
    won = func.sum(case((results.c.rank == 1, 1), else_=0))
    query = select(*kind, func.count(), won, func.sum(results.c.rank)).where(results.c.who == who).group_by(*kind)
    return [
        Tally(game, seats, json.loads(mix), games, int(won), int(places))
        for game, seats, mix, games, won, places in connection.execute(query.order_by(*kind))
    ]


def _ratings(connection: Connection, who: str) -> list[RatingTold]:
    """How somebody is rated in each game, with the curve; games that nobody knows any more are left out."""
    query = select(ratings).where(ratings.c.who == who, ratings.c.game.in_(sorted(GAMES))).order_by(ratings.c.game)
    rated = connection.execute(query).all()
    curves: dict[str, list[CurvePoint]] = {row.game: [] for row in rated}
    some = [
        and_(rating_steps.c.game == row.game, (row.games - rating_steps.c.number) % (row.games // CURVE + 1) == 0)
        for row in rated
    ]
    steps = select(rating_steps).where(rating_steps.c.who == who, or_(false(), *some)).order_by(rating_steps.c.number)
    for row in connection.execute(steps):
        curves[row.game].append(CurvePoint(row.number, row.at, points(row.mu), within(row.sigma)))
    return [
        RatingTold(row.game, points(row.mu), within(row.sigma), not is_settled(row.sigma), row.games, curves[row.game])
        for row in rated
    ]


def _best(connection: Connection, who: str, asker: str | None) -> list[BestWin]:
    query = (
        select(results.c.table_id, results.c.beaten)
        .where(results.c.who == who, results.c.beaten.is_not(None), _seen_by(asker, who))
        .order_by(results.c.beaten.desc(), results.c.finished.desc())
        .limit(BEST)
    )
    beaten = {row.table_id: row.beaten for row in connection.execute(query)}
    return [BestWin(table, beaten[table.id]) for table in _tables(connection, list(beaten))]


# -- games, meetings, leaders -------------------------------------------------------------------------------


def history(
    connection: Connection,
    who: str,
    asker: str | None,
    *,
    game: str | None = None,
    result: str | None = None,
    opponent: str | None = None,
    first: int = 0,
) -> Played:
    """Finished games of somebody, the newest first: of a game, of a result, with somebody else."""
    person = find_open(connection, who, asker)
    query: Select[Any] = select(results.c.table_id).where(results.c.who == person.who, _seen_by(asker, person.who))
    if game is not None:
        query = query.where(results.c.game == game)
    if result is not None:
        query = query.where(RESULTS[result])
    if opponent is not None:
        met = _met(connection, person, asker, opponent)
        if not met:
            return Played([], False)
        theirs = results.alias()
        there = and_(theirs.c.table_id == results.c.table_id, theirs.c.who.in_(met))
        query = query.where(exists(select(theirs.c.who).where(there)))
    query = query.order_by(results.c.finished.desc(), results.c.table_id.desc()).offset(first).limit(PAGE + 1)
    found = list(connection.execute(query).scalars())
    return Played(_tables(connection, found[:PAGE]), len(found) > PAGE)


def _met(connection: Connection, person: Person, asker: str | None, name: str) -> list[str]:
    """Whom somebody played with and who is called so: by id or name, or by a part of it, however it is written.

    Only tables that the asker may look at are searched, where all names stand anyway, and of those the last ones.
    """
    try:
        found = [find(connection, name, asker).who]
    except Problem:
        found = []
    wanted = folded(name)
    if wanted:
        played = select(results.c.table_id).where(results.c.who == person.who, _seen_by(asker, person.who))
        last = played.order_by(results.c.finished.desc(), results.c.table_id.desc()).limit(SEARCHED).subquery()
        theirs = results.alias()
        query = (
            select(theirs.c.who, accounts.c.name)
            .distinct()
            .join(last, last.c.table_id == theirs.c.table_id)
            .outerjoin(accounts, accounts.c.id == theirs.c.who)
            .where(accounts.c.deleted.is_(None))
        )
        for who, called in connection.execute(query):
            if any(wanted in one for one in ([folded(called)] if called else _bot_names(who.removeprefix(BOT)))):
                found.append(who)
    return sorted({who for who in found if who != person.who})[:MOST_MET]


def folded(name: str) -> str:
    """A name without capitals, accents and spaces around, as somebody types it who is in a hurry."""
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", name) if not unicodedata.combining(sign))
    return " ".join(plain.casefold().translate(PLAIN).split())


@cache
def _bot_names(bot: str) -> tuple[str, ...]:
    """What a bot is called, in all games and languages."""
    if bot not in BOTS:
        return (folded(bot),)
    voices = [Voice(language) for language in LANGUAGES]
    return tuple({folded(bot), *(folded(say.bot(game, bot)) for say in voices for game in sorted(GAMES))})


def against(connection: Connection, who: str, other: str, asker: str | None) -> Against:
    """How two met: who came out ahead how often, by game."""
    one, two = find_open(connection, who, asker), find_open(connection, other, asker)
    need(one.who != two.who, "bad-request", f"{one.name} meets somebody else, not {one.name}")
    theirs = results.alias()
    places = results.c.rank - theirs.c.rank
    outcomes = [func.sum(case((outcome, 1), else_=0)) for outcome in (places < 0, places > 0, places == 0)]
    query = (
        select(results.c.game, *outcomes)
        .join(theirs, theirs.c.table_id == results.c.table_id)
        .where(results.c.who == one.who, theirs.c.who == two.who)
        .where(true() if asker == two.who else _seen_by(asker, one.who))
        .group_by(results.c.game)
        .order_by(results.c.game)
    )
    met = [Met(game, int(ahead), int(behind), int(level)) for game, ahead, behind, level in connection.execute(query)]
    return Against(one.who, two.who, two.name, two.bot, met)


def leaders(connection: Connection, game: str, asker: str | None) -> list[Leader]:
    """The best of a game: who is rated and settled there, without those who keep their profile private to others."""
    need(game in GAMES, "not-found", f"there is no game {game!r}; there are {', '.join(sorted(GAMES))}")
    query = (
        select(ratings, accounts.c.name)
        .outerjoin(accounts, accounts.c.id == ratings.c.who)
        .where(ratings.c.game == game, ratings.c.sigma <= SETTLED, accounts.c.deleted.is_(None))
        .where(or_(accounts.c.private.is_not(true()), accounts.c.id == (asker or "")))
        .order_by(ratings.c.mu.desc(), ratings.c.who)
        .limit(LEADERS)
    )
    found: list[Leader] = []
    for number, row in enumerate(connection.execute(query), 1):
        rating = points(row.mu)
        place = found[-1].place if found and found[-1].rating == rating else number
        bot = row.name is None
        name = row.who.removeprefix(BOT) if bot else row.name
        found.append(Leader(place, row.who, name, bot, rating, within(row.sigma), row.games))
    return found


def changes(connection: Connection, row: TableRow, asker: str | None) -> list[RatingChange]:
    """How a rated game changed ratings, by seat; of those who keep theirs private only to themselves."""
    query = (
        select(rating_steps)
        .outerjoin(accounts, accounts.c.id == rating_steps.c.who)
        .where(rating_steps.c.table_id == row.id)
        .where(or_(accounts.c.private.is_not(true()), accounts.c.id == (asker or "")))
    )
    steps = {step.who: step for step in connection.execute(query)}
    found = ((seat, steps.get(name_of(row, seat))) for seat in range(row.seats))
    return [
        RatingChange(
            seat, points(step.mu), points(step.mu) - points(step.was), within(step.sigma), not is_settled(step.sigma)
        )
        for seat, step in found
        if step is not None
    ]


def set_private(connection: Connection, account: Account, private: bool) -> Privacy:
    """Whether others see no more of somebody than the name."""
    connection.execute(update(accounts).where(accounts.c.id == account.id).values(private=private))
    return Privacy(private)
