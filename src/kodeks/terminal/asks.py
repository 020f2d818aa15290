"""When the one person at this keyboard is asked in windows; where there are several people, all are asked always."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from kodeks.faces import face
from kodeks.kernel.game import Game
from kodeks.languages import mark
from kodeks.terminal.told import Keys, Told, bound
from kodeks.windows import CHOICE_WORDS, CHOICES, DEFAULT


class AsksPanel(Told, ModalScreen[None]):
    """A line for each kind of window; Enter turns it."""

    KEYS: ClassVar[Keys] = [
        ("", "Enter", "", mark("change")),
        ("escape,q,w", "Esc", "close", mark("close")),
        ("l,f2", "l", "app.language", mark("language")),
    ]
    BINDINGS: ClassVar[list[BindingType]] = bound(KEYS)

    def __init__(self, made: Game, asks: dict[str, str]) -> None:
        super().__init__()
        self.made = made
        self.kinds = made.windows()
        self.asks = asks

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(id="question")
            yield OptionList(id="choices")
            yield Static(id="keys")

    def on_mount(self) -> None:
        self.retell()
        self.query_one("#choices").focus()

    def retell(self) -> None:
        say = self.reader.say
        self.query_one("#question", Static).update(say("When you are asked"))
        choices = self.query_one("#choices", OptionList)
        at = choices.highlighted or 0
        named = face(self.made).windows
        words = [self.reader.of(self.made).say(named.get(kind, kind)) for kind in self.kinds]
        longest = max(map(len, words), default=0)
        chosen = [say(CHOICE_WORDS[self.asks.get(kind, DEFAULT)]) for kind in self.kinds]
        choices.clear_options()
        pairs = zip(words, chosen, strict=True)
        choices.add_options([Option(Text(f"{word:<{longest}}  ‹ {choice} ›", no_wrap=True)) for word, choice in pairs])
        choices.highlighted = at
        self.tell_keys()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        kind = self.kinds[event.option_index]
        now = CHOICES.index(self.asks.get(kind, DEFAULT))
        self.asks[kind] = CHOICES[(now + 1) % len(CHOICES)]
        self.retell()

    def action_close(self) -> None:
        self.dismiss()
