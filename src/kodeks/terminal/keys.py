"""All the keys of a screen, for those who do not know them by heart."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from kodeks.languages import mark
from kodeks.terminal.told import Keys, Told, bound


class KeysPanel(Told, ModalScreen[None]):
    KEYS: ClassVar[Keys] = [
        ("escape,enter,f1,q", "Esc", "close", mark("close")),
        ("l,f2", "l", "app.language", mark("language")),
    ]
    BINDINGS: ClassVar[list[BindingType]] = bound(KEYS)

    def __init__(self, listed: Keys) -> None:
        super().__init__()
        self.listed = listed

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(id="question")
            yield Static(id="keys")

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        text = Text()
        for _, shown, _, purpose in self.listed:
            text.append(f"{shown:>7} ", "bold").append(f" {self.reader.say(purpose)}\n")
        self.query_one("#question", Static).update(text)
        self.tell_keys()

    def action_close(self) -> None:
        self.dismiss()
