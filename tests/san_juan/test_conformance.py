"""San Juan in the kernel's suite: its mixes, the worlds dealt from a view, and planted faults that must be found."""

import meydan
from meydan.kernel import conformance
from meydan.kernel.conformance import Broken, check_choices_keep_secrets, check_mix, mixes
from meydan.kernel.events import Event
from meydan.kernel.frame import CHANCE
from meydan.kernel.rng import Rng
from meydan.kernel.rollout import playout, sensible_playout
from tests.san_juan.story import Story

GAME = meydan.find_game("san-juan")
ALL = mixes(GAME)
BOXES = ([], ["new-buildings"], ["events"], ["new-buildings", "events"])
LEAKED = ("the view of seat", "a sampled world does not fit")  # found by one of the two worlds dealt


def name(mix):
    seats, options = mix
    return "-".join([str(seats), options["setup"], *options.get("expansions", [])])


def test_the_mixes_cover_all_seat_counts_and_options():
    assert len(ALL) == len({name(mix) for mix in ALL}) == 3 * 2 * len(BOXES)
    assert {seats for seats, _ in ALL} == {2, 3, 4}
    assert [options.get("expansions", []) for _, options in ALL[:8:2]] == list(BOXES)


def test_seats_are_dealt_cards_they_have_not_seen():
    """What others hold is dealt anew in each world, apart from cards that everybody saw them take."""
    state = meydan.start("san-juan", seats=3, seed=9, expansions=["new-buildings", "events"])
    playout(state, Rng(4), 60)
    view = state.view(0)
    worlds = [GAME.sample_world(view, Rng(seed)) for seed in range(20)]
    assert all(world.players[0].hand == state.players[0].hand for world in worlds)
    assert len({tuple(world.players[1].hand) for world in worlds}) > 1
    assert len({tuple(world.deck) for world in worlds}) > 1


PICKING = {"Pay", "Discard", "Keep", "Limit", "Draft", "Office", "Bank", "Amnesty"}


def amid_picking():
    """Moments at which a seat has picked some of several cards, with a generator: a rare one, and all of some games."""
    story = Story(3)
    story.ana.with_town("prefecture").play("councillor", "draw")
    yield story.settle().play(story.options[0]).game, Rng(0)
    for number in range(6):
        options = {"expansions": ["new-buildings", "events"], "setup": "drafted"}
        state = meydan.start("san-juan", seats=2 + number % 3, seed=f"picking/{number}", **options)
        rng = Rng(number)
        while not state.over:
            if state.seat != CHANCE and state.players[state.seat].picked:
                yield state, rng
            playout(state, rng, 1)
            while state.seat == CHANCE:
                state.apply(GAME.chance(state).sample(state, rng))


def watchers(state):
    """All who look on while a seat is picking, and somebody without a seat."""
    return [seat for seat in range(-1, state.header.seats) if seat != state.seat]


def test_a_world_can_be_played_on_while_somebody_pays():  # [SJ-G.13]
    story = Story(3)
    story.bruno.with_hand("well", "indigo-plant", "sugar-mill", "hero")
    story.bruno.follows("builder").play("build well", "pay indigo-plant")
    for seat in (-1, 0, 2):
        for number in range(60):
            world = meydan.sample_world(story.game.view(seat), Rng(number))
            assert world.options()
            playout(world, Rng(number), 20_000)
            assert world.over


def test_worlds_of_every_seat_can_be_played_on_whatever_is_picked():  # [SJ-G.13]
    asked = set()
    for state, rng in amid_picking():
        asked.add(state.question)
        for seat in watchers(state):
            world = GAME.sample_world(state.view(seat), rng)
            assert world.options(), (state.question, seat)
            assert not GAME.check(world)
            if rng.below(8) == 0:
                sensible_playout(world, rng, 20_000)
                assert world.over
    assert asked == PICKING


class Gossip:
    """A game that tells everybody which card somebody picked."""

    def __init__(self, state):
        self.state = state
        self.events = []

    def __getattr__(self, name):
        return getattr(self.state, name)

    def clone(self):
        return Gossip(self.state.clone())

    def apply(self, choice):
        self.state.events = self.events
        self.state.apply(choice)
        self.events += [Event(event.kind, event.args) for event in self.events if event.audience >= 0]


