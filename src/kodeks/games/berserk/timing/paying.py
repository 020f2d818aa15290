"""Payment: promised at the declaration, paid after the execution (BRS-INST-16, INST-19)."""

from __future__ import annotations

from kodeks.games.berserk.cards.words import ATTACKS, IMPACT, NONE
from kodeks.games.berserk.features.feature import Ability
from kodeks.games.berserk.features.used import Payment, Played
from kodeks.games.berserk.knowing import features
from kodeks.games.berserk.piece import BURIED, DESTROYED, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.event import Closed
from kodeks.games.berserk.timing.legal import on_target
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.timing.wounds import Hurting, Wounding


def promise(state: Berserk, use: Use, payment: Payment) -> None:
    me = state.cards[use.source]
    if payment.tap:
        me.promised = True
    for uid in use.bet:
        state.cards[uid].promised_chips += 1
    if use.ability.per_turn:
        me.spent.append(use.ability.id)
    if use.ability.per_battle:
        me.battle.append(use.ability.id)
    if use.ability.per_target:
        for uid in use.targets[0]:
            state.cards[uid].battle.append(on_target(use))


def broke(state: Berserk, use: Use, payment: Payment) -> str:
    """Why it can not pay any more what it has promised, or '' (BRS-AMB-15)."""
    me = state.cards[use.source]
    if payment.tap and (me.closed or me.acted):
        return "BRS-ACT-4" if me.closed else "BRS-ACT-7"
    for uid in use.bet:
        lender = state.cards[uid]
        if not lender.in_play() or lender.control != use.seat or lender.chips < use.bet.count(uid):
            return "BRS-CHIP-1"
    return ""


def release(state: Berserk, use: Use, payment: Payment) -> None:
    """What was promised is free again."""
    if payment.tap:
        state.cards[use.source].promised = False
    for uid in use.bet:
        state.cards[uid].promised_chips = max(0, state.cards[uid].promised_chips - 1)
    attack = use.attack
    if attack is not None and attack.defender != NONE:
        state.cards[attack.defender].promised = False


def unspend(state: Berserk, use: Use) -> None:
    """BRS-GOLD-7: what is cancelled has not been used."""
    me = state.cards[use.source]
    if use.ability.per_target:
        for uid in use.targets[0]:
            if on_target(use) in state.cards[uid].battle:
                state.cards[uid].battle.remove(on_target(use))
    if use.ability.per_turn and use.ability.id in me.spent:
        me.spent.remove(use.ability.id)
    if use.ability.per_battle and use.ability.id in me.battle:
        me.battle.remove(use.ability.id)


def pay(state: Berserk, use: Use, payment: Payment) -> None:
    """What has become impossible lapses (BRS-INST-19)."""
    release(state, use, payment)
    me = state.cards[use.source]
    if isinstance(use.feature, Played):
        use.feature.paid(me)
    for uid in use.bet:
        state.cards[uid].chips = max(0, state.cards[uid].chips - 1)
    if use.bet and state.log is not None:
        state.tell("BRS-CHIP-5", "{card} spends chips: {count}", {"card": me.kind.name, "count": len(use.bet)})
    attack = use.attack
    if attack is not None and attack.defender != NONE:
        act(state, state.cards[attack.defender], True, state.cards[attack.meant])
    if payment.tap:
        act(state, me, use.ability.type & ATTACKS != 0, None)
    if payment.wounds and me.in_play():
        state.push(Hurting([Wounding(me.uid, payment.wounds, me.uid, IMPACT)], "BRS-INST-19"))
    if (payment.dies or payment.buried) and me.in_play():
        me.doom = DESTROYED if payment.dies else BURIED
        me.slayer = NONE


def act(state: Berserk, piece: Piece, fought: bool, defended: Piece | None) -> None:
    """After its action a card closes (BRS-ACT-3), and it has lost its movement (BRS-MOVE-8)."""
    if not piece.in_play() or piece.closed:
        return
    piece.steps = 0
    if fought:
        for feature in features(state, piece):
            if feature.stays_open(state, piece, defended) and stays(piece, feature.ability):
                return
    close(state, piece)


def stays(piece: Piece, limit: Ability | None) -> bool:
    """Whether it may once more act without closing; it has acted, unless its text allows it again (BRS-AMB-28)."""
    if limit is not None and limit.per_turn:
        if piece.spent.count(limit.id) >= limit.per_turn:
            return False
        piece.spent.append(limit.id)
        piece.acted = piece.spent.count(limit.id) >= limit.per_turn
    else:
        piece.acted = True
    return True


def close(state: Berserk, piece: Piece) -> None:
    piece.closed = True
    piece.acted = False
    piece.steps = 0
    piece.bitten = False
    piece.fed = False
    state.rules.announce(state, Closed(piece.uid))
