"""Moves in words: one that only counts still says which card it means, to the seat that is asked."""

from __future__ import annotations

from pathlib import Path

import pytest

import kodeks
from kodeks.kernel.offer import offers
from kodeks.kernel.rng import Rng
from kodeks.kernel.scenario import Scenario, load
from kodeks.languages import language

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "starwars"


@pytest.mark.parametrize(
    ("name", "labels"),
    [
        ("d_36_engaged_again", ["First: 1 Wookiee Navigator", "First: 2 Wookiee Navigator #2"]),
        ("d_68_forced_ones_in_order", ["First: 1 Prowling Beast", "First: 2 Prowling Beast #2"]),
    ],
)
def test_what_comes_first_is_named(name: str, labels: list[str]) -> None:
    table = load(SCENARIOS / f"{name}.toml").table()
    found = [offer.label for offer in offers(table, 0)]
    assert [language("en").tell(label.text, label.args, ["Ewa", "Jan"]) for label in found] == labels
    for label in labels:
        assert label.removeprefix("First: ") in str(table.view(0)["prompt"]["args"]["cards"])


def test_a_move_out_of_place_has_its_plain_label() -> None:
    table = load(SCENARIOS / "d_36_engaged_again.toml").table()
    assert table.label("next 7").args == {"number": 7}
    assert table.label("first 1").args == {"number": 1}


@pytest.mark.parametrize(
    ("move", "clause", "words"),
    [
        ("next 3", "SWC-TM-12", "Event 3 first"),
        ("next 1", "SWC-TM-12", "Event 1 first"),
        ("pass", "SWC-TIM-8", "Pass"),
        ("dark deck", "SWC-CORE-TERM-11", "The dark side's deck"),
        ("number 0", "SWC-CORE-KEY-PRO", "Take 0"),
        ("number 12", "SWC-CORE-KEY-PRO", "Take 12"),
        ("first 1", "SWC-D-68", "Ability 1 first"),
        ("repeat 0", "SWC-FAQ-2.1b", "Repeat the loop: 0"),
        ("repeat 100", "SWC-FAQ-2.1b", "Repeat the loop: 100"),
        ("use Repair Droid", "SWC-TIM-6", "Use the Action of Repair Droid"),
        ("use Guardian of Peace", "SWC-EXT-ER", "Use Guardian of Peace"),
        ("use Nightsister #2", "SWC-TIM-16", "Use the Reaction of Nightsister #2"),
        ("use C-3PO", "SWC-TIM-10", "Use the Interrupt of C-3PO"),
        ("play Rancor", "SWC-CORE-TERM-3", "Play Rancor"),
        ("replay Rancor", "SWC-FAQ-3.5c", "Play Rancor from the discard pile"),
        ("pilot Rancor", "SWC-EXT-PIL-1", "Play Rancor as an enhancement"),
        ("repilot Rancor", "SWC-EXT-PIL-1", "Play Rancor from the discard pile as an enhancement"),
        ("reveal Rancor", "SWC-FAQ-3.5c", "Use Rancor from hand"),
        ("recall Rancor", "SWC-FAQ-3.5c", "Use Rancor, which is out of play"),
        ("pay Imperial Command x2", "SWC-CORE-RES-3", "Pay 2 with Imperial Command"),
        ("take Rancor", "SWC-EXT-ER", "Take Rancor"),
        ("place Rancor", "SWC-CORE-EDGE-1", "Place Rancor for the edge"),
        ("engage Imperial Command", "SWC-CORE-CON-1", "Engage Imperial Command"),
        ("attack Rancor", "SWC-CORE-ENG-3", "Attack with Rancor"),
        ("defend Rancor", "SWC-CORE-ENG-5", "Defend with Rancor"),
        ("strike Rancor", "SWC-CORE-STR-1", "Strike with Rancor"),
        ("commit Rancor", "SWC-CORE-FOR-1", "Commit Rancor to the Force"),
        ("reject Imperial Command", "SWC-CORE-SETUP-7", "Put Imperial Command away"),
        ("flip Imperial Command", "SWC-CORE-SETUP-10", "Turn up Imperial Command"),
        ("resolve Heat of Battle (dark)", "SWC-CORE-EDGE-7", "Resolve Heat of Battle (dark) first"),
        ("choose Rancor #2", "SWC-CORE-TERM-11", "Choose Rancor #2"),
    ],
)
def test_a_move_in_words_and_the_rule_it_is_played_by(move: str, clause: str, words: str) -> None:
    game = kodeks.game("starwars")
    label = game.label(game.read(move))
    assert (label.clause, language("en").tell(label.text, label.args, ["Ewa", "Jan"])) == (clause, words)


def test_a_question_about_no_card_names_none() -> None:
    cards = """
[923-1] Early Riser
  unit, light, cost 1, Force 1, capacity 2
  traits Character
  reaction to your draw phase beginning: shield this
"""
    position = {"state": "RA", "turn": 4, "play": {"light": ["Early Riser"]}, "cards": cards}
    table = Scenario("beginning", {"game": "starwars", "position": position, "step": [{}]}).run()
    assert table.moves() == ["pass", "use Early Riser"]
    assert table.view(0)["prompt"]["args"]["card"] == ""


DOES = {  # question: what an answer does
    "{seat} may discard a card": "Discard {card}",
    "{seat} chooses a card to discard": "Discard {card}",
    "{seat} may discard enhancements of {card}": "Discard {card}",
    "{seat} chooses a card to put under the deck": "Put {card} under the deck",
    "{seat} lays the discarded cards from below": "Lay {card} next",
    "{seat} may deal 1 damage to an objective": "Deal 1 damage to {card}",
    "{seat} may place a shield by {card}": "Place a shield on {card}",
    "{seat} chooses what {card} enhances": "Enhance {card}",
    "{seat} places focus by {card}; still to place: {number}": "Place 1 focus on {card}",
    "{seat} chooses the target of {card}; damage: {number}": "Deal {number} damage to {card}",
}


def test_a_card_that_is_chosen_says_what_is_done_to_it() -> None:
    met: dict[str, set[str]] = {}
    for seed in range(12):
        table, rng = kodeks.game("starwars").table(2, seed), Rng(seed)
        while table.turn is not None:
            moves = table.moves()
            labels = {table.label(move).text for move in moves if move.startswith(("take ", "choose "))}
            met.setdefault(table.prompt(table.turn).text, set()).update(labels)
            table.play(moves[rng.below(len(moves))])
    assert {question: met[question] for question in DOES} == {question: {text} for question, text in DOES.items()}
