"""Kuhn poker in a terminal."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from kodeks.kernel.game import Game
from kodeks.languages import Language
from kodeks.terminal.cards import BLACK, back, beside, face, stacked, styled


def draw(view: dict[str, Any], names: list[str], reader: Language, width: int, game: Game) -> Text:
    cards = [view["table"]["cards"].get(str(seat), "") for seat in range(2)]
    blocks = [
        [styled(name, "bold" if view["turn"] == seat else ""), *(face(cards[seat], BLACK) if cards[seat] else back())]
        for seat, name in enumerate(names)
    ]
    return stacked([*beside(blocks, gap=4), Text(" → ".join(reader.word(bet) for bet in view["table"]["bets"]))])
