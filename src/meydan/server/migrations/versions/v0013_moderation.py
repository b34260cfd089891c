"""A host moderates: reports, names that were removed, who may say nothing, and an audit log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("silenced", sa.BigInteger))
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("account", sa.String(32)),
        sa.Column("table_id", sa.String(32)),
        sa.Column("line", sa.Integer),
        sa.Column("quoted", sa.String(400)),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("words", sa.String(500), nullable=False),
        sa.Column("settled", sa.BigInteger),
        sa.ForeignKeyConstraint(["reporter"], ["accounts.id"], name="fk_reports_reporter"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_reports_account"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reports_table_id"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_index("ix_reports_account", "reports", ["account"])
    op.create_table(
        "removed",
        sa.Column("login", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("login", name="pk_removed"),
    )
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(60), nullable=False),
        sa.Column("act", sa.String(20), nullable=False),
        sa.Column("account", sa.String(32)),
        sa.Column("what", sa.String(500), nullable=False),
        sa.Column("report", sa.String(32)),
        sa.Column("pending", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_audit"),
    )


def downgrade() -> None:
    for table in ("audit", "removed", "reports"):
        op.drop_table(table)
    op.drop_column("accounts", "silenced")
