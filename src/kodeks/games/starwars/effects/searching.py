"""SWC-TM-51: a deck is searched for a card that enters play."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.starwars.cards.kind import Ability, Cards, Kind
from kodeks.games.starwars.cards.words import LIGHT
from kodeks.games.starwars.effects.effect import Effect
from kodeks.games.starwars.effects.entering import into_play
from kodeks.games.starwars.moves import DONE, TAKE, by_kind, kind_of
from kodeks.games.starwars.piece import Piece, size
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing import means
from kodeks.games.starwars.timing.drawing import COMMAND, OBJECTIVE_DECK, deck_of, shuffle
from kodeks.games.starwars.timing.prospect import Prospect
from kodeks.games.starwars.timing.use import Use
from kodeks.kernel.choice import Choice
from kodeks.kernel.note import Note


class FetchObjective(Effect):
    __slots__ = ()
    PHRASES: ClassVar = {"search your objective deck and put an objective into play": {}}

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return size(state.objectives[prospect.seat]) > 0

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        state.push(Search(use.seat, OBJECTIVE_DECK, None))
        return False  # until something is found


class Fetch(Effect):
    __slots__ = ("cards",)
    PHRASES: ClassVar = {"search your deck and put {cards:described} into play": {}}

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards = cards

    def fault(self, kind: Kind, ability: Ability) -> str:
        return self.cards.print_fault()

    def could(self, state: StarWars, prospect: Prospect) -> bool:
        return size(state.decks[prospect.seat]) > 0

    def do(self, state: StarWars, use: Use, found: list[list[Piece]]) -> bool:
        state.push(Search(use.seat, COMMAND, self.cards))
        return False


class Search(Choice[StarWars]):
    """The searcher looks through his whole deck, may find nothing (SWC-FAQ-1.4), and shuffles (SWC-FAQ-1.2)."""

    __slots__ = ("seat", "which", "cards")

    def __init__(self, seat: int, which: int, cards: Cards | None) -> None:
        self.seat = seat
        self.which = which
        self.cards = cards

    def run(self, state: StarWars) -> None:
        know_rest(state, self.seat, self.which)
        state.turn = self.chooser(state)

    def chooser(self, state: StarWars) -> int:
        return self.seat

    def found(self, state: StarWars) -> list[int]:
        kinds: list[int] = []
        for layer in deck_of(state, self.seat, self.which):
            for number in layer.cards:
                kind = state.kind(number)
                if number in kinds or not means.may_enter(state, self.seat, kind):
                    continue
                if self.cards is None or self.cards.fits_print(kind):
                    kinds.append(number)
        return sorted(kinds)

    def offers(self, state: StarWars) -> list[int]:
        return [DONE] + [by_kind(TAKE, number) for number in self.found(state)]

    def forbids(self, state: StarWars) -> str:
        return "SWC-FAQ-1.4"

    def chosen(self, state: StarWars, move: int) -> None:
        seat = self.seat
        shuffle(state, seat, self.which)
        state.tell("SWC-FAQ-1.2", "{seat} has searched and shuffles", {"seat": seat})
        if move != DONE:
            state.newest(Use).success = True
            number = kind_of(move)
            deck = deck_of(state, seat, self.which)
            deck[0].cards.remove(number)
            if not deck[0].cards:
                deck.clear()
            state.limbo[seat].append(number)
            into_play(state, seat, number)

    def prompt(self, state: StarWars, seat: int) -> Note:
        return Note("SWC-TM-51", "{seat} searches the deck", {"seat": self.seat})


def know_rest(state: StarWars, seat: int, which: int) -> None:
    """Who has seen all of his deck knows which of his cards are captured, though not which is which."""
    if which == OBJECTIVE_DECK or seat != LIGHT:
        return
    state.groups += 1
    for piece in state.pieces():
        for i in range(len(piece.captured)):
            if not piece.captured_known[i] >> LIGHT & 1 and not piece.captured_group[i]:
                piece.captured_group[i] = state.groups
