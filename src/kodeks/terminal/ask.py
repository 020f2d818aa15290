"""Small questions to people: yes or no, a line of text, one of several, and the hand-over of the keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from kodeks.kernel.errors import KodeksError
from kodeks.languages import Language, mark
from kodeks.languages.errors import explain
from kodeks.terminal.told import Keys, Told, bound

Words = Callable[[Language], str]  # a text that may have to be said again in another language


class Ask(Told, ModalScreen[bool]):
    """Yes or no."""

    KEYS: ClassVar[Keys] = [
        ("enter,y", "Enter", "answer(True)", mark("yes")),
        ("escape,n", "Esc", "answer(False)", mark("no")),
        ("f2", "F2", "app.language", mark("language")),
    ]
    BINDINGS: ClassVar[list[BindingType]] = bound(KEYS)

    def __init__(self, question: Words) -> None:
        super().__init__()
        self.question = question

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(id="question")
            yield Static(id="keys")

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        self.query_one("#question", Static).update(self.question(self.reader))
        self.tell_keys()

    def action_answer(self, yes: bool) -> None:
        self.dismiss(yes)


class AskText(Told, ModalScreen[str | None]):
    """A line of text; `check` may refuse it with a reason."""

    KEYS: ClassVar[Keys] = [
        ("", "Enter", "", mark("done")),
        ("escape", "Esc", "cancel", mark("cancel")),
        ("f2", "F2", "app.language", mark("language")),
    ]
    BINDINGS: ClassVar[list[BindingType]] = bound(KEYS)

    def __init__(self, question: Words, value: str, check: Callable[[str], object] | None = None) -> None:
        super().__init__()
        self.question = question
        self.value = value
        self.check = check

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(id="question")
            yield Input(self.value, compact=True)
            yield Static(id="reason")
            yield Static(id="keys")

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        self.query_one("#question", Static).update(self.question(self.reader))
        self.tell_keys()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        try:
            if self.check is not None:
                self.check(event.value)
        except KodeksError as error:
            self.query_one("#reason", Static).update(explain(error, self.reader))
        else:
            self.dismiss(event.value)

    def action_cancel(self) -> None:
        self.dismiss(None)


Answer = TypeVar("Answer")


class Choices(Told, ModalScreen[Answer]):
    """One of several lines, which the panel that stands on it fills in."""

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(id="question")
            yield OptionList(id="choices")
            yield Static(id="keys")

    def on_mount(self) -> None:
        self.retell()
        self.query_one("#choices").focus()

    def fill(self, question: str, lines: list[str]) -> None:
        self.query_one("#question", Static).update(question)
        choices = self.query_one("#choices", OptionList)
        at = choices.highlighted or 0
        choices.clear_options()
        choices.add_options([Option(Text(line, no_wrap=True)) for line in lines])
        choices.highlighted = at
        self.tell_keys()


class HandOver(Told, Screen[None]):
    """Covers the table until the next person has the keyboard."""

    KEYS: ClassVar[Keys] = [
        ("enter", "Enter", "ready", mark("I am here")),
        ("f2", "F2", "app.language", mark("language")),
        ("q", "q", "app.leave", mark("leave")),
    ]
    BINDINGS: ClassVar[list[BindingType]] = bound(KEYS)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.person = name

    def compose(self) -> ComposeResult:
        with Vertical(classes="box"):
            yield Static(id="question")
            yield Static(id="keys")

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        text = self.reader.say("The keyboard goes to: {name}. Only {name} looks at the screen now.", name=self.person)
        self.query_one("#question", Static).update(text)
        self.tell_keys()

    def action_ready(self) -> None:
        self.dismiss()
