"""Star Wars: The Card Game as a game of Kodeks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kodeks.games.starwars import moves
from kodeks.games.starwars.cards.catalogue import catalogue, learn
from kodeks.games.starwars.cards.words import DARK, LIGHT
from kodeks.games.starwars.decks import Deck, SetDecks, faults, kinds_of, read_deck
from kodeks.games.starwars.guess import guess
from kodeks.games.starwars.judge import CONTESTS, judge
from kodeks.games.starwars.labels import label
from kodeks.games.starwars.piece import Layer
from kodeks.games.starwars.position import position
from kodeks.games.starwars.rules import OPTIONS, Rules
from kodeks.games.starwars.sheet import sheets
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.steps.edge import EdgeBattle
from kodeks.games.starwars.steps.setup import Setup
from kodeks.games.starwars.timing.checks import settle
from kodeks.games.starwars.timing.loops import look_for_an_end
from kodeks.games.starwars.timing.using import start as use
from kodeks.games.starwars.view import facts, view
from kodeks.kernel.errors import BadOption
from kodeks.kernel.game import Game
from kodeks.kernel.note import Note
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import State


class InPlay(Rules):
    """A game in play: its mechanisms, each of which may call the others."""

    __slots__ = ()

    def settle(self, state: StarWars) -> bool:
        return settle(state)

    def use(self, state: StarWars, seat: int, move: int, event: int) -> None:
        use(state, seat, move, event)

    def look_for_an_end(self, state: StarWars) -> None:
        look_for_an_end(state)


class StarWarsGame(Game):
    def __init__(self) -> None:
        super().__init__("starwars", "Star Wars: The Card Game", 2, 2, str(Path(__file__).parent), OPTIONS)

    def settle(self, seats: int, given: dict[str, Any]) -> dict[str, Any]:
        """SWC-RES-1: tournaments heed the restricted list."""
        settled = super().settle(seats, given)
        if settled["tournament"]:
            settled["mulligan"] = True  # SWC-CORE-SETUP-9
            for name in ("lightDeck", "darkDeck"):
                wrong = faults(read_deck(settled[name]), settled["ruleset"], True)
                if wrong:
                    raise BadOption(f"{name} is not legal in a tournament. {'; '.join(str(fault) for fault in wrong)}")
        return settled

    def start(self, seats: int, options: dict[str, Any]) -> State:
        rules = InPlay(options)
        state = StarWars(self, rules)
        state.new_piece(rules.kinds[0], DARK)
        lay_out(state, LIGHT, rules.light)
        lay_out(state, DARK, rules.dark)
        state.frames = [Setup()]
        return state

    def position(self, data: dict[str, Any], seats: int, options: dict[str, Any]) -> State:
        return position(data, self, InPlay(options))

    def write(self, move: int) -> str:
        return moves.write(move)

    def read(self, text: str) -> int:
        return moves.read(text)

    def space(self) -> list[int]:
        return moves.space()

    def label(self, move: int) -> Note:
        return label(move)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, StarWars)
        return view(state, seat)

    def facts(self, state: State) -> dict[str, Any]:
        assert isinstance(state, StarWars)
        return facts(state)

    def guess(self, state: State, seat: int, rng: Rng) -> State:
        assert isinstance(state, StarWars)
        return guess(state, seat, rng)

    def judge(self, state: State, seat: int) -> float:
        assert isinstance(state, StarWars)
        return judge(state, seat)

    def bluffs(self, state: State) -> bool:
        """What is placed for the edge should not follow from the hand alone."""
        return isinstance(state.frames[-1], EdgeBattle)

    def windows(self) -> tuple[str, ...]:
        return ("action", "interrupt", "reaction")

    def decks(self) -> SetDecks:
        return SetDecks(catalogue())

    def contests(self) -> dict[str, Any]:
        return CONTESTS

    def cards(self, options: dict[str, Any]) -> Any:
        """Everything that the cards of both decks say and do."""
        found: list[Any] = []
        for name in ("lightDeck", "darkDeck"):
            for numbers in kinds_of(read_deck(options[name])):
                for number in sorted(set(numbers)):
                    kind = catalogue().kinds[number]
                    texts = [one.text for one in kind.abilities] + [one.said for one in kind.constants]
                    facts = [kind.cost, kind.resources, kind.force, kind.icons, kind.capacity, kind.priority]
                    found.append([kind.name, kind.type, kind.affiliation, facts, kind.traits, kind.keywords, texts])
        return found

    def sheets(self, words: str) -> list[dict[str, Any]]:
        return sheets(words, self.rulebook)

    def learn(self, text: str, file: str) -> int:
        return learn(text, file)


def lay_out(state: StarWars, seat: int, deck: Deck) -> None:
    """SWC-CORE-SETUP-2 to SETUP-5: the affiliation card in play, two shuffled decks."""
    objectives, others = kinds_of(deck)
    affiliation = state.rules.kinds[deck.affiliation]
    state.new_piece(affiliation, seat)
    state.objectives[seat] = [Layer(sorted(objectives))]
    state.decks[seat] = [Layer(sorted(others))]
    state.rules.fill(seat, objectives + others + [affiliation.number])


GAME = StarWarsGame()
