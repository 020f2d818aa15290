"""Where cards are, and what lies on them."""

from __future__ import annotations

from collections import Counter

from kodeks.games.berserk.cards.words import ARTIFACT, EQUIPMENT, NONE, TERRAIN
from kodeks.games.berserk.features.called import called
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.field import CELLS, NOWHERE
from kodeks.games.berserk.knowing import (
    bodiless,
    current_lives,
    features,
    flying,
    full_lives,
    most_chips,
    room_for_lives,
)
from kodeks.games.berserk.piece import ALOFT, DECK, FIELD, GRAVE, Piece
from kodeks.games.berserk.state import DRAWN, PREPARING
from kodeks.games.berserk.steps.deployment import Deployment, half
from kodeks.kernel.note import Note
from kodeks.kernel.state import OVER
from tests.games.berserk.invariants.battle import Invariant, told

WAKING = {"poison": "BRS-KW-otravlenie", "fading": "BRS-KW-ugasanie", "regeneration": "BRS-KW-regeneratsiya"}


class Places(Invariant):
    """1 to 3, 7, 34, 36, 38."""

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self.owners: dict[int, int] = {}

    def answered(self, move: int, notes: list[Note]) -> None:
        state = self.state
        for seat in range(2):
            self.conserved(seat)
        for cell in range(CELLS):
            standing = [p for p in state.cards if p.zone == FIELD and p.cell == cell and p.host == NONE]
            ghosts = [p for p in standing if p.uid == state.ghost]
            assert len(standing) - len(ghosts) <= 1  # 3
            assert state.field[cell] == (NONE if not standing else state.field[cell])
            assert all(p.uid == state.field[cell] for p in standing if p.uid != state.ghost)
        slots = [piece.slot for piece in state.cards if piece.zone == ALOFT]
        assert len(set(slots)) == len(slots)
        for piece in state.cards:
            assert self.owners.setdefault(piece.uid, piece.owner) == piece.owner  # 38
            assert not piece.souls or piece.zone == GRAVE  # 36
            assert (piece.zone == FIELD) == (piece.cell != NOWHERE)
            if piece.hidden:
                assert piece.in_play()
                if state.turns >= 2 and self.calm():  # 34
                    assert any(feature.stealthy() for feature in piece.kind.features)
        for seat in range(2):
            assert sum(p.kind.type == TERRAIN for p in self.in_play(seat)) <= 1 or not state.fighting  # 7

    def conserved(self, seat: int) -> None:
        """1, 2: deck, deal or squad, graveyard and play make up the deck that was brought."""
        state = self.state
        found = Counter(state.decks[seat])
        found.update(state.deals[seat] or state.squads[seat])
        frame = state.frames[-1]
        if isinstance(frame, Deployment):
            found.update(kind for at, kind in enumerate(frame.cells) if kind != NONE and half(state, at) == seat)
        mine = [piece for piece in state.cards if piece.owner == seat]
        found.update(piece.kind.number for piece in mine if piece.zone in (FIELD, ALOFT, GRAVE))
        assert found == Counter(state.rules.pool[seat])
        assert sorted(state.graves[seat]) == [piece.uid for piece in mine if piece.zone == GRAVE]
        returned = Counter(piece.kind.number for piece in mine if piece.zone == DECK)
        assert not returned - Counter(state.decks[seat])


class Riders(Invariant):
    """4 to 6."""

    def question(self, moves: list[int]) -> None:
        if not self.calm():
            return
        for piece in self.state.in_play():
            if not piece.hidden:
                self.look(piece)

    def look(self, piece: Piece) -> None:
        state = self.state
        if piece.creature():
            assert flying(state, piece) == (piece.zone == ALOFT)  # 6
        if not piece.kind.rides():
            assert piece.host == NONE
            return
        host = state.cards[piece.host]
        assert host.in_play() and host.creature() and host.cell == piece.cell and not host.hidden  # 4
        if piece.kind.type == EQUIPMENT:  # 5
            assert not flying(state, host) and not bodiless(state, host)
            assert [r.kind.gear for r in state.riders(host.uid)].count(piece.kind.gear) == 1
            self.happened["gear"] += 1
        else:
            self.happened["symbiote"] += 1


class Marks(Invariant):
    """8 to 11, 37."""

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self.having: dict[str, int] = {}

    def question(self, moves: list[int]) -> None:
        state = self.state
        for piece in state.in_play():
            assert piece.wounds >= 0 and piece.extra >= 0 and piece.chips >= 0 and piece.steps >= 0
            assert 0 <= piece.promised_chips <= piece.chips
            if not self.calm() or piece.hidden:
                continue
            if piece.kind.attackable():
                assert piece.wounds < full_lives(state, piece)  # 8
                assert current_lives(state, piece) == full_lives(state, piece) - piece.wounds  # 9
            else:
                assert not piece.wounds and not piece.extra
            assert piece.kind.type != ARTIFACT or not piece.extra
            assert piece.chips <= most_chips(state, piece)  # 10
            assert not piece.extra or room_for_lives(state, piece) >= 0

    def answered(self, move: int, notes: list[Note]) -> None:
        for note in told(notes, "{card} is healed: {count}"):
            assert int(str(note.args["count"])) > 0  # 11
            self.happened["healed"] += 1
        for word in WAKING:  # 37: once for each that has it, where one may receive the wounds of another
            times = sum(note.clause == WAKING[word] and "count" in note.args for note in notes)
            assert times <= max(1, sum(note.clause == "BRS-TURN-1" for note in notes)) * self.having.get(word, 0)

    def answering(self, move: int) -> None:
        """How many cards have each of the features that work when a card opens; some may be on their way."""
        self.having = {}
        for piece in self.state.cards:
            kinds = {called(one).split()[0] for one in self.has(piece)} if piece.in_play() else set()
            for word in WAKING:
                self.having[word] = self.having.get(word, 0) + (word in kinds)
        for word in WAKING:
            self.having[word] = self.having.get(word, 0) + len(self.state.waiting) + len(self.state.frames)

    def has(self, piece: Piece) -> list[Feature]:
        """What is revealed in this answer works at once."""
        return piece.kind.features if piece.hidden else features(self.state, piece)


class Ending(Invariant):
    """39."""

    def question(self, moves: list[int]) -> None:
        if self.calm():
            assert all(any(piece.creature() for piece in self.in_play(seat)) for seat in range(2))

    def end(self) -> None:
        state = self.state
        left = [any(piece.creature() for piece in self.in_play(seat)) for seat in range(2)]
        assert state.turn == OVER and state.turns >= PREPARING
        if state.why == "BRS-END-8":
            assert state.winner == DRAWN and state.turns >= state.rules.turn_limit > 0
            return
        assert not all(left)
        assert state.winner == (DRAWN if not any(left) else left.index(True))
        assert not state.moves() and not state.offers()
        self.happened["drawn" if state.winner == DRAWN else "won"] += 1
