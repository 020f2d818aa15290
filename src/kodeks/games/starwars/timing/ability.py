"""SWC-TM-10: which abilities may answer an event or be used as Actions, and why others may not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kodeks.games.starwars.cards import ops
from kodeks.games.starwars.cards.kind import (
    ACTION,
    ANYONE,
    FROM_DISCARD,
    FROM_HAND,
    FROM_VICTORY,
    HOST,
    INTERRUPT,
    NONE,
    THIS,
    YOU,
    Ability,
    Cards,
    Kind,
    Trigger,
)
from kodeks.games.starwars.cards.words import ENHANCEMENT, EVENT, FATE, LIMITED, UNIT
from kodeks.games.starwars.conditions.condition import all_hold
from kodeks.games.starwars.fitting import blank, fits
from kodeks.games.starwars.moves import EXTRA, PLAY, RECALL, USE, by_kind, by_piece, extra_of, kind_of, nth_of, verb_of
from kodeks.games.starwars.moves import (
    FROM_HAND as REVEAL,
)
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing import means
from kodeks.games.starwars.timing.prospect import Prospect
from kodeks.games.starwars.values import cost_of

if TYPE_CHECKING:
    from kodeks.games.starwars.timing.occurrence import Occurrence


def listening(state: StarWars, event: int) -> bool:
    """Whether anything in play, or perhaps out of play, waits for such an event."""
    bit = 1 << event
    if (state.watch[0] | state.watch[1]) & bit:
        return True
    for piece in state.cards:
        if piece is not None and piece.kind.waits & bit:
            return True
    return False


# --- triggers -----------------------------------------------------------------------------------


def meets(state: StarWars, trigger: Trigger, occ: Occurrence, seat: int, piece: Piece | None, kind: int) -> bool:
    """Whether the event is what the ability waits for."""
    event = trigger.event
    if event != occ.event:
        return False
    who = trigger.who
    flag = trigger.flag
    if event == ops.ON_PHASE or event == ops.ON_PHASE_END:
        return occ.amount == flag and same_player(who, occ.who, seat)
    if event == ops.ON_STRUGGLE:
        if who == ANYONE:
            return kind == INTERRUPT
        return kind != INTERRUPT and (occ.amount == seat) != (flag == ops.LOST)
    if event == ops.ON_LEAVE and flag & ops.CAPTURED:
        return occ.flag & ops.CAPTURED != 0 and left_fits(state, trigger.cards, occ, seat)
    if not same_player(who, occ.who, seat):
        return False
    if event == ops.ON_DAMAGED and flag & ops.BY_SOURCE:
        if piece is None or occ.source != piece.uid or not occ.flag & ops.DEALT:  # SWC-FAQ-4.3a
            return False
        return about(state, trigger.cards, occ, seat, piece)
    if event == ops.ON_EDGE:
        if flag & ops.AS_ATTACKER and seat != state.active:
            return False
        return flag & ops.CONTESTED == 0 or occ.flag & ops.CONTESTED != 0
    if flag & ~occ.flag:
        return False
    if event == ops.ON_PLAY and trigger.cards is not None:
        return occ.flag & ops.IS_PLAYED != 0 and trigger.cards.fits_print(state.kind(occ.what))
    if event == ops.ON_COST:
        return trigger.cards is not None and trigger.cards.fits_print(state.kind(occ.what))
    if event == ops.ON_EDGE_DISCARD:
        found = state.kind(occ.what)
        return found.type == FATE and (trigger.cards is None or found.title != trigger.cards.title)
    if event == ops.ON_FATE:
        return trigger.cards is not None and state.kind(occ.what).title == trigger.cards.title
    if trigger.cards is None:
        return True
    return about(state, trigger.cards, occ, seat, piece)


def same_player(who: int, found: int, seat: int) -> bool:
    return who == ANYONE or (found == seat) == (who == YOU)


def about(state: StarWars, cards: Cards | None, occ: Occurrence, seat: int, piece: Piece | None) -> bool:
    """Whether the card of the event is the one meant; one that has left play is judged by what it was."""
    if cards is None:
        return True
    if cards.how == THIS:
        return piece is not None and occ.card == piece.uid
    if cards.how == HOST:
        return piece is not None and piece.host != NONE and occ.card == piece.host
    card = state.get(occ.card)
    if card is None:
        return left_fits(state, cards, occ, seat)
    return fits(state, card, cards, seat, NONE if piece is None else piece.uid)


def left_fits(state: StarWars, cards: Cards | None, occ: Occurrence, seat: int) -> bool:
    if cards is None or occ.what == NONE:
        return cards is None
    if cards.whose != ANYONE and (occ.who == seat) != (cards.whose == YOU):
        return False
    kind = state.kind(occ.what)
    return cards.in_play(ENHANCEMENT if occ.flag & ops.ENHANCED else kind.type) and cards.fits_rest(kind)


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
        why = means.play_refusal(state, seat, kind, cost_of(state, seat, kind), len(state.hands[seat]) - 1)
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


# --- answers to an event ----------------------------------------------------------------------------


def forced(state: StarWars, occ: Occurrence, kind: int) -> list[int]:
    """The forced abilities that the event sets off, as moves."""
    found: list[int] = []
    bit = 1 << occ.event
    for piece in state.cards:
        if piece is None or not piece.kind.waits & bit:
            continue
        for which in range(len(piece.kind.abilities)):
            one = piece.kind.abilities[which]
            if one.forced and one.kind == kind and answers(state, occ, piece, which, kind):
                if not refusal(state, piece.control, piece.kind, which, piece, occ):
                    found.append(use_move(piece, which))
    return found


def answers(state: StarWars, occ: Occurrence, piece: Piece, which: int, kind: int) -> bool:
    one = piece.kind.abilities[which]
    if one.kind != kind or one.trigger is None or one.zone != 0:
        return False
    if piece.uid * 16 + which in occ.used or piece.uid >= occ.since or blank(state, piece):
        return False
    return meets(state, one.trigger, occ, piece.control, piece, kind)


def use_move(piece: Piece, which: int) -> int:
    return by_piece(USE + which * EXTRA, piece)


def may_respond(state: StarWars, occ: Occurrence, seat: int, kind: int) -> bool:
    """Whether the seat could answer, as far as everybody can tell: being asked shows nothing of a hand."""
    bit = 1 << occ.event
    for piece in state.cards:
        if piece is None or piece.control != seat or not piece.kind.waits & bit:
            continue
        for which in range(len(piece.kind.abilities)):
            if not piece.kind.abilities[which].forced and answers(state, occ, piece, which, kind):
                if not refusal(state, seat, piece.kind, which, piece, occ, True):
                    return True
    if not state.watch[seat] & bit:
        return False
    if occ.event == ops.ON_COMPLETED:
        return occ.who == seat and any(completed_answer(state, occ, seat, which) for which in victors(state, occ, kind))
    for number in state.rules.pool[seat]:
        one = state.kind(number)
        if one.waits_hand & bit:
            copies = means.unseen(state, seat, number)
            for which in range(len(one.abilities)):
                if copies > 0 and hidden_answer(state, occ, seat, one, which, kind, FROM_HAND, copies):
                    return True
        if one.waits_discard & bit:
            copies = state.discards[seat].count(number)
            for which in range(len(one.abilities)):
                if copies > 0 and hidden_answer(state, occ, seat, one, which, kind, FROM_DISCARD, copies):
                    return True
    return False


def hidden_answer(
    state: StarWars, occ: Occurrence, seat: int, kind: Kind, which: int, word: int, zone: int, copies: int
) -> bool:
    """Whether a card out of play, if it is there, could answer."""
    one = kind.abilities[which]
    if one.kind != word or one.trigger is None or one.zone != zone or spent(occ, kind, which, copies):
        return False
    if not meets(state, one.trigger, occ, seat, None, word):
        return False
    return not refusal(state, seat, kind, which, None, occ, True)


def responses(state: StarWars, occ: Occurrence, seat: int, kind: int) -> list[int]:
    """Every answer that the seat could think of: all its abilities of this sort that wait for such an event."""
    found: list[int] = []
    bit = 1 << occ.event
    for piece in state.cards:
        if piece is None or piece.control != seat or not piece.kind.waits & bit:
            continue
        for which in range(len(piece.kind.abilities)):
            one = piece.kind.abilities[which]
            if one.kind == kind and not one.forced and one.trigger is not None and one.trigger.event == occ.event:
                found.append(use_move(piece, which))
    if not state.watch[seat] & bit:
        return found
    if occ.event == ops.ON_COMPLETED:
        if occ.who == seat:
            found += [by_kind(RECALL + which * EXTRA, occ.what) for which in victors(state, occ, kind)]
        return found
    for number in dict.fromkeys(state.hands[seat]):
        held = state.kind(number)
        if held.waits_hand & bit:
            for which in range(len(held.abilities)):
                if held.abilities[which].kind == kind and held.abilities[which].zone == FROM_HAND:
                    verb = PLAY if held.type == EVENT else REVEAL + which * EXTRA
                    found.append(by_kind(verb, number))
    for number in dict.fromkeys(state.discards[seat]):
        gone = state.kind(number)
        if gone.waits_discard & bit:
            for which in range(len(gone.abilities)):
                if gone.abilities[which].kind == kind and gone.abilities[which].zone == FROM_DISCARD:
                    found.append(by_kind(RECALL + which * EXTRA, number))
    return found


def response_refusal(state: StarWars, occ: Occurrence, seat: int, kind: int, move: int) -> str:
    """Why this is no answer to the event now, or ''."""
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
        if piece.uid * 16 + which in occ.used:
            return "SWC-CORE-ABI-5"
        if piece.uid >= occ.since:
            return "SWC-TM-11"
        if piece.kind.abilities[which].forced or not answers(state, occ, piece, which, kind):
            return wrong_time(piece.kind, which)
        return refusal(state, seat, piece.kind, which, piece, occ)
    if verb not in (PLAY, REVEAL, RECALL) or kind_of(move) >= len(state.rules.kinds):
        return "SWC-TIM-4"
    held = state.kind(kind_of(move))
    if occ.event == ops.ON_COMPLETED:
        if verb != RECALL or occ.who != seat or occ.what != held.number or which not in victors(state, occ, kind):
            return "SWC-EXT-MIS-7"
        if spent(occ, held, which, 1):
            return "SWC-CORE-ABI-5"
        return refusal(state, seat, held, which, None, occ)
    if verb == RECALL:
        if held.number not in state.discards[seat]:
            return "SWC-FAQ-3.5a"
    elif held.number not in state.hands[seat]:
        return "SWC-FAQ-3.5b" if held.type == EVENT else "SWC-FAQ-3.5a"
    if which >= len(held.abilities) or (verb == PLAY) != (held.type == EVENT):
        return "SWC-TIM-4" if held.type == UNIT or not held.abilities else "SWC-TM-10"
    zone = FROM_DISCARD if verb == RECALL else FROM_HAND
    one = held.abilities[which]
    if one.zone != zone:
        return "SWC-FAQ-3.5a"
    if spent(occ, held, which, (state.discards if verb == RECALL else state.hands)[seat].count(held.number)):
        return "SWC-CORE-ABI-5"
    if one.kind != kind or one.trigger is None or not meets(state, one.trigger, occ, seat, None, kind):
        return wrong_time(held, which)
    return refusal(state, seat, held, which, None, occ)


def victors(state: StarWars, occ: Occurrence, kind: int) -> list[int]:
    """SWC-EXT-MIS-7: which abilities of the completed mission work from the victory pile."""
    found = state.kind(occ.what).abilities
    return [i for i in range(len(found)) if found[i].zone == FROM_VICTORY and found[i].kind == kind]


def completed_answer(state: StarWars, occ: Occurrence, seat: int, which: int) -> bool:
    if spent(occ, state.kind(occ.what), which, 1):
        return False
    return not refusal(state, seat, state.kind(occ.what), which, None, occ, True)


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
    return piece.uid * 16 + extra_of(move)


def key_out(kind: int, which: int) -> int:
    return -2 - kind * 16 - which


def user_of(state: StarWars, occ: Occurrence, move: int) -> int:
    """Who uses it: the controller (SWC-EXT-3.10); an answer from hand is the one of the seat that was asked."""
    if verb_of(move) != USE:
        return 1 - occ.asked
    piece = state.find(kind_of(move), nth_of(move))
    assert piece is not None
    return piece.control
