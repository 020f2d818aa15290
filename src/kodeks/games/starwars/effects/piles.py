"""Cards of the own discard pile: taken into hand, shuffled into the deck."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import Ability, Amount, Cards, Kind
from kodeks.games.starwars.cards.words import FATE
from kodeks.games.starwars.effects.effect import Effect
from kodeks.games.starwars.moves import TAKE, by_kind, kind_of
from kodeks.games.starwars.piece import Layer, Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.drawing import COMMAND, shuffle
from kodeks.games.starwars.timing.prospect import Prospect
from kodeks.games.starwars.timing.use import Use
from kodeks.games.starwars.timing.zones import to_hand_openly
from kodeks.kernel.choice import Choice
from kodeks.kernel.note import Note


def take(state: StarWars, seat: int, at: int) -> None:
    """SWC-CORE-TERM-6: everybody sees which card it is."""
    number = state.discards[seat].pop(at)
    to_hand_openly(state, seat, number)
    args: dict[str, object] = {"seat": seat, "card": state.kind(number).title}
    state.tell("SWC-CORE-TERM-6", "{seat} takes {card} into hand", args)


def last_of(pile: list[int], number: int) -> int:
    """The place of the topmost copy."""
    return len(pile) - 1 - pile[::-1].index(number)


class TakeTop(Effect):
    """As many as there are."""

    __slots__ = ()
    PHRASES: ClassVar = {"take the top {amount} of your discard pile": {}}

    def __init__(self, amount: Amount) -> None:
        super().__init__(None, amount)

    def minds_order(self) -> bool:
        return True

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return bool(state.discards[prospect.seat]) and super().could(state, prospect)

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        pile = state.discards[use.seat]
        n = min(use.worth(state, self.amount), len(pile))
        for _ in range(n):
            take(state, use.seat, len(pile) - 1)
        return n > 0


class TakeFate(Effect):
    """The topmost fate card."""

    __slots__ = ()
    PHRASES: ClassVar = {"take the topmost fate card of your discard pile": {}}

    def minds_order(self) -> bool:
        return True

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return any(state.kind(number).type == FATE for number in state.discards[prospect.seat])

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        pile = state.discards[use.seat]
        for i in range(len(pile) - 1, -1, -1):
            if state.kind(pile[i]).type == FATE:
                take(state, use.seat, i)
                return True
        return False


class OfPile(Effect):
    """Something happens to a card of the discard pile that the player chooses."""

    __slots__ = ("cards",)

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards

    def choice(self, seat: int) -> KindChoice:
        raise NotImplementedError

    def fault(self, kind: Kind, ability: Ability) -> str:
        return self.cards.print_fault()

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return any(self.cards.fits_print(state.kind(number)) for number in state.discards[prospect.seat])

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        made = self.choice(use.seat)
        if not made.kinds(state):
            return False
        state.push(made)
        return True


class KindChoice(Choice[StarWars]):
    """A card of the discard pile is chosen by its kind."""

    __slots__ = ("seat", "cards")

    def __init__(self, seat: int, cards: Cards) -> None:
        self.seat = seat
        self.cards = cards

    def kinds(self, state: StarWars) -> list[int]:
        """Looked up each time: in another player's guess the hidden cards are others."""
        found = dict.fromkeys(state.discards[self.seat])
        return [number for number in found if self.cards.fits_print(state.kind(number))]

    def chooser(self, state: StarWars) -> int:
        return self.seat

    def offers(self, state: StarWars) -> list[int]:
        return [by_kind(TAKE, number) for number in self.kinds(state)]

    def prompt(self, state: StarWars, seat: int) -> Note:
        return Note("SWC-EXT-ER", "{seat} chooses a card", {"seat": self.seat})


class Take(OfPile):
    __slots__ = ()
    PHRASES: ClassVar = {"take {cards:described} from your discard pile": {}}

    def choice(self, seat: int) -> KindChoice:
        return TakeChoice(seat, self.cards)


class TakeChoice(KindChoice):
    __slots__ = ()

    def chosen(self, state: StarWars, move: int) -> None:
        take(state, self.seat, last_of(state.discards[self.seat], kind_of(move)))


class ShuffleIn(OfPile):
    """SWC-FAQ-1.2."""

    __slots__ = ()
    PHRASES: ClassVar = {"shuffle {cards:described} from your discard pile into your deck": {}}

    def choice(self, seat: int) -> KindChoice:
        return ShuffleChoice(seat, self.cards)


class ShuffleChoice(KindChoice):
    __slots__ = ()

    def chosen(self, state: StarWars, move: int) -> None:
        number = kind_of(move)
        pile = state.discards[self.seat]
        del pile[last_of(pile, number)]
        state.decks[self.seat].append(Layer([number]))
        shuffle(state, self.seat, COMMAND)
        args: dict[str, object] = {"seat": self.seat, "card": state.kind(number).title}
        state.tell("SWC-FAQ-1.2", "{seat} shuffles {card} into the deck", args)
