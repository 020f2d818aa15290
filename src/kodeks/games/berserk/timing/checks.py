"""Rule effects outside the stack: the dead die, places are put right, the game may be over (BRS-WND-7, BRS-END-1)."""

from __future__ import annotations

from kodeks.games.berserk.cards.words import EQUIPMENT, NONE
from kodeks.games.berserk.field import CELLS
from kodeks.games.berserk.knowing import bodiless, features, flying, full_lives, most_chips, room_for_lives
from kodeks.games.berserk.moves import CELL, TAKE, made, source_of
from kodeks.games.berserk.piece import ALOFT, BURIED, DESTROYED, FIELD, LIVES, Piece
from kodeks.games.berserk.state import DRAWN, PLAYING, Berserk
from kodeks.games.berserk.timing.event import Died
from kodeks.games.berserk.timing.gaining import lose, renew
from kodeks.games.berserk.timing.hosting import Hosting, homeless
from kodeks.games.berserk.timing.leaving import bury
from kodeks.games.berserk.timing.moving import stuck
from kodeks.games.berserk.timing.revealing import rise
from kodeks.games.berserk.timing.rising import Rising, riser
from kodeks.kernel.choice import Choice
from kodeks.kernel.note import Note
from kodeks.kernel.state import OVER as GAME_OVER
from kodeks.kernel.state import Frame


class Checks(Frame[Berserk]):
    """Pass after pass, until one finds nothing more (BRS-END-7)."""

    __slots__ = ("mourning",)

    def __init__(self) -> None:
        self.mourning = [False, False]  # who has lost a creature by death in it

    def copy(self) -> Checks:
        other = Checks()
        other.mourning = self.mourning[:]
        return other

    def run(self, state: Berserk) -> None:
        if self.places(state):
            return
        dead = [piece for piece in state.cards if piece.zone <= ALOFT and dies(state, piece)]
        if dead:
            for piece in dead:
                self.mourning[piece.control] = self.mourning[piece.control] or piece.creature()
            die(state, dead)
            return
        state.pop()
        for piece in state.cards:
            piece.slayer = NONE  # what has not killed by now has not killed
        look_for_an_end(state, self.mourning)
        if state.winner == PLAYING and not state.rules.incarnates_at_start:
            seat = riser(state)
            if seat != NONE:
                state.push(self)
                state.push(Rising(seat))

    def places(self, state: Berserk) -> bool:
        """Where cards belong, flight gained or lost, caps of lives and chips. True when somebody chooses first."""
        for piece in state.cards:
            if piece.zone > ALOFT or piece.hidden:
                continue
            if piece.lender != NONE and not any(one.feature.lends() and not one.lost for one in piece.acquired):
                piece.control = piece.lender
                piece.lender = NONE
                if state.log is not None:
                    args: dict[str, object] = {"seat": piece.control, "card": piece.kind.name}
                    state.tell("BRS-KW-kontroliruyushchiy", "{seat} controls {card} again", args)
            if state.fighting and homeless(piece):
                state.push(Hosting(piece.control))  # BRS-REV-12
                return True
            if piece.creature():
                flies = flying(state, piece)
                if flies and piece.zone == FIELD and piece.host == NONE:
                    rise(state, piece, "BRS-FLY-14")
                    for feature in features(state, piece):
                        if feature.grounded():
                            lose(state, piece, feature)
                elif not flies and piece.zone == ALOFT and not piece.kind.aloft():
                    if self.land(state, piece):
                        return True
            if piece.acquired or state.rules.reaching:
                rid(state, piece)
            if piece.acquired and state.rules.reaching:
                renew(state, piece)
            if piece.extra:
                piece.extra = max(0, piece.extra + min(0, room_for_lives(state, piece)))
            if piece.chips:
                piece.chips = min(piece.chips, most_chips(state, piece))
        return False

    def land(self, state: Berserk, piece: Piece) -> bool:
        """BRS-AMB-59: on a free cell of its controller's third row, else the second, else the first; else it dies."""
        for row in (3, 2, 1):
            found = [cell for cell in range(CELLS) if state.row(piece.control, cell) == row and state.free(cell)]
            if found:
                state.push(Landing(piece.uid, found))
                return True
        piece.doom = DESTROYED
        return False


def rid(state: Berserk, piece: Piece) -> None:
    """What it can not have any more is lost (BRS-KW-zashchita-ot-otravleniya)."""
    found = features(state, piece)
    for one in found:
        if any(other.bars_feature(state, piece, one) for other in found):
            lose(state, piece, one)


class Landing(Choice[Berserk]):
    """BRS-AMB-59."""

    __slots__ = ("uid", "cells")

    def __init__(self, uid: int, cells: list[int]) -> None:
        self.uid = uid
        self.cells = cells

    def chooser(self, state: Berserk) -> int:
        return state.cards[self.uid].control

    def offers(self, state: Berserk) -> list[int]:
        return [made(CELL, cell) for cell in self.cells]

    def chosen(self, state: Berserk, move: int) -> None:
        piece = state.cards[self.uid]
        piece.slot = NONE
        state.stand(piece, source_of(move))
        state.tell("BRS-AMB-59", "{card} stands on the battlefield again", {"card": piece.kind.name})

    def prompt(self, state: Berserk, seat: int) -> Note:
        piece = state.cards[self.uid]
        args: dict[str, object] = {"seat": piece.control, "card": piece.kind.name}
        return Note("BRS-AMB-59", "{seat} chooses a cell for {card}", args)

    def copy(self) -> Landing:
        return Landing(self.uid, self.cells)


