"""`kodeks completion SHELL`: what makes a shell complete commands, options, games and files.

bash: eval "$(kodeks completion bash)" in ~/.bashrc. zsh: the text as a file _kodeks in a folder of $fpath.
"""

from __future__ import annotations

from argparse import Action, ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import shtab

from kodeks.cli import COMMANDS, parser
from kodeks.kernel.game import games
from kodeks.languages import language, mark

FILES = ("FILE", "path")
FOLDERS = ("FOLDER",)


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("shell", choices=shtab.SUPPORTED_SHELLS, help=mark("the shell that the text is for"))


def run(args: Namespace) -> int:
    whole = parser(language("en"), [*COMMANDS])  # every command with its arguments
    for action in actions(whole):
        hint(action)
    print(shtab.complete(whole, args.shell))
    return 0


def actions(parser: ArgumentParser) -> Iterator[Action]:
    for action in parser._actions:
        yield action
        if isinstance(action, _SubParsersAction):
            for command in action.choices.values():
                yield from actions(command)


def hint(action: Action) -> None:
    """What the shell offers there."""
    offered: dict[str, Any] = {}
    if action.dest == "game" and not action.option_strings:
        action.choices = games()
    elif action.type is Path or action.metavar in FILES:
        offered = shtab.FILE
    elif action.metavar in FOLDERS:
        offered = shtab.DIRECTORY
    if offered:
        setattr(action, "complete", offered)  # noqa: B010  shtab looks for it
