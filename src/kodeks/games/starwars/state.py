"""The table of Star Wars as data. Seat 0 is the light side, seat 1 the dark side."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from kodeks.games.starwars.cards.kind import NONE, Kind
from kodeks.games.starwars.cards.words import DARK, LIGHT, MISSION, OBJECTIVE, SETUP, UNIT
from kodeks.games.starwars.modifiers import LastingEffect
from kodeks.games.starwars.moves import TAKE, VERB, card_of
from kodeks.games.starwars.piece import ATTACKER, BYSTANDER, DEFENDER, Layer, Piece
from kodeks.games.starwars.rules import Rules
from kodeks.kernel.game import Game
from kodeks.kernel.note import WATCHER
from kodeks.kernel.state import NOBODY, OVER, Frame, State

BOTH: Final = 1 << LIGHT | 1 << DARK
ALL: Final = BOTH | 1 << WATCHER
DIAL_PIECE: Final = 0  # the dial is a piece, so that it can be engaged and carry damage (SWC-D-38)
NOBODY_WON: Final = -1
DRAWN_GAME: Final = 2
PRIVATE: Final = -1  # an answer that not everybody may have seen
LONGEST: Final = 5_000  # steps without a question: a loop that nobody can leave (SWC-TM-50)
PATIENCE: Final = 1_000  # steps with questions; then it is looked whether any answer leads out (SWC-D-89)

F = TypeVar("F", bound=Frame[Any])


class StarWars(State):
    __slots__ = (
        "rules",
        "cards",  # pieces by uid; None when it has left play
        "hands",
        "known",  # of each hand: the cards that the opponent knows to be there (or face down in the edge stack)
        "open",  # and those that everybody knows
        "decks",  # layers, the top first
        "objectives",  # the objective decks
        "discards",  # the top last
        "scrap",  # objectives that left play without being destroyed (SWC-D-73)
        "victory",
        "edge",  # edge stacks
        "edge_up",  # how many of them lie faceup
        "limbo",  # events that are being resolved (SWC-TM-17)
        "chosen",  # objectives kept at setup, facedown
        "revealed",  # cards of a deck that lie open for now (SWC-FAQ-1.3)
        "force",  # Force cards in the supply
        "dial",
        "balance",
        "active",
        "turns",  # begun so far
        "phase",
        "engaged",  # the objective of the engagement, or NONE
        "declared",  # the objective that it was declared against (SWC-FAQ-2.8c)
        "holder_of_edge",
        "fate_placed",  # in this engagement
        "played",  # kinds played from hand in this turn, for each seat
        "limited",  # Limited cards played in this turn
        "titles",  # (seat, kind number) of limited events played in this turn
        "lasting",
        "groups",  # how many groups of hidden cards there have been
        "winner",
        "why",  # the clause that ended the game
        "recent",  # answers since the first Action of a window, for loops (SWC-TM-49)
        "noting",  # whether they are kept
        "steps",  # since the last action window
    )

    def __init__(self, game: Game, rules: Rules) -> None:
        super().__init__(game)
        self.rules = rules
        self.cards: list[Piece | None] = []
        self.hands: list[list[int]] = [[], []]
        self.known: list[list[int]] = [[], []]
        self.open: list[list[int]] = [[], []]
        self.decks: list[list[Layer]] = [[], []]
        self.objectives: list[list[Layer]] = [[], []]
        self.discards: list[list[int]] = [[], []]
        self.scrap: list[list[int]] = [[], []]
        self.victory: list[list[int]] = [[], []]
        self.edge: list[list[int]] = [[], []]
        self.edge_up = [0, 0]
        self.limbo: list[list[int]] = [[], []]
        self.chosen: list[list[int]] = [[], []]
        self.revealed: list[list[int]] = [[], []]
        self.force = [3, 3]
        self.dial = 0
        self.balance = LIGHT
        self.active = DARK
        self.turns = 0
        self.phase = SETUP
        self.engaged = NONE
        self.declared = NONE
        self.holder_of_edge = NONE
        self.fate_placed = [0, 0]
        self.played: list[list[int]] = [[], []]
        self.limited = [0, 0]
        self.titles: list[int] = []
        self.lasting: list[LastingEffect] = []
        self.groups = 0
        self.winner = NOBODY_WON
        self.why = ""
        self.recent: list[int] = []
        self.noting = False
        self.steps = 0

    def copy(self) -> StarWars:
        other = StarWars(self.game, self.rules)
        self.copy_into(other)
        other.cards = [None if piece is None else piece.copy() for piece in self.cards]
        for seat in range(2):
            other.hands[seat] = self.hands[seat][:]
            other.known[seat] = self.known[seat][:]
            other.open[seat] = self.open[seat][:]
            other.decks[seat] = [layer.copy() for layer in self.decks[seat]]
            other.objectives[seat] = [layer.copy() for layer in self.objectives[seat]]
            other.discards[seat] = self.discards[seat][:]
            other.scrap[seat] = self.scrap[seat][:]
            other.victory[seat] = self.victory[seat][:]
            other.edge[seat] = self.edge[seat][:]
            other.limbo[seat] = self.limbo[seat][:]
            other.chosen[seat] = self.chosen[seat][:]
            other.revealed[seat] = self.revealed[seat][:]
            other.played[seat] = self.played[seat][:]
        other.edge_up = self.edge_up[:]
        other.force = self.force[:]
        other.dial = self.dial
        other.balance = self.balance
        other.active = self.active
        other.turns = self.turns
        other.phase = self.phase
        other.engaged = self.engaged
        other.declared = self.declared
        other.holder_of_edge = self.holder_of_edge
        other.fate_placed = self.fate_placed[:]
        other.limited = self.limited[:]
        other.titles = self.titles[:]
        other.lasting = self.lasting[:]  # never changed, only dropped
        other.groups = self.groups
        other.winner = self.winner
        other.why = self.why
        if self.noting:
            other.recent = self.recent[:]
            other.noting = True
        other.steps = self.steps
        return other

    def play(self, move: int) -> None:
        """Take a legal answer and go on to the next question."""
        self.turn = NOBODY
        if self.noting:
            self.recent.append(PRIVATE if move // VERB * VERB == TAKE else move)
        self.frames[-1].play(self, move)
        while self.turn == NOBODY:
            self.frames[-1].run(self)
            self.steps += 1
            if self.steps > LONGEST:
                self.finish(DRAWN_GAME, "SWC-TM-50")
        if self.steps > PATIENCE and self.turn != OVER:
            self.rules.look_for_an_end(self)

    # cards in play

    def kind(self, number: int) -> Kind:
        return self.rules.kinds[number]

    def piece(self, uid: int) -> Piece:
        found = self.cards[uid]
        assert found is not None
        return found

    def get(self, uid: int) -> Piece | None:
        return self.cards[uid] if uid >= 0 else None

    def pieces(self) -> list[Piece]:
        return [piece for piece in self.cards if piece is not None]

    def units(self, seat: int) -> list[Piece]:
        found: list[Piece] = []
        for piece in self.cards:
            if piece is not None and piece.type == UNIT and piece.control == seat:
                found.append(piece)
        return found

    def current(self, seat: int) -> list[Piece]:
        """SWC-CORE-SETUP-11: the objectives in play; missions count apart (SWC-EXT-MIS-5)."""
        found: list[Piece] = []
        for piece in self.cards:
            if piece is not None and piece.type == OBJECTIVE and piece.control == seat:
                found.append(piece)
        return found

    def targets_of(self, seat: int) -> list[Piece]:
        """All that counts as an objective of this player in play, missions too (SWC-EXT-MIS-3)."""
        found: list[Piece] = []
        for piece in self.cards:
            if piece is not None and piece.type in (OBJECTIVE, MISSION) and piece.control == seat:
                found.append(piece)
        return found

    def on(self, uid: int) -> list[Piece]:
        """The enhancements attached to it."""
        found: list[Piece] = []
        for piece in self.cards:
            if piece is not None and piece.host == uid:
                found.append(piece)
        return found

    def find(self, kind: int, nth: int) -> Piece | None:
        """By its handle."""
        for piece in self.cards:
            if piece is not None and piece.kind.number == kind and piece.nth == nth:
                return piece
        return None

    def new_piece(self, kind: Kind, owner: int) -> Piece:
        taken = 0
        for other in self.cards:
            if other is not None and other.kind is kind:
                taken |= 1 << other.nth
        piece = Piece(len(self.cards), kind, owner)
        while taken >> piece.nth & 1:
            piece.nth += 1
        self.cards.append(piece)
        return piece

    # what is going on

    def hears(self, name: str) -> bool:
        """Whether a card in play, or perhaps one out of play, waits for such an occurrence."""
        waits = self.rules.heard.get(name)
        if waits is None:
            return False
        if name in self.rules.away[LIGHT] or name in self.rules.away[DARK]:
            return True
        for piece in self.cards:
            if piece is not None and waits[piece.number]:
                return True
        return False

    def named(self, move: int) -> dict[str, object]:
        """For the words of a move: the card that it is about."""
        return {"card": card_of(move, self.rules.kinds)}

    def newest(self, sort: type[F]) -> F:
        """Of the frames of this sort that are going on, one of which there is."""
        for i in range(len(self.frames) - 1, -1, -1):
            frame = self.frames[i]
            if isinstance(frame, sort):
                return frame
        raise AssertionError(f"there is no {sort.__name__}")

    def cause(self, frame: Frame[StarWars], sort: type[F]) -> F:
        """The frame of this sort that has set `frame` off: the next one below it."""
        for i in range(self.frames.index(frame) - 1, -1, -1):
            other = self.frames[i]
            if isinstance(other, sort):
                return other
        raise AssertionError(f"no {sort.__name__} has set it off")

    # the engagement

    def in_engagement(self) -> bool:
        return self.engaged != NONE or self.declared != NONE

    def participants(self, seat: int) -> list[Piece]:
        found: list[Piece] = []
        for piece in self.cards:
            if piece is not None and piece.role != BYSTANDER and piece.control == seat:
                found.append(piece)
        return found

    def role_of(self, seat: int) -> int:
        """SWC-CORE-ENG-8."""
        return ATTACKER if seat == self.active else DEFENDER

    # the end

    def finish(self, winner: int, why: str) -> None:
        """SWC-TM-4: the first condition that is met ends the game."""
        if self.winner == NOBODY_WON:
            self.winner = winner
            self.why = why

    def scores(self) -> list[int]:
        """What each side has come to of what it needs: objectives (of 3), points of the dial (of 12)."""
        if self.turn == OVER:
            return [1 if self.winner in (seat, DRAWN_GAME) else 0 for seat in range(2)]
        return [len(self.victory[LIGHT]), self.dial]

    def winners(self) -> list[int]:
        if self.turn != OVER:
            return []
        return [LIGHT, DARK] if self.winner == DRAWN_GAME else [self.winner]
