"""A question waiting to be answered: by a seat, by chance, or by nobody (a step that carries itself out)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from meydan.kernel.choice import Choice
from meydan.kernel.fields import Made, fixed
from meydan.kernel.rng import Source
from meydan.kernel.words import Reason

if TYPE_CHECKING:
    from meydan.kernel.state import State

CHANCE: Final = -1
NOBODY: Final = -2

S = TypeVar("S", bound="State")


class Frame(Made, Generic[S]):
    """Small immutable data: who must answer, and what was already decided. Everything in it is public.

    A frame is made of the fields it declares, given in their order: so it can be written down and made again.
    """

    seat: int

    def options(self, state: S) -> list[Choice]:
        """Every answer to this question, in canonical order. The list may be shared: it is never changed."""
        raise TypeError(f"{type(self).__name__} must list its options")

    def resolve(self, state: S, choice: Choice) -> None:
        """Carry out one answer; this frame is no longer on the stack."""
        raise TypeError(f"{type(self).__name__} must carry out its options")

    def run(self, state: S) -> None:
        """Happen, where nobody is asked: what a step does."""
        raise TypeError(f"{type(self).__name__} must say what happens")

    def window(self, state: S) -> int:
        """Which moments this question is, for providers: a sum of the game's window bits."""
        return 0

    def why_not(self, state: S, choice: Choice) -> Reason:
        """Why a choice that is not among the options is not."""
        return Reason("other-question", {"asked": type(self).__name__})

    def __eq__(self, other: object) -> bool:
        from meydan.kernel.codec import plain

        return type(self) is type(other) and bool(plain(self) == plain(other))

    def __hash__(self) -> int:
        from meydan.kernel.codec import frozen, plain

        return hash(frozen(plain(self)))

    def __repr__(self) -> str:
        from meydan.kernel.codec import parts_of

        made_of = ", ".join(f"{name}={value!r}" for name, value in parts_of(self))
        return f"{type(self).__name__}({made_of})"

    def __reduce__(self) -> tuple[Any, ...]:
        from meydan.kernel.codec import parts_of

        return type(self), tuple(value for _, value in parts_of(self))


class Chance(Frame[S]):
    """A question to chance, with a distribution over its options."""

    seat: int = fixed(CHANCE)

    def weights(self, state: S) -> list[int]:
        """How likely each option is, in proportion, in the order of the options."""
        raise TypeError(f"{type(self).__name__} must say how likely its options are")

    def stream(self) -> str:
        """Which of the table's streams of luck answers: dice never change what cards come."""
        return "dice"

    def sample(self, state: S, source: Source) -> Choice:
        """One option drawn from the distribution."""
        return self.options(state)[source.among(self.weights(state))]


class FromBag(Chance[S]):
    """The next of what lies in a deck, a stack or a bag, where nobody knows the order: each that is left is as likely.

    So nothing lies there in an order: what is left is counted by kind.
    """

    def bag(self, state: S) -> list[int]:
        """How many there are, by kind."""
        raise TypeError(f"{type(self).__name__} must say what is left")

    def drawn(self) -> list[Choice]:
        """The outcome of each kind."""
        raise TypeError(f"{type(self).__name__} must say what comes of it")

    def size(self, state: S) -> int:
        """How many there are in all; 0 where nobody counts them."""
        return 0

    def stream(self) -> str:
        return "cards"

    def options(self, state: S) -> list[Choice]:
        drawn = self.drawn()
        bag = self.bag(state)
        return [drawn[kind] for kind in range(len(bag)) if bag[kind]]

    def weights(self, state: S) -> list[int]:
        return [copies for copies in self.bag(state) if copies]

    def sample(self, state: S, source: Source) -> Choice:
        return self.drawn()[source.among(self.bag(state), self.size(state))]


class Step(Frame[S]):
    """Something that happens by itself when its turn comes; nobody is asked."""

    seat: int = fixed(NOBODY)


class StepFor(Step[S]):
    """A step that happens to one seat."""

    who: int


class Provider(Generic[S]):
    """A card or tile that may be used at certain moments: what it offers, and what it does."""

    def windows(self) -> int:
        """The moments at which it may speak: a sum of the game's window bits."""
        return 0

    def offer(self, state: S, seat: int, options: list[Choice]) -> None:
        """Add what the seat may do with it now; of cards, given that one is held."""

    def play(self, state: S, seat: int, choice: Choice) -> None:
        """Carry it out; the question that was being asked is still on the stack."""

    def why_not(self, state: S, seat: int, choice: Choice) -> Reason:
        """Why it offers nothing, or not this."""
        return Reason("not-now")
