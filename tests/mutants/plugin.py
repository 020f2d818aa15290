"""What pytest is told when a break is tried: which tests, in which order, and to say which one runs.

A test that takes more than twenty seconds of the processor ends the run: no rule loops that long by itself.
"""

from __future__ import annotations

import json
import signal
import sys
import time
from collections.abc import Generator
from pathlib import Path
from types import FrameType

import pytest

MOST = 20  # seconds
SOURCES = "/src/kodeks/"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--only", help="a file of the tests that are run, in this order")
    parser.addoption("--but", help="a file of tests that are left out")
    parser.addoption("--now", help="the file that names the test that runs")
    parser.addoption("--calls", help="the file for how long each test takes and what it calls")


def listed(config: pytest.Config, option: str) -> dict[str, int] | None:
    file = config.getoption(option)
    return {name: i for i, name in enumerate(Path(file).read_text().splitlines())} if file else None


def pytest_configure(config: pytest.Config) -> None:
    config.stash[CALLED] = {}
    if config.getoption("--now"):
        Path(config.getoption("--now")).write_text("")
        signal.setitimer(signal.ITIMER_VIRTUAL, MOST)  # whatever is imported


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    only, but = listed(config, "--only"), listed(config, "--but") or {}
    if only is not None:
        items[:] = sorted((item for item in items if item.nodeid in only), key=lambda item: only[item.nodeid])
    items[:] = [item for item in items if item.nodeid not in but]


CALLED = pytest.StashKey[dict[str, tuple[float, list[str]]]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    if item.config.getoption("--now"):
        Path(item.config.getoption("--now")).write_text(item.nodeid)
        signal.setitimer(signal.ITIMER_VIRTUAL, MOST if not item.config.getoption("--calls") else 0)
    if not item.config.getoption("--calls"):
        return (yield)
    seen: set[tuple[str, str]] = set()

    def note(frame: FrameType, event: str, argument: object) -> None:
        seen.add((frame.f_code.co_filename, frame.f_code.co_qualname))

    began = time.process_time()
    sys.settrace(note)
    try:
        return (yield)
    finally:
        sys.settrace(None)
        ours = sorted(f"{file.rpartition(SOURCES)[2]}:{name}" for file, name in seen if SOURCES in file)
        item.config.stash[CALLED][item.nodeid] = (time.process_time() - began, ours)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if session.config.getoption("--calls"):
        Path(session.config.getoption("--calls")).write_text(json.dumps(session.config.stash[CALLED]))
