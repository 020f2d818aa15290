"""5) Licytacja: Declarations, Resignations and Uses for one die, until one of three endings."""

from __future__ import annotations

from typing import Final

from kodeks.games.arcanon.cards import COUNT, NIGHTS, NO_CARD, SIDES
from kodeks.games.arcanon.effects.use import use_refusal
from kodeks.games.arcanon.moves import DECLARE, EFFECT, INITIUM, NEGATIO, PASS, RESIGN, ROLL, USE
from kodeks.games.arcanon.state import NONE, Arcanon
from kodeks.games.arcanon.steps.stack import Contest, compose, tell_pass
from kodeks.games.arcanon.told import certain, learn_judges
from kodeks.kernel.note import Note
from kodeks.kernel.stack import Stack


def open_bidding(state: Arcanon) -> None:
    """ARC-5.5.1: Priority and the obligation to Manifest are the Leader's."""
    players = state.from_leader()
    state.bidders = players[:]
    state.stack = Stack(players, players[0])
    state.duty = players[0]
    state.done = False
    state.handed = False
    state.stake = 0
    state.declarer = NONE
    state.judge = NONE
    state.uses = [0] * state.rules.seats
    state.tricks = []


def close_bidding(state: Arcanon) -> None:
    """Nobody bids and no stake stands until the next Bidding."""
    state.bidders = []
    state.stack = Stack([], NONE)
    state.duty = NONE
    state.done = False
    state.stake = 0
    state.declarer = NONE


class Bidding(Contest):
    __slots__ = ()

    def ask(self, state: Arcanon) -> None:
        if len(state.bidders) > 1 or state.stack.items or not self.settle_sole(state):
            state.turn = state.stack.holder

    def emptied(self, state: Arcanon) -> None:
        """The duty's holder goes on (ARC-3.6.4), unless the Bidding is over."""
        if state.judge != NONE:  # ARC-5.5.8, ARC-5.5.22, ARC-D-24
            state.tell("ARC-5.5.8", "The Bidding ends in a Judgement")
            state.pop()
        elif state.handed and nobody_can_judge(state):  # ARC-D-22
            no_judgement(state)
        else:
            state.handed = False
            state.stack.give(state.duty)

    def settle_sole(self, state: Arcanon) -> bool:
        """ARC-5.5.19, ARC-D-21: true when the last Bidder has won."""
        sole = state.bidders[0]
        waits = state.rules.sole_declares or state.rules.sole_declines
        if waits and state.declarer != sole:
            return False
        win(state, sole)
        return True

    def offers(self, state: Arcanon) -> list[int]:
        found = [PASS, RESIGN]
        most = state.rules.first_max if state.declarer == NONE else state.rules.max_raise
        found += [DECLARE + state.stake + i for i in range(1, most + 1) if state.stake + i < ROLL - DECLARE]
        first = state.stack.holder * COUNT
        return found + [USE + own for own in range(COUNT) if state.is_active(first + own)]

    def refusal(self, state: Arcanon, move: int) -> str:
        if move == PASS:
            return pass_refusal(state)
        if move == RESIGN or DECLARE < move < ROLL:
            why = manifest_refusal(state)
            if why:
                return why
            if move == RESIGN:
                return "ARC-D-21" if len(state.bidders) == 1 and not state.rules.sole_declines else ""
            return declaration_refusal(state, move - DECLARE)
        if USE <= move < EFFECT:
            if len(state.bidders) == 1 and state.rules.sole_declines:
                return "ARC-D-21"
            return use_refusal(state, state.stack.holder, move)
        return "ARC-3.2.2"

    def play(self, state: Arcanon, move: int) -> None:
        seat = state.stack.holder
        if move == PASS:
            self.pass_on(state)
        elif move == RESIGN:
            resign(state, seat)
        elif move >= DECLARE:
            state.stake = move - DECLARE
            state.declarer = seat
            state.done = True
            state.tell("ARC-5.5.5", "{seat} declares {stake}", {"seat": seat, "stake": state.stake})
        else:
            compose(state, move)

    def pass_on(self, state: Arcanon) -> None:
        seat = state.stack.holder
        tell_pass(state)
        if not state.stack.items:
            hand_over(state, next_bidder(state, seat))
            return
        if seat == state.duty and state.done:  # ARC-5.5.16; else the duty stays (ARC-5.5.15)
            state.duty = next_bidder(state, seat)
            state.done = False
            state.handed = True
        self.passes(state)

    def prompt(self, state: Arcanon, seat: int) -> Note:
        holder = state.stack.holder
        args: dict[str, object] = {"seat": holder}
        if state.stack.items:
            return Note("ARC-3.5.3", "{seat} has Priority and may answer the Stack or pass", args)
        if holder == state.duty and not state.done:
            return Note("ARC-5.5.1", "{seat} has Priority and owes a Manifest", args)
        return Note("ARC-5.5.3", "{seat} has Priority and may Use cards or pass", args)

    def window(self, state: Arcanon) -> str:
        if state.stack.items:
            return "answer"
        return "use" if state.done else ""


