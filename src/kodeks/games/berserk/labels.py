"""Each move in words, for a button, with the rule that it is played by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kodeks.games.berserk import moves
from kodeks.games.berserk.cards.catalogue import Catalogue
from kodeks.games.berserk.field import named
from kodeks.games.berserk.moves import NO_PLACE, piece_at, source_of, target_of, verb_of, write_place
from kodeks.games.berserk.piece import Piece
from kodeks.kernel.events import NEXT
from kodeks.kernel.note import Note

if TYPE_CHECKING:
    from kodeks.games.berserk.state import Berserk

CLAUSES = {  # of the verbs
    moves.MOVE: "BRS-MOVE-2",
    moves.STRIKE: "BRS-ATK-1",
    moves.USE: "BRS-KW-igraemaya",
    moves.SHOOT: "BRS-KW-vystrel",
    moves.THROWS: "BRS-KW-metanie",
    moves.DISCHARGES: "BRS-KW-razryad",
    moves.SPECIALS: "BRS-KW-osoby-udar",
    moves.MAGICS: "BRS-KW-magicheskiy-udar",
    moves.ROWS: "BRS-KW-udar-cherez-ryad",
    moves.CAST: "BRS-KW-zaklinanie",
    moves.COLLECT: "BRS-CHIP-2",
    moves.WATCH: "BRS-FLY-6",
    moves.DEFEND: "BRS-DEF-1",
    moves.TARGET: "BRS-KW-tsel",
    moves.CELL: "BRS-KW-obyavit",
    moves.TAKE: "BRS-SQ-10",
    moves.DROP: "BRS-SQ-10",
    moves.DEPLOY: "BRS-DEP-1",
    moves.HOST: "BRS-REV-6",
    moves.REVEAL: "BRS-REV-4",
    moves.JUMP: "BRS-KW-pryzhok",
    moves.TELEPORT: "BRS-KW-teleportatsiya",
    moves.SWAP: "BRS-KW-manevr",
    moves.BITE: "BRS-KW-zhazhda",
    moves.RAGE: "BRS-KW-yarost",
    moves.REROLL: "BRS-AMB-27",
    moves.DEALT: "BRS-SQ-8",
    moves.HIDE: "BRS-REV-2",
}

WORDS = [
    Note("BRS-INST-8", "Pass"),
    Note("BRS-KW-obyavit", "Done"),
    Note("BRS-ABL-14", "Yes"),
    Note("BRS-ABL-14", "No"),
    Note("BRS-SQ-9", "Keep the deal"),
    Note("BRS-SQ-9", "Deal again, one card fewer"),
    Note("BRS-SQ-1", "Be the First player"),
    Note("BRS-SQ-1", "Be the Second player"),
    Note("BRS-KW-vid-ataki", "Weak"),
    Note("BRS-KW-vid-ataki", "Medium"),
    Note("BRS-KW-vid-ataki", "Strong"),
]


def label(move: int, cards: Catalogue) -> Note:
    """Without knowing the position."""
    if move <= moves.WORD:
        surrenders = moves.said(move) == moves.SURRENDER
        return Note("BRS-END-8", "Surrender" if surrenders else "Draw")
    if move <= NEXT:
        return Note("BRS-INST-13", "Number {number} next", {"number": NEXT - move + 1})
    if move < len(WORDS):
        return WORDS[move]
    if move >= moves.VERB:
        if verb_of(move) in moves.BY_KIND or verb_of(move) == moves.DEPLOY:
            return kind_label(move, cards)
        return Note(CLAUSES[verb_of(move)], "{move}", {"move": moves.write(move, cards)})
    if move >= moves.DIE:
        return Note("BRS-CMP-3", "The die shows {number}", {"number": move - moves.DIE})
    return Note("BRS-KW-obyavit", "{number}", {"number": move - moves.NUMBER})


def kind_label(move: int, cards: Catalogue) -> Note:
    verb = verb_of(move)
    args: dict[str, object] = {"card": cards.kinds[source_of(move)].name}
    if verb == moves.TAKE:
        return Note(CLAUSES[verb], "Take {card}", args)
    if verb == moves.DROP:
        return Note(CLAUSES[verb], "Put {card} back", args)
    if verb == moves.DEALT:
        return Note(CLAUSES[verb], "{card} is dealt", args)
    return Note(CLAUSES[verb], "Put {card} on {place}", args | {"place": named(target_of(move))})


def told(state: Berserk, move: int) -> Note | None:
    """With the names of the cards that stand there, for the eyes of who is asked."""
    verb = verb_of(move)
    if move < moves.VERB or verb in moves.BY_KIND or verb == moves.DEPLOY:
        return None
    if verb == moves.CELL:
        return Note(CLAUSES[verb], "Choose cell {place}", {"place": named(source_of(move))})
    piece = piece_at(state, source_of(move))
    if piece is None:
        return None
    args: dict[str, object] = {"card": called(state, piece), "place": write_place(source_of(move))}
    if target_of(move) == NO_PLACE:
        return alone(verb, args)
    args["to"] = write_place(target_of(move))
    if verb in moves.TO_CELL:
        return going(verb, args)
    target = piece_at(state, target_of(move))
    if target is None:
        return None
    return at_card(verb, args | {"target": called(state, target)})


def called(state: Berserk, piece: Piece) -> str:
    return "a hidden card" if piece.hidden and piece.control != state.turn else piece.kind.name


def alone(verb: int, args: dict[str, object]) -> Note:
    """A card does something, or is chosen."""
    if verb == moves.DEFEND:
        return Note(CLAUSES[verb], "Defend with {card} ({place})", args)
    if verb == moves.COLLECT:
        return Note(CLAUSES[verb], "{card} ({place}) collects a chip", args)
    if verb == moves.WATCH:
        return Note(CLAUSES[verb], "{card} ({place}) closes to strike a flyer", args)
    if verb == moves.REVEAL:
        return Note(CLAUSES[verb], "Reveal {card} ({place})", args)
    if verb == moves.HIDE:
        return Note(CLAUSES[verb], "Leave {card} ({place}) hidden", args)
    if verb == moves.RAGE:
        return Note(CLAUSES[verb], "{card} ({place}) opens in its rage", args)
    if verb == moves.REROLL:
        return Note(CLAUSES[verb], "Roll the die of {card} again", args)
    if verb == moves.TARGET:
        return Note(CLAUSES[verb], "Choose {card} ({place})", args)
    return Note(CLAUSES[verb], "Use {card} ({place})", args)


def going(verb: int, args: dict[str, object]) -> Note:
    """A card goes to a cell."""
    if verb == moves.JUMP:
        return Note(CLAUSES[verb], "{card} jumps to {to}", args)
    if verb == moves.TELEPORT:
        return Note(CLAUSES[verb], "{card} teleports to {to}", args)
    return Note(CLAUSES[verb], "{card} moves to {to}", args)


def at_card(verb: int, args: dict[str, object]) -> Note:
    """A card does something to another."""
    clause = CLAUSES[verb]
    if verb == moves.STRIKE:
        return Note(clause, "Strike {target} ({to}) with {card}", args)
    if verb == moves.SHOOT:
        return Note(clause, "Shoot at {target} ({to}) with {card}", args)
    if verb == moves.THROWS:
        return Note(clause, "Throw at {target} ({to}) with {card}", args)
    if verb == moves.DISCHARGES:
        return Note(clause, "Discharge at {target} ({to}) with {card}", args)
    if verb == moves.SPECIALS:
        return Note(clause, "Special strike at {target} ({to}) with {card}", args)
    if verb == moves.MAGICS:
        return Note(clause, "Magic strike at {target} ({to}) with {card}", args)
    if verb == moves.ROWS:
        return Note(clause, "Row strike at {target} ({to}) with {card}", args)
    if verb == moves.CAST:
        return Note(clause, "Spell of {card} at {target} ({to})", args)
    if verb == moves.BITE:
        return Note(clause, "{card} bites {target} ({to})", args)
    if verb == moves.SWAP:
        return Note(clause, "{card} and {target} ({to}) swap places", args)
    if verb == moves.HOST:
        return Note(clause, "Put {card} on {target} ({to})", args)
    return Note(clause, "Use {card} on {target} ({to})", args)
