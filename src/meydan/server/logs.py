"""What the service writes down: one line an event, for people or for programs, and never a secret."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any, Final

import structlog
from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from structlog.typing import Processor

from meydan.server.config import JSON

# A key that holds one of these words is dropped, wherever it stands.
SECRET: Final = ("password", "token", "cookie", "seed", "secret", "authorization", "link", "digest")
DROPPED: Final = "(not written down)"
# name:password@machine; the last @ counts, as a password may have some and slashes too.
IN_ADDRESS: Final = re.compile(r"\b(\w+://[^\s:/]*):\S+@")
IN_PATH: Final = re.compile(r"(/api/links/|/t/)[^\s/?#\"']+")  # whoever has the link may come in
IN_TEXT: Final = re.compile(rf"(?i)\b(\w*(?:{'|'.join(SECRET)})\w*[\"']?\s*[=:]\s*(?:bearer\s+)?)[^\s,;&)}}\]]+")
OUR_FAULTS: Final = (IntegrityError, ProgrammingError)  # of a database: where they come from must be seen
QUIET: Final = ("alembic", "httpx", "httpcore", "asyncio", "uvicorn", "websockets")


def drop_secrets(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Whatever is called a password, token, cookie or seed is left out, in words of sentences too."""
    return {name: DROPPED if _is_secret(name) else _cleaned(value) for name, value in event.items()}


def _is_secret(name: object) -> bool:
    return isinstance(name, str) and any(word in name.lower() for word in SECRET)


def _cleaned(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: DROPPED if _is_secret(name) else _cleaned(inner) for name, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_cleaned(inner) for inner in value]
    if isinstance(value, str):
        value = IN_PATH.sub(rf"\1{DROPPED}", IN_ADDRESS.sub(rf"\1:{DROPPED}@", value))
        return IN_TEXT.sub(rf"\1{DROPPED}", value)
    return value


def in_one_line(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A database that fails says why; a traceback says no more, and a full disk makes one with every request."""
    told = event.get("exc_info")
    error = told[1] if isinstance(told, tuple) else sys.exc_info()[1] if told is True else told
    if isinstance(error, DBAPIError | PoolTimeout) and not isinstance(error, OUR_FAULTS):
        del event["exc_info"]
        event["error"] = str(error.orig if isinstance(error, DBAPIError) else error).strip().partition("\n")[0]
    return event


def set_up_logs(form: str) -> None:
    """Lines of this process and of all its libraries go to stderr, as JSON or for a console."""
    as_json = form == JSON
    common: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    # Before the last step a traceback is plain text, without the values of variables.
    clean: list[Processor] = [in_one_line, structlog.processors.format_exc_info, drop_secrets]
    last: Processor
    if as_json:
        last = structlog.processors.JSONRenderer(ensure_ascii=False)
    else:
        last = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    structlog.configure(
        processors=[*common, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*common, structlog.stdlib.add_logger_name],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *clean, last],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    # uvicorn says so of every socket that is refused with a document.
    logging.getLogger("uvicorn.error").addFilter(lambda line: "without completing handshake" not in line.getMessage())
