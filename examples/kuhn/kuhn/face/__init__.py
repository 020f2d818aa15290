"""Kuhn poker as people see it."""

from kodeks.faces import Face
from kodeks.languages import mark

FACE = Face(about=mark("Three cards and one coin to bet."), points=mark("Coins"))
