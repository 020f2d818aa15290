"""Cards that effects take out of play, and cards that change sides."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.cards.words import NONE
from kodeks.games.berserk.effects.cards import SELF, UNSAID, Cards
from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.effects.killing import destroy
from kodeks.games.berserk.effects.times import FOREVER, Until
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.knowing import features
from kodeks.games.berserk.piece import BURIED, GRAVE, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.event import Died
from kodeks.games.berserk.timing.gaining import gain
from kodeks.games.berserk.timing.leaving import out_of_grave, takes_no, to_deck
from kodeks.games.berserk.timing.use import Use
from kodeks.kernel.note import naming


class Destroy(Effect):
    """BRS-KW-unichtozhit: to the graveyard, without wounds."""

    __slots__ = ()
    RU: ClassVar = {
        "уничтожить {cards@accs@sing}": {},
        "уничтожить {cards:group}": {},
        "уничтожить {cards@accs@sing} и {other:cards@accs@sing}": {},
        "уничтожиться": {"cards": SELF},
        "погибает": {"cards": UNSAID},
        "{cards@nomn@sing} погибает@sing": {},
        "{cards:group} погибают@plur": {},
    }
    EN: ClassVar = {"destroy {cards}": {}, "dies": {"cards": UNSAID}, "{cards} dies": {}}

    def __init__(self, cards: Cards, other: Cards | None = None) -> None:
        super().__init__([cards] if other is None else [cards, other])

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        for piece in [one for pieces in found for one in pieces]:
            destroy(state, piece, use)
            if piece.uid == use.source:
                piece.slayer = NONE
        return True


class Bury(Effect):
    """BRS-KW-polozhit-na-kladbishche: no destruction (BRS-AMB-64)."""

    __slots__ = ()
    RU: ClassVar = {"положить {cards@accs@sing} на кладбище": {}}
    EN: ClassVar = {"put {cards} into the graveyard": {}}

    def __init__(self, cards: Cards) -> None:
        super().__init__([cards])

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        for piece in found[0]:
            piece.doom = BURIED
            piece.slayer = NONE
        return True


class Return(Effect):
    """BRS-KW-vernut-v-kolodu."""

    __slots__ = ()
    RU: ClassVar = {
        "вернуть {cards@accs@sing} в колоду": {},
        "{cards@nomn@sing} возвращается@sing в колоду": {},
    }
    EN: ClassVar = {"return {cards} to the deck": {}}

    def __init__(self, cards: Cards) -> None:
        super().__init__([cards])

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        for piece in found[0]:
            if piece.uid == use.source:
                use.last = piece.copy()
            to_deck(state, piece)
        return True


class ReturnItself(Effect):
    """Out of play, or out of the graveyard when it has just died."""

    __slots__ = ()
    RU: ClassVar = {"возвращается в колоду": {}, "вернуться в колоду": {}}
    EN: ClassVar = {"returns to the deck": {}}

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        piece = state.cards[use.source]
        if piece.in_play():
            use.last = piece.copy()
            to_deck(state, piece)
            return True
        if piece.zone != GRAVE:
            return False
        out_of_grave(state, piece)
        return True


class ReturnIt(Effect):
    """The card that the event is about: it may lie in the graveyard already, if this card has destroyed it."""

    __slots__ = ()
    RU: ClassVar = {"оно возвращается в колоду владельца": {}}
    EN: ClassVar = {"it returns to its owner's deck": {}}

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        event = use.event
        uids = [] if event is None else [event.subject]
        if isinstance(event, Died):
            uids = [piece.uid for i, piece in enumerate(event.pieces) if event.killers[i] == use.source]
        done = False
        for uid in uids:
            piece = state.cards[uid]
            if piece.in_play():
                to_deck(state, piece)
                done = True
            elif piece.zone == GRAVE:
                out_of_grave(state, piece)
                done = True
        return done


class Lent(Feature):
    """While a card has it, somebody else than before controls it; then it goes back (timing/checks.py)."""

    __slots__ = ()

    def lends(self) -> bool:
        return True


class TakeControl(Effect):
    """BRS-AMB-46: the card stays where it is, as it is."""

    __slots__ = ("until", "lent")
    RU: ClassVar = {
        "взять под (свой) контроль {cards@accs@sing}( {until})": {},
        "{cards@nomn@sing} переходит@sing под ваш контроль( {until})": {},
    }
    EN: ClassVar = {"take control of {cards}( {until})": {}}

    def __init__(self, cards: Cards, until: Until = FOREVER) -> None:
        super().__init__([cards])
        self.until = until
        self.lent = Lent()

    def grants(self) -> list[Feature]:
        return [self.lent]

    def affects(self, state: Berserk, use: Use, piece: Piece, place: int) -> bool:
        return piece.control != use.seat and not self.spares(state, use, piece)

    def spares(self, state: Berserk, use: Use, piece: Piece) -> str:
        for feature in features(state, piece):
            why = feature.bars_control(state, piece)
            if why:
                return naming(why, piece.kind.name)
        return takes_no(state, use.seat, piece.kind)

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        for piece in found[0]:
            if self.until is not FOREVER:
                if piece.lender == NONE:
                    piece.lender = piece.control
                gain(state, piece, self.lent, self.until.moment(state, use, piece))
            piece.control = use.seat
            args: dict[str, object] = {"seat": use.seat, "card": piece.kind.name}
            state.tell("BRS-KW-kontroliruyushchiy", "{seat} takes control of {card}", args)
        return True
