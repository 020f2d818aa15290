"""Each word counts: a text with one word more, less, changed or moved says something else, or is not understood.

What such a text is understood as is said again. The words that the saying leaves out or adds must be those that it
left out or added for the text before the change: then no word was lost on the way, and none was made up.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from kodeks.games.berserk.reading.report import cards_in
from kodeks.games.berserk.reading.text import Sentence, read_text
from kodeks.games.berserk.reading.title import alike
from kodeks.games.berserk.reading.tongues import grammar
from kodeks.kernel.readings.chart import shape
from kodeks.kernel.readings.wordings import Token
from tests.games.berserk.test_distinctions import PAIRS
from tests.games.berserk.test_texts import CLASSIC, SHIPPED

RU = grammar("ru")
SIGNS = frozenset([",", ".", "-", ":", ";", "(", ")", "+", "−", "«", "»"])
SMALL = [
    "не",
    "нет",
    "если",
    "пока",
    "только",
    "каждый",
    "каждое",
    "любой",
    "любое",
    "другой",
    "другое",
    "кроме",
    "или",
    "и",
    "ваш",
    "ваше",
    "противника",
    "может",
    "один",
    "два",
    "раз",
    "следующего",
    "первого",
    "хода",
    "боя",
    "до",
    "конца",
    "начала",
    "всех",
    "соседнее",
    "случайное",
    "закрытое",
    "открытое",
    "выбранное",
    "стоящее",
    "рядом",
]

# Without these nothing changes: anywhere, or beside another word.
FREE = frozenset(["весь", "воздействие", "каждый", "получать", "на", "у", "один", "член", "она", "учет", "текущий"])
FREE_BEFORE = {
    "ваш": ["ход", "отряд"],  # a start of a turn is that of the own one (BRS-KW-v-nachale-hoda)
    "свой": ["ход", "контроль", "следующий"],
    "следующий": ["ход"],  # `until the start of your turn` is the next one
    "к": ["[:mvt]", "[:tgh]"],
    "любой": ["удар", "свободный", "незанятый", "[:atk]"],
    "только": ["по"],
    "объявить": ["особый"],
    "ближний": ["атака"],
}
FREE_AFTER = {"бой": ["поле"], "противник": ["контроль"], "карта": ["атакованный"]}

# The same in other words.
SAME = {
    "один": ["1"],
    "два": ["2"],
    "три": ["3"],
    "убивать": ["уничтожать"],
    "атаковавший": ["атакующий"],
    "открываться": ["открыть"],
    "бестелесный": ["бестелесность"],
    "отравленный": ["с", "отравление"],
    "проклятый": ["с", "проклятие"],
    "[:prm]": ["защита", "от", "магический", "способность"],
    "[:prs]": ["защита", "от", "выстрел"],
    "простой": ["[:atk]"],
    "[:rgn]": ["регенерация"],
    "стоящее": ["стоящий"],
}
# What need not be said again.
UNSAID = frozenset(
    ["воздействие", "ваш", "весь", "карта", "1", "каждый", "по", "удар", "получать", "следующий", "любой"]
)
FOR_EVER = " до конца боя"
RECKONED = "стоимостью менее"  # said again by another number


def sources() -> Iterator[tuple[str, str]]:
    """Titles and texts: of the shipped cards, of the tests, and some of the reference cards where they are there."""
    yield from ((kind.titles["ru"], kind.text["ru"]) for kind in SHIPPED)
    yield from (("Вестник", text) for text in dict.fromkeys(text for pair in PAIRS for text in pair))
    if CLASSIC.exists():
        yield from random.Random(5).sample(cards_in(CLASSIC.read_text(encoding="utf-8")), 40)


def understood(text: str, title: str) -> Sentence | None:
    """The only sentence of a text, if it is understood."""
    found = read_text(text, title, RU)
    return found[0] if len(found) == 1 and found[0].fault is None else None


def key(token: Token) -> str:
    return min(token.forms)


def bag(text: str, title: str) -> Counter[str]:
    """The words of a text by their dictionary forms, without names of abilities and the card's own title."""
    found: Counter[str] = Counter()
    own = RU.tongue.tokens(title)
    named = False
    for token in RU.tongue.tokens(text.replace(FOR_EVER, "")):
        named ^= key(token) in "«»"
        if not named and key(token) not in SIGNS and not any(alike(word, token) for word in own):
            found.update(SAME.get(key(token), [key(token)]))
    return found


