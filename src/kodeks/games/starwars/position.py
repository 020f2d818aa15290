"""A position built by hand, for scenarios and the judge's desk. docs/scenarios.md shows the keys.

`play.light = ["Luke Skywalker; focus 1; committed", "Jedi Lightsaber; on Luke Skywalker"]`; decks are listed
from the top. What is not named is filled with cards without text, so that a game can go on.
"""

from __future__ import annotations

from typing import Any

from kodeks.games.starwars.cards.kind import NONE, Kind
from kodeks.games.starwars.cards.words import (
    AFFILIATION,
    AFFILIATIONS,
    CONFLICT,
    DARK,
    ENHANCEMENT,
    LIGHT,
    OBJECTIVE,
    SETUP,
    SIDES,
    UNIT,
)
from kodeks.games.starwars.piece import ATTACKER, BYSTANDER, DEFENDER, Layer, Piece
from kodeks.games.starwars.possible import check
from kodeks.games.starwars.rules import Rules
from kodeks.games.starwars.state import ALL, DIAL_PIECE, StarWars
from kodeks.games.starwars.steps.chart import BEGINS, CHART
from kodeks.games.starwars.steps.course import FIRST, Course
from kodeks.games.starwars.steps.engagement import E3, E6, E7, E45, EA1, EA2, EA3, Engagement
from kodeks.kernel.cardfile import CardFile
from kodeks.kernel.errors import BadPosition
from kodeks.kernel.game import Game
from kodeks.kernel.note import only

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
    ("Draw Their Fire", "A Hero's Journey", "Draw Their Fire"),
    ("Imperial Command", "Shadows of Dathomir", "Death and Despayre"),
]
FILLERS = ["Rebel Trooper", "Death Star Trooper"]
FILLED = 12


def position(data: dict[str, Any], game: Game, rules: Rules) -> StarWars:
    check_keys(data, KEYS, "a position of Star Wars")
    state = StarWars(game, rules)
    state.turns = number(data, "turn", 3, 1, 999)
    state.active = DARK if state.turns % 2 else LIGHT
    state.dial = number(data, "dial", 0, 0, 11)
    state.balance = side_of(data.get("balance", "light"))
    state.new_piece(rules.kinds[0], DARK).damage = number(data, "dial_damage", 0, 0, 9)
    lines: list[tuple[Piece, str]] = []
    for seat in range(2):
        lines += lay_out(state, data, seat)
    attach_all(state, lines)
    for seat in range(2):
        owned(state, seat)
    enter(state, data)
    check(state)
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


def cards_of(data: dict[str, Any]) -> tuple[CardFile, ...]:
    """What the position brings along: cards that stand in no set, so that any other may have their numbers."""
    if "cards" not in data:
        return ()
    if not isinstance(data["cards"], str):
        raise BadPosition(f"cards is a text, not {data['cards']!r}")
    return (CardFile("cards", data["cards"], False),)


def side_of(name: object) -> int:
    if name not in SIDES:
        raise BadPosition(f"{name!r} is no side: write light or dark")
    return SIDES.index(str(name))


def of_side(data: dict[str, Any], key: str, seat: int, usual: Any) -> Any:
    """What a key says for one side."""
    found = data.get(key, {})
    check_keys(found, ("light", "dark"), key)
    return found.get(SIDES[seat], usual)


def named(data: dict[str, Any], key: str, seat: int, usual: tuple[str, ...] = ()) -> list[str]:
    """The list of one side under a key, or what is usual when it is not there."""
    return list_of(of_side(data, key, seat, list(usual)), f"{key}.{SIDES[seat]}")


def list_of(listed: Any, what: str) -> list[str]:
    if not isinstance(listed, list) or not all(isinstance(item, str) for item in listed):
        raise BadPosition(f"{what} is a list of cards, not {listed!r}")
    return listed


def kind_named(rules: Rules, name: str) -> Kind:
    kind = rules.by_name.get(name.strip().replace(",", ""))
    if kind is None:
        alike = [other for other in rules.by_name if other.startswith(name.strip())]
        hint = f"; there are: {', '.join(alike)}" if alike else ""
        raise BadPosition(f"no card is called {name.strip()!r}{hint}")
    return kind


def numbers_of(rules: Rules, data: dict[str, Any], key: str, seat: int) -> list[int]:
    return [kind_named(rules, name).number for name in named(data, key, seat)]


# --- the table ------------------------------------------------------------------------------------------


def lay_out(state: StarWars, data: dict[str, Any], seat: int) -> list[tuple[Piece, str]]:
    """The cards of one side; those in play with the lines that name them."""
    side = SIDES[seat]
    name = of_side(data, "affiliations", seat, ["Jedi", "Sith"][seat])
    if name not in AFFILIATIONS[1:] or (AFFILIATIONS.index(name) > 3) != (seat == DARK):
        raise BadPosition(f"affiliations.{side} can not be {name!r}")
    state.new_piece(state.rules.kinds[AFFILIATIONS.index(name)], seat)
    state.hands[seat] = numbers_of(state.rules, data, "hands", seat)
    state.discards[seat] = numbers_of(state.rules, data, "discards", seat)
    state.victory[seat] = numbers_of(state.rules, data, "victory", seat)
    bag = numbers_of(state.rules, data, "bags", seat)
    deck = named(data, "decks", seat, () if bag else FILLED * (FILLERS[seat],))
    state.decks[seat] = [Layer([kind_named(state.rules, card).number]) for card in deck]
    if bag:
        state.decks[seat].append(Layer(bag))
    spare = named(data, "objective_decks", seat, OBJECTIVES[seat])
    state.objectives[seat] = [Layer([kind_named(state.rules, card).number]) for card in spare]
    lines = named(data, "play", seat)
    if not any(kind_named(state.rules, line.split(";")[0]).type == OBJECTIVE for line in lines):
        lines = [*OBJECTIVES[seat], *lines]
    laid = [(place(state, line, seat), line) for line in lines]
    if len({piece.uid for piece, _ in laid}) < len(laid):
        raise BadPosition(f"play.{side} names the affiliation card twice: each side has one in play")
    return laid


