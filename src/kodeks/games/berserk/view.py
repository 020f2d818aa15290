"""What each seat may know of a position, built from its knowledge. Seats are numbers; places are such as c2, c2+1, z1.

phase      initiative, deal, squad, deployment, reveal, battle or over
step       in the battle: start, main or end of the turn; in the reveal: reveal, hosts, battle start or vanguard
turn       its number, 0 before the first; `first` and `active` are seats, `priority` is who may declare now
cards      by place, all that are in play: see `card` of shown.py; one that is face down for this seat: see `back`;
           during the deployment a seat sees its own
walls      cells that a feature makes occupied
graves     by seat, the last on top: name, and `souls`, the chips of incarnation
unseen     by seat: names of the cards of which this seat only knows that they are somewhere: in the deck, or face down
deck_sizes, deal_sizes
stack      what is declared, the newest last: see `item`
dice       the last throw, in order: name and place of who rolled, `die` (white, black), number
strikes    for the seat that is asked: by the notation of each legal attack, what it may come to (forecast.py)
winner     a seat, -1 while the game goes on, 2 when it is drawn; `why` is the clause

From its deal to the deployment a seat also sees its own `deal` (all of it, until both squads are built), its `squad`
(taken, and not yet deployed), and `budget`: see `budget`.
"""

from __future__ import annotations

from typing import Any

from kodeks.games.berserk.cards.words import ABILITIES, FLYER, NONE
from kodeks.games.berserk.field import CELLS, named
from kodeks.games.berserk.forecast import board, sketch
from kodeks.games.berserk.moves import NO_PLACE, STRIKE, USES, piece_at, source_of, target_of, verb_of
from kodeks.games.berserk.piece import ALOFT
from kodeks.games.berserk.shown import element_words, fact, seen, where, where_is
from kodeks.games.berserk.state import DRAWN, PLAYING, PREPARING, Berserk
from kodeks.games.berserk.steps.deployment import Deployment, half, lay_out
from kodeks.games.berserk.steps.preparation import Preparation
from kodeks.games.berserk.steps.prices import left, penalty, price
from kodeks.games.berserk.steps.squad import Recruiting
from kodeks.games.berserk.steps.turn import ENDS, MAIN, OVER, Turns
from kodeks.games.berserk.timing.attack import WHITE, Attack
from kodeks.games.berserk.timing.declaring import payment_of
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.timing.windows import chosen
from kodeks.kernel.note import letter

PHASES = ["initiative", "deal", "deal", "squad", "deployment", "reveal", "reveal", "reveal", "reveal", "reveal"]
STEPS = ["", "", "", "", "", "reveal", "hosts", "hosts", "battle start", "vanguard"]
DICE = ["white", "black"]
ABILITY_WORDS = {bit: name for name, bit in ABILITIES.items()}


def view(state: Berserk, seat: int) -> dict[str, Any]:
    told = common(sketch(deployed_by(state, seat)), seat)
    told["strikes"] = strikes(state) if state.turn == seat else {}
    if seat in (0, 1) and told["phase"] in ("deal", "squad", "deployment"):
        told["deal"] = names(state, state.deals[seat])
        told["squad"] = names(state, state.squads[seat])
        told["budget"] = budget(state, seat)
    return told


def deployed_by(state: Berserk, seat: int) -> Berserk:
    """During the deployment: as if what this seat has deployed were laid out already."""
    frame = state.frames[-1]
    if not isinstance(frame, Deployment) or seat not in (0, 1):
        return state
    scratch = state.copy()
    lay_out(scratch, [frame.cells[at] if half(state, at) == seat else NONE for at in range(CELLS)])
    return scratch


