"""Archimedes as people see it."""

from kodeks.faces import Face
from kodeks.languages import mark

FACE = Face(
    about=mark("Play your hand out by equations, before the others do."),
    points=mark("Penalty points"),
    minutes=10,
)
