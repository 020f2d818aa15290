"""The table in play: people choose, bots answer in the background, the keyboard goes round."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from threading import Event
from typing import ClassVar

from textual.binding import BindingType
from textual.widgets import Input, OptionList
from textual.worker import Worker, WorkerState

from kodeks.folder import data_folder
from kodeks.kernel.errors import UnknownMove
from kodeks.kernel.option import as_number
from kodeks.kernel.rulebook import Clause
from kodeks.languages import Language, mark
from kodeks.languages.errors import explain
from kodeks.terminal import saves
from kodeks.terminal.ask import Ask, AskText, HandOver
from kodeks.terminal.asks import AsksPanel
from kodeks.terminal.desk import SCROLL, Desk
from kodeks.terminal.files import FilesScreen
from kodeks.terminal.lists import SCROLLING
from kodeks.terminal.saying import WordsPanel, sayable
from kodeks.terminal.sitting import Sitting
from kodeks.terminal.told import Keys, bound
from kodeks.windows import PASS

BOTS = "bots"


class TableScreen(Desk):
    KEYS: ClassVar[Keys] = [
        ("", "Enter", "", mark("play")),
        SCROLL,
        ("tab", "Tab", "app.focus_next", mark("type")),
        ("question_mark", "?", "clause", mark("rule")),
        ("i", "i", "cards", mark("cards")),
        ("f1", "F1", "app.keys", mark("keys")),
        ("h", "h", "hint", mark("hint")),
        ("u", "u", "take_back", mark("undo")),
        ("q,ctrl+q,ctrl+c", "q", "app.leave", mark("leave")),
        ("slash", "/", "search", mark("all rules")),
        ("l,f2", "l", "app.language", mark("language")),
        ("s", "s", "save", mark("save")),
        ("o", "o", "open", mark("open")),
        ("n", "n", "start", mark("new game")),
        ("t", "t", "app.shade", mark("dark or light")),
        ("w", "w", "asks", mark("when to be asked")),
        ("x", "x", "say", mark("surrender or draw")),
        ("escape", "Esc", "moves", mark("to the moves")),
    ]
    BINDINGS: ClassVar[list[BindingType]] = [*bound(KEYS), *SCROLLING]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.since = 0  # the answer with which the viewer's last move began
        self.thinking: Worker[int] | None = None
        self.advising: Worker[list[int]] | None = None
        self.halt = Event()  # tells a bot to stop thinking
        self.moved_at = 0.0

    def on_mount(self) -> None:
        self.keep()
        self.advance()

    def on_unmount(self) -> None:
        self.halt.set()

    # the game goes on

    def advance(self) -> None:
        """To the next question: a bot thinks, a person is shown the table or first given the keyboard."""
        table, people = self.sitting.table, self.sitting.people
        while self.sitting.passes():
            table.play(PASS)
            self.keep()
        turn = table.turn
        self.parting = False
        if len(people) == 1:
            self.viewer = people[0]
        elif turn is None:
            self.viewer = None  # all look at the end
        if turn is None:
            self.retell()
            self.inform(self.reader.say("Victory: {names}", names=", ".join(self.names[i] for i in table.winners())))
        elif self.sitting.is_bot(turn):
            self.retell()
            self.think(turn)
        elif self.viewer == turn:
            self.retell()
        elif self.viewer is not None and self.sitting.has_news(self.viewer, self.since):
            self.parting = True
            self.retell()
        else:
            self.hand_over()

    def hand_over(self) -> None:
        """Nobody's cards are on the screen while the keyboard changes hands."""
        turn = self.sitting.table.turn
        self.viewer = None
        self.parting = False
        self.inform("")
        self.query_one("#typed", Input).value = ""
        self.retell()
        if turn is not None:
            self.app.push_screen(HandOver(self.names[turn]), partial(self.welcome, turn))

    def welcome(self, seat: int, _: None) -> None:
        self.viewer = seat
        self.retell()

    def play(self, move: int | str) -> None:
        self.since = len(self.sitting.table.entries)
        self.advising = None
        self.sitting.table.play(move, self.viewer)
        self.sitting.held = False
        self.query_one("#typed", Input).value = ""
        self.query_one("#moves").focus()
        self.inform("")
        self.went_on()

    def went_on(self) -> None:
        self.moved_at = time.monotonic()
        self.keep()
        self.advance()

    def keep(self) -> None:
        try:
            self.sitting.keep()
        except OSError as error:
            self.warn(self.reader.say("The game could not be kept.") + " " + explain(error, self.reader))

    # bots

    def think(self, seat: int) -> None:
        self.halt = Event()
        self.thinking = self.run_worker(
            self.sitting.thinker(seat, self.halt.is_set), group=BOTS, thread=True, exclusive=True, exit_on_error=False
        )

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        if event.worker is self.advising and event.state is WorkerState.SUCCESS:
            self.advise(event.worker.result or [])
        if event.worker is not self.thinking:
            return
        if event.state is WorkerState.SUCCESS:
            wait = self.kodeks.pace - (time.monotonic() - self.moved_at)
            if wait > 0:
                self.set_timer(wait, partial(self.bot_plays, event.worker))
            else:
                self.bot_plays(event.worker)
        elif event.state is WorkerState.ERROR:
            self.warn(self.reader.say("The bot gave up: {error}", error=event.worker.error))

    def bot_plays(self, worker: Worker[int]) -> None:
        if worker is self.thinking and worker.result is not None:
            self.thinking = None
            self.sitting.table.play(worker.result)
            self.sitting.held = False
            self.went_on()

    def action_hint(self) -> None:
        """What a bot would do in my place."""
        if self.viewer is None or self.viewer != self.sitting.table.turn or self.parting:
            self.inform(self.reader.say("It is not your turn."))
            return
        self.halt = Event()
        self.inform(self.reader.say("A bot is thinking about your hint: wait a moment."))
        self.advising = self.run_worker(
            self.sitting.adviser(self.viewer, self.halt.is_set), group=BOTS, thread=True, exclusive=True
        )

    def advise(self, moves: list[int]) -> None:
        """Its moves are shown, and played if the person wants that."""
        self.advising = None
        game = self.sitting.table.game
        labels = {offer.notation: offer.label for offer in self.offers}

        def question(reader: Language) -> str:
            notes = [labels.get(game.write(move), game.label(move)) for move in moves]
            told = "; ".join(reader.of(game).tell(note.text, note.args, self.names) for note in notes)
            return reader.say("A bot would play: {moves}. Play it?", moves=told)

        def answered(yes: bool | None) -> None:
            for move in moves if yes else []:
                self.play(move)

        self.inform("")
        self.app.push_screen(Ask(question), answered)

    def stop_thinking(self) -> None:
        self.thinking = None
        self.advising = None
        self.halt.set()
        self.workers.cancel_group(self, BOTS)

    # choosing a move

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_list.id == "log":
            self.action_clause()
        elif self.parting:
            self.hand_over()
        elif self.sitting.table.turn is None:
            self.action_start()
        else:
            self.choose(event.option_index)

    def choose(self, number: int) -> None:
        offer = self.offers[number]
        if offer.refused:
            self.refuse(offer.notation, offer.refused)
        else:
            self.play(offer.notation)

    def refuse(self, notation: str, clauses: list[Clause]) -> None:
        reasons = "; ".join(f"{clause.id} {clause.text(self.reader.code)}" for clause in clauses)
        self.warn(self.reader.say("{move} is not allowed:", move=notation) + " " + reasons)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A number of the list or a notation. What is wrong is said, and stays to be mended."""
        text = event.value.strip()
        table = self.sitting.table
        if not text or self.viewer is None or table.turn != self.viewer:
            return
        if 1 <= as_number(text) <= len(self.offers):
            self.choose(as_number(text) - 1)
            return
        try:
            refused = table.why_not(text, self.viewer)
        except UnknownMove:
            examples = ", ".join(offer.notation for offer in self.offers[:4])
            self.warn(self.reader.say("“{text}” is no move. Moves look like this: {moves}", text=text, moves=examples))
            return
        if refused:
            self.refuse(text, refused)
        else:
            self.play(text)

    # taking back

    def action_take_back(self) -> None:
        """Free where nothing was learned since; else all the other people are asked, if there are any."""
        table = self.sitting.table
        seat = self.sitting.last_person()
        if seat is None:
            self.warn(self.reader.say("There is nothing to take back."))
            return
        reason = table.undo_reason(seat)
        others = [other for other in self.sitting.people if other != seat]
        if not reason:
            self.take_back(seat)
        elif others:
            self.ask_consent(seat, reason, others)
        else:
            self.warn(self.reader.say("This can not be taken back: {reason}.", reason=self.reader.say(reason)))

    def ask_consent(self, seat: int, reason: str, others: list[int]) -> None:
        """One after the other says yes, or it stays."""

        def question(reader: Language) -> str:
            asked = reader.say("Question to {other}: may {name} take the last move back?", other=who, name=taker)
            return f"{asked}\n({reader.say(reason)})"

        def answered(yes: bool | None) -> None:
            if not yes:
                self.inform(self.reader.say("The move stays."))
            elif len(others) > 1:
                self.ask_consent(seat, reason, others[1:])
            else:
                self.take_back(seat)

        who, taker = self.names[others[0]], self.names[seat]
        self.app.push_screen(Ask(question), answered)

    def take_back(self, seat: int) -> None:
        self.stop_thinking()
        self.sitting.take_back(seat)
        self.keep()
        self.since = len(self.sitting.table.entries)
        self.inform(self.reader.say("The move was taken back."))
        self.advance()

    # windows

    def action_asks(self) -> None:
        made = self.sitting.table.game
        if not made.windows():
            self.inform(self.reader.say("This game has no such window."))
        elif len(self.sitting.people) > 1:
            self.inform(self.reader.say("Where several people share a keyboard, everybody is always asked."))
        else:
            self.app.push_screen(AsksPanel(made, self.sitting.asks), self.asks_set)

    def asks_set(self, _: None) -> None:
        if self.viewer is not None and self.viewer == self.sitting.table.turn:
            self.advance()

    # words

    def action_say(self) -> None:
        words = sayable(self.sitting.table, self.viewer)
        if words:
            self.app.push_screen(WordsPanel(self.sitting.table, words), self.said)
        else:
            self.inform(self.reader.say("There is nothing to give up or to offer now."))

    def said(self, word: str | None) -> None:
        """A bot that was thinking thinks about what is now."""
        if word is not None and word in sayable(self.sitting.table, self.viewer):
            self.stop_thinking()
            self.play(word)

    # files and other games

    def action_save(self) -> None:
        path = data_folder() / "saves" / (self.sitting.path.stem + saves.ENDING)
        self.app.push_screen(AskText(lambda reader: reader.say("Save the game as:"), str(path)), self.save)

    def save(self, name: str | None) -> None:
        if not name or not name.strip():
            return
        try:
            saves.write(Path(name.strip()).expanduser(), self.sitting.table.journal())
            self.inform(self.reader.say("Saved: {path}", path=name.strip()))
        except OSError as error:
            self.warn(explain(error, self.reader))

    def action_open(self) -> None:
        self.app.push_screen(FilesScreen(), self.opened)

    def opened(self, sitting: Sitting | None) -> None:
        if sitting is not None:
            self.stop_thinking()
            self.app.switch_screen(TableScreen(sitting))

    def action_start(self) -> None:
        self.stop_thinking()
        self.kodeks.to_start()
