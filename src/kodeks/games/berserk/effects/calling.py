"""Cards that come into play from the deck or the graveyard (BRS-KW-vyzov, KW-vozrozhdenie)."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.amounts.amount import Variable
from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.cards.words import NONE
from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.field import NEIGHBOURS, NOWHERE
from kodeks.games.berserk.moves import CELL, TAKE, made, source_of, verb_of
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.leaving import CALLED, REVIVED, enter, out_of_deck, takes_no
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.traits.titles import Titled
from kodeks.games.berserk.traits.which import ALL_CARDS, Which
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame


def landing(state: Berserk, seat: int, me: Piece) -> list[int]:
    """BRS-KW-vyzov: unoccupied cells next to the card; from the additional zone, of the own half (BRS-ZONE-13)."""
    if me.cell != NOWHERE:
        return [cell for cell in NEIGHBOURS[me.cell] if state.free(cell)]
    return [cell for cell in state.free_cells() if state.row(seat, cell)]


class Bringing(Effect):
    """A card that the player takes out of his deck or graveyard; it is found, not aimed at."""

    __slots__ = ("which", "titled")

    def __init__(self, which: Which | None = None, titled: Titled | None = None) -> None:
        super().__init__()
        self.titled = titled
        self.which = which or (titled.which if titled is not None else Which())
        self.which.out_of_play()

    def kinds(self, state: Berserk, seat: int) -> list[int]:
        raise NotImplementedError

    def how(self) -> int:
        raise NotImplementedError

    def fitting(self, state: Berserk, use: Use) -> list[int]:
        """The numbers of the kinds that can come now, each once."""
        room = bool(landing(state, use.seat, use.me(state)))
        found: list[int] = []
        for number in self.kinds(state, use.seat):
            kind = state.kind(number)
            if number not in found and self.which.printed(kind) and not self.bars(state, use.seat, kind):
                if room or kind.aloft():
                    found.append(number)
        return found

    def bars(self, state: Berserk, seat: int, kind: Kind) -> bool:
        return takes_no(state, seat, kind) != ""

    def possible(self, state: Berserk, use: Use) -> bool:
        return bool(self.fitting(state, use))

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        fitting = self.fitting(state, use)
        if not fitting:
            return False
        state.push(Arriving(use.seat, use.source, fitting, self.how()))
        return True


class Call(Bringing):
    """BRS-KW-vyzov: out of the deck."""

    __slots__ = ()
    RU: ClassVar = {
        "вызвать (из колоды) {which@accs@sing} (рядом с собой) (в открытом виде)": {},
        "вызвать (из колоды) {titled}": {},
    }
    EN: ClassVar = {"call (a) {which@sing}": {}, "call a {titled}": {}}

    def kinds(self, state: Berserk, seat: int) -> list[int]:
        return state.decks[seat]

    def how(self) -> int:
        return CALLED

    def bars(self, state: Berserk, seat: int, kind: Kind) -> bool:
        return super().bars(state, seat, kind) or any(feature.uncallable() for feature in kind.features)


class CallUpTo(Call):
    """Of a cost that is counted: `of cost X or less, where X is ...`."""

    __slots__ = ("exactly",)
    RU: ClassVar = {
        "вызвать (из колоды) {which@accs@sing} стоимостью {amount:variable} или менее": {"exactly": False},
        "вызвать (из колоды) {which@accs@sing} стоимостью {amount:variable}": {"exactly": True},
    }
    EN: ClassVar = {"call (a) {which@sing} of cost {amount:variable} or less": {"exactly": False}}

    def __init__(self, which: Which, amount: Variable, exactly: bool) -> None:
        super().__init__(which)
        self.amount = amount
        self.exactly = exactly

    def fitting(self, state: Berserk, use: Use) -> list[int]:
        most = self.amount.worth(state, use)
        least = most if self.exactly else 0
        return [number for number in super().fitting(state, use) if least <= state.kind(number).cost <= most]


class CallNamesake(Call):
    """`call another Black Guest`: a card of the same title."""

    __slots__ = ()
    RU: ClassVar = {"вызвать другого {itself@accs}(( рядом с собой, в открытом виде ))": {}}
    EN: ClassVar = {"call another {itself}": {}}

    def __init__(self) -> None:
        super().__init__(Which(ALL_CARDS))

    def fitting(self, state: Berserk, use: Use) -> list[int]:
        own = use.me(state).kind.number
        return [number for number in super().fitting(state, use) if number == own]


class Revive(Bringing):
    """BRS-KW-vozrozhdenie: out of the graveyard."""

    __slots__ = ()
    RU: ClassVar = {
        "возродить {which@accs@sing} (рядом с собой) (в открытом виде)": {},
        "возродить {titled}": {},
    }
    EN: ClassVar = {"revive (a) {which@sing}": {}, "revive a {titled}": {}}

    def kinds(self, state: Berserk, seat: int) -> list[int]:
        return [state.cards[uid].kind.number for uid in state.graves[seat]]

    def how(self) -> int:
        return REVIVED


class Arriving(Frame[Berserk]):
    """Which card, then which cell."""

    __slots__ = ("seat", "uid", "kinds", "how", "kind")

    def __init__(self, seat: int, uid: int, kinds: list[int], how: int) -> None:
        self.seat = seat
        self.uid = uid
        self.kinds = kinds
        self.how = how
        self.kind = NONE

    def copy(self) -> Arriving:
        other = Arriving(self.seat, self.uid, self.kinds, self.how)
        other.kind = self.kind
        return other

    def cells(self, state: Berserk) -> list[int]:
        below = state.beneath()
        me = below.me(state) if isinstance(below, Use) else state.cards[self.uid]
        return landing(state, self.seat, me)

    def run(self, state: Berserk) -> None:
        if self.kind == NONE:
            if len(self.kinds) > 1:
                state.turn = self.seat
                return
            self.kind = self.kinds[0]
        if state.kind(self.kind).aloft():
            self.arrive(state, NOWHERE)
            return
        cells = self.cells(state)
        if len(cells) > 1:
            state.turn = self.seat
        elif cells:
            self.arrive(state, cells[0])
        else:
            state.pop()

    def offers(self, state: Berserk) -> list[int]:
        if self.kind == NONE:
            return [made(TAKE, number) for number in self.kinds]
        return [made(CELL, cell) for cell in self.cells(state)]

    def play(self, state: Berserk, move: int) -> None:
        if verb_of(move) == TAKE:
            self.kind = source_of(move)
        else:
            self.arrive(state, source_of(move))

    def arrive(self, state: Berserk, cell: int) -> None:
        state.pop()
        kind = state.kind(self.kind)
        if self.how == CALLED:
            enter(state, out_of_deck(state, self.seat, kind), cell, CALLED, "BRS-KW-vyzov")
            return
        for uid in reversed(state.graves[self.seat]):
            if state.cards[uid].kind is kind:
                enter(state, state.cards[uid], cell, REVIVED, "BRS-KW-vozrozhdenie")
                return

    def prompt(self, state: Berserk, seat: int) -> Note:
        clause = "BRS-KW-vyzov" if self.how == CALLED else "BRS-KW-vozrozhdenie"
        if self.kind == NONE:
            return Note(clause, "{seat} chooses the card that comes into play", {"seat": self.seat})
        args: dict[str, object] = {"seat": self.seat, "card": state.kind(self.kind).name}
        return Note(clause, "{seat} chooses a cell for {card}", args)
