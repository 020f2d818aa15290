"""Star Wars: The Card Game as a game of Kodeks."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any

from kodeks.games.starwars import moves
from kodeks.games.starwars.cards.catalogue import Catalogue
from kodeks.games.starwars.cards.words import DARK, LIGHT
from kodeks.games.starwars.decks import Deck, SetDecks, faults, kinds_of, read_deck
from kodeks.games.starwars.guess import guess
from kodeks.games.starwars.judge import CONTESTS, judge
from kodeks.games.starwars.labels import label
from kodeks.games.starwars.piece import Layer
from kodeks.games.starwars.playing import Playing
from kodeks.games.starwars.position import cards_of, position
from kodeks.games.starwars.reading.library import catalogue, titles, trimmed
from kodeks.games.starwars.rules import OPTIONS, Rules
from kodeks.games.starwars.sheet import sheets
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.steps.edge import EdgeBattle
from kodeks.games.starwars.steps.setup import Setup
from kodeks.games.starwars.view import facts, view
from kodeks.kernel.cardfile import CardFile
from kodeks.kernel.errors import BadOption, BadPosition, BadText
from kodeks.kernel.game import Game
from kodeks.kernel.note import Note
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import State


class StarWarsGame(Game):
    def __init__(self, added: tuple[CardFile, ...] = ()) -> None:
        super().__init__("starwars", "Star Wars: The Card Game", 2, 2, str(Path(__file__).parent), OPTIONS)
        self.added = added
        self._known: dict[bool, Catalogue] = {}

    # the cards that it knows

    def catalogue(self, english: bool = False) -> Catalogue:
        """As one of the FAQs has them; names and numbers are the same in both."""
        if english not in self._known:
            self._known[english] = catalogue(english, self.added)
        return self._known[english]

    def titles(self, file: CardFile) -> list[str]:
        return titles(file)

    def with_cards(self, files: Iterable[CardFile]) -> Game:
        added = list(self.added)
        for file in files:
            names = [(known.name, known.in_sets) for known in added]
            name = (file.name, file.in_sets)
            at = names.index(name) if name in names else len(added)
            added[at : at + 1] = [file]
        return self if tuple(added) == self.added else StarWarsGame(tuple(added)).read_through()

    def read_through(self) -> StarWarsGame:
        """A wrong line is told at once."""
        for english in (False, True):
            self.catalogue(english)
        return self

    def for_table(self, options: dict[str, Any], position: dict[str, Any] | None) -> Game:
        """A journal that carries the cards stays short. Cards of one title stay together: they name each other."""
        files = tuple(file for file in self.added if file.in_sets)
        brought = () if position is None else cards_of(position)
        try:
            whole = StarWarsGame(files + brought).read_through()
        except BadText as error:
            raise BadPosition(str(error)) from None
        used = whole.used(options, position) if files else set()
        kept = [trimmed(file, used) for file in files]
        added = tuple(file for file in kept if file.text) + brought
        return self if added == self.added else StarWarsGame(added)

    def used(self, options: dict[str, Any], position: dict[str, Any] | None) -> set[str]:
        """The titles of all cards that the decks and the position hold."""
        numbers: set[int] = set()
        for name in ("lightDeck", "darkDeck"):
            objectives, others = kinds_of(read_deck(options[name]), self.catalogue())
            numbers.update(objectives, others)
        if position is not None:
            state = self.position(position, 2, options)
            assert isinstance(state, StarWars)
            numbers.update(*state.rules.pool)
        return {self.catalogue().kinds[number].title for number in numbers}

    # playing

    def settle(self, seats: int, given: dict[str, Any]) -> dict[str, Any]:
        """SWC-RES-1: tournaments heed the restricted list."""
        settled = super().settle(seats, given)
        tournament: bool = settled["tournament"]
        if tournament:
            settled["mulligan"] = True  # SWC-CORE-SETUP-9
        for name in ("lightDeck", "darkDeck"):
            deck = read_deck(settled[name])
            wrong = faults(deck, self.catalogue())
            if wrong:
                raise BadOption(f"option {name}: this deck is not legal. {'; '.join(str(fault) for fault in wrong)}")
            wrong = faults(deck, self.catalogue(), settled["ruleset"], True) if tournament else []
            if wrong:
                raise BadOption(f"{name} is not legal in a tournament. {'; '.join(str(fault) for fault in wrong)}")
        return settled

    def rules(self, options: dict[str, Any]) -> Rules:
        return Playing(options, self.catalogue(options["ruleset"] == "EN50"))

    def start(self, seats: int, options: dict[str, Any]) -> State:
        rules = self.rules(options)
        state = StarWars(self, rules)
        state.new_piece(rules.kinds[0], DARK)
        lay_out(state, LIGHT, rules.light, self.catalogue())
        lay_out(state, DARK, rules.dark, self.catalogue())
        state.frames = [Setup()]
        return state

    def position(self, data: dict[str, Any], seats: int, options: dict[str, Any]) -> State:
        return position(data, self, self.rules(options))

    def write(self, move: int) -> str:
        return moves.write(move, self.catalogue())

    def read(self, text: str) -> int:
        return moves.read(text, self.catalogue())

    def space(self) -> list[int]:
        return moves.space(self.catalogue())

    def label(self, move: int) -> Note:
        return label(move, self.catalogue())

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

    def stretches(self) -> tuple[str, ...]:
        return ("turn",)

    def stretch(self, state: State, name: str) -> int:
        assert isinstance(state, StarWars)
        return state.turns

    def decks(self) -> SetDecks:
        return SetDecks(self.catalogue())

    def contests(self) -> dict[str, Any]:
        return CONTESTS

    def cards(self, options: dict[str, Any]) -> Any:
        """Everything that the cards of both decks say and do."""
        found: list[Any] = []
        for name in ("lightDeck", "darkDeck"):
            for numbers in kinds_of(read_deck(options[name]), self.catalogue()):
                for number in sorted(set(numbers)):
                    kind = self.catalogue().kinds[number]
                    texts = [one.text for one in kind.abilities] + [one.said for one in kind.constants]
                    facts = [kind.cost, kind.resources, kind.force, kind.icons, kind.capacity, kind.priority]
                    found.append([kind.name, kind.type, kind.affiliation, facts, kind.traits, kind.keywords, texts])
        return found

    def included(self, options: dict[str, Any], seat: int) -> Collection[str]:
        [name] = [name for name, whose in self.decks().options().items() if whose == seat]
        objectives, others = kinds_of(read_deck(options[name]), self.catalogue())
        return {self.catalogue().kinds[number].name for number in [*objectives, *others]}

    def handled(self, state: State, seat: int) -> tuple[Collection[str], Collection[str]]:
        assert isinstance(state, StarWars)
        kinds = self.catalogue().kinds
        there = {piece.kind.name for piece in state.cards if piece is not None and piece.owner == seat}
        return {kinds[at].name for at in state.hands[seat]}, there | {kinds[at].name for at in state.played[seat]}

    def card_names(self) -> Collection[str]:
        return self.catalogue().by_name.keys()

    def sheets(self, words: str) -> list[dict[str, Any]]:
        return sheets(words, self.catalogue(), self.catalogue(True), self.rulebook)


def lay_out(state: StarWars, seat: int, deck: Deck, cards: Catalogue) -> None:
    """SWC-CORE-SETUP-2 to SETUP-5: the affiliation card in play, two shuffled decks."""
    objectives, others = kinds_of(deck, cards)
    affiliation = state.rules.kinds[deck.affiliation]
    state.new_piece(affiliation, seat)
    state.objectives[seat] = [Layer(sorted(objectives))]
    state.decks[seat] = [Layer(sorted(others))]
    state.rules.fill(seat, objectives + others + [affiliation.number])


GAME = StarWarsGame()
