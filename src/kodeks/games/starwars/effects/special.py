"""Effects that ask more than one question, and small questions of effects."""

from __future__ import annotations

from kodeks.games.starwars.cards import ops
from kodeks.games.starwars.cards.kind import NONE, Step
from kodeks.games.starwars.cards.words import LIGHT, UNIT
from kodeks.games.starwars.effects.hands import from_hand
from kodeks.games.starwars.fitting import matching
from kodeks.games.starwars.moves import CHOOSE, DONE, INTO_PLAY, NUMBER, TO_HAND, by_piece, kind_of, nth_of
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing import means
from kodeks.games.starwars.timing.damage import heal
from kodeks.games.starwars.timing.drawing import RandomCard
from kodeks.games.starwars.timing.edge import Battle
from kodeks.games.starwars.timing.focusing import TokenOff, take_focus
from kodeks.games.starwars.timing.leaving import destroy_all, rescue, send
from kodeks.games.starwars.timing.occurrence import announce
from kodeks.games.starwars.timing.telling import chosen
from kodeks.games.starwars.timing.use import Use
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame


class Answer(Frame[StarWars]):
    """A choice between a few words; the answer is left in state.result."""

    __slots__ = ("seat", "answers", "clause")

    def __init__(self, seat: int, answers: list[int], clause: str) -> None:
        self.seat = seat
        self.answers = answers
        self.clause = clause

    def run(self, state: StarWars) -> None:
        if len(self.answers) == 1:
            self.play(state, self.answers[0])
        else:
            state.turn = self.seat

    def offers(self, state: StarWars) -> list[int]:
        return self.answers

    def refusal(self, state: StarWars, move: int) -> str:
        return "" if move in self.answers else self.clause

    def play(self, state: StarWars, move: int) -> None:
        if len(self.answers) > 1:
            state.tell(self.clause, "{seat} has chosen", {"seat": self.seat})
        state.result = move
        state.pop()

    def prompt(self, state: StarWars, seat: int) -> Note:
        return Note(self.clause, "{seat} chooses", {"seat": self.seat})

    def holder(self, state: StarWars) -> str:
        return self.clause


class Pick(Frame[StarWars]):
    """A choice of one card in play; its uid is left in state.result."""

    __slots__ = ("seat", "cards", "clause")

    def __init__(self, seat: int, cards: list[int], clause: str) -> None:
        self.seat = seat
        self.cards = cards
        self.clause = clause

    def run(self, state: StarWars) -> None:
        if len(self.cards) == 1:
            state.result = self.cards[0]
            state.pop()
        else:
            state.turn = self.seat

    def offers(self, state: StarWars) -> list[int]:
        return [by_piece(CHOOSE, state.piece(uid)) for uid in self.cards]

    def refusal(self, state: StarWars, move: int) -> str:
        return "" if move in self.offers(state) else self.clause

    def play(self, state: StarWars, move: int) -> None:
        state.result = self.cards[self.offers(state).index(move)]
        chosen(state, self.clause, self.seat, state.piece(state.result))
        state.pop()

    def prompt(self, state: StarWars, seat: int) -> Note:
        return Note(self.clause, "{seat} chooses a card", {"seat": self.seat})

    def holder(self, state: StarWars) -> str:
        return self.clause


# --- rescue ---------------------------------------------------------------------------------------------


def rescue_step(state: StarWars, use: Use, step: Step, part: int) -> int:
    """SWC-CORE-CAP-5: an objective is chosen, chance picks one of its captured cards."""
    if part == 0:
        cells = [piece.uid for piece in state.pieces() if piece.captured]  # SWC-D-41
        if not cells:
            return 0
        state.push(Pick(use.seat, cells, "SWC-CORE-CAP-5"))
        return 1
    if part == 1:
        use.x = state.result
        state.push(RandomCard(LIGHT, use.x))
        return 2
    if part == 2:
        number = state.result
        cell = state.piece(use.x)
        at = cell.captured.index(number)
        known = cell.captured_known[at]
        del cell.captured[at]
        del cell.captured_known[at]
        del cell.captured_group[at]
        rescue(state, number, known)
        kind = state.kind(number)
        if step.word == "play" and kind.type == UNIT and means.may_enter(state, LIGHT, kind):
            use.x = number
            state.push(Answer(LIGHT, [INTO_PLAY, TO_HAND], "SWC-CORE-TERM-4"))
            return 3
        return 0
    if state.result == INTO_PLAY:
        from kodeks.games.starwars.effects.piles import into_play

        from_hand(state, LIGHT, use.x)
        state.limbo[LIGHT].append(use.x)
        into_play(state, LIGHT, use.x)
    return 0


# --- A New Hope -------------------------------------------------------------------------------------------


