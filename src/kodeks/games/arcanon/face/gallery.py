"""All cards of Arcanon, to be looked at."""

from __future__ import annotations

from kodeks.games.arcanon.cards import CARDS, FORMS, SIDES, is_night
from kodeks.kernel.game import Game
from kodeks.languages import Language, mark
from kodeks.web.draw.gallery import Shown, naming

TIME = mark("Time")


def cards(made: Game, reader: Language) -> list[Shown]:
    found = []
    for number, name in enumerate(CARDS):
        negative, positive = (reader.word(form) for form in FORMS[name])
        facts = [reader.say("Night card") if is_night(number) else reader.say("Day card")]
        if is_night(number):
            facts.append(f"d{SIDES[number]}")
        says = [
            reader.say("In the Negative row: {form}", form=negative),
            reader.say("In the Positive row: {form}", form=positive),
        ]
        tags = {TIME: facts[0]}
        found.append(Shown(name, reader.word(name), facts, says, naming(made.rulebook, name), tags))
    return found
