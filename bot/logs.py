"""Logging: structured lines through structlog, with tokens redacted."""

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

_SECRET_URL = re.compile(r"(webhooks/\d+/|interactions/\d+/)[A-Za-z0-9_.=-]{20,}")
"""URLs whose last part is a secret."""

_SECRET_NAMES = re.compile(r"token|secret|seed|password|authorization", re.IGNORECASE)


def redact(value: Any) -> Any:
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


def _redact_record(
    _logger: Any, _method: str, record: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    cleaned: MutableMapping[str, Any] = redact(record)
    return cleaned


def configure_logging(
    level: int = logging.INFO,
    log_format: Literal["console", "json"] = "console",
    stream: TextIO | None = None,
) -> None:
    """Send structlog's and every library's records to `stream` (standard error) in one format.

    Tracebacks are rendered as text before redaction and never with local variables: those could
    hold a seed or a person's cash. discord.py never logs below `info`: its debug log contains
    all traffic, including private answers and interaction tokens."""
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
    renderer: Any = (
        structlog.processors.JSONRenderer(ensure_ascii=False, default=str)
        if log_format == "json"
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
                _redact_record,
                renderer,
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    logging.getLogger("discord").setLevel(max(level, logging.INFO))
