"""The reference procedures of the catalogue's part D, written from it alone: BIDDING, JUDGEMENT, SUMMATION.

A second opinion in plain dictionaries and sets. It is told the cards at the start of a Bidding and then follows
the answers; what it thinks legal, and what it makes of them, is compared with the game.
"""

from __future__ import annotations

from typing import Any

from tests.games.arcanon.mirror import MATRIX_EFFECTS, NIGHT, ROWS, SIDES, delivers, form, letter

MATRIX_ROWS = (-1, 0, 1)
Field = tuple[int, int]


class Oracle:
    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.options = options
        self.pools = dict.fromkeys(range(seats), 0)
        self.step = ""
        self.start_round()

    def start_round(self) -> None:
        self.owner: dict[int, int] = {}
        self.liar: dict[int, int] = {}

    # BIDDING

    def open_bidding(self, facts: dict[str, Any]) -> None:
        at = facts["order"].index(facts["leader"])
        self.players: list[int] = facts["order"][at:] + facts["order"][:at]
        self.column: int = facts["column"]
        self.dice: list[int] = list(facts["dice"])
        self.cards: dict[tuple[int, str], dict[str, Any]] = {}
        for seat in range(self.seats):
            for name, card in facts["matrices"][str(seat)].items():
                place = None if card["field"] == "removed" else read_field(card["field"])
                known = {"card": card["card"], "at": place, "used": card["used"], "open": card["open"]}
                self.cards[seat, name] = known
        self.active = {seat: {(row, self.column) for row in MATRIX_ROWS} for seat in range(self.seats)}
        self.bidders = list(self.players)
        self.stake = 0
        self.declarer: int | None = None
        self.prio = self.players[0]
        self.duty: int | None = self.prio  # None: it has lapsed (D-17)
        self.done = False
        self.handed = False  # the duty, while the Stack was not empty
        self.stack: list[dict[str, Any]] = []
        self.judge: int | None = None
        self.last = -1
        self.uses = dict.fromkeys(range(self.seats), 0)
        self.tricks: list[tuple[int, str, int, int]] = []
        self.asked: dict[str, Any] = {}
        self.ending = ""
        self.step = "bidding"

    def turn(self) -> int | None:
        """Who is asked; None for chance."""
        if not self.asked:
            return int(self.prio)
        return None if self.asked["what"] == "roll" else int(self.asked["seat"])

    def legal(self) -> set[str]:
        if self.asked:
            return self.answers()
        found = {f"use {name}" for seat, name in self.cards if seat == self.prio and self.can_use(seat, name)}
        if self.step == "judgement":
            return found | {"pass"}
        sole = len(self.bidders) == 1
        if sole and self.options["soleBidder"] == "mayDecline":
            found = set()
        if self.stack or (self.prio == self.duty and self.done):
            found.add("pass")
        if not self.stack and self.prio == self.duty and not self.done:
            if not sole or self.options["soleBidder"] == "mayDecline":
                found.add("resign")
            found |= {f"declare {stake}" for stake in range(self.stake + 1, self.most() + 1)}
        return found

    def most(self) -> int:
        highest = int(self.options["maxDeclaration"])
        first = self.options["firstDeclarationMax"]
        if self.declarer is not None:
            return min(highest, self.stake + int(self.options["maxRaise"]))
        return highest if first == "unlimited" else min(highest, int(first))

    def play(self, text: str) -> None:
        verb, _, rest = text.partition(" ")
        if self.asked:
            self.take(verb, rest)
        elif verb == "declare":
            self.stake, self.declarer, self.done = int(rest), self.prio, True
            if len(self.bidders) == 1:
                self.win()
        elif verb == "resign":
            self.resign()
        elif verb == "use":
            self.asked = {"what": "effect", "seat": self.prio, "name": rest, "made": []}
        elif self.step == "judgement":
            self.pass_judgement()
        elif not self.stack:
            self.hand_over(self.after(self.prio, self.bidders))
        else:
            if self.prio == self.duty and self.done:
                self.duty, self.done, self.handed = self.after(self.prio, self.bidders), False, True
            ring = self.players if self.options["resignedMayRespond"] else self.bidders
            self.prio = self.after(self.prio, ring)
            if self.prio == self.last:
                self.resolve_top()

    def after(self, seat: int, ring: list[int]) -> int:
        at = self.players.index(seat)
        return next(other for other in self.players[at + 1 :] + self.players[: at + 1] if other in ring)

    def resign(self) -> None:
        if len(self.bidders) == 1:
            self.end("NO_WINNER")
            return
        following = self.after(self.prio, self.bidders)
        self.bidders.remove(self.prio)
        self.hand_over(following)

    def hand_over(self, seat: int) -> None:
        if len(self.bidders) == 1:
            if self.options["soleBidder"] == "autoWin" or self.declarer == seat:
                self.win()
                return
        elif not self.judgement_possible():
            self.end("NO_JUDGEMENT")
            return
        self.duty = self.prio = seat
        self.done = False

    def win(self) -> None:
        self.owner[self.column] = self.bidders[0]
        self.end("WINNER")

    def end(self, ending: str) -> None:
        self.ending = ending
        if ending == "JUDGEMENT":
            self.step = "judgement"
            assert self.judge is not None
            self.prio = self.last = self.judge
            self.uses = dict.fromkeys(range(self.seats), 0)
        else:
            self.leave()

    def leave(self) -> None:
        self.step = ""
        if self.column == 5:
            self.open_summation()

    def judgement_possible(self) -> bool:
        """D-22, D-23: some Bidder owns a Renewed Night card that is not Nothing, in an Active field."""
        if self.options["noJudgementTest"] == "off":
            return True
        nights = [(who, card) for who, card in self.cards.items() if who[0] in self.bidders and card["card"] in NIGHT]
        for (seat, _), card in nights:
            if card["at"] in self.active[seat] and not card["used"]:
                hidden = self.options["noJudgementKnowledge"] == "public" and not card["open"]
                if hidden or self.form(card) != "Nothing":
                    return True
        if self.options["noJudgementTest"] == "reachable" and any(card["at"] for _, card in nights):
            for (seat, _), card in self.cards.items():
                usable = card["at"] in self.active[seat] and not card["used"] and card["card"] not in NIGHT
                if seat in self.bidders and usable:
                    main = self.form(card).removeprefix("Doubled ")
                    if main in ("Initium", "Terminus", "Transitio", "Tempus"):
                        return True
        return False

    # Use

    def form(self, card: dict[str, Any]) -> str:
        return form(card["card"], ROWS[card["at"][0] + 1], self.options["cardTable"])

    def can_cheat(self, card: dict[str, Any]) -> bool:
        return bool(self.options["hiddenCheats"]) and card["card"] in NIGHT and not card["open"]

    def can_use(self, seat: int, name: str) -> bool:
        card = self.cards[seat, name]
        if card["at"] is None or card["at"] not in self.active[seat] or card["used"]:
            return False
        if self.form(card) == "Nothing" and not self.can_cheat(card):
            return False
        return bool(self.kinds(seat, card, []))

    def kinds(self, seat: int, card: dict[str, Any], made: list[dict[str, Any]]) -> set[str]:
        judging = self.step == "judgement"
        found: set[str] = set()
        spent = self.uses[seat] >= int(self.options["maxUses"])
        if card["card"] in NIGHT:
            if not spent:
                found.add("reroll")
            again = not judging or self.options["judgementInJudgement"] == "empty"
            if again and self.declarer not in (None, seat):
                found.add("judgement")
        elif not spent:
            found = {"tweak", "peek"}
            main = self.form(card).removeprefix("Doubled ").lower()
            waiting = any(effect["effect"] in MATRIX_EFFECTS for effect in self.stack + made)
            if not judging and (main != "negatio" or waiting):
                found.add(main)
        return found

    def targets(self, effect: str, made: list[dict[str, Any]]) -> set[str]:
        seats = [letter(seat) for seat in range(self.seats)]
        if effect == "initium":
            return {f"at {seat}.{column}" for seat in seats for column in range(1, 6)}
        if effect in ("terminus", "transitio", "tempus"):
            return {f"at {seat}.{row}{column}" for seat in seats for row in ROWS for column in range(1, 6)}
        if effect == "negatio":
            waiting = self.stack + made
            return {f"at #{i}" for i, item in enumerate(waiting, 1) if item["effect"] in MATRIX_EFFECTS}
        if effect == "peek":
            return {f"at {letter(seat)}.{name}" for (seat, name), card in self.cards.items() if card["at"]}
        signs = ["+", "-"] if effect == "tweak" and self.options["tweakDirectionAt"] == "creation" else [""]
        dice = [die for die in range(1, 6) if not (self.options["protectWonDice"] and die in self.owner)]
        return {f"at d{SIDES[die - 1]}{sign}" for die in dice for sign in signs}

    def answers(self) -> set[str]:
        asked = self.asked
        if asked["what"] == "effect":
            card = self.cards[asked["seat"], asked["name"]]
            found = self.kinds(asked["seat"], card, asked["made"])
            must = self.options["doubledMustUseBoth"] and self.form(card).startswith("Doubled")
            return found | {"done"} if asked["made"] and not must else found
        if asked["what"] == "target":
            return self.targets(asked["effect"], asked["made"])
        if asked["what"] == "pick":
            return {f"move {name}" for name in asked["names"]}
        if asked["what"] == "direction":
            return {"up", "down"}
        return {f"d{SIDES[asked['die']]} {value}" for value in range(1, SIDES[asked["die"]] + 1)}

    def take(self, verb: str, rest: str) -> None:
        asked = self.asked
        if asked["what"] == "effect":
            if verb == "done":
                self.pay()
            elif verb == "judgement":
                self.add("judgement", "")
            else:
                self.asked = {**asked, "what": "target", "effect": verb}
            return
        if asked["what"] == "target":
            self.add(asked["effect"], rest)
            return
        self.asked = {}
        if asked["what"] == "pick":
            self.move(asked["seat"], rest, asked["goal"])
        elif asked["what"] == "direction":
            self.tweak(asked["die"], 1 if verb == "up" else -1)
        elif self.step == "summation":
            self.count(int(rest))
            return
        else:
            self.dice[asked["die"]] = int(rest)
        self.resolved()

    def add(self, effect: str, target: str) -> None:
        asked = self.asked
        asked["made"].append({"effect": effect, "by": asked["seat"], "target": target, "negated": False})
        card = self.cards[asked["seat"], asked["name"]]
        if len(asked["made"]) == 1 and (self.form(card).startswith("Doubled") or self.can_cheat(card)):
            self.asked = {**asked, "what": "effect"}
        else:
            self.pay()

    def pay(self) -> None:
        seat, name, made = self.asked["seat"], self.asked["name"], self.asked["made"]
        card = self.cards[seat, name]
        row, column = card["at"]
        if self.can_cheat(card) and (
            self.form(card) == "Nothing" or (len(made) == 2 and "Doubled" not in self.form(card))
        ):
            self.tricks.append((seat, name, row, len(made)))
        card["used"] = True
        self.uses[seat] += 1
        self.stack += made
        self.last = self.prio
        self.asked = {}
        if card["card"] in NIGHT:
            if row > -1:
                card["at"] = (row - 1, column)
                card["used"] = not self.options["unstableRenews"]
            elif self.options["unstableBottom"] == "remove":
                card["at"] = None

    # Resolution

    def resolve_top(self) -> None:
        effect = self.stack.pop()
        kind, target, negated = effect["effect"], effect["target"], effect["negated"]
        if kind in ("initium", "terminus"):
            seat = "ABCDEF".index(target[0])
            fields = {read_field(target[2:])} if kind == "terminus" else {(row, int(target[2])) for row in MATRIX_ROWS}
            if not negated:
                self.active[seat] |= fields
            for (owner, _), card in self.cards.items():
                if negated and owner == seat and card["at"] in fields:
                    card["at"] = None
        elif kind in ("transitio", "tempus"):
            self.shift(kind, "ABCDEF".index(target[0]), read_field(target[2:]), 1 if negated else -1)
        elif kind == "negatio" and not negated:
            aim = self.stack[int(target[1:]) - 1]
            aim["negated"] = not aim["negated"]
        elif kind == "tweak" and target[-1] in "+-":
            self.tweak(SIDES.index(int(target[1:-1])), 1 if target[-1] == "+" else -1)
        elif kind == "tweak":
            self.asked = {"what": "direction", "seat": effect["by"], "die": SIDES.index(int(target[1:]))}
        elif kind == "reroll":
            self.asked = {"what": "roll", "die": SIDES.index(int(target[1:]))}
        elif kind == "judgement" and self.step == "bidding" and self.judge is None:
            self.judge, self.duty, self.done = effect["by"], None, False
        if not self.asked:
            self.resolved()

    def resolved(self) -> None:
        if self.stack:
            self.prio = self.last
            if self.options["stackWindow"] == "wholeStack":
                self.resolve_top()
        elif self.step == "judgement":
            self.prio = self.last
        elif self.judge is not None:
            self.end("JUDGEMENT")
        elif self.handed and not self.judgement_possible():
            self.end("NO_JUDGEMENT")
        else:
            assert self.duty is not None
            self.prio = self.duty
            self.handed = False

    def shift(self, kind: str, seat: int, at: Field, step: int) -> None:
        row, column = at
        goal: Field | None = (row, column + step) if kind == "transitio" else (row + step, column)
        assert goal is not None
        if goal[0] not in MATRIX_ROWS or not 1 <= goal[1] <= 5:
            if self.options["offBoard"] == "stay":
                return
            opposite = (row, 6 - column) if kind == "transitio" else (-row, column)
            goal = opposite if self.options["offBoard"] == "wrap" else None
        names = [name for (owner, name), card in self.cards.items() if owner == seat and card["at"] == at]
        if len(names) == 1:
            self.move(seat, names[0], goal)
        elif names:
            self.asked = {"what": "pick", "seat": seat, "names": names, "goal": goal}

    def move(self, seat: int, name: str, goal: Field | None) -> None:
        card = self.cards[seat, name]
        card["at"] = goal
        card["used"] = card["used"] and goal is None

    def tweak(self, die: int, step: int) -> None:
        value = self.dice[die] + step
        if not 1 <= value <= SIDES[die] and self.options["tweakWrap"]:
            value = 1 if value > 1 else SIDES[die]
        if 1 <= value <= SIDES[die]:
            self.dice[die] = value

    # JUDGEMENT

    def pass_judgement(self) -> None:
        self.prio = self.after(self.prio, self.players)
        if self.prio == self.last:
            if self.stack:
                self.resolve_top()
            else:
                self.verdict()

    def charges(self, seat: int) -> int:
        total = 0
        for (owner, _), card in self.cards.items():
            if owner == seat and card["at"] in self.active[seat] and card["card"] in NIGHT:
                total += delivers(card["card"], ROWS[card["at"][0] + 1], self.dice, self.options["cardTable"])
        return total

    def verdict(self) -> None:
        judge, judged = self.judge, self.declarer
        assert judge is not None and judged is not None
        found = self.charges(judged)
        honest = found == self.stake if self.options["judgeTest"] == "exact" else found >= self.stake
        for seat, name, _, _ in self.tricks:
            if seat == judged and self.cards[seat, name]["at"] in self.active[seat]:
                honest = False
        self.owner[self.column] = judged if honest else judge
        self.liar[self.column] = judge if honest else judged
        self.leave()

    # SUMMATION

    def open_summation(self) -> None:
        self.step = "summation"
        self.left = sorted(self.owner)
        self.next_die()

    def next_die(self) -> None:
        if not self.left:
            self.step = "over"
            return
        self.total, self.sign, self.rolls = 0, 1, 0
        self.count(self.dice[self.left[0] - 1])

    def count(self, value: int) -> None:
        die = self.left[0]
        self.total += self.sign * value
        self.rolls += 1
        if value == 1:
            self.sign = -self.sign
        cap = self.options["explosionCap"]
        if value in (1, SIDES[die - 1]) and (cap == "none" or self.rolls <= int(cap)):
            self.asked = {"what": "roll", "die": die - 1}
            return
        floor = self.options["negativeDice"]
        self.pools[self.owner[die]] += self.total if floor == "literal" else max(0, self.total)
        if die in self.liar:
            self.pools[self.liar[die]] -= max(0, self.total) if floor == "floorBoth" else self.total
        self.left.pop(0)
        self.next_die()


def read_field(text: str) -> Field:
    return ROWS.index(text[0]) - 1, int(text[1])


def write_field(at: Field | None) -> str:
    return "removed" if at is None else f"{ROWS[at[0] + 1]}{at[1]}"
