"""Cards that come into play from the deck or the graveyard (BRS-KW-vyzov, KW-vozrozhdenie)."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.amounts.amount import Variable
from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.cards.words import NONE
from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.field import NEIGHBOURS, NOWHERE
from kodeks.games.berserk.moves import CELL, DEALT, TAKE, made, source_of, verb_of
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.leaving import CALLED, REVIVED, enter, out_of_deck, takes_no, to_deck
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.traits.titles import Titled
from kodeks.games.berserk.traits.which import ALL_CARDS, Which
from kodeks.kernel.note import Note
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import CHANCE, Frame


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
        room = bool(self.landing(state, use))
        found: list[int] = []
        for number in self.kinds(state, use.seat):
            kind = state.kind(number)
            if number not in found and self.which.printed(kind) and not self.bars(state, use.seat, kind):
                if room or kind.aloft():
                    found.append(number)
        return found

    def landing(self, state: Berserk, use: Use) -> list[int]:
        return landing(state, use.seat, use.me(state))

    def bars(self, state: Berserk, seat: int, kind: Kind) -> bool:
        return takes_no(state, seat, kind) != ""

    def possible(self, state: Berserk, use: Use) -> bool:
        return bool(self.fitting(state, use))

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        fitting = self.fitting(state, use)
        if not fitting:
            return False
        self.bring(state, use, fitting)
        return True

    def bring(self, state: Berserk, use: Use, fitting: list[int]) -> None:
        state.push(Arriving(use.seat, use.source, fitting, self.how()))


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


class CallInPlace(Call):
    """`call a hero in its place, thereby - returns to the deck`: the called card stands where this one stood."""

    __slots__ = ()
    RU: ClassVar = {"вызвать на свое место {which@accs@sing}, при этом - возвращается в колоду": {}}
    EN: ClassVar = {"call (a) {which@sing} in its place, thereby - returns to the deck": {}}

    def landing(self, state: Berserk, use: Use) -> list[int]:
        cell = use.me(state).cell
        return [] if cell == NOWHERE else [cell]

    def possible(self, state: Berserk, use: Use) -> bool:
        return state.cards[use.source].in_play() and super().possible(state, use)

    def bring(self, state: Berserk, use: Use, fitting: list[int]) -> None:
        state.push(Relieving(use.seat, use.source, fitting, CALLED))


class CallHere(CallUpTo):
    """`On death - call a creature of cost X or less on its cell`."""

    __slots__ = ()
    RU: ClassVar = {
        "вызвать на свою клетку {which@accs@sing} стоимостью {amount:variable} или менее": {"exactly": False}
    }
    EN: ClassVar = {"call (a) {which@sing} of cost {amount:variable} or less on its cell": {"exactly": False}}

    def landing(self, state: Berserk, use: Use) -> list[int]:
        cell = use.me(state).cell
        return [cell] if cell != NOWHERE and state.free(cell) else []

    def bring(self, state: Berserk, use: Use, fitting: list[int]) -> None:
        state.push(ArrivingHere(use.seat, use.source, fitting, CALLED))


class CallRandom(Call):
    """Such a card, as chance has it."""

    __slots__ = ()
    RU: ClassVar = {"вызвать (из колоды) случайное {which@accs@sing}": {}}
    EN: ClassVar = {"call a random {which@sing}": {}}

    def bring(self, state: Berserk, use: Use, fitting: list[int]) -> None:
        state.push(Drawing(use.seat, use.source, [one for one in state.decks[use.seat] if one in fitting]))


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


class ArrivingHere(Arriving):
    """On the cell that the card has left."""

    __slots__ = ()

    def copy(self) -> ArrivingHere:
        other = ArrivingHere(self.seat, self.uid, self.kinds, self.how)
        other.kind = self.kind
        return other

    def cells(self, state: Berserk) -> list[int]:
        below = state.beneath()
        me = below.me(state) if isinstance(below, Use) else state.cards[self.uid]
        return [me.cell] if me.cell != NOWHERE and state.free(me.cell) else []


class Relieving(ArrivingHere):
    """The card itself returns to the deck as soon as it is known who comes."""

    __slots__ = ()

    def copy(self) -> Relieving:
        other = Relieving(self.seat, self.uid, self.kinds, self.how)
        other.kind = self.kind
        return other

    def run(self, state: Berserk) -> None:
        if self.kind == NONE and len(self.kinds) > 1:
            state.turn = self.seat
            return
        if self.kind == NONE:
            self.kind = self.kinds[0]
        me = state.cards[self.uid]
        use = state.beneath()
        if me.in_play():
            if isinstance(use, Use):
                use.last = me.copy()
            to_deck(state, me)
        super().run(state)


class Drawing(Frame[Berserk]):
    """Chance names the card that is called; then its cell is chosen."""

    __slots__ = ("seat", "uid", "cards")

    def __init__(self, seat: int, uid: int, cards: list[int]) -> None:
        self.seat = seat
        self.uid = uid
        self.cards = cards

    def copy(self) -> Drawing:
        return Drawing(self.seat, self.uid, self.cards)

    def run(self, state: Berserk) -> None:
        state.turn = CHANCE

    def offers(self, state: Berserk) -> list[int]:
        return [made(DEALT, number) for number in sorted(set(self.cards))]

    def odds(self, state: Berserk) -> list[int]:
        return [self.cards.count(source_of(move)) for move in self.offers(state)]

    def roll(self, state: Berserk, rng: Rng) -> int:
        return made(DEALT, self.cards[rng.below(len(self.cards))])

    def play(self, state: Berserk, move: int) -> None:
        state.pop()
        state.push(Arriving(self.seat, self.uid, [source_of(move)], CALLED))

    def prompt(self, state: Berserk, seat: int) -> Note:
        return Note("BRS-KW-vyzov", "A card of the deck of {seat} is drawn", {"seat": self.seat})
