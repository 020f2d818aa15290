"""Cards to be read: all that the viewer of a table sees, one beside the list."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from kodeks.faces import part
from kodeks.kernel.game import Game
from kodeks.kernel.note import Note
from kodeks.languages import Language, mark
from kodeks.terminal.cards import GREY, styled
from kodeks.terminal.told import Keys, Told, bound


def card_names(view: dict[str, Any], note: Note | None, game: Game, reader: Language) -> list[str]:
    """The cards that a note names, then all that the view names: nothing else may be looked up."""
    known = game.card_names()
    others = {name for name in strings(view["table"]) if name in known}
    return list(dict.fromkeys(named(note, game) + sorted(others, key=reader.word)))


def named(note: Note | None, game: Game) -> list[str]:
    """The cards that a line or a move speaks of."""
    known = game.card_names()
    return [] if note is None else [name for name in strings(note.args) if name in known]


def strings(value: Any) -> Iterator[str]:
    """All texts in it, keys too; the second card of a name is `Rancor #2`."""
    if isinstance(value, str):
        yield value.partition(" #")[0]
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from strings(key)
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


def card_text(name: str, reader: Language, game: Game) -> Text:
    """As the game's face writes it, else as one would type it in, with the rules that speak of it."""
    drawn: Callable[[str, Language, Game], Text] | None = getattr(part(game, "terminal"), "card", None)
    if drawn is not None:
        return drawn(name, reader, game)
    sheet = next(sheet for sheet in game.sheets(name) if sheet["name"] == name)
    text = styled(sheet["lines"][0] + "\n", "bold").append("\n".join(sheet["lines"][1:]) + "\n")
    for clause in sheet["rules"]:
        text.append(f"\n{clause} ", GREY).append(game.rulebook[clause].text(reader.code) + "\n")
    return text


class CardsScreen(Told, Screen[None]):
    KEYS: ClassVar[Keys] = [
        ("escape,enter,q,i", "Esc", "close", mark("back")),
        ("l,f2", "l", "app.language", mark("language")),
        ("", "↑ ↓", "", mark("another card")),
    ]
    BINDINGS: ClassVar[list[BindingType]] = bound(KEYS)

    def __init__(self, names: list[str], game: Game) -> None:
        super().__init__()
        self.names = names
        self.game = game

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal():
            yield OptionList(id="found")
            with VerticalScroll(id="reading"):
                yield Static(id="card")
        yield Static(id="keys")

    @property
    def reader(self) -> Language:
        return super().reader.of(self.game)

    def on_mount(self) -> None:
        self.retell()
        self.query_one("#found").focus()

    def retell(self) -> None:
        self.query_one("#title", Static).update(self.reader.say("Cards of this table"))
        self.tell_keys()
        found = self.query_one("#found", OptionList)
        at = found.highlighted or 0
        found.clear_options()
        found.add_options([Option(self.reader.word(name)) for name in self.names])
        found.highlighted = at

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.query_one("#card", Static).update(card_text(self.names[event.option_index], self.reader, self.game))

    def on_option_list_option_selected(self) -> None:
        self.action_close()

    def action_close(self) -> None:
        self.dismiss()
