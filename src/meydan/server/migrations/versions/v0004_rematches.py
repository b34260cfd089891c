"""The rematch of a table is found by the table it comes from."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_index("ix_tables_origin", "tables", ["origin"])


def downgrade() -> None:
    op.drop_index("ix_tables_origin", "tables")
