"""What all drawings and pages share: their templates, the round of seats, and texts put together."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, FunctionLoader, StrictUndefined
from markupsafe import Markup

from kodeks.faces import folder
from kodeks.kernel.game import game, games
from kodeks.web.draw.seen import Seen

TEMPLATES = Path(__file__).parents[1] / "templates"


@cache
def environment() -> Environment:
    """Everything is escaped; a name that a template misspells is an error, not a blank."""
    return Environment(
        loader=ChoiceLoader([FileSystemLoader(TEMPLATES), FunctionLoader(of_a_game)]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )


def of_a_game(template: str) -> tuple[str, str, None] | None:
    """`name/board.html` stands in the face of the game of this name."""
    name, _, file = template.partition("/")
    place = folder(game(name)) if name in games() else None
    path = place / "templates" / file if place is not None else None
    return (path.read_text(encoding="utf-8"), str(path), None) if path is not None and path.is_file() else None


def render(template: str, **scene: object) -> Markup:
    return Markup(environment().get_template(template).render(**scene))


def around(order: list[int], seat: int | None) -> list[int]:
    """The others as they sit: from the one after this seat on; all of them for a spectator."""
    if seat not in order:
        return order
    own = order.index(seat)
    return order[own + 1 :] + order[:own]


def described(name: str, facts: list[str]) -> str:
    """`Ewa: 4 cards, starts, decides now`."""
    return f"{name}: {', '.join(facts)}" if facts else name


def decides(seen: Seen, seat: int) -> str:
    """What is said beside the seat that everybody waits for."""
    if seen.view["turn"] != seat:
        return ""
    return seen.say("your turn") if seat == seen.seat else seen.say("decides now")
