"""Fixtures for San Juan's rule tests."""

from __future__ import annotations

import pytest

from tests.san_juan.story import Story


@pytest.fixture
def san_juan() -> Story:
    """A three-player game of the base box: hands are empty, everybody has an indigo plant, Ana is governor."""
    return Story()


@pytest.fixture
def new() -> Story:
    """The same with New Buildings."""
    return Story(expansions=["new-buildings"])


@pytest.fixture
def events() -> Story:
    """The same with Events; none lies out."""
    return Story(expansions=["events"])
