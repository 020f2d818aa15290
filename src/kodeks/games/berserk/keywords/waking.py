"""Keywords that work when their card is open at the start of its turn (BRS-TURN-2 e), and plague."""

from __future__ import annotations

from typing import Any, ClassVar

from kodeks.games.berserk.cards.words import FADED, IMPACT, MELEE, NONE, PLAGUED, POISONING
from kodeks.games.berserk.effects.cards import Attacked
from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.features.ability import Ability
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.keywords.keyword import Keyword
from kodeks.games.berserk.knowing import bodiless, features, has, healable, worth
from kodeks.games.berserk.moves import DIE
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.attack import WHITE, Roll
from kodeks.games.berserk.timing.dice import FACES, final
from kodeks.games.berserk.timing.event import Dealt, Event, Rolled, Wakes
from kodeks.games.berserk.timing.gaining import can_gain, gain
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.timing.wounds import Hurting, Wounding, heal
from kodeks.kernel.errors import BadText
from kodeks.kernel.note import Note
from kodeks.kernel.state import CHANCE, Frame


class Waking(Keyword):
    """Also if the card was open already; not if it has stayed closed."""

    __slots__ = ()

    def heard(self) -> list[str]:
        return [Wakes.NAME]

    def answers(self, state: Berserk, me: Piece, event: Event) -> bool:
        return isinstance(event, Wakes) and event.seat == me.control and not me.closed


class Suffers(Effect):
    """The card receives as many wounds as its feature says; no other card has dealt them (BRS-WND-13)."""

    __slots__ = ("clause", "cause")

    def __init__(self, clause: str, cause: int) -> None:
        super().__init__()
        self.clause = clause
        self.cause = cause

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        number = worth(state, use.me(state), use.feature)
        state.push(Hurting([Wounding(use.source, number, use.source, IMPACT, cause=self.cause)], self.clause))
        return True


class Poison(Waking):
    """BRS-KW-otravlenie: the creature receives so many wounds when it opens. It stays on the card."""

    __slots__ = ()
    NAMES: ClassVar = {"ru": ["отравление"], "en": ["poison"]}
    RU: ClassVar = {"отравление (на) {n}": {}}
    EN: ClassVar = {"poison {n}": {}}
    ADJECTIVES: ClassVar = {"ru": ["отравленный"], "en": ["poisoned"]}

    def __init__(self, n: int = 1) -> None:
        super().__init__(n, Ability([Suffers("BRS-KW-otravlenie", POISONING)]))

    def poison(self) -> bool:
        return True

    def suits(self, state: Berserk, piece: Piece) -> bool:
        return piece.creature() and not bodiless(state, piece)

    def answers(self, state: Berserk, me: Piece, event: Event) -> bool:
        return super().answers(state, me, event) and self.suits(state, me)


class Fading(Waking):
    """BRS-KW-ugasanie: the card wounds itself."""

    __slots__ = ()
    NAMES: ClassVar = {"ru": ["угасание"], "en": ["fading"]}
    RU: ClassVar = {"угасание (на) {n}": {}, "угасание": {"n": 1}}
    EN: ClassVar = {"fading {n}": {}}

    def __init__(self, n: int = 1) -> None:
        super().__init__(n, Ability([Suffers("BRS-KW-ugasanie", FADED)]))


class Heals(Effect):
    """The card is healed as its feature says."""

    __slots__ = ()

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        me = state.cards[use.source]
        return heal(state, me, worth(state, me, use.feature), "BRS-KW-regeneratsiya") > 0


class Regeneration(Waking):
    """BRS-KW-regeneratsiya: it heals so many wounds when it opens."""

    __slots__ = ()
    NAMES: ClassVar = {"ru": ["[:rgn]", "регенерация"], "en": ["[:rgn]", "regeneration"]}
    RU: ClassVar = {"[:rgn]-{n}": {}, "регенерация {n}": {}}
    EN: ClassVar = {"[:rgn]-{n}": {}, "regeneration {n}": {}}

    def __init__(self, n: int = 1) -> None:
        super().__init__(n, Ability([Heals()]))

    def answers(self, state: Berserk, me: Piece, event: Event) -> bool:
        return super().answers(state, me, event) and healable(state, me) and (me.wounds > 0 or self.suffers(state, me))

    def calm(self) -> bool:
        return True

    def suffers(self, state: Berserk, me: Piece) -> bool:
        """Whether there will be wounds to heal, if it is put last."""
        return any(isinstance(one, Waking) and one is not self for one in features(state, me))


# --- plague ---------------------------------------------------------------------------------------


