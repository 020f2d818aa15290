"""Texts that only this server (and those who share its database) could have written."""

from __future__ import annotations

import hashlib
import hmac

LENGTH = 32


def sign(key: str, purpose: str, text: str) -> str:
    """`text.signature`, good for this purpose alone."""
    return f"{text}.{_signature(key, purpose, text)}"


def read(key: str, purpose: str, signed: str) -> str | None:
    """The text, or None when it was signed by somebody else or for something else."""
    text, _, signature = signed.rpartition(".")
    if not text or not hmac.compare_digest(signature.encode(), _signature(key, purpose, text).encode()):
        return None
    return text


def _signature(key: str, purpose: str, text: str) -> str:
    return hmac.new(key.encode(), f"{purpose} {text}".encode(), hashlib.sha256).hexdigest()[:LENGTH]
