"""Fixtures for the rule tests of Mocha & Baksheesh."""

from __future__ import annotations

import pytest

from tests.istanbul.story import Story


@pytest.fixture
def mocha() -> Story:
    """A three-player game on the first layout: hands are empty, the figures off the board, red to move."""
    return Story(3, expansions=["mocha"])
