"""Guesses are fair: exactly the worlds that fit what a seat knows, each about as often as stories lead to it.

Small positions, of which brute force deals the unseen cards in every order and plays the story again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

import pytest

from kodeks.kernel.note import WATCHER
from kodeks.kernel.rng import Rng
from kodeks.kernel.scenario import Scenario
from kodeks.kernel.state import State
from tests.games.archimedes.mirror import equalities, equations

SAMPLES = 2000
World = tuple[tuple[str, ...], ...]


@dataclass
class Story:
    """A position, what is played and dealt then, and who looks at the end."""

    hands: list[list[Any]]
    pile: list[Any]
    draw_pile: list[Any]
    plays: list[str] = field(default_factory=list)
    chance: list[str] = field(default_factory=list)
    watcher: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    waits: bool = False  # the last play is a draw that chance has not answered yet

    def scenario(self, count: int, dealt: int) -> Scenario:
        position = {"hands": self.hands, "pile": self.pile, "draw_pile": self.draw_pile}
        step = {"play": self.plays[:count], "chance": self.chance[:dealt]}
        seats = len(self.hands)
        data = {"game": "archimedes", "seats": seats, "options": self.options, "position": position, "step": [step]}
        return Scenario("story", data)

    def state(self) -> State:
        if not self.waits:
            return self.scenario(len(self.plays), len(self.chance)).run().state
        table = self.scenario(len(self.plays) - 1, len(self.chance)).run()
        state = table.state.copy()
        state.play(table.game.read(self.plays[-1]))
        return state

    def events(self) -> list[tuple[int, str, int]]:
        """Who did what on which top card."""
        found: list[tuple[int, str, int]] = []
        dealt = 0
        for count, play in enumerate(self.plays):
            table = self.scenario(count, dealt).run()
            assert table.turn is not None
            found.append((table.turn, play, table.state.facts()["top"]))
            dealt += play == "draw"
        return found


def world_of(state: State) -> World:
    return tuple(tuple(hand) for hand in state.facts()["hands"].values())


def rank(card: str) -> int:
    return 0 if card == "R" else int(card)


def has_play(hand: Counter[str], top: int, signs: str) -> bool:
    tops = range(top, top + 1) if top else range(1, 14)
    return bool(equations(tops, +hand, signs) or equalities(tops, +hand))


def told(story: Story) -> Counter[World]:
    """Every order of the unseen cards in which the story could have happened, by the hands at its end."""
    state = story.state()
    facts = state.facts()
    signs = story.options.get("operators", "+−×:")
    must = story.options.get("mustPlayIfAble", False)
    others = [seat for seat in range(len(story.hands)) if seat != story.watcher]
    events = story.events()
    unseen = facts["draw_pile_cards"] + [card for seat in others for card in facts["hands"][str(seat)]]
    for seat, move, _ in events:
        if seat != story.watcher and "=" in move:
            unseen += move.lstrip("+−×:").replace("=", " ").split()
    worlds: Counter[World] = Counter()
    for order in permutations(unseen):
        cards = iter(order)
        hands = {seat: Counter(next(cards) for _ in story.hands[seat]) for seat in others}
        if happened(events, hands, cards, story, must, signs):
            mine = {story.watcher: tuple(facts["hands"].get(str(story.watcher), ()))}
            both = mine | {seat: tuple(sorted(hand.elements(), key=rank)) for seat, hand in hands.items()}
            worlds[tuple(both[seat] for seat in range(len(story.hands)))] += 1
    return worlds


def happened(
    events: list[tuple[int, str, int]],
    hands: dict[int, Counter[str]],
    cards: Iterator[str],
    story: Story,
    must: bool,
    signs: str,
) -> bool:
    for number, (seat, move, top) in enumerate(events):
        if seat not in hands:
            continue
        if "=" in move:
            hands[seat].subtract(move.lstrip("+−×:").replace("=", " ").split())
            if min(hands[seat].values()) < 0:
                return False
            continue
        if must and has_play(hands[seat], top, signs):
            return False
        if move == "draw" and not (story.waits and number == len(events) - 1):
            hands[seat][next(cards)] += 1
    return True


MUST = {"mustPlayIfAble": True}
STORIES = {
    "nothing happened": Story([[1, 2], [5, 5]], [9], [6, 7, 7]),
    "nothing happened, three players": Story([[1, 2], [5, 5], [3]], [9], [6, 7]),
    "a spectator": Story([[1, 2], [5, 5]], [9], [6, 7], watcher=WATCHER),
    "free draws tell nothing": Story([[1, 2], [5, 9]], [9], [6, 7, 7, 8], ["draw", "draw"], ["card 8", "card 7"]),
    "a play shows its cards": Story([[1, 2], [4, 13, 5]], [9], [6, 7, 8], ["draw", "+4=13"], ["card 8"]),
    "a forced draw": Story([[6, 12], [5, 6]], [9], [3, 9, 12, 4], ["draw", "draw"], ["card 4", "card 12"], 0, MUST),
    "a forced draw not answered yet": Story(
        [[6, 12], [5, 6]], [9], [3, 9, 12, 4], ["draw", "draw"], ["card 4"], 0, MUST, waits=True
    ),
    "two forced draws": Story(
        [[6, 12], [5, 6]], [9], [3, 9, 12, 4, 8], ["draw", "draw", "draw", "draw"],
        ["card 8", "card 12", "card 4", "card 9"], 0, MUST,
    ),
    "a forced draw, then a play with the drawn card": Story(
        [[6, 12], [5, 6, 2]], [9], [3, 9, 12, 4], ["draw", "draw", "draw", "=9"],
        ["card 4", "card 9", "card 12"], 0, {"mustPlayIfAble": True, "operators": "+"},
    ),
    "a play, then a forced draw": Story(
        [[6, 12], [4, 13, 11]], [9], [3, 9, 2, 7], ["draw", "+4=13", "draw", "draw"],
        ["card 7", "card 2", "card 9"], 0, {"mustPlayIfAble": True, "operators": "+"},
    ),
    "a card that can only have come late": Story(
        [[9, 3, 12, 3, 9, 7], [5, 6]], [9], [10, 9, 2, 8], ["=9", "draw", "+3=12", "draw", "−3=9", "=9"],
        ["card 10", "card 9"], 0, MUST,
    ),
    "forced passes of two players": Story(
        [[6, 12], [5, 6], [10, 4]], [9], [8], ["draw", "pass", "pass"], ["card 8"], 0, MUST
    ),
    "a spectator of forced draws": Story(
        [[6, 12], [5, 6]], [9], [3, 8], ["draw", "draw"], ["card 8", "card 3"], WATCHER, MUST
    ),
    "forced to play after the draw": Story(
        [[6, 12], [5, 6]], [9], [3, 9, 12, 8, 4], ["draw", "done", "draw", "done"], ["card 8", "card 12"], 0,
        {"mustPlayIfAble": True, "afterDraw": "mayPlay"},
    ),
    "forced to play after the draw, and it fits": Story(
        [[6, 12], [5, 6]], [9], [3, 9, 12, 8, 4], ["draw", "done", "draw", "=9", "draw"], ["card 8", "card 9"], 0,
        {"mustPlayIfAble": True, "afterDraw": "mayPlay"}, waits=True,
    ),
    "may play after the draw": Story(
        [[6, 12], [5, 6]], [9], [3, 9, 12, 4], ["draw", "done", "draw", "done"], ["card 4", "card 9"], 0,
        {"afterDraw": "mayPlay"},
    ),
    "who draws has no Reiner card": Story(
        [[6, 12], [5, 6]], [9], ["R", 9, 12, 4], ["draw", "draw"], ["card 4", "card 12"], 0,
        {"mustPlayIfAble": True, "reiner": True},
    ),
    "the Reiner card may come with the draw": Story(
        [[6, 12], [5, 6]], [9], ["R", 9, 12, 4], ["draw", "draw"], ["card 4", "card R"], 0,
        {"mustPlayIfAble": True, "reiner": True},
    ),
    "the Reiner card was played": Story(
        [[6, 12], [5, 6, 2]], [9], ["R", 9, 12, 4, 3], ["draw", "draw", "draw", "=R"],
        ["card 4", "card R", "card 12"], 0, {"mustPlayIfAble": True, "reiner": True, "operators": "+"},
    ),
    "a play on an open Reiner card": Story(
        [[6, 12], [5, 8]], ["R"], [9, 3, 4], ["=12", "draw"], ["card 4"], 0, {"mustPlayIfAble": True, "reiner": True}
    ),
}  # fmt: skip


@pytest.mark.clause("ARM-D-08", "ARM-D-09", "ARM-D-32")
@pytest.mark.parametrize("name", STORIES)
def test_every_world_that_fits_appears_as_often_as_it_should(name: str) -> None:
    story = STORIES[name]
    state = story.state()
    expected = told(story)
    assert len(expected) > 1, "a story that leaves something open"
    if story.watcher != WATCHER:
        assert expected[world_of(state)] > 0, "the truth is possible"
    rng = Rng(20)
    found = Counter(world_of(state.guess(story.watcher, rng)) for _ in range(SAMPLES))
    assert set(found) <= set(expected), "no impossible world"
    assert set(found) == set(expected), "every possible world"
    for world, ways in expected.items():
        share = ways / expected.total()
        assert abs(found[world] / SAMPLES - share) < 0.015 + 0.1 * share


@pytest.mark.parametrize("name", ["nothing happened", "nothing happened, three players", "free draws tell nothing"])
def test_where_the_rules_say_nothing_all_deals_are_alike(name: str) -> None:
    """Chi-square with a generous bound."""
    story = STORIES[name]
    expected = told(story)
    state = story.state()
    rng = Rng(7)
    found = Counter(world_of(state.guess(story.watcher, rng)) for _ in range(SAMPLES))
    square = 0.0
    for world, ways in expected.items():
        wanted = SAMPLES * ways / expected.total()
        square += (found[world] - wanted) ** 2 / wanted
    freedom = len(expected) - 1
    assert square < freedom + 5 * (2 * freedom) ** 0.5 + 5
