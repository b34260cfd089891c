"""Writes the numbers that the browser client shows of San Juan: tables.json for the page, space.json for its tests;
and positions for the tests of its gestures.

python -m tools.web_tables [--check]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from tools import web_san_juan


def written() -> dict[Path, str]:
    """The files and what is to stand in them."""
    return {path: _text(found) for path, found in web_san_juan.written().items()}


def _text(found: Any) -> str:
    """One line for each table or position, so that a difference can be read."""
    if isinstance(found, list):
        return "[\n" + ",\n".join(f"  {json.dumps(one)}" for one in found) + "\n]\n"
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in found.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main(arguments: list[str]) -> int:
    old = [path for path, text in written().items() if not path.exists() or path.read_text() != text]
    if "--check" in arguments:
        for path in old:
            print(f"{path.name} is not up to date: run python -m tools.web_tables")
        return 1 if old else 0
    for path, text in written().items():
        path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
