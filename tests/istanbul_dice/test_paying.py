"""P: goods are paid with dice, markers and brown markers; and every mix can be named in one way."""

from itertools import combinations, product

import pytest

from meydan.kernel.rng import Rng
from tests.istanbul_dice.story import AREAS, COLOURS, TILES, Story

LETTERS = "RYGB"


def position(dice, markers, brown):
    """The first player acts with these dice, given by counts of colours, and these markers."""
    story = Story(4)
    story.first.rolls("LLLLL").with_markers(brown=brown, **dict(zip(COLOURS, markers, strict=True)))
    story.game.dice = [*dice, 0, 0]
    return story


def spent(before, after):
    """Dice, markers and brown markers that are gone."""
    dice = tuple(was - now for was, now in zip(before.dice[:4], after.dice[:4], strict=True))
    goods = zip(before.players[0].goods, after.players[0].goods, strict=True)
    return dice, tuple(was - now for was, now in goods), before.players[0].brown - after.players[0].brown


def payments(game, choice):
    """What is spent on each way through the questions about paying; a question always has two answers."""
    game = game.clone()
    before = game.clone()
    game.play(choice)
    found = []

    def walk(state):
        if state.question != "Pay":
            found.append(spent(before, state))
            return
        assert len(state.options()) > 1
        for option in state.options():
            following = state.clone()
            following.play(option)
            walk(following)

    walk(game)
    return found


def all_payments(dice, markers, brown, cost, further):
    """Every set of dice, markers and brown markers that pays a cost, found by trying all of them."""
    found = set()
    most = [min(has, need + further) for has, need in zip(dice, cost, strict=True)]
    held = [min(has, need + further) for has, need in zip(markers, cost, strict=True)]
    for paid in product(*[range(count + 1) for count in most], *[range(count + 1) for count in held]):
        wild = sum(cost) + further - sum(paid)
        lacking = sum(max(0, cost[good] - paid[good] - paid[good + 4]) for good in range(4))
        surplus = sum(max(0, paid[good] + paid[good + 4] - cost[good]) for good in range(4))
        if lacking <= wild <= brown and surplus <= further:
            found.add((paid[:4], paid[4:], wild))
    return found


def without_gain(ways, gain):
    """The ways, with the marker that AA gives added to what was spent."""
    return [(dice, tuple(m + g for m, g in zip(markers, gain, strict=True)), brown) for dice, markers, brown in ways]


# -- what pays a good ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("roll", "markers"),
    [
        ("RRLLL", {}),
        ("RLLLL", {"red": 1}),
        ("LLLLL", {"red": 2}),
        ("RLLLL", {"brown": 1}),
        ("LLLLL", {"red": 1, "brown": 1}),
    ],
)
def test_a_good_is_a_die_or_a_marker_or_a_brown_marker(bazaar, roll, markers):  # [DICE-P.1]
    first = bazaar.first.with_markers(**markers).rolls(roll).play("same R")
    assert first.markers == {"red": 1}
    assert bazaar.dice == roll.replace("R", "")


@pytest.mark.parametrize(
    ("choice", "roll", "markers"),
    [
        ("pair RY", "RLLLL", {"yellow": 1}),
        ("three RYG", "RLLLL", {"yellow": 1, "brown": 1}),
        ("four", "RYLLL", {"green": 1, "brown": 1}),
        ("tile lira-red", "RLLLL", {"red": 1, "brown": 1}),
        ("tile die", "RYLLL", {"green": 1, "brown": 1}),
        ("ruby red", "RRLLL", {"red": 1, "brown": 1}),
        ("ruby carpet", "RYLLL", {"green": 1, "brown": 1}),
    ],
)
def test_every_action_for_goods_takes_any_mix(bazaar, choice, roll, markers):  # [DICE-P.1]
    first = bazaar.first.with_markers(**markers).rolls(roll).play(choice)
    assert set(bazaar.dice) == {"L"}
    assert set(first.markers) <= {"brown"}  # the gain of ABC
    assert first.markers.get("brown", 0) == (1 if choice.startswith("three") else 0)


@pytest.mark.parametrize("letter", LETTERS)
def test_two_brown_markers_make_aa_of_the_colour_named(bazaar, letter):  # [DICE-P.2]
    first = bazaar.first.with_markers(brown=2).rolls("LLLLL").play(f"same {letter}")
    assert first.markers == {COLOURS[LETTERS.index(letter)]: 1}


@pytest.mark.parametrize(
    ("choice", "count"), [("pair GB", 2), ("three RYB", 3), ("four", 4), ("ruby carpet", 4), ("ruby blue", 4)]
)
def test_all_goods_of_a_price_may_be_brown(bazaar, choice, count):  # [DICE-P.2]
    first = bazaar.first.with_markers(brown=count - 1).rolls("LLLLL")
    assert not first.can(choice)
    first.with_markers(brown=count).play(choice)
    assert first.markers == ({"brown": 1} if choice.startswith("three") else {})


