"""Who sits where: `Ewa` is a person, `bot:search` a bot; how journals and screens name them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from unicodedata import normalize

from kodeks.kernel.note import letter
from kodeks.languages import Language, mark

BOT = "bot:"
LEVEL_WORDS = {  # a name, and what to expect
    "novice": mark("beginner: overlooks things"),
    "greedy": mark("casual: looks one move ahead"),
    "search:100ms": mark("strong: thinks 0.1 s"),
    "search:1s": mark("expert: thinks 1 s"),
}


def level_of(player: str) -> str:
    """The name of the bot that plays, or '' for a person."""
    return player.removeprefix(BOT) if player.startswith(BOT) else ""


FOLDED = str.maketrans({"о": "o", "ο": "o", "0": "o", "т": "t", "τ": "t", "б": "b", "в": "b", "ь": "b", "β": "b"})


def passes_for_bot(name: str) -> bool:
    """Whether people could take this name of a person for one of ours, in any of our alphabets."""
    word = re.split(r"[\W_]+", normalize("NFKC", name).casefold().translate(FOLDED).lstrip("«“\"' "), maxsplit=1)[0]
    return word == "bot"


def names(players: Sequence[str], reader: Language) -> list[str]:
    """Names for people; no two are the same, for a log line must say who is meant."""
    shown = [name_of(player, seat, reader) for seat, player in enumerate(players)]
    return [f"{name} {letter(seat)}" if shown.count(name) > 1 else name for seat, name in enumerate(shown)]


def name_of(player: str, seat: int, reader: Language) -> str:
    level = level_of(player)
    if level:
        return bot_name(level, reader)
    if passes_for_bot(player):
        return f"“{player}”"
    return player or reader.say("Player {letter}", letter=letter(seat))


def bot_name(level: str, reader: Language) -> str:
    """`bot (casual)`: it begins with a word that no person's name may begin with."""
    told = reader.say(LEVEL_WORDS[level]) if level in LEVEL_WORDS else level
    return reader.say("bot ({level})", level=told.partition(": ")[0])
