"""Everything that comes in, too large; and memory after it."""

from __future__ import annotations

from kodeks.web import limits
from siege.field import Result, memory, server, visitor
from tests.web.house import multipart
from tests.web.test_limits import forms

ROUNDS = 3
MOST = 30.0  # MB that the server may grow
SHORT = 20_000  # bytes of an answer that says no


def attack() -> Result:
    wrong = []
    with server() as served, visitor(served) as client:
        client.get("/")
        before = memory(served)
        huge, kind = multipart(b"x" * (limits.BYTES + 1))
        for _ in range(ROUNDS):
            for what, (path, fields) in forms().items():
                answer = client.post(path, data=fields)
                if not 400 <= answer.status_code < 500 or len(answer.content) > SHORT:
                    wrong.append(what)
            for what, answer in (
                ("a file", client.post("/journals", content=huge, headers={"content-type": kind})),
                ("a file of unknown length", client.post("/journals", content=iter([huge] * 5))),
                ("an address", client.get(f"/judge?q={'x' * 50_000}")),
                ("a move over the API", client.post("/api/tables", json={"game": "x" * 390_000})),
            ):
                if not 400 <= answer.status_code < 500 or len(answer.content) > SHORT:
                    wrong.append(what)
        grown = memory(served) - before
    tried = f"{len(forms()) + 4} things too large, {ROUNDS} times"
    measured = f"{len(wrong)} let in{': ' * bool(wrong)}{', '.join(sorted(set(wrong)))}, {grown:.0f} MB more"
    return Result("sizes", tried, f"all refused, < {MOST:.0f} MB more", measured, not wrong and grown < MOST)
