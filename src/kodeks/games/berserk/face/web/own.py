"""A card of one's own on its page: what is printed on a card of Berserk, and how it is tried."""

from __future__ import annotations

from markupsafe import Markup

from kodeks.games.berserk.cards.cardfile import LONGEST, TYPES, read_cards
from kodeks.games.berserk.cards.words import CREATURE, GEAR, GROUND, PARASITE, TERRAIN
from kodeks.games.berserk.decks import STARTERS, read_deck
from kodeks.games.berserk.face import words
from kodeks.games.berserk.face.web.cards import card, parts
from kodeks.games.berserk.face.web.decks import NOBODY
from kodeks.games.berserk.reading.tongues import CYRILLIC
from kodeks.kernel.cardfile import CardFile
from kodeks.kernel.errors import BadText
from kodeks.kernel.game import Game
from kodeks.languages import Language, mark
from kodeks.web.draw.own import CardPage, Field, Filled
from kodeks.web.draw.parts import render
from kodeks.web.draw.seen import Seen

COPIES = 3
METALS = (("silver", mark("silver")), ("gold", mark("gold")))
KINDS = [name for name in TYPES if name != "equipment"]
SORTS = tuple((name, words.TYPES["ground" if name == "creature" else name]) for name in KINDS)
WORN = tuple((f"equipment {name}", words.TYPES[name]) for name in GEAR)
ELEMENTS = tuple((name, word) for name, word in words.ELEMENTS.items() if name != "neutral")
CODES = ("tap", "lgt", "cnt", "atk", "tgh", "mvt", "unq", "fly", "drs", "ovs", "rgn")
HOLES = {
    "ability": mark("what is done"),
    "amount": mark("a number"),
    "attack": mark("an attack"),
    "attacks": mark("attacks"),
    "cards": mark("cards"),
    "class": mark("a class"),
    "condition": mark("a condition"),
    "effect": mark("what is done"),
    "element": mark("an element"),
    "feature": mark("a feature"),
    "features": mark("features"),
    "keyword": mark("a keyword"),
    "n": mark("a number"),
    "noun": mark("creature, card …"),
    "numbers": "1-2-3",
    "payment": mark("a payment"),
    "trait": mark("which"),
    "trigger": mark("when"),
    "until": mark("until when"),
    "which": mark("which cards"),
}
SAMPLES = [
    ("Tower Guard", "Armour 1. [:tap]: shot 1-2-2, range 3."),
    ("Old Healer", "[:tap]: heal an adjacent creature by 2. Does not fight."),
    ("Night Stalker", "Stealth. On [:atk] - the attacked creature gets poison 1."),
]
RUSSIAN = [
    ("Башенный страж", "Броня 1. [:tap]: выстрел на 1-2-2, дальность 3."),
    ("Старый лекарь", "[:tap]: излечить стоящее рядом существо на 2. Не сражается."),
    ("Ночной охотник", "Скрытность. При [:atk] - атакованное существо получает отравление 1."),
]


def write(filled: Filled, reader: Language) -> str:
    """Only what a card of its type has; the text in the language that it is written in."""

    def one(name: str) -> str:
        return ", ".join(filled[name])

    sort = one("type") or "creature"
    kind, sub = TYPES.get(sort.split()[0], (CREATURE, GROUND))
    lines = [f"[own] {one('name') or reader.say(PAGE.nameless)}", f"type: {sort}"]
    lines.append(f"element: {one('element') or 'neutral'}")
    lines.append(f"cost: {one('cost') or 0} {one('metal') or 'silver'}")
    lines += [f"class: {one('class')}"] if filled["class"] else []
    lines += [f"movement: {one('movement')}"] if filled["movement"] and (kind, sub) == (CREATURE, GROUND) else []
    lines += [f"lives: {one('lives')}"] if filled["lives"] and kind < TERRAIN else []
    lines += [f"strike: {one('strike')}"] if filled["strike"] and kind == CREATURE else []
    text = " ".join(filled["text"])
    lines += [f"{'ru' if CYRILLIC.search(text) else 'en'}: {text}"] if text else []
    return "".join(f"{line}\n" for line in lines)


def draw(made: Game, text: str, reader: Language) -> Markup:
    """The whole card; without its text while that is not understood."""
    name = read_cards(text, 0)[0].name
    try:
        game = made.with_cards([CardFile("own.cards", text, False)])
    except BadText:
        plain = "".join(f"{line}\n" for line in text.splitlines() if not line.startswith(("en:", "ru:")))
        game = made.with_cards([CardFile("own.cards", plain, False)])
    return render("berserk/own.html", part="card", card=card(Seen(NOBODY, [], reader, [], game), name))


def sentence(made: Game, text: str, reader: Language) -> Markup:
    return render("berserk/own.html", part="sentence", sentence=parts(Seen(NOBODY, [], reader, [], made), text))


def position(text: str) -> dict[str, object]:
    """In the midst of a small battle, where a card of its type can be; a parasite is the opponent's."""
    kind = read_cards(text, 0)[0]
    own, theirs = ["b2 Spark Watchman"], ["c4 Hungry Page", "d5 Scarlet Lady"]
    if kind.sub == PARASITE:
        theirs.append(f"b2+ {kind.name}")
    elif kind.rides():
        own.append(f"b2+ {kind.name}")
    else:
        own.append(f"{'z' if kind.aloft() else 'c3'} {kind.name}")
    return {"turn": 3, "play": {"A": own, "B": theirs}}


def options(made: Game, name: str) -> dict[str, str]:
    """A starter with three copies more: a deck has thirty cards or more (BRS-D-2)."""
    starter = read_deck(next(iter(STARTERS))).line()
    return {"deckA": f"{starter}, {COPIES} {name}"}


def samples(reader: Language) -> list[dict[str, str]]:
    chosen = RUSSIAN if reader.code == "ru" else SAMPLES
    usual = {field.name: field.usual for field in PAGE.fields if field.usual}
    return [usual | {"name": name, "element": "steppes", "text": text} for name, text in chosen]


PAGE = CardPage(
    about=mark(
        "Type in what stands on a card, its text in Russian or English, and see what each sentence was understood as."
    ),
    fields=(
        Field("name", mark("Name")),
        Field("type", mark("Type"), choices=SORTS + WORN, usual="creature"),
        Field("element", mark("Elements (none: neutral)"), choices=ELEMENTS, many=True),
        Field("cost", mark("Cost"), number=True, usual="4", most=2),
        Field(
            "metal",
            mark("in crystals of"),
            choices=(("silver", mark("silver")), ("gold", mark("gold"))),
            usual="silver",
        ),
        Field("class", mark("Class, if it has one")),
        Field("strike", mark("Simple strike: weak-medium-strong"), usual="1-2-2", most=8),
        Field("movement", mark("Movement"), number=True, usual="1", most=2),
        Field("lives", mark("Lives"), number=True, usual="7", most=2),
        Field("text", mark("Text"), long=True, most=LONGEST, sample="Armour 1. [:tap]: shot 1-2-2, range 3."),
    ),
    write=write,
    draw=draw,
    position=position,
    options=options,
    sentence=sentence,
    codes=tuple((f"[:{code}]", words.CODES[code][0]) for code in CODES),
    holes=HOLES,
    samples=samples,
)
