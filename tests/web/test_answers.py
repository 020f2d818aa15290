"""What the server sends back holds no script, no fault and no way to another site."""

from __future__ import annotations

import html
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import quote, urlencode

import pytest

from kodeks.web import guard
from tests.web.house import EWA, JAN, TABLE, House, in_house


def test_what_people_write_is_shown_as_text(tmp_path: Path) -> None:
    evil = "<img src=x onerror=alert(1)>"

    async def story(there: House) -> None:
        name = "<b onclick=x>{{7*7}}"
        made = await there.post("/tables", EWA, game="archimedes", name=name, public="on", seats=2)
        assert made.status == 303
        path = made.headers["location"]
        await there.post(f"{path}/say", EWA, text=evil + "{{7*7}}")
        await there.post(f"{path}/sit", JAN, seat=1, name="</script><u>")
        pages = [path, "/", f"{path}/replay?seat={quote(evil)}", f"/judge?q={quote(evil + chr(10))}&move={quote(evil)}"]
        pages += [
            f"/rules/archimedes?q={quote(evil)}",
            f"/rules/{quote(evil)}",
            f"/t/{quote(evil)}",
            f"/learn/arcanon/{evil}",
        ]
        pages += [f"/judge?table={quote(evil)}&at=1", "/new/archimedes"]
        for page in pages:
            answer = await there.ask("GET", page, who=EWA)
            for bad in ("<img", "<b onclick", "<u>"):
                assert bad not in answer.text, (page, bad)
        shown = await there.ask("GET", path, who=EWA)
        assert html.escape(evil) in shown.text
        assert html.escape(name) in shown.text
        checked = await there.ask("POST", "/verify", urlencode({"text": f"</textarea>{evil}"}).encode())
        assert evil not in checked.text

    in_house(tmp_path, story)


def test_no_page_holds_a_script_or_a_style_of_its_own(tmp_path: Path) -> None:
    """The policy forbids them: a page that needs one would be broken, and one that slipped in would be an attack."""

    async def story(there: House) -> None:
        pages = [
            "/",
            f"/t/{TABLE}",
            f"/t/{TABLE}/replay",
            "/learn",
            "/learn/archimedes/1",
            "/learn/arcanon/1",
            "/rules",
        ]
        pages += ["/rules/arcanon", "/rules/arcanon/ARC-1.1", "/judge", "/verify", "/new/arcanon", "/nope"]
        for page in pages:
            answer = await there.ask("GET", page, who=EWA)
            assert answer.status == (404 if page == "/nope" else 200), page
            assert re.findall(r"<script(?![^>]* src=\"/static/)", answer.text) == [], page
            assert re.findall(r"<style|<[^>]+\sstyle=|<[^>]+\son\w+=|javascript:", answer.text) == [], page
            policy = answer.headers["content-security-policy"]
            assert "unsafe" not in policy and "*" not in policy
            for name, value in {
                "x-content-type-options": "nosniff",
                "referrer-policy": "same-origin",
                "cache-control": "no-store",
            }.items():
                assert answer.headers[name] == value

    in_house(tmp_path, story)


def test_the_way_back_leads_to_this_server(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        for back in (
            "//evil.example",
            "/\\evil.example",
            "http://evil.example",
            "/\t/evil.example",
            "javascript:x",
            "",
        ):
            answer = await there.post("/me/look", back=back, lang="ru")
            assert re.fullmatch(r"/([^/\\].*)?", answer.headers["location"]), back
        for back in ("/a\r\nset-cookie: x=1", "/ł", "/\0"):
            location = (await there.post("/me/look", back=back)).headers["location"]
            assert location.startswith("/") and location.isascii() and location.isprintable()
        kept = await there.post("/me/look", back=f"/t/{TABLE}/replay?at=3&seat=A")
        assert kept.headers["location"] == f"/t/{TABLE}/replay?at=3&seat=A"

    in_house(tmp_path, story)


def test_a_fault_of_ours_is_owned_up_to_and_tells_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(there: House) -> None:
        def broken(*_: object) -> Any:
            raise ZeroDivisionError("secret detail")

        monkeypatch.setattr(there.hall, "watch", broken)
        for path in (f"/t/{TABLE}", f"/api/tables/{TABLE}"):
            answer = await there.ask("GET", path)
            assert answer.status == 500
            assert answer.told == "Coś się tu zepsuło i zostało zapisane. Spróbuj jeszcze raz."
            assert "secret detail" not in answer.text
        assert "secret detail" in caplog.text  # who runs the server finds it

    in_house(tmp_path, story)


def test_who_asks_too_often_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(guard, "time", SimpleNamespace(monotonic=lambda: now))

    async def story(there: House) -> None:
        nonlocal now
        answers = [await there.post(f"/t/{TABLE}/say", text=f"{i}") for i in range(8)]
        assert [answer.status for answer in answers] == [303] * 6 + [429] * 2  # three seconds' worth at once
        assert "Za dużo" in answers[-1].told
        assert len(there.room.chat) == 6
        assert (await there.ask("GET", f"/t/{TABLE}")).status == 200  # looking is free
        for path in ("/judge", f"/t/{TABLE}/replay", "/learn/arcanon/1"):
            assert (await there.ask("GET", path)).status == 429  # asking for work is not
        now += 0.5
        assert (await there.post(f"/t/{TABLE}/say", text="again")).status == 303
        assert (await there.post(f"/t/{TABLE}/say", text="too soon")).status == 429

    in_house(tmp_path, story, rate=2.0)
