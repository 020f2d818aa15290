"""How Kodeks is built: by setuptools, and a wheel with mypy beside it, which compiles the rules (see setup.py)."""

from __future__ import annotations

import os
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """Only a wheel compiles: in the working copy that `make play` installs, `make native` does it when asked."""
    found: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return found if os.environ.get("KODEKS_RULES") == "interpreted" else [*found, "mypy>=2.4"]
