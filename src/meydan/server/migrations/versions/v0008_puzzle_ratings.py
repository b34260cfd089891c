"""Who wants is rated as a solver of puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "solvers",
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("account", name="pk_solvers"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_solvers_account"),
    )
    op.create_table(
        "tries",
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("puzzle", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("account", "puzzle", name="pk_tries"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_tries_account"),
    )


def downgrade() -> None:
    op.drop_table("tries")
    op.drop_table("solvers")
