"""§2 1) Talia Pierwiastków: the ten cards of every player, and the Form each has in each row.

The table is data: who has the printed cards can correct it by the option `cardTable` (ARC-D-56).
"""

from __future__ import annotations

from typing import Any, Final

from kodeks.kernel.errors import BadOption

# ARC-2.1.2, in the order of their dice; ARC-2.1.3
NIGHT: Final = ["Tetrahedron", "Hexahedron", "Octahedron", "Dodecahedron", "Icosahedron"]
DAY: Final = ["Initium", "Terminus", "Transitio", "Tempus", "Negatio"]
CARDS: Final = NIGHT + DAY
NIGHTS: Final = 5
COUNT: Final = 10
SIDES: Final = [4, 6, 8, 12, 20]  # ARC-2.3.1; of the die that each solid and each column names

NOTHING: Final = "Nothing"
DOUBLED: Final = "Doubled "
NO_CARD: Final = -1

# ARC-2.1.13: the Negative and the Positive Form; the Neutral Form is the card itself
FORMS: Final[dict[str, list[str]]] = {
    "Tetrahedron": [NOTHING, "Hexahedron"],
    "Hexahedron": ["Tetrahedron", "Octahedron"],
    "Octahedron": ["Hexahedron", "Dodecahedron"],
    "Dodecahedron": ["Octahedron", "Icosahedron"],
    "Icosahedron": ["Dodecahedron", "Doubled Icosahedron"],
    "Initium": [NOTHING, "Doubled Initium"],
    "Terminus": [NOTHING, "Doubled Terminus"],
    "Transitio": [NOTHING, "Doubled Transitio"],
    "Tempus": [NOTHING, "Doubled Tempus"],
    "Negatio": [NOTHING, "Doubled Negatio"],
}


def is_night(card: int) -> bool:
    return card < NIGHTS


def read_table(value: Any) -> Any:
    """`default`, or {card: [Negative Form, Positive Form]} for the cards that differ."""
    if value == "default":
        return value
    if not isinstance(value, dict):
        raise BadOption(f"option cardTable is default or a table of card: [Negative, Positive], not {value!r}")
    for card, forms in value.items():
        if card not in CARDS:
            raise BadOption(f"option cardTable: {card!r} is no card; there are: {', '.join(CARDS)}")
        if not isinstance(forms, list) or len(forms) != 2:
            raise BadOption(f"option cardTable: {card} has two Forms, [Negative, Positive], not {forms!r}")
        kind = NIGHT if card in NIGHT else DAY
        for form in forms:
            if form != NOTHING and str(form).removeprefix(DOUBLED) not in kind:
                raise BadOption(
                    f"option cardTable: {form!r} is no Form of {card}; Forms are {NOTHING}, "
                    f"{', '.join(kind)}, and these with {DOUBLED.strip()!r} before them"
                )
    return value


def full_table(value: Any) -> dict[str, list[str]]:
    return dict(FORMS) if value == "default" else {**FORMS, **value}


class Forms:
    """What each card acts as in each row: `acts[3 * card + row + 1]`, and how many times."""

    __slots__ = ("acts", "times", "live_rows")

    def __init__(self, table: dict[str, list[str]]) -> None:
        self.acts: list[int] = []
        self.times: list[int] = []
        for card in CARDS:
            negative, positive = table[card]
            for form in (negative, card, positive):
                self.acts.append(NO_CARD if form == NOTHING else CARDS.index(form.removeprefix(DOUBLED)))
                self.times.append(2 if form.startswith(DOUBLED) else 1)
        # rows in which no Night card is Nothing, so that everybody knows a face-down one can act
        self.live_rows = [all(self.acts[3 * card + row] != NO_CARD for card in range(NIGHTS)) for row in range(3)]

    def acts_as(self, card: int, row: int) -> int:
        """ARC-E3.2.A-J; NO_CARD for Nothing (ARC-E3.2.K1)."""
        return self.acts[3 * card + row + 1]

    def doubled(self, card: int, row: int) -> bool:
        """ARC-E3.2.L1."""
        return self.times[3 * card + row + 1] == 2