def test_markers_are_neither_coins_nor_cards(bazaar):  # [DICE-P.3]
    first = bazaar.first.with_markers(red=2, brown=5).rolls("RRRRR")
    assert not first.can("lira") and not first.can("cards 1")


def test_markers_do_not_add_card_dice(bazaar):  # [DICE-P.3]
    first = bazaar.first.with_markers(red=2, brown=5).rolls("RRRRC")
    assert first.can("cards 1") and not first.can("cards 2")


def test_coin_and_card_dice_are_no_goods_and_no_money(bazaar):  # [DICE-P.4]
    bazaar.first.with_lira(9).rolls("LLLCC")
    assert bazaar.options == ["lira", "cards 1", "cards 2", "end"]


def test_a_coin_must_be_cashed_first(bazaar):  # [DICE-P.4]
    first = bazaar.first.with_lira(8).rolls("LYGGC")
    assert not first.can("ruby lira")
    first.play("lira", "ruby lira")
    assert (first.rubies, first.lira) == (1, 0)


@pytest.mark.parametrize(
    ("choice", "roll"),
    [
        ("same R", "RYGLC"),
        ("pair RY", "RRRGG"),
        ("three RYG", "RRYYB"),
        ("four", "RRYGL"),
        ("tile lira-red", "RRYYG"),
        ("tile die", "RRYYG"),
        ("ruby red", "RRRYY"),
        ("ruby carpet", "RRYYG"),
        ("ruby lira", "LLLLL"),
        ("lira", "RRRRC"),
        ("cards 2", "RRRRC"),
    ],
)
def test_what_cannot_be_paid_in_full_cannot_be_chosen(bazaar, choice, roll):  # [DICE-P.5]
    first = bazaar.first.rolls(roll)
    assert not first.can(choice)
    assert first.why_not(choice) not in (None, "unknown-choice", "other-question")


def affordable(story, dice, owned, brown):
    """The texts of all actions that can be paid, worked out from the rules; `owned` are dice and markers."""

    def pays(cost, further=0):
        lacking = sum(max(0, need - has) for need, has in zip(cost, owned, strict=True))
        return lacking <= brown and sum(owned) + brown >= sum(cost) + further

    def of(letters, each=1):
        return [each if letter in letters else 0 for letter in LETTERS]

    found = [f"same {letter}" for letter in LETTERS if pays(of(letter, 2))]
    found += [f"pair {''.join(pair)}" for pair in combinations(LETTERS, 2) if pays(of(pair))]
    found += [f"three {''.join(three)}" for three in combinations(LETTERS, 3) if pays(of(three))]
    found += ["four"] * pays(of(LETTERS)) + ["lira"] * (dice[4] > 0)
    found += [f"cards {count}" for count in range(1, dice[5] + 1)]
    for tile in dict.fromkeys(story.row):
        colour = tile.partition("-")[2]
        if pays(of(LETTERS) if tile == "die" else of(LETTERS[COLOURS.index(colour)], 3)):
            found.append(f"tile {tile}")
    for area, letters in (*zip(COLOURS, LETTERS, strict=True), ("carpet", LETTERS)):
        taken = (5 if area == "carpet" else 4) - story.rubies_left(area)
        cost, further = (of(letters), taken) if area == "carpet" else (of(letters, 4 + taken), 0)
        if story.rubies_left(area) and pays(cost, further):
            found.append(f"ruby {area}")
    if story.rubies_left("lira") and story.first.lira >= 10 + 2 * (6 - story.rubies_left("lira")):
        found.append("ruby lira")
    return [*found, "end"]


@pytest.mark.parametrize("seed", range(40))
def test_exactly_what_can_be_paid_is_offered(seed):  # [DICE-P.5]
    rng = Rng(seed)
    story = Story(4)
    first = story.first.rolls("LLLLL")
    for _ in range(25):
        dice = [rng.below(2 + rng.below(3)) for _ in range(6)]
        markers = [rng.below(1 + rng.below(5)) for _ in range(4)]
        brown = rng.below(1 + rng.below(6))
        first.with_markers(brown=brown, **dict(zip(COLOURS, markers, strict=True))).with_lira(rng.below(24))
        story.game.dice = dice
        story.with_row(*{TILES[rng.below(len(TILES))] for _ in range(6)})
        for area, most in zip(AREAS, (4, 4, 4, 4, 5, 6), strict=False):
            story.with_rubies_left(area, rng.below(most + 1))
        owned = [die + marker for die, marker in zip(dice, markers, strict=False)]
        assert story.options == affordable(story, dice, owned, brown)


def test_nothing_is_taken_before_all_is_paid(bazaar):  # [DICE-P.5]
    first = bazaar.first.with_markers(red=1).rolls("RRLLL").play("same R")
    assert (bazaar.question, bazaar.rubies_left("red")) == ("Pay", 3)
    assert first.play("die R").markers == {"red": 2}


