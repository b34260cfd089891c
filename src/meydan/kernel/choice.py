"""What can be answered: choices, made once and shared, and the space a game numbers them in."""

from __future__ import annotations

from typing import Any


class Choice:
    """One answer to a question: a stable text, and a stable index among its game's actions or chance outcomes.

    `what` and `how` are what the text says, as numbers: `what` is the place, seat, thing or amount that it names first,
    `how` the second number where there is one (the other die, the copy, the reward): each game tells their meaning
    where it makes its choices. `provider` is the card or tile that offers the choice, or -1 for an answer to the
    question. There is one of each: a copy or an unpickled one is the choice itself.

    >>> import meydan
    >>> move = meydan.start("istanbul", seats=2, seed=7).options()[0]
    >>> move, move.text, move.what
    (<move 1>, 'move 1', 1)
    >>> meydan.find_game("istanbul").space.find("Move  1") is move
    True
    """

    __slots__ = ("chance", "game", "how", "index", "provider", "text", "what")

    game: str
    text: str
    index: int
    what: int
    how: int
    provider: int
    chance: bool

    def __init__(self, game: str, text: str, index: int, what: int, how: int, provider: int, chance: bool) -> None:
        self.game = game
        self.text = text
        self.index = index
        self.what = what
        self.how = how
        self.provider = provider
        self.chance = chance

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Any, ...]:
        from meydan.kernel.game import find_choice

        return find_choice, (self.game, self.text)


class Space:
    """All choices of one game, by text and by index; player actions and chance outcomes are numbered apart."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.actions: list[Choice] = []
        self.outcomes: list[Choice] = []
        self.by_text: dict[str, Choice] = {}
        self.closers: list[Choice] = []

    def closing(self, text: str) -> Choice:
        """Make the next player action as one that closes a question (skip, done, stop): it is listed last."""
        choice = self.action(text)
        self.closers.append(choice)
        return choice

    def rank(self, choice: Choice) -> tuple[int, bool, int]:
        """The canonical order: a question's own answers by index, what closes it last; then provider by provider."""
        return choice.provider, choice in self.closers, choice.index

    def action(self, text: str, what: int = 0, how: int = 0, provider: int = -1) -> Choice:
        """Make the next player action."""
        return self._add(self.actions, Choice(self.game, text, len(self.actions), what, how, provider, False))

    def outcome(self, text: str, what: int = 0, how: int = 0) -> Choice:
        """Make the next chance outcome."""
        return self._add(self.outcomes, Choice(self.game, text, len(self.outcomes), what, how, -1, True))

    def alias(self, text: str, choice: Choice) -> None:
        """Let a second text mean the same choice, such as the two orders of a pair of dice."""
        self.by_text[text] = choice

    def find(self, text: str) -> Choice | None:
        """The choice a text names, whatever its spaces and capitals."""
        found = self.by_text.get(text)
        if found is None:
            found = self.by_text.get(" ".join(text.split()).lower())
        return found

    def _add(self, where: list[Choice], choice: Choice) -> Choice:
        if choice.text in self.by_text:
            raise ValueError(f"two choices are called {choice.text!r}")
        where.append(choice)
        self.by_text[choice.text] = choice
        self.by_text.setdefault(choice.text.lower(), choice)
        return choice
