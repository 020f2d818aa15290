"""The rulebook on the screen: one clause with its rulings, and the search."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from kodeks.kernel.rulebook import Clause, Rulebook
from kodeks.languages import Language, mark
from kodeks.languages.rules import BASES, source
from kodeks.searching import find
from kodeks.terminal.cards import GREY
from kodeks.terminal.told import Keys, Told, bound


def clause_text(clause: Clause, rulebook: Rulebook, reader: Language) -> Text:
    """A clause with where it stands, then the rulings on it."""
    text = Text()
    for found in [clause, *rulebook.rulings_on(clause.id)]:
        where = [source(found.source, reader), reader.say(BASES.get(found.basis, found.basis))]
        if found.option:
            where.append(reader.say("option {option}", option=found.option))
        text.append(found.id, "bold").append(f"  {' · '.join(part for part in where if part)}\n", GREY)
        text.append(found.text(reader.code) + "\n\n")
    return text


class ClausePanel(Told, ModalScreen[None]):
    """The clauses behind a log line, a move or a refusal."""

    KEYS: ClassVar[Keys] = [
        ("escape,enter,question_mark,q", "Esc", "close", mark("close")),
        ("l,f2", "l", "app.language", mark("language")),
        ("slash", "/", "search", mark("search the rules")),
    ]
    BINDINGS: ClassVar[list[BindingType]] = bound(KEYS)

    def __init__(self, clauses: list[Clause], rulebook: Rulebook) -> None:
        super().__init__()
        self.clauses = clauses
        self.rulebook = rulebook

    def compose(self) -> ComposeResult:
        with Vertical(classes="box wide"):
            with VerticalScroll():
                yield Static(id="clauses")
            yield Static(id="keys")

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        text = Text()
        for clause in self.clauses:
            text.append_text(clause_text(clause, self.rulebook, self.reader))
        self.query_one("#clauses", Static).update(text)
        self.tell_keys()

    def action_close(self) -> None:
        self.dismiss()

    def action_search(self) -> None:
        self.app.switch_screen(RulesScreen(self.rulebook))


class RulesScreen(Told, Screen[None]):
    """Find clauses by word, number or id, in any language."""

    KEYS: ClassVar[Keys] = [
        ("escape", "Esc", "close", mark("back")),
        ("f2", "F2", "app.language", mark("language")),
        ("down", "↓", "results", mark("the rules found")),
    ]
    BINDINGS: ClassVar[list[BindingType]] = bound(KEYS)

    def __init__(self, rulebook: Rulebook) -> None:
        super().__init__()
        self.rulebook = rulebook
        self.found: list[Clause] = rulebook.clauses

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Input(id="words", compact=True)
        with Horizontal():
            yield OptionList(id="found")
            with VerticalScroll(id="reading"):
                yield Static(id="clauses")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.retell()
        self.query_one("#words").focus()

    def retell(self) -> None:
        self.query_one("#title", Static).update(self.reader.say("Rules: words in any language, a number or an id"))
        self.tell_keys()
        found = self.query_one("#found", OptionList)
        at = found.highlighted or 0
        found.clear_options()
        found.add_options([Option(self.line(clause)) for clause in self.found])
        if self.found:
            found.highlighted = min(at, len(self.found) - 1)
        else:
            self.query_one("#clauses", Static).update(self.reader.say("No rule has these words"))

    def line(self, clause: Clause) -> Text:
        line = Text(no_wrap=True, overflow="ellipsis").append(clause.id, "bold")
        return line.append("  " + clause.text(self.reader.code))

    def on_input_changed(self, event: Input.Changed) -> None:
        self.found = find(self.rulebook, event.value) if event.value.strip() else self.rulebook.clauses
        self.retell()

    def on_input_submitted(self) -> None:
        self.action_results()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_index < len(self.found):
            text = clause_text(self.found[event.option_index], self.rulebook, self.reader)
            self.query_one("#clauses", Static).update(text)

    def action_results(self) -> None:
        self.query_one("#found").focus()

    def action_close(self) -> None:
        self.dismiss()
