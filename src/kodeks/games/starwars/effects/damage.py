"""Damage by effects: dealt, healed, moved, switched with focus; prevented or redirected on its way (C.8)."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import CHOSEN, TARGET, THEIR_CHOICE, Ability, Amount, Cards, Kind
from kodeks.games.starwars.effects.effect import Effect, OnCards, OnOne, all_fault, interrupt_fault
from kodeks.games.starwars.effects.questions import Answer
from kodeks.games.starwars.moves import DAMAGE_IT, DONE, HEAL_IT
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.damage import BY_EFFECT, MOVED, Dealing, deal, heal
from kodeks.games.starwars.timing.focusing import Focusing, TokenOff, take_focus
from kodeks.games.starwars.timing.occurrence import announce, occur
from kodeks.games.starwars.timing.points import DamageComing
from kodeks.games.starwars.timing.prospect import Prospect
from kodeks.games.starwars.timing.use import Use
from kodeks.games.starwars.values import can_carry_damage, room
from kodeks.kernel.state import Frame


class Damage(OnCards):
    """SWC-FAQ-4.12: so much to each of the cards; it has a result when some of it lands on them."""

    __slots__ = ()
    PHRASES: ClassVar = {"damage {amount} to {cards}": {}}

    def fault(self, kind: Kind, ability: Ability) -> str:
        return super().fault(kind, ability) or all_fault(self.amount)

    def affects(self, state: StarWars, seat: int, piece: Piece, place: int) -> bool:
        return can_carry_damage(state, piece)

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        made = DealtByEffect(use.card, use.seat, len(found[0]))
        return made.begin(state, found[0], use.worth(state, self.amount))


class DealtByEffect(Dealing):
    """Damage that "then" may wait for: what others took over does not count."""

    __slots__ = ("named",)

    def __init__(self, source: int, by: int, named: int) -> None:
        super().__init__(source, by, BY_EFFECT)
        self.named = named  # the cards that it was meant for; those that took it over come after them

    def fresh(self) -> Dealing:
        return DealtByEffect(self.source, self.by, self.named)

    def done(self, state: StarWars) -> None:
        state.newest(Use).success = sum(self.placed[: self.named]) > 0


class Heal(OnCards):
    """SWC-TM-33: neither dealing nor moving."""

    __slots__ = ()
    PHRASES: ClassVar = {
        "heal {amount} from {cards}": {},
        "may heal {amount} from {cards}": {"may": True},
    }

    def affects(self, state: StarWars, seat: int, piece: Piece, place: int) -> bool:
        return piece.damage > 0

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        heal_all(state, found[0], use.worth(state, self.amount))
        return True


def heal_all(state: StarWars, cards: list[Piece], n: int) -> None:
    made: list[Frame[StarWars]] = []  # what may be answered, all at one moment
    for piece in cards:
        heal(state, piece, n, made)
    announce(state, made)


class DamageOrHeal(OnOne):
    """A fate card that may do one thing or its opposite (SWC-EXT-Q25)."""

    __slots__ = ()
    PHRASES: ClassVar = {
        "damage or heal {amount} on {cards}": {},
        "may damage or heal {amount} on {cards}": {"may": True},
    }

    def __init__(self, cards: Cards, amount: Amount, may: bool = False) -> None:
        super().__init__([cards], amount, may)

    def fault(self, kind: Kind, ability: Ability) -> str:
        return super().fault(kind, ability) or all_fault(self.amount)

    def affects(self, state: StarWars, seat: int, piece: Piece, place: int) -> bool:
        return piece.damage > 0 or can_carry_damage(state, piece)

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        piece = found[0][0]
        answers = [DONE] if self.may else []
        if can_carry_damage(state, piece):
            answers.append(DAMAGE_IT)
        if piece.damage:
            answers.append(HEAL_IT)
        if answers:
            state.push(DamageOrHealing(use.seat, answers, piece.uid, use.card, use.worth(state, self.amount)))
        return bool(answers)


class DamageOrHealing(Answer):
    __slots__ = ("card", "source", "points")

    def __init__(self, seat: int, answers: list[int], card: int, source: int, points: int) -> None:
        super().__init__(seat, answers, "SWC-EXT-Q25")
        self.card = card
        self.source = source
        self.points = points

    def answered(self, state: StarWars, answer: int) -> None:
        piece = state.piece(self.card)
        if answer == DAMAGE_IT:
            deal(state, [piece], self.points, self.source, self.seat)
        elif answer == HEAL_IT:
            heal_all(state, [piece], self.points)


class MoveDamage(OnOne):
    """SWC-FAQ-4.3, SWC-TM-32: taken off one card, placed on another; not dealt."""

    __slots__ = ()
    PHRASES: ClassVar = {"move {amount} damage from {cards} to {to:cards}": {}}

    def __init__(self, amount: Amount, cards: Cards, to: Cards) -> None:
        super().__init__([cards, to], amount)

    def affects(self, state: StarWars, seat: int, piece: Piece, place: int) -> bool:
        return piece.damage > 0 if place == 0 else can_carry_damage(state, piece) and room(state, piece) > 0

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        off, on = found[0][0], found[1][0]
        n = min(use.worth(state, self.amount), off.damage, room(state, on))
        off.damage -= n
        made = Dealing(use.card, use.seat, MOVED)
        made.add(on.uid, n)
        state.push(made)
        occur(state, TokenOff(off.uid))  # SWC-EXT-Q17
        return True


class Switch(OnOne):
    """SWC-FAQ-4.9: one of each, or nothing."""

    __slots__ = ()
    PHRASES: ClassVar = {"switch a focus of {cards} with a damage of {other:cards}": {}}

    def __init__(self, cards: Cards, other: Cards) -> None:
        super().__init__([cards, other])

    def affects(self, state: StarWars, seat: int, piece: Piece, place: int) -> bool:
        return piece.focus > 0 and can_carry_damage(state, piece) if place == 0 else piece.damage > 0

    def refusal(self, state: StarWars, prospect: Prospect) -> str:
        return "SWC-FAQ-4.9"

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        focused, damaged = found[0][0], found[1][0]
        damaged.damage -= 1
        Focusing(use.seat).begin(state, [damaged], 1)
        made = Dealing(use.card, use.seat, MOVED)
        made.add(focused.uid, 1)
        state.push(made)
        off: list[Frame[StarWars]] = []
        take_focus(state, focused, 1, off)
        if state.hears(TokenOff.NAME):
            off.append(TokenOff(damaged.uid))  # SWC-EXT-Q17
        announce(state, off)
        return True


class Prevent(Effect):
    """SWC-FAQ-4.12c: so much of the damage that is about to be dealt."""

    __slots__ = ()
    PHRASES: ClassVar = {"prevent {amount} of it": {}}

    def __init__(self, amount: Amount) -> None:
        super().__init__(None, amount)

    def fault(self, kind: Kind, ability: Ability) -> str:
        return super().fault(kind, ability) or interrupt_fault(ability, DamageComing.NAME, "damage to ...")

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return prospect.left() > 0 and super().could(state, prospect)

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        coming = use.occurrence(state)
        assert isinstance(coming, DamageComing)
        coming.prevent(state, use.worth(state, self.amount))
        return True


class Redirect(OnOne):
    """SWC-FAQ-4.12c, SWC-TM-29: another card takes what is about to be dealt."""

    __slots__ = ()
    PHRASES: ClassVar = {"move {amount} of it to {cards}": {}}

    def __init__(self, amount: Amount, cards: Cards) -> None:
        super().__init__([cards], amount)

    def fault(self, kind: Kind, ability: Ability) -> str:
        return super().fault(kind, ability) or interrupt_fault(ability, DamageComing.NAME, "damage to ...")

    def affects(self, state: StarWars, seat: int, piece: Piece, place: int) -> bool:
        return can_carry_damage(state, piece)

    def candidates(self, state: StarWars, place: int, seat: int, this: int, it: int) -> list[Piece]:
        found = super().candidates(state, place, seat, this, it)
        if self.about[0].how in (TARGET, CHOSEN, THEIR_CHOICE):
            return [piece for piece in found if piece.uid != it]
        return found

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return prospect.left() > 0 and super().could(state, prospect)

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        coming = use.occurrence(state)
        assert isinstance(coming, DamageComing)
        coming.redirect(state, use.worth(state, self.amount), found[0][0], use.seat)
        return True