def place(state: StarWars, line: str, seat: int) -> Piece:
    """`Luke Skywalker; focus 1; committed`; a card in the list of the other side is under that side's control."""
    name, *words = [part.strip() for part in line.split(";")]
    kind = kind_named(state.rules, name)
    piece = affiliation_card(state, line, seat) if kind.type == AFFILIATION else state.new_piece(kind, kind.side)
    piece.control = seat
    for word in words:
        key, _, value = word.partition(" ")
        if key not in ("holds", "fate", "on") and sum(other.startswith(key) for other in words) > 1:
            raise BadPosition(f"{line!r}: say {key} once")
        if key in ("focus", "damage", "shields", "engaged") and value.isdecimal():
            setattr(piece, key, int(value))
        elif word == "committed":
            piece.committed = True
            state.force[seat] -= 1
            if state.force[seat] < 0:
                raise BadPosition("a side has three Force cards, so at most three committed units")
        elif key == "holds":
            held = value.removesuffix(" unseen")
            piece.hold(kind_named(state.rules, held).number, ALL if held == value else only(DARK))
        elif key == "fate":
            piece.fates.append(kind_named(state.rules, value).number)
        elif key != "on":
            raise BadPosition(
                f"{line!r}: {word!r} is not understood; there are: focus 1, damage 1, shields 1, engaged 1, "
                "committed, on CARD, holds CARD, holds CARD unseen, fate CARD"
            )
    return piece


def affiliation_card(state: StarWars, line: str, seat: int) -> Piece:
    """`Jedi affiliation; focus 1` is about the one that lies there."""
    kind = kind_named(state.rules, line.split(";")[0])
    found = state.find(kind.number, 0)
    if found is None or found.control != seat:
        raise BadPosition(
            f"{line!r}: each side has one affiliation card in play; affiliations.{SIDES[seat]} says which"
        )
    return found


def attach_all(state: StarWars, lines: list[tuple[Piece, str]]) -> None:
    """Enhancements, once all cards are there."""
    for piece, line in lines:
        hosts = [part.strip()[3:] for part in line.split(";")[1:] if part.strip().startswith("on ")]
        if len(hosts) > 1:
            raise BadPosition(f"{line!r}: it enhances one card")
        if not hosts and piece.type == ENHANCEMENT and not piece.kind.free:
            raise BadPosition(f"{line!r}: say what it enhances: '{piece.kind.name}; on CARD'")
        for host in hosts:
            piece.host = piece_named(state, host).uid
            piece.type = ENHANCEMENT


def piece_named(state: StarWars, name: str) -> Piece:
    """By its handle: `Nightsister #2`."""
    if name == "dial":
        return state.piece(DIAL_PIECE)
    title, _, nth = name.partition(" #")
    kind = kind_named(state.rules, title)
    found = state.find(kind.number, int(nth or 1) - 1 if (nth or "1").isdecimal() else -1)
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
        if "state" in data:
            raise BadPosition("inside an engagement, engagement.state says where it stands: leave state out")
        engage(state, data["engagement"])
        return
    name = data.get("state", "PA")
    if name not in CHART:
        raise BadPosition(f"state is one of {', '.join(CHART)}, not {name!r}")
    at = CHART.index(name)
    state.phase = SETUP
    for start, phase in BEGINS.items():
        if CHART.index(start) <= at:
            state.phase = phase
    if state.phase == CONFLICT:
        later_than_the_first(state)
    if name == "TB":
        state.turns -= 1
    state.frames = [Course(at)]


def later_than_the_first(state: StarWars) -> None:
    """SWC-CORE-TURN-2."""
    if state.turns == FIRST:
        raise BadPosition("the dark side's first turn has no conflict phase: give turn = 2 or more")


def engage(state: StarWars, data: Any) -> None:
    check_keys(data, ENGAGEMENT_KEYS, "an engagement")
    later_than_the_first(state)
    name = data.get("state", "EA1")
    if name not in STAGES:
        raise BadPosition(f"the state of an engagement is one of {', '.join(STAGES)}, not {name!r}")
    objective = piece_named(state, str(data.get("objective", "")))
    state.phase = CONFLICT
    state.engaged = state.declared = objective.uid
    objective.engaged = max(objective.engaged, 1)
    for key, seat, role in (("attackers", state.active, ATTACKER), ("defenders", 1 - state.active, DEFENDER)):
        for card in list_of(data.get(key, []), f"engagement.{key}"):
            unit = piece_named(state, card)
            if unit.type != UNIT or unit.control != seat or unit.role != BYSTANDER:
                raise BadPosition(f"{card!r}: the {key} are units of the {SIDES[seat]} side, each named once")
            unit.role = role
    if "edge" in data and name not in WITH_EDGE:
        raise BadPosition(f"nobody has the edge in {name}: leave engagement.edge out, or say a later state")
    state.holder_of_edge = side_of(data.get("edge", SIDES[1 - state.active])) if name in WITH_EDGE else NONE
    engagement = Engagement(objective.uid)
    engagement.stage = STAGES[name]
    state.frames = [Course(CHART.index("CA")), engagement]
