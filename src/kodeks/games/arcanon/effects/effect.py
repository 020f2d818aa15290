"""An Effect on the Stack in one integer: its kind, who made it, whether it is Negated, its target."""

from __future__ import annotations

from kodeks.games.arcanon.moves import EFFECTS, JUDGEMENT, NEGATIO, write_target

NEGATED = 1 << 7


def make(kind: int, by: int, target: int) -> int:
    """`target` is the move that chose it, 0 for a Judgement."""
    return kind | by << 4 | target << 8


def kind_of(effect: int) -> int:
    return effect & 15


def maker_of(effect: int) -> int:
    return effect >> 4 & 7


def target_of(effect: int) -> int:
    return effect >> 8


def is_negated(effect: int) -> bool:
    return effect & NEGATED != 0


def is_matrix(effect: int) -> bool:
    """ARC-E2.0.4, ARC-E2.0.6: only these can be Negated."""
    return effect & 15 <= NEGATIO


def describe(effect: int) -> dict[str, object]:
    """ARC-2.4.5: everybody sees what waits on the Stack and for what."""
    kind = kind_of(effect)
    return {
        "effect": EFFECTS[kind],
        "by": maker_of(effect),
        "target": "" if kind == JUDGEMENT else write_target(target_of(effect)),
        "negated": is_negated(effect),
    }


def text_of(effect: int) -> str:
    """In a log line: `peek B.night3`."""
    kind = kind_of(effect)
    name = f"not-{EFFECTS[kind]}" if is_negated(effect) else EFFECTS[kind]
    return name if kind == JUDGEMENT else f"{name} {write_target(target_of(effect))}"
