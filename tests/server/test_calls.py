"""Being called: what is stored with a move, who is called about it, by which way, and what happens when that fails."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from sqlalchemy import select, update

from meydan.server import outbox, store
from meydan.server.calling import caller as caller_module
from meydan.server.calling import wishes
from meydan.server.calling.caller import Caller
from meydan.server.calling.mail import Mailer, Signer, is_address
from meydan.server.calling.posting import NotSent, check_address, is_public, post
from meydan.server.calling.push import Pusher
from meydan.server.calling.webhook import signature
from meydan.server.calling.wording import _name
from meydan.server.hall import Hall
from meydan.server.schema import callings, calls, moves, present, standings
from meydan.server.stamps import now
from meydan.server.store import Chair
from meydan.voice import LANGUAGES, Voice
from tests.server.conftest import free_port
from tests.server.receiving import PATIENCE, Browser, Receiver, until
from tests.server.test_hall import begin, open_hall, person

HOME = "https://play.example.org"
KEY = b"k" * 32
ALL = {kind: list(wishes.WAYS) for kind in outbox.KINDS}


class Letters:
    """A mail server that keeps what it is given."""

    def __init__(self) -> None:
        self.got: list[Any] = []
        self.broken = False
        port = free_port()
        self._server = Controller(self, hostname="127.0.0.1", port=port, ready_timeout=PATIENCE)
        self._server.start()
        self.url = f"smtp://127.0.0.1:{port}"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        if self.broken:
            return "451 try again"
        self.got.append(envelope)
        return "250 taken"

    def close(self) -> None:
        self._server.stop()


class Town:
    """A hall, whoever calls people for it, and those who are called."""

    def __init__(self, hall: Hall, hook: Receiver, letters: Letters) -> None:
        self.hall, self.hook, self.letters = hall, hook, letters
        self.mailer = Mailer(letters.url, "meydan@example.org", HOME, Signer(KEY))
        self.pusher = Pusher(KEY, "mailto:meydan@example.org")
        self.caller = self.new_caller()

    def new_caller(self, *, own_network: bool = True) -> Caller:
        return Caller(self.hall.database, self.pusher, self.mailer, HOME, own_network=own_network)

    async def wish(self, account: str, **values: Any) -> None:
        """Somebody wants to be called; by a hook for everything unless it is said otherwise."""
        values = {"hook": self.hook.url + "/hook", "secret": "s3cret", **values}
        await self.hall.database.run(lambda connection: wishes.change(connection, account, **values))
        await self.hall.rooms.renamed(account)

    async def table(self, *people: str, **more: Any) -> str:
        return await begin(self.hall, people[0], [Chair(seat, account=who) for seat, who in enumerate(people)], **more)

    async def turn(self, table: str) -> None:
        """Whoever is asked plays until somebody else is."""
        room, row = await self.hall.rooms.room(table), await self.hall.rooms.row(table)
        seat = room.seat
        while room.seat == seat and not room.over:
            choice = room.table.options()[-1].text
            await self.hall.play.submit(table, str(row.holder(seat)), seat, room.version, [choice], None)

    async def outbox(self) -> list[Any]:
        return await self.hall.database.run(lambda connection: connection.execute(select(calls)).all())

    async def empty(self) -> None:
        """Wait until nobody is to be called any more."""
        await eventually(self.outbox, lambda rows: not rows)


async def eventually(ask: Callable[[], Awaitable[Any]], good: Callable[[Any], bool]) -> Any:
    async with asyncio.timeout(PATIENCE):
        while not good(found := await ask()):
            await asyncio.sleep(0.02)
    return found


@pytest.fixture
def hook() -> Iterator[Receiver]:
    running = Receiver()
    yield running
    running.close()


@pytest.fixture
def letters() -> Iterator[Letters]:
    running = Letters()
    yield running
    running.close()


@pytest.fixture
def in_town(
    sqlite_url: str, hook: Receiver, letters: Letters, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Callable[[Town], Awaitable[None]]], None]:
    """Runs a story in a town where nobody waits long."""
    return _in_town(sqlite_url, hook, letters, monkeypatch)


@pytest.fixture
def in_each_town(
    database_url: str, hook: Receiver, letters: Letters, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Callable[[Town], Awaitable[None]]], None]:
    """The same on each kind of database."""
    return _in_town(database_url, hook, letters, monkeypatch)


def _in_town(
    url: str, hook: Receiver, letters: Letters, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Callable[[Town], Awaitable[None]]], None]:
    monkeypatch.setattr(outbox, "SETTLING", 0)
    monkeypatch.setattr(caller_module, "LOOK", 0.02)
    monkeypatch.setattr(caller_module, "FIRST_WAIT", 1)

    @asynccontextmanager
    async def opened() -> AsyncIterator[Town]:
        async with open_hall(url) as hall:
            town = Town(hall, hook, letters)
            try:
                yield town
            finally:
                await town.caller.stop()

    def run(story: Callable[[Town], Awaitable[None]]) -> None:
        async def told() -> None:
            async with opened() as town:
                await story(town)

        asyncio.run(told())

    return run


# -- the outbox ---------------------------------------------------------------------------------------------


def test_a_turn_is_stored_with_the_move_that_makes_it(in_each_town):
    async def story(town: Town) -> None:
        ada, bob = [await person(town.hall, name) for name in ("Ada", "Bob")]
        await town.wish(bob)
        table = await town.table(ada, bob, base=86400)
        await town.turn(table)
        rows = {row.kind: row for row in await town.outbox()}
        assert set(rows) == {outbox.TURN, outbox.DEADLINE}
        last, stands = await town.hall.database.run(
            lambda connection: (
                connection.execute(select(moves).order_by(moves.c.number.desc())).first(),
                connection.execute(select(standings)).one(),
            )
        )
        assert last is not None
        assert {row.version for row in rows.values()} == {last.number}
        assert rows[outbox.TURN].due == last.at
        assert rows[outbox.DEADLINE].due == stands.deadline - 6 * 3600 * 1000, "a quarter of a day before"

    in_each_town(story)


def test_nothing_is_stored_where_nobody_asked(in_town):
    async def story(town: Town) -> None:
        ada, bob = [await person(town.hall, name) for name in ("Ada", "Bob")]
        table = await town.table(ada, bob)
        for _ in range(4):
            await town.turn(table)
        assert await town.outbox() == []

    in_town(story)


def test_somebody_is_called_once_for_a_turn(in_each_town, hook):
    async def story(town: Town) -> None:
        ada, bob = [await person(town.hall, name) for name in ("Ada", "Bob")]
        await town.wish(bob)
        table = await town.table(ada, bob, base=86400)
        await town.caller.start()
        rival = town.new_caller()  # as another process would be
        await rival.start()
        for _ in range(3):
            await town.turn(table)
            await eventually(town.outbox, lambda rows: [row.kind for row in rows] == [outbox.DEADLINE])
            await town.turn(table)
        await rival.stop()
        told = [got.json for got in hook.got]
        assert [one["kind"] for one in told] == ["turn"] * 3
        assert len({one["id"] for one in told}) == 3

    in_each_town(story)


def test_a_turn_that_was_over_before_anybody_was_called_is_not_told(in_town, hook):
    async def story(town: Town) -> None:
        ada, bob = [await person(town.hall, name) for name in ("Ada", "Bob")]
        await town.wish(bob)
        table = await town.table(ada, bob)
        await town.turn(table)
        await town.turn(table)
        await town.caller.start()
        await eventually(town.outbox, lambda rows: [row.kind for row in rows] == [outbox.DEADLINE])
        assert hook.got == []

    in_town(story)


def test_what_was_claimed_by_a_process_that_died_is_sent_by_another(in_each_town, hook):
    async def story(town: Town) -> None:
        ada, bob = [await person(town.hall, name) for name in ("Ada", "Bob")]
        await town.wish(bob)
        table = await town.table(ada, bob)
        await town.turn(table)
        claim = outbox.claim
        assert await town.hall.database.run(lambda connection: claim(connection, now(), 5)) == [bob]
        assert await town.hall.database.run(lambda connection: claim(connection, now(), 5)) == [], "held by the first"
        later = now() + outbox.LEASE + 1
        assert await town.hall.database.run(lambda connection: claim(connection, later, 5)) == [bob]
        await town.hall.database.run(outbox.release_all)
        await town.caller.start()
        await asyncio.to_thread(hook.wait)

    in_each_town(story)


def test_those_who_wait_longest_are_called_first(in_town):
    async def story(town: Town) -> None:
        people = [await person(town.hall, name) for name in ("Ada", "Bob", "Eve")]
        for who in people:
            await town.wish(who)
        for at, who in enumerate(reversed(people)):
            for _ in range(3):
                table = (await town.hall.seating.create(people[0], _new())).id
                await town.hall.database.run(
                    lambda connection, t=table, w=who, a=at: outbox.call(connection, t, [w], outbox.OVER, a)
                )
        first = await town.hall.database.run(lambda connection: outbox.claim(connection, now(), 2))
        assert first == [people[2], people[1]]

    in_town(story)


def _new() -> Any:
    from meydan.server.seating import NewTable

    return NewTable("istanbul", 2)


# -- who is called, and for what ----------------------------------------------------------------------------


def test_invitations_and_the_end_of_a_game_call_too(in_town, hook):
    async def story(town: Town) -> None:
        ada, bob = [await person(town.hall, name) for name in ("Ada", "Bob")]
        await town.wish(bob)
        await town.caller.start()
        chairs = [Chair(0, account=ada), Chair(1, invited=bob)]
        table = await town.hall.seating.create(ada, _new_with(chairs))
        invited = (await asyncio.to_thread(hook.wait))[0].json
        assert (invited["kind"], invited["table"]) == ("invited", table.id)
        assert "Ada invites you" in invited["text"]
        await town.hall.seating.sit(table.id, bob, 1, None)
        await town.hall.seating.begin(table.id, ada)
        while not (await town.hall.rooms.room(table.id)).over:
            await town.turn(table.id)
        await eventually(town.outbox, lambda rows: not [row for row in rows if row.kind == outbox.OVER])
        over = [got.json for got in hook.got if got.json["kind"] == "over"]
        assert len(over) == 1 and "won" in over[0]["text"]

    in_town(story)


def test_an_offer_to_end_the_game_calls_who_would_have_to_agree(in_each_town, hook):
    async def story(town: Town) -> None:
        ada, bob, cem = [await person(town.hall, name) for name in ("Ada", "Bob", "Cem")]
        only = json.dumps({kind: ["hook"] if kind == outbox.AGREE else [] for kind in outbox.KINDS})
        for one in (ada, bob):
            await town.wish(one, wishes=only)
        table = await town.table(ada, bob, cem, base=86400)
        await town.hall.play.agree(table, cem, 2, True, None)
        assert sorted((row.account, row.kind) for row in await town.outbox()) == sorted(
            [(ada, "agree"), (bob, "agree")]
        )
        await town.hall.play.agree(table, bob, 1, True, None)
        await town.caller.start()
        await town.empty()
        [called] = [got.json for got in hook.got]  # Bob has agreed meanwhile
        assert (called["kind"], called["table"]) == ("agree", table)
        assert "Bob and Cem offer to end the game." in called["text"]

    in_each_town(story)


def test_an_offer_that_was_taken_back_calls_nobody(in_town, hook):
    async def story(town: Town) -> None:
        ada, bob = [await person(town.hall, name) for name in ("Ada", "Bob")]
        await town.wish(bob)
        tables = [await town.table(ada, bob, base=86400) for _ in range(3)]
        for table in tables:
            await town.hall.play.agree(table, ada, 0, True, None)
        await town.hall.play.agree(tables[0], ada, 0, False, None)
        await town.turn(tables[1])  # Ada plays on
        await town.hall.play.hand_over(tables[2], bob, 1)  # a bot plays for Bob, whom nobody asks
        await town.caller.start()
        await eventually(town.outbox, lambda rows: {row.kind for row in rows} <= {"deadline"})
        assert [got.json["kind"] for got in hook.got] == ["turn"]

    in_town(story)


# -- evenings of groups -------------------------------------------------------------------------------------

HOUR = 3600 * 1000


async def circle(town: Town, *people: str) -> str:
    """A group of these people."""
    group = await town.hall.groups.found(people[0], "Friday")
    for one in people[1:]:
        await town.hall.groups.join(group.link, one)
    return group.id


async def in_hours(town: Town, hours: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Time passes for whoever calls people."""
    later = now() + int(hours * HOUR)
    monkeypatch.setattr(caller_module, "now", lambda: later)


