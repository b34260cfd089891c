"""Profiles: how games came out for whoever played them, how ratings went, favourites, and who keeps theirs private."""

from __future__ import annotations

import json
from itertools import groupby
from operator import attrgetter
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

AT_ONCE = 500  # games whose results are written down together


def upgrade() -> None:
    op.add_column("accounts", sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("who", sa.String(50), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("mix", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("beaten", sa.Integer),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id"),
        sa.PrimaryKeyConstraint("table_id", "who", name="pk_results"),
    )
    op.create_table(
        "rating_steps",
        sa.Column("who", sa.String(50), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("was", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rating_steps_table_id"),
        sa.PrimaryKeyConstraint("who", "game", "number", name="pk_rating_steps"),
    )
    op.create_index("ix_rating_steps_table_id", "rating_steps", ["table_id"])
    op.create_table(
        "favourites",
        sa.Column("who", sa.String(50), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("things", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("who", "game", name="pk_favourites"),
    )
    _remember()
    op.create_index("ix_results_who", "results", ["who", "finished", "table_id"])
    op.create_index("ix_results_public", "results", ["who", "public", "finished", "table_id"])
    op.create_index("ix_results_sums", "results", ["who", "game", "seats", "mix", "rank"])
    op.create_index("ix_results_beaten", "results", ["who", "beaten"])
    op.create_index("ix_results_counted", "results", ["counted", "table_id"])
    op.create_index("ix_ratings_best", "ratings", ["game", "mu"])


def _remember() -> None:
    """The results of all games that are over: as the service writes them down from now on."""
    connection = op.get_bind()
    meta = sa.MetaData()
    results, tables, chairs, accounts = (
        sa.Table(name, meta, autoload_with=connection, resolve_fks=False)
        for name in ("results", "tables", "chairs", "accounts")
    )
    table = (tables.c.id, tables.c.game, tables.c.options, tables.c.seats, tables.c.public, tables.c.finished)
    over = (
        sa.select(*table, chairs.c.account, chairs.c.bot, chairs.c.rank, accounts.c.deleted)
        .join(chairs, chairs.c.table_id == tables.c.id)
        .outerjoin(accounts, accounts.c.id == chairs.c.account)
        .where(tables.c.status == "finished", chairs.c.rank.is_not(None))
        .order_by(tables.c.id)
    )
    found: list[dict[str, Any]] = []
    for _, seats in groupby(connection.execute(over).all(), attrgetter("id")):
        found += _results(list(seats))
    for first in range(0, len(found), AT_ONCE):
        connection.execute(sa.insert(results), found[first : first + AT_ONCE])


def _results(seats: list[Any]) -> list[dict[str, Any]]:
    """One row for each who played a game; none where somebody held several seats, or where options cannot be read."""
    people = [seat.account for seat in seats if seat.account]
    who = {seat.account or f"bot:{seat.bot}" for seat in seats}
    try:
        options = json.loads(seats[0].options).items()
    except (ValueError, AttributeError):
        return []
    if len(set(people)) < len(people) or len(who) < 2 or seats[0].finished is None:
        return []
    mix = {name: value for name, value in options if value is True or _names(value)}
    best: dict[str, dict[str, Any]] = {}
    for seat in sorted(seats, key=attrgetter("rank"), reverse=True):
        if seat.deleted is None:
            name = seat.account or f"bot:{seat.bot}"
            best[name] = {
                "table_id": seat.id,
                "who": name,
                "game": seat.game,
                "seats": seat.seats,
                "mix": json.dumps(mix, ensure_ascii=False, separators=(",", ":")),
                "public": seat.public,
                "finished": seat.finished,
                "rank": seat.rank,
                "beaten": None,
                "counted": False,
            }
    return list(best.values())


def _names(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, str) for one in value)


def downgrade() -> None:
    op.drop_index("ix_ratings_best", "ratings")
    for table in ("favourites", "rating_steps", "results"):
        op.drop_table(table)
    op.drop_column("accounts", "private")
