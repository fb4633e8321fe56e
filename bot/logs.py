"""The log: structured lines through structlog, with whatever looks like a token taken out."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping, MutableMapping
from typing import Any, Literal, TextIO

import structlog

REDACTED = "[redacted]"

_TOKEN = re.compile(r"[A-Za-z0-9_-]{23,28}\.[A-Za-z0-9_-]{6,7}\.[A-Za-z0-9_-]{27,}")
"""The shape of a bot token: three parts in base 64."""

_HOOK = re.compile(r"(webhooks/\d+/|interactions/\d+/)[A-Za-z0-9_.=-]{20,}")
"""Addresses that carry a secret as their last part."""

_NAMES = re.compile(r"token|secret|seed|password|authorization", re.IGNORECASE)


def redact(thing: Any) -> Any:
    """The same value with tokens, and the values of keys that name a secret, taken out."""
    if isinstance(thing, str):
        return _HOOK.sub(rf"\g<1>{REDACTED}", _TOKEN.sub(REDACTED, thing))
    if isinstance(thing, Mapping):
        return {
            key: REDACTED if _NAMES.search(str(key)) else redact(value)
            for key, value in thing.items()
        }
    if isinstance(thing, list | tuple | set | frozenset):
        return [redact(part) for part in thing]
    return thing


def _redacted(
    _logger: Any, _method: str, record: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    cleaned: MutableMapping[str, Any] = redact(record)
    return cleaned


def set_up(
    level: int = logging.INFO,
    shape: Literal["console", "json"] = "console",
    stream: TextIO | None = None,
) -> None:
    """Send structlog's and every library's records to `stream` (standard error) in one shape.

    Tracebacks are rendered as text before the redaction and never with local variables: those
    could hold a seed or a person's cash. discord.py never goes below `info`: there it writes out
    all that is sent and received, what people see alone and the tokens of their presses included.
    """
    out = stream or sys.stderr
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            structlog.stdlib.PositionalArgumentsFormatter(),
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    last: Any = (
        structlog.processors.JSONRenderer(ensure_ascii=False, default=str)
        if shape == "json"
        else structlog.dev.ConsoleRenderer(
            colors=out.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                _redacted,
                last,
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    logging.getLogger("discord").setLevel(max(level, logging.INFO))
