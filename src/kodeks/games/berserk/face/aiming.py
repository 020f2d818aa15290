"""Attacks as both screens know them."""

from __future__ import annotations

from typing import Any, Final

from kodeks.games.berserk.moves import PLACE

ATTACKS: Final = ("strike", "shoot", "throw", "discharge", "special", "magic", "row")


def places(notation: str) -> tuple[str, ...]:
    """The places that a move names, each once."""
    return tuple(dict.fromkeys(word for word in notation.split()[1:] if PLACE.match(word)))


def at_own(view: dict[str, Any], notation: str) -> bool:
    """Whether it is an attack aimed at a card of one's own: allowed, and hardly ever meant."""
    found = places(notation)
    target = view["table"]["cards"].get(found[-1], {}) if found else {}
    return notation.split()[0] in ATTACKS and bool(target.get("control") == view["seat"])
