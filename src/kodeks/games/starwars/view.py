"""What each seat may know, and the whole table for a judge."""

from __future__ import annotations

from typing import Any

from kodeks.games.starwars.cards.kind import NONE
from kodeks.games.starwars.cards.words import AFFILIATIONS, DIAL, ICONS, MISSION, OBJECTIVE, PHASES, SIDES, TYPES, UNIT
from kodeks.games.starwars.moves import handle
from kodeks.games.starwars.piece import Layer, Piece, size
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.steps.chart import CHART
from kodeks.games.starwars.steps.course import Course
from kodeks.games.starwars.steps.edge import PLACING, EdgeBattle
from kodeks.games.starwars.steps.engagement import STAGES, Engagement
from kodeks.games.starwars.steps.strikes import Strikes
from kodeks.games.starwars.timing.use import Use
from kodeks.games.starwars.timing.window import Window
from kodeks.games.starwars.values import capacity, force_icons, icons, reserve, struggle_total

HIDDEN = ""
ROLES = ["", "attacker", "defender"]


def common(state: StarWars) -> dict[str, Any]:
    """SWC-EXT-4.18: what lies open."""
    return {
        "turn_number": state.turns,
        "active": state.active,
        "phase": PHASES[state.phase],
        "state": state_name(state),
        "dial": state.dial,
        "balance": SIDES[state.balance],
        "force_cards": state.force[:],
        "reserve": [reserve(state, seat) for seat in range(2)],
        "struggle": [struggle_total(state, seat) for seat in range(2)],
        "hand_sizes": [len(hand) for hand in state.hands],
        "deck_sizes": [size(deck) for deck in state.decks],
        "objective_deck_sizes": [size(deck) for deck in state.objectives],
        "discards": {str(seat): names(state, state.discards[seat]) for seat in range(2)},
        "scrap": {str(seat): names(state, state.scrap[seat]) for seat in range(2)},
        "victory": {str(seat): names(state, state.victory[seat]) for seat in range(2)},
        "resolving": {str(seat): names(state, state.limbo[seat]) for seat in range(2)},
        "revealed": {str(seat): names(state, state.revealed[seat]) for seat in range(2)},
        "engaged": name_of(state, state.engaged),
        "declared": name_of(state, state.declared),
        "against": against(state),
        "edge_up": state.edge_up[:],
        "ruleset": "EN50" if state.rules.english else "PL22",
        "edge_holder": None if state.holder_of_edge == NONE else state.holder_of_edge,
        "edge_totals": edge_totals(state),
        "stack": going_on(state),
    }


def state_name(state: StarWars) -> str:
    """Where the game stands, by the chart (C.1)."""
    name = "setup"
    for frame in state.frames:
        if isinstance(frame, Course):
            name = CHART[frame.now]
        elif isinstance(frame, Engagement):
            name = STAGES[frame.now]
        elif isinstance(frame, EdgeBattle):
            name = "E4" if frame.stage <= PLACING else "E5"
        elif isinstance(frame, Strikes):
            name = "E6a" if frame.stage <= 1 else "E6b"
        elif isinstance(frame, Window):
            name = frame.name
    return name


def going_on(state: StarWars) -> list[str]:
    """The cards whose effects are being resolved, the newest last."""
    return [state.kind(frame.number).name for frame in state.frames if isinstance(frame, Use)]


def against(state: StarWars) -> str:
    """The objective that attackers are being declared against, or that is engaged."""
    for frame in state.frames:
        if isinstance(frame, Engagement):
            return name_of(state, frame.objective if state.engaged == NONE else state.engaged)
    return ""


def edge_totals(state: StarWars) -> list[int]:
    """Only what lies faceup counts here."""
    totals = [0, 0]
    for seat in range(2):
        for i in range(state.edge_up[seat]):
            totals[seat] += state.kind(state.edge[seat][i]).force
    return totals


def names(state: StarWars, numbers: list[int]) -> list[str]:
    return [state.kind(number).name for number in numbers]


def name_of(state: StarWars, uid: int) -> str:
    piece = state.get(uid)
    return "" if piece is None else handle(piece.kind, piece.nth)


