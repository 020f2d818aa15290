"""What a player may say at any time, asked or not: that the game is given up, or that a draw is wanted."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from kodeks.kernel.table import Table
from kodeks.languages import mark
from kodeks.terminal.told import Keys, Told, bound


def sayable(table: Table, seat: int | None) -> list[str]:
    if seat is None or table.turn is None:
        return []
    return [word for word in table.game.words(seat) if not table.why_not(word, seat)]


class WordsPanel(Told, ModalScreen[str | None]):
    KEYS: ClassVar[Keys] = [
        ("", "Enter", "", mark("say it")),
        ("escape,q,x", "Esc", "close", mark("close")),
        ("l,f2", "l", "app.language", mark("language")),
    ]
    BINDINGS: ClassVar[list[BindingType]] = bound(KEYS)

    def __init__(self, table: Table, words: list[str]) -> None:
        super().__init__()
        self.table = table
        self.words = words

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(id="question")
            yield OptionList(id="choices")
            yield Static(id="keys")

    def on_mount(self) -> None:
        self.retell()
        self.query_one("#choices").focus()

    def retell(self) -> None:
        reader = self.reader.of(self.table.game)
        self.query_one("#question", Static).update(reader.say("What you may say at any time"))
        choices = self.query_one("#choices", OptionList)
        at = choices.highlighted or 0
        choices.clear_options()
        choices.add_options([Option(Text(reader.tell(self.table.label(word).text, {}, []))) for word in self.words])
        choices.highlighted = at
        self.tell_keys()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.words[event.option_index])

    def action_close(self) -> None:
        self.dismiss(None)