def test_an_evening_calls_its_group_and_again_when_it_is_near(in_each_town, hook, monkeypatch):
    async def story(town: Town) -> None:
        ada, bob, cem = [await person(town.hall, name) for name in ("Ada", "Bob", "Cem")]
        for one in (ada, bob):
            await town.wish(one)
        group = await circle(town, ada, bob, cem)
        at = now() + 30 * HOUR
        await town.hall.groups.meet(group, ada, at, "UTC", "Bring tea")
        rows = {(row.account, row.kind): row for row in await town.outbox()}
        assert set(rows) == {(bob, "night"), (ada, "soon"), (bob, "soon")}, "whoever set it knows"
        assert rows[bob, "soon"].due == at - outbox.REMIND
        await town.caller.start()
        [night] = [got.json for got in await asyncio.to_thread(hook.wait)]
        assert (night["kind"], night["group"], night["table"], night["game"]) == ("night", group, None, None)
        assert night["title"] == "Game night · Friday" and night["link"] == f"{HOME}/group/{group}"
        assert "Will you come? Bring tea Coming: Ada." in night["text"]
        await eventually(town.outbox, lambda rows: {row.kind for row in rows} == {"soon"})
        await town.hall.groups.answer(group, bob, "no")
        await in_hours(town, 28, monkeypatch)
        await town.empty()
        [soon] = [got.json for got in hook.got[1:]]  # Ada alone: Bob does not come
        assert (soon["kind"], soon["title"]) == ("soon", "Game night soon · Friday")
        assert soon["id"] != night["id"]

    in_each_town(story)


