"""Analyses of finished games: one seat's decisions, looked at in the background while somebody waits for it.

A first look at every decision, then a closer one at those that seem to have cost most. Each part waits in the queue of
the bots, in turn with everybody else's thoughts; what is found stays until others have taken its place.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from kodeks.bots.study import Looked, Weighed, worst
from kodeks.languages import mark
from kodeks.web import limits
from kodeks.web.errors import TooMuch
from kodeks.web.queue import Asker
from kodeks.web.thinkers import Question, decisions, looked_into, weighed

if TYPE_CHECKING:
    from kodeks.web.hall import Hall

FIRST = 60.0  # seconds of thought for the first look at all decisions together
EACH = 0.4  # and at most for one of them
CLOSER = 3.0  # for a closer look at one
SUSPECTS = 6  # decisions that get one
MATTER = 3  # of them that are told
SPELL = 1.0  # seconds of thought before others have their turn
WAITS = 60.0  # seconds for which a page without a stream is taken to be looked at
LEFT = 3.0  # the same after a stream has ended: the browser may be opening it again
KEPT = 64  # analyses in memory
MOST = 2  # of one address at the same time
log = logging.getLogger("kodeks")

BUSY = mark("Another seat of this table is being analysed: wait for it.")
TOO_MANY = mark("Too many games are being analysed for you ({most} at most): wait for one of them.")


class Study:
    """What is known so far of one seat's decisions."""

    def __init__(self, table: str, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.decisions: list[int] | None = None
        self.weighed: list[Weighed] = []
        self.looked: dict[int, Looked] = {}  # by the number of the answer
        self.running = False
        self.address = ""  # for whom
        self.broken = False  # something went wrong
        self.watchers = 0
        self.until = 0.0  # while it goes on without any
        self.news = asyncio.Event()

    @property
    def rest(self) -> list[int]:
        """Decisions that are not weighed yet."""
        return [] if self.decisions is None else self.decisions[len(self.weighed) :]

    @property
    def suspects(self) -> list[int]:
        return [one.at for one in worst(self.weighed, SUSPECTS)]

    @property
    def whole(self) -> bool:
        return self.decisions is not None and not self.rest and all(at in self.looked for at in self.suspects)

    @property
    def progress(self) -> float:
        """How much of it is done, from 0 to 1; the first look takes most of the time."""
        if not self.decisions:
            return float(self.whole)
        suspects = self.suspects
        closer = sum(at in self.looked for at in suspects) / len(suspects) if suspects else 1.0
        return 0.75 * len(self.weighed) / len(self.decisions) + (0.0 if self.rest else 0.25 * closer)

    @property
    def figures(self) -> list[Weighed]:
        """Each decision as it was looked at last."""
        return [self.looked[one.at].weighed if one.at in self.looked else one for one in self.weighed]

    @property
    def mattered(self) -> list[Looked]:
        """The dearest decisions, as the closer look has them."""
        return [self.looked[one.at] for one in worst([each.weighed for each in self.looked.values()], MATTER)]

    def announce(self) -> None:
        self.news.set()
        self.news = asyncio.Event()


class Studies:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.kept: OrderedDict[tuple[str, int], Study] = OrderedDict()

    def of(self, table: str, seat: int) -> Study:
        """What there is of it, perhaps nothing yet. Who asks looks at it."""
        study = self.kept.pop((table, seat), None) or Study(table, seat)
        self.kept[table, seat] = study
        study.until = self.hall.times.steady() + WAITS
        idle = [key for key, one in self.kept.items() if not one.running and not one.watchers]
        for old in idle[:-KEPT]:
            del self.kept[old]
        return study

    def begin(self, study: Study, asked: Question, address: str) -> None:
        """Go on with it, unless it is whole or somebody has asked already."""
        if study.running or study.whole:
            return
        running = [one for one in self.kept.values() if one.running]
        if any(one.table == study.table for one in running):
            raise TooMuch(BUSY)
        if sum(one.address == address for one in running) >= MOST:
            raise TooMuch(TOO_MANY, most=MOST)
        self.hall.thinkers.queue.check(address)
        study.running, study.address, study.broken = True, address, False
        self.hall.spawn(self._run(study, asked))

    @contextmanager
    def watching(self, study: Study) -> Iterator[None]:
        study.watchers += 1
        try:
            yield
        finally:
            study.watchers -= 1
            study.until = self.hall.times.steady() + LEFT

    def awaited(self, study: Study) -> bool:
        return study.watchers > 0 or self.hall.times.steady() < study.until

    def tell(self) -> None:
        for study in self.kept.values():
            study.announce()

    async def _run(self, study: Study, asked: Question) -> None:
        try:
            while not study.whole and self.awaited(study):
                await self._step(study, asked)
                study.announce()
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("the analysis of table %s broke off", study.table)
            study.broken = True
        finally:
            study.running = False
            study.announce()

    async def _step(self, study: Study, asked: Question) -> None:
        think, asker = self.hall.thinkers.study, Asker(study.address, study.table)
        if study.decisions is None:
            found = await think(asker, decisions, asked)
            study.decisions = found[:: -(-len(found) // limits.DECISIONS) or 1]
        elif study.rest:
            each = min(EACH, FIRST / len(study.decisions))
            study.weighed += await think(asker, weighed, asked, study.rest, each / 2, SPELL)
        else:
            at = next(at for at in study.suspects if at not in study.looked)
            study.looked[at] = await think(asker, looked_into, asked, at, CLOSER / 2)