def test_what_is_heard_is_compared_whatever_is_picked_and_a_leak_is_found():  # [SJ-G.4] [SJ-G.10]
    moments = compared = told = found = 0
    for state, rng in amid_picking():
        for seat in watchers(state):
            other = GAME.shuffle_hidden(state, seat, rng)
            here = check_choices_keep_secrets(state, other, seat, rng)
            moments += 1
            compared += here > 0
            try:
                told += check_choices_keep_secrets(Gossip(state), Gossip(other), seat, rng) > 0
            except Broken as broken:
                assert f"seat {seat} hears a secret with" in str(broken)
                found += 1
    assert moments > 500
    assert compared > 0.95 * moments
    # Where both worlds pick the same card nothing can be told apart; everywhere else the leak is found.
    assert found > 0.5 * moments, (found, told, moments)


def first_problem(**options):
    problems = check_mix(GAME, 3, {"setup": "dealt", **options}, seed=3)
    assert problems, "the planted fault was not found"
    return problems[0]


def by_kind(numbers):
    return sum(3**at * number for at, number in enumerate(numbers))


def leak(monkeypatch, secret):
    """Plant a view that tells something about the next seat's secrets in its round number."""
    honest = type(GAME).view

    def leaking(self, state, seat):
        view = honest(self, state, seat)
        object.__setattr__(view, "round", view.round + 100 * secret(state.players[(seat + 1) % 3]))
        return view

    monkeypatch.setattr(type(GAME), "view", leaking)


def test_a_view_that_leaks_a_hand_is_found(monkeypatch):
    leak(monkeypatch, lambda player: by_kind(player.hand))
    assert first_problem().split(": ")[-1].startswith(LEAKED)


def test_a_view_that_leaks_discards_is_found(monkeypatch):
    leak(monkeypatch, lambda player: by_kind(player.seen))
    assert first_problem().split(": ")[-1].startswith(LEAKED)


def test_a_view_that_leaks_a_good_is_found(monkeypatch):
    leak(monkeypatch, lambda player: by_kind(player.goods))
    assert first_problem().split(": ")[-1].startswith(LEAKED)


def test_a_lost_card_is_found(monkeypatch):
    honest = type(GAME).initial

    def careless(self, header):
        state = honest(self, header)
        state.deck[4] -= 1
        state.deck_size -= 1
        return state

    monkeypatch.setattr(type(GAME), "initial", careless)
    assert "cards 'silver-smelter': 7 instead of 8" in first_problem()


def test_a_world_that_cannot_be_played_on_is_found(monkeypatch):
    """Planted for those who are not asked: the cards picked are the highest, so that none is left to go on with."""
    honest = type(GAME).sample_world

    def careless(self, view, source):
        world = honest(self, view, source)
        player = world.players[max(world.seat, 0)]
        if view.seat != world.seat and player.picked and not player.looking:
            cards = sorted([*player.picked, *(kind for kind, held in enumerate(player.hand) for _ in range(held))])
            player.picked = cards[player.cards :]
            player.hand = [cards[: player.cards].count(kind) for kind in range(len(player.hand))]
        return world

    monkeypatch.setattr(type(GAME), "sample_world", careless)
    monkeypatch.setattr(conformance, "LOOK_CLOSELY", 1)
    assert "nothing can be answered to" in first_problem()


def test_sampled_worlds_of_every_seat_are_played_to_the_end(monkeypatch):
    """Here all of them, where the suite plays some."""
    played = set()
    honest = type(GAME).sample_world
    last = []

    def noting(self, view, source):
        last[:] = [view.seat]
        return honest(self, view, source)

    def playing(game, state, rng):
        played.update(last)

    monkeypatch.setattr(type(GAME), "sample_world", noting)
    monkeypatch.setattr(conformance, "play_out", playing)
    monkeypatch.setattr(conformance, "PLAY_ON", 1)
    check_mix(GAME, 3, {"setup": "dealt"}, seed=3)
    assert played == {-1, 0, 1, 2}
