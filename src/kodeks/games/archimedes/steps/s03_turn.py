"""PRZEBIEG: a turn is an equation (ARM-4), an equality (ARM-5), or a draw (ARM-6)."""

from __future__ import annotations

from typing import Final

from kodeks.games.archimedes.cards import BOTH_MARKS, HIGHEST, KINDS, REINER, holds, marks
from kodeks.games.archimedes.equations import NO_CARD, OPEN, UNTRUE, result
from kodeks.games.archimedes.moves import (
    CARD,
    DONE,
    DRAW,
    EQUALITY,
    EQUATION,
    NAME,
    PASS,
    SIGNS,
    name_of,
    operand_of,
    result_of,
    sign_of,
)
from kodeks.games.archimedes.state import Archimedes
from kodeks.games.archimedes.steps.drawing import Drawing, deals
from kodeks.kernel.note import Note, but, only
from kodeks.kernel.state import CHANCE, Frame


class Turn(Frame[Archimedes]):
    """Asks one player after the other until the round ends."""

    __slots__ = ()

    def run(self, state: Archimedes) -> None:
        state.turn = state.ring.holder

    def moves(self, state: Archimedes) -> list[int]:
        """`refusal` for the whole list at once: the same table of needs."""
        rules = state.rules
        lacks = marks(state.hands[state.turn]) ^ BOTH_MARKS
        found: list[int] = []
        for pattern in rules.patterns[state.top]:
            if not pattern.need & lacks:
                found += pattern.plays
        if not found or not rules.must_play:
            found.append(idle(state))
        if len(found) > 1:
            found.sort()  # by sign and operand, not by pattern
        return found

    def offers(self, state: Archimedes) -> list[int]:
        """The ways not to play, each card as an equality, each as an operand with its true result."""
        hand = state.hands[state.ring.holder]
        found = [DRAW, PASS, DONE] if state.rules.may_play else [DRAW, PASS]
        cards = [card for card in range(KINDS) if holds(hand, card)]
        found += [EQUALITY + card for card in cards]
        plays = state.rules.plays[state.top]
        return found + [play for play in plays if play >= EQUATION and operand_of(play) in cards]

    def refusal(self, state: Archimedes, move: int) -> str:
        if EQUALITY <= move < CARD:
            need = state.rules.need[state.top][move] if move < EQUALITY + KINDS or move >= EQUATION else UNTRUE
            if need == UNTRUE:
                return untrue(state, move)
            return "" if marks(state.hands[state.ring.holder]) & need == need else lacking(state, move)
        if move == DRAW or move == PASS or move == DONE:
            return idle_refusal(state, move)
        return "ARM-D-22" if NAME <= move < NAME + HIGHEST else "ARM-3.3"

    def play(self, state: Archimedes, move: int) -> None:
        player = state.ring.holder
        if move >= EQUALITY:
            if state.log is not None:
                announce(state, move)
            hand = state.hands[player]
            if move >= EQUATION:  # ARM-4.8, ARM-4.9: the result ends on top
                operand = operand_of(move)
                answer = result_of(move)
                hand -= (1 << 4 * operand) + (1 << 4 * answer)
                state.pile.append(operand)
                state.pile.append(answer)
                # ARM-D-22: a Reiner card keeps the value it stood for
                state.top = answer if answer != REINER else result(state.top, sign_of(move), operand)
            else:  # ARM-5.3
                card = move - EQUALITY
                hand -= 1 << 4 * card
                state.pile.append(card)
                if card != REINER:
                    state.top = card
            state.hands[player] = hand
            if state.rules.must_play:
                remember(state, move)
            if hand == 0:  # ARM-8.1
                state.ring.act()
                state.out = player
                state.pop()
                return
            next_player(state)
            return
        if state.rules.must_play:
            remember(state, move)
        if move == DRAW:
            state.push(DRAW_CARD)
        elif move == PASS:
            state.tell("ARM-6.3", "{seat} passes", {"seat": player}, reveals=state.rules.must_play)
            if state.ring.hand_on():  # ARM-10.1: the round ends in the turn of the last who passed
                state.ring.holder = player
                state.pop()
        else:
            args: dict[str, object] = {"seat": player}
            state.tell("ARM-D-09", "{seat} plays nothing after the draw", args, reveals=state.rules.must_play)
            next_player(state)

    def label(self, state: Archimedes, move: int) -> Note | None:
        """The whole equation, with the card on top."""
        args: dict[str, object] = {"top": name_of(state.top)}
        if EQUATION <= move < CARD:
            args["sign"] = SIGNS[sign_of(move)]
            args["operand"] = name_of(operand_of(move))
            args["result"] = name_of(result_of(move))
            return Note("ARM-4.1", "Play {top} {sign} {operand} = {result}", args)
        if EQUALITY <= move < EQUALITY + KINDS:
            return Note("ARM-5.2", "Lay {card} on {top}", args | {"card": name_of(move - EQUALITY)})
        return None

    def prompt(self, state: Archimedes, seat: int) -> Note:
        if state.drew:
            return Note("ARM-D-09", "{seat} may play after the draw", {"seat": state.ring.holder})
        if state.deck_size:
            return Note("ARM-3.3", "{seat} makes an equation, an equality, or draws", {"seat": state.ring.holder})
        return Note("ARM-6.3", "{seat} makes an equation, an equality, or passes", {"seat": state.ring.holder})

    def holder(self, state: Archimedes) -> str:
        return "ARM-3.2"


