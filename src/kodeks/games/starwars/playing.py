"""The game in play: its mechanisms, each of which may call the others."""

from __future__ import annotations

from kodeks.games.starwars.rules import Rules
from kodeks.games.starwars.state import StarWars
from kodeks.games.starwars.timing.checks import settle
from kodeks.games.starwars.timing.loops import look_for_an_end
from kodeks.games.starwars.timing.using import start


class Playing(Rules):
    __slots__ = ()

    def settle(self, state: StarWars) -> bool:
        return settle(state)

    def use(self, state: StarWars, seat: int, move: int) -> None:
        start(state, seat, move, True)

    def look_for_an_end(self, state: StarWars) -> None:
        look_for_an_end(state)
