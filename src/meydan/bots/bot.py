# uncompiled: other people's bots must be able to inherit from it
"""What a bot is: it is shown a view and answers with one of the view's options."""

from __future__ import annotations

from typing import Any

from meydan.kernel.choice import Choice
from meydan.kernel.errors import MeydanError
from meydan.kernel.rng import Rng


class Bot:
    """The base of every bot. A bot never sees the state: only what its seat may know."""

    name = "bot"

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)

    def choose(self, view: Any) -> Choice:
        """One of `view.options`."""
        raise TypeError(f"{type(self).__name__} must choose")


class UnknownBot(MeydanError):
    """A bot name nobody knows."""


class RandomBot(Bot):
    """Takes any option, each as likely as the other."""

    name = "random"

    def choose(self, view: Any) -> Choice:
        option: Choice = view.options[self.rng.below(len(view.options))]
        return option
