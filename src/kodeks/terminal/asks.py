"""When the one person at this keyboard is asked in windows; where there are several people, all are asked always."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import BindingType
from textual.widgets import OptionList

from kodeks.faces import face
from kodeks.kernel.game import Game
from kodeks.languages import mark
from kodeks.terminal.ask import Choices
from kodeks.terminal.told import Keys, bound
from kodeks.windows import CHOICE_WORDS, CHOICES, DEFAULT


class AsksPanel(Choices[None]):
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

    def retell(self) -> None:
        say = self.reader.say
        named = face(self.made).windows
        words = [self.reader.of(self.made).say(named.get(kind, kind)) for kind in self.kinds]
        longest = max(map(len, words), default=0)
        chosen = [say(CHOICE_WORDS[self.asks.get(kind, DEFAULT)]) for kind in self.kinds]
        pairs = zip(words, chosen, strict=True)
        self.fill(say("When you are asked"), [f"{word:<{longest}}  ‹ {choice} ›" for word, choice in pairs])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        kind = self.kinds[event.option_index]
        now = CHOICES.index(self.asks.get(kind, DEFAULT))
        self.asks[kind] = CHOICES[(now + 1) % len(CHOICES)]
        self.retell()

    def action_close(self) -> None:
        self.dismiss()
