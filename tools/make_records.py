"""Play whole games for tests/records/: python tools/make_records.py

One file per number of players and layout, and per variant. Existing files are never touched: they must replay for ever.
Run it after a game, an option or a rule has been added.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from meydan import Table  # noqa: E402
from meydan.bots import make_bot  # noqa: E402

FOLDER = ROOT / "tests" / "records"
WANTED: list[tuple[str, str, int, list[str], dict[str, Any]]] = [
    # name, game, seats, bots, options
    ("istanbul-2-short", "istanbul", 2, ["greedy", "greedy"], {}),
    ("istanbul-3-long", "istanbul", 3, ["greedy", "greedy", "random"], {"layout": "long"}),
    ("istanbul-4-order", "istanbul", 4, ["greedy"] * 4, {"layout": "order"}),
    ("istanbul-5-random", "istanbul", 5, ["greedy", "greedy", "greedy", "greedy", "random"], {"layout": "random"}),
    ("istanbul-4-random-2023", "istanbul", 4, ["greedy", "random"] * 2, {"layout": "random-2023"}),
    (
        "istanbul-3-own-grid",
        "istanbul",
        3,
        ["greedy"] * 3,
        {"layout": [1, 16, 2, 15, 3, 14, 4, 13, 5, 12, 6, 11, 7, 10, 8, 9]},
    ),
    ("istanbul-2-neutral", "istanbul", 2, ["greedy", "random"], {"neutral_assistants": True}),
    ("istanbul-4-neutral", "istanbul", 4, ["greedy"] * 4, {"neutral_assistants": True}),
    ("istanbul-5-caravan", "istanbul", 5, ["greedy"] * 5, {"caravan_leader": True}),
    (
        "istanbul-3-everything",
        "istanbul",
        3,
        ["greedy", "random", "greedy"],
        {"layout": "random-2023", "neutral_assistants": True, "caravan_leader": True},
    ),
    ("istanbul-2-mocha", "istanbul", 2, ["greedy"] * 2, {"expansions": ["mocha"]}),
    ("istanbul-4-mocha", "istanbul", 4, ["greedy"] * 4, {"expansions": ["mocha"], "caravan_leader": True}),
    ("istanbul-5-mocha-random", "istanbul", 5, ["greedy"] * 5, {"expansions": ["mocha"], "layout": "random"}),
    ("istanbul-3-letters", "istanbul", 3, ["greedy"] * 3, {"expansions": ["letters"]}),
    (
        "istanbul-4-letters-new",
        "istanbul",
        4,
        ["greedy"] * 4,
        {"expansions": ["letters"], "new_cards_only": True, "neutral_assistants": True},
    ),
    ("istanbul-5-letters", "istanbul", 5, ["greedy"] * 5, {"expansions": ["letters"], "layout": "random-2023"}),
    ("istanbul-2-bazaar", "istanbul", 2, ["greedy", "random"], {"expansions": ["mocha", "letters"]}),
    (
        "istanbul-4-bazaar",
        "istanbul",
        4,
        ["greedy"] * 4,
        {"expansions": ["mocha", "letters"], "neutral_assistants": True, "caravan_leader": True},
    ),
    ("istanbul-5-bazaar", "istanbul", 5, ["greedy"] * 5, {"expansions": ["mocha", "letters"], "layout": "order"}),
    ("istanbul-4-rules-2", "istanbul", 4, ["greedy"] * 4, {"layout": "random"}),
    ("istanbul-3-mocha-rules-2", "istanbul", 3, ["greedy"] * 3, {"expansions": ["mocha"], "layout": "random"}),
    # Its last step is a roll after the last turn.
    (
        "istanbul-5-letters-rules-2-dice-13",
        "istanbul",
        5,
        ["greedy"] * 2 + ["random"] * 3,
        {"expansions": ["letters"], "new_cards_only": True},
    ),
    ("istanbul-4-bazaar-rules-2", "istanbul", 4, ["greedy"] * 4, {"expansions": ["mocha", "letters"]}),
    ("san-juan-2", "san-juan", 2, ["greedy"] * 2, {}),
    ("san-juan-3", "san-juan", 3, ["greedy", "greedy", "random"], {}),
    ("san-juan-4-drafted", "san-juan", 4, ["greedy"] * 4, {"setup": "drafted"}),
    ("san-juan-2-new", "san-juan", 2, ["greedy", "random"], {"expansions": ["new-buildings"]}),
    ("san-juan-3-new", "san-juan", 3, ["greedy"] * 3, {"expansions": ["new-buildings"], "setup": "drafted"}),
    ("san-juan-4-new", "san-juan", 4, ["greedy"] * 4, {"expansions": ["new-buildings"]}),
    ("san-juan-2-events", "san-juan", 2, ["greedy"] * 2, {"expansions": ["events"]}),
    ("san-juan-3-events", "san-juan", 3, ["random", "greedy", "greedy"], {"expansions": ["events"]}),
    ("san-juan-4-events", "san-juan", 4, ["greedy", "random"] * 2, {"expansions": ["events"]}),
    ("san-juan-2-both", "san-juan", 2, ["greedy"] * 2, {"expansions": ["new-buildings", "events"], "setup": "drafted"}),
    ("san-juan-3-both", "san-juan", 3, ["greedy"] * 3, {"expansions": ["new-buildings", "events"]}),
    ("san-juan-4-both", "san-juan", 4, ["greedy"] * 4, {"expansions": ["new-buildings", "events"]}),
    ("istanbul-dice-2", "istanbul-dice", 2, ["greedy"] * 2, {}),
    ("istanbul-dice-3", "istanbul-dice", 3, ["greedy", "random", "greedy"], {}),
    ("istanbul-dice-4", "istanbul-dice", 4, ["greedy"] * 4, {}),
    ("istanbul-dice-4-random", "istanbul-dice", 4, ["random"] * 4, {}),
    # By version 2 of the rules of San Juan and the Dice Game.
    ("san-juan-2-rules-2", "san-juan", 2, ["greedy"] * 2, {}),
    ("san-juan-3-events-rules-2", "san-juan", 3, ["greedy", "random", "greedy"], {"expansions": ["events"]}),
    ("san-juan-4-new-rules-2", "san-juan", 4, ["greedy", "random"] * 2, {"expansions": ["new-buildings"]}),
    ("san-juan-4-both-rules-2", "san-juan", 4, ["greedy"] * 4, {"expansions": ["new-buildings", "events"]}),
    # In this one an earthquake takes a certain one of two buildings, and somebody thinks better of covering one.
    ("san-juan-3-random-rules-2-22", "san-juan", 3, ["random"] * 3, {"expansions": ["new-buildings", "events"]}),
    ("istanbul-dice-2-rules-2", "istanbul-dice", 2, ["greedy"] * 2, {}),
    ("istanbul-dice-3-rules-2", "istanbul-dice", 3, ["greedy", "random", "greedy"], {}),
    ("istanbul-dice-4-rules-2", "istanbul-dice", 4, ["random"] * 4, {}),
]


def play(game: str, seats: int, bots: list[str], seed: str, options: dict[str, Any]) -> Table:
    """A whole game between bots."""
    table = Table(game, seats=seats, seed=seed, options=options, players=bots)
    players = [make_bot(name, seat) for seat, name in enumerate(bots)]
    while not table.over:
        table.play(players[table.seat].choose(table.view(table.seat)))
    return table


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, game, seats, bots, options in WANTED:
        path = FOLDER / f"{name}.json"
        if not path.exists():
            record = play(game, seats, bots, name, options).record()
            path.write_text(record.to_json(), encoding="utf-8")
            print(f"{path.name}: {len(record.steps)} steps")


if __name__ == "__main__":
    main()
