"""What a step says to a learner's move."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from kodeks.kernel.rulebook import Clause

Kind = Literal[
    "done",  # played, and the step is over: time for its praise
    "go on",  # played, and the learner is asked again
    "hint",  # legal, but not what the step teaches: not played
    "refused",  # `clauses` forbid it: not played
    "unknown",  # not the notation of a move; `reason` says more
]


@dataclass(frozen=True)
class Verdict:
    kind: Kind
    clauses: list[Clause] = field(default_factory=list)
    reason: str = ""
