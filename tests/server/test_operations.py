"""Running the service: set-up, migrations, health, numbers, logs, stopping, and backups that bring everything back."""

from __future__ import annotations

import json
import logging
import os
import re
import shutil
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
import structlog
from alembic import command
from sqlalchemy import Engine, inspect, make_url, text
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.schema import CreateTable
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from meydan.cli.serving import NEEDED, listening
from meydan.kernel.errors import BadOption
from meydan.server.config import Config
from meydan.server.database import open_engine
from meydan.server.logs import drop_secrets, set_up_logs
from meydan.server.migrations import migrate, newest, settings
from meydan.server.schema import METADATA
from tests.server.conftest import SOURCE, Server

HOSTING = Path(__file__).parent.parent.parent / "docs" / "hosting.md"
SECRETS = ("hunter2-and-more", "meydan_abcdef", "s3cret-link", "Zürich-seed")


# -- the form of the database -------------------------------------------------------------------------------


@pytest.fixture
def engine(database_url: str) -> Iterator[Engine]:
    opened = open_engine(database_url)
    yield opened
    opened.dispose()


def form_of(engine: Engine) -> dict[str, Any]:
    """All that a database says about its tables, besides the book-keeping of migrations."""
    seen = inspect(engine)
    names = [name for name in seen.get_table_names() if name != "alembic_version"]

    def ordered(rows: Any) -> list[str]:
        return sorted(str(sorted((key, str(value)) for key, value in row.items())) for row in rows)

    return {
        name: {
            "columns": ordered(seen.get_columns(name)),
            "key": seen.get_pk_constraint(name),
            "foreign": ordered(seen.get_foreign_keys(name)),
            "unique": ordered(seen.get_unique_constraints(name)),
            "indexes": ordered(seen.get_indexes(name)),
        }
        for name in names
    }


def test_migrations_give_exactly_the_schema(engine):
    migrate(engine)
    migrated = form_of(engine)
    with engine.begin() as connection:
        command.downgrade(settings(connection), "base")
    assert form_of(engine) == {}, "all steps can be taken back"
    METADATA.create_all(engine)
    wanted = form_of(engine)
    assert set(wanted) == set(METADATA.tables)
    for name, form in wanted.items():
        assert migrated[name] == form, CreateTable(METADATA.tables[name])
    assert migrated == wanted


def test_migrating_again_changes_nothing(engine):
    migrate(engine)
    first = form_of(engine)
    with engine.begin() as connection:
        connection.execute(METADATA.tables["accounts"].insert(), {"id": "a", "name": "Ada", "epoch": 0, "created": 1})
    migrate(engine)
    with engine.begin() as connection:
        assert connection.execute(text("SELECT name FROM accounts")).scalars().all() == ["Ada"]
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all() == [newest()]
    assert form_of(engine) == first


def test_a_step_that_fails_leaves_nothing_behind(engine, monkeypatch):
    from alembic import op

    made = op.create_table

    def create(name: str, *parts: Any) -> None:
        if name == "ratings":
            raise RuntimeError("the power is cut")
        made(name, *parts)

    with monkeypatch.context() as broken:
        broken.setattr(op, "create_table", create)
        with pytest.raises(RuntimeError, match="power"):
            migrate(engine)
    assert inspect(engine).get_table_names() == []
    migrate(engine)
    assert set(form_of(engine)) == set(METADATA.tables)


def test_processes_that_start_together_migrate_one_after_the_other(database_url):
    failed: list[BaseException] = []

    def start() -> None:
        own = open_engine(database_url)
        try:
            migrate(own)
        except BaseException as error:
            failed.append(error)
        finally:
            own.dispose()

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []


# -- set-up -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"database": "mysql://club/meydan"}, "mysql is no database for this service; there are sqlite, postgresql"),
        ({"database": "nonsense"}, "the address of the database cannot be read"),
        ({"database": "sqlite://"}, "forgets every game"),
        ({"public": "play.example.org"}, "the public address is like https://play.example.org"),
        ({"public": "https://example.org/games"}, "with nothing after it"),
        ({"public": "https://example.org:port"}, "the public address"),
        ({"proxies": ("the proxy",)}, "a proxy is an address such as 127.0.0.1"),
        ({"port": 70000}, "a port is a number from 0 to 65535, not 70000"),
        ({"bot_processes": 0}, "bots need at least 1 process"),
        ({"generosity": -1}, "generosity is 0 or more"),
        ({"smtp": "smtp://mail.example.org"}, "mails need an address that they come from"),
        ({"smtp": "mail.example.org", "mail_from": "meydan@example.org"}, "the mail server is like smtp://"),
        ({"log": "xml"}, "there is no log format 'xml'; there are console, json"),
    ],
)
def test_what_cannot_be_right_is_refused_with_a_sentence(wrong, said):
    with pytest.raises(BadOption, match=re.escape(said)):
        Config(Path("data"), **wrong)


