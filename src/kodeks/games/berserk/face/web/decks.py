"""Decks of Berserk on their page: so many cards of each name, and all cards that there are."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from kodeks.games.berserk.cards.catalogue import Catalogue
from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.decks import CardDecks, Deck, read_deck
from kodeks.games.berserk.face import words
from kodeks.games.berserk.face.web.cards import card
from kodeks.games.berserk.shown import element_words
from kodeks.kernel.game import Game
from kodeks.languages import Language, mark
from kodeks.web.draw.decks import DeckPage, href
from kodeks.web.draw.parts import render
from kodeks.web.draw.seen import Seen

NOBODY: dict[str, Any] = {"seat": None, "table": {}}


def own(made: Game, deck: str, reader: Language) -> Markup:
    found, cards = read_deck(deck), known(made)
    kinds = sorted((cards.by_name[name] for name in found.cards if name in cards.by_name), key=order)
    strangers = [(name, href(made, fewer(found, name))) for name in found.cards if name not in cards.by_name]
    return drawn(
        made,
        reader,
        "own",
        size=found.size(),
        cards_of=[line(made, found, kind, reader) for kind in kinds],
        strangers=strangers,
    )


def offered(made: Game, deck: str, reader: Language) -> Markup:
    """By their elements, the dearest first."""
    found = read_deck(deck)
    groups: dict[str, list[dict[str, Any]]] = {}
    for kind in sorted(known(made).kinds, key=order):
        element = (element_words(kind.elements) or ["neutral"])[0]
        groups.setdefault(element, []).append(line(made, found, kind, reader))
    named = [(element, reader.say(words.ELEMENTS[element]), groups[element]) for element in sorted(groups)]
    return drawn(made, reader, "offered", groups=named)


def drawn(made: Game, reader: Language, part: str, **given: object) -> Markup:
    return render("berserk/deck.html", say=reader.say, part=part, game=made.name, **given)


def known(made: Game) -> Catalogue:
    decks = made.decks()
    assert isinstance(decks, CardDecks)
    return decks.cards


def order(kind: Kind) -> tuple[bool, int, str]:
    return not kind.elite, -kind.cost, kind.name


def line(made: Game, deck: Deck, kind: Kind, reader: Language) -> dict[str, Any]:
    """A card: how often the deck has it, and the decks with one more and one less."""
    return card(Seen(NOBODY, [], reader, [], made), kind.name) | {
        "count": deck.cards.get(kind.name, 0),
        "more": href(made, Deck(deck.cards | {kind.name: deck.cards.get(kind.name, 0) + 1}).line()),
        "less": href(made, fewer(deck, kind.name)),
    }


def fewer(deck: Deck, name: str) -> str:
    left = deck.cards | {name: deck.cards.get(name, 0) - 1}
    return Deck({other: count for other, count in left.items() if count > 0}).line()


DECKS = DeckPage(
    about=mark("A deck is thirty cards or more, at most three of a name; fifteen of them are dealt for a squad."),
    how=mark("A card in each line, with how often it is there"),
    sample="2 Spark Watchman\n1 Headsman",
    own=own,
    offered=offered,
)
