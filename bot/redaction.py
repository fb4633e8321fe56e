"""Removing tokens and secrets from what is logged or sent."""

from __future__ import annotations

import re
from collections.abc import Mapping

REDACTED = "[redacted]"

_TOKEN = re.compile(r"[A-Za-z0-9_-]{23,28}\.[A-Za-z0-9_-]{6,7}\.[A-Za-z0-9_-]{27,}")
"""The shape of a bot token: three parts in base 64."""

_SECRET_URL = re.compile(r"(webhooks/\d+/|interactions/\d+/)[A-Za-z0-9_.=-]{20,}")
"""URLs whose last part is a secret."""

_SECRET_NAMES = re.compile(r"token|secret|seed|password|authorization", re.IGNORECASE)


def redact(value: object) -> object:
    """Return the same value with tokens, and the values of keys that name a secret, replaced."""
    if isinstance(value, str):
        return _SECRET_URL.sub(rf"\g<1>{REDACTED}", _TOKEN.sub(REDACTED, value))
    if isinstance(value, Mapping):
        return {
            key: REDACTED if _SECRET_NAMES.search(str(key)) else redact(item)
            for key, item in value.items()
        }
    if isinstance(value, list | tuple | set | frozenset):
        return [redact(part) for part in value]
    return value
