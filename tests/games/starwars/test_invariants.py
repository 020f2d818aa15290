"""Part E of the catalogue: what holds before and after every answer of every game, whatever the decks."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import kodeks
from kodeks.games.starwars import moves as notation
from kodeks.games.starwars.cards import ops
from kodeks.games.starwars.cards.catalogue import catalogue
from kodeks.games.starwars.cards.kind import ACTION, ANYONE, INTERRUPT, NONE, REACTION, YOU, Cards, Kind
from kodeks.games.starwars.cards.words import (
    AFFILIATIONS,
    DARK,
    DIAL,
    ENHANCEMENT,
    EVENT,
    FATE,
    INFLUENCE,
    LIGHT,
    MISSION,
    NEUTRAL,
    NO_ENHANCEMENTS,
    OBJECTIVE,
    SIDES,
    UNIT,
)
from kodeks.games.starwars.decks import Deck, faults, kinds_of, read_deck
from kodeks.games.starwars.fitting import all_hold, has_keyword, is_so, reaches
from kodeks.games.starwars.piece import ATTACKER, BYSTANDER, DEFENDER, Piece
from kodeks.games.starwars.state import NOBODY_WON, StarWars
from kodeks.games.starwars.steps.course import CHART
from kodeks.games.starwars.steps.edge import AFTER, COMPARE, DISCARD
from kodeks.games.starwars.steps.engagement import EA3
from kodeks.games.starwars.timing import window
from kodeks.games.starwars.timing.ability import forced
from kodeks.games.starwars.timing.damage import PROTECT
from kodeks.games.starwars.timing.occurrence import INTERRUPTS
from kodeks.games.starwars.timing.use import Use
from kodeks.games.starwars.values import (
    cannot_be_damaged,
    capacity,
    cost_of,
    edge_value,
    force_icons,
    icons,
    needs_match,
    reserve,
    room,
    struggle_total,
    times,
)
from kodeks.kernel.note import WATCHER, Note
from kodeks.kernel.rng import Rng
from kodeks.kernel.state import CHANCE, OVER
from tests.play import Case

GAME = kodeks.game("starwars")
RULESETS = ["PL22", "EN50"]
GAMES = 26  # of each ruleset
LONGEST = 3000  # answers of one game
LAST_SET = 902  # those above belong to scenarios

# frames of the game's course; any other is something that is being worked off
COURSE = {
    "Setup",
    "Course",
    "Window",
    "Engaging",
    "Engagement",
    "EdgeBattle",
    "Strikes",
    "Strike",
    "Commitment",
    "FirstDiscard",
    "BalanceDamage",
    "Surface",
    "Finished",
}
DECLINE = {
    "Window": notation.PASS,
    "Engaging": notation.PASS,
    "Commitment": notation.PASS,
    "FirstDiscard": notation.PASS,
    "BalanceDamage": notation.PASS,
    "Search": notation.DONE,
}
PLAYS = (notation.PLAY, notation.REPLAY, notation.PILOT, notation.REPILOT)
WEIGHTS = {
    "pass": 2,
    "done": 3,
    "play": 6,
    "engage": 8,
    "attack": 6,
    "commit": 4,
    "place": 2,
    "use": 5,
    "reveal": 8,
    "repeat": 0.2,
    "mulligan": 0.2,
}


# --- decks ----------------------------------------------------------------------------------------------


def sets_of(side: int) -> list[int]:
    found = catalogue()
    return [n for n in sorted(found.sets) if n <= LAST_SET and found.complete(n) and objective(n).side == side]


def objective(number: int) -> Kind:
    found = catalogue()
    return found.kinds[found.sets[number][0]]


def random_deck(side: int, rng: Random) -> str:
    """A legal deck of ten to fourteen sets, now and then with our own set, which does what no other does."""
    affiliation = rng.choice([1, 2, 3] if side == LIGHT else [4, 5, 6])
    fitting = [n for n in sets_of(side) if objective(n).only in (NONE, affiliation)]
    ours = [901 + side] * rng.choice([0, 0, 1, 2])
    while True:
        deck = Deck(affiliation, ours + [rng.choice(fitting) for _ in range(rng.randint(10, 14) - len(ours))])
        if not faults(deck):
            return deck.line()


def random_case(ruleset: str, seed: int) -> Case:
    rng = Random(f"decks/{ruleset}/{seed}")
    given = {
        "lightDeck": random_deck(LIGHT, rng),
        "darkDeck": random_deck(DARK, rng),
        "ruleset": ruleset,
        "mulligan": rng.random() < 0.7,
    }
    return Case("starwars", 2, tuple(given.items()), seed)


# --- one game ---------------------------------------------------------------------------------------------


def name_of(frame: Any) -> str:
    return type(frame).__name__


def under_way(state: StarWars) -> bool:
    """Whether an event or effect is being worked off."""
    return any(name_of(frame) not in COURSE for frame in state.frames)


def has_frame(state: StarWars, *names: str) -> bool:
    return any(name_of(frame) in names for frame in state.frames)


def place(state: StarWars) -> int:
    """Where the turn stands in the chart, or -1 in setup."""
    frame = state.frames[0]
    return frame.now if name_of(frame) == "Course" else -1


class Seen:
    """What is remembered of the position before an answer."""

    def __init__(self, state: StarWars) -> None:
        self.turns = state.turns
        self.active = state.active
        self.place = place(state)
        self.dial = state.dial
        self.top = name_of(state.frames[-1])
        self.frames = [id(frame) for frame in state.frames]
        self.discards = [state.discards[seat][:] for seat in range(2)]
        self.loose = min((f.start for f in state.frames if name_of(f) == "Arrange"), default=NONE)
        self.pieces = {p.uid: (p.owner, p.damage, p.focus, p.shields, p.number) for p in state.pieces()}
        self.safe = [p.uid for p in state.pieces() if cannot_be_damaged(state, p)]
        self.damage_under_way = dealing_of(state)
        self.points = sum(self.damage_under_way.points) if self.damage_under_way is not None else 0
        self.assigned: list[tuple[int, int]] = []
        if self.top == "Dealing":
            top = state.frames[-1]
            self.assigned = list(zip(top.cards, top.points, strict=True))
            self.answered = (top.stage, top.at, top.with_)
            self.rooms = {p.uid: room(state, p) for p in state.pieces() if not cannot_be_damaged(state, p)}


def dealing_of(state: StarWars) -> Any:
    """The only damage on its way, if there is one."""
    found = [frame for frame in state.frames if name_of(frame) == "Dealing"]
    return found[0] if len(found) == 1 else None


class Trajectory:
    """One game, checked at each answer against its own log and against the position before it."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.rng = case.rng()
        state = case.game.new(case.seats, **case.options)
        assert isinstance(state, StarWars)
        self.state = state
        self.owned = [self.cards_of(seat) for seat in range(2)]
        self.happened: Counter[str] = Counter()
        self.answers = 0
        self.hours = 0  # shields beyond the first that were granted
        self.lowered = 0  # points by which the dial has gone down
        self.dark_turns = 0
        self.turn: object = 0  # by the log
        self.bill: dict[str, Any] = {}
        self.cancelled: list[int] = []
        self.before = Seen(state)

    def run(self) -> None:
        while self.state.turn != OVER:
            self.answer()
            assert self.answers < LONGEST
        self.check_end()

    def answer(self) -> None:
        state = self.state
        moves = state.moves()
        assert moves
        self.check_question(moves)
        if state.turn == CHANCE:
            move = self.rng.choices(moves, state.odds())[0]
        else:
            move = self.rng.choices(moves, [weight(GAME.write(one)) for one in moves])[0]
        self.before = Seen(state)
        asked = state.turn
        self.check_answer(move, asked)
        skipped = self.could_act(move)
        notes: list[Note] = []
        state.log = notes
        state.play(move)
        self.answers += 1
        for note in notes:
            self.happened[note.clause] += 1
            self.hear(note)
        self.check_cards()
        self.check_tokens(notes)
        self.check_dial(notes)
        self.check_course(notes)
        self.check_engagement()
        self.check_piles(notes)
        self.check_limits()
        self.check_bill(notes)
        self.check_dealing(move, notes)
        self.check_window(move, skipped)
        self.check_payment(move, asked)
        self.check_cancelled()
        self.check_values()
        if self.answers % 25 == 0:
            self.check_views()

    # cards (01, 02, 12, 13, 14, 41)

    def cards_of(self, seat: int) -> Counter[int]:
        """Every card of a player, wherever it lies."""
        state = self.state
        found: Counter[int] = Counter()
        for zone in (state.hands, state.discards, state.scrap, state.edge, state.limbo, state.chosen, state.revealed):
            found.update(zone[seat])
            assert all(state.kind(number).side == seat for number in zone[seat])  # 02
        for deck in (state.decks[seat], state.objectives[seat]):
            for layer in deck:
                found.update(layer.cards)
                assert all(state.kind(number).side == seat for number in layer.cards)
        for pile in range(2):
            for number in state.victory[pile]:
                kind = state.kind(number)
                assert kind.type in (OBJECTIVE, MISSION)
                assert (kind.side == pile) == (kind.type == MISSION)  # 02
                found[number] += kind.side == seat
        for piece in state.pieces():
            if piece.owner == seat and piece.type != DIAL:
                found[piece.number] += 1
                found.update(piece.fates)
            if seat == LIGHT:
                found.update(piece.captured)
        return found

    def check_cards(self) -> None:
        state = self.state
        for seat in range(2):
            assert self.cards_of(seat) == self.owned[seat]  # 01
        titles: list[str] = []
        for i, piece in enumerate(state.cards):
            if piece is None:
                continue
            assert piece.uid == i
            assert piece.owner == piece.kind.side  # 02
            if piece.captured:  # 12
                assert piece.type == OBJECTIVE and piece.control == DARK
                assert all(state.kind(number).side == LIGHT for number in piece.captured)
                assert len(piece.captured) == len(piece.captured_known) == len(piece.captured_group)
            if piece.kind.unique:
                titles.append(piece.kind.title)
            if piece.uid not in self.before.pieces:  # 41: a new instance
                assert piece.uid > max(self.before.pieces, default=0)
                assert not piece.engaged and not piece.extra
            elif piece.uid in self.before.pieces:
                assert self.before.pieces[piece.uid][4] == piece.number
            if not under_way(state):
                self.check_host(piece)
        assert len(titles) == len(set(titles))  # 13
        for effect in state.lasting:  # 41
            assert effect.card == NONE or state.get(effect.card) is not None

    def check_host(self, piece: Piece) -> None:
        """14: an enhancement has a host that suits it, or lies free."""
        state = self.state
        if piece.type != ENHANCEMENT:
            assert piece.host == NONE
            return
        if piece.host == NONE:
            assert piece.kind.free
            return
        host = state.get(piece.host)
        assert host is not None and piece.kind.host is not None
        assert suits(state, piece.kind.host, host, piece.control)
        assert host.type == DIAL or not has_keyword(state, host, NO_ENHANCEMENTS)

    # tokens (04, 05, 06, 20, 30)

    def check_tokens(self, notes: list[Note]) -> None:
        state = self.state
        over = 0
        for seat in range(2):
            committed = [piece for piece in state.pieces() if piece.committed and piece.control == seat]
            assert state.force[seat] + len(committed) == 3  # 04
            assert all(piece.type == UNIT for piece in committed)
        for piece in state.pieces():
            assert piece.damage >= 0 and piece.focus >= 0 and piece.shields >= 0  # 06
            over += max(0, piece.shields - 1)
            if piece.type in (UNIT, OBJECTIVE) and not under_way(state) and state.turn != OVER:
                assert piece.damage < capacity(state, piece)  # 05
            elif piece.type == ENHANCEMENT:
                assert piece.damage == 0
        assert over <= self.hours  # 20
        for uid in self.before.safe:  # 30
            safe = state.get(uid)
            if safe is not None and cannot_be_damaged(state, safe):
                assert safe.damage <= self.before.pieces[uid][1]

    # the end (03, 33, 38)

    def check_dial(self, notes: list[Note]) -> None:
        state = self.state
        assert state.dial >= 0  # 03
        last = self.before.dial
        for note in notes:
            if "dial" in note.args:
                dial = note.args["dial"]
                assert isinstance(dial, int)
                self.lowered += max(0, last - dial)
                last = dial
        if state.dial >= 12:
            assert (state.turn, state.winner) == (OVER, DARK)
        if len(state.victory[LIGHT]) >= 3:  # 33
            assert (state.turn, state.winner) == (OVER, LIGHT)
        assert (state.turn == OVER) == (state.winner != NOBODY_WON)

    def check_end(self) -> None:
        state = self.state
        assert self.dark_turns <= 12 + self.lowered  # 38
        assert state.moves() == []
        assert state.winners() == [state.winner]
        if state.why == "SWC-CORE-WIN-1":
            assert len(state.victory[LIGHT]) >= 3
        elif state.why == "SWC-CORE-WIN-2":
            assert state.dial >= 12
        elif state.why == "SWC-CORE-WIN-3":
            assert not state.decks[1 - state.winner]
        elif state.why == "SWC-CORE-REF-5":
            assert not state.objectives[1 - state.winner]
        else:
            assert state.why == "SWC-CORE-WIN-4"
        self.happened[f"end by {state.why}"] += 1
        self.happened[f"{SIDES[state.winner]} wins"] += 1

    def hear(self, note: Note) -> None:
        state = self.state
        if note.clause == "SWC-CORE-TURN-1":
            self.turn = note.args["turn"]
            self.dark_turns += note.args["seat"] == DARK
        if note.text == "{seat} plays {card}" and note.args["card"] == "Our Most Desperate Hour":
            self.hours += 1
        if note.clause == "SWC-TM-19":
            title = str(note.args["card"])
            self.cancelled += [n for seat in range(2) for n in state.rules.pool[seat] if state.kind(n).title == title]
        if note.clause in ("SWC-CORE-REF-1", "SWC-CORE-REF-2"):  # 17
            assert self.turn != 2
        if note.text == "{card} is captured" or note.clause in ("SWC-D-49", "SWC-D-50"):
            self.happened["captured"] += 1
        if note.text.startswith("The dial stands"):
            self.happened["dial"] += 1

    # where the turn stands (08, 09, 10, 11, 15, 17, 19, 35)

    def check_course(self, notes: list[Note]) -> None:
        state = self.state
        if state.turn == OVER:
            return
        clauses = {note.clause for note in notes}
        texts = {note.text for note in notes}
        battle = has_frame(state, "EdgeBattle")
        for seat in range(2):
            if not under_way(state):
                assert len(state.current(seat)) <= 3  # 08
            assert battle or not state.edge[seat]  # 15
            assert state.edge_up[seat] <= len(state.edge[seat])
        if name_of(state.frames[-1]) == "Window":  # 35
            assert not under_way(state)
            assert state.limbo == [[], []]
        now = place(state)
        if now < 0 or self.before.place < 0 or clauses & {"SWC-CORE-TURN-1"}:
            return
        stepped = range(self.before.place, now)
        seat = state.active
        quiet = not texts & {"{card} is destroyed", "{card} goes to the discard pile"}
        if CHART.index("R3") in stepped and now <= CHART.index("D0") and quiet:
            assert len(state.current(seat)) == 3  # 09
            self.happened["09"] += 1
        if CHART.index("D2") in stepped and now <= CHART.index("DA"):
            assert len(state.hands[seat]) == reserve(state, seat)  # 10
            self.happened["10"] += 1
        if CHART.index("R2") in stepped and now <= CHART.index("R3a") and "{card} gets a shield" not in texts:
            assert not any(piece.shields for piece in state.pieces() if piece.control == seat)  # 11
            self.happened["11"] += 1

    # engagements (16, 17, 18, 19, 36)

    def check_engagement(self) -> None:
        state = self.state
        fights = has_frame(state, "Engagement")
        for piece in state.pieces():
            assert piece.engaged <= 1 + piece.extra  # 16
            if piece.role != BYSTANDER:  # 18, 36
                assert fights and piece.type == UNIT
                assert piece.role == (ATTACKER if piece.control == state.active else DEFENDER)
        if fights:
            assert state.turns > 1  # 17
        else:
            assert state.engaged == state.declared == NONE
            assert state.fate_placed == [0, 0]
        for frame in state.frames:
            if name_of(frame) == "Engagement":
                self.check_edge(frame.stage)
        if not fights:
            assert state.holder_of_edge == NONE

    def check_edge(self, stage: int) -> None:
        """19: from the comparison to the end of the engagement somebody has the edge, before it nobody."""
        state = self.state
        battles = [frame for frame in state.frames if name_of(frame) == "EdgeBattle"]
        if not battles:
            assert (state.holder_of_edge in (LIGHT, DARK)) == (stage >= EA3)
        elif battles[0].stage <= COMPARE or battles[0].cancelled:
            assert state.holder_of_edge == NONE
        elif battles[0].stage in (DISCARD, AFTER):
            assert state.holder_of_edge in (LIGHT, DARK)
        self.happened["19"] += state.holder_of_edge != NONE

    # discard piles (34)

    def check_piles(self, notes: list[Note]) -> None:
        """What lay there stays in its order; cards go only by effects that take them."""
        for seat in range(2):
            old, new = self.before.discards[seat], self.state.discards[seat]
            if self.before.loose != NONE:  # cards that were discarded together are being laid in order
                old = old[: self.before.loose]
            kept = 0
            gone = 0
            for number in old:
                if kept < len(new) and new[kept] == number:
                    kept += 1
                else:
                    gone += 1
            if gone:
                assert any(note.text in TAKES for note in notes), [note.text for note in notes]

    # limits and events (25, 26, 43)

    def check_limits(self) -> None:
        state = self.state
        for piece in state.pieces():
            for used, ability in zip(piece.uses, piece.kind.abilities, strict=bool(piece.uses)):
                assert not ability.limit or used <= ability.limit  # 26
        for key in set(state.titles):
            kind = state.kind(key // 2)
            assert state.titles.count(key) <= max(ability.limit for ability in kind.abilities)
        assert max(state.limited) <= 1
        for i, frame in enumerate(state.frames):
            if hasattr(frame, "used") and hasattr(frame, "waiting"):  # 25
                used = [one for one in frame.used if one != NONE]
                assert len(used) == len(set(used))
            if isinstance(frame, Use) and frame.unpaid:  # 43
                assert i + 1 == len(state.frames) or name_of(state.frames[i + 1]) != "Effect"

    # payments (21, 22)

    def check_answer(self, move: int, asked: int) -> None:
        """Who attacks, defends or strikes is ready. A card that is played: its cost, and whether it needs a match."""
        state = self.state
        if asked < 0:
            return
        if notation.verb_of(move) in (notation.ATTACK, notation.DEFEND, notation.STRIKE):
            unit = state.find(notation.kind_of(move), notation.nth_of(move))
            assert unit is not None and unit.focus == 0  # 06
        if notation.verb_of(move) in PLAYS and not has_frame(state, "Program"):
            kind = state.kind(notation.kind_of(move))
            cost = cost_of(state, asked, kind)
            if notation.verb_of(move) in (notation.PILOT, notation.REPILOT) and kind.pilot != NONE:
                cost = max(0, cost - kind.cost + kind.pilot)
            match = cost > 0 and needs_match(state, asked, kind)
            fitting = {p.kind.title for p in state.pieces() if p.control == asked and self.matches(p, kind)}
            self.bill = {"seat": asked, "cost": cost, "match": match, "fits": fitting, "paid": 0, "by": [], "less": 0}

    def check_bill(self, notes: list[Note]) -> None:
        bill = self.bill
        if not bill:
            return
        state = self.state
        for note in notes:
            if note.text == "{seat} generates with {card}: {number}" and note.args["seat"] == bill["seat"]:
                bill["paid"] += note.args["number"]
                bill["by"].append(note.args["card"])
            elif note.text == "{seat} discards {card}" and note.args["seat"] == bill["seat"]:
                bill["less"] += 1
            elif note.text == "{card} can not be paid and returns to hand":
                self.bill = {}
                return
        if has_frame(state, "Reckoning", "Payment"):
            return
        cost = max(min(bill["cost"], 1), bill["cost"] - bill["less"])
        assert bill["paid"] >= cost  # 21
        if bill["match"] and bill["paid"]:
            assert bill["fits"] & set(bill["by"])
        if not bill["cost"]:
            assert not bill["by"]
        for title in bill["by"]:  # 22
            assert bill["paid"] <= sum(self.worth(one) for one in bill["by"]) and self.worth(title) > 0
        self.happened["21"] += 1
        self.bill = {}

    def worth(self, title: str) -> int:
        """The resource value of the cards of this title."""
        return max(kind.resources for kind in catalogue().kinds if kind.title == title)

    def matches(self, piece: Piece, kind: Kind) -> bool:
        """Whether it shares the affiliation, or counts for all."""
        if piece.kind.affiliation == kind.affiliation != NEUTRAL:
            return True
        return has_keyword(self.state, piece, INFLUENCE) or is_so(self.state, piece, ops.ALWAYS_MATCHES)

    def check_payment(self, move: int, asked: int) -> None:
        """22: one generating card at a time, ready before, with so many tokens as it gives."""
        if notation.verb_of(move) != notation.PAY or asked < 0:
            return
        number = notation.extra_of(move)
        for uid, (_, _, focus, _, kind) in self.before.pieces.items():
            piece = self.state.get(uid)
            if kind == notation.kind_of(move) and piece is not None and piece.nth == notation.nth_of(move):
                assert focus == 0
                assert 1 <= number <= piece.kind.resources
                self.happened["22"] += 1

    # cancelled events (23)

    def check_cancelled(self) -> None:
        state = self.state
        if not self.cancelled or under_way(state):
            return
        for number in self.cancelled:
            kind = state.kind(number)
            if kind.type == EVENT:
                assert number in state.discards[kind.side]
                if kind.abilities[0].limit and self.before.turns == state.turns:
                    assert number * 2 + kind.side in state.titles
                self.happened["23"] += 1
        self.cancelled = []

    # damage (29)

    def check_dealing(self, move: int, notes: list[Note]) -> None:
        """Points that are on their way are neither lost nor made, unless they are prevented; then all are placed."""
        dealing = dealing_of(self.state)
        if dealing is not None and dealing is self.before.damage_under_way:
            prevented = sum(said(note) for note in notes if note.text in PREVENTS)
            if not any(note.text == TAKEN for note in notes):
                assert sum(dealing.points) + prevented == self.before.points
                self.happened["29"] += 1
            assert min(dealing.points) >= 0
        elif self.before.assigned and not has_frame(self.state, "Dealing"):
            self.check_placed(move, notes)

    def check_placed(self, move: int, notes: list[Note]) -> None:
        """The last answer about a dealing: every point is placed, prevented or beyond the capacity."""
        stage, at, protector = self.before.answered
        assigned = Counter[int]()
        for card, points in self.before.assigned:
            assigned[card] += points
        changed = self.before.assigned[at][0]
        if stage == PROTECT:
            assigned[changed] -= move - notation.NUMBER
            assigned[protector] += move - notation.NUMBER
        elif move == notation.YES:
            assigned[changed] -= 1
        placed = 0
        for note in notes:
            if note.text == TAKEN:
                placed += said(note)
            elif note.text not in PREVENTS and note.clause not in ("SWC-CORE-KEY-PRO", "SWC-CORE-SHD-2"):
                break
        assert placed == sum(min(points, self.before.rooms.get(card, 0)) for card, points in assigned.items())
        self.happened["29 placed"] += 1

    # questions (24, 40, 42)

    def check_question(self, moves: list[int]) -> None:
        state = self.state
        if state.turn < 0:
            return
        top = state.frames[-1]
        name = name_of(top)
        assert len(set(moves)) == len(moves)
        if name in DECLINE:  # 42
            assert DECLINE[name] in moves
        for move in moves:
            assert not state.refusal(move)  # 40
            ability = ability_of(state, move)
            if ability is not None:  # 24
                if name == "Window":
                    assert ability.kind == ACTION
                else:
                    assert ability.kind in (INTERRUPT, REACTION) and not ability.forced
        if self.answers % 5 == 0:
            assert sorted(moves) == sorted(move for move in set(state.offers()) if not state.refusal(move))
            for _ in range(25):
                move = self.rng.choice(SPACE)
                assert (move in moves) == (not state.refusal(move)) or notation.verb_of(move) == notation.PAY
        if hasattr(top, "waiting"):
            assert top.waiting or notation.PASS in moves or name == "Reckoning"
            if not top.waiting:
                assert not forced(state, top, INTERRUPT if top.stage <= INTERRUPTS else REACTION)

    def could_act(self, move: int) -> bool:
        """Whether the other player, whom a pass in a window leaves the word to, has an Action."""
        state = self.state
        top = state.frames[-1]
        if name_of(top) != "Window" or move != notation.PASS or top.passes:
            return False
        other = 1 - top.asked
        return any(not window.refusal(state, other, one) for one in window.actions(state, other))

    def check_window(self, move: int, skipped: bool) -> None:
        """24: after a pass in a window the other may act; it closes with his pass only."""
        if skipped:
            assert self.state.turn != OVER
            assert name_of(self.state.frames[-1]) == "Window"
            assert id(self.state.frames[-1]) in self.before.frames
            self.happened["24"] += 1

    # values (07, 27, 28, 37)

    def check_values(self) -> None:
        state = self.state
        totals = [0, 0]
        for piece in state.pieces():
            assert capacity(state, piece) >= 0  # 07
            for constant in piece.kind.constants:
                if constant.op == ops.ALWAYS_STRUGGLE and all_hold(state, constant.whens, piece):
                    totals[piece.control] += constant.amount.base
            if piece.type != UNIT:
                continue
            assert icons(state, piece) == self.icons_in_any_order(piece)  # 27, 28
            assert icons(state, piece) == icons(state, piece)
            assert min(icons(state, piece)) >= 0 and force_icons(state, piece) >= 0 and edge_value(state, piece) >= 0
            if piece.committed and piece.focus == 0:
                totals[piece.control] += force_icons(state, piece)
        for effect in state.lasting:
            if effect.op == ops.DO_LUCK:
                totals[effect.seat] += effect.amount
        for seat in range(2):
            assert struggle_total(state, seat) == totals[seat]  # 37
            assert reserve(state, seat) >= 0
            for number in set(state.hands[seat]):
                assert cost_of(state, seat, state.kind(number)) >= 0

    def icons_in_any_order(self, piece: Piece) -> list[int]:
        """All that adds or takes away, in a random order; then the doublers."""
        state = self.state
        changes: list[list[int]] = []
        doubles = 0
        gains = True
        for other in state.pieces():
            for constant in other.kind.constants:
                if not reaches(state, other, constant, piece):
                    continue
                if constant.op == ops.ALWAYS_ICONS:
                    count = times(state, constant.amount, other)
                    changes.append([n * count for n in constant.icons])
                elif constant.op == ops.ALWAYS_DOUBLE:
                    doubles += 1
                elif constant.op == ops.ALWAYS_NO_GAIN:
                    gains = False
        changes += [effect.icons for effect in state.lasting if effect.op == ops.DO_GAIN and effect.card == piece.uid]
        self.rng.shuffle(changes)
        total = piece.kind.icons[:]
        for change in changes:
            total = [n + (m if gains else min(0, m)) for n, m in zip(total, change, strict=True)]
        self.happened["28"] += doubles
        return [max(0, n * 2**doubles) for n in total]

    # views (32)

    def check_views(self) -> None:
        state = self.state
        for seat in (LIGHT, DARK, WATCHER):
            world = state.guess(seat, Rng(self.answers))
            assert isinstance(world, StarWars)
            assert world.view(seat) == state.view(seat)
            for owner in range(2):
                assert len(world.hands[owner]) == len(state.hands[owner])
            if seat == state.turn:
                assert world.moves() == state.moves()
            self.happened["32"] += world.hands != state.hands


TAKEN = "{card} takes damage: {number}"
PREVENTS = {"A shield of {card} prevents 1 damage", "Damage is prevented: {number}"}
TAKES = {
    "{seat} takes {card} into hand",
    "{seat} shuffles {card} into the deck",
    "{card} enters play",
    "{seat} plays {card}",
    "{fate} is attached to {card}",
}
SPACE = GAME.space()


def said(note: Note) -> int:
    """The number that a log line names."""
    number = note.args.get("number", 1)
    assert isinstance(number, int)
    return number


def weight(text: str) -> float:
    return WEIGHTS.get(text.split()[0], 3)


def ability_of(state: StarWars, move: int) -> Any:
    """The ability that this answer would use, if it uses one."""
    verb = notation.verb_of(move)
    if verb not in (notation.USE, notation.FROM_HAND, notation.RECALL, notation.PLAY):
        return None
    kind = state.kind(notation.kind_of(move))
    which = notation.extra_of(move)
    if verb == notation.PLAY and not (kind.abilities and kind.abilities[0].zone and len(kind.abilities) == 1):
        return None
    if verb == notation.PLAY and kind.type in (UNIT, ENHANCEMENT, FATE):
        return None
    return kind.abilities[which]


def suits(state: StarWars, wanted: Cards, piece: Piece, seat: int) -> bool:
    """Whether a card is what an enhancement asks for."""
    if wanted.types and not wanted.types >> piece.type & 1:
        return False
    if wanted.whose != ANYONE and (piece.control == seat) != (wanted.whose == YOU):
        return False
    return not wanted.traits or any(trait in piece.kind.traits for trait in wanted.traits)


# --- the tests ------------------------------------------------------------------------------------------------


def kept(case: Case) -> Counter[str]:
    """Plays a game whose every answer is checked; tells what happened in it."""
    game = Trajectory(case)
    try:
        game.run()
    except Exception as error:
        error.add_note(f"{case!r}, answer {game.answers}, seed {case.rng().random()}")
        raise
    return game.happened


@pytest.mark.clause(
    "SWC-CORE-CARD-12",
    "SWC-CORE-DRAW-2",
    "SWC-CORE-EDGE-10",
    "SWC-CORE-FOR-2",
    "SWC-CORE-FOR-6",
    "SWC-CORE-REF-3",
    "SWC-CORE-REF-4",
    "SWC-CORE-RES-5",
    "SWC-CORE-TURN-2",
    "SWC-CORE-TURN-3",
    "SWC-CORE-WIN-1",
    "SWC-CORE-WIN-2",
    "SWC-EXT-2.20",
    "SWC-FAQ-2.8a",
    "SWC-FAQ-3.2a",
    "SWC-TIM-8",
    "SWC-TM-24",
)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_answer_of_random_decks_keeps_the_invariants(ruleset: str) -> None:
    happened: Counter[str] = Counter()
    for seed in range(GAMES):
        happened += kept(random_case(ruleset, seed))
    missing = [event for event in EXPECTED if not happened[event]]
    assert not missing


EXPECTED = [
    *(
        "09",
        "10",
        "11",
        "19",
        "21",
        "22",
        "24",
        "28",
        "29 placed",
        "32",
    ),  # invariants that need something to happen first
    *("light wins", "dark wins", "end by SWC-CORE-WIN-1", "end by SWC-CORE-WIN-2", "captured"),
    "SWC-CORE-EDGE-11",  # Twist of Fate
    "SWC-CORE-KEY-PRO",
    "SWC-CORE-KEY-SHI",
    "SWC-CORE-OBJ-2",
    "SWC-CORE-REF-3",
    "SWC-CORE-SHD-2",
    "SWC-CORE-STR-4",
    "SWC-CORE-UNO-2",
]


STARTERS = [
    Case("starwars", 2, (), 1),
    Case("starwars", 2, (("lightDeck", "Rebel starter"), ("darkDeck", "Navy starter")), 2),
]


@pytest.mark.parametrize("case", STARTERS, ids=str)
def test_every_answer_keeps_the_invariants(case: Case) -> None:
    """For a soak too: any case of this game, with whatever options."""
    if case.name == "starwars":
        kept(case)


@pytest.mark.clause("SWC-TM-52")
@pytest.mark.parametrize("seed", range(2))
def test_31_the_same_seed_and_choices_give_the_same_game(seed: int) -> None:
    case = random_case(RULESETS[seed], seed + 1)
    table = case.table()
    rng = case.rng()
    for _ in range(LONGEST):
        if table.turn is None:
            break
        moves = table.moves()
        table.play(rng.choices(moves, [weight(move) for move in moves])[0])
    again = kodeks.replay(table.journal())
    assert again.state.digest() == table.state.digest()
    assert [[note.key() for note in entry.notes] for entry in again.entries] == [
        [note.key() for note in entry.notes] for entry in table.entries
    ]
    assert (again.scores(), again.winners()) == (table.scores(), table.winners())


@pytest.mark.clause("SWC-TM-52")
def test_31_a_card_with_a_comma_in_its_title_can_be_replayed() -> None:
    for seed in range(100):
        table = GAME.table(2, seed, lightDeck="Jedi: 1 1 2 2 3 3 4 4 5 6 112 112")
        while table.state.turns == 0:
            table.play(table.moves()[0])
        if "You Seek Yoda" in table.journal():
            break
    assert "You Seek Yoda" in table.journal()
    assert kodeks.replay(table.journal()).state.digest() == table.state.digest()


# what the cards say about decks, as part 3 to 8 of the card facts have it
ONLY_ONCE = {17, 18, 35, 36, 109}
ONLY_WITH = {4: "Jedi", 13: "Rebel Alliance", 22: "Sith", 28: "Imperial Navy", 99: "Smugglers and Spies"}
LIGHT_SETS = {*range(1, 19), 99, 103, 109, 112, 118}
DARK_SETS = {*range(19, 37), 120}
STARTER_SETS = [
    ("Jedi", [1, 2, 3, 4, 5, 6, 7, 18]),
    ("Rebel Alliance", [8, 9, 10, 11, 12, 13, 14, 18]),
    ("Sith", [19, 20, 21, 22, 23, 24, 25, 36]),
    ("Imperial Navy", [26, 27, 28, 29, 30, 31, 32, 36]),
]
RESTRICTED = {"PL22": [{99, 103}], "EN50": [{99, 103}, {112, 128}]}


def is_legal(deck: Deck, ruleset: str, tournament: bool) -> bool:
    affiliation = AFFILIATIONS[deck.affiliation]
    side = LIGHT_SETS if affiliation in ("Jedi", "Rebel Alliance", "Smugglers and Spies") else DARK_SETS
    if len(deck.sets) < 10 and (affiliation, sorted(deck.sets)) not in STARTER_SETS:
        return False
    for number in deck.sets:
        if number not in side or deck.sets.count(number) > (1 if number in ONLY_ONCE else 2):
            return False
        if ONLY_WITH.get(number, affiliation) != affiliation:
            return False
    return not tournament or all(len(group & set(deck.sets)) < 2 for group in RESTRICTED[ruleset])


@pytest.mark.clause(
    "SWC-CORE-DECK-2",
    "SWC-CORE-DECK-3",
    "SWC-CORE-DECK-4",
    "SWC-CORE-DECK-5",
    "SWC-CORE-DECK-6",
    "SWC-RES-1",
    "SWC-RES-2",
)
def test_39_the_validator_accepts_exactly_the_legal_decks() -> None:
    rng = Random(39)
    found: Counter[tuple[bool, str, bool]] = Counter()
    for _ in range(4000):
        ruleset = rng.choice(RULESETS)
        tournament = rng.random() < 0.5
        if rng.random() < 0.1:
            affiliation, sets = rng.choice(STARTER_SETS)
            deck = Deck(AFFILIATIONS.index(affiliation), sets)
        else:
            deck = read_deck(random_deck(rng.choice([LIGHT, DARK]), rng))
            deck = Deck(deck.affiliation, [number for number in deck.sets if number < 900])
        for _ in range(rng.choice([0, 0, 1, 2])):  # small faults
            sets = deck.sets[:]
            spoil = rng.randrange(4)
            if spoil == 0:
                sets.pop(rng.randrange(len(sets)))
            elif spoil == 1:
                sets.append(rng.choice([*sets, 99, 103, 112]))
            elif spoil == 2:
                sets[rng.randrange(len(sets))] = rng.choice([*LIGHT_SETS, *DARK_SETS, 200])
            deck = Deck(rng.randint(1, 6) if spoil == 3 else deck.affiliation, sets)
        legal = is_legal(deck, ruleset, tournament)
        assert (not faults(deck, ruleset, tournament)) == legal, deck.line()
        found[legal, ruleset, tournament] += 1
        if legal:
            objectives, others = kinds_of(deck)
            assert (len(objectives), len(others)) == (len(deck.sets), 5 * len(deck.sets))
    assert len(found) == 8 and min(found.values()) > 100
