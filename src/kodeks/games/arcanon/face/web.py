"""The board of Arcanon: matrices around the five dice and the Stack, the own matrix nearest.

Things: `card:Initium` in the own hand, `column:3`, `slot:night3` of the own matrix; with a seat for anyone's:
`column:B:3`, `field:B:+3`, `slot:B:night3`; `die:d8`, `stack:2`. An own card carries both of its names.
Keys: `B-night3`, `die-d8`, `stack-2`; the own cards by their faces, so that they travel from hand to matrix.
"""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from kodeks.games.arcanon.face.counted import panel
from kodeks.kernel.note import LETTERS, letter
from kodeks.web.draw.drawing import PLAINLY, Drawing, Manner
from kodeks.web.draw.parts import around, decides, described, render
from kodeks.web.draw.seen import Seen

SIDES = (4, 6, 8, 12, 20)
SOLIDS = ("Tetrahedron", "Hexahedron", "Octahedron", "Dodecahedron", "Icosahedron")
ROWS = "+0-"
COLUMNS = range(1, 6)


def touches(notation: str) -> tuple[str, ...]:
    verb, *rest = notation.split()
    if verb == "lay":
        return (f"card:{rest[0]}", f"column:{rest[1]}")
    if verb in ("raise", "lower", "use", "move"):
        return (f"slot:{rest[0]}",)
    return (target(rest[0]),) if verb == "at" else ()


def target(text: str) -> str:
    """`d8+` → `die:d8`, `B.3` → `column:B:3`, `B.+3` → `field:B:+3`, `B.night3` → `slot:B:night3`, `#2` → `stack:2`."""
    if text.startswith("#"):
        return f"stack:{text[1:]}"
    if "." not in text:
        return f"die:{text.rstrip('+-')}"
    seat, at = text.split(".")
    if at.isdigit() and len(at) == 1:
        return f"column:{seat}:{at}"
    return f"field:{seat}:{at}" if at[0] in ROWS else f"slot:{seat}:{at}"


def draw(seen: Seen) -> Markup:
    table = seen.table
    others = around(table["order"] or list(range(len(seen.names))), seen.seat)
    return render(
        "arcanon/board.html",
        title=seen.say("Round {round} of {rounds}", round=table["round"], rounds=len(seen.names)),
        step=seen.word(table["step"]),
        facts=middle(seen),
        dice_text=seen.say("Dice"),
        dice=[die(seen, column) for column in range(5)],
        others_text=seen.say("Players"),
        others=[matrix(seen, seat) for seat in others],
        own=None if seen.seat is None else matrix(seen, seen.seat),
        hand_text=seen.say("In hand:"),
        hand=hand(seen),
    )


def beside(seen: Seen) -> Markup:
    """The Stack, while something lies on it."""
    if not seen.table["stack"]:
        return Markup()
    return render(
        "arcanon/beside.html",
        stack_text=seen.say("Stack"),
        stack_note=seen.say("the top one is resolved first"),
        stack=stack(seen),
    )


# the middle of the table


def middle(seen: Seen) -> list[dict[str, str]]:
    """Stake and Priority, as short facts under the title."""
    table, facts = seen.table, []
    if table["declarer"] is not None:
        name = seen.names[table["declarer"]]
        facts.append({"kind": "stake", "text": seen.say("stake {stake} by {name}", stake=table["stake"], name=name)})
    if table["judge"] is not None:
        facts.append({"kind": "judge", "text": seen.say("Judge: {name}", name=seen.names[table["judge"]])})
    if table["priority"] is not None:
        said = seen.say("Priority: {name}", name=seen.names[table["priority"]])
        why = reason(seen)
        facts.append({"kind": "priority", "text": f"{said}, {why}" if why else said})
    return facts


def reason(seen: Seen) -> str:
    """Why the one with Priority has it now."""
    table = seen.table
    if table["stack"]:
        return seen.say("may answer the Stack")
    if table["duty"] == table["priority"] and not table["duty_done"]:
        return seen.say("owes a Manifest")
    return seen.say("as the Leader") if table["priority"] == table["leader"] else ""


