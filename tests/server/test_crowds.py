"""Crowds: those who watch hear everything, all with the same bytes, after the players, and however slowly they read."""

from __future__ import annotations

import asyncio
import json
import socket
import zlib
from collections import Counter
from contextlib import ExitStack
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader
from websockets.sync.client import ClientConnection, connect

from meydan.server.api import crowds
from meydan.server.api.crowds import AT_ONCE, Crowds
from meydan.server.hall import Hall
from meydan.server.messages import WINDOW, Message
from meydan.server.news import Listener
from meydan.server.room import Room
from meydan.server.store import Chair
from tests.server.conftest import Server
from tests.server.people import Person
from tests.server.test_going_on import until
from tests.server.test_hall import begin, in_hall, person

GAME = "istanbul-dice"


# -- what is sent -------------------------------------------------------------------------------------------


def read(data: bytes) -> Frame:
    """What somebody else's reader makes of a frame."""
    stream = StreamReader()
    stream.feed_data(data)
    with pytest.raises(StopIteration) as done:
        next(Frame.parse(stream.read_exact, mask=False, max_size=None, extensions=[]))
    frame: Frame = done.value.value
    assert (frame.opcode, frame.fin) == (Opcode.TEXT, True)
    return frame


@pytest.mark.parametrize("length", [0, 100, 114, 115, 1000, 65_000, 70_000, 200_000])
def test_a_message_is_a_frame_of_any_length(length):
    content = {"text": "ç" + "x" * length}
    assert json.loads(read(Message(content).frame(False)).data) == content


def test_a_packed_message_stands_alone():
    message = Message({"numbers": list(range(5000))})
    assert len(message.frame(True)) < len(message.frame(False)) / 2
    packed = bytearray(message.frame(True))
    assert packed[0] & 0x40, "marked as packed"
    packed[0] &= ~0x40  # whoever unpacks knows, and whoever does not would refuse it
    text = zlib.decompressobj(-WINDOW).decompress(read(bytes(packed)).data + b"\x00\x00\xff\xff")
    assert json.loads(text) == {"numbers": list(range(5000))}
    assert Message({"short": 1}).frame(True) == Message({"short": 1}).frame(False)


# -- who is told, and in which order ------------------------------------------------------------------------


class Wire:
    """Stands for a connection: keeps what was said."""

    def __init__(self, said: list[tuple[str, Message]], name: str) -> None:
        self.all, self.name, self.ready = said, name, True

    def say(self, message: Message) -> None:
        self.all.append((self.name, message))


class Watcher(Listener):
    """Stands for a line of the service: what a crowd knows of it."""

    def __init__(self, hall: Hall, table: str, said: list[tuple[str, Message]], name: str) -> None:
        super().__init__(table)
        self.hall, self.wire, self.who = hall, Wire(said, name), None
        self.version, self.sparing, self.words = 0, False, False
        self.row = self.reached = hall.rooms.rows[table]
        self.talked, self.heard = hall.rooms.talked.get(table, 0), 0
        self.telling = asyncio.Lock()
        self.woken = 0
        self.misses_who = False

    def wake(self) -> None:
        self.woken += 1


class Player(Listener):
    """A seat that is told at once."""

    def __init__(self, table: str, said: list[tuple[str, Message]]) -> None:
        super().__init__(table)
        self.said = said

    def hear(self) -> None:
        self.said.append(("player", Message({})))


def watched(url: str, count: int, work: Any) -> None:
    """A table with a crowd; `work` gets the hall, the table, how to make a choice, the watchers, and what is said."""

    async def inside(hall: Hall) -> None:
        ada = await person(hall, "Ada")
        table = await begin(hall, ada, [Chair(0, account=ada), Chair(1, account=ada)], public=True)
        room = await hall.rooms.room(table)
        await hall.rooms.row(table)
        said: list[tuple[str, Message]] = []
        crowd = Crowds()
        watchers: list[Any] = [Watcher(hall, table, said, f"watcher {n}") for n in range(count)]
        for watcher in watchers:
            crowd.join(watcher)
        hall.news.listen(Player(table, said))

        async def choose() -> None:
            text = room.table.options()[0].text
            await hall.play.submit(table, ada, room.seat, room.version, [text], None)

        await work(SimpleNamespace(hall=hall, table=table, room=room, choose=choose, watchers=watchers, said=said))

    in_hall(url, inside)


