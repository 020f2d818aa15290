"""Errors in the reader's language: what kind it is, then the kernel's own words."""

from __future__ import annotations

from kodeks.bots.catalogue import UnknownBot
from kodeks.kernel import errors
from kodeks.languages import Language, mark

KINDS: dict[type[BaseException], str] = {
    errors.UnknownGame: mark("There is no such game"),
    UnknownBot: mark("There is no such bot"),
    errors.BadOption: mark("This setting is not possible"),
    errors.UnknownMove: mark("This is not the notation of a move"),
    errors.IllegalMove: mark("The rules do not allow this move now"),
    errors.NoUndo: mark("This can not be taken back"),
    errors.BadPosition: mark("No game can reach this position"),
    errors.BadScenario: mark("The scenario can not be read"),
    errors.ScenarioFailed: mark("The scenario does not hold"),
    errors.NewerJournal: mark("The journal is of a newer version: update Kodeks"),
    errors.CutJournal: mark("The journal is cut: its end is missing"),
    errors.OtherCards: mark("The journal was written with other cards"),
    errors.BadJournal: mark("This is not a good journal"),
    FileNotFoundError: mark("There is no such file or folder"),
    IsADirectoryError: mark("This is a folder, not a file"),
    PermissionError: mark("The file may not be opened"),
    UnicodeDecodeError: mark("This is not a text file"),
    OSError: mark("The file can not be used"),
}


def explain(error: BaseException, language: Language) -> str:
    """One sentence for people."""
    kind = next((KINDS[base] for base in type(error).__mro__ if base in KINDS), "")
    if isinstance(error, OSError):
        return f"{language.say(kind)}: {error.filename or error}"
    if isinstance(error, UnicodeDecodeError):
        return language.say(kind)
    if not kind or language.code == "en":
        return str(error)
    return f"{language.say(kind)} ({error})"
