"""Berserk in the browser."""

from kodeks.games.berserk.face.web.beside import beside
from kodeks.games.berserk.face.web.board import draw, window
from kodeks.games.berserk.face.web.decks import DECKS
from kodeks.games.berserk.face.web.outcomes import panel, points
from kodeks.games.berserk.face.web.own import PAGE
from kodeks.games.berserk.face.web.reader import reader
from kodeks.games.berserk.face.web.touching import manner, touches
from kodeks.web.draw.drawing import Drawing

DRAWING = Drawing(
    draw, touches, window, DECKS, manner=manner, beside=beside, reader=reader, points=points, panel=panel, cards=PAGE
)
