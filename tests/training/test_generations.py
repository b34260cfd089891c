"""From nothing to nets: what is made, in which order, and that an interruption changes nothing."""

import csv
import json
import shutil
from xml.etree import ElementTree

import pytest

from meydan.arena.chart import Point, curve
from meydan.kernel.errors import BadOption
from meydan.training import practising
from meydan.training.boxes import boxes
from meydan.training.generations import (
    BadTraining,
    Generation,
    Settings,
    kept,
    not_weaker,
    reports,
    ship,
    train,
)
from meydan.training.strength import strengths

DICE = "istanbul-dice"
TINY = Settings(games=6, rollouts=4, arena=2)


class Silence:
    def step(self, what, done, total):
        pass

    def say(self, text):
        pass


class Interrupting(Silence):
    """Stops at every moment at which it has not stopped before."""

    def __init__(self):
        self.seen = set()

    def step(self, what, done, total):
        if (what, done) not in self.seen:
            self.seen.add((what, done))
            raise KeyboardInterrupt


def made(folder, settings=TINY, number=1, jobs=1, tell=None):
    train(folder, boxes([DICE]), number, settings, jobs, tell or Silence())
    return folder / DICE


def contents(folder):
    """All that was made, but for the games of the arena: those tell how long was thought."""
    return {
        path.relative_to(folder): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and not path.name.startswith("arena-")
    }


