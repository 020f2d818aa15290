"""Features that are used: played for a payment, or set off by an event (BRS-ABL-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kodeks.games.berserk.features.ability import Ability
from kodeks.games.berserk.features.feature import COMING, Feature
from kodeks.kernel.errors import BadText
from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.part import Shared

if TYPE_CHECKING:
    from kodeks.games.berserk.conditions.condition import Condition
    from kodeks.games.berserk.piece import Piece
    from kodeks.games.berserk.state import Berserk
    from kodeks.games.berserk.timing.attack import Attack
    from kodeks.games.berserk.timing.event import Event
    from kodeks.games.berserk.triggers.trigger import Trigger


class Payment(Shared):
    """What stands before the colon (BRS-CARD-13). It is promised at the declaration and paid after the execution."""

    __slots__ = ("tap", "chips", "sudden", "wounds", "dies", "buried")
    RU: ClassVar = {
        "[:tap]": {"tap": True},
        "закрыть@INFN": {"tap": True},
        "[:cnt] [:tap]": {"tap": True, "chips": 1},
        "{chips:n} [:cnt] [:tap]": {"tap": True},
        "[:tap], уничтожить {itself}": {"tap": True, "dies": True},
        "[:lgt]": {"sudden": True},
        "[:lgt] [:tap]": {"sudden": True, "tap": True},
        "[:lgt] [:cnt]": {"sudden": True, "chips": 1},
        "[:lgt] {chips:n} [:cnt]": {"sudden": True},
        "[:tap], получить {wounds:n} рану": {"tap": True},
        "[:lgt], положить {itself} на кладбище": {"sudden": True, "buried": True},
    }
    EN: ClassVar = {
        "[:tap]": {"tap": True},
        "close": {"tap": True},
        "tap": {"tap": True},
        "[:cnt] [:tap]": {"tap": True, "chips": 1},
        "{chips:n} [:cnt] [:tap]": {"tap": True},
        "[:tap], destroy {itself}": {"tap": True, "dies": True},
        "[:lgt]": {"sudden": True},
        "[:lgt] [:tap]": {"sudden": True, "tap": True},
        "[:lgt] [:cnt]": {"sudden": True, "chips": 1},
        "[:lgt] {chips:n} [:cnt]": {"sudden": True},
        "[:tap], receive {wounds:n} wounds": {"tap": True},
        "[:lgt], put {itself} into the graveyard": {"sudden": True, "buried": True},
    }

    def __init__(
        self,
        tap: bool = False,
        chips: int = 0,
        sudden: bool = False,
        wounds: int = 0,
        dies: bool = False,
        buried: bool = False,
    ) -> None:
        self.tap = tap
        self.chips = chips
        self.sudden = sudden
        self.wounds = wounds
        self.dies = dies  # the card is destroyed
        self.buried = buried  # it is put into the graveyard, which is no destruction

    def takes_card(self) -> bool:
        """Whether the card itself is the price."""
        return self.dies or self.buried


@mypyc_attr(allow_interpreted_subclasses=True)
class Played(Feature):
    """BRS-KW-igraemaya."""

    __slots__ = ("payment", "does", "own")
    RU: ClassVar = {"{payment}: {ability}": {}, "[:tap] {ability}": {"payment": Payment(tap=True)}}
    EN: ClassVar = {"{payment}: {ability}": {}}

    def __init__(self, payment: Payment, ability: Ability) -> None:
        super().__init__(ability)
        why = ability.unclear(False, False, False)
        if why:
            raise BadText(why)
        self.payment = payment
        self.does = ability
        self.own: list[Played] = [self]

    def plays(self) -> list[Played]:
        return self.own

    def saves(self) -> bool:
        return self.payment.chips > 0

    def rescues(self) -> bool:
        """Whether it prevents wounds of an attack at the last moment (BRS-INST-11)."""
        return any(effect.rescues() for effect in self.does.effects)

    def heard(self) -> list[str]:
        return [COMING] if self.rescues() else []

    def verb(self) -> int:
        """The verb of the moves that declare it; 0: the one of its type."""
        return 0

    def refusal(self, state: Berserk, me: Piece) -> str:
        """Why it can not be declared now, beside what holds for all of them; or ''."""
        return ""

    def paid(self, me: Piece) -> None:
        """It has been used, with or without an effect, and not cancelled."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Triggered(Feature):
    """BRS-KW-srabatyvayushchaya."""

    __slots__ = ("trigger", "condition")
    RU: ClassVar = {
        "{trigger} - {ability}": {},
        "{trigger}(,)( -) {ability}": {},
        "{trigger} - {ability}, если {condition}": {},
    }
    EN: ClassVar = {"{trigger} - {ability}": {}}

    def __init__(self, trigger: Trigger, ability: Ability, condition: Condition | None = None) -> None:
        super().__init__(ability)
        self.trigger = trigger
        self.condition = condition
        if ability.alternative() and (condition is not None or trigger.partial()):
            raise BadText("the text does not say whether 'otherwise' is about the event or about the effect")
        why = ability.unclear(trigger.tells_it(), trigger.tells_x(), trigger.in_attack(), trigger.describes())
        if why:
            raise BadText(why)

    def heard(self) -> list[str]:
        return [self.trigger.event()]

    def answers(self, state: Berserk, me: Piece, event: Event) -> bool:
        return self.trigger.fits(state, me, event) and (self.condition is None or self.condition.holds(state, me))

    def posthumous(self) -> bool:
        return self.trigger.posthumous()

    def wants_kind(self, state: Berserk, me: Piece, attack: Attack) -> bool:
        return self.trigger.looks_at_kind(state, me, attack)
