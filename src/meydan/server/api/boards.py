"""Boards: what many look at and what changes while they do, the lobby and groups. One socket tells all that is new.

A board is read when something on it has changed, at most twice a second, and all who look at it are told the same
bytes: what is new, or all of it to whoever came or was too slow.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Annotated, Any, Final

import structlog
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter
from msgspec import UNSET, UnsetType
from msgspec.structs import asdict
from sqlalchemy import Connection

from meydan.server import finding, groups, store
from meydan.server.api.access import hall_of
from meydan.server.api.fields import Link, Socket
from meydan.server.api.tables import about, about_in_list
from meydan.server.api.tournaments import reach_tournament
from meydan.server.api.trusting import Trust
from meydan.server.guarding import account_of, need_account, problem_of
from meydan.server.hall import Hall
from meydan.server.limiting import Limits
from meydan.server.messages import Message
from meydan.server.news import LOBBY, Listener, group_board, tournament_board, wish_of
from meydan.server.presence import count_at, people_at
from meydan.server.problems import Problem
from meydan.server.saying import wire_of
from meydan.server.stamps import now
from meydan.server.store import Listed
from meydan.server.together import BoardMessage, GroupMessage, LobbyMessage, Scores, TournamentMessage, WishMessage
from meydan.server.told import ProblemMessage, Table
from meydan.server.tournaments import book

PACE: Final = 0.5  # seconds between two looks at a board
CALM: Final = 5.0  # seconds between two times that only the number of people is told
AT_ONCE: Final = 100  # people who are told in one piece
REST: Final = 19  # times as long as that took: whoever plays goes first
log = structlog.get_logger()


class Line:
    """A socket at a board: who is at it, and which state of the board they know."""

    def __init__(self, socket: Socket, board: str, boards: Boards) -> None:
        self.socket = socket
        self.board = board
        self.boards = boards
        self.wire = wire_of(socket.scope)
        self.version = -1
        self.who: str | None = None

    def attend(self) -> None:
        """Whoever is at this socket is here from now on, and nobody else."""
        account = account_of(self.socket)
        who = account.id if account else None
        presence = self.boards.hall.rooms.presence
        if who != self.who:
            if self.who is not None:
                presence.left(self.board, self.who)
            if who is not None:
                presence.came(self.board, who)
            self.who = who

    def leave(self) -> None:
        if self.who is not None:
            self.boards.hall.rooms.presence.left(self.board, self.who)
            self.who = None

    def wake(self) -> None:
        """Somebody else is at this socket, or nobody any more; a group finds out whether they may stay."""
        self.attend()
        self.version = -1
        self.boards.look(self.board)

    def say(self, content: Message) -> None:
        self.wire.say(content)

    def refuse(self, problem: Problem) -> None:
        """Say why, and hang up."""
        self.say(Message(ProblemMessage(**problem.refusal())))
        self.boards.spawn(self.socket.close(code=4000 + problem.status))


class Boards:
    """The boards somebody looks at in this process."""

    def __init__(self, hall: Hall, trust: Trust) -> None:
        self.hall = hall
        self.trust = trust
        self._boards: dict[str, Board] = {}
        self._showing: dict[str, set[Board]] = {}  # by table
        self._tasks: set[asyncio.Task[Any]] = set()
        hall.rooms.told = self.changed

    def join(self, line: Line) -> None:
        board = self._boards.get(line.board)
        if board is None:
            board = self._boards[line.board] = BOARDS[line.board.partition(":")[0]](line.board, self)
            self.hall.news.listen(board)
        board.lines[line] = None
        line.attend()
        board.welcome(line)

    def leave(self, line: Line) -> None:
        line.leave()
        board = self._boards.get(line.board)
        if board is not None and line in board.lines:
            del board.lines[line]
            if not board.lines:
                del self._boards[line.board]
                self.hall.news.forget(board)
                self.show(board, ())

    def look(self, key: str) -> None:
        if key in self._boards:
            self._boards[key].hear()

    def changed(self, table: str) -> None:
        """A table is not as it was: the boards that show it are looked at."""
        for board in self._showing.get(table, ()):
            board.hear()

    def show(self, board: Board, tables: Sequence[str]) -> None:
        """These tables, and no others, are on a board."""
        for table in board.tables - set(tables):
            self._showing[table].discard(board)
            if not self._showing[table]:
                del self._showing[table]
        for table in tables:
            self._showing.setdefault(table, set()).add(board)
        board.tables = set(tables)

    def spawn(self, work: Any) -> None:
        """Do something on the side."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class Board(Listener):
    """One board, and everybody who looks at it."""

    def __init__(self, key: str, boards: Boards) -> None:
        super().__init__(key)
        self.boards = boards
        self.hall = boards.hall
        self.lines: dict[Line, None] = {}
        self.tables: set[str] = set()  # that are on it
        self.version = 0  # 0: nothing was read yet
        self._whole: Message | None = None
        self._task: asyncio.Task[None] | None = None
        self._behind = False

    def hear(self) -> None:
        """Something on it changed: it is read now, or in the next round."""
        self._behind = True
        if self._task is None:
            self._task = asyncio.create_task(self._follow())

    def welcome(self, line: Line) -> None:
        """Whoever comes is told all that is known, and hears what is new with the others."""
        if self.version and not self._behind:
            self._catch_up(line)
        else:
            self.hear()

    async def _follow(self) -> None:
        try:
            while self._behind and self.lines:
                self._behind = False
                await self._round()
                await asyncio.sleep(PACE)
        except Exception:
            log.exception("a board was not told", board=self.table)
        finally:
            self._task = None
            if self._behind and self.lines:  # something went wrong: not at once again
                asyncio.get_running_loop().call_later(PACE, self.hear)

    async def _round(self) -> None:
        await self.boards.trust.renew()
        news = await self.read()
        if news is not None:
            self.version += 1
            self._whole = None
        said = None if news is None else Message(news)
        lines = list(self.lines)
        for first in range(0, len(lines), AT_ONCE):
            start = time.perf_counter()
            for line in lines[first : first + AT_ONCE]:
                if line.version == self.version or not self.admits(line):
                    continue
                if said is not None and line.version == self.version - 1 and line.wire.ready:
                    line.version = self.version
                    line.say(said)
                else:
                    self._catch_up(line)
            await asyncio.sleep(REST * (time.perf_counter() - start))

    def _catch_up(self, line: Line) -> None:
        if not line.wire.ready:
            self.boards.spawn(self._tell_later(line))
        elif self.admits(line):
            self._whole = self._whole or Message(self.whole())
            line.version = self.version
            line.say(self._whole)

    async def _tell_later(self, line: Line) -> None:
        await line.wire.keep_up()
        if line in self.lines and line.version != self.version:
            self._catch_up(line)

    async def read(self) -> BoardMessage | None:
        """Find out how the board is now; what is new on it."""
        raise NotImplementedError

    def whole(self) -> BoardMessage:
        """All that is on it."""
        raise NotImplementedError

    def admits(self, line: Line) -> bool:
        """Whether somebody may look; if not, they are sent away."""
        return True


