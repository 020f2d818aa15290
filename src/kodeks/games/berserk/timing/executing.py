"""Execution: tested once more, then dice and effects, the check, the payment, the check (BRS-INST-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kodeks.games.berserk.cards.words import ATTACKS, NONE
from kodeks.games.berserk.features.used import Played
from kodeks.games.berserk.knowing import against
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing import legal, reach
from kodeks.games.berserk.timing.attack import Attack
from kodeks.games.berserk.timing.chains import repeats
from kodeks.games.berserk.timing.checks import Checks
from kodeks.games.berserk.timing.declaring import payment_of
from kodeks.games.berserk.timing.dice import AbilityRoll
from kodeks.games.berserk.timing.event import Acted, AfterAttack, Dealt
from kodeks.games.berserk.timing.paying import broke, pay, release, unspend
from kodeks.games.berserk.timing.use import EFFECTS, ENDS, FIRST, OTHERWISE, PAYS, ROLL, TEST, Use

if TYPE_CHECKING:
    from kodeks.games.berserk.effects.effect import Effect


def execute(state: Berserk, use: Use) -> None:
    if use.stage == TEST:
        why = illegal(state, use) or ("BRS-GOLD-4" if use.event is not None and repeats(state, use) else "")
        if why:
            cancel(state, use, why)
            return
        use.stage = PAYS if use.blocked and use.attack is None else ROLL
    if use.stage == ROLL:
        use.stage = EFFECTS
        if rolls(use):
            state.push(AbilityRoll())
            return
    if use.stage == EFFECTS and not effects(state, use):
        return
    if use.stage == EFFECTS:
        use.stage = PAYS
        if not use.inside:
            state.push(Checks())
            return
    if use.stage == PAYS:
        use.stage = ENDS
        depth = len(state.frames)
        if not use.inside:
            state.push(Checks())  # after the wounds that are paid
        pay(state, use, payment_of(use))
        if len(state.frames) != depth:
            return
    end(state, use)


def illegal(state: Berserk, use: Use) -> str:
    """Why it can not be executed any more (BRS-GOLD-2), or ''."""
    me = state.cards[use.source]
    if use.last is None and not me.in_play():
        return "BRS-INST-9"
    why = broke(state, use, payment_of(use)) or barred(state, use, me)
    if why:
        return why
    attack = use.attack
    if attack is not None:
        target = reach.card(state, attack.target)
        if target is None:
            return "BRS-GOLD-2"
        if attack.changed:
            return defender_lost(state, attack.defender, me)
        return reach.refusal(state, use.seat, use.me(state), attack.type, use.ability.range, target)
    if not legal.begins(state, use):
        return "BRS-GOLD-2"
    return "" if all(places(state, use, 0)) else "BRS-GOLD-8"


def barred(state: Berserk, use: Use, me: Piece) -> str:
    """What a text forbids that was allowed when it was declared, or a change of control."""
    feature = use.feature
    if not isinstance(feature, Played):
        return ""
    return legal.barred(state, me, feature) if me.control == use.seat else "BRS-ABL-16"


def defender_lost(state: Berserk, defender: int, attacker: Piece) -> str:
    """BRS-DEF-14: a defender out of the attacker's reach takes no strike; a redirected attack goes anywhere."""
    if defender == NONE:
        return ""
    return reach.melee(state, attacker, 1, state.cards[defender]) and "BRS-DEF-14"


def cancel(state: Berserk, use: Use, why: str) -> None:
    """Without payment, and without having been used (BRS-GOLD-7)."""
    release(state, use, payment_of(use))
    unspend(state, use)
    if state.log is not None:
        state.tell(why, "{card} does not do it: cancelled", {"card": use.me(state).kind.name})
    state.pop()
    if not use.inside:
        state.stack.holder = state.active


def rolls(use: Use) -> bool:
    """BRS-ABL-4: X-Y-Z of an ability that is no attack; attacks roll for themselves."""
    return any(effect.amount.rolls() and not effect.attacks() for effect in use.ability.effects)


def effects(state: Berserk, use: Use) -> bool:
    """One after the other; false while one of them waits for something."""
    depth = len(state.frames)
    while use.at < len(use.ability.effects):
        effect = use.ability.effects[use.at]
        found = [unprotected(state, use, effect, pieces) for pieces in places(state, use, use.at)]
        use.at += 1
        if effect.then in (FIRST, OTHERWISE):
            use.goes_on = use.success == (effect.then == FIRST)
            use.success = True
        if effect.then and not use.goes_on:
            continue
        if not all(found) or not effect.do(state, use, found):
            use.success = False
        if len(state.frames) != depth:
            return False
    return True


def places(state: Berserk, use: Use, at: int) -> list[list[Piece]]:
    """The cards in each place of an effect."""
    if use.attack is not None and at == 0:  # wherever it goes now (BRS-ATK-17)
        return [[state.cards[use.attack.target]]]
    start = sum(len(effect.about) for effect in use.ability.effects[:at])
    return [legal.meant(state, use, start + i) for i in range(len(use.ability.effects[at].about))]


def unprotected(state: Berserk, use: Use, effect: Effect, pieces: list[Piece]) -> list[Piece]:
    """Those on which it has an effect: a protected card is a legal target nevertheless (BRS-AMB-14)."""
    me = use.me(state)
    type = use.ability.type
    if not effect.attacks() and not type & ATTACKS:
        pieces = [one for one in pieces if not reach.protected(state, one, type, me, use.sudden)]
    if isinstance(use.event, Dealt):
        pieces = [one for one in pieces if not thick(state, one, me, use.event.attack)]
    return pieces


def thick(state: Berserk, piece: Piece, me: Piece, attack: Attack) -> bool:
    """BRS-KW-tolstokozhest: no effects of what triggers on an attack at it."""
    if piece.uid != attack.target or piece is me:
        return False
    return any(feature.thick() for feature in against(state, piece, me, attack.type))


def end(state: Berserk, use: Use) -> None:
    """What triggers on it is declared with all the rest."""
    state.pop()
    if use.inside:
        return
    state.stack.holder = state.active
    if use.attack is not None:
        state.rules.announce(state, AfterAttack(use.attack))
        if use.attack.defender != NONE:
            state.rules.announce(state, Acted(use.attack.defender))
    if payment_of(use).tap:
        state.rules.announce(state, Acted(use.source))
