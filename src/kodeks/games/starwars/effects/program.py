"""C.4 step 6: the steps of an ability, one after the other; what is chosen while they resolve."""

from __future__ import annotations

from kodeks.games.starwars.cards.kind import CHOSEN, NONE, TARGET, THEIR_CHOICE, Cards, Step
from kodeks.games.starwars.effects.outcome import await_outcome
from kodeks.games.starwars.effects.perform import perform
from kodeks.games.starwars.fitting import fits
from kodeks.games.starwars.moves import CHOOSE, by_piece, kind_of, nth_of
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing import checks, means
from kodeks.games.starwars.timing.telling import chosen
from kodeks.games.starwars.timing.use import Use, finish
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame


class Program(Frame[StarWars]):
    __slots__ = ("use", "at", "part", "chosen")

    def __init__(self, use: int) -> None:
        self.use = use  # the frame of the Use
        self.at = 0
        self.part = 0  # of a step that takes several goes
        self.chosen: list[int] = []  # for the two descriptions of the step

    def copy(self) -> Program:
        other = Program(self.use)
        other.at = self.at
        other.part = self.part
        other.chosen = self.chosen[:]
        return other

    def run(self, state: StarWars) -> None:
        use = state.frames[self.use]
        assert isinstance(use, Use)
        steps = use.steps(state)
        depth = len(state.frames)
        while len(state.frames) == depth:
            if checks.settle(state):
                return
            if self.part == 0 and (self.at >= len(steps) or (steps[self.at].then and not use.success)):
                self.end(state, use)
                return
            step = steps[self.at]
            if self.part == 0:
                if self.asks(state, use, step):
                    return
                first = self.pieces(state, use, step, step.cards, 0)
                second = self.pieces(state, use, step, step.second, 1)
                use.success = True
                if self.at + 1 < len(steps) and steps[self.at + 1].then:
                    await_outcome(state, self.use, step.op, first)
                self.part = perform(state, use, step, first, second, 0)
            else:
                self.part = perform(state, use, step, [], [], self.part)
            if self.part == 0:
                self.at += 1
                self.chosen = []

    def end(self, state: StarWars, use: Use) -> None:
        state.pop()
        finish(state, use)

    # what is chosen now

    def asks(self, state: StarWars, use: Use, step: Step) -> bool:
        if step.op in means.LISTS:
            return False
        for place in range(2):
            cards = step.second if place else step.cards
            if cards is None or cards.how not in (CHOSEN, THEIR_CHOICE) or len(self.chosen) > place:
                continue
            while len(self.chosen) < place:
                self.chosen.append(NONE)
            found = self.choices(state, use, step, cards, place)
            if len(found) > 1:
                state.turn = use.seat if cards.how == CHOSEN else 1 - use.seat
                return True
            self.chosen.append(found[0].uid if found else NONE)
        return False

    def choices(self, state: StarWars, use: Use, step: Step, cards: Cards, place: int) -> list[Piece]:
        return means.candidates(state, use.seat, step, cards, use.card, use.event_card(state), place == 0)

    def pieces(self, state: StarWars, use: Use, step: Step, cards: Cards | None, place: int) -> list[Piece]:
        """What the description is filled with; targets that no longer fit are left out (SWC-TM-16)."""
        if cards is None or step.op in means.LISTS:
            return []
        found: list[Piece] = []
        if cards.how == TARGET:
            for uid in use.picks[2 * self.at + place]:
                piece = state.get(uid)
                if piece is not None and fits(state, piece, cards, use.seat, use.card):
                    found.append(piece)
        elif cards.how in (CHOSEN, THEIR_CHOICE):
            if len(self.chosen) > place:
                piece = state.get(self.chosen[place])
                if piece is not None:
                    found.append(piece)
        else:
            found = self.choices(state, use, step, cards, place)
        return found

    # the question

    def offers(self, state: StarWars) -> list[int]:
        use = state.frames[self.use]
        assert isinstance(use, Use)
        step = use.steps(state)[self.at]
        place = len(self.chosen)
        cards = step.second if place else step.cards
        assert cards is not None
        return [by_piece(CHOOSE, p) for p in self.choices(state, use, step, cards, place)]

    def refusal(self, state: StarWars, move: int) -> str:
        return "" if move in self.offers(state) else "SWC-FAQ-3.4"

    def play(self, state: StarWars, move: int) -> None:
        piece = state.find(kind_of(move), nth_of(move))
        assert piece is not None
        chosen(state, "SWC-EXT-ER", self.chooser(state), piece)
        self.chosen.append(piece.uid)

    def chooser(self, state: StarWars) -> int:
        use = state.frames[self.use]
        assert isinstance(use, Use)
        step = use.steps(state)[self.at]
        cards = step.second if self.chosen else step.cards
        return use.seat if cards is None or cards.how == CHOSEN else 1 - use.seat

    def prompt(self, state: StarWars, seat: int) -> Note:
        use = state.frames[self.use]
        assert isinstance(use, Use)
        args: dict[str, object] = {"seat": self.chooser(state), "card": use.kind(state).title}
        return Note("SWC-EXT-ER", "{seat} chooses for the effect of {card}", args)

    def holder(self, state: StarWars) -> str:
        return "SWC-EXT-ER"
