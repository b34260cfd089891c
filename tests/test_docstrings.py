"""The examples in docstrings work, on both builds: the compiled one has its docstrings put back."""

from __future__ import annotations

import doctest
import importlib
import inspect

import pytest

from meydan.kernel.choice import Choice
from meydan.kernel.frame import Frame
from meydan.kernel.record import Record
from meydan.kernel.state import State
from meydan.kernel.table import Table
from tests.test_help import MODULES

SHOWN = [State, State.play, State.apply, Table, Table.undo, Record.verify, Choice, Frame]


@pytest.mark.parametrize("thing", SHOWN, ids=lambda thing: thing.__qualname__)
def test_what_people_call_has_an_example_that_works(thing):
    """Found by hand: doctest does not look at the methods of compiled classes."""
    told = inspect.getdoc(thing) or ""
    found = doctest.DocTestParser().get_doctest(told, {}, thing.__qualname__, None, 0)
    assert found.examples
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(found)
    assert runner.failures == 0


@pytest.mark.parametrize("name", [*MODULES, "meydan.voice"])
def test_all_other_examples_work_too(name):
    assert doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS).failed == 0
