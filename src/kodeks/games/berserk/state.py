"""The table of Berserk as data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.cards.words import NONE
from kodeks.games.berserk.field import CELLS, NOWHERE, row_of
from kodeks.games.berserk.labels import told
from kodeks.games.berserk.moves import DRAW, PASS, WORD, said, speaker
from kodeks.games.berserk.piece import ALOFT, FIELD, Piece
from kodeks.games.berserk.rules import Rules
from kodeks.kernel.game import Game
from kodeks.kernel.modifiers import Lasting
from kodeks.kernel.note import Note
from kodeks.kernel.part import twin
from kodeks.kernel.stack import Stack
from kodeks.kernel.state import OVER, Frame, State

if TYPE_CHECKING:
    from kodeks.games.berserk.features.feature import Feature

PLAYING: Final = -1
DRAWN: Final = 2
PREPARING: Final = 0  # the turn before the first
CALM: Final = 2  # frames: the turn, and a window in it


class Wall(Lasting):
    """A cell that a feature makes occupied (BRS-ZONE-9)."""

    __slots__ = ("cell",)

    def __init__(self, cell: int, until: int) -> None:
        super().__init__(until)
        self.cell = cell


class Berserk(State):
    __slots__ = (
        "rules",
        "first",  # the seat of the First player
        "active",  # whose turn it is
        "turns",  # begun so far; 0 in the preparatory phase
        "fighting",  # all riders are placed: who has no creature has lost (BRS-END-2)
        "crystals",  # what each seat has got: gold, silver
        "decks",  # the kinds in each deck, sorted: nobody knows their order
        "deals",  # until both squads are built
        "squads",  # what each has chosen of the deal and not yet deployed
        "cards",  # all pieces, by uid, wherever they are now
        "field",  # who stands on each cell, its riders aside
        "ghost",  # an incorporeal creature that stands where somebody else does
        "graves",  # uids, the last on top (BRS-IM-kladbishche)
        "walls",
        "stack",
        "waiting",  # features that were set off and are not yet declared
        "chain",  # what was set off and executed in this turn (BRS-GOLD-4)
        "loose",  # as much of that was executed before the last decision
        "proposal",  # who wants a draw (BRS-END-8)
        "dice",  # the last throw, for whoever looks: roller, die, number, and so on
        "asking",  # how deep in conditions features are asked for just now; 0 between moves
        "known",  # while moves are listed: the features of each card, as far as somebody has asked
        "winner",
        "why",
    )

    def __init__(self, game: Game, rules: Rules) -> None:
        super().__init__(game)
        self.rules = rules
        self.first = 0
        self.active = 0
        self.turns = PREPARING
        self.fighting = False
        self.crystals: list[list[int]] = [[0, 0], [0, 0]]
        self.decks: list[list[int]] = [[], []]
        self.deals: list[list[int]] = [[], []]
        self.squads: list[list[int]] = [[], []]
        self.cards: list[Piece] = []
        self.field: list[int] = [NONE] * CELLS
        self.ghost = NONE
        self.graves: list[list[int]] = [[], []]
        self.walls: list[Wall] = []
        self.stack = Stack([0, 1], 0)
        self.waiting: list[Frame[Berserk]] = []
        self.chain: list[int] = []
        self.loose = 0
        self.proposal = NONE
        self.dice: list[int] = []
        self.asking = 0
        self.known: list[list[Feature] | None] = []
        self.winner = PLAYING
        self.why = ""

    def copy(self) -> Berserk:
        other = Berserk(self.game, self.rules)
        other.first = self.first
        other.active = self.active
        other.turns = self.turns
        other.fighting = self.fighting
        other.crystals = [pair[:] for pair in self.crystals]
        other.decks = [deck[:] for deck in self.decks]
        other.deals = [deal[:] for deal in self.deals]
        other.squads = [squad[:] for squad in self.squads]
        other.cards = [piece.copy() for piece in self.cards]
        other.field = self.field[:]
        other.ghost = self.ghost
        other.graves = [grave[:] for grave in self.graves]
        other.walls = self.walls[:] if self.walls else []
        if self.tangled():
            memo: dict[int, object] = {}
            other.turn = self.turn
            other.frames = twin(self.frames, memo)
            other.stack = twin(self.stack, memo)
            other.waiting = twin(self.waiting, memo)
        else:
            self.copy_into(other)
            other.stack = self.stack.copy()
        other.chain = self.chain[:] if self.chain else []
        other.loose = self.loose
        other.proposal = self.proposal
        other.dice = self.dice[:] if self.dice else []
        other.winner = self.winner
        other.why = self.why
        return other

    def tangled(self) -> bool:
        """Whether what is going on may hold the same attack or event in several places. In a window it does not."""
        if len(self.frames) > CALM or self.waiting:
            return True
        for use in self.stack.items:
            if use.event is not None:
                return True
        return False

    # players

    def foe(self, seat: int) -> int:
        return 1 - seat

    def forward(self, seat: int) -> int:
        """BRS-ZONE-8: up the field for the First player, down for the Second."""
        return 1 if seat == self.first else -1

    def row(self, seat: int, cell: int) -> int:
        """1, 2 or 3 on this player's half, 0 on the other."""
        return row_of(cell, seat == self.first)

    def moment(self, turn: int, end: bool) -> int:
        """The start or the end of a turn, as lasting effects count them."""
        return 2 * turn + (1 if end else 0)

    def next_turn_of(self, seat: int) -> int:
        """The number of the next turn of this player that has not begun."""
        return self.turns + (1 if self.active != seat or (self.turns == PREPARING and seat == self.first) else 2)

    # cards

    def kind(self, number: int) -> Kind:
        return self.rules.kinds[number]

    def in_play(self) -> list[Piece]:
        return [piece for piece in self.cards if piece.zone <= ALOFT]

    def new_piece(self, kind: Kind, owner: int) -> Piece:
        piece = Piece(len(self.cards), kind, owner)
        self.cards.append(piece)
        return piece

    def at(self, cell: int) -> Piece | None:
        """Who stands there, riders aside."""
        uid = self.field[cell]
        return self.cards[uid] if uid != NONE else None

    def on(self, cell: int) -> list[Piece]:
        """All cards on a cell: who stands there, then its riders in the order of their arrival."""
        found: list[Piece] = []
        for piece in self.cards:
            if piece.zone == FIELD and piece.cell == cell:
                found.append(piece)
        return found

    def riders(self, uid: int) -> list[Piece]:
        """Symbiotes and equipment of a host."""
        found: list[Piece] = []
        for piece in self.cards:
            if piece.host == uid and piece.zone == FIELD:
                found.append(piece)
        return found

    def free(self, cell: int) -> bool:
        """BRS-ZONE-9."""
        if self.field[cell] != NONE:
            return False
        for wall in self.walls:
            if wall.cell == cell:
                return False
        return True

    def free_cells(self) -> list[int]:
        return [cell for cell in range(CELLS) if self.free(cell)]

    def stand(self, piece: Piece, cell: int) -> None:
        """It stands there now, with its riders; where it stood is free."""
        self.lift(piece)
        piece.zone = FIELD
        piece.cell = cell
        if self.field[cell] == NONE:
            self.field[cell] = piece.uid
        elif not piece.kind.rides():
            self.ghost = piece.uid
        self.carry(piece)

    def mount(self, rider: Piece, host: Piece) -> None:
        """A symbiote or equipment is on the cell of its host (BRS-SYM-5, EQ-9)."""
        self.lift(rider)
        rider.zone = FIELD
        rider.host = host.uid
        rider.cell = host.cell
        self.carry(rider)

    def carry(self, piece: Piece) -> None:
        """Its riders are where it is, and so are theirs (BRS-EQ-11)."""
        for rider in self.riders(piece.uid):
            rider.cell = piece.cell
            self.carry(rider)

    def lift(self, piece: Piece) -> None:
        """It stands nowhere."""
        if self.ghost == piece.uid:
            self.ghost = NONE
        elif piece.cell != NOWHERE and self.field[piece.cell] == piece.uid:
            self.field[piece.cell] = NONE
            if self.ghost != NONE and self.cards[self.ghost].cell == piece.cell:
                self.field[piece.cell] = self.ghost  # which stands there alone now
                self.ghost = NONE
        piece.cell = NOWHERE

    def soar(self, piece: Piece) -> None:
        """To the additional zone (BRS-REV-5)."""
        self.lift(piece)
        taken = [other.slot for other in self.cards if other.zone == ALOFT]
        piece.slot = 0
        while piece.slot in taken:
            piece.slot += 1
        piece.zone = ALOFT

    # what a card is; its features may change it (knowing.py)

    def independent(self, piece: Piece) -> bool:
        """Whether it takes the cell for itself."""
        return piece.zone == FIELD and piece.host == NONE

    def same_side(self, one: Piece, other: Piece) -> bool:
        return one.control == other.control

    # words

    def label(self, move: int) -> Note | None:
        return super().label(move) or told(self, move)

    # the end

    def refusal(self, move: int) -> str:
        """Surrender and a draw by agreement are possible at any time (BRS-END-8)."""
        if move > WORD or self.turn == OVER:
            return super().refusal(move)
        return "BRS-END-8" if said(move) == DRAW and self.proposal == speaker(move) else ""

    def play(self, move: int) -> None:
        if move <= WORD:
            self.rules.say(self, move)
            return
        if self.turn == self.foe(self.proposal) and move != PASS:
            self.proposal = NONE  # he has answered by going on
        super().play(move)

    def finish(self, winner: int, why: str) -> None:
        if self.winner == PLAYING:
            self.winner = winner
            self.why = why

    def scores(self) -> list[int]:
        """1 for a win, 1 each for a draw; before, the number of creatures."""
        if self.turn == OVER:
            return [1 if self.winner in (seat, DRAWN) else 0 for seat in range(2)]
        return [sum(1 for piece in self.in_play() if piece.creature() and piece.control == seat) for seat in range(2)]

    def winners(self) -> list[int]:
        if self.turn != OVER:
            return []
        return [0, 1] if self.winner == DRAWN else [self.winner]
