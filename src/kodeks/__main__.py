"""`python -m kodeks` is `kodeks`."""

from __future__ import annotations

import sys

from kodeks.cli import main

sys.exit(main())
