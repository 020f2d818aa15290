"""One visitor lets forty masters think; another's easy bot answers all the same."""

from __future__ import annotations

from siege.field import Result, open_table, play, server, visitor

MASTERS = 40
MOST = 5.0  # seconds that an easy bot's answer may take: one thought of a second is under way, and the machine is full


def attack() -> Result:
    with server() as served, visitor(served, 2) as greedy, visitor(served, 3) as modest:
        quiet = open_table(modest, bots={"1": "greedy"}, options={"firstPlayer": 0})
        let_in = 0
        for _ in range(MASTERS):
            asked = {"game": "archimedes", "bots": {"0": "search:1s"}, "options": {"firstPlayer": 0}}
            let_in += greedy.post("/api/tables", json=asked).status_code == 201
        slowest = max(play(modest, quiet) for _ in range(3))
    tried = f"{MASTERS} tables of search:1s of one address, {let_in} let in; an easy bot of another"
    return Result("thinking", tried, f"answers in < {MOST:.0f} s", f"{slowest:.1f} s", slowest < MOST)
