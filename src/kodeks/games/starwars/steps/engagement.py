"""B.8: an engagement from the declaration of attackers to its end."""

from __future__ import annotations

from typing import Final

from kodeks.games.starwars.cards.kind import NONE
from kodeks.games.starwars.cards.words import DIAL, SHIELDING, UNIT
from kodeks.games.starwars.constants.engaging import CannotAttack, KeepsOff
from kodeks.games.starwars.constants.reach import who_says
from kodeks.games.starwars.fitting import has_keyword, says
from kodeks.games.starwars.modifiers import END_OF_ENGAGEMENT
from kodeks.games.starwars.moves import ATTACK, CHOOSE, DEFEND, DONE, by_piece, kind_of, nth_of, verb_of
from kodeks.games.starwars.piece import ATTACKER, BYSTANDER, DEFENDER, Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.steps.edge import EdgeBattle
from kodeks.games.starwars.steps.strikes import Strikes
from kodeks.games.starwars.timing import checks
from kodeks.games.starwars.timing.damage import FRAMEWORK, deal
from kodeks.games.starwars.timing.engaging import Declared, Engaged, Survived
from kodeks.games.starwars.timing.occurrence import announce, occur
from kodeks.games.starwars.timing.window import Window
from kodeks.kernel.modifiers import expire
from kodeks.kernel.note import Note, naming
from kodeks.kernel.state import Frame

E2: Final = 0
E2_ENGAGED: Final = 1
E2_REACTIONS: Final = 2
EA1: Final = 3
E3: Final = 4
E3_REACTIONS: Final = 5
EA2: Final = 6
E45: Final = 7
EA3: Final = 8
E6: Final = 9
E7: Final = 10
E7_REACTIONS: Final = 11
E8: Final = 12
STAGES: Final = ["E2", "E2", "E2", "EA1", "E3", "E3", "EA2", "E4", "EA3", "E6", "E7", "E7", "E8"]


