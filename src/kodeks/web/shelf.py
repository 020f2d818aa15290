"""Pages as they are sent, each drawn once for all who see the same; those that were drawn last, of all tables."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

MOST = 64  # pages; all who watch a table ask for its page at the same moment, and rarely again

Parts = dict[str, bytes]  # regions of a page: JSON


class Shelf:
    def __init__(self) -> None:
        self.pages: OrderedDict[tuple[object, ...], Parts] = OrderedDict()

    def page(self, key: tuple[object, ...], draw: Callable[[], Parts]) -> Parts:
        found = self.pages.pop(key, None)
        if found is None:
            found = draw()
            while len(self.pages) >= MOST:
                self.pages.popitem(last=False)
        self.pages[key] = found
        return found