def test_an_evening_that_is_put_off_calls_anew_and_one_that_is_called_off_does_not(in_town, hook, monkeypatch):
    async def story(town: Town) -> None:
        ada, bob = [await person(town.hall, name) for name in ("Ada", "Bob")]
        await town.wish(bob)
        group = await circle(town, ada, bob)
        await town.caller.start()
        ids = []
        for count, days in enumerate((2, 3), 1):
            await town.hall.groups.meet(group, ada, now() + days * 24 * HOUR, "UTC", "")
            ids.append((await asyncio.to_thread(hook.wait, count))[-1].json["id"])
            await eventually(town.outbox, lambda rows: {row.kind for row in rows} == {"soon"})
        assert len(set(ids)) == 2, "another evening is another call"
        night = await town.hall.groups.show(group, bob)
        assert night.night is not None
        await town.hall.groups.meet(group, ada, night.night.at, "UTC", "Bring tea")
        assert {row.kind for row in await town.outbox()} == {"soon"}, "a note is no other date"
        await town.hall.groups.call_off(group, ada)
        await in_hours(town, 70, monkeypatch)
        await town.empty()
        assert len(hook.got) == 2

    in_town(story)


def test_who_joins_is_reminded_and_who_leaves_is_not(in_town, hook, monkeypatch):
    async def story(town: Town) -> None:
        ada, bob, cem = [await person(town.hall, name) for name in ("Ada", "Bob", "Cem")]
        group = await circle(town, ada, bob)
        for one in (bob, cem):
            await town.wish(one)
        await town.hall.groups.meet(group, ada, now() + 30 * HOUR, "UTC", "")
        await town.hall.groups.join((await town.hall.groups.show(group, ada)).link, cem)
        await town.hall.groups.leave(group, bob, bob)
        await in_hours(town, 28, monkeypatch)
        await town.caller.start()
        await town.empty()
        assert [got.json["kind"] for got in hook.got] == ["soon"]

    in_town(story)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_evening_is_told_in_the_readers_language_and_time(in_town, letters, language):
    async def story(town: Town) -> None:
        ada, bob = [await person(town.hall, name) for name in ("Ada", "Bob")]
        await town.wish(bob, **mailing(language=language, zone="Asia/Tokyo"))
        group = await circle(town, ada, bob)
        at = (now() // (24 * HOUR) + 5) * 24 * HOUR + 9 * HOUR
        await town.hall.groups.meet(group, ada, at, "UTC", "")
        await town.caller.start()
        await asyncio.to_thread(until, lambda: letters.got)
        assert subject(letters.got[0]) == Voice(language)("call-night", group="Friday")
        assert "18:00" in content(letters.got[0]), "where Bob lives"

    in_town(story)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_no_name_of_their_own_is_called_in_the_readers_language(language):
    say = Voice(language)
    names = [_name(say, name) for name in ("Ada", "deleted", "Guest 425", "Player 123456", "Player 12")]
    assert names[0] == "Ada" and names[1] == say("seat-gone") and names[2].endswith(" 425")
    assert names[3] == say("player-name", number="123456") and names[3].endswith(" 123456")
    assert names[4] == "Player 12"


def _new_with(chairs: list[Chair]) -> Any:
    from meydan.server.seating import NewTable

    return NewTable("istanbul-dice", len(chairs), chairs=chairs)


def test_who_looks_at_the_table_is_not_called_unless_they_asked(in_town, hook, monkeypatch):
    monkeypatch.setattr(caller_module, "LOOK_AGAIN", 300)

    async def story(town: Town) -> None:
        ada, bob, eve = [await person(town.hall, name) for name in ("Ada", "Bob", "Eve")]
        await town.wish(bob)
        await town.wish(eve, always=True)
        for other in (bob, eve):
            table = await town.table(ada, other, speed="live", base=600)
            here = {"process": "p", "place": table, "account": other, "until": now() + 10_000_000}
            await town.hall.database.run(lambda connection, h=here: connection.execute(present.insert().values(h)))
            await town.turn(table)
        await town.caller.start()
        await town.empty()
        assert [got.json["kind"] for got in hook.got] == ["turn"], "only the one who asked for it"

        # Whoever is gone a moment later had only left the page open.
        monkeypatch.setattr(caller_module, "LOOK_AGAIN", 1500)
        await town.turn(table := await town.table(ada, bob, speed="live", base=600))
        here["place"], here["account"] = table, bob
        await town.hall.database.run(lambda connection: connection.execute(present.insert().values(here)))
        await eventually(town.outbox, lambda rows: any("seen" in row.done for row in rows) or len(hook.got) > 1)
        await town.hall.database.run(lambda connection: connection.execute(present.delete()))
        await asyncio.to_thread(hook.wait, 2)

    in_town(story)


def test_a_bot_in_place_of_somebody_is_not_called(in_town):
    async def story(town: Town) -> None:
        ada, bob = [await person(town.hall, name) for name in ("Ada", "Bob")]
        await town.wish(bob)
        table = await town.table(ada, bob)
        row = await town.hall.rooms.row(table)
        room = await town.hall.rooms.room(table)
        standing = room.standing()._replace(to_answer=1, standin=True)
        assert outbox.after(row, 0, standing) is None
        assert outbox.after(row, 0, standing._replace(standin=False)) is not None

    in_town(story)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_call_is_told_in_the_readers_language_with_its_deadline(in_town, hook, language):
    async def story(town: Town) -> None:
        ada, bob = [await person(town.hall, name) for name in ("Ada", "Bob")]
        await town.wish(bob, language=language, zone="Europe/Kyiv")
        await town.turn(await town.table(ada, bob, base=86400))
        await town.caller.start()
        told = (await asyncio.to_thread(hook.wait))[0].json
        say = Voice(language)
        assert told["title"] == say("call-turn", game=say("game-istanbul"))
        assert say("call-waiting", n=1, names="Ada") in told["text"]
        assert re.search(r"\d\d:\d\d", told["text"]), "until when"
        assert told["deadline"] > now()
        assert told["link"] == f"{HOME}/table/{told['table']}"

    in_town(story)


# -- webhooks -----------------------------------------------------------------------------------------------


def test_a_hook_is_signed_and_tried_again_with_the_same_id(in_town, hook):
    hook.answers = [500, 302]

    async def story(town: Town) -> None:
        ada, bob = [await person(town.hall, name) for name in ("Ada", "Bob")]
        await town.wish(bob)
        await town.turn(await town.table(ada, bob, speed="live", base=600))
        await town.caller.start()
        await asyncio.to_thread(hook.wait, 3)
        await town.empty()
        assert len(hook.got) == 3, "sent until it was taken, a redirection is not followed, then never again"
        assert {got.path for got in hook.got} == {"/hook"}
        for got in hook.got:
            moment = got.headers["x-meydan-time"]
            assert got.headers["x-meydan-signature"] == signature("s3cret", moment, got.body)
            own = hmac.new(b"s3cret", moment.encode() + b"." + got.body, hashlib.sha256).hexdigest()
            assert got.headers["x-meydan-signature"] == f"sha256={own}"
            assert got.headers["x-meydan-call"] == got.json["id"]
        assert len({got.json["id"] for got in hook.got}) == 1
        assert town.caller.ended["hook", "failed"] == 2
        assert town.caller.ended["hook", "sent"] == 1

    in_town(story)


def test_a_hook_that_never_answers_well_is_given_up(in_town, hook):
    hook.status = 500

    async def story(town: Town) -> None:
        ada, bob = [await person(town.hall, name) for name in ("Ada", "Bob")]
        await town.wish(bob)
        await town.turn(await town.table(ada, bob, speed="live", base=600))
        await town.caller.start()
        await town.empty()
        assert len(hook.got) == caller_module.TRIES
        assert town.caller.ended["any", "given up"] == 1

    in_town(story)


PRIVATE = [
    "127.0.0.1", "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1",
    "::1", "::", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1",
]  # fmt: skip


@pytest.mark.parametrize("number", PRIVATE)
def test_no_private_address_is_public(number):
    assert not is_public(number)
    assert is_public("93.184.215.14") and is_public("2606:2800:21f:cb07::1")


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/", "ftp://example.org/", "https://", "https://a:b@example.org/", "https://127.0.0.1/",
        "https://[::1]/", "https://exa mple.org/", "https://example.org/\r\nHost: x", "https://10.1.2.3:8443/x",
    ],
)  # fmt: skip
def test_no_such_address_is_called(address):
    with pytest.raises(ValueError):
        check_address(address)


