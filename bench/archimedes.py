"""Archimedes (SPEC.md) in plain, readable, typed Python: what one would write without an engine."""

from __future__ import annotations

from typing import Final

PLAYERS: Final = 4
ROUNDS: Final = 5
HAND_SIZE: Final = 5
LARGEST: Final = 13
OPS: Final = ["+", "-", "*", ":"]
MASK: Final = 0xFFFFFFFF


class Lcg:
    """The random generator of SPEC.md."""

    def __init__(self, seed: int) -> None:
        x = seed & MASK
        x ^= x >> 16
        x = (x * 0x85EBCA6B) & MASK
        x ^= x >> 13
        x = (x * 0xC2B2AE35) & MASK
        self.x = x ^ (x >> 16)

    def below(self, n: int) -> int:
        self.x = (self.x * 1664525 + 1013904223) & MASK
        return ((self.x >> 8) * n) >> 24

    def shuffle(self, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def copy(self) -> Lcg:
        other = Lcg(0)
        other.x = self.x
        return other


class Move:
    """One legal move: an equation, an equality, a draw or a pass."""

    def __init__(self, op: str, a: int = 0, b: int = 0) -> None:
        self.op = op
        self.a = a
        self.b = b

    def id(self) -> int:
        if self.op == "draw" or self.op == "pass":
            return 0
        if self.op == "=":
            return 1
        return 2 + LARGEST * OPS.index(self.op) + self.a - 1


DRAW: Final = Move("draw")
PASS: Final = Move("pass")


def result(x: int, op: str, y: int) -> int:
    """x op y, or 0 when that is not the value of a card."""
    if op == "+":
        z = x + y
    elif op == "-":
        z = x - y
    elif op == "*":
        z = x * y
    else:
        z = x // y if x % y == 0 else 0
    return z if 1 <= z <= LARGEST else 0


def new_deck() -> list[int]:
    deck = [1, 2]
    for value in range(1, LARGEST + 1):
        deck.extend([value] * 4)
    deck.sort()
    return deck


class Archimedes:
    def __init__(self, seed: int) -> None:
        self.rng = Lcg(seed)
        self.penalties = [0] * PLAYERS
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.pile: list[int] = []
        self.round = 0
        self.player = 0
        self.winner = -1
        self.passes = 0

    def is_over(self) -> bool:
        return self.winner >= 0

    def legal_actions(self) -> list[Move]:
        hand = self.hands[self.player]
        top = self.pile[-1]
        moves = [DRAW if self.deck else PASS]
        if top in hand:
            moves.append(Move("=", top))
        values = sorted(set(hand))
        for op in OPS:
            for a in values:
                b = result(top, op, a)
                if b and (hand.count(a) > 1 if a == b else b in hand):
                    moves.append(Move(op, a, b))
        return moves

    def apply(self, move: Move) -> None:
        hand = self.hands[self.player]
        if move.op == "pass":
            self.passes += 1
        else:
            self.passes = 0
            if move.op == "draw":
                hand.append(self.deck.pop())
            else:
                self.play_card(hand, move.a)
                if move.op != "=":
                    self.play_card(hand, move.b)
        if not hand:
            self.end_round(self.player)
        elif self.passes == PLAYERS:
            self.end_round(-1)
        else:
            self.player = (self.player + 1) % PLAYERS

    def copy(self) -> Archimedes:
        other = Archimedes(0)
        other.rng = self.rng.copy()
        other.penalties = self.penalties.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.deck = self.deck.copy()
        other.pile = self.pile.copy()
        other.round = self.round
        other.player = self.player
        other.winner = self.winner
        other.passes = self.passes
        return other

    def deal(self) -> None:
        self.passes = 0
        self.deck = new_deck()
        self.rng.shuffle(self.deck)
        self.hands = []
        for _ in range(PLAYERS):
            self.hands.append([self.deck.pop() for _ in range(HAND_SIZE)])
        self.pile = [self.deck.pop()]

    def play_card(self, hand: list[int], value: int) -> None:
        hand.remove(value)
        self.pile.append(value)

    def draw_for_tie(self) -> int:
        """A card from the deck, renewed from the pile; 0 when there is none."""
        if not self.deck:
            self.deck, self.pile = self.pile, []
            self.rng.shuffle(self.deck)
        return self.deck.pop() if self.deck else 0

    def end_round(self, winner: int) -> None:
        totals = {player: sum(self.hands[player]) for player in range(PLAYERS) if player != winner}
        self.break_ties(totals)
        token = 1 if winner < 0 else 2
        for _, player in sorted((total, player) for player, total in totals.items()):
            self.penalties[player] += token
            self.player = player
            token += 1
        self.round += 1
        if self.round == ROUNDS:
            self.winner = self.find_winner()
        else:
            self.deal()

    def break_ties(self, totals: dict[int, int]) -> None:
        while True:
            sums = list(totals.values())
            tied = [p for p in totals if sums.count(totals[p]) > 1]
            if not tied:
                return
            for player in tied:
                card = self.draw_for_tie()
                if not card:
                    return
                self.hands[player].append(card)
                totals[player] += card

    def find_winner(self) -> int:
        lowest = min(self.penalties)
        tied = [p for p in range(PLAYERS) if self.penalties[p] == lowest]
        while len(tied) > 1:
            drawn: list[int] = []
            for _ in tied:
                card = self.draw_for_tie()
                if not card:
                    return tied[0]
                drawn.append(card)
            lowest = min(drawn)
            tied = [p for p, card in zip(tied, drawn, strict=True) if card == lowest]
        return tied[0]


def new_game(seed: int) -> Archimedes:
    state = Archimedes(seed)
    state.deal()
    return state


def playouts(chooser: Lcg, first_seed: int, games: int) -> int:
    """Random games; the number of decisions."""
    decisions = 0
    for seed in range(first_seed, first_seed + games):
        state = new_game(seed)
        while not state.is_over():
            moves = state.legal_actions()
            state.apply(moves[chooser.below(len(moves))])
            decisions += 1
    return decisions


def digest(first_seed: int, games: int) -> tuple[int, int]:
    """The decisions of the same games, and what SPEC.md calls their digest."""
    chooser = Lcg(first_seed + 12345)
    decisions = total = 0
    for seed in range(first_seed, first_seed + games):
        state = new_game(seed)
        while not state.is_over():
            moves = state.legal_actions()
            move = moves[chooser.below(len(moves))]
            total = (total * 31 + move.id() + 1) & MASK
            state.apply(move)
            decisions += 1
        for value in [*state.penalties, state.winner]:
            total = (total * 31 + value + 1) & MASK
    return decisions, total
