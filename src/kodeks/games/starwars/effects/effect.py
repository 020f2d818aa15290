"""What every effect has: its words, its faults, the cards it is about, whether it could do anything, what it does."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from kodeks.games.starwars.cards.kind import (
    ALL,
    EACH,
    ENGAGED,
    HOST,
    INTERRUPT,
    IT,
    NONE,
    TARGET,
    THIS,
    Ability,
    Amount,
    Cards,
    Kind,
)
from kodeks.games.starwars.cards.words import AFFILIATION, DIAL
from kodeks.games.starwars.constants.reach import is_so
from kodeks.games.starwars.constants.texts import CannotBeTargeted
from kodeks.games.starwars.fitting import fits
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.prospect import Prospect
from kodeks.games.starwars.timing.use import Use
from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.part import Shared

ONE: Final = Amount(1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Shared):
    """One thing that an ability does.

    Its wordings stand in `PHRASES` of its class: a hole has the name of an argument (`{to:cards}`: of the argument
    `to`, filled as `{cards}`), and each wording gives what other arguments it stands for.
    """

    __slots__ = ("about", "amount", "may", "then")
    PHRASES: ClassVar[dict[str, dict[str, Any]]] = {}

    def __init__(self, about: list[Cards] | None = None, amount: Amount = ONE, may: bool = False) -> None:
        self.about: list[Cards] = about or []  # descriptions of cards in play, in their places
        self.amount = amount
        self.may = may  # a target may be left unchosen
        self.then = False  # only if the effect before had a result (SWC-CORE-TERM-9)

    # when the card is read

    def fault(self, kind: Kind, ability: Ability) -> str:
        """Why it would never do what it seems to say, on this card after what was read of the ability; or ''."""
        in_play = ability.in_play(kind)
        for cards in self.about:
            if cards.cheaper and not any(cost.with_card() for cost in ability.costs):
                return "'it' is the card that the cost was paid with, and there is no such cost"
            why = ability.it_fault() if cards.how == IT else cards.fault(kind, in_play)
            if why:
                return why
        return "" if self.amount.when is None else self.amount.when.fault(kind, in_play)

    def alone(self) -> str:
        """Why no other effect may stand beside it, or ''."""
        return ""

    # before it is used

    def affects(self, state: StarWars, seat: int, piece: Piece, place: int) -> bool:
        """Whether it would change anything about this card, in this of its places."""
        return True

    def focuses(self) -> bool:
        """Whether it is about focus alone: nothing else happens to affiliation cards (SWC-CORE-AFF-3)."""
        return False

    def minds_order(self) -> bool:
        """Whether it goes by the order of a discard pile."""
        return False

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        """Whether it could have a result now (SWC-FAQ-3.6)."""
        if self.amount.x and not prospect.ability.costs:
            return False  # SWC-FAQ-4.2
        for place in range(len(self.about)):
            if not self.fillable(state, prospect, place):
                return False
        return True

    def refusal(self, state: StarWars, prospect: Prospect) -> str:
        """Why the whole ability can not be used when this part of it could do nothing, or '' (SWC-CORE-TERM-11)."""
        if not self.may:
            for place in range(len(self.about)):
                if self.about[place].how == TARGET and not self.fillable(state, prospect, place):
                    return "SWC-CORE-TERM-11 SWC-FAQ-3.6"
        return ""

    def fillable(self, state: StarWars, prospect: Prospect, place: int) -> bool:
        found = self.candidates(state, place, prospect.seat, prospect.card, prospect.it())
        if not found or not self.about[place].cheaper:
            return bool(found)
        highest = NONE  # Outmaneuver: cheaper than some card that could be the cost
        for cost in prospect.ability.costs:
            for payer in cost.payers(state, prospect.seat, prospect.card):
                highest = max(highest, payer.kind.cost)
        return any(piece.kind.cost < highest for piece in found)

    def candidates(self, state: StarWars, place: int, seat: int, this: int, it: int) -> list[Piece]:
        """The cards that could stand in this place, so that it has a result (SWC-D-77)."""
        cards = self.about[place]
        how = cards.how
        if how == THIS or how == HOST or how == IT or how == ENGAGED:
            at = this
            if how == HOST:
                host = state.get(this)
                at = NONE if host is None else host.host
            elif how == IT:
                at = it
            elif how == ENGAGED:
                at = state.engaged
            piece = state.get(at)
            return [piece] if piece is not None and self.reaches(state, seat, piece, place) else []
        found: list[Piece] = []
        for piece in state.cards:
            if piece is None or not fits(state, piece, cards, seat, this):
                continue
            if how == TARGET and is_so(state, piece, CannotBeTargeted):
                continue
            if self.reaches(state, seat, piece, place):
                found.append(piece)
        return found

    def reaches(self, state: StarWars, seat: int, piece: Piece, place: int) -> bool:
        if piece.type == DIAL:  # SWC-EXT-Q12: card effects do not reach it
            return False
        if piece.type == AFFILIATION and not self.focuses():
            return False
        return self.affects(state, seat, piece, place)

    # what it does with the card that it stands on

    def enters(self) -> bool:
        """Whether it brings the card itself into play."""
        return False

    def plays(self) -> bool:
        """Whether the card itself is played by it, at its cost."""
        return False

    # what it does with the cost of a card

    def lowered(self, cost: int) -> int:
        """How low it may bring it."""
        return cost

    # when it resolves

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        """Each place is filled with at least one card. Whether it has its result, as far as that is known now: what it
        sets off may say otherwise (`Use.success`, SWC-CORE-TERM-9)."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OnCards(Effect):
    """The plain effects on cards in play."""

    __slots__ = ()

    def __init__(self, cards: Cards, amount: Amount = ONE, may: bool = False) -> None:
        super().__init__([cards], amount, may)

    def fault(self, kind: Kind, ability: Ability) -> str:
        if self.may and self.about[0].how != TARGET:
            return "'may' leaves a target unchosen: write target"
        return super().fault(kind, ability)


class OnOne(Effect):
    """Effects on a single card, in each of their places."""

    __slots__ = ()

    def fault(self, kind: Kind, ability: Ability) -> str:
        for cards in self.about:
            if cards.how == EACH or cards.most > 1:
                return "this is about one card: write target or a"
        return super().fault(kind, ability)


# --- faults that several effects share ---------------------------------------------------------------


def all_fault(amount: Amount) -> str:
    return "'all' is as many as there are; how many are these? write a number" if amount.base == ALL else ""


def interrupt_fault(ability: Ability, occurrence: str, words: str) -> str:
    """What an interrupt can change, it must interrupt."""
    if ability.kind == INTERRUPT and ability.waits_for(occurrence):
        return ""
    return f"this needs an interrupt to '{words}'"
