"""A question waiting to be answered: by a seat, by chance, or by nobody (a step that carries itself out)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from meydan.kernel.choice import Choice
from meydan.kernel.rng import Source
from meydan.kernel.words import Reason

if TYPE_CHECKING:
    from meydan.kernel.state import State

CHANCE: Final = -1
NOBODY: Final = -2

S = TypeVar("S", bound="State")


class Frame(Generic[S]):
    """Small immutable data: who must answer, and what was already decided. Everything in it is public.

    `FIELDS` are the constructor's arguments in order, so that a frame can be written down and made again.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: S) -> list[Choice]:
        """Every answer to this question, in canonical order. The list may be shared: it is never changed."""
        raise TypeError(f"{type(self).__name__} must list its options")

    def resolve(self, state: S, choice: Choice) -> None:
        """Carry out one answer; this frame is no longer on the stack."""
        raise TypeError(f"{type(self).__name__} must carry out its options")

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

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.seat = CHANCE

    def weights(self, state: S) -> list[int]:
        """How likely each option is, in proportion, in the order of the options."""
        raise TypeError(f"{type(self).__name__} must say how likely its options are")

    def stream(self) -> str:
        """Which of the table's streams of luck answers: dice never change what cards come."""
        return "dice"

    def sample(self, state: S, source: Source) -> Choice:
        """One option drawn from the distribution."""
        return self.options(state)[source.among(self.weights(state))]


class Step(Frame[S]):
    """Something that happens by itself when its turn comes; nobody is asked."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.seat = NOBODY

    def run(self, state: S) -> None:
        raise TypeError(f"{type(self).__name__} must say what happens")


class StepFor(Step[S]):
    """A step that happens to one seat."""

    FIELDS: ClassVar[tuple[str, ...]] = ("who",)

    who: int

    def __init__(self, who: int) -> None:
        super().__init__()
        self.who = who


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