class Engagement(Frame[StarWars]):
    __slots__ = ("objective", "stage", "now", "shielders")

    def __init__(self, objective: int) -> None:
        self.objective = objective
        self.stage = E2
        self.now = E2  # the stage under way
        self.shielders: list[int] = []  # units whose Shielding waits

    def copy(self) -> Engagement:
        other = Engagement(self.objective)
        other.stage = self.stage
        other.now = self.now
        other.shielders = self.shielders[:]
        return other

    def run(self, state: StarWars) -> None:
        if checks.settle(state):
            return
        if self.shielding(state):
            return
        stage = self.stage
        self.now = stage
        if stage == E2:
            state.turn = state.active
            return
        if stage == E3:
            if self.could_defend(state):
                state.turn = 1 - state.active
            else:
                self.declared(state, DEFENDER)
            return
        self.stage += 1
        if stage == E2_ENGAGED:
            occur(state, Engaged(self.objective))
        elif stage == E2_REACTIONS:
            self.reactions(state, ATTACKER)
        elif stage == E3_REACTIONS:
            self.reactions(state, DEFENDER)
        elif stage in (EA1, EA2, EA3):
            state.push(Window(STAGES[stage], state.active))
        elif stage == E45:
            state.push(EdgeBattle())
        elif stage == E6:
            state.push(Strikes())
        elif stage == E7:
            unopposed(state)
        elif stage == E7_REACTIONS:
            survivors(state)
        else:
            end(state)

    # declaring

    def could_defend(self, state: StarWars) -> bool:
        return any(not defend_refusal(state, unit) for unit in state.units(1 - state.active))

    def offers(self, state: StarWars) -> list[int]:
        if self.shielders:
            return [DONE] + [by_piece(CHOOSE, piece) for piece in self.shieldable(state)]
        seat = state.active if self.stage == E2 else 1 - state.active
        verb = ATTACK if self.stage == E2 else DEFEND
        units = [unit for unit in state.units(seat) if unit.role == BYSTANDER]
        return [DONE] + [by_piece(verb, unit) for unit in units]

    def refusal(self, state: StarWars, move: int) -> str:
        if self.shielders:
            return "" if move in self.offers(state) else "SWC-CORE-KEY-SHI"
        attacking = self.stage == E2
        if move == DONE:
            if attacking and not state.participants(state.active):
                return "SWC-CORE-ENG-3"
            return ""
        unit = state.find(kind_of(move), nth_of(move))
        seat = state.active if attacking else 1 - state.active
        clause = "SWC-CORE-ENG-3" if attacking else "SWC-CORE-ENG-5"
        if verb_of(move) != (ATTACK if attacking else DEFEND) or unit is None:
            return clause
        if unit.type != UNIT or unit.control != seat or unit.role != BYSTANDER:
            return clause
        if not attacking:
            return defend_refusal(state, unit)
        return attack_refusal(state, unit, state.piece(self.objective))

    def play(self, state: StarWars, move: int) -> None:
        if self.shielders:
            seat = state.piece(self.shielders.pop(0)).control
            if move == DONE:
                state.tell("SWC-CORE-KEY-SHI", "{seat} passes", {"seat": seat})
            else:
                piece = state.find(kind_of(move), nth_of(move))
                assert piece is not None
                piece.shields += 1
                state.tell("SWC-CORE-KEY-SHI", "{card} gets a shield", {"card": piece.kind.title})
            return
        role = ATTACKER if self.stage == E2 else DEFENDER
        if move == DONE:
            self.declared(state, role)
            return
        unit = state.find(kind_of(move), nth_of(move))
        assert unit is not None
        unit.role = role
        args: dict[str, object] = {"card": unit.kind.title}
        if role == ATTACKER:
            state.tell("SWC-CORE-ENG-3", "{card} attacks", args)
        else:
            state.tell("SWC-CORE-ENG-5", "{card} defends", args)

    def declared(self, state: StarWars, role: int) -> None:
        """The declaration is complete: now the objective is engaged (SWC-FAQ-2.3), and Shielding follows."""
        if role == ATTACKER:
            objective = state.piece(self.objective)
            objective.engaged += 1  # SWC-FAQ-2.8b
            state.engaged = objective.uid
            state.declared = objective.uid
            if state.log is not None:
                args: dict[str, object] = {
                    "seat": state.active,
                    "objective": objective.kind.title,
                    "cards": [unit.kind.title for unit in state.participants(state.active)],
                }
                state.tell("SWC-FAQ-2.3", "{seat} engages {objective} with {cards}", args)
        elif state.log is not None:
            defenders = [unit.kind.title for unit in state.participants(1 - state.active)]
            if defenders:
                state.tell(
                    "SWC-CORE-ENG-5", "{seat} defends with {cards}", {"seat": 1 - state.active, "cards": defenders}
                )
            else:
                state.tell("SWC-CORE-ENG-5", "{seat} does not defend", {"seat": 1 - state.active})
        self.stage += 1
        for piece in state.cards:
            if piece is not None and piece.role == role and has_keyword(state, piece, SHIELDING):
                self.shielders.append(piece.uid)

    # Shielding (SWC-CORE-KEY-SHI)

    def shielding(self, state: StarWars) -> bool:
        while self.shielders:
            piece = state.get(self.shielders[0])
            if piece is not None and self.shieldable(state):
                state.turn = piece.control
                return True
            self.shielders.pop(0)
        return False

    def shieldable(self, state: StarWars) -> list[Piece]:
        """Unshielded friendly participants, and the engaged objective, whosever it is (SWC-D-30)."""
        seat = state.piece(self.shielders[0]).control
        found = [unit for unit in state.participants(seat) if not unit.shields]
        objective = state.get(state.engaged)
        if objective is not None and not objective.shields and objective.type != DIAL:
            found.append(objective)
        return found

    # reactions

    def reactions(self, state: StarWars, role: int) -> None:
        if not state.hears(Declared.NAME):
            return
        made: list[Frame[StarWars]] = []
        for piece in state.cards:
            if piece is not None and piece.role == role:
                made.append(Declared(piece.uid, role))
        announce(state, made)

    def label(self, state: StarWars, move: int) -> Note | None:
        if move == DONE:
            return self.done()
        if verb_of(move) != CHOOSE:
            return None
        return Note("SWC-CORE-KEY-SHI", "Place a shield on {card}", state.named(move))

    def done(self) -> Note:
        if self.shielders:
            return Note("SWC-CORE-KEY-SHI", "Place no shield")
        if self.stage == E2:
            return Note("SWC-CORE-ENG-3", "No more attackers")
        return Note("SWC-CORE-ENG-5", "No more defenders")

    def prompt(self, state: StarWars, seat: int) -> Note:
        if self.shielders:
            piece = state.piece(self.shielders[0])
            args: dict[str, object] = {"seat": piece.control, "card": piece.kind.title}
            return Note("SWC-CORE-KEY-SHI", "{seat} may place a shield by {card}", args)
        if self.stage == E2:
            return Note("SWC-CORE-ENG-3", "{seat} declares attackers", {"seat": state.active})
        return Note("SWC-CORE-ENG-5", "{seat} declares defenders", {"seat": 1 - state.active})

    def holder(self, state: StarWars) -> str:
        return "SWC-CORE-ENG-1"


