"""Fields are declared once: what a class copies, writes down and is made of follows from its declaration."""

from typing import ClassVar

import pytest

import meydan
from meydan.kernel import fields
from meydan.kernel.fields import Apart, Made, Parts, Pieces, Replaced, Unheard, expanded, fixed
from meydan.kernel.rng import Rng
from meydan.kernel.rollout import playout


class Coin(Pieces):
    worth: "int"


class Purse(Pieces):
    """Some money."""

    LEAST: "ClassVar[int]" = 1

    owner: "Apart[str]"
    heard: "Unheard[list[str]]"
    lira: "int"
    notes: "list[int]"
    marks: "Replaced[list[int]]"
    coins: "Parts[Coin]"


class Chest(Purse):
    lock: "int"


class Ask(Made):
    seat: "int"


class Offer(Ask):
    price: "int"
    again: "bool" = False


class Luck(Ask):
    seat: "int" = fixed(-1)


class Draw(Luck):
    count: "int"


def chest() -> Chest:
    made = Chest()
    made.owner, made.heard, made.lira, made.notes, made.marks, made.lock = "Ana", ["hm"], 3, [1, 2], [5], 7
    made.coins = [Coin()]
    made.coins[0].worth = 4
    return made


def test_what_belongs_to_a_position_is_what_is_declared_its_base_first():
    assert Chest.FIELDS == ("lira", "notes", "marks", "coins", "lock")


def test_a_copy_shares_what_is_only_replaced_and_owns_what_is_changed():
    first = chest()
    copy = first.clone()
    assert type(copy) is Chest
    assert (copy.owner, copy.lira, copy.lock, copy.heard) == ("Ana", 3, 7, None)
    assert copy.marks is first.marks
    copy.notes.append(9)
    copy.coins[0].worth = 8
    assert (first.notes, first.coins[0].worth) == ([1, 2], 4)


def test_a_question_is_made_of_its_fields_in_their_order():
    offer = Offer(2, 9)
    assert (offer.seat, offer.price, offer.again, Offer.FIELDS) == (2, 9, False, ("seat", "price", "again"))
    assert Offer(2, price=9, again=True).again
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'price'"):
        Offer(2)


def test_what_is_fixed_is_not_given():
    draw = Draw(3)
    assert (draw.seat, draw.count, Draw.FIELDS, Luck.FIELDS) == (-1, 3, ("count",), ())


def test_nobody_writes_by_hand_what_follows():
    with pytest.raises(TypeError, match="Doubled has an __init__ of its own"):

        class Doubled(Ask):
            price: "int"

            def __init__(self) -> None:
                self.price = 0


def test_for_the_compiled_build_all_of_it_is_written_out():
    source = '''"""A module."""

from __future__ import annotations

from meydan.kernel.fields import Made, fixed


class Ask(Made):
    """A question."""

    seat: int


class Luck(Ask):
    """Nobody is asked."""

    seat: int = fixed(-1)  # chance


class Offer(Ask):
    price: int
    again: bool = False  # once more

    def cost(self) -> int:
        return self.price


class Same(Offer):
    """Nothing of its own."""
'''
    module = type(fields)("asked_by_a_test")
    fields.sys.modules[module.__name__] = module
    exec(compile(source, "asked_by_a_test", "exec"), module.__dict__)
    made = expanded(source, module)
    del fields.sys.modules[module.__name__]
    assert "class Ask:\n" in made and "class Same(Offer):" in made
    assert "Made)" not in made and "= fixed" not in made and "again: bool = False  #" not in made
    plain: dict = {}
    exec(compile(made, "written", "exec"), plain)
    assert vars(plain["Offer"](1, 5)) == {"seat": 1, "price": 5, "again": False}
    assert plain["Same"](1, 5, True).again and plain["Same"].FIELDS == ("seat", "price", "again")
    assert (plain["Luck"]().seat, plain["Luck"].FIELDS) == (-1, ())
    assert compile(source, "", "exec") and expanded(source, module) == made


@pytest.mark.parametrize(
    "game, options",
    [
        ("istanbul", {"neutral_assistants": True}),
        ("istanbul", {"neutral_assistants": True, "expansions": ["mocha"]}),
        ("istanbul", {"neutral_assistants": True, "expansions": ["letters"]}),
        ("istanbul", {"neutral_assistants": True, "expansions": ["mocha", "letters"]}),
        ("san-juan", {}),
        ("san-juan", {"expansions": ["new-buildings", "events"]}),
        ("istanbul-dice", {}),
    ],
)
def test_a_copy_shares_nothing_that_play_changes(game, options):
    """Play both a state and its copy on, differently: each stays what it would have been alone."""
    state = meydan.start(game, seats=4, seed=5, **options)
    playout(state, Rng(1), 150)
    copy, before = state.clone(), state.encode()
    playout(copy, Rng(2), 400)
    assert state.encode() == before
    alone = meydan.find_game(game).decode(state.header, before)
    playout(state, Rng(3), 400)
    playout(alone, Rng(3), 400)
    assert state == alone
