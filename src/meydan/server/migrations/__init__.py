"""Brings a database to the form that schema.py describes; each step of the way is a module in `versions`.

A new step is written by hand: a module with `revision`, `down_revision` (the last before it), `upgrade` and
`downgrade`. A test holds that the steps together give exactly schema.py, on both databases.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config as Settings
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

LOCK: Final = 6_395_741  # any number nobody else locks in our database


def migrate(engine: Engine) -> None:
    """All steps that are missing, in one transaction; processes that start together do it one after the other."""
    with engine.begin() as connection:  # SQLite takes its lock here
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        command.upgrade(settings(connection), "head")


def settings(connection: Connection | None = None) -> Settings:
    """What alembic needs to know."""
    told = Settings()
    told.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    told.attributes["connection"] = connection
    return told


def newest() -> str | None:
    """The last step there is."""
    return ScriptDirectory.from_config(settings()).get_current_head()
