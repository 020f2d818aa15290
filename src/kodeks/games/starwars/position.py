"""A position built by hand, for scenarios and the judge's desk. docs/scenarios.md shows the keys.

`play.light = ["Luke Skywalker; focus 1; committed", "Jedi Lightsaber; on Luke Skywalker"]`; decks are listed
from the top. What is not named is filled with cards without text, so that a game can go on.
"""

from __future__ import annotations

from typing import Any

from kodeks.games.starwars.cards.catalogue import catalogue, learn
from kodeks.games.starwars.cards.kind import NONE, Kind
from kodeks.games.starwars.cards.words import AFFILIATIONS, DARK, ENHANCEMENT, LIGHT, OBJECTIVE, SETUP, SIDES
from kodeks.games.starwars.piece import ATTACKER, DEFENDER, Layer, Piece
from kodeks.games.starwars.rules import Rules
from kodeks.games.starwars.state import ALL, DIAL_PIECE, StarWars
from kodeks.games.starwars.steps.chart import BEGINS, CHART
from kodeks.games.starwars.steps.course import Course
from kodeks.games.starwars.steps.engagement import E3, E6, E7, E45, EA1, EA2, EA3, Engagement
from kodeks.kernel.errors import BadPosition
from kodeks.kernel.reading import BadText

KEYS = (
    "state",
    "turn",
    "dial",
    "dial_damage",
    "balance",
    "affiliations",
    "play",
    "hands",
    "decks",
    "bags",
    "objective_decks",
    "discards",
    "victory",
    "engagement",
    "cards",
)
ENGAGEMENT_KEYS = ("objective", "attackers", "defenders", "edge", "state")
STAGES = {"EA1": EA1, "E3": E3, "EA2": EA2, "E4": E45, "EA3": EA3, "E6a": E6, "E7": E7}
WITH_EDGE = ("EA3", "E6a", "E7")
OBJECTIVES = [
    ["Draw Their Fire", "A Hero's Journey", "Draw Their Fire"],
    ["Imperial Command", "Shadows of Dathomir", "Death and Despayre"],
]
FILLERS = ["Rebel Trooper", "Death Star Trooper"]
FILLED = 12


def position(data: dict[str, Any], rules: Rules) -> StarWars:
    check_keys(data, KEYS, "a position of Star Wars")
    if "cards" in data:
        try:
            learn(text_of(data, "cards"), "cards", False)
        except BadText as error:
            raise BadPosition(str(error)) from None
    state = StarWars(rules)
    state.turns = number(data, "turn", 3, 1, 999)
    state.active = DARK if state.turns % 2 else LIGHT
    state.dial = number(data, "dial", 0, 0, 11)
    state.balance = side_of(data.get("balance", "light"))
    state.new_piece(rules.kinds[0], DARK).damage = number(data, "dial_damage", 0, 0, 9)
    for seat in range(2):
        lay_out(state, data, seat)
    for seat in range(2):
        attach_all(state, data, seat)
        owned(state, seat)
    enter(state, data)
    return state


# --- reading ------------------------------------------------------------------------------------------


def check_keys(data: Any, keys: tuple[str, ...], what: str) -> None:
    if not isinstance(data, dict):
        raise BadPosition(f"{what} is a table of keys, not {data!r}")
    unknown = sorted(set(data) - set(keys))
    if unknown:
        raise BadPosition(f"{what} has no {', '.join(unknown)}; it has: {', '.join(keys)}")


def number(data: dict[str, Any], key: str, usual: int, low: int, high: int) -> int:
    found = data.get(key, usual)
    if isinstance(found, bool) or not isinstance(found, int) or not low <= found <= high:
        raise BadPosition(f"{key} is a number from {low} to {high}, not {found!r}")
    return found


def text_of(data: dict[str, Any], key: str) -> str:
    found = data[key]
    if not isinstance(found, str):
        raise BadPosition(f"{key} is a text, not {found!r}")
    return found


def side_of(name: object) -> int:
    if name not in SIDES:
        raise BadPosition(f"{name!r} is no side: write light or dark")
    return SIDES.index(str(name))


def named(data: dict[str, Any], key: str, seat: int) -> list[str]:
    """The list of one side under a key; empty when it is not there."""
    found = data.get(key, {})
    check_keys(found, ("light", "dark"), key)
    listed = found.get(SIDES[seat], [])
    if not isinstance(listed, list) or not all(isinstance(item, str) for item in listed):
        raise BadPosition(f"{key}.{SIDES[seat]} is a list of cards, not {listed!r}")
    return listed


def kind_named(name: str) -> Kind:
    kind = catalogue().by_name.get(name.strip().replace(",", ""))
    if kind is None:
        alike = [other for other in catalogue().by_name if other.startswith(name.strip())]
        hint = f"; there are: {', '.join(alike)}" if alike else ""
        raise BadPosition(f"no card is called {name.strip()!r}{hint}")
    return kind


def numbers_of(data: dict[str, Any], key: str, seat: int) -> list[int]:
    return [kind_named(name).number for name in named(data, key, seat)]


# --- the table ------------------------------------------------------------------------------------------


