"""Many games: who wins how often, and how fast they are played."""

from __future__ import annotations

from meydan.arena.bench import bench
from meydan.arena.simulate import BotSummary, SeatSummary, Summary, simulate, wilson

__all__ = ["BotSummary", "SeatSummary", "Summary", "bench", "simulate", "wilson"]
