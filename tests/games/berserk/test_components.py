"""Dice, types and hosts of Berserk, where no text of a card leads to the situation."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kodeks
from kodeks.games.berserk.cards.words import MEDIUM, STRONG, WEAK
from kodeks.games.berserk.knowing import flying
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.checks import Checks
from kodeks.games.berserk.timing.dice import kind_of
from kodeks.kernel.state import NOBODY

GAME = kodeks.game("berserk")


def position(**data: Any) -> Berserk:
    table = GAME.for_table(GAME.settle(2, {}), data)
    state = table.position(data, 2, GAME.settle(2, {}))
    assert isinstance(state, Berserk)
    state.begin()
    return state


@pytest.mark.clause("BRS-CMP-4", "BRS-ATK-5")
def test_the_white_die_has_three_weak_two_medium_and_one_strong_face() -> None:
    assert Counter(kind_of(number) for number in range(1, 7)) == {WEAK: 3, MEDIUM: 2, STRONG: 1}


@pytest.mark.clause("BRS-EQ-5")
def test_equipment_stays_on_a_host_that_loses_its_class() -> None:
    state = position(play={"A": ["c1 Denouncer", "c1+ Verdict Blade"], "B": ["c6 Whispering Shade"]})
    host, blade = (
        next(piece for piece in state.cards if piece.kind.name == name) for name in ("Denouncer", "Verdict Blade")
    )
    host.kind = next(kind for kind in state.rules.kinds if kind.name == "Bog Serpent")
    assert not host.kind.classes
    state.push(Checks())
    state.turn = NOBODY
    state.begin()
    assert (blade.host, blade.cell) == (host.uid, host.cell)


@pytest.mark.clause("BRS-CARD-11")
@pytest.mark.parametrize(
    ("line", "sorts"),
    [
        ("c1 Denouncer", (True, False, False)),
        ("z Ash Falcon", (False, False, True)),
        ("z Denouncer; with [:fly]", (False, False, True)),
    ],
)
def test_a_creature_is_independent_a_symbiote_or_a_flyer(line: str, sorts: tuple[bool, bool, bool]) -> None:
    state = position(play={"A": [line, "e1 Denouncer"], "B": ["c6 Whispering Shade"]})
    piece = state.cards[0]
    assert (state.independent(piece), piece.kind.rides(), flying(state, piece)) == sorts
