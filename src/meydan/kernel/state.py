"""Where a game stands: the pieces on the table and a stack of questions, of which only the top one is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meydan.kernel.choice import Choice
from meydan.kernel.errors import IllegalChoice
from meydan.kernel.events import Event, EventKind, everyone_but
from meydan.kernel.fields import Apart, Pieces, Unheard
from meydan.kernel.frame import CHANCE, NOBODY, Frame, Step
from meydan.kernel.header import Header
from meydan.kernel.words import Reason

if TYPE_CHECKING:
    from meydan.kernel.game import Result
    from meydan.kernel.record import Record
    from meydan.kernel.view import View


class State(Pieces):
    """The base of every game's state. A game adds its pieces, and what its providers offer.

    `play` checks and remembers; `apply` trusts its caller and is what search and simulation use.

    >>> import meydan
    >>> game = meydan.start("istanbul-dice", seats=2, seed=7)
    >>> game.seat, game.question, game.over
    (0, 'Reroll', False)
    >>> copy = game.clone()                     # independent of the other; nobody listens to it
    >>> copy.play("keep")
    >>> copy == game
    False
    """

    header: Apart[Header]
    stack: list[Frame[Any]]
    history: Apart[object]
    events: Unheard[list[Event]]

    # -- asking ---------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Who is to answer: a seat, CHANCE, or NOBODY when the game is over."""
        return self.stack[-1].seat if self.stack else NOBODY

    @property
    def question(self) -> str:
        """The name of what is being asked, such as `Move`; empty when the game is over."""
        return type(self.stack[-1]).__name__ if self.stack else ""

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.stack

    def options(self) -> list[Choice]:
        """Everything that can be answered now, complete and in canonical order; empty when the game is over."""
        return list(self.answers()) if self.stack else []

    def answers(self) -> list[Choice]:
        """The options, perhaps as a shared list. The game must not be over.

        Warning: never change this list. It may be the one that all states of the game share; `options` gives a copy.
        """
        frame = self.stack[-1]
        options: list[Choice] = frame.options(self)
        window = frame.window(self)
        if window == 0:
            return options
        return self.with_providers(frame.seat, window, options)

    def with_providers(self, seat: int, window: int, options: list[Choice]) -> list[Choice]:
        """The options together with what the seat's cards and tiles offer at this moment."""
        return options

    def provide(self, seat: int, choice: Choice) -> None:
        """Let the provider of a choice carry it out."""
        raise TypeError(f"{type(self).__name__} has no providers")

    # -- answering ------------------------------------------------------------------------------------------

    def play(self, choice: str | Choice) -> None:
        """Answer the question, with a choice or its text; an illegal one raises IllegalChoice and changes nothing.

        >>> import meydan
        >>> game = meydan.start("istanbul-dice", seats=2, seed=7)
        >>> game.play("keep")
        >>> game.play("keep")
        Traceback (most recent call last):
            ...
        meydan.kernel.errors.IllegalChoice: 'keep' is not possible: ...
        >>> game.choices()[-1]
        <keep>
        """
        self.carry_out(self.find(choice))

    def carry_out(self, choice: Choice) -> None:
        """Answer with a choice that is known to be legal."""
        self.apply(choice)
        self.history = (choice, self.history)

    def find(self, choice: str | Choice) -> Choice:
        """The legal choice meant by a text or choice, or IllegalChoice with the reason."""
        known = self.header.game.space.find(choice) if isinstance(choice, str) else choice
        if known is None or self.header.game.space.by_text.get(known.text) is not known:
            raise IllegalChoice(str(choice), Reason("unknown-choice"), self._texts())
        if self.stack:
            for option in self.answers():
                if option is known:
                    return option
        raise IllegalChoice(known.text, self.reason_against(known), self._texts())

    def why_not(self, choice: str | Choice) -> Reason | None:
        """Why a choice is not possible now, or None if it is."""
        try:
            self.find(choice)
        except IllegalChoice as refused:
            reason: Reason = refused.reason
            return reason
        return None

    def apply(self, choice: Choice) -> None:
        """Carry out a legal choice without checking or remembering it: for search and simulation.

        Warning: nothing is checked. A choice that is not among the options leaves a position that cannot be, and the
        record knows nothing of what was applied. Use `play` where a choice comes from somebody else.

        >>> import meydan
        >>> game = meydan.start("istanbul-dice", seats=2, seed=7)
        >>> best = max(game.answers(), key=lambda choice: choice.index)
        >>> ahead = game.clone()
        >>> ahead.apply(best)
        >>> len(ahead.choices()) == len(game.choices())
        True
        """
        if choice.provider >= 0:
            self.provide(self.stack[-1].seat, choice)
        else:
            self.stack.pop().resolve(self, choice)
        while self.stack:
            top = self.stack[-1]
            if top.seat != NOBODY:
                return
            self.stack.pop()
            if isinstance(top, Step):
                top.run(self)

    def ask(self, frame: Frame[Any]) -> None:
        """Put a question on the stack: it is answered before whatever lies below."""
        self.stack.append(frame)

    def reason_against(self, choice: Choice) -> Reason:
        """Why a choice of this game, which is not an option, is not."""
        if not self.stack:
            return Reason("game-over")
        frame = self.stack[-1]
        if frame.seat == CHANCE:
            return Reason("impossible-outcome" if choice.chance else "chance-to-answer")
        if choice.chance:
            return Reason("not-chance")
        if choice.provider >= 0:
            return self.why_not_provided(frame, choice)
        reason: Reason = frame.why_not(self, choice)
        return reason

    def why_not_provided(self, frame: Frame[Any], choice: Choice) -> Reason:
        """Why a card or tile cannot be used now."""
        return Reason("not-now")

    def _texts(self) -> list[str]:
        return [option.text for option in self.options()]

    # -- telling --------------------------------------------------------------------------------------------

    def tell(self, kind: EventKind, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Say what happened, to everyone. Costs nothing while nobody listens."""
        if self.events is not None:
            self.events.append(Event(kind, (a, b, c, d)[: len(kind.params)]))

    def tell_secret(self, seat: int, kind: EventKind, hidden: EventKind, a: int, b: int = 0) -> None:
        """Say what happened to one seat, and to all others only what they may know."""
        if self.events is not None:
            self.events.append(Event(kind, (a, b)[: len(kind.params)], seat))
            self.events.append(Event(hidden, (a, b)[: len(hidden.params)], everyone_but(seat)))

    # -- copying and comparing ------------------------------------------------------------------------------

    def decoded(self) -> None:
        """Make again what follows from the fields and is not one of them, after `decode`."""

    def choices(self) -> list[Choice]:
        """Every choice and outcome played so far, in order."""
        back: list[Choice] = []
        node = self.history
        while isinstance(node, tuple):
            back.append(node[0])
            node = node[1]
        back.reverse()
        return back

    def encode(self) -> dict[str, Any]:
        """The whole position as plain numbers and lists, secrets included; `Game.decode` makes it a state again."""
        from meydan.kernel.codec import encode

        return encode(self)

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position of the same game, however it came about and whatever its seed."""
        return isinstance(other, State) and self.header == other.header and self.encode() == other.encode()

    def __hash__(self) -> int:
        """Of the position, as `==` is: a key for as long as nothing is played, so put a clone into a table."""
        from meydan.kernel.codec import frozen

        return hash((self.header, frozen(self.encode())))

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        from meydan.kernel.codec import state_of

        return state_of, (self.header, self.encode(), [choice.text for choice in self.choices()])

    def __repr__(self) -> str:
        whom = "chance" if self.seat == CHANCE else f"seat {self.seat}"
        now = f"{whom} is asked {self.question}" if self.stack else "over"
        return f"<{type(self).__name__} for {self.header.seats}, {len(self.choices())} steps, {now}>"

    # -- looking --------------------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """What one seat may know, and nothing else; seat -1 is somebody who watches."""
        return self.header.game.view(self, seat)

    def result(self) -> Result | None:
        """None until the end, then the ranks and scores."""
        return self.header.game.result(self) if not self.stack else None

    def record(self, *, reveal: bool = False) -> Record:
        """The record of the game so far. It carries the seed when the game is over, or when told to reveal it."""
        from meydan.kernel.record import Record

        return Record.of(self, reveal=reveal)
