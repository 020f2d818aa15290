"""The table of Berserk in a terminal, drawn from a view: the battlefield, both sides, squads, what a move would do."""

from kodeks.games.berserk.face.aiming import at_own as afterwards
from kodeks.games.berserk.face.terminal.cards import card
from kodeks.games.berserk.face.terminal.foresight import foresee
from kodeks.games.berserk.face.terminal.table import draw, own_below

__all__ = ["afterwards", "card", "draw", "foresee", "own_below"]
