"""Keywords about chips: where they come from, who may spend them."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.conditions.condition import Condition
from kodeks.games.berserk.constants.conditional import While
from kodeks.games.berserk.effects.cards import This
from kodeks.games.berserk.effects.chips import GetChips
from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.features.feature import Ability, Feature
from kodeks.games.berserk.features.used import Payment, Played
from kodeks.games.berserk.keywords.keyword import Keyword
from kodeks.games.berserk.knowing import find, most_chips, worth
from kodeks.games.berserk.moves import RAGE
from kodeks.games.berserk.piece import DESTROYED, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.event import Acted, Died, Event, TurnEnds, TurnStarts
from kodeks.games.berserk.timing.opening import open_card
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.timing.wounds import add_chips


class Meditation(Keyword):
    """BRS-KW-meditatsiya: it may use chips of your other cards of the same element as its own."""

    __slots__ = ()
    RU: ClassVar = {"медитация": {}}
    EN: ClassVar = {"meditation": {}}

    def borrows(self) -> bool:
        return True


class MaximumOfChips(Keyword):
    """BRS-KW-maksimum-fishek: the smallest one binds (BRS-AMB-51)."""

    __slots__ = ()
    RU: ClassVar = {"максимум {n} [:cnt]": {}, "максимум {n} фишек": {}}
    EN: ClassVar = {"maximum {n} [:cnt]": {}, "maximum {n} chips": {}}

    def named(self) -> bool:
        return False  # all of them are asked

    def most_chips(self) -> int:
        return self.n


class NoCollecting(Feature):
    """It has not the unwritten feature of BRS-CHIP-3."""

    __slots__ = ()
    RU: ClassVar = {"не может копить [:cnt]": {}}
    EN: ClassVar = {"can not collect [:cnt]": {}}

    def saves_not(self) -> bool:
        return True


class SoulCatcher(Keyword):
    """BRS-KW-dushelov: one chip when creatures die together (BRS-WND-16); it may hold at most so many."""

    __slots__ = ()
    NAMES: ClassVar = {"ru": ["душелов"], "en": ["soul-catcher"]}
    RU: ClassVar = {"душелов {n}": {}, "душелов": {"n": 1}}
    EN: ClassVar = {"soul-catcher {n}": {}, "soul-catcher": {"n": 1}}

    def __init__(self, n: int = 1) -> None:
        super().__init__(n, Ability([GetChips(This())]))

    def most_chips(self) -> int:
        return self.n

    def heard(self) -> list[str]:
        return [Died.NAME]

    def answers(self, state: Berserk, me: Piece, event: Event) -> bool:
        return isinstance(event, Died) and any(piece.creature() for piece in event.pieces)


class Concentration(Keyword):
    """BRS-KW-kontsentratsiya: a chip at the end of an opponent's turn in which it was not wounded (BRS-AMB-35)."""

    __slots__ = ()
    RU: ClassVar = {"концентрация": {}}
    EN: ClassVar = {"concentration": {}}

    def __init__(self) -> None:
        super().__init__(1, Ability([GetChips(This())]))

    def heard(self) -> list[str]:
        return [TurnEnds.NAME]

    def answers(self, state: Berserk, me: Piece, event: Event) -> bool:
        return isinstance(event, TurnEnds) and event.seat != me.control and not me.wounded


# --- charge ---------------------------------------------------------------------------------------


class Charged(Condition):
    """While the card has so many chips."""

    __slots__ = ("n",)

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def holds(self, state: Berserk, me: Piece) -> bool:
        return me.chips >= self.n


class Charging(Keyword):
    """What every charge brings along: a chip at the start of your turn, as many as the largest one needs."""

    __slots__ = ()

    def __init__(self, n: int = 1) -> None:
        super().__init__(n, Ability([GetChips(This())], may=True))

    def most_chips(self) -> int:
        return self.n

    def heard(self) -> list[str]:
        return [TurnStarts.NAME]

    def answers(self, state: Berserk, me: Piece, event: Event) -> bool:
        return isinstance(event, TurnStarts) and event.seat == me.control and me.chips < most_chips(state, me)


