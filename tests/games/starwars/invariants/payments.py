"""What is paid and counted: resources, limits, and effects that were cancelled."""

from __future__ import annotations

from typing import Any

from kodeks.games.starwars import moves as notation
from kodeks.games.starwars.cards.kind import NONE, Kind
from kodeks.games.starwars.cards.words import DARK, EVENT, INFLUENCE, LIGHT, NEUTRAL
from kodeks.games.starwars.constants.costs import MatchesAnything
from kodeks.games.starwars.constants.reach import is_so
from kodeks.games.starwars.fitting import has_keyword
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.timing.use import Use
from kodeks.games.starwars.values import cost_of, needs_match
from kodeks.kernel.note import Note
from tests.games.starwars.invariants.trajectory import Invariant, Trajectory, has_frame, name_of, under_way

PLAYS = (notation.PLAY, notation.REPLAY, notation.PILOT, notation.REPILOT)


class Limits(Invariant):
    """25, 26, 43."""

    def answered(self, move: int, notes: list[Note]) -> None:
        state = self.state
        for piece in state.pieces():
            for used, ability in zip(piece.uses, piece.kind.abilities, strict=bool(piece.uses)):
                assert not ability.limit or used <= ability.limit  # 26
        for key in set(state.titles):
            kind = state.kind(key // 2)
            assert state.titles.count(key) <= max(ability.limit for ability in kind.abilities)
        assert max(state.limited) <= 1
        for i, frame in enumerate(state.frames):
            if hasattr(frame, "used") and hasattr(frame, "waiting"):  # 25
                used = [one for one in frame.used if one != NONE]
                assert len(used) == len(set(used))
            if isinstance(frame, Use) and frame.unpaid:  # 43
                assert i + 1 == len(state.frames) or name_of(state.frames[i + 1]) != "TakesEffect"


class Payments(Invariant):
    """21, 22."""

    def __init__(self, game: Trajectory) -> None:
        super().__init__(game)
        self.bill: dict[str, Any] = {}

    def answering(self, move: int) -> None:
        """A card that is played: its cost, and whether it needs a match. What answers its cost is not followed."""
        state, asked = self.state, self.before.asked
        if asked >= 0 and notation.verb_of(move) in PLAYS and not has_frame(state, "Program", "Reckoning"):
            kind = state.kind(notation.kind_of(move))
            cost = cost_of(state, asked, kind)
            if notation.verb_of(move) in (notation.PILOT, notation.REPILOT) and kind.pilot != NONE:
                cost = max(0, cost - kind.cost + kind.pilot)
            match = cost > 0 and needs_match(state, asked, kind)
            fitting = {p.kind.title for p in state.pieces() if p.control == asked and self.matches(p, kind)}
            self.bill = {"seat": asked, "cost": cost, "match": match, "fits": fitting, "paid": 0, "by": [], "less": 0}

    def answered(self, move: int, notes: list[Note]) -> None:
        self.check_bill(notes)
        self.check_payment(move)

    def check_bill(self, notes: list[Note]) -> None:
        bill = self.bill
        if not bill:
            return
        state = self.state
        for note in notes:
            if note.text == "{seat} generates with {card}: {number}" and note.args["seat"] == bill["seat"]:
                bill["paid"] += note.args["number"]
                bill["by"].append(note.args["card"])
            elif note.text == "{seat} discards {card}" and note.args["seat"] == bill["seat"]:
                bill["less"] += 1
            elif note.text == "{card} can not be paid and returns to hand":
                self.bill = {}
                return
        if has_frame(state, "Reckoning", "Payment"):
            return
        cost = max(min(bill["cost"], 1), bill["cost"] - bill["less"])
        assert bill["paid"] >= cost  # 21
        if bill["match"] and bill["paid"]:
            assert bill["fits"] & set(bill["by"])
        if not bill["cost"]:
            assert not bill["by"]
        for title in bill["by"]:  # 22
            assert bill["paid"] <= sum(self.worth(one) for one in bill["by"]) and self.worth(title) > 0
        self.happened["21"] += 1
        self.bill = {}

    def worth(self, title: str) -> int:
        """The resource value of the cards of this title."""
        return max(kind.resources for kind in self.state.rules.kinds if kind.title == title)

    def matches(self, piece: Piece, kind: Kind) -> bool:
        """Whether it shares the affiliation, or counts for all."""
        if piece.kind.affiliation == kind.affiliation != NEUTRAL:
            return True
        return has_keyword(self.state, piece, INFLUENCE) or is_so(self.state, piece, MatchesAnything)

    def check_payment(self, move: int) -> None:
        """22: one generating card at a time, ready before, with so many tokens as it gives."""
        if notation.verb_of(move) != notation.PAY or self.before.asked < 0:
            return
        number = notation.extra_of(move)
        for uid, (_, _, focus, _, kind) in self.before.pieces.items():
            piece = self.state.get(uid)
            if kind == notation.kind_of(move) and piece is not None and piece.nth == notation.nth_of(move):
                assert focus == 0
                assert 1 <= number <= piece.kind.resources
                self.happened["22"] += 1


class Cancelled(Invariant):
    """23."""

    def __init__(self, game: Trajectory) -> None:
        super().__init__(game)
        self.cancelled: list[int] = []

    def answered(self, move: int, notes: list[Note]) -> None:
        state = self.state
        for note in notes:
            if note.clause == "SWC-TM-19":
                title = str(note.args["card"])
                pools = state.rules.pool[LIGHT] + state.rules.pool[DARK]
                self.cancelled += [number for number in pools if state.kind(number).title == title]
        if not self.cancelled or under_way(state):
            return
        for number in self.cancelled:
            kind = state.kind(number)
            if kind.type == EVENT:
                assert number in state.discards[kind.side]
                if kind.abilities[0].limit and self.before.turns == state.turns:
                    assert number * 2 + kind.side in state.titles
                self.happened["23"] += 1
        self.cancelled = []
