"""`kodeks check PATH`: runs scenario files, one line each; one that fails explains itself."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from kodeks.commands.paper import add_json, paragraph, print_json
from kodeks.kernel import scenario
from kodeks.kernel.errors import BadOption, KodeksError
from kodeks.kernel.note import WATCHER
from kodeks.kernel.table import Table
from kodeks.languages import Language, language, mark
from kodeks.languages.errors import explain
from kodeks.own_cards import game


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("paths", type=Path, nargs="+", metavar="path", help=mark("scenario files, or folders of them"))
    parser.add_argument(
        "-v", "--verbose", action="store_true", help=mark("print question, moves and refusals at each step")
    )
    add_json(parser)


def run(args: Namespace) -> int:
    reader = language(args.lang)
    results = [result(path, reader, args.verbose) for given in args.paths for path in files(given)]
    failed = [found for found in results if found["error"]]
    if args.json:
        print_json(results)
    else:
        for found in results:
            print(line(found, reader))
            for step in found.get("steps", []):
                print(told(step, reader))
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


def result(path: Path, reader: Language, verbose: bool) -> dict[str, Any]:
    """A file that is not there stops the command; one that is there and wrong is a failure."""
    found: dict[str, Any] = {"path": str(path), "title": path.stem, "clauses": [], "error": ""}
    steps: list[dict[str, Any]] = []
    if verbose:
        found["steps"] = steps
    try:
        loaded = scenario.load(path, game)
        found.update(title=loaded.title, clauses=loaded.clauses)
        loaded.run(lambda number, table: steps.append(step_of(number, table)))
    except KodeksError as error:
        found["error"] = explain(error, reader)
    return found


def line(found: dict[str, Any], reader: Language) -> str:
    if found["error"]:
        return paragraph(found["error"], 6, reader.say("FAIL"))
    return paragraph(f"{found['title']}  {' '.join(found['clauses'])}", 6, "ok")


def step_of(number: int, table: Table) -> dict[str, Any]:
    """What is asked before a step, what is legal then, and what forbids the rest that one could think of."""
    seat = table.turn
    asked = table.state.prompt(WATCHER if seat is None else seat)
    offers = [] if seat is None else table.offers(seat)
    return {
        "step": number,
        "turn": seat,
        "asks": asked.clause,
        "question": str(asked),
        "legal": [move for move, clauses in offers if not clauses],
        "refused": {move: [clause.name() for clause in clauses] for move, clauses in offers if clauses},
    }


def told(step: dict[str, Any], reader: Language) -> str:
    lines = [paragraph(f"{step['question']} ({step['asks']})", 6, f"{step['step']:>4}")]
    lines += [paragraph(", ".join(step["legal"]), 12, "      " + reader.say("legal:"))] if step["legal"] else []
    lines += [
        paragraph(f"{move}: {', '.join(by)}", 12, "      " + reader.say("refused:"))
        for move, by in step["refused"].items()
    ]
    return "\n".join(lines)