def die(seen: Seen, column: int) -> dict[str, Any]:
    """The one at stake is marked; those won name their owner, and the liar."""
    table = seen.table
    value, owner, liar = table["dice"][column], table["owners"][column], table["liars"][column]
    at_stake = column + 1 == table["column"] and owner is None
    name = seen.say("d{die}", die=SIDES[column])
    won = "" if owner is None else seen.say("won by {name}", name=seen.names[owner])
    lied = "" if liar is None else seen.say("Liar: {name}", name=seen.names[liar])
    facts = [seen.say("shows {value}", value=value) if value else seen.say("not rolled"), won, lied]
    facts += [seen.say("at stake")] if at_stake else []
    return {
        "solid": SIDES[column],
        "name": name,
        "value": value or "",
        "label": described(name, [fact for fact in facts if fact]),
        "at_stake": seen.say("at stake") if at_stake else "",
        "owner": "" if owner is None else letter(owner),
        "liar": "" if liar is None else letter(liar),
        "won": won,
        "lied": lied,
        "thing": f"die:d{SIDES[column]}",
        "key": f"die-d{SIDES[column]}",
    }


def stack(seen: Seen) -> list[dict[str, Any]]:
    """The newest, which is resolved first, stands first."""
    items = []
    for number, effect in enumerate(seen.table["stack"], start=1):
        name = f"not-{effect['effect']}" if effect["negated"] else effect["effect"]
        items.append(
            {
                "number": number,
                "effect": seen.word(name),
                "glyph": effect["effect"],
                "target": seen.word(effect["target"]),
                "by": seen.names[effect["by"]],
                "seat": letter(effect["by"]),
                "negated": effect["negated"],
                "thing": f"stack:{number}",
                "key": f"stack-{number}",
            }
        )
    return items[::-1]


# a player and the matrix


def matrix(seen: Seen, seat: int) -> dict[str, Any]:
    table, own = seen.table, seat == seen.seat
    pool = seen.say("{count} points", count=table["pools"][seat])
    charges = seen.say("you have {count} Charges", count=table["charges"]) if own else ""
    facts = [pool, charges, *marks(seen, seat), in_hand(seen, seat), decides(seen, seat)]
    slots = [slot(seen, seat, name, there) for name, there in table["matrices"][str(seat)].items()]
    return {
        "name": seen.names[seat],
        "seat": letter(seat),
        "label": described(seen.names[seat], [fact for fact in facts if fact]),
        "decides": decides(seen, seat),
        "pool": table["pools"][seat],
        "pool_text": pool,
        "charges": charges,
        "marks": marks(seen, seat),
        "held": in_hand(seen, seat),
        "columns": [column(seen, seat, number, slots) for number in COLUMNS],
        "removed_text": seen.say("removed"),
        "removed": [there for there in slots if there["field"] == "removed"],
    }


def marks(seen: Seen, seat: int) -> list[str]:
    table = seen.table
    due = [
        (seat == table["leader"], seen.say("Leader")),
        (seat == table["priority"], seen.say("Priority")),
        (seat == table["duty"] and not table["duty_done"], seen.say("Manifest")),
        (seat == table["declarer"], seen.say("declared {stake}", stake=table["stake"])),
        (bool(table["bidders"]) and seat not in table["bidders"], seen.say("resigned")),
        (seat == table["judge"], seen.say("Judge")),
    ]
    return [text for is_due, text in due if is_due]


def in_hand(seen: Seen, seat: int) -> str:
    """How many cards the others still hold; the own ones are seen."""
    held = sum(seen.table["hand_sizes"][seat].values())
    return seen.say("{count} cards in hand", count=held) if held and seat != seen.seat else ""


def column(seen: Seen, seat: int, number: int, slots: list[dict[str, Any]]) -> dict[str, Any]:
    name = seen.say("d{die}", die=SIDES[number - 1])
    return {
        "number": number,
        "die": name,
        "label": seen.say("Column {column}, {die}", column=number, die=name),
        "current": number == seen.table["column"] and seen.table["step"] not in ("order", "allocation", "end"),
        "thing": named("column", seat, str(number), seen),
        "fields": [field(seen, seat, f"{row}{number}", slots) for row in ROWS],
    }


