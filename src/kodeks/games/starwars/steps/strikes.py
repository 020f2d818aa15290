"""B.8, strikes: alternating from the holder of the edge, each with its combat icons."""

from __future__ import annotations

from typing import Final

from kodeks.games.starwars.cards.kind import NONE
from kodeks.games.starwars.cards.words import BLAST, TACTICS, TARGETED, UD
from kodeks.games.starwars.constants.damage import MaySplitDamage
from kodeks.games.starwars.constants.reach import is_so
from kodeks.games.starwars.fitting import has_keyword
from kodeks.games.starwars.modifiers import END_OF_STRIKE
from kodeks.games.starwars.moves import CHOOSE, ICON, STRIKE, by_piece, kind_of, nth_of, verb_of
from kodeks.games.starwars.piece import ATTACKER, BYSTANDER, Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing import checks
from kodeks.games.starwars.timing.damage import FRAMEWORK, Dealing, deal
from kodeks.games.starwars.timing.engaging import Focused, Struck
from kodeks.games.starwars.timing.focusing import Focusing
from kodeks.games.starwars.timing.occurrence import occur
from kodeks.games.starwars.timing.telling import chosen
from kodeks.games.starwars.timing.window import Window
from kodeks.games.starwars.values import add_focus, can_carry_damage, strength
from kodeks.kernel.modifiers import expire
from kodeks.kernel.moot import comes_to_one
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame

E6A: Final = 0
EA4: Final = 1
E6B: Final = 2
EA5: Final = 3


class Strikes(Frame[StarWars]):
    """The block E6a to EA5, again and again while a participant is ready (SWC-CORE-STR-1, SWC-TM-1)."""

    __slots__ = ("stage", "began")

    def __init__(self) -> None:
        self.stage = E6A
        self.began = False  # the first slot of both is over

    def copy(self) -> Strikes:
        other = Strikes()
        other.stage = self.stage
        other.began = self.began
        return other

    def run(self, state: StarWars) -> None:
        if checks.settle(state):
            return
        stage = self.stage
        if stage == E6A and self.began and not ready(state, 0) and not ready(state, 1):
            state.pop()  # SWC-CORE-STR-9
            return
        if stage in (E6A, E6B):
            if not self.idle(state, self.striker(state)):
                state.turn = self.striker(state)
                return
            self.stage += 1
        else:
            self.stage = E6B if stage == EA4 else E6A
            self.began = self.began or stage == EA5
            state.push(Window("EA4" if stage == EA4 else "EA5", state.active))

    def striker(self, state: StarWars) -> int:
        return state.holder_of_edge if self.stage == E6A else 1 - state.holder_of_edge

    def offers(self, state: StarWars) -> list[int]:
        return [by_piece(STRIKE, unit) for unit in state.participants(self.striker(state))]

    def refusal(self, state: StarWars, move: int) -> str:
        if move not in self.offers(state):
            return "SWC-CORE-STR-1"
        unit = state.find(kind_of(move), nth_of(move))
        return "SWC-CORE-FOC-4" if unit is None or unit.focus else ""

    def play(self, state: StarWars, move: int) -> None:
        unit = state.find(kind_of(move), nth_of(move))
        assert unit is not None
        self.stage += 1
        state.push(Strike(unit.uid))

    def prompt(self, state: StarWars, seat: int) -> Note:
        return Note("SWC-CORE-STR-1", "{seat} strikes", {"seat": self.striker(state)})

    def idle(self, state: StarWars, seat: int) -> str:
        return "" if ready(state, seat) else "SWC-CORE-STR-2"


def ready(state: StarWars, seat: int) -> bool:
    return any(unit.focus == 0 for unit in state.participants(seat))


FOCUS: Final = 0
ORDER: Final = 1
AIM: Final = 2
DONE: Final = 3


ICONS: Final = {
    UD: Note("SWC-CORE-STR-5", "Deal unit damage first"),
    TACTICS: Note("SWC-CORE-STR-6", "Place focus first"),
    BLAST: Note("SWC-CORE-STR-7", "Deal blast damage first"),
}


