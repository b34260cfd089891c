"""Tournaments, who takes part in them, and who meets whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("link", sa.String(32), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("organiser", sa.String(32), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer),
        sa.Column("advance", sa.Integer, nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("speed", sa.String(10), nullable=False),
        sa.Column("base", sa.Integer, nullable=False),
        sa.Column("increment", sa.Integer, nullable=False),
        sa.Column("round_limit", sa.Integer),
        sa.Column("pause", sa.Integer, nullable=False),
        sa.Column("starts", sa.BigInteger),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("ends", sa.BigInteger),
        sa.Column("goes_on", sa.BigInteger),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("finished", sa.BigInteger),
        sa.ForeignKeyConstraint(["organiser"], ["accounts.id"], name="fk_tournaments_organiser"),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
        sa.UniqueConstraint("link", name="uq_tournaments_link"),
    )
    op.create_index("ix_tournaments_organiser", "tournaments", ["organiser"])
    op.create_index("ix_tournaments_status", "tournaments", ["status"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("entered", sa.Integer, nullable=False),
        sa.Column("dropped", sa.Integer),
        sa.Column("removed", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_entrants_tournament"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_entrants_account"),
        sa.PrimaryKeyConstraint("tournament", "number", name="pk_entrants"),
        sa.UniqueConstraint("tournament", "account", name="uq_entrants_account"),
    )
    op.create_index("ix_entrants_account", "entrants", ["account"])
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(32), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("entrant", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer),
        sa.Column("points", sa.Integer),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_pairings_tournament"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_pairings_table_id"),
        sa.PrimaryKeyConstraint("tournament", "round", "entrant", name="pk_pairings"),
    )
    op.create_index("ix_pairings_table_id", "pairings", ["table_id"])


def downgrade() -> None:
    for table in ("pairings", "entrants", "tournaments"):
        op.drop_table(table)
