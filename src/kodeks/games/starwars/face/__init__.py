"""Star Wars as people see it."""

from kodeks.faces import Face
from kodeks.languages import mark

FACE = Face(
    about=mark("Two sides, their objectives and the Force: build a deck, engage, win the edge."),
    points="",
    windows={"action": mark("Actions"), "interrupt": mark("Interrupts"), "reaction": mark("Reactions")},
    stretches={"turn": mark("Pass for this turn")},
    minutes=60,
)
