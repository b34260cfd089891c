"""No field is forgotten: what a class declares is what it copies, writes down and makes again."""

import ast
import inspect
from pathlib import Path

import pytest

import meydan
from meydan.games.istanbul.expansions.state import Bazaar, Trader
from meydan.games.istanbul.state import Istanbul, Player
from meydan.games.istanbul_dice import state as dice
from meydan.games.san_juan import state as san_juan
from meydan.kernel.codec import fields_of
from meydan.kernel.rng import Rng
from meydan.kernel.rollout import playout

# Not part of a position: agreed before, derived, or only for the listener.
APART = {"header", "history", "events", "rules", "board", "big", "walled", "kinds"}


def source_of(cls):
    """The class as written; also for compiled classes, whose source lies beside them."""
    path = inspect.getfile(inspect.getmodule(cls))
    path = path[: path.index(".cpython")] + ".py" if ".cpython" in path else path
    tree = ast.parse(Path(path).read_text(encoding="utf-8"))
    return next(node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and node.name == cls.__name__)


def declared(cls):
    """Names annotated in a class body, class variables aside."""
    return [
        node.target.id
        for node in source_of(cls).body
        if isinstance(node, ast.AnnAssign) and "ClassVar" not in ast.unparse(node.annotation)
    ]


def assigned_in_clone(cls):
    copying = [
        node
        for node in source_of(cls).body
        if isinstance(node, ast.FunctionDef) and node.name in ("clone", "copy_pieces", "copy_to")
    ]
    return {
        target.attr
        for part in copying
        for node in ast.walk(part)
        if isinstance(node, ast.Assign)
        for element in node.targets
        for target in (element.elts if isinstance(element, ast.Tuple) else [element])
        if isinstance(target, ast.Attribute)
    }


PIECES = [Player, Istanbul, Trader, Bazaar, san_juan.Player, san_juan.SanJuan, dice.Player, dice.DiceGame]


@pytest.mark.parametrize("cls", PIECES)
def test_every_declared_field_is_listed(cls):
    assert set(declared(cls)) - APART == set(cls.FIELDS)


@pytest.mark.parametrize("cls", [*PIECES, Rng])
def test_every_field_is_copied_by_clone(cls):
    assert set(declared(cls)) - assigned_in_clone(cls) - {"rules", "big"} == set()


def test_every_kind_of_question_lists_what_it_is_made_of():
    """A frame is made again from its FIELDS, so they are its constructor's arguments."""
    frames = {name: frame for game in meydan.GAMES.values() for name, frame in game.frames.items()}
    for name, frame in frames.items():
        cls, arguments = frame, None
        while arguments is None:
            for node in source_of(cls).body:
                if isinstance(node, ast.FunctionDef) and node.name == "__init__":
                    arguments = tuple(argument.arg for argument in node.args.args[1:])
            cls = cls.__mro__[1]
        assert arguments == frame.FIELDS, name


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


def test_fields_of_a_state_include_its_base():
    assert fields_of(meydan.start("istanbul", seats=2, seed=1))[0] == "stack"
