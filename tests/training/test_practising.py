"""Practice: what is played is what the nets say, what gained is done more often, and interruptions change nothing."""

import json
import pickle
import random
import sys

import numpy as np
import pytest

from meydan.arena.workers import Here
from meydan.bots import Bot
from meydan.kernel.game import find_game
from meydan.search.finding import FOLDER, NoNet, find_mind, find_net, find_policy
from meydan.training import nets, practising
from meydan.training.boxes import boxes
from meydan.training.nets import NoNumpy, PolicyNet, Questions, ValueNet, as_net, as_policy, numpy, plain, write_rows
from meydan.training.practising import Course, lists, play_games, questions_of, step
from tests.search.test_minds import MIXES

DICE = find_game("istanbul-dice")
HEADER = DICE.header(3, None, {})
(BOX,) = boxes([DICE.name])


def course(games=8, seed="a course"):
    return Course(BOX, None, None, games, seed)


@pytest.fixture
def few(monkeypatch):
    """Steps of a few games."""
    monkeypatch.setattr(practising, "TOGETHER", 4)
    monkeypatch.setattr(practising, "APART", 2)
    monkeypatch.setattr(practising, "GAMES_TO_LOOK", 1)


def silent(done):
    pass


# -- the value ------------------------------------------------------------------------------------------------


def made_up_positions(luck, count):
    """Who has most of the first feature wins; all else is noise."""
    size = len(find_mind(DICE).names(HEADER))
    rows = np.array([[[luck.randrange(4) for _ in range(size)] for _ in range(5)] for _ in range(count)], np.float32)
    ahead = [luck.randrange(3) for _ in range(count)]
    won = np.zeros((count, 5), np.float32)
    for at, seat in enumerate(ahead):
        rows[at, :, 0] = 4
        rows[at, seat, 0] = 7
        won[at, seat] = 1
    return rows, np.array([[True] * 3 + [False] * 2] * count), won


def test_a_value_learns_who_wins_by_a_made_up_rule(tmp_path):
    luck = random.Random(1)
    value = ValueNet(find_mind(DICE).names(HEADER), None, 5e-3)
    for number in range(120):
        rows, seated, won = made_up_positions(luck, 64)
        if number == 0:
            value.look_at(rows[seated])
        loss = value.learn(rows, seated, won, 1.0)
    assert loss < 0.4 * np.log(3)
    write_rows({"format": 1, "box": DICE.name, **plain(value.rows())}, tmp_path / "istanbul-dice.json")
    net = find_net(HEADER, tmp_path)
    rows, seated, won = made_up_positions(luck, 40)
    for at in range(40):
        told = net.chances(rows[at, :3].astype(int).tolist())
        assert told == pytest.approx(value.chances(rows[at : at + 1], seated[at : at + 1])[0, :3], abs=0.05)
        assert told[int(won[at].argmax())] == max(told)


# -- the quick player -----------------------------------------------------------------------------------------


def net_of(seen, choices):
    """A quick player that sees so many numbers, and knows some choices."""
    return PolicyNet([f"number {at}" for at in range(seen)], ["aim"], choices, None, 1e-2)


def test_what_gained_is_done_more_often():
    """Of three options the first is right where a number is 1, the last where it is 0."""
    choices = find_game("istanbul").start(2, 1, {}).answers()[:3]
    net, luck = net_of(2, choices), np.random.default_rng(1)
    right = 0.0
    for number in range(150):
        seen = luck.integers(0, 2, (256, 2)).astype(np.float32)
        starts, question = np.arange(256) * 3, np.repeat(np.arange(256), 3)
        asked = Questions(
            seen, starts, question, np.tile(np.arange(3), 256), np.zeros(768, bool), np.zeros((0, 1), np.float32),
            starts, np.ones(256, np.float32), np.zeros(256, np.float32),
        )  # fmt: skip
        if number == 0:
            net.look_at(seen)
        likely = net.likely(asked).reshape(256, 3)
        taken = (likely.cumsum(1) > luck.random((256, 1))).argmax(1)
        asked.chosen, asked.likely = starts + taken, likely[np.arange(256), taken]
        wanted = np.where(seen[:, 0] > 0, 0, 2)
        asked.gained = np.where(taken == wanted, 1.0, -0.5).astype(np.float32)
        right = float((taken == wanted).mean())
        step(np, net, asked, 1.0)
    assert right > 0.9


@pytest.mark.parametrize(("game", "seats", "options"), MIXES[:1] + MIXES[4:6] + MIXES[-1:])
def test_the_net_that_learns_is_the_player_that_plays(few, game, seats, options):
    """With some weights, the arrays find what the compiled player did; also after their scale was changed."""
    rules = find_game(game)
    name = find_mind(rules).box(rules.header(seats, None, options))
    (box,) = boxes([name])
    shipped = Course(box, *(read(name, ending) for ending in ("policy.json", "json")), 1, "same")
    played = play_games(box, "same", lists(shipped.policy.rows()), lists(shipped.value.rows()), range(2))
    likely = shipped.policy.likely(played.asked)
    off = np.abs(likely[played.asked.chosen] - played.asked.likely)  # bytes are not as exact as floats
    assert off.mean() < 0.01 and np.quantile(off, 0.98) < 0.1
    shipped.policy.look_at(played.asked.seen)
    shipped.policy.look_at_aims(played.asked.aims)
    assert shipped.policy.likely(played.asked) == pytest.approx(likely, abs=1e-3)
    before = shipped.value.chances(played.rows, played.seated)
    shipped.value.look_at(played.rows[played.seated])
    assert shipped.value.chances(played.rows, played.seated) == pytest.approx(before, abs=1e-3)


