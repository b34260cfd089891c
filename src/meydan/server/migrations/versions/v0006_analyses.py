"""What an analysis of a game found is kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("effort", sa.String(10), nullable=False),
        sa.Column("eyes", sa.Integer, nullable=False),
        sa.Column("seed", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("found", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game", "effort", "eyes", "seed", "version", name="pk_analyses"),
    )


def downgrade() -> None:
    op.drop_table("analyses")
