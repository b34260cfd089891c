"""People are called when it is their turn: what they chose, the outbox, who is here, and phrases."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("calls", sa.String(60)))
    op.add_column("chairs", sa.Column("seen", sa.BigInteger))
    op.add_column("chat", sa.Column("phrase", sa.String(20)))
    op.create_table(
        "callings",
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("zone", sa.String(40), nullable=False),
        sa.Column("wishes", sa.Text, nullable=False),
        sa.Column("always", sa.Boolean, nullable=False),
        sa.Column("mail", sa.String(254)),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("mailed", sa.BigInteger, nullable=False),
        sa.Column("hook", sa.String(500)),
        sa.Column("secret", sa.String(64)),
        sa.Column("claimed", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_callings_account"),
        sa.PrimaryKeyConstraint("account", name="pk_callings"),
    )
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_pushes_account"),
        sa.PrimaryKeyConstraint("id", name="pk_pushes"),
        sa.UniqueConstraint("endpoint", name="uq_pushes_endpoint"),
    )
    op.create_index("ix_pushes_account", "pushes", ["account"])
    op.create_table(
        "calls",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("done", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_calls_table_id"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_calls_account"),
        sa.PrimaryKeyConstraint("table_id", "account", "kind", name="pk_calls"),
    )
    op.create_index("ix_calls_due", "calls", ["due"])
    op.create_index("ix_calls_account", "calls", ["account"])
    op.create_table(
        "present",
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_present_table_id"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_present_account"),
        sa.PrimaryKeyConstraint("process", "table_id", "account", name="pk_present"),
    )
    op.create_index("ix_present_table", "present", ["table_id"])


def downgrade() -> None:
    for table in ("present", "calls", "pushes", "callings"):
        op.drop_table(table)
    for table, column in (("chat", "phrase"), ("chairs", "seen"), ("accounts", "calls")):
        op.drop_column(table, column)
