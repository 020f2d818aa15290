"""All readings of a text: one is understood, none or several are not, and every word is accounted for."""

from __future__ import annotations

import doctest
import re
from typing import Any, ClassVar

import pytest

from kodeks.kernel.errors import BadText
from kodeks.kernel.part import Part
from kodeks.kernel.readings import grammar as documented
from kodeks.kernel.readings.chart import shape
from kodeks.kernel.readings.grammar import Grammar, Terminal, digits
from kodeks.kernel.readings.misreading import NotUnderstood
from kodeks.kernel.readings.wordings import Forms, Literal, Token, Tongue, variants

Wordings = ClassVar[dict[str, dict[str, Any]]]


class Toy(Tongue):
    """Words end in -s where there are many, and in -'s where something is somebody's."""

    code = "en"
    every = (",", "and")
    either = (",", "or")

    def forms(self, word: str) -> Forms:
        plain = word.lower()
        if plain.endswith("'s"):
            return {plain[:-2]: [frozenset(["gent"])]}
        if plain.endswith("s"):
            return {plain[:-1]: [frozenset(["nomn", "plur"])]}
        return {plain: [frozenset(["nomn", "sing"])]}


class Cards(Part):
    __slots__ = ()


class Some(Cards):
    __slots__ = ("which",)
    EN: Wordings = {"{which}": {}}

    def __init__(self, which: str) -> None:
        self.which = which


class Beside(Cards):
    __slots__ = ("cards", "to")
    EN: Wordings = {"{cards} beside {to:cards}": {}}

    def __init__(self, cards: Cards, to: Cards) -> None:
        self.cards = cards
        self.to = to


class Trait(Part):
    __slots__ = ("word",)
    EN: Wordings = {"{word}": {}}

    def __init__(self, word: str) -> None:
        self.word = word


class Fancy(Cards):
    __slots__ = ("traits", "which")
    EN: Wordings = {"{traits*} {which}": {}}

    def __init__(self, traits: list[Trait], which: str) -> None:
        self.traits = traits
        self.which = which


class This(Cards):
    __slots__ = ()
    EN: Wordings = {"{itself}": {}}


class Effect(Part):
    __slots__ = ()


class Wound(Effect):
    __slots__ = ("amount", "cards", "range")
    EN: Wordings = {"wound {cards} by {amount}(, range {range:amount})": {}, "-{amount} to {cards}": {}}

    def __init__(self, cards: Cards, amount: int, range: int = 0) -> None:
        self.cards = cards
        self.amount = amount
        self.range = range


class Heal(Effect):
    __slots__ = ("cards", "fully")
    EN: Wordings = {"heal/cure {cards}": {}, "fully heal {cards}": {"fully": True}}

    def __init__(self, cards: Cards, fully: bool = False) -> None:
        self.cards = cards
        self.fully = fully


class Several(Effect):
    __slots__ = ("effects",)
    EN: Wordings = {"{effects++}": {}}

    def __init__(self, effects: list[Effect]) -> None:
        self.effects = effects


class Named(Effect):
    __slots__ = ("effect", "name")
    EN: Wordings = {'spell ("{name}") - {effect}': {}}

    def __init__(self, effect: Effect, name: str = "") -> None:
        self.effect = effect
        self.name = name


class Gives(Effect):
    __slots__ = ("cards", "effects", "times")
    EN: Wordings = {'{cards} gain "{effects+}"': {}, "{cards} gain {effects+} ( {times:amount} times )": {}}

    def __init__(self, cards: Cards, effects: list[Effect], times: int = 0) -> None:
        self.cards = cards
        self.effects = effects
        self.times = times


class Forgetful(Effect):
    """It drops an argument."""

    __slots__ = ("cards",)
    EN: Wordings = {"tickle {cards} for {amount}": {}, "nudge {cards} again": {"again": True}}

    def __init__(self, cards: Cards, amount: int = 0, again: bool = False) -> None:
        self.cards = cards


