"""C.4 step 5: targets, and what an enhancement is attached to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kodeks.games.starwars.cards.kind import NONE, TARGET
from kodeks.games.starwars.moves import CHOOSE, DONE, by_piece, kind_of, nth_of
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing import means
from kodeks.games.starwars.timing.telling import chosen
from kodeks.games.starwars.timing.use import EFFECT, Use

if TYPE_CHECKING:
    from kodeks.games.starwars.effects.effect import Effect


def choose_targets(state: StarWars, use: Use) -> bool:
    """True when somebody is asked. `at` counts the places of all effects."""
    if use.which == NONE:
        if use.as_enhancement(state) and not use.kind(state).free and use.host == NONE:
            found = means.hosts(state, use.seat, use.kind(state))
            if len(found) == 1:
                use.host = found[0].uid
            elif found:
                state.turn = use.seat
                return True
        use.stage = EFFECT
        return False
    while use.at < len(use.picks):
        effect, place = effect_at(state, use)
        cards = effect.about[place]
        if cards.how != TARGET:
            use.at += 1
            continue
        found = targets(state, use)
        least = 0 if effect.may or cards.most else 1
        most = max(1, cards.most)
        if not found or len(use.picks[use.at]) >= most:
            use.at += 1
        elif least == 1 and len(found) == 1:
            use.picks[use.at].append(found[0].uid)
            use.at += 1
        else:
            state.turn = use.seat
            return True
    use.stage = EFFECT
    return False


def effect_at(state: StarWars, use: Use) -> tuple[Effect, int]:
    """The effect, and which of its places, that a target is chosen for."""
    place = use.at
    for effect in use.effects(state):
        if place < len(effect.about):
            return effect, place
        place -= len(effect.about)
    raise AssertionError("all targets are chosen")


def targets(state: StarWars, use: Use) -> list[Piece]:
    effect, place = effect_at(state, use)
    result: list[Piece] = []
    for piece in effect.candidates(state, place, use.seat, use.card, use.event_card(state)):
        if piece.uid in use.picks[use.at]:
            continue
        if effect.about[place].cheaper and piece.kind.cost >= use.paid_cost:
            continue
        result.append(piece)
    return result


# --- the question -------------------------------------------------------------------------------------


def offers(state: StarWars, use: Use) -> list[int]:
    if use.which == NONE:
        return [by_piece(CHOOSE, p) for p in means.hosts(state, use.seat, use.kind(state))]
    moves = [by_piece(CHOOSE, piece) for piece in targets(state, use)]
    effect, place = effect_at(state, use)
    if effect.may or (effect.about[place].most and use.picks[use.at]):
        return [DONE, *moves]
    return moves


def answer(state: StarWars, use: Use, move: int) -> None:
    if move == DONE:
        use.at += 1
        chosen(state, "SWC-CORE-TERM-11", use.seat, None)
        return
    piece = state.find(kind_of(move), nth_of(move))
    assert piece is not None
    chosen(state, "SWC-CORE-TERM-11", use.seat, piece)
    if use.which == NONE:
        use.host = piece.uid
    else:
        use.picks[use.at].append(piece.uid)
