"""The cards that an effect is about: chosen ones, each of some, or the ones that the event names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from kodeks.games.berserk.cards.words import NONE
from kodeks.games.berserk.field import NOWHERE, adjacent, ahead
from kodeks.games.berserk.knowing import elements
from kodeks.games.berserk.piece import ALOFT, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.traits.sides import Picked
from kodeks.games.berserk.traits.which import ALL_CARDS, Which
from kodeks.kernel.errors import BadText
from kodeks.kernel.native import mypyc_attr
from kodeks.kernel.part import Shared

ALL_OF_THEM: Final = 99  # more cards than there are

if TYPE_CHECKING:
    from kodeks.games.berserk.timing.use import Use


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Shared):
    """In one place of an effect: chosen when the feature is declared, or found when it is executed."""

    __slots__ = ()
    RU: ClassVar[dict[str, dict[str, Any]]] = {}
    EN: ClassVar[dict[str, dict[str, Any]]] = {}

    def most(self) -> int:
        """How many are chosen at the declaration; 0 when nothing is chosen."""
        return 0

    def least(self) -> int:
        return self.most()

    def candidates(self, state: Berserk, use: Use) -> list[Piece]:
        """Those among which one may choose."""
        return []

    def found(self, state: Berserk, use: Use, chosen: list[int]) -> list[Piece]:
        """At the execution: all that it means, of the chosen ones those that it still means (BRS-GOLD-8)."""
        raise NotImplementedError

    def may_mean(self, state: Berserk, use: Use, piece: Piece) -> bool:
        """Whether this card is one of them, by what the chooser may know."""
        return True

    def means(self, state: Berserk, use: Use, piece: Piece) -> bool:
        """Whether this card is one of them, where nobody chooses it: the target of what is answered."""
        return False

    def again(self) -> bool:
        """Whether a card may be chosen here that was chosen in another place."""
        return False

    def chooser(self, use: Use) -> int:
        """The seat that chooses."""
        return use.seat

    def targets(self) -> bool:
        """Whether its cards are targets (BRS-KW-tsel): chosen ones and those that the event names are."""
        return True

    def itself(self) -> bool:
        """Whether it is the card whose text this is."""
        return False

    def unsaid(self) -> bool:
        """Whether the text leaves it out."""
        return False

    def of_attack(self) -> bool:
        """Whether only an attack tells which card it is."""
        return False

    def said(self) -> bool:
        """Whether it is a card that a later "it" may mean: one that the text has spoken of."""
        return not self.itself()

    def backward(self) -> bool:
        """Whether something said before tells which card it is."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Chosen(Cards):
    """`a chosen enemy creature`."""

    __slots__ = ("which", "low", "high")
    RU: ClassVar = {"{which@sing}": {}, "один {which@sing}": {}}
    EN: ClassVar = {"(a) {which@sing}": {}}

    def __init__(self, which: Which, low: int = 1, high: int = 1) -> None:
        self.which = which
        self.low = low
        self.high = high

    def most(self) -> int:
        return self.high

    def least(self) -> int:
        return self.low

    def candidates(self, state: Berserk, use: Use) -> list[Piece]:
        found: list[Piece] = []
        for piece in state.cards:
            if self.may_mean(state, use, piece):
                found.append(piece)
        return found

    def may_mean(self, state: Berserk, use: Use, piece: Piece) -> bool:
        return piece.zone <= ALOFT and self.which.may_fit(state, piece, use.me(state), use.seat)

    def means(self, state: Berserk, use: Use, piece: Piece) -> bool:
        return self.which.fits(state, piece, use.me(state), use.seat)

    def found(self, state: Berserk, use: Use, chosen: list[int]) -> list[Piece]:
        me = use.me(state)
        pieces = [state.cards[uid] for uid in chosen]
        return [piece for piece in pieces if piece.in_play() and self.which.fits(state, piece, me, use.seat)]