class Deep(Effect):
    """It keeps what it is given elsewhere."""

    __slots__ = ("about",)
    EN: Wordings = {"dream of {cards}": {}}

    def __init__(self, cards: Cards) -> None:
        self.about = [[cards]]


class Picky(Effect):
    __slots__ = ("amount",)
    EN: Wordings = {"count to {amount}": {}}

    def __init__(self, amount: int) -> None:
        if amount > 9:
            raise BadText("nobody counts that far")
        self.amount = amount


class Stealing(Effect):
    __slots__ = ("by", "cards")
    EN: Wordings = {"steal {by:cards@gent} {cards@nomn}": {}, "steal {cards@nomn} of foe@plur": {"by": None}}

    def __init__(self, by: Cards | None, cards: Cards) -> None:
        self.by = by
        self.cards = cards


class OneWay(Effect):
    __slots__ = ()
    EN: Wordings = {"shrug": {}}


class OtherWay(Effect):
    __slots__ = ()
    EN: Wordings = {"shrug": {}}


class SameWay(Effect):
    __slots__ = ("n",)
    EN: Wordings = {"nod": {"n": 1}, "nod (once)": {"n": 1}}

    def __init__(self, n: int) -> None:
        self.n = n


WORDS = {
    "which": {"elf": "elf", "(big) troll": "troll", "river maid": "maid"},
    "name": {"red fog": "red fog"},
    "word": {"old": "old", "wet": "wet"},
}
KINDS = {"effect": Effect, "cards": Cards, "trait": Trait}


@pytest.fixture(scope="module")
def grammar() -> Grammar:
    return Grammar(Toy(), KINDS, WORDS, {"amount": Terminal(digits)})


def node(grammar: Grammar, text: str) -> Any:
    return grammar.read(text, "effect").node


def fault(grammar: Grammar, text: str) -> NotUnderstood:
    with pytest.raises(NotUnderstood) as caught:
        grammar.read(text, "effect")
    return caught.value


# --- what is understood -----------------------------------------------------------------------------------


def test_holes_are_filled_by_name_and_words_fit_in_every_form(grammar: Grammar) -> None:
    wound = node(grammar, "Wounds trolls by 3")
    assert (type(wound), wound.cards.which, wound.amount, wound.range) == (Wound, "troll", 3, 0)


def test_what_may_be_left_out(grammar: Grammar) -> None:
    assert node(grammar, "wound big trolls by 3, range 2").range == 2
    assert shape(node(grammar, "wound big trolls by 3")) == shape(node(grammar, "wound trolls by 3"))


def test_alternatives_and_arguments_that_a_wording_stands_for(grammar: Grammar) -> None:
    assert not node(grammar, "cures elf").fully
    assert node(grammar, "fully heal elf").fully


def test_values_of_several_words(grammar: Grammar) -> None:
    assert node(grammar, "heal river maids").cards.which == "maid"


def test_a_wording_may_begin_with_its_own_kind(grammar: Grammar) -> None:
    beside = node(grammar, "heal elf beside troll").cards
    assert (beside.cards.which, beside.to.which) == ("elf", "troll")


def test_lists(grammar: Grammar) -> None:
    listed = node(grammar, "heal elf, nod and heal troll")
    assert [type(effect) for effect in listed.effects] == [Heal, SameWay, Heal]
    assert isinstance(node(grammar, "heal elf"), Heal), "a list of one is no list"


def test_words_in_a_row(grammar: Grammar) -> None:
    fancy = node(grammar, "heal wet old elf").cards
    assert [trait.word for trait in fancy.traits] == ["wet", "old"]
    assert grammar.say(fancy) == "wet old elf"


def test_quotes_are_signs_and_hold_what_can_be_read(grammar: Grammar) -> None:
    assert node(grammar, "elf gain “heal elf, nod”").effects[1].n == 1
    assert node(grammar, 'spell "red fog" - heal elf').name == "red fog"
    assert node(grammar, "spell – heal elf").name == ""


