"""Groups: circles of friends with one lasting link. Whoever has it may join; only members see anything inside."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Row, and_, delete, func, insert, select, update

from meydan.server import outbox, store
from meydan.server.accounts import INVISIBLE
from meydan.server.database import notify
from meydan.server.evenings import Played, scores
from meydan.server.news import group_board
from meydan.server.problems import Problem, need
from meydan.server.rooms import Rooms
from meydan.server.schema import accounts, chairs, comers, groups, members, nights, standings, tables
from meydan.server.stamps import new_id, new_link, now
from meydan.server.store import LOBBY_LENGTH, STANDS, Listed
from meydan.server.together import Comer, Coming, Door, GroupListed, GroupTold, Member, Night, Scores

NAME_LENGTH: Final = (2, 40)
NOTE_LENGTH: Final = 200
MOST_MEMBERS: Final = 100
MOST_GROUPS: Final = 100  # of one person
MOST_COUNTED: Final = 1000  # games, for scores
FINISHED_SHOWN: Final = 12  # tables whose game is over, in a group's list
AHEAD: Final = 400 * 24 * 60 * 60 * 1000  # milliseconds: no evening is set for later
T = TypeVar("T")


class Groups:
    """All groups, for those who belong to them."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms

    # -- looking --------------------------------------------------------------------------------------------

    async def has(self, group: str, account: str) -> bool:
        """Whether somebody belongs to a group."""
        return await self._rooms.database.run(lambda connection: is_member(connection, group, account))

    async def show(self, group: str, account: str) -> GroupTold:
        """A group, for one of its members."""
        return await self._rooms.database.run(lambda connection: told(connection, _entered(connection, group, account)))

    async def mine(self, account: str) -> list[GroupListed]:
        """Somebody's groups, the latest joined first."""
        return await self._rooms.database.run(lambda connection: _listed(connection, account))

    async def door(self, link: str, account: str | None) -> Door:
        """What whoever has the link may know before joining."""

        def work(connection: Connection) -> Door:
            group = _by_link(connection, link)
            people = _members(connection, group.id)
            inside = any(member.account == account for member in people)
            return Door(group.name, [member.name for member in people], group.id if inside else None)

        return await self._rooms.database.run(work)

    # -- belonging ------------------------------------------------------------------------------------------

    async def found(self, owner: str, name: str) -> GroupTold:
        """A new group with one member."""
        name = _cleaned(name)

        def work(connection: Connection) -> GroupTold:
            _need_room_for(connection, owner)
            group = new_id()
            row = {"id": group, "link": new_link(), "name": name, "owner": owner, "created": now()}
            connection.execute(insert(groups).values(row))
            _add(connection, group, owner)
            return told(connection, _held(connection, group))

        return await self._rooms.database.run(work)

    async def join(self, link: str, account: str) -> GroupTold:
        """Come in by the link; whoever is inside already just comes in."""

        def work(connection: Connection) -> GroupTold:
            group = _held(connection, _by_link(connection, link).id)
            need(group.link == link, "not-found", "this link leads to no group")  # it was changed this very moment
            if not is_member(connection, group.id, account):
                _need_room_for(connection, account)
                full = f"a group has at most {MOST_MEMBERS} members: its owner can remove some"
                need(len(_members(connection, group.id)) < MOST_MEMBERS, "not-now", full)
                _add(connection, group.id, account)
                night = connection.execute(select(nights.c.at).where(nights.c.group_id == group.id)).scalar()
                _remind(connection, group.id, [account], night or 0)
                notify(connection, f"{group_board(group.id)} 0")
            return told(connection, group)

        group = await self._rooms.database.run(work)
        self._rooms.changed(group_board(group.id))
        return group

    async def leave(self, group: str, account: str, whom: str) -> None:
        """Leave for good, or as the owner remove somebody; what the owner leaves goes to who is there longest."""

        def work(connection: Connection, row: Row[Any]) -> None:
            need(account in (whom, row.owner), "forbidden", "only the owner of a group removes others")
            need(is_member(connection, group, whom), "not-found", "nobody like that is in this group")
            drop(connection, group, whom)

        await self._changed(group, account, work, tables_too=True)

    async def hand_over(self, group: str, account: str, whom: str) -> GroupTold:
        def work(connection: Connection, row: Row[Any]) -> None:
            _need_owner(row, account)
            need(is_member(connection, group, whom), "not-found", "nobody like that is in this group")
            _set(connection, group, owner=whom)

        await self._changed(group, account, work)
        return await self.show(group, account)

    async def rename(self, group: str, account: str, name: str) -> GroupTold:
        name = _cleaned(name)

        def work(connection: Connection, row: Row[Any]) -> None:
            _need_owner(row, account)
            _set(connection, group, name=name)

        await self._changed(group, account, work)
        return await self.show(group, account)

    async def new_link(self, group: str, account: str) -> GroupTold:
        """Another link; the old one leads nowhere."""

        def work(connection: Connection, row: Row[Any]) -> None:
            _need_owner(row, account)
            _set(connection, group, link=new_link())

        await self._changed(group, account, work)
        return await self.show(group, account)

    async def end(self, group: str, account: str) -> None:
        """The owner gives a group up; its games stay with those who played them."""

        def work(connection: Connection, row: Row[Any]) -> None:
            _need_owner(row, account)
            _remove(connection, group)

        await self._changed(group, account, work, tables_too=True)

    # -- evenings -------------------------------------------------------------------------------------------

    async def meet(self, group: str, account: str, at: int, zone: str, note: str) -> GroupTold:
        """Set the next evening, or put it off: then everybody answers anew."""
        moment = now()
        need(moment < at < moment + AHEAD, "bad-request", "an evening is some time within the next 400 days")

        def work(connection: Connection, row: Row[Any]) -> None:
            before = connection.execute(select(nights).where(nights.c.group_id == group)).one_or_none()
            values = {"at": at, "zone": zone, "note": note.strip(), "changed": moment}
            if before is not None and before.at > moment:
                moved = values | {"changes": before.changes + 1}
                connection.execute(update(nights).where(nights.c.group_id == group).values(moved))
                if before.at == at:
                    return
            else:
                connection.execute(delete(nights).where(nights.c.group_id == group))
                new = values | {"group_id": group, "uid": new_id(), "changes": 0}
                connection.execute(insert(nights).values(new))
            connection.execute(delete(comers).where(comers.c.group_id == group))
            connection.execute(insert(comers).values(group_id=group, account=account, answer="yes"))
            people = [member.account for member in _members(connection, group)]
            others = (one for one in people if one != account)
            outbox.call(connection, group_board(group), others, outbox.NIGHT, moment)
            _remind(connection, group, people, at)

        await self._changed(group, account, work)
        return await self.show(group, account)

    async def call_off(self, group: str, account: str) -> GroupTold:
        def work(connection: Connection, row: Row[Any]) -> None:
            for part in (comers, nights):
                connection.execute(delete(part).where(part.c.group_id == group))

        await self._changed(group, account, work)
        return await self.show(group, account)

    async def answer(self, group: str, account: str, coming: Coming) -> GroupTold:
        """Say whether one comes."""

        def work(connection: Connection, row: Row[Any]) -> None:
            _need_night(connection, group)
            mine = and_(comers.c.group_id == group, comers.c.account == account)
            connection.execute(delete(comers).where(mine))
            connection.execute(insert(comers).values(group_id=group, account=account, answer=coming))

        await self._changed(group, account, work)
        return await self.show(group, account)

    async def night(self, group: str, account: str | None, link: str | None) -> tuple[Row[Any], Row[Any]]:
        """A group and its next evening as they are stored, for a member or whoever has the link."""

        def work(connection: Connection) -> tuple[Row[Any], Row[Any]]:
            found = connection.execute(select(groups).where(groups.c.id == group)).one_or_none()
            inside = account is not None and is_member(connection, group, account)
            if found is None or not (inside or link == found.link):
                raise _not_there(group)
            return found, _need_night(connection, group)

        return await self._rooms.database.run(work)

    # -- changing -------------------------------------------------------------------------------------------

    async def _changed(
        self, group: str, account: str, work: Callable[[Connection, Row[Any]], None], *, tables_too: bool = False
    ) -> None:
        """Change a group as one of its members; those who look at it are told, in other processes too.

        Where somebody may see less than before, the tables of the group are looked at again by everybody there.
        """

        def done(connection: Connection) -> list[str]:
            row = _entered(connection, group, account, hold=True)
            changed = [group_board(group), *(_under_way(connection, group) if tables_too else [])]
            work(connection, row)
            for one in changed:
                notify(connection, f"{one} 0")
            return changed

        for one in await self._rooms.database.run(done):
            self._rooms.changed(one)


