"""What the README shows works."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_run():
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert failed == 0
    assert tried >= 10


def test_both_commands_and_the_disclaimer_are_there():
    text = README.read_text(encoding="utf-8")
    assert "make play" in text
    assert "make test" in text
    assert "unofficial" in text


def test_links_lead_somewhere():
    import re

    text = README.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+)\)", text):
        if not target.startswith("http"):
            assert (README.parent / target).exists(), target
