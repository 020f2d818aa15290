"""Building a squad out of the deal (BRS-SQ-10 to SQ-23)."""

from __future__ import annotations

from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.moves import DONE, DROP, TAKE, made, source_of, verb_of
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.steps.prices import joins_not, left, unfinished
from kodeks.kernel.note import Note, but, only
from kodeks.kernel.state import Frame


class Recruiting(Frame[Berserk]):
    """One player takes cards and puts them back, unseen by the other (BRS-D-3), until the squad is done."""

    __slots__ = ("seat", "changes")

    def __init__(self, seat: int, changes: int = 0) -> None:
        self.seat = seat
        self.changes = changes  # so far: who goes to and fro is never twice in the same position

    def copy(self) -> Recruiting:
        return Recruiting(self.seat, self.changes)

    def run(self, state: Berserk) -> None:
        state.turn = self.seat

    def squad(self, state: Berserk) -> list[Kind]:
        return [state.kind(number) for number in state.squads[self.seat]]

    def others(self, state: Berserk) -> list[int]:
        """The cards of the deal that were not taken."""
        return rest(state.deals[self.seat], state.squads[self.seat])

    def offers(self, state: Berserk) -> list[int]:
        found = [made(TAKE, number) for number in sorted(set(self.others(state)))]
        found += [made(DROP, number) for number in sorted(set(state.squads[self.seat]))]
        return [*found, DONE]

    def moves(self, state: Berserk) -> list[int]:
        seat, squad, got = self.seat, self.squad(state), state.crystals[self.seat]
        found: list[int] = []
        for number in sorted(set(self.others(state))):
            if not joins_not(state.kind(number), squad, got):
                found.append(made(TAKE, number))
        for number in sorted(set(state.squads[seat])):
            found.append(made(DROP, number))
        if not self.refusal(state, DONE):
            found.append(DONE)
        return found

    def refusal(self, state: Berserk, move: int) -> str:
        seat, squad, got = self.seat, self.squad(state), state.crystals[self.seat]
        if move == DONE:
            return unfinished(squad, [state.kind(number) for number in self.others(state)], got)
        verb, number = verb_of(move), source_of(move)
        if verb == TAKE and number in self.others(state):
            return joins_not(state.kind(number), squad, got)
        return "" if verb == DROP and number in state.squads[seat] else "BRS-SQ-10"

    def play(self, state: Berserk, move: int) -> None:
        seat = self.seat
        if move == DONE:
            state.pop()
            if state.log is not None:
                names = [kind.name for kind in self.squad(state)]
                state.tell("BRS-SQ-10", "{seat} leads {cards}", {"seat": seat, "cards": names}, only(seat))
                state.tell("BRS-SQ-10", "{seat} has built a squad", {"seat": seat}, but(seat))
            return
        number = source_of(move)
        taken = verb_of(move) == TAKE
        self.changes += 1
        if taken:
            state.squads[seat].append(number)
            state.squads[seat].sort()
        else:
            state.squads[seat].remove(number)
        state.turn = seat
        if state.log is not None:
            args: dict[str, object] = {"seat": seat, "card": state.kind(number).name}
            state.tell("BRS-SQ-10", "{seat} takes {card}" if taken else "{seat} puts {card} back", args, only(seat))

    def label(self, state: Berserk, move: int) -> Note | None:
        return Note("BRS-SQ-15", "The squad is ready") if move == DONE else None

    def prompt(self, state: Berserk, seat: int) -> Note:
        if seat != self.seat:
            return Note("BRS-SQ-10", "{seat} builds a squad", {"seat": self.seat})
        gold, silver = left(self.squad(state), state.crystals[seat])
        args: dict[str, object] = {"seat": seat, "gold": gold, "silver": silver}
        return Note("BRS-SQ-10", "{seat} builds a squad; crystals left: {gold} gold, {silver} silver", args)


def rest(deal: list[int], squad: list[int]) -> list[int]:
    found = deal[:]
    for number in squad:
        found.remove(number)
    return found


def put_back(state: Berserk) -> None:
    """BRS-SQ-15: what neither took is shuffled back, when both have chosen."""
    for seat in range(2):
        state.decks[seat] = sorted(state.decks[seat] + rest(state.deals[seat], state.squads[seat]))
        state.deals[seat] = []
        args: dict[str, object] = {"seat": seat, "count": len(state.squads[seat])}
        state.tell("BRS-SQ-15", "{seat} has a squad of {count} cards", args, reveals=True)  # the decks show it
