"""C.2: action windows."""

from __future__ import annotations

from kodeks.games.starwars.cards.kind import ACTION, FROM_HAND, Kind
from kodeks.games.starwars.cards.words import DEPLOYMENT, ENHANCEMENT, EVENT, FATE, LIMITED, MISSION, UNIT
from kodeks.games.starwars.constants.moving import PlayedFromDiscard
from kodeks.games.starwars.fitting import blank
from kodeks.games.starwars.moves import (
    EXTRA,
    PASS,
    PILOT,
    PLAY,
    REPEAT,
    REPILOT,
    REPLAY,
    USE,
    VERB,
    by_kind,
    extra_of,
    kind_of,
    nth_of,
    verb_of,
)
from kodeks.games.starwars.moves import FROM_HAND as REVEAL
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing import ability, loops, means
from kodeks.games.starwars.timing.using import start
from kodeks.games.starwars.values import cost_of
from kodeks.kernel.note import Note
from kodeks.kernel.priority import Ring
from kodeks.kernel.state import Frame


class Window(Frame[StarWars]):
    """Both players may act, the active one first, until both pass in a row (SWC-TIM-7, SWC-TIM-8)."""

    __slots__ = ("name", "ring", "trail")

    def __init__(self, name: str, first: int) -> None:
        self.name = name  # of the state in the chart (C.1)
        self.ring = Ring([0, 1], first)
        self.trail: list[int] = []  # of loops.py; once somebody has acted, a loop may be under way

    def copy(self) -> Window:
        other = Window(self.name, self.ring.holder)
        other.ring.passes = self.ring.passes
        other.trail = self.trail[:]
        return other

    def run(self, state: StarWars) -> None:
        state.steps = 0
        if self.ring.reach(state, self):
            if self.trail:
                loops.mark(state, self.trail, self.ring.holder)
            state.turn = self.ring.holder
            return
        state.pop()
        state.noting = False
        state.recent = []

    def offers(self, state: StarWars) -> list[int]:
        return [PASS, *self.repeats(state), *actions(state, self.ring.holder)]

    def repeats(self, state: StarWars) -> list[int]:
        """SWC-FAQ-2.1b: offered once and as often as allowed; any number between is taken too."""
        if loops.refusal(state, self.trail):
            return []
        return sorted({REPEAT + 1, REPEAT + state.rules.most_repeats})

    def moves(self, state: StarWars) -> list[int]:
        found = [PASS, *self.repeats(state)]
        for move in actions(state, self.ring.holder):
            if not refusal(state, self.ring.holder, move):
                found.append(move)
        return found

    def refusal(self, state: StarWars, move: int) -> str:
        if move == PASS:
            return ""
        if REPEAT <= move < VERB:
            if not 1 <= move - REPEAT <= state.rules.most_repeats:
                return "SWC-FAQ-2.1b SWC-TM-49"
            return loops.refusal(state, self.trail)
        return refusal(state, self.ring.holder, move)

    def play(self, state: StarWars, move: int) -> None:
        if move == PASS:
            state.tell("SWC-TIM-8", "{seat} passes", {"seat": self.ring.holder})
            self.ring.hand_on()
            return
        if move < VERB:
            loops.repeat(state, self.trail, move - REPEAT)
            return
        seat = self.ring.holder
        if not self.trail:  # the position that a loop would come back to
            state.recent = [move]
            state.noting = True
            loops.mark(state, self.trail, seat, 1)
        self.ring.give(self.ring.after(seat))  # SWC-TM-6
        start(state, seat, move, False)

    def prompt(self, state: StarWars, seat: int) -> Note:
        if self.name == "PA" and self.ring.holder == state.active:
            return Note("SWC-CORE-DEP-1", "{seat} may play a card, act or pass", {"seat": self.ring.holder})
        return Note("SWC-TIM-7", "{seat} may act or pass", {"seat": self.ring.holder})

    def holder(self, state: StarWars) -> str:
        return "SWC-TIM-7"

    def idle(self, state: StarWars, seat: int) -> str:
        return "" if may_act(state, seat) else "SWC-D-127"

    def window(self, state: StarWars) -> str:
        return "" if deploys(state, self.ring.holder) else "action"


def deploys(state: StarWars, seat: int) -> bool:
    """SWC-CORE-DEP-2."""
    return state.phase == DEPLOYMENT and seat == state.active


def may_act(state: StarWars, seat: int) -> bool:
    """Whether the seat could act, as far as everybody can tell."""
    if deploys(state, seat) and state.hands[seat]:
        return True
    for piece in state.cards:
        if piece is not None and piece.control == seat and piece.kind.acts and not blank(state, piece):
            for which in range(len(piece.kind.abilities)):
                one = piece.kind.abilities[which]
                if (
                    one.kind == ACTION
                    and one.zone == 0
                    and not ability.refusal(state, seat, piece.kind, which, piece, None, True)
                ):
                    return True
    for number in state.rules.pool[seat]:
        kind = state.kind(number)
        if kind.type == EVENT or kind.type == UNIT:
            for which in range(len(kind.abilities)):
                one = kind.abilities[which]
                if one.kind == ACTION and one.zone == FROM_HAND and means.unseen(state, seat, number) > 0:
                    if not ability.refusal(state, seat, kind, which, None, None, True):
                        return True
        if deploys(state, seat) and number in state.discards[seat] and replayable(kind):
            return True
    return False


