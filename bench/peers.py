"""What is measured and how each of it is started; what has to be fetched or compiled first is put into build/bench."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
BUILD = ROOT / "build" / "bench"
SPIEL = "open_spiel==2.0.2"
BOARDGAME = "boardgame.io@0.50.2"
MINUTES = 5  # for one thing to be fetched


@dataclass
class Engine:
    key: str
    title: str
    command: list[str]
    env: dict[str, str] = field(default_factory=dict)
    copies: bool = True
    missing: str = ""  # why it is left out

    def run(self, *args: object) -> list[str]:
        """The words that it prints."""
        done = subprocess.run(
            [*self.command, *map(str, args)],
            env={**os.environ, **self.env},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError((done.stderr.strip().splitlines() or ["it failed without a word"])[-1])
        return done.stdout.split()

    def trouble(self) -> str:
        """Why it does not run here, or ''."""
        try:
            self.run("play", 0)
        except (RuntimeError, OSError) as error:
            return str(error)
        return ""


def python(key: str, title: str, worker: str, rules: str = "interpreted") -> Engine:
    path = f"{ROOT / 'src'}{os.pathsep}{BUILD / 'python'}"
    command = [sys.executable, str(HERE / "worker.py"), worker]
    return Engine(key, title, command, {"PYTHONPATH": path, "KODEKS_RULES": rules})


def engines() -> list[Engine]:
    found = [
        python("compiled", "Kodeks, compiled", "kodeks", "compiled"),
        python("interpreted", "Kodeks, interpreted", "kodeks"),
        spiel(),
        boardgame(),
        python("plain", "plain Python", "plain"),
        c(),
        python("arcanon compiled", "Arcanon on Kodeks, compiled", "arcanon", "compiled"),
        python("arcanon interpreted", "Arcanon on Kodeks, interpreted", "arcanon"),
        python("starwars compiled", "Star Wars on Kodeks, compiled", "starwars", "compiled"),
        python("starwars interpreted", "Star Wars on Kodeks, interpreted", "starwars"),
        python("berserk compiled", "Berserk on Kodeks, compiled", "berserk", "compiled"),
        python("berserk interpreted", "Berserk on Kodeks, interpreted", "berserk"),
    ]
    for engine in found:
        if not engine.missing:
            engine.missing = engine.trouble()
    return found


def spiel() -> Engine:
    engine = python("spiel", "OpenSpiel, Python game with chance nodes", "spiel")
    if importlib.util.find_spec("pyspiel") is None and not (BUILD / "python").is_dir():
        engine.missing = fetch([*installer(), "-q", "--target", str(BUILD / "python"), SPIEL], BUILD / "python")
    return engine


def installer() -> list[str]:
    """uv, the pip of this environment, or that of the Python it was made from."""
    if shutil.which("uv"):
        return ["uv", "pip", "install", "--python", sys.executable]
    own = importlib.util.find_spec("pip") is not None
    made_from = getattr(sys, "_base_executable", sys.executable)
    return [sys.executable if own else made_from, "-m", "pip", "install"]


def boardgame() -> Engine:
    folder = BUILD / "js"
    env = {"NODE_ENV": "production", "NODE_PATH": str(folder / "node_modules")}
    engine = Engine("boardgame", "boardgame.io, its Client", ["node", str(HERE / "js" / "bench.js")], env, copies=False)
    if not shutil.which("node") or not shutil.which("npm"):
        engine.missing = "node and npm are not installed"
    elif not folder.is_dir():
        npm = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder), BOARDGAME]
        engine.missing = fetch(npm, folder)
    return engine


def c() -> Engine:
    program = BUILD / "archimedes_c"
    engine = Engine("c", "C", [str(program)])
    compiler = os.environ.get("CC", "cc")
    if not shutil.which(compiler):
        engine.missing = "there is no C compiler"
    else:
        BUILD.mkdir(parents=True, exist_ok=True)
        command = [compiler, "-O3", "-march=native", str(HERE / "archimedes.c"), "-o", str(program)]
        subprocess.run(command, check=True)
    return engine


def fetch(command: list[str], folder: Path) -> str:
    """Why it could not be fetched, or ''."""
    print("fetching", command[-1], "...", file=sys.stderr)
    BUILD.mkdir(parents=True, exist_ok=True)
    try:
        subprocess.run(command, check=True, capture_output=True, timeout=60 * MINUTES)
    except (subprocess.SubprocessError, OSError):
        shutil.rmtree(folder, ignore_errors=True)
        return f"{command[-1]} could not be fetched"
    return ""
