"""Which whole games of Istanbul lie in tests/records, by name: seats, bots, options. New ones come last."""

from __future__ import annotations

from typing import Any

WANTED: list[tuple[str, int, list[str], dict[str, Any]]] = [
    ("istanbul-2-short", 2, ["greedy", "greedy"], {}),
    ("istanbul-3-long", 3, ["greedy", "greedy", "random"], {"layout": "long"}),
    ("istanbul-4-order", 4, ["greedy"] * 4, {"layout": "order"}),
    ("istanbul-5-random", 5, ["greedy", "greedy", "greedy", "greedy", "random"], {"layout": "random"}),
    ("istanbul-4-random-2023", 4, ["greedy", "random"] * 2, {"layout": "random-2023"}),
    (
        "istanbul-3-own-grid",
        3,
        ["greedy"] * 3,
        {"layout": [1, 16, 2, 15, 3, 14, 4, 13, 5, 12, 6, 11, 7, 10, 8, 9]},
    ),
    ("istanbul-2-neutral", 2, ["greedy", "random"], {"neutral_assistants": True}),
    ("istanbul-4-neutral", 4, ["greedy"] * 4, {"neutral_assistants": True}),
    ("istanbul-5-caravan", 5, ["greedy"] * 5, {"caravan_leader": True}),
    (
        "istanbul-3-everything",
        3,
        ["greedy", "random", "greedy"],
        {"layout": "random-2023", "neutral_assistants": True, "caravan_leader": True},
    ),
    ("istanbul-2-mocha", 2, ["greedy"] * 2, {"expansions": ["mocha"]}),
    ("istanbul-4-mocha", 4, ["greedy"] * 4, {"expansions": ["mocha"], "caravan_leader": True}),
    ("istanbul-5-mocha-random", 5, ["greedy"] * 5, {"expansions": ["mocha"], "layout": "random"}),
    ("istanbul-3-letters", 3, ["greedy"] * 3, {"expansions": ["letters"]}),
    (
        "istanbul-4-letters-new",
        4,
        ["greedy"] * 4,
        {"expansions": ["letters"], "new_cards_only": True, "neutral_assistants": True},
    ),
    ("istanbul-5-letters", 5, ["greedy"] * 5, {"expansions": ["letters"], "layout": "random-2023"}),
    ("istanbul-2-bazaar", 2, ["greedy", "random"], {"expansions": ["mocha", "letters"]}),
    (
        "istanbul-4-bazaar",
        4,
        ["greedy"] * 4,
        {"expansions": ["mocha", "letters"], "neutral_assistants": True, "caravan_leader": True},
    ),
    ("istanbul-5-bazaar", 5, ["greedy"] * 5, {"expansions": ["mocha", "letters"], "layout": "order"}),
    ("istanbul-4-rules-2", 4, ["greedy"] * 4, {"layout": "random"}),
    ("istanbul-3-mocha-rules-2", 3, ["greedy"] * 3, {"expansions": ["mocha"], "layout": "random"}),
    # Its last step is a roll after the last turn.
    (
        "istanbul-5-letters-rules-2-dice-13",
        5,
        ["greedy"] * 2 + ["random"] * 3,
        {"expansions": ["letters"], "new_cards_only": True},
    ),
    ("istanbul-4-bazaar-rules-2", 4, ["greedy"] * 4, {"expansions": ["mocha", "letters"]}),
]
