"""Decks of Star Wars: put together, checked and passed on. A deck is in its page's address and nowhere else."""

from __future__ import annotations

from collections import Counter
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter
from starlette.responses import PlainTextResponse, Response

from kodeks.games.starwars.cards.catalogue import catalogue
from kodeks.games.starwars.cards.words import AFFILIATIONS, DARK, LIGHT, NEUTRAL, SIDES, TYPES
from kodeks.games.starwars.decks import STARTERS, Deck, Fault, faults, kinds_of, read_deck, starter
from kodeks.games.starwars.face import words
from kodeks.games.starwars.face.web.cards import COLOURS, face
from kodeks.kernel.errors import BadOption
from kodeks.kernel.fair import seal
from kodeks.kernel.game import game
from kodeks.languages import Language, mark
from kodeks.languages.errors import explain
from kodeks.web.errors import TOO_LARGE, TooLarge, short
from kodeks.web.pages.common import TheHall, page
from kodeks.web.pages.deck_choices import GAME, LONGEST, OPTIONS, STARTER_WORDS, href
from kodeks.web.pages.lobby import new_id
from kodeks.web.visitor import Current

router = APIRouter(prefix="/decks", include_in_schema=False)

FIXTURES = (901, 902)  # sets of our own, for tests
MOST = 120  # sets of a deck that is shown; the largest that anybody plays have a fifth of them

SAID = (  # what is wrong with a deck, as kodeks.games.starwars.decks says it
    mark("the deck has {number} objective sets and needs at least {fewest}"),
    mark("set {set} is not among the known cards"),
    mark("set {set}, {title}, belongs to the other side"),
    mark("set {set}, {title}, may be in a deck once, not {number} times"),
    mark("set {set}, {title}, may be in a deck twice, not {number} times"),
    mark("set {set}, {title}, needs the affiliation {affiliation}"),
    mark("the restricted sets {sets} may not be in one deck"),
)


@router.get("")
async def decks(hall: TheHall, visitor: Current, deck: str = "", affiliation: str = "", text: str = "") -> Response:
    """The whole page follows from the address: a deck, another affiliation for it, or a text to read."""
    told, found = "", None
    if len(text) > LONGEST or len(deck) > LONGEST:
        raise TooLarge(TOO_LARGE)
    wanted = text or deck
    try:
        found = read_deck(wanted) if wanted.strip() else None
    except BadOption as error:
        told = short(explain(error, visitor.reader))
    if affiliation in AFFILIATIONS[1:]:
        found = Deck(AFFILIATIONS.index(affiliation), found.sets if found else [])
    if found is not None and len(found.sets) > MOST:
        raise TooLarge(TOO_LARGE)
    fresh = new_id()
    return page(
        "decks.html",
        visitor,
        told=told,
        text=text if told else "",
        starters=[{"name": visitor.reader.say(STARTER_WORDS[name]), "href": href(starter(name))} for name in STARTERS],
        sides=[side(visitor.reader, which) for which in (LIGHT, DARK)],
        deck=None if found is None else shown(found, visitor.reader),
        here=href(found) if found else "/decks",
        name=await hall.store.name_of(visitor.person) or "",
        fresh=fresh,
        seal=seal(hall.secret(fresh)),
    )


@router.get("/text")
async def as_text(visitor: Current, deck: str) -> Response:
    """The deck as a file."""
    if len(deck) > LONGEST:
        raise TooLarge(TOO_LARGE)
    headers = {"content-disposition": 'attachment; filename="deck.txt"'}
    return PlainTextResponse(written(read_deck(deck)), headers=headers)


def written(deck: Deck) -> str:
    """For people; a set that is not known has only its number."""
    known = [number for number in deck.sets if catalogue().complete(number)]
    unknown = [f"{count}x {number}\n" for number, count in Counter(deck.sets).items() if number not in known]
    return Deck(deck.affiliation, known).text() + "".join(unknown)


