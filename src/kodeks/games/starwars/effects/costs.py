"""C.4 step 4: what an ability costs beside resources; each is paid in its order."""

from __future__ import annotations

from typing import Any, ClassVar

from kodeks.games.starwars.cards import ops, sense
from kodeks.games.starwars.cards.kind import (
    ANYONE,
    CHOSEN,
    FATE_EFFECT,
    OPPONENT,
    THIS,
    YOU,
    Ability,
    Amount,
    Cards,
    Kind,
)
from kodeks.games.starwars.cards.words import EVENT, MISSION, OBJECTIVE, UNIT
from kodeks.games.starwars.fitting import fits
from kodeks.games.starwars.modifiers import ReserveChange
from kodeks.games.starwars.moves import CHOOSE, DONE, TAKE, by_kind, by_piece, kind_of, nth_of
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing import checks, means
from kodeks.games.starwars.timing.damage import BY_EFFECT, Dealing
from kodeks.games.starwars.timing.hands import discard_from_hand
from kodeks.games.starwars.timing.leaving import send
from kodeks.games.starwars.timing.payment import pay
from kodeks.games.starwars.timing.reckoning import Reckoning
from kodeks.games.starwars.timing.telling import chosen
from kodeks.games.starwars.timing.use import Use, use_answered, use_under_way
from kodeks.games.starwars.values import add_focus, can_carry_damage
from kodeks.kernel.choice import Choice
from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.note import Note


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost:
    """One thing that is paid before the targets are chosen; its wordings stand in `PHRASES`, as those of an effect."""

    __slots__ = ()
    PHRASES: ClassVar[dict[str, dict[str, Any]]] = {}

    def fault(self, kind: Kind, ability: Ability) -> str:
        """Why it could never be paid as it seems to say, or ''."""
        return "a fate card resolves without a cost" if ability.kind == FATE_EFFECT else ""

    def with_card(self) -> bool:
        """Whether it is paid with a card in play, which `cheaper than it` can mean."""
        return False

    def sets_x(self) -> bool:
        """Whether the player decides by it how much X is."""
        return False

    def payers(self, state: StarWars, seat: int, this: int) -> list[Piece]:
        """The cards in play that it can be paid with now: one's own (SWC-FAQ-2.16)."""
        return []

    def refusal(self, state: StarWars, seat: int, kind: Kind, this: int) -> str:
        """Why it can not be paid now, or ''."""
        return ""

    def pay(self, state: StarWars, use: Use) -> None:
        """What can not be paid leaves the use unpaid (SWC-TM-15)."""
        raise NotImplementedError

    def paid(self, state: StarWars, use: Use) -> bool:
        """Whether it was, when all that it set off is over."""
        return True


def number_fault(amount: Amount) -> str:
    return "a cost is a plain number or X" if amount.base == ops.ALL or amount.when is not None else ""


# --- with cards in play -------------------------------------------------------------------------------------


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
        return sense.cards_fault(kind, self.cards, sense.works_in_play(kind, ability))

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

    def refusal(self, state: StarWars, seat: int, kind: Kind, this: int) -> str:
        return "" if self.payers(state, seat, this) else "SWC-FAQ-4.1"

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


class Paying(Choice[StarWars]):
    """Who uses the ability says how a cost is paid."""

    __slots__ = ()

    def chooser(self, state: StarWars) -> int:
        return use_under_way(state).seat

    def forbids(self, state: StarWars) -> str:
        return "SWC-FAQ-2.16"

    def prompt(self, state: StarWars, seat: int) -> Note:
        use = use_under_way(state)
        args: dict[str, object] = {"seat": use.seat, "card": use.kind(state).title}
        return Note("SWC-FAQ-4.1", "{seat} pays the cost of {card}", args)

    def holder(self, state: StarWars) -> str:
        return "SWC-EXT-ER"


class WhoPays(Paying):
    __slots__ = ("cost",)

    def __init__(self, cost: CardCost) -> None:
        self.cost = cost

    def offers(self, state: StarWars) -> list[int]:
        use = use_under_way(state)
        return [by_piece(CHOOSE, piece) for piece in self.cost.payers(state, use.seat, use.card)]

    def chosen(self, state: StarWars, move: int) -> None:
        use = use_under_way(state)
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

    def refusal(self, state: StarWars, seat: int, kind: Kind, this: int) -> str:
        return "" if self.payers(state, seat, this) else "SWC-CORE-FOC-2"

    def pay_with(self, state: StarWars, use: Use, piece: Piece) -> None:
        add_focus(state, piece, 1)
        if state.log is not None:
            state.tell("SWC-CORE-FOC-2", "{seat} focuses {card}", {"seat": use.seat, "card": piece.kind.title})


class LeavingCost(CardCost):
    """SWC-CORE-TERM-8: who did not leave play has not paid it."""

    __slots__ = ()

    def paid(self, state: StarWars, use: Use) -> bool:
        return state.get(use.payer) is None


class SacrificeCost(LeavingCost):
    __slots__ = ()
    PHRASES: ClassVar = {"sacrifice {cards}": {}}

    def pay_with(self, state: StarWars, use: Use, piece: Piece) -> None:
        send(state, [piece], ops.TO_DISCARD, ops.SACRIFICED)


