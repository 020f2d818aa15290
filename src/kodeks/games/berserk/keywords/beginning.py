"""What cards begin the battle with, as soon as they are revealed (BRS-KW-nachinaet-boy-s, BRS-REV-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kodeks.games.berserk.features.feature import Feature, blank
from kodeks.games.berserk.keywords.keyword import Keyword
from kodeks.games.berserk.timing.gaining import can_gain, gain
from kodeks.games.berserk.timing.wounds import add_chips, add_lives
from kodeks.kernel.errors import BadText

if TYPE_CHECKING:
    from kodeks.games.berserk.piece import Piece
    from kodeks.games.berserk.state import Berserk


class BeginsWith(Feature):
    """A named feature, which it has got then and may lose like any other."""

    __slots__ = ("keyword", "n", "got_then")
    RU: ClassVar = {"начинает бой с/со {keyword@ablt}": {}, "начинает бой с/со {keyword@ablt} (на) {n}": {}}
    EN: ClassVar = {"starts the battle with {keyword}": {}, "starts the battle with {keyword} {n}": {}}

    def __init__(self, keyword: Feature, n: int = 0) -> None:
        super().__init__()
        if not keyword.can_be_got():
            raise BadText("this is nothing that a card can get")
        if (n > 0) != numbered(keyword):
            raise BadText("the text does not say how much of it")
        self.keyword = keyword
        self.n = n
        self.got_then = own(keyword, n)

    def inner(self) -> list[Feature]:
        return [self, *self.got_then.inner()]

    def begins(self, state: Berserk, me: Piece) -> None:
        for part in self.got_then.parts():
            if can_gain(state, me, part):
                gain(state, me, part)
                if state.log is not None:
                    state.tell("BRS-REV-11", "{card} gets a feature", {"card": me.kind.name})

    def can_be_got(self) -> bool:
        return False


def numbered(keyword: Feature) -> bool:
    """Whether a text must say its number."""
    return isinstance(keyword, Keyword) and bool(type(keyword).NAMES)


def own(keyword: Feature, n: int) -> Feature:
    """A word of the language as a feature that a card has for itself."""
    if n:
        assert isinstance(keyword, Keyword)
        return type(keyword)(n)
    found = blank(type(keyword))
    assert isinstance(found, Feature)
    found.__setstate__(keyword.__getstate__())
    found.at = 0
    return found


class BeginsWithChips(Feature):
    """BRS-KW-nachinaet-boy-s."""

    __slots__ = ("n",)
    RU: ClassVar = {
        "начинает бой с [:cnt]": {"n": 1},
        "начинает бой с {n} [:cnt]": {},
        "начинает бой с {n} фишками": {},
    }
    EN: ClassVar = {
        "starts the battle with [:cnt]": {"n": 1},
        "starts the battle with {n} [:cnt]": {},
        "starts the battle with {n} chips": {},
    }

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def begins(self, state: Berserk, me: Piece) -> None:
        add_chips(state, me, self.n, "BRS-REV-11")

    def can_be_got(self) -> bool:
        return False


class BeginsWithLives(Feature):
    """BRS-KW-nachinaet-boy-s: additional lives."""

    __slots__ = ("n",)
    RU: ClassVar = {
        "начинает бой с {n} дополнительными [:tgh]": {},
        "начинает бой с {n} дополнительными жизнями": {},
    }
    EN: ClassVar = {
        "starts the battle with {n} additional [:tgh]": {},
        "starts the battle with {n} additional lives": {},
    }

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def begins(self, state: Berserk, me: Piece) -> None:
        add_lives(state, me, self.n, "BRS-REV-11")

    def can_be_got(self) -> bool:
        return False


class BeginsWithWounds(Feature):
    """BRS-KW-nachinaet-boy-s: it has these wounds, but nobody dealt them."""

    __slots__ = ("n",)
    RU: ClassVar = {"начинает бой с {n} ранами": {}}
    EN: ClassVar = {"starts the battle with {n} wounds": {}}

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def begins(self, state: Berserk, me: Piece) -> None:
        me.wounds += self.n
        if state.log is not None:
            state.tell("BRS-REV-11", "{card} has wounds: {count}", {"card": me.kind.name, "count": self.n})

    def can_be_got(self) -> bool:
        return False
