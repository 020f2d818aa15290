"""The families of the card language: packages whose classes carry their phrases (`phrases_of` finds them)."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

FAMILIES = ("conditions", "constants", "effects", "qualities", "triggers")


@cache
def gather() -> None:
    """Every module of the families is imported, so that a new one is found too."""
    for family in FAMILIES:
        package = import_module(f"kodeks.games.starwars.{family}")
        for module in iter_modules(package.__path__):
            import_module(f"{package.__name__}.{module.name}")
