"""The clock on the wall jumps by an hour, forwards and back, while the server runs and between two starts."""

from __future__ import annotations

import tempfile
from pathlib import Path

from siege.field import Result, open_table, play, visitor
from tests.web.serving import Served

HOUR = 3600
JUMPS = (HOUR, -HOUR, 0)  # each from the true time
SHIFTED = """
import pathlib, time
true, shift = time.time, pathlib.Path(__file__).with_name("shift")
time.time = lambda: true() + float(shift.read_text())
"""


def attack() -> Result:
    played = 0
    with tempfile.TemporaryDirectory() as folder:
        shift = Path(folder) / "shift"
        shift.write_text("0")
        (Path(folder) / "sitecustomize.py").write_text(SHIFTED)
        served = Served(f"sqlite:///{folder}/kodeks.db")
        served.first = folder
        with served, visitor(served) as client:
            places = [open_table(client) for _ in range(2)]
            for running in (True, False):
                for jump in JUMPS:
                    if not running:
                        served.stop()
                    shift.write_text(str(jump))
                    if not running:
                        served.start()
                    for place in places:
                        play(client, place)
                        played += 1
    tried = "an hour forwards and back, in play and between starts"
    wanted = 2 * 2 * len(JUMPS)
    return Result("clock jumps", tried, "tables play on", f"{played} of {wanted} rounds played", played == wanted)
