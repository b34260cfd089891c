"""Games to learn from, and what is written down of what was learned."""

import json

import pytest

from meydan.kernel.game import find_game
from meydan.search import finding
from meydan.search.finding import find_mind
from meydan.training.__main__ import file_of, mixes
from meydan.training.learning import write
from meydan.training.selfplay import erring_game, positions
from tests.search.test_fast import MIXES


@pytest.mark.parametrize(("game", "seats", "options"), MIXES)
def test_a_game_is_replayed_from_its_line(game, seats, options):
    rules = find_game(game)
    line = erring_game(rules, seats, options, "a game")
    assert line == erring_game(rules, seats, options, "a game")
    rows, won = positions(rules, line)
    assert sum(won) == pytest.approx(1.0) and len(won) == seats
    assert len(rows) > 10 and {len(row) for row in rows} == {seats}


def test_every_box_and_number_of_seats_is_played(tmp_path):
    played = {(file_of(tmp_path, *mix).name, mix[1]) for mix in mixes()}
    assert ("istanbul-letters-mocha.jsonl.gz", 5) in played and ("san-juan-events.jsonl.gz", 2) in played
    assert len(played) == 4 * 4 + 4 * 3 + 3


def test_a_net_is_read_as_it_was_written(tmp_path, monkeypatch):
    header = find_game("istanbul-dice").header(3, None, {})
    names = find_mind(header.game).names(header)
    features = {name: [0.25, -1.5, 3e-05, float(at)] for at, name in enumerate(names)}
    told = {"format": 1, "box": "istanbul-dice", "bias": [0.0, 1.0, 2.0, 3.0], "out": [1.0] * 4, "features": features}
    assert json.loads(write(told, tmp_path).read_text()) == told
    monkeypatch.setattr(finding, "FOLDER", tmp_path)
    net = finding.load_net.__wrapped__("istanbul-dice", tuple(names))
    assert net.by_unit[1] == [-1.5] * len(names) and net.by_unit[3][-1] == len(names) - 1
