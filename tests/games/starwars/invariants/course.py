"""The course of the game: where the turn stands, engagements, the dial and the end."""

from __future__ import annotations

from kodeks.games.starwars.cards.kind import NONE
from kodeks.games.starwars.cards.words import DARK, LIGHT, SIDES, UNIT
from kodeks.games.starwars.piece import ATTACKER, BYSTANDER, DEFENDER
from kodeks.games.starwars.state import NOBODY_WON
from kodeks.games.starwars.steps.chart import CHART
from kodeks.games.starwars.steps.edge import AFTER, COMPARE, DISCARD
from kodeks.games.starwars.steps.engagement import EA3
from kodeks.games.starwars.values import reserve
from kodeks.kernel.note import Note
from kodeks.kernel.state import OVER
from tests.games.starwars.invariants.trajectory import Invariant, Trajectory, has_frame, name_of, place, under_way


class Ending(Invariant):
    """03, 33, 38."""

    def __init__(self, game: Trajectory) -> None:
        super().__init__(game)
        self.lowered = 0  # points by which the dial has gone down
        self.dark_turns = 0

    def answered(self, move: int, notes: list[Note]) -> None:
        state = self.state
        assert state.dial >= 0  # 03
        last = self.before.dial
        for note in notes:
            self.dark_turns += note.clause == "SWC-CORE-TURN-1" and note.args["seat"] == DARK
            if "dial" in note.args:
                dial = note.args["dial"]
                assert isinstance(dial, int)
                self.lowered += max(0, last - dial)
                last = dial
        if state.dial >= 12:
            assert (state.turn, state.winner) == (OVER, DARK)
        if len(state.victory[LIGHT]) >= 3:  # 33
            assert (state.turn, state.winner) == (OVER, LIGHT)
        assert (state.turn == OVER) == (state.winner != NOBODY_WON)

    def end(self) -> None:
        state = self.state
        assert self.dark_turns <= 12 + self.lowered  # 38
        assert state.moves() == []
        assert state.winners() == [state.winner]
        if state.why == "SWC-CORE-WIN-1":
            assert len(state.victory[LIGHT]) >= 3
        elif state.why == "SWC-CORE-WIN-2":
            assert state.dial >= 12
        elif state.why == "SWC-CORE-WIN-3":
            assert not state.decks[1 - state.winner]
        elif state.why == "SWC-CORE-REF-5":
            assert not state.objectives[1 - state.winner]
        else:
            assert state.why == "SWC-CORE-WIN-4"
        self.happened[f"end by {state.why}"] += 1
        self.happened[f"{SIDES[state.winner]} wins"] += 1


class Course(Invariant):
    """08, 09, 10, 11, 15, 17, 35."""

    def __init__(self, game: Trajectory) -> None:
        super().__init__(game)
        self.turn: object = 0  # by the log

    def answered(self, move: int, notes: list[Note]) -> None:
        for note in notes:
            if note.clause == "SWC-CORE-TURN-1":
                self.turn = note.args["turn"]
            if note.clause in ("SWC-CORE-REF-1", "SWC-CORE-REF-2"):  # 17
                assert self.turn != 2
            if note.text == "{card} is captured" or note.clause in ("SWC-D-49", "SWC-D-50"):
                self.happened["captured"] += 1
        if self.state.turn != OVER:
            self.check_place(notes)

    def check_place(self, notes: list[Note]) -> None:
        state = self.state
        clauses = {note.clause for note in notes}
        texts = {note.text for note in notes}
        battle = has_frame(state, "EdgeBattle")
        for seat in range(2):
            if not under_way(state):
                assert len(state.current(seat)) <= 3  # 08
            assert battle or not state.edge[seat]  # 15
            assert state.edge_up[seat] <= len(state.edge[seat])
        if name_of(state.frames[-1]) == "Window":  # 35
            assert not under_way(state)
            assert state.limbo == [[], []]
        now = place(state)
        if now < 0 or self.before.place < 0 or clauses & {"SWC-CORE-TURN-1"}:
            return
        stepped = range(self.before.place, now)
        seat = state.active
        quiet = not texts & {"{card} is destroyed", "{card} goes to the discard pile"}
        if CHART.index("R3") in stepped and now <= CHART.index("D0") and quiet:
            assert len(state.current(seat)) == 3  # 09
            self.happened["09"] += 1
        if CHART.index("D2") in stepped and now <= CHART.index("DA"):
            assert len(state.hands[seat]) == reserve(state, seat)  # 10
            self.happened["10"] += 1
        if CHART.index("R2") in stepped and now <= CHART.index("R3a") and "{card} gets a shield" not in texts:
            assert not any(piece.shields for piece in state.pieces() if piece.control == seat)  # 11
            self.happened["11"] += 1


class Engagements(Invariant):
    """16, 17, 18, 19, 36."""

    def answered(self, move: int, notes: list[Note]) -> None:
        state = self.state
        fights = has_frame(state, "Engagement")
        for piece in state.pieces():
            assert piece.engaged <= 1 + piece.extra  # 16
            if piece.role != BYSTANDER:  # 18, 36
                assert fights and piece.type == UNIT
                assert piece.role == (ATTACKER if piece.control == state.active else DEFENDER)
        if fights:
            assert state.turns > 1  # 17
        else:
            assert state.engaged == state.declared == NONE
            assert state.fate_placed == [0, 0]
        for frame in state.frames:
            if name_of(frame) == "Engagement":
                self.check_edge(frame.stage)
        if not fights:
            assert state.holder_of_edge == NONE

    def check_edge(self, stage: int) -> None:
        """19: from the comparison to the end of the engagement somebody has the edge, before it nobody."""
        state = self.state
        battles = [frame for frame in state.frames if name_of(frame) == "EdgeBattle"]
        if not battles:
            assert (state.holder_of_edge in (LIGHT, DARK)) == (stage >= EA3)
        elif battles[0].stage <= COMPARE or battles[0].cancelled:
            assert state.holder_of_edge == NONE
        elif battles[0].stage in (DISCARD, AFTER):
            assert state.holder_of_edge in (LIGHT, DARK)
        self.happened["19"] += state.holder_of_edge != NONE
