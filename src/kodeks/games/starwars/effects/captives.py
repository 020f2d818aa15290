"""B.10: cards of the light side that are captured at objectives of the dark side, and rescued."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import Ability, Amount, Kind
from kodeks.games.starwars.cards.words import DARK, LIGHT, OBJECTIVE, UNIT
from kodeks.games.starwars.effects.effect import Effect
from kodeks.games.starwars.effects.entering import into_play
from kodeks.games.starwars.effects.moving import LeavePlay, sent
from kodeks.games.starwars.effects.questions import Answer, Pick
from kodeks.games.starwars.effects.tops import LayBack, OfTop, look_at_top
from kodeks.games.starwars.moves import INTO_PLAY, TO_HAND, kind_of
from kodeks.games.starwars.piece import Piece, size
from kodeks.games.starwars.state import BOTH, StarWars
from kodeks.games.starwars.timing import means
from kodeks.games.starwars.timing.drawing import COMMAND, RandomCard, Surface
from kodeks.games.starwars.timing.hands import from_hand
from kodeks.games.starwars.timing.leaving import TO_CAPTURE, Leaving
from kodeks.games.starwars.timing.prospect import Prospect
from kodeks.games.starwars.timing.use import Use
from kodeks.games.starwars.timing.zones import rescue
from kodeks.kernel.note import WATCHER, Note, but, only
from kodeks.kernel.state import Frame


class Capture(LeavePlay):
    """SWC-CORE-CAP-6: a unit that is captured leaves play."""

    __slots__ = ()
    PHRASES: ClassVar = {"capture {cards}": {}}

    def affects(self, state: StarWars, seat: int, piece: Piece, place: int) -> bool:
        return seat == DARK and piece.owner == LIGHT and piece.type == UNIT and bool(state.targets_of(DARK))

    def leaving(self, piece: Piece) -> Leaving:
        return sent(piece, TO_CAPTURE)


def here_fault(kind: Kind) -> str:
    if kind.type != OBJECTIVE or kind.side != DARK:
        return "'here' is an objective of the dark side, and this card is none"
    return ""


# --- from the hand ------------------------------------------------------------------------------------------


class CaptureFromHand(Effect):
    """SWC-D-49: chance picks the card; both players see it, spectators do not."""

    __slots__ = ()
    PHRASES: ClassVar = {"capture a random card of the opponent's hand here": {}}

    def fault(self, kind: Kind, ability: Ability) -> str:
        return here_fault(kind)

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return prospect.seat == DARK and bool(state.hands[1 - prospect.seat])

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        if not state.hands[1 - use.seat]:
            return False
        state.push(RandomCapture(1 - use.seat, use.card))
        return True


class RandomCapture(RandomCard):
    __slots__ = ("seat", "cell")

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def bag(self, state: StarWars) -> list[int]:
        return state.hands[self.seat]

    def picked(self, state: StarWars, number: int) -> None:
        state.pop()
        cell = state.get(self.cell)
        if cell is None:
            return
        state.hands[LIGHT].remove(number)
        if number in state.known[LIGHT]:
            state.known[LIGHT].remove(number)
        state.open[LIGHT] = []
        cell.hold(number, BOTH)
        if state.log is not None:
            args: dict[str, object] = {"card": state.kind(number).title, "objective": cell.kind.title}
            state.tell("SWC-D-49", "{card} is captured at {objective}", args, BOTH, True)
            state.tell("SWC-D-49", "A card is captured at {objective}", {"objective": cell.kind.title}, 1 << WATCHER)


# --- from the deck ------------------------------------------------------------------------------------------


class CaptureFromTop(Effect):
    """SWC-D-50: who uses it sees the top cards and chooses; the light side does not see them."""

    __slots__ = ()
    PHRASES: ClassVar = {"capture one of the top {amount} of the opponent's deck here": {}}

    def __init__(self, amount: Amount) -> None:
        super().__init__(None, amount)

    def fault(self, kind: Kind, ability: Ability) -> str:
        return super().fault(kind, ability) or here_fault(kind)

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        if prospect.seat != DARK or not size(state.decks[1 - prospect.seat]):
            return False
        return super().could(state, prospect)

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        whose = 1 - use.seat
        n = min(use.worth(state, self.amount), size(state.decks[whose]))
        if n > 0:
            state.push(LookToCapture(use.seat, whose, n, use.card))
            state.push(Surface(whose, COMMAND, n, only(use.seat)))
        return n > 0


class LookToCapture(Frame[StarWars]):
    """Chance has decided the top cards."""

    __slots__ = ("seat", "whose", "count", "cell")

    def __init__(self, seat: int, whose: int, count: int, cell: int) -> None:
        self.seat = seat
        self.whose = whose
        self.count = count
        self.cell = cell

    def run(self, state: StarWars) -> None:
        state.pop()
        look_at_top(state, self.whose, self.seat, COMMAND, self.count)
        if state.get(self.cell) is not None:
            state.push(CaptureOne(self.seat, self.whose, self.count, self.cell))


class CaptureOne(OfTop):
    __slots__ = ("cell",)

    def __init__(self, seat: int, whose: int, count: int, cell: int) -> None:
        super().__init__(seat, whose, COMMAND, count)
        self.cell = cell

    def chosen(self, state: StarWars, move: int) -> None:
        number = kind_of(move)
        self.take(state, number)
        cell = state.piece(self.cell)
        cell.hold(number, only(self.seat))
        if state.log is not None:
            args: dict[str, object] = {"card": state.kind(number).title, "objective": cell.kind.title}
            state.tell("SWC-D-50", "{card} is captured at {objective}", args, only(self.seat))
            hidden: dict[str, object] = {"objective": cell.kind.title}
            state.tell("SWC-D-50", "A card is captured at {objective}", hidden, but(self.seat))
        state.push(LayBack(self.seat, self.whose, self.which, self.count - 1))

    def prompt(self, state: StarWars, seat: int) -> Note:
        return Note("SWC-CORE-CAP-1", "{seat} chooses the card that is captured", {"seat": self.seat})


# --- rescue -------------------------------------------------------------------------------------------------


class Rescue(Effect):
    """SWC-CORE-CAP-5: an objective is chosen, chance picks one of its captured cards."""

    __slots__ = ("enters_play",)
    PHRASES: ClassVar = {
        "rescue a card": {},
        "rescue a card and a unit may enter play": {"enters_play": True},
    }

    def __init__(self, enters_play: bool = False) -> None:
        super().__init__()
        self.enters_play = enters_play

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return any(piece is not None and piece.captured for piece in state.cards)

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        cells = [piece for piece in state.pieces() if piece.captured]  # SWC-D-41
        if not cells:
            return False
        state.push(RescueFrom(use.seat, cells, self.enters_play))
        return True


class RescueFrom(Pick):
    __slots__ = ("enters_play",)

    def __init__(self, seat: int, cells: list[Piece], enters_play: bool) -> None:
        super().__init__(seat, cells, "SWC-CORE-CAP-5")
        self.enters_play = enters_play

    def picked(self, state: StarWars, piece: Piece) -> None:
        state.push(RandomRescue(piece.uid, self.enters_play))


class RandomRescue(RandomCard):
    __slots__ = ("cell", "enters_play")

    def __init__(self, cell: int, enters_play: bool) -> None:
        self.cell = cell
        self.enters_play = enters_play

    def bag(self, state: StarWars) -> list[int]:
        return state.piece(self.cell).captured

    def picked(self, state: StarWars, number: int) -> None:
        state.pop()
        cell = state.piece(self.cell)
        at = cell.captured.index(number)
        known = cell.captured_known[at]
        del cell.captured[at]
        del cell.captured_known[at]
        del cell.captured_group[at]
        rescue(state, number, known)
        kind = state.kind(number)
        if self.enters_play and kind.type == UNIT and means.may_enter(state, LIGHT, kind):
            state.push(IntoPlayOrHand(number))


class IntoPlayOrHand(Answer):
    """SWC-CORE-TERM-4: the rescued unit may be put into play."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(LIGHT, [INTO_PLAY, TO_HAND], "SWC-CORE-TERM-4")
        self.number = number

    def answered(self, state: StarWars, answer: int) -> None:
        if answer == INTO_PLAY:
            from_hand(state, LIGHT, self.number)
            state.limbo[LIGHT].append(self.number)
            into_play(state, LIGHT, self.number)