class DrawCard(Drawing):
    """ARM-6.1: one card from the draw pile; it ends the turn (ARM-6.2)."""

    __slots__ = ()

    def run(self, state: Archimedes) -> None:
        state.turn = CHANCE

    def play(self, state: Archimedes, move: int) -> None:
        player = state.ring.holder
        card = move - CARD
        deals(state, player, card)
        state.pop()
        if state.log is not None:
            state.tell("ARM-6.1", "You draw {card}", {"card": name_of(card)}, only(player))
            state.tell("ARM-6.1", "{seat} draws a card", {"seat": player}, but(player))
        if state.rules.may_play:
            state.drew = True
        else:
            next_player(state)

    def prompt(self, state: Archimedes, seat: int) -> Note:
        return Note("ARM-6.1", "{seat} draws a card", {"seat": state.ring.holder})


def next_player(state: Archimedes) -> None:
    """ARM-3.2, ARM-4.11, ARM-6.4: the left neighbour is asked, and passes are counted anew (ARM-10.2)."""
    state.drew = False
    state.turn = state.ring.go_on()


def idle(state: Archimedes) -> int:
    """The one way not to play: draw, pass on an empty pile, or end a turn after the draw."""
    if state.drew:
        return DONE
    return DRAW if state.deck_size else PASS


def idle_refusal(state: Archimedes, move: int) -> str:
    if move != idle(state):
        if move == DRAW:
            return "ARM-6.2" if state.drew else "ARM-6.3"
        if move == PASS:
            return "ARM-6.1"
        return "ARM-D-09"
    return "ARM-D-08" if state.rules.must_play and any_play(state, state.hands[state.ring.holder], state.top) else ""


def any_play(state: Archimedes, hand: int, top: int) -> bool:
    """Whether this hand has an equation or equality on this top card."""
    lacks = marks(hand) ^ BOTH_MARKS
    for pattern in state.rules.patterns[top]:
        if not pattern.need & lacks:
            return True
    return False


def untrue(state: Archimedes, move: int) -> str:
    """Why this is no true play on the top card, whatever the hand."""
    top = state.top
    if move < EQUALITY + KINDS:
        return "ARM-5.2" if move > EQUALITY else "ARM-2.1"
    if move < EQUATION:
        return "ARM-3.3"
    sign, operand, answer = sign_of(move), operand_of(move), result_of(move)
    if sign not in state.rules.signs:
        return "ARM-D-06"
    if operand == REINER and answer == REINER:
        return "ARM-D-24"
    if REINER in (operand, answer):
        return "ARM-12.3" if state.rules.reiner else "ARM-2.1"
    if top == OPEN or result(top, sign, operand) == NO_CARD:
        return "ARM-7.8"
    return "ARM-4.5"


def lacking(state: Archimedes, move: int) -> str:
    """Which of the cards of a true play the hand lacks."""
    if move < EQUATION:
        return "ARM-5.2"
    hand = state.hands[state.ring.holder]
    return "ARM-4.6" if holds(hand, operand_of(move)) else "ARM-4.3"


def announce(state: Archimedes, move: int) -> None:
    """ARM-4.7: said aloud, so everybody learns which cards were in the hand."""
    args: dict[str, object] = {"seat": state.ring.holder, "top": name_of(state.top)}
    if move < EQUATION:
        args["card"] = name_of(move - EQUALITY)
        state.tell("ARM-5.3", "{seat} lays an equality: {top} = {card}", args, reveals=True)
        return
    args["sign"] = SIGNS[sign_of(move)]
    args["operand"] = name_of(operand_of(move))
    args["result"] = name_of(result_of(move))
    state.tell("ARM-4.7", "{seat} plays {top} {sign} {operand} = {result}", args, reveals=True)
    if result_of(move) == REINER:
        value = result(state.top, sign_of(move), operand_of(move))
        state.tell("ARM-D-22", "{card} is on top now and counts as {value}", {"card": "R", "value": value})
    else:
        state.tell("ARM-4.9", "{card} is on top now", {"card": args["result"]})


def remember(state: Archimedes, move: int) -> None:
    """Who must play if able (ARM-D-08) tells by a draw or pass what is not in the hand."""
    state.past += [state.ring.holder, move, state.top]


TURN: Final = Turn()
DRAW_CARD: Final = DrawCard()
