"""Objects that are nothing but named data: they can be listed, compared, copied and pickled by their names."""

from __future__ import annotations

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

    def __deepcopy__(self, memo: dict[int, Any]) -> Shared:
        return self


def fields(thing: object) -> list[str]:
    """The names of an object's slots, the same interpreted and compiled."""
    names: set[str] = set()
    for base in type(thing).__mro__:
        for kind in ("__slots__", "__mypyc_attrs__"):  # an interpreted class may stand on a compiled one
            names.update(base.__dict__.get(kind, ()))
    return sorted(name for name in names if not name.startswith("__"))


def plain(value: object) -> Any:
    """The data of a part of a state; None for what is shared."""
    if isinstance(value, Part) and not isinstance(value, Shared):
        inner = {name: plain(getattr(value, name)) for name in fields(value)}
        return [type(value).__name__, sorted(inner.items())]
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, (int, str, tuple)):
        return value
    return None
