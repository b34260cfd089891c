"""How strong each generation is: what it gained over the one it was compared with, summed up from nothing."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from meydan.arena.chart import Point, curve
from meydan.kernel.files import write_whole


@dataclass(frozen=True, slots=True)
class Strength:
    """Of one generation at one table: its games against the one before it, and its points over nothing."""

    generation: int
    seats: int
    games: int
    won: float
    gained: float
    verdict: str
    kept: bool
    points: float
    low: float
    high: float


def strengths(reports: Sequence[dict[str, Any]]) -> list[Strength]:
    """Points of Elo, where a search that has learned nothing has 0. Doubts add up as well."""
    found: dict[tuple[int | None, int], Strength] = {}
    for report in reports:
        for table in report["tables"]:
            before = found.get((report["against"], table["seats"]))
            base = before.points if before else 0.0
            doubts = [table["high"] - table["points"], before.high - before.points if before else 0.0]
            points, doubt = base + table["points"], math.hypot(*doubts)
            found[report["generation"], table["seats"]] = Strength(
                report["generation"], table["seats"], table["games"], table["won"], table["points"], table["verdict"],
                report["kept"], round(points, 1), round(points - doubt, 1), round(points + doubt, 1),
            )  # fmt: skip
    return list(found.values())


def write_strength(folder: Path, title: str, reports: Sequence[dict[str, Any]]) -> None:
    """As a table and as a picture."""
    rows = strengths(reports)
    file = io.StringIO()
    writer = csv.DictWriter(file, list(Strength.__dataclass_fields__), lineterminator="\n")
    writer.writeheader()
    writer.writerows(map(asdict, rows))
    write_whole(folder / "strength.csv", file.getvalue())
    lines = {
        f"{seats} seats": [
            Point(one.generation, one.points, one.low, one.high, one.kept) for one in rows if one.seats == seats
        ]
        for seats in dict.fromkeys(one.seats for one in rows)
    }
    write_whole(folder / "strength.svg", curve(f"{title}: strength by generation", lines))
