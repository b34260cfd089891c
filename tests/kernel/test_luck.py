"""Luck that everybody has a part in: what players add to it, seats drawn by lot, and each draw told as its number."""

import hashlib
import json
from dataclasses import replace

import pytest

from meydan import BadRecord, Record, Table
from meydan.kernel.header import luck_of
from meydan.kernel.luck import LOT, SEATS, Seating, draws_of, fits_share, seated
from meydan.kernel.rng import Rng

SHARES = ("7", "", "дощ і сонце")


def played(game="istanbul-dice", shares=SHARES, by=SEATS):
    """The record of a game to whose luck players added something."""
    luck = luck_of("fair", shares)
    seating = seated(luck, by, 3)
    table = Table(game, seats=3, seed="fair", shares=shares, seating=seating, players=["Ada", "Ben", "Cem"])
    rng = Rng(1)
    while not table.over:
        answers = table.state.header.game.sensible(table.state, table.options())
        table.play(answers[rng.below(len(answers))])
    return table.record()


@pytest.fixture(scope="module")
def record():
    return played()


def test_what_players_add_changes_all_luck_and_not_the_commitment():
    alone, together = (Table("istanbul", seats=3, seed="fair", shares=shares) for shares in ((), SHARES))
    assert alone.record().steps != together.record().steps
    assert alone.record().commitment == together.record().commitment
    assert luck_of("fair") == luck_of("fair", ("", "", "")) == "fair", "nobody added anything"
    mixed = "meydan:luck\nfair\n7\n\nдощ і сонце"
    assert luck_of("fair", SHARES) == hashlib.sha256(mixed.encode()).hexdigest()


def test_a_record_tells_what_was_added_and_verifies(record):
    assert Record.from_json(record.to_json()) == record
    told = json.loads(record.to_json())
    assert (told["format_version"], told["shares"]) == (2, list(SHARES))
    assert told["seating"]["by"] == SEATS and sorted(told["seating"]["chairs"]) == [0, 1, 2]
    assert record.verify().shares == 2
    assert json.loads(Table("istanbul", seats=2, seed=1).record().to_json())["format_version"] == 1, "as ever"


@pytest.mark.parametrize(
    "what, why",
    [
        ({"shares": ("8", "", "дощ і сонце")}, "but the seed gives"),
        ({"shares": ()}, "but the seed gives"),
        ({"shares": ("", "7", "дощ і сонце"), "seating": None}, "but the seed gives"),
        ({"seating": Seating(LOT, (0, 1, 2))}, "seats were taken in the order"),
        ({"seed": "unfair"}, "does not fit the commitment"),
    ],
)
def test_whatever_is_changed_afterwards_is_found(record, what, why):
    with pytest.raises(BadRecord, match=why):
        Record.from_json(replace(record, **what).to_json()).verify()


@pytest.mark.parametrize(
    "field, wrong",
    [
        ("shares", ["7"]), ("shares", [7, "", ""]), ("shares", ["two\nlines", "", ""]), ("shares", "7"),
        ("seating", {"by": "me", "chairs": [0, 1, 2]}), ("seating", {"by": "lot", "chairs": [0, 1, 1]}),
        ("seating", [0, 1, 2]),
    ],
)  # fmt: skip
def test_a_damaged_share_or_seating_is_refused(record, field, wrong):
    with pytest.raises(BadRecord, match=f"damaged: .*{'share' if field == 'shares' else field}"):
        Record.from_json(json.dumps(json.loads(record.to_json()) | {field: wrong}))


def test_a_saved_game_goes_on_with_the_luck_of_all():
    table = Table("san-juan", seats=3, seed="fair", shares=SHARES)
    again = Table.resume(table.record(reveal=True))
    for one in (table, again):
        while not one.over and len(one.state.choices()) < 60:
            one.play(one.options()[0])
    assert table.record(reveal=True) == again.record(reveal=True)
    fork = Table.fork(table.record(reveal=True), 5, seed="fair", shares=("mine", "", ""))
    assert fork.record(reveal=True).verify().shares == 1


def test_seats_are_drawn_fairly():
    drawn = {by: [seated(f"luck {n}", by, 3).chairs for n in range(600)] for by in (SEATS, LOT)}
    assert len(set(drawn[SEATS])) == 6
    assert set(drawn[LOT]) == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}, "they sit in the same order round the table"
    for chairs in drawn.values():
        assert all(150 < sum(order[0] == chair for order in chairs) < 250 for chair in range(3))


def test_what_can_be_added():
    assert all(fits_share(text) for text in ("7", "π ≈ 3.14159", "x" * 60, "🎲"))
    assert not any(fits_share(text) for text in ("", " 7", "7\n8", "x" * 61, "\ud800", "\u200b"))


@pytest.mark.parametrize("game", ["istanbul", "istanbul-dice", "san-juan"])
def test_each_draw_can_be_recomputed_without_the_rules(game):
    """From the seed, what was added, and what is told of each draw; numbers of each stream come without a gap."""
    record = played(game, by=LOT)
    luck, counts, steps = luck_of(record.seed, record.shares), {}, set()
    for draw in draws_of(record.header(), record.steps):
        assert draw.number == counts.get(draw.stream, 0)
        numbers = []
        for at, size in enumerate(draw.sizes):
            digest = hashlib.sha256(f"{luck}/{draw.stream}/{draw.number + at}".encode()).digest()
            numbers.append(int.from_bytes(digest[:8], "big") * size >> 64)
        assert numbers[:-1] == list(draw.earlier)
        assert sum(count for _, count in draw.outcomes) == draw.sizes[-1]
        texts = [text for text, count in draw.outcomes for _ in range(count)]
        assert texts[numbers[-1]] == record.steps[draw.step - 1]
        counts[draw.stream] = draw.number + len(draw.sizes)
        steps.add(draw.step)
    space = record.header().game.space
    assert steps == {at for at, step in enumerate(record.steps, 1) if space.find(step).chance}
