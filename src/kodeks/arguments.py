"""Numbers and NAME=VALUE on the command line."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Callable
from math import inf
from typing import Any

from kodeks.kernel.errors import BadOption
from kodeks.kernel.journal import read_value


def number(low: float, high: float = inf) -> Callable[[str], float]:
    """A number within these bounds."""

    def read(text: str) -> float:
        try:
            found = float(text)
        except ValueError:
            raise ArgumentTypeError(f"{text!r} is no number") from None
        if not low <= found <= high:
            raise ArgumentTypeError(
                f"{text} is not {f'from {low:g} to {high:g}' if high < inf else f'{low:g} or more'}"
            )
        return found

    return read


def whole(low: int, high: float = inf) -> Callable[[str], int]:
    """A whole number within these bounds."""

    def read(text: str) -> int:
        if not text.isascii() or not text.isdigit():
            raise ArgumentTypeError(f"{text!r} is no whole number")
        return int(number(low, high)(text))

    return read


def pair(text: str, example: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign:
        raise BadOption(f"{text!r} has no =; write it like {example}")
    return name.strip(), value.strip()


def read_options(given: list[str]) -> dict[str, Any]:
    """House rules, as --option gives them."""
    pairs = [pair(text, "--option reiner=on") for text in given]
    return {name: read_value(value) for name, value in pairs}