def test_where_a_name_leads_is_looked_at_when_it_is_called(hook, monkeypatch):
    """A name that led elsewhere when it was given, and leads home now, reaches nobody."""
    port = int(hook.url.rpartition(":")[2])

    async def story() -> None:
        asked = []

        async def leads_home(host: str, *_: Any, **__: Any) -> list[Any]:
            asked.append(host)
            return [(2, 1, 6, "", ("93.184.215.14", port)), (2, 1, 6, "", ("127.0.0.1", port))]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", leads_home)
        with pytest.raises(NotSent, match="private network"):
            await post(f"https://rebinding.example:{port}/", b"{}", {})
        assert asked == ["rebinding.example"], "once, and what is connected to is what was looked at"

    asyncio.run(story())
    assert hook.got == []


# -- pushes -------------------------------------------------------------------------------------------------


def test_a_push_is_for_one_browser_alone_and_signed_by_us(in_town, hook):
    async def story(town: Town) -> None:
        ada, bob = [await person(town.hall, name) for name in ("Ada", "Bob")]
        browser = Browser(f"{hook.url}/push/1")
        await add(town, bob, browser)
        await town.turn(await town.table(ada, bob, speed="live", base=600))
        await town.caller.start()
        got = (await asyncio.to_thread(hook.wait))[0]
        await town.empty()
        told = browser.read(got)
        assert (told["title"], told["waiting"]) == ("Your turn · Istanbul", 1)
        assert told["link"].startswith(f"{HOME}/table/")
        assert (got.headers["content-encoding"], got.headers["urgency"]) == ("aes128gcm", "high")
        claims = verified(got.headers["authorization"], town.pusher.public)
        assert claims["aud"] == hook.url
        assert claims["sub"] == "mailto:meydan@example.org"
        assert Pusher(KEY, "").public == town.pusher.public, "every process has the same key, after every start"
        assert len(hook.got) == 1

    in_town(story)


