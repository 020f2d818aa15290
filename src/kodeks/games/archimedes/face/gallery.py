"""All cards of Archimedes, to be looked at."""

from __future__ import annotations

from kodeks.games.archimedes.cards import DECKS, HIGHEST, REINER
from kodeks.kernel.game import Game
from kodeks.languages import Language, mark
from kodeks.web.draw.gallery import Shown, naming

FOUND = {  # what its picture shows
    "R": mark("The card that stands for any number: a sun with eight hands, in laurels."),
    "1": mark("A point, and the circle that a pair of compasses draws round it."),
    "2": mark("Give me a place to stand: the world on one end of a lever."),
    "3": mark("Cone, sphere and cylinder are as one, two and three."),
    "4": mark("Four ropes carry; the fifth is pulled by one hand."),
    "5": mark("The star of five points, in which every line is cut alike."),
    "6": mark("Six circles round one."),
    "7": mark("Seven sides, which compasses alone do not find."),
    "8": mark("Water climbs as the screw is turned."),
    "9": mark("The spiral: equal turns, equal distance."),
    "10": mark("Ten grains in a triangle; the sand that one could count."),
    "11": mark("Eleven mirrors meet in one place, and a ship burns."),
    "12": mark("The sky in brass: twelve houses, and the wanderers on their rings."),
    "13": mark("One of the thirteen bodies whose corners are all alike."),
}


def cards(made: Game, reader: Language) -> list[Shown]:
    counts = DECKS["default"]
    found = []
    for value in [*range(1, HIGHEST + 1), REINER]:
        name = str(value) if value else "R"
        title = name if value else reader.say("the Reiner card")
        facts = [reader.say("In the deck: {number}", number=counts[value])] if value else []
        rules = [] if value else naming(made.rulebook, "Reiner")
        found.append(Shown(name, title, facts, [reader.say(FOUND[name])], rules))
    return found
