"""Hypothesis plays: any sequence of choices, refusals, undos, saves and looks leaves a sound table."""

import json

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import meydan
from meydan import CannotUndo, IllegalChoice, Record, Rng, Table
from meydan.kernel.conformance import mixes

GAME = meydan.find_game("istanbul")
MIXES = mixes(GAME)
EVERYTHING = GAME.space.actions + GAME.space.outcomes


class AnyPlay(RuleBasedStateMachine):
    """A table, and beside it the choices that led there, from which it can be rebuilt."""

    @initialize(mix=st.sampled_from(MIXES), seed=st.integers(0, 10**6))
    def sit_down(self, mix, seed):
        seats, options = mix
        self.table = Table("istanbul", seats=seats, seed=seed, options=options)
        self.played = []

    @precondition(lambda self: not self.table.over)
    @rule(pick=st.integers(0, 10**6))
    def play(self, pick):
        options = self.table.options()
        choice = options[pick % len(options)]
        self.table.play(choice)
        self.played.append(choice.text)

    @precondition(lambda self: not self.table.over)
    @rule(picks=st.lists(st.integers(0, 10**6), min_size=5, max_size=25))
    def play_sensibly_for_a_while(self, picks):
        for pick in picks:
            if not self.table.over:
                options = GAME.sensible(self.table.state, self.table.options())
                self.table.play(options[pick % len(options)])
                self.played.append(options[pick % len(options)].text)

    @rule(pick=st.integers(0, len(EVERYTHING) - 1))
    def try_anything(self, pick):
        choice = EVERYTHING[pick]
        if choice not in self.table.options():
            before = self.table.state.encode()
            try:
                self.table.play(choice)
            except IllegalChoice as refused:
                assert str(refused.reason)
            else:
                raise AssertionError(f"{choice} was not an option")
            assert self.table.state.encode() == before

    @rule()
    def take_back(self):
        try:
            choice = self.table.undo()
        except CannotUndo:
            return
        assert self.played.pop() == choice.text

    @rule()
    def leave_and_come_back(self):
        self.table = Table.resume(Record.from_json(self.table.record(reveal=True).to_json()))

    @rule(seat=st.integers(-1, 1), seed=st.integers(0, 10**6))
    def look(self, seat, seed):
        """What a seat sees does not depend on what it cannot see."""
        told = json.dumps(self.table.view(seat).to_dict())
        other = GAME.shuffle_hidden(self.table.state, seat, Rng(seed))
        assert json.dumps(other.view(seat).to_dict()) == told

    @invariant()
    def components_add_up(self):
        if hasattr(self, "table"):
            assert GAME.check(self.table.state) == []

    def teardown(self):
        if hasattr(self, "table"):
            header = self.table.state.header
            again = Table("istanbul", seats=header.seats, seed=header.seed, options=header.options)
            for choice in self.played:
                again.play(choice)
            assert again.state == self.table.state


AnyPlay.TestCase.settings = settings(
    max_examples=40, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
TestAnyPlay = AnyPlay.TestCase
