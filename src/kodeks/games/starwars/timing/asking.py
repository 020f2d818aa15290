"""What a player is asked when something happens that his cards may answer."""

from __future__ import annotations

from kodeks.games.starwars.cards import ops
from kodeks.kernel.note import Note


def asking(event: int, flag: int, clause: str, args: dict[str, object]) -> Note:
    """`card` is the card that it is about, if there is one."""
    if event == ops.ON_PLAY:
        return Note(clause, "{seat} may answer: {card} is used", args)
    if event == ops.ON_COST:
        return Note(clause, "{seat} may lower the cost of {card}", args)
    if event == ops.ON_LEAVE:
        if flag & ops.DESTROYED:
            return Note(clause, "{seat} may answer: {card} is destroyed", args)
        return Note(clause, "{seat} may answer: {card} leaves play", args)
    if event == ops.ON_ENTER:
        return Note(clause, "{seat} may answer: {card} enters play", args)
    if event == ops.ON_DAMAGE:
        return Note(clause, "{seat} may answer: damage to {card}", args)
    if event == ops.ON_DAMAGED:
        return Note(clause, "{seat} may answer: {card} was damaged", args)
    if event == ops.ON_ENGAGED:
        return Note(clause, "{seat} may answer: {card} is engaged", args)
    if event == ops.ON_DECLARED:
        return Note(clause, "{seat} may answer: {card} was declared", args)
    if event == ops.ON_FOCUSED:
        return Note(clause, "{seat} may answer: {card} is focused to strike", args)
    if event == ops.ON_STRUCK:
        return Note(clause, "{seat} may answer: {card} has struck", args)
    if event == ops.ON_SURVIVED:
        return Note(clause, "{seat} may answer: {card} has survived the engagement", args)
    if event == ops.ON_COMMIT:
        return Note(clause, "{seat} may answer: {card} was committed to the Force", args)
    if event == ops.ON_GENERATE:
        return Note(clause, "{seat} may answer: {card} has generated resources", args)
    if event in (ops.ON_EDGE_DISCARD, ops.ON_FATE):
        return Note(clause, "{seat} may answer: the fate card {card}", args)
    if event == ops.ON_TURN:
        return Note(clause, "{seat} may answer: the turn begins", args)
    if event in (ops.ON_PHASE, ops.ON_PHASE_END):
        return Note(clause, "{seat} may answer: the phase begins or ends", args)
    if event == ops.ON_REFRESH:
        return Note(clause, "{seat} may answer: the cards were refreshed", args)
    if event == ops.ON_STRUGGLE:
        return Note(clause, "{seat} may answer: the Force struggle", args)
    if event == ops.ON_DRAW:
        return Note(clause, "{seat} may answer: a card was drawn", args)
    if event == ops.ON_EDGE:
        return Note(clause, "{seat} may answer: the edge battle is won", args)
    return Note(clause, "{seat} may answer what has happened", args)
