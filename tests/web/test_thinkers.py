"""Bots in processes of their own: none outlives its server, and one that dies is replaced."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import kodeks
from kodeks.kernel.rng import Rng
from kodeks.web import thinkers
from kodeks.web.queue import Asker
from kodeks.web.thinkers import Question, Thinkers

SERVER = """
import asyncio, os, sys
from kodeks.web.queue import Asker
from kodeks.web.thinkers import Question, Thinkers
if __name__ == "__main__":
    bots = Thinkers(1)
    asyncio.run(bots.choose(Asker("a"), question(), "random", "1"))
    print(*bots.pool._processes, flush=True)
    sys.stdin.read()
"""


def question() -> Question:
    table = kodeks.game("archimedes").table(seats=2, seed=3)
    return Question(table.game, 2, {}, None, [entry.move for entry in table.entries], table.turn)


def test_a_bot_plays_a_legal_move_from_the_answers_alone() -> None:
    bots = Thinkers(1)
    try:
        chosen = asyncio.run(bots.choose(Asker("a"), question(), "greedy", "1"))
        assert chosen in kodeks.game("archimedes").table(seats=2, seed=3).moves()
    finally:
        bots.close()


@pytest.mark.parametrize("name", ["archimedes", "arcanon", "starwars"])
def test_questions_of_one_table_go_on_from_the_one_before_and_say_the_same(name: str) -> None:
    table, rng = kodeks.game(name).table(seats=2, seed=3), Rng(3)
    for at in range(40):
        turn = table.turn
        assert turn is not None
        answers = [entry.move for entry in table.entries]
        known, fresh = (Question(table.game, 2, {}, None, answers, turn, one).sight() for one in ("known", ""))
        assert (known.view(), known.moves()) == (fresh.view(), fresh.moves())
        if at % 7 == 6:
            last = next(entry.seat for entry in reversed(table.entries) if entry.seat >= 0)
            table.undo(last, consent=True)  # the answers of before are no longer those
        else:
            table.play(table.moves()[rng.below(len(table.moves()))])


def test_as_many_tables_are_remembered_as_there_is_room_for() -> None:
    thinkers.recent.clear()
    asked = question()
    for number in range(2 * thinkers.KEPT):
        Question(asked.game, 2, {}, None, asked.answers, asked.seat, f"table {number}").sight()
    assert len(thinkers.recent) == thinkers.KEPT


def test_hints_name_every_move_with_its_chance() -> None:
    bots = Thinkers(1)
    try:
        found = asyncio.run(bots.hints(Asker("a"), question()))
        assert {move for move, _ in found} == set(kodeks.game("archimedes").table(seats=2, seed=3).moves())
        assert all(0 <= chance <= 1 for _, chance in found)
    finally:
        bots.close()


def test_a_process_that_was_killed_is_replaced() -> None:
    async def story() -> None:
        bots = Thinkers(1)
        try:
            await bots.choose(Asker("a"), question(), "random", "1")
            for pid in bots.pool._processes:
                os.kill(pid, signal.SIGKILL)
            assert await bots.choose(Asker("a"), question(), "random", "1")
        finally:
            bots.close()

    asyncio.run(story())


def test_a_thought_without_an_end_is_ended_and_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        bots = Thinkers(2)
        try:
            await bots.choose(Asker("a"), question(), "random", "1")
            endless = bots.pool
            monkeypatch.setattr(thinkers, "LONGEST", 0.2)
            with pytest.raises(TimeoutError):
                await bots.queue.run(Asker("a"), lambda: bots._run(time.sleep, 1000))
            monkeypatch.setattr(thinkers, "LONGEST", 60.0)
            assert bots.pool is not endless and not bots.queue.at_work
            assert await bots.choose(Asker("a"), question(), "random", "1")
        finally:
            bots.close()

    asyncio.run(story())


def test_a_server_that_is_killed_takes_its_bots_along(tmp_path: Path) -> None:
    code = f"sys.path[:0] = {[str(Path(__file__).parents[1]), str(Path(kodeks.__file__).parents[1])]}\n"
    script = tmp_path / "server.py"
    script.write_text("import sys\n" + code + "from web.test_thinkers import question\n" + SERVER)
    server = subprocess.Popen([sys.executable, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    bot = int(server.stdout.readline())
    watch = os.pidfd_open(bot)
    server.kill()
    server.wait()
    assert select.select([watch], [], [], 20)[0], "the bot is still there"
