"""The integer generator: the same numbers in every build, evenly spread, independent copies."""

from collections import Counter

from meydan.kernel.rng import Rng


def test_the_numbers_never_change():
    rng = Rng(42)
    assert [rng.word() for _ in range(4)] == [3648644458, 4206697674, 2509843200, 3011021589]


def test_every_word_fits_32_bits():
    rng = Rng(2**90 + 17)
    assert all(0 <= rng.word() < 2**32 for _ in range(1000))


def test_below_is_evenly_spread():
    rng = Rng(7)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 10_000) < 500 for count in counts.values())


def test_a_clone_goes_on_alone():
    rng = Rng(3)
    other = rng.clone()
    ahead = [rng.below(1000) for _ in range(5)]
    assert [other.below(1000) for _ in range(5)] == ahead


def test_seeds_give_different_numbers():
    assert len({Rng(seed).word() for seed in range(1000)}) == 1000
