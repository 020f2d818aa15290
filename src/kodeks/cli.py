"""The command line. Each command is a module with `add_arguments(parser)` and `run(args)`, imported when called."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module
from io import TextIOWrapper
from typing import Any

from kodeks.kernel.errors import KodeksError
from kodeks.kernel.rulebook import LANGUAGES
from kodeks.languages import Language, language, mark, preferred

COMMANDS = {
    "play": ("kodeks.terminal.command", mark("play at this terminal, against people or bots")),
    "serve": ("kodeks.web.command", mark("open the tables in the browser")),
    "replay": ("kodeks.commands.replay", mark("print a journal: what happened, and by which clause")),
    "verify": ("kodeks.commands.verify", mark("check that no roll of a journal was changed")),
    "rules": ("kodeks.commands.rules", mark("find rules by word, number or id")),
    "cards": ("kodeks.commands.cards", mark("show a card with its errata and rulings, or add your own")),
    "check": ("kodeks.commands.check", mark("run scenario files")),
    "judge": ("kodeks.commands.judge", mark("say what is allowed in a position, and by which clause")),
    "arena": ("kodeks.arena.command", mark("let bots play many games against each other")),
    "balance": ("kodeks.arena.balance.command", mark("what decks, seats, house rules and cards are worth")),
    "engine": ("kodeks.arena.engine", mark("be a bot that other programs ask on standard input and output")),
    "games": ("kodeks.commands.games", mark("list the games, their seats and house rules")),
    "bench": ("kodeks.commands.bench", mark("measure the speed of the rules")),
    "completion": ("kodeks.completion", mark("print what makes your shell complete these commands")),
}
VERSION_HELP = mark("print the version")
LANG_HELP = mark("language of texts and rules (default: that of the environment)")


class Parser(argparse.ArgumentParser):
    """Says its help in the reader's language."""

    reader = Language("en")

    def add_argument(self, *names: Any, **given: Any) -> argparse.Action:
        if given.get("help"):
            given["help"] = self.reader.say(given["help"])
        return super().add_argument(*names, **given)


def main(argv: list[str] | None = None) -> int:
    """Runs a command; 0 is well done, 1 a check that failed, 2 a request that could not be met (3: see verify.py)."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # what a terminal can not write is a ?, not the end
    argv = sys.argv[1:] if argv is None else argv
    wanted = wanted_language(argv)
    reader = language(wanted if wanted in LANGUAGES else preferred(os.environ))
    try:
        args = parser(reader, argv).parse_args(argv)
        args.lang = wanted or reader.code
        if args.command != "rules":
            tell_left_out(reader)
        return import_module(COMMANDS[args.command][0]).run(args) or 0
    except BrokenPipeError:  # `kodeks replay … | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (KodeksError, OSError, UnicodeDecodeError) as error:
        from kodeks.languages.errors import explain

        print(f"kodeks: {explain(error, reader)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def tell_left_out(reader: Language) -> None:
    """Cards that were kept and are no longer right."""
    from kodeks.own_cards import left_out

    for path, error in left_out():
        from kodeks.languages.errors import explain

        told = reader.say("The cards of {file} are left out.", file=path)
        print(f"kodeks: {told} {explain(error, reader)}", file=sys.stderr)


def wanted_language(argv: list[str]) -> str:
    """What --lang says, wherever it stands: the help itself is in this language."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    early.add_argument("--lang", nargs="?", default="")
    return early.parse_known_args(argv)[0].lang or ""


def parser(reader: Language, argv: list[str]) -> Parser:
    Parser.reader = reader
    setattr(argparse, "_", reader.say)  # noqa: B010  its own words, such as "usage", come from our catalogues
    top = Parser(prog="kodeks", description=reader.say("Card games by their rulebooks."))
    top.add_argument("--lang", choices=LANGUAGES, help=LANG_HELP)
    top.add_argument(
        "--version", action="version", version=f"kodeks {sys.modules['kodeks'].__version__}", help=VERSION_HELP
    )
    commands = top.add_subparsers(dest="command", metavar=reader.say("COMMAND"), required=True)
    for name, (module, purpose) in COMMANDS.items():
        command = commands.add_parser(name, help=reader.say(purpose), description=reader.say(purpose))
        every = ("all",) if name == "rules" else ()
        command.add_argument("--lang", choices=(*LANGUAGES, *every), help=LANG_HELP)
        if name in argv:
            import_module(module).add_arguments(command)
    return top
