"""Journals and questions to the judge that are broken, huge or slow do no harm."""

from __future__ import annotations

import asyncio
import base64
import re
import threading
import time
import zlib
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import pytest

import kodeks
from kodeks.web import limits
from kodeks.web.pages import judge
from tests.web.house import TABLE, House, all_refused, in_house, multipart


def journal() -> str:
    table = kodeks.game("archimedes").table(seats=2, seed=7)
    for _ in range(20):
        table.play(table.moves()[0])
    text: str = table.journal()
    return text


def test_bad_journals_are_refused_for_what_they_are(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        good = journal()
        head, moves = good.split("moves\n")
        bad = {
            "binary": b"\xff\xfe\x00" * 50,
            "empty": b"",
            "zeros": b"\0" * 5_000,
            "cut": good[:-9].encode(),
            "cut early": head.encode(),
            "newer": good.replace("journal 1", "journal 2").encode(),
            "version": good.replace("journal 1", f"journal {'9' * 5_000}").encode(),
            "game": good.replace("archimedes", "os.system").encode(),
            "seats": good.replace("seats 2", "seats 99").encode(),
            "huge seats": good.replace("seats 2", f"seats {'9' * 5_000}").encode(),
            "cards": re.sub(r"cards \w+", "cards 0", good).encode(),
            "chance": re.sub(r"card (\d+)", lambda found: f"card {14 - int(found[1])}", good, count=1).encode(),
            "given": (head + "given 99999\nmoves\n" + moves).encode(),
            "position": (head + "position [1]\nmoves\n" + moves).encode(),
            "deep position": (head + "position " + '{"a":' * 60_000 + "\nmoves\n" + moves).encode(),
            "deep option": (head + "option reiner " + "[" * 990 + "]" * 990 + "\nmoves\n" + moves).encode(),
            "huge number": (head + 'position {"round": ' + "9" * 5_000 + "}\nmoves\n" + moves).encode(),
            "no number": (head + 'position {"pile": [NaN, Infinity]}\nmoves\n' + moves).encode(),
            "long line": (head + "moves\nA " + "x" * 100_000 + "\nend 1\n").encode(),
            "many moves": (head + "moves\n" + "A draw\n" * 50_000 + "end 50000\n").encode(),
            "many chances": (head + "moves\n* " + "card 1, " * 40_000 + "\nend 40000\n").encode(),
        }
        for name, content in bad.items():
            body, kind = multipart(content)
            answer = await there.ask("POST", "/journals", body, kind=kind)
            assert answer.status in (400, 413), (name, answer.status)
            english = await there.ask("POST", "/journals", body, kind=kind, lang="en")
            assert answer.told and answer.told != english.told, (name, answer.told)
            assert len(answer.told) < 600
            try:
                text = content.decode()
            except UnicodeDecodeError:
                continue
            checked = await there.ask("POST", "/verify", urlencode({"text": text}).encode())
            assert checked.status in (200, 400, 413), name
            assert "Wszystkie rzuty się zgadzają" not in checked.text
        assert set(there.hall.rooms) == {TABLE}
        body, kind = multipart(good.encode())
        assert (await there.ask("POST", "/journals", body, kind=kind)).status == 303

    in_house(tmp_path, story)


def test_the_name_of_a_journal_s_file_is_the_server_s_own(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        table = kodeks.game("archimedes").table(seats=2, seed=7)
        table.players = ['"; filename=evil.exe', "\x85evil: x"]
        while table.turn is not None:
            table.play(table.moves()[0])
        body, kind = multipart(table.journal().encode())
        made = await there.ask("POST", "/journals", body, kind=kind)
        answer = await there.ask("GET", made.headers["location"] + "/journal")
        assert re.fullmatch(
            r'attachment; filename="archimedes-[0-9a-f]{8}\.journal"', answer.headers["content-disposition"]
        )
        assert "evil" not in str(answer.headers)

    in_house(tmp_path, story)


POSITION = 'game = "archimedes"\nposition.pile = [3]\n'


def test_no_question_to_the_judge_breaks_the_desk(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        steps = [
            "play=[1]",
            "legal=[1,'a']",
            "refused={a=1}",
            "sees={0=1}",
            "sees={9={}}",
            "hides={0=[1]}",
            "hides={0=1}",
        ]
        steps += [
            "hears={0=1}",
            "cites=[[1],2]",
            "play=['']",
            "chance=[{a=1}]",
            "turn='x'",
            "scores=[nan]",
            "winners=[[]]",
        ]
        texts = [f"{POSITION}[[step]]\n{step}\n" for step in steps]
        texts += [
            POSITION + more for more in ("seats=true", "seats=-1", "chance=[1,2]", "step=[1]", "title=1", "nope=1")
        ]
        texts += [
            f"game = 'archimedes'\nposition.{key} = {value}"
            for key in ("pile", "hands", "top", "draw_pile", "player", "round", "passes", "totals")
            for value in ("nan", "1e400", "-1", "1979-05-27", "true", "''", "[[]]", "{}", "'\\u0000'")
        ]
        texts += [
            "game = 1\n",
            "= \n",
            "game = 'nope'\n",
            "kodeks journal 1\n",
            "kodeks journal 1\ngame archimedes\nmoves\n",
        ]
        for text in texts:
            answer = await there.ask("GET", f"/judge?q={quote(text)}&move=draw")
            assert answer.status == 200, text
        too_much = ["position.round=" + "9" * 5_000, "seats=0x" + "f" * 9_000, "options.reiner=0x" + "f" * 9_000]
        too_much += ["position.pile=" + "[" * 5_000, "position=" + "{a=" * 5_000, "#" + "x" * 20_000]
        queries = [quote(f"game='archimedes'\n{text}\n") for text in too_much]
        bomb = zlib.compress(b"#" * 50_000_000, 9)
        queries.append(base64.urlsafe_b64encode(bomb).decode().rstrip("="))
        await all_refused(there, [("GET", f"/judge?q={query}", b"", 413) for query in queries])
        broken = (
            "%C5%82",
            "AAAA",
            "x",
            base64.urlsafe_b64encode(zlib.compress(b"\xff\xff")).decode().rstrip("="),
        )
        await all_refused(there, [("GET", f"/judge?q={query}", b"", 400) for query in broken])

    in_house(tmp_path, story)


def slowest_questions() -> dict[str, str]:
    """As much work as fits into a question."""

    def filled(head: str, step: str) -> str:
        return head + step * ((limits.QUESTION - len(head)) // len(step))

    arcanon = 'game="arcanon"\nseats=6\nchance=["..."]\n'
    everybody = "{" + ",".join(f"{seat}={{}}" for seat in range(6)) + "}"
    return {
        "prompts": filled(POSITION, '[[step]]\nasks="ARM-3.3"\n'),
        "views": filled(arcanon, f"[[step]]\nsees={everybody}\n"),
        "facts": filled(arcanon, "[[step]]\nthen={}\n"),
    }


@pytest.mark.parametrize("name", ["prompts", "views", "facts"])
def test_the_longest_question_to_the_judge_takes_a_moment(name: str, tmp_path: Path) -> None:
    """A third of a second of work when this was written; ten times that would be a fault."""

    async def story(there: House) -> None:
        question = f"/judge?q={quote(slowest_questions()[name])}"
        began = time.process_time()
        answer = await there.ask("GET", question)
        assert answer.status == 200
        assert time.process_time() - began < 3
        assert 'id="board"' in answer.text  # it was worked out to its end

    in_house(tmp_path, story)


def test_pages_are_served_while_the_judge_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = threading.Event()
    opened = judge.opened

    def slowly(*given: Any) -> Any:
        assert done.wait(10)
        return opened(*given)

    monkeypatch.setattr(judge, "opened", slowly)

    async def story(there: House) -> None:
        thinking = asyncio.ensure_future(there.ask("GET", "/judge"))
        assert (await there.ask("GET", f"/t/{TABLE}")).status == 200
        assert not thinking.done()
        done.set()
        assert (await thinking).status == 200

    in_house(tmp_path, story)
