"""What the server writes down of itself: plain lines for a person, or JSON lines for a program that collects them.

Every line carries the id of the request that it belongs to. No line holds what a visitor sent: no names, no cookies,
no numbers, no queries, and of an address only the form of its path (`/t/{table}/move`). Only the error for which a
table is set aside may quote a move.
"""

from __future__ import annotations

import json
import logging
import time
from contextvars import ContextVar

PLAIN, LINES = "plain", "json"
FORMATS = (PLAIN, LINES)
request_id: ContextVar[str] = ContextVar("request_id", default="")


class Plain(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = super().format(record)
        request = request_id.get()
        return f"{told} [{request}]" if request else told


class Lines(logging.Formatter):
    """One JSON object a line; what `extra={"fields": …}` gives stands beside the message."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        told: dict[str, object] = {"time": f"{at}.{int(record.msecs):03}Z", "level": record.levelname.lower()}
        told |= {"logger": record.name, "request": request_id.get(), "message": record.getMessage()}
        told |= getattr(record, "fields", {})
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def configure(how: str) -> None:
    """For the whole process; each request has a line of its own in JSON, where nobody reads them one by one."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines() if how == LINES else Plain("%(levelname)s: %(message)s"))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("kodeks").setLevel(logging.INFO if how == LINES else logging.WARNING)
