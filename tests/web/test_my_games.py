"""My games: those that I play and have played, with how they ended, and nobody else's."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from kodeks.store.kept import OVER, Header
from kodeks.web.pages import me
from tests.web.house import EVE, EWA, JAN, TABLE, House, in_house


async def play_out(there: House, table: str = TABLE) -> None:
    rng, hall = Random(5), there.hall
    while (now := hall.rooms[table].room.table) is not None and now.turn is not None:
        seat, text = now.turn, rng.choice(now.moves())
        await hall.do(table, lambda room, seat=seat, text=text: room.move(seat, text, room.noticed[seat]))  # type: ignore[misc]


async def listed(there: House, who: str, lang: str = "en", page: int = 0) -> str:
    answer = await there.ask("GET", f"/me/games?page={page}", who=who, lang=lang)
    assert answer.status == 200
    return " ".join(re.sub(r"<[^>]+>", " ", answer.text.split("<main")[1].split("</main")[0]).split())


def test_a_game_in_play_says_whose_turn_it_is(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        turn = there.room.playing().turn
        mine, other = (EWA, JAN) if turn == 0 else (JAN, EWA)
        assert "your turn" in await listed(there, mine)
        theirs = await listed(there, other)
        assert "in play" in theirs and "your turn" not in theirs
        assert "against Jan" in await listed(there, EWA) and "against Ewa" in await listed(there, JAN)
        assert "You have not sat down" in await listed(there, EVE)
        assert 'href="/me/games"' in (await there.ask("GET", "/rules", who=EVE)).text

    in_house(tmp_path, story)


def test_a_game_that_is_over_says_who_has_won_and_is_not_played_again(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        await play_out(there)
        winners = there.room.table.winners() if there.room.table else []
        assert len(winners) == 1
        there.hall.rooms.clear()
        for seat, who in enumerate((EWA, JAN)):
            told = await listed(there, who)
            assert ("★ won" in told) == (seat in winners) and (" lost " in told) == (seat not in winners)
            assert "Replay" in told and "Analysis" in told
        assert not there.hall.rooms, "the database knows"

    in_house(tmp_path, story)


def test_a_game_that_ended_before_results_were_kept_is_told_too(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        await play_out(there)
        async with there.hall.store.engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE tables SET result = ''")
        there.hall.rooms.clear()
        assert "won" in await listed(there, EWA) + await listed(there, JAN)
        kept = await there.hall.store.kept(TABLE)
        assert kept is not None and kept.phase == OVER and kept.result is not None
        assert kept.result.people == [EWA, JAN] and kept.result.players == ["Ewa", "Jan"]

    in_house(tmp_path, story)


def test_older_games_have_pages_of_their_own(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        for number in range(me.SHOWN):
            header = Header(f"{number:024}", EWA, "archimedes", 2, made=float(number))
            await there.hall.create(header, [lambda room: room.sit(EWA, "Ewa", 0)])
        first, second = await listed(there, EWA), await listed(there, EWA, page=1)
        assert first.count("waits for players") == me.SHOWN - 1 and "Older games" in first and "Newer" not in first
        assert second.count("waits for players") == 1 and "Newer games" in second and "Older" not in second
        assert "You have not sat down" in await listed(there, EWA, page=10**9)

    in_house(tmp_path, story)


def test_who_left_is_not_told_how_it_went(tmp_path: Path) -> None:
    async def story(there: House) -> None:
        assert (await there.post(f"/t/{TABLE}/stand", EWA, seat=0)).status == 303
        await there.post(f"/t/{TABLE}/sit", EVE, seat=0, name="Eve")
        assert "your turn" not in await listed(there, EWA)
        await play_out(there)
        told = await listed(there, EWA)
        assert "won" not in told and "lost" not in told and "against Eve, Jan" in told

    in_house(tmp_path, story)
