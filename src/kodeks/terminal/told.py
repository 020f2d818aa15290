"""What all screens share: they speak the reader's language and say which keys they know."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from kodeks.languages import Language

if TYPE_CHECKING:
    from kodeks.terminal.app import KodeksApp

Keys = list[tuple[str, str, str, str]]  # the key, how it is shown, the action, what it does

MARGIN = 2


# what the same keys give where the keyboard writes Russian
RUSSIAN = dict(zip("qunotslerywihxkp", "йгтщеыдукнцшрчлз", strict=True))


def bound(keys: Keys) -> list[BindingType]:
    """Those that have an action of their own; the others are only told of."""
    found: list[BindingType] = []
    for names, _, action, _ in keys:
        both = [twin for name in names.split(",") for twin in (name, RUSSIAN.get(name, "")) if twin]
        if action:
            found.append(Binding(",".join(both), action, show=False))
    return found


class Told:
    """Mixed into a screen. `retell` writes every text anew: after a change, and in another language."""

    KEYS: ClassVar[Keys] = []

    @property
    def kodeks(self) -> KodeksApp:
        return cast("KodeksApp", cast("Screen[object]", self).app)

    @property
    def reader(self) -> Language:
        return self.kodeks.reader

    def retell(self) -> None:
        raise NotImplementedError

    def keys_now(self) -> Keys:
        """Those that are of use on the screen as it is."""
        return self.KEYS

    def tell_keys(self) -> None:
        """The keys at the foot, as many as there is room for: the most needed stand first."""
        screen = cast("Screen[object]", self)
        line = Text()
        for _, shown, _, purpose in self.keys_now():
            key = Text().append(f" {shown} ", "bold reverse").append(f" {self.reader.say(purpose)}  ")
            if line.cell_len + key.cell_len <= screen.size.width - MARGIN:
                line.append_text(key)
        screen.query_one("#keys", Static).update(line)
