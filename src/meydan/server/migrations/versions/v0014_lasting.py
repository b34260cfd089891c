"""Accounts last: passkeys and recovery codes; and games can be left: resigned, ended by agreement, or removed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("tables", sa.Column("ended", sa.String(10)))
    op.create_table(
        "unlisted",
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_unlisted_account"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_unlisted_table_id"),
        sa.PrimaryKeyConstraint("account", "table_id", name="pk_unlisted"),
    )
    op.create_table(
        "recoveries",
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_recoveries_account"),
        sa.PrimaryKeyConstraint("account", name="pk_recoveries"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("credential", sa.String(1400), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_passkeys_account"),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.UniqueConstraint("credential", name="uq_passkeys_credential"),
    )
    op.create_index("ix_passkeys_account", "passkeys", ["account"])
    op.create_table(
        "answered",
        sa.Column("challenge", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("challenge", name="pk_answered"),
    )
    op.create_index("ix_answered_until", "answered", ["until"])


def downgrade() -> None:
    for table in ("answered", "passkeys", "recoveries", "unlisted"):
        op.drop_table(table)
    op.drop_column("tables", "ended")
