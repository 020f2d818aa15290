"""The board of Star Wars: the opponent above, the own side below, the engagement between them.

Things: `hand:Rancor` in the own hand, `card:Rancor_#2` in play, `discard:…` in the own discard pile, `objective:…` at
setup, `fate:…` in an edge stack, `take:…` wherever it may be taken from, `deck:light`.
Keys: `Rancor-2` is the second copy in play, or the one of the own hand that would become it; `B-back-3` a hidden card.
"""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from kodeks.games.starwars.cards.words import SIDES
from kodeks.games.starwars.face import words
from kodeks.games.starwars.face.web.cards import face, fresh, kind_of, objective_of, slug, tile
from kodeks.games.starwars.face.web.middle import engagement, middle
from kodeks.games.starwars.face.web.piles import discard, heap, known_deck, tray
from kodeks.kernel.note import letter
from kodeks.web.draw.drawing import PLAINLY, Manner
from kodeks.web.draw.parts import decides, described, render
from kodeks.web.draw.seen import Seen

BACKS = 10  # cards of a hand that are drawn as backs
FORCE_CARDS = 3
VERBS = {
    "play": "hand",
    "pilot": "hand",
    "reveal": "hand",
    "place": "hand",
    "replay": "discard",
    "recall": "discard",
    "repilot": "discard",
    "use": "card",
    "choose": "card",
    "engage": "card",
    "attack": "card",
    "defend": "card",
    "strike": "card",
    "commit": "card",
    "pay": "card",
    "take": "take",
    "reject": "objective",
    "flip": "objective",
    "resolve": "fate",
}


def touches(notation: str) -> tuple[str, ...]:
    """`pay Imperial Command x2` → `card:Imperial_Command`."""
    if notation in ("light deck", "dark deck"):
        return (f"deck:{notation.split()[0]}",)
    verb, _, rest = notation.partition(" ")
    if verb not in VERBS or not rest:
        return ()
    name, _, number = rest.rpartition(" x")
    return (f"{VERBS[verb]}:{slug(name if name and number.isdigit() else rest)}",)


KEYS = {"pass": "p", "done": "d"}


def manner(seen: Seen, notation: str) -> Manner:
    return Manner(key=KEYS[notation]) if notation in KEYS else PLAINLY


def draw(seen: Seen) -> Markup:
    table = seen.table
    near = 0 if seen.seat is None else seen.seat
    there = tiles(seen)
    players = [player(seen, seat, there) for seat in (1 - near, near)]
    taken = {one["key"] for one in there.values()} | {card["key"] for one in players for card in one["chosen"]}
    fight = engagement(seen, near, there, taken)
    hand = own_hand(seen, taken)
    lies = {thing for card in hand["cards"] for thing in card["thing"].split()} if hand else set()
    lies |= {card["thing"] for one in players for card in one["chosen"]}
    return render(
        "starwars/board.html",
        title=seen.say("Turn {number}: {name}", number=table["turn_number"], name=seen.names[table["active"]])
        if table["state"] != "setup"
        else seen.say("Before the first turn"),
        window=window(seen),
        phases=phases(seen),
        middle=middle(seen),
        engagement=fight,
        tray=tray(seen, lies),
        far=players[0],
        near=players[1],
        own=seen.seat is not None,
        hand=hand,
    )


def window(seen: Seen) -> dict[str, str]:
    """Where the game stands and why; nothing when it is over."""
    if seen.view["turn"] is None:
        return {}
    name, why = words.STATES[seen.table["state"]]
    return {"name": seen.say(name), "why": seen.say(why)}


def phases(seen: Seen) -> dict[str, Any]:
    steps = [
        {"name": seen.say(name), "now": phase == seen.table["phase"] and seen.table["state"] != "setup"}
        for phase, name in words.PHASES.items()
    ]
    return {"text": seen.say("Phases"), "steps": steps}


# what lies in play


def tiles(seen: Seen) -> dict[str, dict[str, Any]]:
    """Every card in play by its handle, with what lies on it or under it."""
    table = seen.table
    found = {}
    for handle, card in table["cards"].items():
        lit = table["edge_holder"] == card["controller"] and bool(card.get("role"))
        found[handle] = tile(seen, handle, card, lit) | {"on": [], "under": under(seen, card)}
    for handle, card in table["cards"].items():
        if card["host"] in found:
            foreign = table["cards"][card["host"]]["controller"] != card["controller"]
            owner = seen.say("of {name}", name=seen.names[card["controller"]]) if foreign else ""
            found[card["host"]]["on"].append(found[handle] | {"owner": owner})
    return found


