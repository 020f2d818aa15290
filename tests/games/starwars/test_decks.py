"""SWC-RES and SWC-ERR-0552: the restricted list and the limits of a deck, as the validator reads them."""

from __future__ import annotations

import pytest

import kodeks
from kodeks.games.starwars.cards.catalogue import Catalogue
from kodeks.games.starwars.cards.words import AFFILIATIONS
from kodeks.games.starwars.decks import RESTRICTED, Deck, faults, read_deck
from kodeks.games.starwars.reading.library import catalogue
from kodeks.kernel.cardfile import CardFile
from kodeks.kernel.errors import BadOption

GAME = kodeks.game("starwars")
TEN = [1, 2, 3, 5, 6, 7, 8, 9, 10, 11]  # light side sets that no rule limits
FALSE_REPORT, AGAINST_ALL_ODDS, GAMOR_RUN = 99, 103, 109


def deck(*more: int, affiliation: str = "Smugglers and Spies") -> Deck:
    return Deck(AFFILIATIONS.index(affiliation), [*TEN, *more])


def clauses(tried: Deck, ruleset: str = "PL22", tournament: bool = True, known: Catalogue | None = None) -> list[str]:
    return [fault.clause for fault in faults(tried, known or catalogue(), ruleset, tournament)]


def test_the_deck_without_more_is_legal_so_that_only_the_rest_is_judged() -> None:
    assert clauses(deck()) == []


@pytest.mark.clause("SWC-ERR-0552")
def test_along_the_gamor_run_is_limited_to_one() -> None:
    assert clauses(deck(GAMOR_RUN), tournament=False) == []
    assert clauses(deck(GAMOR_RUN, GAMOR_RUN), tournament=False) == ["SWC-CORE-DECK-4"]
    assert clauses(deck(GAMOR_RUN, GAMOR_RUN), "EN50", tournament=False) == ["SWC-CORE-DECK-4"]
    assert clauses(deck(12, 12), tournament=False) == [], "other sets may be taken twice"


@pytest.mark.clause("SWC-RES-1")
def test_only_tournaments_heed_the_list() -> None:
    both = deck(FALSE_REPORT, AGAINST_ALL_ODDS)
    assert clauses(both, tournament=False) == []
    assert clauses(both, tournament=True) == ["SWC-RES-2"]


@pytest.mark.clause("SWC-RES-1")
def test_a_table_refuses_the_deck_only_as_a_tournament() -> None:
    both = deck(FALSE_REPORT, AGAINST_ALL_ODDS).line()
    assert GAME.settle(2, {"lightDeck": both})["lightDeck"] == both
    with pytest.raises(BadOption, match="SWC-RES-2"):
        GAME.settle(2, {"lightDeck": both, "tournament": True})
    one = deck(FALSE_REPORT, FALSE_REPORT).line()
    assert GAME.settle(2, {"lightDeck": one, "tournament": True})["lightDeck"] == one


@pytest.mark.clause("SWC-RES-2")
def test_one_listed_set_bars_the_other() -> None:
    assert clauses(deck(FALSE_REPORT)) == []
    assert clauses(deck(AGAINST_ALL_ODDS)) == []
    assert clauses(deck(FALSE_REPORT, AGAINST_ALL_ODDS)) == ["SWC-RES-2"]
    assert clauses(deck(AGAINST_ALL_ODDS, AGAINST_ALL_ODDS, FALSE_REPORT)) == ["SWC-RES-2"]


@pytest.mark.clause("SWC-RES-2")
def test_the_reason_names_the_sets() -> None:
    (fault,) = faults(deck(FALSE_REPORT, AGAINST_ALL_ODDS), catalogue(), "PL22", True)
    assert "99" in str(fault)
    assert "103" in str(fault)


@pytest.mark.clause("SWC-RES-3")
def test_the_chosen_set_may_be_taken_as_often_as_any_other() -> None:
    assert clauses(deck(FALSE_REPORT, FALSE_REPORT)) == []
    assert clauses(deck(AGAINST_ALL_ODDS, AGAINST_ALL_ODDS)) == []
    assert clauses(deck(FALSE_REPORT, FALSE_REPORT, FALSE_REPORT)) == ["SWC-CORE-DECK-4"]


def with_namesake() -> Catalogue:
    """The shipped cards, and a set of our own whose objective has the title of a restricted one."""
    rest = "\n".join(
        f"[929-{place}] Stand-in {place}\n  unit, light, cost 1, Force 1, capacity 1\n" for place in range(2, 7)
    )
    objective = "[929-1] The False Report\n  objective, light, resources 2, capacity 4\n"
    return catalogue(False, (CardFile("mine.cards", f"{objective}\n{rest}"),))


@pytest.mark.clause("SWC-RES-4")
def test_an_entry_is_a_title_together_with_a_set_number() -> None:
    known = with_namesake()
    assert known.kinds[known.sets[929][0]].title == "The False Report"
    assert clauses(deck(929, AGAINST_ALL_ODDS), known=known) == [], "the same title in another set is not the entry"
    assert clauses(deck(FALSE_REPORT, AGAINST_ALL_ODDS), known=known) == ["SWC-RES-2"]


@pytest.mark.clause("SWC-RES-4")
def test_the_entire_set_is_meant() -> None:
    """A deck is a list of sets, so that no card of a listed set comes without the others."""
    assert len(set(catalogue().sets[FALSE_REPORT])) == 5, "six cards, two of them alike"
    assert read_deck("Smugglers and Spies: 99 103").sets == [FALSE_REPORT, AGAINST_ALL_ODDS]


@pytest.mark.clause("SWC-RES-5", "SWC-RES-6")
def test_the_polish_list_has_two_entries() -> None:
    cards = catalogue()
    (group,) = RESTRICTED["PL22"]
    entries = {(cards.kinds[cards.sets[number][0]].title, number) for number in group}
    assert entries == {("The False Report", 99), ("Against All Odds", 103)}


@pytest.mark.clause("SWC-RES-5", "SWC-RES-6")
@pytest.mark.parametrize("other", [97, 112, 118])
def test_no_other_set_is_on_the_polish_list(other: int) -> None:
    for listed in (FALSE_REPORT, AGAINST_ALL_ODDS):
        assert "SWC-RES-2" not in clauses(deck(listed, other))


@pytest.mark.clause("SWC-CORE-SETUP-9")
@pytest.mark.parametrize(("tournament", "mulligan"), [(True, True), (False, False)])
def test_new_starting_hands_are_by_agreement_and_in_tournaments_always(tournament: bool, mulligan: bool) -> None:
    assert GAME.settle(2, {"tournament": tournament, "mulligan": False})["mulligan"] is mulligan


@pytest.mark.clause("SWC-D-152", "SWC-CORE-DECK-6")
def test_a_starter_typed_out_is_that_starter_and_one_set_off_is_not() -> None:
    settled = GAME.settle(2, {"tournament": True, "lightDeck": "Jedi: 18 7 6 5 4 3 2 1"})
    assert settled["lightDeck"] == "Jedi starter"
    for off in (
        "Jedi: 1 2 3 4 5 6 7",
        "Jedi: 1 2 3 4 5 6 7 12",
        "Jedi: 1 2 3 4 5 6 7 12 18",
        "Rebel Alliance: 1 2 3 5 6 7 8 18",
    ):
        for tournament in (False, True):
            with pytest.raises(BadOption, match="SWC-CORE-DECK-2"):
                GAME.settle(2, {"tournament": tournament, "lightDeck": off})