class NearAttacked(Chosen):
    """`a creature standing next to the attacked one`."""

    __slots__ = ()
    RU: ClassVar = {
        "{which@sing}, стоящему рядом с атакованным": {},
        "{which@sing}, стоящий рядом с целью выстрела/метания/разряда": {},
    }
    EN: ClassVar = {"(a) {which@sing} standing next to the attacked card": {}}

    def may_mean(self, state: Berserk, use: Use, piece: Piece) -> bool:
        return super().may_mean(state, use, piece) and self.near(state, use, piece)

    def found(self, state: Berserk, use: Use, chosen: list[int]) -> list[Piece]:
        return [piece for piece in super().found(state, use, chosen) if self.near(state, use, piece)]

    def of_attack(self) -> bool:
        return True

    def near(self, state: Berserk, use: Use, piece: Piece) -> bool:
        return beside_attacked(state, use, piece)


def beside_attacked(state: Berserk, use: Use, piece: Piece) -> bool:
    target = aimed_at(use)
    if target in (NONE, piece.uid):
        return False
    return adjacent(piece.cell, state.cards[target].cell)


class OnAttacked(NearAttacked):
    """`an equipment on the attacked creature` (BRS-KW-khozyain)."""

    __slots__ = ()
    RU: ClassVar = {"{which@sing} на атакованном (карте/существе)": {}}
    EN: ClassVar = {"(a) {which@sing} on the attacked card": {}}

    def near(self, state: Berserk, use: Use, piece: Piece) -> bool:
        target = aimed_at(use)
        return target != NONE and piece.host == target


