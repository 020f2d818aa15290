"""What has happened, as features hear of it. Each event has a name by which features wait for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kodeks.games.berserk.cards.words import NONE
from kodeks.games.berserk.features.feature import COMING
from kodeks.games.berserk.piece import Piece
from kodeks.kernel.part import Part

if TYPE_CHECKING:
    from kodeks.games.berserk.timing.attack import Attack
    from kodeks.games.berserk.timing.wounds import Wounding


class Event(Part):
    """`subject` is the card that it is about, "it" in a text. What an answer changes (an attack, wounds that come) is
    the same thing in the frames that wait for it, in a copy of the state too (`Berserk.tangled`)."""

    __slots__ = ("subject",)
    NAME: ClassVar[str] = ""

    def __init__(self, subject: int = NONE) -> None:
        self.subject = subject

    def name(self) -> str:
        return self.NAME

    def fight(self) -> Attack | None:
        """The attack in which it happened."""
        return None

    def worth(self) -> int:
        """How much it was, where that can be said: `X` in a text."""
        return 0


# --- turns ----------------------------------------------------------------------------------------


class BattleStarts(Event):
    """BRS-KW-v-nachale-boya."""

    __slots__ = ()
    NAME = "battle starts"


class TurnStarts(Event):
    """BRS-KW-v-nachale-hoda."""

    __slots__ = ("seat",)
    NAME = "turn starts"

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat


class Wakes(Event):
    """Cards open at the start of their turn, or were open already: poison, regeneration, fading (BRS-TURN-2 e)."""

    __slots__ = ("seat",)
    NAME = "wakes"

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat


class TurnEnds(Event):
    """BRS-TURN-7."""

    __slots__ = ("seat",)
    NAME = "turn ends"

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat


# --- attacks --------------------------------------------------------------------------------------


class InAttack(Event):
    __slots__ = ("attack",)

    def __init__(self, attack: Attack) -> None:
        super().__init__(attack.target)
        self.attack = attack

    def fight(self) -> Attack | None:
        return self.attack

    def worth(self) -> int:
        return self.attack.strength


class Assault(InAttack):
    """An attack is declared (BRS-KW-pri-napadenii)."""

    __slots__ = ()
    NAME = "assault"


class Dealt(InAttack):
    """An attack is dealt (BRS-KW-pri-atake): what accompanies it is executed inside it (BRS-ATK-22)."""

    __slots__ = ()
    NAME = "dealt"


class Missed(InAttack):
    """BRS-KW-promakh."""

    __slots__ = ()
    NAME = "missed"


class AfterAttack(InAttack):
    """The attack is paid (BRS-KW-posle-ataki)."""

    __slots__ = ()
    NAME = "after attack"


class Defended(InAttack):
    """A defender was assigned; the subject is the defender."""

    __slots__ = ()
    NAME = "defended"


# --- wounds and lives -----------------------------------------------------------------------------


class Coming(Event):
    """Wounds are about to be received: what replaces or prevents them is executed at once (BRS-INST-11)."""

    __slots__ = ("wounding",)
    NAME = COMING

    def __init__(self, wounding: Wounding) -> None:
        super().__init__(wounding.victim)
        self.wounding = wounding

    def fight(self) -> Attack | None:
        return self.wounding.attack


class Wounded(Event):
    """Wounds were placed."""

    __slots__ = ("wounding", "number")
    NAME = "wounded"

    def __init__(self, wounding: Wounding, number: int) -> None:
        super().__init__(wounding.victim)
        self.wounding = wounding
        self.number = number

    def fight(self) -> Attack | None:
        return self.wounding.attack

    def worth(self) -> int:
        return self.number


class Healed(Event):
    __slots__ = ("number",)
    NAME = "healed"

    def __init__(self, subject: int, number: int) -> None:
        super().__init__(subject)
        self.number = number


class GotLives(Event):
    __slots__ = ("number",)
    NAME = "got lives"

    def __init__(self, subject: int, number: int) -> None:
        super().__init__(subject)
        self.number = number


class Died(Event):
    """Cards die together (BRS-WND-8, WND-16). They are kept as they were (BRS-WND-14)."""

    __slots__ = ("pieces", "killers", "types", "destroyed")
    NAME = "died"

    def __init__(self, pieces: list[Piece], killers: list[int], types: list[int], destroyed: list[bool]) -> None:
        super().__init__(pieces[0].uid)
        self.pieces = pieces
        self.killers = killers  # the card that destroyed each, or NONE
        self.types = types  # and by which type of ability
        self.destroyed = destroyed  # false where it was only put into the graveyard (BRS-AMB-64)


# --- states and places ----------------------------------------------------------------------------


class Opened(Event):
    __slots__ = ("by",)
    NAME = "opened"

    def __init__(self, subject: int, by: int = NONE) -> None:
        super().__init__(subject)
        self.by = by  # the card whose feature did it; NONE at the start of a turn


class Closed(Event):
    __slots__ = ()
    NAME = "closed"


class Relocated(Event):
    """BRS-KW-peremeshchenie: moved by units or by a feature."""

    __slots__ = ("origin", "clause")
    NAME = "relocated"

    def __init__(self, subject: int, origin: int, clause: str) -> None:
        super().__init__(subject)
        self.origin = origin
        self.clause = clause  # by which it was: a step, a jump


class Entered(Event):
    """Called, revived or incarnated."""

    __slots__ = ("how",)
    NAME = "entered"

    def __init__(self, subject: int, how: int) -> None:
        super().__init__(subject)
        self.how = how


class Returned(Event):
    """To the deck (BRS-KW-pri-vozvrashchenii); the card is kept as it was."""

    __slots__ = ("piece",)
    NAME = "returned"

    def __init__(self, piece: Piece) -> None:
        super().__init__(piece.uid)
        self.piece = piece


class Acted(Event):
    """A card has acted and paid."""

    __slots__ = ()
    NAME = "acted"


class Rolled(Event):
    """A die was rolled; the number is the final one (BRS-ATK-21), `raw` is what the die itself showed."""

    __slots__ = ("number", "attack", "raw")
    NAME = "rolled"

    def __init__(self, subject: int, number: int, attack: Attack | None, raw: int) -> None:
        super().__init__(subject)
        self.number = number
        self.attack = attack
        self.raw = raw

    def fight(self) -> Attack | None:
        return self.attack
