"""Lists tell how many rubies or points everybody has."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("standings", sa.Column("scores", sa.String(40)))


def downgrade() -> None:
    op.drop_column("standings", "scores")
