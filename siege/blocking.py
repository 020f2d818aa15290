"""What takes long to work out, each at its largest, while somebody else asks for something small all the time."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from threading import Event, Thread
from urllib.parse import quote

import httpx

import kodeks
from kodeks.web import limits
from siege.field import Result, server, visitor
from tests.brought import reef
from tests.web.serving import Served

MOST = 0.5  # seconds that a small question may wait, on a machine with other work


def longest() -> str:
    """The journal of a game with very many answers."""
    table = max((played(name) for name in kodeks.games()), key=lambda one: len(one.entries))
    return table.journal()


def played(name: str) -> kodeks.Table:
    made, rng = kodeks.game(name), Random(1)
    table = made.table(seats=made.high, seed=1)
    while table.turn is not None:
        table.play(rng.choice(table.moves()))
    return table


def questions(client: httpx.Client) -> dict[str, Callable[[], httpx.Response]]:
    journal = longest()
    opened = client.post("/journals", files={"file": ("j", journal)})
    assert opened.status_code == 303, opened.text
    where = opened.headers["location"]
    words = quote("whose turn is it when two effects wait for each other in the third phase of a round")
    card = reef(1).text
    cards = "\n".join(card.replace("1001", str(2000 + number)) for number in range(limits.BROUGHT // len(card) - 1))
    lesson = "&".join(["m=x"] * limits.LESSON)
    return {
        "a rulebook": lambda: client.get("/rules/berserk"),
        "rules by words": lambda: client.get(f"/rules/berserk?q={words}"),
        "a replay": lambda: client.get(f"{where}/replay?at=100000"),
        "a journal": lambda: client.get(f"{where}/journal"),
        "its dice": lambda: client.get(f"{where}/verify"),
        "dice of a text": lambda: client.post("/verify", data={"text": journal}),
        "a journal brought": lambda: client.post("/journals", files={"file": ("j", journal)}),
        "the judge, a journal": lambda: client.get(f"/judge?q={quote(journal[: limits.QUESTION])}"),
        "the judge, a game": lambda: client.get(f"/judge?table={where.removeprefix('/t/')}&at=100000"),
        "cards brought": lambda: client.post("/tables", data={"game": "starwars", "cards": cards, "quick": "1"}),
        "a card": lambda: client.get(f"/cards?game=berserk&name=x&text={quote('Once ' * 350)}"),
        "a deck": lambda: client.get(f"/decks?game=berserk&text={quote('x ' * (limits.DECK // 2))}"),
        "a lesson": lambda: client.get(f"/learn/archimedes/1?{lesson}"),
    }


@contextmanager
def small_questions(served: Served) -> Iterator[list[float]]:
    """The seconds that each took, of one after the other."""
    took: list[float] = []
    over = Event()

    def ask() -> None:
        with visitor(served, 3) as client:
            while not took or not over.is_set():
                began = time.monotonic()
                assert client.get("/health/live").status_code == 200
                took.append(time.monotonic() - began)

    asking = Thread(target=ask)
    asking.start()
    try:
        yield took
    finally:
        over.set()
        asking.join()


def attack() -> Result:
    worst, whole = {}, {}
    with server() as served, visitor(served, 2) as client:
        client.get("/")
        for what, ask in questions(client).items():
            with small_questions(served) as took:
                began = time.monotonic()
                answer = ask()
                assert answer.status_code < 500, (what, answer.text[-300:])
                whole[what] = time.monotonic() - began
            worst[what] = max(took)
            print(f"  {what}: {whole[what]:.2f} s, others wait {worst[what] * 1000:.0f} ms", file=sys.stderr)
    slowest, blocks = max(whole, key=whole.__getitem__), max(worst, key=worst.__getitem__)
    measured = f"{worst[blocks] * 1000:.0f} ms ({blocks}); the longest takes {whole[slowest]:.1f} s ({slowest})"
    bar = f"a small question of another waits < {MOST * 1000:.0f} ms"
    tried = f"{len(worst)} kinds, the largest that are let in"
    return Result("long questions", tried, bar, measured, worst[blocks] < MOST)