def test_who_is_at_the_same_place_gets_the_very_same_message(sqlite_url, monkeypatch):
    made: Counter[tuple[int, bool]] = Counter()
    news = Room.news

    def counted(room: Room, seat: int, since: int, sparing: bool = False, words: bool = False) -> dict[str, Any]:
        made[since, sparing] += 1
        return news(room, seat, since, sparing, words)

    monkeypatch.setattr(Room, "news", counted)

    async def work(game: Any) -> None:
        for watcher in game.watchers[::2]:
            watcher.sparing = True
        await game.choose()
        await until(lambda: all(watcher.version == 1 for watcher in game.watchers))
        assert made == {(0, True): 1, (0, False): 1}
        assert len({id(message) for name, message in game.said if name != "player"}) == 2
        assert len(game.said) == 1 + len(game.watchers)

    watched(sqlite_url, 5 * AT_ONCE, work)


def test_players_hear_before_any_watcher_and_others_go_on_between_pieces_of_a_crowd(sqlite_url):
    async def work(game: Any) -> None:
        async def others() -> None:
            while True:
                game.said.append(("others", None))
                await asyncio.sleep(0)

        going_on = asyncio.create_task(others())
        await game.choose()
        await until(lambda: all(watcher.version == 1 for watcher in game.watchers))
        going_on.cancel()
        names = [name for name, _ in game.said if name != "others"]
        assert names[0] == "player"
        pieces = " ".join(name.partition(" ")[0] for name, _ in game.said).split("others")
        assert max(piece.count("watcher") for piece in pieces) == AT_ONCE

    watched(sqlite_url, 10 * AT_ONCE, work)


def test_a_crowd_rests_longer_than_it_is_told(sqlite_url, monkeypatch):
    rests: list[float] = []
    sleep = asyncio.sleep

    async def resting(seconds: float) -> None:
        rests.append(seconds)
        await sleep(seconds)

    monkeypatch.setattr(crowds, "asyncio", SimpleNamespace(sleep=resting, create_task=asyncio.create_task))

    async def work(game: Any) -> None:
        await game.choose()
        await until(lambda: all(watcher.version == 1 for watcher in game.watchers))
        await until(lambda: len(rests) == 4)
        assert min(rests) > 0

    watched(sqlite_url, 4 * AT_ONCE, work)


def test_what_happens_while_a_crowd_is_told_is_told_together_afterwards(sqlite_url):
    async def work(game: Any) -> None:
        for _ in range(20):
            await game.choose()
        await until(lambda: all(watcher.version == 20 for watcher in game.watchers))
        each = Counter(name for name, _ in game.said)
        assert max(each[watcher.wire.name] for watcher in game.watchers) < 20

    watched(sqlite_url, 4 * AT_ONCE, work)


def test_who_reads_slowly_or_is_being_told_something_comes_alone(sqlite_url):
    async def work(game: Any) -> None:
        slow, busy, quick = game.watchers
        slow.wire.ready = False
        async with busy.telling:
            await game.choose()
            await until(lambda: quick.version == 1)
        assert (slow.version, busy.version) == (0, 0)
        assert (slow.woken, busy.woken, quick.woken) == (1, 1, 0)

    watched(sqlite_url, 3, work)


# -- over the wire ------------------------------------------------------------------------------------------


@pytest.fixture
def server(shared_server: Server) -> Server:
    return shared_server


def hot_seat(ada: Person) -> str:
    wish = {"game": GAME, "seats": 2, "public": True, "chairs": [{"kind": "me"}, {"kind": "me"}]}
    table: str = ada.post("/api/tables", **wish)["id"]
    ada.post(f"/api/tables/{table}/start")
    return table


def play_on(ada: Person, table: str, choices: int) -> int:
    """Make so many choices; the version they led to."""
    for _ in range(choices):
        seat = ada.get(f"/api/tables/{table}")["to_answer"]
        seen = ada.get(f"/api/tables/{table}/view", seat=seat)
        ada.choose(table, seat, seen["version"], [seen["view"]["options"][0]])
    version: int = ada.get(f"/api/tables/{table}")["version"]
    return version


