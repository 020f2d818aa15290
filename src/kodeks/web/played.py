"""A game as the list of a person's games tells it."""

from __future__ import annotations

from dataclasses import dataclass

from kodeks.kernel.game import Game, games
from kodeks.kernel.note import letter
from kodeks.languages.players import names
from kodeks.own_cards import game
from kodeks.store.kept import Kept
from kodeks.web.errors import Refused
from kodeks.web.hall import Hall
from kodeks.web.visitor import Visitor


@dataclass
class Played:
    id: str
    phase: str
    when: float  # it was opened, or ended
    game: Game | None  # None when this server has none of its name
    others: list[str]  # their names
    mine: int | None = None  # my seat, at the end or now
    turn: int | None = None
    winners: list[int] | None = None  # None while there are none
    aside: bool = False  # its rows make no room now

    @property
    def seat(self) -> str:
        return "" if self.mine is None else letter(self.mine)

    @property
    def asks_me(self) -> bool:
        return self.turn is not None and self.turn == self.mine


async def played(hall: Hall, kept: Kept, visitor: Visitor) -> Played:
    """By what the database keeps of a game that is over, and by the room of any other."""
    told = Played(kept.id, kept.phase, kept.made, game(kept.game) if kept.game in games() else None, [])
    result = kept.result
    players, people = (result.players, result.people) if result else ([], [])
    if result is None:
        try:
            room = (await hall.open(kept.id, visitor.address)).room
        except Refused:
            told.aside = True
            return told
        result = room.result()
        told.phase, told.turn = room.phase, room.table.turn if room.table else None
        players, people = room.players, [chair.person for chair in room.chairs]
    if result is not None:
        told.winners, told.when = result.winners, result.at
    told.mine = people.index(visitor.person) if visitor.person in people else None
    told.others = [name for seat, name in enumerate(names(players, visitor.reader)) if seat != told.mine]
    return told
