"""Runs the steps on the connection it is given; alembic calls this."""

from __future__ import annotations

from alembic import context

from meydan.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, transactional_ddl=True)
context.run_migrations()
