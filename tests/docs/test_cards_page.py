"""docs/cards.md says exactly what the card language is, and its examples do what the page says."""

from __future__ import annotations

import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from kodeks.cli import main
from kodeks.games.starwars.cards.catalogue import Catalogue
from kodeks.games.starwars.cards.words import AFFILIATIONS, KEYWORDS, TYPES
from kodeks.games.starwars.conditions.condition import Condition
from kodeks.games.starwars.constants.constant import Constant
from kodeks.games.starwars.effects.cost import Cost
from kodeks.games.starwars.effects.effect import Effect
from kodeks.games.starwars.modifiers import DURATIONS
from kodeks.games.starwars.reading import errata, facts, parts, phrases, reader
from kodeks.games.starwars.reading.errata import Erratum
from kodeks.games.starwars.reading.families import gather
from kodeks.games.starwars.reading.reader import read_cards
from kodeks.games.starwars.triggers.trigger import Trigger
from kodeks.kernel.errors import BadText
from kodeks.kernel.reading import Phrase, Words, phrases_of
from kodeks.kernel.scenario import Scenario

gather()
PAGE = (Path(__file__).parents[2] / "docs" / "cards.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def section(title: str) -> str:
    """The text under a heading, up to the next one."""
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#|\Z)", PAGE, re.DOTALL | re.MULTILINE)
    assert found is not None, f"the page has no section {title}"
    return found[1]


def rows(title: str) -> list[list[str]]:
    """The cells of all tables of a section, without their heads."""
    found: list[list[str]] = []
    lines = section(title).splitlines()
    for at, line in enumerate(lines):
        head = at + 1 < len(lines) and lines[at + 1].startswith("|---")
        if line.startswith("| ") and not head:
            found.append([cell.strip() for cell in line.strip("|").split(" | ")])
    return found


def codes(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def firsts(title: str) -> list[str]:
    return [code for row in rows(title) for code in codes(row[0])]


# --- the tables -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "there"),
    [
        ("Triggers", phrases_of(Trigger)),
        ("Costs", phrases_of(Cost)),
        ("Effects", phrases_of(Effect)),
        ("Constants", phrases_of(Constant)),
        ("Conditions", phrases_of(Condition)),
    ],
)
def test_every_phrase_is_in_the_page_and_no_other(title: str, there: list[Phrase]) -> None:
    listed = [codes(row[0])[0] for row in rows(title)]
    assert sorted(listed) == sorted(phrase.pattern for phrase in there)
    assert all(len(row) >= 2 and row[1] for row in rows(title)), "each has a meaning"


def test_every_hole_is_explained() -> None:
    used = {part for there in ALL for phrase in there for part in phrase.pattern.split() if part.startswith("{")}
    assert {code for row in rows("The holes") for code in codes(row[0])} == used
    assert used == {f"{{{name}}}" for name in phrases.HOLES} | {"{side}"}


ALL = [phrases_of(family) for family in (Trigger, Cost, Effect, Constant, Condition)]


def test_every_word_of_a_description_is_in_the_page() -> None:
    listed = firsts("Descriptions of cards")
    for word in [*parts.qualities(), *parts.WHOSE, *parts.NOUNS]:
        assert word in listed, word
    for example in listed:
        assert any(reads(f"target {form.format(example)}") for form in ("{}", "{} unit", "unit {}")), example
    for example in ("titled", "costing at most", "costing at least", "cheaper than it"):
        assert any(code.startswith(example) for code in listed), example


def reads(text: str) -> bool:
    words = Words(text)
    try:
        parts.cards(words)
    except BadText:
        return False
    return words.ended()


def test_the_words_for_which_cards() -> None:
    for example in firsts("Which cards"):
        text = example if example in ("this", "host", "it", "the engaged objective") else f"{example} unit"
        assert reads(text), example


def test_amounts_counts_and_durations() -> None:
    *amounts, a, b, c, d = firsts("Amounts")
    for example in amounts:
        words = Words(example)
        parts.amount(words)
        assert words.ended(), example
    for example in (a, b, c, d):
        words = Words(example)
        parts.count(words)
        assert words.ended(), example
    durations = firsts("Durations")
    assert [parts.duration(Words(example)) for example in durations] == list(range(len(DURATIONS)))


def test_the_facts_of_each_type() -> None:
    table = [row for row in rows("The facts") if len(row) == 3]
    assert [codes(row[0])[0] for row in table] == facts.TYPED
    for row in table:
        number = TYPES.index(codes(row[0])[0])
        assert [name for name in codes(row[1]) if name != "host"] == list(facts.MUST[number])
        may = ["only" if name == "Jedi only" else name for name in codes(row[2])]
        assert sorted(may) == sorted(facts.MAY[number])
    for name in [*AFFILIATIONS, *KEYWORDS]:
        assert f"`{name}" in PAGE, name


def test_every_line_of_a_card_is_in_the_page() -> None:
    listed = firsts("Traits, keywords, host") + firsts("What the card does")
    assert {line.split()[0].rstrip(":") for line in listed} == set(reader.LINES)


# --- the examples -----------------------------------------------------------------------------------


def test_every_example_card_can_be_read_and_added() -> None:
    cards = Catalogue()
    for text in blocks("cards"):
        cards.add(read_cards(text, "cards.md"))
    assert cards.complete(1001)
    assert cards.complete(1005)


def line_examples() -> Iterator[str]:
    """Lines of a card in the running text, those that are not cut."""
    for code in re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)):
        if re.match(rf"({'|'.join(reader.LINES)})\b.*[: ]", code) and "…" not in code and ": " in code:
            yield code