def side(reader: Language, which: int) -> dict[str, Any]:
    """Empty decks to begin with."""
    found = [at for at in range(1, len(AFFILIATIONS)) if Deck(at, []).side() == which]
    return {
        "name": reader.say(words.SIDES[SIDES[which]]),
        "affiliations": [
            {
                "name": reader.say(words.AFFILIATIONS[AFFILIATIONS[at]]),
                "colour": COLOURS[at],
                "href": href(Deck(at, [])),
            }
            for at in found
        ],
    }


def shown(deck: Deck, reader: Language) -> dict[str, Any]:
    wrong = faults(deck)
    option = next(name for name, which in OPTIONS.items() if which == deck.side())
    return {
        "line": deck.line(),
        "text": written(deck),
        "file": "/decks/text?" + urlencode({"deck": deck.line()}),
        "link": href(deck),
        "side": reader.say(words.SIDES[SIDES[deck.side()]]),
        "seat": deck.side(),
        "affiliation": AFFILIATIONS[deck.affiliation],
        "colour": COLOURS[deck.affiliation],
        "affiliations": [(name, reader.say(words.AFFILIATIONS[name])) for name in AFFILIATIONS[1:]],
        "faults": [fault_line(fault, reader) for fault in wrong],
        "option": option,
        "new": f"/new/{GAME}?" + urlencode({option: deck.line()}),
        "sets": [one_set(deck, number, reader) for number in dict.fromkeys(deck.sets)],
        "count": len(deck.sets),
        "numbers": numbers(deck, reader),
        "groups": groups(deck, reader),
    }


def fault_line(fault: Fault, reader: Language) -> dict[str, str]:
    places = dict(fault.args)
    if "affiliation" in places:
        places["affiliation"] = reader.say(words.AFFILIATIONS[str(places["affiliation"])])
    clause = game(GAME).rulebook.by_id.get(fault.clause)
    rule = clause.text(reader.code) if clause else ""
    return {"text": reader.say(fault.text, **places), "clause": fault.clause, "rule": rule}


def numbers(deck: Deck, reader: Language) -> list[dict[str, Any]]:
    """How many cards of each type are in it."""
    known = Deck(deck.affiliation, [number for number in deck.sets if catalogue().complete(number)])
    count = Counter(catalogue().kinds[number].type for numbers in kinds_of(known) for number in numbers)
    return [{"type": reader.say(words.TYPES[TYPES[at]]), "count": count[at]} for at in sorted(count)]


# objective sets


def one_set(deck: Deck, number: int, reader: Language) -> dict[str, Any]:
    """A set as a line: how often the deck has it, and the decks with one more and one less."""
    more, less = [*deck.sets, number], deck.sets.copy()
    if number in less:
        less.remove(number)
    found = {
        "number": number,
        "count": deck.sets.count(number),
        "more": href(Deck(deck.affiliation, more)),
        "less": href(Deck(deck.affiliation, less)),
        "known": catalogue().complete(number),
        "cards": [],
        "title": str(number),
        "colour": COLOURS[NEUTRAL],
    }
    if found["known"]:
        cards = catalogue()
        objective = cards.kinds[cards.sets[number][0]]
        found["title"] = objective.title
        found["colour"] = COLOURS[objective.affiliation]
    return found


def groups(deck: Deck, reader: Language) -> list[dict[str, Any]]:
    """All sets of the deck's side with their six cards, by the affiliations of their objectives, its own first."""
    cards = catalogue()
    found: dict[int, list[dict[str, Any]]] = {}
    for number in sorted(cards.sets):
        if not cards.complete(number) or (number in FIXTURES and number not in deck.sets):
            continue
        objective = cards.kinds[cards.sets[number][0]]
        if objective.side == deck.side():
            line = one_set(deck, number, reader)
            line["cards"] = [face(reader, cards.kinds[kind].name) for kind in cards.sets[number]]
            found.setdefault(objective.affiliation, []).append(line)
    order = sorted(found, key=lambda at: (at != deck.affiliation, at == NEUTRAL, at))
    return [
        {"name": reader.say(words.AFFILIATIONS[AFFILIATIONS[at]]), "colour": COLOURS[at], "sets": found[at]}
        for at in order
    ]
