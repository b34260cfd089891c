"""The table of bars: it replaces the older one, and leaves all else on its page alone."""

import importlib.util
from pathlib import Path

import pytest

from meydan.arena.tournament import Outcome

FILE = Path(__file__).parent.parent / "bench" / "strength.py"


@pytest.fixture
def strength(tmp_path, monkeypatch):
    spec = importlib.util.spec_from_file_location("strength", FILE)
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(__import__("sys").modules, "strength", module)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "PAGE", tmp_path / "strength.md")
    return module


def outcome(rate):
    return Outcome("search@10ms", "x", 400, 400 * rate, rate, rate - 0.05, rate + 0.05, 0.0, 0.0, 0.0, "", 9.5)


def test_a_bar_is_held_or_not(strength):
    box = strength.BOXES[0]
    assert [strength.told("10ms", box, outcome(rate))[-1] for rate in (0.45, 0.35)] == ["held", "not held"]
    assert all(len(box.bars) == len(strength.ROWS) for box in strength.BOXES)


def test_the_table_is_written_anew_and_all_else_stays(strength):
    strength.PAGE.write_text("# How strong the bots are\n\n## The ladder\n\nstays\n")
    for rate in (0.45, 0.35):
        strength.write_page([strength.told("10ms", strength.BOXES[0], outcome(rate))])
    text = strength.PAGE.read_text()
    assert text.count(strength.TITLE) == 1 and "35.0%" in text and "45.0%" not in text
    assert text.startswith("# How strong the bots are\n\n## The bars") and text.endswith("## The ladder\n\nstays\n")


def test_other_nets_and_another_search_have_another_file(strength, monkeypatch):
    digests = {box.digest() for box in strength.BOXES}
    assert len(digests) == len(strength.BOXES)
    monkeypatch.setattr(strength, "THINKING", strength.THINKING + 1)
    assert digests.isdisjoint(box.digest() for box in strength.BOXES)