@pytest.mark.parametrize(
    ("choice", "piece", "amount", "gained"),
    [("same Y", "yellow", 2, 1), ("three RGB", "brown", 3, 1), ("four", "brown", 4, 0), ("ruby lira", "lira", 10, 0)],
)
def test_what_is_paid_goes_to_the_supply(bazaar, choice, piece, amount, gained):  # [DICE-P.6]
    bazaar.first.with_lira(12).with_markers(**({piece: amount} if piece != "lira" else {})).rolls("LLLLL")
    before = bazaar.supply(piece)
    bazaar.first.play(choice)
    assert bazaar.supply(piece) == before + amount - gained


def test_a_crystal_for_a_reroll_goes_to_the_supply(bazaar):  # [DICE-P.6]
    bazaar.first.with_crystals(3).begins().play("roll RYGLC", "reroll R")
    assert bazaar.supply("crystal") == 10


# -- naming a payment ---------------------------------------------------------------------------------------


def test_the_way_is_asked_good_by_good(bazaar):  # [DICE-P.7]
    first = bazaar.first.with_markers(red=1, yellow=1, brown=1).rolls("RYLLL").play("pair RY")
    assert bazaar.options == ["die R", "marker R", "brown R"]
    first.play("marker R")
    assert bazaar.options == ["die Y", "marker Y", "brown Y"]
    first.play("brown Y")
    assert (first.markers, bazaar.dice, first.crystals) == ({"yellow": 1}, "RYLLL", 1)


def test_a_single_way_is_not_asked(bazaar):  # [DICE-P.7]
    bazaar.first.with_markers(blue=3).rolls("RYLLL").play("pair RY")
    assert bazaar.question == "Act"


def test_only_goods_with_a_choice_are_asked(bazaar):  # [DICE-P.7]
    first = bazaar.first.with_markers(yellow=1).rolls("RYGLL").play("three RYG")
    assert bazaar.options == ["die Y", "marker Y"]
    assert first.play("marker Y").markers == {"brown": 1}
    assert bazaar.dice == "YLL"


def test_brown_markers_needed_later_are_not_offered_before(bazaar):  # [DICE-P.7]
    bazaar.first.with_markers(red=1, brown=1).rolls("RLLLL").play("pair RY")
    assert bazaar.options == ["die R", "marker R"]


def test_within_a_colour_dice_come_first_then_markers_then_brown(bazaar):  # [DICE-P.8]
    first = bazaar.first.with_markers(red=1, brown=2).rolls("RRLLL").play("same R")
    assert bazaar.options == ["die R", "marker R", "brown R"]
    first.play("marker R")
    assert bazaar.question == "Act"  # the other can only be brown
    assert first.markers == {"red": 1, "brown": 1}


@pytest.mark.parametrize("seed", range(25))
def test_every_mix_for_goods_of_a_colour_can_be_named_once(seed):  # [DICE-P.8]
    rng = Rng(seed)
    dice = [rng.below(3) for _ in range(4)]
    markers = [rng.below(4) for _ in range(4)]
    brown = rng.below(5)
    game = position(dice, markers, brown).game
    for choice, cost in {
        "same G": (0, 0, 2, 0),
        "three RGB": (1, 0, 1, 1),
        "tile lira-red": (3, 0, 0, 0),
        "ruby blue": (0, 0, 0, 4),
        "tile die": (1, 1, 1, 1),
    }.items():
        known = all_payments(dice, markers, brown, cost, 0)
        if choice not in [option.text for option in game.options()]:
            assert not known
            continue
        ways = payments(game, choice)
        if choice == "same G":
            ways = without_gain(ways, (0, 0, 1, 0))
        if choice == "three RGB":
            ways = [(used, goods, wild + 1) for used, goods, wild in ways]
        assert len(ways) == len(set(ways))
        assert set(ways) == known


def test_further_goods_are_dice_then_markers_then_brown(bazaar):  # [DICE-P.9]
    bazaar.with_rubies_left("carpet", 3)
    first = bazaar.first.with_tiles("die", "die").with_markers(blue=1, brown=1).rolls("RRYYGGL")
    first.play("ruby carpet")
    while bazaar.options[0] != "die R" or "die Y" not in bazaar.options:
        first.play(bazaar.options[0])
    assert bazaar.options == ["die R", "die Y", "die G"]
    first.play("die Y")
    assert bazaar.options == ["die G", "brown any"]
    first.play("brown any")
    assert (first.rubies, bazaar.dice, first.markers) == (1, "RGL", {})


@pytest.mark.parametrize("further", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(12))
def test_every_mix_for_the_carpet_can_be_named_once(seed, further):  # [DICE-P.9]
    rng = Rng(100 * further + seed)
    dice = [rng.below(3) for _ in range(4)]
    markers = [rng.below(3) for _ in range(4)]
    brown = rng.below(4)
    game = position(dice, markers, brown).with_rubies_left("carpet", 5 - further).game
    known = all_payments(dice, markers, brown, (1, 1, 1, 1), further)
    if "ruby carpet" not in [option.text for option in game.options()]:
        assert not known
        return
    ways = payments(game, "ruby carpet")
    assert len(ways) == len(set(ways))
    assert set(ways) == known
