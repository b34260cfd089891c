"""How a service is set up: where its data lie, where it listens, and under which address people know it."""

from __future__ import annotations

import ipaddress
import os
import socket
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from meydan.kernel.errors import BadOption
from meydan.server.calling.mail import is_address, smtp_problem
from meydan.server.database import sqlite_url
from meydan.server.page import FOLDER

CONSOLE: Final = "console"
JSON: Final = "json"
LOG_FORMATS: Final = (CONSOLE, JSON)
DATABASES: Final = ("sqlite", "postgresql")
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # to listen at all addresses, and to reach oneself then
PORTS: Final = range(65536)  # 0 takes any that is free


def usual_bot_processes() -> int:
    """One core is left to the service itself."""
    return max(1, (os.cpu_count() or 2) - 1)


def usual_analysis_processes() -> int:
    """All cores: they are used while nobody else needs them."""
    return os.cpu_count() or 1


OTHER_NAME: Final = "postgres://"


@dataclass(frozen=True, slots=True)
class Config:
    """Everything that can be set; what cannot be right is refused with a sentence."""

    data: Path  # the database of a service without another one, and its secrets
    database: str = ""  # an address such as postgresql://name@machine/meydan; SQLite in the data folder unless given
    host: str = "127.0.0.1"
    port: int = 8000
    public: str = ""  # what people type, such as https://play.example.org
    proxies: tuple[str, ...] = ()  # whose word on a client's address is believed
    bot_processes: int = field(default_factory=usual_bot_processes)
    analysis_processes: int = field(default_factory=usual_analysis_processes)  # 0: games are not analysed here
    log: str = CONSOLE
    generosity: int = 1  # multiplies how often something may be done; 0 is without limits
    page: Path = FOLDER  # of the built client
    smtp: str = ""  # the mail server, such as smtp://name:password@mail.example.org:587; without one, no mails
    mail_from: str = ""  # the address that mails come from
    own_network: bool = False  # whether people may be called at private addresses too

    def __post_init__(self) -> None:
        if self.database.startswith(OTHER_NAME):  # as many who rent out databases write it
            object.__setattr__(self, "database", self.database.replace(OTHER_NAME, "postgresql://", 1))
        for problem in (
            _database_problem(self.database),
            _public_problem(self.public),
            _proxy_problem(self.proxies),
            _mail_problem(self.smtp, self.mail_from),
        ):
            if problem:
                raise BadOption(problem)
        if self.port not in PORTS:
            raise BadOption(f"a port is a number from 0 to {PORTS[-1]}, not {self.port}")
        if self.bot_processes < 1:
            raise BadOption(f"bots need at least 1 process, not {self.bot_processes}")
        if self.analysis_processes < 0:
            raise BadOption(f"analyses have 0 processes or more, not {self.analysis_processes}")
        if self.generosity < 0:
            raise BadOption(f"generosity is 0 or more, not {self.generosity}")
        if self.log not in LOG_FORMATS:
            raise BadOption(f"there is no log format {self.log!r}; there are {', '.join(LOG_FORMATS)}")

    @property
    def database_url(self) -> str:
        return self.database or sqlite_url(self.data)

    @property
    def told_database(self) -> str:
        """The address of the database without its password."""
        return make_url(self.database_url).render_as_string(hide_password=True)

    @property
    def address(self) -> str:
        """Where people find the service, without a slash at the end."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return self.public.rstrip("/") or f"http://{host}:{self.port}"

    @property
    def names(self) -> frozenset[str]:
        """What people may call the machine, besides localhost and an address in numbers; in small letters."""
        names = {self.host, urlsplit(self.public).hostname or self.host}
        if self.host in EVERYWHERE:
            names |= {socket.gethostname(), f"{socket.gethostname()}.local"}
        return frozenset(name.lower() for name in names)

    @property
    def secure(self) -> bool:
        """Whether people come over https, so that cookies may demand it."""
        return self.address.startswith("https://")

    def make_data_folder(self) -> None:
        """The folder and a new one's permissions: what is in it is nobody else's business."""
        try:
            self.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise BadOption(f"the data folder {self.data} cannot be made: {error.strerror}") from None


def _database_problem(text: str) -> str:
    if not text:
        return ""
    try:
        url: URL = make_url(text)
    except (ArgumentError, ValueError):
        return "the address of the database cannot be read; it looks like postgresql://name@machine/meydan"
    kind = url.get_backend_name()
    if kind not in DATABASES:
        return f"{kind} is no database for this service; there are {', '.join(DATABASES)}"
    if kind == "sqlite" and url.database in (None, "", ":memory:"):
        return "a database in memory forgets every game; name a file, such as sqlite:////srv/meydan/meydan.sqlite3"
    return ""


def _public_problem(text: str) -> str:
    if not text:
        return ""
    wanted = f"the public address is like https://play.example.org, with nothing after it, not {text!r}"
    try:
        parts = urlsplit(text)
        known = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        return wanted
    return "" if known and not parts.path.strip("/") and not parts.query and not parts.fragment else wanted


def _mail_problem(server: str, sender: str) -> str:
    if not server:
        return ""
    if not is_address(sender):
        return f"mails need an address that they come from, --mail-from meydan@example.org, not {sender!r}"
    return smtp_problem(server)


def _proxy_problem(proxies: tuple[str, ...]) -> str:
    for proxy in proxies:
        try:
            ipaddress.ip_network(proxy, strict=False)
        except ValueError:
            return f"a proxy is an address such as 127.0.0.1 or a network such as 10.0.0.0/8, not {proxy!r}"
    return ""
