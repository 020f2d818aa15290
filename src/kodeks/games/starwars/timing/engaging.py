"""B.8: what happens to cards in an engagement, for those who may answer it."""

from __future__ import annotations

from kodeks.games.starwars.piece import ATTACKER
from kodeks.games.starwars.timing.occurrence import Occurrence, OfCard
from kodeks.kernel.note import Note


class Engaged(OfCard):
    """SWC-FAQ-2.3: an objective."""

    NAME = "engaged"

    __slots__ = ()

    def fresh(self) -> Occurrence:
        return Engaged(self.card)

    def asking(self, clause: str, args: dict[str, object]) -> Note:
        return Note(clause, "{seat} may answer: {card} is engaged", args)


class InRole(OfCard):
    """What happens to an attacker or a defender."""

    __slots__ = ("role",)

    def __init__(self, card: int, role: int) -> None:
        super().__init__(card)
        self.role = role

    def attacks(self) -> bool:
        return self.role == ATTACKER


class Declared(InRole):
    NAME = "declared"

    __slots__ = ()

    def fresh(self) -> Occurrence:
        return Declared(self.card, self.role)

    def asking(self, clause: str, args: dict[str, object]) -> Note:
        return Note(clause, "{seat} may answer: {card} was declared", args)


class Focused(InRole):
    """SWC-CORE-STR-3: focused to strike."""

    NAME = "focused to strike"

    __slots__ = ()

    def fresh(self) -> Occurrence:
        return Focused(self.card, self.role)

    def asking(self, clause: str, args: dict[str, object]) -> Note:
        return Note(clause, "{seat} may answer: {card} is focused to strike", args)


class Struck(OfCard):
    NAME = "struck"

    __slots__ = ()

    def fresh(self) -> Occurrence:
        return Struck(self.card)

    def asking(self, clause: str, args: dict[str, object]) -> Note:
        return Note(clause, "{seat} may answer: {card} has struck", args)


class Survived(InRole):
    """SWC-CORE-UNO-1: who still participates at the end."""

    NAME = "survived"

    __slots__ = ("unopposed",)

    def __init__(self, card: int, role: int, unopposed: bool) -> None:
        super().__init__(card, role)
        self.unopposed = unopposed

    def fresh(self) -> Occurrence:
        return Survived(self.card, self.role, self.unopposed)

    def asking(self, clause: str, args: dict[str, object]) -> Note:
        return Note(clause, "{seat} may answer: {card} has survived the engagement", args)