def test_nets_that_were_smaller_grow_and_say_the_same_at_first(few, monkeypatch):
    told = [read(BOX.name, ending) for ending in ("policy.json", "json")]
    before = Course(BOX, *told, 1, "growing")
    played = play_games(BOX, "growing", lists(before.policy.rows()), lists(before.value.rows()), range(1))
    units = before.policy.hidden, before.value.hidden
    monkeypatch.setattr(nets, "POLICY_UNITS", units[0] + 8)
    monkeypatch.setattr(nets, "VALUE_UNITS", units[1] + 8)
    grown = Course(BOX, *told, 1, "growing")
    likely, chances = before.policy.likely(played.asked), before.value.chances(played.rows, played.seated)
    grown.learn(played)
    for net, size in zip((grown.policy, grown.value), units, strict=True):
        assert net.hidden == size + 8 and net.parts[0][:, size:].any()
    grown = Course(BOX, *told, 1, "growing")
    grown.policy.look_at(played.asked.seen)
    grown.value.look_at(played.rows[played.seated])
    assert grown.policy.likely(played.asked) == pytest.approx(likely, abs=1e-3)
    assert grown.value.chances(played.rows, played.seated) == pytest.approx(chances, abs=1e-3)


def read(name, ending):
    return json.loads((FOLDER / f"{name}.{ending}").read_text(encoding="utf-8"))


def test_what_each_answer_gained_is_what_changed_until_the_end(few):
    blank = course()
    played = play_games(BOX, "gains", lists(blank.policy.rows()), lists(blank.value.rows()), range(3))
    assert played.games == 3 and len(played.asked.gained) == len(played.asked.seen) > 100
    assert played.asked.gained.min() < 0 < played.asked.gained.max()
    assert np.abs(played.asked.gained).max() < 1 / (1 - practising.FADING)
    assert played.won.sum(1) == pytest.approx(1.0)


def test_some_questions_are_what_they_were_among_all(few):
    blank = course()
    asked = play_games(BOX, "some", lists(blank.policy.rows()), lists(blank.value.rows()), range(2)).asked
    chosen = asked.some(np, np.array([7, 2, 30]))
    for at, number in enumerate((7, 2, 30)):
        mine, all_of = chosen.question == at, asked.question == number
        assert (chosen.offered[mine] == asked.offered[all_of]).all()
        assert chosen.offered[chosen.chosen[at]] == asked.offered[asked.chosen[number]]
        assert (chosen.seen[at] == asked.seen[number]).all()


def test_questions_are_found_by_playing(few):
    assert {"asked Act", "asked Reroll"} <= set(questions_of(BOX))


# -- going on -------------------------------------------------------------------------------------------------


def test_a_course_that_was_put_down_goes_on_to_the_same_nets(few, tmp_path, monkeypatch):
    monkeypatch.setattr(practising, "KEPT_EVERY", 1)
    whole = course()
    whole.practise(Here(), tmp_path / "whole", silent)

    def stop(done):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        course().practise(Here(), tmp_path / "parts", stop)
    parts = pickle.loads((tmp_path / "parts").read_bytes())
    assert parts.done == 1
    parts.practise(Here(), tmp_path / "parts", silent)
    for mine, other in ((whole.policy, parts.policy), (whole.value, parts.value)):
        assert plain(mine.rows()) == plain(other.rows())
    assert whole.games == parts.games == 8 and whole.questions == parts.questions


def test_what_never_came_up_is_not_written(few, tmp_path):
    short = course(4)
    short.practise(Here(), tmp_path / "kept", silent)
    met, all_of = short.policy.met(), short.policy.rows()
    assert 20 < len(met["tokens"]) < len(all_of["tokens"])
    mind = find_mind(DICE)
    played = [play_games(BOX, "met", lists(rows), lists(short.value.rows()), range(1)) for rows in (all_of,)]
    assert played[0].games == 1
    assert as_policy(mind, plain(met)).hidden == nets.POLICY_UNITS and as_net(plain(short.value.rows()))


# -- what is missing ------------------------------------------------------------------------------------------


def test_without_nets_in_a_folder_it_is_said_of_what(tmp_path):
    with pytest.raises(NoNet, match="no value was learned for istanbul-dice"):
        find_net(HEADER, tmp_path)
    with pytest.raises(NoNet, match="no quick player was learned for istanbul-dice"):
        find_policy(HEADER, tmp_path)


def test_without_numpy_it_is_said_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(NoNumpy, match=r"pip install 'meydan\[train\]'"):
        numpy()


# -- a teacher ------------------------------------------------------------------------------------------------


def test_what_a_teacher_answers_is_learned(few, tmp_path, monkeypatch):
    """A made-up rule: the first answer by the alphabet."""
    monkeypatch.setattr(practising, "bring_bot", lambda name, seed: ByTheAlphabet())
    taught = Course(BOX, None, None, 48, "taught", teacher="alphabet")
    taught.practise(Here(), tmp_path / "kept", silent)
    asked = play_games(BOX, "exam", lists(taught.policy.rows()), lists(taught.value.rows()), range(2), "alphabet").asked
    likely = taught.policy.likely(asked)
    best = np.maximum.reduceat(likely, asked.starts) == likely[asked.chosen]
    assert best.mean() > 0.6 > 2 * (1 / np.diff(np.append(asked.starts, len(asked.offered)))).mean()


class ByTheAlphabet(Bot):
    def choose(self, view):
        return min(view.options, key=lambda option: option.text)
