"""What attacks share: their results, visitors from several addresses, and a server's own figures."""

from __future__ import annotations

import re
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from tests.web.serving import Served

PATIENCE = 30.0  # seconds for an answer
BODY = "127.0.0.{}"  # every visitor may have an address of their own, and all are this machine


@dataclass
class Result:
    name: str
    tried: str
    bar: str
    measured: str
    held: bool | None  # None: it could not be tried here


@contextmanager
def server(*more: str) -> Iterator[Served]:
    """A fresh one on SQLite, as people start it."""
    with tempfile.TemporaryDirectory() as folder, Served(f"sqlite:///{folder}/kodeks.db", *more) as served:
        yield served


@contextmanager
def visitor(served: Served, number: int = 1) -> Iterator[httpx.Client]:
    """From an address of their own."""
    transport = httpx.HTTPTransport(local_address=BODY.format(number))
    with httpx.Client(
        base_url=served.url, transport=transport, headers={"origin": served.url}, timeout=PATIENCE
    ) as client:
        yield client


def open_table(client: httpx.Client, **asked: Any) -> dict[str, Any]:
    """The place that the visitor has there."""
    answer = client.post("/api/tables", json={"game": "archimedes", "name": "Ewa", "bots": {"1": "random"}, **asked})
    assert answer.status_code == 201, answer.text
    place: dict[str, Any] = answer.json()
    return place


def play(client: httpx.Client, place: dict[str, Any]) -> float:
    """A move of mine when it is my turn, and the seconds until it is my turn again."""
    mine = {"authorization": f"Bearer {place['token']}"}
    where = f"/api/tables/{place['table']}"
    view = wait(lambda: client.get(where, headers=mine).json(), lambda now: now["turn"] in (place["seat"], None))
    assert view["turn"] is not None, "the game is over"
    began = time.monotonic()
    answer = client.post(f"{where}/moves", json={"at": view["at"], "move": view["moves"][0]}, headers=mine)
    assert answer.status_code == 200, answer.text
    wait(lambda: client.get(where, headers=mine).json(), lambda now: now["turn"] in (place["seat"], None))
    return time.monotonic() - began


def wait(look: Callable[[], Any], good: Callable[[Any], bool], seconds: float = PATIENCE) -> Any:
    """Until it is so; what was seen last when it never is."""
    end = time.monotonic() + seconds
    while not good(found := look()) and time.monotonic() < end:
        time.sleep(0.05)
    return found


def figure(client: httpx.Client, name: str) -> float:
    """One of the server's metrics."""
    found = re.search(rf"^{name} ([\d.e+]+)$", client.get("/metrics").text, re.MULTILINE)
    assert found, name
    return float(found[1])


def memory(served: Served) -> float:
    """MB of the process that keeps the tables (Linux's /proc tells)."""
    assert served.process is not None
    status = Path(f"/proc/{served.process.pid}/status").read_text()
    return float(status.split("VmRSS:")[1].split()[0]) / 1000
