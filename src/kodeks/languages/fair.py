"""What a journal proves of its chance, in words."""

from __future__ import annotations

from kodeks.kernel.errors import BadJournal
from kodeks.kernel.fair import (
    BROKEN,
    FAIR,
    SERVED,
    UNPROVEN,
    differs,
    is_promised,
    numbers_of,
    seal,
    secret_of,
    wrong_odds,
    wrong_seal,
    wrong_seats,
)
from kodeks.kernel.state import CHANCE
from kodeks.kernel.table import Table
from kodeks.languages import Language, mark
from kodeks.languages.players import names
from kodeks.own_cards import replay

HEADINGS = {
    FAIR: mark("Proven fair: nobody could bend a roll of this game."),
    UNPROVEN: mark("Intact, but not proven fair."),
    BROKEN: mark("Broken: this is not the game as it was rolled."),
}


def verdict(text: str, reader: Language, kept: str = "") -> tuple[list[str], str]:
    """What was checked, in sentences, and what all of it comes to: fair, unproven or broken.

    `kept` is what a player's browser kept from before the game.
    """
    try:
        table = replay(text)
    except BadJournal as error:
        return [reader.say("Not fair: {reason}", reason=str(error))], BROKEN
    lines = rolls(table, reader)
    faults = broken(table, text, reader)
    if kept and (other := differs(table, kept)):
        faults.append(reader.say("Not fair: your browser was shown something else before the game: {line}", line=other))
    if faults:
        return lines + faults, BROKEN
    lines += promised(table, reader)
    if is_promised(table) and not kept:
        lines.append(reader.say("Whether these promises are the old ones, only what a player's browser kept can tell."))
    doubts = unproven(table, reader)
    return lines + doubts, UNPROVEN if doubts else FAIR


def rolled(table: Table) -> int:
    """Answers of chance that the seed has given."""
    return sum(1 for entry in table.entries[table.given :] if entry.seat == CHANCE)


def rolls(table: Table, reader: Language) -> list[str]:
    return [reader.say("{count} answers of chance follow from the seed.", count=rolled(table))]


def broken(table: Table, text: str, reader: Language) -> list[str]:
    who = names(table.players, reader)
    lines = []
    if wrong_seal(table):
        found = seal(secret_of(table))
        lines.append(reader.say("Not fair: the seed's hash is {hash}, another was published.", hash=found))
    for seat in wrong_seats(table):
        lines.append(reader.say("Not fair: the number of {name} is not the one that was promised.", name=who[seat]))
    if table.commits and wrong_odds(table, text):
        lines.append(reader.say("Not fair: what chance could have answered is not what the journal says."))
    return lines


def promised(table: Table, reader: Language) -> list[str]:
    """What everybody added, and how it was promised."""
    lines = []
    if table.sealed:
        lines.append(reader.say("The seed has the hash that was published before the game: {hash}", hash=table.sealed))
    for seat, (name, number) in enumerate(zip(names(table.players, reader), numbers_of(table), strict=False)):
        if table.commits and table.commits[seat] == SERVED:
            lines.append(reader.say("{name} promised no number: the server's secret speaks for this seat.", name=name))
        elif table.commits:
            lines.append(reader.say("{name} promised the number {number} by its hash.", name=name, number=number))
        elif number and table.sealed:
            lines.append(reader.say("{name} added the number {number}.", name=name, number=number))
    return lines


def unproven(table: Table, reader: Language) -> list[str]:
    """What stands against calling it fair, though nothing was changed."""
    lines = []
    if table.built is not None:
        lines.append(reader.say("The game began at a position that was built by hand: nothing is proven of it."))
    if table.given:
        lines.append(reader.say("{count} answers were taken over from an earlier game.", count=table.given))
        lines.append(reader.say("Nothing is proven of what was taken over."))
    if not table.sealed:
        lines.append(reader.say("No hash of the seed was published before this game."))
    elif not is_promised(table):
        lines.append(reader.say("No player promised a number: who ran the server could have chosen the seed."))
    if not rolled(table):
        lines.append(reader.say("No answer of chance came from the seed: there is nothing to prove."))
    return lines
