"""Make the nets of `search/nets` anew: python -m meydan.training play FOLDER, and then the same with learn.

play    lets greedy players who err play games of every game, mix of boxes and number of seats, and adds them to files
        in the folder, one for each mix; it goes on where it was interrupted
learn   lets a net learn from each of these files, and writes it to search/nets; needs numpy (the extra `train`)
"""

from __future__ import annotations

import argparse
import gzip
from pathlib import Path
from typing import Any

import meydan
from meydan.kernel.game import find_game
from meydan.search.finding import FOLDER, find_mind
from meydan.training.learning import learn, write
from meydan.training.selfplay import erring_game

TOGETHER = 40  # games that are added to a file at once


def mixes() -> list[tuple[str, int, dict[str, Any]]]:
    """What is played, in turn: each game with each of its boxes, for each number of seats, half on random layouts."""
    found: list[tuple[str, int, dict[str, Any]]] = []
    for game in meydan.GAMES.values():
        seen: list[tuple[int, list[str], str]] = []
        for seats, options in game.mixes():
            boxes = options.get("expansions", [])
            layout = options.get("layout", "")
            if layout not in ("", "short", "random") and not (boxes and layout == "first"):
                continue
            if (seats, boxes, layout) not in seen:
                seen.append((seats, boxes, layout))
                kept = {"expansions": boxes} if boxes else {}
                found.append((game.name, seats, {**kept, "layout": layout} if layout else kept))
    return found


def file_of(folder: Path, game: str, seats: int, options: dict[str, Any]) -> Path:
    rules = find_game(game)
    return folder / f"{find_mind(rules).box(rules.header(seats, None, options))}.jsonl.gz"


def play(folder: Path, rounds: int) -> None:
    """Add so many times TOGETHER games of each mix, and say how far it is."""
    folder.mkdir(parents=True, exist_ok=True)
    done = folder / "rounds"
    first = int(done.read_text()) if done.is_file() else 0
    for number in range(first, rounds):
        for game, seats, options in mixes():
            name = f"{game}/{seats}/{options}/{number}"
            lines = [erring_game(find_game(game), seats, options, f"{name}/{index}") for index in range(TOGETHER)]
            with gzip.open(file_of(folder, game, seats, options), "at", encoding="utf-8") as file:
                file.writelines(f"{line}\n" for line in lines if line is not None)
        done.write_text(str(number + 1))
        print(f"{number + 1} of {rounds} rounds played", flush=True)


def learn_all(folder: Path, hidden: int, rounds: int, only: list[str]) -> None:
    """A net for each file of games."""
    for path in sorted(folder.glob("*.jsonl.gz")):
        box = path.name.removesuffix(".jsonl.gz")
        if only and box not in only:
            continue
        with gzip.open(path, "rt", encoding="utf-8") as file:
            lines = file.read().splitlines()
        rules = max(
            (game for game in meydan.GAMES.values() if box.startswith(game.name)), key=lambda game: len(game.name)
        )
        print(f"{box}: {len(lines)} games", flush=True)
        print(write(learn(rules, lines, hidden, rounds), FOLDER), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["play", "learn"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=0, help="25 to play, 6 to learn, unless given")
    parser.add_argument("--hidden", type=int, default=32, help="units of the hidden layer")
    parser.add_argument("--only", action="append", default=[], help="a mix to learn, such as san-juan-events")
    told = parser.parse_args()
    if told.what == "play":
        play(told.folder, told.rounds or 25)
    else:
        learn_all(told.folder, told.hidden, told.rounds or 6, told.only)


if __name__ == "__main__":
    main()
