"""Where Kodeks keeps what belongs to its user."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "kodeks"
