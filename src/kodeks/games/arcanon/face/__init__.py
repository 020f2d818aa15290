"""Arcanon as people see it."""

from kodeks.faces import Face
from kodeks.languages import mark

FACE = Face(
    about=mark("Bluff for dice with hidden solids and a stack of effects."),
    points=mark("Points"),
    windows={
        "answer": mark("Answers to the Stack"),
        "use": mark("After a declaration"),
        "judgement": mark("Judgements"),
    },
    stretches={"stack": mark("Pass until the Stack is empty"), "bidding": mark("Pass for this Bidding")},
    minutes=30,
)