def test_a_service_is_reached_where_it_listens_unless_told_otherwise():
    plain = Config(Path("data"), port=8080)
    assert (plain.address, plain.secure) == ("http://127.0.0.1:8080", False)
    assert plain.database_url.endswith("data/meydan.sqlite3")
    assert Config(Path("data"), host="::1").address == "http://[::1]:8000"
    club = Config(Path("data"), public="https://play.example.org/", database="postgresql://meydan:hunter2@db/meydan")
    assert (club.address, club.secure) == ("https://play.example.org", True)
    assert "hunter2" not in club.told_database


def test_a_port_that_is_taken_is_said():
    with listening("127.0.0.1", 0) as door:
        port = door.getsockname()[1]
        with pytest.raises(BadOption, match=f"cannot listen at 127.0.0.1, port {port}"):
            listening("127.0.0.1", port)


def meydan_without(missing: tuple[str, ...], *arguments: str) -> subprocess.CompletedProcess[str]:
    """The `meydan` command on a machine where some packages are not installed."""
    code = (
        "import sys\n"
        f"for name in {missing!r}: sys.modules[name] = None\n"
        f"sys.argv[1:] = {list(arguments)!r}\n"
        "from meydan.cli.main import app_main\n"
        "app_main()\n"
    )
    return subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": str(SOURCE)}, capture_output=True, text=True
    )


def test_without_its_packages_the_service_says_what_to_install():
    told = meydan_without(NEEDED, "serve")
    assert told.returncode == 2
    assert "pip install 'meydan[server]'" in told.stderr and "litestar" in told.stderr
    assert "Traceback" not in told.stderr


def test_the_terminal_needs_no_package_of_the_service():
    others = (*NEEDED, "msgspec", "anyio", "httpx")
    told = meydan_without(others, "simulate", "istanbul", "--seats", "2", "--bots", "random", "--games", "1")
    assert told.returncode == 0, told.stderr
    assert meydan_without(others, "serve", "--help").returncode == 0


# -- logs ---------------------------------------------------------------------------------------------------


@pytest.fixture
def json_logs() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers, root.level = handlers, level
    structlog.reset_defaults()


@pytest.mark.parametrize("form", ["json", "console"])
def test_secrets_are_not_written_down(form, json_logs, capsys):
    password, token, link, seed = SECRETS
    set_up_logs(form)
    log = structlog.get_logger()
    log.info("in", password=password, new_password=password, token=token, table_seed=seed, link=link, name="Ada")
    log.info("deep", body={"cookie": token, "list": [{"Authorization": token}]}, address=f"pg://ada:{password}@db/x")
    log.info(f"said: password={password}, 'token': '{token}' and Authorization: Bearer {token}")
    logging.getLogger("a.library").warning("GET /tables/1?link=%s&seat=2", link)
    try:
        secret_word = password
        raise ValueError(f"cannot open postgresql://ada:{secret_word}@db/meydan with seed={seed}")
    except ValueError:
        log.exception("broken", reason="it broke")
    written = capsys.readouterr().err
    for secret in SECRETS:
        assert secret not in written
    assert "Ada" in written and "it broke" in written and "ValueError" in written and "seat=2" in written
    if form == "json":
        assert [json.loads(line)["event"] for line in written.splitlines()][:2] == ["in", "deep"]


@pytest.mark.parametrize("form", ["json", "console"])
def test_a_database_that_fails_is_one_line_and_a_fault_of_ours_shows_where_it_is(form, json_logs, capsys):
    full = OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full\nmore of it"))
    set_up_logs(form)
    for log in (logging.getLogger("a.library"), structlog.get_logger()):
        log.error("told", exc_info=full)
        try:
            raise full
        except OperationalError:
            log.exception("met")
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 4
    assert all("database or disk is full" in line and "Traceback" not in line for line in lines)
    for ours in (IntegrityError("INSERT", {}, sqlite3.IntegrityError("twice")), RuntimeError("a fault")):
        try:
            raise ours
        except Exception:
            structlog.get_logger().exception("met")
        assert "Traceback" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("postgresql://ada:p@ss@db/meydan failed", "postgresql://ada:(not written down)@db/meydan failed"),
        ("postgresql://ada:p@ss/w:rd@db/meydan", "postgresql://ada:(not written down)@db/meydan"),
        ("postgresql://ada@club:hunter2@db/meydan", "postgresql://ada@club:(not written down)@db/meydan"),
        ("postgresql://:hunter2@db/x", "postgresql://:(not written down)@db/x"),
        ("GET /api/links/s3cret failed", "GET /api/links/(not written down) failed"),
        ("'/api/links/s3cret'", "'/api/links/(not written down)'"),
        ("at https://club.example/t/s3cret?seat=1", "at https://club.example/t/(not written down)?seat=1"),
        ("http://127.0.0.1:8000/api/tables", "http://127.0.0.1:8000/api/tables"),
        ("postgresql://ada@db/meydan, mail ada@club.example", "postgresql://ada@db/meydan, mail ada@club.example"),
    ],
)
def test_what_is_secret_in_a_line_is_left_out_and_the_rest_is_not(said, written):
    assert drop_secrets(None, "", {"event": said, "deep": [{"path": said}]}) == {
        "event": written,
        "deep": [{"path": written}],
    }


