"""Which whole games of the Dice Game lie in tests/records, by name: seats, bots, options. New ones come last."""

from __future__ import annotations

from typing import Any

WANTED: list[tuple[str, int, list[str], dict[str, Any]]] = [
    ("istanbul-dice-2", 2, ["greedy"] * 2, {}),
    ("istanbul-dice-3", 3, ["greedy", "random", "greedy"], {}),
    ("istanbul-dice-4", 4, ["greedy"] * 4, {}),
    ("istanbul-dice-4-random", 4, ["random"] * 4, {}),
    ("istanbul-dice-2-rules-2", 2, ["greedy"] * 2, {}),
    ("istanbul-dice-3-rules-2", 3, ["greedy", "random", "greedy"], {}),
    ("istanbul-dice-4-rules-2", 4, ["random"] * 4, {}),
]
