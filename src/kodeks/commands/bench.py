"""`kodeks bench`: the measurements of the repository, when it is there."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from kodeks.kernel.errors import BadOption
from kodeks.languages import mark

SCRIPT = Path("bench") / "run.py"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("rest", nargs="*", help=mark("passed on to bench/run.py, after --"))


def run(args: argparse.Namespace) -> int:
    for folder in (Path.cwd(), Path(__file__).resolve().parents[3]):
        if (folder / SCRIPT).is_file():
            return subprocess.run([sys.executable, str(folder / SCRIPT), *args.rest], check=False).returncode
    raise BadOption("the measurements are in the repository: get it and run make bench there")
