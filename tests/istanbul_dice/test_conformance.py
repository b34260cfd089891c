"""Rolls, payments, words and refusals of the Dice Game, over all there are."""

import pytest

import meydan
from meydan.games.istanbul_dice.chance import Roll
from meydan.games.istanbul_dice.choices import ROLL_BY_COUNT, ROLL_WEIGHTS, SPACE, packed
from meydan.games.istanbul_dice.payment import pay_goods
from meydan.kernel.frame import CHANCE
from meydan.kernel.rng import Rng
from meydan.kernel.rollout import playout

GAME = meydan.find_game("istanbul-dice")


@pytest.mark.parametrize("count", range(1, 10))
def test_the_weights_of_a_roll_are_all_ways_the_dice_can_fall(count):
    assert sum(ROLL_WEIGHTS[count]) == 6**count
    assert len(ROLL_WEIGHTS[count]) == len(ROLL_BY_COUNT[count])


def test_rolled_dice_come_up_as_often_as_their_weights_say():
    state = GAME.start(2, 1, {})
    roll, rng, count = Roll(2), Rng(5), 36_000
    found = {choice.text: 0 for choice in ROLL_BY_COUNT[2]}
    for _ in range(count):
        found[roll.sample(state, rng).text] += 1
    for choice, weight in zip(ROLL_BY_COUNT[2], ROLL_WEIGHTS[2], strict=True):
        assert abs(found[choice.text] - weight * count / 36) < 200, choice


def payments(state, seat):
    """Every way a payment can be finished from here, as what is left of dice, markers and brown ones."""
    if state.question != "Pay":
        return [(tuple(state.dice), tuple(state.players[seat].goods), state.players[seat].brown)]
    found = []
    for choice in state.options():
        other = state.clone()
        other.stack.pop().resolve(other, choice)
        found += payments(other, seat)
    return found


def all_ways(dice, goods, brown, need, extra):
    """The same by brute force: every use of dice, markers and brown ones that makes up the cost."""
    ways = set()

    def use(colour, dice_left, goods_left, missing, over):
        if colour == 4:
            used = missing + extra - over
            if over <= extra and 0 <= used <= brown:
                ways.add((tuple(dice_left) + tuple(dice[4:]), tuple(goods_left), brown - used))
            return
        for by_die in range(dice[colour] + 1):
            for by_marker in range(goods[colour] + 1):
                paid = by_die + by_marker
                use(
                    colour + 1,
                    [*dice_left, dice[colour] - by_die],
                    [*goods_left, goods[colour] - by_marker],
                    missing + max(0, need[colour] - paid),
                    over + max(0, paid - need[colour]),
                )

    use(0, [], [], 0, 0)
    return ways


COSTS = [
    ([2, 0, 0, 0], 0), ([0, 0, 3, 0], 0), ([0, 0, 0, 5], 0), ([1, 1, 0, 0], 0), ([0, 1, 1, 1], 0), ([1, 1, 1, 1], 0),
    ([1, 1, 1, 1], 1), ([1, 1, 1, 1], 2), ([1, 1, 1, 1], 3), ([1, 1, 1, 1], 4),
]  # fmt: skip


@pytest.mark.parametrize(("need", "extra"), COSTS)
def test_every_payment_can_be_made_in_exactly_one_way(need, extra):
    rng = Rng(sum(need) * 10 + extra)
    tried = 0
    while tried < 40:
        state = GAME.start(3, 1, {})
        state.stack.clear()
        state.dice = [rng.below(3) for _ in range(4)] + [1, 0]
        player = state.players[1]
        player.goods = [rng.below(3) for _ in range(4)]
        player.brown = rng.below(5)
        wanted = all_ways(state.dice, player.goods, player.brown, need, extra)
        if not wanted:
            continue
        tried += 1
        pay_goods(state, 1, packed(need), extra)
        found = payments(state, 1)
        assert len(found) == len(set(found)), (state.dice, player.goods, player.brown)
        assert set(found) == wanted


def test_whatever_is_not_an_option_is_refused_with_a_reason_in_words():
    asked = set()
    others = [choice for choice in SPACE.actions if not choice.text.startswith("reroll ")]
    others += [choice for choice in SPACE.actions if choice.text.startswith("reroll ")][::500]
    for number in range(60):
        state = GAME.start(2 + number % 3, f"refusals/{number}", {})
        rng = Rng(number)
        while not state.over:
            if state.seat != CHANCE and (state.question not in asked or rng.below(60) == 0):
                asked.add(state.question)
                legal = state.options()
                for choice in others:
                    reason = state.why_not(choice)
                    assert (reason is None) == (choice in legal)
                    if reason is not None:
                        assert reason.code.startswith("dice-"), (state.question, choice)
                        assert str(reason).endswith("."), (state.question, choice)
            playout(state, rng, 1)
            while state.seat == CHANCE:
                state.apply(GAME.chance(state).sample(state, rng))
    assert asked == {
        "Reroll", "Act", "Pay", "TakeMarkers", "PickCard", "Accept", "Offer", "GiveMarker", "DiscardTile", "ChooseRuby",
        "ChooseTile",
    }  # fmt: skip
