# uncompiled: it checks, it does not play fast
"""One suite for every game, option mix and seat count: what must hold at every moment of every game."""

from __future__ import annotations

import json
import operator
import pickle
from collections.abc import Callable
from typing import Any

from meydan.kernel.chance import SeedChance
from meydan.kernel.choice import Choice
from meydan.kernel.errors import CannotUndo, IllegalChoice
from meydan.kernel.frame import CHANCE, NOBODY
from meydan.kernel.game import Game
from meydan.kernel.record import Record
from meydan.kernel.rng import Rng
from meydan.kernel.rollout import sensible_playout
from meydan.kernel.state import State
from meydan.kernel.table import Table
from meydan.kernel.words import SHARED

LONGEST = 50_000  # decisions; far beyond any game that is played to win something
LOOK_CLOSELY = 20  # one moment in so many gets the checks that cost much
PLAY_ON = 30  # one sampled world in so many is played to its end
SOME = 2  # choices of another seat that are compared at a moment

Mix = tuple[int, dict[str, Any]]


class Broken(Exception):
    """Something that must always hold does not."""


def mixes(game: Game[Any]) -> list[Mix]:
    """Every seat count with every mix of options the game wants checked."""
    return [(seats, dict(options)) for seats, options in game.mixes()]


def check_mix(game: Game[Any], seats: int, options: dict[str, Any], seed: str | int, games: int = 1) -> list[str]:
    """Play games of one mix and say what does not hold; an empty list is good news."""
    problems: list[str] = []
    for number in range(games):
        for check in (play_and_look, play_and_undo, play_to_the_end):
            try:
                check(game, seats, options, f"{seed}/{number}")
            except Broken as broken:
                what = ", ".join(f"{name}={value}" for name, value in options.items())
                problems.append(f"{seats} seats, {what}, seed {seed}/{number}: {broken}")
    return problems


def expect(holds: bool, what: str, *details: object) -> None:
    """Raise Broken unless something holds."""
    if not holds:
        raise Broken(" ".join([what, *(str(detail) for detail in details)]))


# -- a game played at random, looked at closely ----------------------------------------------------------------


def play_and_look(game: Game[Any], seats: int, options: dict[str, Any], seed: str) -> None:
    """Play a random game and check every moment of it."""
    rng = _rng(seed)
    luck = SeedChance(seed)
    state: State = game.initial(game.header(seats, seed, options))
    moments = 0
    while state.seat != NOBODY and moments < 600:
        close = rng.below(LOOK_CLOSELY) == 0
        look(game, state, rng, close)
        if state.seat == CHANCE:
            choice = luck.answer(state)
            expect(choice in state.options(), "chance answered what is not an option:", choice)
        else:
            answers = state.options()
            if rng.below(4):
                answers = game.sensible(state, answers)
            choice = answers[rng.below(len(answers))]
        state.play(choice)
        moments += 1
    record = state.record(reveal=True)
    again = Record.from_json(record.to_json())
    expect(again == record, "a record changes when it is written and read")
    expect(again.replay() == state, "replaying the record leads elsewhere")
    again.verify()


def look(game: Game[Any], state: State, rng: Rng, close: bool) -> None:
    """Everything that must hold at one moment."""
    check_options(game, state)
    check_components(game, state)
    if close:
        check_clone_and_codec(game, state)
        check_pickles(state)
        check_every_option_applies(game, state)
        check_refusals(game, state, rng)
        for seat in range(-1, state.header.seats):
            check_view(game, state, seat, rng)


def check_components(game: Game[Any], state: State) -> None:
    wrong = game.check(state)
    expect(not wrong, "components do not add up:", "; ".join(wrong))


def check_options(game: Game[Any], state: State) -> None:
    """Options are there, known, different, and in canonical order: the question's own, then those of cards."""
    answers = state.options()
    expect(bool(answers), "nothing can be answered to", state.question)
    for choice in answers:
        expect(game.space.find(choice.text) is choice, "an option is not in the game's space:", choice)
        expect(choice.chance == (state.seat == CHANCE), "chance and players mixed up:", choice)
    order = [game.space.rank(choice) for choice in answers]
    expect(order == sorted(set(order)), "options are not in canonical order:", answers)
    if state.seat == CHANCE:
        weights = game.chance(state).weights(state)
        expect(len(weights) == len(answers) and min(weights) > 0, "chance has wrong weights:", weights)


