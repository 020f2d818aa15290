"""C.4 step 6: a card enters play, or the effects of a card or ability are done, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kodeks.games.starwars.cards.kind import CHOSEN, NONE, TARGET, THEIR_CHOICE
from kodeks.games.starwars.fitting import fits
from kodeks.games.starwars.moves import CHOOSE, by_piece, kind_of, nth_of
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing import means
from kodeks.games.starwars.timing.entering import enter
from kodeks.games.starwars.timing.telling import chosen
from kodeks.games.starwars.timing.use import Use, finish
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame

if TYPE_CHECKING:
    from kodeks.games.starwars.effects.effect import Effect


def put_into_play(state: StarWars, use: Use) -> None:
    """A unit or enhancement enters play; without a host that is left it goes to the discard pile (SWC-TM-16)."""
    kind = use.kind(state)
    host = NONE
    if use.as_enhancement(state) and not kind.free:
        host = use.host
        piece = state.get(host)
        if piece is None or not means.host_fits(state, use.seat, kind, piece):
            state.limbo[use.seat].remove(use.number)
            state.discards[use.seat].append(use.number)
            return
    enter(state, use.number, use.seat, use.seat, host)


class Program(Frame[StarWars]):
    """The effects in their order; what is chosen while they resolve."""

    __slots__ = ("at", "doing", "chosen")

    def __init__(self) -> None:
        self.at = 0
        self.doing = False  # that effect
        self.chosen: list[int] = []  # for each of its places

    def copy(self) -> Program:
        other = Program()
        other.at = self.at
        other.doing = self.doing
        other.chosen = self.chosen[:]
        return other

    def run(self, state: StarWars) -> None:
        use = state.newest(Use)
        effects = use.effects(state)
        depth = len(state.frames)
        while len(state.frames) == depth:
            if self.doing:
                self.doing = False
                self.at += 1
                self.chosen = []
            if state.rules.settle(state):
                return
            if self.at >= len(effects) or (effects[self.at].then and not use.success):
                state.pop()
                finish(state, use)
                return
            effect = effects[self.at]
            if self.asks(state, use, effect):
                return
            self.do(state, use, effect)

    def do(self, state: StarWars, use: Use, effect: Effect) -> None:
        """An effect that finds no card where it needs one has no result."""
        found = [self.pieces(state, use, effect, place) for place in range(len(effect.about))]
        self.doing = True
        use.success = False
        for pieces in found:
            if not pieces:
                return
        use.success = effect.do(state, use, found)

    # what is chosen now

    def asks(self, state: StarWars, use: Use, effect: Effect) -> bool:
        while len(self.chosen) < len(effect.about):
            place = len(self.chosen)
            how = effect.about[place].how
            found: list[Piece] = []
            if how == CHOSEN or how == THEIR_CHOICE:
                found = self.choices(state, use, effect, place)
            if len(found) > 1:
                state.turn = self.chooser(state)
                return True
            self.chosen.append(found[0].uid if found else NONE)
        return False

    def choices(self, state: StarWars, use: Use, effect: Effect, place: int) -> list[Piece]:
        return effect.candidates(state, place, use.seat, use.card, use.event_card(state))

    def pieces(self, state: StarWars, use: Use, effect: Effect, place: int) -> list[Piece]:
        """What the description is filled with; targets that no longer fit are left out (SWC-TM-16)."""
        cards = effect.about[place]
        found: list[Piece] = []
        if cards.how == TARGET:
            for uid in self.targets(state, use, place):
                piece = state.get(uid)
                if piece is not None and fits(state, piece, cards, use.seat, use.card):
                    found.append(piece)
        elif cards.how in (CHOSEN, THEIR_CHOICE):
            piece = state.get(self.chosen[place])
            if piece is not None:
                found.append(piece)
        else:
            found = self.choices(state, use, effect, place)
        return found

    def targets(self, state: StarWars, use: Use, place: int) -> list[int]:
        for effect in use.effects(state)[: self.at]:
            place += len(effect.about)
        return use.picks[place]

    # the question

    def offers(self, state: StarWars) -> list[int]:
        use = state.newest(Use)
        found = self.choices(state, use, use.effects(state)[self.at], len(self.chosen))
        return [by_piece(CHOOSE, piece) for piece in found]

    def forbids(self, state: StarWars) -> str:
        return "SWC-FAQ-3.4"

    def play(self, state: StarWars, move: int) -> None:
        piece = state.find(kind_of(move), nth_of(move))
        assert piece is not None
        chosen(state, "SWC-EXT-ER", self.chooser(state), piece)
        self.chosen.append(piece.uid)

    def chooser(self, state: StarWars) -> int:
        use = state.newest(Use)
        cards = use.effects(state)[self.at].about[len(self.chosen)]
        return use.seat if cards.how == CHOSEN else 1 - use.seat

    def prompt(self, state: StarWars, seat: int) -> Note:
        args: dict[str, object] = {"seat": self.chooser(state), "card": state.newest(Use).kind(state).title}
        return Note("SWC-EXT-ER", "{seat} chooses for the effect of {card}", args)
