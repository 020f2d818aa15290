"""A position built by hand."""

from __future__ import annotations

from typing import Any

from kodeks.games.starwars.rules import Rules
from kodeks.games.starwars.state import StarWars
from kodeks.kernel.errors import BadPosition


def position(data: dict[str, Any], rules: Rules) -> StarWars:
    raise BadPosition("not yet")
