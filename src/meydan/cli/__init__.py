"""The `meydan` command: playing in the terminal, and simulations, replays, checks and measurements from it."""

import importlib.util

# Rules and bots need nothing but Python; only this part needs more. Whoever left it out on purpose is told in one line.
if any(importlib.util.find_spec(name) is None for name in ("rich", "typer")):
    raise SystemExit("The meydan command needs rich and typer. Install them with: pip install rich typer")
