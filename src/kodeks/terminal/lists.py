"""The two lists of the table: what the player could do, and what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from kodeks.kernel.note import Note
from kodeks.kernel.offer import Offer
from kodeks.languages import Language
from kodeks.terminal.cards import GREY

SCROLLING: list[BindingType] = [
    Binding("pageup", "screen.scroll_table(-1)", show=False),
    Binding("pagedown", "screen.scroll_table(1)", show=False),
]


class MoveList(OptionList):
    """Numbered moves; typing a number goes to it."""

    BINDINGS: ClassVar[list[BindingType]] = SCROLLING  # arrows are enough for the list itself
    typed = ""
    shown: Sequence[str] = ()

    def show(self, moves: list[Offer], names: list[str], reader: Language) -> None:
        """The same moves in another language leave the choice where it was."""
        notations = [move.notation for move in moves]
        at = self.highlighted if notations == self.shown else 0
        self.clear_options()
        self.add_options([Option(move_line(number, move, names, reader)) for number, move in enumerate(moves, 1)])
        self.typed, self.shown = "", notations
        if moves:
            self.highlighted = at

    def show_only(self, text: str) -> None:
        """The one thing to do when there is no move to choose."""
        self.clear_options()
        self.add_option(Option(Text(text, "bold")))
        self.shown = ()
        self.highlighted = 0

    def on_key(self, event: events.Key) -> None:
        if not event.character or event.character not in "0123456789":
            self.typed = ""
            return
        event.stop()
        for digits in (self.typed + event.character, event.character):
            if 1 <= int(digits) <= self.option_count:
                self.typed = digits
                self.highlighted = int(digits) - 1
                return


def move_line(number: int, move: Offer, names: list[str], reader: Language) -> Text:
    line = Text(no_wrap=True, overflow="ellipsis")
    label = reader.tell(move.label.text, move.label.args, names)
    if move.refused:
        clause = move.refused[0]
        line.append(f"{number:>2} ✗ {label}  ", GREY).append(f"{clause.id} {clause.text(reader.code)}", GREY)
        return line
    line.append(f"{number:>2}   ").append(label, "bold")
    if move.notation not in label:
        line.append(f"  {move.notation}")
    return line.append(f"  {move.label.clause}", GREY)


class LogList(OptionList):
    """What one seat has heard. Another seat's lines leave no trace."""

    told: tuple[object, ...] = ()
    notes: Sequence[Note] = ()

    def show(self, notes: list[Note], key: tuple[object, ...], names: list[str], reader: Language) -> None:
        """`key` says whose log it is and in which language; while it stays, only new lines are added."""
        known = self.option_count
        if key != self.told or notes[:known] != list(self.notes):
            self.clear_options()
            known = 0
        self.told, self.notes = key, notes
        self.add_options([Option(log_line(note, names, reader)) for note in notes[known:]])
        if self.highlighted is None or not self.has_focus:  # who reads an old line is left there
            self.highlighted = self.option_count - 1 if notes else None
            self.scroll_end(animate=False)


def log_line(note: Note, names: list[str], reader: Language) -> Text:
    return Text(reader.tell(note.text, note.args, names)).append(f" {note.clause}", GREY)
