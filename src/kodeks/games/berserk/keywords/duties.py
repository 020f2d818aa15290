"""What a card is obliged to attack, and which features of others it need not heed."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from kodeks.games.berserk.cards.words import ATTACKS
from kodeks.games.berserk.features.ability import together
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.keywords.keyword import Keyword
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.traits.which import Which
from kodeks.kernel.modifiers import Modifier

ANY_CREATURE: Final = Which()


class MustAttack(Keyword):
    """BRS-KW-obyazan-atakovat: before its player passes the turn it attacks (one of these cards), if it can."""

    __slots__ = ("which",)
    RU: ClassVar = {"обязан атаковать ({which@accs})": {}}
    EN: ClassVar = {"must attack ({which})": {}, "obliged to attack ({which})": {}}

    def __init__(self, which: Which | None = None) -> None:
        super().__init__()
        self.which = which

    def like(self, other: Modifier) -> bool:
        return isinstance(other, MustAttack) and (self.which is None or self.which is other.which)

    def dutiful(self) -> bool:
        return True

    def must_attack(self, state: Berserk, me: Piece, target: Piece) -> bool:
        return self.which is None or self.which.fits(state, target, me, me.control)


class Compels(Feature):
    """BRS-KW-obyazan-atakovat: these cards must choose it as the target of such an attack (BRS-AMB-62)."""

    __slots__ = ("which", "attacks", "types")
    RU: ClassVar = {"{which@nomn}, объявляя {attacks+@accs}, обязаны выбрать целью {itself@accs}": {}}
    EN: ClassVar = {"{which}, when declaring {attacks+}, are obliged to choose {itself} as the target": {}}

    def __init__(self, which: Which, attacks: list[int]) -> None:
        super().__init__()
        self.which = which
        self.attacks = attacks
        self.types = together(attacks)

    def reaches_others(self) -> bool:
        return True

    def compels(self, state: Berserk, me: Piece, by: Piece, type: int) -> bool:
        return bool(self.types & type) and self.which.fits(state, by, me, me.control)


class Ignores(Keyword):
    """BRS-KW-ignorirovat: its features work on cards (on these) as if they had not what is named."""

    __slots__ = ("keywords", "which")
    RU: ClassVar = {"игнорирует {keywords+@accs} ({which@gent})": {}}
    EN: ClassVar = {"ignores {keywords+} (of {which})": {}}

    def __init__(self, keywords: list[Feature], which: Which | None = None) -> None:
        super().__init__()
        self.keywords = keywords
        self.which = which

    def like(self, other: Modifier) -> bool:
        return self is other

    def ignores(self, state: Berserk, me: Piece, other: Piece, feature: Feature, type: int) -> bool:
        if not any(keyword.like(feature) for keyword in self.keywords):
            return False
        return self.which is None or self.which.fits(state, other, me, me.control)


class IgnoresAll(Keyword):
    """The same of all features of the cards that it attacks, with attacks of these types."""

    __slots__ = ("attacks", "types", "which")
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        "игнорирует (все) особенности атакованного": {},
        "игнорирует (все) особенности атакованных существ": {"which": ANY_CREATURE},
        "когда атакует карту - игнорирует (все) особенности атакованного": {},
        "когда атакует {which@accs} - игнорирует (все) его/ее особенности": {},
        "при {attacks+@loct} - игнорирует (все) особенности атакованного": {},
        "игнорирует (все) особенности атакованного при {attacks+@loct}": {},
    }
    EN: ClassVar[dict[str, dict[str, Any]]] = {
        "ignores all features of the attacked card": {},
        "when it attacks {which} - ignores all its features": {},
        "on {attacks+} - ignores all features of the attacked card": {},
    }

    def __init__(self, attacks: list[int] | None = None, which: Which | None = None) -> None:
        super().__init__()
        self.attacks = attacks
        self.types = ATTACKS if attacks is None else together(attacks)
        self.which = which

    def like(self, other: Modifier) -> bool:
        return self is other

    def ignores(self, state: Berserk, me: Piece, other: Piece, feature: Feature, type: int) -> bool:
        if not self.types & type:
            return False
        return self.which is None or self.which.fits(state, other, me, me.control)
