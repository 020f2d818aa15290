"""`kodeks check PATH`: runs scenario files, one line each; one that fails explains itself."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from kodeks.commands.paper import add_json, paragraph, print_json
from kodeks.kernel import scenario
from kodeks.kernel.errors import BadOption, KodeksError
from kodeks.languages import Language, language, mark
from kodeks.languages.errors import explain
from kodeks.own_cards import game


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("paths", type=Path, nargs="+", metavar="path", help=mark("scenario files, or folders of them"))
    add_json(parser)


def run(args: Namespace) -> int:
    reader = language(args.lang)
    results = [result(path, reader) for given in args.paths for path in files(given)]
    failed = [found for found in results if found["error"]]
    if args.json:
        print_json(results)
    else:
        for found in results:
            print(line(found, reader))
        print(reader.say("{count} scenarios hold", count=len(results) - len(failed)), end="")
        print("; " + reader.say("{count} scenarios fail", count=len(failed)) if failed else "")
    return 1 if failed else 0


def files(given: Path) -> list[Path]:
    if not given.is_dir():
        return [given]
    found = sorted(given.rglob("*.toml"))
    if not found:
        raise BadOption(f"there is no scenario (*.toml) in {given}")
    return found


def result(path: Path, reader: Language) -> dict[str, Any]:
    """A file that is not there stops the command; one that is there and wrong is a failure."""
    found: dict[str, Any] = {"path": str(path), "title": path.stem, "clauses": [], "error": ""}
    try:
        loaded = scenario.load(path, game)
        found.update(title=loaded.title, clauses=loaded.clauses)
        loaded.run()
    except KodeksError as error:
        found["error"] = explain(error, reader)
    return found


def line(found: dict[str, Any], reader: Language) -> str:
    if found["error"]:
        return paragraph(found["error"], 6, reader.say("FAIL"))
    return paragraph(f"{found['title']}  {' '.join(found['clauses'])}", 6, "ok")
