"""Who is at open sockets: asked for all of them at once, and noticed when it is somebody else or nobody any more."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import event

from meydan.server.accounts import Account, Accounts, Proof
from meydan.server.api import trusting
from meydan.server.api.trusting import AHEAD, TRUSTED, Trust
from meydan.server.database import Database
from meydan.server.keys import digest_of
from meydan.server.sessions import Session
from tests.server.small_app import KEYS, opened
from tests.server.test_going_on import until


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    with opened(database_url) as one:
        yield one


def test_proofs_of_many_are_looked_at_together(database: Database):
    accounts = Accounts(database, KEYS)

    async def work() -> None:
        people = [await accounts.guest(f"Guest {number}") for number in range(6)]
        ids = [await accounts.new_token(one, "bot") for one in people]
        tokens = [digest_of(token) for _, token in ids]
        sessions: list[Proof] = [Session(one.id, 0) for one in people]
        await accounts.sign_out_everywhere(people[1])
        await accounts.delete(people[2])
        await accounts.revoke(people[3], ids[3][0])
        renamed = await accounts.rename(people[4], "Another")
        asked: list[str] = []
        event.listen(database.engine, "before_cursor_execute", lambda *given: asked.append(given[2]))
        known = await accounts.still_known({*sessions, *tokens, Session("nobody", 0), "no digest"})
        assert sum("SELECT" in statement for statement in asked) == 2
        assert known == {
            sessions[0]: people[0], sessions[3]: people[3], sessions[4]: renamed, sessions[5]: people[5],
            tokens[0]: people[0], tokens[1]: people[1], tokens[4]: renamed, tokens[5]: people[5],
        }  # fmt: skip

    asyncio.run(work())


class Line:
    """Stands for a line of the service."""

    def __init__(self, account: Account | None, proof: Proof | None) -> None:
        self.socket = SimpleNamespace(scope={"user": account}, proof=proof)
        self.woken = 0

    def wake(self) -> None:
        self.woken += 1


class Desk:
    """Stands for the accounts: knows some, and counts how often it is asked."""

    def __init__(self) -> None:
        self.known: dict[Proof, Account] = {}
        self.asked = 0

    async def still_known(self, proofs: set[Proof]) -> dict[Proof, Account]:
        self.asked += 1
        await asyncio.sleep(0)
        return {proof: self.known[proof] for proof in proofs if proof in self.known}


def at_the_desk(monkeypatch: pytest.MonkeyPatch, work: Any) -> None:
    clock = SimpleNamespace(now=0.0)
    monkeypatch.setattr(trusting, "time", SimpleNamespace(monotonic=lambda: clock.now))
    monkeypatch.setattr(trusting, "proof_of", lambda socket: socket.proof)

    async def inside() -> None:
        desk = Desk()
        await work(Trust(desk), desk, clock)  # type: ignore[arg-type]  # stands for accounts

    asyncio.run(inside())


def test_everybody_is_asked_for_once_and_ahead_of_time(monkeypatch):
    async def work(trust: Trust, desk: Desk, clock: Any) -> None:
        ada = Account("1", "Ada", True)
        desk.known["ada"] = ada
        lines: list[Any] = [Line(ada, "ada") for _ in range(100)] + [Line(None, None)]
        for line in lines:
            trust.admit(line)
        assert trust.is_fresh()
        clock.now = AHEAD + 0.1
        assert all(trust.is_fresh() for _ in lines), "nobody waits"
        await until(lambda: desk.asked == 1)
        clock.now = AHEAD + TRUSTED + 1
        await asyncio.gather(*(trust.renew() for _ in lines))
        assert desk.asked == 2
        assert [line.woken for line in lines] == [0] * 101

    at_the_desk(monkeypatch, work)


def test_who_is_somebody_else_or_nobody_now_is_woken(monkeypatch):
    async def work(trust: Trust, desk: Desk, clock: Any) -> None:
        ada, ben, cem = (Account(name, name, True) for name in ("Ada", "Ben", "Cem"))
        lines: list[Any] = [Line(ada, "ada"), Line(ben, "ben"), Line(cem, "cem")]
        for line in lines:
            trust.admit(line)
        desk.known = {"ada": ada, "ben": Account("Ben", "Benjamin", False)}
        clock.now = TRUSTED + 1
        await trust.renew()
        assert [line.woken for line in lines] == [0, 1, 1]
        assert [line.socket.scope["user"] for line in lines] == [ada, desk.known["ben"], None]
        trust.forget(lines[1])

    at_the_desk(monkeypatch, work)


def test_a_database_that_fails_is_asked_again_and_whoever_waits_is_told(monkeypatch):
    async def work(trust: Trust, desk: Desk, clock: Any) -> None:
        async def broken(proofs: set[Proof]) -> dict[Proof, Account]:
            desk.asked += 1
            raise OSError("no database")

        monkeypatch.setattr(desk, "still_known", broken)
        clock.now = AHEAD + 0.1
        assert trust.is_fresh()
        await until(lambda: desk.asked == 1)
        clock.now = TRUSTED + 0.1
        with pytest.raises(OSError, match="no database"):
            await trust.renew()
        monkeypatch.undo()

    at_the_desk(monkeypatch, work)