# -- one connection -----------------------------------------------------------------------------------------


def is_member(connection: Connection, group: str, account: str) -> bool:
    query = select(members.c.account).where(members.c.group_id == group, members.c.account == account)
    return connection.execute(query).first() is not None


def need_member(connection: Connection, group: str, account: str) -> None:
    """Whoever does not belong to a group does not even learn that there is one."""
    if not is_member(connection, group, account):
        raise _not_there(group)


def told(connection: Connection, row: Row[Any]) -> GroupTold:
    """All that members see of a group, besides its tables."""
    night = connection.execute(select(nights).where(nights.c.group_id == row.id)).one_or_none()
    answers = select(comers).where(comers.c.group_id == row.id).order_by(comers.c.account)
    coming = [Comer(one.account, one.answer) for one in connection.execute(answers)]
    next_one = None if night is None else Night(night.at, night.zone, night.note, coming)
    return GroupTold(row.id, row.name, row.link, row.owner, row.created, _members(connection, row.id), next_one)


def find(connection: Connection, group: str) -> GroupTold | None:
    row = connection.execute(select(groups).where(groups.c.id == group)).one_or_none()
    return None if row is None else told(connection, row)


def tables_of(connection: Connection, group: str) -> list[Listed]:
    """The tables of a group that wait or are being played, and the last whose game is over, newest first."""
    found = []
    for status, most in (("open", LOBBY_LENGTH), ("playing", LOBBY_LENGTH), ("finished", FINISHED_SHOWN)):
        query = (
            select(tables.c.id, tables.c.status, *STANDS)
            .outerjoin(standings, standings.c.table_id == tables.c.id)
            .where(tables.c.group_id == group, tables.c.status == status)
            .order_by(func.coalesce(tables.c.finished, tables.c.created).desc())
            .limit(most)
        )
        found += [Listed(*row) for row in connection.execute(query)]
    return found


