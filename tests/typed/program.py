"""What a type checker says about a program that uses the library; tests/test_types.py asks it.

`# is` names what a `reveal_type` must tell, `# wrong` a part of what must be found fault with in that line. Where
neither stands, the line is right.
"""

from typing import Any, reveal_type

import meydan
from meydan.bots import make_bot

istanbul = meydan.start("istanbul", seats=3, seed=7, layout="short", expansions=["mocha"], caravan_leader=True)
san_juan = meydan.start("san-juan", seats=2, expansions="events", setup="drafted")
dice = meydan.start("istanbul-dice", seats=4, seed="monday")
reveal_type(istanbul)  # is Istanbul
reveal_type(san_juan)  # is SanJuan
reveal_type(dice)  # is DiceGame
reveal_type(istanbul.clone())  # is Istanbul
reveal_type(istanbul.options())  # is list[Choice]
reveal_type(istanbul.seat)  # is int
reveal_type(istanbul.question)  # is str
reveal_type(istanbul.why_not("move 1"))  # is Reason | None
reveal_type(istanbul.record())  # is Record
reveal_type(istanbul.record().replay())  # is State
reveal_type(istanbul.result())  # is Result | None

reveal_type(istanbul.view(0))  # is IstanbulView
reveal_type(istanbul.view(0).players[0].lira)  # is int
reveal_type(istanbul.view(0).options)  # is tuple[Choice, ...]
reveal_type(san_juan.view(0))  # is SanJuanView
reveal_type(san_juan.view(0).players[0].town)  # is tuple[int, ...]
reveal_type(dice.view(0))  # is DiceView
reveal_type(dice.view(0).players[0].crystals)  # is int
if isinstance(istanbul, meydan.ExpandedIstanbul):
    reveal_type(istanbul.view(0))  # is ExpandedView
    reveal_type(istanbul.view(0).guild)  # is tuple[int, ...]

rng = meydan.Rng(1)
reveal_type(meydan.sample_world(istanbul.view(0), rng))  # is Istanbul
reveal_type(meydan.sample_world(san_juan.view(0), rng))  # is SanJuan
reveal_type(meydan.sample_world(dice.view(0), rng))  # is DiceGame

loaded = meydan.load(istanbul.record().to_json())
reveal_type(loaded)  # is State
reveal_type(loaded.view(0))  # is View
reveal_type(loaded.view(0).round)  # is int
reveal_type(meydan.sample_world(loaded.view(0), rng))  # is State
if isinstance(loaded, meydan.SanJuan):
    reveal_type(loaded.view(0).hand)  # is tuple[int, ...]

table = meydan.Table("istanbul", seats=3, players=["Ada", "Ben", "Cleo"])
reveal_type(table.play("move 1"))  # is list[Event]
reveal_type(table.options())  # is list[Choice]
reveal_type(table.view(0))  # is View
reveal_type(table.result())  # is Result | None
reveal_type(table.record())  # is Record
reveal_type(make_bot("greedy").choose(table.view(0)))  # is Choice
reveal_type(meydan.find_game("istanbul").start(3, 1, {}))  # is State


def any_game(name: str, options: dict[str, Any]) -> meydan.State:
    return meydan.start(name, seats=2, **options)


def any_layout(options: dict[str, Any]) -> meydan.Istanbul:
    found: meydan.Istanbul = meydan.start("istanbul", seats=2, **options)
    return found


istanbul.plya("move 1")  # wrong: "Istanbul" has no attribute "plya"
print(dice.view(0).playes)  # wrong: "DiceView" has no attribute "playes"
print(san_juan.view(0).players[0].lira)  # wrong: "PlayerView" has no attribute "lira"
meydan.start("istanbul", seats=3, layuot="short")  # wrong: No overload variant
meydan.start("istanbul", seats=3, caravan_leader="perhaps")  # wrong: No overload variant
meydan.start("san-juan", seats=3, layout="short")  # wrong: No overload variant
meydan.start("san-juan", seats=3, setup="stolen")  # wrong: No overload variant
meydan.start("istanbul-dice", seats=3, expansions=["mocha"])  # wrong: No overload variant
meydan.start("istanbul", seats="3")  # wrong: No overload variant
istanbul.play(7)  # wrong: incompatible type "int"
print(istanbul.result().ranks)  # wrong: has no attribute "ranks"
