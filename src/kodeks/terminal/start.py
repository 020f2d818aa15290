"""The start: which game, who plays, by which house rules. Enter starts at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Line

from kodeks.faces import face
from kodeks.kernel.errors import KodeksError
from kodeks.kernel.form import which
from kodeks.kernel.game import games
from kodeks.kernel.journal import read_value, write_value
from kodeks.kernel.note import letter
from kodeks.kernel.option import Option
from kodeks.languages import NAMES, Language, mark
from kodeks.languages.errors import explain
from kodeks.languages.players import BOT, bot_name, level_of
from kodeks.lessons import lesson, lessons
from kodeks.terminal import saves
from kodeks.terminal.ask import AskText
from kodeks.terminal.cards import GREY, styled
from kodeks.terminal.files import FilesScreen
from kodeks.terminal.lesson import LessonScreen
from kodeks.terminal.rules import RulesScreen
from kodeks.terminal.sitting import LEVELS, Setup, Sitting, person
from kodeks.terminal.told import Keys, Told, bound

PACES = (0.0, 0.5, 1.0, 2.0)


class Row:
    """One setting: what it is, how it stands, how it is turned, and what there is to know about it."""

    def __init__(
        self, label: str, value: str, turn: Callable[[int], None], about: str, edit: Callable[[], None]
    ) -> None:
        self.label = label
        self.value = value
        self.turn = turn
        self.about = about
        self.edit = edit


def nothing() -> None:
    """A setting that is only turned, not typed."""


class StartScreen(Told, Screen[None]):
    KEYS: ClassVar[Keys] = [
        ("", "Enter", "", mark("start")),
        ("left", "←", "turn(-1)", mark("change")),
        ("right,space", "→", "turn(1)", mark("change")),
        ("e", "e", "edit", mark("type")),
        ("q,ctrl+q,ctrl+c", "q", "app.leave", mark("leave")),
        ("f1", "F1", "app.keys", mark("keys")),
        ("l,f2", "l", "app.language", mark("language")),
        ("k", "k", "learn", mark("lessons")),
        ("r", "r", "resume", mark("go on")),
        ("o", "o", "open", mark("open")),
        ("slash", "/", "search", mark("all rules")),
        ("t", "t", "app.shade", mark("dark or light")),
    ]
    BINDINGS: ClassVar[list[BindingType]] = bound(KEYS)

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup
        self.rows: list[Row] = []
        self.waiting = saves.unfinished()

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        yield Static(id="resume")
        with Horizontal():
            yield OptionList(id="settings")
            with VerticalScroll(id="reading"):
                yield Static(id="about")
        yield Static(id="status")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.retell()
        self.query_one("#settings").focus()

    def retell(self) -> None:
        say = self.reader.say
        title = styled("K O D E K S", "bold").append(
            f"   {say('Card games by their rulebooks.')}  {self.reader.say(which())}", GREY
        )
        self.query_one("#title", Static).update(title)
        waiting = self.query_one("#resume", Static)
        waiting.display = bool(self.waiting)
        if self.waiting:
            name = self.waiting[0].stem
            waiting.update(
                styled(" r ", "bold reverse").append(" " + say("goes on with the game that waits: {name}", name=name))
            )
        self.rows = self.make_rows()
        settings = self.query_one("#settings", OptionList)
        at = settings.highlighted or 0
        settings.clear_options()
        longest = max(len(row.label) for row in self.rows)
        settings.add_options(
            [Line(Text(f"{row.label:<{longest}}  ‹ {row.value} ›", no_wrap=True)) for row in self.rows]
        )
        settings.highlighted = min(at, len(self.rows) - 1)
        self.tell_keys()

    # the settings

    def make_rows(self) -> list[Row]:
        say, setup = self.reader.say, self.setup
        made = setup.game
        size = say("{low} to {high} players", low=made.low, high=made.high)
        rows = [
            Row(say("Game"), made.title, self.turn_game, f"{made.title}: {size}\n\n{self.in_short()}", nothing),
            Row(say("Players"), str(len(setup.players)), self.turn_seats, size, nothing),
        ]
        for seat, who in enumerate(setup.players):
            about = say("A person at this keyboard, or a bot. With e you give a person a name.")
            shown = bot_name(level_of(who), self.reader) if level_of(who) else say("person {name}", name=who).strip()
            label = say("Seat {letter}", letter=letter(seat))
            rows.append(Row(label, shown, partial(self.turn_player, seat), about, partial(self.edit_name, seat)))
        pace = say("{seconds} s", seconds=f"{self.kodeks.pace:g}")
        rows.append(
            Row(say("Pause after bots"), pace, self.turn_pace, say("Time to follow what the bots do."), nothing)
        )
        rows.append(
            Row(say("Language"), NAMES[self.reader.code], self.turn_language, " · ".join(NAMES.values()), nothing)
        )
        return rows + [self.option_row(option, self.reader) for option in made.options]

    def in_short(self) -> str:
        """What the game is about, then its rules as its lessons tell them."""
        made, code = self.setup.game, self.reader.code
        steps = lesson(made.name).steps if made.name in lessons() else []
        told = [f"{number}. {step.title(code)}: {step.text(code)}" for number, step in enumerate(steps, start=1)]
        return "\n\n".join([self.reader.of(made).say(face(made).about), *told])

    def option_row(self, option: Option, reader: Language) -> Row:
        ruling = self.setup.game.rulebook[option.ruling]
        called = reader.of(self.setup.game).context("option", option.name)
        about = f"{called}\n\n{ruling.id}\n\n{ruling.text(reader.code)}"
        value = write_value(self.setup.options.get(option.name, option.default))
        return Row(option.name, value, partial(self.turn_option, option), about, partial(self.edit_option, option))

    def turn_game(self, by: int) -> None:
        self.setup = self.kodeks.setup = Setup(turned(games(), self.setup.game.name, by))

    def turn_seats(self, by: int) -> None:
        made = self.setup.game
        self.setup.resize(turned(list(range(made.low, made.high + 1)), len(self.setup.players), by))

    def turn_player(self, seat: int, by: int) -> None:
        self.setup.players[seat] = turned(["", *(BOT + level for level in LEVELS)], self.setup.players[seat], by)

    def turn_pace(self, by: int) -> None:
        self.kodeks.pace = turned(list(PACES), self.kodeks.pace, by)

    def turn_language(self, by: int) -> None:
        self.kodeks.speak(turned(list(NAMES), self.reader.code, by))

    def turn_option(self, option: Option, by: int) -> None:
        values = option.values()
        if len(values) > 1:
            self.set_option(option, turned(values, self.setup.options.get(option.name, option.default), by))
        else:
            self.edit_option(option)

    def set_option(self, option: Option, value: Any) -> None:
        """Only what differs from the default is a house rule."""
        parsed = option.parse(value)
        self.setup.options.pop(option.name, None)
        if parsed != option.parse(option.default):
            self.setup.options[option.name] = parsed

    def edit_option(self, option: Option) -> None:
        def typed(text: str | None) -> None:
            if text is not None:
                self.set_option(option, read_value(text))
                self.retell()

        def refuse(text: str) -> None:
            """A deck may be well written and not legal: the game knows the cards."""
            self.setup.game.settle(len(self.setup.players), {option.name: read_value(text)})

        value = write_value(self.setup.options.get(option.name, option.default))
        self.app.push_screen(AskText(lambda _: option.name, value, refuse), typed)

    def edit_name(self, seat: int) -> None:
        def typed(name: str | None) -> None:
            if name is not None:
                self.setup.players[seat] = person(name)
                self.retell()

        value = "" if level_of(self.setup.players[seat]) else self.setup.players[seat]
        self.app.push_screen(AskText(lambda reader: reader.say("Name of the person:"), value), typed)

    # what the keys do

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_index < len(self.rows):
            self.query_one("#about", Static).update(self.rows[event.option_index].about)

    def on_option_list_option_selected(self) -> None:
        self.sit_down(self.setup.sitting)

    def sit_down(self, make: Callable[[], Sitting]) -> None:
        try:
            self.kodeks.sit_down(make())
        except (KodeksError, OSError, UnicodeDecodeError) as error:
            self.query_one("#status", Static).update(Text(explain(error, self.reader), "bold #d1495b"))

    def action_turn(self, by: int) -> None:
        self.rows[self.query_one("#settings", OptionList).highlighted or 0].turn(by)
        self.retell()

    def action_edit(self) -> None:
        self.rows[self.query_one("#settings", OptionList).highlighted or 0].edit()

    def action_resume(self) -> None:
        if self.waiting:
            self.sit_down(partial(Sitting.load, self.waiting[0]))

    def action_open(self) -> None:
        self.app.push_screen(FilesScreen(), self.opened)

    def opened(self, sitting: Sitting | None) -> None:
        if sitting is not None:
            self.kodeks.sit_down(sitting)

    def action_learn(self) -> None:
        if self.setup.game.name in lessons():
            self.app.switch_screen(LessonScreen(self.setup.game.name))

    def action_search(self) -> None:
        self.app.push_screen(RulesScreen(self.setup.game.rulebook))


def turned(values: list[Any], value: Any, by: int) -> Any:
    """The next value round the list; the first when the present one is none of them."""
    return values[(values.index(value) + by) % len(values)] if value in values else values[0]
