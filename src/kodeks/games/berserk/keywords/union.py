"""Union: cards of the deck lend their features to a strike (BRS-KW-edinenie)."""

from __future__ import annotations

from typing import ClassVar

from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.cards.words import NONE, STRIKES
from kodeks.games.berserk.effects.effect import Effect
from kodeks.games.berserk.features.ability import Ability
from kodeks.games.berserk.features.feature import Feature
from kodeks.games.berserk.keywords.keyword import Keyword
from kodeks.games.berserk.knowing import worth
from kodeks.games.berserk.moves import DONE, TAKE, made, source_of, verb_of
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.event import Dealt, Event
from kodeks.games.berserk.timing.occurring import Accompanying
from kodeks.games.berserk.timing.use import Use
from kodeks.kernel.note import Note
from kodeks.kernel.state import Frame


class Union(Keyword):
    """When it strikes you may show so many cards of different names that have union and cost less (BRS-AMB-53)."""

    __slots__ = ()
    NAMES: ClassVar = {"ru": ["единение"], "en": ["union"]}
    RU: ClassVar = {"единение {n}": {}}
    EN: ClassVar = {"union {n}": {}}

    def __init__(self, n: int = 1) -> None:
        super().__init__(n, Ability([Shows()]))

    def heard(self) -> list[str]:
        return [Dealt.NAME]

    def answers(self, state: Berserk, me: Piece, event: Event) -> bool:
        if not isinstance(event, Dealt) or event.attack.source != me.uid or not event.attack.type & STRIKES:
            return False
        return bool(kindred(state, me, []))


class Shows(Effect):
    __slots__ = ()

    def do(self, state: Berserk, use: Use, found: list[list[Piece]]) -> bool:
        assert isinstance(use.event, Dealt)
        me = state.cards[use.source]
        state.push(Showing(me.uid, worth(state, me, use.feature), use.event))
        return True


def kindred(state: Berserk, me: Piece, shown: list[int]) -> list[int]:
    """The cards of the deck that may be shown beside these, one of each name."""
    names = [state.kind(number).name for number in shown]
    found: list[int] = []
    for number in state.decks[me.control]:
        kind = state.kind(number)
        if kind.cost < me.kind.cost and kind.name not in names and any(isinstance(one, Union) for one in kind.features):
            found.append(number)
            names.append(kind.name)
    return found


class Showing(Frame[Berserk]):
    """Cards are named one by one; then their features are used as if they were printed on the striker."""

    __slots__ = ("uid", "most", "event", "shown")

    def __init__(self, uid: int, most: int, event: Dealt) -> None:
        self.uid = uid
        self.most = most
        self.event = event
        self.shown: list[int] = []

    def copy(self) -> Showing:
        other = Showing(self.uid, self.most, self.event)
        other.shown = self.shown[:]
        return other

    def run(self, state: Berserk) -> None:
        me = state.cards[self.uid]
        if len(self.shown) < self.most and kindred(state, me, self.shown):
            state.turn = me.control
            return
        state.pop()
        if self.shown:
            self.lend(state, me)

    def lend(self, state: Berserk, me: Piece) -> None:
        kinds = [state.kind(number) for number in self.shown]
        if state.log is not None:
            args: dict[str, object] = {"card": me.kind.name, "cards": [kind.name for kind in kinds]}
            state.tell("BRS-KW-edinenie", "{card} is in union with {cards}", args, reveals=True)
        uses: list[Frame[Berserk]] = []
        for kind in kinds:
            for feature in lent(state, me, kind):
                if feature.ability is not None and Dealt.NAME in feature.heard():
                    if feature.answers(state, me, self.event):
                        use = Use(me.control, me.uid, feature, feature.ability)
                        use.event = self.event
                        uses.append(use)
        state.push(Accompanying(uses))

    def offers(self, state: Berserk) -> list[int]:
        return [*(made(TAKE, number) for number in kindred(state, state.cards[self.uid], self.shown)), DONE]

    def play(self, state: Berserk, move: int) -> None:
        if move == DONE:
            state.tell("BRS-KW-edinenie", "{seat} shows no more cards", {"seat": state.cards[self.uid].control})
            self.most = NONE
        else:
            self.shown.append(source_of(move))

    def label(self, state: Berserk, move: int) -> Note | None:
        if move == DONE:
            return Note("BRS-KW-edinenie", "Show no more cards")
        if verb_of(move) != TAKE:
            return None
        return Note("BRS-KW-edinenie", "Show {card}", {"card": state.rules.kinds[source_of(move)].name})

    def prompt(self, state: Berserk, seat: int) -> Note:
        args: dict[str, object] = {"seat": state.turn, "card": state.cards[self.uid].kind.name}
        return Note("BRS-KW-edinenie", "{seat} may show cards in union with {card}", args)


def lent(state: Berserk, me: Piece, kind: Kind) -> list[Feature]:
    """What its text comes to on the striker, union aside."""
    found: list[Feature] = []
    for feature in kind.features:
        if not isinstance(feature, Union):
            feature.expand(state, me, found)
    return found
