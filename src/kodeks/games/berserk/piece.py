"""A card that has been in play: what has happened to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.cards.words import CREATURE, NONE
from kodeks.games.berserk.field import NOWHERE
from kodeks.kernel.modifiers import Lasting
from kodeks.kernel.part import Part

if TYPE_CHECKING:
    from kodeks.games.berserk.features.feature import Feature

# zones (BRS-ZONE-1)
FIELD: Final = 0
ALOFT: Final = 1  # the additional zone
GRAVE: Final = 2
DECK: Final = 3  # returned; it may be called again

# what waits for the next check
LIVES: Final = 0
DESTROYED: Final = 1
BURIED: Final = 2  # put into the graveyard, which is no destruction (BRS-KW-polozhit-na-kladbishche)

BATTLE: Final = 1 << 20  # a moment (state.moment) that never comes


class Acquired(Lasting):
    """A feature that a card has got, or is without, until a moment (BRS-KW-poluchaet, KW-do-kontsa-boya-teryaet)."""

    __slots__ = ("feature", "lost", "known", "anew")

    def __init__(self, feature: Feature, lost: bool, until: int, source: int = NONE, known: int = BATTLE) -> None:
        super().__init__(until, source)  # it ends with its source only where a text says so
        self.feature = feature
        self.lost = lost
        self.known = known  # how many cards there were when it was lost: later ones give it anew (BRS-AMB-77)
        self.anew: list[int] = []  # and the cards that have stopped giving it since

    def renewed(self, giver: int) -> bool:
        """Whether what this card gives now has begun after the loss."""
        return giver >= self.known or giver in self.anew

    def renewed_by(self, givers: list[int]) -> Acquired:
        """The same when these have stopped giving it."""
        other = Acquired(self.feature, self.lost, self.until, self.card, self.known)
        other.anew = self.anew + givers
        return other


class Piece(Part):
    __slots__ = (
        "uid",
        "kind",
        "owner",
        "control",
        "lender",  # who gets it back when the control of another player is over; NONE otherwise
        "zone",
        "cell",  # NOWHERE in the additional zone
        "slot",  # its number in the additional zone
        "hidden",  # face down; its controller alone knows it
        "host",
        "closed",
        "acted",  # without having closed (BRS-ACT-7)
        "steps",  # movement units left
        "moved",  # in this turn
        "wounds",
        "extra",  # additional lives
        "chips",
        "acquired",
        "spent",  # abilities used in this turn, by their ids
        "battle",  # and in this battle; a card keeps them wherever it goes (BRS-AMB-56)
        "promised",  # its closing is promised to something that waits (BRS-INST-16)
        "promised_chips",
        "armoured",  # wounds prevented by armour in this turn
        "spelled",  # and by magic armour
        "attacks",  # dealt to it in this turn
        "masked",  # of them, while it was closed
        "hurt",  # wounds it got from attacks in this turn
        "wounded",  # wounds it got in this turn, from whatever
        "attacked",  # it has declared an attack in this turn
        "bitten",  # it has tried to feed since it closed (BRS-KW-zhazhda)
        "fed",  # and has got blood
        "hunts",  # turns left in which it may strike a flyer (BRS-FLY-7)
        "souls",  # incarnation chips, in the graveyard
        "rising",  # it has had its chips and waits for a place (BRS-AMB-38)
        "reborn",  # it has incarnated, which it does once (BRS-KW-inkarnatsiya)
        "doom",  # it dies at the next check, whatever its lives
        "slayer",  # who dealt its last wounds or destroyed it; NONE for itself
        "slain_by",  # and by which type of ability
    )

    def __init__(self, uid: int, kind: Kind, owner: int) -> None:
        self.uid = uid
        self.kind = kind
        self.owner = owner
        self.battle: list[int] = []
        self.reborn = False
        self.souls = 0
        self.hidden = False
        self.zone = FIELD
        self.reset()

    def reset(self) -> None:
        """As it enters play: what was on it is forgotten (BRS-WND-11)."""
        self.control = self.owner
        self.lender = NONE
        self.cell = NOWHERE
        self.slot = NONE
        self.host = NONE
        self.closed = False
        self.acted = False
        self.steps = 0
        self.moved = False
        self.wounds = 0
        self.extra = 0
        self.chips = 0
        self.acquired: list[Acquired] = []
        self.spent: list[int] = []
        self.promised = False
        self.promised_chips = 0
        self.armoured = 0
        self.spelled = 0
        self.attacks = 0
        self.masked = 0
        self.hurt = 0
        self.wounded = 0
        self.attacked = False
        self.bitten = False
        self.fed = False
        self.hunts = 0
        self.rising = False
        self.doom = LIVES
        self.slayer = NONE
        self.slain_by = 0

    def in_play(self) -> bool:
        return self.zone <= ALOFT

    def creature(self) -> bool:
        return self.kind.type == CREATURE

    def copy(self) -> Piece:
        other = Piece(self.uid, self.kind, self.owner)
        other.control = self.control
        other.lender = self.lender
        other.zone = self.zone
        other.cell = self.cell
        other.slot = self.slot
        other.hidden = self.hidden
        other.host = self.host
        other.closed = self.closed
        other.acted = self.acted
        other.steps = self.steps
        other.moved = self.moved
        other.wounds = self.wounds
        other.extra = self.extra
        other.chips = self.chips
        other.acquired = self.acquired[:] if self.acquired else []
        other.spent = self.spent[:] if self.spent else []
        other.battle = self.battle[:] if self.battle else []
        other.promised = self.promised
        other.promised_chips = self.promised_chips
        other.armoured = self.armoured
        other.spelled = self.spelled
        other.attacks = self.attacks
        other.masked = self.masked
        other.hurt = self.hurt
        other.wounded = self.wounded
        other.attacked = self.attacked
        other.bitten = self.bitten
        other.fed = self.fed
        other.hunts = self.hunts
        other.souls = self.souls
        other.rising = self.rising
        other.reborn = self.reborn
        other.doom = self.doom
        other.slayer = self.slayer
        other.slain_by = self.slain_by
        return other