class Infects(Effect):
    """The attacked creature gets the plague of this card."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__([Attacked()])

    def affects(self, state: Berserk, use: Use, piece: Piece, place: int) -> bool:
        return not has(state, piece, Plague) and can_gain(state, piece, use.feature)

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        for piece in found[0]:
            gain(state, piece, use.feature)
            if state.log is not None:
                state.tell("BRS-KW-chuma", "{card} gets plague", {"card": piece.kind.name})
        return bool(found[0])


class Plague(Keyword):
    """BRS-KW-chuma: an odd number on a die of the creature wounds it; its melee strikes spread it (BRS-AMB-50)."""

    __slots__ = ("daily",)
    RU: ClassVar = {"чума": {}}
    EN: ClassVar = {"plague": {}}

    def __init__(self) -> None:
        super().__init__(1, Ability([Infects()]))
        self.daily = DailyRoll()

    def suits(self, state: Berserk, piece: Piece) -> bool:
        return piece.creature()

    def wraps(self) -> bool:
        return True

    def inner(self) -> list[Feature]:
        return [self, self.daily]

    def expand(self, state: Berserk, me: Piece, found: list[Feature]) -> None:
        found.append(self)
        if state.rules.plague_at_start:
            found.append(self.daily)

    def heard(self) -> list[str]:
        return [Dealt.NAME, *self.daily.heard()]

    def answers(self, state: Berserk, me: Piece, event: Event) -> bool:
        return isinstance(event, Dealt) and event.attack.source == me.uid and event.attack.type & MELEE > 0

    def wounds_by_roll(self, state: Berserk, me: Piece, number: int) -> int:
        return number if number % 2 and not state.rules.plague_at_start else 0


class DailyRoll(Waking):
    """Plague by the option: one die at the start of the turn, even if the creature has stayed closed."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, Ability([RollsForPlague()]))

    def answers(self, state: Berserk, me: Piece, event: Event) -> bool:
        return isinstance(event, Wakes) and event.seat == me.control


class RollsForPlague(Effect):
    __slots__ = ()

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        state.push(PlagueDie(use.source))
        return True


class PlagueDie(Frame[Berserk]):
    __slots__ = ("uid",)

    def __init__(self, uid: int) -> None:
        self.uid = uid

    def copy(self) -> PlagueDie:
        return PlagueDie(self.uid)

    def run(self, state: Berserk) -> None:
        state.turn = CHANCE

    def offers(self, state: Berserk) -> list[int]:
        return FACES

    def play(self, state: Berserk, move: int) -> None:
        state.pop()
        state.dice = [self.uid, WHITE, move - DIE]
        number = final(state, Roll(self.uid, NONE, WHITE, None, IMPACT), move - DIE)
        state.rules.announce(state, Rolled(self.uid, number, None, move - DIE))
        if number % 2:
            state.push(Hurting([Wounding(self.uid, number, self.uid, IMPACT, cause=PLAGUED)], "BRS-KW-chuma"))

    def prompt(self, state: Berserk, seat: int) -> Note:
        return Note("BRS-AMB-50", "{card} rolls for plague", {"card": state.cards[self.uid].kind.name})


SICKNESSES: dict[type[Feature], int] = {Poison: POISONING, Fading: FADED, Plague: PLAGUED}


def sickness_in(keyword: Feature) -> int:
    """The bit of poison, plague or fading; BadText for what makes nobody sick."""
    for one, bit in SICKNESSES.items():
        if isinstance(keyword, one):
            return bit
    raise BadText("this is no sickness")


class Sicker(Feature):
    """`receives 2 wounds more from poison`: whenever it receives any of it."""

    __slots__ = ("keyword", "n", "fewer", "cause")
    RU: ClassVar[dict[str, dict[str, Any]]] = {
        "получает от {keyword@gent} на {n} раны больше": {"fewer": False},
        "получает от {keyword@gent} на {n} раны меньше": {"fewer": True},
    }
    EN: ClassVar[dict[str, dict[str, Any]]] = {
        "receives {n} wounds more from {keyword}": {"fewer": False},
        "receives {n} wounds fewer from {keyword}": {"fewer": True},
    }

    def __init__(self, keyword: Feature, n: int, fewer: bool) -> None:
        super().__init__()
        self.keyword = keyword
        self.n = n
        self.fewer = fewer
        self.cause = sickness_in(keyword)

    def sicker(self, cause: int) -> int:
        if not cause & self.cause:
            return 0
        return -self.n if self.fewer else self.n


class WoundsOnlyOf(Feature):
    """`receives wounds only from plague` (BRS-KW-effekt-zameshcheniya)."""

    __slots__ = ("keyword", "cause")
    RU: ClassVar[dict[str, dict[str, Any]]] = {"получает раны только от {keyword@gent}": {}}
    EN: ClassVar[dict[str, dict[str, Any]]] = {"receives wounds only from {keyword}": {}}

    def __init__(self, keyword: Feature) -> None:
        super().__init__()
        self.keyword = keyword
        self.cause = sickness_in(keyword)

    def replaces(self, state: Berserk, me: Piece, wounding: Wounding) -> bool:
        return not wounding.cause & self.cause