@pytest.fixture(scope="module", autouse=True)
def small_steps():
    """A step of practice is of very few games."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(practising, "TOGETHER", 4)
        patch.setattr(practising, "APART", 2)
        patch.setattr(practising, "KEPT_EVERY", 1)
        patch.setattr(practising, "GAMES_TO_LOOK", 1)
        yield


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """Two generations, made in one go."""
    return made(tmp_path_factory.mktemp("whole"), number=2)


# -- from nothing ---------------------------------------------------------------------------------------------


def test_a_generation_practises_and_is_compared(whole):
    for number in (0, 1):
        assert {path.name for path in (whole / str(number)).iterdir()} == {
            "settings.json", f"{DICE}.json", f"{DICE}.policy.json", "arena-2.jsonl", "arena-3.jsonl", "report.json"
        }  # fmt: skip
    made = [json.loads((whole / str(number) / f"{DICE}.policy.json").read_text())["made"] for number in (0, 1)]
    assert [one["by"] for one in made] == ["meydan train, generation 0", "meydan train, generation 1"]
    assert made[0]["from"] == "nothing" and made[0]["games"] == 6 and made[0]["questions"] > 300
    assert made[1]["from"] == ("generation 0" if kept(whole) is not None else "nothing")


def test_strength_is_told_as_a_table_and_as_a_picture(whole):
    rows = list(csv.DictReader((whole / "strength.csv").read_text().splitlines()))
    assert [(row["generation"], row["seats"]) for row in rows] == [("0", "2"), ("0", "3"), ("1", "2"), ("1", "3")]
    picture = ElementTree.fromstring((whole / "strength.svg").read_text())
    assert len(picture.findall(".//{*}circle")) == 4


# -- interruptions --------------------------------------------------------------------------------------------


def test_whatever_is_interrupted_goes_on_to_the_same_files(tmp_path):
    tell = Interrupting()
    for _ in range(100):
        try:
            folder = made(tmp_path / "in parts", tell=tell)
            break
        except KeyboardInterrupt:
            pass
    assert {("istanbul-dice 0: practising", done) for done in range(3)} <= tell.seen
    assert contents(folder) == contents(made(tmp_path / "in one go"))


def test_the_number_of_processes_changes_nothing(tmp_path, whole):
    together = made(tmp_path, jobs=2)
    of_first = {path: content for path, content in contents(whole).items() if path.parts[0] == "0"}
    assert of_first.items() <= contents(together).items()


def test_what_is_done_is_not_done_again(whole):
    before = {path: path.stat().st_mtime_ns for path in whole.rglob("*.json*")}
    made(whole.parent, Settings(games=99), number=2)  # other settings are for what is still to come
    assert {path: path.stat().st_mtime_ns for path in whole.rglob("*.json*")} == before


def test_a_generation_is_made_to_its_end_as_it_was_begun(tmp_path):
    with pytest.raises(KeyboardInterrupt):
        made(tmp_path, tell=Interrupting())
    with pytest.raises(BadTraining, match=r"0 was begun with --rollouts 4, --seed 1: say the same"):
        made(tmp_path, Settings(games=6, rollouts=8, arena=2, seed="2"))


# -- what is kept ---------------------------------------------------------------------------------------------


def table(points, verdict="", seats=2):
    return {
        "seats": seats, "games": 100, "won": 0.5, "points": points, "low": points - 30, "high": points + 30,
        "verdict": verdict,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("tables", "stays"),
    [
        ([table(90, "stronger"), table(90, "stronger")], True),
        ([table(90, "stronger"), table(-60, "weaker")], False),
        ([table(-2, "level"), table(-2, "level")], True),
        ([table(8), table(-5)], True),
        ([table(-8), table(5)], False),
        ([table(60, "stronger"), table(-10)], True),
    ],
)
def test_nets_are_kept_if_they_are_not_weaker(tables, stays):
    assert not_weaker(tables) is stays


def written(folder, *told):
    """Generations of which nothing is known but their reports: kept, against which, and points gained."""
    for number, (stays, against, points) in enumerate(told):
        report = {"generation": number, "against": against, "kept": stays, "tables": [table(points)]}
        (folder / str(number)).mkdir(parents=True)
        (folder / str(number) / "report.json").write_text(json.dumps(report))


def test_what_was_not_kept_is_neither_played_with_nor_built_upon(tmp_path):
    written(tmp_path / DICE, (True, None, 200.0), (False, 0, -40.0), (True, 0, 50.0))
    assert kept(tmp_path / DICE) == 2
    next_one = Generation(tmp_path, boxes([DICE])[0], 3, TINY)
    assert next_one.old == tmp_path / DICE / "2"
    found = strengths(reports(tmp_path / DICE))
    assert [one.points for one in found] == [200.0, 160.0, 250.0]
    assert [one.kept for one in found] == [True, False, True]
    assert found[2].high - found[2].points == pytest.approx(30 * 2**0.5, abs=0.1)
    points = [Point(one.generation, one.points, one.low, one.high, one.kept) for one in found]
    assert curve("Dice <2>", {"2 seats": points}).count('fill="#faf5ea" stroke') == 1


def test_nets_that_were_kept_are_shipped(tmp_path, whole):
    box = boxes([DICE])[0]
    copy = shutil.copytree(whole, tmp_path / "trained" / DICE)
    (copy / "0" / "report.json").write_text(json.dumps({"generation": 0, "against": None, "kept": True, "tables": []}))
    shipped = ship(copy.parent, box, tmp_path / "nets")
    assert sorted(path.name for path in shipped) == [f"{DICE}.json", f"{DICE}.policy.json"]
    for path in shipped:
        assert path.read_bytes() == (copy / str(kept(copy)) / path.name).read_bytes()
    written(tmp_path / DICE, (False, None, -5.0))
    with pytest.raises(BadTraining, match="no nets of istanbul-dice were kept"):
        ship(tmp_path, box, tmp_path / "nets")


# -- what is trained ------------------------------------------------------------------------------------------


def test_every_box_and_number_of_seats_is_played():
    played = {(box.name, seats) for box in boxes() for seats, _ in box.mixes}
    assert ("istanbul-letters-mocha", 5) in played and ("san-juan-events", 2) in played
    assert len(played) == 4 * 4 + 4 * 3 + 3
    assert [seats for seats, _ in boxes(["istanbul"])[0].tables] == [2, 4]


def test_a_wrong_name_lists_the_right_ones():
    with pytest.raises(BadOption, match=r"called 'chess'; there are istanbul, istanbul-dice, istanbul-letters"):
        boxes([DICE, "chess"])
