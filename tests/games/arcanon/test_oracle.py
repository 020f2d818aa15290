"""The game and an independent reading of the catalogue's reference procedures, in lock-step."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from kodeks.kernel.note import Note
from kodeks.kernel.state import CHANCE, OVER
from tests.games.arcanon.mirror import ENDINGS, GAME, house, weight
from tests.games.arcanon.oracle import Oracle, write_field

PLAYED = {2: 40, 3: 16, 4: 6, 5: 2, 6: 2}
LONGEST = 700


class LockStep:
    def __init__(self, seats: int, options: dict[str, Any], rng: Random) -> None:
        self.rng = rng
        self.state = GAME.new(seats, **options)
        self.oracle = Oracle(seats, options)
        self.seats = seats
        self.happened: Counter[str] = Counter()

    def run(self) -> None:
        for _ in range(LONGEST):
            if self.state.turn == OVER:
                return
            facts = self.state.facts()
            if facts["step"] == "allocation":
                self.oracle.start_round()
            if facts["step"] == "bidding" and self.oracle.step == "":
                self.oracle.open_bidding(facts)
                self.compare(facts)
            self.answer(facts["step"])

    def answer(self, step: str) -> None:
        texts = [GAME.write(move) for move in self.state.moves()]
        together = step in ("bidding", "judgement", "summation")
        if together:
            assert self.oracle.turn() == (None if self.state.turn == CHANCE else self.state.turn)
            assert set(texts) == self.oracle.legal()
        text = self.rng.choices(texts, [weight(text) for text in texts])[0]
        notes: list[Note] = []
        self.state.log = notes
        self.state.play(GAME.read(text))
        if not together:
            return
        self.oracle.ending = ""
        self.oracle.play(text)
        endings = [ENDINGS[note.clause] for note in notes if note.clause in ENDINGS]
        assert endings == ([self.oracle.ending] if self.oracle.ending else [])
        self.happened.update(endings)
        self.happened.update(str(note.args["effect"]).split()[0] for note in notes if note.clause == "ARC-3.6.1")
        self.compare(self.state.facts())

    def compare(self, facts: dict[str, Any]) -> None:
        oracle = self.oracle
        assert facts["pools"] == [oracle.pools[seat] for seat in range(self.seats)]
        if oracle.step == "over":
            assert facts["step"] in ("allocation", "end")
            oracle.step = ""
            return
        dice = range(1, 6)
        assert facts["owners"] == [oracle.owner.get(die) for die in dice]
        assert facts["liars"] == [oracle.liar.get(die) for die in dice]
        if oracle.step not in ("bidding", "judgement"):
            assert facts["step"] == (oracle.step or "adjustment")
            return
        assert facts["step"] == oracle.step
        assert facts["stake"] == oracle.stake
        assert facts["declarer"] == oracle.declarer
        assert facts["priority"] == oracle.prio
        assert facts["judge"] == oracle.judge
        assert facts["stack"] == oracle.stack
        assert facts["dice"] == oracle.dice
        assert facts["uses"] == [oracle.uses[seat] for seat in range(self.seats)]
        assert facts["charges"] == [oracle.charges(seat) for seat in range(self.seats)]
        assert (facts["duty"], facts["duty_done"], facts["bidders"]) == (oracle.duty, oracle.done, oracle.bidders)
        for (seat, name), card in oracle.cards.items():
            found = facts["matrices"][str(seat)][name]
            assert (found["field"], found["used"]) == (write_field(card["at"]), card["used"])
        for seat in range(self.seats):
            assert set(facts["active"][str(seat)]) == {write_field(at) for at in oracle.active[seat]}


@cache
def played(seats: int, plain: bool) -> Counter[str]:
    happened: Counter[str] = Counter()
    for i in range(PLAYED[seats] // 2):
        rng = Random(f"oracle/{seats}/{i}/{plain}")
        options = {**house(rng), "resignedMayRespond": i % 2 == 1}  # it shows only with three players or more
        game = LockStep(seats, GAME.settle(seats, {}) if plain else options, rng)
        game.run()
        happened += game.happened
    return happened


@pytest.mark.clause("ARC-5.5.4", "ARC-5.5.15", "ARC-5.5.16", "ARC-3.6.2", "ARC-3.6.3", "ARC-3.6.4", "ARC-5.6.6")
@pytest.mark.clause("ARC-D-22", "ARC-D-24", "ARC-D-25", "ARC-D-27", "ARC-D-30")
@pytest.mark.parametrize("plain", [True, False], ids=["plain", "house-rules"])
@pytest.mark.parametrize("seats", PLAYED)
def test_the_game_follows_the_reference_procedures(seats: int, plain: bool) -> None:
    played(seats, plain)


def test_all_of_them_were_followed() -> None:
    happened = sum((played(seats, plain) for seats in PLAYED for plain in (True, False)), Counter())
    for ending in set(ENDINGS.values()):
        assert happened[ending] > 0, ending
    for effect in ("initium", "terminus", "transitio", "tempus", "negatio"):
        assert happened[effect] > 0 and happened[f"not-{effect}"] > 0, effect
    for effect in ("tweak", "reroll", "peek", "judgement"):
        assert happened[effect] > 0, effect
