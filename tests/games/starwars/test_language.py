"""The card language: what it reads, and how it says what is wrong, with the place."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kodeks
from kodeks.cli import main
from kodeks.games.starwars.cards.catalogue import Catalogue
from kodeks.games.starwars.cards.kind import Kind
from kodeks.games.starwars.conditions.condition import Condition
from kodeks.games.starwars.constants.constant import Constant
from kodeks.games.starwars.effects.cost import Cost
from kodeks.games.starwars.effects.effect import Effect
from kodeks.games.starwars.reading.blocks import blocks
from kodeks.games.starwars.reading.families import gather
from kodeks.games.starwars.reading.library import FILES, FOLDER, catalogue
from kodeks.games.starwars.reading.reader import read_cards
from kodeks.games.starwars.sheet import lines
from kodeks.games.starwars.triggers.trigger import Trigger
from kodeks.kernel.cardfile import CardFile
from kodeks.kernel.errors import BadText
from kodeks.kernel.reading import Phrase, phrases_of
from tests.play import with_our_sets

gather()
HEAD = "[1010-2] Probe\n"
UNIT = "  unit, light, cost 1, Force 1, icons UD1, capacity 2\n"
OBJECTIVE = "  objective, light, resources 1, capacity 5\n"
ENHANCEMENT = "  enhancement, light, cost 1\n  host: unit\n"
EVENT = "  event, light, cost 1\n"
FATE = "  fate, light, priority 3\n"
MISSION = "  mission, light, cost 1, capacity 2\n"
OURS = with_our_sets("starwars").added


def problem(text: str, catalogue: bool = False) -> BadText:
    with pytest.raises(BadText) as caught:
        found = read_cards(text, "mine.cards")
        if catalogue:
            Catalogue().add(found)
    return caught.value


def points_at(error: BadText, text: str, place: str, says: str) -> None:
    """The caret stands under `place` (its last occurrence), in the line that is shown as it is in the file."""
    where, line, caret = str(error).split("\n")
    assert text.splitlines()[error.line - 1] == error.text == line[2:]
    assert caret == "  " + " " * (error.column - 1) + "^"
    assert error.column - 1 == (len(error.text.rstrip()) if place == "END" else error.text.rindex(place))
    assert where.startswith(f"mine.cards, line {error.line}, column {error.column}: ")
    assert says in error.what, error.what


# --- facts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("facts", "place", "says"),
    [
        ("creature, light, cost 1", "creature", "begins with the type of the card: objective, unit"),
        ("affiliation, light", "affiliation", "begins with the type of the card"),
        ("unit, cost 1, capacity 2", "END", "the side is missing: light or dark"),
        ("unit, light, Jedy, cost 1, capacity 2", "Jedy", "'Jedy' is no affiliation; there are: Neutral, Jedi"),
        ("unit, light, Jedy only, cost 1, capacity 2", "Jedy", "'Jedy' is no affiliation"),
        ("unit, light, Sith, cost 1, capacity 2", "END", "Sith is not on the light side"),
        ("unit, light, cost 1, icons XD1, capacity 2", "XD1", "'XD1' is no icon; write UD1, T1 or BD1"),
        ("unit, light, cost 1, icons UD, capacity 2", "UD,", "'UD' is no icon"),
        ("unit, light, cost 1, icons UD², capacity 2", "UD²", "is no icon"),
        ("unit, light, cost 1, icons , capacity 2", ", capacity", "icons are expected"),
        ("unit, light, cost 1, icons e[UD1, capacity 2", ", capacity", "']' is expected, not ','"),
        ("unit, light, cost 1, capacity 2, icons UD1 e[T1", "END", "']' is expected, not the end of the line"),
        ("unit, light, cost 1, icons e UD1, capacity 2", "UD1", "'[' is expected: write e[UD1 T1]"),
        ("unit, light, cost one, capacity 2", "one", "a number is expected, not 'one'"),
        ("unit, light, cost, capacity 2", ", capacity", "a number is expected, not ','"),
        ("unit, light, cost 100, capacity 2", "100", "a number up to 99 is expected"),
        ("unit, light, cost 1, resources 16, capacity 2", "resources", "at most 15 resources"),
        ("unit, light, cost 1, capacity 0", "0", "at least 1 is expected"),
        ("unit, light, cost 1", "END", "the capacity is missing"),
        ("unit, light, capacity 1", "END", "the cost is missing"),
        ("objective, light, resources 1", "END", "the capacity is missing"),
        ("mission, light, cost 1", "END", "the capacity is missing"),
        ("fate, light, Force 1", "END", "the priority is missing"),
        ("event, light, Force 1", "END", "the cost is missing"),
        ("event, light, cost 1, capacity 2", "capacity", "no fact of the type event; it has: cost, Force"),
        ("fate, light, priority 2, cost 2", "cost", "no fact of the type fate; it has: priority, Force"),
        ("unit, light, cost 1, capacity 2, one per deck", "one", "no fact of the type unit"),
        ("unit, light, cost 1, capacity 2, cost 2", "cost", "the cost is said twice"),
        ("unit, light, Jedi, dark, cost 1, capacity 2", "dark", "the side is said twice"),
        ("unit, light, cost 1, capacity 2, speed 2", "speed", "'speed' is no fact of a card; there are: light, dark"),
        ("unit, light, cost 1, capacity 2,", "END", "the end of the line is no fact of a card"),
        ("unit, light, cost 1 capacity 2", "capacity", "',' is expected between two facts, not 'capacity'"),
        ("unit light, cost 1, capacity 2", "light", "',' is expected between two facts, not 'light'"),
        ("unit, light, cost 1, capacity 2 !", "!", "'!' has no meaning here"),
    ],
)
def test_a_slip_in_the_facts(facts: str, place: str, says: str) -> None:
    text = f"# a comment\n{HEAD}  {facts}  # and another\n"
    error = problem(text)
    assert error.line == 3
    error.text = error.text.removesuffix("  # and another")  # the caret never stands in a comment
    points_at(error, text.replace("  # and another", ""), place, says)


@pytest.mark.parametrize(
    ("text", "line", "place", "says"),
    [
        ("  unit, light\n", 1, "  unit", "a card begins with its place: [1-2 0092] Title"),
        ("[1010-2 Probe\n" + UNIT, 1, "[1010", "a card begins with its set, its place in it"),
        ("[1010] Probe\n" + UNIT, 1, "[1010", "a card begins with its set, its place in it"),
        ("[1010-2] [1010-x] Probe\n" + UNIT, 1, "[1010-x", "a card begins with its set, its place in it"),
        ("[1010-2]\n" + UNIT, 1, "END", "the title is missing"),
        ("[1010-2] (unique)\n" + UNIT, 1, "END", "the title is missing"),
        ("[1010-2] Two; Three\n" + UNIT, 1, ";", "';' can not stand in a title"),
        ("[1010-2] Crew x2\n" + UNIT, 1, "Crew", "a title can not end like '#2' or 'x2'"),
        (HEAD, 1, "END", "the line with its type and facts is missing"),
        (
            HEAD + "  enhancement, light, cost 1\n  traits Item\n",
            2,
            "END",
            "say what it enhances: 'host: Character unit'",
        ),
        (
            HEAD + EVENT + "  traits Trick\n",
            2,
            "END",
            "an event has one action, interrupt or reaction, and it is missing",
        ),
        (HEAD + UNIT + "  traits character\n", 3, "character", "a name with a capital letter is expected"),
        (HEAD + UNIT + "  traits Character Droid,\n", 3, "END", "a name with a capital letter is expected"),
        (HEAD + UNIT + "  keywords Unlimited\n", 3, "Unlimited", "'Unlimited' is no keyword; there are: Elite"),
        (HEAD + UNIT + "  keywords Elite Limited\n", 3, "Elite", "'Elite Limited' is no keyword"),
        (HEAD + UNIT + "  keywords Edge\n", 3, "END", "a number is expected, not the end of the line"),
        (HEAD + UNIT + "  keywords Protect everyone\n", 3, "everyone", "'everyone' is no kind of card"),
        (HEAD + EVENT + "  keywords Edge 1\n", 3, "Edge", "this is a keyword of units"),
        (HEAD + UNIT + "  host: unit\n", 3, "host", "only an enhancement has a host; a unit says: always: this may"),
        (HEAD + "  enhancement, light, cost 1\n  host unit\n", 3, "unit", "':' is expected, not 'unit'"),
        (HEAD + ENHANCEMENT + "  host: unit\n", 4, "host", "the host is said twice"),
        (HEAD + UNIT + "  whenever: draw 1\n", 3, "whenever", "'whenever' begins no line of a card; there are: traits"),
        (HEAD + UNIT + "  version two\n", 3, "two", "a version has the year of its legal line"),
        (HEAD + UNIT + "  version\n", 3, "END", "a version has the year of its legal line"),
        (HEAD + UNIT + "  version 2014 English again\n", 3, "again", "'again' is no language and none of errata"),
    ],
)
def test_a_slip_in_another_line(text: str, line: int, place: str, says: str) -> None:
    error = problem(text)
    assert error.line == line
    points_at(error, text, place.strip() if place != "  unit" else place, says)


# --- abilities ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("type_", "said", "place", "says"),
    [
        (UNIT, "action: drwa 1", "drwa", "'drwa' begins no effect; one begins with: +, +UD1, a, another"),
        (UNIT, "action: draw", "END", "a number is expected, not the end of the line"),
        (UNIT, "action: draw 1 card", "card", "'card' is too much here: ';' stands between effects, '=>' after a cost"),
        (UNIT, "action: damage 1 on target unit", "on", "'on' is not expected here, but 'to'"),
        (UNIT, "action: heal 1 to target unit", "to target", "'to' is not expected here, but 'from'"),
        (UNIT, "action: draw 1; the", "END", "is not expected here, but 'engaged' or 'opponent'"),
        (UNIT, "action: draw 1; draw 2;", "END", "the end of the line begins no effect"),
        (
            UNIT,
            "action: damage 1 to target enemy vehikle",
            "vehikle",
            "'vehikle' is no kind of card; there are: object",
        ),
        (UNIT, "action: damage 1 to unit", "unit", "which cards? write this, host, it, a, another, target"),
        (UNIT, "action: damage 1 to up to 2 units", "units", "'target' is expected: write 'up to 2 target units'"),
        (UNIT, "action: damage 1 to up to 0 target units", "target", "at least 1 is expected"),
        (UNIT, "action: damage 1 to target own enemy unit", "enemy", "a card is own or enemy, not both"),
        (UNIT, "action: damage 1 to target Jedi Sith unit", "unit", "a card has one affiliation"),
        (UNIT, "action: damage 1 to target non-Jedi unit", "non-Jedi", "Jedi is an affiliation"),
        (UNIT, "action: damage 1 to target unit titled Yoda", "Yoda", "a title in double quotes is expected"),
        (UNIT, 'action: damage 1 to target unit titled "Yoda', '"Yoda', "this quote is not closed"),
        (UNIT, "action: damage 1 (2 if light has the Balance to target unit", "to target", "')' is expected"),
        (UNIT, "action: damage 1 (2 while ready) to target unit", "while", "'if' is expected"),
        (UNIT, "action: damage 1 to each unit of the opponent's choice", "END", "the opponent chooses only 'a' card"),
        (UNIT, "action: +UD1 to this until tomorrow", "tomorrow", "how long? there are: strike, edge battle"),
        (UNIT, "action: +UD to this until the end of the turn", "UD to", "'UD' is no icon"),
        (UNIT, "action: +(UD1 to this until the end of the turn", "to this", "')' is expected"),
        (UNIT, "action draw 1", "draw", "':' is expected, or a condition (while, if, in, on), not 'draw'"),
        (UNIT, "action", "END", "':' is expected, or a condition (while, if, in, on), not the end of the line"),
        (UNIT, "action: focus this unfocus 1 from host", "unfocus", "'=>' is expected after a cost, not 'unfocus'"),
        (UNIT, "action: focus this draw 1 => draw 2", "draw 1", "'=>' is expected after the cost, not 'draw'"),
        (UNIT, "action: pay 2 => draw 1", "pay", "'pay' begins no cost; one begins with: -, damage, dial, discard"),
        (UNIT, "action, twice per turn: draw 1", "twice", "'once per turn' or '1 per turn' is expected"),
        (
            UNIT,
            "action while sleeping: draw 1",
            "sleeping",
            "'sleeping' begins no condition; one begins with: attached",
        ),
        (UNIT, "action in a Force phases: draw 1", "phases", "'phases' is not expected here, but 'phase'"),
        (UNIT, "forced action: draw 1", "action", "forced stands before interrupt or reaction"),
        (UNIT, "reaction: draw 1", ": draw", "'to' is expected, and then what it waits for, not ':'"),
        (UNIT, "reaction to rain: draw 1", "rain", "'rain' begins no trigger; one begins with: a, another, anyone"),
        (UNIT, "reaction to this sleeping: draw 1", "sleeping", "'sleeping' is not expected here, but"),
        (UNIT, "reaction to your turn ending: draw 1", "ending", "'ending' is not expected here, but 'beginning'"),
        (UNIT, "always +UD1 to this", "+UD1", "':' is expected, not '+'"),
        (UNIT, "always: Elit to this", "Elit", "'Elit' is no keyword"),
        (UNIT, "always: this cannot sleep", "sleep", "'sleep' is not expected here, but 'attack' or 'be' or 'gain'"),
        (UNIT, "always: +UD1 to this and that", "and", "'and' is too much here"),
        (UNIT, "always: your first unit costs 1 less", "costs", "'costs' is not expected here, but 'each'"),
    ],
)
def test_a_slip_in_what_it_does(type_: str, said: str, place: str, says: str) -> None:
    text = f"{HEAD}{type_}  {said}\n"
    points_at(problem(text), text, place, says)


@pytest.mark.clause("SWC-EXT-4.17")
@pytest.mark.parametrize(("said", "number"), [("draw 1", 1), ("draw 2", 2), ("draw 12", 12)])
def test_a_number_is_a_numeral_however_many_digits_it_has(said: str, number: int) -> None:
    (kind,) = read_cards(f"{HEAD}{UNIT}  action: {said}; draw 3\n")
    assert [effect.amount.base for effect in kind.abilities[0].effects] == [number, 3]


@pytest.mark.clause("SWC-EXT-4.17")
@pytest.mark.parametrize("word", ["two", "once", "II", "²", "1.5"])
def test_what_is_not_written_in_digits_is_no_numeral(word: str) -> None:
    text = f"{HEAD}{UNIT}  action: draw {word}\n"
    assert problem(text).line == 3


@pytest.mark.clause("SWC-EXT-4.17", "SWC-EXT-4.8")
@pytest.mark.parametrize(("said", "by_title"), [("once per turn", False), ("1 per turn", True)])
def test_a_limit_by_a_numeral_and_one_by_a_word(said: str, by_title: bool) -> None:
    (kind,) = read_cards(f"{HEAD}{UNIT}  action, {said}: draw 1\n")
    assert (kind.abilities[0].limit, kind.abilities[0].by_title) == (1, by_title)


@pytest.mark.parametrize(
    ("type_", "said", "place", "says"),
    [
        (UNIT, "action: shield it", "shield", "'it' is the card in play that the trigger is about"),
        (UNIT, "reaction to you playing a unit: shield it", "shield", "'it' is the card in play that the trigger is"),
        (UNIT, "reaction to a unit leaving play: shield it", "shield", "'it' has left play"),
        (UNIT, "interrupt to a unit entering play: shield it", "shield", "'it' is not yet in play"),
        (UNIT, "action: unfocus 1 from host", "unfocus", "this card is attached to nothing"),
        (UNIT, "action while attached: draw 1", "attached", "this card is attached to nothing"),
        (ENHANCEMENT, "action while committed: draw 1", "committed", "only a unit is committed"),
        (EVENT, "action: shield this", "shield", "the card itself is not in play"),
        (EVENT, "action: focus this => draw 1", "focus", "the card itself is not in play"),
        (EVENT, "action while ready: draw 1", "ready", "it is not in play when this works"),
        (EVENT, "reaction to this entering play: draw 1", "this", "the card itself is not in play"),
        (EVENT, "fate: draw 1", "fate", "'fate' is the effect of a fate card"),
        (EVENT, "action: draw 1\n  action: draw 2", "action: draw 2", "an event has one action"),
        (EVENT, "forced reaction to your turn beginning: draw 1", "forced", "a forced ability works only in play"),
        (EVENT, "action from discard pile: draw 1", "action", "only an interrupt or reaction of a unit"),
        (EVENT, "always: +UD1 to each unit\n  action: draw 1", "+UD1", "events and fate cards are never in play"),
        (FATE, "action: draw 1", "action", "'fate' is the effect of a fate card"),
        (FATE, "fate: draw 1\n  fate: draw 2", "fate: draw 2", "a fate card has one effect"),
        (FATE, "fate while committed: draw 1", "committed", "it is not in play when this works"),
        (FATE, "fate: spend 1 => draw 1", "spend", "a fate card resolves without a cost"),
        (EVENT, "action: spend 1 => draw 1", "spend", "an event is paid by its cost"),
        (UNIT, "forced interrupt to another interrupt: draw 1", "another", "would wait for itself, without end"),
        (UNIT, "forced reaction to this being triggered: draw 1", "this", "would wait for itself, without end"),
        (UNIT, "always: Limited to each non-limited unit", "Limited to", "would lose it again"),
        (
            UNIT,
            "always while the opponent holds more cards: the opponent counts 1 more card in hand",
            "the opponent counts",
            "would depend on itself",
        ),
        (OBJECTIVE, "action from hand: draw 1", "action", "only a unit does this from hand"),
        (UNIT, "action from discard pile: draw 1", "action", "only an interrupt or reaction"),
        (UNIT, "always: +UD1 to target unit", "+UD1", "a constant effect is about this, host or each card"),
        (UNIT, "always: +UD1 to host", "+UD1", "this card is attached to nothing"),
        (UNIT, "always: each unit loses its text", "each", "this is about the host"),
        (UNIT, "always: each unit cannot be targeted", "each", "this is about this card or its host"),
        (ENHANCEMENT, "always while ready: host loses its text", "host", "this holds always, without a condition"),
        (UNIT, "always: only a Jedi unit may attack this", "only", "only an objective can say who attacks it"),
        (OBJECTIVE, "always: this is captured instead of leaving play", "this", "only a unit can say this of itself"),
        (OBJECTIVE, "always: this may be played from your discard pile", "this", "only units and enhancements"),
        (OBJECTIVE, "always: your ready unit costs 1 less", "your", "describe it by what is printed on it"),
        (UNIT, "action: put an enemy unit from your hand into play", "put", "describe it by what is printed on it"),
        (UNIT, "reaction to you playing a damaged unit: draw 1", "you", "describe it by what is printed on it"),
        (UNIT, "reaction to a damaged unit leaving play: draw 1", "a damaged", "an interrupt can still ask for it"),
        (UNIT, "reaction to it leaving play: draw 1", "it leaving", "write this, host, a or another"),
        (UNIT, "interrupt to this striking: draw 1", "this striking", "it has happened when it is told"),
        (UNIT, "reaction to target unit leaving play: draw 1", "target", "write this, host, a or another"),
        (UNIT, "reaction to the engaged objective being damaged: draw 1", "the", "write this, host, a or another"),
        (UNIT, "reaction to a Force struggle beginning: draw 1", "a Force", "this is for an interrupt"),
        (UNIT, "interrupt to you winning a Force struggle: draw 1", "you", "this is for a reaction"),
        (UNIT, "interrupt to this entering play: draw 1", "this", "this is for a reaction"),
        (UNIT, "interrupt to you capturing a unit from play: draw 1", "you", "this is for a reaction"),
        (UNIT, "interrupt to the opponent drawing by an effect: draw 1", "the", "this is for a reaction"),
        (UNIT, "interrupt to this being damaged: draw 1", "this", "an interrupt waits for 'damage to ...'"),
        (UNIT, "reaction to damage to this: draw 1", "damage", "for an interrupt; a reaction waits for"),
        (UNIT, "reaction to the cost of a unit: draw 1", "the", "this is for an interrupt"),
        (UNIT, "reaction to this being completed: draw 1", "this", "only a mission is completed"),
        (MISSION, "forced reaction to this being completed: draw 1", "this", "so it is not forced"),
        (MISSION, "reaction to this being completed: heal 1 from this", "heal", "the card itself is not in play"),
        (UNIT, "action: sacrifice target unit => draw 1", "sacrifice", "write this, a or another"),
        (UNIT, "action: sacrifice an enemy unit => draw 1", "sacrifice", "a cost is paid with your own cards"),
        (UNIT, "action: dial -1 => draw 1", "dial", "as a cost the dial goes up"),
        (UNIT, "action: discard all from your hand => draw 1", "discard", "a cost is a plain number or X"),
        (ENHANCEMENT, "action: damage 1 to this => draw 1", "damage", "this card takes no damage"),
        (UNIT, "action: cancel it", "cancel", "this needs an interrupt to '... playing an event'"),
        (
            UNIT,
            "interrupt to your draw phase beginning: prevent 1 of it",
            "prevent",
            "needs an interrupt to 'damage to ...'",
        ),
        (
            UNIT,
            "interrupt to this being engaged: it goes to hand instead",
            "it goes",
            "an interrupt to '... leaving play'",
        ),
        (UNIT, "action: its cost is X less but not below 1", "its", "this needs an interrupt to 'the cost of ...'"),
        (UNIT, "interrupt to the cost of a unit: its cost is X less but not below 1", "its", "X is nothing here"),
        (UNIT, "reaction to this striking: attach it to this", "attach", "'your edge stack discarding a fate card'"),
        (UNIT, "reaction to this striking: move the engagement to this", "move", "only an objective can be engaged"),
        (UNIT, "action: capture a random card of the opponent's hand here", "capture", "'here' is an objective"),
        (OBJECTIVE, "action: capture one of the top 2 of the opponent's deck here", "capture", "of the dark side"),
        (UNIT, "action: destroy the cheapest card", "destroy", "the cheapest of cards with a cost"),
        (OBJECTIVE, "action: discard the top of your deck for its icons", "discard", "only a unit gets icons"),
        (UNIT, "action: reveal the top of your deck for the struggle", "reveal", "only in a Force phase"),
        (UNIT, "action: put this into play", "put", "'from hand' or 'from discard pile'"),
        (UNIT, "action from hand: play this participating", "play", "nobody participates outside an engagement"),
        (UNIT, "action in an engagement: play this participating", "play", "of a unit does"),
        (UNIT, "action from hand in an engagement: play this participating; draw 1", "draw", "of a unit does"),
        (UNIT, "action: draw all", "draw", "how many are these?"),
        (UNIT, "action: strip each unit", "strip", "this is about one card"),
        (UNIT, "action: move 1 damage from this to up to 2 target units", "move", "this is about one card"),
        (UNIT, "action: may focus 1 on each enemy unit", "may", "'may' leaves a target unchosen"),
        (UNIT, "action: may heal 1 from this", "may", "'may' leaves a target unchosen"),
        (UNIT, "action: return target unit cheaper than it", "return", "the card that the cost was paid with"),
        (UNIT, "action: return each unit cheaper than it", "END", "'cheaper than it' belongs to a target"),
    ],
)
def test_what_could_never_do_anything(type_: str, said: str, place: str, says: str) -> None:
    text = f"{HEAD}{type_}  {said}\n"
    points_at(problem(text), text, place, says)


# --- sets -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "place", "says"),
    [
        (f"[1010-2] One\n{UNIT}[1011-3] [1010-2] Two\n{UNIT}", 3, "1010-2", "1010-2 is One already, and now Two"),
        (f"[1010-2] [1010-2] One\n{UNIT}", 1, "1010-2] [", "1010-2 is One already, and now One"),
        (f"[1010-7] One\n{UNIT}", 1, "1010-7", "an objective set has places 1 to 6, not 7"),
        (f"[1010-1] One\n{UNIT}", 1, "1010-1", "place 1 of a set is its objective"),
        (f"[1010-2] One\n{OBJECTIVE}", 1, "1010-2", "place 1 of a set is its objective"),
        (
            f"[1010-2] One\n{UNIT}[1010-3] Two\n{UNIT.replace('light', 'dark')}",
            3,
            "1010-3",
            "the other cards of set 1010 are on the light side",
        ),
        (
            f"[1010-2] Twin\n{UNIT}[1010-3] Twin\n{UNIT.replace('cost 1', 'cost 2')}",
            3,
            "Twin",
            "two cards are called 'Twin (1010)'; give one of them another set number",
        ),
    ],
)
def test_a_slip_in_the_places_of_a_set(text: str, line: int, place: str, says: str) -> None:
    error = problem(text, True)
    assert error.line == line
    points_at(error, text, place, says)


def test_a_place_of_a_shipped_set_is_taken() -> None:
    error = learning("[1-2] Impostor\n" + UNIT)
    assert str(error).startswith("mine.cards, line 1, column 2: 1-2 is Luke Skywalker already, and now Impostor\n")


def test_a_refused_file_leaves_no_card_behind() -> None:
    before = [kind.name for kind in catalogue().kinds]
    for text in (f"[1010-2] One\n{UNIT}[1-2] Impostor\n{UNIT}", f"[1010-2] Twin\n{UNIT}[1010-3] Twin\n{EVENT}"):
        learning(text + "  action: draw 1\n")
        assert [kind.name for kind in catalogue().kinds] == before
        assert sorted(catalogue().by_name) == sorted(before)
        assert 1010 not in catalogue().sets


def learning(text: str) -> BadText:
    with pytest.raises(BadText) as caught:
        kodeks.game("starwars").with_cards([CardFile("mine.cards", text)])
    return caught.value


def test_a_file_that_is_no_text(fresh_cards: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (fresh_cards / "mine.cards").write_bytes("[1010-2] Ślad\n".encode("utf-16"))
    assert main(["cards", "starwars", "--add", str(fresh_cards / "mine.cards")]) == 2
    assert capsys.readouterr().err == "kodeks: This is not a text file\n"
    assert not (fresh_cards / "data").exists()


# --- what is read -------------------------------------------------------------------------------------


def said_by(phrase: Phrase, **filled: str) -> str:
    samples = {"cards": "a unit", "described": "a unit", "amount": "1", "number": "1", "signed": "+1", "icons": "+UD1"}
    samples |= {"keyword": "Elite", "until": "the end of the phase", "title": '"Yoda"', "count": "own unit"}
    samples |= {"side": "light"} | filled
    return " ".join(samples[part[1:-1]] if part.startswith("{") else part for part in phrase.pattern.split())


CARDS = ["a unit", "target unit", "each unit", "this", "host", "it"]
HEADS = [
    UNIT + "  keywords Pilot 1\n",
    ENHANCEMENT,
    OBJECTIVE.replace("light", "dark"),
    EVENT,
    FATE,
    MISSION,
]
STARTS = [
    "action: ",
    "interrupt to damage to a unit: ",
    "interrupt to a unit leaving play: ",
    "interrupt to anyone playing an event: ",
    "interrupt to the cost of a unit: discard X => ",
    "reaction from hand to you winning an edge battle: ",
    "action from hand in an engagement: ",
    "reaction to your edge stack discarding a fate card: ",
    "reaction to a Force phase beginning: ",
    "fate: ",
]


def reads(lines: list[str]) -> bool:
    """Whether one of these lines can stand on a card of some type."""
    for head in HEADS:
        for line in lines:
            try:
                read_cards(f"{HEAD}{head}  {line}\n")
                return True
            except BadText:
                pass
    return False


@pytest.mark.parametrize("phrase", phrases_of(Effect), ids=lambda phrase: phrase.pattern)
def test_every_effect_can_be_used(phrase: Phrase) -> None:
    said = dict.fromkeys(said_by(phrase, cards=cards) for cards in CARDS)
    assert reads([start + one for one in said for start in STARTS])


@pytest.mark.parametrize("phrase", phrases_of(Constant), ids=lambda phrase: phrase.pattern)
def test_every_constant_can_be_used(phrase: Phrase) -> None:
    assert reads([f"always: {said_by(phrase, cards=cards)}" for cards in CARDS])


@pytest.mark.parametrize("phrase", phrases_of(Cost), ids=lambda phrase: phrase.pattern)
def test_every_cost_can_be_used(phrase: Phrase) -> None:
    assert reads([f"action: {said_by(phrase, cards=cards)} => draw 1" for cards in CARDS])


@pytest.mark.parametrize("phrase", phrases_of(Trigger), ids=lambda phrase: phrase.pattern)
def test_every_trigger_can_be_used(phrase: Phrase) -> None:
    said = [said_by(phrase, cards=cards) for cards in CARDS]
    assert reads([f"{kind} to {one}: draw 1" for one in said for kind in ("reaction", "interrupt")])


@pytest.mark.parametrize("phrase", phrases_of(Condition), ids=lambda phrase: phrase.pattern)
def test_every_condition_can_be_used(phrase: Phrase) -> None:
    said = said_by(phrase)
    assert reads([f"action while {said}: draw 1"])
    assert reads([f"always while {said}: +UD1 to each unit"])
    if phrase.pattern.split()[0] in ("in", "on"):
        assert reads([f"action {said}: draw 1"])


def test_affiliation_and_trait_of_one_description() -> None:
    text = f'{HEAD}{UNIT}  traits "Jedi Order"\n  action: shield target Smugglers and Spies Yavin 4/Droid unit\n'
    (kind,) = read_cards(text)
    (cards,) = kind.abilities[0].effects[0].about
    assert (cards.affiliation, cards.traits) == (3, ["Yavin 4", "Droid"])
    assert kind.traits == ["Jedi Order"]
    (kind,) = read_cards(f'{HEAD}{UNIT}  action: shield target "Jedi Order" unit\n')
    (cards,) = kind.abilities[0].effects[0].about
    assert (cards.affiliation, cards.traits) == (-1, ["Jedi Order"])


def test_traits_may_be_in_any_language() -> None:
    (kind,) = read_cards(f"[1010-2] Strażnik Łodzi\n{UNIT}  traits Postać, Łódź, Дроид\n")
    assert kind.traits == ["Postać", "Łódź", "Дроид"]
    assert kind.title == "Strażnik Łodzi"


def test_small_and_capital_letters_blanks_and_comments() -> None:
    plain = f"{HEAD}{UNIT}  reaction to this entering play, once per turn: draw 1\n"
    loose = "\n".join(
        [
            "# mine",
            "[ 1010-2 ]   Probe   # a comment",
            "",
            "\tUnit,light ,  Cost 1,force 1,icons UD1,capacity 2",
            "# between",
            "  Reaction  to this entering play ,once per turn:Draw 1   # and here",
        ]
    )
    (one,) = read_cards(plain)
    (other,) = read_cards(loose)
    assert shape(one, TEXTS) == shape(other, TEXTS)


# --- reading again ------------------------------------------------------------------------------------

PLACE = {"source", "number", "name", "notes", "home"}
TEXTS = {*PLACE, "text", "said"}


def shape(thing: Any, without: set[str]) -> Any:
    """All that was read, to be compared."""
    if isinstance(thing, (list, tuple)):
        return [shape(item, without) for item in thing]
    if not type(thing).__module__.startswith("kodeks."):
        return thing
    names = [name for name in dir(thing) if not name.startswith("_") and name not in without]
    found = {name: getattr(thing, name) for name in names}
    return {name: shape(value, without) for name, value in found.items() if not callable(value)}


def again(kind: Kind) -> Kind:
    (found,) = read_cards("\n  ".join(lines(kind)))
    return found


@pytest.mark.parametrize("english", [False, True])
def test_every_shipped_card_is_the_same_when_it_is_read_again(english: bool) -> None:
    """As `kodeks cards` shows it, with its errata."""
    shipped = [kind for kind in catalogue(english, OURS).kinds if kind.prints]
    assert len(shipped) > 200
    for kind in shipped:
        assert shape(again(kind), PLACE) == shape(kind, PLACE), kind.name


TEXTS_OF_FILES = [(FOLDER / f"{name}.cards").read_text(encoding="utf-8") for name in FILES] + [OURS[0].text]
SHIPPED = [
    "\n".join(line.whole for line in [one.head, *one.facts, *[line for v in one.versions for line in v.lines]])
    for text in TEXTS_OF_FILES
    for one in blocks(text)
]
VOCABULARY = sorted(
    {word for text in SHIPPED for word in text.split()} | {"=>", ";", ",", ":", '"', "[", "(", "X", "²"}
)


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """A shipped card with words left out, doubled, put in, or glued together."""
    lines = [line.split(" ") for line in draw(st.sampled_from(SHIPPED)).split("\n")]
    for _ in range(draw(st.integers(1, 3))):
        line = draw(st.sampled_from(lines))
        at = draw(st.integers(0, len(line) - 1))
        how = draw(st.integers(0, 4))
        if how == 0:
            line[at] = ""
        elif how == 1:
            line[at] += f" {line[at]}"
        elif how == 2:
            line[at] += f" {draw(st.sampled_from(VOCABULARY))}"
        elif how == 3:
            line[at] = draw(st.sampled_from(VOCABULARY))
        else:
            word = line[at]
            cut = draw(st.integers(0, len(word)))
            line[at] = word[:cut] + draw(st.characters(exclude_categories=["Cs"])) + word[cut:]
    return "\n".join(" ".join(line) for line in lines)


@settings(max_examples=150, derandomize=True, database=None, deadline=None)
@given(text=spoilt(), english=st.booleans())
def test_nothing_but_a_bad_card_comes_of_slips(text: str, english: bool) -> None:
    try:
        found = read_cards(text, "mine.cards", english)
        Catalogue(english).add(found)
    except BadText as error:
        assert error.what and error.line
        assert 1 <= error.column <= len(error.text) + 1
        return
    for kind in found:
        assert shape(again(kind), PLACE) == shape(kind, PLACE)


@settings(max_examples=100, derandomize=True, database=None, deadline=None)
@given(st.text(max_size=200))
def test_any_text_is_read_or_a_bad_card(text: str) -> None:
    for said in (text, f"[1010-2] {text}", f"{HEAD}  {text}", f"{HEAD}{UNIT}  {text}", f"{HEAD}{UNIT}  action: {text}"):
        with suppress(BadText):
            read_cards(said)


def test_a_number_under_a_condition_that_could_never_hold_is_refused() -> None:
    read_cards(f"{HEAD}{UNIT}  action: draw 1 (2 if committed)\n")
    with pytest.raises(BadText, match="it is not in play when this works"):
        read_cards(f"{HEAD}{EVENT}  action: draw 1 (2 if committed)\n")
