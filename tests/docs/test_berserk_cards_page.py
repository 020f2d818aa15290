"""docs/berserk-cards.md: its cards and its sentences are understood, and both languages say the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kodeks.games.berserk.cards.cardfile import read_cards
from kodeks.games.berserk.library import understand
from kodeks.games.berserk.reading.text import Sentence, read_text
from kodeks.games.berserk.reading.tongues import grammar
from kodeks.kernel.readings.chart import shape

PAGE = (Path(__file__).parents[2] / "docs" / "berserk-cards.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| [^|`]+ \| `([^`]+\.)` \| `([^`]+\.)` \|$", PAGE, re.MULTILINE)
NAMED = re.compile('"(frost|мороз)"')  # names of abilities are of one language


def test_the_cards_are_understood() -> None:
    (block,) = re.findall(r"```cards\n(.*?)```", PAGE, re.DOTALL)
    kinds = read_cards(block, 0)
    for kind in kinds:
        understand(kind)
    assert [len(kind.features) for kind in kinds] == [5, 4]


def test_there_are_rows() -> None:
    assert len(ROWS) == 12


@pytest.mark.parametrize(("english", "russian"), ROWS)
def test_a_row_says_the_same_twice(english: str, russian: str) -> None:
    one = read(NAMED.sub('""', english), "Ringer", "en")
    other = read(NAMED.sub('""', russian), "Звонарь", "ru")
    assert (one.fault, other.fault) == (None, None)
    assert shape(one.node) == shape(other.node)


def read(text: str, title: str, code: str) -> Sentence:
    (sentence,) = read_text(text, title, grammar(code))
    return sentence
