"""How much an effect does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from kodeks.games.berserk.cards.words import MEDIUM, STRONG, WEAK
from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.part import Shared, fields, plain

if TYPE_CHECKING:
    from kodeks.games.berserk.state import Berserk
    from kodeks.games.berserk.timing.use import Use


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Shared):
    __slots__ = ()
    RU: ClassVar[dict[str, dict[str, Any]]] = {}
    EN: ClassVar[dict[str, dict[str, Any]]] = {}

    def mark(self) -> object:
        return [type(self).__name__, [plain(getattr(self, name)) for name in fields(self)]]

    def rolls(self) -> bool:
        """Whether a die decides it (BRS-KW-xyz-v-tekste)."""
        return False

    def unknown(self) -> bool:
        """Whether something else in the text says what it is."""
        return False

    def of_target(self) -> bool:
        """Whether it is counted from the card that the feature is aimed at."""
        return False

    def of_attack(self) -> bool:
        """Whether only an attack tells from which card it is counted."""
        return False

    def of_kind(self, kind: int) -> int:
        """Of a weak, medium or strong attack, as it is printed."""
        return 0

    def mean(self) -> float:
        """By the faces of the die (BRS-ATK-5)."""
        return (3.0 * self.of_kind(WEAK) + 2.0 * self.of_kind(MEDIUM) + self.of_kind(STRONG)) / 6.0

    def worth(self, state: Berserk, use: Use) -> int:
        """Now."""
        raise NotImplementedError


class Variable(Amount):
    """`X`: the text says what it is, or the event does ("on a strike of X")."""

    __slots__ = ("most",)
    RU: ClassVar = {"x": {}, "x ( максимум (на) {most:n} )": {}}
    EN: ClassVar = {"x": {}, "x ( at most {most:n} )": {}}

    def __init__(self, most: int = 99) -> None:
        self.most = most

    def unknown(self) -> bool:
        return True

    def worth(self, state: Berserk, use: Use) -> int:
        where = use.ability.where
        if where is not None:
            return min(self.most, where.worth(state, use))
        return 0 if use.event is None else min(self.most, use.event.worth())


class Number(Amount):
    """`2`, or `1-2-3`: weak, medium, strong (BRS-CARD-8)."""

    __slots__ = ("numbers",)
    RU: ClassVar = {"{numbers}": {}}
    EN: ClassVar = {"{numbers}": {}}

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers if len(numbers) == 3 else numbers * 3

    def rolls(self) -> bool:
        return not self.numbers[WEAK] == self.numbers[1] == self.numbers[STRONG]

    def of_kind(self, kind: int) -> int:
        return self.numbers[kind]

    def worth(self, state: Berserk, use: Use) -> int:
        return self.numbers[use.kind]
