"""Play whole games for tests/records/: python tools/make_records.py

Which ones is told by each game's `tests/<game>/recorded.py`: one per number of players and layout, and per variant.
Existing files are never touched: they must replay for ever. Run it after a game, an option or a rule has been added.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from meydan import Table  # noqa: E402
from meydan.bots import make_bot  # noqa: E402

FOLDER = ROOT / "tests" / "records"


def play(game: str, seats: int, bots: list[str], seed: str, options: dict[str, Any]) -> Table:
    """A whole game between bots."""
    table = Table(game, seats=seats, seed=seed, options=options, players=bots)
    players = [make_bot(name, seat) for seat, name in enumerate(bots)]
    while not table.over:
        table.play(players[table.seat].choose(table.view(table.seat)))
    return table


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for file in sorted((ROOT / "tests").glob("*/recorded.py")):
        game = file.parent.name.replace("_", "-")
        for name, seats, bots, options in import_module(f"tests.{file.parent.name}.recorded").WANTED:
            path = FOLDER / f"{name}.json"
            if not path.exists():
                record = play(game, seats, bots, name, options).record()
                path.write_text(record.to_json(), encoding="utf-8")
                print(f"{path.name}: {len(record.steps)} steps")


if __name__ == "__main__":
    main()
