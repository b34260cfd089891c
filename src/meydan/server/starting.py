"""Before the doors open: data folder, secrets and database are looked at, and what is wrong is said in a sentence."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from alembic.util import CommandError
from sqlalchemy import Engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DatabaseError, DBAPIError

from meydan.kernel.errors import BadOption
from meydan.server.config import Config
from meydan.server.database import open_engine
from meydan.server.keys import FILE, load_keys
from meydan.server.migrations import migrate

DAMAGED: Final = "put it back from a backup, or save what can be read with sqlite3 and .recover, see docs/hosting.md"
FILES: Final = 65536  # that may be open at once: every player holds a socket


@contextmanager
def ready(config: Config) -> Iterator[None]:
    """All that a service needs is there, and as long as it runs nobody else uses its SQLite file."""
    _allow_many_files()
    config.make_data_folder()
    with _alone(config):
        _check_secrets(config)
        _check_database(config)
        yield


def _check_secrets(config: Config) -> None:
    try:
        load_keys(config.data)
    except OSError as error:
        raise BadOption(f"the data folder {config.data} cannot be used: {error.strerror}") from None
    except (ValueError, KeyError, TypeError):
        secrets = config.data / FILE
        raise BadOption(
            f"{secrets} holds no secrets: put it back from a backup, or remove it; then everybody signs in again"
        ) from None


def _check_database(config: Config) -> None:
    engine = open_engine(config.database_url)
    try:
        if engine.dialect.name == "sqlite":
            _check_pages(engine)
        migrate(engine)
    except CommandError:
        cure = "install that version, or restore a backup"
        raise BadOption(f"the database {config.told_database} is of a newer version of Meydan: {cure}") from None
    except DBAPIError as error:
        reason = str(error.orig).strip().partition("\n")[0]
        cure = f"; {DAMAGED}" if type(error) is DatabaseError else ""  # not there, locked or full is something else
        raise BadOption(f"the database {config.told_database} cannot be used: {reason}{cure}") from None
    finally:
        engine.dispose()


def _check_pages(engine: Engine) -> None:
    """SQLite notices a damaged page when it comes to it: better now than in the middle of a game."""
    with engine.connect() as connection:
        found = connection.execute(text("PRAGMA quick_check(1)")).scalar_one()
        if found != "ok":
            raise DatabaseError("PRAGMA quick_check", {}, ValueError(f"it is damaged, {found}"))


@contextmanager
def _alone(config: Config) -> Iterator[None]:
    """SQLite has no way to tell another process what was stored, so there is only one."""
    url = make_url(config.database_url)
    try:
        import fcntl
    except ImportError:  # not on Windows
        yield
        return
    if url.get_backend_name() != "sqlite":
        yield
        return
    lock = Path(f"{url.database}.lock")
    try:
        held = lock.open("w")
    except OSError as error:
        raise BadOption(f"the data folder {lock.parent} cannot be used: {error.strerror}") from None
    with held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadOption(
                f"another service uses {url.database}: stop it, take another --data, or share a PostgreSQL database"
            ) from None
        yield


def _allow_many_files() -> None:
    """As many as the machine lets us, without asking anybody."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
