"""Which whole games of San Juan lie in tests/records, by name: seats, bots, options. New ones come last."""

from __future__ import annotations

from typing import Any

WANTED: list[tuple[str, int, list[str], dict[str, Any]]] = [
    ("san-juan-2", 2, ["greedy"] * 2, {}),
    ("san-juan-3", 3, ["greedy", "greedy", "random"], {}),
    ("san-juan-4-drafted", 4, ["greedy"] * 4, {"setup": "drafted"}),
    ("san-juan-2-new", 2, ["greedy", "random"], {"expansions": ["new-buildings"]}),
    ("san-juan-3-new", 3, ["greedy"] * 3, {"expansions": ["new-buildings"], "setup": "drafted"}),
    ("san-juan-4-new", 4, ["greedy"] * 4, {"expansions": ["new-buildings"]}),
    ("san-juan-2-events", 2, ["greedy"] * 2, {"expansions": ["events"]}),
    ("san-juan-3-events", 3, ["random", "greedy", "greedy"], {"expansions": ["events"]}),
    ("san-juan-4-events", 4, ["greedy", "random"] * 2, {"expansions": ["events"]}),
    ("san-juan-2-both", 2, ["greedy"] * 2, {"expansions": ["new-buildings", "events"], "setup": "drafted"}),
    ("san-juan-3-both", 3, ["greedy"] * 3, {"expansions": ["new-buildings", "events"]}),
    ("san-juan-4-both", 4, ["greedy"] * 4, {"expansions": ["new-buildings", "events"]}),
    # By version 2 of the rules of San Juan and the Dice Game.
    ("san-juan-2-rules-2", 2, ["greedy"] * 2, {}),
    ("san-juan-3-events-rules-2", 3, ["greedy", "random", "greedy"], {"expansions": ["events"]}),
    ("san-juan-4-new-rules-2", 4, ["greedy", "random"] * 2, {"expansions": ["new-buildings"]}),
    ("san-juan-4-both-rules-2", 4, ["greedy"] * 4, {"expansions": ["new-buildings", "events"]}),
    # In this one an earthquake takes a certain one of two buildings, and somebody thinks better of covering one.
    ("san-juan-3-random-rules-2-22", 3, ["random"] * 3, {"expansions": ["new-buildings", "events"]}),
]