def field(seen: Seen, seat: int, name: str, slots: list[dict[str, Any]]) -> dict[str, Any]:
    there = sorted((at for at in slots if at["field"] == name), key=lambda at: not at["night"])
    active = name in seen.table["active"][str(seat)]
    facts = [seen.say("active")] if active else []
    facts += [] if there else [seen.say("empty")]
    return {
        "row": {"+": "plus", "0": "zero", "-": "minus"}[name[0]],
        "active": active,
        "label": described(name.replace("-", "−"), facts),
        "thing": f"field:{letter(seat)}:{name}",
        "slots": there,
    }


def slot(seen: Seen, seat: int, name: str, there: dict[str, Any]) -> dict[str, Any]:
    """A card on the table: a face where this pair of eyes knows it; secret while it lies face down."""
    night = name.startswith("night")
    secret = night and bool(there["card"]) and not there["open"]
    handle = seen.word(name)
    facts = [seen.word(there["card"])] if night and there["card"] else []
    facts += [seen.say("face down")] if night and not there["card"] else []
    facts += [seen.say("the others see its back")] if secret and seat == seen.seat else []
    facts += [seen.say("face down, but you know it")] if secret and seat != seen.seat else []
    facts += [seen.say("Used")] if there["used"] else []
    key = there["card"] if seat == seen.seat and there["card"] else name
    return {
        **face(seen, there["card"]),
        "night": night,
        "handle": name[-1] if night else "",
        "secret": secret,
        "used": there["used"],
        "active": there["active"],
        "field": there["field"],
        "label": described(handle, facts),
        "thing": named("slot", seat, name, seen),
        "key": f"{letter(seat)}-{key}",
    }


def face(seen: Seen, card: str) -> dict[str, Any]:
    """What is drawn on a card: a solid with its die, a sign of the Day, or nothing."""
    if card in SOLIDS:
        sides = SIDES[SOLIDS.index(card)]
        return {"card": card, "solid": sides, "short": seen.say("d{die}", die=sides)}
    return {"card": card, "solid": 0, "short": seen.word(card)[:3], "called": seen.word(card)}


def named(kind: str, seat: int, name: str, seen: Seen) -> str:
    """A thing by its seat, and by itself where it is the own one."""
    full = f"{kind}:{letter(seat)}:{name}"
    return f"{full} {kind}:{name}" if seat == seen.seat else full


def hand(seen: Seen) -> list[dict[str, Any]]:
    own = "" if seen.seat is None else LETTERS[seen.seat]
    cards = []
    for card in seen.table.get("hand", []):
        face_of = face(seen, card)
        night = card in SOLIDS
        cards.append(
            {
                **face_of,
                "night": night,
                "handle": "",
                "secret": False,
                "used": False,
                "active": False,
                "label": described(seen.word(card), [face_of["short"]] if night else []),
                "thing": f"card:{card}",
                "key": f"{own}-{card}",
            }
        )
    return cards


def points(seen: Seen, note: dict[str, Any]) -> tuple[str, ...]:
    """Cards, columns and dice that the line names, by the seat that it speaks of."""
    args = note["args"]
    found = [f"die:d{args['die']}"] if "die" in args else []
    if isinstance(args.get("seat"), int):
        seat = letter(args["seat"])
        found += [f"slot:{seat}:{args[place]}" for place in ("card", "slot", "up", "down") if place in args]
        found += [f"column:{seat}:{args['column']}"] if "column" in args else []
        found += [f"field:{seat}:{args['field']}"] if "field" in args else []
    effect = str(args.get("effect", "")).split()
    found += [target(effect[-1])] if len(effect) > 1 else []
    return tuple(found)


KEYS = {"pass": "p", "resign": "r", "judgement": "j"}


def manner(seen: Seen, notation: str) -> Manner:
    return Manner(key=KEYS[notation]) if notation in KEYS else PLAINLY


DRAWING = Drawing(draw, touches, manner=manner, beside=beside, points=points, panel=panel)
