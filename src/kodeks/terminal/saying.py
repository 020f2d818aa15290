"""What a player may say at any time, asked or not: that the game is given up, or that a draw is wanted."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import BindingType
from textual.widgets import OptionList

from kodeks.kernel.table import Table
from kodeks.languages import mark
from kodeks.terminal.ask import Choices
from kodeks.terminal.told import Keys, bound


def sayable(table: Table, seat: int | None) -> list[str]:
    if seat is None or table.turn is None:
        return []
    return [word for word in table.game.words(seat) if not table.why_not(word, seat)]


class WordsPanel(Choices[str | None]):
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

    def retell(self) -> None:
        reader = self.reader.of(self.table.game)
        words = [reader.tell(self.table.label(word).text, {}, []) for word in self.words]
        self.fill(reader.say("What you may say at any time"), words)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.words[event.option_index])

    def action_close(self) -> None:
        self.dismiss(None)
