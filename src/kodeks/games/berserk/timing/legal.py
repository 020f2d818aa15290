"""What may be declared: the one opinion on it (BRS-INST-14 to INST-16, BRS-GOLD-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kodeks.games.berserk.cards.words import ATTACKS, IMPACT, SIMPLE
from kodeks.games.berserk.features.ability import UNLIMITED, Ability
from kodeks.games.berserk.features.used import Payment, Played
from kodeks.games.berserk.knowing import current_lives, elements, features
from kodeks.games.berserk.piece import Piece
from kodeks.games.berserk.state import PREPARING, Berserk
from kodeks.games.berserk.timing import reach
from kodeks.games.berserk.timing.event import Dealt
from kodeks.games.berserk.timing.use import OTHERWISE, Use
from kodeks.games.berserk.timing.wounds import Wounding, replaced
from kodeks.kernel.note import naming

if TYPE_CHECKING:
    from kodeks.games.berserk.effects.cards import Cards
    from kodeks.games.berserk.effects.effect import Effect


COUNTED: Final = 1 << 20  # beyond all ids of abilities


def played(state: Berserk, piece: Piece) -> list[Played]:
    """All features that a card can play, its simple strike aside."""
    found: list[Played] = []
    for feature in features(state, piece):
        found += feature.plays()
    return found


def refusal(state: Berserk, seat: int, me: Piece, feature: Played, ordinary: bool) -> str:
    """Why the seat can not declare it now, or ''; `ordinary`: whether slow game actions have their time."""
    if me.control != seat:
        return "BRS-ABL-16"
    payment = feature.payment
    if payment.sudden:
        if state.turns == PREPARING:
            return "BRS-INST-15"
    elif not ordinary:
        return "BRS-INST-14"
    return unpayable(state, me, payment) or used_up(state, me, feature.does) or barred(state, me, feature)


def barred(state: Berserk, me: Piece, feature: Played) -> str:
    """Why it can not be used at all now, by its own text or another; or ''."""
    why = feature.refusal(state, me)
    if why:
        return why
    type = feature.does.type
    for one in features(state, me):
        why = one.bars_declaring(state, me, type, None) or (one.bars_acting(state, me) if feature.payment.tap else "")
        if why:
            return why
        if one.fights_not() and needs_die(feature):
            return "BRS-ATK-20"
    return ""


def needs_die(feature: Played) -> bool:
    """Whether the card must fight for it (BRS-AMB-79)."""
    if feature.does.type == SIMPLE:
        return True
    return bool(feature.does.type & ATTACKS) and any(effect.amount.rolls() for effect in feature.does.effects)


def unpayable(state: Berserk, me: Piece, payment: Payment) -> str:
    """BRS-GOLD-5, INST-16."""
    if payment.tap:
        if me.closed:
            return "BRS-ACT-4"
        if me.acted:
            return "BRS-ACT-7"
        if me.promised:
            return "BRS-INST-16"
    if payment.wounds and replaced(state, me, Wounding(me.uid, payment.wounds, me.uid, IMPACT)):
        return "BRS-INST-19"
    if payment.takes_card() and any(gives_itself(use, me) for use in state.stack.items):
        return "BRS-INST-16"
    if payment.chips:
        if len(purses(state, me)) < payment.chips:
            return "BRS-CHIP-1" if me.chips < payment.chips else "BRS-INST-16"
    return ""


def gives_itself(use: Use, me: Piece) -> bool:
    """Whether the card is promised as the payment of what waits."""
    return use.source == me.uid and isinstance(use.feature, Played) and use.feature.payment.takes_card()


def purses(state: Berserk, me: Piece) -> list[int]:
    """The cards, once for each chip that is not promised, whose chips it may use: itself, and others by meditation."""
    found = [me.uid] * (me.chips - me.promised_chips)
    if not any(feature.borrows() for feature in features(state, me)):
        return found
    own = elements(state, me)
    for piece in state.cards:
        if piece is not me and piece.in_play() and not piece.hidden and piece.control == me.control:
            if own & elements(state, piece):
                found += [piece.uid] * (piece.chips - piece.promised_chips)
    return found


def used_up(state: Berserk, me: Piece, ability: Ability) -> str:
    if ability.own_turn and state.active != me.control:
        return "BRS-KW-raz-za-khod"
    if ability.per_turn:
        if state.turns == PREPARING:
            return "BRS-INST-15"
        if me.spent.count(ability.id) >= ability.per_turn:
            return "BRS-KW-raz-za-khod"
    if ability.per_battle and me.battle.count(ability.id) >= ability.per_battle:
        return "BRS-KW-raz-za-boy"
    return ""


# --- targets --------------------------------------------------------------------------------------


def effect_of(ability: Ability, spot: int) -> tuple[Effect, int]:
    """The effect to which this of all places belongs, and its number there."""
    for effect in ability.effects:
        if spot < len(effect.about):
            return effect, spot
        spot -= len(effect.about)
    raise AssertionError("there is no such place")


def kind_of(ability: Ability, effect: Effect) -> tuple[int, int]:
    """The type and the range of one effect of an ability: what follows on an attack is no attack itself."""
    if effect.attacks():
        return effect.attacks(), effect.reach() or (ability.range if effect is ability.effects[0] else UNLIMITED)
    return (IMPACT, UNLIMITED) if ability.type & ATTACKS else (ability.type, ability.range)


def on_target(use: Use) -> int:
    """By which uses on one card are counted on that card: this feature of this source."""
    return use.ability.id + (use.source + 1) * COUNTED


def target_refusal(state: Berserk, use: Use, spot: int, piece: Piece) -> str:
    """Why this card can not be chosen there, or ''."""
    cards = use.ability.spots[spot]
    if not cards.may_mean(state, use, piece):
        return naming("BRS-KW-nelegalnost", use.me(state).kind.name)  # its text speaks of other cards
    for chosen in use.targets:
        if piece.uid in chosen and not cards.again() and not effect_of(use.ability, spot)[0].attacks():
            return "BRS-KW-tsel"
    if use.ability.per_target and spot == 0 and piece.battle.count(on_target(use)) >= use.ability.per_target:
        return "BRS-KW-raz-za-boy"
    why = aim_refusal(state, use, spot, piece)
    effect = effect_of(use.ability, spot)[0]
    if why or not effect.attacks():
        return why
    type, range = kind_of(use.ability, effect)
    return reach.elsewhere(state, use.seat, use.me(state), type, range, piece)


def aim_refusal(state: Berserk, use: Use, spot: int, piece: Piece) -> str:
    """By where it is and by what the effect would do to it: this is asked at the execution again (BRS-AMB-14)."""
    effect, place = effect_of(use.ability, spot)
    cards = use.ability.spots[spot]
    if cards.targets() and (cards.most() or not effect.attacks()):  # a text that names the target reaches it
        type, range = kind_of(use.ability, effect)
        why = reach.refusal(state, use.seat, use.me(state), type, range, piece)
        if why:
            return why
    if isinstance(use.event, Dealt) and piece.kind.attackable() and current_lives(state, piece) <= 0:
        return "BRS-ATK-22"
    secret = piece.hidden and piece.control != use.seat
    if secret or effect.affects(state, use, piece, place):
        return ""
    return f"BRS-GOLD-2 {effect.spares(state, use, piece)}".rstrip()


def targets(state: Berserk, use: Use, spot: int) -> list[Piece]:
    """The cards that may be chosen there."""
    cards: Cards = use.ability.spots[spot]
    return [piece for piece in cards.candidates(state, use) if not target_refusal(state, use, spot, piece)]


def meant(state: Berserk, use: Use, spot: int) -> list[Piece]:
    """The cards in this place, as far as they are legal now (BRS-GOLD-8)."""
    chosen = use.targets[spot] if spot < len(use.targets) else []
    found = use.ability.spots[spot].found(state, use, chosen)
    return [piece for piece in found if not aim_refusal(state, use, spot, piece)]


def possible(state: Berserk, use: Use) -> bool:
    """Whether every choice of it can be made, and its first effect done (BRS-GOLD-2, BRS-ABL-20)."""
    first = use.ability.effects[0]
    for spot, cards in enumerate(use.ability.spots):
        least = 0 if effect_of(use.ability, spot)[0].uncertain() else cards.least()
        if least and spot >= len(use.targets) and len(targets(state, use, spot)) < least:
            return False
        if not cards.most() and spot < len(first.about) and not meant(state, use, spot):
            return False
    return begins(state, use)


def begins(state: Berserk, use: Use) -> bool:
    """Whether its first effect can be done, or the text says what is done otherwise."""
    first = use.ability.effects[0]
    return first.possible(state, use) or any(effect.then == OTHERWISE for effect in use.ability.effects)