def test_line_examples_can_be_read() -> None:
    found = list(line_examples())
    assert found
    for line in found:
        read_somewhere(line)


HEADS = [
    "unit, light, cost 1, capacity 1\n  keywords Pilot 1",
    "enhancement, light, cost 1\n  host: unit",
    "objective, light, capacity 1",
    "event, light, cost 1",
    "fate, light, priority 1",
    "mission, light, cost 1, capacity 1",
    "enhancement, light, cost 1",
]


def read_somewhere(line: str) -> None:
    """On a card of some type."""
    problems: list[str] = []
    for head in HEADS:
        try:
            read_cards(f"[1009-1] Probe\n  {head}\n  {line}\n")
            return
        except BadText as error:
            problems.append(str(error))
    pytest.fail("\n".join(problems))


SAMPLES = {"{cards}": "a unit", "{described}": "a unit", "{title}": '"Mira Vantress"'}


@pytest.mark.parametrize("row", rows("Triggers"), ids=lambda row: row[0])
def test_who_can_wait_for_a_trigger(row: list[str]) -> None:
    text = codes(row[0])[0]
    for hole, sample in SAMPLES.items():
        text = text.replace(hole, sample)
    can = []
    for kind in ("interrupt", "reaction"):
        try:
            head = "mission, light, cost 1" if "completed" in text else "unit, light, cost 1"
            read_cards(f"[1009-2] Probe\n  {head}, capacity 1\n  {kind} to {text}: draw 1\n")
            can.append(kind)
        except BadText:
            pass
    assert row[2] == ("both" if len(can) == 2 else can[0])


def test_the_commands_print_what_the_page_shows(fresh_cards: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (fresh_cards / "reef.cards").write_text(blocks("cards")[0], encoding="utf-8")
    pier = "[1008-1] Broken Pier\n  objective, light, resources 1, capacity 5\n"
    thsi = "  reaction to this entering play: unfocus 1 from thsi\n"
    (fresh_cards / "wrong.cards").write_text(pier + thsi, encoding="utf-8")
    (fresh_cards / "wrong2.cards").write_text(pier + "  action: shield it\n", encoding="utf-8")
    shown = 0
    for block in blocks("console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, wanted = part.partition("\n")
            code = main(shlex.split(command)[1:])
            printed = capsys.readouterr()
            assert code == (2 if "wrong" in command else 0), printed.err
            if wanted:
                assert printed.out + printed.err == wanted
                shown += 1
    assert shown == 4


def test_the_scenario_of_the_page_holds(fresh_cards: Path) -> None:
    scenario, erratum = blocks("toml")
    Scenario("page", tomllib.loads(scenario)).run()
    (entry,) = tomllib.loads(erratum)["erratum"]
    made = Erratum(entry)
    (kind,) = read_cards(blocks("cards")[-1], "", False, [made])
    assert [one.text for one in kind.abilities] == made.lines
    assert set(firsts("Errata")) == errata.ERRATUM


def test_the_versions_hold_as_the_table_says() -> None:
    text = blocks("cards")[-1]
    row = next(row for row in rows("Versions") if row[0] == "here")
    for english, cell in ((False, row[1]), (True, row[2])):
        (kind,) = read_cards(text, "", english)
        lines = text.splitlines()
        at = lines.index(f"  {codes(cell)[0]}")
        assert kind.abilities[0].text == lines[at + 1].strip()
