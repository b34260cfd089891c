"""A question waiting to be answered: by a seat, by chance, or by nobody (a step that carries itself out).

Why questions lie on a stack. A turn of these games is many small decisions that nest: the Police Station sends a family
member to the Tea House, where a bid, a roll and a mosque tile follow; a card interrupts; the Governor waits at the end.
Written as phases, that becomes flags ("a bid is pending", "a card was played before the roll"), and every rule has to
look at all of them. Written as callbacks, it can be neither saved nor copied. Here what is still to come lies on the
stack, as data: the top frame is asked, and what lies below waits until everything above it is settled. So a state can
be copied, written down, undone and searched in the middle of anything, and a rule knows only its own question.

There are two patterns, and most frames are one of them.

*A question and what follows.* `resolve` carries an answer out. What must be settled next it asks, and it hands over
what it knows by the fields of the next frame. Nothing is left in the state but what really lies on the table.

    class NameYourBid(Frame[Istanbul]):
        def resolve(self, state, choice):
            state.ask(PayBid(self.seat, choice.what))  # answered second: it lies below
            state.ask(TwoDice())                       # answered first

*A loop.* A frame that is to come again asks itself again, with what has changed: one card less to draw, the next
seat. When it does not, the loop is over and whatever lies below goes on. There is no counter elsewhere.

    class Draw(FromBag[Spices]):
        who: int
        left: int

        def resolve(self, state, choice):
            state.draw(self.who, choice.what)
            if self.left > 1:
                state.ask(Draw(self.who, self.left - 1))

Mistakes that everybody makes once:

- *Asking in reading order.* The last one asked is answered first: ask what comes later before what comes sooner.
- *Changing a frame.* Frames are shared by all copies of a state. Ask a new one instead.
- *A secret in a frame.* Everybody sees the stack. What only one seat may know belongs to that player's pieces.
- *A reference to a live piece.* A copy of the state would still point to the old one. Keep its number.
- *Rolling inside `resolve`.* Ask a `Chance`: else nobody can verify, enumerate or type the outcome.
- *Reckoning too early.* What depends on later answers is found out when it is needed, in the frame that needs it.
- *Changing the list of options.* It may be the very list that all states share. Copy it first.
- *No options.* A frame that may have nothing to offer offers to decline, or is not asked at all.
"""

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

    >>> import meydan
    >>> game = meydan.start("istanbul", seats=2, seed=7)
    >>> game.stack[-1]
    Move(seat=0)
    """

    seat: int

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

    def run(self, state: S) -> None:
        raise TypeError(f"{type(self).__name__} must say what happens")


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
