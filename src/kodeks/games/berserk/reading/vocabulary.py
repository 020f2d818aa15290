"""The words of the game that have a value, and the kinds that are read by looking at the tokens themselves."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from kodeks.games.berserk.cards.words import (
    ABILITIES,
    ATTACKS,
    ELEMENTS,
    GEAR,
    MAGIC_ATTACKS,
    MAGICAL,
    MELEE,
    NEUTRAL,
    PLAIN_ATTACKS,
    RANGED,
    ROW,
    STRENGTHS,
    STRIKES,
)
from kodeks.games.berserk.traits.which import ALL_CARDS, ARTIFACTS, CREATURES, EQUIPMENTS, TERRAINS
from kodeks.kernel.readings.grammar import Terminal, Words, digits
from kodeks.kernel.readings.wordings import Token

LANDS = {**ELEMENTS, "neutral": NEUTRAL}
SOME = {
    **ABILITIES,
    "attacks": ATTACKS,
    "strikes": STRIKES,
    "melee": MELEE,
    "ranged": RANGED,
    "ranged but row strikes": RANGED & ~ROW,
    "magic attacks": MAGIC_ATTACKS,
    "plain attacks": PLAIN_ATTACKS,
    "plain ranged attacks": PLAIN_ATTACKS & RANGED,
    "magical": MAGICAL,
}
LONGEST = 4  # words of a title
TYPES_OF = {
    "creature": CREATURES,
    "card": ALL_CARDS,
    "artifact": ARTIFACTS,
    "terrain": TERRAINS,
    "equipment": EQUIPMENTS,
}
VALUES: dict[str, Callable[[str], Any]] = {  # what a word means, by its kind
    "alien": LANDS.__getitem__,
    "attack": SOME.__getitem__,
    "class": str,
    "element": LANDS.__getitem__,
    "gear": GEAR.index,
    "land": LANDS.__getitem__,
    "n": int,
    "ordinal": int,
    "sort": TYPES_OF.__getitem__,
    "strength": STRENGTHS.index,
    "terrain": str,
}


@cache
def words(code: str) -> dict[str, Words]:
    """Those of one language, by kind."""
    found: dict[str, Words] = {}
    for kind, meanings in {**data("words.toml"), "class": data("classes.toml")}.items():
        found[kind] = {said: VALUES[kind](meant) for meant, by in meanings.items() for said in by[code]}
    return found


@cache
def tribes() -> dict[str, str]:
    """Classes by what they are called in any language."""
    return {said: meant for meant, by in data("classes.toml").items() for said in [*by["en"], *by["ru"], by["pl"]]}


def data(name: str) -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / name).read_text(encoding="utf-8"))


def strengths(tokens: list[Token], at: int) -> list[tuple[Any, int]]:
    """`1-2-3` of a weak, a medium and a strong attack; one number is the same for all three."""
    numbers = next(iter(tokens[at].forms)).split("-")
    if len(numbers) not in (1, 3) or not all(number.isdecimal() for number in numbers):
        return []
    return [([int(number) for number in numbers] * (3 // len(numbers)), at + 1)]


def say_strengths(numbers: list[int]) -> str:
    return str(numbers[0]) if len(set(numbers)) == 1 else "-".join(map(str, numbers))


def quoted(tokens: list[Token], at: int) -> list[tuple[Any, int]]:
    """The name of an ability, in quotes."""
    if "«" not in tokens[at].forms:
        return []
    ends = [end for end in range(at + 1, len(tokens)) if "»" in tokens[end].forms]
    return [(" ".join(token.text for token in tokens[at + 1 : ends[0]]), ends[0] + 1)] if ends else []


def titles(tokens: list[Token], at: int) -> list[tuple[Any, int]]:
    """The title of another card: words of which the first has a capital letter."""
    found: list[tuple[Any, int]] = []
    if at and tokens[at].text[:1].isupper() and not tokens[at].own:
        for end in range(at + 1, min(at + LONGEST, len(tokens)) + 1):
            if not tokens[end - 1].text[:1].isalpha():
                break
            found.append((" ".join(token.text for token in tokens[at:end]), end))
    return found


TERMINALS = {
    "title": Terminal(titles),
    "n": Terminal(digits),
    "numbers": Terminal(strengths, say_strengths),
    "name": Terminal(quoted, '"{}"'.format),
}