class KeepUnits(Frame[StarWars]):
    """Each player keeps some units, who plays the effect first; then all others return (SWC-TM-53)."""

    __slots__ = ("seat", "most", "kept", "asked", "count")

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most
        self.kept: list[int] = []
        self.asked = 0  # players that have chosen
        self.count = 0  # kept by the one who chooses

    def copy(self) -> KeepUnits:
        other = KeepUnits(self.seat, self.most)
        other.kept = self.kept[:]
        other.asked = self.asked
        other.count = self.count
        return other

    def chooser(self) -> int:
        return self.seat if self.asked == 0 else 1 - self.seat

    def left(self, state: StarWars) -> list[Piece]:
        return [piece for piece in state.units(self.chooser()) if piece.uid not in self.kept]

    def run(self, state: StarWars) -> None:
        while self.asked < 2:
            if self.left(state) and self.count < self.most:
                state.turn = self.chooser()
                return
            self.asked += 1
            self.count = 0
        state.pop()
        gone = [piece for piece in state.pieces() if piece.type == UNIT and piece.uid not in self.kept]
        if gone:
            send(state, gone, ops.TO_HAND_ZONE)

    def offers(self, state: StarWars) -> list[int]:
        return [DONE] + [by_piece(CHOOSE, piece) for piece in self.left(state)]

    def refusal(self, state: StarWars, move: int) -> str:
        return "" if move in self.offers(state) else "SWC-FAQ-2.2"

    def play(self, state: StarWars, move: int) -> None:
        if move == DONE:
            chosen(state, "SWC-FAQ-2.2", self.chooser(), None)
            self.asked += 1
            self.count = 0
            return
        piece = state.find(kind_of(move), nth_of(move))
        assert piece is not None
        self.kept.append(piece.uid)
        self.count += 1
        state.tell("SWC-FAQ-2.2", "{seat} keeps {card}", {"seat": self.chooser(), "card": piece.kind.title})

    def prompt(self, state: StarWars, seat: int) -> Note:
        args: dict[str, object] = {"seat": self.chooser(), "number": self.most - self.count}
        return Note("SWC-FAQ-2.2", "{seat} may keep more units: {number}", args)

    def holder(self, state: StarWars) -> str:
        return "SWC-FAQ-2.2"


# --- Force Rejuvenation -------------------------------------------------------------------------------------


class Strip(Frame[StarWars]):
    """As many tokens and enhancements as the player likes come off one unit: a number of each, then the cards."""

    __slots__ = ("seat", "card", "stage")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card
        self.stage = 0  # damage, focus, shields, then enhancements

    def copy(self) -> Strip:
        other = Strip(self.seat, self.card)
        other.stage = self.stage
        return other

    def tokens(self, state: StarWars) -> int:
        piece = state.piece(self.card)
        return [piece.damage, piece.focus, piece.shields][self.stage]

    def run(self, state: StarWars) -> None:
        if state.get(self.card) is None:
            state.pop()
            return
        while self.stage < 3 and not self.tokens(state):
            self.stage += 1
        if self.stage < 3 or state.on(self.card):
            state.turn = self.seat
        else:
            state.pop()

    def offers(self, state: StarWars) -> list[int]:
        if self.stage < 3:
            return [NUMBER + n for n in range(self.tokens(state) + 1)]
        return [DONE] + [by_piece(CHOOSE, piece) for piece in state.on(self.card)]

    def refusal(self, state: StarWars, move: int) -> str:
        return "" if move in self.offers(state) else "SWC-CORE-TERM-11"

    def play(self, state: StarWars, move: int) -> None:
        piece = state.piece(self.card)
        if self.stage < 3:
            stage = self.stage
            self.stage += 1
            self.take_off(state, piece, stage, move - NUMBER)
            return
        if move == DONE:
            chosen(state, "SWC-CORE-TERM-11", self.seat, None)
            state.pop()
            return
        gone = state.find(kind_of(move), nth_of(move))
        assert gone is not None
        send(state, [gone], ops.TO_DISCARD)

    def take_off(self, state: StarWars, piece: Piece, stage: int, n: int) -> None:
        made: list[Frame[StarWars]] = []
        if n == 0:
            chosen(state, "SWC-CORE-TERM-11", self.seat, None)
        elif stage == 0:
            heal(state, piece, n, made)
        elif stage == 1:
            take_focus(state, piece, n, made)
        else:
            piece.shields -= n
            state.tell("SWC-CORE-SHD-1", "{card} loses shields: {number}", {"card": piece.kind.title, "number": n})
            made.append(TokenOff(piece.uid, piece.control))
        announce(state, made)

    def prompt(self, state: StarWars, seat: int) -> Note:
        args: dict[str, object] = {"seat": self.seat, "card": state.piece(self.card).kind.title}
        if self.stage == 0:
            return Note("SWC-CORE-TERM-11", "{seat}: how much damage comes off {card}?", args)
        if self.stage == 1:
            return Note("SWC-CORE-TERM-11", "{seat}: how much focus comes off {card}?", args)
        if self.stage == 2:
            return Note("SWC-CORE-TERM-11", "{seat}: how many shields come off {card}?", args)
        return Note("SWC-CORE-TERM-11", "{seat} may discard enhancements of {card}", args)

    def holder(self, state: StarWars) -> str:
        return "SWC-EXT-ER"


# --- others ---------------------------------------------------------------------------------------------------


def cheapest(state: StarWars, use: Use, step: Step) -> None:
    """Rancor: the lowest printed cost (SWC-D-52); the active player picks among equals."""
    assert step.cards is not None
    found = matching(state, step.cards, use.seat, NONE)
    if not found:
        use.success = False
        return
    low = min(piece.kind.cost for piece in found)
    state.push(DestroyPicked())
    state.push(Pick(state.active, [piece.uid for piece in found if piece.kind.cost == low], "SWC-D-52"))


class DestroyPicked(Frame[StarWars]):
    __slots__ = ()

    def run(self, state: StarWars) -> None:
        state.pop()
        piece = state.get(state.result)
        if piece is not None:
            destroy_all(state, [piece])


def new_edge(state: StarWars) -> None:
    """Twist of Fate: SWC-CORE-EDGE-11."""
    battle = state.newest(Battle)
    if battle is not None:
        battle.cancel(state)
