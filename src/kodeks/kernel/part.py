"""Objects that are nothing but named data: they can be listed, compared, copied and pickled by their names."""

from __future__ import annotations

from functools import cache
from typing import Any

from kodeks.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Part:
    """Slots with plain data: what states are made of, such as a frame or a card in play, and states themselves."""

    __slots__ = ()

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in fields(self) if hasattr(self, name)}

    def __setstate__(self, data: dict[str, Any]) -> None:
        for name, value in data.items():
            setattr(self, name, value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Shared(Part):
    """What all states of a game share and never change, such as its cards: dumps leave it out, copies keep it."""

    __slots__ = ()

    def mark(self) -> object:
        """What stands for it in a dump, where it matters which one of several a state holds; plain data."""
        return None

    def __deepcopy__(self, memo: dict[int, Any]) -> Shared:
        return self


def fields(thing: object) -> list[str]:
    """The names of an object's slots, the same interpreted and compiled."""
    made: Any = type(thing)
    return slots(made)


@cache
def slots(made: Any) -> list[str]:
    names: set[str] = set()
    for base in made.__mro__:
        for kind in ("__slots__", "__mypyc_attrs__"):  # an interpreted class may stand on a compiled one
            names.update(base.__dict__.get(kind, ()))
    return sorted(name for name in names if not name.startswith("__"))


def twin(value: Any, memo: dict[int, Any]) -> Any:
    """A copy in which things that were one thing are one thing: for parts of a state that hold each other."""
    if isinstance(value, list):
        return [twin(item, memo) for item in value]
    if not isinstance(value, Part) or isinstance(value, Shared):
        return value
    if id(value) not in memo:
        made = memo[id(value)] = type(value).__new__(type(value))
        for name in fields(value):
            setattr(made, name, twin(getattr(value, name), memo))
    return memo[id(value)]


def plain(value: object) -> Any:
    """The data of a part of a state; None for what is shared."""
    if isinstance(value, Shared):
        return value.mark()
    if isinstance(value, Part):
        inner = {name: plain(getattr(value, name)) for name in fields(value)}
        return [type(value).__name__, sorted(inner.items())]
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, (int, str, tuple)):
        return value
    return None