def test_printed_parentheses(grammar: Grammar) -> None:
    assert node(grammar, "elf gain heal elf (2 times)").times == 2


def test_a_minus_is_no_dash(grammar: Grammar) -> None:
    assert node(grammar, "-2 to elf").amount == 2
    assert fault(grammar, "- 2 to elf").at == 0


def test_the_title_of_the_card_itself(grammar: Grammar) -> None:
    text = "heal Old Greg by elf"
    tokens = grammar.tongue.tokens("heal Old Greg")
    tokens[1].own = (2,)
    healing = grammar.read(text, "effect", tokens)
    assert isinstance(healing.node.cards, This)
    assert grammar.say(healing.node, "Old Greg") == "heal Old Greg"


def test_forms_that_a_word_or_a_hole_asks_for(grammar: Grammar) -> None:
    stealing = node(grammar, "steal elf's troll")
    assert (stealing.by.which, stealing.cards.which) == ("elf", "troll")
    assert fault(grammar, "steal elf troll").expected
    assert node(grammar, "steal troll of foes").by is None
    assert "'foe'" in fault(grammar, "steal troll of foe").expected


def test_readings_that_make_the_same_are_one(grammar: Grammar) -> None:
    assert node(grammar, "nod").n == 1


def test_what_is_kept_deeper_is_accounted_for(grammar: Grammar) -> None:
    assert node(grammar, "dream of elf").about[0][0].which == "elf"


# --- what is not --------------------------------------------------------------------------------------------


def test_two_readings(grammar: Grammar) -> None:
    assert "two ways" in fault(grammar, "shrug").what
    told = fault(grammar, "heal elf beside elf beside troll").what
    assert "'Beside[Some[elf] beside Beside[Some[elf] beside Some[troll]]]'" in told
    assert "'Beside[Beside[Some[elf] beside Some[elf]] beside Some[troll]]'" in told
    assert fault(grammar, "heal elf beside elf beside troll").column == len("heal ") + 1, "where they part"


def test_an_argument_that_is_dropped_is_a_word_lost(grammar: Grammar) -> None:
    lost = fault(grammar, "tickle elf for 3")
    assert "no word for '3'" in lost.what
    assert lost.column == len("tickle elf for ") + 1
    assert "no word for 'nudge'" in fault(grammar, "nudge elf again").what


def test_a_fault_that_a_class_finds(grammar: Grammar) -> None:
    assert node(grammar, "count to 9").amount == 9
    assert fault(grammar, "count to 10").what == "nobody counts that far"


def test_the_farthest_place_and_what_is_expected_there(grammar: Grammar) -> None:
    lost = fault(grammar, "wound elf beside cellar by 2")
    assert (lost.column, lost.expected) == (len("wound elf beside ") + 1, ["{cards}"])
    lost = fault(grammar, "wound elf twice")
    assert lost.expected == ["'beside'", "'by'"]
    assert fault(grammar, "wound elf by 2 now").expected == ["','", "'and'", "the end"]
    assert "the end is not expected here, but {amount}" in fault(grammar, "wound elf by").what
    assert str(lost).endswith("  wound elf twice\n            ^")


def test_an_empty_text(grammar: Grammar) -> None:
    assert fault(grammar, "").what == "the end begins no effect"


def test_very_many_readings_and_very_long_texts_are_told_at_once(grammar: Grammar) -> None:
    with pytest.raises(BadText, match="in too many ways"):
        grammar.read("heal elf" + " beside elf" * 40, "effect")
    with pytest.raises(BadText, match="no sentence of a card is that long"):
        grammar.read("heal elf" + " beside elf" * 100, "effect")


def test_the_unknown_part_with_the_kinds_of_what_is_known(grammar: Grammar) -> None:
    lost = fault(grammar, 'spell "red fog" - wound elf beside troll with 3')
    assert lost.unknown == "wound {cards} with {amount}"
    assert lost.near[0] == "wound {cards} by {amount}(, range {range:amount})"


