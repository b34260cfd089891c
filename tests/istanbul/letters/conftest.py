"""Fixtures for the rule tests of Letters & Seals and the Grand Bazaar."""

from __future__ import annotations

import pytest

from tests.istanbul.story import Story


@pytest.fixture
def letters() -> Story:
    """A three-player game on the first layout: hands are empty, the figures off the board, red to move."""
    return Story(3, expansions=["letters"])


@pytest.fixture
def grand() -> Story:
    """A Grand Bazaar of four with the places in order: hands are empty, the figures off the board, red to move."""
    return Story(4, expansions=["mocha", "letters"], layout="order")