def check_every_option_applies(game: Game[Any], state: State) -> None:
    before = state.encode()
    answers = state.options()
    for choice in answers:
        other = state.clone()
        other.play(choice)
        check_components(game, other)
    expect(state.encode() == before, "playing one of", answers, "on a copy changed the original")


def check_clone_and_codec(game: Game[Any], state: State) -> None:
    plain = state.encode()
    copy = state.clone()
    expect(copy.encode() == plain and copy == state, "a copy differs from its original")
    made = game.decode(state.header, json.loads(json.dumps(plain)))
    expect(made == state, "decoding what was encoded leads elsewhere")
    expect(_texts(made) == _texts(state), "a decoded state has other options")


def check_pickles(state: State) -> None:
    """What comes out of a pickle is what went in: the position, its past, the very options, and each seat's view."""
    made = pickle.loads(pickle.dumps(state))
    expect(made == state and hash(made) == hash(state), "a pickled state differs from its original")
    expect(made.record(reveal=True) == state.record(reveal=True), "a pickled state has another past")
    expect(all(map(operator.is_, made.options(), state.options())), "a pickled state has other options")
    for seat in range(-1, state.header.seats):
        view = state.view(seat)
        again = pickle.loads(pickle.dumps(view))
        expect(again == view and hash(again) == hash(view), f"a pickled view of seat {seat} differs from its original")


def check_refusals(game: Game[Any], state: State, rng: Rng) -> None:
    """A choice that is not an option is refused with a reason in words, and nothing changes."""
    before = state.encode()
    everything = game.space.actions + game.space.outcomes
    legal = state.options()
    for _ in range(12):
        choice = everything[rng.below(len(everything))]
        if choice in legal:
            continue
        try:
            state.play(choice)
        except IllegalChoice as refused:
            words = game.words()
            said = refused.reason.code in SHARED or (words is not None and words.knows(refused.reason))
            expect(said, "no words for the reason", refused.reason.code)
            expect(choice.text in str(refused), "a refusal does not name the choice:", refused)
        else:
            raise Broken(f"{choice} was not an option but could be played")
    expect(state.encode() == before, "a refused choice changed something")


def check_view(game: Game[Any], state: State, seat: int, rng: Rng) -> None:
    """A view says nothing about what its seat cannot know: dealing that anew changes nothing in it.

    And what is dealt can be played on: now and then to the end.
    """
    other = game.shuffle_hidden(state, seat, rng)
    same = _seen(other, seat) == _seen(state, seat)
    expect(same, f"the view of seat {seat} leaks a secret, or a sampled world does not fit it")
    check_components(game, other)
    if not other.over:
        check_options(game, other)
    if rng.below(PLAY_ON) == 0:
        play_out(game, other.clone(), rng)
    if 0 <= seat == state.seat:
        expect(_texts(other) == _texts(state), "own options depend on what is hidden")
    elif state.seat >= 0:
        check_choices_keep_secrets(state, other, seat, rng)


def check_choices_keep_secrets(state: State, other: State, seat: int, rng: Rng) -> int:
    """What a seat hears and sees of another seat's choice is the same whatever the hidden cards are.

    A choice that only hidden cards allow has counterparts in the other world, such as paying another card. What sounds
    different there must look different too: who cannot see which was made must not hear it either. The number of
    choices compared.
    """
    compared = 0
    mine, theirs = state.options(), other.options()
    hidden = [choice for choice in theirs if choice not in mine]
    for choice in _some(mine, rng):
        heard, seen = _after(state, choice, seat)
        for counterpart in [choice] if choice in theirs else _some(hidden, rng):
            heard_there, seen_there = _after(other, counterpart, seat)
            if counterpart is choice:
                expect(seen_there == seen, f"seat {seat} sees a secret with", choice)
            if seen_there == seen:
                expect(heard_there == heard, f"seat {seat} hears a secret with", choice)
                compared += 1
    return compared


