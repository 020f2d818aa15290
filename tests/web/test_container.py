"""The container of docs/operating.md is built and answers, where a program that builds containers is there."""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0  # seconds until it answers


def builder() -> str:
    """A program that can build and run a container here, or the test is skipped."""
    for name in ("podman", "docker"):
        if shutil.which(name) and subprocess.run([name, "info"], capture_output=True, timeout=60).returncode == 0:
            return name
    pytest.skip("no container can be built: neither podman nor docker answers here")


@pytest.fixture
def running() -> Iterator[str]:
    """Its address."""
    tool, image = builder(), "kodeks-test"
    build = [tool, "build", "-q", "-f", "Containerfile", "-t", image, "."]
    built = subprocess.run(build, cwd=ROOT, capture_output=True)
    if built.returncode and b"registry" in built.stderr + built.stdout:
        pytest.skip("no container can be built: the image it begins with can not be fetched")
    assert built.returncode == 0, built.stderr.decode()
    made = subprocess.run([tool, "run", "-d", "--rm", "-p", "127.0.0.1::8000", image], capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    name = made.stdout.strip()
    try:
        port = subprocess.run([tool, "port", name, "8000"], capture_output=True, text=True).stdout.strip()
        yield f"http://{port.splitlines()[0]}"
    finally:
        subprocess.run([tool, "rm", "-f", name], capture_output=True)


def test_the_container_serves_tables(running: str) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            health = json.load(urlopen(f"{running}/health", timeout=5))
            break
        except (URLError, OSError):
            assert time.monotonic() < end, "it does not answer"
            time.sleep(0.2)
    assert health == {"live": True, "ready": True}
    assert b"Archimedes" in urlopen(f"{running}/", timeout=10).read()


def test_the_container_gets_what_it_needs_and_runs_as_nobody_in_particular() -> None:
    """Also where none can be built: what it copies is there, and what it must not hold is left out."""
    text = (ROOT / "Containerfile").read_text()
    copied = [word for line in text.splitlines() if line.startswith("COPY") for word in line.split()[1:-1]]
    let_in = [line[1:] for line in (ROOT / ".containerignore").read_text().splitlines() if line.startswith("!")]
    assert sorted(copied) == sorted(let_in)
    assert all((ROOT / name).exists() for name in copied)
    assert "--require-hashes -r requirements.lock" in text
    assert text.index("USER kodeks") < text.index("ENTRYPOINT")
