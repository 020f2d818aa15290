"""The card language: what is wrong in what a card does, with its place."""

from __future__ import annotations

import pytest

from kodeks.games.starwars.reading.reader import read_cards
from tests.games.starwars.language import (
    ENHANCEMENT,
    EVENT,
    FATE,
    HEAD,
    MISSION,
    OBJECTIVE,
    UNIT,
    points_at,
    problem,
)


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
