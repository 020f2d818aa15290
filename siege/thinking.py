"""One visitor lets forty masters think; another's easy bot answers all the same."""

from __future__ import annotations

import time

from siege.field import Result, open_table, play, server, visitor

MASTERS = 40
MOST = 2.0  # that an easy bot's answer may take: its process shares the machine with a thought of a second
ROUNDS = 5


def attack() -> Result:
    with (
        server("--processes", "0", "--bot-tables", "1000") as served,
        visitor(served, 2) as greedy,
        visitor(served, 3) as modest,
    ):
        quiet = open_table(modest, bots={"1": "greedy"}, options={"firstPlayer": 0})
        play(modest, quiet)  # the processes are there
        let_in, began = 0, time.monotonic()
        for _ in range(MASTERS):
            asked = {"game": "archimedes", "bots": {"0": "search:1s"}, "options": {"firstPlayer": 0}}
            let_in += greedy.post("/api/tables", json=asked).status_code == 201
        took = time.monotonic() - began
        times = sorted(play(modest, quiet) for _ in range(ROUNDS))
    tried = f"{MASTERS} tables of search:1s in {took:.0f} s, {let_in} let in; an easy bot of another"
    measured = f"{times[ROUNDS // 2]:.1f} s, {times[-1]:.1f} s at most"
    return Result("thinking", tried, f"answers in < {MOST:.0f} s", measured, times[-1] < MOST)
