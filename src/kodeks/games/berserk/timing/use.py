"""A game action: declared, answered, executed, paid (BRS-INST-17)."""

from __future__ import annotations

from typing import Final

from kodeks.games.berserk.cards.words import WEAK
from kodeks.games.berserk.features.ability import Ability
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.attack import Attack
from kodeks.games.berserk.timing.event import Event
from kodeks.kernel.state import Frame

TEST: Final = 0
ROLL: Final = 1
EFFECTS: Final = 2
PAYS: Final = 3
ENDS: Final = 4

# when an effect is done that follows on another (`Effect.then`)
FIRST: Final = 1  # of what follows one "thereby"
FURTHER: Final = 2
OTHERWISE: Final = 3  # the first of what is done where that had no result


class Use(Frame[Berserk]):
    """A feature that a card uses. It waits on the stack, then it is executed by what stands above (executing.py)."""

    __slots__ = (
        "seat",
        "source",
        "feature",
        "ability",
        "targets",  # for each place of its effects: the uids of the chosen cards
        "cells",  # chosen cells, in the order of the effects that ask for some
        "event",  # what set it off
        "since",  # how much had been set off and executed before that in the turn (chains.py)
        "attack",  # the attack that it is, if it is one
        "inside",  # executed at once, inside something else (BRS-ATK-22)
        "sudden",
        "blocked",  # it is executed without any effect (BRS-KW-blokirovat)
        "bet",  # the cards whose chips are promised, once for each
        "stage",
        "at",  # the effect that comes next
        "success",  # so far, of what is said before the next "thereby" (BRS-KW-pri-etom)
        "goes_on",  # whether what follows the last one is done
        "rolled",  # what the die showed that an effect has asked for
        "kind",  # weak, medium or strong: what the die of an X-Y-Z said
        "number",  # of the last effect: wounds dealt, lives healed
        "last",  # the source as it was, if it has left play (BRS-WND-14)
    )

    def __init__(self, seat: int, source: int, feature: Feature, ability: Ability) -> None:
        self.seat = seat
        self.source = source
        self.feature = feature
        self.ability = ability
        self.targets: list[list[int]] = []
        self.cells: list[int] = []
        self.event: Event | None = None
        self.since = 0
        self.attack: Attack | None = None
        self.inside = False
        self.sudden = False
        self.blocked = False
        self.bet: list[int] = []
        self.stage = TEST
        self.at = 0
        self.success = True
        self.goes_on = True
        self.rolled = 0
        self.kind = WEAK
        self.number = 0
        self.last: Piece | None = None

    def copy(self) -> Use:
        other = type(self)(self.seat, self.source, self.feature, self.ability)
        self.copy_into(other)
        return other

    def copy_into(self, other: Use) -> None:
        other.targets = [chosen[:] for chosen in self.targets]
        other.cells = self.cells[:]
        other.event = self.event
        other.since = self.since
        other.attack = None if self.attack is None else self.attack.copy()
        other.inside = self.inside
        other.sudden = self.sudden
        other.blocked = self.blocked
        other.bet = self.bet[:]
        other.stage = self.stage
        other.at = self.at
        other.success = self.success
        other.goes_on = self.goes_on
        other.rolled = self.rolled
        other.kind = self.kind
        other.number = self.number
        other.last = self.last

    def run(self, state: Berserk) -> None:
        state.rules.execute(state, self)

    def me(self, state: Berserk) -> Piece:
        """Its source: the card in play, or as it was when it left."""
        return state.cards[self.source] if self.last is None else self.last