class Strike(Frame[StarWars]):
    """SWC-CORE-STR-3: the unit is focused, then its icons resolve in the order its controller likes."""

    __slots__ = ("card", "stage", "left", "icon", "points", "aimed")

    def __init__(self, card: int) -> None:
        self.card = card
        self.stage = FOCUS
        self.left: list[int] = [UD, TACTICS, BLAST]
        self.icon = NONE
        self.points = 0  # of the icon that resolves, still to be aimed
        self.aimed: list[int] = []

    def copy(self) -> Strike:
        other = Strike(self.card)
        other.stage = self.stage
        other.left = self.left[:]
        other.icon = self.icon
        other.points = self.points
        other.aimed = self.aimed[:]
        return other

    def run(self, state: StarWars) -> None:
        if checks.settle(state):
            return
        unit = state.get(self.card)
        if self.stage == FOCUS:
            self.stage = ORDER
            if unit is not None:
                focus_to_strike(state, unit)
        elif self.stage == ORDER:
            if unit is None or unit.role == BYSTANDER:
                self.stage = DONE
                return
            usable = [icon for icon in self.left if self.usable(state, unit, icon)]
            if not usable:
                self.stage = DONE
            elif len(usable) == 1:
                self.begin(state, unit, usable[0])
            else:
                state.turn = unit.control
        elif self.stage == AIM:
            self.aim(state)
        else:
            state.pop()
            self.end(state)

    def end(self, state: StarWars) -> None:
        expire(state.lasting, END_OF_STRIKE)
        unit = state.get(self.card)
        if unit is not None:
            occur(state, Struck(unit.uid))

    # icons

    def usable(self, state: StarWars, unit: Piece, icon: int) -> bool:
        """Whether the icons of this sort would do anything (SWC-CORE-STR-7, SWC-CORE-STR-8)."""
        if strength(state, unit, icon) == 0:
            return False
        if icon == BLAST:
            return unit.role == ATTACKER and state.get(state.engaged) is not None
        return bool(self.targets(state, unit, icon))

    def targets(self, state: StarWars, unit: Piece, icon: int) -> list[Piece]:
        enemies = state.units(1 - unit.control)
        if icon == TACTICS:
            return enemies  # SWC-CORE-STR-6: participating or not
        anyone = unit.role == ATTACKER and has_keyword(state, unit, TARGETED) and not self.aimed
        return [p for p in enemies if (anyone or p.role != BYSTANDER) and can_carry_damage(state, p)]

    def begin(self, state: StarWars, unit: Piece, icon: int) -> None:
        self.left.remove(icon)
        self.icon = icon
        self.points = strength(state, unit, icon)
        self.aimed = []
        if icon == BLAST:
            objective = state.get(state.engaged)
            assert objective is not None
            deal(state, [objective], self.points, unit.uid, unit.control, FRAMEWORK)
        else:
            self.stage = AIM

    def aim(self, state: StarWars) -> None:
        unit = state.get(self.card)
        if unit is None or self.points == 0:
            self.fire(state)
            return
        found = self.targets(state, unit, self.icon)
        if not found:
            self.points = 0
        elif len(found) == 1:
            self.take(state, unit, found[0])
        else:
            state.turn = unit.control

    def take(self, state: StarWars, unit: Piece, target: Piece) -> None:
        """One token; of unit damage all of it, unless it may be split over participants (SWC-D-28, SWC-EXT-Q05)."""
        split = self.icon == TACTICS or (target.role != BYSTANDER and is_so(state, unit, MaySplitDamage))
        n = 1 if split else self.points
        self.points -= n
        self.aimed += [target.uid] * n

    def fire(self, state: StarWars) -> None:
        self.stage = ORDER
        seat = self.controller(state)
        cards = sorted(set(self.aimed))
        if not cards:
            return
        if self.icon == TACTICS:
            focusing = Focusing(seat)
            focusing.cards = cards
            focusing.tokens = [self.aimed.count(uid) for uid in cards]
            state.push(focusing)
        else:
            dealing = Dealing(self.card, seat, FRAMEWORK)
            for uid in cards:
                dealing.add(uid, self.aimed.count(uid))
            state.push(dealing)

    def controller(self, state: StarWars) -> int:
        unit = state.get(self.card)
        return state.active if unit is None else unit.control

    # questions

    def offers(self, state: StarWars) -> list[int]:
        unit = state.piece(self.card)
        if self.stage == ORDER:
            return [ICON + icon for icon in self.left if self.usable(state, unit, icon)]
        return [by_piece(CHOOSE, p) for p in self.targets(state, unit, self.icon)]

    def refusal(self, state: StarWars, move: int) -> str:
        if move in self.offers(state):
            return ""
        if self.stage == ORDER:
            return "SWC-CORE-STR-3"
        if verb_of(move) != CHOOSE:
            return "SWC-CORE-STR-6" if self.icon == TACTICS else "SWC-CORE-STR-5"
        piece = state.find(kind_of(move), nth_of(move))
        if piece is not None and not can_carry_damage(state, piece) and self.icon == UD:
            return "SWC-FAQ-4.11b"
        return "SWC-CORE-STR-6" if self.icon == TACTICS else "SWC-CORE-STR-5"

    def play(self, state: StarWars, move: int) -> None:
        unit = state.piece(self.card)
        if self.stage == ORDER:
            icon = move - ICON
            state.tell(
                "SWC-CORE-STR-3",
                "{card} deals unit damage next"
                if icon == UD
                else "{card} places focus next"
                if icon == TACTICS
                else "{card} deals blast damage next",
                {"card": unit.kind.title},
            )
            self.begin(state, unit, icon)
            return
        target = state.find(kind_of(move), nth_of(move))
        assert target is not None
        chosen(state, "SWC-CORE-STR-5" if self.icon == UD else "SWC-CORE-STR-6", unit.control, target)
        self.take(state, unit, target)

    def moot(self, state: StarWars) -> bool:
        return self.stage == ORDER and comes_to_one(state)

    def label(self, state: StarWars, move: int) -> Note | None:
        if self.refusal(state, move):
            return None
        if self.stage == ORDER:
            return ICONS[move - ICON]
        args = state.named(move) | {"number": self.points}
        if self.icon == TACTICS:
            return Note("SWC-CORE-STR-6", "Place 1 focus on {card}", args)
        unit = state.piece(self.card)
        if is_so(state, unit, MaySplitDamage):
            return Note("SWC-CORE-STR-5", "Damage {card}", args)
        return Note("SWC-CORE-STR-5", "Deal {number} damage to {card}", args)

    def prompt(self, state: StarWars, seat: int) -> Note:
        unit = state.piece(self.card)
        args: dict[str, object] = {"seat": unit.control, "card": unit.kind.title, "number": self.points}
        if self.stage == ORDER:
            return Note("SWC-CORE-STR-3", "{seat} chooses which icons of {card} resolve next", args)
        if self.icon == TACTICS:
            return Note("SWC-CORE-STR-6", "{seat} places focus by {card}; still to place: {number}", args)
        return Note("SWC-CORE-STR-5", "{seat} chooses the target of {card}; damage: {number}", args)

    def holder(self, state: StarWars) -> str:
        return "SWC-CORE-STR-3"


def focus_to_strike(state: StarWars, unit: Piece) -> None:
    """SWC-CORE-STR-4: a committed unit takes two tokens."""
    add_focus(state, unit, 2 if unit.committed else 1)
    if state.log is not None:
        clause = "SWC-CORE-STR-4" if unit.committed else "SWC-CORE-STR-3"
        args: dict[str, object] = {"seat": unit.control, "card": unit.kind.title, "number": unit.focus}
        state.tell(clause, "{seat} strikes with {card}; focus: {number}", args)
    occur(state, Focused(unit.uid, unit.role))
