"""Costs that are paid with cards in play: with this card, or with one's own that the player chooses."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import ANYONE, CHOSEN, OPPONENT, THIS, YOU, Ability, Amount, Cards, Kind
from kodeks.games.starwars.cards.words import MISSION, OBJECTIVE, UNIT
from kodeks.games.starwars.effects.cost import Cost, Paying, number_fault
from kodeks.games.starwars.fitting import fits
from kodeks.games.starwars.moves import CHOOSE, by_piece, kind_of, nth_of
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.damage import BY_EFFECT, Dealing
from kodeks.games.starwars.timing.leaving import TO_DISCARD, TO_HAND_ZONE, Leaving
from kodeks.games.starwars.timing.prospect import Prospect
from kodeks.games.starwars.timing.telling import chosen
from kodeks.games.starwars.timing.use import Use
from kodeks.games.starwars.values import add_focus, can_carry_damage


class CardCost(Cost):
    """Paid with this card, or with one that the player chooses."""

    __slots__ = ("cards",)

    def __init__(self, cards: Cards) -> None:
        if cards.whose == ANYONE and cards.how != THIS:
            cards.whose = YOU
        self.cards = cards

    def fault(self, kind: Kind, ability: Ability) -> str:
        why = super().fault(kind, ability)
        if why:
            return why
        if self.cards.how not in (THIS, CHOSEN):
            return "a cost is paid with this card or with one of your own: write this, a or another"
        if self.cards.whose == OPPONENT:
            return "a cost is paid with your own cards"
        return self.cards.fault(kind, ability.in_play(kind))

    def with_card(self) -> bool:
        return True

    def able(self, state: StarWars, piece: Piece) -> bool:
        return True

    def payers(self, state: StarWars, seat: int, this: int) -> list[Piece]:
        if self.cards.how == THIS:
            piece = state.get(this)
            return [piece] if piece is not None and self.able(state, piece) else []
        found: list[Piece] = []
        for piece in state.cards:
            if piece is not None and piece.control == seat and fits(state, piece, self.cards, seat, this):
                if self.able(state, piece):
                    found.append(piece)
        return found

    def refusal(self, state: StarWars, prospect: Prospect) -> str:
        return "" if self.payers(state, prospect.seat, prospect.card) else "SWC-FAQ-4.1"

    def pay(self, state: StarWars, use: Use) -> None:
        found = self.payers(state, use.seat, use.card)
        if not found:
            use.unpaid = True
        elif len(found) == 1:
            self.pay_by(state, use, found[0])
        else:
            state.push(WhoPays(self))

    def pay_by(self, state: StarWars, use: Use, piece: Piece) -> None:
        use.payer = piece.uid
        use.paid_cost = piece.kind.cost
        self.pay_with(state, use, piece)

    def pay_with(self, state: StarWars, use: Use, piece: Piece) -> None:
        raise NotImplementedError


class WhoPays(Paying):
    __slots__ = ("cost",)

    def __init__(self, cost: CardCost) -> None:
        self.cost = cost

    def offers(self, state: StarWars) -> list[int]:
        use = state.newest(Use)
        return [by_piece(CHOOSE, piece) for piece in self.cost.payers(state, use.seat, use.card)]

    def chosen(self, state: StarWars, move: int) -> None:
        use = state.newest(Use)
        piece = state.find(kind_of(move), nth_of(move))
        assert piece is not None
        chosen(state, "SWC-FAQ-4.1", use.seat, piece)
        self.cost.pay_by(state, use, piece)


class FocusCost(CardCost):
    """SWC-CORE-FOC-2: a ready card."""

    __slots__ = ()
    PHRASES: ClassVar = {"focus {cards}": {}}

    def able(self, state: StarWars, piece: Piece) -> bool:
        return piece.focus == 0

    def refusal(self, state: StarWars, prospect: Prospect) -> str:
        return "" if self.payers(state, prospect.seat, prospect.card) else "SWC-CORE-FOC-2"

    def pay_with(self, state: StarWars, use: Use, piece: Piece) -> None:
        add_focus(state, piece, 1)
        if state.log is not None:
            state.tell("SWC-CORE-FOC-2", "{seat} focuses {card}", {"seat": use.seat, "card": piece.kind.title})


class LeftAsCost(Leaving):
    """SWC-TM-15: paid when it has gone where it should."""

    __slots__ = ()

    def fresh(self) -> Leaving:
        return self.same(LeftAsCost(self.card, self.seat, self.number, self.goes))

    def gone(self, state: StarWars) -> None:
        state.newest(Use).unpaid = not self.as_meant()


class SacrificedAsCost(LeftAsCost):
    """SWC-D-21: who left play was sacrificed, wherever it went."""

    __slots__ = ()

    def fresh(self) -> Leaving:
        return self.same(SacrificedAsCost(self.card, self.seat, self.number, self.goes))

    def as_meant(self) -> bool:
        return True


class SacrificeCost(CardCost):
    """SWC-CORE-TERM-8: who does not leave play has not paid it."""

    __slots__ = ()
    PHRASES: ClassVar = {"sacrifice {cards}": {}}

    def pay_with(self, state: StarWars, use: Use, piece: Piece) -> None:
        use.unpaid = True  # until it is gone
        state.push(SacrificedAsCost(piece.uid, piece.control, piece.number, TO_DISCARD))


class ReturnCost(CardCost):
    __slots__ = ()
    PHRASES: ClassVar = {"return {cards}": {}}

    def pay_with(self, state: StarWars, use: Use, piece: Piece) -> None:
        use.unpaid = True  # until it is gone
        state.push(LeftAsCost(piece.uid, piece.control, piece.number, TO_HAND_ZONE))


class DamageCost(CardCost):
    """SWC-TM-15, SWC-EXT-Q18: paid only when all of it lands on the card."""

    __slots__ = ("amount",)
    PHRASES: ClassVar = {"damage {amount} to this": {}}

    def __init__(self, amount: Amount) -> None:
        this = Cards()
        this.how = THIS
        super().__init__(this)
        self.amount = amount

    def fault(self, kind: Kind, ability: Ability) -> str:
        why = super().fault(kind, ability) or number_fault(self.amount)
        if not why and kind.type not in (UNIT, OBJECTIVE, MISSION):
            return "this card takes no damage"
        return why

    def able(self, state: StarWars, piece: Piece) -> bool:
        return can_carry_damage(state, piece)

    def pay_with(self, state: StarWars, use: Use, piece: Piece) -> None:
        points = self.amount.base
        DealtAsCost(piece.uid, use.seat, points).begin(state, [piece], points)


class DealtAsCost(Dealing):
    __slots__ = ("price",)

    def __init__(self, source: int, by: int, price: int) -> None:
        super().__init__(source, by, BY_EFFECT)
        self.price = price

    def fresh(self) -> Dealing:
        return DealtAsCost(self.source, self.by, self.price)

    def done(self, state: StarWars) -> None:
        state.newest(Use).unpaid = self.placed[0] < self.price
