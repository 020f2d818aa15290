"""What a server counts, for Prometheus. Labels have a few known values each: no table, person or address is one."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from sqlalchemy import event

from kodeks.store.kept import OPEN, OVER, PLAYING, Row

if TYPE_CHECKING:
    from kodeks.web.hall import Hall

METHODS = ("GET", "POST", "PUT")
FAST = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0)  # seconds


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter("kodeks_requests", "Answered.", ["method", "status"], registry=self.registry)
        self.seconds = Histogram("kodeks_request_seconds", "Until the answer.", buckets=FAST, registry=self.registry)
        self.streams = Gauge("kodeks_streams", "Open streams of news.", registry=self.registry)
        self.moves = Counter("kodeks_moves", "Written by this server.", registry=self.registry)
        self.database = Histogram("kodeks_database_seconds", "A statement.", buckets=FAST, registry=self.registry)

    def watch(self, hall: Hall) -> None:
        """From the start of the server on."""
        self.registry.register(Halls(hall))
        hall.counted = self.count
        for engine in {hall.store.engine.sync_engine, hall.store.reading.sync_engine}:
            event.listen(engine, "before_cursor_execute", self._asked)
            event.listen(engine, "after_cursor_execute", self._answered)

    def count(self, rows: Iterable[Row]) -> None:
        self.moves.inc(sum(row.kind == "move" for row in rows))

    def answered(self, method: str, status: int, seconds: float) -> None:
        self.requests.labels(method if method in METHODS else "other", f"{status // 100}xx").inc()
        self.seconds.observe(seconds)

    def _asked(self, connection: Any, cursor: Any, statement: str, given: Any, context: Any, many: bool) -> None:
        connection.info["asked"] = time.perf_counter()

    def _answered(self, connection: Any, cursor: Any, statement: str, given: Any, context: Any, many: bool) -> None:
        self.database.observe(time.perf_counter() - connection.info.pop("asked", time.perf_counter()))


class Halls(Collector):
    """What is there now, counted when somebody asks."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def collect(self) -> Iterator[Metric]:
        tables = GaugeMetricFamily("kodeks_tables", "Tables in memory.", labels=["phase"])
        phases = [there.room.phase for there in self.hall.rooms.values()]
        for phase in (OPEN, PLAYING, OVER):
            tables.add_metric([phase], phases.count(phase))
        yield tables
        yield GaugeMetricFamily("kodeks_tables_aside", "Tables that can not be opened.", len(self.hall.aside))
        for name, queue in (("thoughts", self.hall.thinkers.queue), ("questions", self.hall.desk.queue)):
            told = GaugeMetricFamily(f"kodeks_{name}", "In the queue.", labels=["state"])
            told.add_metric(["waiting"], len(queue.waiting))
            told.add_metric(["at work"], queue.at_work)
            yield told
            yield GaugeMetricFamily(f"kodeks_{name}_addresses", "That have some there.", len(queue.addresses))
        resting = sum(there.rests for there in self.hall.rooms.values())
        yield GaugeMetricFamily("kodeks_tables_resting", "Tables of bots that nobody watches.", resting)
        yield GaugeMetricFamily("kodeks_thinkers", "Processes in which bots think.", self.hall.thinkers.processes)
