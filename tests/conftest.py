"""Which tests are run once: `make test` runs all others on both builds.

What is told, drawn, documented or packed is the same code on either build, and very many games only say more of the
same. Bots are compiled, but tests/search/test_paired.py compares what both builds think, to the last digit, on the way
through games of every mix that the greedy bot plays. So these are left out of the run on the interpreted build
(`-m "not once"`) where there is a compiled one.
"""

from pathlib import Path

ONCE = {
    "analysis", "arena", "bots", "cli", "companion", "examples", "puzzles", "search", "training",
    "test_adding_a_building.py", "test_dist.py", "test_locale.py", "test_many_games.py", "test_readme.py",
    "test_rules_cited.py", "test_said.py", "test_told.py", "test_types.py", "test_views_told.py", "test_yardstick.py",
}  # fmt: skip


def pytest_configure(config):
    config.addinivalue_line("markers", "once: the same on either build, so it is run on one of them")


def pytest_collection_modifyitems(items):
    here = Path(__file__).parent
    for item in items:
        if ONCE & set(item.path.relative_to(here).parts):
            item.add_marker("once")
