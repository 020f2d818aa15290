"""C.4 step 5: targets, and what an enhancement is attached to."""

from __future__ import annotations

from kodeks.games.starwars.cards.kind import NONE, TARGET
from kodeks.games.starwars.moves import CHOOSE, DONE, by_piece, kind_of, nth_of
from kodeks.games.starwars.piece import Piece
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing import means
from kodeks.games.starwars.timing.telling import chosen
from kodeks.games.starwars.timing.use import EFFECT, Use


def choose_targets(state: StarWars, use: Use) -> bool:
    """True when somebody is asked. `at` counts the two descriptions of each step."""
    steps = use.steps(state)
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
    while use.at < 2 * len(steps):
        step = steps[use.at // 2]
        cards = step.second if use.at % 2 else step.cards
        if cards is None or cards.how != TARGET or step.op in means.LISTS:
            use.at += 1
            continue
        found = targets(state, use)
        least = 0 if step.may or cards.most else 1
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


def targets(state: StarWars, use: Use) -> list[Piece]:
    step = use.steps(state)[use.at // 2]
    cards = step.second if use.at % 2 else step.cards
    assert cards is not None
    found = means.candidates(state, use.seat, step, cards, use.card, use.event_card(state), use.at % 2 == 0)
    result: list[Piece] = []
    for piece in found:
        if piece.uid in use.picks[use.at]:
            continue
        if cards.cheaper and piece.kind.cost >= use.paid_cost:
            continue
        result.append(piece)
    return result


# --- the question -------------------------------------------------------------------------------------


def offers(state: StarWars, use: Use) -> list[int]:
    if use.which == NONE:
        return [by_piece(CHOOSE, p) for p in means.hosts(state, use.seat, use.kind(state))]
    moves = [by_piece(CHOOSE, piece) for piece in targets(state, use)]
    step = use.steps(state)[use.at // 2]
    cards = step.second if use.at % 2 else step.cards
    assert cards is not None
    if step.may or (cards.most and use.picks[use.at]):
        return [DONE, *moves]
    return moves


def refusal(state: StarWars, use: Use, move: int) -> str:
    if move in offers(state, use):
        return ""
    return "SWC-CORE-DEP-4" if use.which == NONE else "SWC-CORE-TERM-11"


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