def scores_of(connection: Connection, group: str, people: list[str]) -> Scores:
    """What came of the last games of a group, for these people."""
    over = (
        select(tables.c.id, tables.c.finished)
        .where(tables.c.group_id == group, store.STATUS == "finished", tables.c.prefix.is_(None))
        .order_by(tables.c.finished.desc())
        .limit(MOST_COUNTED)
        .subquery()
    )
    query = select(over.c.id, over.c.finished, chairs.c.account, chairs.c.rank)
    query = query.join(chairs, chairs.c.table_id == over.c.id).where(chairs.c.rank.is_not(None))
    games: dict[str, Played] = {}
    for row in connection.execute(query):
        games.setdefault(row.id, Played(row.finished, [])).ranks.append((row.account, row.rank))
    return scores(sorted(games.values(), key=lambda game: -game.finished), people)


def last_table(connection: Connection, group: str) -> str | None:
    """The table of a group that was opened last, with settings of its own: no position of another game."""
    query = select(tables.c.id).where(tables.c.group_id == group, store.STATUS != "closed", tables.c.prefix.is_(None))
    return connection.execute(query.order_by(tables.c.created.desc()).limit(1)).scalar_one_or_none()


def groups_of(connection: Connection, account: str) -> list[str]:
    """The ids of somebody's groups."""
    query = select(members.c.group_id).where(members.c.account == account)
    return list(connection.execute(query.order_by(members.c.group_id)).scalars())


def drop(connection: Connection, group: str, account: str) -> None:
    """Somebody belongs to a group no more. Who is there longest keeps what its owner leaves; the last one ends it."""
    for part in (comers, members):
        connection.execute(delete(part).where(part.c.group_id == group, part.c.account == account))
    left = [member.account for member in _members(connection, group)]
    if not left:
        _remove(connection, group)
        return
    kept = and_(groups.c.id == group, groups.c.owner == account)
    connection.execute(update(groups).where(kept).values(owner=left[0]))


def forget(connection: Connection, account: str) -> list[str]:
    """Somebody is gone: they leave all their groups. What is to be told of."""
    left = groups_of(connection, account)
    for group in left:
        _held(connection, group)
        drop(connection, group, account)
    return [group_board(group) for group in left]


