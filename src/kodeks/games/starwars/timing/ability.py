"""SWC-TM-10: which abilities may answer what happens or be used as Actions, and why others may not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kodeks.games.starwars.cards.kind import (
    ACTION,
    FROM_DISCARD,
    FROM_HAND,
    FROM_PLAY,
    FROM_VICTORY,
    INTERRUPT,
    NONE,
    Ability,
    Kind,
)
from kodeks.games.starwars.cards.words import EVENT, FATE, LIMITED
from kodeks.games.starwars.conditions.condition import all_hold
from kodeks.games.starwars.fitting import blank
from kodeks.games.starwars.moves import (
    EXTRA,
    PLAY,
    RECALL,
    USE,
    by_kind,
    by_piece,
    extra_of,
    key_in,
    key_out,
    kind_of,
    nth_of,
    verb_of,
)
from kodeks.games.starwars.moves import FROM_HAND as REVEAL
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing import means
from kodeks.games.starwars.timing.prospect import Prospect
from kodeks.games.starwars.values import cost_of

if TYPE_CHECKING:
    from kodeks.games.starwars.timing.occurrence import Occurrence


# --- what may be used -----------------------------------------------------------------------------


def refusal(
    state: StarWars,
    seat: int,
    kind: Kind,
    which: int,
    piece: Piece | None,
    occ: Occurrence | None,
    public: bool = False,
) -> str:
    """Why this ability can not be used now, apart from what it waits for; '' if it can."""
    found = kind.abilities[which]
    if not all_hold(state, found.whens, piece, seat):
        return "SWC-TM-10"
    if found.limit:
        why = limit_refusal(state, seat, kind, which, piece)
        if why:
            return why
    if found.effects[0].enters() and means.barred(state, kind):
        return "SWC-CORE-CARD-12"
    if kind.type == EVENT or found.effects[0].plays():
        if kind.keywords & LIMITED and state.limited[seat]:
            return "SWC-CORE-KEY-LIM"
        why = means.play_refusal(state, seat, kind, cost_of(state, seat, kind), len(state.hands[seat]) - 1, [])
        if why:
            return why
    uid = NONE if piece is None else piece.uid
    prospect = Prospect(seat, kind, found, uid, occ, public)
    for cost in found.costs:
        why = cost.refusal(state, prospect)
        if why:
            return why
    return means.effect_refusal(state, prospect)


def limit_refusal(state: StarWars, seat: int, kind: Kind, which: int, piece: Piece | None) -> str:
    """SWC-FAQ-4.8: per card in play, per title for events; worded so in EN50 (SWC-D-05)."""
    found = kind.abilities[which]
    if by_title(state, kind, found):
        if state.titles.count(title_key(state, seat, kind)) < found.limit:
            return ""
        return "SWC-FAQ-4.8b" if kind.type in (EVENT, FATE) else "SWC-EXT-4.8"
    return "SWC-FAQ-4.8a" if piece is not None and piece.used(which) >= found.limit else ""


def by_title(state: StarWars, kind: Kind, found: Ability) -> bool:
    """SWC-D-05: by its wording in EN50, by the type of the card in PL22 (SWC-D-97)."""
    return found.by_title if state.rules.english else kind.type in (EVENT, FATE)


def title_key(state: StarWars, seat: int, kind: Kind) -> int:
    """Cards of one title share it, also different ones (SWC-FAQ-4.14)."""
    return state.rules.first_of[kind.title] * 2 + seat


# --- answers to what happens ------------------------------------------------------------------------


def forced(state: StarWars, occ: Occurrence, kind: int) -> list[int]:
    """The forced abilities that it sets off, as moves."""
    waits = state.rules.heard.get(occ.name())
    if waits is None:
        return []
    found: list[int] = []
    for piece in state.cards:
        if piece is None or not waits[piece.number]:
            continue
        for which in range(len(piece.kind.abilities)):
            one = piece.kind.abilities[which]
            if one.forced and answers(state, occ, piece, which, kind):
                if not refusal(state, piece.control, piece.kind, which, piece, occ):
                    found.append(use_move(piece, which))
    return found


def answers(state: StarWars, occ: Occurrence, piece: Piece, which: int, kind: int) -> bool:
    one = piece.kind.abilities[which]
    if one.kind != kind or one.trigger is None or one.zone != FROM_PLAY:
        return False
    if key_in(piece.uid, which) in occ.used or piece.uid >= occ.since or blank(state, piece):
        return False
    return one.trigger.meets(state, occ, piece.control, piece)


def use_move(piece: Piece, which: int) -> int:
    return by_piece(USE + which * EXTRA, piece)


def may_respond(state: StarWars, occ: Occurrence, seat: int, kind: int) -> bool:
    """Whether the seat could answer, as far as everybody can tell: being asked shows nothing of a hand."""
    name = occ.name()
    waits = state.rules.heard.get(name)
    if waits is None:
        return False
    for piece in state.cards:
        if piece is None or piece.control != seat or not waits[piece.number]:
            continue
        for which in range(len(piece.kind.abilities)):
            if not piece.kind.abilities[which].forced and answers(state, occ, piece, which, kind):
                if not refusal(state, seat, piece.kind, which, piece, occ, True):
                    return True
    if name not in state.rules.away[seat]:
        return False
    for number in state.rules.away[seat][name]:
        one = state.kind(number)
        for which in range(len(one.abilities)):
            if hidden_answer(state, occ, seat, one, which, kind):
                return True
    return False


def hidden_answer(state: StarWars, occ: Occurrence, seat: int, kind: Kind, which: int, word: int) -> bool:
    """Whether a card out of play, if it is there, could answer."""
    one = kind.abilities[which]
    if one.kind != word or one.trigger is None or not one.trigger.meets(state, occ, seat, None):
        return False
    if one.zone == FROM_HAND:
        copies = means.unseen(state, seat, kind.number)
    elif one.zone == FROM_DISCARD:
        copies = state.discards[seat].count(kind.number)
    else:
        copies = int(occ.victor(seat) == kind.number)
    if copies <= 0 or spent(occ, kind, which, copies):
        return False
    return not refusal(state, seat, kind, which, None, occ, True)


def responses(state: StarWars, occ: Occurrence, seat: int, kind: int) -> list[int]:
    """Every answer that the seat could think of: all its abilities of this sort that wait for such an occurrence."""
    found: list[int] = []
    name = occ.name()
    waits = state.rules.heard[name]
    for piece in state.cards:
        if piece is None or piece.control != seat or not waits[piece.number]:
            continue
        for which in range(len(piece.kind.abilities)):
            one = piece.kind.abilities[which]
            if one.kind == kind and not one.forced and one.trigger is not None and name == one.trigger.WAITS:
                found.append(use_move(piece, which))
    if name not in state.rules.away[seat]:
        return found
    if occ.victor(seat) != NONE:
        mission = state.kind(occ.victor(seat))
        found += [by_kind(RECALL + which * EXTRA, mission.number) for which in victors(mission, kind)]
    for number in dict.fromkeys(state.hands[seat]):
        held = state.kind(number)
        if name in held.waits_hand:
            for which in range(len(held.abilities)):
                if held.abilities[which].kind == kind and held.abilities[which].zone == FROM_HAND:
                    verb = PLAY if held.type == EVENT else REVEAL + which * EXTRA
                    found.append(by_kind(verb, number))
    for number in dict.fromkeys(state.discards[seat]):
        gone = state.kind(number)
        if name in gone.waits_discard:
            for which in range(len(gone.abilities)):
                if gone.abilities[which].kind == kind and gone.abilities[which].zone == FROM_DISCARD:
                    found.append(by_kind(RECALL + which * EXTRA, number))
    return found


def response_refusal(state: StarWars, occ: Occurrence, seat: int, kind: int, move: int) -> str:
    """Why this is no answer to it now, or ''."""
    verb = verb_of(move)
    which = extra_of(move)
    if verb == USE:
        piece = state.find(kind_of(move), nth_of(move))
        if piece is None:
            return "SWC-FAQ-3.5a"
        if piece.control != seat:
            return "SWC-EXT-3.10"
        if which >= len(piece.kind.abilities):
            return "SWC-TM-10"
        if key_in(piece.uid, which) in occ.used:
            return "SWC-CORE-ABI-5"
        if piece.uid >= occ.since:
            return "SWC-TM-11"
        if piece.kind.abilities[which].forced or not answers(state, occ, piece, which, kind):
            return wrong_time(piece.kind, which)
        return refusal(state, seat, piece.kind, which, piece, occ)
    if verb not in (PLAY, REVEAL, RECALL) or kind_of(move) >= len(state.rules.kinds):
        return "SWC-TIM-4"
    held = state.kind(kind_of(move))
    if occ.victor(seat) != NONE:
        if verb != RECALL or occ.victor(seat) != held.number or which not in victors(held, kind):
            return "SWC-EXT-MIS-7"
        if spent(occ, held, which, 1):
            return "SWC-CORE-ABI-5"
        return refusal(state, seat, held, which, None, occ)
    if verb == RECALL:
        if held.number not in state.discards[seat]:
            return "SWC-FAQ-3.5a"
    elif held.number not in state.hands[seat]:
        return "SWC-FAQ-3.5b" if held.type == EVENT else "SWC-FAQ-3.5a"
    if verb == PLAY and held.type != EVENT:
        return "SWC-TIM-4"
    if which >= len(held.abilities) or (verb != PLAY and held.type == EVENT):
        return "SWC-TM-10"
    zone = FROM_DISCARD if verb == RECALL else FROM_HAND
    one = held.abilities[which]
    if one.zone != zone:
        return "SWC-FAQ-3.5a"
    if spent(occ, held, which, (state.discards if verb == RECALL else state.hands)[seat].count(held.number)):
        return "SWC-CORE-ABI-5"
    if one.kind != kind or one.trigger is None or not one.trigger.meets(state, occ, seat, None):
        return wrong_time(held, which)
    return refusal(state, seat, held, which, None, occ)


def victors(mission: Kind, kind: int) -> list[int]:
    """SWC-EXT-MIS-7: which abilities of the completed mission work from the victory pile."""
    found = mission.abilities
    return [i for i in range(len(found)) if found[i].zone == FROM_VICTORY and found[i].kind == kind]


def spent(occ: Occurrence, kind: Kind, which: int, copies: int) -> bool:
    """SWC-CORE-ABI-5: each of the copies out of play has answered; an event, or what enters play by it, is gone."""
    if kind.type == EVENT or any(effect.enters() for effect in kind.abilities[which].effects):
        return False
    return occ.used.count(key_out(kind.number, which)) >= copies


def wrong_time(kind: Kind, which: int) -> str:
    one = kind.abilities[which]
    if one.kind == ACTION:
        return "SWC-TIM-6"
    return "SWC-TIM-12" if one.kind == INTERRUPT else "SWC-TIM-18"


def key_of(state: StarWars, move: int) -> int:
    """What an occurrence remembers of a use (SWC-TM-7); cards out of play are counted."""
    if verb_of(move) != USE:
        return key_out(kind_of(move), extra_of(move))
    piece = state.find(kind_of(move), nth_of(move))
    assert piece is not None
    return key_in(piece.uid, extra_of(move))
