"""Everybody may add something to the luck of a game, and who begins is agreed on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("begins", sa.String(10), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("seating", sa.String(40)))
    op.add_column("chairs", sa.Column("share", sa.String(60)))


def downgrade() -> None:
    for table, column in (("chairs", "share"), ("tables", "seating"), ("tables", "begins")):
        op.drop_column(table, column)
