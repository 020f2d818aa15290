"""What a card gives away, and whose "yours" is then meant."""

from __future__ import annotations

from typing import Any

from kodeks.games.berserk.traits.sides import Yours
from kodeks.games.berserk.traits.which import Which
from kodeks.kernel.errors import BadText
from kodeks.kernel.part import fields


def speaks_of_sides(value: Any, seen: set[int]) -> bool:
    """Whether it says `your` or `of the opponent`; a text in quotes says it of the card that gets it."""
    if id(value) in seen:
        return False
    seen.add(id(value))
    if getattr(value, "SIDED", False):
        return True
    if getattr(value, "QUOTED", False):
        return False
    inner = value if isinstance(value, list) else [getattr(value, name, None) for name in fields(value)]
    return any(speaks_of_sides(one, seen) for one in inner)


def known_yours(which: Which | None) -> bool:
    return which is not None and any(isinstance(trait, Yours) for trait in which.traits)


def one_side(features: list[Any], whom: Which | None) -> None:
    """BadText if a card of the other side may get what speaks of sides: its `yours` would be the opponent's."""
    if not known_yours(whom) and speaks_of_sides(features, set()):
        raise BadText("the text does not say whose cards are meant when a card of the other side has this")
