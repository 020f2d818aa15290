"""Compiles the rules with mypyc, when `make native` asks for it; installing stays pure Python."""

import os
from pathlib import Path

from setuptools import setup

modules = []
if os.environ.get("KODEKS_NATIVE"):
    from mypyc.build import mypycify

    source = Path("src/kodeks")
    paths = [*source.glob("kernel/*.py"), *source.glob("games/**/*.py")]
    left_out = {"__init__.py", "native.py"}
    modules = mypycify([str(path) for path in sorted(paths) if path.name not in left_out], opt_level="3")

setup(ext_modules=modules)
