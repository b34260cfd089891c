"""What the service counts and measures, in the form Prometheus reads."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from meydan.server.analyses import Analyses
from meydan.server.calling.caller import Caller
from meydan.server.hall import Hall
from meydan.server.thinking import DOWN

FAST: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds
disable_created_metrics()  # type: ignore[no-untyped-call]  # the library has no type here


class Metrics:
    """The numbers of one service."""

    def __init__(self) -> None:
        own = self._registry = CollectorRegistry()
        ProcessCollector(registry=own)
        self.requests = Counter("meydan_requests", "Requests answered", ("method", "route", "status"), registry=own)
        self.seconds = Histogram(
            "meydan_request_seconds", "From request to answer", ("method", "route"), buckets=FAST, registry=own
        )
        self.sockets = Gauge("meydan_sockets", "Open WebSockets", registry=own)
        self.thinking = Histogram(
            "meydan_bot_answer_seconds", "How long a bot took for an answer", ("bot",), buckets=FAST, registry=own
        )
        self.commits = Histogram(
            "meydan_commit_seconds", "How long the database took to commit", buckets=FAST, registry=own
        )

    def bot_answered(self, bot: str, seconds: float) -> None:
        self.thinking.labels(bot).observe(seconds)

    def text(self) -> tuple[bytes, str]:
        """All numbers, and the media type they are written in."""
        return generate_latest(self._registry), CONTENT_TYPE_LATEST

    def watch_hall(self, hall: Hall) -> None:
        """Ask the hall for its own counts whenever the numbers are read."""
        self._registry.register(_HallNumbers(hall))

    def watch_analyses(self, analyses: Analyses) -> None:
        self._registry.register(_AnalysisNumbers(analyses))

    def watch_caller(self, caller: Caller) -> None:
        self._registry.register(_CallNumbers(caller))


class _CallNumbers(Collector):
    def __init__(self, caller: Caller) -> None:
        self.caller = caller

    def collect(self) -> Iterable[Metric]:
        ended = CounterMetricFamily("meydan_calls", "Calls by way and how it ended", labels=("way", "end"))
        for (way, end), count in self.caller.ended.items():
            ended.add_metric((way, end), count)
        yield ended
        yield GaugeMetricFamily("meydan_calls_waiting", "Calls that are due", self.caller.waiting)


class _HallNumbers(Collector):
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def collect(self) -> Iterable[Metric]:
        hall, thinkers = self.hall, self.hall.bots.thinkers
        yield CounterMetricFamily("meydan_choices", "Choices committed by this process", hall.play.choices)
        yield GaugeMetricFamily("meydan_rooms", "Tables in memory", len(hall.rooms.open))
        yield CounterMetricFamily("meydan_bot_seconds", "How long bots thought", thinkers.seconds)
        failures = CounterMetricFamily("meydan_bot_failures", "Answers of bots that failed", labels=("reason",))
        for reason, count in thinkers.failures.items():
            failures.add_metric((reason,), count)
        yield failures
        yield CounterMetricFamily("meydan_bot_replaced", "Answers of the quick bot for another", thinkers.replaced)
        yield CounterMetricFamily("meydan_bot_unanswered", "Questions no bot could answer", thinkers.unanswered)
        yield CounterMetricFamily("meydan_bot_processes", "Processes started for bots", thinkers.started)
        yield GaugeMetricFamily("meydan_bot_waiting", "Questions that wait for a process", len(thinkers.turns))
        yield GaugeMetricFamily("meydan_bots_down", "1 while no process for bots comes up", thinkers.status == DOWN)


class _AnalysisNumbers(Collector):
    def __init__(self, analyses: Analyses) -> None:
        self.analyses = analyses

    def collect(self) -> Iterable[Metric]:
        analyses = self.analyses
        ended = CounterMetricFamily("meydan_analyses", "Analyses by how they ended", labels=("end",))
        for end in ("made", "cancelled", "failed"):
            ended.add_metric((end,), getattr(analyses, end))
        yield ended
        yield GaugeMetricFamily("meydan_analyses_waiting", "Analyses that are made or wait", len(analyses))
        seconds = analyses.workers.seconds
        yield CounterMetricFamily("meydan_analysis_seconds", "How long processes worked on analyses", seconds)
