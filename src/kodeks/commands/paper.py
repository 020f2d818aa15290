"""What commands read, and print: words for people at 80 columns, or JSON for programs."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from pathlib import Path
from textwrap import wrap
from typing import Any

from kodeks.languages import mark

WIDTH = 80


def read_file(path: Path) -> str:
    """The text of a file; `-` is the standard input."""
    if str(path) == "-":
        return sys.stdin.buffer.read().decode("utf-8-sig")
    return path.read_text(encoding="utf-8-sig")


def add_json(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help=mark("print JSON"))


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def paragraph(text: str, indent: int = 0, lead: str = "") -> str:
    """Text under a hanging indent; `lead` stands before its first line."""
    first = lead.ljust(indent - 1) + " " if lead else " " * indent
    lines = wrap(text, WIDTH, initial_indent=first, subsequent_indent=" " * indent, break_on_hyphens=False)
    return "\n".join(lines)
