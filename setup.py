"""A wheel holds the compiled rules beside the sources, and is pure where they can not be compiled.

KODEKS_RULES=interpreted makes a pure one anyway. _overlay.py finds what is laid out here.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
MADE = ROOT / "build" / "native"


def compiled() -> bool:
    """Whether the rules are compiled now; native.py says why not."""
    if "bdist_wheel" not in sys.argv or os.environ.get("KODEKS_RULES") == "interpreted":
        return False
    subprocess.run([sys.executable, str(ROOT / "native.py")], check=False)
    return (MADE / "stamp").is_file()


class Compiled(Distribution):  # type: ignore[misc]
    """For one Python on one kind of machine."""

    def has_ext_modules(self) -> bool:
        return True


class WithRules(build_py):  # type: ignore[misc]
    def run(self) -> None:
        super().run()
        shutil.copytree(MADE, Path(self.build_lib) / "kodeks" / "_native", dirs_exist_ok=True)


if compiled():
    setup(distclass=Compiled, cmdclass={"build_py": WithRules})
else:
    setup()
