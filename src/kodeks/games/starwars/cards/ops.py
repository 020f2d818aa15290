"""Where a card goes that leaves play."""

from __future__ import annotations

from typing import Final

# where a card goes that leaves play
TO_DISCARD: Final = 0
TO_HAND_ZONE: Final = 1
TO_CAPTURE: Final = 2
TO_VICTORY: Final = 3
TO_UNDER: Final = 4  # below its owner's deck
