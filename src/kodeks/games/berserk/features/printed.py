"""Features and abilities in pickles and dumps: what is printed on a card is named by its place there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kodeks.kernel.part import Shared, fields, plain

if TYPE_CHECKING:
    from kodeks.games.berserk.cards.kind import Kind


def reduced(part: Shared, home: Kind | None, at: int) -> tuple[Any, ...]:
    """What is printed on a card is found there again; what a position has brought along goes as it is."""
    if home is None:
        return blank, (type(part),), part.__getstate__()
    return part_of, (home, at)


def blank(kind: type[Shared]) -> Shared:
    return kind.__new__(kind)


def part_of(home: Kind, at: int) -> Any:
    return home.parts[at]


def marked(part: Shared, home: Kind | None, at: int) -> object:
    if home is not None:
        return home.number, at
    values = [getattr(part, name) for name in fields(part)]
    return [type(part).__name__, [plain(value) for value in values if value != [part]]]  # one may list itself
