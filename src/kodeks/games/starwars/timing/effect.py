"""C.4 step 6: the effect of a card or ability, and the windows around it."""

from __future__ import annotations

from kodeks.games.starwars.cards import ops
from kodeks.games.starwars.cards.kind import INTERRUPT, NONE
from kodeks.games.starwars.cards.words import EVENT
from kodeks.games.starwars.effects.program import Program
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing import means
from kodeks.games.starwars.timing.entering import enter
from kodeks.games.starwars.timing.occurrence import Occurrence
from kodeks.games.starwars.timing.use import Use, discard


class Effect(Occurrence):
    """Step 6, with the window in which it can be cancelled (SWC-TM-14) and the Reactions to it."""

    __slots__ = ()

    def fresh(self) -> Occurrence:
        return Effect(self.event)

    def happen(self, state: StarWars) -> None:
        use = state.frames[self.goes]
        assert isinstance(use, Use)
        if self.amount:  # only the effect is cancelled: it was played, and Reactions follow (SWC-FAQ-3.1a)
            if state.log is not None:
                state.tell("SWC-TM-19", "The effect of {card} is cancelled", {"card": use.kind(state).title})
            discard(state, use)
        elif use.which == NONE or use.ability(state) is None:
            put_into_play(state, use)
        else:
            state.push(Program(self.goes))


def effect_of(state: StarWars, use: Use) -> Effect:
    made = Effect(ops.ON_PLAY, use.card, use.seat)
    made.what = use.number
    made.goes = len(state.frames) - 1
    kind = use.kind(state)
    if use.played(state):
        made.flag |= ops.IS_PLAYED
        if kind.type == EVENT:
            made.flag |= ops.IS_EVENT
    found = use.ability(state)
    if found is not None and found.kind == INTERRUPT:
        made.flag |= ops.IS_INTERRUPT
    return made


def put_into_play(state: StarWars, use: Use) -> None:
    """A unit or enhancement enters play; without a host that is left it goes to the discard pile (SWC-TM-16)."""
    kind = use.kind(state)
    host = NONE
    if use.as_enhancement(state) and not kind.free:
        host = use.host
        piece = state.get(host)
        if piece is None or not means.host_fits(state, use.seat, kind, piece):
            state.limbo[use.seat].remove(use.number)
            state.discards[use.seat].append(use.number)
            return
    enter(state, use.number, use.seat, use.seat, host)
