"""Berserk as a game of Kodeks."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path
from typing import Any

from kodeks.games.berserk import moves
from kodeks.games.berserk.cards.cardfile import read_cards, trimmed
from kodeks.games.berserk.cards.catalogue import Catalogue
from kodeks.games.berserk.decks import CardDecks, faults, kinds_of, read_deck
from kodeks.games.berserk.glossary import Glossary
from kodeks.games.berserk.guess import guess
from kodeks.games.berserk.judge import CONTESTS, judge
from kodeks.games.berserk.labels import label
from kodeks.games.berserk.library import catalogue
from kodeks.games.berserk.playing import Playing
from kodeks.games.berserk.position import cards_of, position
from kodeks.games.berserk.preparing import is_early, prepared
from kodeks.games.berserk.reading.report import report
from kodeks.games.berserk.rules import OPTIONS, Rules
from kodeks.games.berserk.sheet import lines, sheets
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.steps.battle_start import Vanguards
from kodeks.games.berserk.steps.dealing import Redealing
from kodeks.games.berserk.steps.deployment import Deployment
from kodeks.games.berserk.steps.preparation import Preparation
from kodeks.games.berserk.steps.reveal import Reveal
from kodeks.games.berserk.steps.squad import Recruiting
from kodeks.games.berserk.timing.windows import Window
from kodeks.games.berserk.understanding import understanding
from kodeks.games.berserk.view import facts, view
from kodeks.kernel.cardfile import CardFile
from kodeks.kernel.errors import BadOption, BadPosition, BadText
from kodeks.kernel.game import NO_TITLES, Game
from kodeks.kernel.note import Note, letter
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import State

ALONE = (Redealing, Recruiting, Deployment, Reveal)


class BerserkGame(Game):
    def __init__(self, added: tuple[CardFile, ...] = ()) -> None:
        super().__init__("berserk", "Berserk", 2, 2, str(Path(__file__).parent), OPTIONS)
        self.added = added
        self._known: Catalogue | None = None

    def catalogue(self) -> Catalogue:
        if self._known is None:
            self._known = catalogue(self.added)
        return self._known

    def titles(self, file: CardFile) -> list[str]:
        return [kind.name for kind in read_cards(file.text, 0)]

    def titles_in(self, code: str) -> Mapping[str, str]:
        return self.catalogue().titles.get(code, NO_TITLES)

    def with_cards(self, files: Iterable[CardFile]) -> Game:
        added = {(file.name, file.in_sets): file for file in self.added}
        for file in files:
            added[file.name, file.in_sets] = file
        return self if tuple(added.values()) == self.added else BerserkGame(tuple(added.values())).read_through()

    def read_through(self) -> BerserkGame:
        """A wrong line is told at once."""
        self.catalogue()
        return self

    def for_table(self, options: dict[str, Any], position: dict[str, Any] | None) -> Game:
        """A journal that carries the cards stays short."""
        files = tuple(file for file in self.added if file.in_sets)
        brought = () if position is None else cards_of(position)
        try:
            whole = BerserkGame(files + brought).read_through()
        except BadText as error:
            raise BadPosition(str(error)) from None
        used = whole.used(options, position) if files else set()
        kept = [CardFile(file.name, trimmed(file.text, used), True) for file in files]
        added = tuple(file for file in kept if file.text) + brought
        return self if added == self.added else BerserkGame(added)

    def used(self, options: dict[str, Any], position: dict[str, Any] | None) -> set[str]:
        """The names of all cards that the decks and the position hold."""
        numbers = {number for name in self.decks().options() for number in self.deck(options, name)}
        if position is not None:
            state = self.position(position, 2, options)
            assert isinstance(state, Berserk)
            numbers.update(*state.rules.pool)
        return {self.catalogue().kinds[number].name for number in numbers}

    def deck(self, options: dict[str, Any], name: str) -> list[int]:
        return kinds_of(read_deck(options[name]), self.catalogue())

    def settle(self, seats: int, given: dict[str, Any]) -> dict[str, Any]:
        settled = super().settle(seats, given)
        for name in self.decks().options():
            wrong = faults(read_deck(settled[name]), self.catalogue())
            if wrong:
                raise BadOption(f"option {name}: this deck is not legal. {'; '.join(str(fault) for fault in wrong)}")
        return settled

    def start(self, seats: int, options: dict[str, Any]) -> State:
        state = Berserk(self, self.rules(options))
        for name, seat in self.decks().options().items():
            state.decks[seat] = self.deck(options, name)
            state.rules.fill(seat, state.decks[seat])
        state.frames = [Preparation()]
        return state

    def rules(self, options: dict[str, Any]) -> Rules:
        return Playing(options, self.catalogue())

    def position(self, data: dict[str, Any], seats: int, options: dict[str, Any]) -> State:
        built = prepared if is_early(data) else position
        return built(data, self, self.rules(options), self.catalogue())

    def write(self, move: int) -> str:
        return moves.write(move, self.catalogue())

    def read(self, text: str) -> int:
        return moves.read(text, self.catalogue())

    def space(self) -> list[int]:
        return moves.space(self.catalogue())

    def words(self, seat: int) -> list[str]:
        return [f"{word} {letter(seat)}" for word in moves.SAID]

    def speaker(self, move: int) -> int | None:
        return moves.speaker(move) if move <= moves.WORD else None

    def label(self, move: int) -> Note:
        return label(move, self.catalogue())

    def view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, Berserk)
        return view(state, seat)

    def facts(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Berserk)
        return facts(state)

    def guess(self, state: State, seat: int, rng: Rng) -> State:
        assert isinstance(state, Berserk)
        return guess(state, seat, rng)

    def judge(self, state: State, seat: int) -> float:
        assert isinstance(state, Berserk)
        return judge(state, seat)

    def follows(self, state: State) -> bool:
        """In the main stage, and before the battle, each move is a decision of its own."""
        return not isinstance(state.frames[-1], (Window, Recruiting, Deployment, Reveal, Vanguards))

    def horizon(self, state: State) -> int:
        """A turn; before the battle what one player decides alone."""
        assert isinstance(state, Berserk)
        below = state.frames[0] if state.frames else None
        if not isinstance(below, Preparation):
            return state.turns
        return -2 * below.stage - (state.turn if isinstance(state.frames[-1], ALONE) else 0)

    def entrusts(self, state: State) -> str:
        frame = state.frames[-1] if state.frames else None
        if isinstance(frame, Recruiting):
            return "squad"
        return "deployment" if isinstance(frame, Deployment) else ""

    def contests(self) -> dict[str, Any]:
        return CONTESTS

    def decks(self) -> CardDecks:
        return CardDecks(self.catalogue())

    def cards(self, options: dict[str, Any]) -> Any:
        """Everything that is printed on the cards of both decks."""
        kinds = self.catalogue().kinds
        return [[lines(kinds[number]) for number in self.deck(options, name)] for name in self.decks().options()]

    def included(self, options: dict[str, Any], seat: int) -> Collection[str]:
        [name] = [name for name, whose in self.decks().options().items() if whose == seat]
        return {self.catalogue().kinds[number].name for number in self.deck(options, name)}

    def handled(self, state: State, seat: int) -> tuple[Collection[str], Collection[str]]:
        """Who is dealt a card holds it; who has it in the squad plays it."""
        assert isinstance(state, Berserk)
        kinds = self.catalogue().kinds
        there = {piece.kind.name for piece in state.cards if piece.owner == seat}
        return {kinds[at].name for at in state.deals[seat]}, there

    def card_names(self) -> Collection[str]:
        return self.catalogue().by_name.keys()

    def sheets(self, words: str) -> list[dict[str, Any]]:
        return sheets(words, self.catalogue(), self.rulebook)

    def understand(self, text: str, code: str) -> list[dict[str, Any]]:
        return understanding(text, code, self.catalogue(), Glossary(self.rulebook))

    def read_texts(self, text: str, tell: Callable[[int, int], None]) -> dict[str, Any]:
        return report(text, tell)

    def windows(self) -> tuple[str, ...]:
        return ("answer",)

    def stretches(self) -> tuple[str, ...]:
        return ("turn",)

    def stretch(self, state: State, name: str) -> int:
        assert isinstance(state, Berserk)
        return state.turns


GAME = BerserkGame()
