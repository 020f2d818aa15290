"""In which form the rules run. This module itself stays interpreted."""

from __future__ import annotations

from kodeks.kernel import state


def compiled() -> bool:
    """Whether the rules run compiled; KODEKS_RULES=interpreted or compiled insists on one form.

    >>> import kodeks
    >>> kodeks.compiled() in (True, False)
    True
    """
    return not state.__file__.endswith(".py")


def which() -> str:
    """The line that programs print at their start."""
    return "rules: compiled" if compiled() else "rules: interpreted (make native compiles them)"
