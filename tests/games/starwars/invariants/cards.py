"""Cards: every one is somewhere, once, and where it may be."""

from __future__ import annotations

from collections import Counter

from kodeks.games.starwars.cards.kind import ANYONE, NONE, YOU
from kodeks.games.starwars.cards.kind import Cards as Description
from kodeks.games.starwars.cards.words import DARK, DIAL, ENHANCEMENT, LIGHT, MISSION, NO_ENHANCEMENTS, OBJECTIVE
from kodeks.games.starwars.fitting import has_keyword
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.kernel.note import Note
from tests.games.starwars.invariants.trajectory import Invariant, Trajectory, under_way

TAKES = {
    "{seat} takes {card} into hand",
    "{seat} shuffles {card} into the deck",
    "{card} enters play",
    "{seat} plays {card}",
    "{fate} is attached to {card}",
}


class Cards(Invariant):
    """01, 02, 12, 13, 14, 41."""

    def __init__(self, game: Trajectory) -> None:
        super().__init__(game)
        self.owned = [self.cards_of(seat) for seat in range(2)]

    def answered(self, move: int, notes: list[Note]) -> None:
        state = self.state
        for seat in range(2):
            assert self.cards_of(seat) == self.owned[seat]  # 01
        titles: list[str] = []
        for i, piece in enumerate(state.cards):
            if piece is None:
                continue
            assert piece.uid == i
            assert piece.owner == piece.kind.side  # 02
            if piece.captured:  # 12
                assert piece.type == OBJECTIVE and piece.control == DARK
                assert all(state.kind(number).side == LIGHT for number in piece.captured)
                assert len(piece.captured) == len(piece.captured_known) == len(piece.captured_group)
            if piece.kind.unique:
                titles.append(piece.kind.title)
            if piece.uid not in self.before.pieces:  # 41: a new instance
                assert piece.uid > max(self.before.pieces, default=0)
                assert not piece.engaged and not piece.extra
            elif piece.uid in self.before.pieces:
                assert self.before.pieces[piece.uid][4] == piece.number
            if not under_way(state):
                self.check_host(piece)
        assert len(titles) == len(set(titles))  # 13
        for effect in state.lasting:  # 41
            assert effect.card == NONE or state.get(effect.card) is not None

    def cards_of(self, seat: int) -> Counter[int]:
        """Every card of a player, wherever it lies."""
        state = self.state
        found: Counter[int] = Counter()
        for zone in (state.hands, state.discards, state.scrap, state.edge, state.limbo, state.chosen, state.revealed):
            found.update(zone[seat])
            assert all(state.kind(number).side == seat for number in zone[seat])  # 02
        for deck in (state.decks[seat], state.objectives[seat]):
            for layer in deck:
                found.update(layer.cards)
                assert all(state.kind(number).side == seat for number in layer.cards)
        for pile in range(2):
            for number in state.victory[pile]:
                kind = state.kind(number)
                assert kind.type in (OBJECTIVE, MISSION)
                assert (kind.side == pile) == (kind.type == MISSION)  # 02
                found[number] += kind.side == seat
        for piece in state.pieces():
            if piece.owner == seat and piece.type != DIAL:
                found[piece.number] += 1
                found.update(piece.fates)
            if seat == LIGHT:
                found.update(piece.captured)
        return found

    def check_host(self, piece: Piece) -> None:
        """14: an enhancement has a host that suits it, or lies free."""
        state = self.state
        if piece.type != ENHANCEMENT:
            assert piece.host == NONE
            return
        if piece.host == NONE:
            assert piece.kind.free
            return
        host = state.get(piece.host)
        assert host is not None and piece.kind.host is not None
        assert suits(state, piece.kind.host, host, piece.control)
        assert host.type == DIAL or not has_keyword(state, host, NO_ENHANCEMENTS)


class Piles(Invariant):
    """34."""

    def answered(self, move: int, notes: list[Note]) -> None:
        """What lay there stays in its order; cards go only by effects that take them."""
        for seat in range(2):
            old, new = self.before.discards[seat], self.state.discards[seat]
            if self.before.loose != NONE:  # cards that were discarded together are being laid in order
                old = old[: self.before.loose]
            kept = 0
            gone = 0
            for number in old:
                if kept < len(new) and new[kept] == number:
                    kept += 1
                else:
                    gone += 1
            if gone:
                assert any(note.text in TAKES for note in notes), [note.text for note in notes]


def suits(state: StarWars, wanted: Description, piece: Piece, seat: int) -> bool:
    """Whether a card is what an enhancement asks for."""
    if wanted.types and not wanted.types >> piece.type & 1:
        return False
    if wanted.whose != ANYONE and (piece.control == seat) != (wanted.whose == YOU):
        return False
    return not wanted.traits or any(trait in piece.kind.traits for trait in wanted.traits)
