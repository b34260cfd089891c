"""The code of a set-up: nothing is lost in it, and what was typed wrong is found out and told."""

from __future__ import annotations

import pytest

from meydan import GAMES
from meydan.companion.code import BASE, LENGTH, LUCKS, SIGNS, BadCode, read, sign_of, written

ISTANBUL = GAMES["istanbul"]
CODE = written(ISTANBUL, {"layout": "random", "expansions": ["mocha"]}, 12345)


def test_nothing_is_lost():
    for game in GAMES.values():
        for at, (seats, options) in enumerate(game.mixes()):
            settled = game.settle_options(seats, options)
            if not isinstance(settled.get("layout", ""), str):
                continue
            held = read(game, written(game, settled, at * 1009 % LUCKS))
            assert game.settle_options(seats, held.options) == settled
            assert held.luck == at * 1009 % LUCKS


def test_each_of_our_games_has_its_sign():
    assert len({sign_of(game) for game in GAMES}) == len(GAMES)


def test_signs_are_not_mistaken_for_each_other():
    assert not set(SIGNS) & set("0O1IL2Z5SBGQU") and len(set(SIGNS)) == BASE == 23


@pytest.mark.parametrize("typed", (CODE.lower(), CODE.replace("-", ""), f" {CODE[:4]} {CODE[5:]} ", "Р3Е4-3СRА"))
def test_a_code_may_be_typed_carelessly(typed):
    """Small, without its dash, with blanks, or with letters of a Cyrillic keyboard."""
    assert read(ISTANBUL, typed) == read(ISTANBUL, CODE)


def refusal(text, game=ISTANBUL):
    with pytest.raises(BadCode) as refused:
        read(game, text)
    return refused.value.said


def test_one_wrong_sign_or_two_swapped_are_found_out():
    signs = CODE.replace("-", "")
    for at in range(LENGTH):
        for other in set(SIGNS) - {signs[at]}:
            assert refusal(signs[:at] + other + signs[at + 1 :]).id.startswith("setup-code-")
    for at in range(LENGTH - 1):
        if signs[at] != signs[at + 1]:
            swapped = signs[:at] + signs[at + 1] + signs[at] + signs[at + 2 :]
            assert refusal(swapped).id == "setup-code-wrong"


def test_a_wrong_code_is_told_what_is_wrong():
    assert refusal("").args == {"n": LENGTH, "typed": 0}
    assert refusal(CODE + "7").id == "setup-code-length"
    assert refusal("O" + CODE[1:]).args["sign"] == "O"
    other = refusal(CODE, GAMES["san-juan"])
    assert other.id == "setup-code-other" and other.args["game"].id == "game-istanbul"


def test_a_code_of_what_does_not_exist_is_refused():
    """One of these has the right last sign, but holds more than the Dice Game has options for."""
    dice = GAMES["istanbul-dice"]
    body = sign_of("istanbul-dice") + CODE[1:].replace("-", "")[:-1]
    assert {refusal(body + sign, dice).id for sign in SIGNS} == {"setup-code-wrong"}
