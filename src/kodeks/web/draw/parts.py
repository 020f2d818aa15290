"""What all drawings share: their templates, the round of seats, and texts put together."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from kodeks.web.draw.seen import Seen

TEMPLATES = Path(__file__).parents[1] / "templates"


@cache
def environment() -> Environment:
    """Everything is escaped; a name that a template misspells is an error, not a blank."""
    return Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )


def render(template: str, **scene: object) -> Markup:
    return Markup(environment().get_template(f"board/{template}").render(**scene))


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
