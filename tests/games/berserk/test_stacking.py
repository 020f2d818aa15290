"""How features of one card come together (BRS-STK, BRS-INV-25 to INV-27): fights with many faces of both dice."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from kodeks.games.berserk.game import GAME
from kodeks.games.berserk.moves import DIE, REROLL, verb_of
from kodeks.games.berserk.state import Berserk
from kodeks.kernel.state import CHANCE

CARD = """
[T] {name}
movement: 1
lives: 60
strike: {strike}
en: {text}
"""
THROWS = "[:tap]: discharge 1-2-3. "
FACES = list(product((1, 3, 4, 6), (1, 4, 5, 6)))  # the first white and black ones; those after them are others

# of each pair the second is not larger than the first, so it never matters
NAMED = [
    ("Armour 3.", "Armour 2."),
    ("Armour 2.", "Armour 2."),
    ("Magic armour 2.", "Magic armour 1."),
    ("Archaal's shield 2.", "Archaal's shield 1."),
    ("Vulnerability.", "Vulnerability."),
    ("Blessing.", "Blessing."),
    ("Curse.", "Curse."),
    ("Clumsiness 2.", "Clumsiness."),
    ("Attack experience 2.", "Attack experience."),
    ("Defence experience 2.", "Defence experience 2."),
    ("Unanswerable strike.", "Unanswerable strike."),
    ("[:drs].", "[:drs]."),
    ("Wrath.", "Wrath."),
    ("Masking.", "Masking."),
    ("Scales.", "Scales."),
    ("Protection from attacks.", "Protection from simple strikes."),
    ("Protection from magic.", "[:zor]."),
    ("Maximum 61 [:tgh].", "Maximum 62 [:tgh]."),
    ("Fear 2.", "Fear 1."),
    ("Vampirism.", "Vampirism."),
    ("Plague.", "Plague."),
    ("Discharge experience 2.", "Discharge experience."),
    ("[:atk] is dealt as against a closed card.", "[:atk] is dealt as against a closed card."),
]
SUMS = [
    ("+1 to [:atk]. +2 to [:atk].", "+3 to [:atk]."),
    ("+3 to [:atk]. -1 to [:atk].", "+2 to [:atk]."),
    ("-1 from [:atk]. -1 from [:atk].", "-2 from [:atk]."),
    ("-2 from attacks. -2 from attacks.", "-4 from attacks."),
    ("Armour 1. +1 to armour. +1 to armour.", "Armour 1. +2 to armour."),
    ("+1 [:tgh]. +1 [:tgh].", "+2 [:tgh]."),
    ("-1 from discharges. -1 from discharges.", "-2 from discharges."),
    ("Fear 1. +1 to fear. +1 to fear.", "Fear 1. +2 to fear."),
    ("+1 to all dice rolls. +1 to all dice rolls.", "+2 to all dice rolls."),
]


RNG = Random(7)
STRENGTHS = [[RNG.randrange(0, 4) for _ in range(4)] for _ in range(20)]
OFTEN = "Does not close after an assault (9 times per turn)."
VOLLEYS = [" ".join(f"[:tap]: throw {strength}." for strength in four) + f" {OFTEN}" for four in STRENGTHS]
PLATES = [f"Armour {number}." for number in range(1, 6)]


def texts() -> list[str]:
    """All that a card of these tests may say: one file of cards is read once."""
    pairs = [text for one, two in NAMED for text in (one, f"{one} {two}", f"{two} {one}")]
    own = ["", *pairs, *(text for pair in SUMS for text in pair)]
    return list(dict.fromkeys([*own, *(THROWS + text for text in own), *VOLLEYS, *PLATES]))


TEXTS = texts()
CARDS = CARD.format(name="Sick", strike="1-1-1", text="Poison 1.") + "".join(
    CARD.format(name=f"{role} {number}", strike=strike, text=text)
    for number, text in enumerate(TEXTS)
    for role, strike in (("Attacker", "1-3-5"), ("Target", "2-3-4"))
)


def begin(attacker: str, target: str, closed: bool = False) -> Berserk:
    one, other = f"Attacker {TEXTS.index(attacker)}", f"Target {TEXTS.index(target)}"
    play = {"A": [f"c3 {one}", f"c1 {one}"], "B": [f"c4 {other}" + ("; closed" if closed else ""), "b5 Sick"]}
    data: dict[str, Any] = {"cards": CARDS, "play": play}
    game = GAME.for_table(GAME.settle(2, {}), data)
    state = game.position(data, 2, game.settle(2, {}))
    assert isinstance(state, Berserk)
    state.begin()
    return state


def outcome(state: Berserk, moves: list[str], faces: tuple[int, ...]) -> list[tuple[int, int, bool]]:
    """Wounds, lives and closing of all cards after these moves; every re-roll is made."""
    dice = 0
    for move in moves:
        state.play(state.game.read(move))
        while state.turn == CHANCE or any(verb_of(one) == REROLL for one in state.moves()):
            if state.turn == CHANCE:
                state.play(DIE + (faces[dice % len(faces)] + dice // len(faces) - 1) % 6 + 1)
                dice += 1
            else:
                state.play(next(one for one in state.moves() if verb_of(one) == REROLL))
    facts = state.game.facts(state)["cards"]
    return [(card["wounds"], card["full"], card["closed"]) for card in facts.values()]


@cache
def everything(attacker: str, target: str, closed: bool) -> list[Any]:
    """What many dice make of a discharge and a strike."""
    moves = ["discharge c1 c4", "strike c3 c4"]
    start = begin(THROWS + attacker, target, closed)
    return [outcome(start.copy(), moves, faces) for faces in FACES]


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize(("larger", "smaller"), NAMED)
def test_inv_26_a_second_named_feature_changes_nothing(larger: str, smaller: str, closed: bool) -> None:
    for attacker, target in (("{}", ""), ("", "{}")):
        one = everything(attacker.format(larger), target.format(larger), closed)
        two = everything(attacker.format(f"{larger} {smaller}"), target.format(f"{larger} {smaller}"), closed)
        turned = everything(attacker.format(f"{smaller} {larger}"), target.format(f"{smaller} {larger}"), closed)
        assert one == two == turned


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize(("parts", "whole"), SUMS)
def test_inv_27_two_unnamed_modifiers_are_their_sum(parts: str, whole: str, closed: bool) -> None:
    for attacker, target in (("{}", ""), ("", "{}")):
        one = everything(attacker.format(parts), target.format(parts), closed)
        assert one == everything(attacker.format(whole), target.format(whole), closed)


def test_every_one_of_them_changes_some_result() -> None:
    """Otherwise the tests above would compare nothing."""
    plain = {closed: everything("", "", closed) for closed in (False, True)}
    idle = ["[:drs].", "Scales.", "Maximum 61 [:tgh]."]  # need a defender, more wounds, more lives
    for text in [one for one, _ in NAMED if one not in idle] + [one for one, _ in SUMS]:
        changed = [
            everything(attacker, target, closed) != plain[closed]
            for closed in (False, True)
            for attacker, target in ((text, ""), ("", text))
        ]
        assert any(changed), text


@pytest.mark.parametrize("armour", range(1, 6))
def test_inv_25_armour_takes_so_much_in_a_turn_and_no_more(armour: int) -> None:
    moves = ["throw c1 c4", "throw 2 c1 c4", "throw 3 c1 c4", "throw 4 c1 c4"]
    for strengths, volley in zip(STRENGTHS, VOLLEYS, strict=True):
        wounds = outcome(begin(volley, PLATES[armour - 1], True), moves, (1,))[2][0]
        assert wounds == sum(strengths) - min(armour, sum(strengths))


def test_atk_16_how_often_a_plain_fight_ends_how() -> None:
    """Over all faces of both dice: the attacker's 1-3-5 at an open plain target, whose weak strike is 2."""
    results = [outcome(begin("", ""), ["strike c3 c4"], faces) for faces in product(range(1, 7), repeat=2)]
    wounds = [(cards[0][0], cards[2][0]) for cards in results]
    expected = {(2, 0): 6, (0, 0): 6, (0, 1): 12, (0, 3): 8, (0, 5): 4}
    assert {pair: wounds.count(pair) for pair in set(wounds)} == expected
