"""Quick seats at several paces."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.execute("DELETE FROM seekers")  # a wish holds for seconds only: pages that look for people say it again
    for column in ("base", "increment"):
        op.add_column("seekers", sa.Column(column, sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    for column in ("increment", "base"):
        op.drop_column("seekers", column)
