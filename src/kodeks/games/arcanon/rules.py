"""The options of a game of Arcanon: house rules, each beside the ruling that it changes."""

from __future__ import annotations

from typing import Any

from kodeks.games.arcanon.cards import Forms, full_table, read_table
from kodeks.games.arcanon.moves import MOST_DECLARED
from kodeks.kernel.option import Option
from kodeks.kernel.part import Shared

OPTIONS = [
    Option("firstDeclarationMax", "ARC-D-13", 2, words=("unlimited",), low=1, high=MOST_DECLARED),
    Option("maxRaise", "ARC-D-14", 2, low=1, high=MOST_DECLARED),
    Option("maxDeclaration", "ARC-D-15", 86, low=1, high=MOST_DECLARED),
    Option("soleBidder", "ARC-D-21", "autoWin", words=("autoWin", "mustDeclare", "mayDecline")),
    Option("resignedMayRespond", "ARC-D-20", False),
    Option("noJudgementTest", "ARC-D-22", "direct", words=("direct", "reachable", "off")),
    Option("noJudgementKnowledge", "ARC-D-23", "true", words=("true", "public")),
    Option("stackWindow", "ARC-D-25", "afterEach", words=("afterEach", "wholeStack")),
    Option("judgementInJudgement", "ARC-D-28", "empty", words=("empty", "illegal")),
    Option("maxUses", "ARC-D-30", 40, low=1, high=80),
    Option("hiddenCheats", "ARC-D-33", False),
    Option("judgeTest", "ARC-D-34", "atLeast", words=("atLeast", "exact")),
    Option("keepRevealed", "ARC-D-35", False),
    Option("revealRemoved", "ARC-D-44", False),
    Option("peekPublic", "ARC-D-45", False),
    Option("protectWonDice", "ARC-D-36", False),
    Option("offBoard", "ARC-D-39", "stay", words=("stay", "remove", "wrap")),
    Option("unstableRenews", "ARC-D-46", True),
    Option("unstableBottom", "ARC-D-47", "stay", words=("stay", "remove")),
    Option("doubledMustUseBoth", "ARC-D-50", False),
    Option("tweakWrap", "ARC-D-51", False),
    Option("tweakDirectionAt", "ARC-D-51", "creation", words=("creation", "resolution")),
    Option("adjustOthers", "ARC-D-55", "one", words=("one", "all")),
    Option("negativeDice", "ARC-D-09", "literal", words=("literal", "floorWinner", "floorBoth")),
    Option("explosionCap", "ARC-D-10", "none", words=("none",), low=0, high=1000),
    Option("tieBreak", "ARC-D-11", "shared", words=("shared", "fewestLiarDice", "mostDice")),
    Option("cardTable", "ARC-D-56", "default", read=read_table),
]

NO_CAP = -1


class Rules(Shared):
    """What the options come to."""

    __slots__ = (
        "seats",
        "options",
        "forms",
        "first_max",
        "max_raise",
        "max_declaration",
        "sole_declares",
        "sole_declines",
        "resigned_respond",
        "judge_test",
        "judge_reachable",
        "judge_public",
        "window_each",
        "judge_again",
        "max_uses",
        "cheats",
        "exact",
        "keep_revealed",
        "reveal_removed",
        "peek_public",
        "protect_won",
        "off_remove",
        "off_wrap",
        "renews",
        "bottom_removes",
        "use_both",
        "tweak_wraps",
        "turn_later",
        "lower_all",
        "floor_winner",
        "floor_loser",
        "explosions",
        "fewest_liars",
        "most_dice",
    )

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.options = options
        self.forms = Forms(full_table(options["cardTable"]))
        self.max_declaration: int = options["maxDeclaration"]
        first = options["firstDeclarationMax"]
        self.first_max: int = self.max_declaration if first == "unlimited" else first
        self.max_raise: int = options["maxRaise"]
        self.sole_declares: bool = options["soleBidder"] == "mustDeclare"
        self.sole_declines: bool = options["soleBidder"] == "mayDecline"
        self.resigned_respond: bool = options["resignedMayRespond"]
        self.judge_test: bool = options["noJudgementTest"] != "off"
        self.judge_reachable: bool = options["noJudgementTest"] == "reachable"
        self.judge_public: bool = options["noJudgementKnowledge"] == "public"
        self.window_each: bool = options["stackWindow"] == "afterEach"
        self.judge_again: bool = options["judgementInJudgement"] == "empty"
        self.max_uses: int = options["maxUses"]
        self.cheats: bool = options["hiddenCheats"]
        self.exact: bool = options["judgeTest"] == "exact"
        self.keep_revealed: bool = options["keepRevealed"]
        self.reveal_removed: bool = options["revealRemoved"]
        self.peek_public: bool = options["peekPublic"]
        self.protect_won: bool = options["protectWonDice"]
        self.off_remove: bool = options["offBoard"] == "remove"
        self.off_wrap: bool = options["offBoard"] == "wrap"
        self.renews: bool = options["unstableRenews"]
        self.bottom_removes: bool = options["unstableBottom"] == "remove"
        self.use_both: bool = options["doubledMustUseBoth"]
        self.tweak_wraps: bool = options["tweakWrap"]
        self.turn_later: bool = options["tweakDirectionAt"] == "resolution"
        self.lower_all: bool = options["adjustOthers"] == "all"
        self.floor_winner: bool = options["negativeDice"] != "literal"
        self.floor_loser: bool = options["negativeDice"] == "floorBoth"
        self.explosions: int = NO_CAP if options["explosionCap"] == "none" else options["explosionCap"]
        self.fewest_liars: bool = options["tieBreak"] == "fewestLiarDice"
        self.most_dice: bool = options["tieBreak"] == "mostDice"

    def __reduce__(self) -> tuple[Any, ...]:
        return Rules, (self.seats, self.options)