class ReturnCost(LeavingCost):
    __slots__ = ()
    PHRASES: ClassVar = {"return {cards}": {}}

    def pay_with(self, state: StarWars, use: Use, piece: Piece) -> None:
        send(state, [piece], ops.TO_HAND_ZONE)


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
        if not DealtAsCost(piece.uid, use.seat, points).begin(state, [piece], points):
            use.unpaid = points > 0


class DealtAsCost(Dealing):
    __slots__ = ("price",)

    def __init__(self, source: int, by: int, price: int) -> None:
        super().__init__(source, by, BY_EFFECT)
        self.price = price

    def fresh(self) -> Dealing:
        return DealtAsCost(self.source, self.by, self.price)

    def done(self, state: StarWars) -> None:
        use_under_way(state).unpaid = self.placed[0] < self.price


# --- with cards of the hand -----------------------------------------------------------------------------------


class DiscardCost(Cost):
    """A number of cards, or X: as many as the player likes."""

    __slots__ = ("amount",)
    PHRASES: ClassVar = {
        "discard X": {"amount": None},
        "discard {amount} from your hand": {},
    }

    def __init__(self, amount: Amount | None) -> None:
        if amount is None:
            amount = Amount(0)
            amount.per = ops.PER_X
        self.amount = amount

    def fault(self, kind: Kind, ability: Ability) -> str:
        return super().fault(kind, ability) or number_fault(self.amount)

    def sets_x(self) -> bool:
        return self.amount.per == ops.PER_X

    def refusal(self, state: StarWars, seat: int, kind: Kind, this: int) -> str:
        held = len(state.hands[seat]) - (1 if kind.type == EVENT else 0)
        return "" if held >= max(1, self.amount.base) else "SWC-FAQ-4.1"

    def pay(self, state: StarWars, use: Use) -> None:
        if state.hands[use.seat]:
            state.push(DiscardToPay(self))
        else:
            use.unpaid = True


class DiscardToPay(Paying):
    """One card, and then perhaps the next."""

    __slots__ = ("cost",)

    def __init__(self, cost: DiscardCost) -> None:
        self.cost = cost

    def obvious(self, state: StarWars) -> bool:
        return False

    def offers(self, state: StarWars) -> list[int]:
        hand = state.hands[use_under_way(state).seat]
        kinds = [by_kind(TAKE, number) for number in dict.fromkeys(hand)]
        return [DONE, *kinds] if self.cost.sets_x() else kinds

    def refusal(self, state: StarWars, move: int) -> str:
        if move == DONE and self.cost.sets_x():
            return "SWC-CORE-RES-2" if use_under_way(state).x < least_x(state) else ""
        return super().refusal(state, move)

    def chosen(self, state: StarWars, move: int) -> None:
        use = use_under_way(state)
        if move == DONE:
            chosen(state, "SWC-FAQ-4.1", use.seat, None)
            return
        use.x += 1
        discard_from_hand(state, use.seat, kind_of(move))
        if state.hands[use.seat] and (self.cost.sets_x() or use.x < self.cost.amount.base):
            state.push(DiscardToPay(self.cost))


def least_x(state: StarWars) -> int:
    """SWC-D-20: at least one card, and enough that what is left can be paid."""
    if not isinstance(use_under_way(state).occurrence(state), Reckoning):
        return 1
    played = use_answered(state)
    kind = played.kind(state)
    n = 1
    while n < 20 and means.refusal(state, played.seat, kind, max(min(played.cost, 1), played.cost - played.less - n)):
        n += 1
    return n


# --- with something else --------------------------------------------------------------------------------------


class SpendCost(Cost):
    """SWC-CORE-RES-8: resources for an ability need no match."""

    __slots__ = ("number",)
    PHRASES: ClassVar = {"spend {number}": {}}

    def __init__(self, number: int) -> None:
        self.number = number

    def fault(self, kind: Kind, ability: Ability) -> str:
        why = super().fault(kind, ability)
        if not why and kind.type == EVENT:
            return "an event is paid by its cost: raise that, and leave out 'spend'"
        return why

    def refusal(self, state: StarWars, seat: int, kind: Kind, this: int) -> str:
        return "" if means.available(state, seat, None) >= self.number else "SWC-CORE-RES-2"

    def pay(self, state: StarWars, use: Use) -> None:
        if means.available(state, use.seat, None) < self.number:
            use.unpaid = True  # another cost took what would have generated
        else:
            pay(state, use.seat, self.number, None)


class DialCost(Cost):
    """The dial goes up."""

    __slots__ = ("by",)
    PHRASES: ClassVar = {"dial {by:signed}": {}}

    def __init__(self, by: int) -> None:
        self.by = by

    def fault(self, kind: Kind, ability: Ability) -> str:
        why = super().fault(kind, ability)
        return why or ("as a cost the dial goes up: write 'dial +1'" if self.by < 1 else "")

    def pay(self, state: StarWars, use: Use) -> None:
        state.dial += self.by
        checks.settle(state)


class ReserveCost(Cost):
    """A smaller reserve for a while (SWC-CORE-DRAW-3)."""

    __slots__ = ("number", "until")
    PHRASES: ClassVar = {"- {number} reserve until {until}": {}}

    def __init__(self, number: int, until: int) -> None:
        self.number = number
        self.until = until

    def pay(self, state: StarWars, use: Use) -> None:
        state.lasting.append(ReserveChange(use.seat, -self.number, self.until))
