"""Decks of Star Wars on their page: an affiliation and objective sets, and all sets that there are."""

from __future__ import annotations

from collections import Counter
from typing import Any

from markupsafe import Markup

from kodeks.games.starwars.cards.catalogue import Catalogue
from kodeks.games.starwars.cards.words import AFFILIATIONS, DARK, LIGHT, NEUTRAL, SIDES, TYPES
from kodeks.games.starwars.decks import Deck, SetDecks, kinds_of, read_deck
from kodeks.games.starwars.face import words
from kodeks.games.starwars.face.web.cards import COLOURS, printed
from kodeks.kernel.game import Game
from kodeks.kernel.note import Note
from kodeks.languages import Language, mark
from kodeks.web.draw.decks import DeckPage, href
from kodeks.web.draw.parts import render


def own(made: Game, deck: str, reader: Language) -> Markup:
    found, cards = read_deck(deck), known(made)
    return drawn(
        "own",
        reader,
        deck=about(made, found, reader),
        sets=own_sets(made, found),
        numbers=numbers(found, cards, reader),
    )


def offered(made: Game, deck: str, reader: Language) -> Markup:
    found = read_deck(deck)
    return drawn("offered", reader, deck=about(made, found, reader), groups=groups(made, found, reader))


def begin(made: Game, deck: str, reader: Language) -> Markup:
    return drawn("begin", reader, sides=[side(made, reader, which) for which in (LIGHT, DARK)])


def drawn(part: str, reader: Language, **given: object) -> Markup:
    return render("starwars/deck.html", say=reader.say, part=part, **given)


def known(made: Game) -> Catalogue:
    decks = made.decks()
    assert isinstance(decks, SetDecks)
    return decks.cards


def side(made: Game, reader: Language, which: int) -> dict[str, Any]:
    """Empty decks to begin with."""
    found = [at for at in range(1, len(AFFILIATIONS)) if Deck(at, []).side() == which]
    return {
        "name": reader.say(words.SIDES[SIDES[which]]),
        "affiliations": [
            {"name": reader.say(words.AFFILIATIONS[AFFILIATIONS[at]]), "href": href(made, Deck(at, []).line())}
            for at in found
        ],
    }


def about(made: Game, deck: Deck, reader: Language) -> dict[str, Any]:
    """The deck as a whole, and the same sets under the other affiliations."""
    others = [
        (Deck(at, deck.sets).line(), reader.say(words.AFFILIATIONS[AFFILIATIONS[at]]), at == deck.affiliation)
        for at in range(1, len(AFFILIATIONS))
    ]
    return {
        "side": reader.say(words.SIDES[SIDES[deck.side()]]),
        "colour": COLOURS[deck.affiliation],
        "count": len(deck.sets),
        "game": made.name,
        "affiliations": others,
    }


def numbers(deck: Deck, cards: Catalogue, reader: Language) -> list[dict[str, Any]]:
    """How many cards of each type are in it."""
    whole = Deck(deck.affiliation, [number for number in deck.sets if cards.complete(number)])
    count = Counter(cards.kinds[number].type for numbers in kinds_of(whole, cards) for number in numbers)
    return [{"type": reader.say(words.TYPES[TYPES[at]]), "count": count[at]} for at in sorted(count)]


def fault(wrong: Note, reader: Language) -> str:
    places = dict(wrong.args)
    if "affiliation" in places:
        places["affiliation"] = reader.say(words.AFFILIATIONS[str(places["affiliation"])])
    return reader.say(wrong.text, **places)


# objective sets


def own_sets(made: Game, deck: Deck) -> list[dict[str, Any]]:
    return [one_set(made, deck, number) for number in dict.fromkeys(deck.sets)]


def one_set(made: Game, deck: Deck, number: int) -> dict[str, Any]:
    """A set as a line: how often the deck has it, and the decks with one more and one less."""
    cards, more, less = known(made), [*deck.sets, number], deck.sets.copy()
    if number in less:
        less.remove(number)
    objective = cards.kinds[cards.sets[number][0]] if cards.complete(number) else None
    return {
        "number": number,
        "count": deck.sets.count(number),
        "more": href(made, Deck(deck.affiliation, more).line()),
        "less": href(made, Deck(deck.affiliation, less).line()),
        "title": objective.title if objective is not None else str(number),
        "colour": COLOURS[objective.affiliation if objective is not None else NEUTRAL],
    }


def groups(made: Game, deck: Deck, reader: Language) -> list[dict[str, Any]]:
    """All sets of the deck's side with their six cards, by the affiliations of their objectives, its own first."""
    cards = known(made)
    found: dict[int, list[dict[str, Any]]] = {}
    for number in sorted(cards.sets):
        if not cards.complete(number):
            continue
        objective = cards.kinds[cards.sets[number][0]]
        if objective.side == deck.side():
            six = [printed(reader, cards.kinds[kind]) for kind in cards.sets[number]]
            found.setdefault(objective.affiliation, []).append(one_set(made, deck, number) | {"cards": six})
    order = sorted(found, key=lambda at: (at != deck.affiliation, at == NEUTRAL, at))
    return [
        {"name": reader.say(words.AFFILIATIONS[AFFILIATIONS[at]]), "colour": COLOURS[at], "sets": found[at]}
        for at in order
    ]


DECKS = DeckPage(
    about=mark("A deck is an affiliation and objective sets of six cards each."),
    how=mark("The affiliation, then a set in each line with how often it is there; or all in one line"),
    sample="Jedi\n2x 1\n1x 18",
    seats=(words.SIDES["light"], words.SIDES["dark"]),
    fault=fault,
    own=own,
    offered=offered,
    begin=begin,
)
