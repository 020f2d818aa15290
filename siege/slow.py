"""Readers that do not read: they are closed, and what waits for them is not kept."""

from __future__ import annotations

import socket

from kodeks.web.door import SLOW
from siege.field import Result, figure, memory, open_table, server, visitor, wait

READERS = 20
WORDS = 400  # lines of chat, each of which changes what all of them should read
MOST = 60.0  # MB more


def attack() -> Result:
    with server() as served, visitor(served, 1) as client:
        client.get("/")
        place = open_table(client, start=False, bots={})
        where = f"/t/{place['table']}"
        before = memory(served)
        lazy = []
        for _ in range(READERS):
            one = socket.socket()
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            one.connect(("127.0.0.1", served.port))
            one.sendall(f"GET {where}/events HTTP/1.1\r\nhost: a\r\n\r\n".encode())
            lazy.append(one)
        wait(lambda: figure(client, "kodeks_streams"), lambda count: count == READERS)
        grown = 0.0
        for number in range(WORDS):
            assert client.post(f"{where}/say", data={"text": f"{number} " + "x" * 290}).status_code == 303
            grown = max(grown, memory(served) - before) if number % 20 == 0 else grown
        left = wait(lambda: figure(client, "kodeks_streams"), lambda count: count == 0, SLOW * 2)
        for one in lazy:
            one.close()
    tried = f"{READERS} streams that nobody reads, {WORDS} news"
    measured = f"{left:.0f} left, {grown:.0f} MB more"
    bar = f"closed after {SLOW:.0f} s, < {MOST:.0f} MB more"
    return Result("slow readers", tried, bar, measured, left == 0 and grown < MOST)
