"""All that is kept of somebody, for themselves: nothing secret, and nothing private of others."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Column, Connection, select

from meydan.server import passkeys, recovering, schema
from meydan.server.room import as_json
from meydan.server.stamps import now

FORMAT: Final = "meydan-account"
JSON_COLUMNS: Final = {"options", "score", "wishes", "mix", "things"}

# What is told, by its name there: the column that says whose it is, and those that are told.
_A: Final = schema


def _of(owner: Column[Any], *names: str) -> tuple[Column[Any], Sequence[Column[Any]]]:
    return owner, [owner.table.c[name] for name in names]


KEPT: Final = {
    "tokens": _of(_A.tokens.c.account, "name", "created"),
    "calls": _of(_A.callings.c.account, "language", "zone", "wishes", "always", "mail", "confirmed", "mailed", "hook"),
    "browsers": _of(_A.pushes.c.account, "endpoint", "created"),
    "seats": _of(_A.chairs.c.account, "table_id", "seat", "colour", "rank", "score", "seen"),
    "invitations": _of(_A.chairs.c.invited, "table_id", "seat"),
    "said": _of(_A.chat.c.account, "table_id", "at", "text", "phrase"),
    "muted": _of(_A.mutes.c.account, "muted"),
    "unlisted": _of(_A.unlisted.c.account, "table_id"),
    "ratings": _of(_A.ratings.c.who, "game", "mu", "sigma", "games"),
    "rating_steps": _of(_A.rating_steps.c.who, "game", "number", "table_id", "at", "was", "mu", "sigma"),
    "results": _of(_A.results.c.who, "table_id", "game", "seats", "mix", "finished", "rank", "beaten"),
    "favourites": _of(_A.favourites.c.who, "game", "things"),
    "puzzles": _of(_A.tries.c.account, "puzzle", "at", "solved"),
    "solver": _of(_A.solvers.c.account, "rated"),
    "tournaments": _of(_A.entrants.c.account, "tournament", "number", "entered", "dropped"),
    "tournaments_made": _of(_A.tournaments.c.organiser, "id", "title", "game", "created"),
    "groups": _of(_A.members.c.account, "group_id", "joined"),
    "groups_owned": _of(_A.groups.c.owner, "id", "name", "created"),
    "evenings": _of(_A.comers.c.account, "group_id", "answer"),
    "looking_for_players": _of(_A.seekers.c.account, "game", "mix", "least", "most", "speed", "since"),
    "reported": _of(_A.reports.c.reporter, "at", "table_id", "line", "reason", "words", "settled"),
}
# Whose it is stands there too, and it is told otherwise, belongs to somebody else, or is gone in a moment.
LEFT_OUT: Final = {
    _A.tables.c.host, _A.records.c.account, _A.passkeys.c.account, _A.recoveries.c.account,  # below
    _A.mutes.c.muted, _A.reports.c.account, _A.audit.c.account,  # what others think of them
    _A.calls.c.account, _A.present.c.account,  # of this moment
}  # fmt: skip
TABLE: Final = (
    "id", "game", "options", "seats", "public", "rated", "speed", "base", "increment", "status", "ended", "created",
    "started", "finished",
)  # fmt: skip


def all_of(connection: Connection, account: str) -> dict[str, Any]:
    """Everything of one account, as plain data."""
    people = schema.accounts.c
    row = connection.execute(select(people.name, people.login, people.created).where(people.id == account)).one()
    found: dict[str, Any] = {
        "format": FORMAT,
        "at": now(),
        "account": {"id": account, "name": row.name, "guest": row.login is None, "created": row.created},
        "recovery_code_made": recovering.made(connection, account),
        "passkeys": [
            {"name": one.name, "created": one.created, "used": one.used}
            for one in passkeys.known(connection, account)
        ],
    }  # fmt: skip
    for name, (owner, columns) in KEPT.items():
        found[name] = [_told(one._asdict()) for one in connection.execute(select(*columns).where(owner == account))]
    tables, chairs = schema.tables.c, schema.chairs.c
    near = select(chairs.table_id).where(chairs.account == account)
    query = select(*(tables[name] for name in TABLE), (tables.host == account).label("host"))
    query = query.where(tables.id.in_(near) | (tables.host == account)).order_by(tables.created)
    found["tables"] = [_told(one._asdict()) for one in connection.execute(query)]
    found["moves"] = _moves(connection, account)
    records = select(schema.records).where(schema.records.c.account == account)
    found["records"] = [
        {"id": one.id, "created": one.created, "record": json.loads(one.text)} for one in connection.execute(records)
    ]
    return found


def _moves(connection: Connection, account: str) -> dict[str, list[dict[str, Any]]]:
    """What somebody chose, by table; what others chose is in the records of finished games."""
    moves, chairs = schema.moves.c, schema.chairs.c
    mine = (chairs.table_id == moves.table_id) & (chairs.seat == moves.seat) & (chairs.account == account)
    query = select(moves.table_id, moves.number, moves.at, moves.seat, moves.kind, moves.text).join(
        schema.chairs, mine
    )  # fmt: skip
    found: dict[str, list[dict[str, Any]]] = {}
    for row in connection.execute(query.order_by(moves.table_id, moves.number)):
        told = row._asdict()
        found.setdefault(told.pop("table_id"), []).append(told)
    return found


def _told(row: dict[str, Any]) -> dict[str, Any]:
    """A row with its JSON read, and what has nothing to tell left out."""
    return {
        name: json.loads(value) if name in JSON_COLUMNS else value
        for name, value in row.items()
        if value is not None
    }  # fmt: skip


def as_file(found: dict[str, Any]) -> bytes:
    return as_json(found).encode()
