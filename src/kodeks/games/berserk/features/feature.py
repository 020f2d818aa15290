"""What every feature can be asked. A feature answers what it has to say on, and is silent on the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from kodeks.games.berserk.cards.words import NONE
from kodeks.games.berserk.features.printed import marked, reduced
from kodeks.kernel.modifiers import Modifier
from kodeks.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from kodeks.games.berserk.cards.kind import Kind
    from kodeks.games.berserk.features.ability import Ability
    from kodeks.games.berserk.features.used import Played
    from kodeks.games.berserk.piece import Piece
    from kodeks.games.berserk.state import Berserk
    from kodeks.games.berserk.timing.attack import Attack, Roll
    from kodeks.games.berserk.timing.event import Event
    from kodeks.games.berserk.timing.wounds import Wounding
    from kodeks.kernel.modifiers import Sum

COMING: Final = "coming"  # the event that wounds are about to be received
EVER: Final = 99  # no cap


@mypyc_attr(allow_interpreted_subclasses=True)
class Feature(Modifier):
    """One feature of a card, printed or acquired. `me` is the card that has it.

    Its wordings stand in `RU` and `EN` of its class. One of a printed text knows its card: states name it by that.
    """

    __slots__ = ("ability", "home", "at")
    RU: ClassVar[dict[str, dict[str, Any]]] = {}
    EN: ClassVar[dict[str, dict[str, Any]]] = {}

    def __init__(self, ability: Ability | None = None) -> None:
        self.ability = ability  # what it does when it is used, if it is used at all
        self.home: Kind | None = None  # the card on which it is printed
        self.at = 0  # and which part of its text it is

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, self.home, self.at)

    def mark(self) -> object:
        return marked(self, self.home, self.at)

    # when the card is read

    def fault(self, kind: Kind) -> str:
        """Why it could never do what it says, on this card; or ''."""
        return ""

    def parts(self) -> list[Feature]:
        """The features that its text stands for: `protection from attacks` is seven."""
        return [self]

    def can_be_got(self) -> bool:
        """Whether a card can get it in the battle at all: not what is about squads, nor what reaches others."""
        return not self.reaches_others()

    def title(self) -> str:
        """What it is called, if the name of its class does not say enough."""
        return ""

    # several of them (BRS-STK-1)

    def amounts(self) -> int:
        """The number of a feature that adds to something, for texts that say how much there may be of it; or 0."""
        return 0

    def raises(self, other: Feature) -> int:
        """What it adds to the number of a named feature of the same card (BRS-STK-5)."""
        return 0

    def grounded(self) -> bool:
        """Whether a creature that begins to fly loses it."""
        return False

    def suits(self, state: Berserk, piece: Piece) -> bool:
        """Whether a card such as this can get it: poison is not for artifacts."""
        return True

    def got(self, me: Piece) -> None:
        """The card has acquired it just now."""

    # features around features

    def wraps(self) -> bool:
        """Whether it only works under a condition, so that `expand` must be asked."""
        return False

    def expand(self, state: Berserk, me: Piece, found: list[Feature]) -> None:
        """What it comes to at this moment."""
        found.append(self)

    def reaches_others(self) -> bool:
        """Whether it gives features to other cards, or takes them."""
        return False

    def gives(self, state: Berserk, me: Piece, other: Piece, found: list[Feature]) -> None:
        """What another card has by it at this moment."""

    def strips(self) -> bool:
        """Whether it takes features from other cards."""
        return False

    def takes(self, state: Berserk, me: Piece, other: Piece, feature: Feature) -> bool:
        """Whether another card (or this one) is without that feature because of it."""
        return False

    # being used

    def inner(self) -> list[Feature]:
        """The features that its text holds, itself first: also those that it gives."""
        found: list[Feature] = [self]
        if self.ability is not None:
            for effect in self.ability.effects:
                for given in effect.grants():
                    found += given.inner()
        return found

    def heard(self) -> list[str]:
        """The names of the events that set it off."""
        return []

    def answers(self, state: Berserk, me: Piece, event: Event) -> bool:
        """Whether this event sets it off."""
        return False

    def calm(self) -> bool:
        """Whether it does not matter when it is used among others, if those are of other cards."""
        return False

    def posthumous(self) -> bool:
        """Whether it is about its own card leaving play, so that it is used afterwards (BRS-WND-14)."""
        return False

    def plays(self) -> list[Played]:
        """The features that it lets its card play."""
        return []

    def uncallable(self) -> bool:
        """Whether its card can not be called."""
        return False

    # squads and decks

    def copies(self) -> int:
        """How many of the card a deck may hold (BRS-SQ-17)."""
        return 3

    def unique(self) -> bool:
        return False

    def discount(self, kind: Kind, squad: list[Kind]) -> int:
        """How much cheaper the card is in this squad, in which it is itself (BRS-SQ-19)."""
        return 0

    def refuses(self, kind: Kind, squad: list[Kind]) -> str:
        """The clause by which the card may not be taken into this squad, in which it is not yet; or ''."""
        return ""

    def aloft(self) -> bool:
        """Whether its card is kept in the additional zone."""
        return False

    # what a card is

    def lives(self, state: Berserk, me: Piece) -> int:
        """More lives than are printed."""
        return 0

    def most_lives(self) -> int:
        return EVER

    def most_chips(self) -> int:
        return EVER

    def pace(self, state: Berserk, me: Piece, made: Sum) -> None:
        """Its movement."""

    def elements(self, before: int, lost: bool) -> int:
        """The elements of the card that has acquired it (or lost it)."""
        return before

    def flies(self) -> bool:
        return False

    def bodiless(self) -> bool:
        return False

    def wears_not(self, gear: Kind) -> bool:
        """Whether this equipment may not be put on it."""
        return False

    def fits_not(self, state: Berserk, me: Piece, host: Piece) -> bool:
        """Whether this equipment is not for that creature."""
        return False

    def stealthy(self) -> bool:
        """Whether its card may stay hidden."""
        return False

    def rises_afar(self) -> bool:
        """Whether its card may incarnate in the opponent's third row too, and is open there."""
        return False

    def raises_open(self, state: Berserk, me: Piece, other: Piece) -> bool:
        """Whether this other card, which is out of play, is open when it incarnates."""
        return False

    def returns(self) -> int:
        """After how many own turns its card comes back from the graveyard (BRS-KW-inkarnatsiya); 0: never."""
        return 0

    def begins(self, state: Berserk, me: Piece) -> None:
        """What its card begins the battle with, as soon as it is revealed (BRS-REV-11)."""

    def saves(self) -> bool:
        """Whether the card has the unwritten feature of collecting a chip (BRS-CHIP-3)."""
        return False

    def borrows(self) -> bool:
        """Whether the card may use chips of others (BRS-KW-meditatsiya)."""
        return False

    def saves_not(self) -> bool:
        """Whether the card can not collect chips."""
        return False

    # what it may do: each answers with the clause that forbids, or ''

    def bars_declaring(self, state: Berserk, me: Piece, type: int, target: Piece | None) -> str:
        """An ability of this type (at this card, if there is one)."""
        return ""

    def bars_attack_on(self, state: Berserk, me: Piece, type: int, by: Piece) -> str:
        """An attack of another card at this one."""
        return ""

    def bars_moving(self, state: Berserk, me: Piece) -> str:
        return ""

    def bars_acting(self, state: Berserk, me: Piece) -> str:
        return ""

    def bars_opening(self, state: Berserk, me: Piece) -> str:
        """At the start of its turn (BRS-TURN-3)."""
        return ""

    def bars_defending(self, state: Berserk, me: Piece, attack: Attack) -> str:
        return ""

    def bars_healing(self, state: Berserk, me: Piece) -> str:
        return ""

    def bars_feature(self, state: Berserk, me: Piece, feature: Feature) -> bool:
        """Whether the card can not acquire this feature (protection from poison)."""
        return False

    def lends(self) -> bool:
        """Whether its card is under the control of somebody else for a time."""
        return False

    def bars_control(self, state: Berserk, me: Piece) -> str:
        return ""

    def compels(self, state: Berserk, me: Piece, by: Piece, type: int) -> bool:
        """Whether that card must choose this one as the target of an attack of this type; it reaches others."""
        return False

    def dutiful(self) -> bool:
        """Whether it obliges its card to attack, so that `must_attack` is to be asked."""
        return False

    def must_attack(self, state: Berserk, me: Piece, target: Piece) -> bool:
        """Whether this card is obliged to attack that one (BRS-KW-obyazan-atakovat)."""
        return False

    def leaps(self, state: Berserk, me: Piece, place: int, found: list[int]) -> None:
        """Moves that it offers in the place of movement: jump, teleport, manoeuvre."""

    def leap_refusal(self, state: Berserk, me: Piece, move: int) -> str | None:
        """Why such a move of its verb is not legal, '' when it is; None when the move is none of its own."""
        return None

    def leap(self, state: Berserk, me: Piece, move: int) -> None:
        """Make the move."""

    def steps_aslant(self) -> bool:
        """Whether it may move diagonally, whatever BRS-MOVE-4 says."""
        return False

    def stays_open(self, state: Berserk, me: Piece, defended: Piece | None) -> bool:
        """Whether it does not close after an attack of its own, or having defended a card (BRS-KW-ne-zakryvaetsya)."""
        return False

    def melee_range(self, type: int) -> int:
        """How far its melee strike of this type reaches; 0: to what stands next to it."""
        return 0

    # its dice

    def roll_bonus(self, state: Berserk, me: Piece, roll: Roll) -> int:
        """Added to a die that this card rolls."""
        return 0

    def roll_bonus_of_foe(self, state: Berserk, me: Piece, roll: Roll) -> int:
        """Added to a die that the other card of the fight rolls."""
        return 0

    def roll_cap_of_foe(self, state: Berserk, me: Piece, roll: Roll) -> int:
        """What a higher roll of the other card counts as."""
        return EVER

    def rerolls(self, state: Berserk, me: Piece, roll: Roll) -> int:
        """How often a die that this card rolled may be rolled again."""
        return 0

    def sicker(self, cause: int) -> int:
        """How many wounds more it receives of poison, fading or plague (`cards/words.py`)."""
        return 0

    def wounds_by_roll(self, state: Berserk, me: Piece, number: int) -> int:
        """The wounds that the card deals itself with a die of this number (BRS-KW-chuma)."""
        return 0

    # its attacks

    def directed(self, state: Berserk, me: Piece, attack: Attack) -> bool:
        """No defender against its strike (BRS-KW-napravlenny-udar)."""
        return False

    def unanswered(self, state: Berserk, me: Piece, attack: Attack) -> bool:
        """Its strike is resolved as against a closed card (BRS-KW-kak-po-zakrytoy)."""
        return False

    def precise(self) -> bool:
        """Its attacks are not redirected."""
        return False

    def fights_not(self) -> bool:
        return False

    def kind_of_own(self, state: Berserk, me: Piece, attack: Attack) -> int:
        """The kind that its attack is reduced to, or NONE."""
        return NONE

    def kind_of_theirs(self, state: Berserk, me: Piece, attack: Attack) -> int:
        """The kind that an attack at it is reduced to, or NONE."""
        return NONE

    def strengthens(self, state: Berserk, me: Piece, attack: Attack, made: Sum) -> None:
        """The strength of its attack."""

    def weakens(self, state: Berserk, me: Piece, attack: Attack, made: Sum) -> None:
        """The strength of an attack at it."""

    def used_up(self, attack: Attack) -> bool:
        """Whether this attack of the card that has acquired it is its last."""
        return False

    def wants_kind(self, state: Berserk, me: Piece, attack: Attack) -> bool:
        """Whether it looks at the kind of this attack, so that a die is rolled for it (BRS-ABL-5)."""
        return False

    def ignores(self, state: Berserk, me: Piece, other: Piece, feature: Feature, type: int) -> bool:
        """Whether an ability of this type of its card works on the other as if that one had not this feature."""
        return False

    # wounds (BRS-WND-12)

    def protects(self, state: Berserk, me: Piece, type: int, by: Piece, strength: int) -> bool:
        """No effect at all of an ability of this type of that card; `strength` is NONE where there is no attack."""
        return False

    def unsurprised(self) -> bool:
        """No effect at all of sudden actions (BRS-KW-zashchita-ot-vnezapnykh)."""
        return False

    def replaces(self, state: Berserk, me: Piece, wounding: Wounding) -> bool:
        """Whether these wounds are not received."""
        return False

    def more_wounds(self, state: Berserk, me: Piece, attack: Attack) -> int:
        """An attack at it deals so many wounds more."""
        return 0

    def prevents(self, state: Berserk, me: Piece, wounding: Wounding) -> int:
        """How many of these wounds it would prevent."""
        return 0

    def prevented(self, me: Piece, number: int) -> None:
        """It has prevented so many."""

    def blocks(self, state: Berserk, me: Piece, attack: Attack) -> bool:
        """Whether this attack at it has no effect at all (BRS-KW-blokirovat)."""
        return False

    def thick(self) -> bool:
        """No effects of features that trigger on an attack at it."""
        return False
