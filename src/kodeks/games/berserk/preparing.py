"""A position before the first turn, built by hand. `step` says what comes next, and with it what there is:

`squad`         `deals.A = ["Spark Watchman", ...]`: squads are built out of these
`deployment`    `squads.A = [...]`: they are to be deployed
`reveal`        `play.A = ["c2 Spark Watchman", ...]`: everything is deployed, face down
"""

from __future__ import annotations

from typing import Any, Final

from kodeks.games.berserk.cards.catalogue import Catalogue
from kodeks.games.berserk.position import SEATS, cell_of, check_keys, listed, named, one_of
from kodeks.games.berserk.rules import Rules
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.steps.preparation import DEPLOYS, REVEALS, SQUADS, Preparation, hand_out, leads
from kodeks.kernel.errors import BadPosition
from kodeks.kernel.game import Game

STEPS: Final = {"squad": SQUADS, "deployment": DEPLOYS, "reveal": REVEALS}
KEYS: Final = {"squad": "deals", "deployment": "squads", "reveal": "play"}


def is_early(data: Any) -> bool:
    return isinstance(data, dict) and data.get("step") in STEPS


def prepared(data: dict[str, Any], game: Game, rules: Rules, cards: Catalogue) -> Berserk:
    step = data["step"]
    check_keys(data, ("first", "step", KEYS[step], "decks", "cards"), f"a position at the step {step}")
    state = Berserk(game, rules)
    leads(state, SEATS.index(one_of(data.get("first", "A"), SEATS, "first")))
    hand_out(state)
    for seat in range(2):
        state.decks[seat] = sorted(named(cards, name).number for name in listed(data, "decks", seat))
        lines = listed(data, KEYS[step], seat)
        if step == "reveal":
            for line in lines:
                lay(state, seat, line, cards)
        else:
            state.deals[seat] = sorted(named(cards, name).number for name in lines)
        if step == "deployment":
            state.squads[seat] = state.deals[seat][:]
        owned = [piece.kind.number for piece in state.cards if piece.owner == seat]
        rules.fill(seat, owned + state.decks[seat] + state.deals[seat])
    state.frames = [Preparation(STEPS[step])]
    return state


def lay(state: Berserk, seat: int, line: str, cards: Catalogue) -> None:
    word, _, name = line.partition(" ")
    cell = cell_of(word, line)
    if not state.row(seat, cell) or not state.free(cell):
        raise BadPosition(f"{line!r}: squads are deployed on free cells of their own half (BRS-DEP-1)")
    piece = state.new_piece(named(cards, name.strip()), seat)
    piece.hidden = True
    state.stand(piece, cell)
