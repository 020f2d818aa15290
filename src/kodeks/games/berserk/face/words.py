"""Berserk in words, for all screens."""

from __future__ import annotations

from functools import cache

from kodeks.games.berserk.face.signs import CALLED
from kodeks.games.berserk.glossary import Glossary
from kodeks.kernel.game import Game, rulebook_in
from kodeks.languages import Language, mark

PHASES = {  # its name, and what is done in it
    "initiative": (mark("Who begins"), mark("each rolls a die; the higher one chooses")),
    "deal": (mark("The deal"), mark("keep it, or deal again with one card fewer")),
    "squad": (mark("Squad building"), mark("take cards of the deal for your crystals")),
    "deployment": (mark("Deployment"), mark("cards are placed face down, in the order of the cells")),
    "reveal": (mark("Reveal"), mark("cards are turned up, riders get their hosts")),
    "battle": (mark("Battle"), ""),
    "over": (mark("The battle is over"), ""),
}

REVEAL = {  # before the first turn
    "reveal": (mark("Reveal"), mark("some cards may stay hidden")),
    "hosts": (mark("Hosts"), mark("symbiotes and equipment are put on creatures")),
    "battle start": (mark("Battle start"), mark("features that wait for it come now")),
    "vanguard": (mark("Vanguard"), mark("who has it strikes before the first turn")),
}

STEPS = {  # of a turn
    "start": (mark("Cards open"), mark("movement comes back, features of the turn's start")),
    "main": (mark("Main stage"), mark("move and act, in any order")),
    "end": (mark("End of the turn"), mark("what lasts until now ends")),
}

HOW = {  # to answer a question on the board, by its clause
    "BRS-TURN-4": mark("Choose a card: footprints are where it may step, swords whom it may attack."),
    "BRS-INST-2": mark("Who has a shield may step in, who has a lightning may act; or let it happen."),
    "BRS-AMB-27": mark("Press the die to roll it again, or be done with it."),
    "BRS-DEP-1": mark("Choose a card of your squad, then a lit cell; or carry it there."),
    "BRS-REV-2": mark("Press each card that is to stay hidden, then be done."),
    "BRS-REV-6": mark("Choose a symbiote or equipment, then its host."),
    "BRS-REV-9": mark("Choose a card with vanguard, then whom it strikes."),
}

BARRIERS = {  # why a card can not be taken, in a word or two
    "BRS-SQ-5": mark("too dear: elements"),
    "BRS-SQ-11": mark("too little gold"),
    "BRS-SQ-13": mark("too dear"),
    "BRS-SQ-16": mark("too many flyers"),
    "BRS-SQ-18": mark("unique"),
    "BRS-SQ-23": mark("one terrain only"),
}

STARTERS = {"Ash Watch": mark("Ash Watch"), "Moonless Court": mark("Moonless Court")}

TYPES = {
    "ground": mark("creature"),
    "flyer": mark("flyer"),
    "symbiote": mark("symbiote"),
    "parasite": mark("parasite"),
    "artifact": mark("artifact"),
    "terrain": mark("terrain"),
    "equipment": mark("equipment"),
    "armour": mark("armour"),
    "shield": mark("shield"),
    "weapon": mark("weapon"),
    "footwear": mark("footwear"),
    "potion": mark("potion"),
}

ELEMENTS = {
    "steppes": mark("steppes"),
    "forests": mark("forests"),
    "mountains": mark("mountains"),
    "swamps": mark("swamps"),
    "darkness": mark("darkness"),
    "fire": mark("forces of fire"),
    "neutral": mark("neutral"),
}

ABILITIES = {
    "simple strike": mark("simple strike"),
    "special strike": mark("special strike"),
    "magic strike": mark("magic strike"),
    "row strike": mark("row strike"),
    "shot": mark("shot"),
    "throw": mark("throw"),
    "discharge": mark("discharge"),
    "spell": mark("spell"),
    "impact": mark("impact"),
}

KINDS = (mark("weak"), mark("medium"), mark("strong"))

CODES = {  # of card texts: a word, and the sign that stands for it where there is one
    "tap": (mark("this card closes"), "tap"),
    "lgt": (mark("sudden"), "sudden"),
    "cnt": (mark("a chip"), "chip"),
    "atk": (mark("simple strike"), ""),
    "tgh": (mark("lives"), ""),
    "mvt": (mark("movement"), ""),
    "fly": (mark("flight"), ""),
    "unq": (mark("unique"), ""),
    "drs": (mark("directed strike"), ""),
    "ovs": (mark("row strike"), ""),
    "rgn": (mark("regeneration"), ""),
    "prm": (mark("protection from magic"), ""),
    "prs": (mark("protection from shots"), ""),
    "prp": (mark("protection from poison"), ""),
    "zor": (mark("protection from discharges"), ""),
    "zoz": (mark("protection from spells"), ""),
    "zomet": (mark("protection from throws"), ""),
    "1hod": (mark("as the First player"), ""),
    "2hod": (mark("as the Second player"), ""),
}


def called(made: Game, word: str, reader: Language) -> str:
    """A feature by its word, in the reader's language."""
    name = CALLED.get(word, word)
    return glossary(made.folder).said(name, reader.code)


@cache
def glossary(folder: str) -> Glossary:
    return Glossary(rulebook_in(folder))