class Charge(While):
    """BRS-KW-zaryad: its text works while the card has so many chips; each charge by itself."""

    __slots__ = ("n", "charging")
    RU: ClassVar = {"заряд {n}: {features+}": {}}
    EN: ClassVar = {"charge {n}: {features+}": {}}

    def __init__(self, n: int, features: list[Feature]) -> None:
        super().__init__(Charged(n), features)
        self.n = n
        self.charging = Charging(n)

    def expand(self, state: Berserk, me: Piece, found: list[Feature]) -> None:
        found.append(self.charging)
        super().expand(state, me, found)

    def inner(self) -> list[Feature]:
        return [*super().inner(), self.charging]


# --- chips that go --------------------------------------------------------------------------------


class Decays(Effect):
    """A chip is lost; without one the card dies."""

    __slots__ = ()

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        me = state.cards[use.source]
        if me.chips:
            me.chips -= 1
            state.tell("BRS-KW-raspad", "{card} loses a chip", {"card": me.kind.name})
        else:
            me.doom = DESTROYED
        return True


class Decay(Keyword):
    """BRS-KW-raspad: it begins the battle with so many chips, and loses one after each action."""

    __slots__ = ()
    NAMES: ClassVar = {"ru": ["распад"], "en": ["decay"]}
    RU: ClassVar = {"распад {n}": {}}
    EN: ClassVar = {"decay {n}": {}}

    def __init__(self, n: int = 1) -> None:
        super().__init__(n, Ability([Decays()]))

    def begins(self, state: Berserk, me: Piece) -> None:
        add_chips(state, me, worth(state, me, self), "BRS-KW-raspad")

    def heard(self) -> list[str]:
        return [Acted.NAME]

    def answers(self, state: Berserk, me: Piece, event: Event) -> bool:
        return event.subject == me.uid


class OpensInRage(Effect):
    """A chip is lost, and thereby the card opens."""

    __slots__ = ()

    def possible(self, state: Berserk, use: Use) -> bool:
        me = state.cards[use.source]
        return me.closed and me.chips > me.promised_chips

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        me = state.cards[use.source]
        me.chips -= 1
        if state.active == me.control:
            me.spent.append(use.ability.id)
        open_card(state, me, me.uid)
        return True


class Raging(Played):
    """The sudden feature of rage."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(Payment(sudden=True), Ability([OpensInRage()]))

    def verb(self) -> int:
        return RAGE

    def refusal(self, state: Berserk, me: Piece) -> str:
        """BRS-AMB-58: so many times in each of your turns; in the opponent's only the chips limit it."""
        if any(use.source == me.uid and use.feature is self for use in state.stack.items):
            return "BRS-INST-16"
        rage = find(state, me, Rage)
        if rage is not None and state.active == me.control and me.spent.count(self.does.id) >= worth(state, me, rage):
            return "BRS-AMB-58"
        return ""


class Rage(Keyword):
    """BRS-KW-yarost: a chip at the end of your turn in which it did not attack; for a chip it opens."""

    __slots__ = ("raging",)
    NAMES: ClassVar = {"ru": ["ярость"], "en": ["rage"]}
    RU: ClassVar = {"ярость {n}": {}}
    EN: ClassVar = {"rage {n}": {}}

    def __init__(self, n: int = 1) -> None:
        super().__init__(n, Ability([GetChips(This())]))
        self.raging = Raging()

    def most_chips(self) -> int:
        return self.n

    def inner(self) -> list[Feature]:
        return [self, self.raging]

    def plays(self) -> list[Played]:
        return self.raging.plays()

    def heard(self) -> list[str]:
        return [TurnEnds.NAME]

    def answers(self, state: Berserk, me: Piece, event: Event) -> bool:
        return isinstance(event, TurnEnds) and event.seat == me.control and not me.attacked
