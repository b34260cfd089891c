"""The numbers the browser client shows are the engine's."""

from __future__ import annotations

from tools.web_tables import page_tables, written


def test_the_written_tables_are_up_to_date() -> None:
    for path, text in written().items():
        assert path.read_text(encoding="utf-8") == text, f"run python tools/web_tables.py: {path.name} is old"


def test_every_card_has_its_rules() -> None:
    found = page_tables()
    assert all(found["cardRules"].values())
    assert all(found["guildRules"][1:])
