"""Measure Meydan and its peers in one run, print them side by side and check the bars."""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from peers import OPEN_SPIEL_GAMES, PeerMissing, Row, measure_catanatron, measure_open_spiel
from rich import box
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
README = ROOT / "bench" / "README.md"
START, END = "<!-- bench:start -->", "<!-- bench:end -->"
BUILDS = {"interpreted": "src", "compiled": "build/compiled"}
BASE = "catanatron"
# What is measured of ours: by name, the build and what `meydan bench` is asked.
OURS = {
    "interpreted": ("interpreted", ["istanbul"]),
    "compiled": ("compiled", ["istanbul"]),
    "Grand Bazaar": ("compiled", ["istanbul", "--with", "mocha", "--with", "letters"]),
    "San Juan": ("compiled", ["san-juan"]),
    "Dice Game": ("compiled", ["istanbul-dice"]),
}
COLUMNS = ("engine", "actions/s", "x", "forced", "games/s", "per game", "copy µs", "copy x")
METHOD = (
    "Order: peers, ours, ours, peers, there and back. Rates and copy times are the best of the two "
    "measurements; lengths, shares and the two-process speedup are their median. x is the ratio to catanatron. "
    "Forced is the share of actions with one option."
)
EVENTS_NOISE = 0.97


def measure_ours(name: str) -> Row:
    """Run Meydan's own benchmark of one game on one build in a process of its own."""
    build, what = OURS[name]
    command = [sys.executable, "-m", "meydan", "bench", *what, "--json"]
    env = {**os.environ, "PYTHONPATH": str(ROOT / BUILDS[build])}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"`meydan bench` failed: {(done.stderr.strip().splitlines() or ['no message'])[-1]}")
    found: Row = json.loads(done.stdout)
    if found["build"] != build:
        raise RuntimeError(f"`meydan bench` reports the build {found['build']!r}, not {build!r}")
    rate, games = found.pop("decisions_per_second"), found.pop("games_per_second")
    return {
        "name": f"Meydan {name}" if name in BUILDS else f"Meydan {name}, {build}",
        "actions_per_second": rate,
        "games_per_second": games,
        "actions_per_game": rate / games,
        "copy_us": found.pop("clone_us"),
        **found,
    }


def measure_all(seconds: float, console: Console) -> tuple[dict[str, list[Row]], list[str], list[str]]:
    """Measure everything twice, there and back; return the samples, what failed and what was skipped."""
    calls: dict[str, Callable[[], Row]] = {BASE: partial(measure_catanatron, seconds)}
    calls |= {f"OpenSpiel {game}": partial(measure_open_spiel, game, seconds) for game in OPEN_SPIEL_GAMES}
    skipped = []
    for name, (build, _) in OURS.items():
        if (ROOT / BUILDS[build]).is_dir():
            calls[name] = partial(measure_ours, name)
        else:
            skipped.append(f"{name} skipped: {BUILDS[build]} does not exist")
    samples: dict[str, list[Row]] = {}
    failed: dict[str, str] = {}
    for name in (*calls, *reversed(calls)):
        if name in failed:
            continue
        console.print(f"measuring {name}", style="dim", highlight=False)
        try:
            samples.setdefault(name, []).append(calls[name]())
        except PeerMissing as error:
            failed[name] = str(error)
        except (RuntimeError, ValueError, KeyError) as error:
            failed[name] = f"{name}: {type(error).__name__}: {error}"
        if name in failed:
            samples.pop(name, None)
    return samples, list(dict.fromkeys(failed.values())), skipped


def combine(samples: list[Row]) -> Row:
    """Make one row of several measurements: best rate and copy time, median of other numbers."""
    row: Row = {}
    for key, first in samples[0].items():
        values = [sample[key] for sample in samples]
        if not all(isinstance(value, int | float) for value in values):
            row[key] = first
        elif "per_second" in key:
            row[key] = max(values)
        else:
            row[key] = min(values) if key == "copy_us" else median(values)
    return row


def over(top: float | None, bottom: float | None) -> float | None:
    """Divide, or return None where a figure is missing."""
    return top / bottom if top and bottom else None


def check_bars(rows: dict[str, Row]) -> list[Row]:
    """Compare the rows with the bars; a bar that could not be measured has no value."""
    base, interpreted, compiled = (rows.get(name, {}) for name in (BASE, "interpreted", "compiled"))
    build = "compiled" if compiled else "interpreted"
    fastest = compiled or interpreted
    off, on = fastest.get("actions_per_second"), fastest.get("decisions_per_second_with_events")
    rates = f" ({off:,.0f}/s against {on:,.0f}/s)" if off and on else ""
    rate = base.get("actions_per_second")
    bars = [
        ("compiled, actions/s against catanatron", 20.0, over(compiled.get("actions_per_second"), rate)),
        ("interpreted, actions/s against catanatron", 4.0, over(interpreted.get("actions_per_second"), rate)),
        *[
            (
                f"{name}, compiled, actions/s against catanatron",
                20.0,
                over(rows.get(name, {}).get("actions_per_second"), rate),
            )
            for name in ("San Juan", "Dice Game")
        ],
        (
            "Grand Bazaar against the base game, compiled",
            0.5,
            over(rows.get("Grand Bazaar", {}).get("actions_per_second"), compiled.get("actions_per_second")),
        ),
        ("compiled, clone against Game.copy", 20.0, over(base.get("copy_us"), compiled.get("copy_us"))),
        (f"{build}, two processes against one", 1.8, fastest.get("two_process_speedup")),
        (f"{build}, events off against events on{rates}", EVENTS_NOISE, over(off, on)),
    ]
    return [
        {"bar": text, "needed": needed, "value": value, "passed": None if value is None else value >= needed}
        for text, needed, value in bars
    ]