def watching(server: Server, table: str, *, packed: bool = True, sparing: bool = False) -> ClientConnection:
    """Somebody who has not signed in."""
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket{'?views=asked' if sparing else ''}"
    return connect(address, compression="deflate" if packed else None, max_size=2**22)


def heard(one: ClientConnection, version: int) -> list[dict[str, Any]]:
    """All that is told until a version."""
    told: list[dict[str, Any]] = []
    while not told or told[-1].get("version", -1) < version:
        told.append(json.loads(one.recv(timeout=60)))
    return told


def test_watchers_of_all_forms_hear_all_that_happens(server: Server):
    with Person(server.url, "Ada") as ada, ExitStack() as opened:
        table = hot_seat(ada)
        forms = [(packed, sparing) for packed in (False, True) for sparing in (False, True)]
        crowd = [
            opened.enter_context(watching(server, table, packed=packed, sparing=sparing))
            for packed, sparing in forms * 20
        ]
        for one in crowd:
            heard(one, 0)
        version = play_on(ada, table, 15)
        happened = ada.get(f"/api/tables/{table}/events", since=0)["events"]
        public = ada.get(f"/api/tables/{table}/view")
        for number, one in enumerate(crowd):
            told = [message for message in heard(one, version) if message["type"] == "events"]
            assert [event for message in told for event in message["events"]] == happened
            assert [message["since"] for message in told[1:]] == [message["version"] for message in told[:-1]]
            if not forms[number % len(forms)][1]:
                apart = {"type": 0, "since": 0, "events": 0, "clock": 0}  # what it is now is told by each clock
                assert {**told[-1], **apart} == {**public, **apart}


def test_a_crowd_hears_what_is_said_and_how_it_ends_but_not_whom_somebody_has_muted(server: Server):
    with Person(server.url, "Ada") as ada, Person(server.url, "Ben") as ben, ExitStack() as opened:
        table = hot_seat(ada)
        ben.put(f"/api/mutes/{ada.me['id']}")
        others = [opened.enter_context(watching(server, table)) for _ in range(3)]
        deaf = opened.enter_context(ben.socket(table))
        for one in (*others, deaf):
            heard(one, 0)
        for number in range(3):
            ada.post(f"/api/tables/{table}/chat", text=f"line {number}")
        version = play_on(ada, table, 2)
        ada.play_over_http(table, [0, 1])
        for one in (*others, deaf):
            said: list[str] = []
            status, over = "playing", 0
            while status != "finished" or over < version or (one is not deaf and len(said) < 3):
                message = json.loads(one.recv(timeout=60))
                over = max(over, message.get("version", 0))
                if message["type"] == "table":
                    status = message["table"]["status"]
                    assert (message["table"]["link"], message["table"]["mine"]) == (None, [])
                if message["type"] == "chat":
                    said += [line["text"] for line in message["lines"]]
            assert said == ([] if one is deaf else ["line 0", "line 1", "line 2"])


def test_a_watcher_who_does_not_read_holds_up_nobody_and_hears_the_end(server: Server):
    with Person(server.url, "Ada") as ada, socket.socket() as slow, watching(server, hot_seat(ada)) as _:
        table = hot_seat(ada)
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.connect(("127.0.0.1", server.port))
        slow.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            "\r\n".encode()
        )
        slow.recv(1)
        with watching(server, table) as quick:
            last = ada.play_over_http(table, [0, 1])["version"]
            heard(quick, last)
        slow.settimeout(60)
        said = b""
        while f'"version":{last},'.encode() not in said:
            said = said[-100:] + slow.recv(65536)


def test_a_private_table_is_told_to_those_with_its_link(server: Server):
    with Person(server.url, "Ada") as ada, ExitStack() as opened:
        wish = {"game": GAME, "seats": 2, "chairs": [{"kind": "me"}, {"kind": "me"}]}
        table = ada.post("/api/tables", **wish)
        ada.post(f"/api/tables/{table['id']}/start")
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket"
        linked = opened.enter_context(connect(f"{address}?link={table['link']}", max_size=2**22))
        hers = opened.enter_context(ada.socket(table["id"]))
        stranger = opened.enter_context(connect(address))
        assert json.loads(stranger.recv(timeout=60))["code"] == "not-found"
        for one in (linked, hers):
            heard(one, 0)
        version = play_on(ada, table["id"], 3)
        for one in (linked, hers):
            heard(one, version)
