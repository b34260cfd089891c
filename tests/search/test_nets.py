"""What was learned: a net for every mix, small, readable, and right about who is going to win."""

import json

import pytest

import meydan
from meydan.kernel.game import find_game
from meydan.search.finding import FOLDER, NoNet, find_mind, find_net, find_policy
from meydan.search.net import Net
from tests.search.test_minds import MIXES, positions

BOXES = sorted(
    {
        find_mind(game).box(game.header(seats, None, options))
        for game in meydan.GAMES.values()
        for seats, options in game.mixes()
    }
)


def test_every_mix_has_a_net_and_no_net_is_left_over():
    values = [path.stem for path in FOLDER.glob("*.json") if not path.stem.endswith(".policy")]
    assert sorted(values) == BOXES


def test_every_mix_has_a_quick_player():
    assert sorted(path.name.removesuffix(".policy.json") for path in FOLDER.glob("*.policy.json")) == BOXES


@pytest.mark.parametrize("box", BOXES)
def test_nets_are_small_and_say_how_they_were_made(box):
    for ending, most in (("json", 100_000), ("policy.json", 350_000)):
        path = FOLDER / f"{box}.{ending}"
        told = json.loads(path.read_text(encoding="utf-8"))
        assert path.stat().st_size < most
        assert told["box"] == box and told["rules"] == find_game(box_game(box)).rules_version
        assert told["made"]["games"] >= 10_000 and told["made"]["questions"] >= 1_000_000
        assert told["made"]["loss"] < 0.85 * told["made"]["loss of chance"]


def box_game(box):
    """The game of a box; one name begins with another."""
    return max((name for name in meydan.GAMES if box.startswith(name)), key=len)


def test_what_was_learned_of_other_features_must_be_learned_anew(tmp_path):
    header = find_game("san-juan").header(3, None, {})
    told = json.loads((FOLDER / "san-juan.json").read_text(encoding="utf-8"))
    told["features"] = {"points": told["features"].popitem()[1]}
    (tmp_path / "san-juan.json").write_text(json.dumps(told))
    with pytest.raises(NoNet, match="of other features"):
        find_net(header, tmp_path)
    (tmp_path / "san-juan.policy.json").write_text(json.dumps({"format": 0}))
    with pytest.raises(NoNet, match=r"san-juan\.policy\.json is of another format"):
        find_policy(header, tmp_path)
    assert find_policy(header) is find_policy(find_game("san-juan").header(4, None, {}))  # read once


def test_seats_share_what_there_is():
    net = Net([[0.5, 0.0, 1.0, -1.0], [-1.0, 2.0, 1.0, 0.0]], [0.0, -1.0, 0.0, 1.0], [1.0, 0.5, -0.5, 2.0])
    assert net.score([2, 1]) == pytest.approx(0.0 + 0.5 * 1.0 - 0.5 * 3.0 + 0.0, abs=0.02)
    chances = net.chances([[2, 1], [0, 0], [0, 0]])
    assert sum(chances) == pytest.approx(1.0)
    assert chances[1] == chances[2] > chances[0]
    with pytest.raises(ValueError, match="4 hidden units cannot weigh 1"):
        Net([[1.0] * 4], [0.0] * 4, [1.0])


@pytest.mark.parametrize(("game", "seats", "options"), MIXES)
def test_late_in_a_game_it_knows_who_will_win(game, seats, options):
    rules = find_game(game)
    net, mind = find_net(rules.header(seats, None, options)), find_mind(rules)
    known = []
    for seed in range(2, 10):
        for state in positions(game, seats, options, seed):
            if mind.turn(state) >= 0:
                chances, end = net.chances(mind.features(state)), state
        won = end.result().ranks
        known.append(sum(chance for chance, rank in zip(chances, won, strict=True) if rank == 1))
    assert sum(known) / len(known) > 1.2 / seats
