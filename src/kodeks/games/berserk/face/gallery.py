"""All cards of Berserk, to be looked at."""

from __future__ import annotations

from kodeks.games.berserk.face import words
from kodeks.games.berserk.face.web.cards import card, text_of, type_key
from kodeks.games.berserk.game import BerserkGame
from kodeks.games.berserk.glossary import Glossary, explained
from kodeks.games.berserk.shown import element_words
from kodeks.kernel.game import Game
from kodeks.languages import Language, mark
from kodeks.web.draw.gallery import Shown
from kodeks.web.draw.seen import Seen

TYPE, ELEMENT = mark("Type"), mark("Element")


def cards(made: Game, reader: Language) -> list[Shown]:
    assert isinstance(made, BerserkGame)
    seen, known = Seen({}, [], reader, [], made), Glossary(made.rulebook)
    found = []
    for kind in made.catalogue().kinds:
        says = ["".join(part["text"] for part in sentence) for sentence in text_of(seen, kind)]
        elements = element_words(kind.elements) or ["neutral"]
        tags = {
            TYPE: reader.say(words.TYPES[type_key(kind)]),
            ELEMENT: ", ".join(reader.say(words.ELEMENTS[element]) for element in elements),
        }
        rules = [clause.id for clause in explained(kind.features, known)]
        found.append(Shown(kind.name, reader.word(kind.name), card(seen, kind.name)["facts"], says, rules, tags))
    return found
