"""What can be set when the server starts."""

from __future__ import annotations

from dataclasses import dataclass

PACE = 0.8
RATE = 20.0
HERE = ("127.0.0.1", "::1")
CONNECTIONS = 4_000
PER_ADDRESS = 100
THOUGHTS = 10
BOT_TABLES = 20


@dataclass
class Settings:
    database: str
    processes: int = 0  # for bots; 0: all cores but one, two at least
    pace: float = PACE  # seconds between moves of bots, so that people can follow
    rate: float = RATE  # actions a second from one address, for long
    connections: int = CONNECTIONS  # at the same time
    per_address: int = PER_ADDRESS  # of these; 0: as many as in all
    thoughts: int = THOUGHTS  # hints of one address that may wait
    bot_tables: int = BOT_TABLES  # of one address, at which bots think at the same time
    metrics_from: tuple[str, ...] = HERE  # the addresses that may read /metrics; "*" is everybody
