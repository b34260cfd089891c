"""The service put together: database, people, tables, and the addresses under which they are reached."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

import structlog
from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from sqlalchemy import text

import meydan
from meydan.server.accounts import Accounts
from meydan.server.analyses import Analyses
from meydan.server.api import (
    PACKED,
    accounts,
    analysing,
    boards,
    calls,
    companion,
    finding,
    groups,
    lasting,
    looking,
    luck,
    play,
    profiles,
    puzzles,
    refusals,
    reports,
    rulebook,
    setting_up,
    sharing,
    sockets,
    tables,
    tournaments,
)
from meydan.server.api.crowds import Crowds
from meydan.server.api.trusting import Trust
from meydan.server.archive import Archive
from meydan.server.calling.caller import Caller
from meydan.server.calling.mail import Mailer, Signer
from meydan.server.calling.push import Pusher
from meydan.server.config import Config
from meydan.server.database import Database
from meydan.server.described import ByMsgspec, Published
from meydan.server.favouring import Favouring
from meydan.server.guarding import BODY_LIMIT, PROBLEM_HANDLERS, called_by_name, headers_for, middleware
from meydan.server.hall import Hall
from meydan.server.keys import load_keys
from meydan.server.limiting import Limits
from meydan.server.messages import PACKED_HOW
from meydan.server.metrics import Metrics
from meydan.server.migrations import migrate
from meydan.server.moderating import Moderation
from meydan.server.news import News
from meydan.server.page import Page
from meydan.server.passkeys import Passkeys
from meydan.server.problems import Problem
from meydan.server.recovering import Links
from meydan.server.seating import MOST_BOTS
from meydan.server.thinking import DOWN, Thinkers
from meydan.server.told import Health
from meydan.server.watching import watched

HEALTH_SECONDS: Final = 2.0  # a database that needs longer is not well
PACKED_FROM: Final = 1000  # bytes of an answer that is worth packing
log = structlog.get_logger()


@get("/healthz", summary="Is the service well?", tags=["operations"], responses=refusals("busy"))
async def healthz(request: Request[Any, Any, Any]) -> Health:
    """Whether the database answers and takes what is written, and whether bots can think; a full disk is no health."""
    database: Database = request.app.state.database
    written = text("UPDATE alembic_version SET version_num = version_num")
    try:
        await asyncio.wait_for(database.run(lambda connection: connection.execute(written).rowcount), HEALTH_SECONDS)
    except Exception as error:
        log.error("the database does not answer", error=type(error).__name__)
        raise Problem("busy", "the database does not answer") from None
    bots: str = request.app.state.hall.bots.thinkers.status
    if bots == DOWN:
        raise Problem("busy", "no process for bots comes up")
    return Health("ok", meydan.__version__, bots)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The numbers of this process, for Prometheus; at this very path, which proxies keep to themselves."""
    if request.scope["raw_path"] != b"/metrics":
        raise Problem("not-found", "there is nothing here")
    body, kind = request.app.state.metrics.text()
    return Response(body, headers={"content-type": kind})


def make_app(config: Config) -> Litestar:
    """The service as an ASGI application; it opens its database when it is started and closes it when stopped."""
    metrics_kept = Metrics()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        config.make_data_folder()
        database = Database(config.database_url)
        thinkers = Thinkers(config.bot_processes)
        archive = Archive()
        analyses = Analyses(database, config.analysis_processes)
        favouring = Favouring(database, archive)
        hall = Hall(database, thinkers, News(), most_bots=MOST_BOTS * config.generosity)
        try:
            await asyncio.to_thread(migrate, database.engine)
            database.committed = metrics_kept.commits.observe
            thinkers.answered = metrics_kept.bot_answered
            metrics_kept.watch_hall(hall)
            metrics_kept.watch_analyses(analyses)
            keys = load_keys(config.data)
            app.state.accounts = Accounts(database, keys)
            app.state.pusher = Pusher(keys.session, f"mailto:{config.mail_from}" if config.smtp else config.address)
            app.state.mailer = Mailer(config.smtp, config.mail_from, config.address, Signer(keys.session))
            ways = app.state.pusher, app.state.mailer
            caller = Caller(database, *ways, config.address, own_network=config.own_network)
            metrics_kept.watch_caller(caller)
            app.state.passkeys, app.state.links = Passkeys(keys.session), Links(keys.session)
            app.state.trust = Trust(app.state.accounts)
            app.state.database, app.state.hall, app.state.archive = database, hall, archive
            app.state.analyses = analyses
            moderation = Moderation(database, hall.seating, app.state.trust.look_again)
            app.state.boards = boards.Boards(hall, app.state.trust)
            await hall.start()
            await moderation.start()
            await caller.start()
            favouring.counting.start()
            log.info("started", address=config.address, database=config.told_database)
            yield
            log.info("stopping")
            await favouring.counting.stop()
            await caller.stop()
            await moderation.stop()
            await analyses.stop()
            await hall.stop()
        finally:
            await asyncio.to_thread(thinkers.close)
            await asyncio.to_thread(archive.close)
            await asyncio.to_thread(analyses.close)
            await asyncio.to_thread(database.close)
            log.info("stopped")

    described = ByMsgspec()
    app = Litestar(
        [
            *accounts.HANDLERS,
            *lasting.HANDLERS,
            *tables.HANDLERS,
            *play.HANDLERS,
            *sockets.HANDLERS,
            *looking.HANDLERS,
            *setting_up.HANDLERS,
            *analysing.HANDLERS,
            *puzzles.HANDLERS,
            *rulebook.HANDLERS,
            *companion.HANDLERS,
            *profiles.HANDLERS,
            *calls.HANDLERS,
            *tournaments.HANDLERS,
            *luck.HANDLERS,
            *reports.HANDLERS,
            *groups.HANDLERS,
            *finding.HANDLERS,
            *boards.HANDLERS,
            *sharing.HANDLERS,
            healthz,
            metrics,
        ],
        lifespan=[running],
        middleware=middleware(config.public),
        exception_handlers=PROBLEM_HANDLERS,
        request_max_body_size=BODY_LIMIT,
        compression_config=CompressionConfig(
            "gzip", minimum_size=PACKED_FROM, gzip_compress_level=PACKED_HOW, exclude_opt_key=PACKED
        ),
        plugins=[described],
        openapi_config=_openapi(described),
        logging_config=None,  # logs.py sets it up
    )
    app.state.config, app.state.metrics, app.state.limits = config, metrics_kept, Limits(config.generosity)
    app.state.crowds = Crowds()
    page = Page(config.page, headers_for(config.public), config.public, partial(sharing.preview, app))
    app.asgi_handler = watched(called_by_name(page.before(app.asgi_handler), config.names), metrics_kept)
    return app


def _openapi(described: ByMsgspec) -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Meydan",
        version=meydan.__version__,
        description="Tables for merchant board games: people, bots and programs play over HTTP and WebSocket.",
        path="/api/schema",
        render_plugins=[Published(described, ["/", "/openapi.json"])],
    )
