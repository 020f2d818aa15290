"""The program in the terminal: the start screen, the table, the language and the shade."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.theme import Theme

from kodeks.languages import NAMES, Language, language
from kodeks.terminal.ask import Ask
from kodeks.terminal.keys import KeysPanel
from kodeks.terminal.sitting import Setup, Sitting
from kodeks.terminal.start import StartScreen
from kodeks.terminal.table import TableScreen
from kodeks.terminal.told import Told

PACE = 1.0  # seconds that a bot's move stays before the next
DARK = Theme("kodeks-dark", primary="#8ab6d6", accent="#e0b354", background="#16202a", surface="#1d2a36", dark=True)
LIGHT = Theme("kodeks-light", primary="#26547c", accent="#8a5a00", background="#fbf8f1", surface="#f0ead9", dark=False)


class KodeksApp(App[None]):
    TITLE = "Kodeks"
    ENABLE_COMMAND_PALETTE = False
    CSS_PATH: ClassVar[str] = "kodeks.tcss"

    def __init__(self, reader: Language, setup: Setup, sitting: Sitting | None = None, pace: float = PACE) -> None:
        super().__init__()
        self.reader = reader
        self.setup = setup
        self.first = sitting
        self.pace = pace
        for theme in (DARK, LIGHT):
            self.register_theme(theme)
        self.theme = DARK.name

    def on_mount(self) -> None:
        if self.first is not None:
            self.push_screen(TableScreen(self.first))
        else:
            self.push_screen(StartScreen(self.setup))

    def sit_down(self, sitting: Sitting) -> None:
        self.switch_screen(TableScreen(sitting))

    def to_start(self) -> None:
        self.switch_screen(StartScreen(self.setup))

    def speak(self, code: str) -> None:
        self.reader = language(code)
        for screen in self.screen_stack:
            if isinstance(screen, Told):
                screen.retell()

    def action_language(self) -> None:
        codes = list(NAMES)
        self.speak(codes[(codes.index(self.reader.code) + 1) % len(codes)])

    def action_keys(self) -> None:
        if isinstance(self.screen, Told):
            self.push_screen(KeysPanel(self.screen.KEYS))

    def action_shade(self) -> None:
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name

    def action_leave(self) -> None:
        def answered(yes: bool | None) -> None:
            if yes:
                self.exit()

        self.push_screen(
            Ask(lambda reader: reader.say("Leave Kodeks? The game is kept and can go on later.")), answered
        )