def attack_refusal(state: StarWars, unit: Piece, objective: Piece) -> str:
    """Why this unit can not be declared as attacker against the objective, or ''."""
    if unit.focus:
        return "SWC-CORE-ENG-3"
    source = who_says(state, unit, CannotAttack)
    if source is not None:
        return naming("SWC-CORE-GOLD-1", source.kind.title)
    why = barred(state, unit, False)
    if why:
        return why
    for constant in says(state, objective):
        if isinstance(constant, KeepsOff) and constant.keeps_off(state, unit):
            return naming("SWC-CORE-GOLD-2", objective.kind.title)
    return ""


def defend_refusal(state: StarWars, unit: Piece) -> str:
    if unit.focus:
        return "SWC-CORE-ENG-5"
    return barred(state, unit, True)


def barred(state: StarWars, unit: Piece, defending: bool) -> str:
    """Force Stasis, Ewok Scout: only declaring is barred (SWC-D-56)."""
    for effect in state.lasting:
        by = effect.bars(unit.uid, defending)
        if by != NONE:
            return naming("SWC-CORE-GOLD-1", state.kind(by).title)
    return ""


def unopposed(state: StarWars) -> None:
    """SWC-CORE-UNO-2."""
    objective = state.get(state.engaged)
    if objective is None or not state.participants(state.active) or state.participants(1 - state.active):
        return
    state.tell("SWC-CORE-UNO-2", "The engagement is unopposed: 1 more damage", None)
    deal(state, [objective], 1, NONE, state.active, FRAMEWORK)


def survivors(state: StarWars) -> None:
    """SWC-CORE-UNO-1, SWC-FAQ-3.3: those who still participate."""
    if not state.hears(Survived.NAME):
        return
    unopposed = not state.participants(1 - state.active)
    made: list[Frame[StarWars]] = []
    for piece in state.cards:
        if piece is not None and piece.role != BYSTANDER:
            made.append(Survived(piece.uid, piece.role, unopposed))
    announce(state, made)


def end(state: StarWars) -> None:
    """SWC-CORE-UNO-3."""
    state.pop()
    for piece in state.cards:
        if piece is not None:
            piece.role = BYSTANDER
    state.engaged = NONE
    state.declared = NONE
    state.holder_of_edge = NONE
    state.fate_placed = [0, 0]
    expire(state.lasting, END_OF_ENGAGEMENT)
    state.tell("SWC-CORE-UNO-3", "The engagement ends", None)
