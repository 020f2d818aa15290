"""Keywords that accompany attacks (BRS-ATK-22), and those that answer wounds and deaths."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.cards.words import IMPACT, SIMPLE
from kodeks.games.berserk.effects.cards import This
from kodeks.games.berserk.effects.chips import GetChips
from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.features.ability import Ability
from kodeks.games.berserk.field import NEIGHBOURS, adjacent
from kodeks.games.berserk.keywords.keyword import Keyword
from kodeks.games.berserk.keywords.waking import Poison
from kodeks.games.berserk.knowing import (
    against,
    bodiless,
    current_lives,
    features,
    find,
    flying,
    healable,
    most_chips,
    worth,
)
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.event import Dealt, Died, Event, Wounded
from kodeks.games.berserk.timing.gaining import lose
from kodeks.games.berserk.timing.moving import relocate
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.timing.wounds import Hurting, Wounding, add_lives, heal


class Drinks(Effect):
    """The striker is healed by the wounds that it dealt; what can not be healed becomes lives (BRS-AMB-33)."""

    __slots__ = ("less",)

    def __init__(self, less: int) -> None:
        super().__init__()
        self.less = less

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        assert isinstance(use.event, Dealt)
        attack = use.event.attack
        number = attack.dealt
        if state.rules.vampires_capped:
            number = min(number, current_lives(state, state.cards[attack.target]) + number)
        number -= self.less
        me = state.cards[use.source]
        if healable(state, me):
            number -= heal(state, me, number, "BRS-KW-vampirizm")
        elif me.wounds:
            return False
        add_lives(state, me, number, "BRS-KW-vampirizm")
        return True


class Vampirism(Keyword):
    """BRS-KW-vampirizm: of its simple strikes, counterstrikes included, at creatures that are not incorporeal."""

    __slots__ = ("less",)
    RU: ClassVar = {"вампиризм": {}, "вампиризм на x-{less:n}, где x - число ран, нанесенных [:atk]": {}}
    EN: ClassVar = {"vampirism": {}, "vampirism x-{less:n}, where x is the number of wounds dealt by [:atk]": {}}

    def __init__(self, less: int = 0) -> None:
        super().__init__(1, Ability([Drinks(less)]))
        self.less = less

    def size(self) -> int:
        return -self.less

    def heard(self) -> list[str]:
        return [Dealt.NAME]

    def answers(self, state: Berserk, me: Piece, event: Event) -> bool:
        if not isinstance(event, Dealt) or event.attack.source != me.uid or event.attack.type != SIMPLE:
            return False
        victim = state.cards[event.attack.target]
        return event.attack.dealt > self.less and victim.creature() and not bodiless(state, victim)


class Frightens(Effect):
    """The attacker wounds itself (BRS-WND-13)."""

    __slots__ = ()

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        assert isinstance(use.event, Dealt)
        attacker = use.event.attack.source
        number = worth(state, use.me(state), use.feature)
        state.push(Hurting([Wounding(attacker, number, attacker, IMPACT)], "BRS-KW-strakh"))
        return True


class Fear(Keyword):
    """BRS-KW-strakh: who deals an attack to it and has no fear is wounded (BRS-AMB-49)."""

    __slots__ = ()
    NAMES: ClassVar = {"ru": ["страх"], "en": ["fear"]}
    RU: ClassVar = {"страх {n}": {}}
    EN: ClassVar = {"fear {n}": {}}

    def __init__(self, n: int = 1) -> None:
        super().__init__(n, Ability([Frightens()]))

    def heard(self) -> list[str]:
        return [Dealt.NAME]

    def answers(self, state: Berserk, me: Piece, event: Event) -> bool:
        if not isinstance(event, Dealt) or event.attack.target != me.uid:
            return False
        attacker = state.cards[event.attack.source]
        return find(state, attacker, Fear) is None and self in against(state, me, attacker, event.attack.type)


class Feasts(Effect):
    """It is fully healed and loses poison."""

    __slots__ = ()

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        me = state.cards[use.source]
        if healable(state, me):
            heal(state, me, me.wounds, "BRS-KW-trupoedstvo")
        for one in features(state, me):
            if isinstance(one, Poison):
                lose(state, me, one)
        return True


class CorpseEating(Keyword):
    """BRS-KW-trupoedstvo: it has destroyed a creature; a flyer, whatever card (BRS-AMB-67)."""

    __slots__ = ()
    RU: ClassVar = {"трупоедство": {}}
    EN: ClassVar = {"corpse-eating": {}}

    def __init__(self) -> None:
        super().__init__(1, Ability([Feasts()]))

    def heard(self) -> list[str]:
        return [Died.NAME]

    def answers(self, state: Berserk, me: Piece, event: Event) -> bool:
        if not isinstance(event, Died):
            return False
        for i, corpse in enumerate(event.pieces):
            if event.destroyed[i] and event.killers[i] == me.uid and self.eats(state, me, corpse):
                return True
        return False

    def eats(self, state: Berserk, me: Piece, corpse: Piece) -> bool:
        aloft = flying(state, me)
        if aloft and not state.rules.corpses_of_foes:
            return True
        if not corpse.creature() or corpse.control == me.control or bodiless(state, corpse):
            return False
        return aloft or adjacent(corpse.cell, me.cell)


class Dodges(Effect):
    """To a neighbouring cell; who has none of its own to leave stays (BRS-SYM-10)."""

    __slots__ = ()

    def asks_cells(self, state: Berserk, use: Use) -> list[int]:
        me = state.cards[use.source]
        if not state.independent(me):
            return []
        return [cell for cell in NEIGHBOURS[me.cell] if state.free(cell)]

    def possible(self, state: Berserk, use: Use) -> bool:
        found = self.asks_cells(state, use)
        return use.cells[0] in found if use.cells else bool(found)

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        relocate(state, state.cards[use.source], use.cells[0], "BRS-KW-lovkost")
        return True


class Agility(Keyword):
    """BRS-KW-lovkost: when it receives wounds it may relocate, once per turn."""

    __slots__ = ()
    RU: ClassVar = {"ловкость": {}}
    EN: ClassVar = {"agility": {}}

    def __init__(self) -> None:
        super().__init__(1, Ability([Dodges()], may=True, per_turn=1))

    def heard(self) -> list[str]:
        return [Wounded.NAME]

    def answers(self, state: Berserk, me: Piece, event: Event) -> bool:
        return event.subject == me.uid


class BloodMagic(Keyword):
    """BRS-KW-magiya-krovi: when it receives wounds it may get a chip."""

    __slots__ = ()
    RU: ClassVar = {"магия крови": {}}
    EN: ClassVar = {"blood magic": {}}

    def __init__(self) -> None:
        super().__init__(1, Ability([GetChips(This())], may=True))

    def heard(self) -> list[str]:
        return [Wounded.NAME]

    def answers(self, state: Berserk, me: Piece, event: Event) -> bool:
        return event.subject == me.uid and me.chips < most_chips(state, me)
