"""What a journal proves of its chance, in words."""

from __future__ import annotations

from kodeks.kernel.errors import BadJournal
from kodeks.kernel.fair import is_fair, numbers_of, seal, secret_of
from kodeks.kernel.state import CHANCE
from kodeks.languages import Language
from kodeks.languages.players import names
from kodeks.own_cards import replay


def verdict(text: str, reader: Language) -> tuple[list[str], bool]:
    """What was checked, in sentences, and whether all of it holds."""
    try:
        table = replay(text)
    except BadJournal as error:
        return [reader.say("Not fair: {reason}", reason=str(error))], False
    rolled = sum(1 for entry in table.entries[table.given :] if entry.seat == CHANCE)
    lines = [reader.say("{count} answers of chance follow from the seed.", count=rolled)]
    if table.given:
        lines.append(reader.say("{count} answers were taken over from an earlier game.", count=table.given))
    if not table.sealed:
        return [*lines, reader.say("No hash of the seed was published before this game.")], False
    if not is_fair(table):
        found = seal(secret_of(table))
        return [*lines, reader.say("Not fair: the seed's hash is {hash}, another was published.", hash=found)], False
    lines.append(reader.say("The seed has the hash that was published before the game: {hash}", hash=table.sealed))
    for name, number in zip(names(table.players, reader), numbers_of(table), strict=False):
        if number:
            lines.append(reader.say("{name} added the number {number}.", name=name, number=number))
    return lines, True