class LobbyBoard(Board):
    """Public tables that wait for players or are being played."""

    def __init__(self, key: str, boards: Boards) -> None:
        super().__init__(key, boards)
        self._content = LobbyMessage([], whole=True, levels={}, people=0, looking=0)
        self._counted = 0.0

    def whole(self) -> LobbyMessage:
        return self._content

    async def read(self) -> LobbyMessage | None:
        hall, at = self.hall, now()

        def work(connection: Connection) -> tuple[list[Listed], int, int]:
            return store.lobby(connection, None), count_at(connection, LOBBY, at), finding.looking(connection, at)

        listed, people, looking = await hall.database.run(work)
        rows = [row for row, _ in await hall.rooms.with_rows(listed)]
        tables = [about(row, None, damaged=hall.rooms.is_damaged(row)) for row in rows]
        waiting = [row for row in rows if row.status == "open"]
        levels = await hall.database.run(lambda connection: finding.levels_at(connection, waiting))
        self.boards.show(self, [table.id for table in tables])
        before, self._content = self._content, LobbyMessage(tables, [], True, levels, people, looking)
        return self._news(before)

    def _news(self, before: LobbyMessage) -> LobbyMessage | None:
        now_there = {table.id for table in self._content.tables}
        was: dict[str, Table] = {table.id: table for table in before.tables}
        news = LobbyMessage(
            [table for table in self._content.tables if was.get(table.id) != table], sorted(was.keys() - now_there)
        )
        if self._content.levels != before.levels:
            news.levels = self._content.levels
        counts = self._content.people, self._content.looking
        loud = bool(news.tables or news.gone or news.levels) or not self.version
        if counts != (before.people, before.looking):
            if not loud and time.monotonic() - self._counted < CALM:  # that alone is no hurry
                self._content.people, self._content.looking = before.people, before.looking
                asyncio.get_running_loop().call_later(CALM, self.hear)
                return None
            news.people, news.looking = counts
            self._counted = time.monotonic()
            loud = True
        return news if loud else None


