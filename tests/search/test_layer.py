"""The first layer: whole numbers that say the same as the floats they were made from, of any size and number."""

import random

import pytest

from meydan.search.layer import ONE, Layer


def said(layer, seen):
    """How loud each unit speaks, the silent ones too."""
    told = layer.feel(seen)
    found = dict(zip(told[::2], told[1::2], strict=True))
    assert list(found) == sorted(found), "each speaks once"
    assert all(found.values()), "who says nothing is left out"
    return [found.get(unit, 0) for unit in range(layer.units)]


def exact(rows, bias, seen):
    """What the units say, reckoned in floats."""
    pairs = list(zip(seen[::2], seen[1::2], strict=True))
    return [start + sum(rows[at][unit] * value for at, value in pairs) for unit, start in enumerate(bias)]


@pytest.mark.parametrize("units", [0, 1, 7, 16, 32, 43])
def test_it_says_nearly_what_floats_would(units):
    luck = random.Random(units)
    rows = [[luck.gauss(0, size) for _ in range(units)] for size in (1e-5, 0.01, 0.3, 1.0, 4.0, 0.0)]
    bias = [luck.gauss(0, 1) for _ in range(units)]
    for _ in range(20):
        seen = [number for at in luck.sample(range(6), 4) for number in (at, luck.randint(-40, 400))]
        sums = exact(rows, bias, seen)
        far = sum(max(map(abs, rows[at]), default=0) * abs(value) / 100 for at, value in zip(seen[::2], seen[1::2]))
        told = said(Layer(rows, bias, speak_up=False), seen)
        assert [one / ONE for one in told] == pytest.approx(sums, abs=far + 0.1)
        assert said(Layer(rows, bias), seen) == [max(0, one) for one in told]


def test_numbers_are_kept_apart_from_their_neighbours():
    layer = Layer([[1.0, -1.0, 0.5], [0.0, 2.0, 0.0]], [0.0, 0.0, 0.25], speak_up=False)
    assert said(layer, []) == [0, 0, ONE // 4]
    assert [one / ONE for one in said(layer, [0, 3, 1, 2])] == pytest.approx([3.0, 1.0, 1.75], abs=0.05)


def test_rows_of_another_length_are_refused():
    with pytest.raises(ValueError, match="a row of a net has 2 weights, not 3"):
        Layer([[1.0, 2.0, 3.0]], [0.0, 0.0])
