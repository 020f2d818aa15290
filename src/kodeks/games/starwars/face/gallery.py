"""All cards of Star Wars, to be looked at."""

from __future__ import annotations

from kodeks.games.starwars.cards.words import AFFILIATIONS, SIDES, TYPES
from kodeks.games.starwars.face import words
from kodeks.games.starwars.face.web.cards import printed
from kodeks.games.starwars.game import StarWarsGame
from kodeks.games.starwars.sheet import rules_on
from kodeks.kernel.game import Game
from kodeks.languages import Language, mark
from kodeks.web.draw.gallery import Shown

TYPE, SIDE, AFFILIATION = mark("Type"), mark("Side"), mark("Affiliation")


def cards(made: Game, reader: Language) -> list[Shown]:
    assert isinstance(made, StarWarsGame)
    kinds = made.catalogue().kinds
    titles = [kind.title for kind in kinds]
    found = []
    for kind in kinds:
        face = printed(reader, kind)
        facts = [*face["facts"], *filter(None, [face["traits"], *face["keywords"], face["host"]])]
        tags = {
            TYPE: reader.say(words.TYPES[TYPES[kind.type]]),
            AFFILIATION: reader.say(words.AFFILIATIONS[AFFILIATIONS[kind.affiliation]]),
            SIDE: reader.say(words.SIDES[SIDES[kind.side]]),
        }
        rules = rules_on(kind, titles, made.rulebook) + [one[2] for one in kind.notes]
        found.append(Shown(kind.name, kind.title, facts, list(face["says"]), list(dict.fromkeys(rules)), tags))
    return found
