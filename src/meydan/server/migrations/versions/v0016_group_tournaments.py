"""Tournaments for a group."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("group_id", sa.String(32)))
    op.create_index("ix_tournaments_group_id", "tournaments", ["group_id"])


def downgrade() -> None:
    op.drop_index("ix_tournaments_group_id", "tournaments")
    op.drop_column("tournaments", "group_id")
