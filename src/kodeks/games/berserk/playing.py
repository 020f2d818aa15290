"""The game in play: its mechanisms, each of which may call the others."""

from __future__ import annotations

from typing import Any

from kodeks.games.berserk.forecast import forecast
from kodeks.games.berserk.rules import Rules
from kodeks.games.berserk.state import Berserk
from kodeks.games.berserk.timing.attack import Attack
from kodeks.games.berserk.timing.event import Coming, Event
from kodeks.games.berserk.timing.executing import execute
from kodeks.games.berserk.timing.occurring import announce, inside
from kodeks.games.berserk.timing.rescue import Rescue
from kodeks.games.berserk.timing.use import Use
from kodeks.games.berserk.timing.yielding import say


class Playing(Rules):
    __slots__ = ()

    def announce(self, state: Berserk, event: Event) -> None:
        announce(state, event)

    def inside(self, state: Berserk, event: Event) -> None:
        if isinstance(event, Coming) and event.wounding.attack is not None:
            state.push(Rescue(event))  # after what replaces the wounds (BRS-WND-12)
        inside(state, event)

    def foresee(self, state: Berserk, attack: Attack) -> dict[str, Any]:
        return forecast(state, attack)

    def say(self, state: Berserk, move: int) -> None:
        say(state, move)

    def execute(self, state: Berserk, use: Use) -> None:
        execute(state, use)
