"""What each sentence of somebody's cards was understood as, said in a language, or where it is not understood."""

from __future__ import annotations

from typing import Any

from kodeks.games.berserk.cards.cardfile import read_cards
from kodeks.games.berserk.cards.catalogue import Catalogue
from kodeks.games.berserk.cards.kind import Kind
from kodeks.games.berserk.glossary import Glossary, explained
from kodeks.games.berserk.library import fault_of, said_in
from kodeks.games.berserk.reading.report import card_report, inert, sentence_report
from kodeks.games.berserk.reading.text import Sentence, read_text
from kodeks.games.berserk.reading.tongues import TONGUES, grammar
from kodeks.kernel.errors import BadText

UNSAID = "<"  # what has no wording in a language is said by its class


def understanding(text: str, code: str, cards: Catalogue, known: Glossary) -> list[dict[str, Any]]:
    """Of each card of a file; BadText when its facts are wrong."""
    found: list[dict[str, Any]] = []
    names = set(cards.by_name)
    for kind in read_cards(text, 0):
        if kind.name in names:
            line, column = kind.places["name"]
            raise BadText(f"another card is called {kind.name}", line, column, text.splitlines()[line - 1])
        names.add(kind.name)
        found.append(of_card(kind, code, known))
    return found


def of_card(kind: Kind, code: str, known: Glossary) -> dict[str, Any]:
    said = said_in(kind)
    sentences = read_text(kind.text[said], kind.titles.get(said, kind.name), grammar(said)) if said else []
    for sentence in sentences:
        what = "" if sentence.fault is not None else fault_of(sentence.node, kind)
        if what:
            sentence.fault = BadText(what, 1, 1, sentence.text)
    told = card_report(kind.name, sentences)
    told["sentences"] = [of_sentence(sentence, kind, code, said, known) for sentence in sentences]
    return told


def of_sentence(sentence: Sentence, kind: Kind, code: str, said: str, known: Glossary) -> dict[str, Any]:
    told = sentence_report(sentence)
    if sentence.fault is None:
        told["means"] = means(sentence, kind, code, said)
        told["rules"] = [clause.id for clause in explained([sentence.node], known)]
        told["inert"] = inert(sentence.node)
    return told


def means(sentence: Sentence, kind: Kind, code: str, said: str) -> str:
    """In the reader's language where a text can be written in it, in English elsewhere; else as it was typed in."""
    wanted = code if code in TONGUES else "en"
    if wanted == said:
        return sentence.said
    told = grammar(wanted).say(sentence.node, kind.titles.get(wanted, kind.name))
    return sentence.said if UNSAID in told else told