def _some(choices: list[Choice], rng: Rng) -> list[Choice]:
    """A few of the choices, in no order."""
    left = choices.copy()
    return [left.pop(rng.below(len(left))) for _ in range(min(SOME, len(left)))]


def _after(state: State, choice: Choice, seat: int) -> tuple[list[Any], str]:
    """What a seat hears while a choice is carried out, and what it sees then."""
    copy = state.clone()
    copy.events = []
    copy.apply(choice)
    return [event for event in copy.events if event.heard_by(seat)], _seen(copy, seat)


def _seen(state: State, seat: int) -> str:
    return json.dumps(state.view(seat).to_dict())


# -- undo, and the end -------------------------------------------------------------------------------------------


def play_and_undo(game: Game[Any], seats: int, options: dict[str, Any], seed: str) -> None:
    """At a table, taking choices back leads exactly to where they were made; the barrier holds."""
    rng = _rng(seed + "/undo")
    table = Table(game.name, seats=seats, seed=seed, options=options)
    before: list[dict[str, Any]] = []  # positions to which undo must lead, since the barrier
    for _ in range(300):
        if table.over:
            break
        if rng.below(3) == 0:
            if before:
                heard = len(table.events)
                table.undo()
                expect(table.state.encode() == before.pop(), "undo leads elsewhere")
                expect(len(table.events) <= heard, "undo added events")
            else:
                _expect_no_undo(table)
            continue
        position, seat = table.state.encode(), table.seat
        answers = game.sensible(table.state, table.options())
        marks = len(table.marks)
        table.play(answers[rng.below(len(answers))])
        if not table.marks:
            before = []
        elif len(table.marks) == marks + 1:
            before.append(position)
        else:
            before = [position]
        expect(all(mark[0] == seat for mark in table.marks), "marks of different seats")
        expect(len(before) == len(table.marks), "marks and positions differ")
    resumed = Table.resume(Record.from_json(table.record(reveal=True).to_json()))
    expect(resumed.state == table.state, "a resumed table stands elsewhere")
    expect(resumed.luck.counts == table.luck.counts, "a resumed table has other luck ahead")
    # More may be undone after resuming: a choice that another seat had answered, and then taken its answer back.
    expect(len(resumed.marks) >= len(table.marks), "a resumed table can undo less")


def _expect_no_undo(table: Table) -> None:
    try:
        table.undo()
    except CannotUndo as refused:
        expect(bool(str(refused)), "no reason why undo is refused")
    else:
        raise Broken("undo went below the barrier")


def play_to_the_end(game: Game[Any], seats: int, options: dict[str, Any], seed: str) -> None:
    """A game ends, and its result ranks every seat."""
    play_out(game, game.start(seats, seed, options), _rng(seed + "/end"))


def play_out(game: Game[Any], state: State, rng: Rng) -> None:
    """Play on at random, which must come to an end with a result."""
    decisions = sensible_playout(state, rng, LONGEST)
    expect(state.over, f"the game goes on after {decisions} decisions")
    check_components(game, state)
    result = state.result()
    ranks = () if result is None else result.ranks
    expect(len(ranks) == state.header.seats and min(ranks) == 1, "the result is odd:", result)
    expect(not state.options(), "there are options after the end")


def _rng(seed: str) -> Rng:
    luck = SeedChance(seed)
    return Rng(luck.below(1 << 60))


def _texts(state: State) -> list[str]:
    return [choice.text for choice in state.options()]


def check_game(
    game: Game[Any], games: int = 1, seed: int = 1, report: Callable[[Mix, list[str]], None] | None = None
) -> list[str]:
    """The whole suite over all mixes of a game; `report` is told after each."""
    problems: list[str] = []
    for seats, options in mixes(game):
        found = check_mix(game, seats, options, seed, games)
        problems += found
        if report is not None:
            report((seats, options), found)
    return problems
