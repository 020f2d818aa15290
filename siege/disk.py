"""The disk is full: moves are refused, none is half written, and play goes on when there is room again.

SQLite is let to write no more by a limit on the size of files, which needs no rights.
"""

from __future__ import annotations

import resource
from pathlib import Path

from siege.field import Result, open_table, server, visitor, wait

WORDS = 2_000  # at most, until it is full
ROOM = 300_000  # bytes that are left


def attack() -> Result:
    with server() as served, visitor(served) as client:
        client.get("/")
        place = open_table(client, start=False, bots={})
        where = f"/t/{place['table']}"
        assert served.process is not None
        pid, whole = served.process.pid, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        path = Path(served.database.removeprefix("sqlite:///"))
        largest = max(one.stat().st_size for one in path.parent.iterdir())
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (largest + ROOM, resource.RLIM_INFINITY))

        def say(number: int) -> int:
            return client.post(f"{where}/say", data={"text": f"{number} " + "x" * 290}).status_code

        said = next((number for number in range(WORDS) if say(number) != 303), WORDS)
        answer = say(said)
        reads = client.get(where).status_code
        resource.prlimit(pid, resource.RLIMIT_FSIZE, whole)
        again = wait(lambda: say(said), lambda status: status == 303)
        served.kill()
        served.start()
        page = client.get(where).text
        kept = all(f"{number} xxx" in page for number in range(max(0, said - 20), said))
    measured = f"full after {said} lines: {answer}, pages {reads}; then {again}, lines {'kept' if kept else 'LOST'}"
    held = said < WORDS and answer >= 500 and reads == 200 and again == 303 and kept
    bar = "an error, pages are served, nothing acknowledged is lost, then it goes on"
    return Result("a full disk", f"{ROOM // 1000} kB left", bar, measured, held)
