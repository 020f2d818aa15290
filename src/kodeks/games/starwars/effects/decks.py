"""Effects on decks: looking at the top, revealing it, putting cards below."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import Ability, Amount, Cards, Kind
from kodeks.games.starwars.effects.effect import Effect
from kodeks.games.starwars.effects.questions import Answer
from kodeks.games.starwars.effects.tops import LayBack, OfTop, look_at_top
from kodeks.games.starwars.modifiers import END_OF_PHASE, StruggleBonus
from kodeks.games.starwars.moves import DECK_OF, DONE, TAKE, by_kind, kind_of
from kodeks.games.starwars.piece import Layer, Piece, size
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.drawing import COMMAND, OBJECTIVE_DECK, Surface, deck_of, take_top
from kodeks.games.starwars.timing.occurrence import announce, occur
from kodeks.games.starwars.timing.prospect import Prospect
from kodeks.games.starwars.timing.revealing import Revealed
from kodeks.games.starwars.timing.telling import chosen
from kodeks.games.starwars.timing.use import Use
from kodeks.games.starwars.timing.zones import to_hand_openly
from kodeks.kernel.note import Note, only
from kodeks.kernel.state import Frame

# --- looking at an objective deck ---------------------------------------------------------------------------


class Slice(Effect):
    """R2-D2: the top cards of either objective deck, one of which may go below it."""

    __slots__ = ()
    PHRASES: ClassVar = {"look at the top {amount} of an objective deck and move 1 under it": {}}

    def __init__(self, amount: Amount) -> None:
        super().__init__(None, amount)

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return bool(decks_left(state)) and super().could(state, prospect)

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        answers = decks_left(state)
        if answers:
            state.push(WhichDeck(use.seat, answers, use.worth(state, self.amount)))
        return bool(answers)


def decks_left(state: StarWars) -> list[int]:
    return [DECK_OF + side for side in range(2) if size(state.objectives[side])]


class WhichDeck(Answer):
    __slots__ = ("count",)

    def __init__(self, seat: int, answers: list[int], count: int) -> None:
        super().__init__(seat, answers, "SWC-EXT-ER")
        self.count = count

    def answered(self, state: StarWars, answer: int) -> None:
        whose = answer - DECK_OF
        n = min(self.count, size(state.objectives[whose]))
        state.push(LookToSlice(self.seat, whose, n))
        state.push(Surface(whose, OBJECTIVE_DECK, n, only(self.seat)))


class LookToSlice(Frame[StarWars]):
    """Chance has decided the top cards."""

    __slots__ = ("seat", "whose", "count")

    def __init__(self, seat: int, whose: int, count: int) -> None:
        self.seat = seat
        self.whose = whose
        self.count = count

    def run(self, state: StarWars) -> None:
        state.pop()
        look_at_top(state, self.whose, self.seat, OBJECTIVE_DECK, self.count)
        state.push(MoveUnder(self.seat, self.whose, OBJECTIVE_DECK, self.count))


class MoveUnder(OfTop):
    __slots__ = ()

    def offers(self, state: StarWars) -> list[int]:
        return [DONE, *super().offers(state)]

    def chosen(self, state: StarWars, move: int) -> None:
        left = self.count
        if move == DONE:
            chosen(state, "SWC-EXT-ER", self.seat, None)
        else:
            left -= 1
            self.take(state, kind_of(move))
            deck_of(state, self.whose, self.which).append(Layer([kind_of(move)], only(self.seat)))
            state.tell("SWC-EXT-ER", "{seat} puts a card under the deck", {"seat": self.seat})
        state.push(LayBack(self.seat, self.whose, self.which, left))

    def prompt(self, state: StarWars, seat: int) -> Note:
        return Note("SWC-EXT-ER", "{seat} may put one of the cards under the deck", {"seat": self.seat})


# --- revealing the top (SWC-FAQ-1.3) ------------------------------------------------------------------------


class SortTop(Effect):
    """Superlaser Engineer: what fits goes to hand, the rest under the deck."""

    __slots__ = ("cards",)
    PHRASES: ClassVar = {"reveal the top {amount} of your deck and take each {cards:described}": {}}

    def __init__(self, amount: Amount, cards: Cards) -> None:
        super().__init__(None, amount)
        self.cards = cards

    def fault(self, kind: Kind, ability: Ability) -> str:
        return self.cards.print_fault() or super().fault(kind, ability)

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return size(state.decks[prospect.seat]) > 0 and super().could(state, prospect)

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        n = min(use.worth(state, self.amount), size(state.decks[use.seat]))
        if n > 0:
            state.push(Sorting(use.seat, n, self.cards))
            state.push(Surface(use.seat, COMMAND, n))
        return n > 0


class Sorting(Frame[StarWars]):
    """The cards lie open until each is where it goes."""

    __slots__ = ("seat", "count", "cards")

    def __init__(self, seat: int, count: int, cards: Cards) -> None:
        self.seat = seat
        self.count = count
        self.cards = cards

    def run(self, state: StarWars) -> None:
        state.pop()
        seat = self.seat
        rest: list[int] = []
        all_of: list[int] = []
        for _ in range(self.count):
            number = take_top(state, seat, COMMAND).card()
            all_of.append(number)
            if self.cards.fits_print(state.kind(number)):
                to_hand_openly(state, seat, number)
            else:
                rest.append(number)
        if state.log is not None:
            shown: dict[str, object] = {"seat": seat, "cards": [state.kind(number).title for number in all_of]}
            state.tell("SWC-FAQ-1.3", "{seat} reveals {cards}", shown, reveals=True)
        state.revealed[seat] += rest  # one may lie there for the struggle
        if state.hears(Revealed.NAME):
            announce(state, [Revealed(seat, number) for number in all_of])
        if rest:
            state.groups += 1
            state.push(Below(seat, state.groups, rest))


class Below(Frame[StarWars]):
    """Revealed cards go under the deck in an order that only their owner knows: they lie open until all are placed."""

    __slots__ = ("seat", "group", "cards", "order")

    def __init__(self, seat: int, group: int, cards: list[int]) -> None:
        self.seat = seat
        self.group = group
        self.cards = cards
        self.order: list[int] = []  # the uppermost first

    def copy(self) -> Below:
        other = Below(self.seat, self.group, self.cards)
        other.order = self.order[:]
        return other

    def left(self) -> list[int]:
        found = self.cards[:]
        for number in self.order:
            found.remove(number)
        return found

    def run(self, state: StarWars) -> None:
        left = self.left()
        if len(left) > 1 and len(set(self.cards)) > 1:  # how often it is asked must tell nothing
            state.turn = self.seat
            return
        for number in self.order + left:
            state.revealed[self.seat].remove(number)
            state.decks[self.seat].append(Layer([number], only(self.seat), self.group))
        state.pop()

    def offers(self, state: StarWars) -> list[int]:
        return [by_kind(TAKE, number) for number in sorted(set(self.left()))]

    def forbids(self, state: StarWars) -> str:
        return "SWC-EXT-ER"

    def play(self, state: StarWars, move: int) -> None:
        state.tell("SWC-FAQ-1.3", "{seat} puts a card under the deck", {"seat": self.seat})
        self.order.append(kind_of(move))

    def prompt(self, state: StarWars, seat: int) -> Note:
        return Note(
            "SWC-FAQ-1.3", "{seat} puts the revealed cards under the deck, the uppermost first", {"seat": self.seat}
        )


class Luck(Effect):
    """Along the Gamor Run: the top card lies open until the struggle is over (steps/force_phase.py)."""

    __slots__ = ()
    PHRASES: ClassVar = {"reveal the top of your deck for the struggle": {}}

    def fault(self, kind: Kind, ability: Ability) -> str:
        if in_force_phase(ability):
            return ""
        return "there is a struggle only in a Force phase: let it wait for 'a Force phase beginning'"

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return size(state.decks[prospect.seat]) > 0

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        if not size(state.decks[use.seat]):
            return False
        state.push(RevealForStruggle(use.seat))
        state.push(Surface(use.seat, COMMAND, 1))
        return True


def in_force_phase(ability: Ability) -> bool:
    if ability.trigger is not None and ability.trigger.in_force_phase():
        return True
    return any(one.is_in_force_phase() for one in ability.whens)


class RevealForStruggle(Frame[StarWars]):
    """Chance has decided the top card."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: StarWars) -> None:
        state.pop()
        number = take_top(state, self.seat, COMMAND).card()
        state.revealed[self.seat].append(number)
        kind = state.kind(number)
        state.lasting.append(StruggleBonus(self.seat, kind.force, END_OF_PHASE))
        shown: dict[str, object] = {"seat": self.seat, "cards": [kind.title]}
        state.tell("SWC-FAQ-1.3", "{seat} reveals {cards}", shown, reveals=True)
        occur(state, Revealed(self.seat, number))