def cards(state: StarWars, seat: int) -> dict[str, Any]:
    """Every card in play by its handle."""
    return {handle(piece.kind, piece.nth): card(state, piece, seat) for piece in state.pieces()}


def card(state: StarWars, piece: Piece, seat: int) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "title": piece.kind.title,
        "type": TYPES[piece.type],
        "owner": piece.owner,
        "controller": piece.control,
        "affiliation": AFFILIATIONS[piece.kind.affiliation],
        "focus": piece.focus,
        "damage": piece.damage,
        "shields": piece.shields,
        "host": name_of(state, piece.host),
    }
    if piece.kind.resources:
        seen["resources"] = piece.kind.resources
    if piece.type in (UNIT, OBJECTIVE, MISSION, DIAL):
        seen["capacity"] = capacity(state, piece)
    if piece.type == UNIT:
        found = icons(state, piece)
        seen["icons"] = {name: found[i] for i, name in enumerate(ICONS)}
        seen["edge_icons"] = {name: found[i + 3] for i, name in enumerate(ICONS)}
        seen["force"] = force_icons(state, piece)
        seen["committed"] = piece.committed
        seen["role"] = ROLES[piece.role]
    if piece.fates:
        seen["fates"] = names(state, piece.fates)
    if piece.captured:
        seen["captured"] = [
            state.kind(piece.captured[i]).name if piece.captured_known[i] >> seat & 1 else HIDDEN
            for i in range(len(piece.captured))
        ]
    return seen


def edge_stack(state: StarWars, owner: int, seat: int) -> list[str]:
    """SWC-FAQ-2.4: one's own, and what lies faceup."""
    return [
        state.kind(number).name if owner == seat or i < state.edge_up[owner] else HIDDEN
        for i, number in enumerate(state.edge[owner])
    ]


def known_places(state: StarWars, deck: list[Layer], seat: int) -> list[list[str] | int]:
    """The deck from the top, as this seat knows it: the cards of a layer in no order, or how many are unknown."""
    seen: list[list[str] | int] = []
    unknown = 0  # neighbouring unknown layers look like one
    for layer in deck:
        if not layer.known >> seat & 1:
            unknown += len(layer.cards)
        elif layer.cards:
            if unknown:
                seen.append(unknown)
            unknown = 0
            seen.append(sorted(names(state, layer.cards)))
    return [*seen, unknown] if unknown else seen


def view(state: StarWars, seat: int) -> dict[str, Any]:
    seen = common(state)
    seen["cards"] = cards(state, seat)
    seen["edge"] = {str(owner): edge_stack(state, owner, seat) for owner in range(2)}
    seen["decks"] = {str(owner): known_places(state, state.decks[owner], seat) for owner in range(2)}
    seen["objective_decks"] = {str(owner): known_places(state, state.objectives[owner], seat) for owner in range(2)}
    seen["chosen_sizes"] = [len(chosen) for chosen in state.chosen]
    for owner in range(2):
        if owner != seat:
            known = state.known[owner] if seat == 1 - owner else state.open[owner]
            seen.setdefault("known_hands", {})[str(owner)] = sorted(names(state, known))
    if seat in (0, 1):
        seen["hand"] = sorted(names(state, state.hands[seat]))
        seen["objectives"] = sorted(names(state, state.chosen[seat]))
    return seen


def facts(state: StarWars) -> dict[str, Any]:
    known = common(state)
    known["turn"] = state.turn
    known["winner"] = state.winner
    known["cards"] = {handle(p.kind, p.nth): card(state, p, 0) | captured(state, p) for p in state.pieces()}
    known["edge"] = {str(owner): edge_stack(state, owner, owner) for owner in range(2)}
    known["hands"] = {str(seat): sorted(names(state, state.hands[seat])) for seat in range(2)}
    known["decks"] = {str(o): [sorted(names(state, layer.cards)) for layer in state.decks[o]] for o in range(2)}
    known["objective_decks"] = {
        str(o): [sorted(names(state, layer.cards)) for layer in state.objectives[o]] for o in range(2)
    }
    known["dial_damage"] = state.piece(0).damage
    known["fates_placed"] = state.fate_placed[:]
    return known


def captured(state: StarWars, piece: Piece) -> dict[str, Any]:
    return {"captured": names(state, piece.captured)} if piece.captured else {}
