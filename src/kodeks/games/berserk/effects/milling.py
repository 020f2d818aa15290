"""Cards of decks and graveyards that chance or a player moves, without bringing them into play."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.moves import DEALT, TAKE, made, source_of
from kodeks.games.berserk.piece import GRAVE, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.leaving import out_of_deck, out_of_grave
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.traits.sides import Yours
from kodeks.games.berserk.traits.which import Which
from kodeks.kernel.choice import Choice
from kodeks.kernel.errors import BadText
from kodeks.kernel.note import Note
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import CHANCE, Frame


class BuryRandom(Effect):
    """A card of the player's own deck, as chance has it (BRS-KW-polozhit-na-kladbishche)."""

    __slots__ = ()
    RU: ClassVar = {"положить случайную карту вашей колоды на кладбище": {}}
    EN: ClassVar = {"put a random card of your deck into the graveyard": {}}

    def possible(self, state: Berserk, use: Use) -> bool:
        return bool(state.decks[use.seat])

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        if not state.decks[use.seat]:
            return False
        state.push(Milling(use.seat))
        return True


class Milling(Frame[Berserk]):
    """Chance names the card."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Milling:
        return Milling(self.seat)

    def run(self, state: Berserk) -> None:
        state.turn = CHANCE

    def offers(self, state: Berserk) -> list[int]:
        return [made(DEALT, number) for number in sorted(set(state.decks[self.seat]))]

    def odds(self, state: Berserk) -> list[int]:
        return [state.decks[self.seat].count(source_of(move)) for move in self.offers(state)]

    def roll(self, state: Berserk, rng: Rng) -> int:
        deck = state.decks[self.seat]
        return made(DEALT, deck[rng.below(len(deck))])

    def play(self, state: Berserk, move: int) -> None:
        state.pop()
        piece = out_of_deck(state, self.seat, state.kind(source_of(move)))
        piece.reset()
        piece.hidden = False
        piece.zone = GRAVE
        piece.souls = 0
        state.graves[self.seat].append(piece.uid)
        if state.log is not None:
            args: dict[str, object] = {"card": piece.kind.name}
            state.tell("BRS-KW-polozhit-na-kladbishche", "{card} goes to the graveyard", args, reveals=True)

    def prompt(self, state: Berserk, seat: int) -> Note:
        return Note("BRS-KW-polozhit-na-kladbishche", "A card of the deck of {seat} is drawn", {"seat": self.seat})


class ReturnFromGraveyard(Effect):
    """A card of the own graveyard goes back into the deck; who uses the feature says which."""

    __slots__ = ("which", "told")
    RU: ClassVar = {
        "вернуть {which@accs@sing} с вашего кладбища в колоду": {"told": True},
        "вернуть {which@accs@sing} с кладбища в колоду": {"told": False},
    }
    EN: ClassVar = {"return (a) {which@sing} from your graveyard to the deck": {"told": True}}

    def __init__(self, which: Which, told: bool) -> None:
        super().__init__()
        if not told and not any(isinstance(trait, Yours) for trait in which.traits):
            raise BadText("the text does not say from whose graveyard")
        which.out_of_play()
        self.which = which
        self.told = told  # whether the graveyard is called yours, or only the card

    def fitting(self, state: Berserk, seat: int) -> list[int]:
        found: list[int] = []
        for uid in state.graves[seat]:
            kind = state.cards[uid].kind
            if self.which.printed(kind) and kind.number not in found:
                found.append(kind.number)
        return found

    def possible(self, state: Berserk, use: Use) -> bool:
        return bool(self.fitting(state, use.seat))

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        fitting = self.fitting(state, use.seat)
        if fitting:
            state.push(Recalling(use.seat, fitting))
        return bool(fitting)


class Recalling(Choice[Berserk]):
    __slots__ = ("seat", "kinds")

    def __init__(self, seat: int, kinds: list[int]) -> None:
        self.seat = seat
        self.kinds = kinds

    def copy(self) -> Recalling:
        return Recalling(self.seat, self.kinds)

    def chooser(self, state: Berserk) -> int:
        return self.seat

    def offers(self, state: Berserk) -> list[int]:
        return [made(TAKE, number) for number in self.kinds]

    def chosen(self, state: Berserk, move: int) -> None:
        for uid in reversed(state.graves[self.seat]):
            if state.cards[uid].kind.number == source_of(move):
                out_of_grave(state, state.cards[uid])
                return

    def prompt(self, state: Berserk, seat: int) -> Note:
        return Note("BRS-KW-vernut-v-kolodu", "{seat} chooses the card that returns to the deck", {"seat": self.seat})
