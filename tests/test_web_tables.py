"""The numbers the browser client shows are the engine's."""

from __future__ import annotations

from tools import web_san_juan
from tools.web_tables import written


def test_the_written_tables_are_up_to_date() -> None:
    for path, text in written().items():
        assert path.read_text(encoding="utf-8") == text, f"run python tools/web_tables.py: {path.name} is old"


def test_every_card_of_san_juan_has_its_rules() -> None:
    assert all(web_san_juan.page_tables()["cardRules"])


def test_the_positions_of_san_juan_are_of_every_gesture() -> None:
    asked = {one["view"]["question"] for one in web_san_juan.positions()["asked"]}
    assert asked == {name.partition(" ")[0] for name in web_san_juan.GESTURES}