class BehindAttacked(NearAttacked):
    """`a card behind the attacked one` (BRS-KW-szadi): seen by who controls the attacked card."""

    __slots__ = ()
    RU: ClassVar = {"{which@sing} позади/сзади атакованного (карты/существа)": {}}
    EN: ClassVar = {"(a) {which@sing} behind the attacked card": {}}

    def near(self, state: Berserk, use: Use, piece: Piece) -> bool:
        target = aimed_at(use)
        if target == NONE or piece.cell == NOWHERE or state.cards[target].cell == NOWHERE:
            return False
        front = state.cards[target]
        return piece.cell == ahead(front.cell, -state.forward(front.control), 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Group(Chosen):
    """`two of your trolls`, `three or fewer enemy creatures`."""

    __slots__ = ()
    RU: ClassVar = {"{n} {which}": {}, "{n} или менее {which}": {"low": 0}}
    EN: ClassVar = {"{n} of {which@plur}": {}, "{n} {which@plur}": {}, "{n} or fewer {which@plur}": {"low": 0}}

    def __init__(self, which: Which, n: int = 1, low: int = NONE) -> None:
        super().__init__(which, n if low == NONE else low, n)
        if n < 2:
            raise BadText("one card is said in another way")

    @property
    def n(self) -> int:
        return self.high


class GroupNearAttacked(Group):
    """`two or fewer creatures standing next to the attacked card`."""

    __slots__ = ()
    RU: ClassVar = {"{n} или менее {which}, стоящих рядом с атакованным(,)": {"low": 0}}
    EN: ClassVar = {"{n} or fewer {which@plur} standing next to the attacked card": {"low": 0}}

    def may_mean(self, state: Berserk, use: Use, piece: Piece) -> bool:
        return super().may_mean(state, use, piece) and beside_attacked(state, use, piece)

    def found(self, state: Berserk, use: Use, chosen: list[int]) -> list[Piece]:
        return [piece for piece in super().found(state, use, chosen) if beside_attacked(state, use, piece)]

    def of_attack(self) -> bool:
        return True


class AnyNumber(Group):
    """`any number of your gnomes`: as many as the player wants, also none."""

    __slots__ = ()
    RU: ClassVar = {"любое число/количество {which@gent@plur}": {}}
    EN: ClassVar = {"any number of {which@plur}": {}}

    def __init__(self, which: Which) -> None:
        super().__init__(which, ALL_OF_THEM, 0)


class All(Group):
    """`all enemy creatures`: hidden cards are passed over (BRS-REV-15)."""

    __slots__ = ()
    RU: ClassVar = {"все/весь {which@plur}": {}}
    EN: ClassVar = {"all (of) {which@plur}": {}}

    def __init__(self, which: Which) -> None:
        unpicked(which)
        super().__init__(which, ALL_OF_THEM, 0)

    def most(self) -> int:
        return 0

    def least(self) -> int:
        return 0

    def targets(self) -> bool:
        return False

    def candidates(self, state: Berserk, use: Use) -> list[Piece]:
        return []

    def found(self, state: Berserk, use: Use, chosen: list[int]) -> list[Piece]:
        return meant(state, self.which, use)


class Each(Cards):
    """`each enemy creature`: hidden cards are passed over (BRS-REV-15)."""

    __slots__ = ("which",)
    RU: ClassVar = {"каждый {which@sing}": {}}
    EN: ClassVar = {"each {which@sing}": {}, "each of {which@plur}": {}}

    def __init__(self, which: Which) -> None:
        unpicked(which)
        self.which = which

    def targets(self) -> bool:
        return False

    def found(self, state: Berserk, use: Use, chosen: list[int]) -> list[Piece]:
        return meant(state, self.which, use)


class EachLikeAttacked(Each):
    """`each creature of the same element as the attacked card`: a neutral one has none (BRS-CARD-5)."""

    __slots__ = ()
    RU: ClassVar = {"каждый {which@sing} той же стихии, что и атакованный (карта/существо)": {}}
    EN: ClassVar = {"each {which@sing} of the same element as the attacked card": {}}

    def found(self, state: Berserk, use: Use, chosen: list[int]) -> list[Piece]:
        target = target_of_attack(use)
        if target == NONE:
            return []
        same = elements(state, state.cards[target])
        return [piece for piece in super().found(state, use, chosen) if elements(state, piece) & same]

    def of_attack(self) -> bool:
        return True


def unpicked(which: Which) -> None:
    if any(isinstance(trait, Picked) for trait in which.traits):
        raise BadText("who is meant in any case is not chosen")


def meant(state: Berserk, which: Which, use: Use) -> list[Piece]:
    me = use.me(state)
    found: list[Piece] = []
    for piece in state.cards:
        if piece.zone <= ALOFT and not piece.hidden and which.fits(state, piece, me, use.seat):
            found.append(piece)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Cards):
    """A single card that needs no choice."""

    __slots__ = ()

    def uid(self, state: Berserk, use: Use) -> int:
        raise NotImplementedError

    def means(self, state: Berserk, use: Use, piece: Piece) -> bool:
        return self.uid(state, use) == piece.uid

    def found(self, state: Berserk, use: Use, chosen: list[int]) -> list[Piece]:
        uid = self.uid(state, use)
        return [state.cards[uid]] if uid != NONE and state.cards[uid].in_play() else []


@mypyc_attr(allow_interpreted_subclasses=True)
class This(Named):
    """The card itself, by its name (BRS-KW-nazvanie)."""

    __slots__ = ()
    RU: ClassVar = {"{itself}": {}, "себя": {}}
    EN: ClassVar = {"{itself}": {}}

    def uid(self, state: Berserk, use: Use) -> int:
        return use.source

    def itself(self) -> bool:
        return True


class Unsaid(This):
    """A verb without a subject: `opens`, `gets a chip`."""

    __slots__ = ()

    def unsaid(self) -> bool:
        return True


SELF: Final = This()
UNSAID: Final = Unsaid()


class Attacked(Named):
    """After a defender or a redirection: the current target (BRS-KW-atakovannaya-karta)."""

    __slots__ = ()
    RU: ClassVar = {"атакованный (карта)": {}}
    EN: ClassVar = {"the attacked card": {}}

    def uid(self, state: Berserk, use: Use) -> int:
        return target_of_attack(use)

    def of_attack(self) -> bool:
        return True