def under(seen: Seen, card: dict[str, Any]) -> list[dict[str, str]]:
    """Captured cards and fate cards that lie with a card: named where this pair of eyes knows them."""
    known = [("captured", name) for name in card.get("captured", [])] + [
        ("fate", name) for name in card.get("fates", [])
    ]
    texts = {"captured": seen.say("captured"), "fate": seen.say("fate card")}
    return [
        {
            "kind": kind,
            "text": texts[kind],
            "name": kind_of(seen, name).title if name else "",
            "colour": face(seen, name)["colour"] if name else "",
        }
        for kind, name in known
    ]


ROWS = {"unit": "units", "objective": "objectives", "mission": "objectives", "affiliation": "crests"}


def home(seen: Seen, seat: int, there: dict[str, dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    """The rows of one player, without what is in the engagement."""
    cards = seen.table["cards"]
    away = objective_of(seen.table)
    rows: dict[str, list[dict[str, Any]]] = {"units": [], "objectives": [], "resources": [], "crests": []}
    for handle, one in there.items():
        card = cards[handle]
        if card["controller"] != seat or card["host"] in cards or one["type"] == "dial":
            continue
        if handle != away and not card.get("role"):
            rows[ROWS.get(one["type"], "resources")].append(one)
    return rows


def player(seen: Seen, seat: int, there: dict[str, dict[str, Any]]) -> dict[str, Any]:
    table = seen.table
    side = SIDES[seat]
    force = seen.say("Force cards left: {number}", number=table["force_cards"][seat])
    cards = seen.say("{count} cards in hand", count=table["hand_sizes"][seat])
    facts = [seen.say(words.SIDES[side]), cards, force, decides(seen, seat)]
    objectives, units = seen.say("Objectives"), seen.say("Units")
    return {
        **home(seen, seat, there),
        "name": seen.names[seat],
        "seat": letter(seat),
        "side": side,
        "label": described(seen.names[seat], [fact for fact in facts if fact]),
        "decides": decides(seen, seat),
        "marks": [seen.say(words.SIDES[side])] + ([seen.say("active player")] if seat == table["active"] else []),
        "force": [at < table["force_cards"][seat] for at in range(max(FORCE_CARDS, table["force_cards"][seat]))],
        "force_text": force,
        "hand": others_hand(seen, seat),
        "heaps": heaps(seen, seat),
        "field_label": described(seen.names[seat], [objectives, units]),
        "objectives_text": objectives,
        "units_text": units,
        "chosen_text": seen.say("Chosen objectives"),
        "chosen": chosen(seen, seat, {one["key"] for one in there.values()}),
        "chosen_backs": 0 if seat == seen.seat else table["chosen_sizes"][seat],
    }


def chosen(seen: Seen, seat: int, taken: set[str]) -> list[dict[str, Any]]:
    """SWC-CORE-SETUP-7: the own objectives that still lie face down."""
    names = seen.table.get("objectives", []) if seat == seen.seat else []
    return [face(seen, name, f"objective:{slug(name)}", fresh(name, taken)) for name in names]


# hands and piles


def others_hand(seen: Seen, seat: int) -> dict[str, Any] | None:
    """Backs and their number; cards that this pair of eyes has seen are named."""
    if seat == seen.seat:
        return None
    size = seen.table["hand_sizes"][seat]
    known = seen.table.get("known_hands", {}).get(str(seat), [])
    return {
        "text": seen.say("{count} cards in hand", count=size),
        "backs": [f"{letter(seat)}-back-{at}" for at in range(min(size, BACKS))],
        "known_text": seen.say("known:"),
        "known": [face(seen, name) for name in known],
    }


def own_hand(seen: Seen, taken: set[str]) -> dict[str, Any] | None:
    names = seen.table.get("hand")
    if names is None:
        return None
    cards = [face(seen, name, f"hand:{slug(name)} take:{slug(name)}", fresh(name, taken)) for name in names]
    return {"title": seen.say("Your hand: {count} cards", count=len(names)), "cards": cards}


def heaps(seen: Seen, seat: int) -> list[dict[str, Any]]:
    table, own = seen.table, str(seat)
    made = [
        known_deck(seen, seat, "decks", seen.say("deck")),
        known_deck(seen, seat, "objective_decks", seen.say("objective deck")),
        discard(seen, seat),
        heap(seen, f"victory-{letter(seat)}", "victory", seen.say("victory pile"), table["victory"][own]),
    ]
    if table["scrap"][own]:
        made.append(heap(seen, f"scrap-{letter(seat)}", "scrap", seen.say("out of the game"), table["scrap"][own]))
    return made
