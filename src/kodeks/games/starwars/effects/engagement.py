"""Effects on the engagement and its edge battle."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import NONE, Ability, Kind
from kodeks.games.starwars.cards.words import OBJECTIVE, UNIT
from kodeks.games.starwars.effects.effect import Effect
from kodeks.games.starwars.effects.piles import last_of
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.edge import Battle, FateDiscarded
from kodeks.games.starwars.timing.prospect import Prospect
from kodeks.games.starwars.timing.use import Use


class EngageThis(Effect):
    """SWC-FAQ-2.8c: another objective takes the place of the engaged one."""

    __slots__ = ()
    PHRASES: ClassVar = {"move the engagement to this": {}}

    def fault(self, kind: Kind, ability: Ability) -> str:
        if kind.type != OBJECTIVE or not ability.in_play(kind):
            return "only an objective can be engaged instead"
        return ""

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return state.engaged != NONE and state.engaged != prospect.card

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        state.engaged = use.card
        this = state.get(use.card)
        if this is not None:
            state.tell("SWC-FAQ-2.8c", "The engagement is now against {card}", {"card": this.kind.title})
        return True


class EngageAgain(Effect):
    """SWC-D-36: once more in this turn."""

    __slots__ = ()
    PHRASES: ClassVar = {"the engaged objective may be engaged again": {}}

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return state.engaged != NONE

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        engaged = state.get(state.engaged)
        if engaged is not None:
            engaged.extra += 1
        return True


# --- the edge battle ------------------------------------------------------------------------------------------


class NewEdge(Effect):
    """Twist of Fate: the battle and every other fate card of it are cancelled (SWC-CORE-EDGE-11)."""

    __slots__ = ()
    PHRASES: ClassVar = {"start the edge battle anew": {}}

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        for frame in state.frames:
            if isinstance(frame, Battle):
                frame.cancel(state)
        return True


class AttachFate(Effect):
    """SWC-ERR-0605: the discarded fate card lies on the unit from now on."""

    __slots__ = ()
    PHRASES: ClassVar = {"attach it to this": {}}

    def fault(self, kind: Kind, ability: Ability) -> str:
        if ability.waits_for(FateDiscarded.NAME) and kind.type == UNIT and ability.in_play(kind):
            return ""
        return "this needs a unit with a reaction to 'your edge stack discarding a fate card'"

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return prospect.event is not None and prospect.event.what() in state.discards[prospect.seat]

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        event = use.occurrence(state)
        this = state.get(use.card)
        pile = state.discards[use.seat]
        if not isinstance(event, FateDiscarded) or this is None or event.fate not in pile:
            return False
        del pile[last_of(pile, event.fate)]
        this.fates.append(event.fate)
        args: dict[str, object] = {"fate": state.kind(event.fate).title, "card": this.kind.title}
        state.tell("SWC-ERR-0605", "{fate} is attached to {card}", args)
        return True
