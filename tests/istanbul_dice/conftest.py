"""Fixtures for the rule tests of Istanbul: The Dice Game."""

from __future__ import annotations

import pytest

from tests.istanbul_dice.story import Story


@pytest.fixture
def bazaar() -> Story:
    """A three-player game: nobody has crystals or lira, the first player is about to roll."""
    return Story()
