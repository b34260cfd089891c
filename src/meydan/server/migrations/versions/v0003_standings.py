"""How games stand is stored beside their moves, and tables are found by their host and by who is invited."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "standings",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("to_answer", sa.Integer, nullable=False),
        sa.Column("by_bot", sa.Boolean, nullable=False),
        sa.Column("round", sa.Integer),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("moved", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_standings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_standings_table_id"),
        postgresql_with={"fillfactor": 70},
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_chairs_invited", "chairs", ["invited"])


def downgrade() -> None:
    op.drop_index("ix_chairs_invited", "chairs")
    op.drop_index("ix_tables_host", "tables")
    op.drop_table("standings")
