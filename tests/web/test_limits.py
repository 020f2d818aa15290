"""Everything that comes in has a size: each is sent too long, and the answer is short."""

from __future__ import annotations

import gc
import json
import re
from pathlib import Path
from urllib.parse import quote, urlencode

import pytest

import kodeks
from kodeks.kernel.errors import BadJournal
from kodeks.kernel.fair import SERVED, commitment, seal
from kodeks.kernel.game import Game
from kodeks.kernel.journal import LONGEST_NAME
from kodeks.web import limits
from tests.brought import reef
from tests.web.house import EWA, TABLE, House, in_house, multipart

SHORT = 20_000  # bytes of a page that says no


def journal() -> str:
    table = kodeks.game("archimedes").table(seats=2, seed=7)
    table.players = ["Ewa", "Jan"]
    return str(table.journal())


def forms() -> dict[str, tuple[str, dict[str, str]]]:
    """A field of each form, one letter longer than it may be."""
    long = {name: "x" * (getattr(limits, name) + 1) for name in dir(limits) if name.isupper() and name != "BYTES"}
    at = f"/t/{TABLE}"
    return {
        "a name": (f"{at}/sit", {"seat": "1", "name": long["NAME"]}),
        "a host's name": ("/tables", {"game": "archimedes", "name": long["NAME"]}),
        "a chatter's name": (f"{at}/say", {"text": "hi", "name": long["NAME"]}),
        "a house rule": ("/tables", {"game": "archimedes", "option.reiner": long["OPTION"]}),
        "a deck": ("/tables", {"game": "starwars", "own.lightDeck": long["DECK"]}),
        "cards": ("/tables", {"game": "starwars", "cards": long["BROUGHT"]}),
        "a move": (f"{at}/move", {"move": long["MOVE"], "at": "AT"}),
        "a bot": (f"{at}/bot", {"seat": "1", "level": long["MOVE"]}),
        "a lesson's move": ("/learn/archimedes/1", {"move": long["MOVE"]}),
        "a journal's head": ("/verify", {"text": journal().replace("seed 7", "seed " + long["HEAD"])}),
        "a journal's option": (
            "/verify",
            {"text": journal().replace("moves", f"option reiner {long['OPTION']}\nmoves", 1)},
        ),
    }


@pytest.mark.parametrize("what", forms())
def test_a_form_with_something_too_long_is_refused(what: str, tmp_path: Path) -> None:
    path, fields = forms()[what]

    async def story(there: House) -> None:
        rows, tables = there.room.written, set(there.hall.rooms)
        assert there.room.table is not None and there.room.table.turn is not None
        turn = there.room.table.turn
        sent = {name: str(there.room.noticed[turn]) if value == "AT" else value for name, value in fields.items()}
        who = ("ewa", "jan")[turn] if what == "a move" else "eve"
        answer = await there.ask("POST", path, urlencode(sent).encode(), who=who)
        assert answer.status in (400, 409, 413), (answer.status, answer.told)
        assert answer.told and len(answer.body) < SHORT
        assert (there.room.written, set(there.hall.rooms)) == (rows, tables)

    in_house(tmp_path, story)


@pytest.mark.parametrize(
    "address",
    [
        f"/judge?q={quote('game=1' + ' ' * limits.QUESTION)}",
        f"/decks?game=starwars&text={'1' * (limits.DECK + 1)}",
        f"/decks/text?game=starwars&deck={'1' * (limits.DECK + 1)}",
        f"/cards?name={'x' * (limits.CARD + 1)}",
        "/learn/archimedes/1?" + "&".join(["m=draw"] * (limits.LESSON + 1)),
        f"/learn/archimedes/1?m={'x' * (limits.MOVE + 1)}",
        f"/rules/archimedes?q={'x' * limits.ADDRESS}",
        f"/judge?q={quote('.'.join(['a'] * 9_000) + ' = 1')}",  # it took five seconds to read
        f"/judge?q={quote('a = ' + '[' * 9_000 + ']' * 9_000)}",
    ],
)
def test_an_address_with_something_too_long_is_refused(address: str, tmp_path: Path) -> None:
    async def story(there: House) -> None:
        answer = await there.ask("GET", address)
        assert answer.status == 413 and answer.told
        assert len(answer.body) < SHORT

    in_house(tmp_path, story)


DEEP = {
    "lists": "[" * 190_000 + "]" * 190_000,
    "options": '{"game": "archimedes", "options": ' + '{"a": ' * 60_000 + "1" + "}" * 60_000 + "}",
    "a number": '{"game": "archimedes", "seats": ' + "9" * 5_000 + "}",
    "many options": json.dumps({"game": "archimedes", "options": {f"o{i}": 1 for i in range(20_000)}}),
    "many bots": json.dumps({"game": "archimedes", "bots": {f"{i}": "random" for i in range(20_000)}}),
}


