"""Berserk as people see it."""

from kodeks.faces import Face
from kodeks.languages import mark

FACE = Face(
    about=mark("Two squads on thirty cells: hire them for crystals, deploy them unseen, roll the dice of battle."),
    points="",
    windows={"answer": mark("Answers")},
    stretches={"turn": mark("Pass for this turn")},
    minutes=90,
    entrusted={"squad": mark("Propose a squad"), "deployment": mark("Propose a deployment")},
)
