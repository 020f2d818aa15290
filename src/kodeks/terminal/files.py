"""Open a saved game: those in the data folder, or any file by its path."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from kodeks.kernel.errors import KodeksError
from kodeks.languages import mark
from kodeks.languages.errors import explain
from kodeks.terminal import saves
from kodeks.terminal.cards import GREY
from kodeks.terminal.sitting import Sitting
from kodeks.terminal.told import Keys, Told, bound


class FilesScreen(Told, Screen[Sitting | None]):
    KEYS: ClassVar[Keys] = [
        ("", "Enter", "", mark("open")),
        ("tab", "Tab", "app.focus_next", mark("type a path")),
        ("escape", "Esc", "close", mark("back")),
        ("f2", "F2", "app.language", mark("language")),
    ]
    BINDINGS: ClassVar[list[BindingType]] = bound(KEYS)

    def __init__(self) -> None:
        super().__init__()
        self.files = saves.copies() + saves.kept()

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield OptionList(*(Option(line(path)) for path in self.files), id="files")
        yield Input(id="path", compact=True)
        yield Static(id="status")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.retell()
        self.query_one("#files" if self.files else "#path").focus()

    def retell(self) -> None:
        self.query_one("#title", Static).update(self.reader.say("Open a saved game"))
        self.query_one("#path", Input).placeholder = self.reader.say("or the path of a journal")
        self.tell_keys()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.open(self.files[event.option_index])

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.open(Path(event.value.strip()).expanduser())

    def open(self, path: Path) -> None:
        """A file that can not be opened says why, and stays as it is."""
        try:
            self.dismiss(Sitting.load(path))
        except (KodeksError, OSError, UnicodeDecodeError) as error:
            self.query_one("#status", Static).update(explain(error, self.reader))

    def action_close(self) -> None:
        self.dismiss(None)


def line(path: Path) -> Text:
    when = datetime.fromtimestamp(path.stat().st_mtime)
    return Text(path.stem).append(f"  {path.parent.name}  {when:%Y-%m-%d %H:%M}", GREY)
