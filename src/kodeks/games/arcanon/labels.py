"""Effects and their targets in plain verbs: what a choice would do."""

from __future__ import annotations

from typing import Final

from kodeks.games.arcanon import moves
from kodeks.games.arcanon.cards import COUNT, SIDES
from kodeks.games.arcanon.matrix import COLUMNS, FIELDS, field_name, slot_name
from kodeks.kernel.note import Note

EFFECTS: Final = [
    Note("ARC-E2.1.A1", "Initium: activate a column"),
    Note("ARC-E2.1.B1", "Terminus: activate a field"),
    Note("ARC-E2.1.C1", "Transitio: move a card one column back"),
    Note("ARC-E2.1.D1", "Tempus: move a card one row down"),
    Note("ARC-E2.1.E1", "Negatio: turn an Effect on the Stack round"),
    Note("ARC-E2.2.A", "Change a die by one"),
    Note("ARC-E2.2.B", "Roll a die again"),
    Note("ARC-E2.3.A", "Look at a card"),
    Note("ARC-E2.3.B", "Hold a Judgement"),
]


def target_label(kind: int, move: int) -> Note | None:
    """What this Effect does to this target."""
    if kind == moves.REROLL:
        return Note("ARC-E2.2.B", "Roll the d{die} again", {"die": SIDES[move - moves.DIE]})
    if kind == moves.TWEAK:
        die, up = divmod(move - moves.DIE_TURN, 2)
        if up:
            return Note("ARC-E2.2.A", "Raise the d{die} by one", {"die": SIDES[die]})
        return Note("ARC-E2.2.A", "Lower the d{die} by one", {"die": SIDES[die]})
    if kind == moves.INITIUM:
        seat, column = divmod(move - moves.COLUMN, COLUMNS)
        return Note("ARC-E2.1.A1", "Activate column {column} of {seat}", {"seat": seat, "column": column + 1})
    if kind == moves.PEEK:
        seat, slot = divmod(move - moves.CARD, COUNT)
        return Note("ARC-E2.3.A", "Look at {card} of {seat}", {"seat": seat, "card": slot_name(slot)})
    if kind == moves.NEGATIO:
        return Note("ARC-E2.1.E1", "Turn number {number} of the Stack round", {"number": move - moves.ITEM + 1})
    if moves.FIELD <= move < moves.CARD:
        seat, at = divmod(move - moves.FIELD, FIELDS)
        return field_label(kind, {"seat": seat, "field": field_name(at)})
    return None


def field_label(kind: int, args: dict[str, object]) -> Note:
    if kind == moves.TERMINUS:
        return Note("ARC-E2.1.B1", "Activate field {field} of {seat}", args)
    if kind == moves.TRANSITIO:
        return Note("ARC-E2.1.C1", "Move a card of {seat} in field {field} one column back", args)
    return Note("ARC-E2.1.D1", "Move a card of {seat} in field {field} one row down", args)
