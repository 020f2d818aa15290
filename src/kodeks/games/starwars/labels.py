"""Each move in words, for a button, with the rule that it is played by."""

from __future__ import annotations

from kodeks.games.starwars import moves
from kodeks.games.starwars.cards.catalogue import Catalogue
from kodeks.games.starwars.cards.kind import ACTION, INTERRUPT, Kind
from kodeks.kernel.events import NEXT
from kodeks.kernel.note import Note


def label(move: int, cards: Catalogue) -> Note:
    if move <= NEXT:
        return Note("SWC-TM-12", "Event {number} first", {"number": NEXT - move + 1})
    if move < len(WORDS):
        return WORDS[move]
    if move < moves.ORDER:
        return Note("SWC-CORE-KEY-PRO", "Take {number}", {"number": move - moves.NUMBER})
    if move < moves.REPEAT:
        return Note("SWC-D-68", "Ability {number} first", {"number": move - moves.ORDER + 1})
    if move < moves.VERB:
        return Note("SWC-FAQ-2.1b", "Repeat the loop: {number}", {"number": move - moves.REPEAT})
    card: dict[str, object] = {"card": moves.card_of(move, cards.kinds)}
    verb = moves.verb_of(move)
    if verb == moves.USE:
        return ability_label(cards.kinds[moves.kind_of(move)], moves.extra_of(move), card)
    if verb in (moves.PLAY, moves.REPLAY, moves.PILOT, moves.REPILOT, moves.FROM_HAND, moves.RECALL):
        return play_label(verb, card)
    if verb == moves.PAY:
        return Note("SWC-CORE-RES-3", "Pay {number} with {card}", card | {"number": moves.extra_of(move)})
    return card_label(verb, card)


def ability_label(kind: Kind, which: int, card: dict[str, object]) -> Note:
    if which >= len(kind.abilities):
        return Note("SWC-EXT-ER", "Use {card}", card)
    if kind.abilities[which].kind == ACTION:
        return Note("SWC-TIM-6", "Use the Action of {card}", card)
    if kind.abilities[which].kind == INTERRUPT:
        return Note("SWC-TIM-10", "Use the Interrupt of {card}", card)
    return Note("SWC-TIM-16", "Use the Reaction of {card}", card)


def play_label(verb: int, card: dict[str, object]) -> Note:
    if verb == moves.PLAY:
        return Note("SWC-CORE-TERM-3", "Play {card}", card)
    if verb == moves.REPLAY:
        return Note("SWC-FAQ-3.5c", "Play {card} from the discard pile", card)
    if verb == moves.PILOT:
        return Note("SWC-EXT-PIL-1", "Play {card} as an enhancement", card)
    if verb == moves.REPILOT:
        return Note("SWC-EXT-PIL-1", "Play {card} from the discard pile as an enhancement", card)
    if verb == moves.FROM_HAND:
        return Note("SWC-FAQ-3.5c", "Use {card} from hand", card)
    return Note("SWC-FAQ-3.5c", "Use {card}, which is out of play", card)


def card_label(verb: int, card: dict[str, object]) -> Note:
    if verb == moves.TAKE:
        return Note("SWC-EXT-ER", "Take {card}", card)
    if verb == moves.PLACE:
        return Note("SWC-CORE-EDGE-1", "Place {card} for the edge", card)
    if verb == moves.ENGAGE:
        return Note("SWC-CORE-CON-1", "Engage {card}", card)
    if verb == moves.ATTACK:
        return Note("SWC-CORE-ENG-3", "Attack with {card}", card)
    if verb == moves.DEFEND:
        return Note("SWC-CORE-ENG-5", "Defend with {card}", card)
    if verb == moves.STRIKE:
        return Note("SWC-CORE-STR-1", "Strike with {card}", card)
    if verb == moves.COMMIT:
        return Note("SWC-CORE-FOR-1", "Commit {card} to the Force", card)
    if verb == moves.REJECT:
        return Note("SWC-CORE-SETUP-7", "Put {card} away", card)
    if verb == moves.FLIP:
        return Note("SWC-CORE-SETUP-10", "Turn up {card}", card)
    if verb == moves.RESOLVE:
        return Note("SWC-CORE-EDGE-7", "Resolve {card} first", card)
    return Note("SWC-CORE-TERM-11", "Choose {card}", card)


WORDS = [
    Note("SWC-TIM-8", "Pass"),
    Note("SWC-EXT-ER", "Done"),
    Note("SWC-CORE-SHD-2", "Yes"),
    Note("SWC-CORE-SHD-2", "No"),
    Note("SWC-CORE-SETUP-9", "Take a mulligan"),
    Note("SWC-CORE-SETUP-9", "Keep the hand"),
    Note("SWC-CORE-CARD-7", "Unit damage"),
    Note("SWC-CORE-CARD-7", "Tactics"),
    Note("SWC-CORE-CARD-7", "Blast damage"),
    Note("SWC-CORE-TERM-4", "Put it into play"),
    Note("SWC-CORE-CAP-5", "Take it into hand"),
    Note("SWC-CORE-FOR-1", "Commit it to the Force"),
    Note("SWC-CORE-FOR-4", "Take it off the Force"),
    Note("SWC-EXT-Q25", "Damage it"),
    Note("SWC-EXT-Q25", "Heal it"),
    Note("SWC-CORE-TERM-11", "The light side's deck"),
    Note("SWC-CORE-TERM-11", "The dark side's deck"),
]
