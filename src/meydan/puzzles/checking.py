"""Whether a puzzle is one: what can be seen at once, and with tries whether its answer still wins."""

from __future__ import annotations

from collections.abc import Iterator

from meydan.kernel.errors import MeydanError
from meydan.kernel.rng import Rng
from meydan.kernel.state import State
from meydan.puzzles.finding import MOST_ACCEPTED, Comparing, Tries, one_answer
from meydan.puzzles.puzzle import SURE, Puzzle, Weighed, id_of
from meydan.puzzles.reading import nets_of
from meydan.puzzles.themes import themes_of


def faults_of(puzzle: Puzzle, tries: int = 0, seed: int = 2) -> Iterator[str]:
    """All that is wrong with a puzzle; nothing, if it is fine."""
    try:
        state = puzzle.state()
    except (MeydanError, LookupError, TypeError, ValueError) as error:
        yield f"its position cannot be read: {error}"
        return
    if state.seat != puzzle.seat:
        yield f"seat {puzzle.seat} is not asked, but seat {state.seat}"
        return
    seen = list(faults_seen(puzzle, state))
    yield from seen
    if tries and not seen:
        yield from faults_measured(puzzle, tries, seed)


def faults_seen(puzzle: Puzzle, state: State) -> Iterator[str]:
    """What can be seen without a search."""
    evidence = puzzle.evidence
    options = [choice.text for choice in state.options()]
    view = state.view(puzzle.seat)
    if id_of(view) != puzzle.id:
        yield "its name is that of another position"
    if problems := state.header.game.check(state):
        yield f"its pieces do not add up: {problems}"
    for name in dict.fromkeys([*puzzle.accepted, evidence.second.choice, evidence.quick.choice]):
        if name not in options:
            yield f"{name!r} is no option"
    if not one_answer(state):
        yield "it is answered by several picks"
    if not 1 <= len(puzzle.accepted) <= MOST_ACCEPTED or puzzle.line[0] not in puzzle.accepted:
        yield f"its answer {puzzle.line[0]!r} is not among the {len(puzzle.accepted)} that are accepted"
    if evidence.best.choice != puzzle.line[0] or {evidence.second.choice, evidence.quick.choice} & {*puzzle.accepted}:
        yield "the evidence is about other answers"
    if not evidence.clear:
        yield "the evidence is not clear"
    by_these_nets = puzzle.made.nets == nets_of(puzzle.box)
    if by_these_nets and Comparing(view, Rng(1)).quick.text != evidence.quick.choice:
        yield f"the quick player does not answer {evidence.quick.choice!r}"
    for text in puzzle.line:
        if state.seat != puzzle.seat or state.why_not(text) is not None:
            yield f"{text!r} of its line cannot be answered"
            return
        state.play(text)
    if by_these_nets and themes_of(puzzle) != puzzle.themes:
        yield "its themes do not follow from it"


def faults_measured(puzzle: Puzzle, tries: int, seed: int) -> Iterator[str]:
    """Whether the others are still surely worse than the best, in worlds that nobody met before."""
    for one in measured(puzzle, tries, seed):
        if one.loss - SURE * one.error <= 0:
            yield f"{one.choice!r} is not surely worse: it loses {one.loss:.3f} ± {one.error:.3f}"


def measured(puzzle: Puzzle, tries: int, seed: int) -> list[Weighed]:
    """What the second best and the quick player's answer lose, anew."""
    state = puzzle.state()
    find = state.header.game.space.by_text
    eye = Comparing(state.view(puzzle.seat), Rng(seed))
    best, *others = [
        (find[name],)
        for name in dict.fromkeys([puzzle.line[0], puzzle.evidence.second.choice, puzzle.evidence.quick.choice])
    ]
    again = Tries(eye, eye.far)
    while again.count < tries:
        again.go_on([best, *others])
    return [again.weighed(other, best) for other in others]
