"""NAME=VALUE on the command line."""

from __future__ import annotations

from typing import Any

from kodeks.kernel.errors import BadOption
from kodeks.kernel.journal import read_value


def pair(text: str, example: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign:
        raise BadOption(f"{text!r} has no =; write it like {example}")
    return name.strip(), value.strip()


def read_options(given: list[str]) -> dict[str, Any]:
    """House rules, as --option gives them."""
    pairs = [pair(text, "--option reiner=on") for text in given]
    return {name: read_value(value) for name, value in pairs}
