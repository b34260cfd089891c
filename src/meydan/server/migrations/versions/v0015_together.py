"""Groups with their evenings and tables, people who look for others, and who is where besides at tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("tables", sa.Column("group_id", sa.String(32)))
    op.create_index("ix_tables_group_id", "tables", ["group_id"])
    op.drop_table("present")  # whoever is here says so again within a moment
    op.create_table(
        "present",
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("place", sa.String(40), nullable=False),
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_present_account"),
        sa.PrimaryKeyConstraint("process", "place", "account", name="pk_present"),
    )
    op.create_index("ix_present_place", "present", ["place"])
    op.create_table(
        "groups",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("link", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["accounts.id"], name="fk_groups_owner"),
        sa.PrimaryKeyConstraint("id", name="pk_groups"),
        sa.UniqueConstraint("link", name="uq_groups_link"),
    )
    op.create_table(
        "members",
        sa.Column("group_id", sa.String(32), nullable=False),
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["group_id"], ["groups.id"], name="fk_members_group_id"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_members_account"),
        sa.PrimaryKeyConstraint("group_id", "account", name="pk_members"),
    )
    op.create_index("ix_members_account", "members", ["account"])
    op.create_table(
        "nights",
        sa.Column("group_id", sa.String(32), nullable=False),
        sa.Column("uid", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("zone", sa.String(40), nullable=False),
        sa.Column("note", sa.String(200), nullable=False),
        sa.Column("changes", sa.Integer, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["group_id"], ["groups.id"], name="fk_nights_group_id"),
        sa.PrimaryKeyConstraint("group_id", name="pk_nights"),
    )
    op.create_table(
        "comers",
        sa.Column("group_id", sa.String(32), nullable=False),
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("answer", sa.String(5), nullable=False),
        sa.ForeignKeyConstraint(["group_id"], ["groups.id"], name="fk_comers_group_id"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_comers_account"),
        sa.PrimaryKeyConstraint("group_id", "account", name="pk_comers"),
    )
    op.create_table(
        "seekers",
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mix", sa.String(200)),
        sa.Column("least", sa.Integer, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("speed", sa.String(10), nullable=False),
        sa.Column("near", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_seekers_account"),
        sa.PrimaryKeyConstraint("account", name="pk_seekers"),
    )
    op.create_index("ix_seekers_until", "seekers", ["until"])


def downgrade() -> None:
    for table in ("seekers", "comers", "nights", "members", "groups", "present"):
        op.drop_table(table)
    op.drop_index("ix_tables_group_id", "tables")
    op.drop_column("tables", "group_id")
    op.create_table(
        "present",
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_present_table_id"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_present_account"),
        sa.PrimaryKeyConstraint("process", "table_id", "account", name="pk_present"),
    )
    op.create_index("ix_present_table", "present", ["table_id"])
