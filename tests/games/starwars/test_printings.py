"""Which text holds where printings differ: versions, reprints, errata, by the Polish FAQ and by the English one."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import kodeks
from kodeks.games.starwars.cards.catalogue import Catalogue
from kodeks.games.starwars.cards.kind import ACTION, INTERRUPT, REACTION, YOU, Ability, Kind
from kodeks.games.starwars.cards.words import AFFILIATIONS, FORCE, REFRESH
from kodeks.games.starwars.constants.moving import AsEnhancement
from kodeks.games.starwars.decks import Deck, faults, kinds_of
from kodeks.games.starwars.effects.engagement import AttachFate
from kodeks.games.starwars.reading.blocks import Version, blocks, holding
from kodeks.games.starwars.reading.errata import Erratum
from kodeks.games.starwars.reading.library import FILES, FOLDER, catalogue, errata
from kodeks.games.starwars.reading.reader import read_cards
from kodeks.games.starwars.triggers.edge import ToFateDiscarding
from kodeks.games.starwars.triggers.engagements import ToEngaging
from kodeks.games.starwars.triggers.force import ToCommitting, ToStruggle
from kodeks.games.starwars.triggers.tokens import ToDamage
from kodeks.games.starwars.triggers.trigger import Trigger
from kodeks.games.starwars.triggers.turns import ToPhase, ToPhaseEnd
from kodeks.games.starwars.values import force_icons
from kodeks.kernel.cardfile import CardFile
from kodeks.kernel.errors import BadText
from kodeks.kernel.scenario import Scenario

GAME = kodeks.game("starwars")
POLISH, ENGLISH = False, True
BOTH = [POLISH, ENGLISH]

KEEPER = """
[1006-2] {title}
  unit, light, cost {cost}, Force 1, icons UD1, capacity 2
  traits Character
{said}
"""


def keeper(*said: str, title: str = "Keeper of Tides", cost: int = 2) -> str:
    return KEEPER.format(title=title, cost=cost, said="\n".join(f"  {line}" for line in said))


def versions(*said: str) -> list[Version]:
    (block,) = blocks(keeper(*said))
    return block.versions


def says(kind: Kind) -> list[str]:
    return [one.said for one in kind.constants] + [one.text for one in kind.abilities]


def texts(text: str, english: bool, table: list[Erratum] | None = None) -> list[list[str]]:
    return [says(kind) for kind in read_cards(text, "mine.cards", english, table)]


def erratum(**more: Any) -> Erratum:
    entry = {"title": "Keeper of Tides", "set": 1006, "clause": "SWC-ERR-GEN-1", "document": "FAQ", "printed": "Less."}
    return Erratum({**entry, "says": ["action: draw 9"], **more})


def with_files(*texts: str, english: bool = POLISH) -> Catalogue:
    """The shipped cards and those of these files."""
    return catalogue(english, tuple(CardFile(f"{at}.cards", text) for at, text in enumerate(texts)))


def shipped(english: bool = POLISH, table: list[Erratum] | None = None) -> dict[str, Kind]:
    """The cards of the files with this table of errata alone, the first print of a title."""
    found: dict[str, Kind] = {}
    for name in FILES:
        for kind in read_cards((FOLDER / f"{name}.cards").read_text(encoding="utf-8"), "", english, table):
            found.setdefault(kind.title, kind)
    return found


# --- versions ---------------------------------------------------------------------------------------

OLD, NEW, PROMO = "action: draw 1", "action: draw 2", "action: draw 3"


@pytest.mark.clause("SWC-ERR-GEN-2", "SWC-ERR-GEN-3")
def test_the_newest_legal_line_is_binding() -> None:
    printings = [("version 2012", OLD), ("version 2014 Polish", NEW), ("version 2013 promo", PROMO)]
    for order in permutations(printings):
        found = versions(*[line for printing in order for line in printing])
        assert [line.text.strip() for line in holding(found, POLISH).lines] == [NEW]


@pytest.mark.clause("SWC-ERR-GEN-2")
def test_copies_of_2012_and_2014_in_one_deck_have_the_text_of_2014() -> None:
    text = keeper("version 2012", OLD, "version 2014", NEW).replace("[1006-2]", "[1006-2] [1007-2]")
    cards = with_files(text + fillers(1006) + fillers(1007))
    deck = Deck(AFFILIATIONS.index("Jedi"), [1006, 1007])
    mine = [cards.kinds[number] for number in kinds_of(deck, cards)[1] if number in cards.sets[1006]]
    assert [says(kind) for kind in mine if kind.title == "Keeper of Tides"] == [[NEW], [NEW]]


@pytest.mark.clause("SWC-ERR-GEN-2", "SWC-EXT-GEN-1", "SWC-EXT-GEN-2")
@pytest.mark.parametrize(
    ("first", "later", "polish", "english"),
    [
        (["version 2012", OLD], ["version 2014", NEW], NEW, OLD),
        ([OLD], ["version 2014", NEW], NEW, OLD),
        (["version 2014", NEW], ["version 2012", OLD], NEW, NEW),
        (["version 2014", NEW], [OLD], NEW, NEW),
        (["version 2012", OLD], ["version 2014 English errata", NEW], NEW, NEW),
        (["version 2012", OLD], ["version 2014 Polish", NEW], NEW, OLD),
        (["version 2012 errata", OLD], ["version 2014 promo", NEW], NEW, OLD),
    ],
)
def test_a_reprint_in_another_file(first: list[str], later: list[str], polish: str, english: str) -> None:
    files = (keeper(*first) + fillers(1006), keeper(*later).replace("1006-2", "1007-2") + fillers(1007))
    for faq, wanted in ((POLISH, polish), (ENGLISH, english)):
        cards = with_files(*files, english=faq)
        assert cards.sets[1006][1] == cards.sets[1007][1], "one card"
        kind = cards.by_name["Keeper of Tides"]
        assert says(kind) == [wanted]
        assert [place[:2] for place in kind.prints] == [(1006, 2), (1007, 2)]
    assert list(with_files(*files).by_name) == list(with_files(*files, english=ENGLISH).by_name)
    before = with_files(files[0]).by_name["Keeper of Tides"]
    assert (says(before), len(before.prints)) == ([first[-1]], 1), "who does not know the reprint plays the old text"


def test_another_card_of_the_title_is_no_reprint() -> None:
    cards = with_files(keeper(OLD), keeper("version 2014", NEW, cost=3).replace("1006-2", "1007-2"))
    assert says(cards.by_name["Keeper of Tides"]) == [OLD]
    assert says(cards.by_name["Keeper of Tides (1007)"]) == [NEW]


def fillers(number: int) -> str:
    """The rest of an objective set."""
    rest = [f"[{number}-1] Court {number}\n  objective, light, resources 1, capacity 5\n"]
    rest += [f"[{number}-{place}] Hand {number} {place}\n  event, light, cost 0\n  {OLD}\n" for place in range(3, 7)]
    return "\n".join(rest)


@pytest.mark.clause("SWC-ERR-GEN-3", "SWC-EXT-GEN-2")
def test_the_english_faq_reads_no_dates() -> None:
    for years in permutations(["2012", "2014", "2016"]):
        for kinds in (["", "", "promo"], ["", "errata", ""], ["", "errata", "errata"]):
            said = [f"version {year} English {kind}" for year, kind in zip(years, kinds, strict=True)]
            found = versions(said[0], OLD, said[1], NEW, said[2], PROMO)
            wanted = {0: OLD, 1: NEW, 2: PROMO}[kinds.count("errata")]
            assert [line.text.strip() for line in holding(found, ENGLISH).lines] == [wanted]


@pytest.mark.clause("SWC-EXT-GEN-1")
@pytest.mark.parametrize("later", ["2015 English promo", "2015 English draft", "2015 Polish", "2015"])
def test_the_original_english_printing_overrides_others(later: str) -> None:
    text = keeper("version 2012 English", OLD, f"version {later}", NEW)
    assert texts(text, ENGLISH) == [[OLD]]
    assert texts(text, POLISH) == [[NEW]]
    corrected = [erratum()]
    assert texts(text, ENGLISH, corrected) == texts(text, POLISH, corrected) == [["action: draw 9"]]


@pytest.mark.clause("SWC-EXT-GEN-1")
def test_a_promotional_print_that_came_first_is_not_the_original() -> None:
    text = keeper("version 2011 English draft", PROMO, "version 2011 Polish", NEW, "version 2012", OLD)
    assert texts(text, ENGLISH) == [[OLD]]


@pytest.mark.clause("SWC-EXT-GEN-2")
def test_the_latest_english_reprint_with_errata_text_is_binding() -> None:
    text = keeper("version 2012 English", OLD, "version 2015 English errata", NEW, "version 2017 Polish", PROMO)
    text = text.replace("[1006-2]", "[1006-2] [1007-2] [1008-2]")
    (kind,) = read_cards(text, "", ENGLISH)
    assert len(kind.prints) == 3
    assert says(kind) == [NEW]
    assert texts(text, POLISH) == [[PROMO]]


def test_a_card_without_versions_has_one_text() -> None:
    for english in BOTH:
        assert holding([], english).lines == []
        assert texts(keeper(OLD), english) == [[OLD]]


# --- errata -----------------------------------------------------------------------------------------


@pytest.mark.clause("SWC-ERR-GEN-1")
@pytest.mark.parametrize("english", BOTH)
def test_an_erratum_on_one_printing_holds_for_both(english: bool) -> None:
    two = keeper(OLD) + keeper(NEW).replace("1006-2", "1007-2")
    assert texts(two, english) == [[OLD], [NEW]]
    assert texts(two, english, [erratum()]) == [["action: draw 9"], ["action: draw 9"]]
    cards = Catalogue(english)
    cards.add(read_cards(two, "", english, [erratum()]))
    assert len(cards.by_name["Keeper of Tides"].prints) == 2, "so they are one card"


@pytest.mark.clause("SWC-ERR-GEN-1", "SWC-EXT-ERR")
@pytest.mark.parametrize("english", BOTH)
def test_a_reprint_in_a_later_file_gets_the_erratum(english: bool) -> None:
    """The reprint of 5-5 in set 128, as the public data have it."""
    reprint = "[128-5 0089] Lightsaber Deflection\n  event, light, Jedi, cost 0, Force 2\n"
    said = "  interrupt to damage dealt to a friendly non-Vehicle unit: move 1 of it to target other unit\n"
    cards = with_files(reprint + said, english=english)
    kind = cards.kinds[cards.sets[128][4]]
    assert kind is cards.kinds[cards.sets[5][4]]
    assert [place[:2] for place in kind.prints] == [(5, 5), (128, 5)]
    assert says(kind) == ["interrupt to damage to a friendly non-Vehicle unit: move 1 of it to target other unit"]
    assert [note[2] for note in kind.notes] == ["SWC-EXT-ERR"]


@pytest.mark.clause("SWC-ERR-GEN-1")
def test_another_card_of_that_title_is_not_corrected() -> None:
    other = "[1006-2] Admiral Piett (unique)\n  unit, dark, Imperial Navy, cost 2, Force 1, icons UD1, capacity 2\n"
    cards = with_files(f"{other}  {OLD}\n")
    kind = cards.by_name["Admiral Piett (1006)"]
    assert says(kind) == [OLD]
    assert kind.notes == []
    assert cards.by_name["Admiral Piett"].notes


@pytest.mark.clause("SWC-ERR-GEN-4")
@pytest.mark.parametrize("english", BOTH)
def test_the_table_overrides_any_version(english: bool) -> None:
    for said in ([], [OLD], ["version 2012", OLD], ["version 2012", OLD, "version 2099 English errata", NEW]):
        assert texts(keeper(*said), english, [erratum()]) == [["action: draw 9"]]


@pytest.mark.clause("SWC-ERR-GEN-4")
@pytest.mark.parametrize("english", BOTH)
def test_correcting_twice_or_what_is_correct_changes_nothing(english: bool) -> None:
    once = shipped(english, errata())
    twice = shipped(english, errata() + errata())
    for title, kind in once.items():
        assert says(twice[title]) == says(kind)
        assert (twice[title].traits, twice[title].single) == (kind.traits, kind.single)
    corrected = keeper("action: draw 9")
    assert texts(corrected, english, [erratum()]) == texts(corrected, english)


@pytest.mark.clause("SWC-ERR-GEN-4")
def test_an_erratum_may_be_of_one_faq() -> None:
    for ruleset, polish, english in (("", 9, 9), ("PL22", 9, 1), ("EN50", 1, 9)):
        table = [erratum(ruleset=ruleset)]
        assert texts(keeper(OLD), POLISH, table) == [[f"action: draw {polish}"]]
        assert texts(keeper(OLD), ENGLISH, table) == [[f"action: draw {english}"]]


def test_every_entry_names_a_known_clause_and_card() -> None:
    cards = catalogue()
    for entry in errata():
        assert GAME.rulebook[entry.clause].id == entry.clause
        assert entry.title in [cards.kinds[number].title for number in cards.sets[entry.set]]
        assert entry.lines or entry.traits or entry.single


def test_a_wrong_entry_is_told() -> None:
    with pytest.raises(BadText, match="the erratum Keeper of Tides knows no say"):
        erratum(say=[OLD])
    with pytest.raises(BadText, match="the erratum without a title has no clause, document, printed, set, title"):
        Erratum({})
    with pytest.raises(BadText, match=r"'drwa' begins no effect.*in the erratum of Keeper of Tides \(SWC-ERR-GEN-1\)"):
        read_cards(keeper(OLD), "", POLISH, [erratum(says=["action: drwa 1"])])


# --- the entries --------------------------------------------------------------------------------------


def only(title: str, english: bool = POLISH) -> Ability:
    (found,) = catalogue(english).by_name[title].abilities
    return found


def printed(title: str) -> Kind:
    """As the files have it, without errata."""
    return shipped()[title]


@pytest.mark.clause("SWC-ERR-0098")
@pytest.mark.parametrize("english", BOTH)
def test_0098_the_trait_of_fall_of_the_jedi(english: bool) -> None:
    assert catalogue(english).by_name["Fall of the Jedi"].traits == ["Executor"]
    polish = "[19-1 0098] Fall of the Jedi\n  objective, dark, Sith, resources 1, capacity 5\n  traits Egzekutor\n"
    (kind,) = read_cards(polish, "", english, errata())
    assert kind.traits == ["Executor"]


@pytest.mark.clause("SWC-ERR-0552")
def test_0552_one_along_the_gamor_run_in_a_deck() -> None:
    assert not printed("Along the Gamor Run").single
    others = [1, 1, 2, 2, 3, 3, 5, 5, 6, 6]
    affiliation = AFFILIATIONS.index("Smugglers and Spies")
    for ruleset in ("PL22", "EN50"):
        assert faults(Deck(affiliation, [*others, 109]), catalogue(), ruleset) == []
        (fault,) = faults(Deck(affiliation, [*others, 109, 109]), catalogue(), ruleset)
        assert fault.clause == "SWC-CORE-DECK-4"


@pytest.mark.clause("SWC-ERR-0556")
@pytest.mark.parametrize("english", BOTH)
def test_0556_make_your_own_luck_waits_for_the_struggle(english: bool) -> None:
    before = printed("Make Your Own Luck").abilities[0].trigger
    assert isinstance(before, ToPhase)
    assert before.phase == FORCE
    ability = only("Make Your Own Luck", english)
    assert ability.kind == INTERRUPT
    assert isinstance(ability.trigger, ToStruggle)


@pytest.mark.clause("SWC-ERR-0567")
@pytest.mark.parametrize("english", BOTH)
def test_0567_may_the_force_be_with_you_once_per_turn(english: bool) -> None:
    assert printed("May the Force Be With You").abilities[0].limit == 0
    ability = only("May the Force Be With You", english)
    assert (ability.kind, ability.limit, ability.by_title) == (REACTION, 1, False)
    assert isinstance(ability.trigger, ToCommitting)


@pytest.mark.clause("SWC-ERR-0594")
@pytest.mark.parametrize("ruleset", ["PL22", "EN50"])
def test_0594_green_squadron_deployment_doubles_every_committed_vehicle(ruleset: str) -> None:
    units = ["Red Five; committed", "Red Two", "Luke Skywalker; committed", "X-Wing; committed"]
    position = {"play": {"light": ["Green Squadron Deployment", *units]}}
    data = {"game": "starwars", "options": {"ruleset": ruleset}, "position": position, "step": [{}]}
    state = Scenario("position", data).run().state
    counted = {piece.kind.title: (piece.kind.force, force_icons(state, piece)) for piece in state.units(0)}
    assert counted["Red Five"] == (2, 4)
    assert counted["X-Wing"][1] == 2 * counted["X-Wing"][0] > 0
    assert counted["Red Two"][1] == counted["Red Two"][0] > 0, "not committed"
    assert counted["Luke Skywalker"] == (3, 3), "no Vehicle"


@pytest.mark.clause("SWC-ERR-0605")
@pytest.mark.parametrize("english", BOTH)
def test_0605_admiral_piett_leaves_out_twist_of_fate(english: bool) -> None:
    ability = only("Admiral Piett", english)
    assert ability.kind == REACTION
    assert isinstance(ability.trigger, ToFateDiscarding)
    assert ability.trigger.title == "Twist of Fate"
    assert [type(effect) for effect in ability.effects] == [AttachFate]


@pytest.mark.clause("SWC-EXT-ERR")
@pytest.mark.parametrize("english", BOTH)
@pytest.mark.parametrize(
    ("title", "kind", "trigger", "limit"),
    [
        ("Fleeing the Empire", REACTION, ToPhaseEnd, 0),
        ("Fleet Command Center", REACTION, ToPhaseEnd, 0),
        ("Lightsaber Deflection", INTERRUPT, ToDamage, 0),
        ("The Secret of Yavin 4", REACTION, ToEngaging, 1),
    ],
)
def test_corrected_core_cards(title: str, kind: int, trigger: type[Trigger], limit: int, english: bool) -> None:
    """SWC-EXT-ERR: by both FAQs (SWC-D-09), though the files have the wording of the first print."""
    ability = only(title, english)
    assert says(printed(title)) != [ability.text]
    assert isinstance(ability.trigger, trigger)
    assert (ability.kind, ability.limit) == (kind, limit)
    if isinstance(ability.trigger, ToPhaseEnd):
        assert ability.trigger.phase == REFRESH
    assert [note[2] for note in catalogue(english).by_name[title].notes] == ["SWC-EXT-ERR"]
    assert all(one.kind != ACTION for one in catalogue(english).by_name[title].abilities)


@pytest.mark.clause("SWC-EXT-ERR")
@pytest.mark.parametrize("english", BOTH)
def test_black_squadron_pilot_may_enter_play_as_an_enhancement(english: bool) -> None:
    kind = catalogue(english).by_name["Black Squadron Pilot"]
    (way,) = [one for one in kind.constants if isinstance(one, AsEnhancement)]
    assert not way.only_played, "not only when it is played"
    assert kind.host is not None
    assert (kind.host.traits, kind.host.whose) == (["Fighter"], YOU)
