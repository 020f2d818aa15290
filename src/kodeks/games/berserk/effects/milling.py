"""Cards of decks and graveyards that chance or a player moves, without bringing them into play."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.amounts.amount import Amount
from kodeks.games.berserk.effects.effect import ONE, Effect
from kodeks.games.berserk.moves import DEALT, TAKE, made, source_of
from kodeks.games.berserk.piece import GRAVE, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.leaving import out_of_deck, out_of_grave
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.traits.which import Which
from kodeks.kernel.choice import Choice
from kodeks.kernel.errors import BadText
from kodeks.kernel.note import Note
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import CHANCE, Frame


class BuryRandom(Effect):
    """Such a card of the player's own deck, as chance has it (BRS-KW-polozhit-na-kladbishche)."""

    __slots__ = ("which",)
    RU: ClassVar = {
        "положить случайную {which@accs@sing} (из) вашей колоды на кладбище": {},
        "положить {amount} случайных {which@gent@plur} (из) вашей колоды на кладбище": {},
    }
    EN: ClassVar = {
        "put a random {which@sing} of your deck into the graveyard": {},
        "put {amount} random {which@plur} of your deck into the graveyard": {},
    }

    def __init__(self, which: Which, amount: Amount = ONE) -> None:
        super().__init__(amount=amount)
        which.out_of_play()
        self.which = which

    def fitting(self, state: Berserk, use: Use) -> list[int]:
        return [number for number in state.decks[use.seat] if self.which.printed(state.kind(number))]

    def possible(self, state: Berserk, use: Use) -> bool:
        return bool(self.fitting(state, use))

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        fitting = self.fitting(state, use)
        count = min(len(fitting), self.amount.worth(state, use))
        for _ in range(count):
            state.push(Milling(use.seat, self.which))
        return count > 0


class Milling(Frame[Berserk]):
    """Chance names the card."""

    __slots__ = ("seat", "which")

    def __init__(self, seat: int, which: Which) -> None:
        self.seat = seat
        self.which = which

    def copy(self) -> Milling:
        return Milling(self.seat, self.which)

    def run(self, state: Berserk) -> None:
        state.turn = CHANCE

    def cards(self, state: Berserk) -> list[int]:
        return [number for number in state.decks[self.seat] if self.which.printed(state.kind(number))]

    def offers(self, state: Berserk) -> list[int]:
        return [made(DEALT, number) for number in sorted(set(self.cards(state)))]

    def odds(self, state: Berserk) -> list[int]:
        return [state.decks[self.seat].count(source_of(move)) for move in self.offers(state)]

    def roll(self, state: Berserk, rng: Rng) -> int:
        cards = self.cards(state)
        return made(DEALT, cards[rng.below(len(cards))])

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
    """A card of a graveyard goes back into its owner's deck; who uses the feature says which."""

    __slots__ = ("which", "told", "yours")
    RU: ClassVar = {
        "вернуть {which@accs@sing} с вашего кладбища в колоду": {"told": True, "yours": True},
        "вернуть {which@accs@sing} с кладбища в колоду": {"told": False, "yours": True},
        "вернуть/замешать {which@accs@sing} с кладбища противника в его колоду": {"told": True, "yours": False},
    }
    EN: ClassVar = {
        "return (a) {which@sing} from your graveyard to the deck": {"told": True, "yours": True},
        "return (a) {which@sing} from the opponent's graveyard to the deck": {"told": True, "yours": False},
    }

    def __init__(self, which: Which, told: bool, yours: bool) -> None:
        super().__init__()
        sided = any(trait.SIDED for trait in which.traits)
        if sided if told else not sided:
            raise BadText("the text does not say from whose graveyard")
        which.out_of_play()
        self.which = which
        self.told = told  # whether the graveyard is said to be somebody's, or only the card
        self.yours = yours

    def owner(self, state: Berserk, use: Use) -> int:
        return use.seat if self.yours else state.foe(use.seat)

    def fitting(self, state: Berserk, use: Use) -> list[int]:
        """The numbers of the kinds, once for each card."""
        kinds = [state.cards[uid].kind for uid in state.graves[self.owner(state, use)]]
        return [kind.number for kind in kinds if self.which.printed(kind)]

    def possible(self, state: Berserk, use: Use) -> bool:
        return bool(self.fitting(state, use))

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        fitting = self.fitting(state, use)
        if fitting:
            state.push(Recalling(use.seat, self.owner(state, use), list(dict.fromkeys(fitting))))
        return bool(fitting)


class ReturnRandom(ReturnFromGraveyard):
    """The same, as chance has it."""

    __slots__ = ()
    RU: ClassVar = {
        "вернуть/замешать случайную {which@accs@sing} с вашего кладбища в (вашу) колоду": {"told": True, "yours": True},
        "вернуть/замешать случайную {which@accs@sing} с кладбища противника в его колоду": {
            "told": True,
            "yours": False,
        },
    }
    EN: ClassVar = {
        "return a random {which@sing} from your graveyard to the deck": {"told": True, "yours": True},
        "return a random {which@sing} from the opponent's graveyard to the deck": {"told": True, "yours": False},
    }

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        fitting = self.fitting(state, use)
        if fitting:
            state.push(Drawn(self.owner(state, use), fitting))
        return bool(fitting)


class Drawn(Frame[Berserk]):
    """Chance names the card of a graveyard that returns to the deck."""

    __slots__ = ("owner", "cards")

    def __init__(self, owner: int, cards: list[int]) -> None:
        self.owner = owner
        self.cards = cards

    def copy(self) -> Drawn:
        return Drawn(self.owner, self.cards)

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
        recall(state, self.owner, source_of(move))

    def prompt(self, state: Berserk, seat: int) -> Note:
        return Note("BRS-KW-vernut-v-kolodu", "A card of the graveyard of {seat} is drawn", {"seat": self.owner})


def recall(state: Berserk, owner: int, number: int) -> None:
    """The topmost of these cards in the graveyard."""
    for uid in reversed(state.graves[owner]):
        if state.cards[uid].kind.number == number:
            out_of_grave(state, state.cards[uid])
            return


class Recalling(Choice[Berserk]):
    __slots__ = ("seat", "owner", "kinds")

    def __init__(self, seat: int, owner: int, kinds: list[int]) -> None:
        self.seat = seat
        self.owner = owner
        self.kinds = kinds

    def copy(self) -> Recalling:
        return Recalling(self.seat, self.owner, self.kinds)

    def chooser(self, state: Berserk) -> int:
        return self.seat

    def offers(self, state: Berserk) -> list[int]:
        return [made(TAKE, number) for number in self.kinds]

    def chosen(self, state: Berserk, move: int) -> None:
        recall(state, self.owner, source_of(move))

    def prompt(self, state: Berserk, seat: int) -> Note:
        return Note("BRS-KW-vernut-v-kolodu", "{seat} chooses the card that returns to the deck", {"seat": self.seat})
