"""6) Osąd: all players may still act on dice and cards, then the last declarer shows his Charges."""

from __future__ import annotations

from typing import Final

from kodeks.games.arcanon.cards import CARDS, COUNT, NIGHTS, SIDES
from kodeks.games.arcanon.effects.passive import charges
from kodeks.games.arcanon.effects.use import use_refusal
from kodeks.games.arcanon.matrix import card_name
from kodeks.games.arcanon.moves import DECLARE, EFFECT, PASS, RESIGN, ROLL, USE
from kodeks.games.arcanon.state import ALL_KNOW, NONE, OPEN, Arcanon
from kodeks.games.arcanon.steps.stack import Contest, compose, tell_pass
from kodeks.games.arcanon.told import cheated
from kodeks.kernel.note import Note
from kodeks.kernel.stack import Stack


def open_judgement(state: Arcanon) -> None:
    """ARC-5.6.1, ARC-5.6.4: the Judge begins, all players take part."""
    state.judging = True
    state.stack = Stack(state.from_leader(), state.judge)
    state.uses = [0] * state.rules.seats
    if state.log is not None:
        args: dict[str, object] = {"seat": state.judge, "seat2": state.declarer, "stake": state.stake}
        state.tell("ARC-5.6.2", "{seat} judges {seat2}, who declared {stake}", args)


class JudgementStep(Contest):
    __slots__ = ()

    def offers(self, state: Arcanon) -> list[int]:
        first = state.stack.holder * COUNT
        return [PASS, *(USE + own for own in range(COUNT) if state.is_active(first + own))]

    def refusal(self, state: Arcanon, move: int) -> str:
        if move == PASS:
            return ""
        if USE <= move < EFFECT:
            return use_refusal(state, state.stack.holder, move)
        return "ARC-D-29" if move == RESIGN or DECLARE < move < ROLL else "ARC-5.6.5"

    def play(self, state: Arcanon, move: int) -> None:
        if move != PASS:
            compose(state, move)
        else:
            tell_pass(state)
            self.passes(state)

    def closed(self, state: Arcanon) -> None:
        """ARC-5.6.6, ARC-D-27."""
        verdict(state)

    def prompt(self, state: Arcanon, seat: int) -> Note:
        args: dict[str, object] = {"seat": state.stack.holder, "seat2": state.declarer}
        return Note("ARC-5.6.5", "{seat} has Priority in the Judgement of {seat2}", args)

    def window(self, state: Arcanon) -> str:
        return "answer" if state.stack.items else "judgement"


def verdict(state: Arcanon) -> None:
    """ARC-5.6.7 to ARC-5.6.11."""
    judged = state.declarer
    caught = reveal(state, judged)
    found = charges(state, judged)  # ARC-D-31: only now
    enough = found == state.stake if state.rules.exact else found >= state.stake  # ARC-D-34
    honest = enough and not caught
    winner, loser = (judged, state.judge) if honest else (state.judge, judged)
    state.owner[state.column] = winner
    state.liar[state.column] = loser
    state.dice_won[winner] += 1
    state.liar_dice[loser] += 1
    state.judging = False
    state.judge = NONE
    state.pop()
    if state.log is not None:
        die: object = SIDES[state.column]
        state.tell("ARC-5.6.3", "{seat} has {count} Charges", {"seat": judged, "count": found}, reveals=True)
        if caught:
            state.tell("ARC-D-33", "{seat} has cheated with a face-down card", {"seat": judged}, reveals=True)
        state.tell("ARC-5.6.9", "{seat} wins the d{die}", {"seat": winner, "die": die})
        state.tell("ARC-5.6.11", "{seat} is branded with the Liar Die d{die}", {"seat": loser, "die": die})


def reveal(state: Arcanon, judged: int) -> bool:
    """ARC-5.6.7, ARC-D-35: his cards in Active fields; true when one of them was used to cheat."""
    caught = False
    for slot in range(judged * COUNT, judged * COUNT + NIGHTS):
        if state.is_active(slot):
            state.known[slot] |= ALL_KNOW
            if state.rules.keep_revealed:
                state.known[slot] |= 1 << OPEN
            caught = caught or cheated(state, slot)
            if state.log is not None:
                args: dict[str, object] = {"slot": card_name(slot), "card": CARDS[state.face[slot]]}
                state.tell("ARC-5.6.7", "{slot} is {card}", args, reveals=True)
    return caught


JUDGEMENT_STEP: Final = JudgementStep()