def _members(connection: Connection, group: str) -> list[Member]:
    """Who belongs to a group, those first who are there longest."""
    query = (
        select(members.c.account, accounts.c.name, accounts.c.login, members.c.joined)
        .join(accounts, accounts.c.id == members.c.account)
        .where(members.c.group_id == group)
        .order_by(members.c.joined, members.c.account)
    )
    return [Member(row.account, row.name, row.login is None, row.joined) for row in connection.execute(query)]


def _listed(connection: Connection, account: str) -> list[GroupListed]:
    mine = members.alias("mine")
    query = (
        select(groups.c.id, groups.c.name, func.count(members.c.account), nights.c.at)
        .join(mine, and_(mine.c.group_id == groups.c.id, mine.c.account == account))
        .join(members, members.c.group_id == groups.c.id)
        .outerjoin(nights, nights.c.group_id == groups.c.id)
        .group_by(groups.c.id, groups.c.name, nights.c.at, mine.c.joined)
        .order_by(mine.c.joined.desc(), groups.c.id)
    )
    return [GroupListed(*row) for row in connection.execute(query)]


def _by_link(connection: Connection, link: str) -> Row[Any]:
    found = connection.execute(select(groups).where(groups.c.link == link)).one_or_none()
    if found is None:
        raise Problem("not-found", "this link leads to no group")
    return found


def _held(connection: Connection, group: str) -> Row[Any]:
    """A group that nobody else can change before this transaction ends."""
    found = connection.execute(select(groups).where(groups.c.id == group).with_for_update()).one_or_none()
    if found is None:
        raise _not_there(group)
    return found


def _entered(connection: Connection, group: str, account: str, *, hold: bool = False) -> Row[Any]:
    """A group, for one of its members."""
    query = select(groups).where(groups.c.id == group)
    found = connection.execute(query.with_for_update() if hold else query).one_or_none()
    if found is None:
        raise _not_there(group)
    need_member(connection, group, account)
    return found


def _need_owner(row: Row[Any], account: str) -> None:
    need(row.owner == account, "forbidden", "only the owner of a group does that")


def _need_night(connection: Connection, group: str) -> Row[Any]:
    found = connection.execute(select(nights).where(nights.c.group_id == group)).one_or_none()
    if found is None:
        raise Problem("not-now", "no evening is set: set one first")
    return found


def _need_room_for(connection: Connection, account: str) -> None:
    many = f"one person belongs to at most {MOST_GROUPS} groups: leave one first"
    need(len(groups_of(connection, account)) < MOST_GROUPS, "not-now", many)


def _add(connection: Connection, group: str, account: str) -> None:
    connection.execute(insert(members).values(group_id=group, account=account, joined=now()))


def _remind(connection: Connection, group: str, people: list[str], night: int) -> None:
    """People are called again when an evening is near; not if it is by now."""
    soon = night - outbox.REMIND
    if soon > now():
        outbox.call(connection, group_board(group), people, outbox.SOON, soon)


def _set(connection: Connection, group: str, **values: str) -> None:
    connection.execute(update(groups).where(groups.c.id == group).values(values))


def _remove(connection: Connection, group: str) -> None:
    for part in (comers, nights, members):
        connection.execute(delete(part).where(part.c.group_id == group))
    connection.execute(update(tables).where(tables.c.group_id == group).values(group_id=None))
    connection.execute(delete(groups).where(groups.c.id == group))


def _under_way(connection: Connection, group: str) -> list[str]:
    query = select(tables.c.id).where(tables.c.group_id == group, store.STATUS.in_(("open", "playing")))
    return list(connection.execute(query).scalars())


def _cleaned(text: str) -> str:
    """The name of a group as it is shown: any signs that can be seen; a Problem says what is wrong with it."""
    name = re.sub(r"\s+", " ", unicodedata.normalize("NFKC", text)).strip()
    least, most = NAME_LENGTH
    need(least <= len(name) <= most, "bad-request", f"a name has {least} to {most} characters, not {len(name)}")
    hidden = [char for char in name if unicodedata.category(char)[0] == "C" or INVISIBLE.match(char)]
    need(not hidden, "bad-request", f"a name has signs that can be seen only, not {hidden[:1]}")
    need(any(char.isalnum() for char in name), "bad-request", "a name has a letter or a digit")
    return name


def _not_there(group: str) -> Problem:
    return Problem("not-found", f"there is no group {group!r}")
