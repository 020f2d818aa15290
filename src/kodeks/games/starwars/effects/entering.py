"""SWC-CORE-TERM-4: cards that effects put into play, from a hand or a discard pile; the card itself among them."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import ACTION, FROM_DISCARD, FROM_HAND, NONE, Ability, Cards, Kind
from kodeks.games.starwars.cards.words import ENHANCEMENT, EVENT, UNIT
from kodeks.games.starwars.constants.moving import AsEnhancement
from kodeks.games.starwars.effects.effect import Effect
from kodeks.games.starwars.effects.piles import KindChoice, last_of
from kodeks.games.starwars.effects.questions import Pick
from kodeks.games.starwars.moves import PILOT, PLAY, by_kind, kind_of
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing import means
from kodeks.games.starwars.timing.entering import enter
from kodeks.games.starwars.timing.hands import from_hand
from kodeks.games.starwars.timing.prospect import Prospect
from kodeks.games.starwars.timing.use import Use
from kodeks.kernel.choice import Choice
from kodeks.kernel.note import Note

# --- the card itself ----------------------------------------------------------------------------------------


def engagement_fault(ability: Ability) -> str:
    if ability.trigger is not None and ability.trigger.IN_ENGAGEMENT:
        return ""
    if any(one.is_in_engagement() for one in ability.whens):
        return ""
    return "nobody participates outside an engagement: say 'in an engagement'"


class PutThis(Effect):
    """From hand or discard pile, wherever the ability works."""

    __slots__ = ("participating",)
    PHRASES: ClassVar = {
        "put this into play": {},
        "put this into play participating": {"participating": True},
    }

    def __init__(self, participating: bool = False) -> None:
        super().__init__()
        self.participating = participating

    def fault(self, kind: Kind, ability: Ability) -> str:
        if ability.kind == ACTION or ability.zone not in (FROM_HAND, FROM_DISCARD) or kind.type == EVENT:
            return "this needs an interrupt or reaction 'from hand' or 'from discard pile'"
        return engagement_fault(ability) if self.participating else ""

    def enters(self) -> bool:
        return True

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return means.may_enter(state, prospect.seat, prospect.kind)

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        seat = use.seat
        ability = use.ability(state)
        assert ability is not None
        zone = state.hands[seat] if ability.zone == FROM_HAND else state.discards[seat]
        if use.number not in zone or not means.may_enter(state, seat, use.kind(state)):
            return False
        if ability.zone == FROM_HAND:
            from_hand(state, seat, use.number)
        else:
            zone.remove(use.number)
        state.limbo[seat].append(use.number)
        into_play(state, seat, use.number, self.participating)
        return True


class PlayThis(Effect):
    """A unit that is played from the hand outside deployment, at its cost, into the engagement."""

    __slots__ = ()
    PHRASES: ClassVar = {"play this participating": {}}

    def fault(self, kind: Kind, ability: Ability) -> str:
        if ability.zone != FROM_HAND or kind.type != UNIT or ability.effects or ability.costs:
            return self.alone()
        return engagement_fault(ability)

    def alone(self) -> str:
        return "'play this participating' is all that an ability 'from hand' of a unit does"

    def enters(self) -> bool:
        return True

    def plays(self) -> bool:
        return True

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return means.may_enter(state, prospect.seat, prospect.kind)

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        if use.number in state.limbo[use.seat]:
            enter(state, use.number, use.seat, use.seat, NONE, True)
        return True


# --- another card -------------------------------------------------------------------------------------------


class Put(Effect):
    """A card that the player chooses; his hand is his own to see (SWC-FAQ-3.6)."""

    __slots__ = ("cards", "hand", "discard")
    PHRASES: ClassVar = {
        "put {cards:described} from your hand or discard pile into play": {"hand": True, "discard": True},
        "put {cards:described} from your hand into play": {"hand": True},
        "put {cards:described} from your discard pile into play": {"discard": True},
    }

    def __init__(self, cards: Cards, hand: bool = False, discard: bool = False) -> None:
        super().__init__()
        self.cards = cards
        self.hand = hand
        self.discard = discard

    def fault(self, kind: Kind, ability: Ability) -> str:
        return self.cards.print_fault()

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        if prospect.public and self.hand and self.might_hold(state, prospect.seat):
            return True
        return bool(self.kinds(state, prospect.seat))

    def kinds(self, state: StarWars, seat: int) -> list[int]:
        zones = (state.hands[seat] if self.hand else []) + (state.discards[seat] if self.discard else [])
        found: list[int] = []
        for number in zones:
            if number not in found and self.fits(state, seat, number):
                found.append(number)
        return found

    def fits(self, state: StarWars, seat: int, number: int) -> bool:
        kind = state.kind(number)
        return self.cards.fits_print(kind) and means.may_enter(state, seat, kind)

    def might_hold(self, state: StarWars, seat: int) -> bool:
        if not state.hands[seat]:
            return False
        for number in state.rules.pool[seat]:
            if self.fits(state, seat, number) and means.unseen(state, seat, number) > 0:
                return True
        return False

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        if not self.kinds(state, use.seat):
            return False
        state.push(PutChoice(use.seat, self))
        return True


class PutChoice(KindChoice):
    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: Put) -> None:
        super().__init__(seat, effect.cards)
        self.effect = effect

    def kinds(self, state: StarWars) -> list[int]:
        return self.effect.kinds(state, self.seat)

    def obvious(self, state: StarWars) -> bool:
        return not self.effect.hand  # the number of choices would tell something of the hand

    def chosen(self, state: StarWars, move: int) -> None:
        number = kind_of(move)
        if self.effect.hand and number in state.hands[self.seat]:
            from_hand(state, self.seat, number)
        else:
            pile = state.discards[self.seat]
            del pile[last_of(pile, number)]
        state.limbo[self.seat].append(number)
        into_play(state, self.seat, number)


# --- how it enters ------------------------------------------------------------------------------------------


def into_play(state: StarWars, seat: int, number: int, participating: bool = False) -> None:
    """SWC-CORE-TERM-4: the card lies in limbo; a host is needed all the same, and a Pilot may be either."""
    kind = state.kind(number)
    if kind.type == UNIT and enters_as_pilot(kind) and means.hosts(state, seat, kind):
        state.push(UnitOrPilot(seat, number, participating))
    elif kind.type == ENHANCEMENT and not kind.free:
        state.push(HostChoice(state, seat, number))
    else:
        enter(state, number, seat, seat, NONE, participating)


def enters_as_pilot(kind: Kind) -> bool:
    """Also when it is not played (SWC-EXT-PIL-2, SWC-EXT-ERR)."""
    if kind.pilot != NONE:
        return True
    return any(isinstance(one, AsEnhancement) and not one.only_played for one in kind.constants)


class UnitOrPilot(Choice[StarWars]):
    """SWC-EXT-PIL-2: who resolves the effect chooses."""

    __slots__ = ("seat", "number", "participating")

    def __init__(self, seat: int, number: int, participating: bool) -> None:
        self.seat = seat
        self.number = number
        self.participating = participating

    def chooser(self, state: StarWars) -> int:
        return self.seat

    def offers(self, state: StarWars) -> list[int]:
        return [by_kind(PLAY, self.number), by_kind(PILOT, self.number)]

    def chosen(self, state: StarWars, move: int) -> None:
        state.tell("SWC-EXT-PIL-2", "{seat} has chosen", {"seat": self.seat})
        if move == by_kind(PILOT, self.number):
            state.push(HostChoice(state, self.seat, self.number))
        else:
            enter(state, self.number, self.seat, self.seat, NONE, self.participating)

    def prompt(self, state: StarWars, seat: int) -> Note:
        args: dict[str, object] = {"seat": self.seat, "card": state.kind(self.number).title}
        return Note("SWC-EXT-PIL-2", "{seat}: does {card} enter play as a unit or as a Pilot?", args)


class HostChoice(Pick):
    """An enhancement that is put into play is attached to a host (SWC-CORE-DEP-4)."""

    __slots__ = ("number",)

    def __init__(self, state: StarWars, seat: int, number: int) -> None:
        super().__init__(seat, means.hosts(state, seat, state.kind(number)), "SWC-CORE-DEP-4")
        self.number = number

    def picked(self, state: StarWars, piece: Piece) -> None:
        enter(state, self.number, self.seat, self.seat, piece.uid)
