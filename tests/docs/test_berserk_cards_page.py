"""docs/berserk-cards.md: its cards and its sentences are understood, and both languages say the same.

docs/berserk-wordings.md lists every wording; `KODEKS_REGOLDEN=1 pytest tests/docs` writes it anew.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from kodeks.games.berserk.cards.cardfile import read_cards
from kodeks.games.berserk.library import understand
from kodeks.games.berserk.reading.text import Sentence, plainly, read_text
from kodeks.games.berserk.reading.tongues import KINDS, TONGUES, grammar
from kodeks.kernel.readings.chart import shape

PAGE = (Path(__file__).parents[2] / "docs" / "berserk-cards.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| [^|`]+ \| `([^`]+\.)` \| `([^`]+\.)` \|$", PAGE, re.MULTILINE)
LIST = Path(__file__).parents[2] / "docs" / "berserk-wordings.md"
HEAD = """# All wordings of Berserk's card texts

What [cards of Berserk](berserk-cards.md) can say, by what it is. Braces are filled with something of that name,
parentheses hold what may be left out, and a slash stands between words of which either will do. This list is made
from the code.
"""
NAMED = re.compile('"(frost|мороз)"')  # names of abilities are of one language


def test_the_cards_are_understood() -> None:
    (block,) = re.findall(r"```cards\n(.*?)```", PAGE, re.DOTALL)
    kinds = read_cards(block, 0)
    for kind in kinds:
        understand(kind)
    assert [len(kind.features) for kind in kinds] == [5, 4]


def test_there_are_rows() -> None:
    assert len(ROWS) == 13


@pytest.mark.parametrize(("english", "russian"), ROWS)
def test_a_row_says_the_same_twice(english: str, russian: str) -> None:
    one = read(NAMED.sub('""', english), "Ringer", "en")
    other = read(NAMED.sub('""', russian), "Звонарь", "ru")
    assert (one.fault, other.fault) == (None, None)
    assert shape(one.node) == shape(other.node)


def read(text: str, title: str, code: str) -> Sentence:
    (sentence,) = read_text(text, title, grammar(code))
    return sentence


def test_the_list_of_wordings_is_that_of_the_code() -> None:
    made = "\n".join([HEAD, *(part for kind, base in KINDS.items() for part in section(kind, base))])
    if os.environ.get("KODEKS_REGOLDEN"):
        LIST.write_text(made, encoding="utf-8")
    assert LIST.read_text(encoding="utf-8") == made, "KODEKS_REGOLDEN=1 writes it anew"


def section(kind: str, base: type) -> list[str]:
    """The wordings of all classes of a kind, but not those of a kind within it."""
    inner = [other for other in KINDS.values() if other is not base and issubclass(other, base)]
    found: list[str] = []
    for one in sorted({wording.maker for wording in grammar("en").wordings + grammar("ru").wordings}, key=str):
        if isinstance(one, type) and issubclass(one, base) and not any(issubclass(one, other) for other in inner):
            told = [patterns(one, code) for code in TONGUES]
            if any(told):
                found.append("| " + " | ".join("<br>".join(f"`{said}`" for said in row) for row in told) + " |")
    return [f"## {kind}", "", "| English | Russian |", "|---|---|", *sorted(found), ""] if found else []


def patterns(one: type, code: str) -> list[str]:
    return list(dict.fromkeys(plainly(pattern) for pattern in one.__dict__.get(code.upper(), {})))