class AttackedOf(Attacked):
    """`the attacked creature`, `the attacked troll of cost 5 or less`: nobody, if it is not such a one."""

    __slots__ = ("which",)
    RU: ClassVar = {"атакованный {which@sing}": {}}
    EN: ClassVar = {"the attacked {which@sing}": {}}

    def __init__(self, which: Which) -> None:
        unpicked(which)
        if not which.traits and which.types == ALL_CARDS:
            raise BadText("any attacked card is meant")
        self.which = which

    def means(self, state: Berserk, use: Use, piece: Piece) -> bool:
        return super().means(state, use, piece) and self.which.fits(state, piece, use.me(state), use.seat)

    def found(self, state: Berserk, use: Use, chosen: list[int]) -> list[Piece]:
        me = use.me(state)
        return [one for one in super().found(state, use, chosen) if self.which.fits(state, one, me, use.seat)]


class Attacker(Named):
    __slots__ = ()
    RU: ClassVar = {"атакующий/атаковавший (карта)": {}}
    EN: ClassVar = {"the attacker": {}}

    def uid(self, state: Berserk, use: Use) -> int:
        fight = None if use.event is None else use.event.fight()
        return NONE if fight is None else fight.source

    def of_attack(self) -> bool:
        return True


class AttackerOf(Attacker):
    """`the attacking creature`: nobody, if it is not such a one."""

    __slots__ = ("which",)
    RU: ClassVar = {"атакующий/атаковавший {which@sing}": {}}
    EN: ClassVar = {"the attacking {which@sing}": {}}

    def __init__(self, which: Which) -> None:
        unpicked(which)
        if not which.traits and which.types == ALL_CARDS:
            raise BadText("any attacking card is meant")
        self.which = which

    def means(self, state: Berserk, use: Use, piece: Piece) -> bool:
        return super().means(state, use, piece) and self.which.fits(state, piece, use.me(state), use.seat)

    def found(self, state: Berserk, use: Use, chosen: list[int]) -> list[Piece]:
        me = use.me(state)
        return [one for one in super().found(state, use, chosen) if self.which.fits(state, one, me, use.seat)]


class Host(Named):
    """BRS-KW-khozyain."""

    __slots__ = ()
    RU: ClassVar = {"хозяин": {}}
    EN: ClassVar = {"the host": {}}

    def uid(self, state: Berserk, use: Use) -> int:
        return use.me(state).host


class That(Cards):
    """`it`: the card of the effect before, or the one that the event is about."""

    __slots__ = ()
    RU: ClassVar = {"оно": {}, "он": {}, "она": {}, "этот существо": {}, "этот карта": {}}
    EN: ClassVar = {"it": {}, "this creature": {}, "this card": {}}

    def found(self, state: Berserk, use: Use, chosen: list[int]) -> list[Piece]:
        spots = use.ability.spots
        at = spots.index(self)
        while at > 0:
            at -= 1
            if not spots[at].itself() and not spots[at].backward():
                return spots[at].found(state, use, use.targets[at] if at < len(use.targets) else [])
        uid = NONE if use.event is None else use.event.subject
        return [state.cards[uid]] if uid != NONE and state.cards[uid].in_play() else []

    def backward(self) -> bool:
        return True


class It(Named):
    """The card that the event is about."""

    __slots__ = ()

    def uid(self, state: Berserk, use: Use) -> int:
        return NONE if use.event is None else use.event.subject


def target_of_attack(use: Use) -> int:
    """Of the attack that an effect before this one was, or else of the one that has set the feature off."""
    fight = None if use.event is None else use.event.fight()
    if use.attack is not None and (use.at > 1 or fight is None):
        fight = use.attack
    return NONE if fight is None else fight.target


def aimed_at(use: Use) -> int:
    """The same, while the attack itself is still being declared."""
    target = target_of_attack(use)
    if target == NONE and use.targets and use.targets[0]:
        return use.targets[0][0]
    return target


def pieces_of(state: Berserk, use: Use, cards: Cards) -> list[Piece]:
    """The cards in a place of the ability, as far as they have been said."""
    at = use.ability.spots.index(cards)
    return cards.found(state, use, use.targets[at] if at < len(use.targets) else [])
