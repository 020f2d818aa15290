"""`kodeks serve` under load: started as a user starts it, and what it takes of the machine (Linux's /proc tells)."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx

from kodeks.kernel.game import game

SOURCE = Path(__file__).parents[1] / "src"
TICKS = os.sysconf("SC_CLK_TCK")
NO_LIMIT = "1000000"  # one address opens all tables here
SEATS = 3  # where the game has so many


class Server:
    def __init__(self, folder: str, pace: float) -> None:
        self.database = f"sqlite:///{folder}/load.db"
        command = [sys.executable, "-m", "kodeks", "serve", "--port", "0", "--database", self.database]
        command += ["--pace", str(pace), "--rate", NO_LIMIT, "--per-address", "0", "--lang", "en"]
        command += ["--bot-tables", NO_LIMIT]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(SOURCE)},
            start_new_session=True,
        )
        assert self.process.stdout is not None
        told = [self.process.stdout.readline() for _ in range(2)]
        found = re.search(r"http://127.0.0.1:(\d+)", told[0])
        assert found, "the server did not start"
        self.port = int(found[1])
        self.rules = told[1].strip()

    def __enter__(self) -> Server:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        ended(self.process)

    @property
    def memory(self) -> float:
        """Of the process that keeps the tables, in kB; the bots' processes keep nothing."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return float(status.split("VmRSS:")[1].split()[0])

    def cpu(self) -> tuple[float, float]:
        """Seconds so far: of the server, and of its bots' processes."""
        main = self.process.pid
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        return seconds(main), sum(seconds(int(child)) for child in children)


def ended(process: subprocess.Popen[Any]) -> None:
    process.terminate()
    process.wait()


def seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def open_tables(port: int, games: list[str], level: str) -> list[str]:
    """A table of bots alone for each of these: the host gives up the own seat before the start."""
    url = f"http://127.0.0.1:{port}"
    ids = []
    with httpx.Client(base_url=url, headers={"origin": url}, timeout=60) as host:
        host.get("/")  # the cookie
        for name in games:
            seats = seats_of(name)
            form = {"game": name, "name": "host", "seats": str(seats)}
            form |= {f"seat{seat}": level for seat in range(1, seats)}
            where = host.post("/tables", data=form).headers["location"]
            host.post(f"{where}/bot", data={"seat": "0", "level": level})
            begun = host.post(f"{where}/start")
            assert begun.status_code == 303, begun.text
            ids.append(where.removeprefix("/t/"))
    return ids


def seats_of(name: str) -> int:
    return min(SEATS, game(name).high)
