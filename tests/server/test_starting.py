"""What is wrong before a service can start is said in one sentence, and nothing is changed."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from meydan.kernel.errors import BadOption
from meydan.server.config import Config
from meydan.server.starting import ready
from tests.server.conftest import Server


def test_one_service_at_a_time_uses_a_sqlite_file(tmp_path: Path):
    config = Config(tmp_path)
    with ready(config), pytest.raises(BadOption, match="another service uses"), ready(config):
        raise AssertionError("two at once")
    with ready(config):
        pass


def test_several_services_may_share_a_postgresql(postgres_url: str, tmp_path: Path):
    config = Config(tmp_path, database=postgres_url)
    with ready(config), ready(config):
        pass


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"session": 5}', '{"session": "xyz"}', "null"])
def test_secrets_that_are_none(tmp_path: Path, text: str):
    (tmp_path / "secrets.json").write_text(text)
    with pytest.raises(BadOption, match="holds no secrets: put it back from a backup"), ready(Config(tmp_path)):
        raise AssertionError("it started")
    assert (tmp_path / "secrets.json").read_text() == text


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path):
    config = Config(tmp_path)
    with ready(config):
        pass
    file = tmp_path / "meydan.sqlite3"
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = file.read_bytes()
    with pytest.raises(BadOption, match="is of a newer version of Meydan: install that version"), ready(config):
        raise AssertionError("it started")
    assert file.read_bytes() == before


def test_a_file_that_is_no_database(tmp_path: Path):
    (tmp_path / "meydan.sqlite3").write_text("my shopping list " * 100)
    with pytest.raises(BadOption, match="cannot be used: file is not a database"), ready(Config(tmp_path)):
        raise AssertionError("it started")


PAGE = 4096


@pytest.mark.parametrize("pages", [(0, 1), (0, 4), (1, 2), (1, 4), (5, 6), (-3, -1)], ids=str)
def test_random_bytes_in_a_database_are_noticed_before_it_is_used(tmp_path: Path, pages: tuple[int, int]):
    config = Config(tmp_path)
    with ready(config):
        pass
    file = tmp_path / "meydan.sqlite3"
    whole = bytearray(file.read_bytes())
    damaged = slice(pages[0] * PAGE % len(whole), pages[1] * PAGE % len(whole))
    whole[damaged] = random.Random(1).randbytes(damaged.stop - damaged.start)
    file.write_bytes(whole)
    with pytest.raises(BadOption) as refused, ready(config):
        raise AssertionError("it started")
    assert "cannot be used: " in str(refused.value)
    assert "put it back from a backup" in str(refused.value)
    assert "\n" not in str(refused.value)
    assert file.read_bytes() == whole


def test_a_service_with_a_damaged_database_says_so_and_ends(tmp_path: Path):
    server = Server(tmp_path, "")
    (tmp_path / "meydan.sqlite3").write_bytes(random.Random(1).randbytes(8 * PAGE))
    server.launch()
    assert server.process.wait(60) == 2
    (told,) = (server.log + server.said).splitlines()
    assert "put it back from a backup" in told


def test_a_data_folder_that_is_a_file(tmp_path: Path):
    (tmp_path / "data").write_text("")
    with pytest.raises(BadOption, match="cannot be made"), ready(Config(tmp_path / "data")):
        raise AssertionError("it started")


def test_a_database_that_is_not_there(tmp_path: Path):
    config = Config(tmp_path, database="postgres://ada:hunter2@127.0.0.1:1/meydan")
    with pytest.raises(BadOption) as refused, ready(config):
        raise AssertionError("it started")
    assert "the database postgresql://ada:***@127.0.0.1:1/meydan cannot be used" in str(refused.value)
    assert "hunter2" not in str(refused.value)
    assert "\n" not in str(refused.value)
