"""The rules of Kuhn poker."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kodeks.kernel.errors import UnknownMove
from kodeks.kernel.game import Game
from kodeks.kernel.note import Note, only
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import CHANCE, OVER, Frame, State

WORDS = ["pass", "bet", "call", "fold", "J", "Q", "K"]
PASS, BET, CALL, FOLD, CARD = range(5)  # CARD + card is chance's answer


class Kuhn(State):
    __slots__ = ("cards", "bets")

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.cards: list[int] = []
        self.bets: list[int] = []  # the moves so far

    def copy(self) -> Kuhn:
        other = Kuhn(self.game)
        self.copy_into(other)
        other.cards, other.bets = self.cards[:], self.bets[:]
        return other

    def view(self, seat: int) -> dict[str, Any]:
        shown = range(2) if self.turn == OVER and FOLD not in self.bets else [seat]
        cards = {str(i): WORDS[CARD + self.cards[i]] for i in shown if i < len(self.cards)}
        return {"cards": cards, "bets": [WORDS[move] for move in self.bets]}

    def guess(self, seat: int, rng: Rng) -> Kuhn:
        other = self.copy()
        if len(self.cards) == 2 and len(self.view(seat)["cards"]) < 2:
            mine = self.cards[seat] if seat < 2 else rng.below(3)
            other.cards = [(mine + 1 + rng.below(2)) % 3] * 2
            other.cards[seat % 2] = mine
        return other

    def scores(self) -> list[int]:
        size = 2 if CALL in self.bets else 1
        return [size if seat in self.winners() else -size for seat in range(2)]

    def winners(self) -> list[int]:
        if FOLD in self.bets:  # the one who did not fold
            return [len(self.bets) % 2]
        return [0 if self.cards[0] > self.cards[1] else 1]


class Deal(Frame[Kuhn]):
    def run(self, state: Kuhn) -> None:
        if len(state.cards) == 2:
            state.frames = [Betting()]
        else:
            state.turn = CHANCE

    def offers(self, state: Kuhn) -> list[int]:
        return [CARD + card for card in range(3) if card not in state.cards]

    def play(self, state: Kuhn, move: int) -> None:
        state.tell("KUHN-1", "You get {card}", {"card": WORDS[move]}, only(len(state.cards)))
        state.cards.append(move - CARD)

    def prompt(self, state: Kuhn, seat: int) -> Note:
        return Note("KUHN-1", "The cards are dealt")


class Betting(Frame[Kuhn]):
    def run(self, state: Kuhn) -> None:
        done = state.bets[-1:] in ([CALL], [FOLD]) or state.bets == [PASS, PASS]
        state.turn = OVER if done else len(state.bets) % 2

    def offers(self, state: Kuhn) -> list[int]:
        answers = [CALL, FOLD] if BET in state.bets else [PASS, BET]
        return [] if state.turn == OVER else answers

    def play(self, state: Kuhn, move: int) -> None:
        state.tell("KUHN-2", "{seat}: {move}", {"seat": len(state.bets) % 2, "move": WORDS[move]})
        state.bets.append(move)

    def prompt(self, state: Kuhn, seat: int) -> Note:
        if state.turn == OVER:
            return Note("KUHN-3", "The coins are won")
        return Note("KUHN-2", "{seat} decides", {"seat": state.turn})


class KuhnGame(Game):
    def __init__(self) -> None:
        super().__init__("kuhn", "Kuhn poker", 2, 2, str(Path(__file__).parent), [])

    def start(self, seats: int, options: dict[str, Any]) -> Kuhn:
        state = Kuhn(self)
        state.frames = [Deal()]
        return state

    def write(self, move: int) -> str:
        return WORDS[move]

    def read(self, text: str) -> int:
        if text not in WORDS:
            raise UnknownMove(f"{text!r} is no move; there are: {', '.join(WORDS[:4])}")
        return WORDS.index(text)

    def space(self) -> list[int]:
        return [PASS, BET, CALL, FOLD]

    def label(self, move: int) -> Note:
        return Note("KUHN-2", WORDS[move])

    def judge(self, state: State, seat: int) -> float:
        return 0.5 + state.scores()[seat] / 4 if state.turn == OVER else 0.5


GAME = KuhnGame()
