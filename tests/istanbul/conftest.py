"""Fixtures for Istanbul's rule tests."""

from __future__ import annotations

import pytest

from tests.istanbul.story import Story


@pytest.fixture
def istanbul() -> Story:
    """A three-player game on short paths: hands are empty, the figures off the board, red to move."""
    return Story()
