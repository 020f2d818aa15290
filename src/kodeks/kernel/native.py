"""What mypyc reads, where mypy_extensions is not installed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int  # compiled, a machine integer; so it may only hold what fits 64 bits

    def mypyc_attr(**attrs: object) -> Callable[[T], T]:
        """mypyc reads the decorator while it compiles; at run time it does nothing."""
        return lambda decorated: decorated