# -- a running service --------------------------------------------------------------------------------------


def test_a_service_is_well_and_tells_its_numbers(shared_server):
    with httpx.Client(base_url=shared_server.url) as client:
        paths = ("/healthz", "/api/nowhere/at-all", "/nowhere/in-the-page", "/metrics")
        well, nowhere, _, shown = [client.get(path) for path in paths]
        assert [client.get(path).status_code for path in ("/metrics/", "/metrics//")] == [404, 404], "proxies hide it"
        briefly = client.head("/healthz")
    assert well.json()["status"] == "ok"
    assert (briefly.status_code, briefly.content) == (200, b"")
    assert nowhere.status_code == 404
    assert 'meydan_request_seconds_count{method="GET",route="(page)"}' in shown.text
    assert shown.headers["content-type"].startswith("text/plain")
    assert shown.headers["content-type"].count("charset") == 1
    assert 'meydan_requests_total{method="GET",route="/healthz",status="200"}' in shown.text
    assert "nowhere" not in shown.text, "what strangers type is no label"
    for name in ("choices_total", "sockets", "rooms", "bot_seconds_total", "commit_seconds_count"):
        assert re.search(rf"^meydan_{name} [0-9.e+-]+$", shown.text, re.MULTILINE), name
    commits = re.search(r"^meydan_commit_seconds_count (\S+)$", shown.text, re.MULTILINE)
    assert commits and float(commits[1]) > 0


def test_the_interface_is_published(shared_sqlite):
    document = httpx.get(f"{shared_sqlite.url}/api/schema").json()
    assert document["openapi"].startswith("3.")
    assert {"/api/me", "/api/tables", "/api/tables/{table}/choices", "/healthz"} <= set(document["paths"])
    assert httpx.get(f"{shared_sqlite.url}/api/schema/openapi.json").json() == document


def test_requests_are_logged_without_what_is_secret_in_them(server, client):
    client.get(f"/api/tables/nothing?link={SECRETS[2]}", headers={"Authorization": f"Bearer {SECRETS[1]}"})
    client.post("/api/session", json={"name": "Ada", "password": SECRETS[0]})
    client.cookies.set("meydan", "a-forged-cookie")
    client.get("/api/me")
    assert server.stop() == 0
    lines = [json.loads(line) for line in server.log.splitlines()]
    assert {"route": "/api/tables/{table}", "status": 404}.items() <= next(
        line.items() for line in lines if line.get("route", "").startswith("/api/tables")
    )
    for secret in (*SECRETS, "a-forged-cookie"):
        assert secret not in server.log


def test_a_stop_is_graceful_and_a_start_goes_on(server, client):
    made = client.post("/api/guest", json={"name": "Ada"})
    assert made.status_code in (200, 201), made.text
    assert server.stop() == 0
    events = [json.loads(line)["event"] for line in server.log.splitlines()]
    assert events[0] == "started" and events[-1] == "stopped"
    assert "rror" not in server.log, server.log
    server.start()
    assert client.get("/api/me").json()["name"] == "Ada"


def test_sockets_are_counted_and_closed_by_a_stop(server, client):
    client.post("/api/guest", json={"name": "Ada"}, headers={"Origin": server.url})
    wish = {"game": "istanbul", "seats": 2, "public": True}
    table = client.post("/api/tables", json=wish, headers={"Origin": server.url}).json()["id"]
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, origin=server.url) as socket:
        assert json.loads(socket.recv(10))["type"] == "table"
        assert "\nmeydan_sockets 1.0\n" in client.get("/metrics").text
        assert server.stop() == 0
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(10)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012, "the service restarts"


def guests_from_many_addresses(server: Server) -> set[int]:
    """The answers to more guests than one address may send, each of whom claims an address of his own."""
    with httpx.Client(base_url=server.url) as web:
        answers = set()
        for number in range(130):
            claim = {"X-Forwarded-For": f"198.51.100.{number}"}
            answers.add(web.post("/api/guest", json={"name": "Ada"}, headers=claim).status_code)
            web.cookies.clear()
        return answers


