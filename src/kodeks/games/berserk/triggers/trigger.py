"""What every trigger is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from kodeks.games.berserk.traits.which import Which
from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.part import Shared, fields

if TYPE_CHECKING:
    from kodeks.games.berserk.piece import Piece
    from kodeks.games.berserk.state import Berserk
    from kodeks.games.berserk.timing.attack import Attack
    from kodeks.games.berserk.timing.event import Event


FIGHTS: Final = ("assault", "dealt", "missed", "after attack", "defended")  # the NAMEs of such events


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger(Shared):
    __slots__ = ()
    RU: ClassVar[dict[str, dict[str, Any]]] = {}
    EN: ClassVar[dict[str, dict[str, Any]]] = {}

    def event(self) -> str:
        """The NAME of the event that it waits for."""
        raise NotImplementedError

    def posthumous(self) -> bool:
        """Whether it waits for its own card to leave play (BRS-WND-14)."""
        return False

    def tells_it(self) -> bool:
        """Whether "it" can be the card that the event is about."""
        return False

    def tells_x(self) -> bool:
        """Whether it says how much X is."""
        return False

    def describes(self) -> bool:
        """Whether it speaks of cards by a description, so that "another" may be another than those."""
        return any(isinstance(getattr(self, name), Which) for name in fields(self))

    def partial(self) -> bool:
        """Whether it tells one case of several, so that "otherwise" may mean the others."""
        return self.describes()

    def in_attack(self) -> bool:
        """Whether its event happens in an attack, so that there is an attacker and an attacked card."""
        return self.event() in FIGHTS

    def looks_at_kind(self, state: Berserk, me: Piece, attack: Attack) -> bool:
        """Whether a die must be rolled for this attack so that its kind is known (BRS-AMB-24)."""
        return False

    def fits(self, state: Berserk, me: Piece, event: Event) -> bool:
        """Whether this event is the one that the card `me` means."""
        raise NotImplementedError