def test_nothing_near(grammar: Grammar) -> None:
    assert fault(grammar, "per aspera ad astra").near == []


# --- saying -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "wound elf by 2",
        "wound troll by 2, range 3",
        "fully heal elf beside troll",
        "heal elf, nod and wound troll by 1",
        'spell "red fog" - nod',
        "spell - nod",
        'elf gain "nod"',
        "elf gain nod and heal elf (2 times)",
    ],
)
def test_a_tree_is_said_by_the_wording_that_makes_it(grammar: Grammar, text: str) -> None:
    assert grammar.say(node(grammar, text)) == text


def test_what_has_no_wording_is_called_by_its_class(grammar: Grammar) -> None:
    assert grammar.say(Effect()) == "<Effect>"


def test_what_is_kept_deeper_is_found_there_to_be_said(grammar: Grammar) -> None:
    assert grammar.say(Deep(This())) == "dream of itself"


# --- patterns -----------------------------------------------------------------------------------------------


def row(parts: list[Any]) -> list[str]:
    return [part.text if isinstance(part, Literal) else repr(part) for part in parts]


def test_the_rows_of_a_pattern() -> None:
    rows = variants("[:rgn]-{n}(, range {range:n})", Tongue())
    assert [row(parts) for parts in rows] == [["[:rgn]", "{n}"], ["[:rgn]", "{n}", ",", "range", "{n}"]]
    (parts,) = variants("-{n} from {attacks+} ( up to {n} ) : {effects//}", Tongue())
    assert row(parts) == ["-", "{n}", "from", "{attack+}", "(", "up", "to", "{n}", ")", ":", "{effect//}"]


def test_parentheses_that_are_printed_and_those_that_are_not() -> None:
    rows = variants("heal( by {n}) (( {n} times )) now", Tongue())
    assert [" ".join(row(parts)) for parts in rows] == [
        "heal now",
        "heal by {n} now",
        "heal ( {n} times ) now",
        "heal by {n} ( {n} times ) now",
    ]


def test_tokens_of_a_text() -> None:
    def forms(text: str) -> list[str]:
        return ["|".join(token.forms) for token in Tongue().tokens(text)]

    assert forms("[:unq][:rgn]-2. 2[:cnt][:tap]: на 1-2–3") == [
        *("[:unq]", "[:rgn]", "2", ".", "2", "[:cnt]", "[:tap]", ":", "на", "1-2-3")
    ]
    assert forms("-1 – «а-б» Х-1 +2") == ["−", "1", "-", "«", "а-б", "»", "х", "−", "1", "+", "2"]
    places = [(token.start, token.end) for token in Tongue().tokens("ab, [:tap]-3")]
    assert places == [(0, 2), (2, 3), (4, 10), (11, 12)]


@pytest.mark.parametrize(
    ("pattern", "says"),
    [
        ("give {nothing}", "{nothing} is no kind"),
        ("swap {cards} with {cards}", "named twice"),
        ("{wounds:effect}", "nothing but itself again"),
        ("{effects+}", "a list may need ++"),
        ("(perhaps)", "without words"),
        ("(perhaps", "not closed"),
    ],
)
def test_a_wording_that_can_not_be_meant_is_told_at_once(pattern: str, says: str) -> None:
    base = type("Odd", (Part,), {"__slots__": (), "EN": {pattern: {}}})
    with pytest.raises(ValueError, match=re.escape(says)):
        Grammar(Toy(), {**KINDS, "effect": base}, WORDS, {})


def test_the_example_of_the_documentation() -> None:
    assert doctest.testmod(documented, optionflags=doctest.ELLIPSIS).failed == 0


def test_a_token_shows_its_forms() -> None:
    assert repr(Token("Trolls", 0, 6, {"troll": []})) == "<Trolls: troll>"
