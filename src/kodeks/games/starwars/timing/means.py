"""B.7 and SWC-FAQ-3.6: whether resources suffice, effects can have any result, and a card can enter play."""

from __future__ import annotations

from kodeks.games.starwars.cards.kind import FROM_PLAY, NONE, Kind
from kodeks.games.starwars.cards.words import DIAL, ENHANCEMENT, INFLUENCE, LIGHT, MISSION, NO_ENHANCEMENTS
from kodeks.games.starwars.constants.costs import MatchesAnything, PaysOnlyFor
from kodeks.games.starwars.constants.reach import is_so
from kodeks.games.starwars.fitting import blank, fits, has_keyword, says
from kodeks.games.starwars.moves import key_in
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import ALL, StarWars
from kodeks.games.starwars.timing.prospect import Prospect
from kodeks.games.starwars.values import needs_match

# --- resources --------------------------------------------------------------------------------------


def generates(state: StarWars, piece: Piece, seat: int, kind: Kind | None) -> int:
    """How many resources it can give for this card or, without one, for an ability (SWC-CORE-RES-3)."""
    value = piece.kind.resources
    if not value or piece.control != seat or piece.focus:
        return 0
    for constant in says(state, piece):
        if isinstance(constant, PaysOnlyFor):
            if kind is None or not constant.cards.fits_print(kind):
                return 0
    return value


def matches(state: StarWars, piece: Piece, kind: Kind) -> bool:
    """SWC-CORE-RES-5, SWC-EXT-INF."""
    if piece.kind.affiliation == kind.affiliation or has_keyword(state, piece, INFLUENCE):
        return True
    return is_so(state, piece, MatchesAnything)


def available(state: StarWars, seat: int, kind: Kind | None) -> int:
    total = 0
    for piece in state.cards:
        if piece is not None and piece.kind.resources:
            total += generates(state, piece, seat, kind)
    return total


def refusal(state: StarWars, seat: int, kind: Kind, cost: int) -> str:
    """Why so many resources can not be paid for the card, or ''."""
    if cost == 0:  # SWC-CORE-RES-7
        return ""
    total = 0
    matched = not needs_match(state, seat, kind)
    for piece in state.cards:
        if piece is not None and piece.kind.resources:
            value = generates(state, piece, seat, kind)
            if value:
                total += value
                matched = matched or matches(state, piece, kind)
    if total < cost:
        return "SWC-CORE-RES-2"
    return "" if matched else "SWC-CORE-RES-5"


def play_refusal(state: StarWars, seat: int, kind: Kind, cost: int, others: int, used: list[int]) -> str:
    """SWC-D-20: Interrupts but those used may lower the cost, by one for each of these other cards in hand."""
    why = refusal(state, seat, kind, cost)
    if why == "SWC-CORE-RES-2":
        least = max(lowest(state, seat, kind, cost, used), cost - others)
        if least < cost:
            return refusal(state, seat, kind, least)
    return why


def lowest(state: StarWars, seat: int, kind: Kind, cost: int, used: list[int]) -> int:
    """How low they may bring it."""
    for piece in state.cards:
        if piece is None or piece.control != seat or not piece.kind.waits or blank(state, piece):
            continue
        for which in range(len(piece.kind.abilities)):
            one = piece.kind.abilities[which]
            if one.trigger is not None and one.zone == FROM_PLAY and one.trigger.lowers(kind):
                if key_in(piece.uid, which) not in used:
                    for effect in one.effects:
                        cost = effect.lowered(cost)
    return cost


# --- effects ----------------------------------------------------------------------------------------------


def effect_refusal(state: StarWars, prospect: Prospect) -> str:
    """SWC-CORE-TERM-11, SWC-FAQ-3.6: targets for its independent parts, and some possible result."""
    why = "SWC-FAQ-3.6"
    for effect in prospect.ability.effects:
        if effect.then:
            continue
        if effect.could(state, prospect):
            why = ""
        else:
            lacks = effect.refusal(state, prospect)
            if lacks:
                return lacks
    return why


# --- entering play ----------------------------------------------------------------------------------------


def unseen(state: StarWars, seat: int, number: int) -> int:
    """How many copies of it may be in the hand, by what lies open."""
    left = state.rules.count[seat][number]
    for piece in state.cards:
        if piece is not None:
            if piece.number == number and piece.owner == seat:
                left -= 1
            if piece.fates and piece.owner == seat:
                left -= piece.fates.count(number)
            if piece.captured and seat == LIGHT:
                for i in range(len(piece.captured)):
                    left -= 1 if piece.captured[i] == number and piece.captured_known[i] == ALL else 0
    left -= state.discards[seat].count(number)
    left -= state.limbo[seat].count(number)
    left -= state.revealed[seat].count(number)
    for i in range(state.edge_up[seat]):
        if state.edge[seat][i] == number:
            left -= 1
    return min(left, len(state.hands[seat]))


def may_enter(state: StarWars, seat: int, kind: Kind) -> bool:
    """SWC-CORE-CARD-12: uniqueness, and for an enhancement a host."""
    if barred(state, kind) or crowded(state, seat, kind):
        return False
    return kind.type != ENHANCEMENT or kind.free or bool(hosts(state, seat, kind))


def barred(state: StarWars, kind: Kind) -> bool:
    """A unique card in play bars its printed title to both players (SWC-EXT-2.17)."""
    for piece in state.cards:
        if piece is not None and piece.kind.unique and piece.kind.title == kind.title:
            return True
    return False


def crowded(state: StarWars, seat: int, kind: Kind) -> bool:
    """SWC-EXT-MIS-2: a mission goes to the opponent, who has one already."""
    return kind.type == MISSION and any(piece.type == MISSION and piece.control != seat for piece in state.pieces())


def hosts(state: StarWars, seat: int, kind: Kind) -> list[Piece]:
    """SWC-CORE-DEP-4: what the enhancement may be attached to."""
    if kind.host is None:
        return []
    found: list[Piece] = []
    for piece in state.cards:
        if piece is not None and host_fits(state, seat, kind, piece):
            found.append(piece)
    return found


def host_fits(state: StarWars, seat: int, kind: Kind, piece: Piece) -> bool:
    if kind.host is None or not fits(state, piece, kind.host, seat, NONE):
        return False
    return piece.type == DIAL or not has_keyword(state, piece, NO_ENHANCEMENTS)
