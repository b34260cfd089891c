"""What is learned: a value and a quick player that know a made-up rule, written down so that they can be read."""

import json
import random
import sys

import pytest

from meydan.kernel.game import find_game
from meydan.search.finding import NoNet, find_mind, find_net, find_policy
from meydan.search.rollout import AnySensible
from meydan.training import learning
from meydan.training.imitating import imitate, write_policy
from meydan.training.learning import NoNumpy, learn, write
from meydan.training.selfplay import lesson_game, lessons

DICE = find_game("istanbul-dice")
HEADER = DICE.header(3, None, {})


def quiet(text):
    pass


# -- the value ------------------------------------------------------------------------------------------------


def made_up_positions(rules, line):
    """Who has most of the first feature, less the second, wins; all else is noise."""
    luck = random.Random(line)
    size = len(find_mind(rules).names(HEADER))
    ahead = luck.randrange(3)
    found = []
    for _ in range(20):
        rows = [[luck.randrange(4) for _ in range(size)] for _ in range(3)]
        for seat, row in enumerate(rows):
            row[0], row[1] = 4 + 3 * (seat == ahead), 2 + luck.randrange(2)
        found.append(rows)
    return found, [float(seat == ahead) for seat in range(3)]


def test_a_net_learns_who_wins_by_a_made_up_rule(monkeypatch, tmp_path):
    monkeypatch.setattr(learning, "positions", made_up_positions)
    lines = [json.dumps({"n": 3, "o": {}, "s": number}) for number in range(300)]
    told = learn(DICE, lines, hidden=8, rounds=12, rate=2e-2, say=quiet)
    assert told["made"]["loss"] < 0.4 * told["made"]["loss of chance"]
    write(told, tmp_path)
    net = find_net(HEADER, tmp_path)
    right = 0
    for number in range(20):
        rows, won = made_up_positions(DICE, f"another game {number}")
        chances = net.chances(rows[0])
        right += chances.index(max(chances)) == won.index(1.0)
    assert right >= 18


def test_a_net_is_read_as_it_was_written(tmp_path):
    names = find_mind(DICE).names(HEADER)
    features = {name: [0.25, -1.5, 3e-05, float(at)] for at, name in enumerate(names)}
    told = {"format": 1, "box": DICE.name, "bias": [0.0, 1.0, 2.0, 3.0], "out": [1.0] * 4, "features": features}
    assert json.loads(write(told, tmp_path).read_text()) == told
    net = find_net(HEADER, tmp_path)
    assert net.by_unit[1] == [-1.5] * len(names) and net.by_unit[3][-1] == len(names) - 1


# -- the quick player -----------------------------------------------------------------------------------------


def by_the_alphabet(state, seat, options):
    """A made-up rule: the first answer by the alphabet, and late in the game the last."""
    ordered = sorted(options, key=lambda option: option.text)
    return ordered[-1] if state.round > 4 else ordered[0]


def taught(seed):
    return lesson_game(DICE, 3, {}, f"lesson {seed}", AnySensible(DICE, seed), by_the_alphabet, 500)


def test_a_quick_player_learns_a_made_up_rule(tmp_path):
    told = imitate(DICE, [taught(seed) for seed in range(24)], hidden=8, rounds=12, rate=1e-2, say=quiet)
    assert told["made"]["answered as taught"] > 0.6
    write_policy(told, tmp_path)
    policy = find_policy(HEADER, tmp_path)
    right = chance = count = 0
    for state, options, answer in lessons(DICE, taught(1000)):
        right += policy.answer(state, state.seat, options) is answer
        chance += 1 / len(options)
        count += 1
    assert right / count > 0.6 > 2 * chance / count


# -- what is missing ------------------------------------------------------------------------------------------


def test_without_nets_in_a_folder_it_is_said_of_what(tmp_path):
    with pytest.raises(NoNet, match="no value was learned for istanbul-dice"):
        find_net(HEADER, tmp_path)
    with pytest.raises(NoNet, match="no quick player was learned for istanbul-dice"):
        find_policy(HEADER, tmp_path)


def test_without_numpy_it_is_said_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(NoNumpy, match=r"pip install 'meydan\[train\]'"):
        learn(DICE, ["{}"])
