"""Quick seats at several paces; calls about groups, too, and about an offer to end a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.execute("DELETE FROM seekers")  # a wish holds for seconds only: pages that look for people say it again
    for column in ("base", "increment"):
        op.add_column("seekers", sa.Column(column, sa.Integer, nullable=False, server_default="0"))
    _make_calls("place", 40)
    for kind in ("agree", "night", "soon"):  # usual by all ways: whoever can be reached wants them until they say so
        op.execute(f"UPDATE accounts SET calls = calls || ' {kind}' WHERE calls IS NOT NULL")


def downgrade() -> None:
    op.execute("DELETE FROM calls WHERE kind IN ('agree', 'night', 'soon')")
    _make_calls("table_id", 32)
    op.execute("UPDATE accounts SET calls = replace(replace(replace(calls, ' agree', ''), ' night', ''), ' soon', '')")
    for column in ("increment", "base"):
        op.drop_column("seekers", column)


def _make_calls(place: str, length: int) -> None:
    """The outbox anew, with what is in it; whatever it is about goes by another name."""
    about = sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_calls_table_id")
    op.rename_table("calls", "calls_before")
    for index in ("ix_calls_due", "ix_calls_account"):
        op.drop_index(index, "calls_before")
    if op.get_bind().dialect.name == "postgresql":  # names of constraints are one for all tables there
        op.execute("ALTER TABLE calls_before DROP CONSTRAINT pk_calls")
    op.create_table(
        "calls",
        sa.Column(place, sa.String(length), nullable=False),
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("done", sa.Text, nullable=False),
        *([about] if place == "table_id" else []),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_calls_account"),
        sa.PrimaryKeyConstraint(place, "account", "kind", name="pk_calls"),
    )
    op.execute("INSERT INTO calls SELECT * FROM calls_before")
    op.drop_table("calls_before")
    op.create_index("ix_calls_due", "calls", ["due"])
    op.create_index("ix_calls_account", "calls", ["account"])
