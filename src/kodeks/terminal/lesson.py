"""A lesson at the real table: what it teaches beside the log, the learner's moves as in a game."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.binding import BindingType
from textual.widgets import Input, OptionList

from kodeks.kernel.option import as_number
from kodeks.languages import mark
from kodeks.lessons import lesson
from kodeks.terminal.cards import GREY, styled
from kodeks.terminal.desk import SCROLL, Desk
from kodeks.terminal.lists import SCROLLING, MoveList
from kodeks.terminal.sitting import Sitting
from kodeks.terminal.told import Keys, bound


class LessonScreen(Desk):
    KEYS: ClassVar[Keys] = [
        ("", "Enter", "", mark("play")),
        SCROLL,
        ("n", "n", "step(1)", mark("next step")),
        ("p", "p", "step(-1)", mark("step before")),
        ("h", "h", "hint", mark("hint")),
        ("question_mark", "?", "clause", mark("rule")),
        ("i", "i", "cards", mark("cards")),
        ("q,ctrl+q,ctrl+c", "q", "leave", mark("back")),
        ("f1", "F1", "app.keys", mark("keys")),
        ("l,f2", "l", "app.language", mark("language")),
        ("tab", "Tab", "app.focus_next", mark("type")),
        ("slash", "/", "search", mark("all rules")),
        ("t", "t", "app.shade", mark("dark or light")),
        ("escape", "Esc", "moves", mark("to the moves")),
    ]
    BINDINGS: ClassVar[list[BindingType]] = [*bound(KEYS), *SCROLLING]

    def __init__(self, name: str, number: int = 0) -> None:
        self.steps = lesson(name).steps
        self.number = number
        self.step = self.steps[number]
        super().__init__(Sitting(self.step.table()))
        self.game = name
        self.viewer = self.step.seat

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        super().retell()
        self.inform(self.step.praise(self.reader.code) if self.done else self.step.task(self.reader.code))

    @property
    def done(self) -> bool:
        return self.step.done(self.sitting.table)

    def aside(self) -> Text:
        code = self.reader.code
        told = styled(f"{self.number + 1}/{len(self.steps)} {self.step.title(code)}", "bold")
        told.append(f"\n{self.step.text(code)} ")
        return told.append(" ".join(one.id for one in self.step.clauses), GREY)

    def show_moves(self) -> None:
        super().show_moves()
        if self.done:
            last = self.number + 1 == len(self.steps)
            told = self.reader.say("Play a game") if last else self.reader.say("Next step")
            self.offers = []
            self.query_one("#moves", MoveList).show_only(told)

    # the learner's moves

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_list.id == "log":
            self.action_clause()
        elif self.done:
            self.action_step(1)
        else:
            self.answer(self.offers[event.option_index].notation)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        number = as_number(text)
        if text and not self.done:
            self.answer(self.offers[number - 1].notation if 1 <= number <= len(self.offers) else text)

    def answer(self, move: str) -> None:
        say, code = self.reader.say, self.reader.code
        found = self.step.answer(self.sitting.table, move)
        if found.kind == "hint":
            self.inform(self.step.hint(code))
        elif found.kind == "refused":
            reasons = "; ".join(f"{clause.id} {clause.text(code)}" for clause in found.clauses)
            self.warn(say("{move} is not allowed:", move=move) + " " + reasons)
        elif found.kind == "unknown":
            example = self.step.solution(self.sitting.table)
            self.warn(say("“{text}” is no move. Moves look like this: {moves}", text=move, moves=example))
        else:
            self.query_one("#typed", Input).value = ""
            self.action_moves()
            self.retell()

    def action_hint(self) -> None:
        if not self.done:
            self.inform(self.step.hint(self.reader.code))

    def action_step(self, by: int) -> None:
        """Another step; behind the last one is a game."""
        to = self.number + by
        if to == len(self.steps):
            self.action_leave()
        elif to >= 0:
            self.app.switch_screen(LessonScreen(self.game, to))

    def action_leave(self) -> None:
        self.kodeks.to_start()