def common(state: Berserk, seat: int) -> dict[str, Any]:
    """What is seen of a sketch of the position."""
    return {
        "phase": phase(state),
        "step": step(state),
        "turn": state.turns,
        "first": state.first,
        "active": state.active,
        "priority": state.stack.holder,
        "cards": {where(state, piece): seen(state, piece, seat) for piece in state.in_play()},
        "walls": sorted(named(wall.cell) for wall in state.walls),
        "graves": {str(owner): grave(state, owner) for owner in range(2)},
        "unseen": {str(owner): unseen(state, owner, seat) for owner in range(2)},
        "deck_sizes": [len(deck) for deck in state.decks],
        "deal_sizes": [len(deal) for deal in state.deals],
        "stack": [item(state, use) for use in state.stack.items],
        "dice": dice(state),
        "proposal": state.proposal,
        "winner": state.winner,
        "why": state.why,
    }


def phase(state: Berserk) -> str:
    if state.winner != PLAYING:
        return "over"
    return PHASES[preparing(state)] if state.turns == PREPARING else "battle"


def preparing(state: Berserk) -> int:
    """A stage that is being worked off has already been counted."""
    for frame in state.frames:
        if isinstance(frame, Preparation):
            return min(max(frame.stage - 1, 0), len(PHASES) - 1)
    return len(PHASES) - 1


def step(state: Berserk) -> str:
    if state.turns == PREPARING:
        return STEPS[preparing(state)]
    for frame in state.frames:
        if isinstance(frame, Turns):
            if frame.stage <= MAIN:
                return "start"
            return "main" if frame.stage == ENDS else "end" if frame.stage == OVER else ""
    return ""


def names(state: Berserk, numbers: list[int]) -> list[str]:
    return sorted(state.kind(number).name for number in numbers)


def budget(state: Berserk, seat: int) -> dict[str, Any]:
    """`gold` and `silver` to spend, `penalty` of gold lost for more than one of the `elements` (BRS-SQ-5).

    `elite`, `others` and `flyers` are crystals spent by the squad, `left` those that are still there (below 0: too
    many are spent); `prices` are those of the cards of the deal, where they differ from their costs (BRS-SQ-19);
    `changes` counts what was taken and put back.
    """
    changes = [frame.changes for frame in state.frames if isinstance(frame, Recruiting) and frame.seat == seat]
    squad = [state.kind(number) for number in state.squads[seat]]
    deal = [state.kind(number) for number in sorted(set(state.deals[seat]))]
    found = 0
    for kind in squad:
        found |= kind.elements
    lost = penalty(squad)
    gold, silver = state.crystals[seat]
    return {
        "gold": gold - lost,
        "silver": silver,
        "penalty": lost,
        "elements": element_words(found),
        "elite": sum(price(kind, squad) for kind in squad if kind.elite),
        "others": sum(price(kind, squad) for kind in squad if not kind.elite),
        "flyers": sum(price(kind, squad) for kind in squad if kind.sub == FLYER),
        "left": sum(left(squad, state.crystals[seat])),
        "changes": sum(changes),
        "prices": {kind.name: price(kind, squad) for kind in deal if price(kind, squad) != kind.cost},
    }


def grave(state: Berserk, owner: int) -> list[dict[str, Any]]:
    pieces = [state.cards[uid] for uid in state.graves[owner]]
    return [{"name": piece.kind.name, "souls": piece.souls} for piece in pieces]


def unseen(state: Berserk, owner: int, seat: int) -> list[str]:
    numbers = state.decks[owner][:]
    if owner != seat:
        numbers += state.deals[owner] or state.squads[owner]
        frame = state.frames[-1]
        if isinstance(frame, Deployment):
            numbers += [kind for at, kind in enumerate(frame.cells) if kind != NONE and half(state, at) == owner]
    for piece in state.cards:
        if piece.zone <= ALOFT and piece.hidden and piece.owner == owner and piece.control != seat:
            numbers.append(piece.kind.number)
    return names(state, numbers)


# --- what is going on -----------------------------------------------------------------------------