def replayable(kind: Kind) -> bool:
    return any(isinstance(constant, PlayedFromDiscard) for constant in kind.constants)


def actions(state: StarWars, seat: int) -> list[int]:
    """All that the seat could think of: its Actions, the events and (in deployment) the cards of its hand."""
    found: list[int] = []
    for piece in state.cards:
        if piece is not None and piece.control == seat and piece.kind.acts:
            for which in range(len(piece.kind.abilities)):
                if piece.kind.abilities[which].kind == ACTION and piece.kind.abilities[which].zone == 0:
                    found.append(ability.use_move(piece, which))
    deploying = deploys(state, seat)
    for number in sorted(set(state.hands[seat])):
        kind = state.kind(number)
        if kind.type == EVENT:
            found.append(by_kind(PLAY, number))
            continue
        for which in range(len(kind.abilities)):
            if kind.abilities[which].kind == ACTION and kind.abilities[which].zone == FROM_HAND:
                found.append(by_kind(REVEAL + which * EXTRA, number))
        if deploying and kind.type in (UNIT, ENHANCEMENT, MISSION):
            found.append(by_kind(PLAY, number))
            if kind.type == UNIT and kind.host is not None:
                found.append(by_kind(PILOT, number))
    if deploying:
        for number in sorted(set(state.discards[seat])):
            kind = state.kind(number)
            if replayable(kind):
                found.append(by_kind(REPLAY, number))
                if kind.type == UNIT and kind.host is not None:
                    found.append(by_kind(REPILOT, number))
    return found


def refusal(state: StarWars, seat: int, move: int) -> str:
    """Why this is no Action of the seat now, or ''."""
    verb = verb_of(move)
    which = extra_of(move)
    if verb == USE:
        piece = state.find(kind_of(move), nth_of(move))
        if piece is None:
            return "SWC-FAQ-3.5a"
        if piece.control != seat:
            return "SWC-EXT-3.10"
        if which >= len(piece.kind.abilities) or blank(state, piece):
            return "SWC-TIM-6"
        if piece.kind.abilities[which].kind != ACTION:
            return "SWC-TIM-6 " + ability.wrong_time(piece.kind, which)
        if piece.kind.abilities[which].zone != 0:
            return "SWC-FAQ-3.5c"
        return ability.refusal(state, seat, piece.kind, which, piece, None)
    if kind_of(move) >= len(state.rules.kinds):
        return "SWC-TIM-6"
    kind = state.kind(kind_of(move))
    if verb in (PLAY, PILOT, REVEAL) and kind.number not in state.hands[seat]:
        return "SWC-FAQ-3.5b" if kind.type == EVENT else "SWC-CORE-TERM-3"
    if verb == REVEAL or (verb == PLAY and kind.type == EVENT):
        if which >= len(kind.abilities):
            return "SWC-TIM-6"
        if kind.abilities[which].kind != ACTION:
            return "SWC-TIM-6 " + ability.wrong_time(kind, which)
        if verb == REVEAL and kind.type == EVENT:
            return "SWC-CORE-TERM-3"
        if kind.abilities[which].zone != FROM_HAND:
            return "SWC-FAQ-3.5a"
        return ability.refusal(state, seat, kind, which, None, None)
    if verb in (REPLAY, REPILOT):
        if kind.number not in state.discards[seat] or not replayable(kind):
            return "SWC-FAQ-3.5c"
    elif verb not in (PLAY, PILOT):
        return "SWC-TIM-6"
    return deploy_refusal(state, seat, kind, verb)


def deploy_refusal(state: StarWars, seat: int, kind: Kind, verb: int) -> str:
    """SWC-CORE-DEP-1 and what stands against playing this card."""
    if kind.type == FATE:
        return "SWC-CORE-CARD-6"
    if kind.type not in (UNIT, ENHANCEMENT, MISSION):
        return "SWC-CORE-TERM-3"
    if not deploys(state, seat):
        return "SWC-CORE-DEP-2"
    if kind.keywords & LIMITED and state.limited[seat]:
        return "SWC-CORE-KEY-LIM"
    if means.barred(state, kind):
        return "SWC-CORE-CARD-12"
    if means.crowded(state, seat, kind):
        return "SWC-EXT-MIS-2"
    as_pilot = verb in (PILOT, REPILOT)
    if as_pilot and (kind.host is None or kind.type != UNIT):
        return "SWC-EXT-PIL-1"
    cost = cost_of(state, seat, kind, as_pilot)
    if (as_pilot or kind.type == ENHANCEMENT) and not kind.free and not means.hosts(state, seat, kind):
        return "SWC-CORE-DEP-4"
    others = len(state.hands[seat]) - (1 if verb in (PLAY, PILOT) else 0)
    return means.play_refusal(state, seat, kind, cost, others, [])
