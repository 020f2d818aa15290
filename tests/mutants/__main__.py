from __future__ import annotations

import argparse
import json
import queue
import sys
import threading
from pathlib import Path
from random import Random

import tests.mutants
from tests.mutants.breaks import Break, breaks
from tests.mutants.desk import ROOT, SCRATCH, SOURCE, SURVIVED, Calls, Desk


class Book:
    """What is known already: one line of JSON for each break that was tried."""

    def __init__(self) -> None:
        SCRATCH.mkdir(parents=True, exist_ok=True)
        self.file = SCRATCH / "tried.jsonl"
        lines = self.file.read_text().splitlines() if self.file.exists() else []
        self.known: dict[str, str] = dict(json.loads(line) for line in lines)
        self.lock = threading.Lock()

    def write(self, key: str, how: str, quick: bool) -> None:
        with self.lock, self.file.open("a") as out:
            self.known[key] = how
            if how != SURVIVED or not quick:  # else another run tries all tests
                out.write(json.dumps([key, how]) + "\n")


def chosen(wanted: list[str], seed: int, count: int) -> tuple[list[Break], dict[Path, str]]:
    """Of every file as many as it has places, in an order of the seed."""
    sources: dict[Path, str] = {}
    found: list[Break] = []
    for folder in ("kernel", "games"):
        for file in sorted((ROOT / SOURCE / folder).rglob("*.py")):
            path = file.relative_to(ROOT)
            named = [word for word in wanted or [""] if word in f"{path.as_posix()}/"]
            if named and ("face" not in path.parts or any("face" in word for word in named)):
                sources[path] = file.read_text()
                found += breaks(path, sources[path])
    Random(seed).shuffle(found)
    return found[:count], sources


def work(desk: Desk, todo: queue.SimpleQueue[Break], sources: dict[Path, str], book: Book, calls: Calls) -> None:
    while True:
        try:
            one = todo.get_nowait()
        except queue.Empty:
            return
        how = desk.tried(one, sources[one.path], calls)
        book.write(one.key(sources[one.path]), how, desk.quick)
        print(
            f"{place(one)}  {one.text(sources[one.path])[:60]}  ->  {' '.join(one.changed.split())[:60]}  {how}",
            flush=True,
        )


def place(one: Break) -> str:
    return f"{one.path.relative_to(SOURCE).as_posix()}:{one.line}"


def report(some: list[Break], sources: dict[Path, str], book: Book) -> None:
    how = {one: book.known.get(one.key(sources[one.path]), "") for one in some}
    print("\n| place | what | became |\n|---|---|---|")
    for one in sorted(some, key=lambda one: (str(one.path), one.span)):
        if how[one] == SURVIVED:
            cells = [place(one), one.text(sources[one.path])[:80], " ".join(one.changed.split())[:80]]
            print("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    print("\n| folder | breaks | noticed |\n|---|---|---|")
    folders = sorted({one.path.parent for one in some})
    for folder in [*folders, None]:
        tried = [how[one] for one in some if how[one] and folder in (None, one.path.parent)]
        if tried:
            name = "all" if folder is None else folder.relative_to(SOURCE).as_posix()
            share = 100 * sum(word != SURVIVED for word in tried) / len(tried)
            print(f"| {name} | {len(tried)} | {share:.0f} % |")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=tests.mutants.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "wanted", nargs="*", help="parts of paths, such as kernel/ or starwars/decks.py; all if left out"
    )
    parser.add_argument("--seed", type=int, default=1, help="which places")
    parser.add_argument("--count", type=int, default=100, help="how many")
    parser.add_argument("--jobs", type=int, default=2, help="how many at once")
    parser.add_argument(
        "--quick", action="store_true", help="only the short tests that call what is broken: more seem to survive"
    )
    args = parser.parse_args()
    book = Book()
    some, sources = chosen(args.wanted, args.seed, args.count)
    todo: queue.SimpleQueue[Break] = queue.SimpleQueue()
    for one in some:
        if one.key(sources[one.path]) not in book.known:
            todo.put(one)
    desks = [Desk(number, args.quick) for number in range(args.jobs)]
    calls = Calls(desks[0], args.quick)
    workers = [threading.Thread(target=work, args=(desk, todo, sources, book, calls), daemon=True) for desk in desks]
    try:
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
    except KeyboardInterrupt:
        print("\nstopped; the same command goes on from here")
    report(some, sources, book)
    return 0


if __name__ == "__main__":
    sys.exit(main())
