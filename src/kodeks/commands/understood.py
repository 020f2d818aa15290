"""`kodeks cards GAME --read FILE.cards`: each sentence of one's own cards, and what it was understood as."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kodeks.commands.paper import paragraph, print_json
from kodeks.kernel.game import Game
from kodeks.languages import Language, mark
from kodeks.own_cards import read

UNDERSTOOD = {
    "whole": mark("This card is understood and can be played."),
    "partly": mark("Not all of this card is understood: it is not played."),
    "none": mark("This card is not understood: it is not played."),
}
INERT = mark("No rule explains this word: it does nothing.")


def tell(made: Game, path: Path, reader: Language, as_json: bool) -> int:
    """0 when all can be played."""
    cards = made.understand(read(path), reader.code)
    if as_json:
        print_json(cards)
    else:
        for card in cards:
            print_card(card, reader)
    return 0 if all(card["understood"] == "whole" for card in cards) else 1


def print_card(card: dict[str, Any], reader: Language) -> None:
    print(card["name"])
    for sentence in card["sentences"]:
        print(f"  {sentence['text']}")
        if "means" in sentence:
            print(paragraph(" ".join([sentence["means"], *sentence["rules"]]), 6, "   ="))
            if sentence["inert"]:
                print(paragraph(reader.say(INERT), 6))
        else:
            print_problem(sentence, reader)
    print(paragraph(reader.say(UNDERSTOOD[card["understood"]]), 2))


def print_problem(sentence: dict[str, Any], reader: Language) -> None:
    """The place under the sentence, then why, then what would be known."""
    print("  " + " " * (sentence["column"] - 1) + "^")
    print(paragraph(reader.say("not understood: {what}", what=sentence["problem"]), 6))
    for wording in sentence["nearest"]:
        print(paragraph(reader.say("known: {wording}", wording=wording), 6))