def pass_refusal(state: Arcanon) -> str:
    """ARC-D-16: with an empty Stack only after the Manifest."""
    return "" if state.stack.items or state.done else "ARC-5.5.1 ARC-D-16"


def manifest_refusal(state: Arcanon) -> str:
    if state.stack.holder not in state.bidders:
        return "ARC-3.2.5"
    if state.stack.items:
        return "ARC-3.5.4"
    return "ARC-3.2.5" if state.done else ""


def declaration_refusal(state: Arcanon, charges: int) -> str:
    """ARC-5.5.6: an outbidding by one or two; it need not be true (ARC-5.5.17)."""
    if charges <= state.stake:
        return "ARC-D-14"
    if charges > state.rules.max_declaration:
        return "ARC-D-15"
    if state.declarer == NONE:
        return "" if charges <= state.rules.first_max else "ARC-5.5.6 ARC-D-13"
    return "" if charges - state.stake <= state.rules.max_raise else "ARC-5.5.6"


def next_bidder(state: Arcanon, seat: int) -> int:
    """ARC-5.5.4: the next in order who still bids."""
    players = state.from_leader()
    at = players.index(seat)
    for other in players[at + 1 :] + players[: at + 1]:
        if other in state.bidders:
            return other
    return seat


def resign(state: Arcanon, seat: int) -> None:
    """ARC-5.5.7: out of this Bidding, at once (ARC-D-26)."""
    state.tell("ARC-5.5.7", "{seat} resigns", {"seat": seat})
    if len(state.bidders) == 1:  # ARC-D-21, mayDecline: nobody wants the die
        state.tell("ARC-D-21", "Nobody wins the d{die}", {"die": SIDES[state.column]})
        state.pop()
        return
    following = next_bidder(state, seat)
    state.bidders.remove(seat)
    if not state.rules.resigned_respond:
        state.stack.leave(seat)
    hand_over(state, following)


def hand_over(state: Arcanon, seat: int) -> None:
    """ARC-5.5.4: Priority and the obligation go to the next Bidder, unless the Bidding ends here."""
    if len(state.bidders) > 1 and nobody_can_judge(state):
        no_judgement(state)
        return
    state.duty = seat
    state.done = False
    state.handed = False
    state.stack.give(seat)


def win(state: Arcanon, seat: int) -> None:
    """ARC-5.5.9, ARC-5.5.18, ARC-5.5.20: the die is won, nothing is revealed, nobody is a Liar."""
    state.owner[state.column] = seat
    state.dice_won[seat] += 1
    state.tell("ARC-5.5.19", "{seat} wins the d{die}", {"seat": seat, "die": SIDES[state.column]})
    state.pop()


def no_judgement(state: Arcanon) -> None:
    """ARC-5.5.10, ARC-5.5.12: the die is lost to all."""
    args: dict[str, object] = {"die": SIDES[state.column]}
    state.tell("ARC-5.5.10", "Nobody could hold a Judgement: nobody wins the d{die}", args, reveals=True)
    state.pop()


def nobody_can_judge(state: Arcanon) -> bool:
    """ARC-D-22: no Bidder has a Renewed Night card that can act, in an Active field.

    Who hears the answer learns from it (ARC-D-23), so it is kept for guesses.
    """
    if not state.rules.judge_test:
        return False
    slots: list[int] = []
    some = False
    for seat in state.bidders:
        for slot in range(seat * COUNT, seat * COUNT + NIGHTS):
            if state.is_active(slot) and not state.used[slot]:
                if certain(state, slot) or (state.rules.judge_public and state.face_down(slot)):
                    return False
                slots.append(slot)
                some = some or state.acts_as(slot) != NO_CARD
    if state.rules.judge_reachable and reachable(state):
        return False
    if learn_judges(state, slots, some) and some:
        state.tell("ARC-D-23", "The Bidding goes on: somebody can hold a Judgement", reveals=True)
    return not some


def reachable(state: Arcanon) -> bool:
    """ARC-D-22, reachable: a Bidder's Day card could still bring a Bidder's Night card into play."""
    left = any(state.at[slot] >= 0 for seat in state.bidders for slot in range(seat * COUNT, seat * COUNT + NIGHTS))
    for seat in state.bidders:
        for slot in range(seat * COUNT + NIGHTS, seat * COUNT + COUNT):
            if left and state.is_active(slot) and not state.used[slot]:
                main = state.acts_as(slot) - NIGHTS
                if state.acts_as(slot) != NO_CARD and INITIUM <= main < NEGATIO:
                    return True
    return False


BIDDING: Final = Bidding()