def dies(state: Berserk, piece: Piece) -> bool:
    """BRS-WND-3; riders die without a host (BRS-SYM-8), equipment also on one that it can not be on (BRS-EQ-4).

    So does an incorporeal creature whose move has ended where somebody stands (BRS-AMB-37).
    """
    if piece.doom != LIVES or (state.ghost == piece.uid and stuck(state, piece)):
        return True
    if piece.hidden:
        return False
    if piece.kind.rides() and state.fighting:
        host = state.cards[piece.host] if piece.host != NONE else None
        if host is None or host.zone != FIELD or host.cell != piece.cell:
            return True
        if piece.kind.type == EQUIPMENT:
            return flying(state, host) or bodiless(state, host)
    return piece.kind.attackable() and piece.wounds >= full_lives(state, piece)


def die(state: Berserk, dead: list[Piece]) -> None:
    """All at once (BRS-WND-8); what waits for it reads them as they were (BRS-WND-14)."""
    for piece in dead:
        piece.doom = max(piece.doom, DESTROYED)
    if state.rules.each_death:  # BRS-AMB-68
        for piece in dead:
            state.rules.announce(state, died([piece]))
    else:
        state.rules.announce(state, died(dead))
    for piece in dead:
        if state.log is not None:
            state.tell("BRS-WND-3", "{card} dies", {"card": piece.kind.name})
        bury(state, piece)
    if state.rules.graves_ordered and all(creatures_left(state)):  # else the game is about to end
        for owner in (state.foe(state.active), state.active):
            state.push(Burying(owner, [piece.uid for piece in dead if piece.owner == owner]))


class Burying(Choice[Berserk]):
    """Of cards that die together their owner says how they lie in the graveyard (BRS-IM-kladbishche)."""

    __slots__ = ("owner", "uids")

    def __init__(self, owner: int, uids: list[int]) -> None:
        self.owner = owner
        self.uids = uids  # those that are not yet in their order

    def copy(self) -> Burying:
        return Burying(self.owner, self.uids[:])

    def chooser(self, state: Berserk) -> int:
        return self.owner

    def run(self, state: Berserk) -> None:
        if len(self.offers(state)) > 1:
            state.turn = self.owner
        else:
            state.pop()

    def offers(self, state: Berserk) -> list[int]:
        return [made(TAKE, number) for number in sorted({state.cards[uid].kind.number for uid in self.uids})]

    def chosen(self, state: Berserk, move: int) -> None:
        """The card goes below the others that are still to be ordered."""
        uid = next(uid for uid in self.uids if state.cards[uid].kind.number == source_of(move))
        grave = state.graves[self.owner]
        grave.remove(uid)
        grave.insert(len(grave) + 1 - len(self.uids), uid)
        self.uids.remove(uid)
        state.tell("BRS-IM-kladbishche", "{card} goes to the graveyard", {"card": state.cards[uid].kind.name})
        state.push(self)

    def prompt(self, state: Berserk, seat: int) -> Note:
        return Note("BRS-IM-kladbishche", "{seat} chooses the card that lies lowest", {"seat": self.owner})


def died(dead: list[Piece]) -> Died:
    killers = [piece.slayer for piece in dead]
    types = [piece.slain_by for piece in dead]
    return Died([piece.copy() for piece in dead], killers, types, [piece.doom != BURIED for piece in dead])


def look_for_an_end(state: Berserk, mourning: list[bool]) -> None:
    """BRS-END-1 to END-4: hidden creatures count, and so does a loss of them without a death."""
    if state.winner == PLAYING and state.fighting:
        left = creatures_left(state)
        if not any(left):
            state.finish(DRAWN, "BRS-END-3")
        elif not all(left):
            winner = 0 if left[0] else 1
            state.finish(winner, "BRS-END-1" if mourning[1 - winner] or barren(state, 1 - winner) else "BRS-END-4")
    if state.winner != PLAYING:
        state.frames = [Ended()]


def barren(state: Berserk, seat: int) -> bool:
    """Whether the squad never had a creature (BRS-SQ-21)."""
    return not any(piece.creature() and piece.owner == seat for piece in state.cards)


def creatures_left(state: Berserk) -> list[bool]:
    """Whether each player has a creature."""
    left = [False, False]
    for piece in state.cards:
        if piece.zone <= ALOFT and piece.creature():
            left[piece.control] = True
    return left


class Ended(Frame[Berserk]):
    """The game is over."""

    __slots__ = ()

    def run(self, state: Berserk) -> None:
        state.turn = GAME_OVER
        if state.winner == DRAWN:
            state.tell(state.why, "The game is drawn")
        else:
            state.tell(state.why, "{seat} wins", {"seat": state.winner})

    def offers(self, state: Berserk) -> list[int]:
        return []

    def prompt(self, state: Berserk, seat: int) -> Note:
        return Note(state.why, "The game is over")
