"""A card in play as it is shown: its face with all that is on it, or its back."""

from __future__ import annotations

from typing import Any

from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.cards.words import ELEMENTS, FLYER, GEAR, GROUND, NONE, PARASITE, SYMBIOTE, TYPES
from kodeks.games.berserk.features.called import called, numbered, word
from kodeks.games.berserk.features.feature import EVER, Feature
from kodeks.games.berserk.forecast import strike_now
from kodeks.games.berserk.knowing import classed, current_lives, elements, features, full_lives, most_chips, pace, worth
from kodeks.games.berserk.moves import place_of, write_place
from kodeks.games.berserk.piece import BATTLE, Acquired, Piece
from kodeks.games.berserk.state import Berserk
from kodeks.kernel.note import letter

SUBS = {GROUND: "ground", SYMBIOTE: "symbiote", PARASITE: "parasite", FLYER: "flyer"}


def where(state: Berserk, piece: Piece) -> str:
    return write_place(place_of(state, piece))


def where_is(state: Berserk, uid: int) -> str:
    """'' for a card that is not in play."""
    return where(state, state.cards[uid]) if uid != NONE and state.cards[uid].in_play() else ""


def seen(state: Berserk, piece: Piece, seat: int) -> dict[str, Any]:
    return back(piece) if piece.hidden and piece.control != seat else card(state, piece)


def back(piece: Piece) -> dict[str, Any]:
    """A card that is face down: whose it is, and how it lies."""
    return {"hidden": True, "control": piece.control, "closed": piece.closed}


def card(state: Berserk, piece: Piece) -> dict[str, Any]:
    """A card whose face one sees, in a sketch of the position (forecast.py).

    `lives` now, `full` with additional ones and all that adds to them, `printed`; `wounds`, `extra` (additional
    lives), `chips` and `most_chips` (0: no limit), `steps` left of `pace`, `strike` now and as it is printed, `host`
    and `riders` by place. `keywords` are the printed named features, each `on` or not; `states` are acquired or
    given by others, with the turn `until` whose start or `end` they last (0: the battle); `lost` are taken from it.
    `acted` without closing, `promised` to close, `hunts`: it may strike a flyer.
    """
    kind = piece.kind
    return printed(kind) | {
        "control": piece.control,
        "owner": piece.owner,
        "hidden": piece.hidden,
        "closed": piece.closed,
        "acted": piece.acted,
        "promised": piece.promised,
        "hunts": piece.hunts > 0,
        "host": where_is(state, piece.host),
        "riders": [where(state, rider) for rider in state.riders(piece.uid)],
        "lives": current_lives(state, piece),
        "full": full_lives(state, piece),
        "wounds": piece.wounds,
        "extra": piece.extra,
        "chips": piece.chips,
        "most_chips": most_chips(state, piece) % EVER,
        "steps": piece.steps,
        "pace": pace(state, piece),
        "strike": strike_now(state, piece),
        "elements": element_words(elements(state, piece)),
        "classes": classed(state, piece)[:],
        "keywords": keywords(state, piece),
        "states": states(state, piece),
        "lost": [feature_word(change.feature) for change in piece.acquired if change.lost],
    }


def printed(kind: Kind) -> dict[str, Any]:
    """What is on every card of this kind."""
    return {
        "name": kind.name,
        "type": TYPES[kind.type],
        "sub": SUBS[kind.sub] if kind.creature() else "",
        "gear": GEAR[kind.gear] if kind.gear != NONE else "",
        "cost": kind.cost,
        "elite": kind.elite,
        "elements": element_words(kind.elements),
        "classes": kind.classes[:],
        "move": kind.move,
        "printed": kind.lives,
        "printed_strike": kind.strike[:] if kind.creature() else [],
    }


def element_words(bits: int) -> list[str]:
    return [name for name, bit in ELEMENTS.items() if bits & bit]


def feature_word(feature: Feature) -> dict[str, Any]:
    """`n` is 0 for a feature without a number."""
    return {"name": word(feature), "n": feature.size() if numbered(feature) else 0}


def keywords(state: Berserk, piece: Piece) -> list[dict[str, Any]]:
    working = features(state, piece)
    found: list[dict[str, Any]] = []
    for feature in piece.kind.features:
        for one in feature.inner():
            if one.named():
                on = any(one is other for other in working)
                told = feature_word(one) | {"on": on}
                if on and told["n"]:
                    told["n"] = worth(state, piece, one)
                found.append(told)
    return found


def states(state: Berserk, piece: Piece) -> list[dict[str, Any]]:
    """What it has that is not printed on it."""
    found: list[dict[str, Any]] = []
    for one in beyond_print(state, piece):
        told = feature_word(one) | {"until": 0, "end": False}
        for change in piece.acquired:
            if change.feature is one and change.until != BATTLE:
                told |= lasts(change)
        found.append(told)
    return found


def beyond_print(state: Berserk, piece: Piece) -> list[Feature]:
    """Given by others or acquired, also by a text of its own."""
    own = [one for feature in piece.kind.features for one in feature.inner()]
    got = [change.feature for change in piece.acquired if not change.lost]
    found: list[Feature] = []
    for one in features(state, piece):
        if any(one is other for other in got) or not any(one is other for other in own):
            found.append(one)
    return found


def lasts(change: Acquired) -> dict[str, Any]:
    return {"until": change.until // 2, "end": change.until % 2 == 1}


def fact(state: Berserk, piece: Piece) -> dict[str, Any]:
    """One card; `has` are the features that work now and are not printed on it, in short words."""
    return {
        "name": piece.kind.name,
        "control": letter(piece.control),
        "owner": letter(piece.owner),
        "closed": piece.closed,
        "hidden": piece.hidden,
        "wounds": piece.wounds,
        "lives": current_lives(state, piece),
        "full": full_lives(state, piece),
        "chips": piece.chips,
        "steps": piece.steps,
        "acted": piece.acted,
        "elements": element_words(elements(state, piece)),
        "host": where_is(state, piece.host),
        "has": sorted(called(one) for one in beyond_print(state, piece)),
    }
