"""Hosts of symbiotes and equipment (BRS-EQ-2 to EQ-6, BRS-SYM-2 to SYM-4, BRS-REV-6, REV-12)."""

from __future__ import annotations

from kodeks.games.berserk.cards.words import EQUIPMENT, NONE, PARASITE
from kodeks.games.berserk.knowing import bodiless, classed, features, flying
from kodeks.games.berserk.moves import HOST, PASS, made, piece_at, place_of, source_of, target_of, verb_of
from kodeks.games.berserk.piece import DESTROYED, FIELD, LIVES, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.revealing import reveal
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame


def homeless(piece: Piece) -> bool:
    """Whether it is revealed and waits for a host."""
    if piece.zone != FIELD or piece.host != NONE or piece.hidden or piece.doom != LIVES:
        return False
    return piece.kind.rides()


def hosts(state: Berserk, rider: Piece) -> list[Piece]:
    """The cards that it may be put on, as far as its player knows them."""
    return [piece for piece in state.cards if piece.zone == FIELD and not host_refusal(state, rider, piece)]


def host_refusal(state: Berserk, rider: Piece, host: Piece) -> str:
    """Why it can not be put there, or ''. A hidden card of one's own becomes a host by being revealed (BRS-REV-16)."""
    if not host.hidden:
        return known_refusal(state, rider, host)
    if host.control != rider.control:  # it may be a creature
        return "" if parasite_fits(state, rider, host) else "BRS-REV-16"
    host.hidden = False
    why = known_refusal(state, rider, host)
    host.hidden = True
    return why


def known_refusal(state: Berserk, rider: Piece, host: Piece) -> str:
    if rider.kind.type == EQUIPMENT:
        return wearer_refusal(state, rider, host)
    if rider.kind.sub == PARASITE:
        if not parasite_fits(state, rider, host) or not bears(state, host):
            return "BRS-SYM-3"
    elif host.control != rider.control or host is rider or not bears(state, host):
        return "BRS-SYM-2"
    return "BRS-SYM-4" if bodiless(state, host) and not bodiless(state, rider) else ""


def parasite_fits(state: Berserk, rider: Piece, host: Piece) -> bool:
    """A card in the first row of the opponent."""
    foe = state.foe(rider.control)
    return rider.kind.sub == PARASITE and host.control == foe and state.row(foe, host.cell) == 1


def bears(state: Berserk, host: Piece) -> bool:
    """Whether symbiotes can be on it at all."""
    return host.creature() and not host.kind.rides() and not flying(state, host)


def wearer_refusal(state: Berserk, gear: Piece, host: Piece) -> str:
    if host.control != gear.control:
        return "BRS-EQ-2"
    if not host.creature():
        return "BRS-ART-5"
    if not classed(state, host) or flying(state, host) or bodiless(state, host):
        return "BRS-EQ-3"
    for feature in features(state, host):
        if feature.wears_not(gear.kind):
            return "BRS-KW-ne-nosit"
    for feature in gear.kind.features:
        if feature.fits_not(state, gear, host):
            return "BRS-GOLD-1"
    for other in state.riders(host.uid):
        if other.kind.gear == gear.kind.gear:
            return "BRS-EQ-6"
    return ""


class Hosting(Frame[Berserk]):
    """A player puts his symbiotes and equipment on creatures; those that find no host die (BRS-REV-7).

    Nobody has to reveal a card for that.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def riders(self, state: Berserk) -> list[Piece]:
        return [piece for piece in state.cards if piece.control == self.seat and homeless(piece)]

    def run(self, state: Berserk) -> None:
        riders = self.riders(state)
        if not riders:
            state.pop()
            return
        found = self.offers(state)
        secret = any(piece.hidden and piece.control == self.seat for piece in state.cards)
        if len(found) == 1 and not secret:  # else the other would learn that no hidden card can be a host
            self.play(state, found[0])
        else:
            state.turn = self.seat

    def offers(self, state: Berserk) -> list[int]:
        found: list[int] = []
        open = False
        for rider in self.riders(state):
            place = place_of(state, rider)
            for host in hosts(state, rider):
                found.append(made(HOST, place, place_of(state, host)))
                open = open or not host.hidden
        return found if open else [*found, PASS]

    def moves(self, state: Berserk) -> list[int]:
        return self.offers(state)

    def refusal(self, state: Berserk, move: int) -> str:
        if move == PASS:
            return "" if PASS in self.offers(state) else "BRS-REV-6"
        rider = piece_at(state, source_of(move)) if verb_of(move) == HOST else None
        if rider is None or rider not in self.riders(state):
            return "BRS-REV-6"
        host = piece_at(state, target_of(move))
        if host is None:
            return "BRS-KW-khozyain"
        return host_refusal(state, rider, host) or ("" if host.zone == FIELD else "BRS-KW-khozyain")

    def play(self, state: Berserk, move: int) -> None:
        if move == PASS:
            for piece in self.riders(state):
                piece.doom = DESTROYED
            return
        rider, host = piece_at(state, source_of(move)), piece_at(state, target_of(move))
        assert rider is not None and host is not None
        if host.hidden:
            reveal(state, host)
            if known_refusal(state, rider, host):
                rider.doom = DESTROYED
                state.tell("BRS-GOLD-3", "{card} can not be put there", {"card": rider.kind.name})
                return
        state.mount(rider, host)
        if state.log is not None:
            clause = "BRS-EQ-2" if rider.kind.type == EQUIPMENT else "BRS-SYM-2"
            state.tell(clause, "{card} is put on {host}", {"card": rider.kind.name, "host": host.kind.name})

    def prompt(self, state: Berserk, seat: int) -> Note:
        return Note("BRS-REV-6", "{seat} puts symbiotes and equipment on creatures", {"seat": self.seat})
