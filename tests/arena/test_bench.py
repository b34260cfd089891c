"""The benchmark measures everything it promises; how much is no matter here."""

from meydan.arena import bench


def test_every_figure_is_there():
    found = bench("istanbul", seconds=0.05, jobs=2)
    assert found.pop("game") == "istanbul"
    assert found.pop("build") in ("compiled", "interpreted")
    assert set(found) == {
        "decisions_per_second", "decisions_per_second_with_events", "clone_us", "games_per_second", "forced_share",
        "two_process_speedup", "greedy_games_per_second",
    }  # fmt: skip
    assert all(value > 0 for value in found.values())
    assert found["forced_share"] < 1
    assert found["decisions_per_second"] > found["games_per_second"]
