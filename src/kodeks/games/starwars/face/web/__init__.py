"""Star Wars in the browser."""

from kodeks.games.starwars.face.web.board import draw, manner, touches, window
from kodeks.games.starwars.face.web.decks import DECKS
from kodeks.games.starwars.face.web.outcomes import panel, points
from kodeks.web.draw.drawing import Drawing

DRAWING = Drawing(draw, touches, window, DECKS, manner, points=points, panel=panel)
