"""Archimedes (SPEC.md) as an OpenSpiel Python game: every card comes from a chance node.

The same distribution of games as the others, not the same games: there is no shuffle.
"""

from __future__ import annotations

import random
from typing import Any

import archimedes as rules
import pyspiel
from archimedes import LARGEST, OPS, PLAYERS, ROUNDS

FULL_DECK = [0, 5, 5] + [4] * (LARGEST - 2)  # how many of each value
DEAL, DRAW, TIE, FINAL, PLAY, OVER = range(6)

GAME_TYPE = pyspiel.GameType(
    short_name="python_archimedes",
    long_name="Python Archimedes",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS,
    min_num_players=PLAYERS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    provides_factored_observation_string=False,
)
GAME_INFO = pyspiel.GameInfo(
    num_distinct_actions=2 + LARGEST * len(OPS),
    max_chance_outcomes=LARGEST + 1,
    num_players=PLAYERS,
    min_utility=-4.0 * ROUNDS,
    max_utility=0.0,
    max_game_length=ROUNDS * (33 + 53 + 4 * 54),
)


class Game(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: Any = None) -> None:
        super().__init__(GAME_TYPE, GAME_INFO, params or {})

    def new_initial_state(self) -> State:
        return State(self)


class State(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.penalties = [0] * PLAYERS
        self.round = 0
        self.player = 0
        self.winner = -1
        self.start_deal()

    # what OpenSpiel asks of a sequential game with chance

    def current_player(self) -> Any:
        if self.phase == PLAY:
            return self.player
        return pyspiel.PlayerId.TERMINAL if self.phase == OVER else pyspiel.PlayerId.CHANCE

    def is_terminal(self) -> bool:
        return self.phase == OVER

    def returns(self) -> list[float]:
        return [-float(p) for p in self.penalties] if self.phase == OVER else [0.0] * PLAYERS

    def _legal_actions(self, player: int) -> list[int]:
        hand = self.hands[player]
        top = self.top
        actions = [0]
        if hand[top]:
            actions.append(1)
        values = [v for v in range(1, LARGEST + 1) if hand[v]]
        for index, op in enumerate(OPS):
            for a in values:
                b = rules.result(top, op, a)
                if b and hand[b] > (a == b):
                    actions.append(2 + LARGEST * index + a - 1)
        return actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        n = self.deck_size
        return [(v, c / n) for v, c in enumerate(self.deck) if c]

    def _apply_action(self, action: int) -> None:
        if self.phase == PLAY:
            self.apply_move(action)
        else:
            self.take_card(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"Card {action}"
        if action < 2:
            return ["Draw or pass", "Equality"][action]
        op, a = divmod(action - 2, LARGEST)
        return f"{OPS[op]} {a + 1}"

    def __str__(self) -> str:
        return f"round {self.round} phase {self.phase} top {self.top} hands {self.hands}"

    # the rules

    def start_deal(self) -> None:
        self.phase = DEAL
        self.passes = 0
        self.top = 0
        self.deck = FULL_DECK[:]
        self.deck_size = sum(FULL_DECK)
        self.pile = [0] * (LARGEST + 1)
        self.hands = [[0] * (LARGEST + 1) for _ in range(PLAYERS)]
        self.sizes = [0] * PLAYERS
        self.dealt = 0

    def take_card(self, card: int) -> None:
        self.deck[card] -= 1
        self.deck_size -= 1
        if self.phase == DEAL:
            if self.dealt == PLAYERS * rules.HAND_SIZE:
                self.top = card
                self.pile[card] += 1
                self.phase = PLAY
            else:
                self.give(self.dealt // rules.HAND_SIZE, card)
                self.dealt += 1
        elif self.phase == DRAW:
            self.give(self.player, card)
            self.phase = PLAY
            self.player = (self.player + 1) % PLAYERS
        elif self.phase == TIE:
            self.totals[self.waiting.pop(0)] += card
            self.next_tie_card()
        else:
            self.drawn.append(card)
            self.next_final_card()

    def give(self, player: int, card: int) -> None:
        self.hands[player][card] += 1
        self.sizes[player] += 1

    def play_card(self, card: int) -> None:
        self.hands[self.player][card] -= 1
        self.sizes[self.player] -= 1
        self.pile[card] += 1
        self.top = card

    def apply_move(self, action: int) -> None:
        if action == 0:
            if self.deck_size:
                self.passes = 0
                self.phase = DRAW
                return
            self.passes += 1
            if self.passes == PLAYERS:
                self.end_round(-1)
                return
        else:
            self.passes = 0
            if action == 1:
                self.play_card(self.top)
            else:
                op, a = divmod(action - 2, LARGEST)
                b = rules.result(self.top, OPS[op], a + 1)
                self.play_card(a + 1)
                self.play_card(b)
            if self.sizes[self.player] == 0:
                self.end_round(self.player)
                return
        self.player = (self.player + 1) % PLAYERS

    def card_is_due(self) -> bool:
        """Renews the deck from the pile; False when no card is left."""
        if not self.deck_size:
            self.deck, self.pile = self.pile, [0] * (LARGEST + 1)
            self.deck_size = sum(self.deck)
        return self.deck_size > 0

    def end_round(self, winner: int) -> None:
        self.round_winner = winner
        self.totals = {p: sum(v * c for v, c in enumerate(self.hands[p])) for p in range(PLAYERS) if p != winner}
        self.waiting: list[int] = []
        self.phase = TIE
        self.next_tie_card()

    def next_tie_card(self) -> None:
        if not self.waiting:
            sums = list(self.totals.values())
            self.waiting = [p for p in self.totals if sums.count(self.totals[p]) > 1]
            if not self.waiting:
                self.give_tokens()
                return
        if not self.card_is_due():
            self.give_tokens()

    def give_tokens(self) -> None:
        token = 1 if self.round_winner < 0 else 2
        for player in sorted(self.totals, key=lambda p: (self.totals[p], p)):
            self.penalties[player] += token
            token += 1
            self.player = player
        self.round += 1
        if self.round < ROUNDS:
            self.start_deal()
            return
        lowest = min(self.penalties)
        self.tied = [p for p in range(PLAYERS) if self.penalties[p] == lowest]
        self.drawn: list[int] = []
        self.phase = FINAL
        self.next_final_card()

    def next_final_card(self) -> None:
        if len(self.drawn) == len(self.tied) > 1:
            lowest = min(self.drawn)
            self.tied = [p for p, c in zip(self.tied, self.drawn, strict=True) if c == lowest]
            self.drawn = []
        if len(self.tied) == 1 or not self.card_is_due():
            self.winner = self.tied[0]
            self.phase = OVER


pyspiel.register_game(GAME_TYPE, Game)


def step(state: Any, rng: random.Random) -> bool:
    """One random answer; whether it was a player's."""
    if state.is_chance_node():
        cards, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(cards, weights)[0])
        return False
    state.apply_action(rng.choice(state.legal_actions()))
    return True


def playouts(seed: int, games: int) -> int:
    """Random games; the number of decisions."""
    game = pyspiel.load_game("python_archimedes")
    rng = random.Random(seed)
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += step(state, rng)
    return decisions


def middle(decisions: int) -> Any:
    """A state in the middle of a game."""
    state = pyspiel.load_game("python_archimedes").new_initial_state()
    rng = random.Random(1)
    while decisions or state.is_chance_node():
        decisions -= step(state, rng)
    return state
