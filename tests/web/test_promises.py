"""Numbers are promised before any is opened, opened all or none, and nobody gains by keeping one back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kodeks.kernel.fair import commitment
from kodeks.store.kept import Header, Row
from kodeks.web import limits
from kodeks.web.errors import Refused
from kodeks.web.room import Room
from tests.web.test_fair_tables import EWA, JAN, UNPROVEN, People, table_id, tell, verified
from tests.web.test_times import HOUR, Wall


def test_numbers_are_opened_when_all_promises_are_fixed_and_shown(tmp_path: Path) -> None:
    async def story(there: People) -> None:
        path, shown = await there.opened()
        await there.jan.get("/")
        for who in (there.ewa, there.jan):
            assert (await who.post(f"{path}/number", data={"number": EWA})).status_code in (403, 409)  # not started
        await there.jan.post(f"{path}/sit", data={"seat": 1, "name": "Jan", "commit": commitment(shown, 1, JAN)})
        # the last seat was taken: it is started
        room = there.room(path)
        assert (room.table, room.phase, room.dice.waits_for()) == (None, "open", [0, 1])
        promises = [commitment(shown, 0, EWA), commitment(shown, 1, JAN)]
        for who in (there.ewa, there.jan):  # each sees all promises before any number
            assert " ".join(promises) in (await who.get(path)).text
        assert (await there.ewa.get(f"/api/tables/{table_id(path)}")).json()["commits"] == promises
        # neither seats nor promises change any more
        other = {"seat": 1, "name": "Jan", "commit": commitment(shown, 1, "0" * 32)}
        for what, data in (("sit", other), ("stand", {"seat": 1}), ("promise", other), ("start", {})):
            assert (await there.jan.post(f"{path}/{what}", data=data)).status_code == 409, what
        assert (await there.ewa.post(f"{path}/bot", data={"seat": 1, "level": "greedy"})).status_code == 409
        # a number that was not promised is refused
        for number in ("", JAN, EWA[:-1], EWA + "0", EWA.upper()):
            assert (await there.ewa.post(f"{path}/number", data={"number": number})).status_code in (400, 409)
        assert (await there.ewa.post(f"{path}/number", data={"number": EWA})).status_code == 303
        assert (await there.ewa.post(f"{path}/number", data={"number": EWA})).status_code == 409  # once
        assert room.table is None
        for page in (path, f"/api/tables/{table_id(path)}"):  # nobody is told it before the others have opened
            assert EWA not in (await there.jan.get(page)).text
        assert (await there.jan.post(f"{path}/number", data={"number": JAN})).status_code == 303
        assert room.phase == "playing"

    tell(tmp_path, story)


def test_a_promise_may_change_until_the_start(tmp_path: Path) -> None:
    async def story(there: People) -> None:
        path, shown = await there.opened()
        again = commitment(shown, 0, JAN)
        assert (await there.ewa.post(f"{path}/promise", data={"commit": again})).status_code == 303
        assert (await there.jan.post(f"{path}/promise", data={"commit": again})).status_code == 403
        assert (await there.ewa.post(f"{path}/promise", data={"commit": "x"})).status_code == 400
        assert there.room(path).chairs[0].commit == again

    tell(tmp_path, story)


def test_who_keeps_a_number_back_annuls_the_table_and_draws_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(there: People) -> None:
        path, _ = await there.promised()
        await there.ewa.post(f"{path}/number", data={"number": EWA})
        assert (await there.ewa.post(f"{path}/annul")).status_code == 409  # a minute is his
        monkeypatch.setattr("kodeks.web.dice.PATIENCE", 0.0)
        assert (await there.ewa.post(f"{path}/annul")).status_code == 303
        room = there.room(path)
        assert (room.phase, room.table, room.dice.annulled) == ("over", None, [1])
        page = (await there.ewa.get(path)).text
        assert "This table is annulled." in page and "Not opened in time: Jan." in page
        rows = room.written
        late = {"number": {"number": JAN}, "start": {}, "sit": {"seat": 1, "name": "Jan"}, "stand": {"seat": 1}}
        for who in (there.ewa, there.jan):
            for what, data in {**late, "annul": {}}.items():
                assert (await who.post(f"{path}/{what}", data=data)).status_code in (403, 409), what
        assert room.written == rows
        for other in ("replay", "journal", "verify"):
            assert (await there.ewa.get(f"{path}/{other}")).status_code == 409
        again = Room(room.header, room.secret)
        again.apply(await there.hall.store.rows(room.id))
        assert again.dice.annulled == [1]
        assert "archimedes" not in (await there.ewa.get("/api/tables")).text  # it waits for nobody

    tell(tmp_path, story)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_the_minute_for_a_number_is_the_table_s_own(jump: float) -> None:
    """A clock on the wall that is set makes it neither shorter nor longer."""
    clock = Wall()
    room = Room(Header("0" * 24, "a", "archimedes", 2), "secret", clock)
    for seat, number in enumerate((EWA, JAN)):
        room.apply([room.sit("ab"[seat], "Ann", seat, commitment(room.sealed, seat, number))])
    room.apply([room.start("a")])
    room.apply([room.open_number(0, EWA)])
    clock.set += jump
    clock.run += 59
    with pytest.raises(Refused, match="Wait a minute"):
        room.annul(0, room.time.now())
    clock.run += 1
    room.apply([room.annul(0, room.time.now())])
    assert room.dice.annulled == [1]


def test_what_is_promised_and_opened_has_a_size(tmp_path: Path) -> None:
    async def story(there: People) -> None:
        path, shown = await there.opened()
        await there.jan.get("/")
        long = "a" * (limits.PROMISE + 1)
        assert (await there.ewa.post(f"{path}/promise", data={"commit": long})).status_code == 413
        assert (await there.jan.post(f"{path}/sit", data={"seat": 1, "name": "Jan", "commit": long})).status_code == 413
        new = {"game": "archimedes", "name": "Ewa", "commit": long}
        assert (await there.ewa.post("/tables", data=new)).status_code == 413
        sat = {"seat": 1, "name": "Jan", "commit": commitment(shown, 1, JAN)}
        assert (await there.jan.post(f"{path}/sit", data=sat)).status_code == 303
        rows = there.room(path).written
        for size in (limits.PROMISE + 1, 300_000):
            assert (await there.ewa.post(f"{path}/number", data={"number": "e" * size})).status_code == 413
        assert there.room(path).written == rows

    tell(tmp_path, story)


def test_a_table_set_aside_tells_no_number_before_the_others_have_opened(tmp_path: Path) -> None:
    """A row says that Jan has opened what he never promised."""

    async def story(there: People) -> None:
        path, _ = await there.promised()
        await there.ewa.post(f"{path}/number", data={"number": EWA})
        room = there.room(path)
        await there.hall.store.append(room.id, [Row(room.written, "number", 1, EWA[::-1], "", room.time.now())])
        assert (await there.jan.post(f"{path}/say", data={"text": "hello"})).status_code == 409
        damaged = await there.jan.get(path)
        assert damaged.status_code == 409 and f"Row {room.written} can not be read." in damaged.text
        numbers = {who: (await who.get(f"{path}/aside/rows")).text.count(EWA) for who in (there.ewa, there.jan)}
        assert numbers == {there.ewa: 1, there.jan: 0}  # each finds their own
        for who in (there.ewa, there.jan):
            assert room.secret not in (await who.get(path)).text
            assert (await who.get(f"{path}/aside/journal")).status_code == 403

    tell(tmp_path, story)


def test_bots_and_people_without_scripts_promise_nothing_and_it_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story(there: People) -> None:
        path, shown = await there.opened(seat1="random")
        assert (await there.ewa.post(f"{path}/start")).status_code == 303
        assert there.room(path).dice.waits_for() == [0]
        assert (await there.ewa.post(f"{path}/number", data={"number": EWA})).status_code == 303
        table = there.room(path).table
        assert table is not None
        assert table.commits == [commitment(shown, 0, EWA), "server"]
        plain, _ = await there.opened(commit="", seat1="random")
        assert (await there.ewa.post(f"{plain}/start")).status_code == 303
        begun = there.room(plain).table
        assert begun is not None
        assert "No player promised a number" in verified(tmp_path, begun.journal(), capsys, UNPROVEN)

    tell(tmp_path, story)


def test_a_table_of_before_goes_on_with_the_seed_it_had() -> None:
    """Its rows hold numbers in the open."""
    header = Header("0" * 24, "a", "archimedes", 2)
    told = [json.dumps({"name": name, "number": number}) for name, number in (("Ewa", "11"), ("Jan", "22"))]
    rows = [Row(at, "sit", at, text, "ab"[at], 1.0) for at, text in enumerate(told)]
    room = Room(header, "secret")
    room.apply([*rows, Row(2, "start", -1, "", "", 1.0)])
    assert room.table is not None
    assert room.table.seed == "secret/11/22"
    assert room.table.journal().startswith("kodeks journal 1\n")
    # open when the server was renewed: a number in the open does not count beside a promise
    later = Room(header, "secret")
    later.apply(rows)
    for action in (
        lambda: later.promise(1, commitment(later.sealed, 1, JAN)),
        lambda: later.start("a"),
        lambda: later.open_number(1, JAN),
    ):
        later.apply([action()])
    assert later.table is not None
    assert (later.table.seed, later.table.commits[0]) == (f"secret//{JAN}", "server")


def test_a_program_takes_part_by_the_api(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story(there: People) -> None:
        api = there.jan
        given = (await api.get("/api/seal")).json()
        asked = {"game": "archimedes", "table": given["table"], "commit": commitment(given["seal"], 0, EWA)}
        mine = (await api.post("/api/tables", json=asked)).json()
        path = f"/api/tables/{mine['table']}"
        sat = {"name": "Bob", "commit": commitment(given["seal"], 1, JAN)}
        bob = (await api.post(f"{path}/seats/1", json=sat)).json()
        first, second = ({"authorization": f"Bearer {who['token']}"} for who in (mine, bob))
        view = (await api.post(f"{path}/start", headers=first)).json()
        assert (view["phase"], view["unopened"]) == ("open", [0, 1])
        assert view["commits"] == [asked["commit"], sat["commit"]]
        assert (await api.post(f"{path}/number", json={"number": JAN}, headers=first)).status_code == 409
        assert (await api.post(f"{path}/number", json={"number": "short"}, headers=first)).status_code == 400
        assert (await api.post(f"{path}/annul", headers=first)).status_code == 409
        assert (await api.post(f"{path}/number", json={"number": EWA}, headers=first)).json()["unopened"] == [1]
        view = (await api.post(f"{path}/number", json={"number": JAN}, headers=second)).json()
        assert (view["phase"], view["unopened"]) == ("playing", [])
        await there.play(f"/t/{mine['table']}")
        journal = (await api.get(f"/t/{mine['table']}/journal")).text
        assert f"Bob promised the number {JAN} by its hash." in verified(tmp_path, journal, capsys)

    tell(tmp_path, story)