async def add(town: Town, account: str, browser: Browser) -> None:
    told = browser.subscription
    keys = told["keys"]["p256dh"], told["keys"]["auth"]
    await town.hall.database.run(lambda connection: wishes.add_device(connection, account, told["endpoint"], *keys))
    await town.hall.rooms.renamed(account)


def verified(header: str, public: str) -> Any:
    """What a VAPID header claims, if its key is ours and its signature holds."""
    found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+),k=([\w-]+)", header)
    assert found is not None, header
    head, body, sign, key = found.groups()
    assert key == public
    raw = decoded(sign)
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    pair = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    point.verify(pair, f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(decoded(body))


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_a_browser_that_is_gone_is_forgotten_and_the_others_get_it_once(in_town, hook):
    async def story(town: Town) -> None:
        ada, bob = [await person(town.hall, name) for name in ("Ada", "Bob")]
        first, second = Browser(f"{hook.url}/push/1"), Browser(f"{hook.url}/push/2")
        await add(town, bob, first)
        await add(town, bob, second)
        hook.answers = [410, 503, 201]  # gone; later; well
        await town.turn(await town.table(ada, bob, speed="live", base=600))
        await town.caller.start()
        await asyncio.to_thread(hook.wait, 3)
        await town.empty()
        assert [got.path for got in hook.got] == ["/push/1", "/push/2", "/push/2"]
        left = await town.hall.database.run(lambda connection: wishes.find(connection, bob))
        assert [device.endpoint for device in left.devices] == [second.endpoint]

    in_town(story)


# -- mails --------------------------------------------------------------------------------------------------


def mailing(**more: Any) -> dict[str, Any]:
    return {"hook": None, "mail": "bob@example.org", "confirmed": True, **more}


def test_one_mail_an_hour_tells_of_all_games(in_town, letters):
    async def story(town: Town) -> None:
        ada, bob = [await person(town.hall, name) for name in ("Ada", "Bob")]
        await town.wish(bob, **mailing())
        for _ in range(2):
            await town.turn(await town.table(ada, bob))
        await town.caller.start()
        await asyncio.to_thread(until, lambda: letters.got)
        await town.turn(await town.table(ada, bob))
        waits = await eventually(
            town.outbox, lambda rows: [row.due > now() + 3_000_000 for row in rows if row.kind == "turn"] == [True]
        )
        assert len(letters.got) == 1, "the third waits for the next hour"
        assert [row.tries for row in waits if row.kind == "turn"] == [0], "to wait is no failure"
        text = content(letters.got[0])
        assert text.count("Your turn · Istanbul") == 2 and "2 calls for you" in subject(letters.got[0])
        ago = now() - 3_600_001
        await town.hall.database.run(lambda connection: connection.execute(update(callings).values(mailed=ago)))
        await town.hall.database.run(
            lambda connection: connection.execute(update(calls).where(calls.c.kind == "turn").values(due=0))
        )
        await asyncio.to_thread(until, lambda: len(letters.got) == 2)

    in_town(story)


def parsed(envelope: Any) -> Any:
    from email import message_from_bytes
    from email.policy import default

    return message_from_bytes(envelope.content, policy=default)


def content(envelope: Any) -> str:
    text: str = parsed(envelope).get_content()
    return text


def subject(envelope: Any) -> str:
    return str(parsed(envelope)["subject"])


def test_live_games_do_not_mail_and_nobody_unconfirmed_is_mailed(in_town, letters):
    async def story(town: Town) -> None:
        ada, bob, eve = [await person(town.hall, name) for name in ("Ada", "Bob", "Eve")]
        await town.wish(bob, **mailing())
        await town.wish(eve, **mailing(confirmed=False))
        await town.turn(await town.table(ada, bob, speed="live", base=600))
        await town.turn(await town.table(ada, eve))
        assert {row.account for row in await town.outbox()} == {bob}, "nothing is stored for who cannot be reached"
        await town.caller.start()
        await town.empty()
        assert letters.got == []

    in_town(story)


def test_a_mail_can_be_ended_with_one_click(in_town, letters):
    async def story(town: Town) -> None:
        ada, bob = [await person(town.hall, name) for name in ("Ada", "Bob")]
        await town.wish(bob, **mailing())
        await town.turn(await town.table(ada, bob))
        await town.caller.start()
        await asyncio.to_thread(until, lambda: letters.got)
        letter = parsed(letters.got[0])
        assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        found = re.fullmatch(rf"<{HOME}/api/calls/stop\?token=([\w.-]+)>", letter["list-unsubscribe"])
        assert found is not None
        signer = Signer(KEY)
        assert signer.stopped(found[1]) == (bob, "bob@example.org")
        assert signer.confirmed(found[1]) is None, "a link for one thing is none for another"
        assert Signer(b"x" * 32).stopped(found[1]) is None
        assert f"{HOME}/mail?stop=" in letter.get_content()
        stop = wishes.unsubscribe
        assert await town.hall.database.run(lambda connection: stop(connection, bob, "bob@example.org"))
        row = await town.hall.database.run(lambda connection: store.held_by(connection, bob))
        assert row and not await town.hall.database.run(lambda connection: stop(connection, bob, "bob@example.org"))

    in_town(story)


def test_a_mail_server_that_is_away_is_tried_again(in_town, letters):
    letters.broken = True

    async def story(town: Town) -> None:
        ada, bob = [await person(town.hall, name) for name in ("Ada", "Bob")]
        await town.wish(bob, **mailing())
        await town.turn(await town.table(ada, bob))
        await town.caller.start()
        await eventually(town.outbox, lambda rows: any(row.tries >= 2 for row in rows))
        letters.broken = False
        await asyncio.to_thread(until, lambda: letters.got)

    in_town(story)


@pytest.mark.parametrize("text", ["", "bob", "bob@", "@example.org", "bob@example", "a b@c.org", "b\n@c.org"])
def test_not_everything_is_an_address_of_mail(text):
    assert not is_address(text)
    assert is_address("bob.o'neil+games@mail.example.org")
