"""Who does what when: moves, strikes, defenders, the stack, payments."""

from __future__ import annotations

from kodeks.games.berserk import moves as notation
from kodeks.games.berserk.cards.words import MELEE, NONE, RANGED, ROW, SIMPLE, WEAK
from kodeks.games.berserk.field import WIDE, adjacent, distance
from kodeks.games.berserk.forecast import sketch, struck
from kodeks.games.berserk.knowing import features, fights
from kodeks.games.berserk.moves import piece_at, source_of, target_of, verb_of
from kodeks.games.berserk.piece import ALOFT, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.attack import Attack
from kodeks.games.berserk.timing.declaring import payment_of
from kodeks.games.berserk.timing.fight import BLACK_DIE, WHITE_DIE, Fight
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.timing.windows import Window, chosen
from kodeks.kernel.note import Note
from kodeks.kernel.state import CHANCE
from tests.games.berserk.invariants.battle import Invariant, told

ORDINARY = (
    notation.MOVE,
    notation.STRIKE,
    notation.COLLECT,
    notation.WATCH,
    notation.JUMP,
    notation.TELEPORT,
    notation.SWAP,
)
MARKS = ("wounds", "extra", "chips", "cell", "zone")


class Acting(Invariant):
    """12 to 15, 23, 24, 45: looked at before each answer in a window."""

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self.steps: dict[int, int] = {}
        self.origin = (NONE, NONE)
        self.guards: list[int] = []
        self.since: list[Note] = []  # what was said since a defender was assigned

    def answering(self, move: int) -> None:
        state = self.state
        self.origin = (NONE, NONE)
        if not isinstance(state.frames[-1], Window) or move < notation.VERB:
            return
        verb = verb_of(move)
        piece = piece_at(state, source_of(move))
        assert piece is not None and piece.control == state.turn
        taps = verb in (*ORDINARY[1:4], notation.DEFEND)
        ordinary = verb in ORDINARY
        if verb in notation.USES:
            feature = chosen(state, piece, move)
            assert feature is not None
            taps = feature.payment.tap
            ordinary = not feature.payment.sudden and verb != notation.BITE
        if taps or verb in ORDINARY:
            assert not piece.closed and not piece.acted and not piece.promised  # 12, 13, 47
        if ordinary:
            assert state.turn == state.active and not state.stack.items  # 45
        if verb == notation.MOVE:
            assert piece.steps > 0
            self.steps = {piece.uid: piece.steps}
            self.origin = (piece.uid, piece.cell)
            self.happened["step"] += 1
        if verb == notation.DEFEND:
            self.defends(piece)
        if target_of(move) != notation.NO_PLACE and verb in (notation.STRIKE, *notation.USES):
            target = piece_at(state, target_of(move))
            assert target is not None
            feature = chosen(state, piece, move)
            assert feature is not None
            self.reaches(piece, target, feature.does.effects[0].attacks())

    def reaches(self, piece: Piece, target: Piece, type: int) -> None:
        """23."""
        if type & RANGED:
            assert not adjacent(piece.cell, target.cell)
            if type == ROW:
                assert distance(piece.cell, target.cell) == 2
            self.happened["ranged"] += 1
        elif type & MELEE and piece.zone != ALOFT:
            far = max((feature.melee_range(type) for feature in features(self.state, piece)), default=0)
            near = adjacent(piece.cell, target.cell)
            hunted = target.zone == ALOFT and piece.hunts > 0 and type == SIMPLE
            assert near or hunted or distance(piece.cell, target.cell) <= far

    def defends(self, piece: Piece) -> None:
        """24."""
        state = self.state
        use: Use = state.stack.items[-1]
        assert use.attack is not None and use.attack.type == SIMPLE
        source, target = state.cards[use.attack.source], state.cards[use.attack.target]
        assert piece.creature() and piece is not target and piece.control == target.control != source.control
        assert state.turn != state.active
        if source.zone == ALOFT:
            assert piece.zone == ALOFT or adjacent(piece.cell, target.cell)
        elif piece.zone == ALOFT:
            assert target.zone == ALOFT
        else:
            assert adjacent(piece.cell, target.cell) and adjacent(piece.cell, source.cell)
        self.since = self.since if self.guards else []
        self.guards.append(piece.uid)
        self.happened["defended"] += 1

    def answered(self, move: int, notes: list[Note]) -> None:
        state = self.state
        uid, before = self.origin
        if uid != NONE and state.cards[uid].cell not in (before, NONE) and not notes_of_relocation(notes):
            now = state.cards[uid].cell
            spent = self.steps[uid] - state.cards[uid].steps
            assert spent == 1 or len(notes) > 1  # 14: what is spent is gone, and only an opening brings it back
            aslant = any(feature.steps_aslant() for feature in features(state, state.cards[uid]))
            assert abs(now % WIDE - before % WIDE) + abs(now // WIDE - before // WIDE) == 1 or aslant  # 15
        self.since += notes
        if self.guards and not state.stack.items and isinstance(state.frames[-1], Window):
            said, self.since = self.since, []
            cancelled = any("cancelled" in note.text for note in said)
            for guard in self.guards:
                piece = state.cards[guard]
                opened = told(said, "{card} opens") or any(note.clause == "BRS-TURN-1" for note in said)
                assert not piece.in_play() or piece.closed or piece.acted or cancelled or opened  # 24
                assert not piece.promised
            self.guards = []


def notes_of_relocation(notes: list[Note]) -> bool:
    """Whether something else moved cards in this answer."""
    return sum(note.text in ("{card} moves", "A hidden card of {seat} moves") for note in notes) > 1


class Waiting(Invariant):
    """22, 28, 29, 46, 47."""

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self.items: list[Use] = []
        self.turns = 0

    def answering(self, move: int) -> None:
        self.items = self.state.stack.items[:]
        self.turns = self.state.turns

    def answered(self, move: int, notes: list[Note]) -> None:
        state = self.state
        now = state.stack.items
        kept = [one for one in now if any(one is other for other in self.items)]
        assert all(one is other for one, other in zip(kept, self.items, strict=False))  # 29
        if state.turns != self.turns and self.turns:
            self.happened["turn"] += 1
        for note in notes:
            if "cancelled" in note.text:
                self.happened["cancelled"] += 1
        if not now and isinstance(state.frames[-1], Window) and not state.waiting:
            assert not any(p.promised or p.promised_chips for p in state.in_play())  # 22, 28
        if isinstance(state.frames[-1], Window):
            self.promises(now)
        for use in now:
            if use.attack is not None:
                assert use.attack.target != use.attack.source  # 46
                assert use.attack.changed or use.attack.target == use.attack.meant

    def promises(self, items: list[Use]) -> None:
        """47: no tap and no chip is promised twice."""
        taps = [use.source for use in items if payment_of(use).tap and use.last is None]
        taps += [use.attack.defender for use in items if use.attack is not None and use.attack.defender != NONE]
        assert len(set(taps)) == len(taps)
        bets = [uid for use in items for uid in use.bet]
        for piece in self.state.in_play():
            assert bets.count(piece.uid) == piece.promised_chips <= piece.chips


class Dice(Invariant):
    """16 to 21."""

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self.black = False
        self.answers = -1  # whether the white die that is asked for is followed by a black one; -1 if none is asked for
        self.back = 0
        self.before: list[list[int]] = []

    def question(self, moves: list[int]) -> None:
        frame = self.state.frames[-1]
        self.black = False
        self.answers = -1
        if self.state.turn != CHANCE or not isinstance(frame, Fight):
            return
        attack = frame.attack
        target, source = self.state.cards[attack.target], self.state.cards[attack.source]
        if frame.stage == WHITE_DIE:
            self.answers = answered(self.state, attack)
        if frame.stage == BLACK_DIE:
            assert answered(self.state, attack)  # 16
            self.black = True
            self.back = counterstrike(self.state, target, source)
            self.happened["black die"] += 1
        elif frame.stage != WHITE_DIE:
            self.happened["rolled again"] += 1

    def answering(self, move: int) -> None:
        self.before = marks(self.state)

    def answered(self, move: int, notes: list[Note]) -> None:
        frame = self.state.frames[-1]
        if self.answers != -1:  # 16: all dice are rolled before anything else
            assert self.answers == (isinstance(frame, Fight) and frame.stage == BLACK_DIE)
        strengths = [int(str(note.args["number"])) for note in notes if note.clause == "BRS-ATK-12"]
        assert all(strength >= 0 for strength in strengths)  # 19
        if self.black and not any(note.clause == "BRS-TURN-1" for note in notes):
            missed = told(notes, "{card} misses")
            back = told(notes, "{card} strikes back")
            assert len(strengths) <= (len(back) if missed else 1) + more_attacks(notes)  # 17
            if back and strengths:
                assert strengths[0] == self.back  # 18
                self.happened["counterstrike"] += 1
            if missed and not back:
                self.happened["both miss"] += 1
                if len(notes) == notes.index(missed[0]) + 1:  # nothing else was set off
                    assert marks(self.state) == self.before  # 21
        for i, note in enumerate(notes):
            if note.clause == "BRS-ATK-12":
                self.wounded(note, notes[i + 1 :])

    def wounded(self, attack: Note, later: list[Note]) -> None:
        """20: at most one more than the strength; a card that wounds itself besides (plague) is told of twice."""
        for note in later:
            if note.clause == "BRS-ATK-12":
                return
            if note.clause == "BRS-WND-1" and note.args["card"] == attack.args["target"]:
                assert int(str(note.args["count"])) <= int(str(attack.args["number"])) + 1
                return


def answered(state: Berserk, attack: Attack) -> bool:
    """16: whether a black die belongs to this attack."""
    target, source = state.cards[attack.target], state.cards[attack.source]
    if attack.type != SIMPLE or attack.counter or attack.vanguard:
        return False
    if not target.creature() or target.closed or not fights(state, target):
        return False
    return not any(one.unanswered(state, source, attack) for one in features(state, source))


def counterstrike(state: Berserk, striker: Piece, at: Piece) -> int:
    """The strength of its weak strike, with all that changes it."""
    assert striker.kind.simple is not None
    back = Attack(SIMPLE, striker.uid, at.uid, striker.kind.simple.does.effects[0].amount)
    back.counter = True
    return struck(sketch(state), back, WEAK)


def marks(state: Berserk) -> list[list[int]]:
    return [[getattr(piece, name) for name in MARKS] for piece in state.cards]


def more_attacks(notes: list[Note]) -> int:
    """What was declared or set off in the same answer."""
    return sum(note.text.startswith(("{card} acts on", "{card} uses")) for note in notes)
