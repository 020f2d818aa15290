"""What one pair of eyes sees of a table: its drawing, the question, the moves, the log and the rules."""

from __future__ import annotations

from typing import Any

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.suggester import SuggestFromList
from textual.widgets import Input, OptionList, Static

from kodeks.faces import part
from kodeks.kernel.form import which
from kodeks.kernel.note import Note
from kodeks.kernel.offer import Offer, offers
from kodeks.kernel.rulebook import Clause
from kodeks.languages import Language, mark
from kodeks.languages.players import names
from kodeks.terminal import generic
from kodeks.terminal.cards import GREY, styled
from kodeks.terminal.lists import LogList, MoveList
from kodeks.terminal.reading import CardsScreen, card_names, card_text, named
from kodeks.terminal.rules import ClausePanel, RulesScreen
from kodeks.terminal.sitting import Sitting
from kodeks.terminal.told import Keys, Told
from kodeks.windows import PASSED

SIGNS = "+-*=:×÷−–"  # a move that begins with one of these can be typed at once
NARROWEST = 40
WIDE = 100
SCROLL = ("", "PgUp PgDn", "", mark("more of the table"))


class Desk(Told, Screen[None]):
    """Built from the viewer's view, offers and log alone, so that nothing else can be shown."""

    AUTO_FOCUS = "#moves"

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.viewer: int | None = None  # whose eyes look at the screen
        self.parting = False  # the viewer learned something: it is read before the keyboard goes on
        self.offers: list[Offer] = []
        self.view: dict[str, Any] = {}
        self.stood: tuple[int | None, int] | None = None  # what the table was last brought into sight for

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal():
            with Vertical(id="left"):
                with VerticalScroll(id="table"):
                    yield Static(id="board")
                yield Static(id="prompt")
                yield MoveList(id="moves")
                yield Input(id="typed", compact=True, select_on_focus=False)
            with Vertical(id="right"):
                with VerticalScroll(id="aside"):
                    yield Static(id="told")
                yield LogList(id="log")
        yield Static(id="foreseen")
        yield Static(id="status")
        yield Static(id="keys")

    @property
    def reader(self) -> Language:
        """With the words of the game that is played here."""
        return super().reader.of(self.sitting.table.game)

    @property
    def names(self) -> list[str]:
        return names(self.sitting.table.players, self.reader)

    def retell(self) -> None:
        table, who = self.sitting.table, self.names
        self.view = view = table.view(self.viewer)
        title = styled(f"Kodeks · {table.game.title}", "bold").append(f"  {self.reader.say(which())}", GREY)
        self.query_one("#title", Static).update(title)
        draw = (part(table.game, "terminal") or generic).draw
        width = max(NARROWEST, self.query_one("#left").size.width - 2)
        self.query_one("#board", Static).update(draw(view, who, self.reader, width, table.game))
        prompt = view["prompt"]
        question = styled("▶ ", "bold").append(self.reader.tell(prompt["text"], prompt["args"], who), "bold")
        self.query_one("#prompt", Static).update(question.append(f"  {prompt['clause']}", GREY))
        self.show_moves()
        whose = (self.viewer, self.reader.code, *who)
        self.query_one("#log", LogList).show(self.heard(), whose, who, self.reader)
        self.query_one("#typed", Input).placeholder = self.reader.say("or type a move, or its number")
        self.call_after_refresh(self.look_home)
        self.call_after_refresh(self.tell_keys)

    def heard(self) -> list[Note]:
        """The log without the passes of windows, which say nothing."""
        table = self.sitting.table
        silent = (PASSED,) if table.game.windows() else ()
        return [note for note in table.log(self.viewer) if note.text not in silent]

    def look_home(self) -> None:
        """When something has happened, the own side is in sight: there it is that one is asked."""
        table = self.sitting.table
        stands = (self.viewer, len(table.entries))
        below = getattr(part(table.game, "terminal"), "own_below", None)
        if stands != self.stood and below is not None and below(self.view):
            self.query_one("#table").scroll_end(animate=False)
        self.stood = stands

    def keys_now(self) -> Keys:
        """Scrolling only where the table is taller than its part of the screen."""
        tall = self.query_one("#table").max_scroll_y > 0
        return [key for key in self.KEYS if tall or key is not SCROLL]

    def action_scroll_table(self, pages: int) -> None:
        table = self.query_one("#table")
        table.scroll_relative(y=pages * max(1, table.size.height - 1), animate=False)

    def show_moves(self) -> None:
        table = self.sitting.table
        self.offers = [] if self.viewer is None else self.in_order(offers(table, self.viewer))
        legal = [offer.notation for offer in self.offers if not offer.refused]
        moves = self.query_one("#moves", MoveList)
        self.query_one("#typed", Input).suggester = SuggestFromList(legal, case_sensitive=False)
        if self.parting:
            moves.show_only(self.reader.say("I have seen it: hide my cards"))
        elif table.turn is None:
            moves.show_only(self.reader.say("New game"))
        else:
            moves.show(self.offers, self.names, self.reader)
        self.foresee()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_list.id == "moves":
            self.foresee()
        else:
            self.show_aside()

    def show_aside(self) -> None:
        told = self.aside()
        self.query_one("#told", Static).update(told)
        self.query_one("#aside").display = bool(told)

    def aside(self) -> Text:
        """What the highlighted move or line speaks of: its card, where the screen is wide enough for it and the log."""
        names = named(self.note_here(), self.sitting.table.game) if self.size.width >= WIDE else []
        return card_text(names[0], self.reader, self.sitting.table.game) if names else Text()

    def in_order(self, found: list[Offer]) -> list[Offer]:
        """As the rules list them; what its game puts afterwards comes behind what is rather meant."""
        last = getattr(part(self.sitting.table.game, "terminal"), "afterwards", None)
        if last is None:
            return found
        return sorted(found, key=lambda offer: (bool(offer.refused), last(self.view, offer.notation)))

    def foresee(self) -> None:
        """What the move that is highlighted would do, where the game's face can tell."""
        table, at = self.sitting.table, self.query_one("#moves", MoveList).highlighted
        tell = getattr(part(table.game, "terminal"), "foresee", None)
        told = Text()
        if tell is not None and at is not None and at < len(self.offers):
            told = tell(self.view, self.offers[at].notation, self.reader, table.game)
        foreseen = self.query_one("#foreseen", Static)
        foreseen.update(told)
        foreseen.display = bool(told)
        self.show_aside()

    def inform(self, text: str) -> None:
        self.query_one("#status", Static).update(Text(text))

    def warn(self, text: str) -> None:
        self.query_one("#status", Static).update(Text(text, "bold #d1495b"))

    def on_resize(self) -> None:
        self.call_after_refresh(self.retell)

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character in SIGNS and not isinstance(self.focused, Input):
            typed = self.query_one("#typed", Input)
            typed.focus()
            typed.insert_text_at_cursor(event.character)
            event.stop()

    def action_moves(self) -> None:
        self.query_one("#moves").focus()

    # cards

    def action_cards(self) -> None:
        """Those that the viewer sees, the ones of the highlighted move or line of the log first."""
        table = self.sitting.table
        names = card_names(self.view, self.note_here(), table.game, self.reader)
        if names:
            self.app.push_screen(CardsScreen(names, table.game))
        else:
            self.inform(self.reader.say("There is no card to read."))

    def note_here(self) -> Note | None:
        log, moves = self.query_one("#log", LogList), self.query_one("#moves", MoveList)
        if log.has_focus and log.highlighted is not None:
            return log.notes[log.highlighted]
        return self.offers[moves.highlighted].label if moves.highlighted is not None and self.offers else None

    # rules

    def action_clause(self) -> None:
        self.app.push_screen(ClausePanel(self.clauses_here(), self.sitting.table.game.rulebook))

    def clauses_here(self) -> list[Clause]:
        """The rules behind what is highlighted: a log line, a move, or the question."""
        table = self.sitting.table
        log, moves = self.query_one("#log", LogList), self.query_one("#moves", MoveList)
        if log.has_focus and log.highlighted is not None:
            return table.game.rulebook.all(log.notes[log.highlighted].clause)
        if moves.highlighted is not None and self.offers:
            return self.offers[moves.highlighted].clauses(table)
        return table.game.rulebook.all(table.view(self.viewer)["prompt"]["clause"])

    def action_search(self) -> None:
        self.app.push_screen(RulesScreen(self.sitting.table.game.rulebook))