@pytest.mark.parametrize("what", DEEP)
def test_data_that_no_table_can_be_made_of_is_refused_shortly(what: str, tmp_path: Path) -> None:
    async def story(there: House) -> None:
        answer = await there.ask("POST", "/api/tables", DEEP[what].encode(), kind="application/json")
        assert 400 <= answer.status < 500 and answer.told
        assert len(answer.body) < SHORT
        assert set(there.hall.rooms) == {TABLE}

    in_house(tmp_path, story)


def test_a_name_in_a_journal_is_no_longer_than_one_in_a_form(tmp_path: Path) -> None:
    """One of 380 kB stood on every page of its table, again and again."""

    async def story(there: House) -> None:
        for length in (LONGEST_NAME + 1, 5_000, 380_000):
            text = journal().replace("player A Ewa", "player A " + "x" * length)
            body, kind = multipart(text.encode())
            answer = await there.ask("POST", "/journals", body, kind=kind)
            assert answer.status in (400, 413) and len(answer.body) < SHORT
            for path, status in ((f"/judge?q={quote(text)}", {200, 413}),):
                asked = await there.ask("GET", path)
                assert asked.status in status and len(asked.body) < 200_000
        assert set(there.hall.rooms) == {TABLE}

    in_house(tmp_path, story)


def test_a_journal_s_names_hold_no_sign_that_a_terminal_obeys() -> None:
    evil = "\x1b[2J\x1b]0;owned\x07Ewa\x9b31m\u202e"
    table = kodeks.replay(journal().replace("player A Ewa", f"player A {evil}"))
    assert table.players[0].isprintable() and "Ewa" in table.players[0]
    table.players[0] = evil * 5
    written = re.findall(r"player A (.*)", table.journal())[0]
    assert written.isprintable() and len(written) <= LONGEST_NAME
    assert kodeks.replay(table.journal()).players[0] == written
    with pytest.raises(BadJournal, match="too long"):
        kodeks.replay(journal().replace("player A Ewa", "player A " + "x" * (LONGEST_NAME + 1)))


def test_a_journal_with_promises_keeps_to_the_same_names() -> None:
    table = kodeks.game("archimedes").table(seats=2, seed=f"secret/{'e' * 32}/")
    table.sealed = seal("secret")
    table.commits = [commitment(table.sealed, 0, "e" * 32), SERVED]
    table.players = ["\x1b[2J" + "x" * (LONGEST_NAME + 9), "Jan"]
    written = table.journal()
    assert written.startswith("kodeks journal 2\n") and "\x1b" not in written
    assert kodeks.replay(written).players[0] == "[2J" + "x" * (LONGEST_NAME - 3)
    with pytest.raises(BadJournal, match="too long"):
        kodeks.replay(written.replace("player B Jan", "player B " + "x" * (LONGEST_NAME + 1)))


def test_chat_is_cut_to_its_size(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        assert (await there.post(f"/t/{TABLE}/say", EWA, text="x" * 10 * limits.CHAT)).status == 303
        assert there.room.chat[-1].text == "x" * limits.CHAT

    in_house(tmp_path, story)


def test_cards_asked_about_leave_nothing_behind(tmp_path: Path) -> None:
    """Others' tables keep their cards, and what is remembered has a bound."""

    async def story(there: House) -> None:
        def question(number: int) -> str:
            cards = reef(number).text.replace('"', "")
            more = "".join(
                f"\n[{3000 + i}-2] Diver {number} {i}\n  unit, light, cost 2, Force 1, capacity 2\n" for i in range(40)
            )
            return f"game = 'starwars'\nposition.cards = '''\n{cards}{more}'''\n"

        def games() -> int:
            gc.collect()
            return sum(isinstance(one, Game) for one in gc.get_objects())

        before = there.room.game.cards_hash(there.room.table.settled)  # type: ignore[union-attr]
        counts = []
        for number in range(34):
            assert (
                await there.ask(
                    "GET", f"/judge?q={quote(question(number % 9 + 1).replace('Diver', f'Diver {number}'))}"
                )
            ).status == 200
            if number in (20, 33):
                counts.append(games())
        assert counts[1] <= counts[0] + 2, "the number of remembered games has come to its bound"
        assert there.room.game.cards_hash(there.room.table.settled) == before  # type: ignore[union-attr]
        assert not kodeks.game("starwars").added

    in_house(tmp_path, story)
