"""The luck of a table: from the seed, verifiable by anyone, evenly spread, one stream apart from the other."""

import hashlib
from collections import Counter

import meydan
from meydan.kernel.chance import SeedChance, new_seed
from meydan.kernel.header import commitment


def test_a_number_is_what_the_documentation_says():
    luck = SeedChance("abc")
    luck.stream = "dice"
    luck.below(36)
    second = luck.below(36)
    digest = hashlib.sha256(b"abc/dice/1").digest()
    assert second == int.from_bytes(digest[:8], "big") * 36 // 2**64


def test_the_commitment_is_the_hash_of_the_seed():
    assert commitment("abc") == hashlib.sha256(b"meydan:abc").hexdigest()
    assert meydan.start("istanbul", seats=2, seed="abc").header.commitment == commitment("abc")


def test_numbers_are_evenly_spread():
    luck = SeedChance("even")
    luck.stream = "dice"
    counts = Counter(luck.below(36) for _ in range(36_000))
    assert len(counts) == 36
    assert all(abs(count - 1000) < 200 for count in counts.values())


def test_dice_do_not_change_which_cards_come():
    """Streams are apart: the same cards come whatever was rolled in between."""
    luck, other = SeedChance("s"), SeedChance("s")
    luck.stream = "dice"
    for _ in range(7):
        luck.below(36)
    luck.stream = other.stream = "cards"
    assert [luck.below(26) for _ in range(9)] == [other.below(26) for _ in range(9)]


def test_new_seeds_cannot_be_guessed():
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 32 for seed in seeds)
