"""Who sits where: `Ewa` is a person, `bot:search` a bot; how journals and screens name them."""

from __future__ import annotations

from collections.abc import Sequence

from kodeks.kernel.note import letter
from kodeks.languages import Language

BOT = "bot:"


def level_of(player: str) -> str:
    """The name of the bot that plays, or '' for a person."""
    return player.removeprefix(BOT) if player.startswith(BOT) else ""


def names(players: Sequence[str], reader: Language) -> list[str]:
    """Names for people; no two are the same, for a log line must say who is meant."""
    shown = [name_of(player, seat, reader) for seat, player in enumerate(players)]
    return [f"{name} {letter(seat)}" if shown.count(name) > 1 else name for seat, name in enumerate(shown)]


def name_of(player: str, seat: int, reader: Language) -> str:
    level = level_of(player)
    if level:
        return reader.say("bot {level}", level=level)
    return player or reader.say("Player {letter}", letter=letter(seat))
