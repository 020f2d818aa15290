"""§5 5): what keeps a Bidding finite, and what it tells."""

from __future__ import annotations

from typing import Any

import pytest

from kodeks.kernel.errors import BadOption
from kodeks.kernel.table import Table
from tests.games.arcanon.course import GAME, play, table_at


def endless() -> Table:
    """A has Doubled Transitio and Doubled Negatio in two Active columns, where they can Renew each other."""
    places = {"Transitio": "+2", "Negatio": "+2", "Initium": "03", "Terminus": "05"}
    return table_at({"matrix": {"A": places}, "active": {"A": ["+2"]}}, [])


def resolve(table: Table) -> None:
    """Everybody passes until the Stack is empty; A moves first what stands first."""
    while table.state.facts()["stack"]:
        table.play("pass")
        if table.moves()[0].startswith("move"):
            table.play(table.moves()[0])


def there(table: Table) -> None:
    """Both cards to column 1: one Use, and both are Renewed."""
    play(table, "use Transitio", "transitio", "at A.+2", "transitio", "at A.+2")
    resolve(table)


def back(table: Table) -> None:
    """Both Negated back to column 2: two Uses."""
    play(table, "use Transitio", "transitio", "at A.+1", "transitio", "at A.+1")
    play(table, "use Negatio", "negatio", "at #1", "negatio", "at #2")
    resolve(table)


@pytest.mark.clause("ARC-D-30", "ARC-3.2.3", "ARC-3.3.1", "ARC-3.3.2", "ARC-D-50")
def test_at_most_forty_uses_of_cards_that_renew_each_other() -> None:
    table = endless()
    for _ in range(13):
        there(table)
        back(table)
    assert table.state.facts()["uses"] == [39, 0]
    there(table)
    transitio = table.state.facts()["matrices"]["0"]["Transitio"]
    assert (transitio["field"], transitio["used"], transitio["active"]) == ("+1", False, True)
    assert sorted(table.moves()) == ["declare 1", "declare 2", "resign"]
    assert [clause.id for clause in table.why_not("use Transitio")] == ["ARC-D-30"]
    play(table, "declare 1", "pass")
    play(table, "use Initium", "tweak", "at d4+")  # the guard is for each player


@pytest.mark.clause("ARC-D-13", "ARC-D-14", "ARC-D-15", "ARC-D-30", "ARC-D-10")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("firstDeclarationMax", 0),
        ("maxRaise", 0),
        ("maxDeclaration", 0),
        ("maxUses", 0),
        ("explosionCap", -1),
        ("soleBidder", "loses"),
        ("noJudgementTest", "maybe"),
        ("stackWindow", "never"),
        ("tieBreak", "coin"),
    ],
)
def test_a_house_rule_that_does_not_exist_is_refused_by_name(name: str, value: Any) -> None:
    with pytest.raises(BadOption, match=name):
        GAME.table(2, 0, **{name: value})
