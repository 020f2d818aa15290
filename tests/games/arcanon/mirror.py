"""The table as its log tells it: every line replayed on plain data, to be compared with the state."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import kodeks
from kodeks.kernel.note import WATCHER, Note

GAME = kodeks.game("arcanon")
NIGHT = ["Tetrahedron", "Hexahedron", "Octahedron", "Dodecahedron", "Icosahedron"]
DAY = ["Initium", "Terminus", "Transitio", "Tempus", "Negatio"]
SIDES = [4, 6, 8, 12, 20]
ROWS = "-0+"
MATRIX_EFFECTS = ["initium", "terminus", "transitio", "tempus", "negatio"]
REMOVALS = ["ARC-E2.1.A4", "ARC-E2.1.B3", "ARC-D-39", "ARC-D-47"]
ENDINGS = {"ARC-5.5.19": "WINNER", "ARC-5.5.8": "JUDGEMENT", "ARC-5.5.10": "NO_JUDGEMENT", "ARC-D-21": "NO_WINNER"}
HOUSE_CARDS = {"Hexahedron": ["Nothing", "Doubled Octahedron"], "Initium": ["Tempus", "Nothing"]}
CHAIN = ["Nothing", *NIGHT, "Doubled Icosahedron"]


def house(rng: Random) -> dict[str, Any]:
    """Some options at their default, the others at any value."""
    found: dict[str, Any] = {}
    for option in GAME.options:
        values = [*option.values(), HOUSE_CARDS] if option.name == "cardTable" else option.values()
        found[option.name] = rng.choice(values) if rng.random() < 0.3 else option.default
    return found


def weight(text: str) -> int:
    """Random players who like the Effects that are rare by themselves."""
    verb = text.split()[0]
    if verb == "negatio" or text == "use Negatio":
        return 40
    return {"resign": 2, "pass": 2, "reroll": 1}.get(verb, 12 if verb in MATRIX_EFFECTS else 4)


def letter(seat: Any) -> str:
    return "ABCDEF"[int(seat)] if int(seat) < 6 else "*"


def column(number: int) -> set[str]:
    return {f"{row}{number}" for row in ROWS}


def form(card: str, row: str, table: Any) -> str:
    """Catalogue, A.3 and A.4; `table` holds the cards that a house corrected."""
    if row == "0":
        return card
    if table != "default" and card in table:
        return str(table[card][row == "+"])
    if card in NIGHT:
        return CHAIN[CHAIN.index(card) + (1 if row == "+" else -1)]
    return f"Doubled {card}" if row == "+" else "Nothing"


def delivers(card: str, row: str, dice: list[int], table: Any) -> int:
    shape = form(card, row, table)
    solid = shape.removeprefix("Doubled ")
    return dice[NIGHT.index(solid)] * (2 if shape != solid else 1) if solid in NIGHT else 0


def explode(rolls: list[int], sides: int, cap: Any) -> int:
    """A result counts with the sign before it, a 1 turns the sign, an extreme rolls on."""
    total, sign = 0, 1
    for roll in rolls:
        total += sign * roll
        sign = -sign if roll == 1 else sign
    assert all(roll in (1, sides) for roll in rolls[:-1])
    assert rolls[-1] not in (1, sides) or (cap != "none" and len(rolls) == cap + 1)
    return total


class Mirror:
    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.options = options
        self.happened: Counter[str] = Counter()
        self.pools = [0] * seats
        self.leaders: list[int] = []
        self.start_round()

    def start_round(self) -> None:
        self.field: dict[str, str] = {}
        self.used: dict[str, bool] = {}
        self.face: dict[str, str] = {}
        self.knows: dict[int, set[str]] = {who: set() for who in [*range(self.seats), WATCHER]}
        self.dice = [0] * 5
        self.column = 0
        self.extra: list[set[str]] = [set() for _ in range(self.seats)]
        self.stack: list[dict[str, Any]] = []
        self.using = ""
        self.made = 0  # Effects of that Use
        self.stake = 0
        self.declarer: int | None = None
        self.bidders = set(range(self.seats))
        self.endings: list[str] = []
        self.owners: list[int | None] = [None] * 5
        self.liars: list[int | None] = [None] * 5
        self.rolls: list[list[int]] = []  # of each die in Summation, the lying face first
        self.gains = 0
        self.unjudged = 0  # totals of the dice that were won without a Judgement

    def hear(self, note: Note) -> None:
        args: dict[str, Any] = dict(note.args)
        clause = note.clause
        if clause == "ARC-4.2":
            self.start_round()
            self.leaders.append(args["seat"])
        elif clause == "ARC-5.1.9" and "card" in args:
            place = f"night{args['column']}" if args["card"] in NIGHT else args["card"]
            self.lay(f"{letter(args['seat'])}.{place}", args["card"], args["column"])
        elif clause == "ARC-5.2.1":
            self.dice = [int(value) for value in args["dice"].split()]
        elif clause == "ARC-5.3.2":
            self.activate(args["column"])
        elif clause == "ARC-5.4.4":
            self.go(args["up"], 1)
            for card in args["down"].split():
                self.go(card, -1)
        elif clause == "ARC-E3.1.E6":
            self.using, self.made = f"{letter(args['seat'])}.{args['card']}", 0
            assert not self.used[self.using], "only a Renewed card is Used"
            assert self.field[self.using] in self.active(args["seat"])
            self.used[self.using] = True
        elif clause == "ARC-E2.0.2":
            self.push(args["effect"])
        elif clause == "ARC-E3.1.B":
            assert "night" in self.using
            self.go(self.using, -1, self.options["unstableRenews"])
        elif clause in REMOVALS and "card" in args:
            self.remove(args["card"] if "." in args["card"] else self.using)
        elif clause == "ARC-3.6.1":
            self.resolve(args["effect"])
        elif clause == "ARC-3.3.1":
            self.shift(args["card"], args["field"])
        elif clause in ("ARC-E2.2.A", "ARC-E2.2.B"):
            self.turn_die(clause, SIDES.index(args["die"]), args["value"])
        elif clause == "ARC-5.6.7":
            for known in self.knows.values():
                known.add(args["slot"])
        else:
            self.hear_of_dice(clause, args)

    def hear_of_dice(self, clause: str, args: dict[str, Any]) -> None:
        """Declarations, endings, and what Summation makes of them."""
        die = SIDES.index(args["die"]) if "die" in args else -1
        if clause == "ARC-5.5.5":
            self.declare(args["seat"], args["stake"])
        elif clause == "ARC-5.5.7":
            assert not self.stack
            if len(self.bidders) > 1:
                self.bidders.remove(args["seat"])
        elif clause in ENDINGS:
            self.end(ENDINGS[clause])
            if clause == "ARC-5.5.19":
                assert self.bidders == {args["seat"]} and die == self.column - 1
                self.owners[die] = args["seat"]
        elif clause == "ARC-5.6.9":
            assert self.endings[-1] == "JUDGEMENT" and die == self.column - 1
            self.owners[die] = args["seat"]
        elif clause == "ARC-5.6.11":
            assert args["seat"] != self.owners[die]
            self.liars[die] = args["seat"]
        elif clause == "ARC-5.7.1":
            assert self.column == len(self.endings) == 5
            self.column = 0
            self.rolls = [[value] for value in self.dice]
        elif clause == "ARC-3.4.2":
            self.rolls[die].append(args["value"])
            self.dice[die] = args["value"]
        elif clause in ("ARC-5.7.3", "ARC-5.6.12"):
            change = -args["count"] if args["loses"] else args["count"]
            self.score(clause, die, args["seat"], change if clause == "ARC-5.7.3" else -change)

    def activate(self, number: int) -> None:
        """Columns 1 to 5 in order, and between two of them one Bidding with one ending."""
        assert number == self.column + 1 == len(self.endings) + 1
        assert not self.stack
        self.column = number
        self.extra = [set() for _ in range(self.seats)]
        self.bidders = set(range(self.seats))
        self.stake, self.declarer = 0, None

    def declare(self, seat: int, stake: int) -> None:
        first = self.options["firstDeclarationMax"]
        most = self.options["maxDeclaration"]
        if self.declarer is not None:
            most = self.options["maxRaise"]
        elif first != "unlimited":
            most = first
        assert not self.stack and seat in self.bidders
        assert 1 <= stake - self.stake <= most and stake <= self.options["maxDeclaration"]
        self.stake, self.declarer = stake, seat

    def end(self, ending: str) -> None:
        assert not self.stack
        assert self.declarer is None or self.declarer in self.bidders
        self.endings.append(ending)
        self.happened[ending] += 1

    def score(self, clause: str, die: int, seat: int, count: int) -> None:
        """What the Winner gains is what the Liar loses, by the sequence of results."""
        total = explode(self.rolls[die], SIDES[die], self.options["explosionCap"])
        floor = self.options["negativeDice"]
        won = clause == "ARC-5.7.3"
        assert seat == (self.owners if won else self.liars)[die]
        floored = floor != "literal" if won else floor == "floorBoth"
        assert count == (max(0, total) if floored else total)
        self.pools[seat] += count if won else -count
        self.gains += count if won else -count
        if won and self.liars[die] is None:
            self.unjudged += count
        self.happened["negative die"] += total < 0

    def lay(self, card: str, face: str, number: int) -> None:
        self.field[card], self.used[card], self.face[card] = f"0{number}", False, face

    def go(self, card: str, rows: int, renews: bool = True) -> None:
        row, number = self.field[card][0], self.field[card][1]
        up = ROWS.index(row) + rows
        assert 0 <= up <= 2
        self.field[card] = ROWS[up] + number
        if renews:
            self.used[card] = False

    def shift(self, card: str, goal: str) -> None:
        """An Effect moves a card by one step, over the edge only with offBoard wrap."""
        was = self.field[card]
        rows = ROWS.index(goal[0]) - ROWS.index(was[0])
        columns = int(goal[1]) - int(was[1])
        wraps = self.options["offBoard"] == "wrap"
        assert (abs(rows) + abs(columns) == 1) or (wraps and sorted((abs(rows), abs(columns))) in ([0, 2], [0, 4]))
        self.field[card] = goal
        self.used[card] = False

    def remove(self, card: str) -> None:
        self.happened["removed"] += 1
        self.field[card] = "removed"
        if self.options["revealRemoved"]:
            for known in self.knows.values():
                known.add(card)

    def push(self, text: str) -> None:
        effect, _, target = text.partition(" ")
        self.made += 1
        self.happened["doubled"] += self.made == 2
        by = "ABCDEF".index(self.using[0])
        self.stack.append({"effect": effect, "by": by, "target": target, "negated": False})

    def resolve(self, text: str) -> None:
        """The newest, as it is by now: each Effect once, its flag the parity of the Negatio resolved on it."""
        top = self.stack.pop()
        effect, target = top["effect"], top["target"]
        name = f"not-{effect}" if top["negated"] else effect
        assert text == f"{name} {target}".strip()
        assert effect in MATRIX_EFFECTS or not top["negated"]
        self.happened[name] += 1
        if name == "negatio":
            self.stack[int(target[1:]) - 1]["negated"] ^= True
        elif name == "initium":
            self.extra["ABCDEF".index(target[0])] |= column(int(target[2]))
        elif name == "terminus":
            self.extra["ABCDEF".index(target[0])].add(target[2:])
        elif name == "peek" and self.field[target] != "removed":
            for who, known in self.knows.items():
                if who == top["by"] or self.options["peekPublic"]:
                    known.add(target)

    def turn_die(self, clause: str, die: int, value: int) -> None:
        was, last = self.dice[die], SIDES[die]
        if clause == "ARC-E2.2.A":
            edge = {was, value} == {1, last} if self.options["tweakWrap"] else was == value and was in (1, last)
            assert abs(value - was) == 1 or edge
        self.dice[die] = value

    def charges(self, seat: int) -> int:
        """The sum over Night cards in Active fields, used or not, seen or not."""
        active = self.active(seat)
        total = 0
        for card, place in self.field.items():
            if card[0] == letter(seat) and "night" in card and place in active:
                got = delivers(self.face[card], place[0], self.dice, self.options["cardTable"])
                assert 0 <= got <= 40
                total += got
        return total

    def active(self, seat: int) -> set[str]:
        return column(self.column) | self.extra[seat] if self.column else set()
