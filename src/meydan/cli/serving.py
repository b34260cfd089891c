"""`meydan serve`: runs the table service. Its packages are needed only here, and asked for only when it is started."""

from __future__ import annotations

import gc
import importlib.util
import os
import signal
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, cast

import typer

from meydan.cli.files import data_folder
from meydan.kernel.errors import BadOption

if TYPE_CHECKING:
    from meydan.server.config import Config

# By the names they are imported under; one that is missing is told with what brings them all.
NEEDED: Final = (
    "alembic", "argon2", "font_roboto", "httptools", "itsdangerous", "limits", "litestar", "openskill",
    "prometheus_client", "psycopg", "pywebpush", "resvg_py", "segno", "sqlalchemy", "structlog", "uvicorn",
    "websockets",
)  # fmt: skip
PATIENCE: Final = 10  # seconds for requests that are under way when the service is stopped
RARELY: Final = (20_000, 10, 10)  # how often what is left over is looked for


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 is every one.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at; 0 takes any that is free.")] = 8000,
    data: Annotated[
        Path | None, typer.Option(help="The folder for database and secrets.", show_default="the user’s data folder")
    ] = None,
    database: Annotated[
        str,
        typer.Option(
            help="Another database, such as postgresql://name@machine/meydan.", envvar="MEYDAN_DATABASE",
            show_default="SQLite in the data folder",
        ),
    ] = "",
    public: Annotated[
        str, typer.Option(help="What people type to come here, such as https://play.example.org.")
    ] = "",
    proxy: Annotated[
        list[str] | None, typer.Option(help="A reverse proxy to believe about addresses of clients; may be repeated.")
    ] = None,
    bot_processes: Annotated[
        int | None, typer.Option(min=1, help="Processes in which bots think.", show_default="one per core but one")
    ] = None,
    analysis_processes: Annotated[
        int | None,
        typer.Option(min=0, help="Processes in which games are analysed; 0 is none.", show_default="one per core"),
    ] = None,
    log: Annotated[str, typer.Option(help="How to log: console or json.")] = "console",
    generosity: Annotated[
        int, typer.Option(help="Multiplies how often something may be done; 0 is without limits, for measurements.")
    ] = 1,
    smtp: Annotated[
        str,
        typer.Option(
            help="A mail server, such as smtp://name:password@mail.example.org:587.", envvar="MEYDAN_SMTP",
            show_default="no mails",
        ),
    ] = "",
    mail_from: Annotated[str, typer.Option(help="The address that mails come from.", envvar="MEYDAN_MAIL_FROM")] = "",
    own_network: Annotated[
        bool, typer.Option("--own-network", help="Call people at addresses of private networks too, over http as well.")
    ] = False,
    show: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in your browser, where there is a desktop.")
    ] = False,
) -> None:  # fmt: skip
    """Run the table service: people and bots play over the network."""
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise BadOption(f"The table service needs {', '.join(missing)}. Install it with: pip install 'meydan[server]'")
    from meydan.server.config import Config

    config = Config(
        data=(data or data_folder()).expanduser().resolve(),
        database=database,
        host=host,
        port=port,
        public=public,
        proxies=tuple(proxy or ()),
        log=log,
        generosity=generosity,
        smtp=smtp,
        mail_from=mail_from,
        own_network=own_network,
    )
    if bot_processes is not None:
        config = replace(config, bot_processes=bot_processes)
    if analysis_processes is not None:
        config = replace(config, analysis_processes=analysis_processes)
    run(config, show=show)


def run(config: Config, *, show: bool = False) -> None:
    """Serve until a signal says to stop: then requests are finished, sockets closed, and moves are all stored."""
    import uvicorn

    from meydan.server.app import make_app
    from meydan.server.connections import MOST_CONNECTIONS, Doors
    from meydan.server.guarding import BODY_LIMIT
    from meydan.server.logs import set_up_logs
    from meydan.server.saying import Socket
    from meydan.server.starting import ready

    set_up_logs(config.log)
    gc.collect()
    gc.freeze()  # the rules are here to stay, so they need not be looked through again and again
    gc.set_threshold(*RARELY)
    os.umask(0o077)  # database and secrets are nobody else's business
    signal.signal(signal.SIGTERM, _leave)
    with listening(config.host, config.port) as door, ready(config):
        config = replace(config, port=door.getsockname()[1])
        settings = uvicorn.Config(
            make_app(config),
            host=config.host,
            port=config.port,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            http=cast(Any, Doors(most=MOST_CONNECTIONS * config.generosity, proxies=config.proxies)),
            ws=Socket,
            ws_max_size=BODY_LIMIT,
            proxy_headers=bool(config.proxies),
            forwarded_allow_ips=list(config.proxies),
            timeout_graceful_shutdown=PATIENCE,
        )

        class Server(uvicorn.Server):
            async def startup(self, sockets: list[socket.socket] | None = None) -> None:
                await super().startup(sockets)
                if self.started:
                    announce(config, show=show)

        server = Server(settings)
        server.run(sockets=[door])
    if not server.started:
        raise typer.Exit(3)  # it could not start, and the log says why


def announce(config: Config, *, show: bool) -> None:
    """Say where the service is, and show it if that is wished for and possible."""
    from meydan.server.config import EVERYWHERE

    address = replace(config, host=EVERYWHERE.get(config.host, config.host)).address
    print(f"Meydan is open at {address}", flush=True)
    if show and has_desktop():  # a browser may take its time to start, or stay in the foreground
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_desktop() -> bool:
    """Whether a browser has somewhere to appear; on Linux it could be one for the terminal otherwise."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def listening(host: str, port: int) -> socket.socket:
    """A socket that is bound, or an error that says why it cannot be."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        door = socket.create_server((host, port), family=family, backlog=2048)
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # else the end of an answer waits for 40 ms
        return door
    except OSError as error:
        reason = str(error.strerror).partition(" (")[0]
        raise BadOption(f"cannot listen at {host}, port {port}: {reason}") from None


def _leave(*_: Any) -> None:
    sys.exit(0)