class GroupBoard(Board):
    """A group: its members and who of them is here, its tables, its next evening and what came of its games."""

    def __init__(self, key: str, boards: Boards) -> None:
        super().__init__(key, boards)
        self._group = key.partition(":")[2]
        self._content = GroupMessage()
        self._members: list[str] = []
        self._counted: tuple[list[str], list[str]] | None = None  # of whom and what the scores are

    def whole(self) -> GroupMessage:
        return self._content

    def admits(self, line: Line) -> bool:
        if line.who is not None and line.who in self._members:
            return True
        del self.lines[line]
        line.leave()
        line.refuse(Problem("not-found", f"there is no group {self._group!r}"))
        return False

    async def read(self) -> GroupMessage | None:
        hall, group = self.hall, self._group

        def work(connection: Connection) -> GroupMessage:
            found = groups.find(connection, group) or UNSET
            return GroupMessage(found, here=people_at(connection, self.table, now()))

        content = await hall.database.run(work)
        listed = await hall.listed(lambda connection: groups.tables_of(connection, group))
        content.tables = [about_in_list(hall, *one, "") for one in listed]
        self.boards.show(self, [table.id for table in content.tables])
        self._members = [member.account for member in content.group.members] if content.group else []
        content.scores = await self._scores([table.id for table in content.tables if table.status == "finished"])
        before, self._content = self._content, content
        was = asdict(before)
        news = GroupMessage(**{part: value for part, value in asdict(content).items() if was[part] != value})
        return None if news == GroupMessage() else news

    async def _scores(self, over: list[str]) -> Scores | UnsetType:
        """What came of the games, worked out when another one is over or somebody else is there."""
        if self._counted != (self._members, over):
            members, group = self._members, self._group
            found = await self.hall.database.run(lambda connection: groups.scores_of(connection, group, members))
            self._counted = members, over
            return found
        return self._content.scores


class TournamentBoard(Board):
    """A tournament: only that it has changed, since everybody sees it in another way."""

    def __init__(self, key: str, boards: Boards) -> None:
        super().__init__(key, boards)
        self._content = TournamentMessage(0)

    def whole(self) -> TournamentMessage:
        return self._content

    async def read(self) -> TournamentMessage | None:
        id = self.table.partition(":")[2]
        row = await self.hall.database.run(lambda connection: book.find(connection, id))
        before, self._content = self._content, TournamentMessage(row.version if row else 0)
        return None if self._content == before else self._content


BOARDS: Final[dict[str, type[Board]]] = {"board": LobbyBoard, "group": GroupBoard, "tournament": TournamentBoard}


class WishWatch(Listener):
    """Tells somebody who looks for people what becomes of the wish."""

    def __init__(self, line: Line, account: str) -> None:
        super().__init__(wish_of(account))
        self.line = line
        self.account = account

    def hear(self) -> None:
        self.line.say(Message(WishMessage(self.line.boards.hall.finding.known(self.account))))


# -- sockets ------------------------------------------------------------------------------------------------


@websocket("/api/lobby/socket")
async def lobby_news(socket: Socket, finding: Annotated[bool, QueryParameter()] = False) -> None:
    """The lobby; a wish for a quick seat holds as long as a socket is open that asks for one."""
    await _hold(socket, LOBBY, seek=finding)


@websocket("/api/groups/{group:str}/socket")
async def group_news(socket: Socket, group: FromPath[str]) -> None:
    """A group, for its members."""
    await _hold(socket, group_board(group))


@websocket("/api/tournaments/{tournament:str}/socket")
async def tournament_news(socket: Socket, tournament: FromPath[str], link: Link = None) -> None:
    """A tournament, for whoever may see it."""
    await _hold(socket, tournament_board(tournament), link=link)


async def _hold(socket: Socket, key: str, *, seek: bool = False, link: str | None = None) -> None:
    """Somebody looks at a board until the socket closes."""
    await socket.accept()
    boards: Boards = socket.app.state.boards
    limits: Limits = socket.app.state.limits
    line = Line(socket, key, boards)
    watch: WishWatch | None = None
    try:
        try:
            limits.hit("socket", socket, account_of(socket))
            boards.trust.admit(line)
            await _admit(socket, key, link)
            if seek:
                watch = WishWatch(line, need_account(socket).id)
                boards.hall.news.listen(watch)
                boards.hall.finding.came(watch.account)
                line.say(Message(WishMessage(await boards.hall.finding.mine(watch.account))))
            boards.join(line)
            while await line.wire.hear() is not None:
                limits.hit("choice", socket, account_of(socket))
        except (WebSocketDisconnect, OSError):
            raise
        except Exception as error:
            problem = problem_of(error)
            if problem is None:
                log.exception("a socket failed", board=key)
                problem = Problem("failure", "something went wrong here; it was noted")
            line.say(Message(ProblemMessage(**problem.refusal())))
            await socket.close(code=4000 + problem.status)
    except (WebSocketDisconnect, OSError):  # the client is gone
        pass
    finally:
        boards.leave(line)
        boards.trust.forget(line)
        if watch is not None:
            boards.hall.news.forget(watch)
            await boards.hall.finding.left(watch.account)


async def _admit(socket: Socket, key: str, link: str | None) -> None:
    """Refuse who may not see a board."""
    kind, _, id = key.partition(":")
    if kind == "group":
        await hall_of(socket).groups.show(id, need_account(socket).id)
    elif kind == "tournament":
        await reach_tournament(socket, id, link)


HANDLERS = [lobby_news, group_news, tournament_news]
