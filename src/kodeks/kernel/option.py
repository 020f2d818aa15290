"""House rules: named choices with a default, checked when a table is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kodeks.kernel.errors import BadOption

ON_OFF = {"on": True, "off": False, "true": True, "false": False, "yes": True, "no": False}


def as_number(text: str) -> int:
    """The number that plain digits write, or -1; nobody here means one of ten digits."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1


def as_word(value: Any) -> str:
    """As it is written in a file or typed: true, not Python's True."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class Option:
    """One house rule. `ruling` is the id of the ruling that it changes.

    `words` are the values that are words; `low` and `high` bound those that are numbers; a
    switch has neither. `read` takes data, such as a deck, apart and says what is wrong with it.
    """

    def __init__(
        self,
        name: str,
        ruling: str,
        default: Any,
        words: tuple[str, ...] = (),
        low: int = 0,
        high: int = -1,
        read: Callable[[Any], Any] | None = None,
    ) -> None:
        self.name = name
        self.ruling = ruling
        self.default = default
        self.words = words
        self.low = low
        self.high = high
        self.read = read

    def parse(self, value: Any) -> Any:
        """The value as the game wants it, from itself or from its text."""
        if self.read is not None:
            return self.read(value)
        if self.is_switch():
            found = value if isinstance(value, bool) else ON_OFF.get(str(value).lower())
            if found is not None:
                return found
        elif as_word(value) in self.words:
            return as_word(value)
        elif self.is_number(value) and self.low <= int(value) <= self.high:
            return int(value)
        raise BadOption(f"option {self.name} is {self.choices()}, not {value!r}")

    def is_switch(self) -> bool:
        return self.read is None and not self.words and self.high < self.low

    def is_number(self, value: Any) -> bool:
        if isinstance(value, bool):
            return False
        return isinstance(value, int) or (isinstance(value, str) and as_number(value) >= 0)

    def choices(self) -> str:
        """What may be chosen, for people."""
        if self.is_switch():
            return "on or off"
        parts = list(self.words)
        if self.high >= self.low:
            parts.append(f"a number from {self.low} to {self.high}")
        return " or ".join(parts)

    def values(self) -> list[Any]:
        """Every value that can be listed; of numbers and data, the default and the bounds."""
        if self.is_switch():
            return [False, True]
        found: list[Any] = list(self.words)
        if self.high >= self.low:
            found += sorted({self.low, self.high} | ({self.default} if isinstance(self.default, int) else set()))
        return found or [self.default]


def settle(options: list[Option], given: dict[str, Any]) -> dict[str, Any]:
    """All options with their values; a name that no option has is refused."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise BadOption(f"no option is called {name!r}; there are: {', '.join(names)}")
    return {option.name: option.parse(given.get(option.name, option.default)) for option in options}