def test_only_a_proxy_we_know_is_believed_about_addresses(start_server):
    strangers = start_server("")
    assert guests_from_many_addresses(strangers) == {201, 429}
    strangers.kill()
    assert guests_from_many_addresses(start_server("", "--proxy", "127.0.0.1")) == {201}


def test_files_of_a_service_are_for_its_owner_alone(start_server, tmp_path):
    server = start_server("")
    files = [path for path in server.data.rglob("*") if path.is_file()]
    files = [path for path in files if path not in (server.log_file, server.said_file)]  # these two are ours
    assert {"meydan.sqlite3", "secrets.json"} <= {path.name for path in files}
    for path in files:
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path.name


def test_several_processes_start_at_once_on_one_postgresql(postgres_url, tmp_path):
    servers = [Server(tmp_path / "served", postgres_url) for _ in range(2)]
    try:
        for server in servers:
            server.launch()
        for server in servers:
            server.wait_until_well()
    finally:
        for server in servers:
            server.kill()


def test_a_database_that_is_away_is_noticed_and_so_is_its_return(start_server, postgres, postgres_url):
    server = start_server(postgres_url)
    name = make_url(postgres_url).database
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
        away = httpx.get(f"{server.url}/healthz", timeout=30)
        assert (away.status_code, away.headers["content-type"]) == (503, "application/problem+json")
        assert away.json()["code"] == "busy"
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    assert httpx.get(f"{server.url}/healthz", timeout=30).status_code == 200


def test_a_service_that_cannot_start_says_so_and_ends(postgres, tmp_path):
    server = Server(tmp_path / "served", postgres.replace("/postgres?", "/nobody_made_this?"))
    server.launch()
    assert server.process.wait(60) == 2
    told = (server.log + server.said).splitlines()
    assert len(told) == 1, "one sentence"
    assert "nobody_made_this" in told[0]


# -- the page about hosting ---------------------------------------------------------------------------------


def test_the_page_about_hosting_names_only_options_there_are():
    page = HOSTING.read_text(encoding="utf-8")
    told = set(re.findall(r"--[a-z]+", meydan_without((), "serve", "--help").stdout)) - {"--help"}
    used = {flag for line in re.findall(r"meydan serve(.*)", page) for flag in re.findall(r"--[a-z]+", line)}
    listed = {
        flag for row in re.findall(r"^\| (`--.*?) \|", page, re.MULTILINE) for flag in re.findall(r"--[a-z]+", row)
    }
    assert used and used <= listed
    assert listed == told


def test_a_copy_of_sqlite_made_while_it_runs_brings_everything_back(start_server, tmp_path):
    """As the page says: VACUUM INTO, and the secrets beside it."""
    server = start_server("")
    with httpx.Client(base_url=server.url) as ada:
        ada.post("/api/guest", json={"name": "Ada"})
        cookies = dict(ada.cookies)
    kept = tmp_path / "kept"
    kept.mkdir()
    copying = sqlite3.connect(server.data / "meydan.sqlite3")
    copying.execute(f"VACUUM INTO '{kept / 'meydan.sqlite3'}'")
    copying.close()
    shutil.copy(server.data / "secrets.json", kept)
    server.kill()
    other = Server(kept, "")
    try:
        other.start()
        assert httpx.get(f"{other.url}/api/me", cookies=cookies).json()["name"] == "Ada"
    finally:
        other.kill()
    assert "VACUUM INTO" in HOSTING.read_text(encoding="utf-8")


def test_a_dump_of_postgresql_brings_everything_back(start_server, postgres, postgres_url, programs):
    """As the page says: pg_dump and pg_restore, with the same secrets."""
    server = start_server(postgres_url)
    with httpx.Client(base_url=server.url) as ada:
        ada.post("/api/guest", json={"name": "Ada"})
        cookies = dict(ada.cookies)
    dump = server.data / "meydan.dump"
    subprocess.run([programs / "pg_dump", "--format=custom", f"--file={dump}", postgres_url], check=True)
    server.kill()
    name = make_url(postgres_url).database
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
        connection.execute(f"CREATE DATABASE {name}")
    subprocess.run([programs / "pg_restore", f"--dbname={postgres_url}", dump], check=True)
    server.start()
    assert httpx.get(f"{server.url}/api/me", cookies=cookies).json()["name"] == "Ada"
    page = HOSTING.read_text(encoding="utf-8")
    assert "pg_dump --format=custom" in page and "pg_restore --dbname" in page