def lost(text: str, sentence: Sentence, title: str) -> Counter[str]:
    """What of a text its saying leaves out, and what it adds, as less than nothing."""
    found = bag(text, title)
    found.subtract(bag(sentence.said, title))
    return found


def free(tokens: list[Token], at: int, title: str) -> bool:
    """Whether a text says the same without one of its words."""
    word = key(tokens[at])
    before = key(tokens[at - 1]) if at else ""
    after = key(tokens[at + 1]) if at + 1 < len(tokens) else ""
    own = any(alike(part, tokens[at]) for part in RU.tongue.tokens(title))
    return own or word in FREE or after in FREE_BEFORE.get(word, []) or before in FREE_AFTER.get(word, [])


def spliced(text: str, start: int, end: int, new: str) -> str:
    return text[:start] + new + text[end:]


def accounted(text: str, sentence: Sentence, other: str, title: str) -> None:
    """The changed text is not understood, or says all its words again."""
    found = understood(other, title)
    if found is None or shape(found.node) == shape(sentence.node):
        return
    change = lost(other, found, title)
    change.subtract(lost(text, sentence, title))
    assert {word for word, times in change.items() if times} <= UNSAID, (text, other, found.said)


@pytest.fixture(scope="module")
def sentences() -> list[tuple[str, Sentence]]:
    """Every sentence once, with the title of its card."""
    found: dict[str, tuple[str, Sentence]] = {}
    for title, text in sources():
        for sentence in read_text(text, title, RU):
            if sentence.fault is None and RECKONED not in sentence.text:
                found.setdefault(sentence.text, (title, sentence))
    return list(found.values())


def test_a_word_that_is_left_out(sentences: list[tuple[str, Sentence]]) -> None:
    for title, sentence in sentences:
        tokens = RU.tongue.tokens(sentence.text)
        for at, token in enumerate(tokens):
            if token.text[:1].isalpha():
                other = spliced(sentence.text, token.start, token.end, "")
                accounted(sentence.text, sentence, other, title)
                found = understood(other, title)
                if found is not None and shape(found.node) == shape(sentence.node):
                    assert free(tokens, at, title), (sentence.text, token.text)


def test_words_that_change_places(sentences: list[tuple[str, Sentence]]) -> None:
    for title, sentence in sentences:
        tokens = RU.tongue.tokens(sentence.text)
        for one, two in pairwise(tokens):
            if one.text[:1].isalpha() and two.text[:1].isalpha():
                other = spliced(sentence.text, one.start, two.end, f"{two.text} {one.text}")
                accounted(sentence.text, sentence, other, title)


def test_a_word_more_and_a_word_for_another(sentences: list[tuple[str, Sentence]]) -> None:
    rng = random.Random(11)
    known = sorted({token.text for _, one in sentences for token in RU.tongue.tokens(one.text) if token.text.isalpha()})
    for title, sentence in sentences:
        tokens = [token for token in RU.tongue.tokens(sentence.text) if token.text[:1].isalpha()]
        for token in rng.sample(tokens, min(3, len(tokens))):
            for word in sorted({rng.choice(SMALL), rng.choice(known)} - {token.text, token.text.lower()}):
                for end in (token.start, token.end):  # before it, or in its place
                    other = spliced(sentence.text, token.start, end, word + " ")
                    accounted(sentence.text, sentence, other, title)
                    found = understood(other, title)
                    if found is not None and word in ("не", "нет", "кроме", "другой", "другое", "противника"):
                        assert shape(found.node) != shape(sentence.node), other
