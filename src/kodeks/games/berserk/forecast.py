"""What an attack may come to: the faces of its dice, and the wounds that each result would deal."""

from __future__ import annotations

from typing import Any

from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.cards.words import NONE, SIMPLE, STRONG, WEAK
from kodeks.games.berserk.piece import DECK, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.attack import BLACK, WHITE, Attack, Roll
from kodeks.games.berserk.timing.dice import final, kind_of, rerolls
from kodeks.games.berserk.timing.fight import (
    BOTH_MISS,
    PASSES,
    blocked,
    more,
    needs_black,
    needs_white,
    reduced_kind,
    strength,
)
from kodeks.games.berserk.timing.reach import protected
from kodeks.games.berserk.timing.wounds import Hurting, Wounding, seen_by

ANYBODY = Kind(NONE, "")  # without any feature


def sketch(state: Berserk) -> Berserk:
    """A copy to reckon with: nothing changes there, so what cards have is looked up once. Its last two are nobody."""
    scratch = state.copy()
    for seat in range(2):
        nobody = scratch.new_piece(ANYBODY, seat)
        nobody.zone = DECK
        nobody.hidden = True
    scratch.known = [None] * len(scratch.cards)
    return scratch


def strike_now(scratch: Berserk, piece: Piece) -> list[int]:
    """Its simple strike with all that changes it, at a creature about which nothing is known."""
    simple = piece.kind.simple
    if simple is None:
        return []
    target = scratch.cards[len(scratch.cards) - 2 + scratch.foe(piece.control)]
    attack = Attack(SIMPLE, piece.uid, target.uid, simple.does.effects[0].amount)
    return [struck(scratch, attack, kind) for kind in range(WEAK, STRONG + 1)]


def struck(state: Berserk, attack: Attack, kind: int) -> int:
    """The strength of this kind."""
    source, target = state.cards[attack.source], state.cards[attack.target]
    attack.kind = kind
    attack.kind = reduced_kind(state, attack, source, target)
    return strength(state, attack, source, target)


def forecast(state: Berserk, attack: Attack) -> dict[str, Any]:
    """What `board` tells, of a state that goes on."""
    return board(sketch(state), attack)


def board(state: Berserk, attack: Attack) -> dict[str, Any]:
    """`white`: how many faces of the attack die are weak, medium, strong; `wounds`: what each would deal.

    `black`: how many faces of the defence die let it pass, make both miss, strike back; empty when none is rolled.
    `back`: the wounds of the counterstrike. `rerolls`: how often each die may be rolled again.
    """
    attack = attack.copy()
    white = Roll(attack.source, attack.target, WHITE, attack, attack.type)
    black = Roll(attack.target, attack.source, BLACK, attack, attack.type)
    faces = [0, 0, 0]
    for number in range(1, 7):
        faces[kind_of(final(state, white, number))] += 1
    told: dict[str, Any] = {
        "white": faces if needs_white(state, attack) else [],
        "wounds": [wounds(state, attack, kind) for kind in range(WEAK, STRONG + 1)],
        "black": [],
        "back": 0,
        "rerolls": [rerolls(state, white), 0],
    }
    if needs_black(state, attack):
        results = [0, 0, 0]
        for number in range(1, 7):
            results[max(0, final(state, black, number) - PASSES)] += 1
        told["black"] = results
        simple = state.cards[attack.target].kind.simple
        if results[BOTH_MISS - PASSES + 1] and simple is not None:
            back = Attack(SIMPLE, attack.target, attack.source, simple.does.effects[0].amount)
            back.counter = True
            told["back"] = wounds(state, back, WEAK)
        told["rerolls"][1] = rerolls(state, black)
    return told


def wounds(state: Berserk, attack: Attack, kind: int) -> int:
    """The wounds that would be placed, if nobody answers (BRS-WND-12)."""
    attack = attack.copy()
    source, target = state.cards[attack.source], state.cards[attack.target]
    attack.strength = struck(state, attack, kind)
    if blocked(state, attack, source, target):
        return 0
    if protected(state, target, attack.type, source, attack.sudden, attack.strength):
        return 0
    number = attack.strength + more(state, attack, source, target)
    one = Wounding(target.uid, number, source.uid, attack.type, attack)
    closed = 1 if target.closed else 0
    target.attacks += 1
    target.masked += closed
    Hurting([one], "").replace(state, one)
    target.attacks -= 1
    target.masked -= closed
    for feature in seen_by(state, target, one):
        number -= min(number, feature.prevents(state, target, one))
    return 0 if one.stopped else max(0, number)