def bar_line(bar: Row) -> str:
    """Say how one bar came out."""
    if bar["value"] is None:
        return f"not measured: {bar['bar']} (needs {bar['needed']:g}x)"
    return f"{'pass' if bar['passed'] else 'FAIL'}: {bar['bar']}: {bar['value']:.2f}x (needs {bar['needed']:g}x)"


def free_choice_lines(rows: dict[str, Row]) -> list[str]:
    """Say how Meydan compares when forced actions are not counted."""
    rates = {
        name: row["actions_per_second"] * (1 - row["forced_share"])
        for name, row in rows.items()
        if row.get("forced_share") is not None
    }
    ratios = {name: over(rates.get(name), rates.get(BASE)) for name in OURS}
    return [f"{name}, without forced actions: {ratio:.1f}x catanatron" for name, ratio in ratios.items() if ratio]


def cells(row: Row, base: Row) -> list[str]:
    """Format one row for a table."""

    def text(value: float | None, form: str) -> str:
        return "-" if value is None else format(value, form)

    return [
        f"{row['name']} {row.get('version', '')}".strip(),
        text(row["actions_per_second"], ",.0f"),
        text(over(row["actions_per_second"], base.get("actions_per_second")), ".1f"),
        text(row.get("forced_share"), ".0%"),
        text(row["games_per_second"], ",.1f"),
        text(row["actions_per_game"], ",.0f"),
        text(row["copy_us"], ".2f"),
        text(over(base.get("copy_us"), row["copy_us"]), ".1f"),
    ]


def machine() -> str:
    """Name the CPU, its cores and the Python version."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    model = next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), "unknown CPU")
    return f"{model}, {os.cpu_count()} cores, {platform.python_implementation()} {platform.python_version()}"


def write_readme(table: list[list[str]], lines: list[str], heading: str) -> None:
    """Replace the block between the markers in bench/README.md."""
    text = README.read_text(encoding="utf-8")
    before, rest = text.split(START)
    after = rest.split(END)[1]
    rule = ["---", *["---:"] * (len(COLUMNS) - 1)]
    block = [f"| {' | '.join(row)} |" for row in ([*COLUMNS], rule, *table)]
    body = "\n".join([heading, "", *block, "", METHOD, "", *[f"- {line}" for line in lines]])
    README.write_text(f"{before}{START}\n{body}\n{END}{after}", encoding="utf-8")


def main() -> int:
    """Run the benchmark; return 1 if a bar failed or something could not be measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each measurement of a peer (default 3)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every figure to FILE")
    parser.add_argument("--write-readme", action="store_true", help="rewrite the table in bench/README.md")
    args = parser.parse_args()
    if args.seconds <= 0:
        parser.error("--seconds must be more than 0")

    console = Console(width=None if sys.stdout.isatty() else 110)
    samples, failed, skipped = measure_all(args.seconds, console)
    rows = {name: combine(found) for name, found in samples.items()}
    base = rows.get(BASE, {})
    bars = check_bars(rows)
    lines = [*map(bar_line, bars), *free_choice_lines(rows), *skipped]
    heading = f"{date.today().isoformat()}, {machine()}"

    table = Table(title=heading, box=box.SIMPLE, pad_edge=False)
    table.add_column(COLUMNS[0], overflow="fold")
    for column in COLUMNS[1:]:
        table.add_column(column, justify="right", no_wrap=True)
    body = [cells(row, base) for row in rows.values()]
    for row in body:
        table.add_row(*row)
    console.print(table)
    console.print(METHOD, style="dim", highlight=False)
    for line in [*lines, *failed]:
        bad = line in failed or line.startswith("FAIL")
        console.print(line, style="red" if bad else None, markup=False, highlight=False)

    if args.json:
        report: dict[str, Any] = {"heading": heading, "method": METHOD, "rows": rows, "bars": bars}
        report |= {"failed": failed, "skipped": skipped, "samples": samples}
        args.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    if args.write_readme and failed:
        console.print("bench/README.md left as it is: not everything was measured", style="red")
    elif args.write_readme:
        write_readme(body, lines, heading)
    return int(bool(failed) or any(bar["passed"] is False for bar in bars))


if __name__ == "__main__":
    sys.exit(main())