def lay_out(state: StarWars, data: dict[str, Any], seat: int) -> None:
    side = SIDES[seat]
    name = data.get("affiliations", {}).get(side, ["Jedi", "Sith"][seat])
    if name not in AFFILIATIONS[1:] or (AFFILIATIONS.index(name) > 3) != (seat == DARK):
        raise BadPosition(f"affiliations.{side} can not be {name!r}")
    state.new_piece(state.rules.kinds[AFFILIATIONS.index(name)], seat)
    state.hands[seat] = numbers_of(data, "hands", seat)
    state.discards[seat] = numbers_of(data, "discards", seat)
    state.victory[seat] = numbers_of(data, "victory", seat)
    fillers = [FILLERS[seat]] * FILLED
    deck = named(data, "decks", seat) if side in data.get("decks", {}) else fillers
    state.decks[seat] = [Layer([kind_named(card).number]) for card in deck]
    bag = numbers_of(data, "bags", seat)
    if bag:
        if side not in data.get("decks", {}):
            state.decks[seat] = []
        state.decks[seat].append(Layer(bag))
    spare = named(data, "objective_decks", seat) if side in data.get("objective_decks", {}) else OBJECTIVES[seat]
    state.objectives[seat] = [Layer([kind_named(card).number]) for card in spare]
    lines = named(data, "play", seat)
    if not any(kind_named(line.split(";")[0]).type == OBJECTIVE for line in lines):
        lines = OBJECTIVES[seat] + lines
    for line in lines:
        place(state, line, seat)


def place(state: StarWars, line: str, seat: int) -> None:
    """`Luke Skywalker; focus 1; committed`; a stolen card is `; of light` in the list of the dark side."""
    name, *words = [part.strip() for part in line.split(";")]
    kind = kind_named(name)
    piece = state.new_piece(kind, kind.side)
    piece.control = seat
    for word in words:
        key, _, value = word.partition(" ")
        if key in ("focus", "damage", "shields", "engaged") and value.isdigit():
            setattr(piece, key, int(value))
        elif word == "committed":
            piece.committed = True
            state.force[seat] -= 1
            if state.force[seat] < 0:
                raise BadPosition("a side has three Force cards, so at most three committed units")
        elif key == "holds":
            piece.captured.append(kind_named(value).number)
            piece.captured_known.append(ALL)
            piece.captured_group.append(0)
        elif key == "fate":
            piece.fates.append(kind_named(value).number)
        elif key != "on":
            raise BadPosition(
                f"{line!r}: {word!r} is not understood; there are: focus 1, damage 1, shields 1, committed, "
                "on CARD, holds CARD, fate CARD"
            )


def attach_all(state: StarWars, data: dict[str, Any], seat: int) -> None:
    """Enhancements, once all cards are there."""
    mine = [piece for piece in state.pieces() if piece.control == seat and piece.uid > 0]
    lines = named(data, "play", seat)
    start = len(mine) - len(lines)
    for piece, line in zip(mine[start:], lines, strict=True):
        hosts = [part.strip()[3:] for part in line.split(";")[1:] if part.strip().startswith("on ")]
        if hosts:
            host = piece_named(state, hosts[0])
            piece.host = host.uid
            piece.type = ENHANCEMENT
        elif piece.type == ENHANCEMENT and not piece.kind.free:
            raise BadPosition(f"{line!r}: say what it enhances: '{piece.kind.name}; on CARD'")


def piece_named(state: StarWars, name: str) -> Piece:
    """By its handle: `Nightsister #2`."""
    if name == "dial":
        return state.piece(DIAL_PIECE)
    title, _, nth = name.partition(" #")
    kind = kind_named(title)
    found = state.find(kind.number, int(nth or 1) - 1 if (nth or "1").isdigit() else -1)
    if found is None:
        raise BadPosition(f"{name!r} is not in play")
    return found


def owned(state: StarWars, seat: int) -> None:
    """All cards of a player, wherever they are: decks are open (SWC-D-74)."""
    found = state.hands[seat] + state.discards[seat] + state.scrap[seat]
    for layer in state.decks[seat] + state.objectives[seat]:
        found = found + layer.cards
    for piece in state.pieces():
        if piece.owner == seat:
            found = [*found, piece.number, *piece.fates]
        if seat == LIGHT:
            found = found + piece.captured
    found = found + [card for card in state.victory[LIGHT] + state.victory[DARK] if state.kind(card).side == seat]
    state.rules.fill(seat, found)


# --- where it stands ----------------------------------------------------------------------------------------


def enter(state: StarWars, data: dict[str, Any]) -> None:
    if "engagement" in data:
        engage(state, data["engagement"])
        return
    name = data.get("state", "PA")
    if name not in CHART:
        raise BadPosition(f"state is one of {', '.join(CHART)}, not {name!r}")
    if name == "TB":
        state.turns -= 1
    at = CHART.index(name)
    state.phase = SETUP
    for start, phase in BEGINS.items():
        if CHART.index(start) <= at:
            state.phase = phase
    state.frames = [Course(at)]


def engage(state: StarWars, data: Any) -> None:
    check_keys(data, ENGAGEMENT_KEYS, "an engagement")
    name = data.get("state", "EA1")
    if name not in STAGES:
        raise BadPosition(f"the state of an engagement is one of {', '.join(STAGES)}, not {name!r}")
    objective = piece_named(state, str(data.get("objective", "")))
    state.phase = BEGINS["C0"]
    state.engaged = state.declared = objective.uid
    objective.engaged = 1
    for key, seat, role in (("attackers", state.active, ATTACKER), ("defenders", 1 - state.active, DEFENDER)):
        for card in data.get(key, []):
            unit = piece_named(state, str(card))
            if unit.control != seat:
                raise BadPosition(f"{card!r} is not controlled by the side of the {key}")
            unit.role = role
    state.holder_of_edge = side_of(data.get("edge", SIDES[1 - state.active])) if name in WITH_EDGE else NONE
    engagement = Engagement(objective.uid)
    engagement.stage = STAGES[name]
    state.frames = [Course(CHART.index("CA")), engagement]