def item(state: Berserk, use: Use) -> dict[str, Any]:
    """`type` of the ability, `amounts` (one number, or weak, medium and strong), the promised payment.

    `meant` is the first target of an attack as it was declared, `defender` who took its place; an attack has `odds`.
    """
    attack = use.attack
    payment = payment_of(use)
    told: dict[str, Any] = {
        "seat": use.seat,
        "name": use.me(state).kind.name,
        "source": where_is(state, use.source),
        "type": ABILITY_WORDS[use.ability.effects[0].attacks() or use.ability.type],
        "amounts": amounts(use),
        "targets": [where_is(state, uid) for chosen in use.targets for uid in chosen],
        "cells": [named(cell) for cell in use.cells if cell != NONE],
        "sudden": use.sudden,
        "closes": payment.tap,
        "chips": payment.chips,
    }
    if attack is not None:
        told["targets"] = [where_is(state, attack.target)]
        told["meant"] = where_is(state, attack.meant)
        told["defender"] = where_is(state, attack.defender)
        told["odds"] = odds(state, attack)
    return told


def amounts(use: Use) -> list[int]:
    amount = use.ability.effects[0].amount
    found = [amount.of_kind(kind) for kind in range(3)]
    return found if amount.rolls() else found[:1]


def odds(state: Berserk, attack: Attack) -> dict[str, Any]:
    """Empty when one of the two has left."""
    both = state.cards[attack.source].in_play() and state.cards[attack.target].in_play()
    return board(state, attack) if both else {}


def strikes(state: Berserk) -> dict[str, Any]:
    found: dict[str, Any] = {}
    scratch = sketch(state)
    for move in state.moves():
        verb = verb_of(move)
        if (verb == STRIKE or verb in USES) and target_of(move) != NO_PLACE:
            source, target = piece_at(state, source_of(move)), piece_at(state, target_of(move))
            feature = None if source is None else chosen(state, source, move)
            if source is None or target is None or feature is None or target.hidden:
                continue
            effect = feature.does.effects[0]
            if effect.attacks():
                attack = Attack(effect.attacks(), source.uid, target.uid, effect.amount)
                attack.sudden = feature.payment.sudden and feature.payment.tap
                found[state.game.write(move)] = board(scratch, attack)
    return found


def dice(state: Berserk) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for i in range(0, len(state.dice), 3):
        uid, die, number = state.dice[i : i + 3]
        told = {"name": state.cards[uid].kind.name, "place": where_is(state, uid), "number": number}
        found.append(told | {"die": DICE[die != WHITE]})
    return found


def facts(state: Berserk) -> dict[str, Any]:
    """The whole position in words of the rulebook, for judges and scenarios."""
    ended = {PLAYING: "", DRAWN: "draw"}
    return {
        "turn": state.turns,
        "first": letter(state.first),
        "active": letter(state.active),
        "phase": phase(state),
        "step": step(state),
        "priority": letter(state.stack.holder),
        "cards": {where(state, piece): fact(state, piece) for piece in state.in_play()},
        "walls": sorted(named(wall.cell) for wall in state.walls),
        "graves": {letter(seat): [state.cards[uid].kind.name for uid in state.graves[seat]] for seat in range(2)},
        "souls": {letter(seat): [state.cards[uid].souls for uid in state.graves[seat]] for seat in range(2)},
        "decks": {letter(seat): [state.kind(number).name for number in state.decks[seat]] for seat in range(2)},
        "crystals": {letter(seat): state.crystals[seat] for seat in range(2)},
        "deals": {letter(seat): [state.kind(number).name for number in state.deals[seat]] for seat in range(2)},
        "squads": {letter(seat): [state.kind(number).name for number in state.squads[seat]] for seat in range(2)},
        "stack": len(state.stack.items),
        "dice": [die["number"] for die in dice(state)],
        "proposal": "" if state.proposal == NONE else letter(state.proposal),
        "winner": ended[state.winner] if state.winner in ended else letter(state.winner),
        "why": state.why,
    }
