"""A die that decides what is done: `roll the die: if it shows 3 or less - ...; if it shows 4 or more - ...`."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.effects.thereby import Thereby
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.dice import AbilityRoll
from kodeks.games.berserk.timing.use import Use
from kodeks.kernel.errors import BadText
from kodeks.kernel.part import Shared

EVEN: Final = [2, 4, 6]
ODD: Final = [1, 3, 5]


class Branch(Shared):
    """`if it shows 4 or more - opens`."""

    __slots__ = ("faces", "said")
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        "если выпало {exact:n} - {said:effect+}": {},
        "если выпало {low:n} или {high:n} - {said:effect+}": {},
        "если выпало {high:n} или менее - {said:effect+}": {},
        "если выпало {low:n} или более - {said:effect+}": {},
        "если выпало четное число - {said:effect+}": {"faces": EVEN},
        "если выпало нечетное число - {said:effect+}": {"faces": ODD},
        "если {exact:n} - {said:effect+}": {},
        "если {low:n} или {high:n} - {said:effect+}": {},
        "если {high:n} или менее - {said:effect+}": {},
        "если {low:n} или более - {said:effect+}": {},
        "если четное (число) - {said:effect+}": {"faces": EVEN},
        "если нечетное (число) - {said:effect+}": {"faces": ODD},
        "если (выпал) чет - {said:effect+}": {"faces": EVEN},
        "если (выпал) нечет - {said:effect+}": {"faces": ODD},
    }
    EN: ClassVar[dict[str, dict[str, Any]]] = {
        "if it shows {high:n} or less - {said:effect+}": {},
        "if it shows {low:n} or more - {said:effect+}": {},
        "if it shows {low:n} or {high:n} - {said:effect+}": {},
        "if it shows {exact:n} - {said:effect+}": {},
        "if it shows an even number - {said:effect+}": {"faces": EVEN},
        "if it shows an odd number - {said:effect+}": {"faces": ODD},
    }

    def __init__(
        self, said: list[Effect], low: int = 0, high: int = 0, exact: int = 0, faces: list[int] | None = None
    ) -> None:
        if low and high and high != low + 1:
            raise BadText("two numbers of a die follow on each other")
        if any(isinstance(effect, (Thereby, Dice)) for effect in said):
            raise BadText("what a die decides is said to the end")
        self.faces = faces or list(range(exact or low or 1, (exact or high or 6) + 1))
        self.said = said

    @property
    def low(self) -> int:
        return self.faces[0]

    @property
    def high(self) -> int:
        return self.faces[-1]

    @property
    def exact(self) -> int:
        return self.faces[0] if len(self.faces) == 1 else 0


class Dice(Effect):
    """The card rolls the attack die (BRS-KW-xyz-v-tekste), then what fits its final number is done."""

    __slots__ = ("first", "second", "third", "steps")
    RU: ClassVar = {
        "бросить кубик: {first:branch}": {},
        "бросить кубик: {first:branch}; {second:branch}": {},
        "бросить кубик: {first:branch}; {second:branch}; {third:branch}": {},
        "бросить/кинуть/бросает кубик(, при этом)(,)( -)(:)(;) {first:branch}": {},
        "бросить/кинуть/бросает кубик(, при этом)(,)( -)(:)(;) {first:branch}(,)(;) {second:branch}": {},
        "бросить/кинуть/бросает кубик(, при этом)(,)( -)(:)(;) {first:branch}(,)(;) {second:branch}(,)(;)"
        " {third:branch}": {},
    }
    EN: ClassVar = {
        "roll the die: {first:branch}": {},
        "roll the die: {first:branch}; {second:branch}": {},
        "roll the die: {first:branch}; {second:branch}; {third:branch}": {},
    }

    def __init__(self, first: Branch, second: Branch | None = None, third: Branch | None = None) -> None:
        super().__init__()
        branches = [branch for branch in (first, second, third) if branch is not None]
        faces = [face for branch in branches for face in branch.faces]
        if len(set(faces)) < len(faces) or not set(faces) <= set(range(1, 7)):
            raise BadText("a die shows one number, from 1 to 6")
        self.first = first
        self.second = second
        self.third = third
        self.steps: list[Effect] = [Roll()]
        self.steps += [OnFaces(effect, branch.faces) for branch in branches for effect in branch.said]


class Roll(Effect):
    __slots__ = ()

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        state.push(AbilityRoll())
        return True


class OnFaces(Effect):
    """One effect, if the die shows one of these."""

    __slots__ = ("inner", "faces")

    def __init__(self, inner: Effect, faces: list[int]) -> None:
        super().__init__(inner.about, inner.amount)
        self.inner = inner
        self.faces = faces

    def fault(self, kind: Kind) -> str:
        return self.inner.fault(kind)

    def attacks(self) -> int:
        return self.inner.attacks()

    def reach(self) -> int:
        return self.inner.reach()

    def grants(self) -> list[Feature]:
        return self.inner.grants()

    def of_attack(self) -> bool:
        return self.inner.of_attack()

    def uncertain(self) -> bool:
        return True

    def affects(self, state: Berserk, use: Use, piece: Piece, place: int) -> bool:
        return self.inner.affects(state, use, piece, place)

    def spares(self, state: Berserk, use: Use, piece: Piece) -> str:
        return self.inner.spares(state, use, piece)

    def asks_cells(self, state: Berserk, use: Use) -> list[int]:
        return self.inner.asks_cells(state, use)

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        return use.rolled in self.faces and self.inner.do(state, use, found)
