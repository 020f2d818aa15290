"""Arcanon as people see it."""

from kodeks.faces import Face
from kodeks.languages import mark

FACE = Face(
    about=mark("Bluff for dice with hidden solids and a stack of effects."),
    points=mark("Charges"),
    minutes=30,
)
