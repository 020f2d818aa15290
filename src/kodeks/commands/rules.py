"""`kodeks rules GAME WORDS`: the clauses that match, where they stand and the rulings on them; without words, all."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from kodeks.commands.paper import add_json, paragraph, print_json
from kodeks.faces import easiest
from kodeks.kernel.errors import BadOption
from kodeks.kernel.game import game
from kodeks.kernel.rulebook import LANGUAGES, Clause, Rulebook
from kodeks.languages import Language, language, mark, preferred
from kodeks.languages.rules import BASES, source
from kodeks.searching import find, find_terms


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help=mark("the game"))
    parser.add_argument("words", nargs="*", help=mark("words in any language, a number (5.2) or an id"))
    parser.add_argument("--coverage", action="store_true", help=mark("which clauses no test exercises"))
    parser.add_argument("--tests", type=Path, default=Path("tests"), help=mark("where the tests are, for --coverage"))
    add_json(parser)


def run(args: Namespace) -> int:
    if args.coverage:
        from kodeks.commands.coverage import run as run_coverage

        return run_coverage(args)
    if not args.game:
        raise BadOption(f"say which game, and what to look for, for example: kodeks rules {easiest()} card")
    words = " ".join(args.words)
    rulebook = game(args.game).rulebook
    found = find(rulebook, words) if words else list(rulebook.clauses)
    codes = list(LANGUAGES) if args.lang == "all" else [args.lang]
    if args.json:
        print_json([data_of(clause, rulebook, codes) for clause in found])
    else:
        print_found(words, found, rulebook, codes)
    return 0 if found else 1


def data_of(clause: Clause, rulebook: Rulebook, codes: list[str]) -> dict[str, Any]:
    rulings = [data_of(ruling, rulebook, codes) for ruling in rulebook.rulings_on(clause.id)]
    texts = {code: clause.text(code) for code in codes}
    return {"id": clause.id, "source": clause.source, "basis": clause.basis, "text": texts, "rulings": rulings}


def print_found(words: str, found: list[Clause], rulebook: Rulebook, codes: list[str]) -> None:
    import os

    reader = language(codes[0] if len(codes) == 1 else preferred(os.environ))
    for term in find_terms(rulebook, words):
        print(" = ".join(dict.fromkeys(term[code] for code in LANGUAGES)))
    shown: set[str] = set()
    for clause in found:
        if clause.id not in shown:
            print_clause(clause, codes, reader, "")
            for ruling in rulebook.rulings_on(clause.id):
                print_clause(ruling, codes, reader, "  ")
                shown.add(ruling.id)
    if not found:
        print(reader.say("No rule has these words: {words}", words=words))


def print_clause(clause: Clause, codes: list[str], reader: Language, indent: str) -> None:
    where = [source(clause.source, reader), reader.say(BASES.get(clause.basis, clause.basis))]
    if clause.option:
        where.append(reader.say("option {option}", option=clause.option))
    print(f"\n{indent}{clause.id}  {' · '.join(part for part in where if part)}")
    for code in codes:
        lead = f"{indent}  {code}" if len(codes) > 1 else ""
        print(paragraph(clause.text(code), len(indent) + (5 if lead else 2), lead))
