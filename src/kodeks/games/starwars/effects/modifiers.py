"""Effects that last for a time (SWC-TM-41): on cards, which are fixed now (SWC-TM-42), or for a player."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import Ability, Cards, Kind
from kodeks.games.starwars.cards.words import UNIT
from kodeks.games.starwars.effects.effect import Effect, OnCards, OnOne
from kodeks.games.starwars.effects.questions import Answer
from kodeks.games.starwars.modifiers import (
    END_OF_ENGAGEMENT,
    END_OF_STRIKE,
    CannotBeDeclared,
    CannotDefend,
    GainsForce,
    GainsIcons,
    NextCheaper,
    NoMatch,
)
from kodeks.games.starwars.moves import ICON
from kodeks.games.starwars.piece import Piece, size
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.drawing import COMMAND, Surface, take_top
from kodeks.games.starwars.timing.prospect import Prospect
from kodeks.games.starwars.timing.use import Use
from kodeks.kernel.state import Frame

# --- icons --------------------------------------------------------------------------------------------------


class GainIcons(OnCards):
    """SWC-CORE-CARD-7."""

    __slots__ = ("icons", "until")
    PHRASES: ClassVar = {"{icons} to {cards} until {until}": {}}

    def __init__(self, icons: list[int], cards: Cards, until: int) -> None:
        super().__init__(cards)
        self.icons = icons
        self.until = until

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        for piece in found[0]:
            state.lasting.append(GainsIcons(piece.uid, self.icons, self.until))
        return True


class GainChosenIcons(OnOne):
    """Crossfire: the player names the icon."""

    __slots__ = ("number", "until")
    PHRASES: ClassVar = {"+ {number} icon of your choice to {cards} until {until}": {}}

    def __init__(self, number: int, cards: Cards, until: int) -> None:
        super().__init__([cards])
        self.number = number
        self.until = until

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        state.push(NameIcon(use.seat, found[0][0].uid, self.number, self.until))
        return True


class NameIcon(Answer):
    __slots__ = ("card", "number", "until")

    def __init__(self, seat: int, card: int, number: int, until: int) -> None:
        super().__init__(seat, [ICON, ICON + 1, ICON + 2], "SWC-CORE-CARD-7")
        self.card = card
        self.number = number
        self.until = until

    def answered(self, state: StarWars, answer: int) -> None:
        icons = [0] * 6
        icons[answer - ICON] = self.number
        state.lasting.append(GainsIcons(self.card, icons, self.until))


class GainTop(Effect):
    """Vader's TIE Advanced: discarding from an empty deck is no draw (SWC-D-53)."""

    __slots__ = ()
    PHRASES: ClassVar = {"discard the top of your deck for its icons": {}}

    def fault(self, kind: Kind, ability: Ability) -> str:
        return "" if kind.type == UNIT and ability.in_play(kind) else "only a unit gets icons"

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return size(state.decks[prospect.seat]) > 0

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        if not state.decks[use.seat]:
            return False
        state.push(GainFromTop(use.seat, use.card))
        state.push(Surface(use.seat, COMMAND, 1))
        return True


class GainFromTop(Frame[StarWars]):
    """Chance has decided the top card."""

    __slots__ = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: StarWars) -> None:
        state.pop()
        kind = state.kind(take_top(state, self.seat, COMMAND).card())
        state.discards[self.seat].append(kind.number)
        args: dict[str, object] = {"seat": self.seat, "card": kind.title}
        state.tell("SWC-CORE-TERM-7", "{seat} discards {card}", args, reveals=True)
        if kind.type == UNIT and state.get(self.card) is not None:
            state.lasting.append(GainsIcons(self.card, kind.icons, END_OF_STRIKE))


# --- other changes of cards -----------------------------------------------------------------------------------


class GainForce(OnCards):
    """Force icons (SWC-CORE-FOR-6)."""

    __slots__ = ("number", "until")
    PHRASES: ClassVar = {"+ {number} Force to {cards} until {until}": {}}

    def __init__(self, number: int, cards: Cards, until: int) -> None:
        super().__init__(cards)
        self.number = number
        self.until = until

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        for piece in found[0]:
            state.lasting.append(GainsForce(piece.uid, self.number, self.until))
        return True


class Bar(OnCards):
    """Units that may not be declared, neither as attackers nor as defenders."""

    __slots__ = ("until",)
    PHRASES: ClassVar = {"{cards} cannot be declared until {until}": {}}

    def __init__(self, cards: Cards, until: int) -> None:
        super().__init__(cards)
        self.until = until

    def affects(self, state: StarWars, seat: int, piece: Piece, place: int) -> bool:
        return piece.type == UNIT

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        for piece in found[0]:
            state.lasting.append(CannotBeDeclared(piece.uid, self.until, use.number))
        return True


class BarDefence(OnCards):
    """Units that may not defend in this engagement."""

    __slots__ = ()
    PHRASES: ClassVar = {"{cards} cannot defend this engagement": {}}

    def affects(self, state: StarWars, seat: int, piece: Piece, place: int) -> bool:
        return piece.type == UNIT

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        for piece in found[0]:
            state.lasting.append(CannotDefend(piece.uid, END_OF_ENGAGEMENT, use.number))
        return True


# --- for a player -----------------------------------------------------------------------------------------------


class NextCardCheaper(Effect):
    """Rebel Sympathizer: the next card costs less, and needs no match."""

    __slots__ = ("until", "number")
    PHRASES: ClassVar = {"your next card until {until} costs {number} less without match": {}}

    def __init__(self, until: int, number: int) -> None:
        super().__init__()
        self.until = until
        self.number = number

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        state.lasting.append(NextCheaper(use.seat, self.number, self.until))
        return True


class NeedNoMatch(Effect):
    """SWC-CORE-RES-5 does not hold for a while."""

    __slots__ = ("until",)
    PHRASES: ClassVar = {"your cards need no match until {until}": {}}

    def __init__(self, until: int) -> None:
        super().__init__()
        self.until = until

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        state.lasting.append(NoMatch(use.seat, self.until))
        return True
