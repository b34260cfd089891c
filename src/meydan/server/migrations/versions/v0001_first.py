"""The first form: accounts, tables and their moves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("password", sa.Text),
        sa.Column("login", sa.String(40)),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("deleted", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
        sa.UniqueConstraint("login", name="uq_accounts_login"),
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tokens"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_tokens_account"),
        sa.UniqueConstraint("digest", name="uq_tokens_digest"),
    )
    op.create_index("ix_tokens_account", "tokens", ["account"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("link", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("speed", sa.String(10), nullable=False),
        sa.Column("base", sa.Integer, nullable=False),
        sa.Column("increment", sa.Integer, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("prefix", sa.Text),
        sa.Column("origin", sa.String(32)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("finished", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["host"], ["accounts.id"], name="fk_tables_host"),
        sa.UniqueConstraint("link", name="uq_tables_link"),
    )
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_index("ix_tables_lobby", "tables", ["public", "status", "created"])
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("account", sa.String(32)),
        sa.Column("invited", sa.String(32)),
        sa.Column("bot", sa.String(40)),
        sa.Column("colour", sa.String(20)),
        sa.Column("rank", sa.Integer),
        sa.Column("score", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_chairs"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chairs_table_id"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_chairs_account"),
        sa.ForeignKeyConstraint(["invited"], ["accounts.id"], name="fk_chairs_invited"),
    )
    op.create_index("ix_chairs_account", "chairs", ["account"])
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("key", sa.String(100)),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_moves"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_moves_table_id"),
        sa.UniqueConstraint("table_id", "key", name="uq_moves_key"),
    )
    op.create_table(
        "queues",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("choices", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_queues"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_queues_table_id"),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.String(400), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_chat_account"),
    )
    op.create_table(
        "mutes",
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("muted", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("account", "muted", name="pk_mutes"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_mutes_account"),
        sa.ForeignKeyConstraint(["muted"], ["accounts.id"], name="fk_mutes_muted"),
    )
    op.create_table(
        "records",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_records"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_records_account"),
    )
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(50), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("who", "game", name="pk_ratings"),
    )


def downgrade() -> None:
    for name in ("ratings", "records", "mutes", "chat", "queues", "moves", "chairs", "tables", "tokens", "accounts"):
        op.drop_table(name)
