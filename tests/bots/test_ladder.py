"""The ladder: five players of every game, who err like people and never at random."""

import pytest

from meydan.arena.simulate import Match, play_one
from meydan.bots import BEST, BOTS, LADDER, LEVELS, USUAL, UnknownBot, make_bot, strength, who_is, within
from meydan.bots.ladder import ANY, HEADS, LIKES, NAMES, PEOPLED, STRENGTH
from meydan.kernel.game import GAMES, find_game
from meydan.kernel.rng import Rng
from meydan.search.erring import HALVED, Failings, err
from meydan.search.thought import Thought, Tried
from meydan.voice import LANGUAGES, Voice
from tests.search.test_fast import MIXES
from tests.search.test_paired import asked
from tests.test_builds import compiled

CHOICES = find_game("istanbul").start(2, 1, {}).answers()
TRIES = 2000


def thought(*values):
    """A thought about so many options; the first is the best."""
    tried = []
    for choice, value in zip(CHOICES, values, strict=False):
        tried.append(Tried(choice))
        tried[-1].mean = value
    return Thought(CHOICES[0], tried, [], len(values))


def how_often(failings, found, likes=()):
    """How often each option is taken, in parts of 1."""
    rng = Rng(4)
    taken = [err(found, failings, list(likes), rng) for _ in range(TRIES)]
    return [taken.count(choice) / TRIES for choice in CHOICES[: len(found.tried)]]


# -- how one errs -------------------------------------------------------------------------------------------


def test_who_has_no_failings_takes_the_best():
    assert how_often(Failings(0.0, 0.0, 0.0, misses_wins=True), thought(0.5, 0.49, 0.2)) == [1.0, 0.0, 0.0]


def test_what_much_depends_on_is_seldom_overlooked():
    failings = Failings(0.0, 0.4, 0.0, misses_wins=True)
    little, much = (how_often(failings, thought(0.6, 0.6 - lost))[1] for lost in (0.03, 0.30))
    assert little > 0.25
    assert 0.0 < much < 0.03


def test_a_blur_does_not_reach_what_is_far_below():
    failings = Failings(0.05, 0.0, 0.0, misses_wins=True)
    taken = how_often(failings, thought(0.5, 0.48, 0.39))
    assert taken[0] > taken[1] > 0.2 and taken[2] == 0.0


def test_a_clearly_terrible_answer_is_practically_never_given_by_anybody():
    for heads in HEADS.values():
        for head in heads:
            failings = Failings(head.blur, head.overlook, 0.0, misses_wins=True)
            assert how_often(failings, thought(0.6, 0.58, 0.1))[2] < 0.02


def test_a_win_is_seen_by_all_but_the_lowest():
    won = thought(1.0, 0.9)
    for level in LEVELS:
        failings = Failings(0.3, 0.5, 0.0, level.misses_wins)
        assert (how_often(failings, won)[0] == 1.0) == (level is not LEVELS[0])


def test_what_is_liked_seems_better():
    liked = CHOICES[1].text
    assert how_often(Failings(0.0, 0.0, 0.04, misses_wins=False), thought(0.5, 0.48), [liked]) == [0.0, 1.0]
    assert how_often(Failings(0.0, 0.0, 0.04, misses_wins=False), thought(0.5, 0.4), [liked]) == [1.0, 0.0]


def test_half_as_much_is_overlooked_where_so_much_more_depends_on_it():
    failings = Failings(0.0, 0.8, 0.0, misses_wins=True)
    once, twice = (how_often(failings, thought(0.8, 0.8 - times * HALVED))[1] for times in (1, 2))
    assert once / twice == pytest.approx(2.0, rel=0.25)


# -- the five -----------------------------------------------------------------------------------------------


def test_all_five_stand_in_every_register():
    assert set(NAMES) <= set(BOTS) and list(LADDER) == list(NAMES)
    assert NAMES[len(NAMES) // 2] == USUAL and NAMES[-1] == BEST
    assert {ANY, *PEOPLED} >= HEADS.keys() and {ANY, *PEOPLED} >= STRENGTH.keys() and set(PEOPLED) >= LIKES.keys()
    for table in (*HEADS.values(), *STRENGTH.values()):
        assert len(table) == len(NAMES)
    for game in (*PEOPLED, "a game of yours"):
        points = [strength(name, game) for name in NAMES]
        assert points == sorted(points) and points[0] == 1000


def test_they_are_somebody_in_every_game_and_language():
    said = set()
    for language in LANGUAGES:
        voice = Voice(language)
        for game in (*PEOPLED, "a game of yours"):
            for name in NAMES:
                assert voice.bot(game, name) == voice(who_is(name, game))
                assert voice.bot(game, name) in voice.bot(game, name, "title")
                said.add((language, voice.bot(game, name, "about")))
    assert len(said) == len(LANGUAGES) * 4 * len(NAMES), "somebody plays as somebody else does"
    assert set(PEOPLED) == set(GAMES) & {"istanbul", "istanbul-dice", "san-juan"}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("game", "seats", "options"), MIXES)
def test_they_answer_in_every_game_the_same_with_the_same_seed_whatever_is_hidden(game, seats, options, name):
    rules = find_game(game)
    for state in asked(game, seats, options, 120):
        other = rules.shuffle_hidden(state, state.seat, Rng(3))
        answers = [make_bot(f"{name}@8", 5).choose(where.view(state.seat)) for where in (state, state, other)]
        assert answers[0] in state.answers()
        assert answers[0] is answers[1] is answers[2]


def test_how_long_they_think_can_be_said():
    assert make_bot("master@60").limit.rollouts == 60
    assert make_bot("master@50ms").limit.milliseconds == 50
    assert make_bot("vizier").limit.milliseconds == LEVELS[-1].milliseconds == 1000
    assert within("vizier", 250.4) == "vizier@250ms"
    assert within("apprentice", 250) == f"apprentice@{LEVELS[0].milliseconds}ms"
    assert within("vizier", 0) == "vizier@1ms"
    assert within("greedy", 250) == "greedy"
    with pytest.raises(UnknownBot, match="greedy@9"):
        make_bot("greedy@9")
    with pytest.raises(UnknownBot, match="search@100ms"):
        make_bot("master@soon")


# Four levels apart: what hundreds of games showed is far above. The plain build shows no more than that games end.
@pytest.mark.parametrize(("game", "least"), [("san-juan", 7), ("istanbul", 7), ("istanbul-dice", 6)])
def test_the_highest_beats_the_lowest(game, least):
    rules = find_game(game)
    bots, games = (("vizier@24", "apprentice"), 8) if compiled() else (("vizier@2", "apprentice@2"), 1)
    match = Match(game, 2, bots, rules.header(2, None, {}).options, "ladder")
    rows = [play_one(match, rules, index) for index in range(games)]
    assert all(row.ranks for row in rows)
    assert sum(row.ranks[row.bots.index(bots[0])] == 1 for row in rows) >= (least if compiled() else 0)
