"""A random battle, and what it remembers for those who check each of its answers."""

from __future__ import annotations

from collections import Counter
from random import Random

import kodeks
from kodeks.games.berserk.decks import Deck, faults
from kodeks.games.berserk.game import BerserkGame
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.windows import Window
from kodeks.kernel.note import Note
from kodeks.kernel.state import CHANCE, OVER

LONGEST = 6000  # answers of one battle
WEIGHTS = {
    "pass": 0.4,
    "done": 0.6,
    "take": 6,
    "drop": 0.3,
    "redeal": 0.1,
    "strike": 4,
    "use": 5,
    "defend": 5,
    "hide": 4,
}


def game() -> BerserkGame:
    found = kodeks.game("berserk")
    assert isinstance(found, BerserkGame)
    return found


def random_deck(rng: Random) -> str:
    """Thirty or more of the shipped cards, in numbers that the rules allow."""
    while True:
        cards: Counter[str] = Counter()
        while cards.total() < 30:
            cards[rng.choice(game().catalogue().kinds).name] += rng.randint(1, 3)
        deck = Deck(dict(cards))
        if not faults(deck, game().catalogue()):
            return deck.line()


class Battle:
    """One game; each invariant looks at every question, before every answer and after it."""

    def __init__(
        self,
        seed: int,
        invariants: list[type[Invariant]],
        playing: BerserkGame | None = None,
        options: dict[str, str] | None = None,
    ) -> None:
        self.rng = Random(f"battle {seed}")
        self.game = playing or game()
        if options is None:
            options = {} if seed % 2 else {"deckA": random_deck(self.rng), "deckB": random_deck(self.rng)}
        self.state = self.game.new(2, **options)
        assert isinstance(self.state, Berserk)
        self.happened: Counter[str] = Counter()
        self.answers = 0
        self.invariants = [invariant(self) for invariant in invariants]

    def run(self) -> None:
        state = self.state
        while state.turn != OVER:
            moves = state.moves()
            assert moves
            for invariant in self.invariants:
                invariant.question(moves)
            if state.turn == CHANCE:
                move = self.rng.choices(moves, state.odds())[0]
            else:
                move = self.rng.choices(moves, [weight(self.game.write(one)) for one in moves])[0]
            for invariant in self.invariants:
                invariant.answering(move)
            notes: list[Note] = []
            state.log = notes
            state.play(move)
            self.answers += 1
            assert self.answers < LONGEST  # 42
            self.happened.update(note.clause for note in notes)
            for invariant in self.invariants:
                invariant.answered(move, notes)
        for invariant in self.invariants:
            invariant.end()


class Invariant:
    """What is held. The numbers in comments are those of BRS-INV."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle
        self.state: Berserk = battle.state
        self.rng = battle.rng
        self.happened = battle.happened  # so that a test can see what it has met

    def question(self, moves: list[int]) -> None:
        """Somebody is asked."""

    def answering(self, move: int) -> None:
        """The answer is known, and not yet played."""

    def answered(self, move: int, notes: list[Note]) -> None:
        """It was played, and this was said."""

    def end(self) -> None:
        """The game is over."""

    def calm(self) -> bool:
        """Whether all that was executed has been checked (BRS-WND-7)."""
        return isinstance(self.state.frames[-1], Window) and self.state.fighting

    def in_play(self, seat: int) -> list[Piece]:
        return [piece for piece in self.state.in_play() if piece.control == seat]


def weight(text: str) -> float:
    return WEIGHTS.get(text.split()[0], 2)


def told(notes: list[Note], text: str) -> list[Note]:
    return [note for note in notes if note.text == text]
